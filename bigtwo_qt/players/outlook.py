"""How a seat stands after a decision: its chance to go out first, and the cards it may keep.

Both are read off features of the plays that its hand splits into, of the trick and of the card
counts, by weights that were fitted to some 200,000 decisions of planners against each other and
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
    "always": (4.178, 1.680, 1.150, 2.851),
    "singles": (-0.273, 0.256, -0.727, -2.487),
    "pairs": (0.046, 0.694, -0.456, -2.390),
    "longer plays": (0.086, 1.119, -0.236, -2.599),
    "beatable": (0.512, 0.065, 0.358, 1.162),
    "weakness": (-1.803, -0.904, 0.499, 0.725),
    "great weakness": (0.175, -0.273, -0.091, -0.018),
    "weakest": (0.335, 0.006, -0.575, -0.754),
    "best single": (0.986, 1.059, 0.423, -0.627),
    "best pair": (0.015, 0.515, -0.069, -0.765),
    "cards": (-0.217, -0.352, 0.192, 1.125),
    "fewest cards of another": (-0.252, -0.096, 0.063, -0.100),
    "mean cards of others": (0.151, 0.103, -0.042, -0.117),
    "nearness": (0.216, -2.174, -0.795, -1.490),
    "plays x nearness": (-0.365, -0.304, 0.553, 2.568),
    "beatable x nearness": (-1.738, 0.533, 0.157, -1.952),
    "weakness x nearness": (0.077, -1.775, -0.386, -0.323),
    "great weakness x nearness": (0.487, 1.388, 0.094, -0.050),
    "another out": (0.296, -1.906, -0.149, -0.477),
    "plays x another out": (-0.073, 0.223, -0.170, 0.244),
    "plays squared": (0.099, 0.010, 0.033, 0.060),
    "cards squared": (0.139, 0.140, -0.105, -0.427),
    "plays x mean cards": (-0.310, -0.109, 0.006, 0.032),
    "singles x best single": (-0.095, -0.112, -0.134, 0.046),
    "pairs x best pair": (0.130, -0.004, -0.064, 0.189),
    "hold": (-0.127, -0.597, -0.234, -0.196),
    "best in this trick": (0.142, -0.258, -0.108, 0.506),
    "trick of one card": (-0.252, -0.221, 0.192, 0.074),
    "trick of five cards": (0.196, -0.211, -0.052, 0.484),
    "best in this trick x nearness": (-0.145, 1.006, 0.096, -1.257),
    "plays that answer nothing": (0.061, 0.070, 0.044, 0.055),
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
