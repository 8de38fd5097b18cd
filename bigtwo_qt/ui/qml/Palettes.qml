import QtQuick

// Every table in both brightnesses.
QtObject {
    readonly property TableColours green: TableColours {
        felt: "#225f47"
        plate: "#f5123a2a"
        bar: "#123a2b"
        text: "#f6f3ea"
        muted: "#d2dfd7"
        warning: "#ffd9b8"
        partner: "#a7dcc4"
        veil: "#143d2e"
        accent: "#e6bd62"
        accentInk: "#2b2106"
        accentText: "#80590b"
        panel: "#fbf8f0"
        panelText: "#23302a"
        panelMuted: "#5c6b63"
    }
    readonly property TableColours greenDark: TableColours {
        felt: "#173d31"
        plate: "#f50c2019"
        bar: "#0d221b"
        text: "#f6f3ea"
        muted: "#c3d3c9"
        warning: "#ffd9b8"
        partner: "#a7dcc4"
        veil: "#0b1f18"
        accent: "#e6bd62"
        accentInk: "#2b2106"
        accentText: "#e6bd62"
        panel: "#1b2723"
        panelText: "#f0ede4"
        panelMuted: "#b3c0b8"
    }
    readonly property TableColours blue: TableColours {
        felt: "#234b78"
        plate: "#f5122b49"
        bar: "#132c4a"
        text: "#f4f4f0"
        muted: "#cfdae8"
        warning: "#ffdcbd"
        partner: "#a9d6ee"
        veil: "#15304f"
        accent: "#ecc475"
        accentInk: "#2c2108"
        accentText: "#7d5710"
        panel: "#f8f8f5"
        panelText: "#212b38"
        panelMuted: "#5a6675"
    }
    readonly property TableColours blueDark: TableColours {
        felt: "#172f4d"
        plate: "#f50b1829"
        bar: "#0c1a2c"
        text: "#f4f4f0"
        muted: "#c2cfdf"
        warning: "#ffdcbd"
        partner: "#a9d6ee"
        veil: "#0b1a2d"
        accent: "#ecc475"
        accentInk: "#2c2108"
        accentText: "#ecc475"
        panel: "#1a222d"
        panelText: "#eef0f0"
        panelMuted: "#b0bac7"
    }
    readonly property TableColours lacquer: TableColours {
        felt: "#732125"
        plate: "#f5370d10"
        bar: "#3a0e11"
        text: "#faf1e4"
        muted: "#ebd3c6"
        warning: "#ffdfae"
        partner: "#b3dbc9"
        veil: "#43141a"
        accent: "#eec268"
        accentInk: "#2f1d06"
        accentText: "#86540c"
        panel: "#fcf6ec"
        panelText: "#35211f"
        panelMuted: "#74605b"
    }
    readonly property TableColours lacquerDark: TableColours {
        felt: "#441418"
        plate: "#f51f080a"
        bar: "#22090b"
        text: "#faf1e4"
        muted: "#dfc8bd"
        warning: "#ffdfae"
        partner: "#b3dbc9"
        veil: "#240b0e"
        accent: "#eec268"
        accentInk: "#2f1d06"
        accentText: "#eec268"
        panel: "#271b1b"
        panelText: "#f4ebe2"
        panelMuted: "#c4b3ac"
    }
    readonly property TableColours paper: TableColours {
        felt: "#ddd2ba"
        plate: "#f7faf5ea"
        bar: "#f3ead8"
        text: "#2a2721"
        muted: "#453e32"
        warning: "#7c2410"
        partner: "#2c6656"
        veil: "#8b7f66"
        accent: "#a3322b"
        accentInk: "#fff8ee"
        accentText: "#a3322b"
        panel: "#fcf9f2"
        panelText: "#2a2721"
        panelMuted: "#655d4e"
    }
    readonly property TableColours paperDark: TableColours {
        felt: "#322e28"
        plate: "#f51b1916"
        bar: "#1c1a16"
        text: "#f2ecdf"
        muted: "#cec5b4"
        warning: "#ffd0a6"
        partner: "#9ccdbb"
        veil: "#191714"
        accent: "#e38c70"
        accentInk: "#32120b"
        accentText: "#e9987f"
        panel: "#25221e"
        panelText: "#f1ebdf"
        panelMuted: "#bfb6a6"
    }

    // The table of this name, which the settings know.
    function of(name: string, dark: bool): TableColours {
        const tables = {
            "green": [green, greenDark],
            "blue": [blue, blueDark],
            "lacquer": [lacquer, lacquerDark],
            "paper": [paper, paperDark]
        };
        return tables[name][dark ? 1 : 0];
    }
}
