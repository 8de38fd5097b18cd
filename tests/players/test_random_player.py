"""The random player draws evenly from everything it may do."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bigtwo_qt.players.random_player import RandomPlayer
from tests.players.positions import position, texts

OTHERS = ("3s 4s Ks", "3h 4h Kh", "3c 4c Kc")


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("5d 9c 9h", None, {"5d", "9c", "9h", "9c 9h"}),
        ("5d 9c 2s", "4s", {"5d", "9c", "2s", None}),
        ("3d 4d 9c", "Ks", {None}),
    ],
    ids=["lead", "answer", "only the pass"],
)
def test_every_choice_is_equally_likely(
    hand: str, table: str | None, expected: set[str | None]
) -> None:
    view = position([hand, *OTHERS], table)
    player = RandomPlayer(random.Random(0))
    drawn = Counter(texts(player.choose(view)) for _ in range(1000 * len(expected)))
    assert drawn.keys() == expected
    assert all(900 < times < 1100 for times in drawn.values())


def test_exchange_draws_from_what_there_is() -> None:
    view = position(["7d 5c 2s Ad", *OTHERS])
    player = RandomPlayer(random.Random(0))
    offers = {texts(player.offer(view)) for _ in range(200)}
    assert len(offers) == 6
    offered = list(view.hand[:2])
    assert {player.take(view, offered) for _ in range(50)} == set(offered)
