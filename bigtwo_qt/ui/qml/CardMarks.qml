import QtQuick

// What lies on a card: a veil, the ring of an offer, the keyboard's cursor.
Item {
    id: marks

    required property real veil
    required property bool isOffered
    required property bool isFocused

    Rectangle {
        anchors.fill: parent
        visible: marks.veil > 0
        opacity: marks.veil
        radius: width * 0.045
        color: Theme.veil
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width / 2
        visible: marks.isOffered
        radius: width * 0.055
        color: "transparent"
        border.width: Math.max(2, marks.width * 0.026)
        border.color: Theme.accent
    }

    // A light ring in a dark one, to be seen on any card.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width
        visible: marks.isFocused
        radius: width * 0.06
        color: "transparent"
        border.width: Math.max(3, marks.width * 0.034)
        border.color: Theme.bar

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: parent.radius - 1
            color: "transparent"
            border.width: parent.border.width * 0.6
            border.color: Theme.focusRing
        }
    }
}
