pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The points of every deal of the match, and the totals.
Panel {
    id: panel

    required property Game game

    readonly property real numberWidth: 34 * Theme.scaled(0.85)
    readonly property real columnWidth: (width - 2 * inset - numberWidth) / Math.max(1, game.seatCount)
    readonly property real rowHeight: 30 * Theme.scaled(0.85)

    objectName: "sheetPanel"
    heading: qsTr("Score sheet")
    closes: true

    Row {
        id: names

        x: panel.numberWidth
        height: panel.rowHeight

        Repeater {
            model: panel.game.seats

            Cell {
                required property string name

                text: name
                font.weight: Font.DemiBold
            }
        }
    }

    ListView {
        id: list

        anchors.top: names.bottom
        anchors.bottom: totals.top
        width: parent.width
        clip: true
        model: panel.game.sheet
        boundsBehavior: Flickable.StopAtBounds
        delegate: Item {
            id: row

            required property int number
            required property list<int> points
            required property int winner

            width: ListView.view.width
            height: panel.rowHeight

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.panelLine
            }

            Cell {
                width: panel.numberWidth
                horizontalAlignment: Text.AlignLeft
                text: row.number
                color: Theme.panelMuted
            }

            Repeater {
                model: row.points

                Cell {
                    required property int modelData
                    required property int index

                    x: panel.numberWidth + index * panel.columnWidth
                    text: modelData
                    color: index === row.winner ? Theme.goldText : Theme.panelText
                    font.weight: index === row.winner ? Font.Bold : Font.Normal
                }
            }
        }
        ScrollBar.vertical: ScrollBar {}
    }

    Text {
        anchors.centerIn: list
        width: parent.width
        visible: list.count === 0
        text: qsTr("The points of each deal will stand here.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Row {
        id: totals

        anchors.bottom: parent.bottom
        x: panel.numberWidth
        height: panel.rowHeight

        Repeater {
            model: panel.game.seats

            Cell {
                required property int score

                text: score
                font.weight: Font.Bold
            }
        }
    }

    Rectangle {
        anchors.bottom: totals.top
        width: parent.width
        height: 2
        color: Theme.panelLine
    }

    component Cell: Text {
        width: panel.columnWidth
        height: panel.rowHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        textFormat: Text.PlainText
        color: Theme.panelText
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }
}
