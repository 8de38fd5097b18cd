"""The options of some rules as rows to choose from: each value, what it means, what it changes."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from bigtwo_qt.rules import SYSTEMS, Rules, RulesError, system
from bigtwo_qt.rules.cards import SUITS
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import CHOICES, FIVE_CARD_KINDS, STANDARD_BANDS
from bigtwo_qt.ui.drawings import Drawing
from bigtwo_qt.ui.option_examples import MOST, value_examples
from bigtwo_qt.ui.option_table import KIND_NAMES, TEXTS
from bigtwo_qt.ui.option_text import is_in_force, option_name, value_text
from bigtwo_qt.ui.rule_lines import SAMPLES
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.wording import SUIT_NAMES, counted, joined, sentence, translate

# Values to choose from of options that take more than a choice; others are set by steps.
_USUAL: dict[str, tuple[Any, ...]] = {
    "hand_size": (13, 17, 21, "all"),
    "suit_order": ("dchs", "cshd", "cdhs"),
    "bands": (STANDARD_BANDS, ((1, 1), (8, 2), (10, 3), (13, 4)), ((1, 1),)),
}
_LENGTHS = {"deals": (1, 4, 8, 10), "points": (20, 50, 100, 200)}
# Their values say all by their names.
COMPACT = frozenset({"players", "hand_size", "suit_order", "match_length"})
_USUAL_LENGTH = {"deals": 8, "points": 100}
LONGEST_MATCH = 1000
MOST_BANDS = 6
HIGHEST_BAND = 52
HIGHEST_RATE = 20

# What a row has beside its values: nothing, an order to move things in, a number, or bands.
EXTRAS = {
    "suit_order": "order",
    "five_card_order": "order",
    "hand_size": "number",
    "match_length": "number",
    "bands": "bands",
}
_IDLE = {
    "leftover": QT_TRANSLATE_NOOP("Editor", "No single card is left over in the deal."),
    "runs": QT_TRANSLATE_NOOP("Editor", "No cards in a row are played."),
    "run_length": QT_TRANSLATE_NOOP("Editor", "No straights are played."),
    "flush_order": QT_TRANSLATE_NOOP("Editor", "No flushes are played."),
    "same_kind_answer": QT_TRANSLATE_NOOP("Editor", "Five cards are of one kind at most."),
    "opening_play": QT_TRANSLATE_NOOP("Editor", "No card has to be played first."),
    "bands": QT_TRANSLATE_NOOP("Editor", "Points are not counted by cards left alone."),
}
_NO_PENALTIES = QT_TRANSLATE_NOOP("Editor", "These points are not counted by cards left.")
NAMED_CHANGES = 4


@dataclass(frozen=True, slots=True)
class Base:
    """What the rules are compared with: a preset, or a rule set of the player's own."""

    name: str
    rules: Rules
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """A value of an option. `also` says what else it changes, or why it cannot be had."""

    key: str
    text: str
    sentence: str
    is_on: bool
    is_possible: bool
    also: str
    drawings: tuple[Drawing, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """A thing in an order, from high to low. `also` tells what taking it in or out changes."""

    key: str
    text: str
    faces: tuple[str, ...]
    is_on: bool
    also: str


def base_of(system_id: str, players: int | None = None) -> Base:
    """Return a preset as a base, for one of the numbers of players that it offers."""
    return Base(system_title(system_id), system(system_id, players))


def nearest_base(rules: Rules) -> Base:
    """Return the preset that rules started from, for their number of players if it offers that."""
    if rules.id not in SYSTEMS:
        return Base(rules.id, rules)
    offers = rules.players in SYSTEMS[rules.id].players
    return base_of(rules.id, rules.players if offers else None)


def moved(rules: Rules, base: Base, option: str, value: Any) -> tuple[Rules, Base]:
    """Return the rules with another value of an option, and what they are then compared with.

    Another number of players that an unchanged preset offers brings what that preset changes for
    it; a match that ends otherwise gets a length of its own. Raises RulesError where the value
    cannot be had.
    """
    if option == "players" and rules == base.rules and not base.is_own:
        found = SYSTEMS.get(rules.id)
        if found is not None and value in found.players:
            other = base_of(rules.id, value)
            return other.rules, other
    after = change(rules, **{option: value})
    if after.match_ends != rules.match_ends and after.match_length == rules.match_length:
        ends_alike = base.rules.match_ends == after.match_ends
        length = base.rules.match_length if ends_alike else _USUAL_LENGTH[after.match_ends]
        after = dataclasses.replace(after, match_length=length)
    return after, base


def differing(before: Rules, after: Rules) -> tuple[str, ...]:
    """Return the options in which two rule sets differ, in the order of the groups."""
    return tuple(name for name in TEXTS if getattr(before, name) != getattr(after, name))


def also_text(before: Rules, after: Rules, option: str) -> str:
    """Return what a change of one option changes besides; "" where that is nothing."""
    others = [name for name in differing(before, after) if name != option]
    if not others:
        return ""
    parts = [
        translate("Editor", "{option} to “{value}”").format(
            option=option_name(name), value=value_text(name, getattr(after, name), after).name
        )
        for name in others[:NAMED_CHANGES]
    ]
    if len(others) > NAMED_CHANGES:
        more = len(others) - NAMED_CHANGES
        parts.append(counted("Editor", "%n more", more))
    return translate("Editor", "Also sets {changes}.").format(changes=joined(parts))


def clash_text(options: Sequence[str]) -> str:
    """Return why a value cannot be had: the options that do not go together."""
    names = [f"“{option_name(name)}”" for name in options if name in TEXTS]
    if not names:
        return translate("Editor", "This cannot be had.")
    return translate("Editor", "This cannot be had with {options} as they are.").format(
        options=joined(names)
    )


def value_key(value: Any) -> str:
    """Return a text that stands for a value: "two-high", "true", "13", "1x1-10x2"."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "-".join("x".join(map(str, band)) for band in value)
    return str(value)


def offered(option: str, rules: Rules) -> tuple[Any, ...]:
    """Return the values of an option to choose from; none where its order is all there is."""
    if option == "match_length":
        return _LENGTHS[rules.match_ends]
    return _USUAL.get(option) or CHOICES.get(option, ())


def values_of(option: str, rules: Rules, base: Base) -> tuple[Value, ...]:
    """Return the values of an option to choose from, as the rules are now."""
    found = []
    # Beside a name that says all one drawing is enough.
    most = 1 if option in COMPACT else MOST
    for value in offered(option, rules):
        also, is_possible, after = "", True, rules
        try:
            after, _ = moved(rules, base, option, value)
        except RulesError as error:
            also, is_possible = clash_text(error.options), False
        else:
            also = also_text(rules, after, option)
        text = value_text(option, value, after)
        found.append(
            Value(
                value_key(value),
                text.name,
                "" if option in COMPACT else text.sentence,
                getattr(rules, option) == value,
                is_possible,
                also,
                value_examples(option, after, most) if is_possible else (),
            )
        )
    return tuple(found)


def items_of(option: str, rules: Rules) -> tuple[Item, ...]:
    """Return the things that an option puts in order, the highest first, then those left out."""
    if option == "suit_order":
        return tuple(
            Item(
                suit,
                sentence(translate("Wording", SUIT_NAMES[SUITS.index(suit)])),
                (f"2{suit}",),
                True,
                "",
            )
            for suit in reversed(rules.suit_order)
        )
    if option != "five_card_order":
        return ()
    order = rules.five_card_order
    left_out = [kind for kind in FIVE_CARD_KINDS if kind not in order]
    return tuple(
        Item(
            kind,
            sentence(translate("Options", KIND_NAMES[kind])),
            tuple(next(cards for one, cards in SAMPLES.items() if one.value == kind).split()),
            kind in order,
            _toggle_text(rules, kind),
        )
        for kind in [*reversed(order), *left_out]
    )


def _toggle_text(rules: Rules, kind: str) -> str:
    """Return what else changes when a kind is taken out, or in."""
    try:
        after = change(rules, five_card_order=with_kind(rules, kind))
    except RulesError as error:
        return clash_text(error.options)
    return also_text(rules, after, "five_card_order")


def with_kind(rules: Rules, kind: str) -> tuple[str, ...]:
    """Return the order of kinds without one that is in it, or with one in its usual place."""
    order = rules.five_card_order
    if kind in order:
        return tuple(one for one in order if one != kind)
    place = FIVE_CARD_KINDS.index(kind)
    below = [number for number, one in enumerate(order, 1) if FIVE_CARD_KINDS.index(one) < place]
    at = max(below, default=0)
    return (*order[:at], kind, *order[at:])


def number_range(option: str, rules: Rules) -> tuple[int, int]:
    """Return the least and the highest number that an option takes as the rules are."""
    if option == "hand_size":
        return 1, min(52, (52 * rules.packs + rules.jokers) // rules.players)
    return 1, LONGEST_MATCH


def number_of(option: str, rules: Rules) -> int:
    """Return the number that an option has now; "all" is the number that is then dealt."""
    return rules.base_hand if option == "hand_size" else int(getattr(rules, option))


def idle_text(option: str, rules: Rules) -> str:
    """Return why an option has nothing to decide beside the others; "" where it has."""
    if is_in_force(option, rules):
        return ""
    why = translate("Editor", _IDLE.get(option, _NO_PENALTIES))
    return translate("Editor", "Has nothing to decide now. {why}").format(why=why)


def usual_text(option: str, base: Base) -> str:
    """Return what an option is in what the rules are compared with."""
    value = value_text(option, getattr(base.rules, option), base.rules)
    return translate("Editor", "In {base}: {value}").format(base=base.name, value=value.name)


def is_found(option: str, rules: Rules, words: Sequence[str]) -> bool:
    """Whether what is said of an option and its values holds all of some words."""
    texts = [option_name(option)]
    for value in {*offered(option, rules), getattr(rules, option)}:
        texts += [*dataclasses.astuple(value_text(option, value, rules))]
    whole = " ".join(texts).casefold()
    return all(word in whole for word in words)


def options_of(group: str) -> tuple[str, ...]:
    """Return the options of a group."""
    return tuple(name for name, text in TEXTS.items() if text.group == group)
