import QtQuick
import BigTwo

// A match: when and by whom, the course, the points of every deal, each to be seen again.
FocusScope {
    id: page

    required property ResultsBook book
    required property bool isWide

    readonly property MatchSheet sheet: book.page
    readonly property bool hasCourse: sheet.sheet.course.deals > 0

    signal backAsked
    signal replayAsked(int deal)
    signal commitmentAsked

    Text {
        id: facts

        objectName: "matchFacts"
        y: -Theme.gap * 0.8
        width: parent.width
        text: page.sheet.facts
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Text {
        id: note

        objectName: "matchNote"
        anchors.top: facts.bottom
        anchors.topMargin: visible ? Theme.gap * 0.5 : 0
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: text !== ""
        text: page.sheet.note
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        color: Theme.panelText
        font.pixelSize: Theme.small
    }

    Item {
        id: middle

        anchors.top: note.bottom
        anchors.topMargin: Theme.gap * 1.5
        anchors.bottom: fixed.top
        anchors.bottomMargin: Theme.gap * 0.5
        width: parent.width

        CoursePlot {
            id: plot

            objectName: "matchPlot"
            width: page.isWide ? parent.width * 0.5 - Theme.gap : parent.width
            height: page.isWide ? Math.min(parent.height, width * 0.8) : Math.min(parent.height * 0.4, width * 0.62)
            visible: page.hasCourse
            course: page.sheet.sheet.course
        }

        SheetTable {
            x: page.isWide && page.hasCourse ? parent.width - width : 0
            y: page.isWide || !page.hasCourse ? 0 : plot.height + Theme.gap
            width: page.isWide && page.hasCourse ? parent.width * 0.5 - Theme.gap : parent.width
            height: parent.height - y
            seats: page.sheet.seats
            sheet: page.sheet.sheet
            looked: plot.looked
            picks: page.sheet.canReplay
            onHovered: deal => plot.looked = deal
            onPicked: deal => page.replayAsked(deal)
            Component.onCompleted: {
                list.focus = true;
                list.positionViewAtEnd();
            }
        }
    }

    Text {
        id: hint

        anchors.verticalCenter: fixed.verticalCenter
        width: parent.width - (fixed.visible ? fixed.width + Theme.gap : 0)
        visible: page.sheet.canReplay
        text: qsTr("Choose a deal to see it again, card by card.")
        elide: Text.ElideRight
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    CommitmentRow {
        id: fixed

        objectName: "matchCommitment"
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.gap * 0.5
        anchors.right: parent.right
        height: visible ? implicitHeight : hint.visible ? hint.implicitHeight + Theme.gap : 0
        visible: page.sheet.canCheck
        text: qsTr("Cards fixed before play")
        onClicked: page.commitmentAsked()
    }

    PushButton {
        objectName: "matchBack"
        anchors.bottom: parent.bottom
        isOnPanel: true
        text: page.isWide ? qsTr("All matches") : qsTr("Back")
        Accessible.name: qsTr("All matches")
        onClicked: page.backAsked()
    }

    Row {
        id: buttons

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        spacing: Theme.gap

        ExportButtons {
            book: page.book
            isWide: page.isWide
        }

        PushButton {
            objectName: "matchDelete"
            visible: page.book.canChange
            enabled: page.sheet.canDelete
            isOnPanel: true
            text: qsTr("Delete")
            onClicked: page.book.deletePage()
        }
    }
}
