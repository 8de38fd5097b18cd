"""What the last match was begun with, as the settings keep it for the next one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

VERSION = 1
LONGEST_NAME = 24
LONGEST_RULES_NAME = 100
MOST_OPPONENTS = 7
ENDS = ("deals", "points")
LONGEST_MATCH = 1_000_000
_MOST_PLAYERS = 8
_LONGEST_WORD = 40


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer's seat; "" stands for what the seat has at the start."""

    name: str = ""
    emblem: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class LastTable:
    """The choice of a new match.

    `own` names a rule set of the player's own and goes before `system`; "" is none. 0 `players`,
    and "" and 0 for how the match ends, stand for what the rules have. `opponents` are by seat, the
    first is that after the person's. `unknown` holds the keys of other versions.
    """

    system: str = "big-two"
    own: str = ""
    players: int = 0
    match_ends: str = ""
    match_length: int = 0
    opponents: tuple[Opponent, ...] = ()
    unknown: Mapping[str, Any] = field(default_factory=dict)


def is_name(value: object) -> bool:
    """Whether this may be the name of a player."""
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST_NAME


def _is_text(longest: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value.isprintable() and len(value) <= longest


def _is_count(most: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and 0 <= value <= most


# Which systems, levels and emblems there are is known to whoever reads the choice.
_FIELDS: dict[str, Callable[[object], bool]] = {
    "system": _is_text(_LONGEST_WORD),
    "own": _is_text(LONGEST_RULES_NAME),
    "players": _is_count(_MOST_PLAYERS),
    "match_ends": lambda value: value in ("", *ENDS),
    "match_length": _is_count(LONGEST_MATCH),
}
_OPPONENT: dict[str, Callable[[object], bool]] = {
    "name": _is_text(LONGEST_NAME),
    "emblem": _is_text(_LONGEST_WORD),
    "level": _is_text(_LONGEST_WORD),
}


def understand(found: object) -> tuple[LastTable, list[str]]:
    """Return the choice kept as this JSON, and the names of the values that made no sense.

    Each of these falls back on its own. Of a newer version nothing is called senseless.
    """
    if not isinstance(found, dict):
        return LastTable(), [""]
    values, wrong = _right(found, _FIELDS)
    listed = found.get("opponents", [])
    opponents: tuple[Opponent, ...] = ()
    if isinstance(listed, list) and len(listed) <= MOST_OPPONENTS:
        seats = [_opponent(one) for one in listed]
        opponents = tuple(opponent for opponent, _ in seats)
        wrong += [
            f"opponents.{number}{name and f'.{name}'}"
            for number, (_, names) in enumerate(seats, 1)
            for name in names
        ]
    else:
        wrong.append("opponents")
    version = found.get("version", VERSION)
    if type(version) is not int or version < 0:
        wrong.append("version")
    elif version > VERSION:
        wrong = []
    known = {"version", "opponents", *_FIELDS}
    unknown = {name: value for name, value in found.items() if name not in known}
    return LastTable(**values, opponents=opponents, unknown=unknown), wrong


def _opponent(found: object) -> tuple[Opponent, list[str]]:
    if not isinstance(found, dict):
        return Opponent(), [""]
    values, wrong = _right(found, _OPPONENT)
    return Opponent(**values), wrong


def _right(
    found: Mapping[str, Any], checks: Mapping[str, Callable[[object], bool]]
) -> tuple[dict[str, Any], list[str]]:
    """Return the values that are right, and the names of those that are not."""
    given = [name for name in checks if name in found]
    wrong = [name for name in given if not checks[name](found[name])]
    return {name: found[name] for name in given if name not in wrong}, wrong


def to_fields(table: LastTable) -> dict[str, Any]:
    """Return the choice as JSON for the settings."""
    return {
        "version": VERSION,
        **{name: getattr(table, name) for name in _FIELDS},
        "opponents": [
            {name: getattr(opponent, name) for name in _OPPONENT} for opponent in table.opponents
        ],
        **table.unknown,
    }
