"""What the network sees of a position after a decision, as numbers.

Two parts: what all decisions of a seat share (unseen cards, the others, the rules), and what each
leads to (the hand that is left, the trick). Cards are numbered `4 * rank + place of the suit in the
order of the rules`; a hand is an int64 mask of them. `training/features.py` holds the same compiled
for self-play, and a test that both give the same numbers.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from bigtwo_qt.rules.combinations import run_windows
from bigtwo_qt.rules.options import Rules

Floats: TypeAlias = npt.NDArray[np.float32]
Ints: TypeAlias = npt.NDArray[np.int64]

WINDOWS = 10
"""The most runs of five ranks that any rules have."""

EVERY_RANK = 0x1111111111111
KINDS = (
    "single",
    "pair",
    "triple",
    "straight",
    "flush",
    "full_house",
    "quads",
    "straight_flush",
    "bare_quads",
    "two_pairs",
)
"""The kinds of combination by the number that the features have for them."""

# Where the features of the shared part begin.
UNSEEN = 0
UNSEEN_RANKS = 52
OTHER_COUNTS = 104
OTHER_SHARES = 143
OTHER_PLAYED = 146
PASSED_ON = 149
OTHER_ACTIVE = 161
RULES = 164

_RUNS = (
    "ace-two-low",
    "wheel-only",
    "no-two",
    "two-high",
    "up-to-two",
    "23456-high",
    "low-forms-high",
)
_SCORINGS = (
    "bands",
    "never-played",
    "twos-played",
    "winner-collects",
    "indonesian",
    "places",
    "sides",
)
_PENALTIES_AT = (1, 5, 8, 9, 10, 11, 12, 13)
_OF_RULES = 66
SHARED = RULES + _OF_RULES

# Where the features of a decision's part begin.
HAND = 0
HAND_RANKS = 52
RUNS_LEFT = 104
SUIT_COUNTS = 114
STRAIGHT_FLUSH_LEFT = 130
FULL_HOUSE_LEFT = 131
PLAYS_LEFT = 132
OWN_COUNT = 142
OWN_SHARE = 155
TOP_SINGLES = 156
TOP_PAIRS = 169
TOP_CARDS = 182
TABLE_KIND = 186
TABLE_RANK = 197
TABLE_SUIT = 210
OWNER = 214
NEXT = 218
PASSED = 222
IS_PASS = 225
BEATEN_BY = 226
OWN_PLAYED = 238
OWN = 239

OF_HAND = OWN_COUNT
"""How many of them tell what a hand is made of, from the first on."""

MOST_COUNTED = 13
SINGLES_ABOVE = (1, 2, 3, 5, 8, 12)
PAIRS_ABOVE = (1, 2, 3, 5)
TRIPLES_ABOVE = (1, 3)


def options_vector(rules: Rules) -> Floats:
    """Return the rules as the network sees them: `SHARED - RULES` numbers from 0 to 1 or so."""
    found: list[float] = [rules.runs == value for value in _RUNS]
    order = rules.five_card_order
    for kind in KINDS[3:8]:
        found += [kind in order, (order.index(kind) + 1) / 6 if kind in order else 0.0]
    found += [rules.flush_order == value for value in ("suit-first", "cards-first", "top-card")]
    found += [rules.triples == "yes", rules.bare_fours, rules.four_cards != "none"]
    found += [rules.trumps == value for value in ("honour", "two-breaker", "bombs")]
    found += [rules.out_of_turn, rules.passing == "locked", rules.own_beat]
    found += [rules.deal_ends == "plays-on", rules.last_card == "highest-single"]
    found += [rules.last_card == "liability", rules.finish == "no-single-two"]
    found += [rules.finish == "no-two", rules.top_card_ends_trick, rules.same_kind_answer]
    found += [rules.players == count for count in (2, 3, 4)]
    found.append(rules.base_hand / 13)
    found += [rules.scoring == value for value in _SCORINGS]
    found += [_penalty(rules, left) / 39 for left in _PENALTIES_AT]
    found += [rules.held_cards == "point-a-two", rules.held_cards == "double-a-two"]
    found.append(rules.held_cards == "double-a-four-or-straight-flush")
    found.append(rules.winning_play != "nothing")
    found += [rules.settlement == "pairs", rules.settlement == "winner-takes-all"]
    found.append(rules.teams != "none")
    vector = np.zeros(_OF_RULES, np.float32)
    vector[: len(found)] = found
    return vector


def _penalty(rules: Rules, left: int) -> int:
    """Return what cards left cost where the scoring counts them, after at least one play."""
    match rules.scoring:
        case "bands":
            return left * next(rate for start, rate in reversed(rules.bands) if start <= left)
        case "never-played":
            return left * (2 if left >= 10 else 1)
        case "winner-collects":
            return left if left <= 10 else 2 * left
        case "indonesian":
            return left * (3 if left >= 13 else 2 if left >= 11 else 1)
        case _:
            return 0


def rank_counts(masks: Ints) -> Ints:
    """Return how many cards of each rank sets hold, four bits for each rank."""
    pairs = (masks & 0x5555555555555) + ((masks >> 1) & 0x5555555555555)
    found: Ints = (pairs & 0x3333333333333) + ((pairs >> 2) & 0x3333333333333)
    return found


def _at_least(counts: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    """Return the ranks of which there are 1, 2, 3 and 4 cards or more, a bit for each rank."""
    twos, fours = counts >> 1, counts >> 2
    return (
        (counts | twos | fours) & EVERY_RANK,
        (twos | fours) & EVERY_RANK,
        (twos & counts | fours) & EVERY_RANK,
        fours & EVERY_RANK,
    )


def _bits(masks: Ints, count: int, apart: int = 1) -> Ints:
    """Return the bits of masks as 0 and 1, so many at this distance: (rows, count)."""
    found: Ints = (masks[:, None] >> (apart * np.arange(count))) & 1
    return found


def _count(masks: Ints) -> Ints:
    return np.bitwise_count(masks).astype(np.int64)


def _lengths(masks: Ints) -> Ints:
    """Return the number of bits up to the highest of each mask."""
    return np.frexp(masks.astype(np.float64))[1].astype(np.int64)


class Encoder:
    """The features under one rule set."""

    def __init__(self, rules: Rules) -> None:
        """Derive what the features need of the rules."""
        self.rules = rules
        self.vector = options_vector(rules)
        needs = np.array(
            [sum(1 << 4 * rank for rank in run.ranks) for run in run_windows(rules.runs, 5)],
            np.int64,
        )
        self._needs = needs
        pairs = [low + high for place, low in enumerate(needs) for high in needs[place:]]
        self._taken = np.array([0, *needs, *pairs], np.int64)
        self._first = np.array(
            [0, *needs, *(low for place, low in enumerate(needs) for _ in needs[place:])], np.int64
        )
        self._second = self._taken - self._first
        self._plays_of = np.array([0, *[1] * len(needs), *[2] * len(pairs)], np.int64)
        order = rules.five_card_order
        self._has = {kind: kind in order for kind in KINDS[3:8]}
        if not (self._has["straight"] or self._has["straight_flush"]):
            self._taken, self._first = self._taken[:1], self._first[:1]
            self._second, self._plays_of = self._second[:1], self._plays_of[:1]

    def shared(
        self, unseen: Ints, counts: Ints, played: Ints, passed_on: Ints, active: Ints
    ) -> Floats:
        """Return the shared part for some decisions, a row each.

        `counts`, `played`, `active`: (rows, 3), of the others in the order of play, 0 where there
        is none; `passed_on`: (rows, 12), what they passed on, 13 at the most, 0 for nothing.
        """
        rows = len(unseen)
        found = np.zeros((rows, SHARED), np.float32)
        found[:, UNSEEN:UNSEEN_RANKS] = _bits(unseen, 52)
        at_least = _at_least(rank_counts(unseen))
        for least, ranks in enumerate(at_least):
            found[:, UNSEEN_RANKS + 13 * least : UNSEEN_RANKS + 13 * (least + 1)] = _bits(
                ranks, 13, 4
            )
        thermometer = counts[:, :, None] > np.arange(MOST_COUNTED)
        found[:, OTHER_COUNTS:OTHER_SHARES] = thermometer.reshape(rows, 39)
        found[:, OTHER_SHARES:OTHER_PLAYED] = counts / 13
        found[:, OTHER_PLAYED:PASSED_ON] = played
        found[:, PASSED_ON:OTHER_ACTIVE] = np.where(passed_on > 0, (14 - passed_on) / 13, 0)
        found[:, OTHER_ACTIVE:RULES] = active
        found[:, RULES:] = self.vector
        return found

    def hands(self, masks: Ints) -> Floats:
        """Return what some hands are made of, a row each: (hands, OF_HAND)."""
        found = np.zeros((len(masks), OF_HAND), np.float32)
        self._fill_hands(found, masks)
        return found

    def _fill_hands(self, found: Floats, masks: Ints) -> Ints:
        """Fill in what hands are made of, where all is 0; return the ranks of their pairs."""
        ranks = _at_least(rank_counts(masks))
        present, twos, threes, _ = ranks
        found[:, HAND:HAND_RANKS] = _bits(masks, 52)
        for least, held in enumerate(ranks):
            found[:, HAND_RANKS + 13 * least : HAND_RANKS + 13 * (least + 1)] = _bits(held, 13, 4)
        stands = (present[:, None] & self._needs) == self._needs
        found[:, RUNS_LEFT : RUNS_LEFT + len(self._needs)] = stands
        for suit in range(4):
            suited = (masks >> suit) & EVERY_RANK
            start = SUIT_COUNTS + 4 * suit
            found[:, start : start + 4] = _count(suited)[:, None] >= np.arange(3, 7)
            has_run = ((suited[:, None] & self._needs) == self._needs).any(axis=1)
            found[:, STRAIGHT_FLUSH_LEFT] += has_run
        np.minimum(found[:, STRAIGHT_FLUSH_LEFT], 1, out=found[:, STRAIGHT_FLUSH_LEFT])
        found[:, FULL_HOUSE_LEFT] = (threes != 0) & (twos & (twos - 1) != 0)
        found[np.arange(len(masks)), PLAYS_LEFT + np.minimum(self.plays_left(masks), 9)] = 1
        return twos

    def own(
        self,
        rest: Ints,
        unseen: Ints,
        table: Ints,
        owner: Ints,
        following: Ints,
        passed: Ints,
        is_pass: Ints,
        played: Ints,
    ) -> Floats:
        """Return the part of some decisions, a row each.

        `rest`: the hand that is left; `unseen`: of its decision; `table`: (rows, 4), the kind's
        number, -1 for none, then the cards of the combination, its main rank, and its suit or -1;
        `owner`, `following`: whose it is and who decides next, 0 for oneself, then the others in
        the order of play; `passed`: bits of the others that are out of the trick; `is_pass`,
        `played`: 0 or 1.
        """
        rows = len(rest)
        found = np.zeros((rows, OWN), np.float32)
        twos = self._fill_hands(found, rest)
        left = _count(rest)
        found[:, OWN_COUNT:OWN_SHARE] = left[:, None] > np.arange(MOST_COUNTED)
        found[:, OWN_SHARE] = left / 13
        above = _lengths(unseen)
        tops = (rest >> above) << above
        found[:, TOP_SINGLES:TOP_PAIRS] = _bits(_at_least(rank_counts(tops))[0], 13, 4)
        unseen_ranks = _at_least(rank_counts(unseen))
        above_pairs = _lengths(unseen_ranks[1])
        found[:, TOP_PAIRS:TOP_CARDS] = _bits((twos >> above_pairs) << above_pairs, 13, 4)
        found[:, TOP_CARDS:TABLE_KIND] = _count(tops)[:, None] > np.arange(4)
        self._trick(found, unseen, unseen_ranks, table)
        places = np.arange(rows)
        found[places, OWNER + owner] = 1
        found[places, NEXT + following] = 1
        found[:, PASSED:IS_PASS] = _bits(passed, 3)
        found[:, IS_PASS] = is_pass
        found[:, OWN_PLAYED] = played
        return found

    def _trick(
        self, found: Floats, unseen: Ints, unseen_ranks: tuple[Ints, Ints, Ints, Ints], table: Ints
    ) -> None:
        """Fill in the combination on the table, and how much of what is unseen beats it."""
        kind, mask, rank, suit = table.T
        places = np.arange(len(table))
        found[places, TABLE_KIND + kind + 1] = 1
        lies = kind >= 0
        found[places[lies], TABLE_RANK + rank[lies]] = 1
        has_suit = lies & (suit >= 0)
        found[places[has_suit], TABLE_SUIT + suit[has_suit]] = 1
        above_rank = 4 * np.minimum(rank + 1, 13)
        singles = np.where(kind == 0, _count(unseen >> _lengths(mask)), 0)
        pairs = np.where(kind == 1, _count(unseen_ranks[1] >> above_rank), 0)
        triples = np.where(kind == 2, _count(unseen_ranks[2] >> above_rank), 0)
        found[:, BEATEN_BY : BEATEN_BY + 6] = singles[:, None] >= np.array(SINGLES_ABOVE)
        found[:, BEATEN_BY + 6 : BEATEN_BY + 10] = pairs[:, None] >= np.array(PAIRS_ABOVE)
        found[:, BEATEN_BY + 10 : BEATEN_BY + 12] = triples[:, None] >= np.array(TRIPLES_ABOVE)

    def plays_left(self, hands: Ints) -> Ints:
        """Return in how few plays hands can be emptied, or nearly: a flush is five in a row."""
        fewest = self._plays_without_flush(rank_counts(hands))
        if not self._has["flush"]:
            return fewest
        for suit in range(4):
            suited = (hands >> suit) & EVERY_RANK
            rows = np.flatnonzero(_count(suited) >= 5)
            left = suited[rows]
            while len(rows):
                after = left
                for _ in range(5):
                    after = after & (after - 1)
                rest = hands[rows] & ~((left ^ after) << suit)
                plays = 1 + self._plays_without_flush(rank_counts(rest))
                fewest[rows] = np.minimum(fewest[rows], plays)
                left = left & (left - 1)
                enough = _count(left) >= 5
                rows, left = rows[enough], left[enough]
        return fewest

    def _plays_without_flush(self, counts: Ints) -> Ints:
        """Return the fewest plays of hands given as counts by rank, with up to two runs."""
        present = _at_least(counts)[0]
        possible = np.flatnonzero(((present[:, None] & self._first) == self._first).any(axis=0))
        first, second = self._first[possible], self._second[possible]
        base = counts[:, None]
        fits = (present[:, None] & first) == first
        once = np.where(fits, base - first, base)
        fits &= (_at_least(once)[0] & second) == second
        rest = np.where(fits, once - second, base)
        plays = self._plays_of[possible] + self._groups(rest)
        found: Ints = np.where(fits, plays, 99).min(axis=1)
        return found

    def _groups(self, counts: Ints) -> Ints:
        """Return how few plays get rid of cards rank by rank, full houses and fours joined."""
        one, two, three, four = (_count(ranks) for ranks in _at_least(counts))
        plays = one.copy()
        singles, pairs, triples = one - two, two - three, three - four
        if not self.rules.bare_fours:
            if self._has["quads"]:
                plays -= np.minimum(four, singles)
            else:
                plays += four
        if self._has["full_house"]:
            joined = np.minimum(triples, pairs)
            plays -= joined
            pairs = pairs - joined
            triples = triples - joined
        if self.rules.triples != "yes":
            plays += triples
        if self.rules.four_cards != "none":
            plays -= pairs // 2
        return plays
