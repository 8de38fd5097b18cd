pragma ComponentBehavior: Bound
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
    // The deal is over: the last trick makes room for the result, and the cursor goes.
    required property bool isOver
    // Changes when every card is to be put in its place anew.
    required property int epoch
    required property bool canCarry

    // Carried by the pointer the card leaves its place; it follows at once, and goes home in a move.
    property bool isCarried: false
    property bool follows: false
    property bool goesHome: false
    property real homeX: 0
    property real homeY: 0
    property real carriedX: 0
    property real carriedY: 0

    readonly property bool inHand: zone === "hand"
    readonly property bool canChoose: inHand || zone === "shown"
    readonly property bool showsFace: face !== "" && turned > 0.5
    readonly property bool isVeiled: dims && inHand && faceUp && !playable && !staged
    readonly property var place: {
        void epoch;
        return layout.place(zone, seat, slot, slots, depth, staged ? 1 : offered ? 0.35 : 0);
    }
    readonly property bool moves: !snaps && !fades && !follows && (duration > 0 || goesHome)
    readonly property int moveTime: goesHome ? Math.max(duration, Theme.lift) : duration
    property real turned: {
        void epoch;
        return faceUp ? 1 : 0;
    }
    property real veil: isVeiled ? Theme.veilOfHand : place.veil

    signal tapped
    signal doubleTapped
    signal carryBegun
    signal carryMoved(real dx, real dy)
    signal carryEnded(bool isDropped)

    function takeUp(): void {
        homeX = carriedX = x;
        homeY = carriedY = y;
        follows = true;
        isCarried = true;
    }

    function letGo(): void {
        goesHome = true;
        follows = false;
        isCarried = false;
        goesHome = false;
    }

    // The layout keeps room for the longest hand of the deal.
    function makeRoom(): void {
        if (inHand && slots > layout.handSize) {
            layout.handSize = slots;
        }
    }

    objectName: "card-" + cardId
    x: isCarried ? carriedX : place.x - width / 2
    y: isCarried ? carriedY : place.y - height / 2
    z: isCarried ? 500000 + order : order
    width: place.width
    height: width * layout.ratio
    rotation: place.turn
    opacity: isOver && (zone === "pile" || zone === "under") ? 0 : place.opacity
    visible: opacity > 0 && layout.isSeen(zone, slot, slots)

    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.ignored: !canChoose && zone !== "pile"
    Accessible.checkable: canChoose
    Accessible.checked: staged
    Accessible.focusable: canChoose
    Accessible.focused: focused
    Accessible.onToggleAction: if (canChoose) {
        tapped();
    }

    onZoneChanged: {
        makeRoom();
        if (fades && !snaps) {
            appear.restart();
        }
    }
    onSlotsChanged: makeRoom()
    Component.onCompleted: makeRoom()

    Behavior on x {
        enabled: card.moves

        NumberAnimation {
            duration: card.moveTime
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: card.moves

        NumberAnimation {
            duration: card.moveTime
            easing.type: Easing.OutCubic
        }
    }
    Behavior on width {
        enabled: card.moves

        NumberAnimation {
            duration: card.moveTime
            easing.type: Easing.OutCubic
        }
    }
    Behavior on rotation {
        enabled: card.moves

        NumberAnimation {
            duration: card.moveTime
            easing.type: Easing.OutCubic
        }
    }
    Behavior on opacity {
        enabled: card.moves

        NumberAnimation {
            duration: card.duration
        }
    }
    Behavior on veil {
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

        // The picture has a margin around the card, for its shadow. Backs at the seats are drawn
        // in their own size: they are many, and all the same.
        Image {
            x: -card.width / 20
            y: -card.width / 24
            width: card.width * 1.1
            height: card.width * 1.5
            source: Theme.cardPicture(card.showsFace ? card.face : "")
            sourceSize: card.showsFace || card.inHand ? card.layout.facePicture : card.zone === "stock" ? card.layout.stockPicture : card.layout.backPicture
            smooth: true
        }

        // Most cards have no marks, and none to be touched: those are made for the few that do.
        Loader {
            anchors.fill: parent
            active: card.veil > 0 || (card.offered && !card.staged) || (card.focused && !card.isOver)
            sourceComponent: CardMarks {
                veil: card.veil
                isOffered: card.offered && !card.staged
                isFocused: card.focused && !card.isOver
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: card.canChoose
        sourceComponent: CardTouch {
            isCarried: card.isCarried
            canCarry: card.canCarry
            onTapped: card.tapped()
            onDoubleTapped: card.doubleTapped()
            onCarryBegun: card.carryBegun()
            onCarryMoved: (dx, dy) => card.carryMoved(dx, dy)
            onCarryEnded: isDropped => card.carryEnded(isDropped)
        }
    }
}
