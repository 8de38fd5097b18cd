"""The benchmark: rules, players, results and the window, as medians with their spread.

Machines differ and are shared, so each figure is measured several times; compare medians.
"""

from __future__ import annotations

import dataclasses
import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from itertools import cycle, pairwise
from math import ceil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, process_time
from typing import Any

from bigtwo_qt.players import LEVELS
from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.players.seating import play_deal
from bigtwo_qt.players.simulation import simulate
from bigtwo_qt.rules import SYSTEMS, Card, Deal, Rules, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.combinations import tables
from bigtwo_qt.rules.match import Match
from bigtwo_qt.store import Results
from bigtwo_qt.store.archive import Archive, Filter

PARTS = ("rules", "players", "results", "window")
"""What can be measured."""

RUNS = 5
MEASURED_SYSTEMS = ("big-two", "four-cards")
"""Where the decisions of each level are measured."""
DEALS_A_RUN = {"master": 4}
"""Deals of a run, of the level that takes long."""
MANY_DEALS = 200
STORED_DEALS = 100_000
DEALS_A_MATCH = 9
KEPT_MATCHES = 60
_QUICK = ("random", "greedy", "planner")
"""Levels that fill the results without long thought."""
KEPT_SYSTEMS = ("big-two", "big-two", "pusoy-dos", "indonesian", "winner", "taiwan")


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure of several runs."""

    name: str
    unit: str
    runs: tuple[float, ...]

    def __str__(self) -> str:
        low, mid, high = min(self.runs), median(self.runs), max(self.runs)
        spread = f"({low:.4g} to {high:.4g})" if len(self.runs) > 1 else ""
        return f"{self.name:<56}{mid:>9.4g} {self.unit:<20}{spread}".rstrip()


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


def measure(parts: Collection[str] = PARTS) -> Iterator[Measured]:
    """Measure some parts, in the order of `PARTS`; yields each figure as it is known."""
    measures = {"rules": _rules, "players": _players, "results": _results, "window": _window}
    for part in PARTS:
        if part in parts:
            yield from measures[part]()


def _rules() -> Iterator[Measured]:
    for name in SYSTEMS:
        rules = system(name)
        yield _repeated(f"{name}: all lead plays of a random hand", "µs a hand", _leads(rules))
        yield _repeated(f"{name}: random self-play", "deals a core second", _self_play(rules))


def _players() -> Iterator[Measured]:
    for level in LEVELS:
        for name in MEASURED_SYSTEMS:
            yield from _decisions(level, name)


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


class Clocked:
    """A player that notes the processor time, in seconds, of decisions that left it a choice.

    What is asked out of turn is passed on and not noted.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self.offer, self.take = player.offer, player.take
        self.interrupt = player.interrupt
        self.times: list[float] = []

    def choose(self, view: SeatView) -> list[Card] | None:
        begun = process_time()
        answer = self._player.choose(view)
        taken = process_time() - begun
        if len(view.plays) + view.can_pass > 1:
            self.times.append(taken)
        return answer


def _decisions(level: str, system_id: str) -> Iterator[Measured]:
    """Measure the decisions of a level at all seats, in processor time of all its threads.

    The median has the spread of its runs; the slowest of a hundred is of all runs together, for
    which a run alone has too few.
    """
    deals = DEALS_A_RUN.get(level, 20)
    runs = [_timed_deals(level, system(system_id), deals, run) for run in range(RUNS)]
    every = [taken for times in runs for taken in times]
    name = f"{level} in {system_id}, {len(every):,} choices"
    yield Measured(f"{name}: median", "ms a decision", tuple(median(times) for times in runs))
    yield Measured(f"{name}: p99", "ms a decision", (percentile(every, 0.99),))


def _timed_deals(level: str, rules: Rules, deals: int, run: int) -> list[float]:
    """Return how long each choice took, in ms; a deal before fills what is looked up."""
    players = [Clocked(LEVELS[level](random.Random(run))) for _ in range(rules.players)]
    match = Match(rules, [level] * rules.players, run, "bench")
    for number in range(deals + 1):
        if number == 1:
            for player in players:
                player.times.clear()
        play_deal(match, players)
        match.finish_deal()
        if match.standing.is_over:
            match = Match(rules, match.players, match.seed, "bench")
    return [1000 * taken for player in players for taken in player.times]


def _results() -> Iterator[Measured]:
    """Measure what is asked of the results of many years, each time of a file just opened."""

    def asked(ask: Callable[[Archive], object]) -> Callable[[int], float]:
        def once(run: int) -> float:
            with closing(Results.open(path)) as results:
                begun = perf_counter()
                ask(results.archive)
                return 1000 * (perf_counter() - begun)

        return once

    def start(run: int) -> float:
        begun = perf_counter()
        results = Results.open(path)
        taken = 1000 * (perf_counter() - begun)
        results.close()
        return taken

    def start_after_a_crash(run: int) -> float:
        path.touch()  # then all of it is checked
        return start(run)

    def show_list(archive: Archive, wanted: Filter | None = None) -> None:
        archive.count_matches(wanted)
        archive.matches(wanted)
        archive.players()
        archive.systems()

    filtered = Filter(text="mei big", level="greedy", since=date(2020, 1, 1))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "results.db"
        _fill(path)
        name = f"{STORED_DEALS:,} deals kept"
        yield _repeated(f"{name}: start", "ms", start)
        yield _repeated(f"{name}: start after a crash", "ms", start_after_a_crash)
        yield _repeated(f"{name}: the list of matches", "ms", asked(show_list))
        yield _repeated(
            f"{name}: the list, filtered",
            "ms",
            asked(lambda archive: show_list(archive, filtered)),
        )
        yield _repeated(f"{name}: statistics", "ms", asked(Archive.statistics))


def _fill(path: Path) -> None:
    """Keep some real matches of several systems, and then copy them until there are enough."""
    with closing(Results.open(path)) as results:
        deals = sum(
            _keep_match(results, match, name)
            for match, name in zip(range(KEPT_MATCHES), cycle(KEPT_SYSTEMS), strict=False)
        )
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN")
        for copy in range(1, -(-STORED_DEALS // deals)):
            for table, changes in {
                "matches": {
                    "id": f"id || ' {copy}'",
                    "place": f"place + {copy * KEPT_MATCHES}",
                    "started": f"strftime('%Y-%m-%dT%H:%M:%S', started, '-{4 * copy} hours')",
                },
                "deals": {"id": f"id + {copy * deals}", "match": f"match || ' {copy}'"},
                "counted": {"deal": f"deal + {copy * deals}"},
            }.items():
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                chosen = ", ".join(changes.get(column, column) for column in columns)
                first = "deal" if table == "counted" else "rowid"
                connection.execute(
                    f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {first} <= ?",
                    (KEPT_MATCHES if table == "matches" else deals,),
                )
        connection.execute("COMMIT")


def _keep_match(results: Results, match: int, name: str) -> int:
    """Keep a match as the table does, the person in seat 0; return the number of its deals."""
    rules = dataclasses.replace(system(name), match_ends="deals", match_length=DEALS_A_MATCH)
    levels = ["greedy", *(_QUICK[(match + seat) % len(_QUICK)] for seat in range(3))]
    names = ("You", "Mei", "Ana", "Budi")
    (played,) = simulate(rules, levels, DEALS_A_MATCH, match)
    results.begin_match(f"{match}", rules.to_json(), names, ["", *levels[1:]], match)
    for deal in played:
        header = json.loads(deal.record)
        events, result = header.pop("events"), header.pop("result")
        number = results.begin_deal(f"{match}", header["number"], json.dumps(header))
        results.append(number, [json.dumps(event) for event in events])
        is_last = header["number"] == DEALS_A_MATCH
        results.finish_deal(number, json.dumps(result), is_last)
    return len(played)


def _window() -> Iterator[Measured]:
    """Start the window as a child, for its start, its frames and its memory."""
    starts = [_first_frame() for _ in range(RUNS + 1)]
    yield Measured("window: start until the first frame", "s", tuple(starts[1:]))
    for size in ("1280x800", "2560x1440"):
        logs = [_demo("--size", size, "--speed", "normal", "--seed", str(run)) for run in range(3)]
        dealing = [_between(log, "Counted", "HandSorted") for log in logs]
        yield from _frames(f"dealing at {size}", dealing)
    logs = [_demo("--speed", "normal", "--seed", "3")]
    yield from _frames("while computers think", [_while_thinking(log) for log in logs])
    masters = ",".join(["master"] * 4)
    logs = [_demo("--players", masters, "--seed", str(run)) for run in range(3)]
    yield from _frames("while masters think", [_while_thinking(log) for log in logs])
    (log,) = [_demo("--speed", "instant", "--deals", str(MANY_DEALS))]
    memory = log["memory"]
    for deals in (10, MANY_DEALS // 2, MANY_DEALS):
        yield Measured(f"window: memory after {deals} deals", "MB", (memory[deals - 1],))


def _command() -> list[str]:
    return [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "bigtwo_qt"])]


def _environment(home: str) -> dict[str, str]:
    """Return the environment of a child: unseen where there is no screen, bytecode kept."""
    environment = {**os.environ, "BIGTWO_HOME": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys() and sys.platform == "linux":
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    return environment


def _first_frame() -> float:
    """Return the seconds from the start of the program to the first frame of a new match."""
    with TemporaryDirectory() as home:
        begun = monotonic()
        done = subprocess.run(
            [*_command(), "--software", "--until-first-frame"],
            check=True,
            capture_output=True,
            text=True,
            env=_environment(home),
        )
    return float(done.stdout) - begun


def _demo(*arguments: str) -> dict[str, Any]:
    """Let computers play a match in the window, one deal unless told; return its frame log."""
    with TemporaryDirectory() as home:
        log = Path(home) / "frames.json"
        command = [*_command(), "--software", "demo", "--exit", "--frames", str(log)]
        if "--deals" not in arguments:
            command += ["--deals", "1"]
        subprocess.run([*command, *arguments], check=True, env=_environment(home))
        found: dict[str, Any] = json.loads(log.read_text(encoding="utf-8"))
    return found


def _between(log: dict[str, Any], first: str, last: str) -> list[tuple[float, float]]:
    """Return interval and cost, in ms, of the frames from the end of one step to that of another.

    The cost is what the thread of the window computed since the frame before.
    """
    times = {name: at for at, name in reversed(log["steps"])}
    return _spans(log["frames"], [(times[first], times[last])])


def _while_thinking(log: dict[str, Any]) -> list[tuple[float, float]]:
    """Return interval and cost of the frames during the steps in which a computer thinks."""
    steps = log["steps"]
    spans = [(begun, at) for (begun, _), (at, name) in pairwise(steps) if name == "Thinking"]
    return _spans(log["frames"], spans)


def _spans(
    frames: Sequence[tuple[float, float]], spans: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    return [
        (1000 * (at - before), 1000 * (used - used_before))
        for (before, used_before), (at, used) in pairwise(frames)
        if any(begun <= before and at <= ended for begun, ended in spans)
    ]


def _frames(name: str, runs: Sequence[Sequence[tuple[float, float]]]) -> Iterator[Measured]:
    """Return the percentiles of frame intervals and costs, each as the runs have it."""
    for place, what in enumerate(("interval", "cost")):
        for share, part in ((0.5, "median"), (0.99, "p99")):
            found = [percentile([frame[place] for frame in run], share) for run in runs]
            yield Measured(f"frames, {name}: {what}, {part}", "ms", tuple(found))


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that a share of the values does not exceed (the nearest rank)."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]
