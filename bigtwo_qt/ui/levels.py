"""The levels as they play at the table: one that thinks long lets the window have its turn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from bigtwo_qt import players
from bigtwo_qt.players.seat_view import Player

# Seconds of rest between two slices of work: the window draws meanwhile.
BREATH = 0.001


def breathe() -> None:
    """Let other threads have their turn."""
    time.sleep(BREATH)


def _master(source: random.Random) -> Player:
    from bigtwo_qt.players.master import Master

    return Master(source, pause=breathe)


LEVELS: dict[str, Callable[[random.Random], Player]] = {**players.LEVELS, "master": _master}
"""As `players.LEVELS`; what is decided is the same."""
