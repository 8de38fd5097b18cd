"""What the planner does where it matters, and the figures that it decides by."""

from __future__ import annotations

import random

import pytest

from bigtwo_qt.players.guess import Guess
from bigtwo_qt.players.planner import Planner
from bigtwo_qt.players.split import Splitter
from bigtwo_qt.players.stakes import Stakes
from bigtwo_qt.rules import parse_cards, system
from bigtwo_qt.rules.combinations import tables
from tests.players.positions import position, rest_of_pack, texts


def others(hand: str, *counts: int, holding: tuple[str, ...] = ("", "", "")) -> list[str]:
    """Return three hands of so many cards, first those named and then from the lowest unseen."""
    rest = [str(card) for card in rest_of_pack(hand, *holding)]
    hands = []
    for count, named in zip(counts, holding, strict=True):
        more = count - len(named.split())
        hands.append(" ".join([*named.split(), *rest[:more]]))
        rest = rest[more:]
    return hands


def choice(
    hand: str, rest: list[str], table: str | None = None, system_id: str = "big-two"
) -> set[str | None]:
    """Return what planners of several seeds choose: a telling position leaves no doubt."""
    view = position([hand, *rest], table, system_id)
    return {texts(Planner(random.Random(seed)).choose(view)) for seed in range(5)}


LEADS = {
    "finishes when it can": ("9d 9c", (5, 5, 5), "9d 9c"),
    "finishes with five cards": ("4d 5c 6d 7d 8c", (9, 9, 9), "4d 5c 6d 7d 8c"),
    "sure 2 first, then out": ("4d 2s", (5, 5, 5), "2s"),
    "sure pair of 2s first, then out": ("4d 2c 2s", (5, 5, 5), "2c 2s"),
    "weakest single goes while the 2 can wait": ("4d Kd 2s", (9, 9, 9), "4d"),
    "five cards rather than singles out of them": (
        "5d 6c 7d 8d 9c Ac",
        (9, 9, 9),
        "5d 6c 7d 8d 9c",
    ),
    "keeps the pair of aces whole": ("4d 5h Ac As", (9, 9, 9), "4d"),
    "no low single to a seat with one card": ("4d 6d 6c Jh", (5, 5, 1), "6d 6c"),
    "highest single to a seat with one card": ("4d 5h Kc", (5, 5, 1), "Kc"),
}


@pytest.mark.parametrize(("hand", "counts", "lead"), LEADS.values(), ids=LEADS.keys())
def test_lead(hand: str, counts: tuple[int, int, int], lead: str) -> None:
    assert choice(hand, others(hand, *counts)) == {lead}


ANSWERS = {
    "finishes when it can": ("9d", (5, 5, 5), "4s", "9d"),
    "cheap single before the 2": ("5d 6d 6c Jh 2s", (9, 9, 9), "4s", "5d"),
    "does not break a straight for a low single": (
        "5d 6c 7d 8d 9c Jh Qs",
        (9, 9, 9),
        "4s",
        "Jh",
    ),
    "takes the lead with the 2 and is out": ("5d 2s", (5, 5, 5), "Ks", "2s"),
    "stops a seat with one card": ("5d 9d 9h 2s", (1, 5, 5), "Ks", "2s"),
    "takes the jack that its flush does not need": (
        "5d 6d 7s 9d 9c Th Jd Js Qd 2d 2s",
        (12, 13, 13),
        "Ts",
        "Js",
    ),
}


@pytest.mark.parametrize(
    ("hand", "counts", "table", "answer"), ANSWERS.values(), ids=ANSWERS.keys()
)
def test_answer(hand: str, counts: tuple[int, int, int], table: str, answer: str | None) -> None:
    rest = others(hand, counts[0] + 1, *counts[1:], holding=(table, "", ""))
    assert choice(hand, rest, table) == {answer}


def test_knows_what_is_highest_once_the_2s_are_gone() -> None:
    hand = "4d As 9s 9h"
    view = position(
        [hand, "5d 5c 6h 7s", "8d 8c Th Js", "Qd Qc Kh Ks"],
    )
    unknown = Guess(view, random.Random(0))
    assert not unknown.is_certain(tables(view.rules).singles[parse_cards("As")[0]])


def test_splits_a_hand_into_few_plays() -> None:
    hand = "3d 4c 5h 6s 7d 8d 8c Kd Kc Kh 2s"
    view = position([hand, *others(hand, 13, 13, 13)])
    _, plays = Splitter(Guess(view, random.Random(0)), view.mask).split(view.mask)
    assert sorted(texts(play.cards) or "" for play in plays) == [
        "2s",
        "3d 4c 5h 6s 7d",
        "8d 8c Kd Kc Kh",
    ]


def test_stakes_are_those_of_the_rules() -> None:
    hand = "3d 4c 5h 6s 7d 9s Tc Jh Qd Ks Kc 2h 2s"
    two, three = (tables(system("big-two")).singles[card] for card in parse_cards("2s 3d"))
    bands, pusoy = (
        Stakes(position([hand, *others(hand, 13, 13, 13)], None, system_id), (1 << 52) - 1)
        for system_id in ("big-two", "pusoy-dos")
    )
    assert bands.lost(13) < 2 * bands.lost(7) < 0 < bands.won(two) == bands.won(three)
    assert pusoy.lost(13) == pusoy.lost(7) < 0
    assert pusoy.won(two) == 2 * pusoy.won(three) > 0


def test_exchange_gives_what_helps_least_and_takes_what_helps_most() -> None:
    hand = "4d 6c 7d 8h 9c Tc Kd Kh 2s 2h 2d As Ac"
    view = position([hand, *others(hand, 13, 13, 13)], None, "winner")
    planner = Planner(random.Random(0))
    assert "4d" in (texts(planner.offer(view)) or "")
    taken = planner.take(view, parse_cards("3s Ks"))
    assert str(taken) == "Ks"
