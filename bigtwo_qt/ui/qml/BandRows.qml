pragma ComponentBehavior: Bound
import QtQuick

// The points a card, step by step: from how many cards on, and how many points.
Column {
    id: rows

    // Each with start and rate.
    required property var bands

    signal bandSet(int place, int start, int rate)
    signal added
    signal removed

    spacing: Theme.gap

    Text {
        text: qsTr("In other steps")
        textFormat: Text.PlainText
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Repeater {
        model: rows.bands.length

        Flow {
            id: line

            required property int index

            readonly property var band: rows.bands[index] ?? {
                "start": 1,
                "rate": 1
            }

            width: rows.width
            spacing: Theme.gap

            Label {
                visible: line.index === 0
                text: qsTr("From 1 card on")
            }

            Label {
                visible: line.index > 0
                text: qsTr("From")
            }

            NumberSteps {
                objectName: "bandStart-" + line.index
                visible: line.index > 0
                name: qsTr("Step %1, from so many cards on").arg(line.index + 1)
                number: line.band.start
                least: 2
                most: 52
                onWanted: number => rows.bandSet(line.index, number, line.band.rate)
            }

            Label {
                visible: line.index > 0
                text: qsTr("cards on")
            }

            NumberSteps {
                objectName: "bandRate-" + line.index
                name: qsTr("Step %1, points a card").arg(line.index + 1)
                number: line.band.rate
                least: 1
                most: 20
                onWanted: number => rows.bandSet(line.index, line.band.start, number)
            }

            Label {
                text: qsTr("points a card", "", line.band.rate)
            }
        }
    }

    Row {
        spacing: Theme.gap

        PushButton {
            objectName: "addBand"
            isOnPanel: true
            enabled: rows.bands.length < 6
            text: qsTr("Add a step")
            onClicked: rows.added()
        }

        PushButton {
            objectName: "removeBand"
            isOnPanel: true
            enabled: rows.bands.length > 1
            text: qsTr("Remove the last")
            onClicked: rows.removed()
        }
    }

    component Label: Text {
        height: Theme.button
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        color: Theme.panelText
        font.pixelSize: Theme.body
    }
}
