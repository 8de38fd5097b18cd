import QtQuick

// One card of the pack, wherever it lies. Its place follows from its roles.
Item {
    id: card

    required property int cardId
    required property string face
    required property string zone
    required property int seat
    required property int slot
    required property int slots
    required property int depth
    required property int order
    required property bool faceUp
    required property bool staged
    required property bool playable
    required property bool offered
    required property bool focused
    required property string label
    required property int duration

    required property TableLayout layout
    required property bool snaps
    required property bool fades
    required property bool dims
    // Changes when every card is to be put in its place anew.
    required property int epoch

    readonly property bool inHand: zone === "hand"
    readonly property var place: {
        void epoch;
        return layout.place(zone, seat, slot, slots, depth, staged);
    }
    readonly property bool moves: !snaps && !fades && duration > 0
    property real turned: faceUp ? 1 : 0

    signal tapped
    signal doubleTapped

    objectName: "card-" + cardId
    x: place.x - width / 2
    y: place.y - height / 2
    z: order
    width: place.width
    height: width * layout.ratio
    rotation: place.turn
    opacity: place.opacity
    visible: opacity > 0

    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.ignored: !inHand && zone !== "pile"
    Accessible.checkable: inHand
    Accessible.checked: staged
    Accessible.focusable: inHand
    Accessible.focused: focused
    Accessible.onToggleAction: if (inHand) {
        tapped();
    }

    onZoneChanged: {
        if (fades && !snaps) {
            appear.restart();
        }
    }

    Behavior on x {
        enabled: card.moves

        NumberAnimation {
            duration: card.duration
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: card.moves

        NumberAnimation {
            duration: card.duration
            easing.type: Easing.OutCubic
        }
    }
    Behavior on width {
        enabled: card.moves

        NumberAnimation {
            duration: card.duration
            easing.type: Easing.OutCubic
        }
    }
    Behavior on rotation {
        enabled: card.moves

        NumberAnimation {
            duration: card.duration
            easing.type: Easing.OutCubic
        }
    }
    Behavior on opacity {
        enabled: card.moves

        NumberAnimation {
            duration: card.duration
        }
    }
    Behavior on turned {
        enabled: card.moves

        NumberAnimation {
            duration: Math.max(card.duration, Theme.flip)
            easing.type: Easing.InOutQuad
        }
    }

    NumberAnimation {
        id: appear

        target: picture
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.fade
    }

    Item {
        id: picture

        anchors.fill: parent

        transform: Scale {
            origin.x: picture.width / 2
            xScale: Math.max(0.02, Math.abs(2 * card.turned - 1))
        }

        // The picture has a margin around the card, for its shadow.
        Image {
            x: -card.width / 20
            y: -card.width / 24
            width: card.width * 1.1
            height: card.width * 1.5
            source: card.face !== "" && card.turned > 0.5 ? "qrc:/cards/" + card.face + ".svg" : "qrc:/cards/back.svg"
            sourceSize: Qt.size(card.layout.cardWidth * 1.1, card.layout.cardWidth * 1.5)
            smooth: true
        }

        // Earlier plays of the trick sink into the felt.
        Rectangle {
            anchors.fill: parent
            visible: card.zone === "under"
            radius: width * 0.045
            color: Theme.felt
            opacity: 0.24 + 0.12 * card.depth
        }

        Rectangle {
            anchors.fill: parent
            visible: card.dims && card.inHand && card.faceUp && !card.playable && !card.staged
            radius: width * 0.045
            color: Theme.dim
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: -2
            visible: (card.offered && !card.staged) || card.focused
            radius: width * 0.055
            color: "transparent"
            border.width: Math.max(2.5, card.width * 0.03)
            border.color: card.focused ? Theme.cardFocus : Theme.gold
        }
    }

    TapHandler {
        enabled: card.inHand
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onSingleTapped: card.tapped()
        onDoubleTapped: {
            card.tapped();
            card.doubleTapped();
        }
    }
}
