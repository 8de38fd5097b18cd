"""Computer opponents. Each is given what its seat may know (SeatView), and nothing else."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

from bigtwo_qt.players.amateur import Beginner, Casual
from bigtwo_qt.players.expert import Expert
from bigtwo_qt.players.greedy import GreedyPlayer
from bigtwo_qt.players.master import Master
from bigtwo_qt.players.planner import Planner
from bigtwo_qt.players.random_player import RandomPlayer
from bigtwo_qt.players.seat_view import Player
from bigtwo_qt.players.skilled import Skilled

# numpy is loaded at the first decision that needs it. Its sums then run on one core: they are the
# same whatever the number of cores, and what is too small to share does not wait for other cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

LEVELS: dict[str, Callable[[random.Random], Player]] = {
    "beginner": Beginner,
    "casual": Casual,
    "skilled": Skilled,
    "expert": Expert,
    "master": Master,
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "planner": Planner,
}
"""From the name of a level to what makes a player of it, from the source of its randomness.

The first five are for people to play against, each stronger than the one before; the others have
no whims, and measure.
"""

FOR_PEOPLE = ("beginner", "casual", "skilled", "expert", "master")
"""The levels that people play against, the weakest first."""
