"""All that one seat may know, and nothing else: what a player is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bigtwo_qt.rules.cards import Card, cards_of, mask_of
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Event
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.options import Rules


@dataclass(frozen=True, slots=True)
class SeatView:
    """A deal as one seat sees it.

    `counts`: the cards of every seat; `table`: the combination to beat, played by `table_seat`, or
    None to lead; `plays`: every play that is legal now; `passed`: the seats that passed since the
    last play; `events`: the log of the deal; `totals`: the points of the match before this deal.
    """

    rules: Rules
    seat: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    table: Combination | None
    table_seat: int
    plays: tuple[Combination, ...]
    can_pass: bool
    passed: tuple[int, ...]
    locked: tuple[int, ...]
    opener: int
    events: tuple[Event, ...]
    totals: tuple[int, ...]

    @classmethod
    def of(cls, deal: Deal, seat: int, totals: tuple[int, ...]) -> SeatView:
        """Return what a seat sees of a deal: its plays are those of its turn or out of turn."""
        own_turn = seat == deal.seat
        return cls(
            deal.rules,
            seat,
            cards_of(deal.masks[seat]),
            deal.counts,
            deal.table,
            deal.table_seat,
            tuple(deal.legal_plays() if own_turn else deal.interruptions(seat)),
            own_turn and deal.can_pass,
            deal.passed,
            deal.locked,
            deal.opener,
            tuple(deal.events),
            totals,
        )

    @classmethod
    def before_play(cls, match: Match, seat: int) -> SeatView:
        """Return what a seat sees while the exchange is due, the given card already moved."""
        hands = [match.hand_in_exchange(other) for other in range(match.rules.players)]
        return cls(
            match.rules,
            seat,
            cards_of(hands[seat]),
            tuple(hand.bit_count() for hand in hands),
            table=None,
            table_seat=seat,
            plays=(),
            can_pass=False,
            passed=(),
            locked=(),
            opener=seat,
            events=(),
            totals=match.standing.totals,
        )

    @property
    def mask(self) -> int:
        """The hand as a mask."""
        return mask_of(self.hand)


class Player(Protocol):
    """A computer player. What it returns is a list of cards of its hand, or None."""

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, or None to pass."""

    def offer(self, view: SeatView) -> list[Card]:
        """Return the two cards that the winner of the last deal offers in the exchange."""

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return the one of two cards offered that the loser of the last deal takes."""

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play out of turn at once, or None to let it be."""
