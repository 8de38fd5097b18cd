import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import BigTwo

// What the person can do now, and in one sentence what is to be done or why it cannot be.
Item {
    id: bar

    required property Game game
    required property TableLayout layout

    readonly property bool isNarrow: width < 700
    readonly property bool hasReason: game.hand.reason !== ""
    readonly property bool isBetweenDeals: game.phase === "dealOver" || game.phase === "matchOver"
    readonly property int look: isNarrow ? AbstractButton.IconOnly : AbstractButton.TextBesideIcon

    Text {
        objectName: "promptLine"
        y: bar.layout.lineTop
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(bar.width - 2 * bar.layout.margin, 980 * Theme.unit)
        height: bar.layout.lineHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        text: bar.hasReason ? bar.game.hand.reason : bar.game.hand.prompt
        textFormat: Text.PlainText
        color: bar.hasReason ? Theme.warning : bar.game.yourTurn || bar.game.hand.mayInterrupt ? Theme.text : Theme.muted
        font.pixelSize: Theme.body
        font.weight: bar.game.yourTurn || bar.game.hand.mayInterrupt || bar.hasReason ? Font.Medium : Font.Normal
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least
        wrapMode: bar.isNarrow ? Text.WordWrap : Text.NoWrap
        maximumLineCount: bar.isNarrow ? 2 : 1
        elide: Text.ElideRight

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    RowLayout {
        y: bar.layout.actionTop
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(bar.width - 2 * bar.layout.margin, 860 * Theme.scaled(0.85))
        height: Theme.button
        spacing: Theme.gap
        visible: opacity > 0 && !bar.game.replay.isOn
        opacity: bar.isBetweenDeals ? 0 : 1

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.fade
            }
        }

        PushButton {
            objectName: "sortButton"
            text: bar.game.hand.sortLabel
            Layout.preferredWidth: bar.isNarrow ? implicitWidth : Math.max(implicitWidth, 130 * Theme.unit)
            Accessible.name: qsTr("Sort: %1 now").arg(text)
            picture: "sort"
            display: bar.look
            enabled: bar.game.hand.canSort
            onClicked: bar.game.hand.sort()
        }

        PushButton {
            objectName: "hintButton"
            text: qsTr("Hint")
            picture: "hint"
            display: bar.look
            enabled: bar.game.hand.canHint
            onClicked: bar.game.hand.hint()
        }

        PushButton {
            objectName: "clearButton"
            text: qsTr("Clear")
            picture: "clear"
            display: bar.look
            Layout.leftMargin: bar.isNarrow ? 0 : 2 * Theme.gap
            enabled: bar.game.hand.canClear
            onClicked: bar.game.hand.clear()
        }

        PushButton {
            objectName: "playButton"
            Layout.fillWidth: true
            text: bar.game.hand.playLabel
            isPrimary: true
            visible: !bar.game.hand.mayInterrupt
            enabled: bar.game.hand.canPlay
            onClicked: bar.game.hand.play()
        }

        InterruptButton {
            objectName: "interruptButton"
            Layout.fillWidth: true
            visible: bar.game.hand.mayInterrupt
            game: bar.game
        }

        PushButton {
            objectName: "passButton"
            text: qsTr("Pass")
            picture: bar.isNarrow ? "" : "pass"
            Layout.leftMargin: bar.isNarrow ? 0 : 2 * Theme.gap
            Layout.preferredWidth: Math.max(implicitWidth, bar.isNarrow ? 72 : 124 * Theme.unit)
            enabled: bar.game.hand.canPass
            onClicked: bar.game.hand.pass_()
        }
    }
}
