"""The expert, looking ahead: it plays its best decisions on, over what the others may hold."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bigtwo_qt.players.covered import is_covered
from bigtwo_qt.players.expert import Expert, is_seen
from bigtwo_qt.players.race import BUDGET, Budget, race
from bigtwo_qt.players.styles import Style
from bigtwo_qt.rules.combinations import Combination

if TYPE_CHECKING:
    from bigtwo_qt.players.fault import Fault
    from bigtwo_qt.players.network import Network
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Rules


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
        from bigtwo_qt.players.search import begun, margin_scale, play_on

        insight = loaded()[0]
        if insight is None:
            return super().pick(view, options, out_of_turn)
        beliefs = Beliefs(view, insight, self._source)
        values: list[float] = self.values(
            network, beliefs.now, view.seat, options, out_of_turn
        ).tolist()

        def played_on(places: Sequence[int]) -> list[list[float]]:
            worlds = beliefs.drawn(self._budget.worlds)
            self.pause()
            lines = [
                line
                for place in places
                for line in begun(beliefs.now, worlds, view.seat, options[place], out_of_turn)
            ]
            scale = margin_scale(view.rules, network)
            worth = play_on(network, lines, view.seat, scale, self.pause, self._budget.ahead)
            count = len(worlds)
            return [worth[start : start + count] for start in range(0, len(worth), count)]

        return options[race(values, played_on, self._budget)]
