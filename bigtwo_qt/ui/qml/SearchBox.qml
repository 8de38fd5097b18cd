import QtQuick
import QtQuick.Controls.Basic

// A field in which words to look for are typed.
TextField {
    id: field

    property string prompt: ""

    implicitHeight: Theme.button
    leftPadding: Theme.body * 2.3
    rightPadding: Theme.body
    verticalAlignment: Text.AlignVCenter
    placeholderText: prompt
    color: Theme.panelText
    placeholderTextColor: Theme.panelMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    font.pixelSize: Theme.body
    inputMethodHints: Qt.ImhNoPredictiveText

    Accessible.role: Accessible.EditableText
    Accessible.name: prompt

    background: Rectangle {
        radius: height / 2
        color: Theme.panelHover
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? Theme.accentText : Theme.panelEdge
    }

    // A looking glass.
    Item {
        x: Theme.body * 0.9
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.body
        height: width

        Rectangle {
            width: parent.width * 0.72
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Math.max(1.5, parent.width * 0.11)
            border.color: Theme.panelMuted
        }

        Rectangle {
            x: parent.width * 0.56
            y: parent.width * 0.74
            width: parent.width * 0.44
            height: Math.max(1.5, parent.width * 0.12)
            radius: height / 2
            rotation: 45
            antialiasing: true
            color: Theme.panelMuted
        }
    }
}
