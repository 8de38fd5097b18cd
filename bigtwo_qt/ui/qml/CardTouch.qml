import QtQuick

// What a pointer or a finger does with a card that can be chosen.
Item {
    id: touch

    required property bool isCarried
    required property bool canCarry

    signal tapped
    signal doubleTapped
    signal carryBegun
    signal carryMoved(real dx, real dy)
    signal carryEnded(bool isDropped)

    HoverHandler {
        cursorShape: touch.isCarried ? Qt.ClosedHandCursor : Qt.PointingHandCursor
    }

    DragHandler {
        target: null
        enabled: touch.canCarry
        onActiveChanged: {
            if (active) {
                touch.carryBegun();
            } else {
                touch.carryEnded(true);
            }
        }
        onActiveTranslationChanged: {
            if (active) {
                touch.carryMoved(activeTranslation.x, activeTranslation.y);
            }
        }
        onCanceled: touch.carryEnded(false)
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onSingleTapped: touch.tapped()
        onDoubleTapped: {
            touch.tapped();
            touch.doubleTapped();
        }
    }
}
