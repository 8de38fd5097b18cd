pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The code of the cards that were fixed before play; after it the cards, to be checked and copied.
FocusScope {
    id: page

    required property Commitment commitment
    // What the texts and buttons take of the height.
    readonly property real wanted: about.height + Theme.gap + box.wanted + (said.visible ? said.height + Theme.gap : 0) + Theme.gap + buttons.height
    property alias scrolled: box

    default property alias extra: left.data

    Text {
        id: about

        objectName: "commitmentAbout"
        width: parent.width
        text: page.commitment.about
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Rectangle {
        anchors.fill: box
        radius: Theme.radius * 0.7
        color: Theme.panelHover
        border.width: lines.activeFocus ? 2 : 1
        border.color: lines.activeFocus ? Theme.accentText : Theme.panelEdge
    }

    Flickable {
        id: box

        readonly property real wanted: lines.height + 2 * Theme.gap

        anchors.top: about.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: said.visible ? said.top : buttons.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        clip: true
        contentWidth: width
        contentHeight: wanted
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: PanelScroll {}

        TextEdit {
            id: lines

            objectName: "commitmentLines"
            x: Theme.gap * 1.5
            y: Theme.gap
            width: box.width - 2 * x
            focus: true
            text: page.commitment.text
            textFormat: TextEdit.PlainText
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: true
            wrapMode: TextEdit.WrapAtWordBoundaryOrAnywhere
            color: Theme.panelText
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            font.pixelSize: Theme.small
            font.family: "monospace"

            Accessible.role: Accessible.EditableText
            Accessible.readOnly: true
            Accessible.name: qsTr("Code and cards")

            // The keyboard scrolls by moving the cursor.
            onCursorRectangleChanged: {
                const top = y + cursorRectangle.y - Theme.gap;
                const bottom = y + cursorRectangle.y + cursorRectangle.height + Theme.gap;
                if (activeFocus) {
                    box.contentY = Math.max(0, Math.min(Math.max(box.contentY, bottom - box.height), top));
                }
            }

            KeyNavigation.priority: KeyNavigation.BeforeItem
            KeyNavigation.tab: nextItemInFocusChain(true)
            KeyNavigation.backtab: nextItemInFocusChain(false)
        }
    }

    Text {
        id: said

        objectName: "commitmentSaid"
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        visible: text !== ""
        text: page.commitment.said
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        color: Theme.panelText
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Item {
        id: left

        anchors.bottom: parent.bottom
        height: buttons.height
        width: parent.width - buttons.width - Theme.gap
    }

    Row {
        id: buttons

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        spacing: Theme.gap

        PushButton {
            objectName: "commitmentCopy"
            isOnPanel: true
            text: page.commitment.isOpen ? qsTr("Copy the command") : qsTr("Copy the code")
            onClicked: page.commitment.copy()
        }

        PushButton {
            objectName: "commitmentCheck"
            visible: page.commitment.isOpen
            isOnPanel: true
            isPrimary: true
            text: qsTr("Check")
            onClicked: page.commitment.check()
        }
    }
}
