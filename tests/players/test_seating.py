"""Who is asked at a table of computer players, and when."""

from __future__ import annotations

from typing import Any

import pytest

from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.players.seating import decide
from bigtwo_qt.rules import Deal, parse_cards
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.events import Play
from bigtwo_qt.rules.systems import preset


class Eager:
    """Interrupts whenever it can, and passes else."""

    def choose(self, view: SeatView) -> list[Card] | None:
        return None

    def interrupt(self, view: SeatView) -> list[Card] | None:
        return list(view.plays[0].cards)


@pytest.mark.parametrize("announce", [0, 2])
def test_a_play_may_be_interrupted_also_when_it_is_announced(announce: Any) -> None:
    rules = preset("bu-bu-gao-sheng", announce=announce)
    hands = ["3d 4c 5d 6d 7d Kd", "8d 8c 8h 8s 9d Qd 2c", "Ts Jd 2d", "9c Tc 2h"]
    deal = Deal.start(rules, [parse_cards(hand) for hand in hands])
    deal.play(parse_cards("3d 4c 5d 6d 7d"))
    players: Any = [Eager()] * 4
    decide(deal, players, (0, 0, 0, 0))
    last = next(event for event in reversed(deal.events) if isinstance(event, Play))
    assert (last.seat, last.out_of_turn) == (1, True)
