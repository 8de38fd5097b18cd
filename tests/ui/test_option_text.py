"""Every option of the rules, and every value of it, is told in plain words."""

from __future__ import annotations

from typing import Any

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import CHOICES, OPTIONS
from bigtwo_qt.ui.examples import Relation, check
from bigtwo_qt.ui.option_table import GROUPS, TEXTS
from bigtwo_qt.ui.option_text import group_name, is_in_force, option_name, shown, value_text

CHOSEN = [(option, value) for option, values in CHOICES.items() for value in values]
OPEN: list[tuple[str, Any]] = [
    ("hand_size", 13),
    ("hand_size", "all"),
    ("suit_order", "shcd"),
    ("five_card_order", ("flush", "straight")),
    ("five_card_order", ()),
    ("match_length", 1),
    ("match_length", 250),
    ("bands", ((1, 1),)),
    ("bands", ((1, 1), (8, 2), (10, 3), (13, 4))),
]


def assert_is_sentence(text: str) -> None:
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert not {"{", "}", "  ", "_"} & {text[i : i + n] for n in (1, 2) for i in range(len(text))}
    assert len(text) <= 240


def test_every_option_has_its_words_in_a_group() -> None:
    assert set(TEXTS) == set(OPTIONS) - {"id"}
    for option, text in TEXTS.items():
        assert text.group in GROUPS
        assert group_name(text.group)
        assert option_name(option)[0].isupper()


def test_the_groups_follow_each_other() -> None:
    order = [text.group for text in TEXTS.values()]
    assert sorted(order, key=list(GROUPS).index) == order


def test_names_are_not_mistaken_for_each_other() -> None:
    names = [option_name(option) for option in TEXTS]
    assert len(set(names)) == len(names)
    for option, values in CHOICES.items():
        told = [value_text(option, value, Rules()) for value in values]
        assert len({one.name for one in told}) == len({one.sentence for one in told}) == len(told)


def test_every_choice_has_exactly_its_values() -> None:
    # In what these say something is counted.
    counted = {"players", "match_ends"}
    for option, text in TEXTS.items():
        assert set(text.values) == (set() if option in counted else set(CHOICES.get(option, ())))


@pytest.mark.parametrize(("option", "value"), [*CHOSEN, *OPEN], ids=str)
def test_every_value_is_told_in_a_sentence(option: str, value: Any) -> None:
    rules = change(Rules(), **{option: value})
    text = value_text(option, value, rules)
    assert text.name[0].isupper() or text.name[0].isdigit()
    assert not text.name.endswith(".")
    assert "{" not in text.name
    assert_is_sentence(text.sentence)


@pytest.mark.parametrize(
    ("option", "value", "rules", "sentence"),
    [
        ("hand_size", 17, {}, "Everyone is dealt 17 cards."),
        (
            "hand_size",
            "all",
            {"players": 3, "jokers": 2},
            "The whole pack is dealt, 18 cards each.",
        ),
        (
            "hand_size",
            "all",
            {"jokers": 2},
            "The whole pack is dealt: 13 cards each, and one more for those dealt to first.",
        ),
        ("match_length", 1, {"match_ends": "deals"}, "A match has one deal."),
        ("match_length", 20, {}, "A match goes to 20 points."),
        (
            "bands",
            ((1, 1), (8, 2)),
            {},
            "Cards left cost 1 point a card; with 8 cards or more 2 points a card.",
        ),
        (
            "top_card_ends_trick",
            True,
            {"suit_order": "cshd"},
            "The highest card, the two of diamonds, ends the trick at once when it is played "
            "alone.",
        ),
        (
            "suit_order",
            "cshd",
            {},
            "Cards of one rank are compared by suit; from low to high: clubs, spades, hearts, "
            "diamonds.",
        ),
    ],
)
def test_sentences_follow_the_other_options(
    option: str, value: Any, rules: dict[str, Any], sentence: str
) -> None:
    assert value_text(option, value, change(Rules(), **rules)).sentence == sentence


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_the_examples_of_options_are_so(system_id: str) -> None:
    rules = system(system_id)
    for option in TEXTS:
        for example in shown(option, rules):
            check(rules, example)
            assert_is_sentence(example.sentence)


@pytest.mark.parametrize(
    ("option", "value", "left", "relation"),
    [
        ("runs", "ace-two-low", "Td Js Qh Kc Ad", Relation.BEATS),
        ("runs", "two-high", "2h 3c 4d 5s 6c", Relation.BEATS),
        ("runs", "no-two", "2h 3c 4d 5s 6c", Relation.IS_NOTHING),
        ("triples", "yes", "8d 8h 8s", Relation.IS_PLAYED),
        ("triples", "full-house-only", "8d 8h 8s", Relation.IS_NOTHING),
        ("trumps", "honour", "8d 8c 8h 8s 3d", Relation.BEATS),
        ("trumps", "none", "8d 8c 8h 8s 3d", Relation.FAILS),
        ("trumps", "two-breaker", "8d 8c 8h 8s", Relation.BEATS),
        ("same_kind_answer", True, "8d 8c 8s 5d 5h", Relation.FAILS),
    ],
)
def test_examples_show_what_the_value_makes_of_the_cards(
    option: str, value: Any, left: str, relation: Relation
) -> None:
    found = shown(option, change(Rules(), **{option: value}))
    assert (tuple(left.split()), relation) in [(one.left, one.relation) for one in found]


def test_an_option_without_effect_is_not_in_force() -> None:
    pusoy = system("pusoy-dos")
    assert not is_in_force("bands", pusoy)
    assert is_in_force("bands", Rules())
    assert is_in_force("leftover", system("three-players"))
    assert not is_in_force("leftover", Rules())
    assert not is_in_force("flush_order", system("taiwan"))
