pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// A value of an option: its name, what it means, cards that show it, and what it changes besides.
AbstractButton {
    id: tile

    // With key, text, sentence, isOn, isPossible, also and drawings.
    required property var value
    property bool isCompact: false

    readonly property bool isOn: value.isOn
    readonly property real inset: Theme.gap * 1.25
    // An even width: the mark is as round at every size.
    readonly property real dot: 2 * Math.round(7.5 * Theme.scaled(0.9))
    readonly property real indent: isCompact ? 0 : dot + Theme.gap

    text: value.text
    enabled: value.isPossible
    implicitWidth: title.implicitWidth + 2 * inset + (isCompact ? 0 : indent)
    implicitHeight: Math.max(Theme.button, body.height + 2 * inset * 0.75)
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.body
    font.weight: isOn ? Font.DemiBold : Font.Normal

    Accessible.role: Accessible.RadioButton
    Accessible.name: [text, value.sentence, ...value.drawings.map(one => one.spoken), value.also].filter(one => one !== "").join(" ")
    Accessible.checkable: true
    Accessible.checked: isOn

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        Rectangle {
            id: mark

            x: tile.inset
            y: body.y + (title.height - height) / 2
            visible: !tile.isCompact
            width: tile.dot
            height: width
            radius: width / 2
            color: "transparent"
            border.width: tile.isOn ? width * 0.32 : 1.6
            border.color: tile.isOn ? Theme.accentText : Theme.panelMuted
        }

        Column {
            id: body

            x: tile.inset + tile.indent
            y: tile.isCompact && drawn.count === 0 ? (parent.height - height) / 2 : tile.inset * 0.75
            width: parent.width - x - tile.inset
            spacing: 3 * Theme.scaled(0.9)

            Text {
                id: title

                width: parent.width
                text: tile.text
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                horizontalAlignment: tile.isCompact ? Text.AlignHCenter : Text.AlignLeft
                color: tile.isOn ? Theme.accentText : Theme.panelText
                font: tile.font

                Accessible.ignored: true
            }

            Text {
                visible: text !== ""
                width: parent.width
                text: tile.value.sentence
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                color: Theme.panelMuted
                font.pixelSize: Theme.small

                Accessible.ignored: true
            }

            Repeater {
                id: drawn

                model: tile.value.drawings

                OptionDrawing {
                    width: body.width
                }
            }

            Text {
                visible: text !== ""
                width: parent.width
                text: tile.value.also
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                horizontalAlignment: tile.isCompact ? Text.AlignHCenter : Text.AlignLeft
                color: Theme.accentText
                font.pixelSize: Theme.tiny

                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.8
        color: tile.down || tile.hovered ? Theme.panelHover : tile.isOn ? Theme.panelGlow : "transparent"
        border.width: tile.visualFocus ? 3 : tile.isOn ? 2 : 1
        border.color: tile.visualFocus ? Theme.panelText : tile.isOn ? Theme.accentText : Theme.panelEdge
    }
}
