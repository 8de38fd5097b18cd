"""Where each system is played, what it is in one line, and what else it is called, as one table."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class About:
    """A system in short: where it is played, one line, and other names to look for it by."""

    region: str
    line: str
    names: tuple[str, ...] = ()


def _about(region: object, line: object, *names: str) -> About:
    return About(str(region), str(line), names)


_CHINA = QT_TRANSLATE_NOOP("Systems", "China")
_PHILIPPINES = QT_TRANSLATE_NOOP("Systems", "Philippines")
_INDONESIA = QT_TRANSLATE_NOOP("Systems", "Indonesia")
_HOUSE_RULE = QT_TRANSLATE_NOOP("Systems", "House rule")

ABOUT: dict[str, About] = {
    "big-two": _about(
        QT_TRANSLATE_NOOP("Systems", "Hong Kong and all over the world"),
        QT_TRANSLATE_NOOP("Systems", "The game that all others start from, to a hundred points."),
        "Big Deuce",
        "Deuces",
        "Top Dog",
        "Da Lao Er",
        "Choh Dai Di",
        "Cho Dai Di",
        "Choi Dai Di",
        "Sho Tai Ti",
        "大老二",
        "鋤大弟",
        "锄大地",
    ),
    "chinese-session": _about(
        _CHINA,
        QT_TRANSLATE_NOOP("Systems", "An evening of as many deals as were agreed on."),
        "Da Lao Er",
        "Choh Dai Di",
    ),
    "to-the-hundred": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "Played clockwise, and nobody shares the victory."),
    ),
    "match-play": _about(
        QT_TRANSLATE_NOOP("Systems", "Short matches"),
        QT_TRANSLATE_NOOP("Systems", "A few deals in which whoever never gets to play pays most."),
    ),
    "pusoy-dos": _about(
        _PHILIPPINES,
        QT_TRANSLATE_NOOP("Systems", "Diamonds are highest, and the last play may score double."),
        "Chikicha",
        "Sikitcha",
        "Filipino Poker",
    ),
    "pusoy-dos-standard": _about(
        _PHILIPPINES,
        QT_TRANSLATE_NOOP("Systems", "The suits and points of Pusoy Dos, the rest as in Big Two."),
        "Chikicha",
        "Sikitcha",
    ),
    "bu-bu-gao-sheng": _about(
        _CHINA,
        QT_TRANSLATE_NOOP("Systems", "Fours and straight flushes cut in whenever they beat."),
        "步步高升",
    ),
    "play-on": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "The deal goes on until one player is left with cards."),
    ),
    "two-players": _about(
        QT_TRANSLATE_NOOP("Systems", "For two"),
        QT_TRANSLATE_NOOP("Systems", "Long hands, and ten cards that nobody sees."),
    ),
    "three-players": _about(
        QT_TRANSLATE_NOOP("Systems", "For three"),
        QT_TRANSLATE_NOOP("Systems", "The card left over goes to whoever opens."),
    ),
    "ranked-flush": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "The cards of a flush count before its suit."),
    ),
    "two-high": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "A straight with a two beats every straight without."),
    ),
    "costly-twos": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "Who keeps a two for too long pays for it."),
    ),
    "bare-quads": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "Four of a kind go without a fifth card."),
    ),
    "dragon": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "A hand with every rank wins before a card is played."),
    ),
    "honour-hands": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "Fours and straight flushes beat smaller plays as well."),
    ),
    "indonesian": _about(
        _INDONESIA,
        QT_TRANSLATE_NOOP("Systems", "Who passes is out of the trick; big plays earn bonuses."),
        "Capsa",
        "Capsa Susun Dua",
        "Big Deuce",
    ),
    "partners": _about(
        _HOUSE_RULE,
        QT_TRANSLATE_NOOP("Systems", "Two against two, partners across the table."),
        "Teams",
    ),
    "double-deck": _about(
        QT_TRANSLATE_NOOP("Systems", "For eight"),
        QT_TRANSLATE_NOOP("Systems", "A full table with two packs and five of a kind."),
        "Two decks",
    ),
    "winner": _about(
        _CHINA,
        QT_TRANSLATE_NOOP("Systems", "Jokers, bombs, long runs, and the loser pays in cards."),
        "Zheng Shangyou",
        "争上游",
    ),
    "capsa-banting": _about(
        _INDONESIA,
        QT_TRANSLATE_NOOP("Systems", "Four of a kind or a straight flush throws down a two."),
        "Capsa",
    ),
    "taiwan": _about(
        QT_TRANSLATE_NOOP("Systems", "Taiwan"),
        QT_TRANSLATE_NOOP(
            "Systems", "Clubs are lowest, there are no flushes, and 2-3-4-5-6 is on top."
        ),
        "Da Lao Er",
        "大老二",
    ),
    "four-cards": _about(
        QT_TRANSLATE_NOOP("Systems", "Winner takes all"),
        QT_TRANSLATE_NOOP("Systems", "Plays of four cards; the winner collects what others lose."),
    ),
}
