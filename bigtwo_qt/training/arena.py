"""Networks against each other and against simple players, in the kernel.

    python -m bigtwo_qt.training.arena --system four-cards --seat FILE --others FILE|greedy|random

A file is a checkpoint of training or exported weights. One seat against three of another kind, in
all four seatings of every deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from bigtwo_qt.players.network import parts_of
from bigtwo_qt.rules import Rules, system
from bigtwo_qt.training import kernel as k
from bigtwo_qt.training import learner, selfplay
from bigtwo_qt.training.specs import Specs

Seat: TypeAlias = dict[str, Any] | int
"""The weights of a network, or `selfplay.RANDOM` or `selfplay.GREEDY`."""

_SIMPLE = {"random": selfplay.RANDOM, "greedy": selfplay.GREEDY}


def measure(
    rules: Rules, seat: Seat, others: Seat, deals: int, seed: int
) -> tuple[float, float, float, float]:
    """Return points and margin a deal of one seat against others, each with its 95 % interval."""
    specs = Specs.of([rules])
    selfplay.seed_numbers(seed)
    table = selfplay.Table(specs, np.ones(1), 0.0, deals * rules.players)
    arrays = table.arrays
    shifts = np.arange(len(table.states)) % rules.players
    for deal in range(deals):
        first = deal * rules.players
        table.states[first : first + rules.players] = table.states[first]
    simple = seat if isinstance(seat, int) else selfplay.NETWORK
    table.seats[:] = others if isinstance(others, int) else selfplay.NETWORK
    table.seats[np.arange(len(shifts)), shifts] = simple
    networks = [one for one in (seat, others) if not isinstance(one, int)]
    room: list[dict[str, Any]] = [{} for _ in networks]
    scratch_kept = table.kept
    while True:
        rows = selfplay.collect(
            table.states, arrays, specs.vectors, table.seats, table.start, table.shared, table.own,
            table.plays, table.ranges, table.deciders,
        )  # fmt: skip
        table.start += 7
        if not rows:
            break
        found = [
            learner.values(weights, table.shared, table.own[:rows], table.ranges, space)
            for weights, space in zip(networks, room, strict=True)
        ]
        values = found[0]
        if len(found) == 2:
            mine = (table.deciders == shifts)[selfplay.deals_of(table.ranges)]
            values = np.where(mine, found[0], found[1])
        table.lengths[:] = selfplay.MOST_SAMPLES
        selfplay.choose(
            table.states, arrays, table.ranges, table.deciders, values, table.plays, 0.0,
            table.shared, table.own, scratch_kept, table.lengths,
        )  # fmt: skip
    points = np.zeros(len(table.states))
    margins = np.zeros(len(table.states))
    got, made = np.zeros(4, np.int64), np.zeros(4)
    for place, state in enumerate(table.states):
        k.score(got, state, specs.options[0], specs.rates[0], specs.needs[0])
        selfplay.margins_of(made, state, specs.options[0], specs.rates[0], specs.needs[0])
        points[place] = specs.options[0, k.SIGN] * got[shifts[place]]
        margins[place] = made[shifts[place]]
    points = points.reshape(deals, rules.players).mean(axis=1)
    margins = margins.reshape(deals, rules.players).mean(axis=1)
    half = 1.96 / sqrt(deals)
    return (
        float(points.mean()),
        float(points.std(ddof=1) * half),
        float(margins.mean()),
        float(margins.std(ddof=1) * half),
    )


def _seat(name: str) -> Seat:
    if name in _SIMPLE:
        return _SIMPLE[name]
    return dict(parts_of(Path(name)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bigtwo_qt.training.arena")
    parser.add_argument("--system", default="four-cards", metavar="ID")
    parser.add_argument("--seat", required=True, metavar="FILE")
    parser.add_argument("--others", required=True, metavar="FILE|greedy|random")
    parser.add_argument("--deals", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options = parser.parse_args(arguments)
    points, points_ci, margin, margin_ci = measure(
        system(options.system), _seat(options.seat), _seat(options.others), options.deals,
        options.seed,
    )  # fmt: skip
    print(
        f"{options.system}, {options.deals} deals in all seatings: "
        f"points {points:+.2f} ±{points_ci:.2f}, margin {margin:+.2f} ±{margin_ci:.2f}"
    )


if __name__ == "__main__":
    main()
