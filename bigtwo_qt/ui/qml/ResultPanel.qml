pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The end of a deal or of the match: what each seat made, and the totals.
Panel {
    id: result

    required property Game game
    // What the panel may take of the height; it draws together where that is little.
    required property real room

    readonly property bool isMatchOver: game.phase === "matchOver"
    readonly property bool isCompact: room < fullHeight
    readonly property real rowHeight: isCompact ? Math.max(26, 30 * Theme.unit) : Math.max(32, 38 * Theme.unit)
    readonly property real titleHeight: Math.max(go.height, Theme.title * 1.6)
    readonly property real tableHeight: Theme.tiny * 1.9 + rowHeight * game.seatCount
    readonly property real fullHeight: 2 * inset + titleHeight + inset * 0.6 + Theme.tiny * 1.9 + Math.max(32, 38 * Theme.unit) * game.seatCount + inset + go.height
    readonly property real columnWidth: Math.min(92 * Theme.scaled(0.8), width * 0.2)
    property string winnerEmblem: ""

    objectName: "resultPanel"
    implicitHeight: isCompact ? 2 * inset + titleHeight + inset * 0.4 + tableHeight : fullHeight

    Accessible.role: Accessible.Pane
    Accessible.name: game.resultTitle

    Item {
        id: head

        width: parent.width
        height: result.titleHeight

        Image {
            id: portrait

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            visible: !result.game.isTied
            width: visible ? height : 0
            height: Math.round(parent.height * 0.9)
            source: result.winnerEmblem !== "" ? "qrc:/emblems/" + result.winnerEmblem + ".svg" : ""
            sourceSize: Qt.size(height, height)
        }

        Text {
            anchors.left: portrait.right
            anchors.leftMargin: portrait.visible ? 12 * Theme.scaled(0.8) : 0
            anchors.right: parent.right
            anchors.rightMargin: result.isCompact ? go.width + 10 : 0
            anchors.verticalCenter: parent.verticalCenter
            text: result.game.resultTitle
            textFormat: Text.PlainText
            color: result.isMatchOver ? Theme.accentText : Theme.panelText
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            elide: Text.ElideRight

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    Column {
        id: table

        anchors.top: head.bottom
        anchors.topMargin: result.inset * (result.isCompact ? 0.4 : 0.6)
        width: parent.width

        Row {
            width: parent.width
            height: Theme.tiny * 1.9

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
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    elide: Text.ElideRight
                }
            }
        }

        Repeater {
            model: result.game.seats

            Item {
                id: row

                required property int seat
                required property string name
                required property string emblem
                required property int cardsLeft
                required property string points
                required property int score
                required property bool isWinner

                width: table.width
                height: result.rowHeight

                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: %2 left, %3, %4 in all").arg(name).arg(Theme.cards(cardsLeft)).arg(points).arg(score)

                Binding {
                    target: result
                    property: "winnerEmblem"
                    value: row.emblem
                    when: row.isWinner
                    restoreMode: Binding.RestoreNone
                }

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -result.inset * 0.5
                    anchors.rightMargin: -result.inset * 0.5
                    radius: result.inset * 0.5
                    visible: row.isWinner
                    color: Theme.panelGlow
                }

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: !row.isWinner
                    color: Theme.panelLine
                }

                Image {
                    id: face

                    anchors.verticalCenter: parent.verticalCenter
                    width: height
                    height: Math.round(row.height * 0.72)
                    source: row.emblem !== "" ? "qrc:/emblems/" + row.emblem + ".svg" : ""
                    sourceSize: Qt.size(height, height)
                }

                Text {
                    anchors.left: face.right
                    anchors.leftMargin: 10 * Theme.scaled(0.8)
                    anchors.right: left.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    textFormat: Text.PlainText
                    color: row.isWinner ? Theme.accentText : Theme.panelText
                    font.pixelSize: Theme.body
                    font.weight: row.isWinner ? Font.Bold : Font.Medium
                    elide: Text.ElideRight
                }

                Figure {
                    id: left

                    anchors.right: made.left
                    width: result.columnWidth
                    text: row.cardsLeft > 0 ? row.cardsLeft : "–"
                    color: Theme.panelMuted
                }

                Figure {
                    id: made

                    anchors.right: total.left
                    width: result.columnWidth
                    text: row.points
                    color: Theme.panelText
                }

                Figure {
                    id: total

                    anchors.right: parent.right
                    width: result.columnWidth
                    text: Theme.figure(row.score)
                    color: row.isWinner ? Theme.accentText : Theme.panelText
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
        x: parent.width - width
        y: result.isCompact ? 0 : parent.height - height
        isPrimary: true
        isOnPanel: true
        text: result.isMatchOver ? qsTr("New match") : qsTr("Next deal")
        onClicked: result.isMatchOver ? result.game.newMatch() : result.game.nextDeal()
    }
}
