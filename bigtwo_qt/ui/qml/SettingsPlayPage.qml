import QtQuick
import BigTwo

// How the table moves and sounds, and what it does to help.
Column {
    id: page

    required property Preferences preferences

    // How loud it was before it was turned off.
    property int loudness: preferences.volume > 0 ? preferences.volume : 60

    spacing: Theme.gap * 2

    SettingsGroup {
        heading: qsTr("Motion")

        ChoiceRow {
            width: parent.width
            name: "speed"
            label: qsTr("Speed")
            choices: [
                {
                    "value": "relaxed",
                    "text": qsTr("Relaxed")
                },
                {
                    "value": "normal",
                    "text": qsTr("Normal")
                },
                {
                    "value": "fast",
                    "text": qsTr("Fast")
                },
                {
                    "value": "instant",
                    "text": qsTr("Instant")
                }
            ]
            chosen: page.preferences.speed
            onPicked: value => page.preferences.speed = value
        }

        SwitchRow {
            objectName: "reduceMotion"
            width: parent.width
            text: qsTr("Reduce motion: cards fade instead of flying")
            isOn: page.preferences.reduceMotion
            onClicked: page.preferences.reduceMotion = !page.preferences.reduceMotion
        }
    }

    SettingsGroup {
        heading: qsTr("Sound")

        SwitchRow {
            objectName: "sound"
            width: parent.width
            text: qsTr("Sounds")
            isOn: page.preferences.volume > 0
            onClicked: page.preferences.volume = page.preferences.volume > 0 ? 0 : page.loudness
        }

        VolumeRow {
            width: parent.width
            volume: page.preferences.volume
            onMoved: volume => {
                if (volume > 0) {
                    page.loudness = volume;
                }
                page.preferences.volume = volume;
            }
        }
    }

    SettingsGroup {
        heading: qsTr("Comfort")

        SwitchRow {
            objectName: "dims"
            width: parent.width
            text: qsTr("Dim the cards that cannot be played")
            isOn: page.preferences.dims
            onClicked: page.preferences.dims = !page.preferences.dims
        }

        SwitchRow {
            objectName: "offers"
            width: parent.width
            text: qsTr("Offer the rest of the only group that fits")
            isOn: page.preferences.offers
            onClicked: page.preferences.offers = !page.preferences.offers
        }

        SwitchRow {
            objectName: "autoPass"
            width: parent.width
            text: qsTr("Pass for me when I hold nothing to play")
            isOn: page.preferences.autoPass
            onClicked: page.preferences.autoPass = !page.preferences.autoPass
        }

        ChoiceRow {
            width: parent.width
            name: "counts"
            label: qsTr("Cards left at the seats")
            choices: [
                {
                    "value": "shown",
                    "text": qsTr("Always shown")
                },
                {
                    "value": "asked",
                    "text": qsTr("Told when I ask")
                }
            ]
            chosen: page.preferences.counts
            onPicked: value => page.preferences.counts = value
        }
    }
}
