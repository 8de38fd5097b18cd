"""A player that gets rid of cards, and thinks no further."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bigtwo_qt.rules.combinations import tables

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Card


class GreedyPlayer:
    """Leads its longest combination, of those the lowest; follows with its lowest that beats."""

    def __init__(self, source: random.Random) -> None:
        """Be made like the others, though it leaves nothing to chance."""

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, None to pass where it has no answer."""
        if not view.plays:
            return None
        size = max(play.size for play in view.plays) if view.table is None else 0
        lowest = min(
            (play for play in view.plays if play.size >= size),
            key=lambda play: (play.trump, play.strength, play.lane, play.mask),
        )
        return list(lowest.cards)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the lowest cards to play out of turn, None where there are none."""
        return self.choose(view)

    def offer(self, view: SeatView) -> list[Card]:
        """Return the two lowest cards."""
        strengths = tables(view.rules).single_strengths
        return sorted(dict.fromkeys(view.hand), key=lambda card: strengths[card])[:2]

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return the higher of the cards offered."""
        strengths = tables(view.rules).single_strengths
        return max(offered, key=lambda card: strengths[card])
