pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// A rule set to start from; one's own can be renamed, copied and deleted.
Item {
    id: row

    required property int index
    required property string key
    required property string name
    required property string about
    required property bool isOwn
    required property bool isBase
    required property bool isFirst

    property bool isNaming: false

    readonly property bool isNarrow: width < 460 * Theme.scaled(0.85)
    readonly property real headHeight: isFirst ? head.implicitHeight + Theme.gap * 2 : 0

    signal started
    signal renamed(string name)
    signal copied
    signal deleted

    function stopNaming(): void {
        isNaming = false;
        start.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: headHeight + start.height + (isOwn && isNarrow ? tools.height : 0) + 4

    Text {
        id: head

        y: Theme.gap
        visible: row.isFirst
        text: row.isOwn ? qsTr("Your own") : qsTr("Games")
        textFormat: Text.PlainText
        color: Theme.accentText
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    AbstractButton {
        id: start

        objectName: (row.isOwn ? "own-" : "preset-") + row.key
        y: row.headHeight
        width: parent.width - (row.isOwn && !row.isNarrow ? tools.width + Theme.gap : 0)
        height: Math.max(Theme.button, words.height + Theme.gap)
        visible: !row.isNaming
        focusPolicy: Qt.TabFocus
        text: row.name
        onClicked: row.started()

        Accessible.role: Accessible.RadioButton
        Accessible.name: [row.name, row.about].join(", ")
        Accessible.checkable: true
        Accessible.checked: row.isBase

        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        contentItem: Item {
            Rectangle {
                id: dot

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.gap
                width: 15 * Theme.scaled(0.9)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: row.isBase ? width * 0.32 : 1.6
                border.color: row.isBase ? Theme.accentText : Theme.panelMuted
            }

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                anchors.left: dot.right
                anchors.leftMargin: Theme.gap * 1.25
                anchors.right: parent.right

                Text {
                    width: parent.width
                    text: row.name
                    textFormat: Text.PlainText
                    elide: Text.ElideRight
                    color: row.isBase ? Theme.accentText : Theme.panelText
                    font.pixelSize: Theme.body
                    font.weight: row.isBase ? Font.DemiBold : Font.Normal
                }

                Text {
                    width: parent.width
                    text: row.about
                    textFormat: Text.PlainText
                    elide: Text.ElideRight
                    color: Theme.panelMuted
                    font.pixelSize: Theme.tiny
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius * 0.7
            color: start.hovered || start.down ? Theme.panelHover : "transparent"
            border.width: start.visualFocus ? 3 : 0
            border.color: Theme.panelText
        }
    }

    EntryField {
        id: field

        objectName: "renameField"
        y: row.headHeight
        width: start.width
        visible: row.isNaming
        name: qsTr("New name of %1").arg(row.name)
        maximumLength: 40
        onAccepted: {
            row.stopNaming();
            row.renamed(text);
        }

        Keys.onEscapePressed: row.stopNaming()
    }

    Row {
        id: tools

        anchors.right: parent.right
        y: row.headHeight + (row.isNarrow ? start.height : (start.height - height) / 2)
        visible: row.isOwn
        spacing: Theme.gap * 0.5

        PushButton {
            objectName: "rename-" + row.key
            isOnPanel: true
            text: qsTr("Rename")
            Accessible.name: qsTr("Rename %1").arg(row.name)
            onClicked: {
                row.isNaming = true;
                field.text = row.name;
                field.selectAll();
                field.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        PushButton {
            objectName: "copy-" + row.key
            isOnPanel: true
            text: qsTr("Copy")
            Accessible.name: qsTr("Copy %1").arg(row.name)
            onClicked: row.copied()
        }

        PushButton {
            objectName: "delete-" + row.key
            isOnPanel: true
            text: qsTr("Delete")
            Accessible.name: qsTr("Delete %1").arg(row.name)
            onClicked: row.deleted()
        }
    }
}
