"""A player that asks a trained network what each of its decisions is worth."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bigtwo_qt.players.covered import is_covered
from bigtwo_qt.players.skilled import Skilled
from bigtwo_qt.players.styles import Style, some_style, taste
from bigtwo_qt.rules.combinations import Combination

if TYPE_CHECKING:
    from bigtwo_qt.players.encoding import Floats
    from bigtwo_qt.players.fault import Fault
    from bigtwo_qt.players.imagined import Imagined
    from bigtwo_qt.players.network import Network
    from bigtwo_qt.players.seat_view import SeatView
    from bigtwo_qt.rules import Card, Rules

MOST_OPTIONS = 160
"""Of more plays than this only some are looked at, drawn at random."""

_TASTE = 0.01
"""How much a style counts, in units of the network: enough to choose between equals."""


@lru_cache(maxsize=1)
def loaded() -> tuple[Network | None, Fault | None]:
    """Return the network, or what is wrong with it; numpy is loaded here, at the first decision."""
    from bigtwo_qt.players.network import WeightsError, network

    try:
        return network(), None
    except WeightsError as error:
        return None, error.fault


class Expert:
    """Picks the decision that the network values highest.

    Where the weights are missing or damaged, `fault` tells so, and a skilled player decides in its
    place. Under rules that the network cannot see (two packs, jokers) it plans, and
    plays its best plans out.
    """

    _worlds = 12
    """In how many ways the unseen cards lie where plans are played out."""

    def __init__(
        self,
        source: random.Random,
        style: Style | None = None,
        network: Network | None = None,
    ) -> None:
        """Draw from this source, in this style or in any; ask this network or the trained one."""
        self._source = source
        self.style = style or some_style(source)
        self._planner = Skilled(source, self.style)
        self._given = network

    def fault(self, rules: Rules) -> Fault | None:
        """Return what is wrong with the weights; None where nothing is, or the rules need none."""
        return None if self._given is not None or not is_covered(rules) else loaded()[1]

    def network(self) -> Network | None:
        """Return the network to ask, None where its weights are missing or damaged."""
        return self._given if self._given is not None else loaded()[0]

    def choose(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play, None to pass."""
        return self._decide(view, view.can_pass, False)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        """Return the cards to play out of turn, None to let it be."""
        return self._decide(view, True, True)

    def offer(self, view: SeatView) -> list[Card]:
        """Return the two cards without which the hand is best off."""
        return self._planner.offer(view)

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        """Return the card offered with which the hand is best off."""
        return self._planner.take(view, offered)

    def _decide(self, view: SeatView, may_pass: bool, out_of_turn: bool) -> list[Card] | None:
        if not view.plays:
            return None
        plays = sorted(view.plays, key=lambda play: (play.trump, play.strength, play.mask))
        options: list[Combination | None] = [*plays, None] if may_pass else [*plays]
        chosen = options[0]
        if len(options) > 1:
            finishing = [play for play in plays if play.size == len(view.hand)]
            if finishing and view.rules.teams == "none":
                chosen = finishing[0]
            else:
                if len(options) > MOST_OPTIONS:
                    kept = sorted(self._source.sample(range(len(plays)), MOST_OPTIONS - 1))
                    options = [*(plays[place] for place in kept), *([None] * may_pass)]
                chosen = self.pick(view, options, out_of_turn)
        return None if chosen is None else list(chosen.cards)

    def pick(
        self, view: SeatView, options: Sequence[Combination | None], out_of_turn: bool
    ) -> Combination | None:
        """Return the best of several decisions; None is the pass."""
        if not is_seen(view):
            from bigtwo_qt.players.playout import play_out

            return play_out(view, options, out_of_turn, self._source, self._worlds)
        network = self.network()
        if network is None:
            return self._planner.pick(view, options)
        from bigtwo_qt.players.imagined import Imagined

        values = self.values(network, Imagined.of(view), view.seat, options, out_of_turn)
        return options[int(values.argmax())]

    def values(
        self,
        network: Network,
        imagined: Imagined,
        seat: int,
        options: Sequence[Combination | None],
        out_of_turn: bool,
    ) -> Floats:
        """Return what decisions are worth, by the network and a little by the style."""
        from bigtwo_qt.players.imagined import Rows, reader

        read = reader(imagined.deal.rules)
        rows = Rows()
        read.add(rows, imagined, seat, options, out_of_turn)
        values = network.values(*read.features(rows), read.decisions(rows))
        for place, play in enumerate(options):
            values[place] += _TASTE * taste(self.style, play)
        return values


def is_seen(view: SeatView) -> bool:
    """Whether the network can see all of a position."""
    return is_covered(view.rules)
