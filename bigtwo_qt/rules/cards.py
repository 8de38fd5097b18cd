"""Ranks, suits, the text of cards, and sets of cards as integer masks.

A set of cards (a hand, a play, a pack) is an int. Bit ``i`` says that the set holds the card ``i``,
bit ``COPIES + i`` that it holds it twice, as two packs allow; the second bit never stands without
the first. So a set has one mask, whichever of two equal cards it was made from.
"""

from __future__ import annotations

from collections.abc import Iterable

RANKS = "3456789TJQKA2"
SUITS = "dchs"
COPIES = 54
ACE = RANKS.index("A")
TWO = RANKS.index("2")

PACK_52 = (1 << 52) - 1
JOKERS = 0b11 << 52
ONCE = (1 << COPIES) - 1


class CardError(ValueError):
    """A text that names no card, or a set that holds a card more often than packs do."""


class Card(int):
    """A card as the number ``4 * rank + suit`` (3d is 0, 2s is 51), the jokers as 52 and 53."""

    @property
    def rank(self) -> int:
        """The index in `RANKS`; 13 for a joker."""
        return self >> 2

    @property
    def suit(self) -> int:
        """The index in `SUITS`; 0 for the black-and-white joker and 1 for the colour joker."""
        return self & 3

    @property
    def is_joker(self) -> bool:
        """Whether the card is one of the two jokers."""
        return self >= 52

    def __str__(self) -> str:
        return TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({TEXTS[self]})"


TEXTS = (*(rank + suit for rank in RANKS for suit in SUITS), "jb", "jc")
CARDS = tuple(Card(number) for number in range(54))
_BY_TEXT = dict(zip(TEXTS, CARDS, strict=True))


def card(named: Card | str) -> Card:
    """Return the card that a text names, or the card itself; raise CardError otherwise."""
    if isinstance(named, Card):
        return named
    found = _BY_TEXT.get(named) if isinstance(named, str) else None
    if found is None:
        raise CardError(f"no such card: {named!r}")
    return found


def parse_cards(text: str) -> list[Card]:
    """Return the cards of a text such as ``"3d Ts jc"``, in its order."""
    return [card(word) for word in text.split()]


def mask_of(cards: Iterable[Card | str]) -> int:
    """Return the mask of some cards, given as cards or as their texts."""
    mask = 0
    for named in cards:
        bit = 1 << card(named)
        if mask & bit:
            bit <<= COPIES
            if mask & bit:
                raise CardError(f"three times the same card: {card(named)}")
        mask |= bit
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, by rank and then suit."""
    if mask >> COPIES:
        return tuple(one for one in CARDS for copy in (one, one + COPIES) if mask >> copy & 1)
    found = []
    while mask:
        bit = mask & -mask
        found.append(CARDS[bit.bit_length() - 1])
        mask ^= bit
    return tuple(found)


def take(hand: int, played: int) -> int:
    """Return the hand without the cards played, all of which it holds."""
    if not hand >> COPIES:
        return hand & ~played
    once, twice = hand & ONCE, hand >> COPIES
    played_once, played_twice = played & ONCE, played >> COPIES
    left_once = once & ~played_once | twice & played_once & ~played_twice
    return left_once | (twice & ~played_once) << COPIES


def add(hand: int, more: int) -> int:
    """Return the hand with further cards; raise CardError at a third of one card."""
    return mask_of((*cards_of(hand), *cards_of(more)))
