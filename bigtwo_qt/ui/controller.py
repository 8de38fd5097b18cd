"""Drives a match: deals, asks the seats, has every decision kept, and says what is to be shown."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from bigtwo_qt.players.fault import Fault, fault_of
from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.rules.cards import Card, cards_of
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.dealing import Dealt, step
from bigtwo_qt.rules.events import Clear, End, Event, InstantWin, Pass, Play
from bigtwo_qt.rules.match import Header, Match, MatchError, Result, standing
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.rules.refusal import Refusal
from bigtwo_qt.store import StoreError
from bigtwo_qt.ui import chance, wording
from bigtwo_qt.ui.journal import Journal
from bigtwo_qt.ui.steps import (
    CardDealt,
    Counted,
    DealScored,
    Gathered,
    Given,
    HandSorted,
    HandTurned,
    InterruptionOpen,
    LeftOver,
    MatchWon,
    OfferAsked,
    Offered,
    PersonAsked,
    Rest,
    Step,
    TakeAsked,
    Taken,
    TakenUp,
    Thinking,
)
from bigtwo_qt.ui.worker import Thinker

if TYPE_CHECKING:
    from bigtwo_qt.rules.commitment import Promise

# Milliseconds at normal speed. A choice takes a little longer the more there is to choose from.
BEAT = 350
BEAT_A_PLAY = 15
LONGEST_BEAT = 900
BEFORE_CLEAR = 650
LAST_CARD = 900
INSTANT_WIN = 1600
IN_EXCHANGE = 700
TO_INTERRUPT = 1200


class Decision(NamedTuple):
    """What a seat decided: the cards to play, None to pass."""

    seat: int
    cards: list[Card] | None


class Controller(QObject):
    """One match between a person, if any, and computer players.

    `players` are by seat, None for the person; `renew` makes those of a new deal from its seed, so
    that a deal that is begun again is begun as before. The animator pulls the steps; `ready` tells
    it that there are some again. `failed` carries a sentence when a decision could not be kept:
    nothing goes on until it is. `told` carries one after which play goes on. `stepped_in` comes
    once, of all seats (a tuple of them) at which a weaker player decides, with the Fault.
    """

    ready = Signal()
    failed = Signal(str)
    told = Signal(str)
    stepped_in = Signal(object, object)

    def __init__(
        self,
        parent: QObject,
        match: Match,
        players: Sequence[Player | None],
        journal: Journal,
        last: tuple[Header, Deal] | None = None,
        renew: Callable[[int], Sequence[Player | None]] | None = None,
        offered: tuple[Card, Card] | None = None,
        is_secret: bool = False,
        promise: Promise | None = None,
    ) -> None:
        """Go on with this match; `last` is the deal that was finished last, to be seen again.

        `offered` is the winner's offer in an exchange that is not over. In a match that `is_secret`
        nobody can know the cards: each deal is drawn for itself, and promised before it is played;
        `promise` is that of the deal in progress, or of the last one.
        """
        super().__init__(parent)
        self.match = match
        self.thinker = Thinker(self)
        self._players = tuple(players)
        self._renew = renew
        self._journal = journal
        self._last = last
        self._steps: list[Step] = []
        self._shown = 0
        self._is_asked = False
        self._answer: Callable[[], None] | None = None
        self._offered = offered
        self._can_interrupt = True
        self._is_wait_over = False
        self._is_secret = is_secret
        self._promise = promise
        self._knows_faults = False

    @property
    def promise(self) -> Promise | None:
        """What was promised of the deal being played, or of the last one until the next begins."""
        return self._promise

    @property
    def opened(self) -> Dealt | None:
        """The deal that is over, as it was dealt, until the next one begins."""
        if self._last is None or self.match.dealt is not None:
            return None
        return self._last[0].as_dealt

    @property
    def told_number(self) -> int | None:
        """The number of the deal; None where there is none, or it would tell hidden cards."""
        shown = self.opened or (None if self._is_secret else self.match.dealt)
        return None if shown is None else shown.seed

    @property
    def deal(self) -> Deal | None:
        """The deal being played; None between two deals, and until an exchange is made."""
        return self.match.deal

    @property
    def person(self) -> int | None:
        """The seat of the person, None where computers play all seats."""
        return self._players.index(None) if None in self._players else None

    @property
    def offered(self) -> tuple[Card, Card] | None:
        """The two cards that are offered while the loser is to take one."""
        return self._offered

    # What the animator pulls.

    def rest(self) -> None:
        """Ask nobody any more until `past` was shown and steps are pulled again."""
        self.thinker.drop()
        self._answer = None
        self._is_asked = False
        self._steps = []
        self._await_interruptions()

    def past(self) -> list[Step]:
        """Return the steps that lead to where a match stands that was broken off."""
        header, deal = self.match.header, self.match.deal
        if header is not None and deal is not None:
            self._shown = len(deal.events)
            decisions = [event for event in deal.events if isinstance(event, Play | Pass)]
            # After a pass the computers have been asked already whether they play out of turn.
            self._can_interrupt = not decisions or isinstance(decisions[-1], Play)
            return [*dealing_of(header), *deal.events]
        due = self.match.exchange_due
        if due is not None:
            loser, winner, _ = due
            offered = () if self._offered is None else (Offered(winner, loser, self._offered),)
            return [*self._dealt_now(), *offered]
        if self._last is None:
            return []
        header, deal = self._last
        return [*dealing_of(header), *deal.events, *self._scored(Result.of(deal, header.mini))]

    def pull(self) -> Sequence[Step]:
        """Return what is to be shown next; nothing while somebody decides."""
        if self._answer is not None:
            answer, self._answer = self._answer, None
            answer()
        if not self._is_kept():
            return ()
        if self._steps:
            steps, self._steps = self._steps, []
            return steps
        if self.match.exchange_due is not None:
            return self._ask_exchange(*self.match.exchange_due)
        deal = self.match.deal
        if deal is None:
            return ()
        if self._shown < len(deal.events):
            events = deal.events[self._shown :]
            self._shown = len(deal.events)
            return with_rests(events)
        if deal.over:
            return self._finish()
        return () if self._is_asked else self._ask(deal)

    def _ask(self, deal: Deal) -> Sequence[Step]:
        """Ask for the next decision: first for interruptions, once a play, then whose turn it is.

        Where the person may interrupt, the table waits before any computer is asked.
        """
        person = self.person
        may_act = person is not None and bool(deal.interruptions(person))
        if person is not None and may_act and not self._is_wait_over:
            self._is_wait_over = True
            return (InterruptionOpen(person, TO_INTERRUPT),)
        self._is_asked = True
        player = self._players[deal.seat]
        others = self._interrupters(deal) if self._can_interrupt else []
        self._can_interrupt = False
        view = SeatView.of(deal, deal.seat, self.match.standing.totals)
        if player is None:
            if not others:
                self._find_faults()
                return (PersonAsked(deal.seat),)
            self._think(lambda: interruption(others), self._after_interrupters, None)
            return ()
        self._think(
            lambda: decision(player, view, others),
            self._decide,
            lambda: lowest_decision(deal),
            deal.seat,
        )
        beat = min(BEAT + BEAT_A_PLAY * len(view.plays), LONGEST_BEAT)
        return (Thinking(deal.seat, beat),)

    def _interrupters(self, deal: Deal) -> list[tuple[Player, SeatView]]:
        """Return the computer players that could play out of turn now, in the order of seats."""
        totals = self.match.standing.totals
        return [
            (player, SeatView.of(deal, seat, totals))
            for seat, player in enumerate(self._players)
            if player is not None and deal.interruptions(seat)
        ]

    def _after_interrupters(self, answer: Decision | None) -> None:
        """Carry out an interruption; if nobody wants one, the person is asked next."""
        self._is_asked = False
        if answer is not None:
            self._decide(answer)

    def _ask_exchange(self, loser: int, winner: int, _: Card) -> Sequence[Step]:
        """Ask the winner for an offer, then the loser for a choice from it."""
        if self._is_asked:
            return ()
        self._is_asked = True
        offered = self._offered
        seat = winner if offered is None else loser
        player = self._players[seat]
        if player is None:
            return (OfferAsked(seat, loser) if offered is None else TakeAsked(seat, winner),)
        view = SeatView.before_play(self.match, seat)
        if offered is None:
            self._think(lambda: player.offer(view), self._offer, lambda: view.hand[:2], seat)
        else:
            first = offered[0]
            self._think(lambda: player.take(view, list(offered)), self._take, lambda: first, seat)
        return (Thinking(seat, IN_EXCHANGE),)

    def _think(
        self,
        question: Callable[[], Any],
        carry_out: Callable[[Any], None],
        instead: Callable[[], Any] | None,
        seat: int | None = None,
    ) -> None:
        """Work out a question in the worker; its answer is carried out with the next pull.

        Where a computer player fails, that is said of the seat, and `instead` answers in its place.
        Without a seat it was asked for an interruption, which is then not made.
        """

        def take(answer: Any) -> None:
            self._answer = partial(carry_out, answer)
            self.ready.emit()

        def take_with_faults(found: tuple[Any, list[tuple[int, Fault]]]) -> None:
            self._tell_faults(found[1])
            take(found[0])

        def fail(error: Exception) -> None:
            traceback.print_exception(error)
            name = None if seat is None else self.match.players[seat]
            self.told.emit(wording.player_failed(name) if name else wording.interruption_failed())
            take(None if instead is None else instead())

        if self._knows_faults:
            self.thinker.ask(question, take, fail)
        else:
            self.thinker.ask(lambda: (question(), self._faults()), take_with_faults, fail)

    def _find_faults(self) -> None:
        """Find out while the person decides whether every player can play as its level does."""
        if not self._knows_faults:
            self.thinker.ask(self._faults, self._tell_faults, traceback.print_exception)

    def _faults(self) -> list[tuple[int, Fault]]:
        """Return the seats at which a weaker player decides, and why."""
        found = []
        for seat, player in enumerate(self._players):
            fault = None if player is None else fault_of(player, self.match.rules)
            if fault is not None:
                found.append((seat, fault))
        return found

    def _tell_faults(self, found: list[tuple[int, Fault]]) -> None:
        self._knows_faults = True
        for fault in dict.fromkeys(fault for _, fault in found):
            self.stepped_in.emit(tuple(seat for seat, other in found if other == fault), fault)

    def _fail_to_hint(self, error: Exception) -> None:
        traceback.print_exception(error)
        self.told.emit(wording.hint_failed())

    def _is_kept(self) -> bool:
        try:
            self._journal.flush()
        except StoreError as error:
            self.failed.emit(wording.failure_text(error))
            return False
        return True

    def arrange(self, arrangement: str) -> None:
        """Have it kept how the person's hand lies; raise StoreError."""
        self._journal.arrange(self.match.id, arrangement)

    # What happens.

    def begin_match(self, levels: Sequence[str]) -> None:
        """Keep the match and deal its first deal; `levels` are by seat, "" for the person."""
        self._journal.begin_match(self.match, levels, not self._is_secret)
        self.next_deal()

    def next_deal(self) -> None:
        """Deal the next deal; where there is an exchange, it comes before the first play."""
        if self._is_secret and self.match.results:
            self.match.seed = chance.draw_number()  # the last deal's number tells nothing of it
        self.match.begin_deal()
        dealt = self.match.dealt
        self._promise = chance.promise_of(dealt) if self._is_secret and dealt else None
        if self._renew is not None:
            self._players = tuple(self._renew(self.match.seed))
        self._shown = 0
        self._is_asked = False
        self._offered = None
        self._answer = None
        self._await_interruptions()
        self._steps = self._dealt_now()
        if self.match.exchange_due is not None:
            self._journal.keep_exchange(self.match, None, self._promise)
        self._keep_header()
        self.ready.emit()

    def _dealt_now(self) -> list[Step]:
        """Return the steps in which the deal is dealt, as far as the card given in the exchange."""
        dealt, due = self.match.dealt, self.match.exchange_due
        if dealt is None:
            raise MatchError("nothing is dealt")
        number, is_mini = self.match.number, self.match.is_mini_due
        steps = dealing(self.match.rules, number, dealt, is_mini)
        if due is not None:
            loser, winner, given = due
            steps += [Given(loser, winner, given), TakenUp(winner, given)]
        return steps

    def _keep_header(self) -> None:
        """Keep the deal once it is known with what hands it is played."""
        if self.match.header is not None:
            self._journal.begin_deal(self.match.header, self._promise)

    def offer(self, cards: Iterable[Card]) -> None:
        """Offer two cards for the person who won the last deal."""
        self.thinker.drop()
        self._offer(cards)
        self.ready.emit()

    def take(self, card: Card) -> None:
        """Take one of the cards offered for the person who lost the last deal."""
        self.thinker.drop()
        self._take(card)
        self.ready.emit()

    def _offer(self, cards: Iterable[Card]) -> None:
        due = self.match.exchange_due
        if due is None:
            raise MatchError("no exchange is due")
        first, second = cards
        self._is_asked = False
        self._offered = first, second
        self._journal.keep_exchange(self.match, self._offered, self._promise)
        self._steps.append(Offered(due[1], due[0], self._offered))

    def _take(self, card: Card) -> None:
        due, offered = self.match.exchange_due, self._offered
        if due is None or offered is None:
            raise MatchError("nothing is offered")
        self._is_asked = False
        self.match.make_exchange(offered, card)
        self._offered = None
        self._keep_header()
        back = offered[1] if card == offered[0] else offered[0]
        self._steps.append(Taken(due[0], due[1], card, back))

    def play(self, cards: Iterable[Card], seat: int) -> Refusal | None:
        """Play for the person; return why it is refused, None if it is done."""
        deal = self.match.deal
        chosen = list(cards)
        refusal = deal.check(chosen, seat) if deal is not None else None
        if refusal is None:
            self._decide(Decision(seat, chosen))
            self.ready.emit()
        return refusal

    def pass_(self, seat: int) -> Refusal | None:
        """Pass for the person; return why it is refused, None if it is done."""
        deal = self.match.deal
        refusal = deal.check(None, seat) if deal is not None else None
        if refusal is None:
            self._decide(Decision(seat, None))
            self.ready.emit()
        return refusal

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat has decided anything in the deal that is being played."""
        deal = self.match.deal
        return deal is not None and not deal.over and last_decision(deal.events, seat) is not None

    def take_back(self, seat: int) -> bool:
        """Undo the last decision of a seat and all that followed; return whether there was one.

        What is seen is then behind: show `past()` again.
        """
        deal, header = self.match.deal, self.match.header
        place = last_decision(deal.events, seat) if deal is not None and not deal.over else None
        if deal is None or header is None or place is None:
            return False
        self.thinker.drop()
        self._answer = None
        self._is_asked = False
        self._await_interruptions()
        before = header.begin()
        for event in deal.events[:place]:
            if isinstance(event, Play):
                before.play(event.combination.cards, event.seat)
            elif isinstance(event, Pass):
                before.pass_()
        self.match.deal = before
        self._journal.take_back(len(before.events))
        return True

    def hint(self, player: Player, seat: int, take: Callable[[list[Card] | None], None]) -> None:
        """Ask a computer player what the person could do, and call `take` with its answer.

        In the exchange the answer is the cards to offer, or the one to take.
        """
        deal, offered = self.match.deal, self._offered
        if deal is not None:
            view = SeatView.of(deal, seat, self.match.standing.totals)
            self.thinker.ask(lambda: player.choose(view), take, self._fail_to_hint)
        elif self.match.exchange_due is not None:
            view = SeatView.before_play(self.match, seat)
            if offered is None:
                self.thinker.ask(lambda: player.offer(view), take, self._fail_to_hint)
            else:
                self.thinker.ask(
                    lambda: [player.take(view, list(offered))], take, self._fail_to_hint
                )

    def _decide(self, decision: Decision) -> None:
        deal = self.match.deal
        if deal is None:
            return
        self.thinker.drop()
        self._is_asked = False
        self._answer = None
        seat, cards = decision
        if cards is not None:
            self._await_interruptions()
        self._journal.append(deal.pass_() if cards is None else deal.play(cards, seat))

    def _await_interruptions(self) -> None:
        """Let everybody consider the next play that lies on the table."""
        self._can_interrupt = True
        self._is_wait_over = False

    def _finish(self) -> Sequence[Step]:
        if self.match.header is not None and self.match.deal is not None:
            self._last = self.match.header, self.match.deal
        result = self.match.finish_deal()
        self._journal.finish_deal(result, self.match.standing.is_over)
        self._is_kept()
        return self._scored(result)

    def _scored(self, result: Result) -> list[Step]:
        number = len(self.match.results)
        state = standing(self.match.rules, self.match.results)
        scored = DealScored(number, result.order, result.scores, state.totals, result.is_tied)
        return [scored, MatchWon(state.winners)] if state.is_over else [scored]


def interruption(others: Sequence[tuple[Player, SeatView]]) -> Decision | None:
    """Return the interruption of the first of these who wants one."""
    for player, view in others:
        cards = player.interrupt(view)
        if cards is not None:
            return Decision(view.seat, cards)
    return None


def decision(player: Player, view: SeatView, others: Sequence[tuple[Player, SeatView]]) -> Decision:
    """Return what comes next: an interruption by one of the others, else the play of the turn."""
    return interruption(others) or Decision(view.seat, player.choose(view))


def last_decision(events: Sequence[Event], seat: int) -> int | None:
    """Return the place of the last play or pass of a seat among the events, None without one."""
    for place in reversed(range(len(events))):
        event = events[place]
        if isinstance(event, Play | Pass) and event.seat == seat:
            return place
    return None


def lowest_decision(deal: Deal) -> Decision:
    """Return the lowest play of the seat whose turn it is, or its pass."""
    lowest = min(deal.legal_plays(), key=lambda play: play.strength, default=None)
    return Decision(deal.seat, None if lowest is None else list(lowest.cards))


def dealing_of(header: Header) -> list[Step]:
    """Return the steps in which a deal that is being played was dealt."""
    return dealing(header.rules, header.number, header.dealt, header.mini)


def dealing(rules: Rules, number: int, dealt: Dealt, is_mini: bool) -> list[Step]:
    """Return the steps in which a deal is dealt, one card at a time from the right seat on.

    Which card of a hand comes when is left to the seed: the order tells nothing of the hands. A
    leftover is turned up last; cards that stay out of play are the end of the stock.
    """
    source = random.Random(dealt.seed)
    hands = [list(cards_of(mask)) for mask in dealt.hands]
    leftover = dealt.leftover
    # After an exchange the leftover may be elsewhere: then it is dealt like any card.
    if leftover is not None and leftover.card in hands[leftover.to]:
        hands[leftover.to].remove(leftover.card)
    else:
        leftover = None
    for hand in hands:
        source.shuffle(hand)
    pack: list[Card] = []
    steps: list[Step] = []
    if dealt.counted is not None:
        steps.append(Counted(dealt.counted, dealt.first_seat))
    for slot in range(max(map(len, hands))):
        for turn in range(rules.players):
            seat = (dealt.first_seat + turn * step(rules.direction)) % rules.players
            if slot < len(hands[seat]):
                steps.append(CardDealt(len(pack), seat, slot, len(hands[seat])))
                pack.append(hands[seat][slot])
    if leftover is not None:
        steps.append(LeftOver(len(pack), leftover.card, leftover.to))
        steps.append(TakenUp(leftover.to, leftover.card))
        pack.append(leftover.card)
    pack += cards_of(dealt.out_of_play)
    gathered = Gathered(number, dealt.dealer, tuple(pack), is_mini)
    return [gathered, *steps, HandTurned(), HandSorted()]


def with_rests(events: Sequence[Event]) -> list[Step]:
    """Return the events with a moment where something is to be seen before the next one.

    That is before a trick is cleared, after an instant win, and after a deal has ended.
    """
    steps: list[Step] = []
    for event in events:
        if isinstance(event, Clear):
            steps.append(Rest(BEFORE_CLEAR))
        steps.append(event)
        if isinstance(event, InstantWin):
            steps.append(Rest(INSTANT_WIN))
        if isinstance(event, End):
            steps.append(Rest(LAST_CARD))
    return steps
