import QtQuick
import QtQuick.Controls.Basic

// One quiet line that says that the cards were fixed before play; it opens what is known of it.
AbstractButton {
    id: row

    implicitHeight: Theme.button
    implicitWidth: Math.ceil(label.implicitWidth) + 2 * label.x + 1
    focusPolicy: Qt.TabFocus

    Accessible.name: text
    Accessible.description: qsTr("Open the code and, after the deal, the cards")

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        Text {
            id: label

            x: Theme.gap * 0.75
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: row.text
            textFormat: Text.PlainText
            color: row.hovered || row.visualFocus ? Theme.panelText : Theme.panelMuted
            font.pixelSize: Theme.tiny
            elide: Text.ElideRight
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.7
        color: row.hovered || row.down ? Theme.panelHover : "transparent"
        border.width: row.visualFocus ? 2 : 0
        border.color: Theme.panelText
    }
}
