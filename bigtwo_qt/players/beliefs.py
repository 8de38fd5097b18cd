"""How the unseen cards may lie: a network guesses it from what the others played and passed on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bigtwo_qt.players import memory, weigher
from bigtwo_qt.players.encoding import Floats, Ints
from bigtwo_qt.players.fault import Fault
from bigtwo_qt.players.imagined import Done, Imagined, reader
from bigtwo_qt.players.network import FOLDER, WeightsError, arrays_of, checked, fitting
from bigtwo_qt.players.weigher import Weigher
from bigtwo_qt.rules.cards import cards_of

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

NAME = "beliefs"
PARTS = ("inner1", "bias1", "inner2", "bias2", "inner3", "bias3")

SWAPS = 8
"""How many swaps of two cards are tried for each unseen card, from a random deal on."""
_GUESSED, _DRAWN = 512, 128
"""How many ways are guessed card by card at a time, and how many drawn of them."""


@dataclass(frozen=True, slots=True, eq=False)
class Guesser:
    """The network: two layers, cut off below 0, and for each card a number for each owner.

    The higher the number, the likelier that owner is beside how many cards it holds.
    """

    inner1: Floats
    bias1: Floats
    inner2: Floats
    bias2: Floats
    inner3: Floats
    bias3: Floats

    @classmethod
    def of(cls, parts: Mapping[str, Any], file: Path) -> Guesser:
        """Return the network of the arrays of a file; raise WeightsError where they do not fit."""
        with fitting(file):
            found = cls(**arrays_of(parts, PARTS))
            if found.answers(np.zeros(memory.SIZE, np.float32)).shape != (52, memory.OWNERS):
                raise ValueError
        return found

    def answers(self, seen: Floats) -> Floats:
        """Return the numbers by card and owner: (…, 52, memory.OWNERS) for (…, memory.SIZE)."""
        inner = np.maximum(seen @ self.inner1 + self.bias1, 0)
        inner = np.maximum(inner @ self.inner2 + self.bias2, 0)
        found: Floats = inner @ self.inner3 + self.bias3
        return found.reshape(*seen.shape[:-1], 52, memory.OWNERS)


@dataclass(frozen=True, slots=True, eq=False)
class Insight:
    """What there is to guess the others' hands with: card by card, and as a whole."""

    guesser: Guesser
    weigher: Weigher


def load(folder: Path = FOLDER) -> Insight:
    """Return the networks of a folder; raise WeightsError where one is missing or damaged."""
    try:
        guesser = Guesser.of(checked(folder, NAME, PARTS), folder / f"{NAME}.npz")
        return Insight(guesser, weigher.load(folder))
    except WeightsError as error:
        # Without them a master plays as an expert.
        raise WeightsError(replace(error.fault, instead="expert")) from error


@lru_cache(maxsize=1)
def loaded() -> tuple[Insight | None, Fault | None]:
    """Return the networks, loaded once, or what is wrong with them."""
    try:
        return load(), None
    except WeightsError as error:
        return None, error.fault


@dataclass(frozen=True, slots=True)
class World:
    """A way in which the unseen cards may lie: the hands now, and what lies in none."""

    masks: tuple[int, ...]
    out_of_play: int


class Beliefs:
    """How the unseen cards may lie, the likelier the more often."""

    def __init__(self, view: SeatView, insight: Insight, source: random.Random) -> None:
        """Look at what the others did in the deal so far."""
        self._view = view
        self._insight = insight
        self._source = source
        self._done: list[Done] = []
        self.now = Imagined.of(view, self._done)
        self._read = reader(self.now.deal.rules)
        self._others = self._read.others(view.seat)
        unseen = self.now.out_of_play
        for other in self._others:
            unseen |= self.now.deal.masks[other]
        self._cards = cards_of(unseen)
        self._left: list[World] = []

    @cached_property
    def _seen(self) -> Floats:
        return self._read.seen_by(self.now, self._view.seat, self._done)

    def drawn(self, count: int) -> list[World]:
        """Return so many ways in which the cards may lie."""
        while len(self._left) < count:
            self._left += self._more()
        taken, self._left = self._left[:count], self._left[count:]
        return taken

    def _more(self) -> list[World]:
        """Guess many ways card by card, and draw some by how likely whole hands are."""
        source = np.random.default_rng(self._source.getrandbits(64))
        masks = self._masks(self._guessed(source))
        weights = self._insight.weigher.weights(self._seen, self._read.hands(masks[:, :-1]))
        chances = np.cumsum(np.exp(weights - weights.max(), dtype=np.float64))
        at = (np.arange(_DRAWN) + source.random()) / _DRAWN * chances[-1]
        places = source.permutation(np.minimum(np.searchsorted(chances, at), _GUESSED - 1))
        worlds = []
        for *held, out in masks[places].tolist():
            hands = [self._view.mask] * len(self._view.counts)
            for other, mask in zip(self._others, held, strict=False):
                hands[other] = mask
            worlds.append(World(tuple(hands), out))
        return worlds

    def _guessed(self, source: np.random.Generator) -> Ints:
        """Return who holds each unseen card, in many ways: (_GUESSED, cards).

        From a random deal on two cards are swapped, as likely as it makes the deal.
        """
        answers = self._insight.guesser.answers(self._seen)[self._read.places(self._cards)]
        cards = len(self._cards)
        counts = [self._view.counts[other] for other in self._others]
        owners = np.full(cards, memory.OWNERS - 1)
        owners[: sum(counts)] = np.repeat(np.arange(len(counts)), counts)
        found = source.permuted(np.tile(owners, (_GUESSED, 1)), axis=1)
        rows = np.arange(_GUESSED)
        steps = SWAPS * cards if len(set(owners.tolist())) > 1 else 0
        swapped = source.integers(cards, size=(steps, 2, _GUESSED))
        needed = -source.standard_exponential((steps, _GUESSED), np.float32)
        for (one, two), least in zip(swapped, needed, strict=True):
            first, second = found[rows, one], found[rows, two]
            better = (
                answers[one, second] + answers[two, first]
                - answers[one, first] - answers[two, second]
            )  # fmt: skip
            swaps = better > least
            found[rows, one] = np.where(swaps, second, first)
            found[rows, two] = np.where(swaps, first, second)
        return found

    def _masks(self, owners: Ints) -> Ints:
        """Return the cards of every owner: (ways, memory.OWNERS)."""
        bits = np.int64(1) << np.array(self._cards, np.int64)
        return np.stack(
            [((owners == owner) * bits).sum(axis=1) for owner in range(memory.OWNERS)], axis=1
        )
