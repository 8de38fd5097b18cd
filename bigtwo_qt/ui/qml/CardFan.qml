pragma ComponentBehavior: Bound
import QtQuick

// A few small cards, spread like a hand that is held.
Item {
    id: fan

    required property list<string> faces
    // Few cards are drawn larger.
    readonly property real cardWidth: (faces.length > 3 ? 42 : 52) * Theme.scaled(0.85)

    readonly property real cardHeight: Math.round(cardWidth * 360 / 264)
    readonly property real step: faces.length > 1 ? Math.min(cardWidth * 0.5, (width - cardWidth * 1.2) / (faces.length - 1)) : 0

    implicitHeight: cardHeight * 1.12

    Accessible.ignored: true

    Repeater {
        model: fan.faces

        Image {
            required property string modelData
            required property int index

            readonly property real off: index - (fan.faces.length - 1) / 2

            x: fan.width / 2 - width / 2 + off * fan.step
            y: (fan.height - fan.cardHeight) / 2 + off * off * 0.9
            width: Math.round(fan.cardWidth)
            height: fan.cardHeight
            rotation: off * 5
            antialiasing: true
            source: Theme.cardPicture(modelData)
            sourceSize: Qt.size(width, height)
        }
    }
}
