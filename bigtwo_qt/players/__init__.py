"""Computer opponents. Each is given what its seat may know (SeatView), and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

from bigtwo_qt.players.greedy import GreedyPlayer
from bigtwo_qt.players.planner import Planner
from bigtwo_qt.players.random_player import RandomPlayer
from bigtwo_qt.players.seat_view import Player

LEVELS: dict[str, Callable[[random.Random], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "planner": Planner,
}
"""From the name of a level to what makes a player of it, from the source of its randomness."""
