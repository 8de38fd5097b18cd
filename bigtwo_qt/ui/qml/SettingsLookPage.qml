import QtQuick
import BigTwo

// How the table and the cards look.
Column {
    id: page

    required property Preferences preferences

    readonly property var themes: [["green", qsTr("Green")], ["blue", qsTr("Blue")], ["lacquer", qsTr("Lacquer")], ["paper", qsTr("Paper")]]
    readonly property var backs: [["lattice", qsTr("Lattice")], ["waves", qsTr("Waves")], ["tiles", qsTr("Tiles")], ["hemp", qsTr("Hemp")]]

    function sample(inFourColours: bool): var {
        return ["7d", "7c", "7h", "7s"].map(face => Theme.facePicture(face, inFourColours));
    }

    spacing: Theme.gap * 2

    SettingsGroup {
        heading: qsTr("Table")

        ChoiceRow {
            width: parent.width
            name: "theme"
            label: qsTr("Theme")
            choices: page.themes.map(theme => ({
                        "value": theme[0],
                        "text": theme[1],
                        "cloth": Theme.feltPicture(theme[0], Theme.dark),
                        "cards": [Theme.cardPicture("As")]
                    }))
            chosen: page.preferences.theme
            onPicked: value => page.preferences.theme = value
        }

        ChoiceRow {
            width: parent.width
            name: "brightness"
            label: qsTr("Brightness")
            choices: [
                {
                    "value": "system",
                    "text": qsTr("As the system")
                },
                {
                    "value": "light",
                    "text": qsTr("Light")
                },
                {
                    "value": "dark",
                    "text": qsTr("Dark")
                }
            ]
            chosen: page.preferences.brightness
            onPicked: value => page.preferences.brightness = value
        }
    }

    SettingsGroup {
        heading: qsTr("Cards")

        ChoiceRow {
            width: parent.width
            name: "back"
            label: qsTr("Back")
            choices: page.backs.map(back => ({
                        "value": back[0],
                        "text": back[1],
                        "cards": [Theme.backPicture(back[0])]
                    }))
            chosen: page.preferences.back
            onPicked: value => page.preferences.back = value
        }

        ChoiceRow {
            width: parent.width
            name: "suits"
            label: qsTr("Suits")
            choices: [
                {
                    "value": "two",
                    "text": qsTr("Two colours"),
                    "cards": page.sample(false)
                },
                {
                    "value": "four",
                    "text": qsTr("Four colours"),
                    "cards": page.sample(true)
                }
            ]
            chosen: page.preferences.suitColours
            onPicked: value => page.preferences.suitColours = value
        }
    }

    SettingsGroup {
        heading: qsTr("Language and letters")

        ChoiceRow {
            width: parent.width
            name: "language"
            label: qsTr("Language")
            choices: [
                {
                    "value": "system",
                    "text": qsTr("As the system")
                },
                ...page.preferences.languages.map(code => ({
                            "value": code,
                            "text": page.preferences.languageName(code)
                        }))]
            chosen: page.preferences.language
            onPicked: value => page.preferences.language = value
        }

        ChoiceRow {
            width: parent.width
            name: "textSize"
            label: qsTr("Size")
            choices: [
                {
                    "value": "usual",
                    "text": qsTr("Usual")
                },
                {
                    "value": "large",
                    "text": qsTr("Large")
                },
                {
                    "value": "larger",
                    "text": qsTr("Larger")
                }
            ]
            chosen: page.preferences.textSize
            onPicked: value => page.preferences.textSize = value
        }
    }
}
