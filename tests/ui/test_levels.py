"""Levels at the table decide as they do anywhere, and the one that thinks long takes breaths."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bigtwo_qt import players
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Deal, system
from bigtwo_qt.ui import levels


def test_every_level_sits_down_at_the_table() -> None:
    assert list(levels.LEVELS) == list(players.LEVELS)


def test_the_master_breathes_and_decides_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    breaths: list[bool] = []
    monkeypatch.setattr(levels, "breathe", lambda: breaths.append(True))
    deal = Deal.shuffled(system("big-two"), seed=3)
    chosen: list[Any] = []
    for factory in (levels.LEVELS["master"], players.LEVELS["master"]):
        before = len(breaths)
        view = SeatView.of(deal, deal.seat, (0, 0, 0, 0))
        chosen.append(factory(random.Random(7)).choose(view))
        chosen.append(len(breaths) > before)
    assert chosen[0] == chosen[2]
    assert (chosen[1], chosen[3]) == (True, False)
