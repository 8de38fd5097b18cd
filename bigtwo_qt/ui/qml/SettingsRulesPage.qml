import QtQuick
import BigTwo

// By which rules the table is played, and where they are changed.
Column {
    id: page

    required property Game game

    signal overlayAsked(string name)

    spacing: Theme.gap * 2

    SettingsGroup {
        heading: qsTr("Rules of the table")

        Text {
            width: parent.width
            text: page.game.matchTitle
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelText
            font.pixelSize: Theme.body
        }

        Text {
            width: parent.width
            text: qsTr("Every rule of the game can be changed, kept under a name of your own, and given to others.")
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }

        Flow {
            width: parent.width
            spacing: Theme.gap

            PushButton {
                objectName: "settingsEditor"
                isOnPanel: true
                text: qsTr("Change the rules…")
                onClicked: page.overlayAsked("editor")
            }

            PushButton {
                objectName: "settingsRead"
                isOnPanel: true
                text: qsTr("Read the rules")
                onClicked: page.overlayAsked("rules")
            }
        }
    }
}
