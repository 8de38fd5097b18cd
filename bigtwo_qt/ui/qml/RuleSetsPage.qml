pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The rule sets: the rules as they are to be kept, one's own, and every game to start from.
Item {
    id: page

    required property RuleEditor editor

    readonly property Item focused: Window.activeFocusItem

    function save(): void {
        if (editor.saveAs(field.text)) {
            field.text = Qt.binding(() => page.editor.proposedName);
        }
    }

    function reveal(item: Item): void {
        for (let above = item; above; above = above.parent) {
            if (above === list.contentItem) {
                const top = item.mapToItem(list.contentItem, 0, 0).y;
                const least = top + item.height + Theme.gap - list.height;
                const wanted = Math.min(Math.max(list.contentY, least), top - Theme.gap);
                list.contentY = Math.max(list.originY, Math.min(wanted, list.originY + Math.max(0, list.contentHeight - list.height)));
                list.forceLayout();
                return;
            }
        }
    }

    onFocusedChanged: reveal(focused)

    Row {
        id: keep

        y: 2
        width: parent.width - Theme.gap * 2
        spacing: Theme.gap

        EntryField {
            id: field

            objectName: "setName"
            width: parent.width - saver.width - parent.spacing
            name: qsTr("Name for these rules")
            placeholderText: name
            maximumLength: 60
            text: page.editor.proposedName
            onAccepted: page.save()
        }

        PushButton {
            id: saver

            objectName: "saveSet"
            isOnPanel: true
            text: qsTr("Save as your own")
            onClicked: page.save()
        }
    }

    Row {
        id: told

        anchors.top: keep.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        height: visible ? Math.max(said.implicitHeight, back.visible ? back.height : 0) : 0
        width: keep.width
        visible: said.text !== ""
        spacing: Theme.gap

        Text {
            id: said

            objectName: "setSaid"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (back.visible ? back.width + parent.spacing : 0)
            text: page.editor.sets.said
            textFormat: Text.PlainText
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: Theme.panelText
            font.pixelSize: Theme.small

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        PushButton {
            id: back

            objectName: "putSetBack"
            visible: page.editor.sets.canPutBack
            isOnPanel: true
            text: qsTr("Undo")
            Accessible.name: qsTr("Bring the rule set back")
            onClicked: page.editor.sets.putBack()
        }
    }

    ListView {
        id: list

        objectName: "setList"
        anchors.top: told.bottom
        anchors.topMargin: Theme.gap * 0.5
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0
        displayMarginBeginning: 150
        displayMarginEnd: 150
        model: page.editor.sets
        delegate: RuleSetRow {
            width: ListView.view.width - Theme.gap * 2
            onStarted: page.editor.sets.start(key, isOwn)
            onRenamed: name => page.editor.sets.rename(key, name)
            onCopied: page.editor.sets.duplicate(key)
            onDeleted: page.editor.sets.delete_(key)
        }
        ScrollBar.vertical: PanelScroll {}
    }
}
