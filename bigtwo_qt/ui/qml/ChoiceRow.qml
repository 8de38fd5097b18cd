pragma ComponentBehavior: Bound
import QtQuick

// Choices side by side, of which one is taken; the arrow keys go from one to the next. Where their
// texts are too long for one row, there are more.
Column {
    id: row

    required property string name
    required property string label
    // Each with `value` and `text`, and with `cloth` and `cards` for a picture.
    required property var choices
    required property string chosen
    readonly property real widest: Math.max(...choices.map(choice => metrics.advanceWidth(choice.text))) + 1.6 * Theme.gap
    readonly property int most: Math.max(1, Math.floor((width + Theme.gap) / (widest + Theme.gap)))
    readonly property int lines: Math.ceil(choices.length / most)
    readonly property int columns: Math.ceil(choices.length / lines)
    readonly property real share: (width - (columns - 1) * Theme.gap) / columns

    signal picked(string value)

    function step(from: int, by: int): void {
        const next = (from + by + choices.length) % choices.length;
        picked(choices[next].value);
        tiles.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.gap * 0.6

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Text {
        text: row.label
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }

    Grid {
        columns: row.columns
        spacing: Theme.gap

        Repeater {
            id: tiles

            // The tiles stay, and with them the keyboard, when their texts change.
            model: row.choices.length

            ChoiceTile {
                required property int index

                readonly property var choice: row.choices[index] ?? ({
                        "value": "",
                        "text": ""
                    })

                objectName: row.name + "-" + choice.value
                width: row.share
                text: choice.text
                cloth: choice.cloth ?? ""
                cards: choice.cards ?? []
                isOn: row.chosen === choice.value
                onClicked: row.picked(choice.value)

                Keys.onLeftPressed: row.step(index, -1)
                Keys.onUpPressed: row.step(index, -1)
                Keys.onRightPressed: row.step(index, 1)
                Keys.onDownPressed: row.step(index, 1)
            }
        }
    }
}
