pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The rules in force as a page to learn the game from: sections, drawn examples, a search, a PDF.
Panel {
    id: panel

    required property RuleSheet sheet

    // The section that was gone to, as long as nothing else has moved the page.
    property int aim: -1

    readonly property bool isWide: width >= 640 * Theme.scaled(0.85)
    readonly property real menuWidth: isWide ? 192 * Theme.scaled(0.85) : 0

    function scroll(by: real): void {
        aim = -1;
        list.contentY = Math.max(list.originY, Math.min(list.contentY + by, list.originY + Math.max(0, list.contentHeight - list.height)));
    }

    function goTo(section: int): void {
        aim = section;
        list.positionViewAtIndex(sheet.rowOf(section), ListView.Beginning);
        // Only now the rows there have their heights.
        list.forceLayout();
        list.positionViewAtIndex(sheet.rowOf(section), ListView.Beginning);
    }

    objectName: "rulesPanel"
    heading: sheet.title
    closes: true
    implicitWidth: 760 * Theme.scaled(0.85)
    implicitHeight: 900 * Theme.scaled(0.85)
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Rules of %1").arg(sheet.title)

    Component.onCompleted: {
        sheet.open();
        search.forceActiveFocus();
    }

    Text {
        id: subtitle

        y: -Theme.gap * 0.8
        width: parent.width
        text: panel.sheet.subtitle
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Item {
        id: tools

        anchors.top: subtitle.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        height: Theme.button

        SearchBox {
            id: search

            objectName: "rulesSearch"
            focus: true
            width: parent.width - saveButton.width - Theme.gap
            height: parent.height
            prompt: qsTr("Search the rules")
            onTextEdited: {
                panel.aim = -1;
                panel.sheet.query = text;
                list.positionViewAtBeginning();
            }

            Keys.onUpPressed: panel.scroll(-60 * Theme.unit)
            Keys.onDownPressed: panel.scroll(60 * Theme.unit)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
                    panel.scroll((event.key === Qt.Key_PageUp ? -0.9 : 0.9) * list.height);
                    event.accepted = true;
                }
            }
        }

        PushButton {
            id: saveButton

            objectName: "rulesSaveButton"
            anchors.right: parent.right
            isOnPanel: true
            text: panel.isWide ? qsTr("Save as PDF") : qsTr("PDF")
            Accessible.name: qsTr("Save as PDF")
            onClicked: panel.sheet.save(Theme.hasFourColours)
        }
    }

    Text {
        id: saved

        objectName: "rulesSaved"
        anchors.top: tools.bottom
        anchors.topMargin: Theme.gap
        visible: text !== ""
        width: parent.width
        text: panel.sheet.saved
        textFormat: Text.PlainText
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.panelText
        font.pixelSize: Theme.small

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    ListView {
        id: menu

        anchors.top: saved.visible ? saved.bottom : tools.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        visible: panel.isWide
        width: panel.menuWidth
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: panel.sheet.sectionCount
        delegate: AbstractButton {
            id: entry

            required property int index

            readonly property bool isShown: index === list.shownSection

            objectName: "rulesSection-" + index
            width: ListView.view.width
            height: Math.max(34, 38 * Theme.unit)
            focusPolicy: Qt.TabFocus
            text: {
                void panel.sheet.query;
                return panel.sheet.sectionTitle(index);
            }
            Accessible.name: text

            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }

            contentItem: Text {
                leftPadding: Theme.gap
                verticalAlignment: Text.AlignVCenter
                text: entry.text
                textFormat: Text.PlainText
                elide: Text.ElideRight
                color: entry.isShown ? Theme.accentText : Theme.panelText
                font.pixelSize: Theme.small
                font.weight: entry.isShown ? Font.DemiBold : Font.Normal
            }
            background: Rectangle {
                radius: Theme.radius * 0.6
                color: entry.hovered || entry.down || entry.visualFocus ? Theme.panelHover : "transparent"
                border.width: entry.visualFocus ? 2 : 0
                border.color: Theme.accentText
            }
            onClicked: panel.goTo(index)
        }
    }

    ListView {
        id: list

        readonly property int shownSection: {
            void count;
            void contentHeight;
            if (atYEnd && panel.aim >= 0) {
                return panel.aim;
            }
            return panel.sheet.sectionOf(Math.max(0, indexAt(0, contentY + Theme.gap * 4)));
        }

        objectName: "rulesList"
        anchors.top: saved.visible ? saved.bottom : tools.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        x: panel.menuWidth + (panel.isWide ? Theme.gap * 2 : 0)
        width: parent.width - x
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // Rows that are made ahead of time would be in the way of a search that takes them out.
        cacheBuffer: 0
        model: panel.sheet
        delegate: RuleRow {
            width: ListView.view.width - Theme.gap * 2
        }
        ScrollBar.vertical: PanelScroll {}

        onMovementStarted: panel.aim = -1
    }

    Text {
        anchors.centerIn: list
        width: list.width
        visible: list.count === 0
        text: qsTr("Nothing in the rules says this. Try another word.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.body
    }
}
