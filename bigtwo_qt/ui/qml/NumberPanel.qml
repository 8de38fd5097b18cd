import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The number of the deal, to be noted or passed on, and a field for another one.
Panel {
    id: panel

    required property Game game

    readonly property bool isNumber: field.acceptableInput

    readonly property bool isHidden: game.dealSeed < 0 && game.commitment.isThere

    signal chosen(int number)
    signal commitmentAsked

    function choose(): void {
        if (isNumber) {
            panel.chosen(Number(field.text));
        }
    }

    objectName: "numberPanel"
    heading: qsTr("Deal a number")
    implicitWidth: 420 * Theme.scaled(0.85)
    implicitHeight: 2 * inset + headHeight + rows.implicitHeight + inset + Theme.button

    Column {
        id: rows

        width: parent.width
        spacing: panel.inset * 0.7

        Text {
            width: parent.width
            text: qsTr("The same number gives the same cards, for you and for anybody else who plays by these rules.")
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.body
        }

        TextField {
            id: field

            objectName: "numberField"
            width: parent.width
            height: Theme.button
            focus: true
            text: panel.game.dealSeed >= 0 ? panel.game.dealSeed : ""
            placeholderText: qsTr("A number up to 999999999")
            validator: IntValidator {
                bottom: 0
                top: 999999999
            }
            inputMethodHints: Qt.ImhDigitsOnly
            color: Theme.panelText
            placeholderTextColor: Theme.panelMuted
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            font.pixelSize: Theme.large
            leftPadding: Theme.gap * 1.5
            Accessible.name: qsTr("Number of the deal")
            background: Rectangle {
                radius: Theme.radius * 0.7
                color: Theme.panelHover
                border.width: field.activeFocus ? 2 : 1
                border.color: field.activeFocus ? Theme.accentText : Theme.panelLine
            }
            Component.onCompleted: selectAll()

            Keys.onReturnPressed: panel.choose()
            Keys.onEnterPressed: panel.choose()
        }

        Text {
            width: parent.width
            text: qsTr("This begins a new match; one that is being played is given up.")
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }

        Text {
            objectName: "numberHidden"
            width: parent.width
            visible: panel.isHidden
            text: qsTr("The number of the deal on the table would tell its cards: it stands here when the deal is over.")
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }

        CommitmentRow {
            objectName: "numberCommitment"
            x: -Theme.gap * 0.75
            width: parent.width + Theme.gap * 1.5
            visible: panel.game.commitment.isThere
            text: panel.game.commitment.line
            onClicked: panel.commitmentAsked()
        }
    }

    Row {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.gap

        PushButton {
            objectName: "keepDealButton"
            isOnPanel: true
            text: qsTr("Keep playing")
            onClicked: panel.closed()
        }

        PushButton {
            objectName: "dealNumberButton"
            isOnPanel: true
            isPrimary: true
            enabled: panel.isNumber
            text: qsTr("Deal it")
            onClicked: panel.choose()
        }
    }
}
