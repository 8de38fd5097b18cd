"""Plans played out to the end by simple play, where no network knows the rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bigtwo_qt.players.imagined import Imagined
from bigtwo_qt.players.margin import margin
from bigtwo_qt.players.planner import Position
from bigtwo_qt.rules.cards import cards_of, mask_of
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

CANDIDATES = 3
"""How many decisions are played out, the best as planned."""
_PRIOR = 2
"""As many deals played out as what was planned counts for."""


def play_out(
    view: SeatView,
    options: Sequence[Combination | None],
    out_of_turn: bool,
    source: random.Random,
    worlds: int,
) -> Combination | None:
    """Return the best of several decisions; None is the pass.

    The best by plan are played out in so many ways in which the unseen cards may lie, the same for
    each; every seat then plays the lowest cards it can, and leads its longest.
    """
    position = Position(view, source)
    planned = {place: position.value(play) for place, play in enumerate(options)}
    places = sorted(planned, key=lambda place: -planned[place])[:CANDIDATES]
    imagined = Imagined.of(view)
    hidden = [
        card
        for seat, mask in enumerate(imagined.deal.masks)
        if seat != view.seat
        for card in cards_of(mask)
    ]
    hidden += cards_of(imagined.out_of_play)
    found = {place: _PRIOR * planned[place] for place in places}
    for _ in range(worlds):
        source.shuffle(hidden)
        masks = []
        start = 0
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                masks.append(view.mask)
            else:
                masks.append(mask_of(hidden[start : start + count]))
                start += count
        for place in places:
            deal = imagined.deal.copy(masks)
            play = options[place]
            if not out_of_turn:
                deal.decide(play)
            elif play is not None:
                deal.play(play, view.seat)
            _finish(deal)
            found[place] += margin(deal, view.seat)
    return options[max(places, key=lambda place: found[place])]


def _finish(deal: Deal) -> None:
    """Play a deal to its end: the lowest that beats, and the longest when leading."""
    while not deal.over:
        plays = deal.legal_plays()
        if not plays:
            deal.decide(None)
            continue
        size = max(play.size for play in plays) if deal.table is None else 0
        deal.decide(
            min(
                (play for play in plays if play.size >= size),
                key=lambda play: (play.trump, play.strength, play.mask),
            )
        )
