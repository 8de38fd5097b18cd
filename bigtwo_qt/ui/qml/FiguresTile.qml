pragma ComponentBehavior: Bound
import QtQuick

// The figures of some deals taken together; that of one deal leads to its match.
Rectangle {
    id: tile

    required property string title
    required property list<string> names
    required property list<string> values
    required property list<string> matches
    required property string favourite
    required property string label

    readonly property int columns: Math.max(2, Math.floor(figures.width / (118 * Theme.scaled(0.85))))

    signal dealAsked(string matchId)

    height: (best.visible ? best.y + best.height : figures.y + figures.height) + Theme.gap * 1.5
    radius: Theme.radius
    color: Theme.panelHover

    Accessible.role: Accessible.ListItem
    Accessible.name: label

    Text {
        id: heading

        x: Theme.gap * 1.75
        y: Theme.gap * 1.25
        width: parent.width - 2 * x
        text: tile.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: Theme.panelText
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
    }

    Text {
        id: best

        x: heading.x
        anchors.top: figures.bottom
        anchors.topMargin: Theme.gap
        width: heading.width
        visible: text !== ""
        text: tile.favourite
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        color: Theme.panelText
        font.pixelSize: Theme.small
    }

    Grid {
        id: figures

        x: heading.x
        anchors.top: heading.bottom
        anchors.topMargin: Theme.gap
        width: parent.width - 2 * x
        columns: tile.columns
        rowSpacing: Theme.gap

        Repeater {
            model: tile.names

            Item {
                id: figure

                required property string modelData
                required property int index

                readonly property bool leads: tile.matches[index] !== ""

                objectName: leads ? "figure-" + index : ""
                width: figures.width / tile.columns
                height: value.implicitHeight + caption.implicitHeight
                activeFocusOnTab: leads

                Accessible.role: leads ? Accessible.Button : Accessible.StaticText
                Accessible.name: modelData + " " + tile.values[index]
                Accessible.focusable: leads
                Accessible.onPressAction: ask()

                function ask(): void {
                    if (leads) {
                        tile.dealAsked(tile.matches[index]);
                    }
                }

                Keys.onReturnPressed: ask()
                Keys.onEnterPressed: ask()

                HoverHandler {
                    id: over

                    enabled: figure.leads
                    cursorShape: Qt.PointingHandCursor
                }

                TapHandler {
                    enabled: figure.leads
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: figure.ask()
                }

                Text {
                    id: value

                    width: parent.width - Theme.gap
                    text: tile.values[figure.index]
                    textFormat: Text.PlainText
                    color: figure.leads ? Theme.accentText : Theme.panelText
                    font.pixelSize: Theme.large
                    font.weight: Font.DemiBold
                    font.underline: over.hovered || figure.activeFocus
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    elide: Text.ElideRight
                }

                Text {
                    id: caption

                    anchors.top: value.bottom
                    width: parent.width - Theme.gap
                    text: figure.modelData
                    textFormat: Text.PlainText
                    elide: Text.ElideRight
                    color: Theme.panelMuted
                    font.pixelSize: Theme.tiny
                }
            }
        }
    }
}
