import QtQuick
import QtQuick.Controls.Basic
import BigTwo

ApplicationWindow {
    id: window

    required property Game game

    readonly property string wishedLook: game.preferences.brightness

    function toggleFullScreen(): void {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    width: 1280
    height: 800
    minimumWidth: 360
    minimumHeight: 480
    visible: true
    title: qsTr("Big Two")
    color: Theme.felt

    Binding {
        target: Theme
        property: "name"
        value: window.game.preferences.theme
    }

    Binding {
        target: Theme
        property: "back"
        value: window.game.preferences.back
    }

    Binding {
        target: Theme
        property: "hasFourColours"
        value: window.game.preferences.suitColours === "four"
    }

    Binding {
        target: Theme
        property: "dark"
        value: window.wishedLook === "system" ? Application.styleHints.colorScheme === Qt.ColorScheme.Dark : window.wishedLook === "dark"
    }

    Binding {
        target: Theme
        property: "pace"
        value: window.game.preferences.pace
    }

    Binding {
        target: Theme
        property: "textFactor"
        value: window.game.preferences.textFactor
    }

    Binding {
        target: Theme
        property: "unit"
        value: Math.max(0.72, Math.min(2.8, window.width / 1280, window.height / 800))
    }

    Table {
        id: table

        objectName: "table"
        anchors.fill: parent
        focus: true
        game: window.game
        onFullScreenAsked: window.toggleFullScreen()
        onQuitAsked: window.close()
    }

    RuleDrop {
        anchors.fill: parent
        houseRules: window.game.houseRules
    }

    Connections {
        target: window.game.houseRules

        function onAsked(): void {
            table.overlay = "editor";
        }
    }

    Shortcut {
        sequences: ["Ctrl+R"]
        onActivated: table.showOverlay("editor")
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: window.toggleFullScreen()
    }

    Shortcut {
        sequences: ["F1"]
        onActivated: table.showRules()
    }

    Shortcut {
        sequences: ["Ctrl+M"]
        onActivated: table.showOverlay("results")
    }

    Shortcut {
        sequences: ["Ctrl+N"]
        onActivated: table.openLobby()
    }

    Shortcut {
        sequences: ["Ctrl+D"]
        onActivated: table.showOverlay("number")
    }

    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: table.overlay === ""
        onActivated: window.game.takeBack()
    }

    Shortcut {
        sequences: ["Ctrl+,"]
        onActivated: table.openSettings()
    }

    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: window.close()
    }
}
