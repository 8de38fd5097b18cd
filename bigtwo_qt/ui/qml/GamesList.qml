pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The games found in the lobby, one under the other, or side by side in a narrow window.
ListView {
    id: list

    required property Lobby lobby
    property bool isLying: false
    property real cardHeight: 0

    signal walked(int by)

    // Show the chosen game, and give it the keyboard if asked.
    function follow(takesFocus: bool): void {
        currentIndex = lobby.row;
        if (currentIndex >= 0) {
            forceLayout();
            positionViewAtIndex(currentIndex, ListView.Contain);
            if (takesFocus && currentItem) {
                currentItem.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }

    objectName: "gamesList"
    orientation: isLying ? ListView.Horizontal : ListView.Vertical
    implicitHeight: cardHeight
    spacing: Theme.gap
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // Cards that are made ahead of time would be in the way of a search that takes them out.
    cacheBuffer: 0
    highlightFollowsCurrentItem: false
    ScrollBar.vertical: PanelScroll {
        visible: !list.isLying && size < 1
    }
    model: lobby.games
    delegate: GameCard {
        id: card

        required property string key
        required property int index

        objectName: "game-" + key
        width: list.isLying ? Math.min(330 * Theme.scaled(0.85), list.width * 0.9) : list.width - Theme.gap * 1.5
        height: implicitHeight
        isOn: list.lobby.row === index
        onClicked: list.lobby.choose(index)
        onImplicitHeightChanged: list.cardHeight = implicitHeight
        Component.onCompleted: list.cardHeight = implicitHeight

        Keys.onUpPressed: list.walked(-1)
        Keys.onLeftPressed: list.walked(-1)
        Keys.onDownPressed: list.walked(1)
        Keys.onRightPressed: list.walked(1)
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Games")

    Component.onCompleted: follow(false)
    onWidthChanged: Qt.callLater(follow, false)
    onHeightChanged: Qt.callLater(follow, false)

    Connections {
        target: list.lobby

        function onChanged(): void {
            if (list.currentIndex !== list.lobby.row) {
                list.follow(false);
            }
        }
    }
}
