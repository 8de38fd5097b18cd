"""How a search tells the best of several decisions apart, and how much it may spend on that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import stdev


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is played on for a decision, at the most, and how far it is trusted.

    `candidates`: decisions, the best by the network; `near`: what falls short of the best of them
    by more than this is left out; `rounds`: how often; `worlds`: in how many ways the unseen cards
    lie in each round; `ahead`: for how many decisions of the seat a deal is played on; `prior`: as
    many deals played on as what the network says of a decision counts for; `sure`: by how many
    standard errors a decision falls short of the best to be played on no more.
    """

    candidates: int = 4
    rounds: int = 4
    worlds: int = 32
    ahead: int = 4
    near: float = 0.35
    prior: float = 24.0
    sure: float = 1.8


BUDGET = Budget()


def contenders(values: Sequence[float], budget: Budget = BUDGET) -> list[int]:
    """Return the places of the decisions that are worth looking into, the best first."""
    order = sorted(range(len(values)), key=lambda place: -values[place])[: budget.candidates]
    return [place for place in order if values[place] > values[order[0]] - budget.near]


def race(
    values: Sequence[float],
    play_on: Callable[[Sequence[int]], Sequence[Sequence[float]]],
    budget: Budget = BUDGET,
) -> int:
    """Return the place of the best decision.

    `values`: what the network says; `play_on`: plays a round for some places, and returns for each
    what it came to in every world, in the same worlds for all.
    """
    racing = contenders(values, budget)
    best = racing[0]
    found: dict[int, list[float]] = {place: [] for place in racing}
    for _ in range(budget.rounds):
        if len(racing) == 1:
            break
        for place, worth in zip(racing, play_on(racing), strict=True):
            found[place] += worth
        judged = {
            place: (budget.prior * values[place] + sum(found[place]))
            / (budget.prior + len(found[place]))
            for place in racing
        }
        best = max(racing, key=lambda place: judged[place])
        racing = [
            place
            for place in racing
            if place == best
            or judged[best] - judged[place]
            < budget.sure * _error(found[best], found[place], budget.prior)
        ]
    return best


def _error(some: Sequence[float], others: Sequence[float], prior: float) -> float:
    """Return the standard error of the mean difference, in the same worlds, with the prior."""
    apart = [one - other for one, other in zip(some, others, strict=True)]
    return stdev(apart) / sqrt(len(apart)) * len(apart) / (len(apart) + prior)
