"""How a seat stands after a decision: its chance to go out first, and the cards it may keep.

Both come from features of the plays that its hand splits into, of the trick and of the card counts,
by a small network: its weights stand in `weights.planner`, with how they were found.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from bigtwo_qt.players.guess import Guess
from bigtwo_qt.players.weights.planner import INNER, INNER_BIAS, OUTER, OUTER_BIAS
from bigtwo_qt.rules.combinations import Combination

_LUCKY_HOLD = 0.02
"""How often a play that others could beat by all guesses is left unbeaten."""

_WEAK = 0.5
_VERY_WEAK = 0.15
"""Below these heights a play answers few others, or next to none."""


@dataclass(frozen=True, slots=True)
class Network:
    """One layer of inner units (tanh) over the features, and four answers over these.

    The answers: the log odds to win when leading next and when not, then the cards left after a
    loss likewise. `inner`: a row for each unit, in it a number for each feature; `outer`: a row for
    each answer, in it a number for each unit.
    """

    inner: tuple[tuple[float, ...], ...]
    inner_bias: tuple[float, ...]
    outer: tuple[tuple[float, ...], ...]
    outer_bias: tuple[float, ...]

    def answer(self, values: Sequence[float]) -> list[float]:
        """Return the four answers to some features."""
        inner = [
            math.tanh(bias + _dot(row, values))
            for bias, row in zip(self.inner_bias, self.inner, strict=True)
        ]
        return [
            bias + _dot(row, inner) for bias, row in zip(self.outer_bias, self.outer, strict=True)
        ]


NETWORK = Network(INNER, INNER_BIAS, OUTER, OUTER_BIAS)
"""The one that planners play by."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to be expected after a decision, where the seat leads next and where it does not."""

    lead_kept: float
    """How likely it is that the seat leads next."""
    win_leading: float
    """The chance to go out first."""
    win_following: float
    left_leading: float
    """The cards left where another seat goes out first."""
    left_following: float
    features: tuple[float, ...]
    """What the network was asked about."""


def outlook(
    guess: Guess,
    plays: Sequence[Combination],
    trick: Combination,
    hold: float,
    lost: float,
    network: Network = NETWORK,
) -> Outlook:
    """Return how a seat stands.

    `plays`: what its hand then splits into; `trick`: its play, or the one it does not beat; `hold`:
    how likely it is that nobody can beat the play; `lost`: that another seat goes out at once.
    """
    values = features(guess, plays, trick, hold, lost)
    win_leading, win_following, left_leading, left_following = network.answer(values)
    return Outlook(
        # Others do not always beat what they could.
        lead_kept=math.sqrt(hold) if hold else _LUCKY_HOLD,
        win_leading=_chance(win_leading),
        win_following=_chance(win_following) * (1 - lost),
        left_leading=left_leading,
        left_following=left_following,
        features=values,
    )


def features(
    guess: Guess, plays: Sequence[Combination], trick: Combination, hold: float, lost: float
) -> tuple[float, ...]:
    """Return what the network is asked about, in the order of its weights."""
    holds = [guess.hold(play) for play in plays]
    heights = [guess.height(play) for play in plays]
    sizes = [play.size for play in plays]
    singles, pairs = sizes.count(1), sizes.count(2)
    counts = guess.counts.values()
    fewest = min(counts)
    return (
        singles,
        pairs,
        len(plays) - singles - pairs,
        len(plays) - sum(holds),
        len(plays) - sum(heights),
        sum(1 - height / _WEAK for height in heights if height < _WEAK),
        1 - min(heights),
        max((held for held, size in zip(holds, sizes, strict=True) if size == 1), default=0),
        max((held for held, size in zip(holds, sizes, strict=True) if size == 2), default=0),
        sum(sizes),
        fewest,
        sum(counts) / len(counts),
        1 / (0.6 + 0.4 * fewest),
        lost,
        hold,
        max(
            (held for held, play in zip(holds, plays, strict=True) if play.lane == trick.lane),
            default=0,
        ),
        trick.size == 1,
        trick.size >= 5,
        sum(height < _VERY_WEAK for height in heights),
    )


def _dot(weights: Sequence[float], values: Sequence[float]) -> float:
    total: float = sum(map(mul, weights, values))
    return total


def _chance(log_odds: float) -> float:
    return (1 + math.tanh(log_odds / 2)) / 2
