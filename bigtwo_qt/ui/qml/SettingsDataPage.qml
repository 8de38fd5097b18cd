import QtQuick
import BigTwo

// Where everything is kept. What is done with it stands in groups of its own under that.
Column {
    id: page

    required property Preferences preferences

    spacing: Theme.gap * 2

    SettingsGroup {
        heading: qsTr("Where everything is kept")

        Text {
            width: parent.width
            text: page.preferences.folder !== "" ? qsTr("Settings, results, the match in progress and your own rules lie in one folder:") : qsTr("Nothing is kept: this is a demonstration.")
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }

        Text {
            objectName: "dataFolder"
            visible: text !== ""
            width: parent.width
            text: page.preferences.folder
            textFormat: Text.PlainText
            wrapMode: Text.WrapAnywhere
            color: Theme.panelText
            font.pixelSize: Theme.body

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Flow {
            width: parent.width
            visible: page.preferences.folder !== ""
            spacing: Theme.gap

            PushButton {
                objectName: "openFolder"
                isOnPanel: true
                text: qsTr("Open the folder")
                onClicked: page.preferences.openFolder()
            }

            PushButton {
                objectName: "copyFolder"
                isOnPanel: true
                text: qsTr("Copy its place")
                onClicked: page.preferences.copyFolder()
            }
        }
    }
}
