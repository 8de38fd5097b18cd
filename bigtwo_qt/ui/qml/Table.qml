pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The table: felt, seats, cards, and what stands over and under them.
FocusScope {
    id: table

    required property Game game

    property bool snaps: false
    property int epoch: 0
    property string sidePanel: ""
    property string overlay: ""

    // The table is seen beside what changes it.
    readonly property bool isBeside: overlay === "menu" || overlay === "settings"

    // Whether an open side panel leaves the table room for its seats and the pile between them.
    readonly property bool isWide: {
        const room = width - sideWidth - 3 * Theme.margin;
        return !spread.isTall && room >= (spread.isCrowded ? 5.3 * 150 : 2 * Math.max(152, 232 * Theme.unit) + 3.1 * spread.pileWidth);
    }
    readonly property real sideWidth: spread.isTall ? width - 2 * Theme.margin : Math.min(340 * Theme.scaled(0.85), width - 2 * Theme.margin)
    readonly property bool isOver: game.phase === "dealOver" || game.phase === "matchOver"
    readonly property bool isDealing: game.phase === "dealing"
    // Nobody sits at the table before the first match: then the lobby stays.
    readonly property bool waitsInLobby: game.seatCount === 0 && game.lobby.title !== ""

    signal fullScreenAsked
    signal quitAsked

    // Put everything in its place at once, whatever moves.
    function settle(): void {
        carrier.end(false);
        snaps = true;
        spread.width = width;
        spread.height = height;
        epoch += 1;
        Qt.callLater(release);
    }

    function focusHand(): void {
        hand.forceActiveFocus();
    }

    function release(): void {
        snaps = false;
    }

    function showSide(name: string): void {
        sidePanel = sidePanel === name ? "" : name;
        if (!side.isMoving) {
            settle();
        }
    }

    function showOverlay(name: string): void {
        const before = overlay;
        overlay = overlay === name ? "" : name;
        if (overlay === "" && waitsInLobby) {
            if (before === "editor") {
                game.lobby.open();
            }
            overlay = "lobby";
        }
        if (overlay === "") {
            hand.forceActiveFocus();
        }
    }

    // Tell how many cards are left at the seats, where that is not always seen.
    function askCounts(): void {
        if (game.preferences.counts === "asked") {
            told.restart();
            hand.Accessible.announce(game.texts.counts());
        }
    }

    function openSettings(): void {
        if (overlay !== "settings") {
            game.preferences.remember();
            overlay = "settings";
        }
    }

    function openLobby(): void {
        game.replay.leave();
        if (overlay !== "lobby" && overlay !== "lobbyRules") {
            game.lobby.open();
        }
        overlay = "lobby";
    }

    // The rules in force, or in the lobby those of the game that is chosen there.
    function showRules(): void {
        const others = {
            "lobby": "lobbyRules",
            "lobbyRules": "lobby"
        };
        showOverlay(others[overlay] ?? "rules");
    }

    function goOn(): void {
        if (game.replay.isPractice && isOver) {
            game.replay.leave();
        } else if (game.phase === "matchOver") {
            game.newMatch();
        } else if (game.phase === "dealOver") {
            game.nextDeal();
        } else if (game.hand.stagedCount > 0) {
            game.hand.play();
        } else {
            game.skip();
        }
    }

    function tap(cardId: int): void {
        if (isDealing) {
            game.skip();
        } else {
            game.hand.tap(cardId);
        }
    }

    // What a key does while something lies over the table.
    function pressOver(key: int): bool {
        const keys = {
            "keys": Qt.Key_Question
        };
        if (key === Qt.Key_Escape && overlay === "settings") {
            game.preferences.takeBack();
        }
        if (key === Qt.Key_Escape || key === keys[overlay]) {
            showOverlay(overlay === "lobbyRules" ? "lobby" : "");
        }
        return key !== Qt.Key_Tab && key !== Qt.Key_Backtab;
    }

    // What a key does while a deal is seen again; the others do what they do at the table.
    function pressInReplay(key: int): bool {
        const replay = game.replay;
        switch (key) {
        case Qt.Key_Left:
            replay.back();
            return true;
        case Qt.Key_Right:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            replay.forward();
            return true;
        case Qt.Key_Home:
            replay.toStart();
            return true;
        case Qt.Key_End:
            replay.toEnd();
            return true;
        case Qt.Key_Space:
            replay.togglePlaying();
            return true;
        case Qt.Key_Escape:
            if (sidePanel === "") {
                replay.leave();
                return true;
            }
            return false;
        default:
            return false;
        }
    }

    function press(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            hand.forceActiveFocus();
            game.hand.moveCursor(-1);
            return true;
        case Qt.Key_Right:
            hand.forceActiveFocus();
            game.hand.moveCursor(1);
            return true;
        case Qt.Key_Space:
            game.hand.toggleCursor();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            goOn();
            return true;
        case Qt.Key_P:
            if (game.yourTurn) {
                game.hand.pass_();
            }
            return true;
        case Qt.Key_Escape:
            if (game.hand.canClear) {
                game.hand.clear();
            } else if (sidePanel !== "") {
                showSide("");
            } else {
                game.skip();
            }
            return true;
        case Qt.Key_C:
            game.hand.clear();
            return true;
        case Qt.Key_S:
            game.hand.sort();
            return true;
        case Qt.Key_A:
            askCounts();
            return true;
        case Qt.Key_I:
            if (game.hand.mayInterrupt) {
                game.hand.interrupt();
            }
            return true;
        case Qt.Key_H:
            if (game.hand.canHint) {
                game.hand.hint();
            }
            return true;
        case Qt.Key_T:
            showSide("sheet");
            return true;
        case Qt.Key_L:
            showSide("history");
            return true;
        case Qt.Key_K:
            showSide("cards");
            return true;
        case Qt.Key_Up:
        case Qt.Key_Down:
        case Qt.Key_PageUp:
        case Qt.Key_PageDown:
        case Qt.Key_Home:
        case Qt.Key_End:
            return side.scroll(key);
        case Qt.Key_Question:
            showOverlay("keys");
            return true;
        default:
            return false;
        }
    }

    onWidthChanged: settle()
    onHeightChanged: settle()
    onIsDealingChanged: {
        if (isDealing) {
            spread.handSize = 1;
        }
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Shift || event.key === Qt.Key_Control || event.key === Qt.Key_Alt || event.key === Qt.Key_Meta || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) {
            event.accepted = false;
        } else if (overlay !== "") {
            event.accepted = pressOver(event.key);
        } else if (game.replay.isOn && pressInReplay(event.key)) {
            event.accepted = true;
        } else if (isDealing && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab) {
            game.skip();
            event.accepted = true;
        } else {
            event.accepted = press(event.key);
        }
    }

    // Where the keyboard is while it moves along the hand and not from button to button.
    Item {
        id: hand

        objectName: "hand"
        focus: true
    }

    Connections {
        target: table.game

        function onSkipped(): void {
            table.settle();
        }

        function onLobbyAsked(): void {
            table.openLobby();
        }
    }

    TableLayout {
        id: spread

        seatCount: Math.max(2, table.game.seatCount)
        tableWidth: table.isWide ? width - side.taken * (table.sideWidth + Theme.margin) : width
        onCardWidthChanged: standstill.restart()
    }

    // Pictures are drawn anew when a change of the window's size has come to rest.
    Timer {
        id: standstill

        interval: Theme.rest
        onTriggered: {
            spread.pictureWidth = spread.cardWidth;
            felt.sourceSize = Qt.size(table.width, table.height);
        }
    }

    Image {
        id: felt

        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        source: Theme.feltPicture(Theme.name, Theme.dark)
        sourceSize: Qt.size(1280, 800)
    }

    // The seam of the cloth round the middle of the table.
    Rectangle {
        readonly property real inset: spread.isTall ? spread.margin : spread.margin + spread.plateWidth * 0.5

        x: inset
        y: spread.tableTop + spread.groupHeight * 0.55
        width: spread.tableWidth - 2 * inset
        height: spread.tableBottom - y + spread.liftHeight * 0.4
        radius: Math.min(width, height) / 2
        color: "transparent"
        border.width: Math.max(1, 1.5 * Theme.unit)
        border.color: Theme.seam
        visible: !spread.isTall
    }

    // A tap on the bare table ends what moves and closes what is open.
    TapHandler {
        onTapped: {
            table.game.skip();
            hand.forceActiveFocus();
        }
    }

    Repeater {
        id: pack

        model: table.game.cards

        CardItem {
            id: card

            layout: spread
            snaps: table.snaps || side.isMoving
            epoch: table.epoch
            fades: table.game.preferences.reduceMotion
            dims: table.game.yourTurn && table.game.preferences.dims
            isOver: table.isOver
            onTapped: table.tap(cardId)
            onDoubleTapped: table.game.hand.doubleTap(cardId)
            canCarry: !table.isDealing && !table.isOver
            onCarryBegun: carrier.begin(card)
            onCarryMoved: (dx, dy) => carrier.move(dx, dy)
            onCarryEnded: isDropped => carrier.end(isDropped)
        }
    }

    // Once the table is seen.
    Loader {
        id: ahead

        asynchronous: true
        active: false
        sourceComponent: CardPictures {
            layout: spread
            faces: table.game.packFaces.split(" ").filter(face => face !== "")
        }
    }

    Connections {
        target: table.Window.window

        function onFrameSwapped(): void {
            ahead.active = true;
        }
    }

    CardCarrier {
        id: carrier

        game: table.game
        layout: spread
        pack: pack
    }

    // The cleared plays, which can be opened.
    Item {
        objectName: "heap"
        width: spread.heapWidth * 1.4
        height: width * spread.ratio
        x: spread.heapX - width / 2
        y: spread.heapY - height / 2
        z: 140

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: table.showSide("cards")
        }
    }

    Timer {
        id: told

        interval: Theme.told
    }

    Repeater {
        model: table.game.seats

        SeatPlate {
            layout: spread
            tellsCount: isYou || table.game.preferences.counts === "shown" || told.running
            onCountAsked: table.askCounts()
        }
    }

    TableExtras {
        anchors.fill: parent
        game: table.game
        layout: spread
    }

    ActionBar {
        anchors.fill: parent
        z: 160
        game: table.game
        layout: spread
    }

    Loader {
        anchors.fill: parent
        z: 1000001
        readonly property bool isWanted: table.game.replay.isOn
        onIsWantedChanged: {
            if (isWanted) {
                setSource("ReplayBar.qml", {
                    "replay": table.game.replay,
                    "layout": spread
                });
            } else {
                source = "";
            }
        }
    }

    Connections {
        target: table.game.replay

        function onOpened(): void {
            table.showOverlay("");
        }
    }

    TopBar {
        width: parent.width
        z: 1005000
        game: table.game
        sidePanel: table.sidePanel
        onMenuAsked: table.showOverlay("menu")
        onSheetAsked: table.showSide("sheet")
        onHistoryAsked: table.showSide("history")
    }

    // Made ahead like the pictures: the window need not wait for it, nor the end of a deal.
    Loader {
        id: result

        readonly property bool isWanted: table.isOver && (table.isWide || table.sidePanel === "")

        anchors.fill: parent
        z: 1000000
        asynchronous: !table.isOver
        active: ahead.active || table.isOver
        sourceComponent: DealResult {
            game: table.game
            layout: spread
            isWanted: result.isWanted
            onChangeAsked: table.openLobby()
            onGoOnAsked: table.goOn()
            onCommitmentAsked: table.showOverlay("commitment")
        }
    }

    SidePanel {
        id: side

        objectName: "sidePanel"
        x: parent.width - width - Theme.margin
        y: Theme.topBar + 4
        z: 1010000
        width: table.sideWidth
        height: spread.tableBottom - y
        game: table.game
        name: table.sidePanel
        onAsked: name => table.sidePanel = name
        onCommitmentAsked: table.showOverlay("commitment")
        onIsMovingChanged: {
            if (!isMoving) {
                table.settle();
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        z: 1020000
        visible: table.overlay !== ""
        color: table.isBeside ? "transparent" : Theme.scrim

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: table.showOverlay(table.overlay === "lobbyRules" ? "lobby" : "")
            onWheel: wheel => wheel.accepted = true
        }
    }

    // What lies over the table is loaded when it is first asked for.
    Loader {
        id: over

        z: 1030000
        active: table.overlay !== ""
        onActiveChanged: {
            if (active) {
                setSource("Overlay.qml", {
                    "table": table
                });
            }
        }
        onLoaded: forceActiveFocus()
    }

    // Loaded with the first message.
    Loader {
        readonly property bool isWanted: table.game.messages.text !== ""

        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        z: 1040000
        width: Math.min(640 * Theme.scaled(0.85), parent.width - 2 * Theme.margin)
        active: false
        onIsWantedChanged: {
            if (isWanted) {
                active = true;
            }
        }
        sourceComponent: MessageBanner {
            text: table.game.messages.text
            offersToWatch: table.game.messages.canWatch
            onClosed: table.game.messages.dismiss()
            onWatchAsked: {
                if (table.game.messages.watch()) {
                    table.showOverlay("results");
                }
            }
            onQuitAsked: table.quitAsked()
        }
    }
}
