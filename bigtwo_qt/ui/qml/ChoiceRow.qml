pragma ComponentBehavior: Bound
import QtQuick

// Choices side by side, of which one is taken; the arrow keys go from one to the next.
Column {
    id: row

    required property string name
    required property string label
    // Each with `value` and `text`, and with `cloth` and `cards` for a picture.
    required property var choices
    required property string chosen
    readonly property real share: (width - (choices.length - 1) * Theme.gap) / choices.length

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

    Row {
        spacing: Theme.gap

        Repeater {
            id: tiles

            model: row.choices

            ChoiceTile {
                required property var modelData
                required property int index

                objectName: row.name + "-" + modelData.value
                width: row.share
                text: modelData.text
                cloth: modelData.cloth ?? ""
                cards: modelData.cards ?? []
                isOn: row.chosen === modelData.value
                onClicked: row.picked(modelData.value)

                Keys.onLeftPressed: row.step(index, -1)
                Keys.onUpPressed: row.step(index, -1)
                Keys.onRightPressed: row.step(index, 1)
                Keys.onDownPressed: row.step(index, 1)
            }
        }
    }
}
