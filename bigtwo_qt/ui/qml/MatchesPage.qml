pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The matches that fit the filters, what was played last first, and what can be done with them.
FocusScope {
    id: page

    required property ResultsBook book
    required property bool isWide

    readonly property real boxWidth: isWide ? 150 * Theme.scaled(0.85) : (width - 2 * Theme.gap) / 3
    property bool imports: false

    SearchBox {
        id: search

        objectName: "resultsSearch"
        focus: true
        width: page.isWide ? parent.width - 3 * (page.boxWidth + Theme.gap) : parent.width
        prompt: qsTr("Search names and games")
        text: page.book.query
        onTextEdited: page.book.query = text

        Keys.onDownPressed: list.forceActiveFocus()
        Keys.onReturnPressed: page.book.lookAt(0)
        Keys.onEnterPressed: page.book.lookAt(0)
    }

    Row {
        id: boxes

        x: page.isWide ? search.width + Theme.gap : 0
        y: page.isWide ? 0 : search.height + Theme.gap
        spacing: Theme.gap

        FilterBox {
            objectName: "resultsSystem"
            width: page.boxWidth
            label: qsTr("Game")
            model: [qsTr("All games"), ...page.book.systemTitles]
            currentIndex: page.book.systems.indexOf(page.book.system) + 1
            onActivated: index => page.book.system = index > 0 ? page.book.systems[index - 1] : ""
        }

        FilterBox {
            objectName: "resultsPlayer"
            width: page.boxWidth
            label: qsTr("Player")
            model: [qsTr("All players"), ...page.book.playerTitles]
            currentIndex: page.book.players.indexOf(page.book.player) + 1
            onActivated: index => page.book.player = index > 0 ? page.book.players[index - 1] : ""
        }

        FilterBox {
            readonly property list<string> periods: ["", "week", "month", "year"]

            objectName: "resultsPeriod"
            width: page.boxWidth
            label: qsTr("Time")
            model: [qsTr("All times"), qsTr("The last week"), qsTr("The last month"), qsTr("The last year")]
            currentIndex: periods.indexOf(page.book.period)
            onActivated: index => page.book.period = periods[index]
        }
    }

    ListView {
        id: list

        objectName: "matchList"
        anchors.top: boxes.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        model: page.book.matches
        delegate: MatchTile {
            width: ListView.view.width - Theme.gap
            isWide: page.isWide
            onChosen: page.book.look(matchId)
        }
        ScrollBar.vertical: PanelScroll {}

        Keys.onReturnPressed: page.book.lookAt(Math.max(0, currentIndex))
        Keys.onEnterPressed: page.book.lookAt(Math.max(0, currentIndex))

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Matches")
    }

    Text {
        objectName: "resultsEmpty"
        anchors.centerIn: list
        width: list.width
        visible: list.count === 0
        text: page.book.countText
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.body
    }

    Column {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gap

        PathRow {
            width: parent.width
            visible: page.imports
            prompt: qsTr("A file of records, or drop one here")
            action: qsTr("Import")
            onVisibleChanged: {
                if (visible) {
                    begin();
                }
            }
            onChosen: place => {
                page.imports = false;
                page.book.importFile(place);
            }
        }

        Item {
            width: parent.width
            height: Theme.button

            Text {
                objectName: "resultsCount"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - buttons.width - Theme.gap
                visible: list.count > 0 && page.isWide
                text: page.book.countText
                textFormat: Text.PlainText
                elide: Text.ElideRight
                color: Theme.panelMuted
                font.pixelSize: Theme.small
            }

            Row {
                id: buttons

                anchors.right: parent.right
                spacing: Theme.gap

                PushButton {
                    objectName: "resultsImport"
                    visible: page.book.canChange
                    isOnPanel: true
                    text: page.isWide ? qsTr("Import records…") : qsTr("Import…")
                    Accessible.name: qsTr("Import records…")
                    onClicked: page.imports = !page.imports
                }

                ExportButtons {
                    book: page.book
                    isWide: page.isWide
                    enabled: list.count > 0
                }
            }
        }
    }
}
