import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The menu, what is played, and the sheets beside the table.
Item {
    id: bar

    required property Game game
    required property string sidePanel

    signal menuAsked
    signal sheetAsked
    signal historyAsked

    height: Theme.topBar

    PushButton {
        id: menu

        objectName: "menuButton"
        x: Theme.margin * 0.5
        y: 2
        height: Math.max(44, bar.height - 4)
        width: height
        display: AbstractButton.IconOnly
        picture: "menu"
        text: qsTr("Menu")
        background: Hover {
            button: menu
        }
        onClicked: bar.menuAsked()
    }

    Text {
        anchors.left: menu.right
        anchors.leftMargin: Theme.gap
        anchors.right: sheet.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: menu.verticalCenter
        text: bar.game.dealNumber > 0 ? qsTr("%1 · deal %2").arg(bar.game.matchTitle).arg(bar.game.dealNumber) : bar.game.matchTitle
        textFormat: Text.PlainText
        color: Theme.muted
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }

    PushButton {
        id: sheet

        objectName: "sheetButton"
        anchors.right: history.left
        y: 2
        height: menu.height
        width: height
        display: AbstractButton.IconOnly
        picture: "sheet"
        text: qsTr("Score sheet")
        background: Hover {
            button: sheet
            isOn: bar.sidePanel === "sheet"
        }
        onClicked: bar.sheetAsked()
    }

    PushButton {
        id: history

        objectName: "historyButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin * 0.5
        y: 2
        height: menu.height
        width: height
        display: AbstractButton.IconOnly
        picture: "history"
        text: qsTr("Plays of this deal")
        background: Hover {
            button: history
            isOn: bar.sidePanel === "history" || bar.sidePanel === "cards"
        }
        onClicked: bar.historyAsked()
    }

    component Hover: Rectangle {
        required property AbstractButton button
        property bool isOn: false

        radius: Theme.radius
        color: button.down || isOn ? Theme.quietHover : button.hovered ? Theme.quiet : "transparent"
        border.width: button.visualFocus ? 2 : 0
        border.color: Theme.focusRing
    }
}
