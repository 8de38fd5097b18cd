pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The end of a deal or of the match: what each seat made, and the totals.
Panel {
    id: result

    required property Game game

    readonly property bool isMatchOver: game.phase === "matchOver"
    readonly property real rowHeight: Math.max(30, 38 * Theme.unit)
    readonly property real columnWidth: Math.min(92 * Theme.unit, width * 0.2)

    objectName: "resultPanel"
    heading: game.resultTitle
    implicitHeight: 2 * inset + headHeight + rowHeight * (game.seatCount + 0.8) + go.height + inset

    Accessible.role: Accessible.Pane
    Accessible.name: heading

    Column {
        id: table

        width: parent.width

        Row {
            width: parent.width
            height: result.rowHeight * 0.8

            Repeater {
                model: ["", qsTr("Cards left"), qsTr("This deal"), qsTr("Total")]

                Text {
                    required property string modelData
                    required property int index

                    width: index === 0 ? table.width - 3 * result.columnWidth : result.columnWidth
                    text: modelData
                    color: Theme.panelMuted
                    font.pixelSize: Theme.tiny
                    horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                    elide: Text.ElideRight
                }
            }
        }

        Repeater {
            model: result.game.seats

            Item {
                id: row

                required property string name
                required property string emblem
                required property int cardsLeft
                required property int penalty
                required property int score
                required property bool isWinner

                width: table.width
                height: result.rowHeight

                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: %2 left, %3, %4 in all").arg(name).arg(Theme.cards(cardsLeft)).arg(Theme.points(penalty)).arg(score)

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -8
                    anchors.rightMargin: -8
                    radius: 8
                    visible: row.isWinner
                    color: Theme.panelHover
                }

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.panelLine
                }

                Image {
                    id: face

                    anchors.verticalCenter: parent.verticalCenter
                    width: row.height * 0.72
                    height: width
                    source: row.emblem !== "" ? "qrc:/emblems/" + row.emblem + ".svg" : ""
                    sourceSize: Qt.size(width, height)
                }

                Text {
                    anchors.left: face.right
                    anchors.leftMargin: 10
                    anchors.right: left.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    textFormat: Text.PlainText
                    color: row.isWinner ? Theme.goldText : Theme.panelText
                    font.pixelSize: Theme.body
                    font.weight: row.isWinner ? Font.Bold : Font.Medium
                    elide: Text.ElideRight
                }

                Figure {
                    id: left

                    anchors.right: points.left
                    width: result.columnWidth
                    text: row.cardsLeft > 0 ? row.cardsLeft : "–"
                    color: Theme.panelMuted
                }

                Figure {
                    id: points

                    anchors.right: total.left
                    width: result.columnWidth
                    text: (row.penalty > 0 ? "+" : "") + row.penalty
                    color: Theme.panelText
                }

                Figure {
                    id: total

                    anchors.right: parent.right
                    width: result.columnWidth
                    text: row.score
                    color: Theme.panelText
                    font.weight: Font.Bold
                }
            }
        }
    }

    component Figure: Text {
        anchors.verticalCenter: parent?.verticalCenter
        font.pixelSize: Theme.body
        horizontalAlignment: Text.AlignRight
    }

    PushButton {
        id: go

        objectName: result.isMatchOver ? "newMatchButton" : "nextDealButton"
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        isPrimary: true
        isOnPanel: true
        text: result.isMatchOver ? qsTr("New match") : qsTr("Next deal")
        onClicked: result.isMatchOver ? result.game.newMatch() : result.game.nextDeal()
    }
}
