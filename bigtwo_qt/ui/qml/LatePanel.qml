import QtQuick

// A panel whose file is loaded when it is opened, so that the window need not wait for it.
Loader {
    id: late

    required property string file
    // What the panel is given.
    required property var needs

    signal closed

    focus: true

    Component.onCompleted: setSource(file, needs)

    Connections {
        target: late.item as Panel

        function onClosed(): void {
            late.closed();
        }
    }
}
