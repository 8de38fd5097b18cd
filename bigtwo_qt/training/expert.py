"""Trains the expert's network by self-play.

    python -m bigtwo_qt.training.expert --games 2500000 --seed 1 --checkpoint FILE.npz [--workers N]

A checkpoint is written every few minutes, and training goes on from it when it is there, as if it
had not stopped. The curve (deals played, seconds, losses, strength against greedy players) is
written beside it, a JSON object a line.

Self-play is divided into batches, each the work of a joblib task: the learner hands its weights
out, and fits the samples that come back, a round of batches at a time. While it fits a round, the
next is being played with the weights from before. What is learned depends on the seed, and not on
how many workers there are nor where: one worker is this process, more are processes of this
machine, and with `--backend dask` those of a Dask cluster.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from joblib import Parallel, delayed, parallel_config
from tqdm import tqdm

from bigtwo_qt.rules import Rules, system
from bigtwo_qt.training import arena, batch, learner, selfplay
from bigtwo_qt.training.batch import Batch, Samples
from bigtwo_qt.training.differential import sets_covered
from bigtwo_qt.training.learner import Floats, Learner, new_weights

LAYERS = (512, 128, 64)

SHARES = {
    "four-cards": 0.30,
    "big-two": 0.20,
    "pusoy-dos": 0.05,
    "match-play": 0.05,
    "indonesian": 0.05,
    "bu-bu-gao-sheng": 0.05,
    "taiwan": 0.05,
}
"""Of the deals of self-play; what is left is divided among the other rules of the kernel."""

BACKENDS = ("loky", "dask")
"""Where more than one worker is: processes of this machine, or of a Dask cluster."""

_SAME_TO_PLAY = ("chinese-session", "to-the-hundred", "dragon")
"""Systems in which a deal is played as in big-two."""

_BATCHES, _DEALS = 8, 384
"""How many batches a round has, and how many deals a batch."""
_FITTED = 1024
_WEAK = 0.10
"""How often some seats of a deal are greedy or random players."""
_TRACE = 0.85
"""How far a decision is labelled by how the deal ended, and not by what the network then said."""
_RATE, _LAST_RATE = 1e-3, 5e-5
_EXPLORED, _LAST_EXPLORED = 0.03, 0.005
_FORGET = 0.97
_MEASURED_EVERY = 100_000
_SAVED_EVERY = 180.0


def trained_sets(named: Mapping[str, float] = SHARES) -> tuple[list[Rules], Any]:
    """Return the rule sets of self-play and their shares; those that have none are left out.

    Raises ValueError where a name is none of a game for four that the kernel plays, and where the
    shares are not above 0, or more than 1 together.
    """
    sets = [rules for rules in sets_covered() if rules.id not in _SAME_TO_PLAY]
    given = [named.get(rules.id, 0.0) if rules.players == 4 else 0.0 for rules in sets]
    unknown = set(named) - {rules.id for rules, share in zip(sets, given, strict=True) if share}
    left = 1 - sum(named.values())
    if unknown:
        raise ValueError(f"no share can be given to {', '.join(sorted(unknown))}")
    if min(named.values()) < 0 or left < -1e-9:
        raise ValueError("shares are above 0, and 1 together at the most")
    rest = left / given.count(0.0) if left > 1e-9 else 0.0
    shares = np.array([share or rest for share in given])
    return [rules for rules, share in zip(sets, shares, strict=True) if share], shares[shares > 0]


@dataclass
class Run:
    """Where training stands after a round.

    `sums`: by rule set, how many deals lately, and the sum of squared margins; `acting`: the
    weights with which the next round is played; `scales`: the units of its labels.
    """

    network: Learner
    sums: Any
    acting: dict[str, Floats] = field(default_factory=dict)
    scales: Any = None
    games: int = 0
    seconds: float = 0.0

    def act(self, players: Sequence[int]) -> None:
        """Play the next round with the weights as they are now; `players`: by rule set."""
        self.acting = {name: part.copy() for name, part in self.network.weights.items()}
        self.scales = np.sqrt(self.sums[:, 1] / (self.sums[:, 0] * np.array(players)))


def save(file: Path, run: Run, command: str) -> None:
    """Write a checkpoint; one that is cut short leaves the last one as it was."""
    stored: dict[str, Any] = {
        "sums": run.sums, "scales": run.scales, "games": run.games, "seconds": run.seconds,
        "steps": run.network.steps, "command": command,
    }  # fmt: skip
    for group in ("weights", "average", "first", "second"):
        for name in learner.NAMES:
            stored[f"{group}.{name}"] = getattr(run.network, group)[name]
    for name in learner.NAMES:
        stored[f"acting.{name}"] = run.acting[name]
    part = file.with_suffix(".part.npz")
    np.savez(part, **stored)
    os.replace(part, file)


def load(file: Path, players: Sequence[int]) -> Run:
    """Return what a checkpoint holds; one without acting weights is gone on with by its last."""
    with np.load(file) as stored:
        groups = {
            group: {name: stored[f"{group}.{name}"] for name in learner.NAMES}
            for group in ("weights", "average", "first", "second")
        }
        network = Learner(**groups, steps=int(stored["steps"]))
        run = Run(network, stored["sums"], {}, None, int(stored["games"]), float(stored["seconds"]))
        if "scales" in stored:
            run.acting = {name: stored[f"acting.{name}"] for name in learner.NAMES}
            run.scales = stored["scales"]
        else:
            run.act(players)
    return run


def train(
    games: int,
    seed: int,
    checkpoint: Path,
    layers: tuple[int, int, int],
    named: Mapping[str, float] = SHARES,
    workers: int = 1,
    until: int | None = None,
) -> None:
    """Train until so many deals are played in all, going on from the checkpoint if it is there.

    `named`: shares of rule sets; `until`: to stop before, without changing what was learned till
    then. The workers are those of joblib's backend in force.
    """
    command = (
        f"python -m bigtwo_qt.training.expert --games {games} --seed {seed} "
        f"--layers {' '.join(map(str, layers))}"
    )
    if named != SHARES:
        command += f" --shares {' '.join(f'{name}={share}' for name, share in named.items())}"
    if until is not None:
        command += f" --until {until}"
    end = games if until is None else min(games, until)
    sets, shares = trained_sets(named)
    players = [rules.players for rules in sets]
    if checkpoint.exists():
        run = load(checkpoint, players)
    else:
        run = Run(Learner(new_weights(layers, seed)), first_sums(sets))
        run.act(players)

    def batches(first: int) -> Iterator[Any]:
        explored = _EXPLORED * (_LAST_EXPLORED / _EXPLORED) ** (first / games)
        for number in range(_BATCHES):
            yield delayed(batch.play)(
                Batch(
                    tuple(sets), shares, run.scales, run.acting, seed, first + number * _DEALS,
                    _DEALS, _WEAK, explored, _TRACE,
                )
            )  # fmt: skip

    begun = perf_counter() - run.seconds
    saved, measured = perf_counter(), run.games // _MEASURED_EVERY
    # Arrays go with their task, and not as files that only workers of this machine can read.
    together = Parallel(n_jobs=workers, return_as="generator", pre_dispatch="all", max_nbytes=None)
    with (
        together as parallel,
        tqdm(total=end, initial=run.games, unit="deal", disable=None) as bar,
    ):
        coming = parallel(list(batches(run.games))) if run.games < end else iter(())
        while run.games < end:
            samples = Samples.joined(list(coming))
            first, run.games = run.games, run.games + _BATCHES * _DEALS
            run.act(players)
            if run.games < end:
                coming = parallel(list(batches(run.games)))
            run.sums = run.sums * _FORGET + samples.sums
            losses = fit(run.network, samples, [seed, first], first / games, run.games / games)
            run.seconds = perf_counter() - begun
            bar.update(run.games - first)
            bar.set_postfix(value=f"{losses[0]:.4f}", win=f"{losses[1]:.4f}")
            if run.games // _MEASURED_EVERY > measured or run.games >= end:
                measured = run.games // _MEASURED_EVERY
                note_strength(checkpoint.with_suffix(".jsonl"), run, losses[0])
            if perf_counter() - saved > _SAVED_EVERY or run.games >= end:
                saved = perf_counter()
                save(checkpoint, run, command)


def fit(
    network: Learner, samples: Samples, order: Sequence[int], begun: float, ended: float
) -> tuple[float, float]:
    """Fit the network to every sample once, in an order drawn by `order`; return both losses.

    `begun`, `ended`: how far training had come when the samples began and ended, for the rate.
    """
    count = len(samples.targets)
    rows = np.random.default_rng(order).permutation(count)
    losses = []
    for start in range(0, count - _FITTED + 1, _FITTED):
        some = rows[start : start + _FITTED]
        at = begun + (ended - begun) * start / count
        rate = _RATE * (_LAST_RATE / _RATE) ** at
        losses.append(
            network.fit(samples.shared[some], samples.own[some], samples.targets[some], rate)
        )
    value, win = np.mean(losses, axis=0)
    return float(value), float(win)


def note_strength(file: Path, run: Run, loss: float) -> None:
    """Add a line to the curve."""
    note: dict[str, Any] = {"deals": run.games, "seconds": round(run.seconds), "value": loss}
    for name in ("four-cards", "big-two"):
        found = arena.measure(system(name), run.network.average, selfplay.GREEDY, 250, 9_000)
        note[name] = [round(number, 2) for number in found]
    with file.open("a", encoding="utf-8") as curve:
        curve.write(json.dumps(note) + "\n")


def first_sums(sets: Sequence[Rules]) -> Any:
    """Return the deals and squared margins of random play, to begin with."""
    sums = np.zeros((len(sets), 2))
    for number, rules in enumerate(sets):
        *_, half = arena.measure(rules, selfplay.RANDOM, selfplay.RANDOM, 200, 1)
        deviation = half / 1.96 * 200**0.5
        sums[number] = 50, 50 * rules.players * (rules.players * deviation**2 + 1e-3)
    return sums


@contextmanager
def workers_of(backend: str, workers: int, scheduler: str | None) -> Iterator[None]:
    """Have joblib's tasks done by a backend; Dask's workers are this machine's if no other's.

    `scheduler`: the address of a Dask cluster, whose workers need this package.
    """
    with ExitStack() as stack:
        if backend == "dask":
            from distributed import Client

            local: dict[str, Any] = {
                "n_workers": workers, "threads_per_worker": 1, "dashboard_address": None,
            }  # fmt: skip
            stack.enter_context(Client(scheduler) if scheduler else Client(**local))
        stack.enter_context(parallel_config(backend=backend))
        yield


def _share(text: str) -> tuple[str, float]:
    name, _, share = text.partition("=")
    return name, float(share)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m bigtwo_qt.training.expert", description="Train the expert's network."
    )
    parser.add_argument("--games", type=int, default=2_500_000, metavar="N", help="deals in all")
    parser.add_argument(
        "--until", type=int, metavar="N", help="stop before, after so many deals of them"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--checkpoint", type=Path, required=True, metavar="FILE.npz")
    parser.add_argument(
        "--layers", type=int, nargs=3, default=LAYERS, metavar="UNITS", help="of a new network"
    )
    parser.add_argument(
        "--shares",
        type=_share,
        nargs="+",
        metavar="SYSTEM=SHARE",
        help="of the deals; what is left of 1 is divided among the other systems",
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help=f"processes that play, {_BATCHES} at the most; the weights are the same",
    )
    parser.add_argument("--backend", choices=BACKENDS, default="loky", help="where the workers are")
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="of a Dask cluster; without it one of this machine"
    )
    options = parser.parse_args(arguments)
    named = dict(options.shares) if options.shares else SHARES
    try:
        trained_sets(named)
    except ValueError as error:
        parser.error(str(error))
    one, two, three = options.layers
    with workers_of(options.backend, options.workers, options.scheduler):
        train(
            options.games, options.seed, options.checkpoint, (one, two, three), named,
            options.workers, options.until,
        )  # fmt: skip


if __name__ == "__main__":
    main()
