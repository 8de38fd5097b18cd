pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The settings, a page at a time. Each applies at once; Cancel takes all of them back.
Panel {
    id: panel

    required property Game game
    // What the panel may take of the height.
    required property real room

    readonly property list<SettingsPageTab> pages: [
        SettingsPageTab {
            name: "look"
            text: qsTr("Appearance")
            page: lookPage
        },
        SettingsPageTab {
            name: "play"
            text: qsTr("Play")
            page: playPage
        },
        SettingsPageTab {
            name: "rules"
            text: qsTr("Rules")
            page: rulesPage
        },
        SettingsPageTab {
            name: "data"
            text: qsTr("Data")
            page: dataPage
        }
    ]
    property int current: 0
    // The panel keeps the height of its longest page.
    property real longest: 0
    readonly property Item focused: Window.activeFocusItem

    signal cancelled
    signal overlayAsked(string name)

    function turnTo(index: int): void {
        current = (index + pages.length) % pages.length;
        flick.contentY = 0;
        tabs.itemAt(current).forceActiveFocus(Qt.TabFocusReason);
    }

    // Bring what has the keyboard into sight.
    function reveal(item: Item): void {
        for (let above = item; above; above = above.parent) {
            if (above === flick.contentItem) {
                const top = item.mapToItem(flick.contentItem, 0, 0).y;
                const least = top + item.height + Theme.gap - flick.height;
                flick.contentY = Math.max(0, Math.min(Math.max(flick.contentY, least), top - Theme.gap));
                return;
            }
        }
    }

    objectName: "settingsPanel"
    heading: qsTr("Settings")
    implicitWidth: 470 * Theme.scaled(0.85)
    implicitHeight: Math.min(room, 2 * inset + headHeight + tabBar.height + longest + Theme.button + 1.5 * Theme.gap + 2)

    Accessible.role: Accessible.Dialog
    Accessible.name: heading

    onFocusedChanged: reveal(focused)

    Flow {
        id: tabBar

        width: parent.width
        spacing: Theme.gap * 0.5

        Accessible.role: Accessible.PageTabList
        Accessible.name: panel.heading

        Repeater {
            id: tabs

            model: panel.pages

            AbstractButton {
                id: tab

                required property SettingsPageTab modelData
                required property int index

                readonly property bool isOn: panel.current === index

                objectName: "settingsTab-" + modelData.name
                implicitWidth: Math.max(Theme.button, title.implicitWidth + 2.5 * Theme.gap)
                implicitHeight: Theme.button
                text: modelData.text
                focus: isOn
                focusPolicy: isOn || activeFocus ? Qt.TabFocus : Qt.NoFocus
                onClicked: panel.turnTo(index)

                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selectable: true
                Accessible.selected: isOn

                Keys.onLeftPressed: panel.turnTo(index - 1)
                Keys.onRightPressed: panel.turnTo(index + 1)
                Keys.onReturnPressed: click()
                Keys.onEnterPressed: click()

                HoverHandler {
                    cursorShape: Qt.PointingHandCursor
                }

                contentItem: Item {
                    Text {
                        id: title

                        anchors.centerIn: parent
                        text: tab.text
                        textFormat: Text.PlainText
                        color: tab.isOn ? Theme.accentText : Theme.panelMuted
                        font.pixelSize: Theme.body
                        font.weight: tab.isOn ? Font.DemiBold : Font.Medium
                    }
                }
                background: Rectangle {
                    radius: Theme.radius * 0.7
                    color: tab.hovered || tab.down ? Theme.panelHover : "transparent"
                    border.width: tab.visualFocus ? 3 : 0
                    border.color: Theme.panelText

                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: 4
                        visible: tab.isOn
                        width: title.implicitWidth
                        height: 2
                        color: Theme.accentText
                    }
                }
            }
        }
    }

    Rectangle {
        id: line

        anchors.top: tabBar.bottom
        width: parent.width
        height: 1
        color: Theme.panelLine
    }

    // The scroll bar stands in the margin of the panel.
    Flickable {
        id: flick

        objectName: "settingsFlick"
        anchors.top: line.bottom
        anchors.bottom: base.top
        width: parent.width + panel.inset * 0.7
        clip: true
        contentWidth: width
        contentHeight: page.height + 2 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PanelScroll {}

        Loader {
            id: page

            y: Theme.gap * 1.5
            width: panel.width - 2 * panel.inset
            sourceComponent: panel.pages[panel.current].page
            onHeightChanged: panel.longest = Math.max(panel.longest, height + 2 * Theme.gap)
        }
    }

    Rectangle {
        id: base

        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.gap * 1.5
        width: parent.width
        height: 1
        color: Theme.panelLine
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.gap

        PushButton {
            objectName: "settingsCancel"
            isOnPanel: true
            text: qsTr("Cancel")
            onClicked: panel.cancelled()
        }

        PushButton {
            objectName: "settingsDone"
            isOnPanel: true
            isPrimary: true
            text: qsTr("Done")
            onClicked: panel.closed()
        }
    }

    Component {
        id: lookPage

        SettingsLookPage {
            preferences: panel.game.preferences
        }
    }

    Component {
        id: playPage

        SettingsPlayPage {
            preferences: panel.game.preferences
        }
    }

    Component {
        id: rulesPage

        SettingsRulesPage {
            game: panel.game
            onOverlayAsked: name => panel.overlayAsked(name)
        }
    }

    Component {
        id: dataPage

        Column {
            spacing: Theme.gap * 2

            SettingsDataPage {
                width: parent.width
                preferences: panel.game.preferences
            }

            Loader {
                width: parent.width
                Component.onCompleted: setSource("DataPage.qml", {
                    "book": panel.game.shelf.data
                })
            }
        }
    }
}
