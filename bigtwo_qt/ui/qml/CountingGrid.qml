pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// All cards of the pack by suit and rank: gone ones struck out, own ones in the accent, the rest still out.
Flickable {
    id: grid

    required property CountingModel counting

    readonly property int columns: counting.ranks.length
    readonly property real headWidth: Math.round(22 * Theme.scaled(0.85))
    readonly property real gap: Math.round(2 * Theme.scaled(1))
    readonly property real cellWidth: (width - headWidth - 10) / Math.max(1, columns)
    readonly property real lineHeight: Theme.tiny * 1.5
    // Cards of two packs stand over each other.
    readonly property int packs: counting.packs
    readonly property real cellHeight: Math.max(22, Math.min(cellWidth * (packs > 1 ? 2.2 : 1.75), (height - 2 * lineHeight - 2 * Theme.small) / 4))

    clip: true
    contentHeight: body.height
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Cards gone and still out. %1").arg(counting.text)

    ScrollBar.vertical: PanelScroll {}

    Column {
        id: body

        width: parent.width
        spacing: Theme.small * 0.5

        Item {
            width: parent.width
            height: 2 * grid.lineHeight + 4 * grid.cellHeight

            // Over the columns their ranks, under them how many are still out.
            Repeater {
                model: grid.counting.ranks

                Caption {
                    required property string modelData
                    required property int index

                    x: grid.headWidth + index * grid.cellWidth
                    text: modelData
                    color: Theme.panelMuted
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }

            Repeater {
                model: grid.counting.out

                Caption {
                    required property int modelData
                    required property int index

                    x: grid.headWidth + index * grid.cellWidth
                    y: grid.lineHeight + 4 * grid.cellHeight
                    text: modelData
                    color: modelData > 0 ? Theme.panelText : Theme.panelMuted
                    font.weight: modelData > 0 ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
            }

            Repeater {
                model: grid.counting.suits

                Image {
                    required property string modelData
                    required property int index

                    x: 2
                    y: grid.lineHeight + index * grid.cellHeight + (grid.cellHeight - height) / 2
                    width: grid.headWidth * 0.68
                    height: width
                    source: Theme.suitPicture(modelData)
                    sourceSize: Qt.size(width, height)

                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: -parent.width * 0.12
                        z: -1
                        radius: width * 0.25
                        color: Theme.cardFace
                        border.width: 1
                        border.color: Theme.panelLine
                    }
                }
            }

            Repeater {
                model: grid.counting

                Column {
                    id: cell

                    required property int index
                    required property string rank
                    required property list<string> copies
                    required property string label

                    readonly property real part: (grid.cellHeight - grid.gap * grid.packs - copies.length + 1) / Math.max(1, copies.length)

                    x: grid.headWidth + index % grid.columns * grid.cellWidth + grid.gap / 2
                    y: grid.lineHeight + Math.floor(index / grid.columns) * grid.cellHeight + grid.gap * grid.packs / 2
                    spacing: 1

                    Accessible.role: Accessible.Cell
                    Accessible.name: label
                    Accessible.ignored: label === ""

                    Repeater {
                        model: cell.copies

                        CountedCard {
                            required property string modelData

                            width: grid.cellWidth - grid.gap
                            height: cell.part
                            kind: modelData
                            rank: cell.rank
                        }
                    }
                }
            }
        }

        Text {
            width: parent.width
            text: grid.counting.text
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelText
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        // What the looks of the cards mean.
        Flow {
            width: parent.width
            spacing: Theme.small

            Repeater {
                model: [["out", qsTr("still out")], ["own", qsTr("in your hand")], ["gone", qsTr("played")]]

                Row {
                    id: entry

                    required property list<string> modelData

                    spacing: Theme.tiny * 0.5

                    CountedCard {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.small * 1.1
                        height: Theme.small * 1.3
                        kind: entry.modelData[0]
                        rank: ""
                    }

                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        text: entry.modelData[1]
                        color: Theme.panelMuted
                        font.pixelSize: Theme.tiny
                    }
                }
            }
        }
    }

    component Caption: Text {
        width: grid.cellWidth
        height: grid.lineHeight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        font.pixelSize: Theme.tiny
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least - 2
    }

    component CountedCard: Rectangle {
        id: counted

        required property string kind
        required property string rank

        objectName: "counted-" + kind
        radius: Math.min(width, height) * 0.18
        color: kind === "own" ? Theme.accent : kind === "out" ? Theme.panelText : "transparent"
        border.width: kind === "gone" ? 1 : 0
        border.color: Theme.panelLine

        Text {
            anchors.centerIn: parent
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: counted.rank !== ""
            text: counted.rank
            textFormat: Text.PlainText
            color: counted.kind === "own" ? Theme.accentInk : counted.kind === "out" ? Theme.panel : Theme.panelMuted
            opacity: counted.kind === "gone" ? 0.55 : 1
            font.pixelSize: Math.min(Theme.small, counted.height * 0.8)
            font.weight: counted.kind === "gone" ? Font.Normal : Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least - 3
        }

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.86
            height: 1
            visible: counted.kind === "gone"
            rotation: -35
            antialiasing: true
            color: Theme.panelMuted
        }
    }
}
