"""What the systems are called in the language of the player."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from bigtwo_qt.ui.wording import translate

TITLES = {
    "big-two": QT_TRANSLATE_NOOP("Systems", "Big Two, standard"),
    "chinese-session": QT_TRANSLATE_NOOP("Systems", "Chinese session game"),
    "to-the-hundred": QT_TRANSLATE_NOOP("Systems", "Clockwise to the hundred"),
    "match-play": QT_TRANSLATE_NOOP("Systems", "Match of 1, 4 or 8 deals"),
    "pusoy-dos": QT_TRANSLATE_NOOP("Systems", "Pusoy Dos"),
    "pusoy-dos-standard": QT_TRANSLATE_NOOP("Systems", "Pusoy Dos, standard five-card rules"),
    "bu-bu-gao-sheng": QT_TRANSLATE_NOOP("Systems", "Bu Bu Gao Sheng"),
    "play-on": QT_TRANSLATE_NOOP("Systems", "Play to the last"),
    "two-players": QT_TRANSLATE_NOOP("Systems", "Big Two for two"),
    "three-players": QT_TRANSLATE_NOOP("Systems", "Big Two for three"),
    "ranked-flush": QT_TRANSLATE_NOOP("Systems", "Flushes by rank"),
    "two-high": QT_TRANSLATE_NOOP("Systems", "Twos high in runs"),
    "costly-twos": QT_TRANSLATE_NOOP("Systems", "Twos cost extra"),
    "bare-quads": QT_TRANSLATE_NOOP("Systems", "Bare fours"),
    "dragon": QT_TRANSLATE_NOOP("Systems", "Dragon"),
    "honour-hands": QT_TRANSLATE_NOOP("Systems", "Honour hands"),
    "indonesian": QT_TRANSLATE_NOOP("Systems", "Indonesian Big Two"),
    "partners": QT_TRANSLATE_NOOP("Systems", "Partnership"),
    "double-deck": QT_TRANSLATE_NOOP("Systems", "Double deck for eight"),
    "winner": QT_TRANSLATE_NOOP("Systems", "Winner (Zheng Shangyou)"),
    "capsa-banting": QT_TRANSLATE_NOOP("Systems", "Capsa Banting"),
    "taiwan": QT_TRANSLATE_NOOP("Systems", "Taiwanese Big Two"),
    "four-cards": QT_TRANSLATE_NOOP("Systems", "Two pairs and bare fours"),
}


def system_title(system: str) -> str:
    """Return what a system is called; one that this version does not know by its id."""
    return translate("Systems", TITLES[system]) if system in TITLES else system
