"""What the table shows one by one: the events of a deal, and what comes before, between and after.

`Controller.pull` returns these in order; `Table.show` shows each and tells how long that takes.
"""

from __future__ import annotations

from typing import NamedTuple

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.events import Event


class Gathered(NamedTuple):
    """The pack lies as a stock, `cards` in dealing order; a deal of this number begins."""

    number: int
    dealer: int
    cards: tuple[Card, ...]


class CardDealt(NamedTuple):
    """The card that lies at `place` of the stock goes to a seat, as one of `slots`."""

    place: int
    seat: int
    slot: int
    slots: int


class LeftoverTaken(NamedTuple):
    """The card that did not divide was taken up by a seat."""

    seat: int
    card: Card


class HandTurned(NamedTuple):
    """All cards are dealt; the person's hand turns over."""


class HandSorted(NamedTuple):
    """The person's hand sorts itself."""


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
    """A deal is over: its points and the new totals by seat, and the cards still held."""

    number: int
    order: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchWon(NamedTuple):
    """The match is over."""

    winners: tuple[int, ...]


Step = (
    Gathered
    | CardDealt
    | LeftoverTaken
    | HandTurned
    | HandSorted
    | Rest
    | Thinking
    | PersonAsked
    | DealScored
    | MatchWon
    | Event
)
