"""Players that miss things, as people do: the beginner and the casual player."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigtwo_qt.players.styles import Style, some_style, taste
from bigtwo_qt.rules.cards import ACE, cards_of
from bigtwo_qt.rules.combinations import Combination, tables

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Card


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player misses things, as chances from 0 to 1.

    `sees`: to notice a combination, by its number of cards (the last for five and more);
    `leads_low`: to lead the lowest single card and no more; `shies`: to pass rather than to part
    with an ace, a 2 or a joker while all others hold many cards; `dozes`: to pass where it could
    play; `follows`: to go by its style between the two lowest plays.
    """

    sees: tuple[float, float, float, float, float]
    leads_low: float
    shies: float
    dozes: float
    follows: float


BEGINNER = Habits((1.0, 0.8, 0.5, 0.3, 0.25), leads_low=0.5, shies=0.6, dozes=0.2, follows=0.4)
CASUAL = Habits((1.0, 1.0, 0.95, 0.9, 0.8), leads_low=0.05, shies=0.15, dozes=0.02, follows=0.1)

_MANY = 4


class Amateur:
    """Plays the lowest of what it notices, the longest first when it leads."""

    def __init__(self, source: random.Random, habits: Habits, style: Style | None = None) -> None:
        """Draw from this source what is noticed; in this style or in any."""
        self._source = source
        self._habits = habits
        self.style = style or some_style(source)

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, None to pass."""
        return self._decide(view, view.can_pass)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play out of turn, None to let it be."""
        return self._decide(view, True)

    def offer(self, view: SeatView) -> list[Card]:
        """Return the two lowest cards."""
        strengths = tables(view.rules).single_strengths
        return sorted(dict.fromkeys(view.hand), key=lambda card: strengths[card])[:2]

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return the higher of the cards offered."""
        strengths = tables(view.rules).single_strengths
        return max(offered, key=lambda card: strengths[card])

    def _decide(self, view: SeatView, may_pass: bool) -> list[Card] | None:
        plays = sorted(view.plays, key=lambda play: (play.trump, play.strength, play.mask))
        finishing = [play for play in plays if play.size == len(view.hand)]
        noticed = [play for play in plays if self._happens(self._sees(play))]
        if not noticed and not may_pass and plays:
            noticed = plays[:1]
        if not noticed:
            return None
        if finishing and finishing[0] in noticed:
            return list(finishing[0].cards)
        chosen = self._lowest(noticed, view.table is None)
        if may_pass and (self._happens(self._habits.dozes) or self._is_too_dear(view, chosen)):
            return None
        return list(chosen.cards)

    def _lowest(self, plays: Sequence[Combination], leads: bool) -> Combination:
        if leads:
            longest = max(play.size for play in plays)
            size = 1 if self._happens(self._habits.leads_low) else longest
            plays = [play for play in plays if play.size == size] or plays
        if len(plays) > 1 and self._happens(self._habits.follows):
            return max(plays[:2], key=lambda play: taste(self.style, play))
        return plays[0]

    def _sees(self, play: Combination) -> float:
        return self._habits.sees[min(play.size, len(self._habits.sees)) - 1]

    def _is_too_dear(self, view: SeatView, play: Combination) -> bool:
        """Whether the player shies away from parting with a high card."""
        others = [count for seat, count in enumerate(view.counts) if count and seat != view.seat]
        if min(others) <= _MANY or all(card.rank < ACE for card in cards_of(play.mask)):
            return False
        shies = self._habits.shies
        return self._happens(
            {"careful": shies, "bold": shies / 3, "hoarding": 1.5 * shies}[self.style]
        )

    def _happens(self, chance: float) -> bool:
        return self._source.random() < chance


class Beginner(Amateur):
    """Leads low, misses most long combinations and is loath to part with high cards."""

    def __init__(self, source: random.Random, style: Style | None = None) -> None:
        """Draw from this source; in this style or in any."""
        super().__init__(source, BEGINNER, style)


class Casual(Amateur):
    """Gets rid of long combinations first and seldom misses one, but plans nothing."""

    def __init__(self, source: random.Random, style: Style | None = None) -> None:
        """Draw from this source; in this style or in any."""
        super().__init__(source, CASUAL, style)
