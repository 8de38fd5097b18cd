import QtQuick
import QtQuick.Controls.Basic

// A page of the rule editor to go to, with a mark for how many of its options are changed.
AbstractButton {
    id: tab

    required property bool isOn
    required property int changes
    property bool isChip: false

    implicitWidth: title.implicitWidth + 2.5 * Theme.gap + (changes > 0 ? mark.width + Theme.gap : 0)
    implicitHeight: Math.max(44, 42 * Theme.unit)
    focusPolicy: Qt.TabFocus

    Accessible.role: Accessible.PageTab
    Accessible.name: changes > 0 ? qsTr("%1, %n changed", "", changes).arg(text) : text
    Accessible.selectable: true
    Accessible.selected: isOn

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        Text {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap * 1.25
            width: Math.min(implicitWidth, parent.width - x - (mark.visible ? mark.width + 2 * Theme.gap : Theme.gap))
            text: tab.text
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
            color: tab.isOn ? Theme.accentText : Theme.panelText
            font.pixelSize: Theme.body
            font.weight: tab.isOn ? Font.DemiBold : Font.Normal
        }

        Rectangle {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            visible: tab.changes > 0
            width: Math.max(height, figure.implicitWidth + Theme.tiny * 0.8)
            height: Theme.tiny * 1.5
            radius: height / 2
            color: Theme.accentText

            Text {
                id: figure

                anchors.centerIn: parent
                text: tab.changes
                color: Theme.panel
                font.pixelSize: Theme.tiny
                font.weight: Font.DemiBold
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.7
        color: tab.hovered || tab.down ? Theme.panelHover : tab.isOn ? Theme.panelGlow : "transparent"
        border.width: tab.visualFocus ? 3 : tab.isChip && !tab.isOn ? 1 : 0
        border.color: tab.visualFocus ? Theme.panelText : Theme.panelEdge
    }
}
