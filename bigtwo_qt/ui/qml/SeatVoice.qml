import QtQuick
import BigTwo

// What is said at a seat for a moment, the points that it earns, and the tag of its plate.
Item {
    id: voice

    required property int seat
    required property int side
    required property string tag
    required property bool isYou

    required property Game game
    required property TableLayout layout

    readonly property bool isPlace: side < 0
    readonly property bool isOver: game.phase === "dealOver" || game.phase === "matchOver"

    x: layout.seatX(seat)
    y: layout.plateY(seat)

    Connections {
        target: voice.game

        function onSaid(seat: int, text: string): void {
            if (seat === voice.seat && text !== "") {
                said.text = text;
                speaking.restart();
            }
        }

        function onBonusEarned(seat: int, points: string): void {
            if (seat === voice.seat) {
                earned.text = points;
                rising.restart();
            }
        }
    }

    Rectangle {
        objectName: "tag-" + voice.seat
        x: -voice.layout.plateWidth / 2 + voice.layout.plateHeight * 0.32
        // The person's last play is told over the plate: the tag is under it there.
        y: voice.isYou ? voice.layout.plateHeight / 2 - height * 0.38 : -voice.layout.plateHeight / 2 - height * 0.62
        width: named.implicitWidth + Theme.tiny * 1.2
        height: named.implicitHeight + 3
        radius: height / 2
        visible: voice.tag !== ""
        color: voice.isPlace ? Theme.accent : voice.side === 0 ? Theme.partner : Theme.bar
        border.width: 1
        border.color: Theme.plateEdge

        Accessible.role: Accessible.StaticText
        Accessible.name: voice.tag

        Text {
            id: named

            anchors.centerIn: parent
            text: voice.tag
            textFormat: Text.PlainText
            color: voice.isPlace || voice.side === 0 ? Theme.accentInk : Theme.muted
            font.pixelSize: Theme.tiny * 0.92
            font.weight: Font.DemiBold
        }
    }

    Rectangle {
        id: bubble

        objectName: "bubble-" + voice.seat
        x: -width / 2
        y: voice.isYou ? -voice.layout.plateHeight / 2 - voice.layout.noteHeight - 2 * voice.layout.noteGap - height : -voice.layout.plateHeight / 2 - (voice.layout.peek + height) / 2
        width: Math.min(said.implicitWidth + Theme.body * 1.6, voice.layout.plateWidth)
        height: said.implicitHeight + Theme.body * 0.8
        radius: Math.min(height / 2, Theme.radius)
        color: Theme.panel
        border.width: 2
        border.color: Theme.accent
        opacity: 0
        visible: opacity > 0 && !voice.isOver

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.bottom
            width: Theme.body * 0.55
            height: width
            rotation: 45
            color: Theme.panel
            border.width: 2
            border.color: Theme.accent
            z: -1
        }

        Text {
            id: said

            anchors.centerIn: parent
            width: Math.min(implicitWidth, voice.layout.plateWidth - Theme.body)
            textFormat: Text.PlainText
            color: Theme.panelText
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            horizontalAlignment: Text.AlignHCenter
        }
    }

    SequentialAnimation {
        id: speaking

        NumberAnimation {
            target: bubble
            property: "opacity"
            to: 1
            duration: Theme.fade
        }
        PauseAnimation {
            duration: Theme.bubble
        }
        NumberAnimation {
            target: bubble
            property: "opacity"
            to: 0
            duration: Theme.fade
        }
    }

    Text {
        id: earned

        objectName: "bonus-" + voice.seat
        x: -width / 2
        opacity: 0
        visible: opacity > 0 && !voice.isOver
        textFormat: Text.PlainText
        color: Theme.accent
        font.pixelSize: Theme.title * 1.4
        font.weight: Font.Bold
        style: Text.Outline
        styleColor: Theme.bar
    }

    ParallelAnimation {
        id: rising

        NumberAnimation {
            target: earned
            property: "y"
            from: -voice.layout.plateHeight * 0.5 - earned.height * 0.6
            to: -voice.layout.plateHeight * 0.5 - earned.height * 1.2
            duration: voice.game.preferences.reduceMotion ? 0 : Theme.float
            easing.type: Easing.OutCubic
        }
        SequentialAnimation {
            NumberAnimation {
                target: earned
                property: "opacity"
                from: 0
                to: 1
                duration: Theme.fade
            }
            PauseAnimation {
                duration: Theme.float * 0.6
            }
            NumberAnimation {
                target: earned
                property: "opacity"
                to: 0
                duration: Theme.float * 0.4
            }
        }
    }
}
