import QtQuick

// A number between two buttons, that can be typed too.
Row {
    id: row

    required property string name
    required property int number
    required property int least
    required property int most

    signal wanted(int number)

    spacing: Theme.gap * 0.5

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    StepButton {
        objectName: row.objectName + "-less"
        sign: "minus"
        text: qsTr("%1: one less").arg(row.name)
        enabled: row.number > row.least
        onClicked: row.wanted(row.number - 1)
    }

    EntryField {
        id: field

        objectName: row.objectName + "-field"
        name: row.name
        width: Theme.button * 1.5
        leftPadding: 2
        rightPadding: 2
        horizontalAlignment: Text.AlignHCenter
        text: row.number
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: 0
            top: 1000000
        }
        onEditingFinished: {
            const typed = Number(text);
            if (text !== "" && typed !== row.number) {
                row.wanted(typed);
            }
            text = Qt.binding(() => "" + row.number);
        }

        Keys.onUpPressed: row.wanted(row.number + 1)
        Keys.onDownPressed: row.wanted(row.number - 1)
    }

    StepButton {
        objectName: row.objectName + "-more"
        sign: "plus"
        text: qsTr("%1: one more").arg(row.name)
        enabled: row.number < row.most
        onClicked: row.wanted(row.number + 1)
    }
}
