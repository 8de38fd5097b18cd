"""Computer players against each other: many deals, their records and what each player made."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Manager
from queue import Queue
from statistics import fmean, stdev
from time import perf_counter

from bigtwo_qt.players import label_of, player_of
from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.players.seating import play_deal
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.rules.record import to_text

_TOLD_EVERY = 0.2
"""Seconds after which deals that are played side by side are told of."""


@dataclass(frozen=True, slots=True)
class Series:
    """Deals to play with the players in one seating: seat s has the player `(s + shift) % n`."""

    rules: Rules
    names: tuple[str, ...]
    deals: int
    seed: int
    shift: int


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """What one deal gave, by player in the order of their names, and its record."""

    points: tuple[float, ...]
    won: tuple[bool, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    record: str


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the half-width of its 95 % interval."""

    mean: float
    interval: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What a player made a deal: points, margin over the others, share of deals won."""

    name: str
    points: Estimate
    margin: Estimate
    wins: Estimate
    milliseconds: float


class Timed:
    """A player that notes how long each of its decisions took, in seconds."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.offer = player.offer
        self.take = player.take
        self.times: list[float] = []

    def choose(self, view: SeatView) -> list[Card] | None:
        return self._clocked(self._player.choose, view)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        return self._clocked(self._player.interrupt, view)

    def _clocked(
        self, ask: Callable[[SeatView], list[Card] | None], view: SeatView
    ) -> list[Card] | None:
        begun = perf_counter()
        answer = ask(view)
        self.times.append(perf_counter() - begun)
        return answer


def play_series(series: Series) -> Iterator[PlayedDeal]:
    """Play whole matches, a new one as each ends, until the number of deals is reached.

    The cards of the k-th deal depend on the seed alone.
    """
    seats = range(series.rules.players)
    player_at = [(seat + series.shift) % len(series.names) for seat in seats]
    timed = [
        Timed(
            player_of(series.names[player], random.Random(f"{series.seed} {series.shift} {player}"))
        )
        for player in player_at
    ]
    names = [label_of(series.names[player]) for player in player_at]
    seed, matches = series.seed, 0
    match: Match | None = None
    for _ in range(series.deals):
        if match is None or match.standing.is_over:
            matches += 1
            match_id = f"{series.rules.id}-{series.seed}-{series.shift}-{matches}"
            match = Match(series.rules, names, seed, match_id)
        for player in timed:
            player.times.clear()
        deal = play_deal(match, timed)
        if match.header is None:
            raise AssertionError("a deal that is played has a header")
        record = to_text(match.header, deal)
        result = match.finish_deal()
        seed = match.seed
        sign = -1 if series.rules.result == "lowest" else 1
        seat_of = sorted(seats, key=lambda seat: player_at[seat])
        yield PlayedDeal(
            tuple(float(sign * result.scores[seat]) for seat in seat_of),
            tuple(result.order[0] == seat for seat in seat_of),
            tuple(sum(timed[seat].times) for seat in seat_of),
            tuple(len(timed[seat].times) for seat in seat_of),
            record,
        )


def _told_of(series: Series, told: Queue[int]) -> list[PlayedDeal]:
    """Return the deals of a series; put into `told` how many were played since the last time."""
    deals, before, at = [], 0, perf_counter()
    for deal in play_series(series):
        deals.append(deal)
        if perf_counter() - at > _TOLD_EVERY:
            told.put(len(deals) - before)
            before, at = len(deals), perf_counter()
    told.put(len(deals) - before)
    return deals


def _side_by_side(
    todo: Sequence[Series], jobs: int, on_played: Callable[[int], object]
) -> Iterator[list[PlayedDeal]]:
    """Yield the deals of each series in their order; `on_played` hears of them as they come."""
    with Manager() as manager, ProcessPoolExecutor(min(jobs, len(todo))) as pool:
        told = manager.Queue()
        for running in [pool.submit(_told_of, series, told) for series in todo]:
            is_done = False
            while not is_done:
                is_done = bool(wait([running], _TOLD_EVERY).done)
                while not told.empty():
                    on_played(told.get())
            yield running.result()


def simulate(
    rules: Rules,
    names: Sequence[str],
    deals: int,
    seed: int,
    rotate: bool = False,
    jobs: int = 1,
    on_deal: Callable[[PlayedDeal], None] | None = None,
    on_played: Callable[[int], object] | None = None,
) -> list[list[PlayedDeal]]:
    """Return the deals of each series: one, or with `rotate` one for each cyclic seating.

    With several jobs the series are played side by side; the deals are the same. `on_deal` is
    called with each deal, a series after another; `on_played` with how many more deals are played,
    as they come.
    """
    shifts = range(rules.players) if rotate else range(1)
    todo = [Series(rules, tuple(names), deals, seed, shift) for shift in shifts]
    return _played(todo, jobs, on_deal, on_played)


def _played(
    todo: Sequence[Series],
    jobs: int,
    on_deal: Callable[[PlayedDeal], None] | None,
    on_played: Callable[[int], object] | None,
) -> list[list[PlayedDeal]]:
    """Play some series, several of them side by side with several jobs; the deals are the same."""
    tell = on_played or (lambda _: None)
    is_alone = jobs == 1 or len(todo) == 1
    series: Iterable[Iterable[PlayedDeal]] = (
        map(play_series, todo) if is_alone else _side_by_side(todo, jobs, tell)
    )
    played: list[list[PlayedDeal]] = []
    for deals_of_seating in series:
        played.append([])
        for deal in deals_of_seating:
            played[-1].append(deal)
            if is_alone:
                tell(1)
            if on_deal is not None:
                on_deal(deal)
    return played


@dataclass(frozen=True, slots=True)
class Against:
    """What one seat of a level made against a table of another."""

    level: str
    others: str
    found: Figures


def cross_table(
    rules: Rules,
    levels: Sequence[str],
    deals: int,
    seed: int,
    jobs: int = 1,
    on_deal: Callable[[PlayedDeal], None] | None = None,
    on_played: Callable[[int], object] | None = None,
) -> list[Against]:
    """Return every level against every other: one seat, all other seats of the other level.

    Each pair plays the same deals, in every seating.
    """
    pairs = [(level, others) for level in levels for others in levels if level != others]
    tables = [(level, *[others] * (rules.players - 1)) for level, others in pairs]
    shifts = range(rules.players)
    todo = [Series(rules, names, deals, seed, shift) for names in tables for shift in shifts]
    played = _played(todo, jobs, on_deal, on_played)
    return [
        Against(
            level,
            others,
            figures(names, played[number * len(shifts) : (number + 1) * len(shifts)])[0],
        )
        for number, ((level, others), names) in enumerate(zip(pairs, tables, strict=True))
    ]


def figures(names: Sequence[str], played: Sequence[Sequence[PlayedDeal]]) -> list[Figures]:
    """Return what each player made.

    The seatings of one deal share its cards, so the intervals are over deals, each the mean of its
    seatings.
    """
    found = []
    for player, name in enumerate(names):
        points = [[deal.points[player] for deal in deals] for deals in played]
        margins = [[_margin(deal.points, player) for deal in deals] for deals in played]
        wins = [[float(deal.won[player]) for deal in deals] for deals in played]
        every = [deal for deals in played for deal in deals]
        decisions = sum(deal.decisions[player] for deal in every)
        seconds = sum(deal.seconds[player] for deal in every)
        found.append(
            Figures(
                name,
                _estimate(points),
                _estimate(margins),
                _estimate(wins),
                1000 * seconds / max(decisions, 1),
            )
        )
    return found


def _margin(points: Sequence[float], player: int) -> float:
    others = [value for other, value in enumerate(points) if other != player]
    return points[player] - fmean(others)


def _estimate(values: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean over deals of the means over seatings, with its 95 % interval."""
    means = [fmean(seatings) for seatings in zip(*values, strict=True)]
    spread = stdev(means) if len(means) > 1 else 0.0
    return Estimate(fmean(means), 1.96 * spread / sqrt(len(means)))
