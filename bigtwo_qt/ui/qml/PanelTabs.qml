pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// Tabs in place of the title of a panel.
Row {
    id: tabs

    required property list<string> names
    required property int current

    readonly property real tabWidth: Math.min(150 * Theme.scaled(0.8), (width - spacing * (names.length - 1)) / Math.max(1, names.length))

    signal asked(int number)

    spacing: 4 * Theme.scaled(0.8)

    Repeater {
        model: tabs.names

        AbstractButton {
            id: tab

            required property string modelData
            required property int index

            readonly property bool isCurrent: index === tabs.current

            objectName: "tab-" + index
            width: Math.min(tabs.tabWidth, label.implicitWidth + 20 * Theme.scaled(0.8))
            height: Theme.button
            text: modelData
            focusPolicy: Qt.TabFocus

            Accessible.role: Accessible.PageTab
            Accessible.name: text
            Accessible.selected: isCurrent

            onClicked: tabs.asked(index)
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }

            contentItem: Text {
                id: label

                text: tab.text
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: tab.isCurrent ? Theme.panelText : Theme.panelMuted
                font.pixelSize: Theme.body
                font.weight: tab.isCurrent ? Font.DemiBold : Font.Normal
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                elide: Text.ElideRight
            }
            background: Rectangle {
                radius: Theme.radius * 0.7
                color: tab.hovered || tab.down ? Theme.panelHover : "transparent"
                border.width: tab.visualFocus ? 2 : 0
                border.color: Theme.panelText

                Rectangle {
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width - 2 * parent.radius
                    height: 3 * Theme.scaled(0.8)
                    radius: height / 2
                    visible: tab.isCurrent
                    color: Theme.accent
                }
            }
        }
    }
}
