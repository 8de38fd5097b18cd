pragma ComponentBehavior: Bound
import QtQuick

// All keys at a glance.
Panel {
    id: panel

    // What the panel may take of the height.
    required property real room

    readonly property var keys: [[qsTr("Left, Right"), qsTr("Move along your hand")], [qsTr("Space"), qsTr("Stage the card, or take it back")], [qsTr("Enter"), qsTr("Play, or go on to the next deal")], [qsTr("P"), qsTr("Pass")], [qsTr("C, Escape"), qsTr("Clear what is staged")], [qsTr("S"), qsTr("Sort by rank, by suit, by groups")], [qsTr("H"), qsTr("Hint; once more to stage it")], [qsTr("I"), qsTr("Interrupt, where the rules allow it")], [qsTr("A"), qsTr("Ask how many cards are left, if not shown")], [qsTr("T"), qsTr("Score sheet")], [qsTr("L"), qsTr("Plays of this deal")], [qsTr("K"), qsTr("Cards gone and still out")], [qsTr("Up, Down"), qsTr("Scroll the open sheet")], [qsTr("Ctrl+Z"), qsTr("Take your last decision back")], [qsTr("Ctrl+N"), qsTr("New match")], [qsTr("Ctrl+D"), qsTr("Deal a number")], [qsTr("Ctrl+M"), qsTr("Results of all matches")], [qsTr("Ctrl+,"), qsTr("Settings")], [qsTr("F1"), qsTr("Rules")], [qsTr("Ctrl+R"), qsTr("Change the rules")], [qsTr("F11"), qsTr("Full screen")], [qsTr("?"), qsTr("This list")], [qsTr("Ctrl+Q"), qsTr("Quit")]]
    readonly property real rowHeight: Math.min(32 * Theme.scaled(0.85), (room - 2 * inset - headHeight) / keys.length)

    objectName: "shortcutsPanel"
    heading: qsTr("Keys")
    closes: true
    implicitWidth: 440 * Theme.scaled(0.85)
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

                Rectangle {
                    id: cap

                    anchors.verticalCenter: parent.verticalCenter
                    width: key.implicitWidth + Theme.small * 1.1
                    height: Math.min(key.implicitHeight + 6, parent.height - 4)
                    radius: Theme.radius * 0.4
                    color: Theme.panelHover
                    border.width: 1
                    border.color: Theme.panelLine

                    Text {
                        id: key

                        anchors.centerIn: parent
                        text: row.modelData[0]
                        color: Theme.panelText
                        font.pixelSize: Theme.small
                        font.weight: Font.DemiBold
                    }
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width * 0.34
                    width: parent.width * 0.66
                    text: row.modelData[1]
                    color: Theme.panelText
                    font.pixelSize: Theme.small
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    elide: Text.ElideRight
                }
            }
        }
    }
}
