"""How cards are dealt: our own shuffle, so that a deal number means the same deal for ever."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from bigtwo_qt.rules.cards import ACE, ONCE, TWO, Card, add, cards_of, mask_of
from bigtwo_qt.rules.combinations import lowest_card
from bigtwo_qt.rules.options import Rules

_MASK_64 = (1 << 64) - 1
MINI_HAND = 5


class Shuffler:
    """A pinned stream of random numbers (SplitMix64) from a seed of any size, 0 included."""

    def __init__(self, seed: int) -> None:
        """Start from a seed; negative and long ones are folded into 64 bits."""
        self._state = seed & _MASK_64

    def next(self) -> int:
        """Return the next number of 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK_64
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK_64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK_64
        return mixed ^ mixed >> 31

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, but without, the limit; each is equally likely."""
        whole = (1 << 64) - (1 << 64) % limit
        while (number := self.next()) >= whole:
            pass
        return number % limit

    def shuffle(self, cards: list[Card]) -> None:
        """Bring the cards into a random order, each order equally likely."""
        for place in range(len(cards) - 1, 0, -1):
            other = self.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]


def next_seed(seed: int) -> int:
    """Return the seed of the deal after the one with this seed: a number of up to nine digits."""
    return Shuffler(seed).below(1_000_000_000)


def step(direction: str) -> int:
    """Return what is added to a seat to get the next one in the direction of play."""
    return 1 if direction == "clockwise" else -1


@dataclass(frozen=True, slots=True)
class Leftover:
    """The card that did not divide, and the seat that took it up."""

    card: Card
    to: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Winner's exchange before a deal: what the loser gave, was offered, and took."""

    loser: int
    winner: int
    given: Card
    offered: tuple[Card, Card]
    taken: Card


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards as dealt: hands as masks by seat, and how it is known who got the first card.

    `counted` is the card whose rank was counted from the dealer, None where the first card goes to
    the seat after the dealer. `opening_card` is None where none is asked for.
    """

    seed: int
    dealer: int
    counted: Card | None
    first_seat: int
    hands: tuple[int, ...]
    out_of_play: int
    leftover: Leftover | None
    opener: int
    opening_card: Card | None


def deal_cards(
    rules: Rules,
    seed: int,
    dealer: int | None = None,
    winner: int | None = None,
    mini: bool = False,
) -> Dealt:
    """Deal by a seed: the same cards to the same seats, whoever deals.

    Without a dealer it is the first deal of a match, and the seed names one; `winner` is the seat
    that won the deal before. A `mini` deal has five cards each, to break a partnership tie.
    """
    shuffler = Shuffler(seed)
    pack = list(cards_of(rules.pack))
    shuffler.shuffle(pack)
    named = shuffler.below(rules.players)
    lifted = [one for one in cards_of(rules.pack) if not one.is_joker]
    bottom = lifted[shuffler.below(len(lifted))]
    is_first = dealer is None
    dealer = named if dealer is None else dealer
    counted = bottom if rules.first_card == "counted" else None
    first = counted_seat(rules, dealer, counted)
    each = MINI_HAND if mini else rules.base_hand
    hands = [mask_of(pack[seat * each : (seat + 1) * each]) for seat in range(rules.players)]
    rest = pack[rules.players * each :]
    if rules.hand_size == "all" and not mini:
        for turn, extra in enumerate(rest):
            seat = (first + turn * step(rules.direction)) % rules.players
            hands[seat] = add(hands[seat], 1 << extra)
        rest = []
    leftover = None
    if len(rest) == 1 and rules.leftover != "none":
        leftover = Leftover(rest[0], leftover_holder(rules, hands, rest[0], first))
        hands[leftover.to] = add(hands[leftover.to], 1 << leftover.card)
        rest = []
    opener, opening_card = opening(rules, hands, first, winner, is_first, mini)
    return Dealt(
        seed,
        dealer,
        counted,
        first,
        tuple(hands),
        mask_of(rest),
        leftover,
        opener,
        opening_card,
    )


def counted_seat(rules: Rules, dealer: int, counted: Card | None) -> int:
    """Return whom the deal begins with: by the counted card, the dealer being 1, or next seat."""
    away = 1 if counted is None else {ACE: 1, TWO: 2}.get(counted.rank, counted.rank + 3) - 1
    return (dealer + away * step(rules.direction)) % rules.players


def leftover_holder(rules: Rules, hands: Sequence[int], card: Card, first: int) -> int:
    """Return the seat that takes up the card that did not divide."""
    is_lowest = card == lowest_card(rules, rules.pack & ONCE)
    if is_lowest and rules.leftover == "seat-one":
        return 0
    return holder_of_lowest(rules, hands, first)


def lowest_dealt(rules: Rules, hands: Sequence[int]) -> Card:
    """Return the lowest card in any hand."""
    return lowest_card(rules, reduce(or_, hands) & ONCE)


def holder_of_lowest(rules: Rules, hands: Sequence[int], first: int) -> int:
    """Return the seat with the lowest card dealt, of two the one first in dealing order."""
    lowest = lowest_dealt(rules, hands)
    for turn in range(rules.players):
        seat = (first + turn * step(rules.direction)) % rules.players
        if hands[seat] >> lowest & 1:
            return seat
    raise AssertionError("the lowest card is in a hand")


def opening(
    rules: Rules,
    hands: Sequence[int],
    first: int,
    winner: int | None,
    is_first: bool,
    mini: bool = False,
) -> tuple[int, Card | None]:
    """Return who opens a deal, and the card that the first play must hold, if any."""
    if not is_first and not mini and rules.opener_later_deals == "winner" and winner is not None:
        return winner, None
    asked = (
        rules.opening_card == "every-deal"
        or (rules.opening_card == "first-deal" and is_first)
        or (mini and rules.opening_card != "never")
    )
    opener = holder_of_lowest(rules, hands, first)
    return opener, lowest_dealt(rules, hands) if asked else None
