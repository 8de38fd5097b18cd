import QtQuick

// Who sits here: emblem, name, level, points, cards left, and what goes on at the seat.
Item {
    id: plate

    required property int seat
    required property string name
    required property string emblem
    required property string level
    required property bool isYou
    required property int cardsLeft
    required property int score
    required property bool isTurn
    required property bool isThinking
    required property bool passed
    required property bool locked
    required property bool isLeader
    required property bool isDealer
    required property string lastPlay

    required property TableLayout layout
    // Whether the cards left are seen, or only told when asked for.
    required property bool tellsCount

    readonly property bool isNearEnd: tellsCount && cardsLeft > 0 && cardsLeft <= 2
    readonly property bool hasNote: lastPlay !== ""
    readonly property bool isQuiet: passed || locked
    readonly property string longLine: level !== "" ? qsTr("%1 · %2").arg(Theme.points(score)).arg(level) : Theme.points(score)
    readonly property string shortLine: level !== "" ? qsTr("%1 · %2").arg(Theme.figure(score)).arg(level) : Theme.points(score)

    signal countAsked

    objectName: "seat-" + seat
    width: layout.plateWidth
    height: layout.plateHeight
    x: layout.seatX(seat) - width / 2
    y: layout.plateY(seat) - height / 2
    // Under the cards that are played, over those that lie in the fans.
    z: 900

    Accessible.role: Accessible.StaticText
    Accessible.name: [name, level, tellsCount ? Theme.cards(cardsLeft) : "", Theme.points(score), lastPlay, isDealer ? qsTr("dealer") : "", isTurn ? qsTr("to play") : ""].filter(text => text !== "").join(", ")

    Rectangle {
        anchors.fill: parent
        radius: height * 0.32
        color: Theme.plate
        border.width: plate.isTurn ? 2 : 1
        border.color: plate.isTurn ? Theme.accent : Theme.plateEdge
    }

    Item {
        id: about

        anchors.fill: parent
        opacity: plate.isQuiet ? Theme.faint : 1

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }

        Image {
            id: portrait

            anchors.left: parent.left
            anchors.leftMargin: plate.height * 0.13
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(plate.height * 0.72)
            height: width
            source: plate.emblem !== "" ? "qrc:/emblems/" + plate.emblem + ".svg" : ""
            sourceSize: Qt.size(width, height)
        }

        Column {
            id: lines

            anchors.left: portrait.right
            anchors.leftMargin: plate.height * 0.16
            anchors.right: count.left
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            spacing: 1

            Text {
                width: parent.width
                text: plate.name
                textFormat: Text.PlainText
                color: Theme.text
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            Text {
                width: parent.width
                text: measured.advanceWidth + 2 <= width ? plate.longLine : plate.shortLine
                textFormat: Text.PlainText
                color: Theme.muted
                font.pixelSize: Theme.tiny
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
            }

            TextMetrics {
                id: measured

                text: plate.longLine
                font.pixelSize: Theme.tiny
            }
        }

        // Cards left, on a little card.
        Rectangle {
            id: count

            anchors.right: parent.right
            anchors.rightMargin: plate.height * 0.15
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(height * 0.82, number.implicitWidth + 8)
            height: plate.height * 0.64
            radius: 5 * Theme.scaled(0.8)
            color: plate.isNearEnd ? Theme.accent : Theme.quiet

            TapHandler {
                enabled: !plate.tellsCount
                gesturePolicy: TapHandler.ReleaseWithinBounds
                margin: Theme.gap
                onTapped: plate.countAsked()
            }

            Text {
                id: number

                anchors.centerIn: parent
                text: plate.tellsCount ? plate.cardsLeft : "?"
                color: plate.isNearEnd ? Theme.accentInk : Theme.text
                font.pixelSize: Theme.large * 0.95
                font.weight: Font.DemiBold
            }
        }
    }

    Rectangle {
        id: ring

        anchors.centerIn: portraitPlace
        width: portrait.width + 6 * Theme.scaled(0.8)
        height: width
        radius: width / 2
        color: "transparent"
        visible: plate.isTurn
        border.width: 2.5 * Theme.scaled(0.9)
        border.color: Theme.accent

        SequentialAnimation on opacity {
            running: plate.isThinking
            loops: Animation.Infinite
            alwaysRunToEnd: true

            NumberAnimation {
                to: 0.25
                duration: Theme.pulse / 2
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                to: 1
                duration: Theme.pulse / 2
                easing.type: Easing.InOutSine
            }
        }
    }

    Item {
        id: portraitPlace

        x: portrait.x
        y: portrait.y
        width: portrait.width
        height: portrait.height

        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: -width * 0.26
            anchors.bottom: parent.bottom
            anchors.bottomMargin: -width * 0.14
            visible: plate.isDealer
            width: Math.round(plate.height * 0.36)
            height: width
            radius: width / 2
            color: Theme.bar

            Image {
                anchors.fill: parent
                anchors.margins: 1
                source: Theme.icon("dealer")
                sourceSize: Qt.size(width, height)
            }
        }
    }

    // What the seat did last in this trick; in the accent where it is what lies on top.
    Rectangle {
        readonly property real most: plate.layout.plateWidth * 1.1

        objectName: "note-" + plate.seat
        anchors.horizontalCenter: parent.horizontalCenter
        y: plate.seat !== 0 ? parent.height + plate.layout.noteGap : -height - plate.layout.noteGap
        width: Math.min(words.contentWidth + (plate.isQuiet ? 1.4 * Theme.tiny : 0) + 1.7 * Theme.tiny, most)
        height: plate.layout.noteHeight
        radius: height / 2
        color: plate.isLeader ? Theme.accent : Theme.plate
        opacity: plate.hasNote ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }

        Row {
            id: said

            anchors.centerIn: parent
            spacing: Theme.tiny * 0.4

            Image {
                anchors.verticalCenter: parent.verticalCenter
                visible: plate.isQuiet
                width: visible ? Theme.tiny : 0
                height: Theme.tiny
                source: Theme.icon(plate.locked ? "lock" : "pass")
                sourceSize: Qt.size(Theme.tiny, Theme.tiny)
                opacity: 0.8
            }

            Text {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignHCenter
                width: Math.min(implicitWidth, plate.layout.plateWidth * 1.1 - 1.7 * Theme.tiny - (plate.isQuiet ? 1.4 * Theme.tiny : 0))
                text: plate.lastPlay
                textFormat: Text.PlainText
                color: plate.isLeader ? Theme.accentInk : Theme.muted
                font.pixelSize: Theme.tiny
                font.weight: plate.isLeader ? Font.DemiBold : Font.Normal
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
            }
        }
    }
}
