"""What the master's search gains a decision, and with what budgets.

    python -m bigtwo_qt.training.tuning --system big-two --positions 200 --worlds 600 --seed 1 \
        --file FILE.npz [--budget prior=96 --budget worlds=64,rounds=2]

Experts play deals; in some positions the decisions that the network likes are played on in many
worlds, which takes long and is kept in the file. One half of the worlds then serves a search, the
other tells what its choice is worth, and the other way round: both halves are equally likely, so
nothing but luck in one half is gained there and not in the other. Told are points a decision over
what the network alone would choose, with 95 % intervals, and how many deals were played on.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from bigtwo_qt.players import beliefs, network
from bigtwo_qt.players.beliefs import Beliefs, Insight
from bigtwo_qt.players.covered import is_covered
from bigtwo_qt.players.expert import Expert
from bigtwo_qt.players.margin import margin
from bigtwo_qt.players.race import BUDGET, Budget, contenders, race
from bigtwo_qt.players.search import begun, margin_scale, play_on, worth_of
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Deal, Rules, system
from bigtwo_qt.rules.combinations import Combination

_LOOKED_INTO = replace(BUDGET, candidates=6, near=0.5)
_TAKEN = 0.15
"""How often a decision is looked into."""
_MOST_SAID = 10
"""How many of a seat's decisions are kept of a deal played on."""


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """Decisions, the best by the network first, played on in the same worlds.

    `values`: (decisions,), what the network says; `ends`: (decisions, worlds), what the deals came
    to; `said`: (decisions, worlds, _MOST_SAID), what the network said on the way, then NaN. All in
    units of the rules.
    """

    values: npt.NDArray[np.float64]
    ends: npt.NDArray[np.float64]
    said: npt.NDArray[np.float64]


class _Watcher(Expert):
    """An expert that has some of its decisions looked into."""

    def __init__(
        self, source: random.Random, insight: Insight, worlds: int, found: list[Position]
    ) -> None:
        super().__init__(source, "careful")
        self._insight = insight
        self._kept = worlds
        self._found = found

    def pick(
        self, view: SeatView, options: Sequence[Combination | None], out_of_turn: bool
    ) -> Combination | None:
        judge = network.network()
        seen = Beliefs(view, self._insight, self._source)
        values = self.values(judge, seen.now, view.seat, options, out_of_turn).tolist()
        places = contenders(values, _LOOKED_INTO)
        if len(places) > 1 and self._source.random() < _TAKEN:
            worlds = seen.drawn(self._kept)
            scale = margin_scale(view.rules, judge)
            shape = len(places), len(worlds)
            ends, said = np.zeros(shape), np.full((*shape, _MOST_SAID), np.nan)
            for number, place in enumerate(places):
                lines = begun(seen.now, worlds, view.seat, options[place], out_of_turn)
                play_on(judge, lines, view.seat, scale)
                for world, line in enumerate(lines):
                    ends[number, world] = margin(line.imagined.deal, view.seat) / scale
                    said[number, world, : len(line.said)] = line.said[:_MOST_SAID]
            self._found.append(Position(np.array([values[place] for place in places]), ends, said))
        return options[places[0]]


def positions(rules: Rules, count: int, worlds: int, seed: int) -> list[Position]:
    """Return so many positions of deals between experts, played on in so many worlds."""
    insight = beliefs.load()
    found: list[Position] = []
    deals = 0
    with tqdm(total=count, unit="position", disable=None) as bar:
        while len(found) < count:
            deal = Deal.shuffled(rules, seed + deals)
            source = random.Random(seed + deals)
            players = [_Watcher(source, insight, worlds, found) for _ in range(rules.players)]
            deals += 1
            while not deal.over and len(found) < count:
                cards = players[deal.seat].choose(
                    SeatView.of(deal, deal.seat, (0,) * rules.players)
                )
                deal.play(cards) if cards is not None else deal.pass_()
                bar.update(len(found) - bar.n)
    return found


@dataclass(frozen=True, slots=True)
class Gain:
    """What a budget gains over the network alone, in units of the rules; `lines`: deals played."""

    by_position: npt.NDArray[np.float64]
    lines: float

    @property
    def mean(self) -> float:
        """Return the gain a decision."""
        return float(self.by_position.mean())

    @property
    def interval(self) -> float:
        """Return half of its 95 % interval."""
        return float(1.96 * self.by_position.std(ddof=1) / sqrt(len(self.by_position)))


def gain(found: Sequence[Position], budget: Budget, seed: int, tries: int = 4) -> Gain:
    """Return what a budget gains, each half of the worlds drawn from so many times."""
    source = np.random.default_rng(seed)
    gains = np.zeros(len(found))
    lines = 0
    for number, position in enumerate(found):
        half = position.ends.shape[1] // 2
        worth = _worth(position, budget.ahead)
        for spent, kept in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
            told = position.ends[:, kept].mean(axis=1)
            for _ in range(tries):
                drawn = worth[:, spent][:, source.permutation(half)]
                asked = 0

                def play_on(places: Sequence[int], drawn: Any = drawn) -> list[list[float]]:
                    nonlocal asked, lines
                    first, asked = asked, asked + budget.worlds
                    lines += len(places) * budget.worlds
                    columns = np.arange(first, asked) % drawn.shape[1]
                    return [drawn[place, columns].tolist() for place in places]

                best = race(position.values.tolist(), play_on, budget)
                gains[number] += (told[best] - told[0]) / (2 * tries)
    return Gain(gains, lines / (2 * tries * len(found)))


def _worth(position: Position, ahead: int) -> npt.NDArray[np.float64]:
    """Return what deals are worth, played on so far: (decisions, worlds)."""
    found = np.empty_like(position.ends)
    for place in np.ndindex(*found.shape):
        said = [float(value) for value in position.said[place][:ahead] if not np.isnan(value)]
        found[place] = worth_of(said, None if len(said) == ahead else float(position.ends[place]))
    return found


def write(file: Path, found: Sequence[Position], scale: float) -> None:
    """Write positions, and the unit of the rules in points."""
    parts = {"scale": np.array(scale)}
    for number, position in enumerate(found):
        parts[f"values{number}"] = position.values
        parts[f"ends{number}"] = position.ends.astype(np.float32)
        parts[f"said{number}"] = position.said.astype(np.float32)
    np.savez_compressed(file, allow_pickle=False, **parts)


def read(file: Path) -> tuple[list[Position], float]:
    """Return the positions of a file, and the unit of the rules in points."""
    with np.load(file) as stored:
        count = sum(name.startswith("values") for name in stored)
        found = [
            Position(
                stored[f"values{number}"],
                stored[f"ends{number}"].astype(np.float64),
                stored[f"said{number}"].astype(np.float64),
            )
            for number in range(count)
        ]
        return found, float(stored["scale"])


def budget_of(text: str) -> Budget:
    """Return a budget that differs from the master's as the text says: `prior=96,worlds=64`.

    Raises argparse.ArgumentTypeError where it names what a budget does not have, or no number.
    """
    changes: dict[str, Any] = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        if name not in Budget.__dataclass_fields__:
            raise argparse.ArgumentTypeError(f"a budget has no {name}")
        try:
            changes[name] = type(getattr(BUDGET, name))(number)
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{name} needs a number, not {number!r}") from error
    return replace(BUDGET, **changes)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bigtwo_qt.training.tuning")
    parser.add_argument("--system", default="big-two", metavar="ID")
    parser.add_argument("--positions", type=int, default=200, metavar="N")
    parser.add_argument("--worlds", type=int, default=600, metavar="N", help="two halves of them")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--file", type=Path, required=True, metavar="FILE.npz")
    parser.add_argument(
        "--budget",
        type=budget_of,
        action="append",
        default=[],
        metavar="NAME=NUMBER,…",
        help="beside the master's",
    )
    options = parser.parse_args(arguments)
    rules = system(options.system)
    if not is_covered(rules):
        parser.error(f"the master does not search in {options.system}")
    if not options.file.exists():
        made = positions(rules, options.positions, options.worlds, options.seed)
        write(options.file, made, margin_scale(rules, network.network()))
    found, scale = read(options.file)
    first: Gain | None = None
    for budget in (BUDGET, *options.budget):
        here = gain(found, budget, options.seed)
        first = first or here
        apart = Gain(here.by_position - first.by_position, 0)
        print(
            f"{here.mean * scale:+.4f} ±{here.interval * scale:.4f} points a decision, "
            f"{apart.mean * scale:+.4f} ±{apart.interval * scale:.4f} against the first, "
            f"{here.lines:.0f} deals: {budget}"
        )


if __name__ == "__main__":
    main()
