import QtQuick
import BigTwo

// How a deal or the match ended, over the table: between the seats where it fits there.
Item {
    id: over

    required property Game game
    required property TableLayout layout
    // Whether it is to be seen; it fades in and out.
    required property bool isWanted

    // Nothing is seen before all of it is there: then the lines come in their order.
    property bool isReady: false

    signal changeAsked
    signal goOnAsked
    signal commitmentAsked

    Component.onCompleted: isReady = true

    // The table steps back where the result has to lie over the seats.
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        visible: result.visible && !result.fits
        opacity: result.opacity
    }

    ResultPanel {
        id: result

        readonly property real least: over.layout.isTall ? over.layout.middleTop : over.layout.topEnd + over.layout.margin * 0.5
        readonly property real lowest: over.layout.isTall ? over.layout.middleBottom : over.layout.handTop - over.layout.margin
        readonly property bool fits: height <= lowest - least && (over.layout.isTall || width <= over.layout.tableWidth - 2 * (over.layout.plateWidth + 2 * over.layout.margin))

        x: over.layout.centreX - width / 2
        y: fits ? least + (lowest - least - height) / 2 : Math.max(Theme.topBar + 4, (over.height - height) / 2)
        width: Math.min(480 * Theme.scaled(0.85), over.layout.isTall ? over.width - 2 * Theme.margin : Math.max(380, over.layout.tableWidth - 2 * (over.layout.plateWidth + 2 * over.layout.margin)))
        height: implicitHeight
        room: lowest - least
        most: over.height - Theme.topBar - 2 * Theme.margin
        visible: opacity > 0
        opacity: over.isReady && over.isWanted ? 1 : 0
        game: over.game
        onChangeAsked: over.changeAsked()
        onGoOnAsked: over.goOnAsked()
        onCommitmentAsked: over.commitmentAsked()

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }
    }
}
