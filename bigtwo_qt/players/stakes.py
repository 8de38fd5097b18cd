"""What winning and losing a deal are worth, asked of the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigtwo_qt.rules.cards import cards_of, mask_of
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.events import Play
from bigtwo_qt.rules.scoring import Outcome, scores

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

_LEFT_OF_OTHERS = 0.5
"""Which part of its cards another seat is taken to be left with."""

_SPREAD = 3
"""How far the cards left lie from what is expected, as a rule."""


class Stakes:
    """Own points less the mean of the others', for ways in which this deal may end."""

    def __init__(self, view: SeatView, unseen: int) -> None:
        """Take the card counts of now, and the rules' own scoring."""
        self._view = view
        self._unseen = cards_of(unseen)
        self._played = 0
        for event in view.events:
            if isinstance(event, Play):
                self._played |= 1 << event.seat
        self._lost: dict[int, float] = {}
        self._won: dict[int, float] = {}

    def won(self, last: Combination) -> float:
        """Return what it is worth to go out first with this last play."""
        found = self._won.get(last.mask)
        if found is None:
            seat = self._view.seat
            found = self._won[last.mask] = self._margin(seat, 0, last)
        return found

    def lost(self, left: float) -> float:
        """Return what it costs that another seat goes out first, with so many cards left or so."""
        held = len(self._view.hand)
        ends = [min(held, max(1, round(left + away))) for away in (-_SPREAD, 0, _SPREAD)]
        return sum(map(self._lost_with, ends)) / len(ends)

    def _lost_with(self, left: int) -> float:
        found = self._lost.get(left)
        if found is None:
            counts = self._view.counts
            others = [
                seat for seat, count in enumerate(counts) if seat != self._view.seat and count
            ]
            winner = min(others, key=lambda seat: counts[seat])
            found = self._lost[left] = self._margin(winner, left, None)
        return found

    def _margin(self, winner: int, left: int, last: Combination | None) -> float:
        """Return own points less the others' when `winner` goes out and `left` own cards stay."""
        view = self._view
        hands = []
        start = 0
        for seat, count in enumerate(view.counts):
            if seat == winner:
                hands.append(0)
            elif seat == view.seat:
                hands.append(mask_of(view.hand[:left]))
            else:
                kept = max(1, round(count * _LEFT_OF_OTHERS)) if count else 0
                hands.append(mask_of(self._unseen[start : start + kept]))
                start += kept
        gone = [seat for seat, count in enumerate(view.counts) if not count]
        behind = [seat for seat in range(len(hands)) if seat != winner and seat not in gone]
        behind.sort(key=lambda seat: hands[seat].bit_count())
        points = scores(
            view.rules,
            Outcome(
                tuple(hands),
                (*gone, winner, *behind),
                self._played | 1 << view.seat * bool(left < len(view.hand)),
                last,
                (0,) * len(hands),
                None,
            ),
        )
        own = points[view.seat]
        margin = own - (sum(points) - own) / (len(points) - 1)
        return margin if view.rules.result == "highest" else -margin
