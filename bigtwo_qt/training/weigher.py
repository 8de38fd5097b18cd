"""Trains the network that tells the true hands of the others among guessed ones.

    python -m bigtwo_qt.training.weigher --expert FILE.npz --samples 9000000 --seed 1 --out FOLDER

Positions are those that the guesser learns from. Beside the true way in which the unseen cards lie
stand some that the guesser guesses card by card, and fitted is how likely the true one is, by a
softmax over all of them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from bigtwo_qt.players import beliefs as guesses
from bigtwo_qt.players import memory as m
from bigtwo_qt.players.beliefs import Guesser
from bigtwo_qt.players.encoding import OF_HAND
from bigtwo_qt.players.network import FOLDER, checked, parts_of
from bigtwo_qt.players.weigher import NAME, OTHERS, PARTS, Weigher
from bigtwo_qt.training import features, selfplay
from bigtwo_qt.training.beliefs import positions
from bigtwo_qt.training.expert import trained_sets
from bigtwo_qt.training.export import write
from bigtwo_qt.training.fit import Examples, Fit, learn, options_of
from bigtwo_qt.training.learner import Floats
from bigtwo_qt.training.specs import Specs

LAYERS = (192, 64)

_GUESSED = 7
"""Among how many guessed ways the true one stands."""
_FITTED = 128
_TOLD = 2000
_MOST = 1 << 14
"""How many positions there are at the most in a round, of which there are about half as many."""


@njit(cache=True)
def guess(owners, answers, steps):
    """Write a way in which unseen cards may lie: swaps of two, as likely as they make it.

    `owners`: (cards,), those of any way; `answers`: (cards, memory.OWNERS).
    """
    cards = len(owners)
    for card in range(cards):
        other = np.random.randint(card, cards)
        owners[card], owners[other] = owners[other], owners[card]
    for _ in range(steps * cards):
        one, two = np.random.randint(cards), np.random.randint(cards)
        first, second = owners[one], owners[two]
        better = (
            answers[one, second] + answers[two, first] - answers[one, first] - answers[two, second]
        )
        if better >= 0 or np.random.random() < np.exp(better):
            owners[one], owners[two] = second, first


@njit(cache=True)
def fill_hands(hands, owners, answers, numbers, options, needs, steps):
    """Fill in what the others hold: first truly, then as guessed.

    `hands`: (positions, OTHERS, ways, OF_HAND) bytes, all 0; `owners`: (positions, 52), -1 where a
    card is seen; `answers`: (positions, 52, memory.OWNERS), of the guesser.
    """
    row = np.zeros(OF_HAND, np.float32)
    for place in range(len(hands)):
        unseen = np.flatnonzero(owners[place] >= 0)
        held = owners[place][unseen]
        likely = answers[place][unseen]
        option, need = options[numbers[place]], needs[numbers[place]]
        for way in range(hands.shape[2]):
            if way:
                guess(held, likely, steps)
            for other in range(OTHERS):
                mask = 0
                for card in range(len(unseen)):
                    if held[card] == other:
                        mask |= 1 << unseen[card]
                row[:] = 0
                features.fill_hand(row, mask, option, need)
                for number in range(OF_HAND):
                    hands[place, other, way, number] = row[number] > 0


def examples(
    specs: Specs, shares: Any, weights: dict[str, Floats], guesser: Guesser, seed: int, most: int
) -> tuple[Floats, npt.NDArray[np.uint8]]:
    """Return what seats see, and the hands of the others: the true ones, then guessed ones."""
    seen, owners, numbers = positions(specs, shares, weights, seed, most)
    hands = np.zeros((len(seen), OTHERS, 1 + _GUESSED, OF_HAND), np.uint8)
    selfplay.seed_numbers(seed)
    for start in range(0, len(seen), _TOLD):
        some = slice(start, start + _TOLD)
        answers = guesser.answers(seen[some])
        fill_hands(
            hands[some],
            owners[some],
            answers,
            numbers[some],
            specs.options,
            specs.needs,
            guesses.SWAPS,
        )
    return seen, hands


def new_weights(seed: int) -> dict[str, Floats]:
    """Return random weights."""
    random = np.random.default_rng(seed)
    one, two = LAYERS

    def drawn(*shape: int, spread: float) -> Floats:
        return (random.standard_normal((OTHERS, *shape)) * spread).astype(np.float32)

    return {
        "seen": drawn(m.SIZE, one, spread=m.SIZE**-0.5),
        "hand": drawn(OF_HAND, one, spread=0.15),
        "bias1": np.zeros((OTHERS, one), np.float32),
        "inner2": drawn(one, two, spread=(2 / one) ** 0.5),
        "bias2": np.zeros((OTHERS, two), np.float32),
        "answer": np.zeros((OTHERS, two), np.float32),
    }


def slopes_of(w: dict[str, Floats], seen: Floats, hands: Any) -> tuple[float, dict[str, Floats]]:
    """Return the log loss of finding the true hands, and the slopes."""
    count, _, ways, _ = hands.shape
    weights = np.zeros((count, ways), np.float32)
    layers = []
    for place in range(OTHERS):
        held = hands[:, place].reshape(count * ways, OF_HAND).astype(np.float32)
        inner1 = held @ w["hand"][place]
        inner1 += np.repeat(seen @ w["seen"][place] + w["bias1"][place], ways, axis=0)
        np.maximum(inner1, 0, out=inner1)
        inner2 = np.maximum(inner1 @ w["inner2"][place] + w["bias2"][place], 0)
        weights += (inner2 @ w["answer"][place]).reshape(count, ways)
        layers.append((held, inner1, inner2))
    chances = np.exp(weights - weights.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    loss = -float(np.log(np.maximum(chances[:, 0], 1e-9)).mean())
    chances[:, 0] -= 1
    off = chances.reshape(-1, 1) / count
    slopes = {name: np.zeros_like(part) for name, part in w.items()}
    for place, (held, inner1, inner2) in enumerate(layers):
        slopes["answer"][place] = (inner2.T @ off)[:, 0]
        off2 = off * w["answer"][place] * (inner2 > 0)
        slopes["inner2"][place], slopes["bias2"][place] = inner1.T @ off2, off2.sum(axis=0)
        off1 = (off2 @ w["inner2"][place].T) * (inner1 > 0)
        slopes["hand"][place] = held.T @ off1
        of_seen = off1.reshape(count, ways, -1).sum(axis=1)
        slopes["seen"][place], slopes["bias1"][place] = seen.T @ of_seen, of_seen.sum(axis=0)
    return loss, slopes


def train(expert: Path, guesser: Guesser, samples: int, seed: int, out: Path) -> None:
    """Fit to so many positions, write the weights and, beside them, how they were made."""
    sets, shares = trained_sets()
    specs = Specs.of(sets)
    weights = parts_of(expert)
    apart = examples(specs, shares, weights, guesser, seed, _MOST)
    fit = Fit.of(new_weights(seed))

    def draw(number: int) -> Examples:
        seen, hands = examples(specs, shares, weights, guesser, seed + number, _MOST)
        order = np.random.default_rng([seed, number]).permutation(len(seen))
        return seen[order], hands[order]

    note = learn(fit, samples, _FITTED, draw, slopes_of, apart)
    note["plain"] = round(log(1 + _GUESSED), 4)
    note["command"] = (
        f"python -m bigtwo_qt.training.weigher --expert {expert.name} "
        f"--samples {samples} --seed {seed}"
    )
    Weigher.of(fit.average, out / f"{NAME}.npz")
    size = write({part: fit.average[part] for part in PARTS}, note, out, NAME)
    print(f"{size:,} bytes; {json.dumps(note['curve'][-1])}, {note['plain']} without")


def main(arguments: Sequence[str] | None = None) -> None:
    """Train as the command line says."""
    description = "Train what tells true hands from guessed ones."
    options = options_of("weigher", description, 9_000_000, arguments)
    stored = checked(FOLDER, guesses.NAME, guesses.PARTS)
    guesser = Guesser.of(stored, FOLDER / f"{guesses.NAME}.npz")
    train(options.expert, guesser, options.samples, options.seed, options.out)


if __name__ == "__main__":
    main()
