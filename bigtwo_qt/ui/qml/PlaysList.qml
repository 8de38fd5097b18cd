pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// The plays of the deal under the heads of their tricks. It follows the newest, unless the reader
// has scrolled up.
ListView {
    id: list

    property bool follows: true

    readonly property real cardHeight: Math.round(46 * Theme.scaled(0.85))
    readonly property real pictureWidth: Math.round(cardHeight * 264 / 360)

    function goToEnd(): void {
        follows = true;
        positionViewAtEnd();
    }

    function follow(): void {
        if (follows) {
            positionViewAtEnd();
        }
    }

    // The reader has scrolled.
    function look(): void {
        follows = atYEnd;
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Plays of this deal")

    onMovementEnded: look()
    onCountChanged: {
        if (count === 0) {
            follows = true;
        }
        Qt.callLater(follow);
    }
    onHeightChanged: Qt.callLater(follow)
    // New lines are measured only once they are seen.
    onContentHeightChanged: Qt.callLater(follow)

    ScrollBar.vertical: PanelScroll {
        id: bar

        onPressedChanged: {
            if (!pressed) {
                list.look();
            }
        }
    }

    delegate: Item {
        id: line

        required property string kind
        required property string name
        required property string emblem
        required property list<string> faces
        required property string text
        required property bool isBest
        required property string label

        readonly property bool isHead: kind === "trick"
        readonly property bool isPlay: kind === "play"

        width: ListView.view.width
        height: isHead ? head.implicitHeight + Theme.small * 1.1 : isPlay ? list.cardHeight + 8 * Theme.scaled(0.8) : quiet.implicitHeight + 6

        Accessible.role: isHead ? Accessible.Heading : Accessible.ListItem
        Accessible.name: label

        Text {
            id: head

            anchors.bottom: parent.bottom
            anchors.bottomMargin: 4
            width: Math.min(implicitWidth, parent.width - 12)
            visible: line.isHead
            text: line.text
            textFormat: Text.PlainText
            color: Theme.accentText
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        Rectangle {
            anchors.left: head.right
            anchors.leftMargin: 8
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: head.verticalCenter
            height: 1
            visible: line.isHead && width > 8
            color: Theme.panelLine
        }

        // Passes, and what was said.
        Text {
            id: quiet

            x: portrait.width + 8
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - 10
            visible: !line.isHead && !line.isPlay
            text: line.kind === "said" ? line.label : line.text
            textFormat: Text.PlainText
            color: Theme.panelMuted
            font.pixelSize: Theme.tiny
            elide: Text.ElideRight
        }

        // What lies on top of a trick, or has won it.
        Rectangle {
            anchors.fill: parent
            anchors.rightMargin: 8
            anchors.topMargin: 1
            anchors.bottomMargin: 1
            radius: Theme.radius * 0.6
            visible: line.isPlay && line.isBest
            color: Theme.panelGlow

            Rectangle {
                width: 3 * Theme.scaled(0.8)
                height: parent.height * 0.6
                anchors.verticalCenter: parent.verticalCenter
                radius: width / 2
                color: Theme.accent
            }
        }

        Image {
            id: portrait

            x: 7 * Theme.scaled(0.8)
            anchors.verticalCenter: parent.verticalCenter
            width: height
            height: Math.round(24 * Theme.scaled(0.85))
            visible: line.isPlay
            source: line.emblem !== "" ? "qrc:/emblems/" + line.emblem + ".svg" : ""
            sourceSize: Qt.size(height, height)
        }

        Column {
            anchors.left: portrait.right
            anchors.leftMargin: 7 * Theme.scaled(0.8)
            anchors.right: cards.left
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            visible: line.isPlay

            Text {
                width: parent.width
                text: line.name
                textFormat: Text.PlainText
                color: Theme.panelText
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            Text {
                width: parent.width
                text: line.text
                textFormat: Text.PlainText
                color: Theme.panelMuted
                font.pixelSize: Theme.tiny
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.95
                elide: Text.ElideRight
            }
        }

        // The left edges of the cards show rank and suit.
        Item {
            id: cards

            readonly property real step: line.faces.length > 1 ? Math.min(list.pictureWidth * 0.5, (line.width * 0.5 - list.pictureWidth) / (line.faces.length - 1)) : 0

            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            width: list.pictureWidth + step * Math.max(0, line.faces.length - 1)
            height: list.cardHeight

            Repeater {
                model: line.faces

                Image {
                    required property string modelData
                    required property int index

                    x: index * cards.step
                    width: list.pictureWidth
                    height: list.cardHeight
                    source: Theme.cardPicture(modelData)
                    sourceSize: Qt.size(width, height)
                }
            }
        }
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

    PushButton {
        objectName: "newestButton"
        parent: list.parent
        anchors.horizontalCenter: list.horizontalCenter
        anchors.bottom: list.bottom
        anchors.bottomMargin: 4
        visible: list.visible && !list.follows
        isPrimary: true
        text: qsTr("To the newest")
        onClicked: list.goToEnd()
    }
}
