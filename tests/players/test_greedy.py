"""The greedy player's exact choices."""

from __future__ import annotations

import random

import pytest

from bigtwo_qt.players.greedy import GreedyPlayer
from bigtwo_qt.rules import parse_cards
from tests.players.positions import position, texts

OTHERS = ("3s 4s Ks", "3h 4h Kh", "3c 4c Kc")

LEADS = {
    "lowest single": ("5d 9c 2s", "5d"),
    "pair before a single": ("5d 9c 9h", "9c 9h"),
    "triple before a pair": ("5d 5c 9c 9h 9s", "5d 5c 9c 9h 9s"),
    "lowest of two pairs": ("8d 8s 9c 9h", "8d 8s"),
    "pair of the lower suit": ("8d 8c 8h", "8d 8c 8h"),
    "straight before everything": ("5d 6c 7d 8d 9c Ac Ad As", "5d 6c 7d 8d 9c"),
    "lowest five-card kind": ("5d 6c 7d 8d 9d Td", "5d 6c 7d 8d 9d"),
    "lowest full house": ("6d 6c 6h 7d 7c 7h", "6d 6c 6h 7d 7c"),
}


@pytest.mark.parametrize(("hand", "lead"), LEADS.values(), ids=LEADS.keys())
def test_lead(hand: str, lead: str) -> None:
    player = GreedyPlayer(random.Random(0))
    assert texts(player.choose(position([hand, *OTHERS]))) == lead


ANSWERS = {
    "lowest higher single": ("3d 5d 9c 2s", "4s", "5d"),
    "a 2 if nothing else": ("3d 4d 2s", "Ks", "2s"),
    "breaks a pair": ("3d 9c 9h", "4s", "9c"),
    "passes with nothing higher": ("3d 4d 9c", "Ks", None),
    "lowest higher suit": ("4d Kd 2d", "3s", "4d"),
}


@pytest.mark.parametrize(("hand", "table", "answer"), ANSWERS.values(), ids=ANSWERS.keys())
def test_answer(hand: str, table: str, answer: str | None) -> None:
    player = GreedyPlayer(random.Random(0))
    assert texts(player.choose(position([hand, *OTHERS], table))) == answer


def test_trump_is_the_last_resort() -> None:
    view = position(["5d 5c 5h 5s 9d 2s", *OTHERS], "Ks", "honour-hands")
    assert texts(GreedyPlayer(random.Random(0)).choose(view)) == "2s"


def test_exchange_offers_the_lowest_and_takes_the_higher() -> None:
    view = position(["7d 5c 2s Ad", *OTHERS])
    player = GreedyPlayer(random.Random(0))
    assert texts(player.offer(view)) == "5c 7d"
    assert player.take(view, parse_cards("2d Ks")) == parse_cards("2d")[0]
