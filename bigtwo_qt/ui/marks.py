"""What is special about rules in a few short words and cards, made from their options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import ONCE, SUITS
from bigtwo_qt.rules.combinations import highest_card, lowest_card
from bigtwo_qt.rules.options import FIVE_CARD_KINDS
from bigtwo_qt.ui.option_text import value_text
from bigtwo_qt.ui.rule_lines import STANDARD
from bigtwo_qt.ui.rule_sheet import changes, house_rules
from bigtwo_qt.ui.wording import SUIT_NAMES, counted, sentence, translate

# By option, the most telling first: short words for each value that is not the standard one.
# Options that are left out are told elsewhere: the players, and how the match goes.
MARKS: dict[str, dict[Any, object]] = {
    "teams": {"partners": QT_TRANSLATE_NOOP("Marks", "Partners")},
    "packs": {2: QT_TRANSLATE_NOOP("Marks", "Two packs")},
    "jokers": {2: QT_TRANSLATE_NOOP("Marks", "Two jokers")},
    "suit_order": {},
    "trumps": {
        "honour": QT_TRANSLATE_NOOP("Marks", "Honours beat any play"),
        "two-breaker": QT_TRANSLATE_NOOP("Marks", "Fours beat a two"),
        "bombs": QT_TRANSLATE_NOOP("Marks", "Bombs"),
    },
    "exchange": {True: QT_TRANSLATE_NOOP("Marks", "Exchange of cards")},
    "out_of_turn": {True: QT_TRANSLATE_NOOP("Marks", "Plays out of turn")},
    "instant_win": {
        "dragon": QT_TRANSLATE_NOOP("Marks", "A dragon wins at once"),
        "dragon-or-four-twos": QT_TRANSLATE_NOOP("Marks", "Dragon or four twos win"),
    },
    "scoring": {
        "never-played": QT_TRANSLATE_NOOP("Marks", "Never played costs most"),
        "twos-played": QT_TRANSLATE_NOOP("Marks", "A last two scores double"),
        "winner-collects": QT_TRANSLATE_NOOP("Marks", "The winner collects"),
        "indonesian": QT_TRANSLATE_NOOP("Marks", "Bonuses for big plays"),
        "places": QT_TRANSLATE_NOOP("Marks", "Places count"),
        "sides": QT_TRANSLATE_NOOP("Marks", "Sides count"),
    },
    "passing": {"locked": QT_TRANSLATE_NOOP("Marks", "Passing locks you out")},
    "four_cards": {"two-pairs-and-bare-fours": QT_TRANSLATE_NOOP("Marks", "Two pairs")},
    "bare_fours": {True: QT_TRANSLATE_NOOP("Marks", "Four of a kind alone")},
    "pair_runs": {True: QT_TRANSLATE_NOOP("Marks", "Pairs in a row")},
    "five_card_order": {},
    "runs": {
        "wheel-only": QT_TRANSLATE_NOOP("Marks", "A-2-3-4-5 the only low run"),
        "no-two": QT_TRANSLATE_NOOP("Marks", "No twos in straights"),
        "two-high": QT_TRANSLATE_NOOP("Marks", "Twos high in straights"),
        "up-to-two": QT_TRANSLATE_NOOP("Marks", "J-Q-K-A-2 highest"),
        "23456-high": QT_TRANSLATE_NOOP("Marks", "2-3-4-5-6 highest"),
        "low-forms-high": QT_TRANSLATE_NOOP("Marks", "A-2-3-4-5 highest"),
    },
    "held_cards": {
        "point-a-two": QT_TRANSLATE_NOOP("Marks", "Twos left cost more"),
        "double-a-two": QT_TRANSLATE_NOOP("Marks", "Twos left cost double"),
        "double-a-four-or-straight-flush": QT_TRANSLATE_NOOP("Marks", "Fours left cost double"),
    },
    "winning_play": {"double-with-a-two": QT_TRANSLATE_NOOP("Marks", "A last two costs double")},
    "settlement": {
        "pairs": QT_TRANSLATE_NOOP("Marks", "Settled pair by pair"),
        "winner-takes-all": QT_TRANSLATE_NOOP("Marks", "The winner takes all"),
    },
    "flush_order": {
        "cards-first": QT_TRANSLATE_NOOP("Marks", "Flushes by rank"),
        "top-card": QT_TRANSLATE_NOOP("Marks", "Flushes by top card"),
    },
    "run_length": {"5-or-more": QT_TRANSLATE_NOOP("Marks", "Long straights")},
    "triples": {"full-house-only": QT_TRANSLATE_NOOP("Marks", "No triples alone")},
    "own_beat": {True: QT_TRANSLATE_NOOP("Marks", "Beat your own cards")},
    "finish": {
        "no-single-two": QT_TRANSLATE_NOOP("Marks", "Not ending on one two"),
        "no-two": QT_TRANSLATE_NOOP("Marks", "Not ending on a two"),
    },
    "last_card": {
        "highest-single": QT_TRANSLATE_NOOP("Marks", "Hold back a last card"),
        "liability": QT_TRANSLATE_NOOP("Marks", "Liable for a last card"),
    },
    "same_kind_answer": {True: QT_TRANSLATE_NOOP("Marks", "Like answers like")},
    "top_card_ends_trick": {True: QT_TRANSLATE_NOOP("Marks", "The top card ends a trick")},
    "deal_ends": {"plays-on": QT_TRANSLATE_NOOP("Marks", "Played to the last")},
    "result": {"highest": QT_TRANSLATE_NOOP("Marks", "The highest total wins")},
    "direction": {"clockwise": QT_TRANSLATE_NOOP("Marks", "Clockwise")},
    "tie": {
        "deals-won": QT_TRANSLATE_NOOP("Marks", "Deals won break ties"),
        "deals-go-on": QT_TRANSLATE_NOOP("Marks", "Ties are played off"),
    },
    "bands": {},
    "hand_size": {},
    "leftover": {
        "seat-one": QT_TRANSLATE_NOOP("Marks", "A card left over"),
        "next-lowest": QT_TRANSLATE_NOOP("Marks", "A card left over"),
    },
    "announce": {
        1: QT_TRANSLATE_NOOP("Marks", "Last card announced"),
        2: QT_TRANSLATE_NOOP("Marks", "Last two announced"),
    },
    "opening_play": {"alone": QT_TRANSLATE_NOOP("Marks", "The lowest opens alone")},
    "opener_later_deals": {"winner": QT_TRANSLATE_NOOP("Marks", "The winner begins")},
    "opening_card": {
        "first-deal": QT_TRANSLATE_NOOP("Marks", "Opening card just once"),
        "never": QT_TRANSLATE_NOOP("Marks", "No opening card"),
    },
    "first_dealer": {"random": QT_TRANSLATE_NOOP("Marks", "Dealer by chance")},
    "later_dealer": {"loser": QT_TRANSLATE_NOOP("Marks", "The loser deals")},
    "first_card": {"next-seat": QT_TRANSLATE_NOOP("Marks", "No card is counted")},
}
UNMARKED = ("players", "match_ends", "match_length")
_STANDARD = QT_TRANSLATE_NOOP("Marks", "Standard rules")
# What the lack of a kind of five cards is called.
_LACKING = {
    "straight": QT_TRANSLATE_NOOP("Marks", "No straights"),
    "flush": QT_TRANSLATE_NOOP("Marks", "No flushes"),
    "full_house": QT_TRANSLATE_NOOP("Marks", "No full houses"),
    "quads": QT_TRANSLATE_NOOP("Marks", "No fours of five cards"),
    "straight_flush": QT_TRANSLATE_NOOP("Marks", "No straight flushes"),
}

# By option: cards that show a value of it, the first that applies.
_PICTURES: tuple[tuple[str, Any, str], ...] = (
    ("jokers", 2, "2s jb jc"),
    ("packs", 2, "9d 9c 9h 9s 9s"),
    ("teams", "partners", "Qh Kh"),
    ("instant_win", "dragon", "3d 6c 9h Qs 2s"),
    ("instant_win", "dragon-or-four-twos", "2d 2c 2h 2s"),
    ("four_cards", "two-pairs-and-bare-fours", "5d 5h 9c 9s"),
    ("out_of_turn", True, "6d 6c 6h 6s"),
    ("trumps", "two-breaker", "8d 8c 8h 8s"),
    ("trumps", "bombs", "8d 8c 8h 8s"),
    ("trumps", "honour", "7c 8c 9c Tc Jc"),
    ("held_cards", "point-a-two", "2d 2h"),
    ("held_cards", "double-a-two", "2d 2h"),
    ("winning_play", "double-with-a-two", "2d 2h"),
    ("bare_fours", True, "6d 6c 6h 6s"),
    ("runs", "23456-high", "2h 3c 4d 5s 6c"),
    ("runs", "two-high", "Ah 2c 3s 4s 5c"),
    ("runs", "low-forms-high", "Ah 2c 3s 4s 5c"),
    ("runs", "up-to-two", "Jd Qs Kh Ac 2d"),
    ("pair_runs", True, "5d 5h 6c 6s"),
)
_FLUSH = "4h 7h 9h Jh Ah"


def special_marks(rules: Rules, most: int = 3) -> tuple[str, ...]:
    """Return in short what is special about rules, the most telling first, so many at most."""
    changed = changes(rules)
    # What was changed at this table is more telling than what makes the game.
    house = house_rules(rules)
    telling = [option for option in MARKS if option in changed]
    telling.sort(key=lambda option: option not in house)
    found = [_mark(option, rules) for option in telling]
    return tuple(found[:most]) or (translate("Marks", _STANDARD),)


def picture_faces(rules: Rules) -> tuple[str, ...]:
    """Return some cards that stand for rules: what is special, or their lowest and highest card."""
    for option, value, cards in _PICTURES:
        if getattr(rules, option) == value:
            return tuple(cards.split())
    if rules.flush_order != STANDARD.flush_order and rules.suit_order == STANDARD.suit_order:
        return tuple(_FLUSH.split())
    lowest = lowest_card(rules, rules.pack & ONCE)
    return str(lowest), str(highest_card(rules, rules.pack & ONCE))


def _mark(option: str, rules: Rules) -> str:
    value = getattr(rules, option)
    if option in _OPEN:
        return _OPEN[option](value, rules)
    return translate("Marks", MARKS[option][value])


def _suit_order(value: str, _: Rules) -> str:
    """Return which suit is the highest, or the lowest where the highest is the usual one."""
    if value[-1] != STANDARD.suit_order[-1]:
        suit, text = value[-1], translate("Marks", "{suit} highest")
    elif value[0] != STANDARD.suit_order[0]:
        suit, text = value[0], translate("Marks", "{suit} lowest")
    else:
        return translate("Marks", "Suits in another order")
    return text.format(suit=sentence(translate("Wording", SUIT_NAMES[SUITS.index(suit)])))


def _five_card_order(value: tuple[str, ...], rules: Rules) -> str:
    if "five_of_a_kind" in value:
        return translate("Marks", "Five of a kind")
    lacking = [kind for kind in FIVE_CARD_KINDS if kind in _LACKING and kind not in value]
    if rules.bare_fours and lacking == ["quads"]:
        return translate("Marks", "No fifth card with fours")
    if lacking:
        return translate("Marks", _LACKING[lacking[0]])
    return translate("Marks", "Five cards in another order")


def _hand_size(value: Any, rules: Rules) -> str:
    if value == "all":
        return translate("Marks", "All cards dealt")
    return counted("Marks", "%n cards each", value)


def _bands(value: Any, rules: Rules) -> str:
    return value_text("bands", value, rules).name


_OPEN: dict[str, Callable[[Any, Rules], str]] = {
    "suit_order": _suit_order,
    "five_card_order": _five_card_order,
    "hand_size": _hand_size,
    "bands": _bands,
}
