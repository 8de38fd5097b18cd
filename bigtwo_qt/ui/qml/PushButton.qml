import QtQuick
import QtQuick.Controls.Basic

// A button of the action bar and the panels: the accent for the one thing to do, quiet else.
AbstractButton {
    id: button

    property bool isPrimary: false
    property bool isOnPanel: false
    property string picture: ""

    readonly property color ink: !isPrimary || !enabled ? (isOnPanel ? Theme.panelText : Theme.text) : Theme.accentInk

    // What stands on it in full; a narrower button shortens its text.
    readonly property real wanted: label.implicitWidth + (drawn.visible ? drawn.width + (label.visible ? content.spacing : 0) : 0)

    implicitHeight: Theme.button
    implicitWidth: Math.max(Theme.button, wanted + 28 * Theme.scaled(0.85))
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.5
    font.pixelSize: Theme.body
    font.weight: isPrimary ? Font.DemiBold : Font.Medium

    Accessible.name: text

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        implicitWidth: button.wanted

        Row {
            id: content

            anchors.centerIn: parent
            spacing: 8 * Theme.scaled(0.85)

            Image {
                id: drawn

                anchors.verticalCenter: parent.verticalCenter
                visible: button.picture !== "" && !button.isPrimary && !button.isOnPanel
                width: visible ? Theme.large : 0
                height: width
                source: button.picture !== "" ? Theme.icon(button.picture) : ""
                sourceSize: Qt.size(Theme.large, Theme.large)
            }

            Text {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, button.width - 20 * Theme.scaled(0.8) - (drawn.visible ? drawn.width + content.spacing : 0))
                visible: text !== ""
                text: button.display === AbstractButton.IconOnly ? "" : button.text
                font: button.font
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                color: button.ink
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: {
            if (button.isPrimary && button.enabled) {
                return button.down ? Theme.accentPressed : button.hovered ? Theme.accentHover : Theme.accent;
            }
            if (button.isOnPanel) {
                return button.down || button.hovered ? Theme.panelHover : "transparent";
            }
            return button.down ? Theme.quietPressed : button.hovered ? Theme.quietHover : Theme.quiet;
        }
        border.width: button.visualFocus ? 2 : button.isOnPanel && !button.isPrimary ? 1 : 0
        border.color: button.visualFocus ? (button.isOnPanel ? Theme.panelText : Theme.focusRing) : Theme.panelEdge
    }
}
