"""Trains the network that guesses who holds the unseen cards, on deals that the expert plays.

    python -m bigtwo_qt.training.beliefs --expert FILE.npz --samples 4000000 --seed 1 --out FOLDER

What it is to guess is known in self-play: who holds each card that the seat to decide does not see.
Fitted is how likely each owner is, by a softmax that knows how many cards each holds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from bigtwo_qt.players import memory as m
from bigtwo_qt.players.beliefs import NAME, PARTS, Guesser
from bigtwo_qt.players.network import parts_of
from bigtwo_qt.training import features, learner, selfplay
from bigtwo_qt.training import kernel as k
from bigtwo_qt.training.expert import trained_sets
from bigtwo_qt.training.export import write
from bigtwo_qt.training.fit import Examples, Fit, learn, mean_of, options_of
from bigtwo_qt.training.learner import Floats
from bigtwo_qt.training.specs import Specs

LAYERS = (256, 128)

_DEALS = 1024
_FITTED = 256
_TAKEN = 0.35
"""How many of the decisions of a deal are learned from."""
_NOISY, _NOISE = 0.3, 0.08
"""In how many deals, and how far, the values of decisions are moved at random."""
_KEPT_APART = 20_000
_SEEN = -1

remember = njit(cache=True)(m.remember)
fill = njit(cache=True)(m.fill)


@njit(cache=True)
def advance(states, specs, memories):
    """Bring every deal to its next decision that leaves a choice, and remember what was done."""
    plays = np.empty((k.MOST_PLAYS, k.PLAY), np.int64)
    scratch = np.empty((k.MOST_PLAYS, k.PLAY), np.int64)
    nothing = np.zeros(k.PLAY, np.int64)
    options, needs, tops, heights = specs
    for deal in range(len(states)):
        state = states[deal]
        number = state[k.SPEC]
        option, need, top, height = options[number], needs[number], tops[number], heights[number]
        while not state[k.OVER]:
            count = k.legal_plays(plays, state, option, need, top, height)
            may_pass = k.can_pass(state, option, count)
            seat = k.asked(state) if state[k.ASK] else state[k.SEAT]
            chosen = selfplay.forced(state, option, plays, count, may_pass, seat, True)
            if chosen < 0:
                break
            play = plays[chosen].copy() if count else nothing
            remember_decision(memories[deal], state, seat, play)
            k.decide(state, option, need, top, height, play, scratch)


@njit(cache=True)
def remember_decision(memory, state, seat, play):
    """Remember a decision that is about to be made; one not to interrupt is seen by nobody."""
    if play[0] or (not state[k.ASK] and state[k.TABLE]):
        remember(memory, seat, play[0], play[1], state[k.TABLE], state[k.TABLE + 1])


@njit(cache=True)
def others_of(others, option, seat):
    """Write the other seats in the order of play, -1 where there is none."""
    for place in range(3):
        others[place] = -1
        if place + 1 < option[k.PLAYERS]:
            others[place] = (seat + (place + 1) * option[k.STEP]) % option[k.PLAYERS]


@njit(cache=True)
def fill_seen(row, state, option, vector, seat, memory):
    """Fill in what the network sees of a position."""
    others = np.empty(3, np.int64)
    others_of(others, option, seat)
    features.fill_shared(row[: features.SHARED], state, option, vector, seat)
    owner = ((state[k.TABLE_SEAT] - seat) * option[k.STEP]) % option[k.PLAYERS]
    fill(
        row, state[k.HANDS + seat], state[k.TABLE], state[k.TABLE + 1], owner, memory, others
    )  # fmt: skip


@njit(cache=True)
def note(states, options, vectors, memories, ranges, deciders, values, plays, taken, out, filled):
    """Remember the best decision of every deal, and take some of them to learn from.

    Returns how many rows of `out` are filled: what the network sees; the owners by card, 0 to 2 for
    the others in the order of play, 3 for nobody, -1 for a card that is seen; and the number of the
    rules.
    """
    seen, owners, numbers = out
    others = np.empty(3, np.int64)
    for deal in range(len(states)):
        first, last = ranges[deal]
        if first == last:
            continue
        state, seat = states[deal], deciders[deal]
        option = options[state[k.SPEC]]
        if filled < len(seen) and np.random.random() < taken:
            others_of(others, option, seat)
            fill_seen(seen[filled], state, option, vectors[state[k.SPEC]], seat, memories[deal])
            for card in range(52):
                owners[filled, card] = 3
                if (state[k.SEEN] | state[k.HANDS + seat]) >> card & 1:
                    owners[filled, card] = _SEEN
                for place in range(3):
                    if others[place] >= 0 and state[k.HANDS + others[place]] >> card & 1:
                        owners[filled, card] = place
            numbers[filled] = state[k.SPEC]
            filled += 1
        best = first
        for option_row in range(first, last):
            if values[option_row] > values[best]:
                best = option_row
        remember_decision(memories[deal], state, seat, plays[best])
    return filled


def positions(
    specs: Specs, shares: Any, weights: dict[str, Floats], seed: int, most: int
) -> tuple[Floats, npt.NDArray[np.int8], npt.NDArray[np.int64]]:
    """Return what seats see in deals of self-play, and more of it: `note` tells what."""
    selfplay.seed_numbers(seed)
    noise = np.random.default_rng(seed)
    table = selfplay.Table(specs, shares, 0.0, _DEALS)
    memories = np.zeros((_DEALS, 4, m.MEMORY), np.uint8)
    noisy = noise.random(_DEALS) < _NOISY
    seen = np.zeros((most, m.SIZE), np.float32)
    owners = np.empty((most, 52), np.int8)
    numbers = np.empty(most, np.int64)
    room: dict[str, Any] = {}
    filled = 0

    def ask(shared: Any, own: Any, ranges: Any) -> Any:
        nonlocal filled
        values = learner.values(weights, shared, own, ranges, room)
        moved = noise.standard_normal(len(values)).astype(np.float32) * np.float32(_NOISE)
        values += moved * noisy[selfplay.deals_of(ranges)]
        filled = note(
            table.states, specs.options, specs.vectors, memories, ranges, table.deciders, values,
            table.plays, _TAKEN, (seen, owners, numbers), filled,
        )  # fmt: skip
        return values

    going = True
    while going:
        advance(table.states, table.arrays, memories)
        going = bool(table.step(ask, 0.0))
    return seen[:filled], owners[:filled], numbers[:filled]


def new_weights(seed: int) -> dict[str, Floats]:
    """Return random weights."""
    random = np.random.default_rng(seed)
    sizes = (m.SIZE, *LAYERS, 52 * m.OWNERS)
    weights: dict[str, Floats] = {}
    for number, (rows, columns) in enumerate(pairwise(sizes), 1):
        spread = (2 / rows) ** 0.5 * (1 if number < 3 else 0.3)
        drawn = random.standard_normal((rows, columns)) * spread
        weights[f"inner{number}"] = drawn.astype(np.float32)
        weights[f"bias{number}"] = np.zeros(columns, np.float32)
    return weights


def slopes_of(
    w: dict[str, Floats], seen: Floats, owners: Any
) -> tuple[float, float, dict[str, Floats]]:
    """Return the log loss a card, that of knowing only how many each holds, and the slopes."""
    count = len(seen)
    inner1 = np.maximum(seen @ w["inner1"] + w["bias1"], 0)
    inner2 = np.maximum(inner1 @ w["inner2"] + w["bias2"], 0)
    answers = (inner2 @ w["inner3"] + w["bias3"]).reshape(count, 52, m.OWNERS)
    held = np.stack([(owners == owner).sum(axis=1) for owner in range(m.OWNERS)], axis=1)
    shares = held / held.sum(axis=1, keepdims=True)
    answers += np.log(np.maximum(held, 1e-6)).astype(np.float32)[:, None, :]
    answers -= answers.max(axis=2, keepdims=True)
    chances = np.exp(answers)
    chances /= chances.sum(axis=2, keepdims=True)
    true = np.maximum(owners, 0).astype(np.int64)
    hidden = owners != _SEEN
    found = np.take_along_axis(chances, true[:, :, None], 2)[:, :, 0]
    loss = -float(np.log(np.maximum(found[hidden], 1e-9)).mean())
    plain = -float(np.log(np.take_along_axis(shares, true, 1)[hidden]).mean())
    off = chances
    np.put_along_axis(off, true[:, :, None], found[:, :, None] - 1, 2)
    off[~hidden] = 0
    off3 = (off / hidden.sum()).reshape(count, -1).astype(np.float32)
    off2 = (off3 @ w["inner3"].T) * (inner2 > 0)
    off1 = (off2 @ w["inner2"].T) * (inner1 > 0)
    slopes = {
        "inner3": inner2.T @ off3, "bias3": off3.sum(axis=0),
        "inner2": inner1.T @ off2, "bias2": off2.sum(axis=0),
        "inner1": seen.T @ off1, "bias1": off1.sum(axis=0),
    }  # fmt: skip
    return loss, plain, slopes


def train(expert: Path, samples: int, seed: int, out: Path) -> None:
    """Fit to so many positions, write the weights and, beside them, how they were made."""
    sets, shares = trained_sets()
    specs = Specs.of(sets)
    weights = parts_of(expert)
    apart = positions(specs, shares, weights, seed, _KEPT_APART)[:2]
    fit = Fit.of(new_weights(seed))

    def draw(number: int) -> Examples:
        return positions(specs, shares, weights, seed + number, 1 << 16)[:2]

    note_ = learn(fit, samples, _FITTED, draw, slopes_of, apart)
    _, plain = mean_of(slopes_of, fit.average, apart)
    note_["plain"] = round(plain, 4)
    note_["command"] = (
        f"python -m bigtwo_qt.training.beliefs --expert {expert.name} "
        f"--samples {samples} --seed {seed}"
    )
    Guesser.of(fit.average, out / f"{NAME}.npz")
    size = write({part: fit.average[part] for part in PARTS}, note_, out, NAME)
    print(f"{size:,} bytes; {json.dumps(note_['curve'][-1])}, {note_['plain']} without")


def main(arguments: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    options = options_of("beliefs", "Train the guesser of cards.", 4_000_000, arguments)
    train(options.expert, options.samples, options.seed, options.out)


if __name__ == "__main__":
    main()
