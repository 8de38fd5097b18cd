import QtQuick
import QtQuick.Controls.Basic

// A field on a panel in which a line is typed.
TextField {
    id: field

    required property string name

    implicitHeight: Theme.button
    leftPadding: Theme.gap * 1.5
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
        color: Theme.panelHover
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? Theme.accentText : Theme.panelEdge
    }
}
