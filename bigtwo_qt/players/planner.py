"""A player that plans how to empty its hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bigtwo_qt.players.guess import Guess
from bigtwo_qt.players.outlook import NETWORK, Network, Outlook, outlook
from bigtwo_qt.players.split import Splitter
from bigtwo_qt.players.stakes import Stakes
from bigtwo_qt.rules.cards import add, take
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.scoring import count_twos

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Card


_FEAR = 0.4
"""How much of a loss counts: to save cards at full price loses more deals than it saves points."""


class Planner:
    """Splits its hand into few plays, and picks the decision after which it stands best.

    Its high cards are there to regain the lead, its weakest groups go while it has it; it knows
    which cards are still out, and what the rules make of winning and of the cards left.
    """

    def __init__(self, source: random.Random, network: Network = NETWORK) -> None:
        """Draw from this source how the unseen cards may lie, and ask this network."""
        self._source = source
        self._network = network

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, None to pass."""
        return self._best(view, may_pass=view.can_pass)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play out of turn, None to let it be."""
        return self._best(view, may_pass=True)

    def _best(self, view: SeatView, may_pass: bool) -> list[Card] | None:
        plays = sorted(view.plays, key=lambda play: (play.trump, play.strength, play.mask))
        options: list[Combination | None] = [*plays, None] if may_pass else [*plays]
        if not plays:
            return None
        chosen = next((play for play in plays if play.size == len(view.hand)), None)
        if chosen is None:
            chosen = options[0] if len(options) == 1 else self.pick(view, options)
        return None if chosen is None else list(chosen.cards)

    def pick(self, view: SeatView, options: Sequence[Combination | None]) -> Combination | None:
        """Return the best of several decisions that do not empty the hand; None is the pass."""
        return max(options, key=Position(view, self._source, self._network).value)

    def offer(self, view: SeatView) -> list[Card]:
        """Return the two cards without which the hand is best off, whichever comes back."""
        splitter = Splitter(Guess(view, self._source), view.mask)
        cards = list(dict.fromkeys(view.hand))
        cards.sort(key=lambda card: splitter.split(take(view.mask, 1 << card))[0])
        return cards[:2]

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return the card offered with which the hand is best off."""
        guess = Guess(view, self._source)
        hands = {card: add(view.mask, 1 << card) for card in offered}
        return min(offered, key=lambda card: Splitter(guess, hands[card]).split(hands[card])[0])


class Position:
    """A decision of one seat: what follows from each of its options."""

    def __init__(self, view: SeatView, source: random.Random, network: Network = NETWORK) -> None:
        """Guess at the unseen cards and split the hand."""
        self._view = view
        self._network = network
        self._hand = view.mask
        self._guess = Guess(view, source)
        self._splitter = Splitter(self._guess, self._hand)
        self._stakes = Stakes(view, self._guess.unseen)

    def look(self, play: Combination | None) -> tuple[list[Combination], Outlook]:
        """Return the plays that the hand then splits into, and how it stands with them."""
        guess = self._guess
        if play is not None:
            _, plays = self._splitter.split(take(self._hand, play.mask))
            hold, lost = guess.hold_now(play), guess.lost_after(play)
            return plays, outlook(guess, plays, play, hold, lost, self._network)
        table = self._view.table
        assert table is not None, "a leader who has plays cannot pass"
        _, plays = self._splitter.split(self._hand)
        lost = guess.lost_by_passing(table)
        return plays, outlook(guess, plays, table, 0.0, lost, self._network)

    def value(self, play: Combination | None) -> float:
        """Return what a decision is worth: points, less those of the others."""
        plays, seen = self.look(play)
        certain = [guessed for guessed in plays if self._guess.is_certain(guessed)]
        leads = 0.0 if play is None else seen.lead_kept
        wins = seen.win_leading
        if play is not None and self._guess.is_certain(play):
            leads = 1.0
            if len(certain) >= len(plays) - 1:
                wins = 1.0
        last = self._stakes.won(max(plays, key=lambda one: count_twos(one.mask)))
        if len(plays) > 1:
            # Which play will be the last is open still.
            last = (last + min(map(self._stakes.won, plays))) / 2
        lost_leading = _FEAR * self._stakes.lost(seen.left_leading)
        lost_following = _FEAR * self._stakes.lost(seen.left_following)
        leading = wins * last + (1 - wins) * lost_leading
        following = seen.win_following * last + (1 - seen.win_following) * lost_following
        return leads * leading + (1 - leads) * following
