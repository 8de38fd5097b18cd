pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// What is opened beside the table: it slides in, or fades where motion is to be reduced.
Item {
    id: side

    required property Game game
    // What is asked for: "sheet", "history", "cards", or "" for nothing.
    required property string name

    readonly property bool isCalm: game.preferences.reduceMotion
    readonly property bool isMoving: slide.running
    // How much of the table's width it takes, of 1.
    readonly property real taken: isCalm ? (name !== "" ? 1 : 0) : openness
    property real openness: name !== "" ? 1 : 0
    // What is still seen while it goes.
    property string seen: ""

    signal asked(string name)
    signal commitmentAsked

    // Whether a key scrolls what is open.
    function scroll(key: int): bool {
        const open = loader.item as Panel;
        return name !== "" && open !== null && open.scroll(key);
    }

    visible: seen !== ""
    enabled: name !== ""

    onNameChanged: {
        if (name !== "") {
            seen = name;
        }
    }
    onOpennessChanged: {
        if (openness === 0) {
            seen = "";
        }
    }

    Behavior on openness {
        NumberAnimation {
            id: slide

            duration: Theme.fade
            easing.type: Easing.OutCubic
        }
    }

    Loader {
        id: loader

        x: side.isCalm ? 0 : (1 - side.openness) * side.width * 0.3
        width: side.width
        height: side.height
        opacity: side.openness
        active: side.seen !== ""
        sourceComponent: side.seen === "sheet" ? sheet : history
    }

    Component {
        id: sheet

        SheetPanel {
            game: side.game
            onClosed: side.asked("")
        }
    }

    Component {
        id: history

        HistoryPanel {
            game: side.game
            tab: side.seen === "cards" ? 1 : 0
            onClosed: side.asked("")
            onCommitmentAsked: side.commitmentAsked()
            onTabAsked: number => side.asked(number === 1 ? "cards" : "history")
        }
    }
}
