pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

// A game to choose in the lobby: a few cards, its title, where and for how many it is played, one
// line, and what is special.
AbstractButton {
    id: card

    required property string title
    required property string region
    required property string line
    required property string seats
    required property string marks
    required property list<string> faces
    required property string spoken
    required property bool isOn

    readonly property real inset: Theme.gap * 1.25

    implicitHeight: words.implicitHeight + 2 * inset
    focusPolicy: isOn || activeFocus ? Qt.TabFocus : Qt.NoFocus
    text: title

    Accessible.role: Accessible.RadioButton
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: isOn

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        CardFan {
            id: fan

            x: card.inset * 0.6
            anchors.verticalCenter: parent.verticalCenter
            width: 92 * Theme.scaled(0.85)
            height: implicitHeight
            faces: card.faces
        }

        Column {
            id: words

            anchors.left: fan.right
            anchors.leftMargin: card.inset
            anchors.right: parent.right
            anchors.rightMargin: card.inset
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Line {
                text: card.title
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
                color: card.isOn ? Theme.accentText : Theme.panelText
                font.pixelSize: Theme.body
                font.weight: Font.DemiBold
            }

            Line {
                text: qsTr("%1 · %2").arg(card.region).arg(card.seats)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                color: Theme.panelMuted
                font.pixelSize: Theme.tiny
            }

            // Room for two lines, so that all cards are of one height.
            Item {
                width: parent.width
                height: 2 * about.lineHeight * Theme.small * 1.2

                Line {
                    id: about

                    text: card.line
                    color: Theme.panelText
                    font.pixelSize: Theme.small
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    lineHeight: 1.05
                }
            }

            Line {
                text: card.marks
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                color: Theme.accentText
                font.pixelSize: Theme.tiny
                font.weight: Font.Medium
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.8
        color: card.isOn ? Theme.panelGlow : card.down || card.hovered ? Theme.panelHover : "transparent"
        border.width: card.visualFocus ? 3 : card.isOn ? 2 : 1
        border.color: card.visualFocus ? Theme.panelText : card.isOn ? Theme.accentText : Theme.panelLine
    }

    component Line: Text {
        width: words.width
        textFormat: Text.PlainText
        elide: Text.ElideRight

        Accessible.ignored: true
    }
}
