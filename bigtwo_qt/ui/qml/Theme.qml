pragma Singleton
import QtQuick

// Every colour, size rule and duration of the table.
QtObject {
    id: theme

    property bool dark: false
    property real pace: 1
    // The size of things against a window of 1280 x 800.
    property real unit: 1

    readonly property color felt: dark ? "#173d31" : "#24614a"
    readonly property color seam: "#12ffffff"
    readonly property color plate: dark ? "#f50c2019" : "#f5123a2a"
    readonly property color plateEdge: "#24ffffff"
    readonly property color bar: dark ? "#0d221b" : "#123a2b"
    readonly property color panel: dark ? "#1b2723" : "#fbf8f0"
    readonly property color panelEdge: dark ? "#33ffffff" : "#22000000"
    readonly property color panelText: dark ? "#f0ede4" : "#23302a"
    readonly property color panelMuted: dark ? "#b3c0b8" : "#5c6b63"
    readonly property color panelLine: dark ? "#22ffffff" : "#1a000000"
    readonly property color panelHover: dark ? "#1affffff" : "#12000000"
    readonly property color panelGlow: dark ? "#24e6bd62" : "#33e6bd62"
    readonly property color text: "#f6f3ea"
    readonly property color muted: "#c3d3c9"
    readonly property color gold: "#e6bd62"
    readonly property color goldText: dark ? "#e6bd62" : "#80590b"
    readonly property color goldHover: "#efcb7b"
    readonly property color goldPressed: "#cda345"
    readonly property color goldInk: "#2b2106"
    readonly property color partner: "#a7dcc4"
    readonly property color warning: "#ffd9b8"
    readonly property color quiet: "#1fffffff"
    readonly property color quietHover: "#33ffffff"
    readonly property color quietPressed: "#14ffffff"
    readonly property color focusRing: "#ffffff"
    readonly property color veil: dark ? "#0b1f18" : "#143d2e"
    readonly property color scrim: "#7a06140e"

    // How much of the veil lies on a card that can be part of no play, and on the play before the
    // last; each play further back has one more step.
    readonly property real veilOfHand: 0.36
    readonly property real veilOfTrick: 0.3
    readonly property real veilStep: 0.1

    readonly property int tiny: Math.round(12 * scaled(0.92))
    readonly property int small: Math.round(13.5 * scaled(0.92))
    readonly property int body: Math.round(15 * scaled(0.9))
    readonly property int large: Math.round(20 * scaled(0.9))
    readonly property int title: Math.round(25 * scaled(0.8))
    readonly property int least: 10
    readonly property real radius: 12 * unit
    readonly property real gap: 8 * unit
    readonly property real margin: Math.max(8, 14 * unit)
    readonly property real button: Math.max(44, 46 * unit)
    readonly property real topBar: Math.max(44, 46 * unit)

    readonly property int lift: Math.round(120 * pace)
    readonly property int flip: Math.round(220 * pace)
    readonly property int fade: Math.round(180 * Math.max(pace, 0.3))
    readonly property int pulse: 900
    // How long something said at a seat can be read, and how long points float up.
    readonly property int bubble: Math.round(2400 * Math.max(pace, 0.6))
    readonly property int float: Math.round(1800 * Math.max(pace, 0.6))
    // The window has to stand still for so long before pictures are drawn anew in their new size.
    readonly property int rest: 120

    function figure(count: int): string {
        return count < 0 ? "\u2212" + -count : "" + count;
    }

    function points(count: int): string {
        return count === 1 ? qsTr("1 point") : qsTr("%1 points").arg(figure(count));
    }

    function cards(count: int): string {
        return count === 1 ? qsTr("1 card") : qsTr("%1 cards").arg(count);
    }

    function scaled(least: real): real {
        return Math.max(least, unit);
    }
}
