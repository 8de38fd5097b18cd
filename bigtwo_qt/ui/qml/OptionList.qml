pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The options of a page, one under the other.
ListView {
    id: list

    required property RuleEditor editor

    readonly property Item focused: Window.activeFocusItem

    // Bring what has the keyboard into sight, and what comes after it into being.
    function reveal(item: Item): void {
        for (let above = item; above; above = above.parent) {
            if (above === contentItem) {
                const top = item.mapToItem(contentItem, 0, 0).y;
                const least = top + item.height + Theme.gap - height;
                const wanted = Math.min(Math.max(contentY, least), top - Theme.gap);
                contentY = Math.max(originY, Math.min(wanted, originY + Math.max(0, contentHeight - height)));
                forceLayout();
                return;
            }
        }
    }

    objectName: "optionList"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0
    // The neighbours of what is in sight are there for the tab key.
    displayMarginBeginning: 150
    displayMarginEnd: 150
    model: editor.options
    delegate: OptionCard {
        width: ListView.view.width - Theme.gap * 2
        isFound: list.editor.page < 0
        onChosen: key => list.editor.choose(option, key)
        onNumberSet: number => list.editor.setNumber(option, number)
        onMoved: (place, by) => list.editor.move(option, place, by)
        onToggled: key => list.editor.toggleKind(key)
        onBandSet: (place, start, rate) => list.editor.setBand(place, start, rate)
        onBandAdded: list.editor.addBand()
        onBandRemoved: list.editor.removeBand()
        onPutBackAsked: list.editor.putBack(option)
    }
    ScrollBar.vertical: PanelScroll {}

    onFocusedChanged: reveal(focused)

    Text {
        anchors.centerIn: parent
        width: parent.width
        visible: list.count === 0
        text: qsTr("No option says this. Try another word.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.body
    }
}
