"""What the unseen cards may be, from what one seat knows."""

from __future__ import annotations

import random
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigtwo_qt.rules.cards import COPIES, cards_of, take
from bigtwo_qt.rules.combinations import Combination, tables
from bigtwo_qt.rules.events import Play

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

SAMPLES = 32
"""In how many ways the unseen cards are laid out, at the most."""

_MOST_HANDS = 96
"""How many hands of others that makes at the most: where there are seven, the ways are fewer."""

_COMPARED = 4
"""In how many of them every combination is looked at, to rank one's own among them."""

_SMALL_POOL = 14
"""With more cards unseen, looking through every long combination of them takes too long."""


@dataclass(frozen=True, slots=True)
class _Hidden:
    """A hand that another seat may have: its highest strength by lane, and itself as one play."""

    seat: int
    highest: dict[int, int]
    trump: int
    whole: Combination | None


class Guess:
    """Ways in which the unseen cards may lie, all equally likely, and what follows from them."""

    def __init__(self, view: SeatView, source: random.Random) -> None:
        """Lay out the cards that a seat has not seen, as the card counts allow."""
        self.tables = tables(view.rules)
        unseen = take(self.tables.pack, view.mask)
        for event in view.events:
            if isinstance(event, Play):
                unseen = take(unseen, event.combination.mask)
        self.unseen = unseen
        self.counts = {
            seat: count for seat, count in enumerate(view.counts) if count and seat != view.seat
        }
        self._locked = frozenset(view.locked)
        self._table_seat = view.table_seat
        self._strengths: dict[int, list[int]] = {}
        cards = [1 << card for card in cards_of(unseen)]
        total = sum(self.counts.values())
        self._samples = [
            self._lay_out(source.sample(cards, total), compared=number < _COMPARED)
            for number in range(min(SAMPLES, _MOST_HANDS // len(self.counts)))
        ]
        for strengths in self._strengths.values():
            strengths.sort()
        self._highest: dict[int, list[int]] = {}
        self._held: dict[int, float] = {}

    def _lay_out(self, drawn: list[int], compared: bool) -> list[_Hidden]:
        sample = []
        start = 0
        for seat, count in self.counts.items():
            mask = 0
            for bit in drawn[start : start + count]:
                mask |= bit << COPIES if mask & bit else bit
            start += count
            highest: dict[int, int] = {}
            trump = 0
            plays = self.tables.leads(mask)
            for play in plays:
                if highest.get(play.lane, -1) < play.strength:
                    highest[play.lane] = play.strength
                trump = max(trump, play.trump)
            if compared:
                for play in plays:
                    self._strengths.setdefault(play.lane, []).append(play.strength)
            sample.append(_Hidden(seat, highest, trump, self.tables.find(mask)))
        return sample

    def height(self, play: Combination) -> float:
        """Return which share of the combinations it compares with it beats or equals, 0 to 1."""
        strengths = self._strengths.get(play.lane)
        return bisect_right(strengths, play.strength) / len(strengths) if strengths else 1.0

    def hold(self, play: Combination) -> float:
        """Return how likely it is that no other seat can beat a combination."""
        found = self._held.get(play.mask)
        if found is None:
            if play.trump or self.tables.rules.trumps != "none":
                found = self._unbeaten(play, frozenset())
            else:
                highest = self._highest.get(play.lane)
                if highest is None:
                    highest = self._highest[play.lane] = sorted(
                        max(hidden.highest.get(play.lane, -1) for hidden in sample)
                        for sample in self._samples
                    )
                found = bisect_right(highest, play.strength) / len(highest)
            self._held[play.mask] = found
        return found

    def hold_now(self, play: Combination) -> float:
        """Return the same of a play in this trick, in which some seats may be locked out."""
        return self._unbeaten(play, self._locked) if self._locked else self.hold(play)

    def is_certain(self, play: Combination) -> bool:
        """Whether surely no other seat can beat it, or as good as surely while much is unseen."""
        if self.hold(play) < 1:
            return False
        is_short = play.size <= 3 and self.tables.rules.trumps == "none"
        if not is_short and self.unseen.bit_count() > _SMALL_POOL:
            return True
        longest = max(self.counts.values())
        return not any(answer.size <= longest for answer in self.tables.answers(self.unseen, play))

    def _unbeaten(self, play: Combination, locked: frozenset[int]) -> float:
        return sum(
            not any(self._beats(hidden, play) for hidden in sample if hidden.seat not in locked)
            for sample in self._samples
        ) / len(self._samples)

    def _beats(self, hidden: _Hidden, play: Combination) -> bool:
        if play.trump:
            return hidden.trump > play.trump
        if hidden.highest.get(play.lane, -1) > play.strength:
            return True
        return hidden.trump > 0 and self.tables.trumps_over(play)

    def lost_after(self, play: Combination) -> float:
        """Return how likely it is that another seat can go out by answering a play."""
        return sum(
            any(
                hidden.whole is not None
                and hidden.seat not in self._locked
                and self.tables.beats(hidden.whole, play)
                for hidden in sample
            )
            for sample in self._samples
        ) / len(self._samples)

    def lost_by_passing(self, table: Combination) -> float:
        """Return the same for the pass: by an answer, or by leading the last cards next."""
        lost = 0
        for sample in self._samples:
            answering = [hidden for hidden in sample if hidden.seat not in self._locked]
            for hidden in sample:
                if hidden.whole is None:
                    continue
                if hidden.seat == self._table_seat:
                    out = not any(
                        self._beats(other, table)
                        for other in answering
                        if other.seat != self._table_seat
                    )
                else:
                    out = hidden in answering and self.tables.beats(hidden.whole, table)
                if out:
                    lost += 1
                    break
        return lost / len(self._samples)
