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
            text: qsTr("New match")
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

        Text {
            text: qsTr("Speed")
            color: Theme.panelMuted
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            topPadding: 4
            bottomPadding: 2
            leftPadding: Theme.gap * 1.25
        }

        Repeater {
            model: [["relaxed", qsTr("Relaxed")], ["normal", qsTr("Normal")], ["fast", qsTr("Fast")], ["instant", qsTr("Instant")]]

            Entry {
                required property list<string> modelData

                objectName: "speed-" + modelData[0]
                text: modelData[1]
                mark: "dot"
                isOn: panel.game.preferences.speed === modelData[0]
                Accessible.role: Accessible.RadioButton
                onClicked: panel.game.preferences.speed = modelData[0]
            }
        }

        Line {}

        Entry {
            objectName: "menuReduceMotion"
            text: qsTr("Reduce motion")
            mark: "switch"
            isOn: panel.game.preferences.reduceMotion
            Accessible.role: Accessible.CheckBox
            onClicked: panel.game.preferences.reduceMotion = !panel.game.preferences.reduceMotion
        }

        Line {}

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
        property string mark: ""
        property bool isOn: false

        width: rows.width
        height: Math.max(36, 40 * Theme.unit)
        opacity: enabled ? 1 : 0.5
        focusPolicy: Qt.TabFocus
        Accessible.name: text
        Accessible.checkable: mark !== ""
        Accessible.checked: isOn

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
                color: entry.isOn && entry.mark === "dot" ? Theme.goldText : Theme.panelText
                font.pixelSize: Theme.body
                font.weight: entry.isOn && entry.mark === "dot" ? Font.DemiBold : Font.Normal
            }

            Text {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap * 1.25
                anchors.verticalCenter: parent.verticalCenter
                text: entry.keys
                color: Theme.panelMuted
                font.pixelSize: Theme.small
            }

            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap * 1.5
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.mark === "dot"
                width: 17 * Theme.scaled(0.9)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 1.6
                border.color: entry.isOn ? Theme.goldText : Theme.panelMuted

                Rectangle {
                    anchors.centerIn: parent
                    visible: entry.isOn
                    width: parent.width * 0.52
                    height: width
                    radius: width / 2
                    color: Theme.goldText
                }
            }

            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap * 1.5
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.mark === "switch"
                width: height * 1.8
                height: 18 * Theme.scaled(0.9)
                radius: height / 2
                color: entry.isOn ? Theme.goldText : "transparent"
                border.width: entry.isOn ? 0 : 1.6
                border.color: Theme.panelMuted

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    x: entry.isOn ? parent.width - width - 3 : 4
                    width: parent.height - 7
                    height: width
                    radius: width / 2
                    color: entry.isOn ? Theme.panel : Theme.panelMuted
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius * 0.7
            color: entry.hovered || entry.down || entry.visualFocus ? Theme.panelHover : "transparent"
            border.width: entry.visualFocus ? 2 : 0
            border.color: Theme.goldText
        }
    }
}
