"""What cards are, what beats what, and what can be played.

`tables(rules)` derives everything once from a rule set. A combination answers another of its own
`lane` with a higher `strength`; a `trump` beats what its option names and then only a higher trump
answers it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from itertools import combinations as choose
from typing import TYPE_CHECKING

from bigtwo_qt.rules.cards import (
    ACE,
    CARDS,
    COPIES,
    JOKERS,
    ONCE,
    PACK_52,
    SUITS,
    TWO,
    Card,
    CardError,
    cards_of,
)
from bigtwo_qt.rules.refusal import Lack, Reason, Refusal

if TYPE_CHECKING:
    from bigtwo_qt.rules.options import Rules


class Kind(Enum):
    """The kinds of combination; a rule set plays some of them."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight_flush"
    FIVE_OF_A_KIND = "five_of_a_kind"
    BARE_QUADS = "bare_quads"
    PAIR_RUN = "pair_run"
    TWO_PAIRS = "two_pairs"

    # Members are single objects; an enum's own hash is that of the name, and slow.
    __hash__ = object.__hash__


_KIND_NUMBERS = {kind: number for number, kind in enumerate(Kind, 1)}
_NO_LEAD = 0
_FIVE_CARD_KINDS = frozenset(
    {
        Kind.STRAIGHT,
        Kind.FLUSH,
        Kind.FULL_HOUSE,
        Kind.QUADS,
        Kind.STRAIGHT_FLUSH,
        Kind.FIVE_OF_A_KIND,
    }
)
_FOUR_CARD_KINDS = (Kind.BARE_QUADS, Kind.TWO_PAIRS, Kind.PAIR_RUN)
_IN_RUN_ORDER = (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH, Kind.PAIR_RUN)
_TRUMPS: dict[str, frozenset[Kind]] = {
    "none": frozenset(),
    "honour": frozenset({Kind.QUADS, Kind.STRAIGHT_FLUSH}),
    "two-breaker": frozenset({Kind.BARE_QUADS, Kind.STRAIGHT_FLUSH}),
    "bombs": frozenset({Kind.BARE_QUADS, Kind.STRAIGHT_FLUSH}),
}


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that may be played together, and where they stand in the order of their rules.

    `lane` numbers the combinations that compare with each other by `strength`; 0 cannot be led.
    `trump` is 0, or the strength among the trumps.
    """

    kind: Kind
    mask: int
    size: int
    lane: int = field(compare=False)
    strength: int = field(compare=False)
    trump: int = field(default=0, compare=False)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards as a table shows them: a run in its order, the larger group first."""
        cards = cards_of(self.mask)
        if self.kind in _IN_RUN_ORDER and cards[0].rank == 0 and cards[-1].rank >= ACE:
            high = [one for one in cards if one.rank >= ACE and _is_low(one.rank, cards)]
            return (*high, *(one for one in cards if one not in high))
        if self.kind in (Kind.FULL_HOUSE, Kind.QUADS):
            ranks = [one.rank for one in cards]
            return tuple(sorted(cards, key=lambda one: (-ranks.count(one.rank), one)))
        return cards


def _is_low(rank: int, cards: tuple[Card, ...]) -> bool:
    """Whether an ace or 2 of a run that holds a 3 stands below it.

    A 2 does; an ace does beside a 2, unless the run goes all the way round up to it.
    """
    ranks = {one.rank for one in cards}
    return rank == TWO or (TWO in ranks and len(ranks) < 13)


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring ranks, the rank of the top card, and a height that compares runs."""

    ranks: tuple[int, ...]
    top: int
    height: int


def run_windows(runs: str, length: int) -> list[Run]:
    """Return the runs of some length under a value of the `runs` option, in ascending strength.

    Two of equal height compare by the suit of the top card.
    """
    if runs == "up-to-two":
        starts = range(14 - length)
        return [
            Run(tuple(range(start, start + length)), start + length - 1, start + length)
            for start in starts
        ]
    circle = (ACE, TWO, *range(12))
    found = []
    for start in range(15 - length):
        ranks = circle[start : start + length]
        if len(set(ranks)) == length:
            top, height = _TOPS[runs](ranks)
            if height is not None:
                found.append(Run(ranks, top, height))
    return sorted(found, key=lambda run: run.height)


def _low(ranks: tuple[int, ...]) -> int:
    """Return the height of a run in a circle that begins A, 2, 3: A-2 is the lowest, then 2-3."""
    return 0 if ranks[-1] == TWO else ranks[-1] + 1


_HIGHEST = TWO + 1
# Of the ranks of a run, lowest first: the rank of its top card and its height, None for no run.
_TOPS: dict[str, Callable[[tuple[int, ...]], tuple[int, int | None]]] = {
    "ace-two-low": lambda ranks: (ranks[-1], _low(ranks)),
    "wheel-only": lambda ranks: (ranks[-1], None if ranks[0] == TWO else _low(ranks)),
    "no-two": lambda ranks: (ranks[-1], None if TWO in ranks else _low(ranks)),
    "two-high": lambda ranks: (TWO, _HIGHEST) if TWO in ranks else (ranks[-1], _low(ranks)),
    "23456-high": lambda ranks: (TWO, _HIGHEST) if ranks[0] == TWO else (ranks[-1], _low(ranks)),
    "low-forms-high": lambda ranks: (
        ranks[-1],
        _HIGHEST + {TWO: 1, ACE: 2}[ranks[0]] if TWO in ranks else _low(ranks),
    ),
}


def _longest_runs(runs: str, lengths: range) -> tuple[tuple[int, ...], ...]:
    """Return, for each rank that a run can start with, the ranks of the longest run from it.

    Its beginnings of every length in `lengths` are the runs that start there.
    """
    longest = {run.ranks[0]: run.ranks for length in lengths for run in run_windows(runs, length)}
    return tuple(longest.values())


def full_pack(rules: Rules) -> int:
    """Return every card of the rules' pack as a mask."""
    pack = PACK_52 | JOKERS if rules.jokers else PACK_52
    return pack | PACK_52 << COPIES if rules.packs == 2 else pack


def can_lead(combination: Combination) -> bool:
    """Whether it may be led where no opening card is asked for."""
    return combination.lane != _NO_LEAD


def lowest_card(rules: Rules, cards: int) -> Card:
    """Return the lowest of some cards in the order of singles."""
    strengths = tables(rules).single_strengths
    return min(cards_of(cards), key=lambda one: strengths[one])


def highest_card(rules: Rules, cards: int) -> Card:
    """Return the highest of some cards in the order of singles."""
    strengths = tables(rules).single_strengths
    return max(cards_of(cards), key=lambda one: strengths[one])


@lru_cache(maxsize=13 * 256 * 5)
def _sets(rank: int, held: int, count: int) -> tuple[int, ...]:
    """Return the sets of `count` cards of one rank, as masks.

    `held`: four bits for the suits held, and above them four for those held twice.
    """
    bits = [1 << suit for suit in range(4) if held >> suit & 1]
    bits += [1 << suit + COPIES for suit in range(4) if held >> suit + 4 & 1]
    masks = (sum(cards) for cards in choose(bits, count))
    return tuple(mask << 4 * rank for mask in masks if not mask >> COPIES & ~mask)


@lru_cache(maxsize=256)
def tables(rules: Rules) -> Tables:
    """Return what is derived from a rule set, made once for each."""
    return Tables(rules)


class _Lookup(dict[int, Combination | None]):
    """The combinations by mask, added to as they are asked for."""

    def __init__(self, classify: Callable[[int], Combination | None]) -> None:
        super().__init__()
        self.classify = classify

    def __missing__(self, mask: int) -> Combination | None:
        found = self.classify(mask)
        # Longer runs are too many to keep.
        if found is not None and found.size <= 5:
            self[mask] = found
        return found


class Tables:
    """Everything derived from a rule set: the combinations, their order, and what a hand holds."""

    def __init__(self, rules: Rules) -> None:
        """Derive the orders; combinations of several ranks are looked up as they are asked for."""
        self.rules = rules
        self.pack = full_pack(rules)
        self.suits = tuple(rules.suit_order.index(suit) for suit in SUITS)
        self.single_strengths = tuple(
            int(one) if one.is_joker else 4 * one.rank + self.suits[one.suit] for one in CARDS
        )
        self.higher_singles = tuple(
            sum(1 << other for other in CARDS if self.single_strengths[other] > strength)
            for strength in self.single_strengths
        )
        self._places = {Kind(value): place for place, value in enumerate(rules.five_card_order)}
        self._has_flush = Kind.FLUSH in self._places
        self._has_full_house = Kind.FULL_HOUSE in self._places
        self._has_quads = Kind.QUADS in self._places
        self._has_two_pairs = rules.four_cards != "none"
        self._trumps = _TRUMPS[rules.trumps]
        self._top_suits = tuple(
            max((self.suits[suit] for suit in range(4) if held >> suit & 1), default=0)
            for held in range(16)
        )
        self._run_by_ranks = {
            sum(1 << 4 * rank for rank in run.ranks): run
            for length in range(2, 14)
            for run in run_windows(rules.runs, length)
        }
        self._run_sizes = range(5, 14 if rules.run_length == "5-or-more" else 6)
        plays_runs = not self._places.keys().isdisjoint((Kind.STRAIGHT, Kind.STRAIGHT_FLUSH))
        self._runs = tuple(
            (sum(1 << 4 * rank for rank in ranks[:5]), ranks)
            for ranks in _longest_runs(rules.runs, self._run_sizes)
            if plays_runs
        )
        self._pair_runs = _longest_runs(rules.runs, range(2, 14)) if rules.pair_runs else ()
        self.lookup = _Lookup(self.classify)
        self.singles = tuple(self.require(1 << one) for one in cards_of(self.pack & ONCE))
        self._alone = self._alone_tables()

    def _alone_tables(self) -> tuple[tuple[tuple[Combination, ...], ...], ...]:
        """Return, by rank and cards held of it, the combinations of that rank alone to lead."""
        sizes = [1, 2]
        if self.rules.triples == "yes":
            sizes.append(3)
        if self.rules.bare_fours:
            sizes.append(4)
        if Kind.FIVE_OF_A_KIND in self._places:
            sizes.append(5)
        return tuple(
            tuple(
                tuple(self.require(mask) for size in sizes for mask in _sets(rank, held, size))
                for held in range(16 if self.rules.packs == 1 else 256)
            )
            for rank in range(13)
        )

    # What cards are.

    def find(self, mask: int) -> Combination | None:
        """Return the combination that these cards are, or None."""
        return None if mask & ~self.pack else self.lookup[mask]

    def require(self, mask: int) -> Combination:
        """Return the combination that these cards are; raise CardError if they are none."""
        found = self.find(mask)
        if found is None:
            raise CardError(f"no combination: {' '.join(map(str, cards_of(mask)))}")
        return found

    def classify(self, mask: int) -> Combination | None:
        """Work out what these cards are: the one definition of every kind."""
        size = mask.bit_count()
        if size == 1:
            return self._make(Kind.SINGLE, mask, 1, self.single_strengths[mask.bit_length() - 1])
        if size == 0 or mask & JOKERS:
            return None
        present = _present(mask)
        different = present.bit_count()
        run = self._run_by_ranks.get(present)
        if different == size:
            if run is not None and size in self._run_sizes:
                strength = 4 * run.height + self._top_suit(mask, run.top)
                kind = Kind.STRAIGHT_FLUSH if _is_of_one_suit(mask) else Kind.STRAIGHT
                return self._make(kind, mask, size, strength)
        elif different == 1:
            return self._of_one_rank(mask, size, (present.bit_length() - 1) >> 2)
        else:
            found = self._of_groups(mask, size, run)
            if found is not None:
                return found
        if size == 5 and _is_of_one_suit(mask):
            return self._make(Kind.FLUSH, mask, size, self._flush_strength(cards_of(mask)))
        return None

    def _of_one_rank(self, mask: int, size: int, rank: int) -> Combination | None:
        if size == 2:
            return self._make(Kind.PAIR, mask, size, 4 * rank + self._top_suit(mask, rank))
        if size == 3 and self.rules.triples == "yes":
            return self._make(Kind.TRIPLE, mask, size, rank)
        if size == 4 and (self.rules.bare_fours or self.rules.trumps == "two-breaker"):
            return self._make(Kind.BARE_QUADS, mask, size, rank)
        if size == 5:
            return self._make(Kind.FIVE_OF_A_KIND, mask, size, rank)
        return None

    def _of_groups(self, mask: int, size: int, run: Run | None) -> Combination | None:
        """Work out what cards of several ranks are of which some are of the same rank."""
        ranks = [one >> 2 for one in cards_of(mask)]
        counts = [ranks.count(rank) for rank in ranks]
        most = ranks[counts.index(max(counts))]
        if set(counts) == {2}:
            if run is not None and self.rules.pair_runs:
                strength = 4 * run.height + self._top_suit(mask, run.top)
                return self._make(Kind.PAIR_RUN, mask, size, strength)
            if size == 4 and self._has_two_pairs:
                strength = 4 * ranks[-1] + self._top_suit(mask, ranks[-1])
                return self._make(Kind.TWO_PAIRS, mask, size, strength)
        if size == 5 and set(counts) == {2, 3}:
            return self._make(Kind.FULL_HOUSE, mask, size, most)
        if size == 5 and set(counts) == {1, 4}:
            return self._make(Kind.QUADS, mask, size, most)
        return None

    def _flush_strength(self, cards: tuple[Card, ...]) -> int:
        suit = self.suits[cards[0].suit]
        ranks = 0
        for one in reversed(cards):
            ranks = 13 * ranks + one.rank
        match self.rules.flush_order:
            case "suit-first":
                return suit * 13**5 + ranks
            case "cards-first":
                return 4 * ranks + suit
            case "top-card":
                return 4 * cards[-1].rank + suit

    def _top_suit(self, mask: int, rank: int) -> int:
        """Return the place of the highest suit among the cards of a rank."""
        return self._top_suits[mask >> 4 * rank & 15]

    def _make(self, kind: Kind, mask: int, size: int, strength: int) -> Combination | None:
        """Return the combination with its place in the order, or None where it is not played."""
        trump = strength + 1
        if kind in _FIVE_CARD_KINDS:
            place = self._places.get(kind)
            if place is None:
                return None
            strength += place << 22
        elif kind is Kind.BARE_QUADS:
            strength += 1 << 22
        if kind not in self._trumps:
            trump = 0
        elif self.rules.trumps == "honour":
            # The five-card order decides between the two honours.
            trump = strength + 1
        elif kind is Kind.STRAIGHT_FLUSH:
            trump += 1 << 22
        if kind is Kind.BARE_QUADS and not self.rules.bare_fours:
            lane = _NO_LEAD
        elif self.rules.same_kind_answer or (kind in _FOUR_CARD_KINDS and not self._has_two_pairs):
            # Only the four-card order compares kinds of four cards.
            lane = size + 100 * _KIND_NUMBERS[kind]
        else:
            lane = size
        return Combination(kind, mask, size, lane, strength, trump)

    # What beats what.

    def beats(self, play: Combination, table: Combination) -> bool:
        """Whether `play` may be played on `table`."""
        if table.trump:
            return play.trump > table.trump
        if play.trump and self.trumps_over(table):
            return True
        return play.lane == table.lane and play.strength > table.strength

    def trumps_over(self, table: Combination) -> bool:
        """Whether any trump beats a combination that is none."""
        match self.rules.trumps:
            case "none":
                return False
            case "honour":
                return table.size < 5
            case "two-breaker":
                return table.size == 1 and TWO << 2 <= table.mask.bit_length() - 1 < 52
            case "bombs":
                return True

    # What a hand can play.

    def leads(self, hand: int) -> list[Combination]:
        """Return every combination of a hand that may be led, once each."""
        plays: list[Combination] = []
        pairs: list[int] = []
        holding: list[int] = []
        once, twice = hand, hand >> COPIES
        for rank, alone in enumerate(self._alone):
            held = once & 15 | (twice & 15) << 4
            holding.append(held)
            if held:
                plays += alone[held]
                if _COUNTS[held] > 1:
                    pairs.append(rank)
            once >>= 4
            twice >>= 4
        if once & 3:
            plays += [self.singles[one] for one in (52, 53) if hand >> one & 1]
        plays += self._of_several_ranks(hand, holding, pairs)
        return plays

    def _of_several_ranks(
        self, hand: int, holding: list[int], pairs: list[int]
    ) -> list[Combination]:
        """Return the combinations of more than one rank, once each.

        `holding`: by rank, the suits held and above them those held twice, four bits each;
        `pairs`: the ranks of which there are two cards or more.
        """
        masks = self._grouped(hand, holding, pairs) if len(pairs) > 0 else []
        present = _present(hand)
        for needed, ranks in self._runs:
            if present & needed == needed:
                singles = [_sets(rank, holding[rank] & 15, 1) for rank in ranks]
                masks += _joined(singles, 5)
        lookup = self.lookup
        plays = [found for mask in masks if (found := lookup[mask]) is not None]
        if self._has_flush:
            plays += self._flushes(hand)
        return plays

    def _grouped(self, hand: int, holding: list[int], pairs: list[int]) -> list[int]:
        """Return the full houses, fours with a fifth card, two pairs and pair runs, as masks."""
        masks = []
        for rank in pairs:
            held = holding[rank]
            count = _COUNTS[held]
            if count > 2 and self._has_full_house:
                masks += [
                    three | two
                    for three in _sets(rank, held, 3)
                    for other in pairs
                    if other != rank
                    for two in _sets(other, holding[other], 2)
                ]
            if count > 3 and self._has_quads:
                kickers = [1 << one for one in cards_of(hand & PACK_52 & ~(15 << 4 * rank))]
                masks += [four | fifth for four in _sets(rank, held, 4) for fifth in kickers]
        if self._has_two_pairs:
            masks += [
                low | high
                for one, other in choose(pairs, 2)
                for low in _sets(one, holding[one], 2)
                for high in _sets(other, holding[other], 2)
            ]
        for ranks in self._pair_runs:
            if ranks[0] in pairs and ranks[1] in pairs:
                masks += _joined([_sets(rank, holding[rank], 2) for rank in ranks], 2)
        return masks

    def _flushes(self, hand: int) -> list[Combination]:
        """Return the flushes of a hand, without the straight flushes."""
        lookup = self.lookup
        plays = []
        for suited in _SUITED:
            cards = hand & suited
            if cards.bit_count() > 4:
                masks = [
                    mask
                    for five in choose(_bits(cards), 5)
                    if not (mask := sum(five)) >> COPIES & ~mask
                ]
                plays += [
                    found
                    for mask in masks
                    if (found := lookup[mask]) is not None and found.kind is Kind.FLUSH
                ]
        return plays

    def answers(
        self,
        hand: int,
        table: Combination,
        leads: Callable[[int], list[Combination]] | None = None,
    ) -> list[Combination]:
        """Return every combination of a hand that may be played on `table`, once each.

        `leads`: another way to `Tables.leads` of this hand, if there is a shorter one.
        """
        leads = leads or self.leads
        lane, strength = table.lane, table.strength
        if table.trump:
            return [play for play in self._trumps_of(hand, leads) if play.trump > table.trump]
        if table.size == 1:
            higher = hand & self.higher_singles[table.mask.bit_length() - 1]
            singles = self.singles
            plays = []
            while higher:
                bit = higher & -higher
                plays.append(singles[bit.bit_length() - 1])
                higher ^= bit
        elif table.size < 4 and table.kind in _SAME_RANK:
            plays = self._same_rank_answers(hand, table)
        elif hand.bit_count() < table.size:
            plays = []
        else:
            plays = [play for play in leads(hand) if play.lane == lane and play.strength > strength]
        if self._trumps and self.trumps_over(table):
            plays += [
                play
                for play in self._trumps_of(hand, leads)
                if not (play.lane == lane and play.strength > strength)
            ]
        return plays

    def _same_rank_answers(self, hand: int, table: Combination) -> list[Combination]:
        """Return the higher pairs or triples of a hand."""
        lookup, size, strength = self.lookup, table.size, table.strength
        lowest = strength >> 2 if size == 2 else strength
        once, twice = hand >> 4 * lowest, hand >> 4 * lowest + COPIES
        plays = []
        for rank in range(lowest, 13):
            held = once & 15 | (twice & 15) << 4
            if _COUNTS[held] >= size:
                for mask in _sets(rank, held, size):
                    play = lookup[mask]
                    if play is not None and play.strength > strength:
                        plays.append(play)
            once >>= 4
            twice >>= 4
        return plays

    def _trumps_of(self, hand: int, leads: Callable[[int], list[Combination]]) -> list[Combination]:
        """Return the combinations of a hand that are trumps."""
        if not self._trumps or not _may_hold_trump(hand):
            return []
        plays = [play for play in leads(hand) if play.trump]
        if Kind.BARE_QUADS in self._trumps and not self.rules.bare_fours:
            for rank in range(13):
                held = hand >> 4 * rank & 15 | (hand >> 4 * rank + COPIES & 15) << 4
                plays += [self.require(mask) for mask in _sets(rank, held, 4)]
        return plays

    # Why cards are none of these.

    def refusal(self, mask: int, table: Combination | None) -> Refusal | None:
        """Return why these cards may not be led, or played on `table`; None if they may."""
        cards = cards_of(mask)
        play = self.find(mask)
        if play is None or (table is None and not can_lead(play)):
            lack, kind = self._lack(mask)
            return Refusal(Reason.NOT_A_COMBINATION, cards, table, lack, kind)
        if table is None or self.beats(play, table):
            return None
        if table.trump and not play.trump:
            return Refusal(Reason.WRONG_KIND, cards, table)
        if play.size != table.size and not (play.trump and table.trump):
            return Refusal(Reason.WRONG_COUNT, cards, table)
        if play.lane != table.lane and not (play.trump and table.trump):
            return Refusal(Reason.WRONG_KIND, cards, table)
        return Refusal(Reason.NOT_HIGHER, cards, table)

    def _lack(self, mask: int) -> tuple[Lack, str | None]:
        """Return what keeps cards from being a combination, and a kind that is not played."""
        cards = cards_of(mask)
        ranks = [one.rank for one in cards]
        different = set(ranks)
        if not cards:
            return Lack.NOTHING_CHOSEN, None
        if any(one.is_joker for one in cards):
            return Lack.JOKER_STANDS_ALONE, None
        if len(different) == 1 and len(cards) == 3:
            return Lack.ONLY_IN_FULL_HOUSE, None
        if len(different) == 1 and len(cards) == 4:
            if self.rules.trumps == "two-breaker":
                return Lack.ONLY_ON_A_TWO, None
            if Kind.QUADS in self._places:
                return Lack.FIFTH_CARD, None
            return Lack.KIND_NOT_PLAYED, Kind.BARE_QUADS.value
        unplayed = _five_card_kind(cards, self._run_by_ranks) if len(cards) == 5 else None
        if unplayed is not None and unplayed not in self._places:
            return Lack.KIND_NOT_PLAYED, unplayed.value
        if len(cards) == 4 and len(different) == 2 and ranks.count(ranks[0]) == 2:
            return Lack.KIND_NOT_PLAYED, Kind.TWO_PAIRS.value
        if self._runs and len(different) == len(cards) >= 5 and _wraps(different):
            return self._run_lack(different), None
        return Lack.SIMPLY_NONE, None

    def _run_lack(self, ranks: set[int]) -> Lack:
        """Return why ranks that stand in a row, in a circle, are no straight by these rules."""
        over_the_ace = (ACE - 1, ACE, TWO)
        runs_on = any(run.ranks[-3:] == over_the_ace for run in self._run_by_ranks.values())
        if ranks.issuperset(over_the_ace) and not runs_on:
            return Lack.RUN_BREAKS_AT_TWO
        is_run = sum(1 << 4 * rank for rank in ranks) in self._run_by_ranks
        return Lack.RUN_TOO_LONG if is_run else Lack.RUN_NOT_PLAYED


def _joined(groups: list[tuple[int, ...]], shortest: int) -> list[int]:
    """Return the unions of one mask each of the first groups, for so many groups and more."""
    masks = [0]
    found: list[int] = []
    for length, group in enumerate(groups, 1):
        if not group:
            break
        masks = [mask | more for mask in masks for more in group]
        if length >= shortest:
            found += masks
    return found


def _present(mask: int) -> int:
    """Return the ranks in a set of cards, as one bit a rank at four bits' distance."""
    folded = mask | mask >> 1
    return (folded | folded >> 2) & _EVERY_RANK


def _is_of_one_suit(mask: int) -> bool:
    return any(mask & suited == mask for suited in _SUITED)


def _bits(mask: int) -> list[int]:
    """Return the single bits of a mask."""
    bits = []
    while mask:
        bit = mask & -mask
        bits.append(bit)
        mask ^= bit
    return bits


def _may_hold_trump(hand: int) -> bool:
    """Whether four cards of a rank, or five of a suit in a row, are there; sure if it is not."""
    if hand >> COPIES:
        return True
    once = hand & PACK_52
    fours = once & once >> 1
    if fours & fours >> 2 & _EVERY_RANK:
        return True
    circle = once << 8 | once >> 44
    two = circle & circle >> 4
    return bool(two & two >> 8 & circle >> 16)


def _five_card_kind(cards: tuple[Card, ...], runs: dict[int, Run]) -> Kind | None:
    """Return the kind that five cards are in games that play every kind."""
    ranks = [one.rank for one in cards]
    different = frozenset(ranks)
    if len(different) == 1:
        return Kind.FIVE_OF_A_KIND
    if len(different) == 2:
        return Kind.QUADS if max(map(ranks.count, different)) == 4 else Kind.FULL_HOUSE
    one_suit = len({one.suit for one in cards}) == 1
    if len(different) == 5 and sum(1 << 4 * rank for rank in different) in runs:
        return Kind.STRAIGHT_FLUSH if one_suit else Kind.STRAIGHT
    return Kind.FLUSH if one_suit else None


def _wraps(ranks: set[int]) -> bool:
    """Whether ranks stand in a row in a circle that goes on from the ace by the 2 to the 3."""
    return any(ranks == {(start + step) % 13 for step in range(len(ranks))} for start in range(13))


_COUNTS = tuple(held.bit_count() for held in range(256))
_EVERY_RANK = sum(1 << 4 * rank for rank in range(13))
_SUITED = tuple((once := _EVERY_RANK << suit) | once << COPIES for suit in range(4))
_SAME_RANK = (Kind.PAIR, Kind.TRIPLE)
