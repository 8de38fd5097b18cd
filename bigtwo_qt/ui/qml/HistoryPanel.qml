import QtQuick
import BigTwo

// The deal so far: its plays trick by trick, and the cards that are gone or still out.
Panel {
    id: panel

    required property Game game

    signal commitmentAsked

    objectName: "historyPanel"
    heading: qsTr("Plays of this deal")
    tabs: [qsTr("Plays"), qsTr("Cards")]
    closes: true
    scrolled: tab === 0 ? plays : grid
    onScrolledByKey: plays.look()

    PlaysList {
        id: plays

        objectName: "playsList"
        width: parent.width
        height: parent.height - fixed.height
        visible: panel.tab === 0
        model: panel.game.history
    }

    CountingGrid {
        id: grid

        objectName: "countingGrid"
        width: parent.width
        height: parent.height - fixed.height
        visible: panel.tab === 1
        counting: panel.game.counting
    }

    CommitmentRow {
        id: fixed

        objectName: "historyCommitment"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -panel.inset * 0.6
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: panel.game.commitment.isThere
        text: panel.game.commitment.line
        onClicked: panel.commitmentAsked()
    }
}
