import QtQuick
import QtQuick.Controls.Basic

// A field for a short text that looks like the text itself until it is written in.
TextField {
    id: field

    required property string name

    implicitHeight: Theme.button
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    verticalAlignment: Text.AlignVCenter
    color: Theme.panelText
    placeholderTextColor: Theme.panelMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    font.pixelSize: Theme.body
    inputMethodHints: Qt.ImhNoPredictiveText

    Accessible.role: Accessible.EditableText
    Accessible.name: name

    background: Rectangle {
        radius: Theme.radius * 0.7
        color: field.activeFocus || field.hovered ? Theme.panelHover : "transparent"
        border.width: field.activeFocus ? 2 : 0
        border.color: Theme.accentText

        Rectangle {
            x: Theme.gap
            y: parent.height - Theme.gap
            visible: !field.activeFocus
            width: parent.width - 2 * Theme.gap
            height: 1
            color: Theme.panelLine
        }
    }
}
