"""The order of all combinations of up to five cards of one pack, as a text to be hashed.

A rule set's text has a line for each kind, lowest first where five-card kinds are ordered. A line
holds the combinations in ascending order, those that compare equal together. Lines at the end say
which kinds beat which.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cmp_to_key
from itertools import combinations, groupby, product

RANKS = "3456789TJQKA2"
SUITS = "dchs"
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)

Cards = tuple[str, ...]
Beats = Callable[[Cards, Cards], bool]

CARD_OPTIONS = (
    "packs",
    "jokers",
    "suit_order",
    "runs",
    "run_length",
    "five_card_order",
    "flush_order",
    "triples",
    "bare_fours",
    "four_cards",
    "pair_runs",
    "same_kind_answer",
    "trumps",
)
"""What decides what cards are and what they beat."""


def candidates() -> Iterator[Cards]:
    """Yield every set of up to five cards that some rule set could play.

    That is: cards of one rank, of two ranks each at least twice or four with one more, two pairs,
    and five of one suit or of ranks that follow each other round a circle.
    """
    ranks = [tuple(rank + suit for suit in SUITS) for rank in RANKS]
    for size in (1, 2, 3, 4):
        for rank in ranks:
            yield from combinations(rank, size)
    for first, second in product(ranks, ranks):
        if first < second:
            for low, high in product(combinations(first, 2), combinations(second, 2)):
                yield (*low, *high)
        if first != second:
            yield from ((*first, card) for card in second)
            for three, two in product(combinations(first, 3), combinations(second, 2)):
                yield (*three, *two)
    for suit in SUITS:
        yield from combinations(tuple(rank + suit for rank in RANKS), 5)
    for start in range(13):
        run = [ranks[(start + place) % 13] for place in range(5)]
        yield from (cards for cards in product(*run) if len({card[1] for card in cards}) > 1)


def order_text(found: Iterable[tuple[str, Cards]], beats: Beats, order: list[str]) -> str:
    """Return the text for combinations given with their kinds; `order` is that of five cards."""
    by_kind: dict[str, list[Cards]] = {}
    for kind, cards in sorted(found):
        by_kind.setdefault(kind, []).append(cards)

    def compare(one: Cards, other: Cards) -> int:
        return beats(one, other) - beats(other, one)

    lines, ends = [], {}
    kinds = [kind for kind in by_kind if kind not in order] + [k for k in order if k in by_kind]
    for kind in kinds:
        sets = sorted(by_kind[kind], key=cmp_to_key(compare))
        groups = [list(group) for _, group in groupby(sets, key=cmp_to_key(compare))]
        shown = (" = ".join(" ".join(cards) for cards in sorted(group)) for group in groups)
        lines.append(f"{kind}: {' < '.join(shown)}")
        ends[kind] = sets[0], sets[-1]
    for one, other in product(kinds, kinds):
        # The lowest beats the highest: every one does. The highest beats the lowest: some do.
        if one != other:
            every = beats(ends[one][0], ends[other][1])
            some = beats(ends[one][1], ends[other][0])
            lines.append(f"{one} on {other}: {'every' if every else 'some' if some else 'none'}")
    return "\n".join(lines) + "\n"


def digest(text: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()
