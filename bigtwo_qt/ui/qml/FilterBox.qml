pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// A choice of one thing from a list that drops down; the first entry is that for everything.
ComboBox {
    id: box

    required property string label

    implicitHeight: Theme.button
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.small
    leftPadding: Theme.body * 0.9
    rightPadding: Theme.body * 1.9

    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + displayText

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Text {
        verticalAlignment: Text.AlignVCenter
        text: box.displayText
        textFormat: Text.PlainText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight
        color: box.currentIndex > 0 ? Theme.accentText : Theme.panelText
        font: box.font
    }
    indicator: Item {
        x: box.width - Theme.body * 1.6
        width: Theme.body
        height: box.height

        Repeater {
            model: [45, -45]

            Rectangle {
                required property int modelData

                x: (modelData > 0 ? -0.19 : 0.19) * Theme.body + (parent.width - width) / 2
                y: (parent.height - height) / 2
                width: Theme.body * 0.6
                height: Math.max(1.5, Theme.body * 0.11)
                radius: height / 2
                rotation: modelData
                antialiasing: true
                color: Theme.panelMuted
            }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: box.hovered || box.down ? Theme.panelHover : "transparent"
        border.width: box.visualFocus ? 2 : 1
        border.color: box.visualFocus ? Theme.accentText : Theme.panelEdge
    }
    delegate: ItemDelegate {
        id: entry

        required property string modelData
        required property int index

        width: ListView.view.width
        height: Math.max(38, 38 * Theme.unit)
        text: modelData
        highlighted: box.highlightedIndex === index
        contentItem: Text {
            verticalAlignment: Text.AlignVCenter
            text: entry.text
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: entry.index === box.currentIndex ? Theme.accentText : Theme.panelText
            font.pixelSize: Theme.small
            font.weight: entry.index === box.currentIndex ? Font.DemiBold : Font.Normal
        }
        background: Rectangle {
            radius: Theme.radius * 0.6
            color: entry.highlighted ? Theme.panelHover : "transparent"
        }
    }
    popup: Popup {
        y: box.height + 2
        width: Math.max(box.width, 190 * Theme.scaled(0.85))
        height: Math.min(contentItem.implicitHeight + 2 * padding, 320 * Theme.scaled(0.85))
        padding: 4
        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: PanelScroll {}
        }
        background: Rectangle {
            radius: Theme.radius * 0.8
            color: Theme.panel
            border.width: 1
            border.color: Theme.panelEdge
        }
    }
}
