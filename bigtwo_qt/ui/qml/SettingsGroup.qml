import QtQuick

// Settings that belong together, under their heading.
Column {
    id: group

    required property string heading

    width: parent?.width ?? 0
    spacing: Theme.gap * 1.4

    Text {
        text: group.heading
        color: Theme.accentText
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
