"""Styles: what players of one level like, where it hardly matters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal, get_args

from bigtwo_qt.rules.cards import ACE, TWO, cards_of
from bigtwo_qt.rules.combinations import Combination

Style = Literal["careful", "bold", "hoarding"]

STYLES: tuple[Style, ...] = get_args(Style)


def some_style(source: random.Random) -> Style:
    """Return any of the styles."""
    return source.choice(STYLES)


def _careful(play: Combination | None) -> float:
    """Like low cards, and to pass rather than to play high."""
    if play is None:
        return 0.3
    return 0.5 - max(one.rank for one in cards_of(play.mask)) / TWO


def _bold(play: Combination | None) -> float:
    """Like to play rather than to pass, many cards and high ones."""
    if play is None:
        return -0.5
    return play.size / 10 + max(one.rank for one in cards_of(play.mask)) / (2 * TWO)


def _hoarding(play: Combination | None) -> float:
    """Like to keep aces, 2s and jokers."""
    if play is None:
        return 0.2
    return 0.5 - sum(one.rank >= ACE for one in cards_of(play.mask)) / 2


_TASTES: dict[Style, Callable[[Combination | None], float]] = {
    "careful": _careful,
    "bold": _bold,
    "hoarding": _hoarding,
}


def taste(style: Style, play: Combination | None) -> float:
    """Return how a style likes a decision, from −1 or so to 1; None is the pass."""
    return _TASTES[style](play)
