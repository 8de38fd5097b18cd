pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The lobby: the games as cards, the seats and the length of the match, and one button to play.
Panel {
    id: panel

    required property Game game
    // Whether a match is being played that a new one puts an end to.
    required property bool isPlaying

    readonly property Lobby lobby: game.lobby
    readonly property bool isWide: width >= 740 * Theme.scaled(0.85)
    readonly property real listWidth: isWide ? (width - 2 * inset) * 0.44 : width - 2 * inset
    readonly property Item focused: Window.activeFocusItem

    signal rulesAsked
    signal editAsked
    signal begun

    function play(): void {
        if (lobby.canPlay) {
            begun();
            lobby.play();
        }
    }

    function walk(by: int, takesFocus: bool): void {
        lobby.step(by);
        const list = games.item as GamesList;
        list?.follow(takesFocus);
    }

    // Bring what has the keyboard into sight.
    function reveal(item: Item): void {
        for (let above = item; above; above = above.parent) {
            if (above === page.contentItem) {
                const top = item.mapToItem(page.contentItem, 0, 0).y;
                const least = top + item.height + Theme.gap - page.height;
                page.contentY = Math.max(0, Math.min(Math.max(page.contentY, least), top - Theme.gap));
                return;
            }
        }
    }

    objectName: "lobbyPanel"
    heading: qsTr("New match")
    implicitWidth: 1120 * Theme.scaled(0.85)
    implicitHeight: (isWide ? 740 : 1000) * Theme.scaled(0.85)

    Accessible.role: Accessible.Dialog
    Accessible.name: heading

    onFocusedChanged: reveal(focused)
    Component.onCompleted: search.forceActiveFocus()

    Keys.onReturnPressed: play()
    Keys.onEnterPressed: play()
    Keys.onEscapePressed: event => {
        if (search.text !== "") {
            search.clear();
            lobby.query = "";
            search.forceActiveFocus();
        } else {
            event.accepted = false;
        }
    }

    SearchBox {
        id: search

        objectName: "lobbySearch"
        focus: true
        width: panel.listWidth
        prompt: qsTr("Search the games")
        text: panel.lobby.query
        onTextEdited: panel.lobby.query = text

        Keys.onUpPressed: panel.walk(-1, false)
        Keys.onDownPressed: panel.walk(1, false)
    }

    // The games stand at the side, or lie on the page that scrolls.
    Loader {
        id: games

        parent: panel.isWide ? aside : above
        anchors.fill: parent
        sourceComponent: GamesList {
            lobby: panel.lobby
            isLying: !panel.isWide
            onWalked: by => panel.walk(by, true)
        }
    }

    Text {
        parent: games.parent
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gap
        visible: panel.lobby.row < 0
        text: qsTr("No game is called that. Try another word.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.body
    }

    Item {
        id: aside

        anchors.top: search.bottom
        anchors.topMargin: Theme.gap * 1.25
        anchors.bottom: base.top
        anchors.bottomMargin: Theme.gap
        visible: panel.isWide
        width: panel.listWidth
    }

    Flickable {
        id: page

        objectName: "lobbyPage"
        anchors.top: panel.isWide ? parent.top : search.bottom
        anchors.topMargin: panel.isWide ? 0 : Theme.gap
        anchors.bottom: base.top
        x: panel.isWide ? panel.listWidth + Theme.gap * 2 : 0
        // The scroll bar stands in the margin of the panel.
        width: parent.width - x + panel.inset * 0.7
        clip: true
        contentWidth: width
        contentHeight: details.y + details.height + Theme.gap * 1.5
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PanelScroll {}

        Item {
            id: above

            visible: !panel.isWide
            width: page.width - panel.inset * 0.7
            height: visible ? games.implicitHeight : 0
        }

        LobbyTable {
            id: details

            y: above.visible ? above.height + Theme.gap : 0
            width: page.width - panel.inset * 0.7
            lobby: panel.lobby
            onRulesAsked: panel.rulesAsked()
            onEditAsked: panel.editAsked()
        }
    }

    Rectangle {
        id: base

        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.gap * 1.25
        width: parent.width
        height: 1
        color: Theme.panelLine
    }

    Item {
        id: bar

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.button

        Column {
            anchors.left: parent.left
            anchors.right: go.left
            anchors.rightMargin: Theme.gap * 1.5
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Text {
                objectName: "lobbySummary"
                width: parent.width
                text: panel.lobby.summary
                textFormat: Text.PlainText
                color: Theme.panelText
                font.pixelSize: panel.isWide ? Theme.small : Theme.tiny
                wrapMode: Text.WordWrap
                maximumLineCount: panel.isPlaying ? 1 : 2
                elide: Text.ElideRight
            }

            Text {
                objectName: "lobbyGivesUp"
                width: parent.width
                visible: panel.isPlaying
                text: qsTr("The match in play is given up.")
                color: Theme.panelMuted
                font.pixelSize: Theme.tiny
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
            }
        }

        PushButton {
            id: go

            objectName: "lobbyPlayButton"
            anchors.right: parent.right
            width: Math.max(implicitWidth, panel.isWide ? 150 * Theme.scaled(0.85) : 96)
            isPrimary: true
            isOnPanel: true
            enabled: panel.lobby.canPlay
            text: qsTr("Play")
            Accessible.description: panel.isPlaying ? qsTr("The match in play is given up.") : ""
            onClicked: panel.play()
        }
    }
}
