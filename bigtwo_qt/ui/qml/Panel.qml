import QtQuick

// A quiet sheet with a title on which texts and lists stand.
Rectangle {
    id: panel

    property string heading: ""
    property bool closes: false
    readonly property real inset: 18 * Theme.scaled(0.8)
    readonly property real headHeight: heading !== "" ? title.implicitHeight + inset : 0
    default property alias content: body.data

    signal closed

    radius: Theme.radius * 1.2
    color: Theme.panel
    border.width: 1
    border.color: Theme.panelEdge

    // Taps do not fall through to the table.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    Text {
        id: title

        anchors.left: parent.left
        anchors.right: closer.left
        anchors.top: parent.top
        anchors.margins: panel.inset
        visible: panel.heading !== ""
        text: panel.heading
        textFormat: Text.PlainText
        color: Theme.panelText
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        elide: Text.ElideRight

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PushButton {
        id: closer

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 6
        visible: panel.closes
        width: visible ? height : 0
        height: 44
        isOnPanel: true
        text: "✕"
        background: Item {}
        onClicked: panel.closed()

        Accessible.name: qsTr("Close %1").arg(panel.heading)
    }

    Item {
        id: body

        anchors.fill: parent
        anchors.margins: panel.inset
        anchors.topMargin: panel.inset + panel.headHeight
    }
}
