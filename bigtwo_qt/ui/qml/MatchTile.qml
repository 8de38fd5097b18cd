import QtQuick
import QtQuick.Controls.Basic

// A match in the list of results.
AbstractButton {
    id: tile

    required property string matchId
    required property string title
    required property string facts
    required property string players
    required property string outcome
    required property string totals
    required property bool isWon
    required property string label
    required property int index
    required property bool isWide

    readonly property bool isCurrent: ListView.isCurrentItem && ListView.view.activeFocus

    signal chosen

    objectName: "match-" + index
    height: content.implicitHeight + 2 * Theme.gap
    text: label
    focusPolicy: Qt.NoFocus

    Accessible.role: Accessible.Button
    Accessible.name: label

    onClicked: chosen()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        implicitHeight: content.implicitHeight

        Column {
            id: content

            x: Theme.gap
            width: parent.width - 2 * Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3 * Theme.scaled(0.8)

            Item {
                width: parent.width
                height: name.implicitHeight

                Said {
                    id: name

                    width: parent.width - result.width - Theme.gap
                    text: tile.title
                    color: Theme.panelText
                    font.pixelSize: Theme.body
                    font.weight: Font.DemiBold
                }

                Said {
                    id: result

                    anchors.right: parent.right
                    anchors.baseline: name.baseline
                    width: Math.min(implicitWidth, parent.width * 0.5)
                    text: tile.outcome
                    color: tile.isWon ? Theme.accentText : Theme.panelText
                    font.weight: tile.isWon ? Font.DemiBold : Font.Normal
                }
            }

            Item {
                width: parent.width
                height: who.implicitHeight

                Said {
                    id: who

                    width: parent.width - sums.width - Theme.gap
                    text: tile.isWide ? tile.players + "   " + tile.facts : tile.players
                }

                Said {
                    id: sums

                    anchors.right: parent.right
                    width: Math.min(implicitWidth, parent.width * 0.5)
                    text: tile.totals
                }
            }

            Said {
                width: parent.width
                visible: !tile.isWide
                text: tile.facts
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.7
        color: tile.hovered || tile.down || tile.isCurrent ? Theme.panelHover : "transparent"
        border.width: tile.isCurrent ? 2 : 0
        border.color: Theme.accentText

        Rectangle {
            anchors.bottom: parent.bottom
            x: Theme.gap
            width: parent.width - 2 * Theme.gap
            height: 1
            color: Theme.panelLine
        }
    }

    component Said: Text {
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }
}
