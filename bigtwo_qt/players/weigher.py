"""How likely whole hands are: a network tells hands that were played for from hands put together.

Guessed card by card, the others hold what nobody keeps: pairs and runs that would have been played
long ago. The network has learned from deals of self-play to tell the true hands of the others among
guessed ones, and so how much likelier each way to lay the cards is than it was guessed to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bigtwo_qt.players import memory
from bigtwo_qt.players.encoding import OF_HAND, Floats
from bigtwo_qt.players.network import FOLDER, arrays_of, checked, fitting

NAME = "weigher"
PARTS = ("seen", "hand", "bias1", "inner2", "bias2", "answer")
OTHERS = memory.OWNERS - 1


@dataclass(frozen=True, slots=True, eq=False)
class Weigher:
    """Two layers for each other seat, in the order of play, over what is seen and its hand.

    The answers of the three are added up: the higher, the likelier.
    """

    seen: Floats
    hand: Floats
    bias1: Floats
    inner2: Floats
    bias2: Floats
    answer: Floats

    @classmethod
    def of(cls, parts: Mapping[str, Any], file: Path) -> Weigher:
        """Return the network of the arrays of a file; raise WeightsError where they do not fit."""
        with fitting(file):
            found = cls(**arrays_of(parts, PARTS))
            hands = np.zeros((OTHERS, 2, OF_HAND), np.float32)
            if found.weights(np.zeros(memory.SIZE, np.float32), hands).shape != (2,):
                raise ValueError
        return found

    def weights(self, seen: Floats, hands: Floats) -> Floats:
        """Return the logarithm of how likely worlds are beside how they were guessed, up to a sum.

        `seen`: (memory.SIZE,); `hands`: (OTHERS, worlds, OF_HAND), what the others hold in each.
        """
        found = np.zeros(hands.shape[1], np.float32)
        for place in range(OTHERS):
            inner = hands[place] @ self.hand[place]
            inner += seen @ self.seen[place] + self.bias1[place]
            np.maximum(inner, 0, out=inner)
            inner = np.maximum(inner @ self.inner2[place] + self.bias2[place], 0)
            found += inner @ self.answer[place]
        return found


def load(folder: Path = FOLDER) -> Weigher:
    """Return the network of a folder; raise WeightsError where it is missing or damaged."""
    return Weigher.of(checked(folder, NAME, PARTS), folder / f"{NAME}.npz")
