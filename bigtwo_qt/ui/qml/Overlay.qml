pragma ComponentBehavior: Bound
import QtQuick

// What lies over the table: the menu and the panels, one at a time.
FocusScope {
    id: overlay

    required property Table table

    readonly property var overlays: ({
            "menu": menu,
            "settings": settings,
            "keys": keys,
            "lobby": lobby,
            "lobbyRules": lobbyRules,
            "editor": editor,
            "number": number,
            "commitment": commitment,
            "rules": rules,
            "results": results
        })

    x: table.overlay === "menu" ? Theme.margin : table.overlay === "settings" && table.isWide ? table.width - width - Theme.margin : (table.width - width) / 2
    y: table.isBeside ? Theme.topBar + 4 : (table.height - height) / 2
    width: page.width
    height: page.height

    Loader {
        id: page

        focus: true
        sourceComponent: overlay.overlays[overlay.table.overlay] ?? null
        onLoaded: forceActiveFocus()
    }

    Component {
        id: menu

        MenuPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: implicitHeight
            game: overlay.table.game
            onClosed: overlay.table.showOverlay("")
            onNewMatchAsked: overlay.table.openLobby()
            onNumberAsked: overlay.table.showOverlay("number")
            onTakeBackAsked: {
                overlay.table.showOverlay("");
                overlay.table.game.takeBack();
            }
            onSettingsAsked: overlay.table.openSettings()
            onRulesAsked: overlay.table.showRules()
            onEditorAsked: overlay.table.showOverlay("editor")
            onResultsAsked: overlay.table.showOverlay("results")
            onKeysAsked: overlay.table.showOverlay("keys")
            onFullScreenAsked: {
                overlay.table.showOverlay("");
                overlay.table.fullScreenAsked();
            }
            onQuitAsked: overlay.table.quitAsked()
        }
    }

    Component {
        id: settings

        SettingsPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: implicitHeight
            game: overlay.table.game
            room: overlay.table.height - Theme.topBar - 4 - Theme.margin
            onOverlayAsked: name => overlay.table.showOverlay(name)
            onClosed: overlay.table.showOverlay("")
            onCancelled: {
                overlay.table.game.preferences.takeBack();
                overlay.table.showOverlay("");
            }
        }
    }

    Component {
        id: keys

        ShortcutsPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: implicitHeight
            room: overlay.table.height - 2 * Theme.margin
            onClosed: overlay.table.showOverlay("")
        }
    }

    Component {
        id: number

        NumberPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: implicitHeight
            game: overlay.table.game
            onClosed: overlay.table.showOverlay("")
            onCommitmentAsked: overlay.table.showOverlay("commitment")
            onChosen: number => {
                overlay.table.showOverlay("");
                overlay.table.game.numberedMatch(number);
            }
        }
    }

    Component {
        id: commitment

        CommitmentPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: Math.min(implicitHeight, overlay.table.height - 2 * Theme.margin)
            commitment: overlay.table.game.commitment
            onClosed: overlay.table.showOverlay("")
        }
    }

    Component {
        id: rules

        RuleSheetPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: Math.min(implicitHeight, overlay.table.height - 2 * Theme.margin)
            sheet: overlay.table.game.ruleSheet
            onClosed: overlay.table.showOverlay("")
        }
    }

    Component {
        id: editor

        RuleEditorLoader {
            width: Math.min(1080 * Theme.scaled(0.85), overlay.table.width - 2 * Theme.margin)
            height: overlay.table.height - 2 * Theme.margin
            game: overlay.table.game
            onClosed: overlay.table.showOverlay("")
            onNewMatchAsked: {
                overlay.table.game.newMatch();
                overlay.table.showOverlay("");
            }
            onDealAsked: number => {
                overlay.table.game.numberedMatch(number);
                overlay.table.showOverlay("");
            }
        }
    }

    Component {
        id: results

        LatePanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: Math.min(implicitHeight, overlay.table.height - 2 * Theme.margin)
            file: "ResultsPanel.qml"
            needs: ({
                    "book": overlay.table.game.shelf.results
                })
            onClosed: overlay.table.showOverlay("")
        }
    }

    Component {
        id: lobby

        LobbyPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: Math.min(implicitHeight, overlay.table.height - 2 * Theme.margin)
            closes: !overlay.table.waitsInLobby
            game: overlay.table.game
            isPlaying: overlay.table.game.seatCount > 0 && overlay.table.game.phase !== "matchOver"
            onClosed: overlay.table.showOverlay("")
            onBegun: {
                overlay.table.overlay = "";
                overlay.table.focusHand();
            }
            onEditAsked: {
                overlay.table.game.editLobbyRules();
                overlay.table.showOverlay("editor");
            }
            onRulesAsked: overlay.table.showRules()
        }
    }

    Component {
        id: lobbyRules

        RuleSheetPanel {
            width: Math.min(implicitWidth, overlay.table.width - 2 * Theme.margin)
            height: Math.min(implicitHeight, overlay.table.height - 2 * Theme.margin)
            sheet: overlay.table.game.lobby.ruleSheet
            onClosed: overlay.table.showOverlay("lobby")
        }
    }
}
