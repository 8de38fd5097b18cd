import QtQuick

// A quiet sheet with a title on which texts and lists stand.
Rectangle {
    id: panel

    property string heading: ""
    property bool closes: false
    readonly property real inset: 18 * Theme.scaled(0.8)
    readonly property real headHeight: heading !== "" ? title.implicitHeight + inset * 0.8 : 0
    default property alias content: body.data

    signal closed

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
