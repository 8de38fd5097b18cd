import QtQuick
import QtQuick.Controls.Basic
import BigTwo

// A seat of the lobby: emblem, name, and for a computer how strong it plays.
Item {
    id: row

    required property int seat
    required property string name
    required property string usualName
    required property string emblem
    required property bool isPerson
    required property string levelName
    required property int strength

    required property Lobby lobby

    implicitHeight: Theme.button

    AbstractButton {
        id: portrait

        objectName: "emblem-" + row.seat
        width: Theme.button
        height: Theme.button
        enabled: !row.isPerson
        focusPolicy: enabled ? Qt.TabFocus : Qt.NoFocus
        text: qsTr("Emblem of %1").arg(field.text || row.usualName)
        onClicked: row.lobby.changeEmblem(row.seat)

        Accessible.name: text
        Accessible.description: row.emblem

        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        contentItem: Item {
            Image {
                anchors.centerIn: parent
                width: Math.round(Theme.button * 0.82)
                height: width
                source: "qrc:/emblems/" + row.emblem + ".svg"
                sourceSize: Qt.size(width, height)
            }
        }
        background: Rectangle {
            radius: width / 2
            color: portrait.enabled && (portrait.hovered || portrait.down) ? Theme.panelHover : "transparent"
            border.width: portrait.visualFocus ? 2 : 0
            border.color: Theme.panelText
        }
    }

    LineField {
        id: field

        objectName: "name-" + row.seat
        anchors.left: portrait.right
        anchors.leftMargin: Theme.gap * 0.5
        anchors.right: level.left
        anchors.rightMargin: Theme.gap * 0.5
        name: row.isPerson ? qsTr("Your name") : qsTr("Name at seat %1").arg(row.seat + 1)
        text: row.name
        placeholderText: row.usualName
        maximumLength: 24
        font.weight: Font.Medium
        onTextEdited: row.lobby.rename(row.seat, text)
    }

    Text {
        anchors.centerIn: level
        visible: row.isPerson
        text: qsTr("Your seat")
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }

    Stepper {
        id: level

        objectName: "level-" + row.seat
        anchors.right: parent.right
        visible: !row.isPerson
        name: qsTr("Level of %1").arg(field.text || row.usualName)
        text: row.levelName
        dots: row.lobby.levelCount
        filled: row.strength + 1
        canStepDown: row.strength > 0
        canStepUp: row.strength < row.lobby.levelCount - 1
        onStepped: by => row.lobby.changeLevel(row.seat, by)
    }
}
