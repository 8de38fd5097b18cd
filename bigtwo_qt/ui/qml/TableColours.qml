import QtQuick

// The colours of one table in one brightness: those that are chosen, and what follows from them.
QtObject {
    // The cloth, and what stands on it. Plates and bars lie on the cloth; the veil lies on cards.
    required property color felt
    required property color plate
    required property color bar
    required property color text
    required property color muted
    required property color warning
    required property color partner
    required property color veil

    // The one accent, what is written on it, and the accent as ink on a panel.
    required property color accent
    required property color accentInk
    required property color accentText

    // Panels lie over the table.
    required property color panel
    required property color panelText
    required property color panelMuted

    // Light tables are written on in dark ink.
    readonly property bool isLight: text.hslLightness < 0.5

    readonly property color seam: Qt.alpha(text, isLight ? 0.12 : 0.07)
    readonly property color plateEdge: Qt.alpha(text, isLight ? 0.22 : 0.14)
    readonly property color quiet: Qt.alpha(text, isLight ? 0.08 : 0.09)
    readonly property color quietHover: Qt.alpha(text, isLight ? 0.14 : 0.13)
    readonly property color quietPressed: Qt.alpha(text, isLight ? 0.18 : 0.05)
    readonly property color focusRing: isLight ? "#000000" : "#ffffff"
    readonly property color accentHover: Qt.lighter(accent, 1.06)
    readonly property color accentPressed: Qt.darker(accent, 1.12)
    readonly property color panelEdge: Qt.alpha(panelText, 0.18)
    readonly property color panelLine: Qt.alpha(panelText, 0.12)
    readonly property color panelHover: Qt.alpha(panelText, 0.08)
    readonly property color panelGlow: Qt.alpha(accent, 0.17)
    readonly property color scrim: "#7a080a0a"
}
