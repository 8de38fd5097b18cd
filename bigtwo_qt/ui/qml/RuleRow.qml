pragma ComponentBehavior: Bound
import QtQuick

// A title of the rule sheet, or a line with its words and cards.
Item {
    id: row

    required property string title
    required property string label
    required property string text
    required property string note
    required property list<string> faces
    required property string sign
    required property list<string> against
    required property bool isPlayed
    required property string spoken
    required property int index

    readonly property bool isTitle: title !== ""
    readonly property bool hasCards: faces.length > 0
    readonly property real column: 46 * Theme.scaled(0.85) * 2.9 + gap
    readonly property real gap: Theme.gap * 1.5
    readonly property real drawnWidth: against.length > 0 ? other.x + other.width + gap : column
    // Words stand beside few cards, and over many.
    readonly property bool isBeside: hasCards && faces.length <= 5 && width - drawnWidth >= 150 * Theme.scaled(1)
    readonly property real wordsWidth: isBeside ? width - drawnWidth : width

    // Put what was searched for in the accent's colour.
    function coloured(marked: string): string {
        return marked.replace(/<b>/g, '<b><font color="' + Theme.accentText + '">').replace(/<\/b>/g, "</font></b>");
    }

    height: {
        if (isTitle) {
            return head.implicitHeight + Theme.gap * (index > 0 ? 3 : 1);
        }
        const drawn = hasCards ? cards.height : 0;
        return (isBeside ? Math.max(drawn, words.height) : words.height + (hasCards ? drawn + 4 : 0)) + Theme.gap * 1.2;
    }

    Accessible.role: isTitle ? Accessible.Heading : Accessible.Paragraph
    Accessible.name: spoken

    Text {
        id: head

        y: parent.height - implicitHeight - Theme.gap
        visible: row.isTitle
        width: parent.width
        text: row.coloured(row.title)
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        color: Theme.accentText
        font.pixelSize: Math.round(Theme.body * 1.2)
        font.weight: Font.DemiBold

        Accessible.ignored: true
    }

    Rectangle {
        y: parent.height - Theme.gap * 0.7
        visible: row.isTitle
        width: parent.width
        height: 1
        color: Theme.panelLine
    }

    RuleCards {
        id: cards

        y: row.isBeside ? (row.height - Theme.gap * 1.2 - height) / 2 : words.height + 4
        visible: row.hasCards
        faces: row.faces
        isPlayed: row.isPlayed
    }

    Text {
        id: between

        anchors.verticalCenter: cards.verticalCenter
        x: cards.width + row.gap
        visible: row.against.length > 0
        width: Math.min(implicitWidth, 74 * Theme.scaled(0.85))
        text: row.sign
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.accentText
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold

        Accessible.ignored: true
    }

    RuleCards {
        id: other

        x: between.x + between.width + row.gap
        y: cards.y
        visible: row.against.length > 0
        faces: row.against
    }

    Column {
        id: words

        x: row.isBeside ? row.drawnWidth : 0
        y: row.isBeside ? (row.height - Theme.gap * 1.2 - height) / 2 : 0
        visible: !row.isTitle
        width: row.wordsWidth
        spacing: 2

        Words {
            visible: row.label !== ""
            text: row.coloured(row.label)
            font.weight: Font.DemiBold
        }

        Words {
            text: row.coloured(row.text)
        }

        Words {
            visible: row.note !== ""
            text: row.coloured(row.note)
            color: Theme.panelMuted
            font.pixelSize: Theme.small
        }
    }

    component Words: Text {
        width: row.wordsWidth
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        lineHeight: 1.08
        color: Theme.panelText
        font.pixelSize: Theme.body

        Accessible.ignored: true
    }
}
