"""Who sits at the table when a new match begins."""

from __future__ import annotations

from dataclasses import dataclass

from bigtwo_qt.rules import Rules
from bigtwo_qt.ui.keeper import PERSON

OPPONENTS = (
    ("Mei", "lotus"),
    ("Ana", "crane"),
    ("Budi", "bamboo"),
    ("Ling", "plum"),
    ("Jomar", "carp"),
    ("Sari", "moon"),
    ("Wei", "pine"),
)
OPPONENT_LEVELS = ("planner", "greedy", "planner", "random", "greedy", "planner", "greedy")


@dataclass(frozen=True, slots=True)
class Seating:
    """What is played and by whom: names and levels by seat, PERSON for the person's level."""

    rules: Rules
    names: tuple[str, ...]
    levels: tuple[str, ...]


def seating(rules: Rules, person: str | None) -> Seating:
    """Return a table for these rules, with a person of this name in seat 0, or computers alone."""
    others = rules.players - 1
    names = tuple(name for name, _ in OPPONENTS[:others])
    levels = OPPONENT_LEVELS[:others]
    if person is None:
        return Seating(rules, ("Bao", *names), ("planner", *levels))
    return Seating(rules, (person, *names), (PERSON, *levels))
