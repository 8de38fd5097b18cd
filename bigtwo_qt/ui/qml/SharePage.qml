pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The rules as a code and as a file, to give away and to take over.
Flickable {
    id: page

    required property RuleEditor editor

    readonly property RuleSharing sharing: editor.sharing
    readonly property Item focused: Window.activeFocusItem

    signal dealAsked(int number)

    function reveal(item: Item): void {
        for (let above = item; above; above = above.parent) {
            if (above === contentItem) {
                const top = item.mapToItem(contentItem, 0, 0).y;
                contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height + Theme.gap - height), top - Theme.gap));
                return;
            }
        }
    }

    objectName: "sharePage"
    clip: true
    contentWidth: width
    contentHeight: body.height
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: PanelScroll {}

    onFocusedChanged: reveal(focused)

    Column {
        id: body

        width: page.width - Theme.gap * 2
        spacing: Theme.gap * 1.25
        bottomPadding: Theme.gap

        Rectangle {
            width: parent.width
            height: told.height + 2 * Theme.gap
            visible: said.text !== ""
            radius: Theme.radius * 0.7
            color: Theme.panelGlow

            Column {
                id: told

                x: Theme.gap * 1.25
                y: Theme.gap
                width: parent.width - 2 * x
                spacing: Theme.gap

                Text {
                    id: said

                    objectName: "shareSaid"
                    width: parent.width
                    text: page.sharing.said
                    textFormat: Text.PlainText
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    color: Theme.panelText
                    font.pixelSize: Theme.body

                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }

                PushButton {
                    objectName: "playBroughtDeal"
                    visible: page.sharing.broughtDeal >= 0
                    isOnPanel: true
                    isPrimary: true
                    text: qsTr("Play deal %1 by these rules").arg(page.sharing.broughtDeal)
                    onClicked: page.dealAsked(page.sharing.broughtDeal)
                }
            }
        }

        Heading {
            text: qsTr("Give these rules away")
        }

        Words {
            text: qsTr("Whoever takes this code over has exactly your rules.")
        }

        Rectangle {
            width: parent.width
            height: Math.max(Theme.button, code.height + 2 * Theme.gap)
            radius: Theme.radius * 0.7
            color: Theme.panelHover
            border.width: code.activeFocus ? 2 : 1
            border.color: code.activeFocus ? Theme.accentText : Theme.panelEdge

            TextEdit {
                id: code

                objectName: "shareCode"
                x: Theme.gap * 1.5
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: page.sharing.code
                readOnly: true
                selectByMouse: true
                activeFocusOnTab: true
                wrapMode: TextEdit.Wrap
                color: Theme.panelText
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                font.pixelSize: Theme.large
                font.family: "monospace"
                font.letterSpacing: 1

                Accessible.role: Accessible.EditableText
                Accessible.readOnly: true
                Accessible.name: qsTr("Code of these rules")

                KeyNavigation.priority: KeyNavigation.BeforeItem
                KeyNavigation.tab: nextItemInFocusChain(true)
                KeyNavigation.backtab: nextItemInFocusChain(false)
            }
        }

        SwitchRow {
            objectName: "withDeal"
            visible: page.sharing.dealNumber >= 0
            width: parent.width
            text: qsTr("With the deal on the table, number %1").arg(page.sharing.dealNumber)
            isOn: page.sharing.hasDeal
            onClicked: page.sharing.hasDeal = !page.sharing.hasDeal
        }

        Flow {
            width: parent.width
            spacing: Theme.gap

            PushButton {
                objectName: "copyCode"
                isOnPanel: true
                text: qsTr("Copy the code")
                onClicked: page.sharing.copy()
            }

            PushButton {
                objectName: "exportRules"
                isOnPanel: true
                text: qsTr("Write a file")
                onClicked: page.sharing.export_()
            }
        }

        Heading {
            text: qsTr("Take rules over")
        }

        Words {
            text: qsTr("Type or paste a code, or drop a file of rules anywhere on the window.")
        }

        Row {
            width: parent.width
            spacing: Theme.gap

            EntryField {
                id: given

                objectName: "givenCode"
                width: parent.width - taker.width - paster.width - 2 * parent.spacing
                name: qsTr("Code to take over")
                placeholderText: qsTr("BT1-…")
                maximumLength: 500
                onAccepted: page.sharing.takeCode(text)
            }

            PushButton {
                id: taker

                objectName: "takeCode"
                isOnPanel: true
                enabled: given.text !== ""
                text: qsTr("Take over")
                onClicked: page.sharing.takeCode(given.text)
            }

            PushButton {
                id: paster

                objectName: "pasteCode"
                isOnPanel: true
                text: qsTr("Paste")
                onClicked: page.sharing.paste()
            }
        }

        Row {
            width: parent.width
            spacing: Theme.gap

            EntryField {
                id: place

                objectName: "givenFile"
                width: parent.width - opener.width - parent.spacing
                name: qsTr("Where a file of rules lies")
                placeholderText: name
                maximumLength: 2000
                onAccepted: page.sharing.takeFile(text)
            }

            PushButton {
                id: opener

                objectName: "takeFile"
                isOnPanel: true
                enabled: place.text !== ""
                text: qsTr("Open")
                onClicked: page.sharing.takeFile(place.text)
            }
        }
    }

    component Heading: Text {
        topPadding: Theme.gap
        textFormat: Text.PlainText
        color: Theme.accentText
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Words: Text {
        width: body.width
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }
}
