"""Every option of the rules in plain words: its name, and each of its values with a sentence.

The rule sheet and the settings read the same words, which stand in `option_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import ONCE, SUITS
from bigtwo_qt.rules.combinations import highest_card, lowest_card
from bigtwo_qt.ui.examples import Example, compare, is_dealt
from bigtwo_qt.ui.option_table import GROUPS, KIND_NAMES, NUMBERS, TEXTS, ValueText
from bigtwo_qt.ui.wording import (
    SUIT_NAMES,
    card_name,
    counted,
    points_text,
    sentence,
    the_card_name,
    translate,
)


def group_name(group: str) -> str:
    """Return what a group of options is called."""
    return translate("Options", GROUPS[group])


def option_name(option: str) -> str:
    """Return what an option is called."""
    return translate("Options", TEXTS[option].name)


def value_text(option: str, value: Any, rules: Rules) -> ValueText:
    """Return a value of an option in words, beside the other options of some rules."""
    if option in _OPEN:
        return _OPEN[option](value, rules)
    found = TEXTS[option].values[value]
    words = pack_words(rules)
    return ValueText(
        sentence(translate("Options", found.name).format(**words)),
        sentence(translate("Options", found.sentence).format(**words)),
    )


def pack_words(rules: Rules) -> dict[str, str]:
    """Return what stands in a text for the lowest and the highest card of the pack."""
    lowest = lowest_card(rules, rules.pack & ONCE)
    highest = highest_card(rules, rules.pack & ONCE)
    return {
        "lowest": card_name(lowest),
        "the_lowest": the_card_name(lowest),
        "highest": card_name(highest),
        "the_highest": the_card_name(highest),
    }


def number_name(number: int) -> str:
    """Return a number in words as far as they are short."""
    return translate("Options", NUMBERS[number]) if number in NUMBERS else str(number)


def deals_text(count: int) -> str:
    """Return so many deals: "one deal", "8 deals"."""
    return counted("Options", "%n deals", count)


def points_name(count: int) -> str:
    """Return so many points: "1 point", "−5 points"."""
    text = counted("Options", "{points} points", abs(count))
    return text.format(points=points_text(count, False))


def suits_text(order: str) -> str:
    """Return the suits from low to high: "diamonds, clubs, hearts, spades"."""
    return ", ".join(translate("Wording", SUIT_NAMES[SUITS.index(suit)]) for suit in order)


def kinds_text(order: tuple[str, ...]) -> str:
    """Return kinds of five cards in a row: "straight, flush"; "none" where there is none."""
    names = [translate("Options", KIND_NAMES[kind]) for kind in order]
    return ", ".join(names) if names else translate("Options", "none")


def _players(value: Any, _: Rules) -> ValueText:
    number = number_name(value)
    text = counted("Options", "The game is for {number} players.", value)
    return ValueText(sentence(players_text(value)), text.format(number=number))


def players_text(count: int) -> str:
    """Return so many players: "four players"."""
    return counted("Options", "{number} players", count).format(number=number_name(count))


def _hand_size(value: Any, rules: Rules) -> ValueText:
    if value != "all":
        return ValueText(
            counted("Options", "%n cards", value),
            counted("Options", "Everyone is dealt %n cards.", value),
        )
    each, rest = divmod(52 * rules.packs + rules.jokers, rules.players)
    if rest == 0:
        text = counted("Options", "The whole pack is dealt, %n cards each.", each)
    else:
        text = counted(
            "Options",
            "The whole pack is dealt: %n cards each, and one more for those dealt to first.",
            each,
        )
    return ValueText(translate("Options", "All cards"), text)


def _suit_order(value: Any, _: Rules) -> ValueText:
    suits = suits_text(value)
    text = translate(
        "Options", "Cards of one rank are compared by suit; from low to high: {suits}."
    )
    return ValueText(sentence(suits), text.format(suits=suits))


def _five_card_order(value: Any, _: Rules) -> ValueText:
    kinds = kinds_text(value)
    if value:
        text = translate("Options", "Combinations of five cards, from low to high: {kinds}.")
    else:
        text = translate("Options", "There are no combinations of five cards.")
    return ValueText(sentence(kinds), text.format(kinds=kinds))


def _match_ends(value: Any, rules: Rules) -> ValueText:
    length = rules.match_length
    if value == "deals":
        return ValueText(
            translate("Options", "After a number of deals"),
            counted("Options", "The match is over after %n deals.", length),
        )
    return ValueText(
        translate("Options", "At a number of points"),
        counted(
            "Options",
            "The match is over after the deal in which a player reaches %n points.",
            length,
        ),
    )


def _match_length(value: Any, rules: Rules) -> ValueText:
    if rules.match_ends == "deals":
        return ValueText(deals_text(value), counted("Options", "A match has %n deals.", value))
    return ValueText(points_name(value), counted("Options", "A match goes to %n points.", value))


def _bands(value: Any, _: Rules) -> ValueText:
    steps = []
    for start, rate in value:
        if start == 1:
            text = translate("Options", "{points} a card")
        else:
            text = counted("Options", "with %n cards or more {points} a card", start)
        steps.append(text.format(points=points_name(rate)))
    rates = "/".join(str(rate) for _, rate in value)
    if len(value) == 1:
        name = steps[0]
    else:
        starts = "/".join(str(start) for start, _ in value)
        name = translate("Options", "{rates} from {starts} cards on").format(
            rates=rates, starts=starts
        )
    text = translate("Options", "Cards left cost {steps}.")
    return ValueText(name, text.format(steps="; ".join(steps)))


_OPEN: dict[str, Callable[[Any, Rules], ValueText]] = {
    "players": _players,
    "match_ends": _match_ends,
    "hand_size": _hand_size,
    "suit_order": _suit_order,
    "five_card_order": _five_card_order,
    "match_length": _match_length,
    "bands": _bands,
}


def plays_straights(rules: Rules) -> bool:
    """Whether straights or straight flushes are combinations of the rules."""
    return not {"straight", "straight_flush"}.isdisjoint(rules.five_card_order)


def plays_runs(rules: Rules) -> bool:
    """Whether cards in a row are a combination of any kind."""
    return plays_straights(rules) or rules.pair_runs


# Whether an option has something to say beside the others; options that are not named always have.
_IN_FORCE: dict[str, Callable[[Rules], bool]] = {
    "leftover": lambda rules: (
        (52 * rules.packs + rules.jokers - rules.base_hand * rules.players) == 1
        and rules.hand_size != "all"
    ),
    "runs": plays_runs,
    "run_length": plays_straights,
    "flush_order": lambda rules: "flush" in rules.five_card_order,
    "same_kind_answer": lambda rules: len(rules.five_card_order) > 1,
    "opening_play": lambda rules: rules.opening_card != "never",
    "bands": lambda rules: rules.scoring == "bands",
    "held_cards": lambda rules: rules.scoring in ("bands", "never-played"),
    "winning_play": lambda rules: rules.scoring in ("bands", "never-played"),
    "settlement": lambda rules: rules.scoring in ("bands", "never-played"),
}


def is_in_force(option: str, rules: Rules) -> bool:
    """Whether an option has something to decide beside the other options of some rules."""
    return option not in _IN_FORCE or _IN_FORCE[option](rules)


# By option: cards that show what it decides, one play or two to compare.
_SHOWN: dict[str, tuple[tuple[str, str | None], ...]] = {
    "packs": (("9s", "9s"),),
    "jokers": (("jb", "2s"), ("jb jc", None)),
    "suit_order": (("2d", "2s"), ("2c", "2h")),
    "runs": (
        ("Ah 2c 3s 4s 5c", "3d 4h 5h 6c 7d"),
        ("2h 3c 4d 5s 6c", "Td Js Qh Kc Ad"),
        ("Jd Qs Kh Ac 2d", "Td Js Qh Kc Ad"),
        ("Ah 2c 3s 4s 5c", "2h 3c 4d 5s 6c"),
    ),
    "run_length": (("6d 7s 8h 9c Td Js", None),),
    "five_card_order": (
        ("5d 6s 7c 8c 9d", "4h 7h 9h Jh Ah"),
        ("4h 7h 9h Jh Ah", "8d 8c 8s 5d 5h"),
        ("8d 8c 8s 5d 5h", "6d 6c 6h 6s Jd"),
        ("6d 6c 6h 6s Jd", "7c 8c 9c Tc Jc"),
        ("7c 8c 9c Tc Jc", "9d 9c 9h 9s 9s"),
    ),
    "flush_order": (("4h 7h 9h Jh Ah", "5s 6s 8s 9s Ks"), ("3h 7h 9h Jh Ah", "4d 8d Td Qd Ad")),
    "triples": (("8d 8h 8s", None),),
    "bare_fours": (("8d 8c 8h 8s", None),),
    "four_cards": (("5d 5h 9c 9s", "4d 4c 4h 4s"),),
    "pair_runs": (("5d 5h 6c 6s", None), ("5d 5h 6c 6s 7d 7h", None)),
    "same_kind_answer": (("8d 8c 8s 5d 5h", "9d Ts Jh Qc Kd"),),
    "trumps": (
        ("8d 8c 8h 8s 3d", "2s"),
        ("8d 8c 8h 8s", "2s"),
        ("7c 8c 9c Tc Jc", "2s"),
        ("7c 8c 9c Tc Jc", "Ad As"),
    ),
}


def shown(option: str, rules: Rules) -> tuple[Example, ...]:
    """Return drawn examples of what an option decides, as the rules have it; often none."""
    return tuple(
        compare(rules, one, other)
        for one, other in _SHOWN.get(option, ())
        if is_dealt(rules, one, other or "")
    )
