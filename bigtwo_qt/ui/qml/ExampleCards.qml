import QtQuick

// Cards of an example in a line, small: those that beat, a sign, and those that are beaten.
Row {
    id: row

    // With faces, sign, against and isPlayed.
    required property var drawing

    readonly property int count: drawing.faces.length + drawing.against.length
    readonly property real most: parent?.width ?? 0
    // Smaller where many cards have to stand side by side.
    readonly property real cardWidth: Math.min(36 * Theme.scaled(0.85), (most - sign.implicitWidth - 2 * spacing) / (2 + 0.46 * Math.max(0, count - 1)))

    spacing: Theme.gap
    topPadding: 2
    bottomPadding: 2

    RuleCards {
        faces: row.drawing.faces
        cardWidth: row.cardWidth
        isLazy: true
        isPlayed: row.drawing.isPlayed
    }

    Text {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: row.drawing.isPlayed ? row.drawing.sign : qsTr("not played")
        textFormat: Text.PlainText
        color: row.drawing.isPlayed ? Theme.accentText : Theme.panelMuted
        font.pixelSize: Theme.tiny
        font.weight: Font.DemiBold

        Accessible.ignored: true
    }

    RuleCards {
        visible: row.drawing.against.length > 0
        faces: row.drawing.against
        cardWidth: row.cardWidth
        isLazy: true
    }
}
