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

    readonly property bool isWide: width >= 1000
    readonly property real sideWidth: Math.min(340 * Theme.scaled(0.85), width - 2 * Theme.margin)
    readonly property bool isOver: game.phase === "dealOver" || game.phase === "matchOver"

    signal fullScreenAsked
    signal quitAsked

    function settle(): void {
        snaps = true;
        spread.width = width;
        spread.height = height;
        epoch += 1;
        Qt.callLater(release);
    }

    function release(): void {
        snaps = false;
    }

    function showSide(name: string): void {
        sidePanel = sidePanel === name ? "" : name;
        settle();
    }

    function goOn(): void {
        if (game.phase === "matchOver") {
            game.newMatch();
        } else if (game.phase === "dealOver") {
            game.nextDeal();
        } else if (game.canPlay) {
            game.play();
        } else {
            game.skip();
        }
    }

    onWidthChanged: settle()
    onHeightChanged: settle()

    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            game.moveCursor(-1);
            break;
        case Qt.Key_Right:
            game.moveCursor(1);
            break;
        case Qt.Key_Space:
            game.toggleCursor();
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            goOn();
            break;
        case Qt.Key_P:
            if (game.canPass) {
                game.pass_();
            }
            break;
        case Qt.Key_Escape:
            if (overlay !== "") {
                overlay = "";
            } else if (game.canClear) {
                game.clear();
            } else if (sidePanel !== "") {
                showSide(sidePanel);
            } else {
                game.skip();
            }
            break;
        case Qt.Key_C:
            game.clear();
            break;
        case Qt.Key_S:
            game.sort();
            break;
        case Qt.Key_H:
            if (game.canHint) {
                game.hint();
            }
            break;
        case Qt.Key_T:
            showSide("sheet");
            break;
        case Qt.Key_L:
            showSide("history");
            break;
        case Qt.Key_Question:
            overlay = overlay === "keys" ? "" : "keys";
            break;
        default:
            event.accepted = false;
        }
    }

    Connections {
        target: table.game

        function onSkipped(): void {
            table.settle();
        }
    }

    TableLayout {
        id: spread

        seatCount: Math.max(2, table.game.seatCount)
        tableWidth: table.sidePanel !== "" && table.isWide ? width - table.sideWidth - Theme.margin : width
    }

    Image {
        anchors.fill: parent
        source: Theme.dark ? "qrc:/table/felt-dark.svg" : "qrc:/table/felt.svg"
        sourceSize: Qt.size(spread.width, spread.height)
    }

    // A tap on the bare table ends what moves and closes what is open.
    TapHandler {
        onTapped: {
            table.overlay = "";
            table.game.skip();
            table.forceActiveFocus();
        }
    }

    Repeater {
        model: table.game.cards

        CardItem {
            layout: spread
            snaps: table.snaps
            epoch: table.epoch
            fades: table.game.reduceMotion
            dims: table.game.yourTurn
            onTapped: table.game.tap(cardId)
            onDoubleTapped: table.game.doubleTap(cardId)
        }
    }

    // The cleared plays, which can be opened.
    Item {
        width: spread.heapWidth() * 1.4
        height: width * spread.ratio
        x: spread.heapX() - width / 2
        y: spread.heapY() - height / 2
        z: 140

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: table.showSide("history")
        }
    }

    Repeater {
        model: table.game.seats

        SeatPlate {
            layout: spread
        }
    }

    ActionBar {
        anchors.fill: parent
        z: 160
        game: table.game
        layout: spread
    }

    TopBar {
        width: parent.width
        z: 170
        game: table.game
        sidePanel: table.sidePanel
        onMenuAsked: table.overlay = table.overlay === "menu" ? "" : "menu"
        onSheetAsked: table.showSide("sheet")
        onHistoryAsked: table.showSide("history")
    }

    ResultPanel {
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: spread.centreX
        y: Math.max(Theme.topBar + 4, Math.min(spread.tableTop + spread.margin + spread.groupHeight + 8, spread.tableBottom - height))
        z: 1000000
        width: Math.min(480 * Theme.scaled(0.85), parent.width - 2 * Theme.margin)
        height: implicitHeight
        visible: opacity > 0
        opacity: table.isOver ? 1 : 0
        game: table.game

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }
    }

    Loader {
        x: parent.width - table.sideWidth - Theme.margin
        y: Theme.topBar + 4
        z: 1010000
        width: table.sideWidth
        height: spread.tableBottom - y
        active: table.sidePanel !== ""
        sourceComponent: table.sidePanel === "sheet" ? sheet : history
    }

    Component {
        id: sheet

        SheetPanel {
            game: table.game
            onClosed: table.showSide("sheet")
        }
    }

    Component {
        id: history

        HistoryPanel {
            game: table.game
            onClosed: table.showSide("history")
        }
    }

    Loader {
        x: Theme.margin
        y: Theme.topBar + 2
        z: 1020000
        active: table.overlay === "menu"
        sourceComponent: MenuPanel {
            width: Math.min(implicitWidth, table.width - 2 * Theme.margin)
            height: implicitHeight
            game: table.game
            onClosed: table.overlay = ""
            onKeysAsked: table.overlay = "keys"
            onFullScreenAsked: table.fullScreenAsked()
            onQuitAsked: table.quitAsked()
        }
    }

    Loader {
        anchors.centerIn: parent
        z: 1020000
        active: table.overlay === "keys"
        sourceComponent: ShortcutsPanel {
            width: Math.min(implicitWidth, table.width - 2 * Theme.margin)
            height: implicitHeight
            onClosed: table.overlay = ""
        }
    }

    MessageBanner {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.topBar + 4
        z: 1030000
        width: Math.min(640 * Theme.scaled(0.85), parent.width - 2 * Theme.margin)
        text: table.game.message
        onClosed: table.game.dismissMessage()
    }
}
