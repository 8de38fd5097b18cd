import QtQuick
import QtQuick.Controls.Basic

// A thin scroll bar for lists on panels.
ScrollBar {
    id: bar

    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    padding: 0
    contentItem: Rectangle {
        implicitWidth: 5 * Theme.scaled(1)
        radius: width / 2
        color: bar.pressed || bar.hovered ? Theme.panelMuted : Theme.panelLine
    }
}
