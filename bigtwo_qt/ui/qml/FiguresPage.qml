pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The statistics: in all, by game and by opponent.
FocusScope {
    id: page

    required property ResultsBook book

    ListView {
        id: list

        objectName: "figuresList"
        anchors.fill: parent
        focus: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        spacing: Theme.gap * 1.25
        model: page.book.figures
        delegate: FiguresTile {
            width: ListView.view.width - Theme.gap * 1.5
            onDealAsked: matchId => page.book.look(matchId)
        }
        section.property: "section"
        section.delegate: Text {
            required property string section

            height: section !== "" ? implicitHeight : 0
            topPadding: Theme.gap * 0.75
            bottomPadding: Theme.gap
            visible: section !== ""
            text: section
            textFormat: Text.PlainText
            color: Theme.accentText
            font.pixelSize: Theme.body
            font.weight: Font.DemiBold

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        ScrollBar.vertical: PanelScroll {}

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Statistics")
    }

    Text {
        anchors.centerIn: parent
        width: parent.width
        visible: list.count === 0
        text: page.book.noFigures
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.body
    }
}
