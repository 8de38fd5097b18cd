"""Changing an option together with those that it needs changed, so that any can be changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from bigtwo_qt.rules.options import (
    CHOICES,
    FIVE_CARD_KINDS,
    OPTIONS,
    STANDARD_ORDER,
    VALID,
    Rules,
    clashes,
    draft,
)

# What may be tried for an option that takes more than a choice of values, the usual first.
_TRIED: dict[str, tuple[Any, ...]] = {
    "hand_size": (13, 17, 21, "all"),
    "five_card_order": (STANDARD_ORDER, FIVE_CARD_KINDS, FIVE_CARD_KINDS[:3]),
}


def change(rules: Rules, **wanted: Any) -> Rules:
    """Return the rules with the options wanted, and with as few others changed as that needs.

    Raises RulesError where a value is unknown, or the options wanted contradict each other.
    """
    for name, value in wanted.items():
        if name not in VALID or not VALID[name](value):
            return dataclasses.replace(rules, **wanted)
    for others in range(len(OPTIONS)):
        for found in _mended(rules, wanted, others):
            return dataclasses.replace(rules, **found)
        if any(set(names) <= set(wanted) for names in clashes(draft(rules, wanted))):
            break
    return dataclasses.replace(rules, **wanted)


def _mended(rules: Rules, changes: dict[str, Any], others: int) -> Iterator[dict[str, Any]]:
    """Yield changes that hold these and exactly so many others, and leave no clash.

    Each clash is mended by another value of one of its options; those with the fewest options left
    to change come first, so that what cannot be mended is found at once.
    """
    open_names = [
        [name for name in names if name not in changes] for names in clashes(draft(rules, changes))
    ]
    if not open_names:
        if others == 0:
            yield changes
        return
    fewest = min(open_names, key=len)
    if others < _disjoint(open_names):
        return
    for name in fewest:
        for value in _tried(rules, name):
            yield from _mended(rules, {**changes, name: value}, others - 1)


def _tried(rules: Rules, name: str) -> list[Any]:
    """Return the other values of an option to try: of numbers of players the nearest first."""
    now = getattr(rules, name)
    others = [value for value in _TRIED.get(name) or CHOICES.get(name, ()) if value != now]
    if name == "players":
        others.sort(key=lambda players: abs(players - now))
    return others


def _disjoint(groups: list[list[str]]) -> int:
    """Return how many groups can be picked of which no two share a name: each needs a change."""
    taken: set[str] = set()
    count = 0
    for names in groups:
        if taken.isdisjoint(names):
            taken.update(names)
            count += 1
    return count
