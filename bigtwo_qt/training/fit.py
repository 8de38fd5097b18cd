"""How the networks that guess hands learn: from positions of self-play, each of them once."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from tqdm import tqdm

from bigtwo_qt.players.network import FOLDER
from bigtwo_qt.training.learner import Floats, adam

Examples: TypeAlias = tuple[Floats, Any]
"""What seats see, and what a network is to guess of it, a row each."""

SlopesOf: TypeAlias = Callable[[dict[str, Floats], Floats, Any], tuple[Any, ...]]
"""Returns of weights and examples the loss first and the slopes last."""

_RATE, _LAST_RATE = 1e-3, 3e-5
_TOLD_EVERY = 16
_AT_ONCE = 2000


@dataclass
class Fit:
    """A network being fitted, and what Adam remembers of its gradients."""

    weights: dict[str, Floats]
    average: dict[str, Floats]
    first: dict[str, Floats]
    second: dict[str, Floats]
    steps: int = 0

    @classmethod
    def of(cls, weights: dict[str, Floats]) -> Fit:
        """Begin with these weights."""
        first, second = (
            {name: np.zeros_like(part) for name, part in weights.items()} for _ in range(2)
        )
        return cls(weights, {name: part.copy() for name, part in weights.items()}, first, second)

    def step(self, slopes: dict[str, Floats], rate: float) -> None:
        """Take a step down the slopes."""
        self.steps += 1
        adam(self.weights, self.average, self.first, self.second, slopes, self.steps, rate)


def learn(
    fit: Fit,
    samples: int,
    at_once: int,
    draw: Callable[[int], Examples],
    slopes_of: SlopesOf,
    apart: Examples,
) -> dict[str, Any]:
    """Fit to so many examples; return how many there were, the seconds, and the curve.

    `at_once`: examples a step; `draw`: returns those of a round, from 1 on; `apart`: examples kept
    apart, of which the curve tells the loss.
    """
    begun, done, number = perf_counter(), 0, 0
    curve = []
    with tqdm(total=samples, unit="position", disable=None) as bar:
        while done < samples:
            number += 1
            seen, told = draw(number)
            for start in range(0, len(seen) - at_once + 1, at_once):
                some = slice(start, start + at_once)
                *_, slopes = slopes_of(fit.weights, seen[some], told[some])
                share = min(1.0, (done + start) / samples)
                fit.step(slopes, _RATE * (_LAST_RATE / _RATE) ** share)
            done += len(seen)
            bar.update(len(seen))
            if number % _TOLD_EVERY == 0 or done >= samples:
                curve.append([done, round(mean_of(slopes_of, fit.average, apart)[0], 4)])
                bar.set_postfix(loss=f"{curve[-1][1]:.4f}")
    return {"positions": done, "seconds": round(perf_counter() - begun), "curve": curve}


def mean_of(slopes_of: SlopesOf, weights: dict[str, Floats], apart: Examples) -> list[float]:
    """Return what `slopes_of` tells of examples before the slopes, in the mean."""
    seen, told = apart
    parts = [
        slopes_of(weights, seen[start : start + _AT_ONCE], told[start : start + _AT_ONCE])[:-1]
        for start in range(0, len(seen), _AT_ONCE)
    ]
    found: list[float] = np.mean(parts, axis=0).tolist()
    return found


def options_of(
    name: str, description: str, samples: int, arguments: Sequence[str] | None
) -> argparse.Namespace:
    """Return what the command line of a training says."""
    parser = argparse.ArgumentParser(
        prog=f"python -m bigtwo_qt.training.{name}", description=description
    )
    parser.add_argument("--expert", type=Path, default=FOLDER / "expert.npz", metavar="FILE.npz")
    parser.add_argument("--samples", type=int, default=samples, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    return parser.parse_args(arguments)
