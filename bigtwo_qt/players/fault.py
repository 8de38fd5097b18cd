"""Why a weaker player decides in the place of another, as data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import Player
    from bigtwo_qt.rules import Rules

Lack = Literal["missing", "unreadable", "damaged", "foreign"]
SENTENCES: dict[Lack, str] = {
    "missing": "the file {file} is missing",
    "unreadable": "the file {file} cannot be read",
    "damaged": "the file {file} is damaged",
    "foreign": "the weights in {file} are not those of this program",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with the file that a player needs, and the level that it plays at instead."""

    lack: Lack
    file: Path
    instead: str = "skilled"

    def __str__(self) -> str:
        """Return what is wrong in English, for a shell."""
        return SENTENCES[self.lack].format(file=self.file)


def fault_of(player: Player, rules: Rules) -> Fault | None:
    """Return what keeps a player from playing by these rules as its level does, None if nothing.

    This may load what the player needs, which takes a moment.
    """
    find = getattr(player, "fault", None)
    found: Fault | None = None if find is None else find(rules)
    return found
