pragma ComponentBehavior: Bound
import QtQuick

// Draws the pictures of a pack ahead of their use, beside the thread of the window, and holds them:
// a card that turns over or is played finds its face ready.
Item {
    id: pictures

    required property TableLayout layout
    required property list<string> faces

    visible: false

    Repeater {
        model: pictures.faces

        Image {
            required property string modelData

            asynchronous: true
            source: Theme.cardPicture(modelData)
            sourceSize: pictures.layout.facePicture
        }
    }

    Repeater {
        model: [pictures.layout.facePicture, pictures.layout.stockPicture, pictures.layout.backPicture]

        Image {
            required property size modelData

            asynchronous: true
            source: Theme.cardPicture("")
            sourceSize: modelData
        }
    }
}
