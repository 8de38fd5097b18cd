"""A match that rests while something else is seen at the table."""

from __future__ import annotations

from dataclasses import dataclass

from bigtwo_qt.ui.arrangement import Arrangement
from bigtwo_qt.ui.controller import Controller


@dataclass(frozen=True, slots=True)
class Resting:
    """What is needed to go on with a match exactly where it stood, with how the hand lay."""

    controller: Controller
    levels: tuple[str, ...]
    arrangement: Arrangement | None
