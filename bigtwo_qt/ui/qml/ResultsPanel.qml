pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The results: the list of matches, one of them, and the statistics.
Panel {
    id: panel

    required property ResultsBook book

    readonly property bool isWide: width >= 640 * Theme.scaled(0.85)
    readonly property bool hasPage: book.page.isOpen
    property bool showsCommitment: false

    // Whether one step back was made: from a match to the list, or from its cards to the match.
    function stepBack(): bool {
        if (showsCommitment) {
            showsCommitment = false;
            view.forceActiveFocus();
            return true;
        }
        if (hasPage) {
            book.leavePage();
            view.forceActiveFocus();
            return true;
        }
        return false;
    }

    objectName: "resultsPanel"
    heading: showsCommitment ? qsTr("Cards fixed before play") : hasPage ? book.page.title : qsTr("Results")
    tabs: hasPage ? [] : [qsTr("Matches"), qsTr("Statistics")]
    closes: true
    implicitWidth: 900 * Theme.scaled(0.85)
    implicitHeight: 900 * Theme.scaled(0.85)
    Accessible.role: Accessible.Dialog
    Accessible.name: heading
    onTabAsked: number => tab = number
    Keys.onEscapePressed: event => event.accepted = stepBack()
    Component.onCompleted: book.open()

    // Records that are dropped here come in.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        enabled: panel.book.canChange
        onDropped: drop => {
            panel.book.importFile(drop.urls[0].toString());
            drop.accept(Qt.CopyAction);
        }
    }

    Loader {
        id: view

        width: parent.width
        anchors.top: parent.top
        anchors.bottom: said.visible ? said.top : parent.bottom
        anchors.bottomMargin: said.visible ? Theme.gap : 0
        focus: true
        sourceComponent: panel.showsCommitment ? commitment : panel.hasPage ? page : panel.tab === 0 ? matches : figures
        onLoaded: forceActiveFocus()
    }

    // What became of the last thing that was asked for.
    Item {
        id: said

        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? Math.max(sentence.implicitHeight, undo.visible ? undo.height : 0) + Theme.gap : 0
        visible: panel.book.said !== ""

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.panelLine
        }

        Text {
            id: sentence

            objectName: "resultsSaid"
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Theme.gap / 2
            width: parent.width - (undo.visible ? undo.width + Theme.gap : 0)
            text: panel.book.said
            textFormat: Text.PlainText
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: Theme.panelText
            font.pixelSize: Theme.small

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        PushButton {
            id: undo

            objectName: "resultsUndo"
            anchors.right: parent.right
            anchors.verticalCenter: sentence.verticalCenter
            visible: panel.book.canUndo
            isOnPanel: true
            text: qsTr("Undo")
            onClicked: panel.book.undoDelete()
        }
    }

    Component {
        id: matches

        MatchesPage {
            focus: true
            book: panel.book
            isWide: panel.isWide
        }
    }

    Component {
        id: figures

        FiguresPage {
            focus: true
            book: panel.book
        }
    }

    Component {
        id: page

        MatchSheetPage {
            focus: true
            book: panel.book
            isWide: panel.isWide
            onBackAsked: panel.stepBack()
            onCommitmentAsked: {
                panel.book.openPromises();
                panel.showsCommitment = true;
            }
            onReplayAsked: deal => panel.book.dealAsked(deal)
        }
    }

    Component {
        id: commitment

        CommitmentPage {
            focus: true
            commitment: panel.book.commitment

            PushButton {
                objectName: "commitmentBack"
                isOnPanel: true
                text: qsTr("Back")
                onClicked: panel.stepBack()
            }
        }
    }
}
