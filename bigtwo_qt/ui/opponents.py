"""Who sits at the table when a new match begins, and the names and emblems there are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bigtwo_qt.players import FOR_PEOPLE
from bigtwo_qt.rules import Rules
from bigtwo_qt.store import Opponent
from bigtwo_qt.ui.keeper import PERSON

PERSON_EMBLEM = "you"
# Every emblem has names of its own; the first of each sit down at the start, in this order.
NAMES: dict[str, tuple[str, ...]] = {
    "lotus": ("Mei", "Lian", "Dewi", "Hana", "Tala", "Anh"),
    "crane": ("Ana", "Rosa", "Heng", "Kiko", "Farah", "Yuen"),
    "bamboo": ("Budi", "Zhu", "Minh", "Rafi", "Pablo", "Lin"),
    "plum": ("Ling", "Nilo", "Suki", "Putri", "Wan", "Elena"),
    "carp": ("Jomar", "Chen", "Agus", "Dao", "Isko", "Koi"),
    "moon": ("Sari", "Yue", "Luna", "Bulan", "Chang", "Nadia"),
    "pine": ("Wei", "Song", "Hugo", "Bayu", "Matsu", "Rico"),
}
EMBLEMS = tuple(NAMES)
OPPONENT_LEVELS = ("skilled", "casual", "skilled", "beginner", "casual", "skilled", "casual")
OFFERED_LEVELS = FOR_PEOPLE
"""The levels that can be chosen to play against, the weakest first."""


@dataclass(frozen=True, slots=True)
class Seating:
    """What is played and by whom, by seat; the level of a person is PERSON."""

    rules: Rules
    names: tuple[str, ...]
    levels: tuple[str, ...]
    emblems: tuple[str, ...]


def usual(seat: int) -> Opponent:
    """Return the computer that sits at a seat other than the first at the start."""
    emblem = EMBLEMS[seat - 1]
    return Opponent(NAMES[emblem][0], emblem, OPPONENT_LEVELS[seat - 1])


def seating(rules: Rules, person: str | None) -> Seating:
    """Return a table for these rules, with a person of this name in seat 0, or computers alone."""
    others = [usual(seat) for seat in range(1, rules.players)]
    first = ("Bao", "skilled") if person is None else (person, PERSON)
    return Seating(
        rules,
        (first[0], *(one.name for one in others)),
        (first[1], *(one.level for one in others)),
        (PERSON_EMBLEM, *(one.emblem for one in others)),
    )


def known_emblems(names: Sequence[str], kept: Sequence[Opponent]) -> tuple[str, ...]:
    """Return the emblems by seat of players who have sat down before.

    An emblem is that which was `kept` with the name at the same seat; else the one the name belongs
    to, or that of the seat.
    """
    found = [PERSON_EMBLEM]
    owners = {name: emblem for emblem, owned in NAMES.items() for name in owned}
    for seat, name in enumerate(names[1:], 1):
        known = kept[seat - 1] if seat <= len(kept) else Opponent()
        is_kept = known.name == name and known.emblem in EMBLEMS
        found.append(known.emblem if is_kept else owners.get(name, EMBLEMS[seat - 1]))
    return tuple(found)


def shuffled(count: int, source: random.Random) -> list[tuple[str, str]]:
    """Return so many names with their emblems, drawn from all there are, each emblem once."""
    emblems = source.sample(EMBLEMS, count)
    return [(source.choice(NAMES[emblem]), emblem) for emblem in emblems]
