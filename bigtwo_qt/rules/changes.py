"""Changing an option together with those that it needs changed, so that any can be changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from bigtwo_qt.rules.options import (
    CHOICES,
    FIVE_CARD_KINDS,
    STANDARD_ORDER,
    Rules,
    RulesError,
)

# What may be tried for an option that takes more than a choice of values, the usual first.
_TRIED: dict[str, tuple[Any, ...]] = {
    "hand_size": (13, 17, 21, "all"),
    "five_card_order": (STANDARD_ORDER, FIVE_CARD_KINDS, FIVE_CARD_KINDS[:3]),
}

# No change tried needed more than three others.
_MOST_OTHERS = 5


def change(rules: Rules, **wanted: Any) -> Rules:
    """Return the rules with the options wanted, and with as few others changed as that needs.

    Raises RulesError where a value is unknown, or the options wanted contradict each other.
    """
    for others in range(_MOST_OTHERS + 1):
        for found in _mended(rules, wanted, others):
            return found
        if _is_hopeless(rules, wanted):
            break
    return dataclasses.replace(rules, **wanted)


def _is_hopeless(rules: Rules, wanted: dict[str, Any]) -> bool:
    """Whether the clash is among the options wanted alone, or a value is unknown."""
    clash = _clash(rules, wanted)
    return clash is not None and set(clash) <= set(wanted)


def _clash(rules: Rules, changes: dict[str, Any]) -> tuple[str, ...] | None:
    """Return the options that clash when these are changed, None where the change is possible."""
    try:
        dataclasses.replace(rules, **changes)
    except RulesError as error:
        return error.options
    return None


def _mended(rules: Rules, changes: dict[str, Any], others: int) -> Iterator[Rules]:
    """Yield the possible rules with these changes and exactly so many others."""
    clash = _clash(rules, changes)
    if clash is None:
        yield dataclasses.replace(rules, **changes)
        return
    if others == 0:
        return
    for name in clash:
        if name in changes:
            continue
        for value in _TRIED.get(name) or CHOICES.get(name, ()):
            if value != getattr(rules, name):
                yield from _mended(rules, {**changes, name: value}, others - 1)
