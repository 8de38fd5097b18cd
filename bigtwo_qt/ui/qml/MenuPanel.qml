pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The menu: the match, speed, motion, keys, window.
Panel {
    id: panel

    required property Game game

    signal keysAsked
    signal fullScreenAsked
    signal quitAsked

    objectName: "menuPanel"
    implicitWidth: 270 * Theme.scaled(0.9)
    implicitHeight: rows.implicitHeight + 2 * inset

    Column {
        id: rows

        width: parent.width
        spacing: 2

        Entry {
            objectName: "menuNewMatch"
            text: qsTr("New match")
            keys: qsTr("Ctrl+N")
            onClicked: {
                panel.closed();
                panel.game.newMatch();
            }
        }

        Text {
            text: qsTr("Speed")
            color: Theme.panelMuted
            font.pixelSize: Theme.tiny
            topPadding: 8
            leftPadding: 10
        }

        Repeater {
            model: [["relaxed", qsTr("Relaxed")], ["normal", qsTr("Normal")], ["fast", qsTr("Fast")], ["instant", qsTr("Instant")]]

            Entry {
                required property list<string> modelData

                objectName: "speed-" + modelData[0]
                text: modelData[1]
                checkable: true
                checked: panel.game.speed === modelData[0]
                onClicked: panel.game.speed = modelData[0]
            }
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.panelLine
        }

        Entry {
            objectName: "menuReduceMotion"
            text: qsTr("Reduce motion")
            checkable: true
            checked: panel.game.reduceMotion
            onClicked: panel.game.reduceMotion = !panel.game.reduceMotion
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.panelLine
        }

        Entry {
            text: qsTr("Keys")
            keys: "?"
            onClicked: {
                panel.closed();
                panel.keysAsked();
            }
        }

        Entry {
            text: qsTr("Full screen")
            keys: qsTr("F11")
            onClicked: {
                panel.closed();
                panel.fullScreenAsked();
            }
        }

        Entry {
            text: qsTr("Quit")
            keys: qsTr("Ctrl+Q")
            onClicked: panel.quitAsked()
        }
    }

    component Entry: AbstractButton {
        id: entry

        property string keys: ""

        width: rows.width
        height: Math.max(36, 40 * Theme.unit)
        focusPolicy: Qt.TabFocus
        Accessible.name: text
        contentItem: Item {
            Text {
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                text: entry.text
                color: entry.checked ? Theme.goldText : Theme.panelText
                font.pixelSize: Theme.body
                font.weight: entry.checked ? Font.DemiBold : Font.Normal
            }

            Text {
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                text: entry.checked ? "✓" : entry.keys
                color: entry.checked ? Theme.goldText : Theme.panelMuted
                font.pixelSize: Theme.small
            }
        }
        background: Rectangle {
            radius: 8
            color: entry.hovered || entry.down || entry.visualFocus ? Theme.panelHover : "transparent"
            border.width: entry.visualFocus ? 2 : 0
            border.color: Theme.panelText
        }
    }
}
