"""One deal (RULES.md, sections 3, 5 and 6)."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tests.referee.cards import (
    JOKERS,
    RANKS,
    Cards,
    Shape,
    beats,
    can_lead,
    classify,
    legal_plays,
    ordered,
    subsets,
)
from tests.referee.scoring import SCORING, special
from tests.referee.systems import Options

Decision = tuple[int, Cards | None]
"""A seat and the cards that it plays; None for a pass."""
Event = dict[str, Any]


class IllegalDecisionError(ValueError):
    """A decision against the rules; the text says which."""


def step(options: Options) -> int:
    """Return what is added to a seat to get the next: seats are counted clockwise from above."""
    return 1 if options["direction"] == "clockwise" else -1


def seats_from(options: Options, seat: int) -> list[int]:
    """Return all seats in the order of play, from one of them on."""
    players = options["players"]
    return [(seat + step(options) * turn) % players for turn in range(players)]


def lowest_card(options: Options, hands: Sequence[Iterable[str]]) -> str:
    """Return the lowest card that was dealt."""
    return ordered(options, (card for hand in hands for card in hand))[0]


def opener_of(
    options: Options, hands: Sequence[Iterable[str]], first_seat: int = 0, winner: int | None = None
) -> tuple[int, str | None]:
    """Return who opens a deal and the card that the opening play must hold.

    `first_seat` was dealt to first, `winner` won the last deal (None in the first deal of a match
    and in a five-card deal, which the lowest card opens).
    """
    if winner is not None and options["opener_later_deals"] == "winner":
        return winner, None
    lowest = lowest_card(options, hands)
    opener = next(seat for seat in seats_from(options, first_seat) if lowest in hands[seat])
    asked = options["opening_card"]
    due = asked == "every-deal" or (asked == "first-deal" and winner is None)
    return opener, lowest if due else None


def instant_win(options: Options, hands: Sequence[Cards], opener: int) -> tuple[int, str] | None:
    """Return the seat that wins before play and its hand's name, or None."""
    if options["instant_win"] == "none":
        return None
    for seat in seats_from(options, opener):
        ranks = [card[0] for card in hands[seat] if card not in JOKERS]
        if sorted(ranks) == sorted(RANKS) and len(hands[seat]) == 13:
            return seat, "dragon"
        if options["instant_win"] == "dragon-or-four-twos" and ranks.count("2") >= 4:
            return seat, "four-twos"
    return None


class Deal:
    """One deal: takes decisions, writes the events of RECORD.md."""

    def __init__(
        self,
        options: Options,
        hands: Sequence[Iterable[str]],
        opener: int | None = None,
        opening_card: str | None = None,
    ) -> None:
        """Begin a deal; without an opener the holder of the lowest card opens."""
        self.options = options
        self.dealt = tuple(ordered(options, hand) for hand in hands)
        self.hands = list(self.dealt)
        if opener is None:
            opener, opening_card = opener_of(options, self.dealt)
        self.opening_card = opening_card
        self.seat = opener
        self.table: Cards | None = None
        self.table_seat = opener
        self.passed: set[int] = set()
        self.waiting = False  # The last player may beat their own combination.
        self.out: list[int] = []
        self.played: set[int] = set()
        self.announced: set[int] = set()
        self.bonuses: list[tuple[int, int]] = []
        self.bonus_due = False
        self.final_play: Cards = ()
        self.liable: tuple[int, str] | None = None
        self.pays_for_all: int | None = None
        self.events: list[Event] = []
        self.over = False
        self.instant: int | None = None
        found = instant_win(options, self.dealt, opener)
        if found is not None:
            self.instant, name = found
            self.events.append({"event": "instant_win", "seat": self.instant, "hand": name})
            self._end()

    def copy(self) -> Deal:
        """Return a deal that can go on by itself."""
        twin = copy.copy(self)
        twin.hands = list(self.hands)
        twin.passed, twin.played = set(self.passed), set(self.played)
        twin.announced, twin.out = set(self.announced), list(self.out)
        twin.bonuses, twin.events = list(self.bonuses), list(self.events)
        return twin

    # What may be decided.

    def decisions(self) -> list[Decision]:
        """Return everything that any seat may do now, each different decision once."""
        found: list[Decision] = []
        if self.over:
            return found
        for seat in range(self.options["players"]):
            if seat == self.seat or self.options["out_of_turn"]:
                sets: list[Cards | None] = [*sorted(subsets(self.options, self.hands[seat])), None]
                found += [(seat, cards) for cards in sets if self.fault(seat, cards) is None]
        return found

    def fault(self, seat: int, cards: Cards | None) -> str | None:
        """Return why a decision breaks the rules, or None."""
        if self.over:
            return "the deal is over"
        if cards is None:
            return self._fault_of_pass(seat)
        if not cards or Counter(cards) - Counter(self.hands[seat]):
            return "not that seat's cards"
        shape = classify(self.options, cards)
        if shape is None:
            return "no combination"
        if seat != self.seat:
            return self._fault_out_of_turn(seat, cards, shape)
        leads = self.table is None or self.waiting
        if self.table is not None and beats(self.options, cards, self.table):
            pass
        elif not leads:
            return "does not beat the combination on the table"
        elif not can_lead(self.options, cards):
            return "cannot be led"
        if self.opening_card is not None:
            if self.opening_card not in cards:
                return "the opening card is missing"
            if self.options["opening_play"] == "alone" and len(cards) > 1:
                return "the opening card must stand alone"
        return self._fault_of_finish(seat, cards) or self._fault_of_last_card(seat, cards)

    def _fault_of_pass(self, seat: int) -> str | None:
        if seat != self.seat:
            return "not that seat's turn"
        if self.table is None or self.waiting:
            if self._is_stuck(seat) and not self._finish_lapses():
                return None
            return "a leader cannot pass"
        if self._must_stop_last_card(seat):
            best = (self.hands[seat][-1],)
            if beats(self.options, best, self.table) and not self._fault_of_finish(seat, best):
                return "the highest single must be played before a last card"
        return None

    def _fault_out_of_turn(self, seat: int, cards: Cards, shape: Shape) -> str | None:
        if not self.options["out_of_turn"]:
            return "not that seat's turn"
        if self.table is None or seat == self.table_seat:
            return "nothing to interrupt"
        if self.options["passing"] == "locked" and seat in self.passed:
            return "locked out of this trick"
        if len(self.table) != 5 or not self.hands[self.table_seat]:
            return "that play cannot be interrupted"
        if shape.kind not in ("quads", "straight_flush"):
            return "only fours and straight flushes interrupt"
        if not beats(self.options, cards, self.table):
            return "does not beat the combination on the table"
        return self._fault_of_finish(seat, cards)

    # House rules that forbid a play.

    def _finishes_badly(self, seat: int, cards: Cards) -> bool:
        finish = self.options["finish"]
        if finish == "any" or len(cards) < len(self.hands[seat]):
            return False
        twos = sum(card[0] == "2" for card in cards)
        return twos > 0 and (finish == "no-two" or len(cards) == 1)

    def _is_stuck(self, seat: int) -> bool:
        """Whether whatever a seat could lead would finish against the restriction."""
        if self.options["finish"] == "any":
            return False
        leads = legal_plays(self.options, self.hands[seat])
        return all(self._finishes_badly(seat, cards) for cards in leads)

    def _finish_lapses(self) -> bool:
        return all(self._is_stuck(seat) for seat, hand in enumerate(self.hands) if hand)

    def _fault_of_finish(self, seat: int, cards: Cards) -> str | None:
        if self._finishes_badly(seat, cards) and not self._finish_lapses():
            return "finishes against the restriction"
        return None

    def _must_stop_last_card(self, seat: int) -> bool:
        """Whether the next seat holds one card and a single is to be answered."""
        if self.options["last_card"] != "highest-single" or self.table is None:
            return False
        return len(self.table) == 1 and len(self.hands[self._after(seat)]) == 1

    def _fault_of_last_card(self, seat: int, cards: Cards) -> str | None:
        if self.options["last_card"] != "highest-single" or len(cards) != 1:
            return None
        best = self.hands[seat][-1]
        if len(self.hands[self._after(seat)]) == 1 and cards[0] != best:
            if self.opening_card is not None or self._fault_of_finish(seat, (best,)):
                return None
            return "only the highest single may be played before a last card"
        return None

    # The flow.

    def _after(self, seat: int) -> int:
        """Return the next seat with cards that is not locked out."""
        locked = self.passed if self.options["passing"] == "locked" else set()
        around = seats_from(self.options, seat)[1:]
        return next((s for s in around if self.hands[s] and s not in locked), seat)

    def decide(self, seat: int, cards: Iterable[str] | None) -> list[Event]:
        """Take a decision and return the new events; raise IllegalDecisionError."""
        before = len(self.events)
        chosen = None if cards is None else ordered(self.options, cards)
        fault = self.fault(seat, chosen)
        if fault is not None:
            shown = "pass" if chosen is None else " ".join(chosen)
            raise IllegalDecisionError(f"seat {seat}, {shown}: {fault}")
        self._note_liability(seat, chosen)
        if chosen is None:
            self._pass(seat)
        else:
            self._play(seat, chosen)
        return self.events[before:]

    def _pass(self, seat: int) -> None:
        if self.waiting:
            self.waiting = False
            self._clear(seat)
        self.events.append({"event": "pass", "seat": seat})
        if self.table is None:
            self.seat = self._after(seat)
            return
        self.passed.add(seat)
        self._go_on(seat)

    def _play(self, seat: int, cards: Cards) -> None:
        out_of_turn = seat != self.seat
        if self.waiting:
            self.waiting = False
            assert self.table is not None
            if not beats(self.options, cards, self.table):
                self._clear(seat)
        event: Event = {"event": "play", "seat": seat, "cards": list(cards)}
        if out_of_turn:
            event["out_of_turn"] = True
        self.events.append(event)
        if out_of_turn or self.options["passing"] == "open":
            self.passed.clear()
        left = Counter(self.hands[seat]) - Counter(cards)
        self.hands[seat] = ordered(self.options, left.elements())
        self.table, self.table_seat = cards, seat
        self.played.add(seat)
        self.opening_card = None
        self.final_play = cards
        self.bonus_due = (
            self.options["scoring"] == "indonesian" and special(self.options, cards) > 0
        )
        count = len(self.hands[seat])
        if 0 < count <= self.options["announce"] and seat not in self.announced:
            self.announced.add(seat)
            self.events.append({"event": "announce", "seat": seat, "cards_left": count})
        if count == 0:
            self.out.append(seat)
            self.events.append({"event": "out", "seat": seat})
            holding = sum(bool(hand) for hand in self.hands)
            if self.options["deal_ends"] == "first-out" or holding == 1:
                self._end()
                return
        top_card = "jc" if self.options["jokers"] else "2" + self.options["suit_order"][-1]
        if self.options["top_card_ends_trick"] and cards == (top_card,):
            self._clear(self._leader())
            return
        self._go_on(seat)

    def _go_on(self, seat: int) -> None:
        """Find who decides after this seat, or end the trick when nobody is left to answer."""
        for other in seats_from(self.options, seat)[1:]:
            if self.hands[other] and other != self.table_seat and other not in self.passed:
                self.seat = other
                return
        if self.bonus_due:
            assert self.table is not None
            self.bonus_due = False
            points = -special(self.options, self.table)
            self.bonuses.append((self.table_seat, points))
            self.events.append({"event": "bonus", "seat": self.table_seat, "points": points})
        if self.options["own_beat"] and self.hands[self.table_seat]:
            self.seat, self.waiting = self.table_seat, True
            return
        self._clear(self._leader())

    def _leader(self) -> int:
        """Return who leads after the trick: its last player, or the next seat with cards."""
        around = seats_from(self.options, self.table_seat)
        return next(seat for seat in around if self.hands[seat])

    def _clear(self, leader: int) -> None:
        self.events.append({"event": "clear", "seat": leader})
        self.table = None
        self.passed.clear()
        self.seat = leader

    def _end(self) -> None:
        self.over = True
        self.events.append({"event": "end"})

    def _note_liability(self, seat: int, cards: Cards | None) -> None:
        """Remember who should have stopped a last card, and who fails to."""
        if self.options["last_card"] != "liability":
            return
        if (
            self.liable is not None
            and cards is not None
            and len(cards) == len(self.hands[seat]) == 1
        ):
            culprit, best = self.liable
            if beats(self.options, (best,), cards):
                self.pays_for_all = culprit
        answers_single = self.table is not None and len(self.table) == 1 and not self.waiting
        plays_single = cards is not None and len(cards) == 1
        best = self.hands[seat][-1]
        before_last_card = len(self.hands[self._after(seat)]) == 1
        if (answers_single or plays_single) and before_last_card and cards != (best,):
            self.liable = seat, best
        else:
            self.liable = None

    # The result.

    @property
    def order(self) -> list[int]:
        """The seats as they went out, then the others by cards left, ties by seat."""
        first = [self.instant] if self.instant is not None else self.out
        rest = [seat for seat in range(len(self.hands)) if seat not in first]
        if self.instant is None:
            rest.sort(key=lambda seat: (len(self.hands[seat]), seat))
        return [*first, *rest]

    @property
    def sides(self) -> list[int]:
        """The cards left on the sides of seats 0 and 2, and of seats 1 and 3."""
        left = [0 if seat == self.instant else len(hand) for seat, hand in enumerate(self.hands)]
        return [left[0] + left[2], left[1] + left[3]]

    @property
    def scores(self) -> list[int]:
        """What the deal adds for each seat."""
        assert self.over
        return SCORING[self.options["scoring"]](self)


def perft(deal: Deal, depth: int) -> int:
    """Return how many sequences of so many decisions there are from here.

    A deal that is over has no more decisions, and so ends no longer sequence.
    """
    if depth == 0:
        return 1
    total = 0
    for seat, cards in deal.decisions():
        after = deal.copy()
        after.decide(seat, cards)
        total += perft(after, depth - 1)
    return total
