import QtQuick

// A page of the settings and what its tab says.
QtObject {
    required property string name
    required property string text
    required property Component page
}
