"""The network while it learns: asked about many options at once, and fitted to labelled ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

from bigtwo_qt.training import features
from bigtwo_qt.training.selfplay import AS_BYTES, deals_of

Floats: TypeAlias = npt.NDArray[np.float32]

NAMES = ("shared", "own", "bias1", "inner2", "bias2", "inner3", "bias3", "answers", "bias4")
_AT_ONCE = 512
_WIN_WEIGHT = 0.25
_LEFT_WEIGHT = 0.25
_FIRST, _SECOND = 0.9, 0.999


@njit(cache=True, fastmath=True)
def _first_layer(inner, own, weight, shared_inner, deals):
    """Write the first layer of some options; features that are 0 cost nothing."""
    units = weight.shape[1]
    for row in range(len(own)):
        unit_row = inner[row]
        unit_row[:] = shared_inner[deals[row]]
        for place in range(own.shape[1]):
            value = own[row, place]
            if value != 0:
                weights = weight[place]
                for unit in range(units):
                    unit_row[unit] += value * weights[unit]
        for unit in range(units):
            unit_row[unit] = max(unit_row[unit], np.float32(0))


@njit(cache=True, fastmath=True)
def _add_and_cut(inner, bias):
    for row in range(len(inner)):
        for unit in range(len(bias)):
            inner[row, unit] = max(inner[row, unit] + bias[unit], np.float32(0))


def new_weights(sizes: tuple[int, int, int], seed: int) -> dict[str, Floats]:
    """Return random weights of a network with layers of these sizes."""
    random = np.random.default_rng(seed)
    one, two, three = sizes

    def drawn(rows: int, columns: int, spread: float) -> Floats:
        return (random.standard_normal((rows, columns)) * spread).astype(np.float32)

    return {
        "shared": drawn(features.SHARED, one, 0.1),
        "own": drawn(features.OWN, one, 0.1),
        "bias1": np.zeros(one, np.float32),
        "inner2": drawn(one, two, (2 / one) ** 0.5),
        "bias2": np.zeros(two, np.float32),
        "inner3": drawn(two, three, (2 / two) ** 0.5),
        "bias3": np.zeros(three, np.float32),
        "answers": drawn(three, 3, 0.05),
        "bias4": np.zeros(3, np.float32),
    }


@dataclass
class Learner:
    """Weights, their running average, and what Adam remembers of their gradients."""

    weights: dict[str, Floats]
    average: dict[str, Floats] = field(default_factory=dict)
    first: dict[str, Floats] = field(default_factory=dict)
    second: dict[str, Floats] = field(default_factory=dict)
    steps: int = 0

    def __post_init__(self) -> None:
        """Begin the averages where there are none yet."""
        for name in NAMES:
            self.average.setdefault(name, self.weights[name].copy())
            self.first.setdefault(name, np.zeros_like(self.weights[name]))
            self.second.setdefault(name, np.zeros_like(self.weights[name]))

    def fit(self, shared: Any, own: Any, targets: Floats, rate: float) -> tuple[float, float]:
        """Take one step on a batch of features as bytes; return both losses, value and win."""
        w = self.weights
        x_shared = shared.astype(np.float32) * np.float32(1 / AS_BYTES)
        x_own = own.astype(np.float32) * np.float32(1 / AS_BYTES)
        h1 = x_shared @ w["shared"] + x_own @ w["own"] + w["bias1"]
        np.maximum(h1, 0, out=h1)
        h2 = h1 @ w["inner2"] + w["bias2"]
        np.maximum(h2, 0, out=h2)
        h3 = h2 @ w["inner3"] + w["bias3"]
        np.maximum(h3, 0, out=h3)
        out = h3 @ w["answers"] + w["bias4"]
        off = out - targets
        value_loss = float(np.mean(off[:, 0] ** 2))
        chance = 1 / (1 + np.exp(-out[:, 1]))
        off[:, 1] = _WIN_WEIGHT * (chance - targets[:, 1])
        win_loss = float(np.mean((chance - targets[:, 1]) ** 2))
        off[:, 2] *= _LEFT_WEIGHT
        off *= np.float32(1 / len(targets))
        slopes = {"answers": h3.T @ off, "bias4": off.sum(axis=0)}
        d3 = (off @ w["answers"].T) * (h3 > 0)
        slopes["inner3"], slopes["bias3"] = h2.T @ d3, d3.sum(axis=0)
        d2 = (d3 @ w["inner3"].T) * (h2 > 0)
        slopes["inner2"], slopes["bias2"] = h1.T @ d2, d2.sum(axis=0)
        d1 = (d2 @ w["inner2"].T) * (h1 > 0)
        slopes["own"], slopes["shared"] = x_own.T @ d1, x_shared.T @ d1
        slopes["bias1"] = d1.sum(axis=0)
        self.steps += 1
        adam(w, self.average, self.first, self.second, slopes, self.steps, rate)
        return value_loss, win_loss


def adam(
    weights: dict[str, Floats],
    average: dict[str, Floats],
    first: dict[str, Floats],
    second: dict[str, Floats],
    slopes: dict[str, Any],
    steps: int,
    rate: float,
) -> None:
    """Take the step of this number down the slopes, and move the running average along."""
    keep = min(0.9995, steps / (steps + 10))
    scale = rate * (1 - _SECOND**steps) ** 0.5 / (1 - _FIRST**steps)
    for name, slope in slopes.items():
        _adam(
            weights[name].reshape(-1), first[name].reshape(-1), second[name].reshape(-1),
            average[name].reshape(-1), slope.reshape(-1), np.float32(scale), np.float32(keep),
        )  # fmt: skip


@njit(cache=True, fastmath=True)
def _adam(weight, first, second, average, slope, rate, keep):
    """Take Adam's step and move the average along."""
    for place in range(len(weight)):
        value = slope[place]
        first[place] += np.float32(1 - _FIRST) * (value - first[place])
        second[place] += np.float32(1 - _SECOND) * (value * value - second[place])
        weight[place] -= rate * first[place] / (np.sqrt(second[place]) + np.float32(1e-7))
        average[place] = keep * average[place] + (np.float32(1) - keep) * weight[place]


def values(
    weights: dict[str, Floats],
    shared: Floats,
    own: Floats,
    ranges: npt.NDArray[np.int64],
    room: dict[str, Floats],
) -> Floats:
    """Return what each option is worth: `own` has a row each, `ranges` those of each decision."""
    w = weights
    if "inner1" not in room:
        room["inner1"] = np.empty((_AT_ONCE, len(w["bias1"])), np.float32)
        room["inner2"] = np.empty((_AT_ONCE, len(w["bias2"])), np.float32)
        room["inner3"] = np.empty((_AT_ONCE, len(w["bias3"])), np.float32)
    shared_inner = shared @ w["shared"]
    shared_inner += w["bias1"]
    deals = deals_of(ranges)
    answer = np.ascontiguousarray(w["answers"][:, 0])
    found = np.empty(len(own), np.float32)
    for start in range(0, len(own), _AT_ONCE):
        some = own[start : start + _AT_ONCE]
        inner1, inner2, inner3 = (room[f"inner{layer}"][: len(some)] for layer in (1, 2, 3))
        _first_layer(inner1, some, w["own"], shared_inner, deals[start : start + _AT_ONCE])
        np.matmul(inner1, w["inner2"], out=inner2)
        _add_and_cut(inner2, w["bias2"])
        np.matmul(inner2, w["inner3"], out=inner3)
        _add_and_cut(inner3, w["bias3"])
        found[start : start + len(some)] = inner3 @ answer
    found += w["bias4"][0]
    return found
