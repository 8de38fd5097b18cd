pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The rules of the table, to be changed: pages on the left, or above where there is no room.
Panel {
    id: panel

    required property RuleEditor editor

    readonly property bool isWide: width >= 760 * Theme.scaled(0.85)
    readonly property real menuWidth: 216 * Theme.scaled(0.85)

    signal newMatchAsked
    signal dealAsked(int number)

    objectName: "editorPanel"
    heading: qsTr("Rules of your table")
    closes: true
    Accessible.role: Accessible.Dialog
    Accessible.name: heading

    Component.onCompleted: search.forceActiveFocus()

    Shortcut {
        sequences: [StandardKey.Undo]
        onActivated: panel.editor.undo()
    }

    Item {
        id: head

        width: parent.width
        y: -Theme.gap * 0.6
        height: Math.max(about.implicitHeight, tools.height)

        Text {
            id: about

            objectName: "editorAbout"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - tools.width - Theme.gap
            text: {
                const count = panel.editor.changeCount;
                const base = panel.editor.baseName;
                return count === 0 ? base : qsTr("%1, %n options changed", "", count).arg(base);
            }
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.body
        }

        Row {
            id: tools

            anchors.right: parent.right
            spacing: Theme.gap * 0.5

            PushButton {
                objectName: "editorUndo"
                isOnPanel: true
                enabled: panel.editor.canUndo
                text: qsTr("Undo")
                onClicked: panel.editor.undo()
            }

            PushButton {
                objectName: "putAllBack"
                isOnPanel: true
                enabled: panel.editor.changeCount > 0
                text: panel.isWide ? qsTr("Put all back") : qsTr("All back")
                Accessible.name: qsTr("Put all options back")
                onClicked: panel.editor.putAllBack()
            }
        }
    }

    SearchBox {
        id: search

        objectName: "editorSearch"
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        focus: true
        width: panel.isWide ? panel.menuWidth : parent.width
        prompt: qsTr("Search the options")
        onTextEdited: panel.editor.query = text

        // What was typed is undone first, then what was chosen.
        Keys.onPressed: event => {
            if (event.matches(StandardKey.Undo) && !canUndo) {
                panel.editor.undo();
                event.accepted = true;
            }
        }

        Connections {
            target: panel.editor

            function onPageChanged(): void {
                if (search.text !== panel.editor.query) {
                    search.text = panel.editor.query;
                }
            }
        }
    }

    ListView {
        id: menu

        anchors.top: search.bottom
        anchors.topMargin: Theme.gap
        width: panel.isWide ? panel.menuWidth : parent.width
        height: panel.isWide ? base.y - y : Theme.button
        orientation: panel.isWide ? ListView.Vertical : ListView.Horizontal
        spacing: panel.isWide ? 2 : Theme.gap * 0.5
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: panel.editor.page
        highlightMoveDuration: 0
        model: panel.editor.pageCount
        // All pages are there for the tab key.
        cacheBuffer: 4000
        delegate: RulePageTab {
            required property int index

            objectName: "editorPage-" + panel.editor.pageName(index)
            width: panel.isWide ? ListView.view.width : implicitWidth
            isChip: !panel.isWide
            isOn: panel.editor.page === index
            changes: {
                void panel.editor.changeCount;
                return panel.editor.changesOn(index);
            }
            text: panel.editor.pageTitle(index)
            onClicked: panel.editor.turnTo(index)
            onActiveFocusChanged: {
                if (activeFocus) {
                    menu.positionViewAtIndex(index, ListView.Contain);
                }
            }

            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        }

        Accessible.role: Accessible.PageTabList
        Accessible.name: panel.heading
    }

    Loader {
        id: page

        readonly property string name: panel.editor.page < 0 ? "" : panel.editor.pageName(panel.editor.page)

        x: panel.isWide ? panel.menuWidth + Theme.gap * 2.5 : 0
        y: panel.isWide ? search.y : menu.y + menu.height + Theme.gap
        width: parent.width - x + panel.inset * 0.6
        height: base.y - y
        sourceComponent: name === "sets" ? sets : name === "share" ? share : options
    }

    Rectangle {
        id: base

        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap * 1.25
        width: parent.width
        height: 1
        color: Theme.panelLine
    }

    Item {
        id: foot

        readonly property bool isRow: parent.width >= 620 * Theme.scaled(0.85)

        anchors.bottom: parent.bottom
        width: parent.width
        height: isRow ? Math.max(Theme.button, applies.implicitHeight) : applies.implicitHeight + Theme.gap + Theme.button

        Text {
            id: applies

            objectName: "editorApplies"
            y: foot.isRow ? (foot.height - height) / 2 : 0
            width: foot.isRow ? parent.width - buttons.width - Theme.gap * 2 : parent.width
            text: panel.editor.applies
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.panelMuted
            font.pixelSize: Theme.small

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.bottom: foot.isRow ? undefined : parent.bottom
            anchors.verticalCenter: foot.isRow ? parent.verticalCenter : undefined
            spacing: Theme.gap

            PushButton {
                objectName: "editorNewMatch"
                visible: panel.editor.needsMatch
                isOnPanel: true
                text: qsTr("New match now")
                onClicked: {
                    panel.editor.use();
                    panel.newMatchAsked();
                }
            }

            PushButton {
                objectName: "editorUse"
                isOnPanel: true
                isPrimary: true
                enabled: !panel.editor.isUsed
                text: panel.editor.isUsed ? qsTr("In use") : qsTr("Use these rules")
                onClicked: panel.editor.use()
            }
        }
    }

    Component {
        id: options

        OptionList {
            editor: panel.editor
        }
    }

    Component {
        id: sets

        RuleSetsPage {
            editor: panel.editor
        }
    }

    Component {
        id: share

        SharePage {
            editor: panel.editor
            onDealAsked: number => {
                panel.editor.use();
                panel.dealAsked(number);
            }
        }
    }
}
