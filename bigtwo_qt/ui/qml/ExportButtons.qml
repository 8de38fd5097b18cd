import QtQuick
import BigTwo

// Saves the match that is looked at, or all that fit, as a table and as records.
Row {
    id: buttons

    required property ResultsBook book
    required property bool isWide

    spacing: Theme.gap

    PushButton {
        objectName: "exportCsv"
        isOnPanel: true
        text: buttons.isWide ? qsTr("Save as CSV") : qsTr("CSV")
        Accessible.name: qsTr("Save as CSV")
        onClicked: buttons.book.export("csv")
    }

    PushButton {
        objectName: "exportRecords"
        isOnPanel: true
        text: buttons.isWide ? qsTr("Save as records") : qsTr("Records")
        Accessible.name: qsTr("Save as records")
        onClicked: buttons.book.export("records")
    }
}
