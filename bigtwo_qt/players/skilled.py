"""A player that plans how to empty its hand, in a style of its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bigtwo_qt.players.outlook import NETWORK, Network
from bigtwo_qt.players.planner import Planner, Position
from bigtwo_qt.players.styles import Style, some_style, taste
from bigtwo_qt.rules.combinations import Combination

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

_TASTE = 0.03
"""How much a style counts, beside how far apart the best and the worst decision are."""


class Skilled(Planner):
    """A planner that leans to its style where decisions are worth about the same."""

    def __init__(
        self, source: random.Random, style: Style | None = None, network: Network = NETWORK
    ) -> None:
        """Draw from this source; in this style or in any."""
        super().__init__(source, network)
        self.style = style or some_style(source)

    def pick(self, view: SeatView, options: Sequence[Combination | None]) -> Combination | None:
        """Return the best of several decisions that do not empty the hand; None is the pass."""
        position = Position(view, self._source, self._network)
        values = [position.value(option) for option in options]
        weight = _TASTE * (max(values) - min(values))
        places = range(len(options))
        best = max(places, key=lambda at: values[at] + weight * taste(self.style, options[at]))
        return options[best]
