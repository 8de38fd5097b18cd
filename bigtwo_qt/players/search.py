"""Deals played on many times, with the network at every seat: what a decision leads to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from bigtwo_qt.players.imagined import Imagined, Rows, reader, without_instant_wins
from bigtwo_qt.players.margin import margin
from bigtwo_qt.players.network import Network
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Pass, Play
from bigtwo_qt.rules.options import Rules

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

MOST_OPTIONS = 32
"""Of more options only some are looked at in a deal that is played on."""

_TRACE = 0.7
"""How far a deal played on counts by its end, and not by what the network said on the way."""

_SCALE_DEALS = 24
_HEAT = 0.12
"""How far apart two decisions are for the better one to be e times as likely."""
_SLIP = 0.1
"""How often a seat is taken to decide by chance."""
_LOOKED_BACK = 14
"""How many decisions of the others tell how the unseen cards lie."""


@dataclass(slots=True)
class Line:
    """A deal being played on.

    `asked`: the seats still to be asked whether they interrupt; `said`: what the network said about
    the decisions of the seat that is looked at.
    """

    imagined: Imagined
    asked: list[int]
    said: list[float]


def play_on(
    network: Network,
    lines: Sequence[Line],
    seat: int,
    scale: float,
    pause: Callable[[], object] = lambda: None,
) -> list[float]:
    """Play deals to their ends; return what each is worth to a seat, in units of the rules."""
    if not lines:
        return []
    rules = lines[0].imagined.deal.rules
    read = reader(rules)
    going = list(lines)
    while going:
        rows = Rows()
        due: list[tuple[Line, int, bool, list[Combination | None]]] = []
        for line in going:
            found = _next_decision(line, rules)
            if found is not None:
                decider, out_of_turn, options = found
                due.append((line, *found))
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
        going = [line for line, *_ in due]
        pause()
    return [_worth(line, seat, scale) for line in lines]


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


def _worth(line: Line, seat: int, scale: float) -> float:
    worth = margin(line.imagined.deal, seat) / scale
    for said in reversed(line.said):
        worth = (1 - _TRACE) * said + _TRACE * worth
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


@dataclass(frozen=True, slots=True)
class World:
    """A way in which the unseen cards may lie: the hands now, and what lies in none."""

    masks: tuple[int, ...]
    out_of_play: int


class Beliefs:
    """How the unseen cards may lie, the more likely the better it explains what was done."""

    def __init__(self, view: SeatView, network: Network, source: random.Random) -> None:
        """Replay the deal, to look back at the decisions of the others."""
        self._view = view
        self._network = network
        self._source = source
        self.now = Imagined.of(view)
        rules = self.now.deal.rules
        self._read = reader(rules)
        unseen = self.now.out_of_play
        for seat, mask in enumerate(self.now.deal.masks):
            if seat != view.seat:
                unseen |= mask
        self._unseen = [1 << card for card in cards_of(unseen)]
        self._past = self._look_back()

    def _look_back(self) -> list[tuple[Imagined, int, Combination | None, tuple[int, ...]]]:
        """Return the last decisions that others made in their turn with a table to beat.

        Of each: the deal before it, the seat, its decision, and what every seat played from then.
        """
        view = self._view
        events = [event for event in view.events if isinstance(event, Play | Pass)]
        since = [0] * len(view.counts)
        afterwards = []
        for event in reversed(events):
            if isinstance(event, Play):
                since[event.seat] |= event.combination.mask
            afterwards.append(tuple(since))
        afterwards.reverse()
        hands = [
            mask | more
            for mask, more in zip(
                self.now.deal.masks, afterwards[0] if afterwards else since, strict=True
            )
        ]
        deal = Deal(self.now.deal.rules, hands, view.opener, None)
        replayed = Imagined(deal, self.now.out_of_play, [0] * 4 * len(view.counts))
        past = []
        first = len(events) - _LOOKED_BACK * 2
        for number, event in enumerate(events):
            play = event.combination if isinstance(event, Play) else None
            out_of_turn = isinstance(event, Play) and event.out_of_turn
            if (
                number >= first
                and event.seat != view.seat
                and not out_of_turn
                and deal.table is not None
                and not deal.may_beat_own
            ):
                past.append((replayed.copy(), event.seat, play, afterwards[number]))
            if out_of_turn:
                deal.play(play, event.seat)  # type: ignore[arg-type]
            else:
                replayed.decide(play)
        return past[-_LOOKED_BACK:]

    def draw(self, count: int) -> list[World]:
        """Return ways in which the cards may lie, all equally likely."""
        view = self._view
        worlds = []
        for _ in range(count):
            cards = self._source.sample(self._unseen, len(self._unseen))
            masks = []
            start = 0
            for seat, held in enumerate(view.counts):
                if seat == view.seat:
                    masks.append(view.mask)
                else:
                    masks.append(sum(cards[start : start + held]))
                    start += held
            worlds.append(World(tuple(masks), sum(cards[start:])))
        return worlds

    def drawn(self, count: int, of: int) -> list[World]:
        """Return so many of the worlds that explain best what was done, of a larger number."""
        worlds = self.draw(of)
        if not self._past:
            return worlds[:count]
        likely = self.likelihoods(worlds)
        highest = max(likely)
        weights = [exp(one - highest) for one in likely]
        # Systematic draws: as few repetitions as the weights allow.
        step = sum(weights) / count
        mark = self._source.random() * step
        found: list[World] = []
        passed = 0.0
        for world, weight in zip(worlds, weights, strict=True):
            passed += weight
            while mark < passed and len(found) < count:
                found.append(world)
                mark += step
        found += [found[-1]] * (count - len(found))
        return found

    def likelihoods(self, worlds: Sequence[World]) -> list[float]:
        """Return for each world the log of how likely what was done is in it."""
        rows = Rows()
        judged: list[tuple[int, int, int]] = []
        for number, world in enumerate(worlds):
            for before, seat, play, since in self._past:
                masks = [mask | more for mask, more in zip(world.masks, since, strict=True)]
                imagined = before.copy(masks, world.out_of_play)
                table = imagined.deal.table
                if play is not None and table is not None and play.trump > table.trump:
                    continue
                options: list[Combination | None] = [*imagined.deal.legal_plays()]
                if not options:
                    continue
                if len(options) > MOST_OPTIONS:
                    options = options[:: -(-len(options) // MOST_OPTIONS)]
                options.append(None)
                if play not in options:
                    options.insert(0, play)
                judged.append((number, options.index(play), len(options)))
                self._read.add(rows, imagined, seat, options)
        found = [0.0] * len(worlds)
        if not judged:
            return found
        values = self._network.values(*self._read.features(rows), self._read.decisions(rows))
        start = 0
        for number, place, count in judged:
            some = np.exp(
                (values[start : start + count] - values[start : start + count].max()) / _HEAT
            )
            chance = (1 - _SLIP) * float(some[place] / some.sum()) + _SLIP / count
            found[number] += log(chance)
            start += count
        return found
