"""What the table shows one by one: the events of a deal, and what comes before, between and after.

`Controller.pull` returns these in order; `Table.show` shows each and tells how long that takes.
"""

from __future__ import annotations

from typing import NamedTuple

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.events import Event


class Gathered(NamedTuple):
    """The pack lies as a stock, `cards` in dealing order; a deal of this number begins.

    `breaks_tie` marks a deal of five cards each that decides between two sides.
    """

    number: int
    dealer: int
    cards: tuple[Card, ...]
    breaks_tie: bool = False


class Counted(NamedTuple):
    """The counted card is shown: the deal begins with this seat."""

    card: Card
    seat: int


class CardDealt(NamedTuple):
    """The card that lies at `place` of the stock goes to a seat, as one of `slots`."""

    place: int
    seat: int
    slot: int
    slots: int


class LeftOver(NamedTuple):
    """The card that lies at `place` of the stock did not divide; it is turned up for a seat."""

    place: int
    card: Card
    seat: int


class TakenUp(NamedTuple):
    """A card that lies open goes to the hand of a seat."""

    seat: int
    card: Card


class HandTurned(NamedTuple):
    """All cards are dealt; the person's hand turns over."""


class HandSorted(NamedTuple):
    """The person's hand sorts itself."""


class HandsOpened(NamedTuple):
    """All hands are laid open, as when a deal is seen again."""


class Given(NamedTuple):
    """In the exchange the loser gives the winner their highest card, face up."""

    loser: int
    winner: int
    card: Card


class OfferAsked(NamedTuple):
    """The person, as winner, is to choose two cards to offer to the loser."""

    seat: int
    loser: int


class Offered(NamedTuple):
    """The winner offers the loser two cards, face up."""

    winner: int
    loser: int
    cards: tuple[Card, Card]


class TakeAsked(NamedTuple):
    """The person, as loser, is to take one of the cards that the winner offers."""

    seat: int
    winner: int


class Taken(NamedTuple):
    """The loser takes one of the cards offered; `back` returns to the winner."""

    loser: int
    winner: int
    card: Card
    back: Card


class InterruptionOpen(NamedTuple):
    """The person may play out of turn; the table waits so long, at normal speed, that they can."""

    seat: int
    duration: int


class Rest(NamedTuple):
    """Nothing happens for a moment; in milliseconds at normal speed."""

    duration: int


class Thinking(NamedTuple):
    """A computer player is asked; it takes at least this long, in milliseconds at normal speed."""

    seat: int
    duration: int


class PersonAsked(NamedTuple):
    """The person is to decide."""

    seat: int


class DealScored(NamedTuple):
    """A deal is over: its points and the new totals by seat.

    `is_tied`: both sides of a partnership ended with as many cards.
    """

    number: int
    order: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    is_tied: bool = False


class MatchWon(NamedTuple):
    """The match is over."""

    winners: tuple[int, ...]


Step = (
    Gathered
    | Counted
    | CardDealt
    | LeftOver
    | TakenUp
    | HandTurned
    | HandSorted
    | HandsOpened
    | Given
    | OfferAsked
    | Offered
    | TakeAsked
    | Taken
    | InterruptionOpen
    | Rest
    | Thinking
    | PersonAsked
    | DealScored
    | MatchWon
    | Event
)
