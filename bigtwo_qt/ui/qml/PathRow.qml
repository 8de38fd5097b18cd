import QtQuick
import QtQuick.Controls.Basic

// A field for the path of a file, and the button that takes it.
FocusScope {
    id: row

    required property string prompt
    required property string action

    signal chosen(string place)

    function choose(): void {
        if (field.text.trim() !== "") {
            chosen(field.text);
        }
    }

    implicitHeight: Theme.button
    function begin(): void {
        field.forceActiveFocus();
    }

    TextField {
        id: field

        objectName: "pathField"
        focus: true
        width: parent.width - take.width - Theme.gap
        height: parent.height
        placeholderText: row.prompt
        verticalAlignment: Text.AlignVCenter
        color: Theme.panelText
        placeholderTextColor: Theme.panelMuted
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        selectByMouse: true
        font.pixelSize: Theme.small
        leftPadding: Theme.gap * 1.5
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly

        Accessible.role: Accessible.EditableText
        Accessible.name: row.prompt

        background: Rectangle {
            radius: Theme.radius * 0.7
            color: Theme.panelHover
            border.width: field.activeFocus ? 2 : 1
            border.color: field.activeFocus ? Theme.accentText : Theme.panelLine
        }

        Keys.onReturnPressed: row.choose()
        Keys.onEnterPressed: row.choose()
    }

    PushButton {
        id: take

        objectName: "pathButton"
        anchors.right: parent.right
        isOnPanel: true
        isPrimary: true
        enabled: field.text.trim() !== ""
        text: row.action
        onClicked: row.choose()
    }
}
