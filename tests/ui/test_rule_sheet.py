"""The rule sheet of any rules is whole, and each of its examples is what the rules core says."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bigtwo_qt.rules import SYSTEMS, Kind, Rules, RulesError, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.options import CHOICES
from bigtwo_qt.ui.examples import Example, ExampleError, Relation, beats, check, fails, nothing
from bigtwo_qt.ui.option_text import value_text
from bigtwo_qt.ui.rule_lines import SAMPLES, Line
from bigtwo_qt.ui.rule_sheet import (
    changes,
    is_unchanged,
    kind_text,
    kinds,
    rule_sheet,
    sheet_subtitle,
    sheet_title,
)

PRESETS = [(name, players) for name, found in SYSTEMS.items() for players in found.players]
RANDOM_SETS = 300


def lines(rules: Rules, key: str) -> tuple[Line, ...]:
    return next((one.lines for one in rule_sheet(rules) if one.key == key), ())


def texts(rules: Rules, key: str) -> list[str]:
    return [line.text for line in lines(rules, key)]


def examples(rules: Rules) -> Iterator[Example]:
    for section in rule_sheet(rules):
        for line in section.lines:
            if line.example is not None:
                yield line.example


def assert_is_whole(rules: Rules) -> None:
    sections = rule_sheet(rules)
    keys = [section.key for section in sections]
    assert keys[:2] == ["special", "goal"]
    assert len(set(keys)) == len(keys)
    for section in sections:
        assert section.lines
        for line in section.lines:
            for text in (section.title, line.text, line.label, line.note):
                assert "{" not in text
                assert "  " not in text
                assert text == text.strip()
            assert line.text
            assert line.text[0].isupper() or line.text[0].isdigit()
            if line.example is not None:
                check(rules, line.example)


@pytest.mark.parametrize(("system_id", "players"), PRESETS)
def test_the_page_of_every_system_is_whole(system_id: str, players: int) -> None:
    rules = system(system_id, players)
    assert_is_whole(rules)
    assert sheet_title(rules) == SYSTEMS[system_id].title
    assert "house rules" not in sheet_subtitle(rules)
    said = texts(rules, "special")
    for option in changes(rules):
        assert value_text(option, getattr(rules, option), rules).sentence in said
    assert bool(changes(rules)) == (system_id != "big-two")


def random_rules(seed: int) -> Rules:
    """Return rules with some options changed, among them those that take more than a choice."""
    source = random.Random(seed)
    name = source.choice(list(SYSTEMS))
    rules = system(name, source.choice(SYSTEMS[name].players))
    wanted = []
    for _ in range(source.randint(1, 6)):
        option = source.choice(list(CHOICES))
        wanted.append((option, source.choice(CHOICES[option])))
    five = ["straight", "flush", "full_house", "quads", "straight_flush"]
    for option, value in (
        ("suit_order", "".join(source.sample("dchs", 4))),
        ("five_card_order", tuple(source.sample(five, source.randint(0, 5)))),
        ("hand_size", source.choice([1, 3, 5, 13, 17, 26, "all"])),
        ("bands", ((1, 1), (4, 2), (7, 3), (9, 4), (12, 9))),
        ("match_length", source.choice([1, 5, 300])),
    ):
        if source.random() < 0.4:
            wanted.append((option, value))
    for option, value in wanted:
        try:
            rules = change(rules, **{option: value})
        except RulesError:
            continue
    return rules


@pytest.mark.parametrize("block", range(10))
def test_the_page_of_any_options_is_whole(block: int) -> None:
    for seed in range(block, RANDOM_SETS, 10):
        assert_is_whole(random_rules(seed))


@pytest.mark.parametrize("value", ["none", "honour", "two-breaker", "bombs"])
@pytest.mark.parametrize("runs", CHOICES["runs"])
def test_the_page_of_every_run_and_trump_is_whole(runs: str, value: str) -> None:
    assert_is_whole(change(Rules(), runs=runs, trumps=value))


def test_an_example_that_is_not_so_is_refused() -> None:
    rules = Rules()
    true = beats(rules, "9s", "9h")
    check(rules, true)
    lies = [
        dataclasses.replace(true, relation=Relation.FAILS),
        dataclasses.replace(true, left=true.right, right=true.left),
        dataclasses.replace(true, right=("9h", "9d")),
        dataclasses.replace(true, right=()),
        Example(("3d", "4d"), Relation.IS_PLAYED, (), ""),
        Example(("3d", "3s"), Relation.IS_NOTHING, (), ""),
        Example(("3s", "3h"), Relation.ASCENDS, (), ""),
        Example(("jc",), Relation.HELD, (), ""),
        Example(("9s",), Relation.FAILS, ("9s",), ""),
    ]
    for lie in lies:
        with pytest.raises(ExampleError):
            check(rules, lie)
    for make, cards in ((beats, ("9h", "9s")), (fails, ("9s", "9h")), (beats, ("9s 8s", "3d"))):
        with pytest.raises(ExampleError):
            make(rules, *cards)
    with pytest.raises(ExampleError):
        nothing(rules, "9s 9d")


def test_a_page_with_a_lie_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SAMPLES, Kind.FLUSH, "4h 7h 9h Jh As")
    with pytest.raises(ExampleError):
        rule_sheet(Rules())


def test_standard_big_two_has_nothing_special() -> None:
    assert changes(Rules()) == ()
    assert texts(Rules(), "special") == [
        "This is standard Big Two, with nothing changed. It is the game that all other rules here "
        "are compared with."
    ]


def test_differences_name_what_is_usual() -> None:
    line = next(one for one in lines(system("honour-hands"), "special") if one.label)
    assert line.label == "What beats other numbers of cards"
    assert line.note == "In standard Big Two: Nothing."
    shown = [one.example for one in lines(system("honour-hands"), "special") if one.example]
    assert shown[0].left == ("8d", "8c", "8h", "8s", "3d")
    assert (shown[0].relation, shown[0].right) == (Relation.BEATS, ("2s",))


def test_house_rules_are_said_in_the_subtitle() -> None:
    changed = change(system("taiwan"), passing="locked")
    assert not is_unchanged(changed)
    assert sheet_subtitle(changed) == "The rules for four players, with house rules"
    assert sheet_title(changed) == "Taiwanese Big Two"
    assert any("out until the trick is cleared" in text for text in texts(changed, "special"))


def test_what_was_changed_at_this_table_comes_first() -> None:
    changed = change(system("pusoy-dos", 3), passing="locked", jokers=0)
    first, told, rest, *others = lines(changed, "special")
    assert first.text == "Pusoy Dos is played here with house rules:"
    assert (told.label, told.note) == ("What a pass does", "In Pusoy Dos: For one turn.")
    assert rest.text == "For the rest it is like standard Big Two, but for this:"
    assert "What a pass does" not in [line.label for line in others]
    assert any(line.note == "In standard Big Two: Four players." for line in others)


def test_the_length_of_a_match_is_no_house_rule() -> None:
    longer = change(system("pusoy-dos"), match_length=50)
    assert is_unchanged(longer)
    assert sheet_subtitle(longer) == "The rules for four players"
    assert any("50 points" in text for text in texts(longer, "special"))


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_the_combinations_are_those_that_a_whole_pack_can_lead(system_id: str) -> None:
    rules = system(system_id)
    hand = "7d 7c 7h 7s 8d 8c 8h 9d 9c Tc Jc 3c 4d 2c"
    led = {play.kind for play in rules.legal_plays(hand.split())}
    assert led | {Kind.FIVE_OF_A_KIND} >= set(kinds(rules))
    assert led <= set(kinds(rules))
    told = [line.text for line in lines(rules, "combinations") if line.label]
    assert len(told) == len(kinds(rules))


def test_every_kind_is_told() -> None:
    assert len({kind_text(kind) for kind in Kind}) == len(Kind)


def test_straights_stand_from_low_to_high() -> None:
    for runs in CHOICES["runs"]:
        rules = change(Rules(), runs=runs)
        played = [
            line.example.left
            for line in lines(rules, "straights")
            if line.example is not None
            and line.example.relation is Relation.IS_PLAYED
            and len(line.example.left) == 5
        ]
        assert len(played) >= 2
        assert all(rules.beats(high, low) for low, high in pairwise(played))


def test_hands_that_win_at_once_win_at_once() -> None:
    rules = change(Rules(), instant_win="dragon-or-four-twos")
    found = [
        line.example.left
        for line in lines(rules, "dealing")
        if line.example is not None and len(line.example.left) > 1
    ]
    assert len(found) == 2
    for cards in found:
        others = [card for card in ("3c", "3h", "3s", "4d") if card not in cards][:3]
        assert Deal.start(rules, [cards, *([card] for card in others)]).over


@pytest.mark.parametrize(
    ("system_id", "said"),
    [
        ("big-two", ["11 cards left: 22 points.", "13 cards left: 39 points."]),
        ("pusoy-dos", ["Out with a pair of twos: 4 points."]),
        ("match-play", ["13 cards left, and none ever played: 39 points."]),
        ("bu-bu-gao-sheng", ["The winner scores 35 points."]),
        ("play-on", ["With 4 players: 1st 0, 2nd 1, 3rd 2, 4th 3."]),
        ("costly-twos", ["Four cards left, with a two: 5 points."]),
        ("four-cards", ["7 cards left: −7 points.", "The winner scores 15 points."]),
        (
            "indonesian",
            [
                "Five cards left, with a two: 9 points.",
                "Out with the nine of spades: −5 points.",
                "Out with a straight flush to the jack: −80 points.",
                "A straight flush to the jack: −40 points.",
            ],
        ),
    ],
)
def test_points_are_worked_out(system_id: str, said: list[str]) -> None:
    found = texts(system(system_id), "points")
    assert [text for text in said if text not in found] == []


def test_out_of_turn_is_shown_with_cards_that_may_interrupt() -> None:
    rules = system("bu-bu-gao-sheng")
    shown = [line.example for line in lines(rules, "play") if line.example is not None]
    assert shown
    for example in shown:
        # The player of the five cards, the one whose turn it is, and one who interrupts.
        hands = [[*example.right, "Kd"], ["Kc"], [*example.left, "Kh"], ["Ks"]]
        deal = Deal.start(rules, hands, opener=0)
        deal.play(example.right)
        plays = [tuple(map(str, play.cards)) for play in deal.interruptions(2)]
        assert example.left in plays
