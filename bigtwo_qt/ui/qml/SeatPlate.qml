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

    readonly property bool isNearEnd: cardsLeft > 0 && cardsLeft <= 2
    readonly property bool hasNote: lastPlay !== ""

    objectName: "seat-" + seat
    width: layout.plateWidth
    height: layout.plateHeight
    x: (seat === 0 ? layout.ownPlateX() : layout.seatX(seat)) - width / 2
    y: (seat === 0 ? layout.ownPlateY() : layout.plateY(seat)) - height / 2
    z: 150

    Accessible.role: Accessible.StaticText
    Accessible.name: [name, Theme.cards(cardsLeft), Theme.points(score), lastPlay].filter(text => text !== "").join(", ")

    Rectangle {
        anchors.fill: parent
        radius: height * 0.32
        color: Theme.plate
        border.width: plate.isTurn ? 2 : 1
        border.color: plate.isTurn ? Theme.gold : Theme.plateEdge
        opacity: plate.passed || plate.locked ? 0.8 : 1
    }

    Rectangle {
        id: ring

        anchors.left: parent.left
        anchors.leftMargin: plate.height * 0.14
        anchors.verticalCenter: parent.verticalCenter
        width: plate.height * 0.74
        height: width
        radius: width / 2
        color: "transparent"
        border.width: plate.isTurn ? 2.5 : 0
        border.color: Theme.gold

        SequentialAnimation on opacity {
            running: plate.isThinking
            loops: Animation.Infinite
            alwaysRunToEnd: true

            NumberAnimation {
                to: 0.35
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

    Image {
        anchors.centerIn: ring
        width: ring.width - 6
        height: width
        source: plate.emblem !== "" ? "qrc:/emblems/" + plate.emblem + ".svg" : ""
        sourceSize: Qt.size(width, height)
    }

    Rectangle {
        anchors.right: ring.right
        anchors.rightMargin: -3
        anchors.bottom: ring.bottom
        anchors.bottomMargin: -3
        visible: plate.isDealer
        width: plate.height * 0.36
        height: width
        radius: width / 2
        color: Theme.bar

        Image {
            anchors.fill: parent
            anchors.margins: 1
            source: "qrc:/icons/dealer.svg"
            sourceSize: Qt.size(width, height)
        }
    }

    Column {
        anchors.left: ring.right
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
            text: plate.level !== "" ? qsTr("%1 · %2").arg(plate.score).arg(plate.level) : Theme.points(plate.score)
            textFormat: Text.PlainText
            color: Theme.muted
            font.pixelSize: Theme.tiny
            elide: Text.ElideRight
        }
    }

    Rectangle {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: plate.height * 0.16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(height * 0.9, number.implicitWidth + 8)
        height: plate.height * 0.62
        radius: 5 * Theme.unit
        color: plate.isNearEnd ? Theme.gold : Theme.quiet

        Text {
            id: number

            anchors.centerIn: parent
            text: plate.cardsLeft
            color: plate.isNearEnd ? Theme.goldInk : Theme.text
            font.pixelSize: Theme.large * 0.92
            font.weight: Font.DemiBold
        }
    }

    // What the seat did last in this trick.
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: plate.seat !== 0 ? parent.height + 5 : -height - 5
        width: Math.min(note.implicitWidth + 20, plate.layout.plateWidth * 1.2)
        height: note.implicitHeight + 6
        radius: height / 2
        color: plate.isLeader ? Theme.gold : Theme.plate
        opacity: plate.hasNote ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }

        Text {
            id: note

            anchors.centerIn: parent
            width: Math.min(implicitWidth, plate.layout.plateWidth * 1.2 - 20)
            text: plate.lastPlay
            textFormat: Text.PlainText
            color: plate.isLeader ? Theme.goldInk : Theme.muted
            font.pixelSize: Theme.tiny
            font.weight: plate.isLeader ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
        }
    }
}
