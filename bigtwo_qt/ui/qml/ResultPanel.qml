pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The end of a deal or of the match: who won it and how, what each seat made, and the totals, the
// best first. The lines come one after the other.
Panel {
    id: result

    required property Game game
    // What the panel may take of the height between the seats, and at most; it draws together where
    // that is little.
    required property real room
    required property real most

    readonly property bool isMatchOver: game.phase === "matchOver"
    readonly property bool isCompact: room < fullHeight && (!isMatchOver || most < fullHeight)
    readonly property bool showsCourse: isMatchOver && !isCompact && game.sheet.course.deals > 1 && most >= fullHeight + courseHeight
    readonly property real rowHeight: isCompact ? Math.max(26, 30 * Theme.unit) : fullRow
    readonly property real fullRow: Math.max(30, 34 * Theme.unit)
    readonly property real topHeight: isCompact ? Math.max(go.height, Theme.title * 1.6) : fullHead
    readonly property real fullHead: pictureHeight + Theme.small * 1.3 * (story.lineCount - 1)
    // Of the portraits and of the cards that ended it, however many lines stand beside them.
    readonly property real pictureHeight: Math.max(go.height, Theme.title * 1.35 + Theme.small * 1.4)
    readonly property real captionHeight: Theme.tiny * 1.9
    readonly property real courseHeight: Theme.body * 6.5
    readonly property real fullHeight: 2 * inset + fullHead + inset * 0.3 + captionHeight + fullRow * game.seatCount + inset * 0.7 + go.height
    readonly property real columnWidth: Math.min(92 * Theme.scaled(0.8), width * 0.2)
    signal goOnAsked

    // How many lines have come.
    property real come: 0

    signal changeAsked
    signal commitmentAsked

    objectName: "resultPanel"
    implicitHeight: isCompact ? 2 * inset + topHeight + inset * 0.4 + captionHeight + rowHeight * game.seatCount : fullHeight + (showsCourse ? courseHeight : 0)

    Accessible.role: Accessible.Pane
    Accessible.name: [game.texts.resultTitle, game.texts.result].filter(text => text !== "").join(". ")

    onVisibleChanged: {
        if (visible) {
            coming.restart();
        }
    }

    NumberAnimation {
        id: coming

        target: result
        property: "come"
        from: result.game.preferences.reduceMotion ? result.game.seatCount + 1 : 0
        to: result.game.seatCount + 1
        duration: Theme.lineComes * (result.game.seatCount + 1)
    }

    Item {
        id: head

        width: parent.width
        height: result.topHeight

        Row {
            id: portrait

            height: parent.height
            spacing: -height * 0.2
            scale: 0.7 + 0.3 * Math.min(1, result.come)

            Repeater {
                model: result.game.seats

                Image {
                    required property string emblem
                    required property bool isWinner

                    anchors.verticalCenter: parent?.verticalCenter
                    visible: isWinner
                    width: height
                    height: Math.round(result.pictureHeight * 0.94)
                    source: emblem !== "" ? "qrc:/emblems/" + emblem + ".svg" : ""
                    sourceSize: Qt.size(height, height)
                }
            }
        }

        Column {
            anchors.left: portrait.right
            anchors.leftMargin: portrait.width > 0 ? 12 * Theme.scaled(0.8) : 0
            anchors.right: parent.right
            anchors.rightMargin: (result.isCompact ? buttons.width : last.width) + 10
            anchors.verticalCenter: parent.verticalCenter

            // Beside the button it may take two lines.
            Title {
                visible: result.isCompact
                height: result.topHeight
                fontSizeMode: Text.Fit
                wrapMode: Text.WordWrap
                verticalAlignment: Text.AlignVCenter
            }

            Title {
                visible: !result.isCompact
                fontSizeMode: Text.HorizontalFit
            }

            Text {
                id: story

                objectName: "resultStory"
                // As wide as it is beside the cards, shown or not: whether it is depends on its lines.
                width: head.width - portrait.width - parent.anchors.leftMargin - last.fullWidth - 10
                visible: text !== "" && !result.isCompact
                text: result.game.texts.result
                textFormat: Text.PlainText
                color: Theme.panelMuted
                font.pixelSize: Theme.small
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }

        // The cards that ended it.
        Item {
            id: last

            readonly property list<var> faces: result.game.texts.resultFaces
            readonly property real pictureWidth: Math.round(height * 264 / 360)
            readonly property real fullWidth: faces.length > 0 ? pictureWidth + step * (faces.length - 1) : 0
            readonly property real step: faces.length > 1 ? Math.min(pictureWidth * 0.46, (result.width * 0.36 - pictureWidth) / (faces.length - 1)) : 0

            objectName: "lastPlay"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !result.isCompact && faces.length > 0
            width: visible ? fullWidth : 0
            height: result.pictureHeight

            Repeater {
                model: last.faces

                Image {
                    required property string modelData
                    required property int index

                    x: index * last.step
                    width: last.pictureWidth
                    height: last.height
                    source: Theme.cardPicture(modelData)
                    sourceSize: Qt.size(width, height)
                }
            }
        }
    }

    Row {
        id: captions

        anchors.top: head.bottom
        anchors.topMargin: result.inset * (result.isCompact ? 0.4 : 0.3)
        width: parent.width
        height: result.captionHeight

        Repeater {
            model: ["", qsTr("Cards left"), qsTr("This deal"), qsTr("Total")]

            Text {
                required property string modelData
                required property int index

                width: index === 0 ? captions.width - 3 * result.columnWidth : result.columnWidth
                text: modelData
                color: Theme.panelMuted
                font.pixelSize: Theme.tiny
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
            }
        }
    }

    Item {
        id: table

        anchors.top: captions.bottom
        width: parent.width
        height: result.rowHeight * result.game.seatCount

        Repeater {
            model: result.game.seats

            Item {
                id: row

                required property int seat
                required property int line
                required property string name
                required property string emblem
                required property int counted
                required property string points
                required property int score
                required property bool isWinner

                objectName: "result-" + seat
                y: line * result.rowHeight
                width: table.width
                height: result.rowHeight
                opacity: Math.max(0, Math.min(1, result.come - line))

                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1. %2: %3 left, %4, %5 in all").arg(line + 1).arg(name).arg(Theme.cards(counted)).arg(points).arg(score)

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -result.inset * 0.5
                    anchors.rightMargin: -result.inset * 0.5
                    radius: result.inset * 0.5
                    visible: row.isWinner
                    color: Theme.panelGlow
                }

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: !row.isWinner
                    color: Theme.panelLine
                }

                Text {
                    id: place

                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.body * 1.3
                    text: row.line + 1
                    color: row.isWinner ? Theme.accentText : Theme.panelMuted
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                }

                Image {
                    id: face

                    anchors.left: place.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: height
                    height: Math.round(row.height * 0.72)
                    source: row.emblem !== "" ? "qrc:/emblems/" + row.emblem + ".svg" : ""
                    sourceSize: Qt.size(height, height)
                }

                Text {
                    anchors.left: face.right
                    anchors.leftMargin: 10 * Theme.scaled(0.8)
                    anchors.right: left.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    textFormat: Text.PlainText
                    color: row.isWinner ? Theme.accentText : Theme.panelText
                    font.pixelSize: Theme.body
                    font.weight: row.isWinner ? Font.Bold : Font.Medium
                    elide: Text.ElideRight
                }

                Figure {
                    id: left

                    objectName: "counted-" + row.seat
                    anchors.right: made.left
                    width: result.columnWidth
                    text: row.counted > 0 ? row.counted : "–"
                    color: Theme.panelMuted
                }

                Figure {
                    id: made

                    anchors.right: total.left
                    width: result.columnWidth
                    text: row.points
                    color: Theme.panelText
                }

                Figure {
                    id: total

                    anchors.right: parent.right
                    width: result.columnWidth
                    text: Theme.figure(row.score)
                    color: row.isWinner ? Theme.accentText : Theme.panelText
                    font.weight: Font.Bold
                }
            }
        }
    }

    component Figure: Text {
        anchors.verticalCenter: parent?.verticalCenter
        font.pixelSize: Theme.body
        horizontalAlignment: Text.AlignRight
    }

    Loader {
        anchors.top: table.bottom
        anchors.topMargin: result.inset * 0.6
        width: parent.width
        height: result.courseHeight - result.inset * 0.2
        active: result.showsCourse
        opacity: Math.max(0, Math.min(1, result.come - result.game.seatCount))
        sourceComponent: CoursePlot {
            objectName: "smallPlot"
            course: result.game.sheet.course
            isSmall: true
        }
    }

    CommitmentRow {
        objectName: "resultCommitment"
        x: -Theme.gap * 0.75
        y: parent.height - height
        width: Math.min(implicitWidth, parent.width - buttons.width - Theme.gap)
        height: Theme.button
        visible: !result.isCompact && result.game.commitment.isOpen
        text: qsTr("Cards fixed before play")
        onClicked: result.commitmentAsked()
    }

    Row {
        id: buttons

        x: parent.width - width
        y: result.isCompact ? 0 : parent.height - height
        spacing: Theme.gap

        PushButton {
            objectName: "changeButton"
            visible: result.isMatchOver && result.game.replay.mode === ""
            isOnPanel: true
            text: qsTr("Change…")
            Accessible.description: qsTr("Choose another game, other players or another length")
            onClicked: result.changeAsked()
        }

        PushButton {
            id: go

            objectName: result.isMatchOver ? "newMatchButton" : "nextDealButton"
            visible: !result.game.replay.isOn
            isPrimary: true
            isOnPanel: true
            text: result.game.replay.isPractice ? qsTr("Back to the match") : result.isMatchOver ? qsTr("New match") : qsTr("Next deal")
            onClicked: result.goOnAsked()
        }
    }

    component Title: Text {
        width: parent?.width ?? 0
        text: result.game.texts.resultTitle
        textFormat: Text.PlainText
        color: result.isMatchOver ? Theme.accentText : Theme.panelText
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
        minimumPixelSize: Theme.small
        elide: Text.ElideRight

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
