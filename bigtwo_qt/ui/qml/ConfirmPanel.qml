import QtQuick

// Asks before a match that is going on is given up.
Panel {
    id: panel

    signal confirmed

    objectName: "confirmPanel"
    heading: qsTr("Begin a new match?")
    implicitWidth: 380 * Theme.scaled(0.85)
    implicitHeight: 2 * inset + headHeight + said.implicitHeight + inset + Theme.button

    Text {
        id: said

        width: parent.width
        text: qsTr("The match that is being played is given up.")
        wrapMode: Text.WordWrap
        color: Theme.panelMuted
        font.pixelSize: Theme.body
    }

    Row {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.gap

        PushButton {
            objectName: "keepPlayingButton"
            isOnPanel: true
            text: qsTr("Keep playing")
            onClicked: panel.closed()
        }

        PushButton {
            objectName: "confirmButton"
            focus: true
            isOnPanel: true
            isPrimary: true
            text: qsTr("New match")
            onClicked: panel.confirmed()
        }
    }
}
