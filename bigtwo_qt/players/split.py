"""Splitting a hand into few and strong plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigtwo_qt.rules.cards import COPIES, take
from bigtwo_qt.rules.combinations import Combination

if TYPE_CHECKING:
    from bigtwo_qt.players.guess import Guess

PACKINGS = 16
"""How many ways of taking out combinations of several ranks are kept for a hand."""

_LONG_PLAYS = 48
_TRIED = 400

_A_PLAY = 1.0
_A_TRICK_LOST = 0.4
_FULL_WEAKNESS = 0.6

_RANKS = (*((15 << 4 * rank) | (15 << 4 * rank + COPIES) for rank in range(13)), 1 << 52, 1 << 53)


class Splitter:
    """The best ways to split a hand, and what is left of it after a play.

    Combinations of several ranks (or four cards and more) are taken out first, in every way up to
    a limit; what remains splits rank by rank. A play costs more the weaker it is.
    """

    def __init__(self, guess: Guess, hand: int) -> None:
        """Look for the best ways to take long combinations out of a hand (a mask)."""
        self._guess = guess
        self._costs: dict[int, float] = {}
        self._ranks: dict[int, tuple[float, tuple[Combination, ...]]] = {}
        long = [
            play
            for play in guess.tables.leads(hand)
            if play.size > 3 or not any(play.mask & ~rank == 0 for rank in _RANKS)
        ]
        long.sort(key=lambda play: (self._cost(play) / play.size, play.mask))
        self._long = long[:_LONG_PLAYS]
        found: list[tuple[float, tuple[Combination, ...]]] = []
        self._take_out(hand, 0, (), 0.0, found)
        found.sort(key=lambda packing: packing[0])
        self._packings = [packing for _, packing in found[:PACKINGS]]

    def _take_out(
        self,
        rest: int,
        start: int,
        taken: tuple[Combination, ...],
        cost: float,
        found: list[tuple[float, tuple[Combination, ...]]],
    ) -> None:
        found.append((cost + self._rest_cost(rest), taken))
        for place in range(start, len(self._long)):
            if len(found) >= _TRIED:
                return
            play = self._long[place]
            if not play.mask & ~rest:
                self._take_out(
                    take(rest, play.mask), place + 1, (*taken, play), cost + self._cost(play), found
                )

    def _cost(self, play: Combination) -> float:
        cost = self._costs.get(play.mask)
        if cost is None:
            cost = self._costs[play.mask] = (
                _A_PLAY
                + _A_TRICK_LOST * (1 - self._guess.hold(play))
                + _FULL_WEAKNESS * (1 - self._guess.height(play))
            )
        return cost

    def _rest_cost(self, mask: int) -> float:
        cost = 0.0
        for rank in _RANKS:
            held = mask & rank
            if held:
                cost += (self._ranks.get(held) or self._split_rank(held))[0]
        return cost

    def _split_rank(self, held: int) -> tuple[float, tuple[Combination, ...]]:
        """Return the cost and the plays of the best split of cards of one rank."""
        best = self._ranks.get(held)
        if best is None:
            lowest = held & -held
            ways = []
            for play in self._guess.tables.leads(held):
                if play.mask & lowest:
                    rest = take(held, play.mask)
                    cost, plays = self._split_rank(rest) if rest else (0.0, ())
                    ways.append((cost + self._cost(play), (play, *plays)))
            best = self._ranks[held] = min(ways, key=lambda way: way[0])
        return best

    def split(self, hand: int) -> tuple[float, list[Combination]]:
        """Return the cost and the plays of the best split found of this part of the hand."""
        best_cost = float("inf")
        best: list[Combination] = []
        best_rest = 0
        for packing in self._packings:
            rest = hand
            cost = 0.0
            taken = []
            for play in packing:
                if not play.mask & ~rest:
                    rest = take(rest, play.mask)
                    cost += self._cost(play)
                    taken.append(play)
            cost += self._rest_cost(rest)
            if cost < best_cost:
                best_cost, best, best_rest = cost, taken, rest
        for rank in _RANKS:
            if best_rest & rank:
                best += self._split_rank(best_rest & rank)[1]
        return best_cost, best
