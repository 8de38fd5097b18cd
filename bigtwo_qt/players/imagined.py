"""A deal as one seat imagines it: what was seen, with the unseen cards laid out in some way.

A deal that is imagined can be played on with the rules themselves. The features of the network are
taken from it as well; they depend on what the seat to decide may know, never on how the unseen
cards lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from bigtwo_qt.players import memory
from bigtwo_qt.players.encoding import KINDS, Encoder, Floats, Ints
from bigtwo_qt.rules.cards import SUITS, add, cards_of, mask_of, take
from bigtwo_qt.rules.combinations import Combination, Kind, tables
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Pass, Play
from bigtwo_qt.rules.options import Rules

if TYPE_CHECKING:
    from bigtwo_qt.players.seat_view import SeatView

_KIND_NUMBERS = {Kind(kind): number for number, kind in enumerate(KINDS)}
_LEVEL = (1 << 22) - 1
"""Below this stands the strength within a kind, above it the place of the kind."""
_BY_RANK = (Kind.SINGLE, Kind.PAIR, Kind.TWO_PAIRS)
_IN_A_ROW = (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH)
Done: TypeAlias = tuple[int, Combination | None, Combination | None]
"""What was done: the seat, its play or None for a pass, and what lay on the table before."""

_WITHOUT_SUIT = (Kind.TRIPLE, Kind.FULL_HOUSE, Kind.QUADS, Kind.BARE_QUADS)


@lru_cache(maxsize=64)
def reader(rules: Rules) -> Reader:
    """Return what reads features off deals of these rules."""
    return Reader(rules)


@lru_cache(maxsize=64)
def without_instant_wins(rules: Rules) -> Rules:
    """Return the rules as they are once play has begun."""
    return replace(rules, instant_win="none")


@dataclass(slots=True)
class Imagined:
    """A deal, the cards that lie in no hand and were not played, and what seats passed on.

    `passed_on`: four numbers a seat, for combinations of 1, 2, 3 and more cards: the lowest that
    the seat passed on, from 1 to 13, 0 for none.
    """

    deal: Deal
    out_of_play: int
    passed_on: list[int]

    @classmethod
    def of(cls, view: SeatView, done: list[Done] | None = None) -> Imagined:
        """Return the deal that a seat sees, with the unseen cards laid out in their order.

        What every seat did is added to `done`.
        """
        played = [0] * len(view.counts)
        unseen = take(view.rules.pack, view.mask)
        for event in view.events:
            if isinstance(event, Play):
                played[event.seat] = add(played[event.seat], event.combination.mask)
                unseen = take(unseen, event.combination.mask)
        cards = cards_of(unseen)
        start = 0
        hands = []
        for seat, count in enumerate(view.counts):
            held = view.mask
            if seat != view.seat:
                held = mask_of(cards[start : start + count])
                start += count
            hands.append(add(held, played[seat]))
        deal = Deal(without_instant_wins(view.rules), hands, view.opener, None)
        found = cls(deal, mask_of(cards[start:]), [0] * 4 * len(view.counts))
        for event in view.events:
            if done is not None and isinstance(event, Pass | Play):
                play = event.combination if isinstance(event, Play) else None
                done.append((event.seat, play, deal.table))
            if isinstance(event, Pass):
                found.decide(None)
            elif isinstance(event, Play):
                if event.out_of_turn:
                    deal.play(event.combination, event.seat)
                else:
                    found.decide(event.combination)
        return found

    def copy(self, masks: Sequence[int] | None = None, out_of_play: int = 0) -> Imagined:
        """Return the same deal to be played on, where `masks` are given with other hands."""
        out = self.out_of_play if masks is None else out_of_play
        return Imagined(self.deal.copy(masks), out, self.passed_on.copy())

    def decide(self, play: Combination | None) -> None:
        """Carry out a decision of the seat whose turn it is, known to be legal."""
        deal = self.deal
        table = deal.table
        if play is None and table is not None and not deal.may_beat_own:
            place = 4 * deal.seat + min(table.size, 4) - 1
            told = passed_value(table)
            if not self.passed_on[place] or told < self.passed_on[place]:
                self.passed_on[place] = told
        deal.decide(play)


def main_rank(play: Combination) -> int:
    """Return the rank that stands for a combination, 0 to 12: of a run its height."""
    strength = play.strength & _LEVEL
    if play.kind in _BY_RANK:
        return strength >> 2
    if play.kind is Kind.FLUSH:
        return play.mask.bit_length() - 1 >> 2
    if play.kind in _IN_A_ROW:
        return min(strength >> 2, 12)
    return strength


def passed_value(play: Combination) -> int:
    """Return what a pass on a combination tells: 1 for the lowest to 13 for the highest."""
    if play.size == 5:
        place = play.strength >> 22
        return min(13, 2 * place + (2 if main_rank(play) >= 7 else 1))
    return main_rank(play) + 1


@dataclass(slots=True)
class Rows:
    """Options of decisions, to be asked about together; a list for each thing they are told by."""

    unseen: list[int] = field(default_factory=list)
    others: list[tuple[int, ...]] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    rest: list[int] = field(default_factory=list)
    tables: list[tuple[int, int, int, int]] = field(default_factory=list)
    after: list[tuple[int, int, int, int, int]] = field(default_factory=list)


class Reader:
    """The features of decisions under one rule set."""

    def __init__(self, rules: Rules) -> None:
        """Derive what they need."""
        self.rules = rules
        self.encoder = Encoder(rules)
        self._suits = [SUITS.index(suit) for suit in rules.suit_order]
        self._places = [rules.suit_order.index(suit) for suit in SUITS]
        self._facts: dict[int, tuple[int, int, int, int]] = {}
        step = 1 if rules.direction == "clockwise" else -1
        count = rules.players
        self._others = [
            tuple((seat + away * step) % count for away in range(1, count)) for seat in range(count)
        ]
        self._away = [
            [((other - seat) * step) % count for other in range(count)] for seat in range(count)
        ]
        self._top_single = 1 << 48 + self._suits[3]

    def _fact(self, play: Combination) -> tuple[int, int, int, int]:
        """Return the kind's number, the cards, main rank and suit of a combination."""
        found = self._facts.get(play.mask)
        if found is None:
            suit = (play.strength & _LEVEL) & 3
            if play.kind in _WITHOUT_SUIT:
                suit = -1
            elif play.kind is Kind.FLUSH:
                suit = self._places[play.mask.bit_length() - 1 & 3]
            number = _KIND_NUMBERS[play.kind]
            found = self._facts[play.mask] = number, play.mask, main_rank(play), suit
        return found

    def add(
        self,
        rows: Rows,
        imagined: Imagined,
        seat: int,
        options: Sequence[Combination | None],
        out_of_turn: bool = False,
    ) -> None:
        """Add a decision of a seat between some options; None is the pass."""
        deal = imagined.deal
        masks, active = deal.masks, deal.active
        unseen = imagined.out_of_play
        shared: list[int] = []
        others = self._others[seat]
        for other in others:
            unseen |= masks[other]
        missing = (0,) * (3 - len(others))
        shared += [masks[other].bit_count() for other in others]
        shared += missing
        shared += [deal.played >> other & 1 for other in others]
        shared += missing
        for other in others:
            shared += imagined.passed_on[4 * other : 4 * other + 4]
        shared += missing * 4
        shared += [active >> other & 1 for other in others]
        shared += missing
        number = len(rows.unseen)
        rows.unseen.append(unseen)
        rows.others.append(tuple(shared))
        hand = masks[seat]
        played = deal.played >> seat & 1
        waiting = active & ~(1 << seat)
        if not out_of_turn:
            for locked in deal.locked:
                waiting &= ~(1 << locked)
        top_single = self._top_single if self.rules.top_card_ends_trick else 0
        rows.decisions += [number] * len(options)
        if waiting and not deal.may_beat_own:
            # What most plays lead to: the next seat decides, and nobody is out but who was before.
            usual = self._after(seat, seat, self._next(waiting, seat), active, waiting, 0, 1)
        else:
            usual = None
        for play in options:
            if play is None:
                rows.rest.append(hand)
                self._add_pass(rows, deal, seat, out_of_turn, played)
            else:
                rows.rest.append(hand & ~play.mask)
                if usual is not None and play.mask not in (hand, top_single):
                    rows.tables.append(self._fact(play))
                    rows.after.append(usual)
                else:
                    self._add_play(rows, deal, seat, play, out_of_turn)

    def _add_play(
        self, rows: Rows, deal: Deal, seat: int, play: Combination, out_of_turn: bool
    ) -> None:
        active = deal.active
        if play.mask == deal.masks[seat]:
            active &= ~(1 << seat)
        waiting = active & ~(1 << seat)
        is_new_lead = (
            deal.may_beat_own
            and deal.table is not None
            and not tables(deal.rules).beats(play, deal.table)
        )
        if not out_of_turn and not is_new_lead:
            for locked in deal.locked:
                waiting &= ~(1 << locked)
        self._settle(
            rows, seat, play, seat, active, waiting, 0, 1,
            self.rules.top_card_ends_trick and play.mask == self._top_single,
        )  # fmt: skip

    def _add_pass(self, rows: Rows, deal: Deal, seat: int, out_of_turn: bool, played: int) -> None:
        active, waiting = deal.active, deal.waiting
        if out_of_turn:
            self._tell(
                rows, seat, deal.table, deal.table_seat, deal.seat, active, waiting, 1, played
            )
        elif deal.table is None:
            following = self._next(active & ~(1 << seat), seat)
            self._tell(rows, seat, None, deal.table_seat, following, active, waiting, 1, played)
        else:
            waiting &= ~(1 << seat)
            self._settle(rows, seat, deal.table, deal.table_seat, active, waiting, 1, played, False)

    def _settle(
        self,
        rows: Rows,
        seat: int,
        table: Combination,
        owner: int,
        active: int,
        waiting: int,
        is_pass: int,
        played: int,
        ends_trick: bool,
    ) -> None:
        """Work out who decides next, and whether the trick is cleared before."""
        lies: Combination | None = table
        if waiting and not ends_trick:
            following = self._next(waiting, seat)
        elif self.rules.own_beat and active >> owner & 1 and not ends_trick:
            following = owner
        else:
            lies = None
            following = owner
            if not active >> owner & 1 and active:
                following = self._next(active, owner)
        self._tell(rows, seat, lies, owner, following, active, waiting, is_pass, played)

    def _next(self, seats: int, seat: int) -> int:
        return next((other for other in self._others[seat] if seats >> other & 1), seat)

    def _tell(
        self,
        rows: Rows,
        seat: int,
        table: Combination | None,
        owner: int,
        following: int,
        active: int,
        waiting: int,
        is_pass: int,
        played: int,
    ) -> None:
        if table is None:
            rows.tables.append((-1, 0, 0, -1))
            waiting = active
        else:
            rows.tables.append(self._fact(table))
        rows.after.append(self._after(seat, owner, following, active, waiting, is_pass, played))

    def _after(
        self,
        seat: int,
        owner: int,
        following: int,
        active: int,
        waiting: int,
        is_pass: int,
        played: int,
    ) -> tuple[int, int, int, int, int]:
        passed = 0
        out = active & ~waiting & ~(1 << owner)
        if out:
            for place, other in enumerate(self._others[seat]):
                passed |= (out >> other & 1) << place
        away = self._away[seat]
        return away[owner], away[following], passed, is_pass, played

    def decisions(self, rows: Rows) -> Ints:
        """Return by option the number of its decision."""
        return np.array(rows.decisions, np.int64)

    def features(self, rows: Rows) -> tuple[Floats, Floats]:
        """Return both parts of the features: of the decisions, and of the options."""
        unseen = self._in_order(np.array(rows.unseen, np.int64))
        shared = self._shared(rows)
        table = np.array(rows.tables, np.int64)
        table[:, 1] = self._in_order(table[:, 1])
        after = np.array(rows.after, np.int64)
        own = self.encoder.own(
            self._in_order(np.array(rows.rest, np.int64)),
            unseen[self.decisions(rows)],
            table,
            *after.T,
        )
        return shared, own

    def _shared(self, rows: Rows) -> Floats:
        others = np.array(rows.others, np.int64)
        return self.encoder.shared(
            self._in_order(np.array(rows.unseen, np.int64)),
            others[:, :3], others[:, 3:6], others[:, 6:18], others[:, 18:21],
        )  # fmt: skip

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in the order of play."""
        return self._others[seat]

    def places(self, cards: Sequence[int]) -> list[int]:
        """Return the numbers of cards in the features."""
        return [card & ~3 | self._places[card & 3] for card in cards]

    def hands(self, masks: Ints) -> Floats:
        """Return what hands are made of, for (ways, seats): (seats, ways, encoding.OF_HAND)."""
        found = self.encoder.hands(self._in_order(masks.T.reshape(-1)))
        return found.reshape(masks.shape[1], masks.shape[0], -1)

    def seen_by(self, imagined: Imagined, seat: int, done: Sequence[Done]) -> Floats:
        """Return what a seat to decide sees, as `memory` has it: (memory.SIZE,)."""
        rows = Rows()
        self.add(rows, imagined, seat, [None])
        found = np.zeros(memory.SIZE, np.float32)
        found[: memory.HAND] = self._shared(rows)[0]
        deal = imagined.deal
        now = (seat, None, deal.table)
        masks = np.array(
            [
                deal.masks[seat],
                *(play.mask if play else 0 for _, *pair in (*done, now) for play in pair),
            ],
            np.int64,
        )
        hand, *in_order = self._in_order(masks).tolist()
        remembered = memory.new(len(deal.masks))
        kinds = [
            [_KIND_NUMBERS[play.kind] if play else -1 for play in pair] for _, *pair in (*done, now)
        ]
        for number, (other, play, table) in enumerate(done):
            if play is not None or table is not None:
                cards, lies = in_order[2 * number : 2 * number + 2]
                memory.remember(remembered, other, cards, kinds[number][0], lies, kinds[number][1])
        others = (*self._others[seat], -1, -1)
        owner = self._away[seat][deal.table_seat]
        memory.fill(found, hand, in_order[-1], kinds[-1][1], owner, remembered, others)
        return found

    def _in_order(self, masks: Ints) -> Ints:
        """Return masks with the suits in the order of the rules."""
        if self._suits == [0, 1, 2, 3]:
            return masks
        found = np.zeros_like(masks)
        for place, suit in enumerate(self._suits):
            found |= (masks >> suit & 0x1111111111111) << place
        return found
