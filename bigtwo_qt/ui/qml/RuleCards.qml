pragma ComponentBehavior: Bound
import QtQuick

// Some cards of an example, one over the other; cards that cannot be played step back.
Row {
    id: cards

    required property list<string> faces
    property real cardWidth: 46 * Theme.scaled(0.85)
    property bool isPlayed: true
    // Whether the cards may come after the words: many at once take a while to draw.
    property bool isLazy: false

    readonly property real step: 0.46

    spacing: -Math.round(cardWidth * (1 - step))

    Repeater {
        model: cards.faces

        Image {
            required property string modelData

            width: Math.round(cards.cardWidth)
            height: Math.round(width * 360 / 264)
            asynchronous: cards.isLazy
            source: Theme.cardPicture(modelData)
            sourceSize: Qt.size(width, height)

            Rectangle {
                anchors.fill: parent
                anchors.margins: parent.width * 0.05
                visible: !cards.isPlayed
                opacity: 1 - 2 * Theme.veilOfHand / 1.5
                radius: width * 0.05
                color: Theme.panel
            }
        }
    }
}
