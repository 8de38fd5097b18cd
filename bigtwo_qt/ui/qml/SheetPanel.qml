pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The points of every deal of the match, and the totals.
Panel {
    id: panel

    required property Game game

    readonly property bool isNarrow: game.seatCount > 4
    readonly property real numberWidth: (isNarrow ? 38 : 52) * Theme.scaled(0.85)
    readonly property real columnWidth: (width - 2 * inset - numberWidth) / Math.max(1, game.seatCount)
    readonly property real rowHeight: 32 * Theme.scaled(0.85)

    objectName: "sheetPanel"
    heading: qsTr("Score sheet")
    closes: true

    Row {
        id: names

        x: panel.numberWidth

        Repeater {
            model: panel.game.seats

            Column {
                id: column

                required property string name
                required property string emblem

                spacing: 2
                bottomPadding: 6

                Image {
                    anchors.right: parent.right
                    width: height
                    height: Math.round((panel.isNarrow ? 24 : 30) * Theme.scaled(0.85))
                    source: column.emblem !== "" ? "qrc:/emblems/" + column.emblem + ".svg" : ""
                    sourceSize: Qt.size(height, height)
                }

                Cell {
                    height: implicitHeight
                    visible: !panel.isNarrow
                    text: column.name
                    font.weight: Font.DemiBold
                }
            }
        }
    }

    ListView {
        id: list

        anchors.top: names.bottom
        width: parent.width
        height: Math.min(count * panel.rowHeight, parent.height - names.height - totals.height - 2)
        clip: true
        model: panel.game.sheet
        boundsBehavior: Flickable.StopAtBounds
        delegate: Item {
            id: row

            required property int number
            required property list<string> texts
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
                model: row.texts

                Cell {
                    required property string modelData
                    required property int index

                    x: panel.numberWidth + index * panel.columnWidth
                    text: modelData
                    color: index === row.winner ? Theme.accentText : Theme.panelText
                    font.weight: index === row.winner ? Font.Bold : Font.Normal
                }
            }
        }
        ScrollBar.vertical: PanelScroll {}

        onCountChanged: positionViewAtEnd()
    }

    Text {
        anchors.top: totals.bottom
        anchors.topMargin: panel.rowHeight
        width: parent.width
        visible: list.count === 0
        text: qsTr("The points of each deal will stand here.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Item {
        id: totals

        anchors.top: list.bottom
        width: parent.width
        height: panel.rowHeight

        Rectangle {
            width: parent.width
            height: 2
            color: Theme.accent
        }

        Cell {
            width: panel.numberWidth
            horizontalAlignment: Text.AlignLeft
            text: qsTr("Total")
            color: Theme.panelMuted
        }

        Row {
            x: panel.numberWidth

            Repeater {
                model: panel.game.seats

                Cell {
                    required property int score

                    text: Theme.figure(score)
                    font.weight: Font.Bold
                }
            }
        }
    }

    component Cell: Text {
        width: panel.columnWidth
        height: panel.rowHeight
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
