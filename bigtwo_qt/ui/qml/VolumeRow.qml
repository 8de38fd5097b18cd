import QtQuick
import QtQuick.Controls.Basic

// How loud the sounds are, from off to full.
Item {
    id: row

    required property int volume

    signal moved(int volume)

    implicitHeight: Theme.button

    Slider {
        id: slider

        objectName: "volume"
        anchors.left: parent.left
        anchors.right: figure.left
        anchors.rightMargin: Theme.gap
        height: parent.height
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        from: 0
        to: 100
        stepSize: 5
        snapMode: Slider.SnapAlways
        value: row.volume
        focusPolicy: Qt.TabFocus
        onMoved: row.moved(Math.round(value))

        Accessible.name: qsTr("Volume")

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        background: Rectangle {
            x: slider.leftPadding
            y: (slider.height - height) / 2
            width: slider.availableWidth
            height: 4 * Theme.scaled(0.9)
            radius: height / 2
            color: Theme.panelMuted

            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: height / 2
                color: Theme.accentText
            }
        }
        handle: Rectangle {
            x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
            y: (slider.height - height) / 2
            width: 22 * Theme.scaled(0.9)
            height: width
            radius: width / 2
            color: slider.pressed ? Theme.accentPressed : Theme.accentText
            border.width: 3
            border.color: slider.visualFocus ? Theme.panelText : Theme.panel
        }
    }

    Text {
        id: figure

        objectName: "volumeText"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: widest.advanceWidth
        text: row.volume > 0 ? qsTr("%1 %").arg(row.volume) : qsTr("Off")
        color: Theme.panelText
        font.pixelSize: Theme.body
        horizontalAlignment: Text.AlignRight

        TextMetrics {
            id: widest

            text: qsTr("%1 %").arg(100)
            font.pixelSize: Theme.body
        }
    }
}
