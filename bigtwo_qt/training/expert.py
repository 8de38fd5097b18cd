"""Trains the expert's network by self-play.

    python -m bigtwo_qt.training.expert --games 2500000 --seed 1 --checkpoint FILE.npz

A checkpoint is written every few minutes, and training goes on from it when it is there. The curve
(deals played, seconds, losses, strength against greedy players) is written beside it, a JSON object
a line.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from tqdm import tqdm

from bigtwo_qt.rules import Rules, system
from bigtwo_qt.training import arena, features, learner, selfplay
from bigtwo_qt.training.differential import sets_covered
from bigtwo_qt.training.learner import Learner, new_weights
from bigtwo_qt.training.specs import Specs

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

_SAME_TO_PLAY = ("chinese-session", "to-the-hundred", "dragon")
"""Systems in which a deal is played as in big-two."""

_ROWS = 65_536
_BATCH = 1024
_WEAK = 0.10
"""How often some seats of a deal are greedy or random players."""
_TRACE = 0.85
"""How far a decision is labelled by how the deal ended, and not by what the network then said."""
_RATE, _LAST_RATE = 1e-3, 5e-5
_EXPLORED, _LAST_EXPLORED = 0.03, 0.005
_FORGET = 0.97
_MEASURED_EVERY = 100_000
_SAVED_EVERY = 180.0


def trained_sets() -> tuple[list[Rules], Any]:
    """Return the rule sets of self-play and their shares."""
    sets = [rules for rules in sets_covered() if rules.id not in _SAME_TO_PLAY]
    named = [SHARES.get(rules.id, 0.0) if rules.players == 4 else 0.0 for rules in sets]
    rest = (1 - sum(named)) / named.count(0.0)
    return sets, np.array([share or rest for share in named])


def save(file: Path, network: Learner, sums: Any, games: int, seconds: float, command: str) -> None:
    """Write a checkpoint; one that is cut short leaves the last one as it was."""
    stored: dict[str, Any] = {
        "sums": sums, "games": games, "seconds": seconds, "steps": network.steps,
        "command": command,
    }  # fmt: skip
    for group in ("weights", "average", "first", "second"):
        for name in learner.NAMES:
            stored[f"{group}.{name}"] = getattr(network, group)[name]
    part = file.with_suffix(".part.npz")
    np.savez(part, **stored)
    os.replace(part, file)


def load(file: Path) -> tuple[Learner, Any, int, float]:
    """Return what a checkpoint holds."""
    with np.load(file) as stored:
        groups = {
            group: {name: stored[f"{group}.{name}"] for name in learner.NAMES}
            for group in ("weights", "average", "first", "second")
        }
        network = Learner(**groups, steps=int(stored["steps"]))
        return network, stored["sums"], int(stored["games"]), float(stored["seconds"])


def train(games: int, seed: int, checkpoint: Path, layers: tuple[int, int, int]) -> None:
    """Train until so many deals are played in all, going on from the checkpoint if it is there."""
    command = (
        f"python -m bigtwo_qt.training.expert --games {games} --seed {seed} "
        f"--layers {' '.join(map(str, layers))}"
    )
    sets, shares = trained_sets()
    specs = Specs.of(sets)
    if checkpoint.exists():
        network, sums, done, seconds = load(checkpoint)
    else:
        network, done, seconds = Learner(new_weights(layers, seed)), 0, 0.0
        sums = np.zeros((len(sets), 2))
    selfplay.seed_numbers(seed + done)
    order = np.random.default_rng([seed, done])
    out = (
        np.zeros((_ROWS, features.SHARED), np.uint8),
        np.zeros((_ROWS, features.OWN), np.uint8),
        np.zeros((_ROWS, selfplay.TARGETS), np.float32),
    )
    table = selfplay.Table(specs, shares, _WEAK, 1024)
    if not done:
        sums = first_sums(specs)
    begun = perf_counter() - seconds
    saved, measured = perf_counter(), done // _MEASURED_EVERY
    with tqdm(total=games, initial=done, unit="deal", disable=None) as bar:
        while done < games:
            progress = done / games
            explored = _EXPLORED * (_LAST_EXPLORED / _EXPLORED) ** progress
            sums *= _FORGET
            played = sums[:, 0].sum()
            filled, has_room = 0, True
            scales = np.sqrt(sums[:, 1] / (sums[:, 0] * specs.options[:, 0]))
            while has_room:
                table.step(network, explored)
                filled, has_room = table.harvest(out, filled, scales, _TRACE, sums)
            more = round(sums[:, 0].sum() - played)
            rows = order.permutation(filled)
            losses = []
            for start in range(0, filled - _BATCH + 1, _BATCH):
                some = rows[start : start + _BATCH]
                at = progress + more / games * start / filled
                rate = _RATE * (_LAST_RATE / _RATE) ** at
                losses.append(network.fit(out[0][some], out[1][some], out[2][some], rate))
            done += more
            bar.update(more)
            value_loss, win_loss = np.mean(losses, axis=0)
            bar.set_postfix(value=f"{value_loss:.4f}", win=f"{win_loss:.4f}")
            seconds = perf_counter() - begun
            if done // _MEASURED_EVERY > measured or done >= games:
                measured = done // _MEASURED_EVERY
                note: dict[str, Any] = {
                    "deals": done,
                    "seconds": round(seconds),
                    "value": float(value_loss),
                }
                for name in ("four-cards", "big-two"):
                    found = arena.measure(
                        system(name), network.average, selfplay.GREEDY, 250, 9_000
                    )
                    note[name] = [round(number, 2) for number in found]
                with checkpoint.with_suffix(".jsonl").open("a", encoding="utf-8") as curve:
                    curve.write(json.dumps(note) + "\n")
                selfplay.seed_numbers(seed + done)
            if perf_counter() - saved > _SAVED_EVERY or done >= games:
                saved = perf_counter()
                save(checkpoint, network, sums, done, seconds, command)


def first_sums(specs: Specs) -> Any:
    """Return the deals and squared margins of random play, to begin with."""
    sums = np.zeros((len(specs.rules), 2))
    for number, rules in enumerate(specs.rules):
        *_, half = arena.measure(rules, selfplay.RANDOM, selfplay.RANDOM, 200, 1)
        deviation = half / 1.96 * 200**0.5
        sums[number] = 50, 50 * rules.players * (rules.players * deviation**2 + 1e-3)
    return sums


def main(arguments: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m bigtwo_qt.training.expert", description="Train the expert's network."
    )
    parser.add_argument("--games", type=int, default=2_500_000, metavar="N", help="deals in all")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--checkpoint", type=Path, required=True, metavar="FILE.npz")
    parser.add_argument(
        "--layers", type=int, nargs=3, default=LAYERS, metavar="UNITS", help="of a new network"
    )
    options = parser.parse_args(arguments)
    one, two, three = options.layers
    train(options.games, options.seed, options.checkpoint, (one, two, three))


if __name__ == "__main__":
    main()
