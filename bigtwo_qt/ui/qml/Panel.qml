import QtQuick

// A quiet sheet with a title, or with tabs, on which texts and lists stand.
Rectangle {
    id: panel

    property string heading: ""
    property list<string> tabs: []
    property int tab: 0
    property bool closes: false
    // What the keys scroll.
    property Flickable scrolled: null
    readonly property real inset: 18 * Theme.scaled(0.8)
    readonly property real headHeight: heading !== "" ? title.implicitHeight + inset * 0.8 : 0
    default property alias content: body.data

    signal closed
    signal tabAsked(int number)
    signal scrolledByKey

    // Whether a key scrolls what stands here.
    function scroll(key: int): bool {
        if (scrolled === null) {
            return false;
        }
        const steps = {
            [Qt.Key_Up]: -0.25,
            [Qt.Key_Down]: 0.25,
            [Qt.Key_PageUp]: -0.9,
            [Qt.Key_PageDown]: 0.9,
            [Qt.Key_Home]: -Infinity,
            [Qt.Key_End]: Infinity
        };
        if (steps[key] === undefined) {
            return false;
        }
        const list = scrolled as ListView;
        if (list !== null && key === Qt.Key_Home) {
            list.positionViewAtBeginning();
        } else if (list !== null && key === Qt.Key_End) {
            list.positionViewAtEnd();
        } else {
            move(steps[key] * scrolled.height);
        }
        scrolledByKey();
        return true;
    }

    function move(by: real): void {
        const last = scrolled.originY + Math.max(0, scrolled.contentHeight - scrolled.height);
        scrolled.contentY = Math.max(scrolled.originY, Math.min(last, scrolled.contentY + by));
    }

    radius: Theme.radius * 1.2
    color: Theme.panel
    border.width: 1
    border.color: Theme.panelEdge

    // Clicks do not fall through to the table.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    Text {
        id: title

        anchors.left: parent.left
        anchors.right: closer.left
        anchors.top: parent.top
        anchors.margins: panel.inset
        visible: panel.heading !== "" && panel.tabs.length === 0
        text: panel.heading
        textFormat: Text.PlainText
        color: Theme.panelText
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        elide: Text.ElideRight

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PanelTabs {
        anchors.left: parent.left
        anchors.leftMargin: panel.inset
        anchors.right: closer.left
        anchors.verticalCenter: title.verticalCenter
        visible: panel.tabs.length > 0
        names: panel.tabs
        current: panel.tab
        onAsked: number => panel.tabAsked(number)
    }

    PushButton {
        id: closer

        anchors.right: parent.right
        anchors.rightMargin: panel.inset - width * 0.32
        anchors.verticalCenter: title.verticalCenter
        visible: panel.closes
        width: visible ? height : 0
        height: Theme.button
        isOnPanel: true
        text: qsTr("Close %1").arg(panel.heading)
        contentItem: Item {
            Repeater {
                model: [45, -45]

                Rectangle {
                    required property int modelData

                    anchors.centerIn: parent
                    width: 15 * Theme.scaled(0.9)
                    height: 1.8 * Theme.scaled(0.9)
                    radius: height / 2
                    rotation: modelData
                    antialiasing: true
                    color: Theme.panelMuted
                }
            }
        }
        background: Rectangle {
            radius: height / 2
            color: closer.hovered || closer.down ? Theme.panelHover : "transparent"
            border.width: closer.visualFocus ? 2 : 0
            border.color: Theme.panelText
        }
        onClicked: panel.closed()
    }

    Item {
        id: body

        anchors.fill: parent
        anchors.margins: panel.inset
        anchors.topMargin: panel.inset + panel.headHeight
    }
}
