import QtQuick
import BigTwo

// The deal so far: its plays trick by trick, and the cards that are gone or still out.
Panel {
    id: panel

    required property Game game

    objectName: "historyPanel"
    heading: qsTr("Plays of this deal")
    tabs: [qsTr("Plays"), qsTr("Cards")]
    closes: true
    scrolled: tab === 0 ? plays : grid
    onScrolledByKey: plays.look()

    PlaysList {
        id: plays

        objectName: "playsList"
        anchors.fill: parent
        visible: panel.tab === 0
        model: panel.game.history
    }

    CountingGrid {
        id: grid

        objectName: "countingGrid"
        anchors.fill: parent
        visible: panel.tab === 1
        counting: panel.game.counting
    }
}
