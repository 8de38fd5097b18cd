pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// What is chosen of a game in the lobby: the seats and who sits there, and how long the match is.
Column {
    id: table

    required property Lobby lobby

    readonly property bool isBroad: width >= 660 * Theme.scaled(0.85)

    signal rulesAsked
    signal editAsked

    spacing: Theme.gap * 1.5

    Item {
        width: parent.width
        height: Theme.button

        Text {
            anchors.left: parent.left
            anchors.right: editButton.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: table.lobby.title
            textFormat: Text.PlainText
            color: Theme.accentText
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            elide: Text.ElideRight

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        PushButton {
            id: editButton

            objectName: "lobbyEditButton"
            anchors.right: rulesButton.left
            anchors.rightMargin: Theme.gap
            isOnPanel: true
            text: table.width >= 440 * Theme.scaled(0.85) ? qsTr("Change the rules") : qsTr("Change")
            Accessible.name: qsTr("Change the rules")
            onClicked: table.editAsked()
        }

        PushButton {
            id: rulesButton

            objectName: "lobbyRulesButton"
            anchors.right: parent.right
            isOnPanel: true
            text: qsTr("Rules")
            onClicked: table.rulesAsked()
        }
    }

    ChoiceRow {
        visible: table.lobby.seatCounts.length > 1
        width: parent.width
        name: "seats"
        label: qsTr("Players")
        choices: table.lobby.seatCounts.map(count => ({
                    "value": "" + count,
                    "text": "" + count
                }))
        chosen: "" + table.lobby.seatCount
        onPicked: value => table.lobby.seat(Number(value))
    }

    Column {
        width: parent.width
        spacing: Theme.gap * 0.5

        Item {
            width: parent.width
            height: Theme.button

            Text {
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("At the table")
                color: Theme.panelMuted
                font.pixelSize: Theme.small
            }

            PushButton {
                objectName: "shuffleButton"
                anchors.right: parent.right
                isOnPanel: true
                text: qsTr("Shuffle names")
                onClicked: table.lobby.shuffle()
            }
        }

        Grid {
            id: seats

            width: parent.width
            columns: table.isBroad && table.lobby.seatCount > 5 ? 2 : 1
            columnSpacing: Theme.gap * 3
            rowSpacing: Theme.gap * 0.5
            flow: Grid.TopToBottom
            rows: Math.ceil(table.lobby.seatCount / columns)

            Repeater {
                model: table.lobby.players

                PlayerSeat {
                    width: (seats.width - (seats.columns - 1) * seats.columnSpacing) / seats.columns
                    lobby: table.lobby
                }
            }
        }
    }

    ChoiceRow {
        visible: table.lobby.ends.length > 1
        width: parent.width
        name: "ends"
        label: qsTr("The match ends")
        choices: [
            {
                "value": "points",
                "text": qsTr("At a number of points")
            },
            {
                "value": "deals",
                "text": qsTr("After a number of deals")
            }
        ]
        chosen: table.lobby.matchEnds
        onPicked: value => table.lobby.chooseEnds(value)
    }

    Grid {
        id: figures

        width: parent.width
        columns: width >= 380 * Theme.scaled(0.85) ? 2 : 1
        columnSpacing: Theme.gap * 2
        rowSpacing: Theme.gap

        Labelled {
            label: qsTr("Length")

            Stepper {
                objectName: "length"
                width: parent.width
                name: qsTr("Length of the match")
                text: table.lobby.lengthText
                canStepDown: table.lobby.canShorten
                canStepUp: table.lobby.canLengthen
                onStepped: by => table.lobby.changeLength(by)
            }
        }

        Labelled {
            label: qsTr("Number of the first deal")

            LineField {
                objectName: "tableNumber"
                width: parent.width
                name: qsTr("Number of the first deal: the same number gives the same cards")
                text: table.lobby.number
                placeholderText: qsTr("Any")
                validator: IntValidator {
                    bottom: 0
                    top: 999999999
                }
                inputMethodHints: Qt.ImhDigitsOnly
                onTextEdited: table.lobby.number = text
            }
        }
    }

    component Labelled: Column {
        property string label: ""

        width: (figures.width - (figures.columns - 1) * figures.columnSpacing) / figures.columns
        spacing: Theme.gap * 0.5

        Text {
            text: parent.label
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }
    }
}
