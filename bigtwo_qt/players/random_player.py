"""A player without a plan."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Card


class RandomPlayer:
    """Draws uniformly from its legal plays and, where it may, the pass."""

    def __init__(self, source: random.Random) -> None:
        """Draw from this source."""
        self._source = source

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, None to pass."""
        return self._draw(view, may_pass=view.can_pass)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play out of turn, None to let it be."""
        return self._draw(view, may_pass=True)

    def _draw(self, view: SeatView, may_pass: bool) -> list[Card] | None:
        drawn = self._source.randrange(len(view.plays) + may_pass)
        return list(view.plays[drawn].cards) if drawn < len(view.plays) else None

    def offer(self, view: SeatView) -> list[Card]:
        """Return any two different cards."""
        return self._source.sample(list(dict.fromkeys(view.hand)), 2)

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return any of the cards offered."""
        return self._source.choice(offered)
