pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import BigTwo

// In place of the action bar while a deal is seen again: moves along it, and what can be done here.
Item {
    id: bar

    required property Replay replay
    required property TableLayout layout

    readonly property bool isNarrow: width < 1060 * Theme.scaled(0.85)
    readonly property list<string> speeds: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Very fast")]
    readonly property var choices: [
        {
            "name": "replayOpen",
            "text": replay.isOpen ? qsTr("One hand") : qsTr("Open hands")
        },
        {
            "name": "replaySeat",
            "text": qsTr("Next seat")
        },
        {
            "name": "replaySpeed",
            "text": qsTr("Speed: %1").arg(speeds[replay.pace])
        },
        {
            "name": "replayPlayOn",
            "text": qsTr("Play on")
        },
        {
            "name": "replayAgain",
            "text": qsTr("Deal again")
        }
    ]

    function choose(name: string): void {
        more.close();
        switch (name) {
        case "replayOpen":
            replay.toggleOpen();
            break;
        case "replaySeat":
            replay.nextSeat();
            break;
        case "replaySpeed":
            replay.changePace();
            break;
        case "replayPlayOn":
            replay.playOn();
            break;
        case "replayAgain":
            replay.dealAgain();
            break;
        }
    }

    objectName: "replayBar"

    // Where in the deal this is.
    Rectangle {
        id: track

        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.layout.actionTop - height - 3
        width: row.width
        height: 4 * Theme.scaled(0.85)
        radius: height / 2
        color: Theme.quiet

        Rectangle {
            width: parent.width * bar.replay.place / Math.max(1, bar.replay.places)
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }

    MouseArea {
        objectName: "replayTrack"
        anchors.fill: track
        anchors.margins: -8
        cursorShape: Qt.PointingHandCursor
        onPressed: mouse => bar.replay.goTo(Math.round((mouse.x - 8) / track.width * bar.replay.places))
        onPositionChanged: mouse => bar.replay.goTo(Math.round((mouse.x - 8) / track.width * bar.replay.places))
    }

    RowLayout {
        id: row

        y: bar.layout.actionTop + 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(bar.width - 2 * bar.layout.margin, 1240 * Theme.scaled(0.85))
        height: Theme.button
        spacing: Theme.gap

        Go {
            objectName: "replayStart"
            text: qsTr("To the beginning")
            sign: "start"
            enabled: bar.replay.place > 0
            onClicked: bar.replay.toStart()
        }

        Go {
            objectName: "replayBack"
            text: qsTr("Back by one play")
            sign: "back"
            enabled: bar.replay.place > 0
            onClicked: bar.replay.back()
        }

        Go {
            objectName: "replayPlay"
            text: bar.replay.isPlaying ? qsTr("Stop here") : qsTr("Go on by itself")
            sign: bar.replay.isPlaying ? "pause" : "play"
            onClicked: bar.replay.togglePlaying()
        }

        Go {
            objectName: "replayForward"
            text: qsTr("On by one play")
            sign: "forward"
            enabled: bar.replay.place < bar.replay.places
            onClicked: bar.replay.forward()
        }

        Go {
            objectName: "replayEnd"
            text: qsTr("To the end")
            sign: "end"
            enabled: bar.replay.place < bar.replay.places
            onClicked: bar.replay.toEnd()
        }

        PushButton {
            objectName: "replayMore"
            Layout.fillWidth: true
            visible: bar.isNarrow
            text: qsTr("More")
            onClicked: more.open()

            Popup {
                id: more

                x: (parent.width - width) / 2
                y: -height - Theme.gap
                padding: Theme.gap
                contentItem: Column {
                    spacing: Theme.gap * 0.75

                    Repeater {
                        model: bar.isNarrow ? bar.choices : []

                        Choice {
                            width: 180 * Theme.scaled(0.85)
                            isOnPanel: true
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: Theme.panel
                    border.width: 1
                    border.color: Theme.panelEdge
                }
            }
        }

        Repeater {
            model: bar.isNarrow ? [] : bar.choices

            Choice {
                Layout.fillWidth: true
            }
        }

        PushButton {
            objectName: "replayLeave"
            Layout.fillWidth: bar.isNarrow
            isPrimary: true
            text: bar.isNarrow ? qsTr("Close") : qsTr("Back to the match")
            Accessible.name: qsTr("Back to the match")
            onClicked: bar.replay.leave()
        }
    }

    component Go: PushButton {
        id: go

        property string sign: ""

        Layout.preferredWidth: Theme.button
        contentItem: Item {
            StepSign {
                anchors.centerIn: parent
                name: go.sign
                ink: go.ink
            }
        }
    }

    component Choice: PushButton {
        required property var modelData

        objectName: modelData.name
        text: modelData.text
        enabled: modelData.name !== "replayPlayOn" || bar.replay.canPlayOn
        onClicked: bar.choose(modelData.name)
    }
}
