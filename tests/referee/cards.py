"""Cards and combinations (RULES.md, section 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from tests.referee.systems import Options

Cards = tuple[str, ...]

RANKS = "3456789TJQKA2"
SUITS = "dchs"
JOKERS = ("jb", "jc")
LADDER = "A23456789TJQKA"
"""Runs are windows of these ranks; a rank's place here is its height in a run."""


def pack(options: Options) -> list[str]:
    """Return every card of the pack, jokers and second pack included."""
    cards = [rank + suit for rank in RANKS for suit in SUITS]
    return [*(cards * int(options["packs"])), *JOKERS[: options["jokers"]]]


def rank_of(card: str) -> int:
    """Return the height of a card's rank: 0 for a three, 12 for a two, then the jokers."""
    return 13 + JOKERS.index(card) if card in JOKERS else RANKS.index(card[0])


def suit_of(options: Options, card: str) -> int:
    """Return the height of a card's suit; 0 for jokers, which are told apart by rank."""
    return 0 if card in JOKERS else int(options["suit_order"].index(card[1]))


def height(options: Options, card: str) -> tuple[int, int]:
    """Return what orders single cards."""
    return rank_of(card), suit_of(options, card)


def ordered(options: Options, cards: Iterable[str]) -> Cards:
    """Return cards from the lowest to the highest."""
    return tuple(sorted(cards, key=lambda card: height(options, card)))


class Shape(NamedTuple):
    """What cards are: `key` compares two of one kind."""

    kind: str
    size: int
    key: tuple[int, ...]


def order_of_kinds(options: Options) -> list[str]:
    """Return the five-card kinds that are played, from the lowest, as kinds are written."""
    return [kind.replace("-", "_") for kind in options["five_card_order"]]


def run_top(options: Options, ranks: Iterable[str]) -> tuple[int, str] | None:
    """Return the height of a run of these ranks and the rank of its top card, or None.

    The heights are places in LADDER; runs that the option lifts above all others stand beyond it.
    """
    wanted = set(ranks)
    length = len(wanted)
    start = next(
        (at for at in range(len(LADDER) - length + 1) if set(LADDER[at : at + length]) == wanted),
        None,
    )
    runs = options["runs"]
    if runs == "up-to-two":
        line = RANKS
        places = [at for at in range(14 - length) if set(line[at : at + length]) == wanted]
        return (places[0] + length, line[places[0] + length - 1]) if places else None
    if start is None:
        return None
    top = start + length - 1
    if start > 1:
        return top, LADDER[top]
    # The window begins with the ace (0) or the two (1): it holds a two.
    if runs == "ace-two-low":
        return top, LADDER[top]
    if runs == "wheel-only":
        return (top, LADDER[top]) if start == 0 else None
    if runs == "no-two":
        return None
    if runs == "two-high":
        return 20, "2"
    if runs == "23456-high":
        return (top, LADDER[top]) if start == 0 else (20, "2")
    if runs == "low-forms-high":
        return (21 if start == 0 else 20), LADDER[top]
    raise AssertionError(runs)


def run_key(options: Options, cards: Sequence[str]) -> tuple[int, int] | None:
    """Return what orders runs (of single cards or of pairs): the top rank, then its best suit."""
    found = run_top(options, {card[0] for card in cards})
    if found is None:
        return None
    top, rank = found
    return top, max(suit_of(options, card) for card in cards if card[0] == rank)


def classify(options: Options, cards: Iterable[str]) -> Shape | None:
    """Return what these cards are together, or None."""
    cards = tuple(cards)
    size = len(cards)
    if size == 1:
        return Shape("single", 1, height(options, cards[0]))
    if size == 0 or any(card in JOKERS for card in cards):
        return None
    if max(Counter(cards).values()) > options["packs"]:
        return None
    counts = Counter(rank_of(card) for card in cards)
    groups = sorted(counts.values(), reverse=True)
    biggest = max(counts, key=lambda rank: (counts[rank], rank))
    best_suit = max(suit_of(options, card) for card in cards if rank_of(card) == biggest)
    if size == 2:
        return Shape("pair", 2, (biggest, best_suit)) if groups == [2] else None
    if size == 3:
        allowed = groups == [3] and options["triples"] == "yes"
        return Shape("triple", 3, (biggest,)) if allowed else None
    if size == 4 and groups == [4]:
        allowed = options["bare_fours"] or options["trumps"] == "two-breaker"
        return Shape("bare_quads", 4, (biggest,)) if allowed else None
    if set(groups) == {2} and options["pair_runs"]:
        key = run_key(options, cards)
        if key is not None:
            return Shape("pair_run", size, key)
    if groups == [2, 2] and options["four_cards"] == "two-pairs-and-bare-fours":
        return Shape("two_pairs", 4, (biggest, best_suit))
    if size == 5:
        return classify_five(options, cards, groups, biggest)
    if size > 5 and options["run_length"] == "5-or-more" and set(groups) == {1}:
        return classify_run(options, cards)
    return None


def classify_run(options: Options, cards: Cards) -> Shape | None:
    """Return the straight or straight flush that cards of different ranks are."""
    key = run_key(options, cards)
    if key is None:
        return None
    one_suit = len({card[1] for card in cards}) == 1
    kind = "straight_flush" if one_suit else "straight"
    return Shape(kind, len(cards), key) if kind in order_of_kinds(options) else None


def classify_five(options: Options, cards: Cards, groups: list[int], biggest: int) -> Shape | None:
    """Return what five cards are."""
    one_suit = len({card[1] for card in cards}) == 1
    run = run_key(options, cards) if groups == [1, 1, 1, 1, 1] else None
    key: tuple[int, ...]
    if groups == [5]:
        kind, key = "five_of_a_kind", (biggest,)
    elif groups == [4, 1]:
        kind, key = "quads", (biggest,)
    elif groups == [3, 2]:
        kind, key = "full_house", (biggest,)
    elif run is not None:
        kind, key = ("straight_flush" if one_suit else "straight"), run
    elif one_suit:
        kind, key = "flush", flush_key(options, cards)
    else:
        return None
    return Shape(kind, 5, key) if kind in order_of_kinds(options) else None


def flush_key(options: Options, cards: Cards) -> tuple[int, ...]:
    """Return what orders flushes."""
    suit = suit_of(options, cards[0])
    down = tuple(sorted((rank_of(card) for card in cards), reverse=True))
    order = options["flush_order"]
    if order == "suit-first":
        return (suit, *down)
    if order == "cards-first":
        return (*down, suit)
    return down[0], suit


def can_lead(options: Options, cards: Iterable[str]) -> bool:
    """Whether cards may be led, no opening card asked."""
    shape = classify(options, cards)
    if shape is None:
        return False
    # Two-breaker: a bare four of a kind is playable in no other way than on a 2.
    return not (shape.kind == "bare_quads" and options["trumps"] == "two-breaker")


def beats(options: Options, cards: Iterable[str], table: Iterable[str]) -> bool:
    """Whether cards may be played on those on the table."""
    new, old = classify(options, cards), classify(options, table)
    return new is not None and old is not None and shape_beats(options, new, old)


def shape_beats(options: Options, new: Shape, old: Shape) -> bool:
    """Whether one combination may be played on another."""
    by_trumps = TRUMPS[options["trumps"]](options, new, old)
    return beats_plainly(options, new, old) if by_trumps is None else by_trumps


def beats_plainly(options: Options, new: Shape, old: Shape) -> bool:
    """Whether one combination beats the other, trumps aside."""
    if new.size != old.size:
        return False
    if new.kind == old.kind:
        return new.key > old.key
    if options["same_kind_answer"]:
        return False
    if {new.kind, old.kind} == {"two_pairs", "bare_quads"}:
        return new.kind == "bare_quads"
    order = order_of_kinds(options)
    if new.kind in order and old.kind in order:
        return order.index(new.kind) > order.index(old.kind)
    return False


def no_trumps(_options: Options, _new: Shape, _old: Shape) -> bool | None:
    """Leave everything to the plain comparison."""
    return None


def honour(options: Options, new: Shape, old: Shape) -> bool | None:
    """Fours with a fifth card and straight flushes beat any combination of fewer cards."""
    honours = ("quads", "straight_flush")
    if old.kind in honours:
        return new.kind in honours and beats_plainly(options, new, old)
    if new.kind in honours and old.size < new.size:
        return True
    return None


def two_breaker(_options: Options, new: Shape, old: Shape) -> bool | None:
    """A straight flush or a bare four of a kind beats a single 2."""
    breakers = ("bare_quads", "straight_flush")
    if old.kind in breakers and new.kind in breakers:
        if new.kind == old.kind:
            return new.key > old.key
        return new.kind == "straight_flush"
    if old.kind == "bare_quads":
        return False
    if new.kind in breakers and old.kind == "single" and old.key[0] == RANKS.index("2"):
        return True
    return False if new.kind == "bare_quads" else None


def bombs(_options: Options, new: Shape, old: Shape) -> bool | None:
    """Bare fours beat all but higher ones and straight flushes, which beat all but higher ones."""
    kinds = ("bare_quads", "straight_flush")
    if new.kind not in kinds:
        return False if old.kind in kinds else None
    if new.kind == old.kind:
        return new.key > old.key
    return new.kind == "straight_flush" or old.kind != "straight_flush"


TRUMPS = {"none": no_trumps, "honour": honour, "two-breaker": two_breaker, "bombs": bombs}


def subsets(options: Options, hand: Iterable[str]) -> set[Cards]:
    """Return every different set of cards of a hand that could be a combination by its size."""
    cards = ordered(options, hand)
    long = options["pair_runs"] or options["run_length"] == "5-or-more"
    most = len(cards) if long else min(5, len(cards))
    return {chosen for size in range(1, most + 1) for chosen in combinations(cards, size)}


def legal_plays(options: Options, hand: Iterable[str], table: Cards | None = None) -> set[Cards]:
    """Return every set of cards of a hand that may be played: led, or on those on the table."""
    if table is None:
        return {cards for cards in subsets(options, hand) if can_lead(options, cards)}
    return {cards for cards in subsets(options, hand) if beats(options, cards, table)}
