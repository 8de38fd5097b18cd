import QtQuick
import BigTwo

// What was fixed before play, and, once the deal is over, with what cards.
Panel {
    id: panel

    required property Commitment commitment

    objectName: "commitmentPanel"
    heading: qsTr("Cards fixed before play")
    closes: true
    scrolled: page.scrolled
    implicitWidth: 620 * Theme.scaled(0.85)
    implicitHeight: 2 * inset + headHeight + page.wanted
    Accessible.role: Accessible.Dialog
    Accessible.name: heading

    CommitmentPage {
        id: page

        anchors.fill: parent
        focus: true
        commitment: panel.commitment
    }
}
