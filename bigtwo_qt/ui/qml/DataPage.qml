pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// Back-ups, and a fresh beginning.
Column {
    id: page

    required property DataBook book

    spacing: Theme.gap * 2

    Component.onCompleted: book.open()

    SettingsGroup {
        heading: qsTr("Back-up")

        PushButton {
            objectName: "backUp"
            isOnPanel: true
            enabled: page.book.isKept
            text: qsTr("Back up now")
            onClicked: page.book.backUp()
        }
    }

    Said {
        objectName: "dataSaid"
        visible: text !== ""
        text: page.book.said
        color: Theme.panelText

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Column {
        width: parent.width
        visible: page.book.question !== ""
        spacing: Theme.gap

        Said {
            objectName: "dataQuestion"
            text: page.book.question
            color: Theme.panelText

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Row {
            spacing: Theme.gap

            PushButton {
                objectName: "dataRefuse"
                isOnPanel: true
                text: qsTr("Leave everything as it is")
                onClicked: page.book.refuse()
            }

            PushButton {
                objectName: "dataAgree"
                isOnPanel: true
                isPrimary: true
                text: qsTr("Yes")
                onClicked: page.book.agree()
            }
        }
    }

    SettingsGroup {
        heading: qsTr("Restore a back-up")

        PathRow {
            width: parent.width
            enabled: page.book.isKept
            prompt: qsTr("A back-up, or drop one here")
            action: qsTr("Look through it")
            onChosen: place => page.book.askToRestore(place)

            DropArea {
                anchors.fill: parent
                keys: ["text/uri-list"]
                onDropped: drop => {
                    page.book.askToRestore(drop.urls[0].toString());
                    drop.accept(Qt.CopyAction);
                }
            }
        }
    }

    SettingsGroup {
        heading: qsTr("Begin afresh")

        PushButton {
            objectName: "dataReset"
            isOnPanel: true
            enabled: page.book.isKept
            text: qsTr("Reset everything…")
            onClicked: page.book.askToReset()
        }
    }

    component Said: Text {
        width: page.width
        textFormat: Text.PlainText
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }
}
