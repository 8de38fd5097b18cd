pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// One of several choices: its name, under a picture of cards on a table if it has one.
AbstractButton {
    id: tile

    required property bool isOn
    // What the cards lie on, "" for nothing, and their pictures from left to right.
    property string cloth: ""
    property list<string> cards: []

    readonly property real inset: Theme.gap * 0.6
    readonly property real pictureHeight: cards.length > 0 ? 68 * Theme.scaled(0.8) : 0
    readonly property real cardHeight: pictureHeight - (cloth !== "" ? 1.6 * Theme.gap : 0)

    implicitHeight: cards.length > 0 ? pictureHeight + Theme.body * 1.7 + 2 * inset : Theme.button
    focusPolicy: isOn || activeFocus ? Qt.TabFocus : Qt.NoFocus
    font.pixelSize: Theme.body
    font.weight: isOn ? Font.DemiBold : Font.Normal

    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: isOn

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        Image {
            x: tile.inset
            y: tile.inset
            visible: tile.cloth !== ""
            width: tile.width - 2 * tile.inset
            height: tile.pictureHeight
            fillMode: Image.PreserveAspectCrop
            source: tile.cloth
            sourceSize: Qt.size(Math.ceil(height * 1.6), Math.ceil(height))
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: tile.inset + (tile.pictureHeight - height) / 2
            height: tile.cardHeight
            spacing: -height * (tile.cards.length > 2 ? 0.42 : 0.26)

            Repeater {
                model: tile.cards

                Image {
                    required property string modelData

                    height: tile.cardHeight
                    width: Math.round(height * 264 / 360)
                    source: modelData
                    sourceSize: Qt.size(width, Math.ceil(height))
                }
            }
        }

        Text {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: tile.cards.length > 0 ? tile.inset * 0.7 : (parent.height - height) / 2
            width: parent.width
            leftPadding: tile.inset
            rightPadding: tile.inset
            text: tile.text
            textFormat: Text.PlainText
            color: tile.isOn ? Theme.accentText : Theme.panelText
            font: tile.font
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.8
        color: tile.down || tile.hovered ? Theme.panelHover : tile.isOn ? Theme.panelGlow : "transparent"
        border.width: tile.visualFocus ? 3 : tile.isOn ? 2 : 1
        border.color: tile.visualFocus ? Theme.panelText : tile.isOn ? Theme.accentText : Theme.panelEdge
    }
}
