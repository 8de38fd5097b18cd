"""What a person chooses in the exchange: two cards to offer, or one of two to take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bigtwo_qt.rules.cards import Card


class Choice:
    """A choice of `count` of some cards, told apart by their ids.

    `is_offer` tells the winner's choice from that of the loser; `other` is the seat across.
    """

    def __init__(self, cards: Mapping[int, Card], count: int, is_offer: bool, other: int) -> None:
        """Begin with nothing chosen."""
        self.count = count
        self.is_offer = is_offer
        self.other = other
        self._cards = dict(cards)
        self._staged: list[int] = []
        self._hinted: tuple[int, ...] = ()

    def holds(self, number: int) -> bool:
        """Whether the card with this id can be chosen."""
        return number in self._cards

    @property
    def selectable(self) -> tuple[int, ...]:
        """The ids of all cards that can be chosen."""
        return tuple(self._cards)

    @property
    def staged(self) -> tuple[int, ...]:
        """The ids of the cards chosen, in the order of choosing."""
        return tuple(self._staged)

    @property
    def cards(self) -> list[Card]:
        """The cards chosen."""
        return [self._cards[number] for number in self._staged]

    @property
    def is_complete(self) -> bool:
        """Whether as many cards are chosen as are asked for."""
        return len(self._staged) == self.count

    @property
    def offered(self) -> tuple[int, ...]:
        """The ids of the cards of a hint that are not chosen yet."""
        if not set(self._staged) <= set(self._hinted):
            return ()
        return tuple(number for number in self._hinted if number not in self._staged)

    @property
    def is_hinted(self) -> bool:
        """Whether a hint is offered."""
        return bool(self.offered)

    def toggle(self, number: int) -> None:
        """Choose a card, or take it back; one too many takes the place of the first chosen."""
        if number in self._staged:
            self._staged.remove(number)
            return
        self._staged = [*self._staged, number][-self.count :]

    def clear(self) -> None:
        """Take everything back."""
        self._staged = []
        self._hinted = ()

    def take_offer(self) -> None:
        """Choose what is offered as a hint."""
        self._staged += self.offered

    def hint(self, cards: Iterable[Card]) -> None:
        """Offer these cards, with nothing chosen."""
        self.clear()
        wanted = list(cards)
        self._hinted = tuple(number for number, card in self._cards.items() if card in wanted)
