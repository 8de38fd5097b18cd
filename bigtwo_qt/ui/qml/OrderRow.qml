import QtQuick

// A thing in an order, with cards that show it and buttons that move it.
Item {
    id: row

    required property int index
    required property string option
    required property var item
    required property bool isFirst
    required property bool isLast
    required property bool hasSwitch

    signal moveAsked(int by)
    signal toggleAsked

    // Go on holding what was moved, by the button that moves it further, or back from an end.
    function hold(by: int): void {
        const button = by < 0 ? (up.enabled ? up : down) : (down.enabled ? down : up);
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    function holdSwitch(): void {
        toggle.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Math.max(Theme.button, words.height) + 4

    Accessible.role: Accessible.Grouping
    Accessible.name: item.text

    RuleCards {
        id: cards

        anchors.verticalCenter: parent.verticalCenter
        faces: row.item.faces
        cardWidth: 29 * Theme.scaled(0.85)
        isPlayed: row.item.isOn
        isLazy: true
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: cards.right
        anchors.leftMargin: Theme.gap * 1.25
        anchors.right: buttons.left
        anchors.rightMargin: Theme.gap

        Text {
            width: parent.width
            text: row.item.isOn ? row.item.text : qsTr("%1: not played").arg(row.item.text)
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: row.item.isOn ? Theme.panelText : Theme.panelMuted
            font.pixelSize: Theme.body
        }

        Text {
            visible: text !== ""
            width: parent.width
            text: row.item.also === "" ? "" : row.item.isOn ? qsTr("Taken out: %1").arg(row.item.also) : qsTr("Taken in: %1").arg(row.item.also)
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.accentText
            font.pixelSize: Theme.tiny
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap * 0.5

        StepButton {
            id: toggle

            objectName: "toggle-" + row.item.key
            visible: row.hasSwitch
            sign: row.item.isOn ? "minus" : "plus"
            text: row.item.isOn ? qsTr("Take out: %1").arg(row.item.text) : qsTr("Take in: %1").arg(row.item.text)
            onClicked: row.toggleAsked()
        }

        StepButton {
            id: up

            objectName: row.option + "-up-" + row.index
            sign: "up"
            enabled: row.item.isOn && !row.isFirst
            text: qsTr("Higher: %1").arg(row.item.text)
            onClicked: row.moveAsked(-1)
        }

        StepButton {
            id: down

            objectName: row.option + "-down-" + row.index
            sign: "down"
            enabled: row.item.isOn && !row.isLast
            text: qsTr("Lower: %1").arg(row.item.text)
            onClicked: row.moveAsked(1)
        }
    }
}
