"""The expert, looking ahead: it plays its best decisions on, over what the others may hold."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import stdev
from typing import TYPE_CHECKING

from bigtwo_qt.players.covered import is_covered
from bigtwo_qt.players.expert import Expert, is_seen
from bigtwo_qt.players.styles import Style
from bigtwo_qt.rules.combinations import Combination

if TYPE_CHECKING:
    from bigtwo_qt.players.fault import Fault
    from bigtwo_qt.players.network import Network
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Rules


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is played on for a decision, at the most.

    `candidates`: decisions, the best by the network; `rounds`: how often; `worlds`: in how many
    ways the unseen cards lie in each round.
    """

    candidates: int
    rounds: int
    worlds: int


BUDGET = Budget(candidates=4, rounds=4, worlds=32)

_NEAR = 0.35
"""What falls short of the best by more than this, by the network, is not played on."""
_PRIOR = 24
"""As many deals played on as what the network says of a decision counts for."""
_SURE = 1.8
"""By how many standard errors a decision must be better for the search to stop early."""


class Master(Expert):
    """Plays the decisions that the network likes best on, in likely worlds, and picks the best.

    The work is counted in deals played on and not in time, so that the same seed plays the same;
    it stops early where the choice is clear. `pause` is called often in between: a window that
    wants to stay smooth can use it to let others work.
    """

    _worlds = 32

    def __init__(
        self,
        source: random.Random,
        style: Style | None = None,
        network: Network | None = None,
        pause: Callable[[], object] = lambda: None,
        budget: Budget = BUDGET,
    ) -> None:
        """Draw from this source; call `pause` between slices of work."""
        super().__init__(source, style, network)
        self._budget = budget
        self.pause = pause

    def fault(self, rules: Rules) -> Fault | None:
        """Return what is wrong with the weights; None where nothing is, or the rules need none."""
        found = super().fault(rules)
        if found is None and is_covered(rules):
            from bigtwo_qt.players.beliefs import loaded

            found = loaded()[1]
        return found

    def pick(
        self, view: SeatView, options: Sequence[Combination | None], out_of_turn: bool
    ) -> Combination | None:
        """Return the best of several decisions; None is the pass."""
        network = self.network()
        if network is None or not is_seen(view):
            return super().pick(view, options, out_of_turn)
        from bigtwo_qt.players.beliefs import Beliefs, loaded
        from bigtwo_qt.players.search import AHEAD, Line, decide, margin_scale, play_on

        guesser = loaded()[0]
        if guesser is None:
            return super().pick(view, options, out_of_turn)
        budget = self._budget
        beliefs = Beliefs(view, guesser, self._source)
        values = self.values(network, beliefs.now, view.seat, options, out_of_turn)
        order = sorted(range(len(options)), key=lambda place: -values[place])[: budget.candidates]
        racing = [place for place in order if values[place] > values[order[0]] - _NEAR]
        if len(racing) == 1:
            return options[racing[0]]
        scale = margin_scale(view.rules, network)
        found: dict[int, list[float]] = {place: [] for place in racing}
        best = racing[0]
        for _ in range(budget.rounds):
            worlds = beliefs.drawn(budget.worlds)
            self.pause()
            lines = []
            for place in racing:
                for world in worlds:
                    line = Line(beliefs.now.copy(world.masks, world.out_of_play), [], [])
                    decide(line, view.seat, options[place], out_of_turn)
                    lines.append(line)
            worth = play_on(network, lines, view.seat, scale, self.pause, AHEAD)
            for number, place in enumerate(racing):
                found[place] += worth[number * len(worlds) : (number + 1) * len(worlds)]
            judged = {
                place: (_PRIOR * float(values[place]) + sum(found[place]))
                / (_PRIOR + len(found[place]))
                for place in racing
            }
            best = max(racing, key=lambda place: judged[place])
            racing = [
                place
                for place in racing
                if place == best
                or judged[best] - judged[place] < _SURE * _error(found[best], found[place])
            ]
            if len(racing) == 1:
                break
        return options[best]


def _error(some: Sequence[float], others: Sequence[float]) -> float:
    """Return the standard error of the mean difference, in the same worlds, with the prior."""
    apart = [one - other for one, other in zip(some, others, strict=True)]
    return stdev(apart) / sqrt(len(apart)) * len(apart) / (len(apart) + _PRIOR)
