pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// An option of the rules: its name, what has changed, and its values to choose from.
Item {
    id: card

    required property int index
    required property string option
    required property string group
    required property string name
    required property string sentence
    required property string idle
    required property string extra
    required property bool isCompact
    required property bool isChanged
    required property string usual
    required property int valueCount
    required property var values
    required property int itemCount
    required property var items
    required property int number
    required property int least
    required property int most
    required property var bands
    // Whether the options of several groups stand together.
    required property bool isFound

    readonly property int columns: isCompact ? Math.max(1, Math.floor((width + Theme.gap) / (chipWidth + Theme.gap))) : width >= 560 * Theme.scaled(0.85) ? 2 : 1
    // Chips are as wide as what is drawn in them needs.
    readonly property real chipWidth: {
        const forms = {
            "strip": 196,
            "round": 146
        };
        return (forms[values[0]?.drawings[0]?.form] ?? 112) * Theme.scaled(0.85) * Theme.textFactor;
    }

    signal chosen(string key)
    signal numberSet(int number)
    signal moved(int place, int by)
    signal toggled(string key)
    signal bandSet(int place, int start, int rate)
    signal bandAdded
    signal bandRemoved
    signal putBackAsked

    // The arrow keys go from value to value; nothing is chosen by them.
    function step(from: int, by: int): void {
        for (let next = from + by; next >= 0 && next < valueCount; next += by) {
            const tile = grid.itemAt(next);
            if (tile.enabled) {
                tile.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    implicitHeight: body.height + 2 * Theme.gap * 1.75 + 1

    Accessible.role: Accessible.Grouping
    Accessible.name: [name, isChanged ? qsTr("changed") : "", sentence, idle].filter(text => text !== "").join(", ")

    Column {
        id: body

        y: Theme.gap * 1.75
        width: parent.width
        spacing: Theme.gap * 1.1

        Item {
            width: parent.width
            height: Math.max(titles.height, back.visible ? back.height : 0)

            Rectangle {
                visible: card.isChanged
                y: 2
                width: 4
                height: titles.height - 4
                radius: 2
                color: Theme.accentText
            }

            Column {
                id: titles

                anchors.verticalCenter: parent.verticalCenter
                x: card.isChanged ? Theme.gap * 1.5 : 0
                width: parent.width - x - (back.visible ? back.width + Theme.gap : 0)
                spacing: 2

                Text {
                    width: parent.width
                    visible: card.isFound
                    text: card.group
                    textFormat: Text.PlainText
                    color: Theme.panelMuted
                    font.pixelSize: Theme.tiny
                }

                Text {
                    width: parent.width
                    text: card.name
                    textFormat: Text.PlainText
                    wrapMode: Text.WordWrap
                    color: Theme.panelText
                    font.pixelSize: Math.round(Theme.body * 1.1)
                    font.weight: Font.DemiBold

                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Text {
                    objectName: "usual-" + card.option
                    width: parent.width
                    visible: card.isChanged
                    text: card.usual
                    textFormat: Text.PlainText
                    wrapMode: Text.WordWrap
                    color: Theme.accentText
                    font.pixelSize: Theme.small
                }
            }

            PushButton {
                id: back

                objectName: "putBack-" + card.option
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: card.isChanged
                isOnPanel: true
                text: qsTr("Put back")
                Accessible.name: qsTr("Put back: %1").arg(card.usual)
                onClicked: card.putBackAsked()
            }
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: card.idle
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small
            font.italic: true
        }

        // What the order or the number is; the values of other options say it themselves.
        Text {
            width: parent.width
            visible: card.extra !== ""
            text: card.sentence
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }

        GridLayout {
            width: card.isCompact ? Math.min(implicitWidth, parent.width) : parent.width
            visible: card.valueCount > 0
            columns: card.columns
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Repeater {
                id: grid

                model: card.valueCount

                Tile {
                    Layout.fillWidth: !card.isCompact
                    Layout.fillHeight: true
                    Layout.preferredWidth: card.isCompact ? Math.min(card.chipWidth, card.width) : 1
                }
            }
        }

        Loader {
            width: parent.width
            visible: active
            active: card.extra !== ""
            sourceComponent: card.extra === "order" ? order : card.extra === "bands" ? steps : count
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.panelLine
    }

    Component {
        id: order

        OrderRows {
            width: card.width
            option: card.option
            items: card.items
            count: card.itemCount
            onMoved: (place, by) => card.moved(place, by)
            onToggled: key => card.toggled(key)
        }
    }

    Component {
        id: steps

        BandRows {
            width: card.width
            bands: card.bands
            onBandSet: (place, start, rate) => card.bandSet(place, start, rate)
            onAdded: card.bandAdded()
            onRemoved: card.bandRemoved()
        }
    }

    Component {
        id: count

        NumberSteps {
            objectName: "number-" + card.option
            name: card.name
            number: card.number
            least: card.least
            most: card.most
            onWanted: number => card.numberSet(number)
        }
    }

    component Tile: ValueTile {
        id: tile

        required property int index

        objectName: card.option + "-" + value.key
        isCompact: card.isCompact
        value: card.values[index] ?? {
            "key": "",
            "text": "",
            "sentence": "",
            "isOn": false,
            "isPossible": false,
            "also": "",
            "drawings": []
        }
        focusPolicy: isOn || activeFocus || (index === 0 && !card.values.some(one => one.isOn)) ? Qt.TabFocus : Qt.NoFocus
        onClicked: card.chosen(value.key)

        Keys.onLeftPressed: card.step(index, -1)
        Keys.onUpPressed: card.step(index, -1)
        Keys.onRightPressed: card.step(index, 1)
        Keys.onDownPressed: card.step(index, 1)
    }
}
