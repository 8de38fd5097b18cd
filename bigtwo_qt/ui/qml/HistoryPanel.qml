pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// The plays of the deal so far, trick by trick.
Panel {
    id: panel

    required property Game game

    objectName: "historyPanel"
    heading: qsTr("Plays of this deal")
    closes: true

    ListView {
        id: list

        anchors.fill: parent
        clip: true
        model: panel.game.history
        boundsBehavior: Flickable.StopAtBounds
        section.property: "trick"
        section.delegate: Item {
            id: head

            required property string section

            width: ListView.view.width
            height: label.implicitHeight + 12

            Text {
                id: label

                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3
                text: qsTr("Trick %1").arg(head.section)
                color: Theme.goldText
                font.pixelSize: Theme.tiny
                font.weight: Font.DemiBold
            }
        }
        delegate: Item {
            id: row

            required property int trick
            required property int seat
            required property string name
            required property list<string> faces
            required property string text

            readonly property bool isPass: faces.length === 0

            width: ListView.view.width
            height: Math.max(said.implicitHeight, cards.height) + 6

            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2").arg(name).arg(row.text)

            Text {
                id: said

                anchors.left: parent.left
                anchors.right: cards.left
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 · %2").arg(row.name).arg(row.text)
                textFormat: Text.PlainText
                color: row.isPass ? Theme.panelMuted : Theme.panelText
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }

            Row {
                id: cards

                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                height: row.isPass ? 0 : 40 * Theme.scaled(0.85)
                spacing: -height * 0.4

                Repeater {
                    model: row.faces

                    Image {
                        required property string modelData

                        height: cards.height
                        width: height * 264 / 360
                        source: "qrc:/cards/" + modelData + ".svg"
                        sourceSize: Qt.size(width, height)
                    }
                }
            }
        }
        ScrollBar.vertical: ScrollBar {}

        onCountChanged: positionViewAtEnd()
    }
}
