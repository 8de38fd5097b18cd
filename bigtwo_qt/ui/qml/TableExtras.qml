pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// What some systems bring to the table: voices and tags at the seats, a sentence in the middle,
// the cards that stay out of play, and the points of two sides.
Item {
    id: extras

    required property Game game
    required property TableLayout layout

    // Over the cards that are played, under the panels.
    z: 2000

    Connections {
        target: extras.game

        function onSaid(seat: int, text: string, sentence: string): void {
            extras.Accessible.announce(sentence);
        }
    }

    Repeater {
        model: extras.game.seats

        SeatVoice {
            game: extras.game
            layout: extras.layout
        }
    }

    // How many cards stay out of play.
    Rectangle {
        objectName: "undealt"
        x: extras.layout.asideX - width / 2
        y: extras.layout.heapY - height / 2
        width: Math.max(height, count.implicitWidth + Theme.tiny)
        height: count.implicitHeight + 4
        radius: height / 2
        visible: extras.game.texts.undealtCount > 0
        color: Theme.plate

        Accessible.role: Accessible.StaticText
        Accessible.name: extras.game.texts.undealt

        Text {
            id: count

            anchors.centerIn: parent
            text: extras.game.texts.undealtCount
            color: Theme.text
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
        }
    }

    // The two sides of a partnership and their points.
    Rectangle {
        objectName: "sides"
        x: extras.layout.margin
        y: extras.layout.tableTop + 2
        width: Math.min(sides.implicitWidth + Theme.small * 1.6, extras.layout.isTall ? (extras.layout.width - extras.layout.plateWidth) / 2 - 2 * extras.layout.margin : extras.layout.plateWidth)
        height: sides.implicitHeight + Theme.small * 0.8
        radius: Math.min(Theme.radius, height / 3)
        visible: extras.game.texts.sides !== ""
        color: Theme.plate

        Accessible.role: Accessible.StaticText
        Accessible.name: extras.game.texts.sides

        Text {
            id: sides

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.small)
            text: extras.game.texts.sides
            textFormat: Text.PlainText
            color: Theme.text
            font.pixelSize: Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight
        }
    }

    // A sentence in the middle of the table, and the counted card.
    Item {
        id: moment

        objectName: "moment"
        anchors.fill: parent
        opacity: extras.game.texts.moment !== "" ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }

        Image {
            x: extras.layout.centreX + extras.layout.pileWidth * 0.75
            y: extras.layout.pileY - extras.layout.pileHeight / 2
            width: extras.layout.pileWidth * 1.1
            height: extras.layout.pileWidth * 1.5
            visible: extras.game.texts.momentFace !== ""
            source: visible ? Theme.cardPicture(extras.game.texts.momentFace) : ""
            sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
        }

        Rectangle {
            x: extras.layout.centreX - width / 2
            y: Math.min(extras.layout.pileY + extras.layout.pileHeight / 2 + Theme.gap, extras.layout.pileBottom - height)
            width: words.width + Theme.body * 2
            height: words.height + Theme.body
            radius: Theme.radius
            color: Theme.plate
            border.width: 1
            border.color: Theme.accent

            Text {
                id: words

                readonly property real most: extras.layout.tableWidth - 2 * extras.layout.margin - Theme.body * 2 - (extras.layout.isTall ? 0 : 2 * (extras.layout.plateWidth + extras.layout.margin))

                objectName: "momentText"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, most)
                text: extras.game.texts.moment
                textFormat: Text.PlainText
                color: Theme.text
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
