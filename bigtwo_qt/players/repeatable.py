"""A player that decides again as it did: its chance depends on the deal and the decision alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from bigtwo_qt.players.fault import Fault, fault_of
from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import Card


class Repeatable:
    """A computer player for one seat in one deal, made anew for each decision.

    So a deal that was broken off goes on exactly as it would have, and nothing of the players
    needs to be kept.
    """

    def __init__(self, make: Callable[[random.Random], Player], seed: int, seat: int) -> None:
        """Make players by `make`; `seed` is that of the deal."""
        self._make = make
        self._seed = seed
        self._seat = seat

    def fault(self, rules: Rules) -> Fault | None:
        """Return what keeps the player from playing as its level does; see `fault_of`."""
        return fault_of(self._make(random.Random(self._seed)), rules)

    def _for(self, view: SeatView, what: str) -> Player:
        place = f"{self._seed} {self._seat} {len(view.events)} {what}"
        return self._make(random.Random(place))

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, None to pass."""
        return self._for(view, "choose").choose(view)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play out of turn, None to let it be."""
        return self._for(view, "interrupt").interrupt(view)

    def offer(self, view: SeatView) -> list[Card]:
        """Return the two cards to offer in the exchange."""
        return self._for(view, "offer").offer(view)

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return the card to take in the exchange."""
        return self._for(view, "take").take(view, offered)
