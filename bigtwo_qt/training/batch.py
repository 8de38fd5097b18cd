"""A batch of self-play: the work of one task, which knows nothing but what it is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np
import numpy.typing as npt

from bigtwo_qt.rules import Rules
from bigtwo_qt.training import features, learner, selfplay
from bigtwo_qt.training.learner import Floats
from bigtwo_qt.training.specs import Specs


@dataclass(frozen=True, slots=True)
class Batch:
    """Deals to play: `first` is the number of the first, which with `seed` draws all of them.

    `shares`: of the deals, by rule set; `scales`: the unit of the network's answers, by rule set;
    `weak`: how often some seats are greedy or random players; `explored`: how often a decision is
    drawn at random; `trace`: how far a decision is labelled by how the deal ended.
    """

    sets: tuple[Rules, ...]
    shares: npt.NDArray[np.float64]
    scales: npt.NDArray[np.float64]
    weights: dict[str, Floats]
    seed: int
    first: int
    deals: int
    weak: float
    explored: float
    trace: float


@dataclass(frozen=True, slots=True, eq=False)
class Samples:
    """Decisions with what they were worth.

    `shared`, `own`: their features as bytes; `targets`: (decisions, selfplay.TARGETS); `sums`: by
    rule set, how many deals, and the sum of squared margins of all seats.
    """

    shared: npt.NDArray[np.uint8]
    own: npt.NDArray[np.uint8]
    targets: Floats
    sums: npt.NDArray[np.float64]

    @classmethod
    def joined(cls, parts: Sequence[Samples]) -> Samples:
        """Return the samples of several batches, in their order."""
        return cls(
            np.concatenate([part.shared for part in parts]),
            np.concatenate([part.own for part in parts]),
            np.concatenate([part.targets for part in parts]),
            np.sum([part.sums for part in parts], axis=0),
        )


@lru_cache(maxsize=4)
def _specs(sets: tuple[Rules, ...]) -> Specs:
    return Specs.of(sets)


def play(batch: Batch) -> Samples:
    """Play the deals of a batch side by side to their ends; the same batch, the same samples."""
    (state,) = np.random.SeedSequence([batch.seed, batch.first]).generate_state(1)
    selfplay.seed_numbers(int(state))
    table = selfplay.Table(_specs(batch.sets), batch.shares, batch.weak, batch.deals)
    room: dict[str, Any] = {}
    ask = partial(learner.values, batch.weights, room=room)
    while table.step(ask, batch.explored):
        pass
    rows = int(table.lengths.sum())
    samples = Samples(
        np.empty((rows, features.SHARED), np.uint8),
        np.empty((rows, features.OWN), np.uint8),
        np.empty((rows, selfplay.TARGETS), np.float32),
        np.zeros((len(batch.sets), 2)),
    )
    table.harvest(samples, batch.scales, batch.trace)
    return samples
