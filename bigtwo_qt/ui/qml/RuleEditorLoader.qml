import QtQuick
import BigTwo

// The rule editor, loaded with all its pages when it is opened.
Loader {
    id: loader

    required property Game game

    signal closed
    signal newMatchAsked
    signal dealAsked(int number)

    focus: true

    Component.onCompleted: {
        game.houseRules.open();
        setSource("RuleEditorPanel.qml", {
            "editor": game.houseRules.editor
        });
    }

    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onClosed(): void {
            loader.closed();
        }

        function onNewMatchAsked(): void {
            loader.newMatchAsked();
        }

        function onDealAsked(number: int): void {
            loader.dealAsked(number);
        }
    }
}
