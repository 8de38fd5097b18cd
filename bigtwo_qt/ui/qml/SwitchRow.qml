import QtQuick
import QtQuick.Controls.Basic

// Something that is on or off.
AbstractButton {
    id: row

    required property bool isOn

    implicitHeight: Math.max(Theme.button, said.implicitHeight + Theme.gap)
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.body

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: isOn

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        Text {
            id: said

            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.right: track.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: row.text
            textFormat: Text.PlainText
            color: Theme.panelText
            font: row.font
            wrapMode: Text.WordWrap
        }

        Rectangle {
            id: track

            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: height * 1.8
            height: 21 * Theme.scaled(0.9)
            radius: height / 2
            color: row.isOn ? Theme.accentText : "transparent"
            border.width: row.isOn ? 0 : 1.6
            border.color: Theme.panelMuted

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                x: row.isOn ? parent.width - width - 3 : 4
                width: parent.height - 7
                height: width
                radius: width / 2
                color: row.isOn ? Theme.panel : Theme.panelMuted
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.7
        color: row.hovered || row.down ? Theme.panelHover : "transparent"
        border.width: row.visualFocus ? 3 : 0
        border.color: Theme.panelText
    }
}
