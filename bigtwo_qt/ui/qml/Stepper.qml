pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// A value between two arrows, that go to the one before and the one after it.
FocusScope {
    id: stepper

    required property string name
    required property string text
    required property bool canStepDown
    required property bool canStepUp
    // So many dots under the text, of which some are filled; none for 0.
    property int dots: 0
    property int filled: 0

    readonly property bool hasRing: activeFocus && isByKey
    property bool isByKey: false

    signal stepped(int by)

    function step(by: int): void {
        if (by < 0 ? canStepDown : canStepUp) {
            stepped(by);
        }
    }

    implicitHeight: Theme.button
    implicitWidth: 2 * Theme.button + 84 * Theme.scaled(0.85)
    activeFocusOnTab: true

    Accessible.role: Accessible.SpinBox
    Accessible.name: qsTr("%1: %2").arg(name).arg(text)
    Accessible.focusable: true
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)

    Keys.onLeftPressed: step(-1)
    Keys.onDownPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(1)

    onActiveFocusChanged: isByKey = activeFocus

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius * 0.7
        color: "transparent"
        border.width: stepper.hasRing ? 2 : 1
        border.color: stepper.hasRing ? Theme.panelText : Theme.panelLine
    }

    Arrow {
        objectName: stepper.objectName + "-down"
        anchors.left: parent.left
        by: -1
        enabled: stepper.canStepDown
    }

    Arrow {
        objectName: stepper.objectName + "-up"
        anchors.right: parent.right
        by: 1
        enabled: stepper.canStepUp
    }

    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.button
        spacing: 4 * Theme.scaled(0.85)

        Text {
            width: parent.width
            text: stepper.text
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            color: Theme.panelText
            font.pixelSize: Theme.body
            font.weight: Font.Medium
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            elide: Text.ElideRight

            Accessible.ignored: true
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: stepper.dots > 0
            spacing: 4 * Theme.scaled(0.85)

            Repeater {
                model: stepper.dots

                Rectangle {
                    required property int index

                    width: 5 * Theme.scaled(0.9)
                    height: width
                    radius: width / 2
                    color: index < stepper.filled ? Theme.accentText : Theme.panelLine
                }
            }
        }
    }

    component Arrow: AbstractButton {
        id: arrow

        required property int by

        width: Theme.button
        height: parent?.height ?? 0
        focusPolicy: Qt.NoFocus
        opacity: enabled ? 1 : 0.35
        onClicked: stepper.step(by)

        Accessible.ignored: true

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        contentItem: Item {
            id: tip

            Repeater {
                model: [-1, 1]

                Rectangle {
                    required property int modelData

                    x: tip.width / 2 - width / 2
                    y: tip.height / 2 - height / 2 + modelData * width * 0.31
                    width: 9 * Theme.scaled(0.9)
                    height: 1.8 * Theme.scaled(0.9)
                    radius: height / 2
                    rotation: modelData * arrow.by * -45
                    antialiasing: true
                    color: Theme.panelText
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius * 0.7
            color: arrow.enabled && (arrow.hovered || arrow.down) ? Theme.panelHover : "transparent"
        }
    }
}
