"""How the person's hand lies, and what of it is staged, as it is kept with the match."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bigtwo_qt.ui.card_model import CardModel


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand from left to right and the staged cards in order, as texts of cards.

    Staged in the exchange may be a card that lies open. It is of the deal with this number.
    `is_by_hand` tells whether the person moved cards in it.
    """

    number: int
    hand: tuple[str, ...]
    staged: tuple[str, ...]
    is_by_hand: bool

    @classmethod
    def of(
        cls, number: int, cards: CardModel, seat: int, staged: Sequence[int], is_by_hand: bool
    ) -> Arrangement:
        """Return how the hand of a seat lies now; `staged` are ids of cards."""
        held = cards.hand(seat)
        return cls(
            number,
            tuple(str(cards.rows[one].card) for one in held),
            tuple(str(cards.rows[one].card) for one in staged),
            is_by_hand,
        )

    @classmethod
    def from_text(cls, text: str) -> Arrangement | None:
        """Return what was kept, None where it makes no sense."""
        try:
            found = json.loads(text)
            number, is_by_hand = found["number"], found["by_hand"]
            hand, staged = (tuple(map(str, found[name])) for name in ("hand", "staged"))
        except (ValueError, LookupError, TypeError, RecursionError):
            return None
        if type(number) is not int or type(is_by_hand) is not bool:
            return None
        return cls(number, hand, staged, is_by_hand)

    def to_text(self) -> str:
        """Return what is to be kept."""
        return json.dumps(
            {
                "number": self.number,
                "hand": self.hand,
                "staged": self.staged,
                "by_hand": self.is_by_hand,
            }
        )

    def order(self, cards: CardModel, seat: int) -> list[int]:
        """Return the ids of the cards that a seat holds, as they lay; what is new comes last."""
        held = cards.hand(seat)
        found = _find(self.hand, cards, held)
        return [*found, *(number for number in held if number not in found)]

    def staged_among(self, cards: CardModel, numbers: Sequence[int]) -> list[int]:
        """Return the ids of the cards that were staged, out of those with some ids."""
        return _find(self.staged, cards, numbers)


def _find(texts: Sequence[str], cards: CardModel, numbers: Sequence[int]) -> list[int]:
    """Return the ids of the cards with these texts out of some, each physical card once."""
    left = list(numbers)
    found = []
    for text in texts:
        number = next((one for one in left if str(cards.rows[one].card) == text), None)
        if number is not None:
            left.remove(number)
            found.append(number)
    return found
