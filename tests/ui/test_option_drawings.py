"""Every value of every option is drawn, and each drawing is what the rules core says."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, RulesError, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import CHOICES
from bigtwo_qt.ui.drawings import Cell, Round, Strip, Tone, check, pictured
from bigtwo_qt.ui.examples import Example, ExampleError
from bigtwo_qt.ui.option_examples import DRAWN_IN_ORDER, UNDRAWN, value_examples
from bigtwo_qt.ui.option_rows import items_of, nearest_base, values_of
from bigtwo_qt.ui.option_table import TEXTS

DRAWN = [option for option in TEXTS if option not in (*UNDRAWN, *DRAWN_IN_ORDER)]
TABLES = [(name, count) for name, found in SYSTEMS.items() for count in found.players]
STANDARD = Rules()


def sentences(option: str, **wanted: object) -> list[str]:
    rules = change(STANDARD, **wanted)
    return [drawing.sentence for drawing in value_examples(option, rules)]


@pytest.mark.parametrize("option", DRAWN)
def test_every_value_is_drawn_and_looks_different(option: str) -> None:
    values = values_of(option, STANDARD, nearest_base(STANDARD))
    drawn = [value.drawings for value in values if value.is_possible]
    assert len(drawn) == len(values)
    assert all(drawn)
    shown = [[pictured(drawing) for drawing in drawings] for drawings in drawn]
    alike = 2 if option == "hand_size" else 1  # all cards are 13 each
    assert all(shown.count(one) <= alike for one in shown)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_system_has_its_values_drawn(name: str, players: int) -> None:
    # What is drawn was checked: else there were an ExampleError.
    rules = system(name, players)
    for option in DRAWN:
        drawings = value_examples(option, rules)
        assert drawings, option
        for drawing in drawings:
            assert drawing.sentence.endswith(".")
            assert drawing.sentence[0].isupper() or drawing.sentence[0].isdigit()
            assert "{" not in drawing.sentence


@pytest.mark.parametrize("seed", range(4))
def test_house_rules_have_their_values_drawn(seed: int) -> None:
    draw = random.Random(seed)
    for _ in range(6):
        rules = system(draw.choice(list(SYSTEMS)))
        for _ in range(draw.randint(1, 8)):
            option = draw.choice(list(CHOICES))
            try:
                rules = change(rules, **{option: draw.choice(CHOICES[option])})
            except RulesError:
                continue
        for option in draw.sample(DRAWN, 12):
            for value in values_of(option, rules, nearest_base(rules)):
                assert value.drawings or not value.is_possible or option == "out_of_turn"


def test_what_has_nothing_to_decide_is_drawn_as_if_it_had() -> None:
    rules = system("winner")
    assert "flush" not in rules.five_card_order
    told = [
        tuple(one.sentence for one in value_examples("flush_order", change(rules, flush_order=one)))
        for one in CHOICES["flush_order"]
    ]
    assert len(set(told)) == len(told)


def test_no_drawing_is_there_twice() -> None:
    for option in DRAWN:
        for value in values_of(option, STANDARD, nearest_base(STANDARD)):
            shown = [pictured(drawing) for drawing in value.drawings]
            assert all(shown.count(one) == 1 for one in shown), option


def test_an_order_has_each_thing_drawn_at_its_place() -> None:
    for option in (*DRAWN_IN_ORDER, "suit_order"):
        assert all(item.faces for item in items_of(option, STANDARD))


@pytest.mark.parametrize("option", DRAWN)
def test_a_drawing_that_says_something_else_is_found(option: str) -> None:
    for drawing in value_examples(option, STANDARD):
        if isinstance(drawing, Example):
            continue
        wrong = replace(drawing, asked=replace(drawing.asked, answer="something else"))
        with pytest.raises(ExampleError, match="is not so under"):
            check(STANDARD, wrong)


def test_cards_that_are_not_in_the_pack_are_found() -> None:
    (drawing,) = value_examples("jokers", STANDARD)
    assert isinstance(drawing, Strip)
    with pytest.raises(ExampleError, match="not in the pack"):
        check(STANDARD, replace(drawing, cells=(Cell(("jc",)),)))


# What RULES.md says, beside what is drawn.


@pytest.mark.parametrize(
    ("option", "wanted", "drawn"),
    [
        (
            "scoring",
            {},
            ["Nine of spades: wins: 0; four cards: 4; 10 cards: 20; 13 cards: 39."],
        ),
        (
            "scoring",
            {"scoring": "never-played"},
            ["Nine of spades: wins: 0; 11 cards: 22; five cards: 5; 6 cards: never played: 18."],
        ),
        (
            "scoring",
            {"scoring": "twos-played"},
            [
                "Nine of spades: wins: 1; four cards: 0; 9 cards: 0; 11 cards: 0.",
                "Two of diamonds and Two of spades: wins: 4; four cards: 0; 9 cards: 0; 11 "
                "cards: 0.",
            ],
        ),
        (
            "scoring",
            {"scoring": "winner-collects"},
            ["Nine of spades: wins: 40; four cards: 0; 10 cards: 0; 13 cards: 0."],
        ),
        (
            "scoring",
            {"scoring": "indonesian"},
            [
                "Nine of spades: wins: −5; four cards: 4; 11 cards: 22; 13 cards: 39.",
                "Two of diamonds and Two of spades: wins: −20; four cards: 8; 11 cards: 22; 13 "
                "cards: 39.",
            ],
        ),
        ("scoring", {"scoring": "places"}, ["1st: 0; 2nd: 1; 3rd: 2; 4th: 3."]),
        ("scoring", {"scoring": "sides"}, ["3 cards against 6: your side wins: 0, 5, 3, 1."]),
        (
            "bands",
            {},
            ["One card: 1; 9 cards: 9; 10 cards: 20; 12 cards: 24; 13 cards: 39."],
        ),
        ("bands", {"bands": ((1, 1),)}, ["One card: 1; five cards: 5; 10 cards: 10."]),
        (
            "settlement",
            {"settlement": "pairs"},
            ["Nine of spades: wins: −15; three cards: −3; five cards: 5; 7 cards: 13."],
        ),
        (
            "settlement",
            {"settlement": "winner-takes-all"},
            ["Nine of spades: wins: −15; three cards: 3; five cards: 5; 7 cards: 7."],
        ),
        (
            "held_cards",
            {"held_cards": "double-a-two"},
            [
                "Five of hearts, Nine of clubs and Two of spades: 6 points; Eight of diamonds, "
                "Eight of clubs, Eight of hearts and Eight of spades: 4 points."
            ],
        ),
        (
            "last_card",
            {"last_card": "highest-single"},
            ["One card: one card left; Seven of diamonds: not allowed; King of diamonds: allowed."],
        ),
        (
            "announce",
            {"announce": 2},
            ["Two cards: announced; one card: not announced."],
        ),
        (
            "passing",
            {"passing": "locked"},
            [
                "Five of diamonds; you pass; Nine of hearts; Queen of diamonds; King of diamonds: "
                "you are out."
            ],
        ),
        (
            "leftover",
            {"leftover": "seat-one"},
            [
                "Five of hearts: left over; Three of diamonds: its holder takes it.",
                "Three of diamonds: left over; the first seat takes it.",
            ],
        ),
        ("match_ends", {}, ["99 points: it goes on; 100 points: the match is over."]),
        (
            "tie",
            {"tie": "deals-won"},
            ["20: 2 deals won: wins; 20: 1 deal won; 45: 0 deals won."],
        ),
        ("tie", {"tie": "deals-go-on"}, ["20; 20; 45; one more deal."]),
    ],
    ids=str,
)
def test_drawings_say_what_the_rules_say(
    option: str, wanted: dict[str, object], drawn: list[str]
) -> None:
    assert sentences(option, **wanted) == drawn


@pytest.mark.parametrize(("direction", "order"), [("clockwise", "1234"), ("anticlockwise", "1432")])
def test_the_order_of_play_goes_round_the_table(direction: str, order: str) -> None:
    (drawing,) = value_examples("direction", change(STANDARD, direction=direction))
    assert isinstance(drawing, Round)
    # Seats are counted clockwise.
    assert "".join(seat.text for seat in drawing.seats) == order
    assert drawing.turn == (1 if direction == "clockwise" else -1)


@pytest.mark.parametrize(("later", "seat"), [("winner", 1), ("loser", 2)])
def test_who_deals_later_stands_out(later: str, seat: int) -> None:
    (drawing,) = value_examples("later_dealer", change(STANDARD, later_dealer=later))
    assert isinstance(drawing, Round)
    assert [one.tone is Tone.ON for one in drawing.seats].index(True) == seat
