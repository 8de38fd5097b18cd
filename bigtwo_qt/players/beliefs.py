"""How the unseen cards may lie: a network guesses it from what the others played and passed on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bigtwo_qt.players import memory
from bigtwo_qt.players.encoding import Floats
from bigtwo_qt.players.fault import Fault
from bigtwo_qt.players.imagined import Done, Imagined, reader
from bigtwo_qt.players.network import FOLDER, WeightsError, checked
from bigtwo_qt.rules.cards import cards_of

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

NAME = "beliefs"
PARTS = ("inner1", "bias1", "inner2", "bias2", "inner3", "bias3")

_SWAPS = 8
"""How many swaps of two cards are tried for each unseen card, from a random deal on."""


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
        try:
            found = cls(**{name: np.ascontiguousarray(parts[name], np.float32) for name in PARTS})
            if found.answers(np.zeros(memory.SIZE, np.float32)).shape != (52, memory.OWNERS):
                raise ValueError
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise WeightsError(Fault("foreign", file, "expert")) from error
        return found

    def answers(self, seen: Floats) -> Floats:
        """Return the numbers by card and owner: (52, memory.OWNERS)."""
        inner = np.maximum(seen @ self.inner1 + self.bias1, 0)
        inner = np.maximum(inner @ self.inner2 + self.bias2, 0)
        found: Floats = (inner @ self.inner3 + self.bias3).reshape(52, memory.OWNERS)
        return found


def load(folder: Path = FOLDER) -> Guesser:
    """Return the network of a folder; raise WeightsError where it is missing or damaged."""
    try:
        parts = checked(folder, NAME, PARTS)
    except WeightsError as error:
        fault = error.fault
        raise WeightsError(Fault(fault.lack, fault.file, "expert")) from error
    return Guesser.of(parts, folder / f"{NAME}.npz")


@lru_cache(maxsize=1)
def loaded() -> tuple[Guesser | None, Fault | None]:
    """Return the network, loaded once, or what is wrong with it."""
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

    def __init__(self, view: SeatView, guesser: Guesser, source: random.Random) -> None:
        """Look at what the others did in the deal so far."""
        self._view = view
        self._guesser = guesser
        self._source = source
        self._done: list[Done] = []
        self.now = Imagined.of(view, self._done)
        self._read = reader(self.now.deal.rules)
        self._others = self._read.others(view.seat)
        unseen = self.now.out_of_play
        for other in self._others:
            unseen |= self.now.deal.masks[other]
        self._cards = cards_of(unseen)

    @cached_property
    def _answers(self) -> list[list[float]]:
        """What the network answers, by unseen card and owner; asked when worlds are drawn."""
        seen = self._read.seen_by(self.now, self._view.seat, self._done)
        answers = self._guesser.answers(seen).astype(np.float64)
        found: list[list[float]] = answers[self._read.places(self._cards)].tolist()
        return found

    def drawn(self, count: int) -> list[World]:
        """Return so many ways in which the cards may lie."""
        owners = [
            place
            for place, other in enumerate(self._others)
            for _ in range(self._view.counts[other])
        ]
        owners += [memory.OWNERS - 1] * (len(self._cards) - len(owners))
        return [self._world(owners.copy()) for _ in range(count)]

    def _world(self, owners: list[int]) -> World:
        """Draw the owners of the cards: swaps of two, each as likely as it makes the deal."""
        cards, answers = len(owners), self._answers
        draw = self._source.random
        self._source.shuffle(owners)
        if len(set(owners)) > 1:
            for _ in range(_SWAPS * cards):
                one, two = int(draw() * cards), int(draw() * cards)
                first, second = owners[one], owners[two]
                if first == second:
                    continue
                better = (
                    answers[one][second] + answers[two][first]
                    - answers[one][first] - answers[two][second]
                )  # fmt: skip
                if better >= 0 or draw() < exp(better):
                    owners[one], owners[two] = second, first
        masks = [0] * memory.OWNERS
        for card, owner in zip(self._cards, owners, strict=True):
            masks[owner] |= 1 << card
        hands = [self._view.mask] * len(self._view.counts)
        for place, other in enumerate(self._others):
            hands[other] = masks[place]
        return World(tuple(hands), masks[-1])
