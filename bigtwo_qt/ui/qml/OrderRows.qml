pragma ComponentBehavior: Bound
import QtQuick

// Things in an order, the highest first: each is moved up or down, and a kind is taken out or in.
Column {
    id: rows

    required property string option
    // Each with key, text, faces, isOn and also.
    required property var items
    required property int count

    readonly property bool hasSwitches: option === "five_card_order"
    readonly property int played: items.filter(item => item.isOn).length

    signal moved(int place, int by)
    signal toggled(string key)

    function shift(place: int, by: int): void {
        moved(place, by);
        (lines.itemAt(place + by) as OrderRow).hold(by);
    }

    function toggle(key: string): void {
        toggled(key);
        const place = items.findIndex(item => item.key === key);
        (lines.itemAt(place) as OrderRow).holdSwitch();
    }

    spacing: 2

    Text {
        text: rows.hasSwitches ? qsTr("Highest first") : qsTr("In another order, the highest first")
        textFormat: Text.PlainText
        color: Theme.panelMuted
        font.pixelSize: Theme.small
        bottomPadding: 4
    }

    Repeater {
        id: lines

        model: rows.count

        OrderRow {
            width: rows.width
            option: rows.option
            item: rows.items[index]
            isFirst: index === 0
            isLast: index === rows.played - 1
            hasSwitch: rows.hasSwitches
            onMoveAsked: by => rows.shift(index, by)
            onToggleAsked: rows.toggle(item.key)
        }
    }
}
