"""How a seat stands after a decision: its chance to go out first, and the cards it may keep.

Both are read off features of the plays that its hand splits into, of the trick and of the card
counts, by weights that were fitted to some 400,000 decisions of planners against each other and
against greedy players, in the systems big-two, pusoy-dos and four-cards: the chance by logistic,
the cards by linear regression.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from bigtwo_qt.players.guess import Guess
from bigtwo_qt.rules.combinations import Combination

WEIGHTS = {
    "always": (4.386, 1.225, 1.256, 2.963),
    "singles": (-0.297, 0.377, -0.674, -2.357),
    "pairs": (0.053, 0.824, -0.370, -2.215),
    "longer plays": (0.131, 1.212, -0.051, -2.248),
    "beatable": (0.346, -0.002, 0.360, 1.215),
    "weakness": (-1.697, -0.906, 0.344, 0.390),
    "great weakness": (0.129, -0.211, -0.069, 0.096),
    "weakest": (0.346, 0.057, -0.499, -0.586),
    "best single": (1.101, 1.162, 0.613, -0.512),
    "best pair": (0.090, 0.502, 0.033, -0.511),
    "cards": (-0.262, -0.346, 0.145, 1.048),
    "fewest cards of another": (-0.222, -0.075, 0.059, -0.142),
    "mean cards of others": (0.122, 0.107, -0.042, -0.097),
    "nearness": (0.013, -1.821, -0.841, -1.704),
    "plays x nearness": (-0.351, -0.360, 0.484, 2.428),
    "beatable x nearness": (-1.476, 0.517, 0.214, -1.893),
    "weakness x nearness": (0.054, -1.611, -0.369, -0.205),
    "great weakness x nearness": (0.367, 1.209, 0.127, -0.082),
    "another out": (-0.653, -1.814, -0.593, -0.315),
    "plays x another out": (0.608, 0.202, 0.002, 0.183),
    "plays squared": (0.101, 0.003, 0.039, 0.070),
    "cards squared": (0.151, 0.121, -0.074, -0.377),
    "plays x mean cards": (-0.234, -0.101, 0.001, -0.006),
    "singles x best single": (-0.086, -0.111, -0.153, 0.020),
    "pairs x best pair": (0.096, -0.034, -0.082, 0.170),
    "hold": (-0.108, -0.563, -0.242, -0.244),
    "best in this trick": (0.076, -0.319, -0.236, 0.320),
    "trick of one card": (-0.243, -0.195, 0.188, 0.103),
    "trick of five cards": (0.211, -0.243, -0.027, 0.507),
    "best in this trick x nearness": (-0.016, 1.108, 0.241, -0.941),
    "plays that answer nothing": (0.096, 0.040, 0.034, 0.056),
}
"""By feature: of the chance to win when leading next, and when not, then of the cards left."""

_WIN_LEADING, _WIN_FOLLOWING, _LEFT_LEADING, _LEFT_FOLLOWING = (
    tuple(row[column] for row in WEIGHTS.values()) for column in range(4)
)

_LUCKY_HOLD = 0.02
"""How often a play that others could beat by all guesses is left unbeaten."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to be expected after a decision."""

    hold: float
    """How likely it is by the guesses that nobody can beat the play."""
    features: tuple[float, ...]
    """The values of `WEIGHTS`' features, in its order."""

    @property
    def lead_kept(self) -> float:
        """How likely it is that the seat leads next: others do not always beat what they could."""
        return math.sqrt(self.hold) if self.hold else _LUCKY_HOLD

    @property
    def win_leading(self) -> float:
        """The chance to go out first where the seat leads next."""
        return _chance(_WIN_LEADING, self.features)

    @property
    def win_following(self) -> float:
        """The chance to go out first where another seat has the trick."""
        return _chance(_WIN_FOLLOWING, self.features)

    @property
    def left_leading(self) -> float:
        """The cards left where the seat leads next and yet another goes out first."""
        return _dot(_LEFT_LEADING, self.features)

    @property
    def left_following(self) -> float:
        """The cards left where another seat has the trick and another goes out first."""
        return _dot(_LEFT_FOLLOWING, self.features)


def _dot(weights: Sequence[float], values: Sequence[float]) -> float:
    total: float = sum(map(mul, weights, values))
    return total


def _chance(weights: Sequence[float], values: Sequence[float]) -> float:
    return (1 + math.tanh(_dot(weights, values) / 2)) / 2


def features(
    guess: Guess, plays: Sequence[Combination], trick: Combination, hold: float, lost: float
) -> Outlook:
    """Return how a seat stands.

    `plays`: what its hand then splits into; `trick`: its play, or the one it does not beat; `hold`:
    how likely it is that nobody beats the play; `lost`: that another seat goes out at once.
    """
    holds = [guess.hold(play) for play in plays]
    heights = [guess.height(play) for play in plays]
    sizes = [play.size for play in plays]
    number = len(plays)
    singles, pairs, cards = sizes.count(1), sizes.count(2), sum(sizes)
    beatable = number - sum(holds)
    weakness = number - sum(heights)
    great_weakness = sum(1 - 2 * height for height in heights if height < 0.5)
    best_single = max(
        (held for held, size in zip(holds, sizes, strict=True) if size == 1), default=0
    )
    best_pair = max((held for held, size in zip(holds, sizes, strict=True) if size == 2), default=0)
    best_here = max(
        (held for held, play in zip(holds, plays, strict=True) if play.lane == trick.lane),
        default=0,
    )
    counts = guess.counts.values()
    fewest = min(counts)
    mean = sum(counts) / len(counts)
    nearness = 1 / (0.6 + 0.4 * fewest)
    return Outlook(
        hold,
        (
            1.0,
            singles,
            pairs,
            number - singles - pairs,
            beatable,
            weakness,
            great_weakness,
            1 - min(heights),
            best_single,
            best_pair,
            cards,
            fewest,
            mean,
            nearness,
            number * nearness,
            beatable * nearness,
            weakness * nearness,
            great_weakness * nearness,
            lost,
            number * lost,
            number * number,
            cards * cards / 13,
            number * mean / 10,
            singles * best_single,
            pairs * best_pair,
            hold,
            best_here,
            trick.size == 1,
            trick.size >= 5,
            best_here * nearness,
            sum(height < 0.15 for height in heights),
        ),
    )
