"""Ways to lay out a hand: by rank, by suit, or by the combinations it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, groupby

from bigtwo_qt.rules import Card, Rules
from bigtwo_qt.rules.cards import cards_of, mask_of, take
from bigtwo_qt.rules.combinations import Combination, tables

# Of very many combinations, the strongest are looked at.
MOST_COMBINATIONS = 160


def by_rank(rules: Rules, hand: Mapping[int, Card]) -> list[int]:
    """Return the ids of a hand's cards from the lowest to the highest."""
    strengths = tables(rules).single_strengths
    return sorted(hand, key=lambda number: strengths[hand[number]])


def by_suit(rules: Rules, hand: Mapping[int, Card]) -> list[int]:
    """Return the ids of a hand's cards suit by suit, the lowest suit first, jokers last."""
    derived = tables(rules)

    def key(number: int) -> tuple[int, int]:
        card = hand[number]
        if card.is_joker:
            return len(derived.suits), derived.single_strengths[card]
        return derived.suits[card.suit], derived.single_strengths[card]

    return sorted(hand, key=key)


def by_combinations(rules: Rules, hand: Mapping[int, Card]) -> list[int]:
    """Return the ids of a hand's cards in as few groups as can be found.

    Single cards come first, then pairs and so on up to the longest combination; groups of a size
    go from the weakest to the strongest.
    """
    left = by_rank(rules, hand)
    found: list[int] = []
    for group in fewest_groups(rules, [hand[number] for number in left]):
        for card in group:
            number = next(each for each in left if hand[each] == card)
            left.remove(number)
            found.append(number)
    return found


ARRANGEMENTS: dict[str, Callable[[Rules, Mapping[int, Card]], list[int]]] = {
    "rank": by_rank,
    "suit": by_suit,
    "combinations": by_combinations,
}


def fewest_groups(rules: Rules, cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return cards that are sorted by rank in groups: combinations, and the rest rank by rank."""
    mask = mask_of(cards)
    long = [
        play
        for play in tables(rules).leads(mask)
        if play.size > 3 and len({_rank_of(card) for card in play.cards}) > 1
    ]
    long.sort(key=lambda play: (play.size, play.strength), reverse=True)
    del long[MOST_COMBINATIONS:]
    choices: list[tuple[Combination, ...]] = [(), *((play,) for play in long)]
    choices += [
        pair for pair in combinations(long, 2) if not pair[1].mask & ~take(mask, pair[0].mask)
    ]

    def count(taken: tuple[Combination, ...]) -> int:
        rest = mask
        for play in taken:
            rest = take(rest, play.mask)
        return len(taken) + len({_rank_of(card) for card in cards_of(rest)})

    best = min(choices, key=count)
    rest = list(cards)
    for card in (card for play in best for card in play.cards):
        rest.remove(card)
    ranks = [tuple(group) for _, group in groupby(rest, key=_rank_of)]
    return [*sorted(ranks, key=len), *(play.cards for play in reversed(best))]


def _rank_of(card: Card) -> int:
    """Return what tells ranks apart; each joker is one of its own."""
    return -1 - card if card.is_joker else card.rank
