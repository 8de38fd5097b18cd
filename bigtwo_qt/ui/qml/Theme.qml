pragma Singleton
import QtQuick

// Every colour, size rule and duration of the table.
QtObject {
    id: theme

    property string name: "green"
    property bool dark: false
    property string back: "lattice"
    property bool hasFourColours: false
    property real pace: 1
    // What letters are multiplied by for those who want them larger.
    property real textFactor: 1
    // The size of things against a window of 1280 x 800.
    property real unit: 1

    readonly property Palettes palettes: Palettes {}
    readonly property TableColours colours: palettes.of(name, dark)
    readonly property color felt: colours.felt
    readonly property color seam: colours.seam
    readonly property color plate: colours.plate
    readonly property color plateEdge: colours.plateEdge
    readonly property color bar: colours.bar
    readonly property color text: colours.text
    readonly property color muted: colours.muted
    readonly property color warning: colours.warning
    readonly property color partner: colours.partner
    readonly property color quiet: colours.quiet
    readonly property color quietHover: colours.quietHover
    readonly property color quietPressed: colours.quietPressed
    readonly property color focusRing: colours.focusRing
    readonly property color veil: colours.veil
    readonly property color accent: colours.accent
    readonly property color accentHover: colours.accentHover
    readonly property color accentPressed: colours.accentPressed
    readonly property color accentInk: colours.accentInk
    readonly property color accentText: colours.accentText
    readonly property color panel: colours.panel
    readonly property color panelEdge: colours.panelEdge
    readonly property color panelText: colours.panelText
    readonly property color panelMuted: colours.panelMuted
    readonly property color panelLine: colours.panelLine
    readonly property color panelHover: colours.panelHover
    readonly property color panelGlow: colours.panelGlow
    readonly property color scrim: colours.scrim
    readonly property color cardFace: "#fdfaf2"
    readonly property color cardInk: "#1f2a25"
    // The lines of a plot on a panel, by seat: told apart in the common kinds of colour blindness.
    readonly property list<color> lines: panel.hslLightness > 0.5 ? ["#1b4f9c", "#c2410c", "#0b7d63", "#a8326f", "#8a6100", "#5b3fa8", "#3f4a45", "#0a7f96"] : ["#8fb8ff", "#ff9a5c", "#5fd9b3", "#ff9ccb", "#f0cd62", "#bda6ff", "#d9ded9", "#6fd8ee"]

    // How much of the veil lies on a card that can be part of no play, and on the play before the
    // last; each play further back has one more step.
    readonly property real veilOfHand: 0.36
    readonly property real veilOfTrick: 0.3
    readonly property real veilStep: 0.1
    // How much is left of a seat that has passed.
    readonly property real faint: 0.75

    readonly property int tiny: Math.round(12 * scaled(0.92) * textFactor)
    readonly property int small: Math.round(13.5 * scaled(0.92) * textFactor)
    readonly property int body: Math.round(15 * scaled(0.9) * textFactor)
    readonly property int large: Math.round(20 * scaled(0.9) * textFactor)
    readonly property int title: Math.round(25 * scaled(0.8) * textFactor)
    readonly property int least: 10
    readonly property real radius: 12 * unit
    readonly property real gap: 8 * unit
    readonly property real margin: Math.max(8, 14 * unit)
    readonly property real button: Math.max(44, 46 * unit)
    readonly property real topBar: Math.max(44, 46 * unit)

    readonly property int lift: Math.round(120 * pace)
    readonly property int flip: Math.round(220 * pace)
    readonly property int fade: Math.round(180 * Math.max(pace, 0.3))
    // What one line of a result takes to come.
    readonly property int lineComes: Math.round(170 * pace)
    readonly property int pulse: 900
    // How long something said at a seat can be read, and how long points float up.
    readonly property int bubble: Math.round(2400 * Math.max(pace, 0.6))
    readonly property int float: Math.round(1800 * Math.max(pace, 0.6))
    // How long counts that were asked for are seen.
    readonly property int told: 4000
    // The window has to stand still for so long before pictures are drawn anew in their new size.
    readonly property int rest: 120

    function figure(count: int): string {
        return count < 0 ? "\u2212" + -count : "" + count;
    }

    function points(count: int): string {
        return qsTr("%1 points", "", Math.abs(count)).arg(figure(count));
    }

    function cards(count: int): string {
        return qsTr("%n cards", "", count);
    }

    // The picture of a table; `name` is that of a theme.
    function feltPicture(name: string, dark: bool): string {
        return "qrc:/table/felt-" + name + (dark ? "-dark" : "") + ".svg";
    }

    // The picture of a card; a card without a face shows its back.
    function cardPicture(face: string): string {
        return face === "" ? backPicture(back) : facePicture(face, hasFourColours);
    }

    function backPicture(name: string): string {
        return "qrc:/cards/back-" + name + ".svg";
    }

    // Only diamonds and clubs look different in four colours; jokers have no suit.
    function facePicture(face: string, inFourColours: bool): string {
        const isOther = inFourColours && face[0] !== "j" && "dc".includes(face[1]);
        return (isOther ? "qrc:/cards-four/" : "qrc:/cards/") + face + ".svg";
    }

    // A line icon to stand on the table.
    function icon(name: string): string {
        return (colours.isLight ? "qrc:/icons-ink/" : "qrc:/icons/") + name + ".svg";
    }

    function suitPicture(suit: string): string {
        return (hasFourColours ? "qrc:/suits-four/" : "qrc:/suits/") + suit + ".svg";
    }

    function scaled(least: real): real {
        return Math.max(least, unit);
    }
}
