"""Drawings beside each value of an option: what it decides, asked of the rules."""

from __future__ import annotations

from bigtwo_qt.rules import Rules, RulesError
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import STANDARD_ORDER
from bigtwo_qt.ui import drawn_play, drawn_points
from bigtwo_qt.ui.drawings import Drawing, check
from bigtwo_qt.ui.examples import Example
from bigtwo_qt.ui.option_text import is_in_force, shown

MOST = 4
"""So many drawings stand beside a value."""

UNDRAWN = ("match_length",)
"""Options that are a figure and nothing else: there is nothing to draw."""
DRAWN_IN_ORDER = ("five_card_order",)
"""Options whose values are an order, in which each thing is drawn at its place."""
_OF_FIVE_CARDS = ("runs", "run_length", "flush_order", "same_kind_answer")


def value_examples(option: str, rules: Rules, most: int = MOST) -> tuple[Drawing, ...]:
    """Return drawings of what an option decides under some rules, so many at most.

    Raises ExampleError where one says something else than the rules do.
    """
    made = drawn_play.MADE.get(option) or drawn_points.MADE.get(option)
    shown_by = _with_combinations(option, rules)
    # Where two examples are alike, one says it.
    found = (*(made(rules) if made is not None else ()), *dict.fromkeys(shown(option, shown_by)))
    for one in found:
        check(shown_by if isinstance(one, Example) else rules, one)
    return found[:most]


def _with_combinations(option: str, rules: Rules) -> Rules:
    """Return the rules with the standard kinds of five cards, where without an option is idle."""
    if is_in_force(option, rules) or option not in _OF_FIVE_CARDS:
        return rules
    try:
        return change(rules, five_card_order=STANDARD_ORDER, **{option: getattr(rules, option)})
    except RulesError:
        return rules
