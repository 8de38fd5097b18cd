pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The menu: the match, the table, help, the window.
Panel {
    id: panel

    required property Game game

    signal newMatchAsked
    signal numberAsked
    signal takeBackAsked
    signal resultsAsked
    signal settingsAsked
    signal rulesAsked
    signal editorAsked
    signal keysAsked
    signal fullScreenAsked
    signal quitAsked

    objectName: "menuPanel"
    implicitWidth: 280 * Theme.scaled(0.9)
    implicitHeight: rows.implicitHeight + 2 * inset
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Menu")

    Column {
        id: rows

        width: parent.width
        spacing: 2

        Entry {
            objectName: "menuNewMatch"
            focus: true
            text: qsTr("New match…")
            keys: qsTr("Ctrl+N")
            onClicked: panel.newMatchAsked()
        }

        Entry {
            objectName: "menuNumber"
            text: qsTr("Deal a number…")
            keys: qsTr("Ctrl+D")
            onClicked: panel.numberAsked()
        }

        Entry {
            objectName: "menuTakeBack"
            text: qsTr("Take back")
            keys: qsTr("Ctrl+Z")
            enabled: panel.game.canTakeBack
            onClicked: panel.takeBackAsked()
        }

        Line {}

        Entry {
            objectName: "menuResults"
            text: qsTr("Results…")
            keys: qsTr("Ctrl+M")
            onClicked: panel.resultsAsked()
        }

        Entry {
            objectName: "menuSettings"
            text: qsTr("Settings…")
            keys: qsTr("Ctrl+,")
            onClicked: panel.settingsAsked()
        }

        Entry {
            objectName: "menuRules"
            text: qsTr("Rules")
            keys: qsTr("F1")
            onClicked: panel.rulesAsked()
        }

        Entry {
            objectName: "menuEditor"
            text: qsTr("Change the rules…")
            keys: qsTr("Ctrl+R")
            onClicked: panel.editorAsked()
        }

        Entry {
            objectName: "menuKeys"
            text: qsTr("Keys")
            keys: "?"
            onClicked: panel.keysAsked()
        }

        Entry {
            objectName: "menuFullScreen"
            text: qsTr("Full screen")
            keys: qsTr("F11")
            onClicked: panel.fullScreenAsked()
        }

        Entry {
            objectName: "menuQuit"
            text: qsTr("Quit")
            keys: qsTr("Ctrl+Q")
            onClicked: panel.quitAsked()
        }
    }

    component Line: Item {
        width: rows.width
        height: 9 * Theme.scaled(0.8)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 1
            color: Theme.panelLine
        }
    }

    component Entry: AbstractButton {
        id: entry

        property string keys: ""

        width: rows.width
        height: Theme.button
        opacity: enabled ? 1 : 0.5
        focusPolicy: Qt.TabFocus
        Accessible.name: text

        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        contentItem: Item {
            Text {
                x: Theme.gap * 1.25
                anchors.verticalCenter: parent.verticalCenter
                text: entry.text
                color: Theme.panelText
                font.pixelSize: Theme.body
            }

            Text {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap * 1.25
                anchors.verticalCenter: parent.verticalCenter
                text: entry.keys
                color: Theme.panelMuted
                font.pixelSize: Theme.small
            }
        }
        background: Rectangle {
            radius: Theme.radius * 0.7
            color: entry.hovered || entry.down || entry.visualFocus ? Theme.panelHover : "transparent"
            border.width: entry.visualFocus ? 2 : 0
            border.color: Theme.accentText
        }
    }
}
