pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// A small button with a drawn sign: "up", "down", "plus" or "minus".
AbstractButton {
    id: button

    required property string sign

    readonly property bool isArrow: sign === "up" || sign === "down"
    readonly property list<real> turns: isArrow ? (sign === "up" ? [-45, 45] : [45, -45]) : sign === "plus" ? [0, 90] : [0, 0]

    implicitWidth: Theme.button
    implicitHeight: Theme.button
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.3

    Accessible.name: text

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        id: space

        Repeater {
            model: 2

            Rectangle {
                required property int index

                readonly property real apart: button.isArrow ? (index - 0.5) * width * 0.66 : 0

                x: (space.width - width) / 2 + apart
                y: (space.height - height) / 2
                width: 11 * Theme.scaled(0.9)
                height: 2 * Theme.scaled(0.9)
                radius: height / 2
                rotation: button.turns[index]
                antialiasing: true
                color: Theme.panelText
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.7
        color: button.enabled && (button.hovered || button.down) ? Theme.panelHover : "transparent"
        border.width: button.visualFocus ? 2 : 1
        border.color: button.visualFocus ? Theme.panelText : Theme.panelLine
    }
}
