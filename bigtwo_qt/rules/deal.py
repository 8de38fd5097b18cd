"""One deal as a state machine: decisions in, events out (RULES.md, sections 3, 5 and 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bigtwo_qt.rules.cards import (
    CARDS,
    COPIES,
    JOKERS,
    ONCE,
    Card,
    CardError,
    card,
    cards_of,
    mask_of,
    take,
)
from bigtwo_qt.rules.combinations import Combination, Kind, can_lead, highest_card, tables
from bigtwo_qt.rules.dealing import deal_cards, holder_of_lowest, lowest_dealt, step
from bigtwo_qt.rules.events import Announce, Bonus, Clear, End, Event, InstantWin, Out, Pass, Play
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.rules.refusal import IllegalPlay, Reason, Refusal
from bigtwo_qt.rules.scoring import TWOS, Outcome, scores, special_points

Cards = Iterable[Card | str] | Combination
_PASSES = tuple(Pass(seat) for seat in range(8))
_CLEARS = tuple(Clear(seat) for seat in range(8))
_END = End()
_TWOS = TWOS & ONCE


@lru_cache(maxsize=16)
def _next_seats(players: int, direction: str) -> tuple[tuple[int, ...], ...]:
    """Return, by seats as bits and then by seat, the first of those seats after that one."""

    def following(seats: int, seat: int) -> int:
        for away in range(1, players + 1):
            other = (seat + away * step(direction)) % players
            if seats >> other & 1:
                return other
        return seat

    return tuple(
        tuple(following(seats, seat) for seat in range(players)) for seats in range(1 << players)
    )


class Deal:
    """A deal in progress.

    `seat` decides next; `table` is the combination to beat, of `table_seat`, or None where the seat
    leads; `events` is the log so far; `order` holds the seats that went out, and all seats when the
    deal is `over`; `opening_card` must be in the first play, if any is asked for.
    """

    def __init__(
        self, rules: Rules, masks: Sequence[int], opener: int, opening_card: Card | None
    ) -> None:
        """Set up a deal from hands as masks.

        `Deal.start` and `Deal.shuffled` are the ways in from cards and from a seed.
        """
        self.rules = rules
        self.masks = list(masks)
        self.opener = self.seat = opener
        self.opening_card = opening_card
        self.table: Combination | None = None
        self.table_seat = opener
        self.events: list[Event] = []
        self.over = False
        self.order: list[int] = []
        self.bonuses = [0] * rules.players
        self.played = 0
        self.last_play: Combination | None = None
        self.liable: int | None = None
        self._tables = tables(rules)
        self._next = _next_seats(rules.players, rules.direction)
        self._everyone = (1 << rules.players) - 1
        self._active = self._everyone
        # The seats that may still answer the table, and those that passed for the whole trick.
        self._waiting = 0
        self._locked = 0
        self._own_beat = False
        self._announced = 0
        self._due = 0 if opening_card is None else 1 << opening_card
        # By seat with one card left: who decided before it on a single, and their highest card.
        self._before_last: dict[int, tuple[int, Card]] = {}
        self._is_limited = rules.finish != "any" or rules.last_card == "highest-single"
        self._top_single = 1 << highest_card(rules, rules.pack & ONCE)
        # By seat, a hand and what it may lead: the fewer cards of later are looked up in it.
        self._led: list[tuple[int, list[Combination]]] = [(0, [])] * rules.players
        if rules.instant_win != "none":
            self._look_for_instant_win(opener)

    @classmethod
    def start(
        cls,
        rules: Rules,
        hands: Sequence[Iterable[Card | str]],
        opener: int | None = None,
        opening_card: Card | str | None = None,
        first: int = 0,
    ) -> Deal:
        """Return a deal of these hands, one for each seat.

        Without an opener it is the holder of the lowest card (of two holders the first in dealing
        order from the seat `first`), who must play it where the rules ask for it in a first deal.
        Raises CardError where the hands are no part of the pack, or the opener lacks the card.
        """
        if len(hands) != rules.players:
            raise CardError(f"{len(hands)} hands for {rules.players} players")
        masks = [mask_of(hand) for hand in hands]
        if not all(masks):
            raise CardError("a hand without cards")
        foreign = mask_of([one for mask in masks for one in cards_of(mask)]) & ~rules.pack
        if foreign:
            raise CardError(f"not in the pack so often: {' '.join(map(str, cards_of(foreign)))}")
        asked = None if opening_card is None else card(opening_card)
        if opener is None:
            lowest = lowest_dealt(rules, masks)
            opener = holder_of_lowest(rules, masks, first)
            if asked is None and rules.opening_card != "never":
                asked = lowest
        if not 0 <= opener < rules.players:
            raise CardError(f"no such seat: {opener}")
        if asked is not None and not masks[opener] >> asked & 1:
            raise CardError(f"seat {opener} does not hold {asked}")
        return cls(rules, masks, opener, asked)

    @classmethod
    def shuffled(cls, rules: Rules, seed: int) -> Deal:
        """Return the first deal of a match as a seed deals it, with the hands of `deal_cards`."""
        dealt = deal_cards(rules, seed)
        return cls(rules, dealt.hands, dealt.opener, dealt.opening_card)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat holds, by rank and then suit."""
        return tuple(cards_of(mask) for mask in self.masks)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(mask.bit_count() for mask in self.masks)

    def copy(self, masks: Sequence[int] | None = None) -> Deal:
        """Return a deal that goes on from here on its own, with an empty log.

        With `masks` the seats hold these cards instead, as many as they hold here: the deal as it
        would be if the cards that a seat has not seen lay so.
        """
        other = object.__new__(Deal)
        other.__dict__.update(self.__dict__)
        other.masks = list(self.masks if masks is None else masks)
        other.events = []
        other.order = self.order.copy()
        other.bonuses = self.bonuses.copy()
        other._before_last = self._before_last.copy()
        other._led = self._led.copy()
        return other

    @property
    def waiting(self) -> int:
        """The seats that may still answer the table before the trick is cleared, as bits."""
        return self._waiting

    @property
    def active(self) -> int:
        """The seats that have not gone out, as bits."""
        return self._active

    @property
    def may_beat_own(self) -> bool:
        """Whether all others have passed and the seat to decide may beat its own combination."""
        return self._own_beat

    @property
    def passed(self) -> tuple[int, ...]:
        """The seats that passed since the last play, or for the whole trick where passes bind."""
        if self.table is None:
            return ()
        out = self._active & ~self._waiting & ~(1 << self.table_seat)
        return tuple(seat for seat in range(self.rules.players) if out >> seat & 1)

    @property
    def locked(self) -> tuple[int, ...]:
        """The seats that may not come back into this trick."""
        return tuple(seat for seat in range(self.rules.players) if self._locked >> seat & 1)

    @property
    def outcome(self) -> Outcome:
        """How the deal stands, or ended, for its points."""
        hands = list(self.masks)
        if self.over and self.last_play is None:
            # Who wins before play counts as holding nothing.
            hands[self.order[0]] = 0
        return Outcome(
            tuple(hands),
            tuple(self.order),
            self.played,
            self.last_play,
            tuple(self.bonuses),
            self.liable,
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat: of the whole deal when it is over, before that the bonuses."""
        return scores(self.rules, self.outcome) if self.over else tuple(self.bonuses)

    # What may be done.

    def legal_plays(self) -> list[Combination]:
        """Return every combination that the seat to decide may play now, once each."""
        if self.over:
            return []
        hand = self.masks[self.seat]
        table = self.table
        if table is None:
            plays = self._leads(hand)
            if self._due:
                due = self._due
                alone = self.rules.opening_play == "alone"
                plays = [p for p in plays if (p.mask == due if alone else p.mask & due)]
        else:
            plays = self._tables.answers(hand, table, self._leads)
            if self._own_beat:
                plays = self._leads(hand) + [play for play in plays if not can_lead(play)]
        if self._is_limited:
            plays = [play for play in plays if self._limit(self.seat, play) is None]
        return plays

    def _leads(self, hand: int) -> list[Combination]:
        """Return what the hand of the seat to decide may lead, as `Tables.leads`, but sooner."""
        held, plays = self._led[self.seat]
        if hand & ~held:
            plays = self._tables.leads(hand)
        elif hand != held:
            plays = [play for play in plays if not play.mask & ~hand]
        self._led[self.seat] = hand, plays
        return plays.copy()

    @property
    def can_pass(self) -> bool:
        """Whether the seat to decide may pass."""
        return not self.over and self._refuse_pass() is None

    def interruptions(self, seat: int) -> list[Combination]:
        """Return every combination that a seat may play now out of turn."""
        table = self.table
        if (
            not self.rules.out_of_turn
            or self.over
            or table is None
            or table.size != 5
            or seat in (self.table_seat, self.seat)
            or not (self._active & ~self._locked) >> seat & 1
            or not self._active >> self.table_seat & 1
        ):
            return []
        hand = self.masks[seat]
        return [
            play
            for play in self._tables.answers(hand, table)
            if play.kind in (Kind.QUADS, Kind.STRAIGHT_FLUSH)
        ]

    def check(self, cards: Cards | None, seat: int | None = None) -> Refusal | None:
        """Return why a play of these cards is refused, None if it may be made.

        No cards (None) stand for the pass. `seat` is who acts, by default whose turn it is.
        """
        if self.over:
            return Refusal(Reason.DEAL_OVER)
        acting = self.seat if seat is None else seat
        mask = 0 if cards is None else _mask(cards)
        if acting != self.seat:
            return self._refuse_out_of_turn(acting, None if cards is None else mask)
        if cards is None:
            return self._refuse_pass()
        missing = _missing(self.masks[acting], mask)
        if missing:
            return Refusal(Reason.NOT_YOUR_CARD, missing, self.table)
        if self._due:
            opening = () if self.opening_card is None else (self.opening_card,)
            if not mask & self._due:
                return Refusal(Reason.OPENING_CARD_MISSING, opening)
            if self.rules.opening_play == "alone" and mask != self._due:
                return Refusal(Reason.OPENING_CARD_ALONE, opening)
        refusal = self._tables.refusal(mask, self.table)
        if refusal is not None and self._own_beat:
            refusal = self._tables.refusal(mask, None)
        if refusal is None and self._is_limited:
            refusal = self._limit(acting, self._tables.require(mask))
        return refusal

    def _refuse_out_of_turn(self, seat: int, mask: int | None) -> Refusal | None:
        if self._locked >> seat & 1:
            return Refusal(Reason.PASSED_THIS_TRICK, against=self.table)
        if mask is None or not self.rules.out_of_turn or not 0 <= seat < self.rules.players:
            return Refusal(Reason.NOT_YOUR_TURN)
        missing = _missing(self.masks[seat], mask)
        if missing:
            return Refusal(Reason.NOT_YOUR_CARD, missing, self.table)
        if any(play.mask == mask for play in self.interruptions(seat)):
            return None
        return Refusal(Reason.NO_INTERRUPTION, cards_of(mask), self.table)

    def _refuse_pass(self) -> Refusal | None:
        """Return why the seat to decide may not pass."""
        if self.table is None or self._own_beat:
            # Only a leader who could but finish against the rules has nothing to lead.
            if self._is_limited and not self.legal_plays():
                return None
            return Refusal(Reason.LEADER_CANNOT_PASS)
        if self.rules.last_card == "highest-single" and self._next_has_last_card(self.seat):
            highest = self._tables.singles[self._highest_held(self.seat)]
            if (
                self.table.kind is Kind.SINGLE
                and self._tables.beats(highest, self.table)
                and self._limit(self.seat, highest) is None
            ):
                return Refusal(Reason.LAST_CARD_MUST_BEAT, highest.cards, self.table)
        return None

    def _limit(self, seat: int, play: Combination) -> Refusal | None:
        """Return how the house rules of finish and last card refuse a play that is legal else."""
        finish = self.rules.finish
        if finish != "any" and play.mask == self.masks[seat] and not self._finish_lapses():
            if finish == "no-two" and play.mask & TWOS:
                return Refusal(Reason.FINISH_WITH_TWO, play.cards, self.table)
            if play.kind is Kind.SINGLE and play.mask & TWOS:
                return Refusal(Reason.FINISH_WITH_SINGLE_TWO, play.cards, self.table)
        if (
            self.rules.last_card == "highest-single"
            and play.kind is Kind.SINGLE
            and not self._due
            and self._next_has_last_card(seat)
        ):
            highest = self._highest_held(seat)
            if play.mask != 1 << highest:
                return Refusal(Reason.LAST_CARD_HIGHEST_SINGLE, (CARDS[highest],), self.table)
        return None

    def _finish_lapses(self) -> bool:
        """Whether every seat with cards holds a 2 alone, and so could only finish with it."""
        return all(mask.bit_count() == 1 and mask & TWOS for mask in self.masks if mask)

    def _next_has_last_card(self, seat: int) -> bool:
        others = self._active & ~self._locked & ~(1 << seat)
        return bool(others) and self.masks[self._next[others][seat]].bit_count() == 1

    def _note_before_last(self, seat: int, lying: Combination) -> None:
        """Remember what a seat could have done on a single before a seat with one card left."""
        others = self._active & ~self._locked & ~(1 << seat)
        following = self._next[others][seat]
        if self.masks[following].bit_count() == 1 and lying.kind is Kind.SINGLE:
            self._before_last[following] = seat, self._highest_held(seat)
        else:
            self._before_last.pop(following, None)

    def _highest_held(self, seat: int) -> Card:
        return highest_card(self.rules, self.masks[seat] & ONCE)

    # What is done.

    def play(self, cards: Cards, seat: int | None = None) -> list[Event]:
        """Play these cards and return the events that follow; raise IllegalPlay if refused."""
        refusal = self.check(cards, seat)
        if refusal is not None:
            raise IllegalPlay(refusal)
        logged = len(self.events)
        play = self._tables.require(_mask(cards))
        if seat is None or seat == self.seat:
            self.decide(play)
        else:
            self._interrupt(seat, play)
        return self.events[logged:]

    def pass_(self) -> list[Event]:
        """Pass and return the events that follow; raise IllegalPlay if it is refused."""
        refusal = self.check(None)
        if refusal is not None:
            raise IllegalPlay(refusal)
        logged = len(self.events)
        self.decide(None)
        return self.events[logged:]

    def decide(self, play: Combination | None) -> None:
        """Carry out a decision of the seat whose turn it is that is known to be legal.

        `play` is one of `legal_plays`, or None for a pass. Nothing is checked.
        """
        seat = self.seat
        if play is not None:
            if self._own_beat:
                self._own_beat = False
                if self.table is not None and not self._tables.beats(play, self.table):
                    self._clear()
            self._put_down(seat, play, False)
            return
        if self._own_beat:
            self._own_beat = False
            self._clear()
        self.events.append(_PASSES[seat])
        if self.table is None:
            self.seat = self._next[self._active & ~(1 << seat)][seat]
            return
        if self.rules.last_card == "liability":
            self._note_before_last(seat, self.table)
        waiting = self._waiting = self._waiting & ~(1 << seat)
        if self.rules.passing == "locked":
            self._locked |= 1 << seat
        if waiting:
            self.seat = self._next[waiting][seat]
        else:
            self._all_passed()

    def _interrupt(self, seat: int, play: Combination) -> None:
        """Play out of turn: all passes are forgotten and play goes on after this seat."""
        self._locked = 0
        self._own_beat = False
        self._put_down(seat, play, True)

    def _put_down(self, seat: int, play: Combination, out_of_turn: bool) -> None:
        bit = 1 << seat
        if self.rules.last_card == "liability":
            self._note_before_last(seat, play)
        hand = self.masks[seat]
        hand = hand & ~play.mask if not hand >> COPIES else take(hand, play.mask)
        self.masks[seat] = hand
        self.events.append(Play(seat, play, out_of_turn))
        self.table = self.last_play = play
        self.table_seat = seat
        self.played |= bit
        self._due = 0
        if not hand:
            if seat in self._before_last and play.kind is Kind.SINGLE:
                other, highest = self._before_last[seat]
                if self._tables.beats(self._tables.singles[highest], play):
                    self.liable = other
            self._go_out(seat)
            if self.over:
                return
        elif hand.bit_count() <= self.rules.announce and not self._announced & bit:
            self._announced |= bit
            self.events.append(Announce(seat, hand.bit_count()))
        waiting = self._waiting = self._active & ~self._locked & ~bit
        if self.rules.top_card_ends_trick and play.mask == self._top_single:
            self._clear()
        elif waiting:
            self.seat = self._next[waiting][seat]
        else:
            self._all_passed()

    def _go_out(self, seat: int) -> None:
        self.order.append(seat)
        self._active &= ~(1 << seat)
        self.events.append(Out(seat))
        one_left = self._active & self._active - 1 == 0
        if self.rules.deal_ends == "first-out" or one_left:
            self._end()

    def _end(self) -> None:
        left = [seat for seat in range(self.rules.players) if seat not in self.order]
        self.order += sorted(left, key=lambda seat: self.masks[seat].bit_count())
        self.over = True
        self.events.append(_END)

    def _all_passed(self) -> None:
        """Score what nobody is left to answer, and clear it unless its player may go on."""
        table = self.table
        owner = self.table_seat
        if self.rules.scoring == "indonesian" and table is not None:
            points = special_points(table, final=False)
            if points is not None:
                self.bonuses[owner] += points
                self.events.append(Bonus(owner, points))
        if self.rules.own_beat and self._active >> owner & 1:
            self._own_beat = True
            self.seat = owner
        else:
            self._clear()

    def _clear(self) -> None:
        owner = self.table_seat
        leader = owner if self._active >> owner & 1 else self._next[self._active][owner]
        self.table = None
        self._waiting = self._locked = 0
        self.seat = leader
        self.events.append(_CLEARS[leader])

    def _look_for_instant_win(self, opener: int) -> None:
        """End the deal at once where a hand wins before play, the first in the order of play."""
        seat = opener
        for _ in range(self.rules.players):
            hand = self.masks[seat]
            won = None
            if hand.bit_count() == 13 == len({one.rank for one in cards_of(hand & ~JOKERS)}):
                won = "dragon"
            elif self.rules.instant_win == "dragon-or-four-twos" and hand & _TWOS == _TWOS:
                won = "four-twos"
            if won:
                self.events.append(InstantWin(seat, won))
                others = [other for other in range(self.rules.players) if other != seat]
                self.order = [seat, *others]
                self.over = True
                self.events.append(_END)
                return
            seat = self._next[self._everyone & ~(1 << seat)][seat]


def _mask(cards: Cards) -> int:
    return cards.mask if isinstance(cards, Combination) else mask_of(cards)


def _missing(hand: int, mask: int) -> tuple[Card, ...]:
    """Return the cards of `mask` that a hand does not hold, or not so often."""
    missing = mask & ~hand
    return cards_of((missing | missing >> COPIES) & ONCE)
