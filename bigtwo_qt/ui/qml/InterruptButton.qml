import QtQuick
import BigTwo

// Plays out of turn; a thin bar over it runs out with the time that the table waits.
PushButton {
    id: button

    required property Game game

    text: game.hand.interruptLabel
    isPrimary: true
    enabled: game.hand.canInterrupt
    onClicked: game.hand.interrupt()

    Rectangle {
        id: left

        objectName: "interruptTime"
        y: -height - 2 * Theme.scaled(0.8)
        height: 3 * Theme.scaled(0.8)
        width: 0
        radius: height / 2
        color: Theme.accent
    }

    NumberAnimation {
        id: running

        target: left
        property: "width"
        from: button.width
        to: 0
    }

    Connections {
        target: button.game

        function onInterruptionOpened(time: int): void {
            running.duration = time;
            running.restart();
        }
    }
}
