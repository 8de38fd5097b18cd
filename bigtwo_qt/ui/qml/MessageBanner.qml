import QtQuick

// Something that the player should know, until it is put away.
Rectangle {
    id: banner

    property string text: ""

    // Whether the results of another window can be looked at.
    property bool offersToWatch: false

    signal closed
    signal watchAsked
    signal quitAsked

    objectName: "messageBanner"
    visible: text !== ""
    height: Math.max(said.implicitHeight + 20 * Theme.scaled(0.8), Theme.button + 12) + (offersToWatch ? Theme.button + 6 : 0)
    radius: Theme.radius
    color: Theme.panel
    border.width: 1
    border.color: Theme.accent

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    Text {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: 16 * Theme.scaled(0.8)
        anchors.right: closer.left
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: banner.offersToWatch ? -Theme.button / 2 : 0
        text: banner.text
        textFormat: Text.PlainText
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.panelText
        font.pixelSize: Theme.small
    }

    PushButton {
        id: closer

        objectName: "messageButton"
        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.verticalCenter: said.verticalCenter
        isOnPanel: true
        text: qsTr("OK")
        onClicked: banner.closed()
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        visible: banner.offersToWatch
        spacing: Theme.gap

        PushButton {
            objectName: "watchButton"
            isOnPanel: true
            text: qsTr("Look at its results")
            onClicked: banner.watchAsked()
        }

        PushButton {
            objectName: "closeWindowButton"
            isOnPanel: true
            text: qsTr("Close this window")
            onClicked: banner.quitAsked()
        }
    }
}
