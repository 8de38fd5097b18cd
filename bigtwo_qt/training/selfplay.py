"""Many deals played side by side: a network is asked about all their decisions at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from numba import njit

from bigtwo_qt.training import features
from bigtwo_qt.training import kernel as k
from bigtwo_qt.training.specs import Specs

if TYPE_CHECKING:
    from bigtwo_qt.training.batch import Samples

MOST_SAMPLES = 64
"""The most decisions of a deal that are learned from."""
MOST_OPTIONS = 96
"""The most options of a decision that the network is asked about; of more, some are drawn."""
AS_BYTES = 255
"""Features are kept as bytes, 1 as this."""

NETWORK, RANDOM, GREEDY = range(3)
"""Who sits at a seat."""

_WON, _LEFT = 1, 2
TARGETS = 3
"""What a sample is labelled with: margin in units of its rules, whether the seat went out first,
the share of thirteen cards it was left with."""


@njit(cache=True)
def seed_numbers(seed):
    """Seed the random numbers of the compiled code."""
    np.random.seed(seed)


@njit(cache=True)
def deal_cards(state, option):
    """Deal at random, with the opener of a first or of a later deal."""
    pack = np.random.permutation(52)
    each, players = option[k.HAND_SIZE], option[k.PLAYERS]
    state[:] = 0
    for place in range(players * each):
        state[k.HANDS + place // each] |= 1 << pack[place]
    dealt = 0
    for seat in range(players):
        dealt |= state[k.HANDS + seat]
    lowest = dealt & -dealt
    holder = 0
    for seat in range(players):
        if state[k.HANDS + seat] & lowest:
            holder = seat
    if option[k.EXTRA_CARD]:
        extra = 1 << pack[51]
        state[k.HANDS + holder] |= extra
        lowest = min(lowest, extra)
    is_first = np.random.random() < 0.5
    if option[k.WINNER_OPENS] and not is_first:
        k.begin(state, option, np.random.randint(players), 0)
    else:
        is_asked = option[k.OPENING_CARD] == 2 or (option[k.OPENING_CARD] == 1 and is_first)
        k.begin(state, option, holder, lowest if is_asked else 0)


@njit(cache=True)
def greedy_choice(plays, count, leads):
    """Return the play of `players.greedy`: the longest when leading, of those the lowest."""
    size = 0
    if leads:
        for place in range(count):
            size = max(size, k.SIZES[plays[place, 1]])
    best = -1
    for place in range(count):
        if k.SIZES[plays[place, 1]] < size:
            continue
        if best < 0:
            best = place
            continue
        for column in (4, 3, 2, 0):
            if plays[place, column] != plays[best, column]:
                if plays[place, column] < plays[best, column]:
                    best = place
                break
    return best


@njit(cache=True)
def forced(state, option, plays, count, may_pass, seat, finishes):
    """Return the decision that needs no thought, 0 where only a pass is left; -1 for none.

    `finishes`: whether the seat goes out where it can.
    """
    if count == 0 or (count == 1 and not may_pass):
        return 0
    if finishes and not option[k.TEAMS]:
        for place in range(count):
            if plays[place, 0] == state[k.HANDS + seat]:
                return place
    return -1


@njit(cache=True)
def advance(state, specs, seats, plays, scratch):
    """Play on until the network has to decide or the deal is over; return plays and the pass."""
    options, needs, tops, heights = specs
    number = state[k.SPEC]
    option, need, top, height = options[number], needs[number], tops[number], heights[number]
    nothing = np.zeros(k.PLAY, np.int64)
    while not state[k.OVER]:
        count = k.legal_plays(plays, state, option, need, top, height)
        may_pass = k.can_pass(state, option, count)
        seat = k.asked(state) if state[k.ASK] else state[k.SEAT]
        chosen = forced(state, option, plays, count, may_pass, seat, seats[seat] != RANDOM)
        if chosen < 0 and seats[seat] == RANDOM:
            chosen = np.random.randint(count + may_pass)
        elif chosen < 0 and seats[seat] == GREEDY:
            chosen = greedy_choice(plays, count, state[k.TABLE] == 0)
        if chosen < 0:
            return count, may_pass, seat
        play = plays[chosen].copy() if chosen < count else nothing
        k.decide(state, option, need, top, height, play, scratch)
    return 0, False, 0


@njit(cache=True)
def collect(states, specs, vectors, seats, start, shared, own, chosen_plays, ranges, deciders):
    """Bring every deal to its next decision and fill in the features of all options.

    Returns how many rows of `own` are filled. `ranges`: (deals, 2), the rows of each deal, empty
    where it is over or had no room; `deciders`: the seat that decides, -1 likewise.
    """
    plays = np.empty((k.MOST_PLAYS, k.PLAY), np.int64)
    scratch = np.empty((k.MOST_PLAYS, k.PLAY), np.int64)
    rows = 0
    deals = len(states)
    for turn in range(deals):
        deal = (start + turn) % deals
        ranges[deal, 0] = ranges[deal, 1] = rows
        deciders[deal] = -1
        if rows + MOST_OPTIONS > len(own):
            continue
        state = states[deal]
        count, may_pass, seat = advance(state, specs, seats[deal], plays, scratch)
        if state[k.OVER]:
            continue
        number = state[k.SPEC]
        option, need = specs[0][number], specs[1][number]
        most = MOST_OPTIONS - may_pass
        if count > most:
            for place in range(most):
                other = np.random.randint(place, count)
                if other != place:
                    kept = plays[place].copy()
                    plays[place] = plays[other]
                    plays[other] = kept
            count = most
        features.fill_shared(shared[deal], state, option, vectors[number], seat)
        deciders[deal] = seat
        for place in range(count + may_pass):
            if place == count:
                plays[place] = 0
            features.fill_own(own[rows], state, option, need, seat, plays[place])
            chosen_plays[rows] = plays[place]
            rows += 1
        ranges[deal, 1] = rows
    return rows


def deals_of(ranges: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return the deal of each row of options, from the rows of each deal."""
    order = np.argsort(ranges[:, 0], kind="stable")
    return np.repeat(order, (ranges[:, 1] - ranges[:, 0])[order])


@njit(cache=True)
def choose(states, specs, ranges, deciders, values, rows, explored, shared, own, kept, lengths):
    """Make each deal's best decision, or now and then any, and keep it to learn from."""
    scratch = np.empty((k.MOST_PLAYS, k.PLAY), np.int64)
    kept_shared, kept_own, kept_seats, kept_values, kept_explored = kept
    options, needs, tops, heights = specs
    for deal in range(len(states)):
        first, last = ranges[deal]
        if first == last:
            continue
        best = first
        for row in range(first, last):
            if values[row] > values[best]:
                best = row
        drawn = best
        is_drawn = np.random.random() < explored
        if is_drawn:
            drawn = np.random.randint(first, last)
        length = lengths[deal]
        if length < MOST_SAMPLES:
            for place in range(features.SHARED):
                kept_shared[deal, length, place] = np.uint8(shared[deal, place] * AS_BYTES + 0.5)
            for place in range(features.OWN):
                kept_own[deal, length, place] = np.uint8(own[drawn, place] * AS_BYTES + 0.5)
            kept_seats[deal, length] = deciders[deal]
            kept_values[deal, length] = values[best]
            kept_explored[deal, length] = drawn != best
            lengths[deal] += 1
        state = states[deal]
        number = state[k.SPEC]
        k.decide(
            state, options[number], needs[number], tops[number], heights[number], rows[drawn],
            scratch,
        )  # fmt: skip


@njit(cache=True)
def margins_of(found, state, option, rates, needs):
    """Write the margins of a deal that is over: own points less the mean of the others'."""
    points = np.zeros(4, np.int64)
    k.score(points, state, option, rates, needs)
    players = option[k.PLAYERS]
    total = 0
    for seat in range(players):
        total += points[seat]
    for seat in range(players):
        found[seat] = option[k.SIGN] * (points[seat] - (total - points[seat]) / (players - 1))


@njit(cache=True)
def finish(states, specs, rates, scales, trace, kept, lengths, out, sums):
    """Label the decisions of deals that are over.

    `out`: rows of both parts and of targets, one for each decision that was kept; `sums`: by
    rules, how many deals, and the sum of squared margins of all seats.
    """
    out_shared, out_own, out_targets = out
    kept_shared, kept_own, kept_seats, kept_values, kept_explored = kept
    options, needs = specs[0], specs[1]
    margins = np.zeros(4)
    carried = np.zeros(4)
    filled = 0
    for deal in range(len(states)):
        state = states[deal]
        number = state[k.SPEC]
        option = options[number]
        margins_of(margins, state, option, rates[number], needs[number])
        scale = scales[number]
        sums[number, 0] += 1
        for seat in range(option[k.PLAYERS]):
            sums[number, 1] += margins[seat] ** 2
            carried[seat] = margins[seat] / scale
        for sample in range(lengths[deal] - 1, -1, -1):
            seat = kept_seats[deal, sample]
            out_shared[filled] = kept_shared[deal, sample]
            out_own[filled] = kept_own[deal, sample]
            out_targets[filled, 0] = carried[seat]
            out_targets[filled, _WON] = state[k.ORDER] == seat
            out_targets[filled, _LEFT] = k.popcount(state[k.HANDS + seat]) / 13
            value = kept_values[deal, sample]
            if kept_explored[deal, sample]:
                carried[seat] = value
            else:
                carried[seat] = (1 - trace) * value + trace * carried[seat]
            filled += 1


@njit(cache=True)
def deal_all(states, options, seats, shares, weak):
    """Deal every deal; draw its rules and who sits where."""
    for deal in range(len(states)):
        drawn = np.random.random()
        number = 0
        while number < len(shares) - 1 and drawn >= shares[number]:
            drawn -= shares[number]
            number += 1
        deal_cards(states[deal], options[number])
        states[deal, k.SPEC] = number
        seats[deal] = NETWORK
        if np.random.random() < weak:
            kind = RANDOM if np.random.random() < 0.3 else GREEDY
            spared = np.random.randint(4)
            for seat in range(4):
                if seat != spared and np.random.random() < 0.7:
                    seats[deal, seat] = kind


@dataclass
class Table:
    """Deals played side by side, and room for what is kept of them."""

    specs: Specs
    shares: npt.NDArray[np.float64]
    weak: float
    deals: int

    def __post_init__(self) -> None:
        """Make room and deal."""
        deals, rows = self.deals, self.deals * 24
        self.arrays = (self.specs.options, self.specs.needs, self.specs.tops, self.specs.heights)
        self.states = np.zeros((deals, k.STATE), np.int64)
        self.lengths = np.zeros(deals, np.int64)
        self.seats = np.zeros((deals, 4), np.int64)
        self.shared = np.zeros((deals, features.SHARED), np.float32)
        self.own = np.zeros((rows, features.OWN), np.float32)
        self.plays = np.zeros((rows, k.PLAY), np.int64)
        self.ranges = np.zeros((deals, 2), np.int64)
        self.deciders = np.zeros(deals, np.int64)
        self.start = 0
        self.kept = (
            np.zeros((deals, MOST_SAMPLES, features.SHARED), np.uint8),
            np.zeros((deals, MOST_SAMPLES, features.OWN), np.uint8),
            np.zeros((deals, MOST_SAMPLES), np.int64),
            np.zeros((deals, MOST_SAMPLES), np.float32),
            np.zeros((deals, MOST_SAMPLES), np.bool_),
        )
        deal_all(self.states, self.specs.options, self.seats, self.shares, self.weak)

    def step(self, ask: Callable[[Any, Any, Any], Any], explored: float) -> int:
        """Make one decision in every deal; return how many options were asked about, 0 at the end.

        `ask` returns what options are worth, as `learner.values` does.
        """
        rows: int = collect(
            self.states, self.arrays, self.specs.vectors, self.seats, self.start, self.shared,
            self.own, self.plays, self.ranges, self.deciders,
        )  # fmt: skip
        self.start = (self.start + 7) % self.deals
        if rows:
            values = ask(self.shared, self.own[:rows], self.ranges)
            choose(
                self.states, self.arrays, self.ranges, self.deciders, values, self.plays, explored,
                self.shared, self.own, self.kept, self.lengths,
            )  # fmt: skip
        return rows

    def harvest(self, samples: Samples, scales: Any, trace: float) -> None:
        """Write what is learned from the deals, all of them over, and add up their margins."""
        finish(
            self.states, self.arrays, self.specs.rates, scales, trace, self.kept, self.lengths,
            (samples.shared, samples.own, samples.targets), samples.sums,
        )  # fmt: skip
