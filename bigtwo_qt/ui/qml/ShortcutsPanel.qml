pragma ComponentBehavior: Bound
import QtQuick

// All keys at a glance.
Panel {
    id: panel

    readonly property real rowHeight: 29 * Theme.scaled(0.85)
    readonly property var keys: [[qsTr("← →"), qsTr("Move along your hand")], [qsTr("Space"), qsTr("Stage the card, or take it back")], [qsTr("Enter"), qsTr("Play, or go on to the next deal")], [qsTr("P"), qsTr("Pass")], [qsTr("C or Escape"), qsTr("Clear what is staged")], [qsTr("S"), qsTr("Sort by rank or by suit")], [qsTr("H"), qsTr("Hint")], [qsTr("T"), qsTr("Score sheet")], [qsTr("L"), qsTr("Plays of this deal")], [qsTr("Ctrl+N"), qsTr("New match")], [qsTr("F11"), qsTr("Full screen")], [qsTr("?"), qsTr("This list")], [qsTr("Ctrl+Q"), qsTr("Quit")]]

    objectName: "shortcutsPanel"
    heading: qsTr("Keys")
    closes: true
    implicitWidth: 420 * Theme.scaled(0.85)
    implicitHeight: 2 * inset + headHeight + keys.length * rowHeight

    Column {
        width: parent.width

        Repeater {
            model: panel.keys

            Item {
                id: row

                required property list<string> modelData

                width: parent?.width ?? 0
                height: panel.rowHeight

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width * 0.32
                    text: row.modelData[0]
                    color: Theme.goldText
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width * 0.34
                    width: parent.width * 0.66
                    text: row.modelData[1]
                    color: Theme.panelText
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                }
            }
        }
    }
}
