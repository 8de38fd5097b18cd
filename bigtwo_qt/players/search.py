"""Deals played on many times, with the network at every seat: what a decision leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from statistics import fmean

from bigtwo_qt.players.beliefs import World
from bigtwo_qt.players.imagined import Imagined, Rows, reader, without_instant_wins
from bigtwo_qt.players.margin import margin
from bigtwo_qt.players.network import Network
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.options import Rules

MOST_OPTIONS = 32
"""Of more options only some are looked at in a deal that is played on."""

_TRACE = 0.85
"""How far a deal played on counts by how it went on, and not by what the network said before."""

_SCALE_DEALS = 24


@dataclass(slots=True)
class Line:
    """A deal being played on.

    `asked`: the seats still to be asked whether they interrupt; `said`: what the network said about
    the decisions of the seat that is looked at.
    """

    imagined: Imagined
    asked: list[int]
    said: list[float]


def begun(
    now: Imagined,
    worlds: Sequence[World],
    seat: int,
    option: Combination | None,
    out_of_turn: bool,
) -> list[Line]:
    """Return a deal in every world, in which a seat has made a decision; None is the pass."""
    lines = [Line(now.copy(world.masks, world.out_of_play), [], []) for world in worlds]
    for line in lines:
        decide(line, seat, option, out_of_turn)
    return lines


def play_on(
    network: Network,
    lines: Sequence[Line],
    seat: int,
    scale: float,
    pause: Callable[[], object] = lambda: None,
    ahead: int | None = None,
) -> list[float]:
    """Play deals on; return what each is worth to a seat, in units of the rules.

    `ahead`: after how many decisions of that seat the network's word is taken for the rest; None
    to play to the ends.
    """
    if not lines:
        return []
    rules = lines[0].imagined.deal.rules
    read = reader(rules)
    going = list(lines)
    while going:
        rows = Rows()
        due: list[tuple[Line, int, bool, list[Combination | None]]] = []
        for line in going:
            decision = _next_decision(line, rules)
            if decision is not None:
                decider, out_of_turn, options = decision
                due.append((line, *decision))
                read.add(rows, line.imagined, decider, options, out_of_turn)
        if due:
            values = network.values(*read.features(rows), read.decisions(rows))
            start = 0
            for line, decider, out_of_turn, options in due:
                best = int(values[start : start + len(options)].argmax())
                if decider == seat:
                    line.said.append(float(values[start + best]))
                start += len(options)
                decide(line, decider, options[best], out_of_turn)
        going = [line for line, *_ in due if ahead is None or len(line.said) < ahead]
        pause()
    found = []
    for line in lines:
        is_cut = ahead is not None and len(line.said) >= ahead
        end = None if is_cut else margin(line.imagined.deal, seat) / scale
        found.append(worth_of(line.said, end))
    return found


def decide(line: Line, seat: int, play: Combination | None, out_of_turn: bool) -> None:
    """Carry a decision out, and see who may interrupt it."""
    imagined = line.imagined
    deal = imagined.deal
    if out_of_turn:
        if play is None:
            return
        deal.play(play, seat)
    else:
        imagined.decide(play)
    line.asked = []
    if deal.rules.out_of_turn and play is not None and play.size == 5:
        line.asked = [other for other in range(deal.rules.players) if deal.interruptions(other)]


def _next_decision(line: Line, rules: Rules) -> tuple[int, bool, list[Combination | None]] | None:
    """Play on to the next decision that leaves a choice; None where the deal ends before."""
    deal = line.imagined.deal
    while not deal.over:
        if line.asked:
            seat = line.asked.pop(0)
            return seat, True, [*deal.interruptions(seat)[:MOST_OPTIONS], None]
        seat = deal.seat
        plays = deal.legal_plays()
        chosen: Combination | None = None
        if plays:
            may_pass = deal.can_pass
            hand = deal.masks[seat]
            finishing = next((play for play in plays if play.mask == hand), None)
            if finishing is not None and rules.teams == "none":
                chosen = finishing
            elif len(plays) == 1 and not may_pass:
                chosen = plays[0]
            else:
                if len(plays) > MOST_OPTIONS:
                    plays = plays[:: -(-len(plays) // MOST_OPTIONS)]
                return seat, False, [*plays, *([None] * may_pass)]
        decide(line, seat, chosen, False)
    return None


def worth_of(said: Sequence[float], end: float | None) -> float:
    """Return what a deal played on is worth.

    `said`: what the network said about the seat's decisions on the way; `end`: what the deal came
    to, None where it was not played so far.
    """
    *before, worth = said if end is None else (*said, end)
    for value in reversed(before):
        worth = (1 - _TRACE) * value + _TRACE * worth
    return worth


def margin_scale(rules: Rules, network: Network) -> float:
    """Return how far margins lie from 0 as a rule: the unit in which the network answers."""
    return _scale(without_instant_wins(rules), network)


@lru_cache(maxsize=64)
def _scale(rules: Rules, network: Network) -> float:
    lines = []
    for seed in range(_SCALE_DEALS):
        deal = Deal.shuffled(rules, seed)
        left = rules.pack
        for mask in deal.masks:
            left &= ~mask
        lines.append(Line(Imagined(deal, left, [0] * 4 * rules.players), [], []))
    play_on(network, lines, 0, 1.0)
    squares = [
        margin(line.imagined.deal, seat) ** 2 for line in lines for seat in range(rules.players)
    ]
    return sqrt(max(fmean(squares), 1e-6))
