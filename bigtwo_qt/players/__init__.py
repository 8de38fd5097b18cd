"""Computer opponents. Each is given what its seat may know (SeatView), and nothing else.

What makes a player is loaded with the first player of its level: the window is there sooner.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from bigtwo_qt.players.seat_view import Player


def _beginner(source: random.Random) -> Player:
    from bigtwo_qt.players.amateur import Beginner

    return Beginner(source)


def _casual(source: random.Random) -> Player:
    from bigtwo_qt.players.amateur import Casual

    return Casual(source)


def _skilled(source: random.Random) -> Player:
    from bigtwo_qt.players.skilled import Skilled

    return Skilled(source)


def _expert(source: random.Random) -> Player:
    from bigtwo_qt.players.expert import Expert

    return Expert(source)


def _master(source: random.Random) -> Player:
    from bigtwo_qt.players.master import Master

    return Master(source)


def _random(source: random.Random) -> Player:
    from bigtwo_qt.players.random_player import RandomPlayer

    return RandomPlayer(source)


def _greedy(source: random.Random) -> Player:
    from bigtwo_qt.players.greedy import GreedyPlayer

    return GreedyPlayer(source)


def _planner(source: random.Random) -> Player:
    from bigtwo_qt.players.planner import Planner

    return Planner(source)


LEVELS: dict[str, Callable[[random.Random], Player]] = {
    "beginner": _beginner,
    "casual": _casual,
    "skilled": _skilled,
    "expert": _expert,
    "master": _master,
    "random": _random,
    "greedy": _greedy,
    "planner": _planner,
}
"""From the name of a level to what makes a player of it, from the source of its randomness.

The first five are for people to play against, each stronger than the one before; the others have
no whims, and measure.
"""

WEIGHTS = ".npz"
"""How the name of a player ends that is a file: an expert with the weights that it holds."""

FOR_PEOPLE = ("beginner", "casual", "skilled", "expert", "master")
"""The levels that people play against, the weakest first."""


def player_of(name: str, source: random.Random) -> Player:
    """Return a player of a level, or with the weights of a file, as `name` says.

    Raises KeyError where it is neither, and WeightsError where the file holds no network.
    """
    if not name.endswith(WEIGHTS):
        return LEVELS[name](source)
    from bigtwo_qt.players.expert import Expert
    from bigtwo_qt.players.network import network_of

    return Expert(source, network=network_of(Path(name)))


def label_of(name: str) -> str:
    """Return a player's name as tables and records show it: of a file, without its folder."""
    return Path(name).stem if name.endswith(WEIGHTS) else name
