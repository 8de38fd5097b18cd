"""What happens in a deal, in the order of RECORD.md. A deal's log is a list of these."""

from __future__ import annotations

from typing import NamedTuple

from bigtwo_qt.rules.combinations import Combination


class InstantWin(NamedTuple):
    """A hand that wins before play; `hand` is "dragon" or "four-twos"."""

    seat: int
    hand: str


class Play(NamedTuple):
    """A seat played a combination, out of turn where it was not next."""

    seat: int
    combination: Combination
    out_of_turn: bool = False


class Pass(NamedTuple):
    """A seat passed."""

    seat: int


class Clear(NamedTuple):
    """The trick is put aside; the seat leads next."""

    seat: int


class Announce(NamedTuple):
    """A seat is down to so many cards."""

    seat: int
    cards_left: int


class Bonus(NamedTuple):
    """A special play earned points that are scored at once."""

    seat: int
    points: int


class Out(NamedTuple):
    """A seat has played its last card."""

    seat: int


class End(NamedTuple):
    """The deal is over."""


Event = InstantWin | Play | Pass | Clear | Announce | Bonus | Out | End
