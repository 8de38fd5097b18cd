"""Drawings beside each value of an option: what it decides, asked of the rules."""

from __future__ import annotations

from bigtwo_qt.rules import Rules
from bigtwo_qt.ui import drawn_play, drawn_points
from bigtwo_qt.ui.drawings import Drawing, check
from bigtwo_qt.ui.option_text import shown

MOST = 4
"""So many drawings stand beside a value."""

UNDRAWN = ("match_length",)
"""Options that are a figure and nothing else: there is nothing to draw."""
DRAWN_IN_ORDER = ("five_card_order",)
"""Options whose values are an order, in which each thing is drawn at its place."""


def value_examples(option: str, rules: Rules, most: int = MOST) -> tuple[Drawing, ...]:
    """Return drawings of what an option decides under some rules, so many at most.

    Raises ExampleError where one says something else than the rules do.
    """
    made = drawn_play.MADE.get(option) or drawn_points.MADE.get(option)
    found = (*(made(rules) if made is not None else ()), *shown(option, rules))[:most]
    for one in found:
        check(rules, one)
    return found
