pragma ComponentBehavior: Bound
import QtQuick

// Cards and figures in a row, each with a few words under it, or words alone.
Flow {
    id: strip

    // With title and cells, each with faces, text, tone, count and box.
    required property var drawing

    readonly property real unit: Theme.scaled(0.85)
    readonly property real cardWidth: 31 * unit
    // What words alone stand beside.
    readonly property real lineHeight: drawing.cells.some(cell => cell.faces.length > 0) ? Math.round(cardWidth * 360 / 264) : Theme.tiny * 1.3 + Theme.gap

    spacing: Theme.gap
    topPadding: 2
    bottomPadding: 2

    Text {
        visible: text !== ""
        width: 82 * strip.unit * Theme.textFactor
        height: strip.lineHeight
        text: strip.drawing.title
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.tiny

        Accessible.ignored: true
    }

    Repeater {
        model: strip.drawing.cells

        Column {
            id: cell

            required property var modelData

            readonly property bool isOn: modelData.tone === "on"
            readonly property bool isOff: modelData.tone === "off"
            readonly property int count: modelData.faces.length
            readonly property bool isWords: count === 0 && modelData.box === ""
            readonly property real shown: isWords ? 0 : count > 0 ? cards.width : box.width

            width: Math.max(shown, Math.min(words.implicitWidth, Math.max(shown, 88 * strip.unit * Theme.textFactor)))
            spacing: 1

            Item {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: cell.count > 0
                width: cards.width
                height: cards.height

                RuleCards {
                    id: cards

                    faces: cell.modelData.faces
                    cardWidth: Math.min(strip.cardWidth, strip.width / (1 + step * Math.max(0, cell.count - 1)))
                    isLazy: true
                    isPlayed: !cell.isOff
                }

                // How many cards the back stands for.
                Rectangle {
                    anchors.centerIn: parent
                    visible: cell.modelData.count > 0
                    width: Math.max(height, figure.implicitWidth + 6)
                    height: figure.implicitHeight + 2
                    radius: height / 2
                    color: Theme.cardFace

                    Text {
                        id: figure

                        anchors.centerIn: parent
                        text: cell.modelData.count
                        color: Theme.cardInk
                        font.pixelSize: Theme.tiny
                        font.weight: Font.Bold

                        Accessible.ignored: true
                    }
                }
            }

            Rectangle {
                id: box

                anchors.horizontalCenter: parent.horizontalCenter
                visible: cell.modelData.box !== ""
                width: Math.max(strip.cardWidth, inside.implicitWidth + Theme.gap * 1.5)
                height: inside.implicitHeight + Theme.gap
                radius: Theme.radius * 0.4
                color: cell.isOn ? Theme.panelGlow : "transparent"
                border.width: cell.isOn ? 2 : 1
                border.color: cell.isOn ? Theme.accentText : Theme.panelMuted

                Text {
                    id: inside

                    anchors.centerIn: parent
                    text: cell.modelData.box
                    textFormat: Text.PlainText
                    color: cell.isOn ? Theme.accentText : Theme.panelText
                    font.pixelSize: Theme.tiny
                    font.weight: cell.isOn ? Font.DemiBold : Font.Normal
                }
            }

            Text {
                id: words

                width: parent.width
                height: cell.isWords ? Math.max(implicitHeight, strip.lineHeight) : implicitHeight
                visible: text !== ""
                text: cell.modelData.text
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                lineHeight: 0.95
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: cell.isOn ? Theme.accentText : Theme.panelMuted
                font.pixelSize: Theme.tiny
                font.weight: cell.isOn ? Font.DemiBold : Font.Normal

                Accessible.ignored: true
            }
        }
    }
}
