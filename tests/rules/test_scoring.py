"""Points, with the numbers of the rule book typed in by hand."""

from typing import Any

import pytest

from bigtwo_qt.rules import Deal, parse_cards, system
from bigtwo_qt.rules.cards import cards_of, mask_of
from bigtwo_qt.rules.combinations import tables
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.rules.scoring import Outcome, scores
from bigtwo_qt.rules.systems import preset

NO_TWOS = list(cards_of((1 << 48) - 1))


def hand(count: int, more: str = "") -> int:
    """Return a hand of so many cards: those named, and others that are no 2 and no special."""
    cards = parse_cards(more)
    # Every fifth card: no four of a rank and no five of a suit in a row among them.
    spread = NO_TWOS[::5] + NO_TWOS[1::5] + NO_TWOS[2::5]
    return mask_of([*cards, *[one for one in spread if one not in cards][: count - len(cards)]])


def points(
    rules: Rules,
    hands: list[int],
    last: str = "3d",
    played: int = 0b1111,
    liable: int | None = None,
    order: tuple[int, ...] | None = None,
) -> tuple[int, ...]:
    """Return the points where seat 0 won with the last play named."""
    left = sorted(range(1, rules.players), key=lambda seat: hands[seat].bit_count())
    play = tables(rules).require(mask_of(parse_cards(last))) if last else None
    bonuses = (0,) * rules.players
    return scores(rules, Outcome(tuple(hands), order or (0, *left), played, play, bonuses, liable))


@pytest.mark.parametrize(
    ("left", "penalty"), [(1, 1), (9, 9), (10, 20), (11, 22), (12, 24), (13, 39), (17, 51)]
)
def test_bands(left: int, penalty: int) -> None:
    assert points(system("big-two"), [0, hand(left), hand(1), hand(2)]) == (0, penalty, 1, 2)


@pytest.mark.parametrize(
    ("left", "played", "penalty"),
    [
        (17, False, 51),
        (12, True, 24),
        (13, True, 26),
        (9, True, 9),
        (10, True, 20),
        (9, False, 27),
    ],
)
def test_never_played(left: int, played: bool, penalty: int) -> None:
    rules = system("match-play", players=3)
    found = points(rules, [0, hand(left), hand(1)], played=0b101 | played << 1)
    assert found == (0, penalty, 1)


def test_thirteen_left_of_seventeen_under_bands() -> None:
    assert points(system("three-players"), [0, hand(13), hand(1)])[1] == 39


def test_bands_of_a_house_rule() -> None:
    rules = preset("big-two", bands=((1, 1), (8, 2), (10, 3), (13, 4)))
    found = points(rules, [0, hand(7), hand(8), hand(13)])
    assert found == (0, 7, 16, 52)


@pytest.mark.parametrize(
    ("last", "won"), [("3d", 1), ("2d", 2), ("2d 2c", 4), ("2d 2c 2h 2s 3d", 16), ("", 1)]
)
def test_twos_played(last: str, won: int) -> None:
    found = points(system("pusoy-dos"), [0, hand(5), hand(13), hand(1)], last)
    assert found == (won, 0, 0, 0)


def test_winner_collects() -> None:
    found = points(system("bu-bu-gao-sheng"), [0, hand(10), hand(11), hand(1)])
    assert found == (10 + 22 + 1, 0, 0, 0)


@pytest.mark.parametrize(
    ("last", "won"),
    [
        ("3d", -5),
        ("2d", -10),
        ("2d 2c", -20),
        ("4d 4c 4h 4s 5d", -40),
        ("2d 2c 2h 2s 5d", -160),
        ("4d 5d 6d 7d 8d", -80),
        ("4d 4c 4h 2s 2d", -20),
    ],
)
def test_indonesian_winner(last: str, won: int) -> None:
    assert points(system("indonesian"), [0, hand(1), hand(1), hand(1)], last)[0] == won


@pytest.mark.parametrize(
    ("left", "more", "penalty"),
    [
        (5, "", 5),
        (5, "2d", 9),
        (10, "2d 2c", 18),
        (11, "", 22),
        (12, "2s", 2 * 16),
        (13, "", 39),
        (13, "2d 2c 2h 2s", 3 * 29),
    ],
)
def test_indonesian_losers(left: int, more: str, penalty: int) -> None:
    assert points(system("indonesian"), [0, hand(left, more), hand(1), hand(1)])[1] == penalty


def test_places() -> None:
    found = points(system("play-on"), [0, 0, 0, hand(2)], order=(0, 2, 1, 3))
    assert found == (0, 2, 1, 3)


@pytest.mark.parametrize(
    ("left", "found"),
    [
        ((0, 3, 5, 4), (1, 0, 1, 0)),
        ((0, 3, 8, 4), (0, 1, 0, 1)),
        ((0, 3, 7, 4), (0, 0, 0, 0)),
    ],
)
def test_sides(left: tuple[int, ...], found: tuple[int, ...]) -> None:
    assert points(system("partners"), [hand(count) for count in left]) == found


@pytest.mark.parametrize(
    ("options", "penalty"),
    [
        ({}, 20),
        ({"held_cards": "point-a-two"}, 22),
        ({"held_cards": "double-a-two"}, 80),
        ({"held_cards": "double-a-four-or-straight-flush"}, 20),
    ],
)
def test_held_twos(options: dict[str, Any], penalty: int) -> None:
    rules = preset("big-two", **options)
    assert points(rules, [0, hand(10, "2d 2s"), hand(1), hand(1)])[1] == penalty


@pytest.mark.parametrize("special", ["4d 4c 4h 4s", "4d 5d 6d 7d 8d"])
def test_a_special_still_held(special: str) -> None:
    rules = preset("big-two", held_cards="double-a-four-or-straight-flush")
    assert points(rules, [0, mask_of(parse_cards(special)), hand(1), hand(1)])[1] == (
        2 * len(special.split())
    )


@pytest.mark.parametrize(("last", "penalty"), [("2d", 10), ("3d 3c 3h 2d 2s", 10), ("3d", 5)])
def test_a_winning_play_with_a_two(last: str, penalty: int) -> None:
    rules = preset("big-two", winning_play="double-with-a-two")
    assert points(rules, [0, hand(5), hand(1), hand(1)], last)[1] == penalty


@pytest.mark.parametrize(
    ("settlement", "result", "found"),
    [
        ("add-up", "lowest", (0, 5, 20, 1)),
        ("pairs", "lowest", (-26, -6, 54, -22)),
        ("pairs", "highest", (26, 6, -54, 22)),
        ("winner-takes-all", "lowest", (-26, 5, 20, 1)),
        ("winner-takes-all", "highest", (26, -5, -20, -1)),
    ],
)
def test_settlements(settlement: Any, result: Any, found: tuple[int, ...]) -> None:
    rules = preset("big-two", settlement=settlement, result=result)
    assert points(rules, [0, hand(5), hand(10), hand(1)]) == found


def test_the_liable_seat_pays_for_all() -> None:
    rules = preset("big-two", last_card="liability")
    assert points(rules, [0, hand(5), hand(10), hand(1)], liable=3) == (0, 0, 0, 26)


@pytest.mark.parametrize(
    ("held", "plays", "liable"),
    [
        # Seat 0 passes with a king that would have beaten the last queen.
        ("Kd 4d", ["5d", "6d", None, "Qd"], 0),
        # Its highest single does not beat it.
        ("Jd 4d", ["5d", "6d", None, "Qd"], None),
        # It played lower than it could.
        ("Kd 7d 4d", ["5d", "6d", "7d", "Qd"], 0),
        # It played its highest.
        ("Jd 4d", ["5d", "6d", "Jd", "Qd"], None),
    ],
)
def test_who_is_liable(held: str, plays: list[str | None], liable: int | None) -> None:
    rules = preset("big-two", last_card="liability")
    hands = [held, "6d 3h", "5d 3c", "Qd"]
    # Anticlockwise from seat 2: 2, 1, 0, 3.
    deal = Deal.start(rules, [parse_cards(each) for each in hands], opener=2)
    for play in plays:
        if play is None:
            deal.pass_()
        else:
            deal.play(parse_cards(play))
    assert deal.over
    assert deal.liable == liable
    expected = [1 if seat != 3 else 0 for seat in range(4)]
    expected[0] = len(deal.hands[0])
    if liable is not None:
        expected = [sum(expected) if seat == liable else 0 for seat in range(4)]
    assert list(deal.scores) == expected


@pytest.mark.parametrize(("held", "liable"), [("Kd 4d", 0), ("8d 4d", None)])
def test_who_let_the_seat_with_one_card_take_the_lead_is_liable(
    held: str, liable: int | None
) -> None:
    rules = preset("big-two", last_card="liability")
    hands = [held, "6d 3h", "5d 3c", "9d Qd"]
    deal = Deal.start(rules, [parse_cards(each) for each in hands], opener=3)
    deal.play(parse_cards("Qd"))
    for _ in range(3):
        deal.pass_()
    deal.play(parse_cards("9d"))
    assert deal.over
    assert deal.liable == liable


def test_a_dragon_counts_as_an_empty_hand() -> None:
    ranks = "3456789TJQKA2"
    hands = [[rank + suit for rank in ranks] for suit in "dchs"]
    rules = preset("bu-bu-gao-sheng", instant_win="dragon")
    assert Deal.start(rules, hands).scores == (78, 0, 0, 0)
    sides = Deal.start(preset("partners", instant_win="dragon"), hands)
    assert sides.scores == (1, 0, 1, 0)
