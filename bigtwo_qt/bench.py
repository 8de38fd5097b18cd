"""The benchmark: rules, players and the window, as medians with their spread.

Machines differ and are shared, so each figure is measured several times; compare medians.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bigtwo_qt.players import LEVELS
from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.rules import SYSTEMS, Deal, Rules, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.combinations import tables

RUNS = 5
DEMO = (
    "demo",
    "--system",
    "big-two",
    "--deals",
    "1",
    "--seed",
    "3",
    "--speed",
    "instant",
    "--exit",
)


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure of several runs."""

    name: str
    unit: str
    runs: tuple[float, ...]

    def __str__(self) -> str:
        low, mid, high = min(self.runs), median(self.runs), max(self.runs)
        return f"{self.name:<52}{mid:>9.4g} {self.unit:<20}({low:.4g} to {high:.4g})"


def as_json(measured: Measured) -> dict[str, Any]:
    """Return a figure with its median and spread, as `bench --json` prints it."""
    return {
        "name": measured.name,
        "unit": measured.unit,
        "median": median(measured.runs),
        "min": min(measured.runs),
        "max": max(measured.runs),
        "runs": len(measured.runs),
    }


def measure() -> Iterator[Measured]:
    """Measure everything, the rules of every system first; yields each figure as it is known."""
    for name in SYSTEMS:
        rules = system(name)
        yield _repeated(f"{name}: all lead plays of a random hand", "µs a hand", _leads(rules))
        yield _repeated(f"{name}: random self-play", "deals a core second", _self_play(rules))
    for level in LEVELS:
        yield _repeated(f"{level} in big-two", "ms a decision", _decisions(level))
    yield from _window()


def _repeated(name: str, unit: str, once: Callable[[int], float]) -> Measured:
    """Measure a figure several times, after a run that fills what is looked up."""
    once(RUNS)
    return Measured(name, unit, tuple(once(run) for run in range(RUNS)))


def _leads(rules: Rules, hands: int = 2000) -> Callable[[int], float]:
    """Return a measurement: the median over random hands, each asked once, in microseconds."""

    def once(run: int) -> float:
        shuffled = random.Random(run)
        found = tables(rules)
        pack = cards_of(rules.pack)
        # With two packs a card may be drawn twice: one of each is enough to measure with.
        masks = [sum({1 << one for one in shuffled.sample(pack, 13)}) for _ in range(hands)]
        times = []
        for mask in masks:
            begun = perf_counter()
            found.leads(mask)
            times.append(perf_counter() - begun)
        return median(times) * 1e6

    return once


def _self_play(rules: Rules, deals: int = 300) -> Callable[[int], float]:
    """Return a measurement: deals a second of processor time, decisions uniformly random."""

    def once(run: int) -> float:
        draw = random.Random(run).random
        dealt = [Deal.shuffled(rules, 1000 * run + number) for number in range(deals)]
        begun = process_time()
        for deal in dealt:
            while not deal.over:
                plays = deal.legal_plays()
                place = int(draw() * (len(plays) + deal.can_pass))
                deal.decide(plays[place] if place < len(plays) else None)
        return deals / (process_time() - begun)

    return once


def _decisions(level: str, deals: int = 20) -> Callable[[int], float]:
    """Return a measurement: the mean time of a level's decisions, in milliseconds."""

    def once(run: int) -> float:
        names = [level] * 4
        return figures(names, simulate(system("big-two"), names, deals, run))[0].milliseconds

    return once


def _window() -> Iterator[Measured]:
    """Start the window as a child that plays a deal at once and closes."""
    command = [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "bigtwo_qt"])]
    environment = dict(os.environ)
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys() and sys.platform == "linux":
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    seconds = []
    for _ in range(RUNS):
        begun = perf_counter()
        subprocess.run([*command, *DEMO], check=True, env=environment)
        seconds.append(perf_counter() - begun)
    yield Measured("window: start, one instant deal and close", "s", tuple(seconds))
    if sys.platform != "win32":
        import resource

        unit = 1024 if sys.platform == "darwin" else 1
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / unit / 1024
        yield Measured("window: largest resident memory", "MB", (peak,))
