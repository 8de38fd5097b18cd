pragma ComponentBehavior: Bound
import QtQuick

// A drawing beside a value of an option: cards and what they beat, cells in a row, or a table.
Loader {
    id: loader

    // With form, and what that form is drawn from.
    required property var modelData

    sourceComponent: modelData.form === "strip" ? strip : modelData.form === "round" ? round : cards

    Component {
        id: cards

        ExampleCards {
            drawing: loader.modelData
        }
    }

    Component {
        id: strip

        DrawnStrip {
            drawing: loader.modelData
        }
    }

    Component {
        id: round

        DrawnTable {
            drawing: loader.modelData
        }
    }
}
