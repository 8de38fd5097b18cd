import QtQuick
import BigTwo

// Files of rules, and codes, that are dropped anywhere on the window.
DropArea {
    id: area

    required property HouseRules houseRules

    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText
    onDropped: drop => {
        if (drop.hasUrls) {
            area.houseRules.takeUrl(drop.urls[0]);
        } else {
            area.houseRules.takeCode(drop.text);
        }
        drop.accept(Qt.CopyAction);
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: Theme.scrim
        border.width: 4
        border.color: Theme.accent

        Text {
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.margin
            text: qsTr("Drop a file of rules to look at them")
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.text
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }
    }
}
