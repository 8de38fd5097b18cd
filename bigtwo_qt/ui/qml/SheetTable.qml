pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The points of every deal of the match, and the totals under them.
Item {
    id: table

    required property SeatModel seats
    required property SheetModel sheet
    // Whether a deal can be chosen.
    property bool picks: false
    // The deal that is looked at, 0 for none.
    required property int looked

    readonly property alias list: list
    readonly property int seatCount: columns.count
    readonly property bool isNarrow: seatCount > 4
    readonly property real numberWidth: (isNarrow ? 34 : 48) * Theme.scaled(0.85)
    readonly property real columnWidth: (width - numberWidth - 8) / Math.max(1, seatCount)
    readonly property real rowHeight: 30 * Theme.scaled(0.85)

    signal hovered(int deal)
    signal picked(int deal)

    onLookedChanged: {
        if (looked > 0 && !over.hovered) {
            list.positionViewAtIndex(looked - 1, ListView.Contain);
        }
    }

    HoverHandler {
        id: over
    }

    Row {
        id: names

        x: table.numberWidth

        Repeater {
            id: columns

            model: table.seats

            Column {
                id: column

                required property string name
                required property string emblem

                width: table.columnWidth
                spacing: 1
                bottomPadding: 4

                Image {
                    anchors.right: parent.right
                    width: height
                    height: Math.round((table.isNarrow ? 22 : 26) * Theme.scaled(0.85))
                    source: column.emblem !== "" ? "qrc:/emblems/" + column.emblem + ".svg" : ""
                    sourceSize: Qt.size(height, height)
                }

                Cell {
                    height: implicitHeight
                    visible: !table.isNarrow
                    text: column.name
                    font.pixelSize: Theme.tiny
                    font.weight: Font.DemiBold
                }
            }
        }
    }

    ListView {
        id: list

        objectName: "sheetList"
        anchors.top: names.bottom
        width: parent.width
        height: Math.max(0, Math.min(count * table.rowHeight, parent.height - names.height - totals.height - 2))
        clip: true
        model: table.sheet
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Points of every deal")

        delegate: Item {
            id: row

            required property int number
            required property list<string> texts
            required property list<int> winners
            required property string label

            readonly property bool isChosen: table.picks && ListView.isCurrentItem && ListView.view.activeFocus

            function pick(): void {
                if (table.picks) {
                    table.picked(number);
                }
            }

            objectName: "sheetRow-" + number
            width: ListView.view.width
            height: table.rowHeight

            Accessible.role: table.picks ? Accessible.Button : Accessible.ListItem
            Accessible.name: label
            Accessible.onPressAction: pick()

            Keys.onReturnPressed: pick()
            Keys.onEnterPressed: pick()
            Keys.onSpacePressed: pick()

            HoverHandler {
                cursorShape: table.picks ? Qt.PointingHandCursor : Qt.ArrowCursor
                onHoveredChanged: table.hovered(hovered ? row.number : 0)
            }

            TapHandler {
                enabled: table.picks
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: table.picked(row.number)
            }

            Rectangle {
                anchors.fill: parent
                visible: row.number === table.looked || row.isChosen
                color: Theme.panelHover
                border.width: row.isChosen ? 2 : 0
                border.color: Theme.accentText
            }

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.panelLine
            }

            Cell {
                width: table.numberWidth
                horizontalAlignment: Text.AlignLeft
                text: row.number
                color: Theme.panelMuted
            }

            Repeater {
                model: row.texts

                Cell {
                    id: cell

                    required property string modelData
                    required property int index

                    readonly property bool isWinner: row.winners.includes(index)

                    x: table.numberWidth + index * table.columnWidth
                    text: modelData
                    color: isWinner ? Theme.accentText : Theme.panelText
                    font.weight: isWinner ? Font.Bold : Font.Normal

                    // A ring, to be seen without colours as well.
                    Rectangle {
                        anchors.right: parent.right
                        anchors.rightMargin: -6
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(height, cell.contentWidth + 12)
                        height: parent.height * 0.78
                        radius: height / 2
                        visible: cell.isWinner
                        color: "transparent"
                        border.width: 1
                        border.color: Theme.accentText
                    }
                }
            }
        }
        ScrollBar.vertical: PanelScroll {}

        onCountChanged: Qt.callLater(positionViewAtEnd)
        onHeightChanged: Qt.callLater(positionViewAtEnd)
    }

    Item {
        id: totals

        anchors.top: list.bottom
        width: parent.width
        height: table.rowHeight

        Accessible.role: Accessible.Row
        Accessible.name: table.sheet.course.sentence

        Rectangle {
            width: parent.width
            height: 2
            color: Theme.accent
        }

        Cell {
            width: table.numberWidth
            horizontalAlignment: Text.AlignLeft
            text: qsTr("Total")
            color: Theme.panelMuted
            font.pixelSize: Theme.tiny
        }

        Repeater {
            model: table.seats

            Cell {
                id: total

                required property int seat
                required property int score

                readonly property bool leads: table.sheet.course.leaders.includes(seat)

                x: table.numberWidth + seat * table.columnWidth
                text: Theme.figure(score)
                color: leads ? Theme.accentInk : Theme.panelText
                font.weight: Font.Bold

                // Who leads.
                Rectangle {
                    z: -1
                    anchors.right: parent.right
                    anchors.rightMargin: -6
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(height, total.contentWidth + 12)
                    height: parent.height * 0.76
                    radius: height / 2
                    visible: total.leads
                    color: Theme.accent
                }
            }
        }
    }

    component Cell: Text {
        width: table.columnWidth
        height: table.rowHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        textFormat: Text.PlainText
        color: Theme.panelText
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight
    }
}
