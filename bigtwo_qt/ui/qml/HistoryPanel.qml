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
            height: label.implicitHeight + Theme.small

            Text {
                id: label

                anchors.bottom: parent.bottom
                anchors.bottomMargin: 4
                text: qsTr("Trick %1").arg(head.section)
                color: Theme.accentText
                font.pixelSize: Theme.tiny
                font.weight: Font.DemiBold
            }

            Rectangle {
                anchors.left: label.right
                anchors.leftMargin: 8
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: label.verticalCenter
                height: 1
                color: Theme.panelLine
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
            height: isPass ? said.implicitHeight + 4 : cards.height + 8

            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2").arg(name).arg(row.text)

            Text {
                anchors.left: parent.left
                anchors.right: cards.left
                anchors.rightMargin: row.isPass ? 0 : 8
                anchors.bottom: row.isPass ? undefined : parent.verticalCenter
                visible: !row.isPass
                text: row.name
                textFormat: Text.PlainText
                color: Theme.panelText
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            Text {
                id: said

                anchors.left: parent.left
                anchors.right: cards.left
                anchors.rightMargin: row.isPass ? 0 : 8
                y: row.isPass ? 2 : parent.height / 2
                text: row.isPass ? qsTr("%1 · %2").arg(row.name).arg(row.text) : row.text
                textFormat: Text.PlainText
                color: Theme.panelMuted
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
            }

            Row {
                id: cards

                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                height: row.isPass ? 0 : Math.round(54 * Theme.scaled(0.85))
                spacing: -Math.round(height * 0.4)

                Repeater {
                    model: row.faces

                    Image {
                        required property string modelData

                        height: cards.height
                        width: Math.round(height * 264 / 360)
                        source: Theme.cardPicture(modelData)
                        sourceSize: Qt.size(width, height)
                    }
                }
            }
        }
        ScrollBar.vertical: PanelScroll {}

        onCountChanged: positionViewAtEnd()
    }

    Text {
        anchors.centerIn: parent
        width: parent.width
        visible: list.count === 0
        text: qsTr("What is played will stand here.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }
}
