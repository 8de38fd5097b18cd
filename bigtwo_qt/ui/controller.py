"""Drives a match: deals, asks the seats, has every decision kept, and says what is to be shown."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.rules.cards import Card, cards_of
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.dealing import step
from bigtwo_qt.rules.events import Clear, End, Event
from bigtwo_qt.rules.match import Header, Match, MatchError, Result, standing
from bigtwo_qt.rules.refusal import Refusal
from bigtwo_qt.store import StoreError
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.journal import Journal
from bigtwo_qt.ui.steps import (
    CardDealt,
    DealScored,
    Gathered,
    HandSorted,
    HandTurned,
    LeftoverTaken,
    MatchWon,
    PersonAsked,
    Rest,
    Step,
    Thinking,
)
from bigtwo_qt.ui.worker import Thinker

# Milliseconds at normal speed. A choice takes a little longer the more there is to choose from.
BEAT = 350
BEAT_A_PLAY = 15
LONGEST_BEAT = 900
BEFORE_CLEAR = 650
LAST_CARD = 900


class Decision(NamedTuple):
    """What a seat decided: the cards to play, None to pass."""

    seat: int
    cards: list[Card] | None


class Controller(QObject):
    """One match between a person, if any, and computer players.

    `players` are by seat, None for the person. The animator pulls the steps; `ready` tells it that
    there are some again. `failed` carries a sentence when a decision could not be kept: nothing
    goes on until it is. `told` carries one after which play goes on.
    """

    ready = Signal()
    failed = Signal(str)
    told = Signal(str)

    def __init__(
        self,
        parent: QObject,
        match: Match,
        players: Sequence[Player | None],
        journal: Journal,
        last: tuple[Header, Deal] | None = None,
    ) -> None:
        """Go on with this match; `last` is the deal that was finished last, to be seen again."""
        super().__init__(parent)
        self.match = match
        self.thinker = Thinker(self)
        self._players = tuple(players)
        self._journal = journal
        self._last = last
        self._dealing: list[Step] = []
        self._shown = 0
        self._is_asked = False
        self._answer: Decision | None = None

    @property
    def deal(self) -> Deal | None:
        """The deal being played; None between two deals."""
        return self.match.deal

    @property
    def person(self) -> int | None:
        """The seat of the person, None where computers play all seats."""
        return self._players.index(None) if None in self._players else None

    # What the animator pulls.

    def past(self) -> list[Step]:
        """Return the steps that lead to where a match stands that was broken off."""
        header, deal = self.match.header, self.match.deal
        if header is not None and deal is not None:
            self._shown = len(deal.events)
            return [*dealing(header), *deal.events]
        if self._last is None:
            return []
        header, deal = self._last
        return [*dealing(header), *deal.events, *self._scored(Result.of(deal, header.mini))]

    def pull(self) -> Sequence[Step]:
        """Return what is to be shown next; nothing while somebody decides."""
        if self._answer is not None:
            answer, self._answer = self._answer, None
            self._decide(answer)
        if not self._is_kept():
            return ()
        if self._dealing:
            steps, self._dealing = self._dealing, []
            return steps
        deal = self.match.deal
        if deal is None:
            return ()
        if self._shown < len(deal.events):
            events = deal.events[self._shown :]
            self._shown = len(deal.events)
            return with_rests(events)
        if deal.over:
            return self._finish()
        if self._is_asked:
            return ()
        self._is_asked = True
        player = self._players[deal.seat]
        if player is None:
            return (PersonAsked(deal.seat),)
        totals = self.match.standing.totals
        view = SeatView.of(deal, deal.seat, totals)
        others = [
            (other, SeatView.of(deal, seat, totals))
            for seat, other in enumerate(self._players)
            if other is not None and deal.interruptions(seat)
        ]
        self.thinker.ask(
            lambda: decision(player, view, others), self._take_answer, self._answer_for_failed
        )
        beat = min(BEAT + BEAT_A_PLAY * len(view.plays), LONGEST_BEAT)
        return (Thinking(deal.seat, beat),)

    def _take_answer(self, answer: Decision) -> None:
        self._answer = answer
        self.ready.emit()

    def _answer_for_failed(self, error: Exception) -> None:
        """Say that a computer player failed, and make the lowest play in its place, or pass."""
        traceback.print_exception(error)
        deal = self.match.deal
        if deal is not None:
            self.told.emit(wording.player_failed(self.match.players[deal.seat]))
            plays = deal.legal_plays()
            lowest = list(min(plays, key=lambda play: play.strength).cards) if plays else None
            self._take_answer(Decision(deal.seat, lowest))

    def _fail_to_hint(self, error: Exception) -> None:
        traceback.print_exception(error)
        self.told.emit(wording.hint_failed())

    def _is_kept(self) -> bool:
        try:
            self._journal.flush()
        except StoreError as error:
            self.failed.emit(str(error))
            return False
        return True

    # What happens.

    def begin_match(self, levels: Sequence[str]) -> None:
        """Keep the match and deal its first deal; `levels` are by seat, "" for the person."""
        self._journal.begin_match(self.match, levels)
        self.next_deal()

    def next_deal(self) -> None:
        """Deal the next deal."""
        self.match.begin_deal()
        self._exchange()
        header = self.match.header
        if header is None:
            raise MatchError("a deal begins once its exchange is made")
        self._journal.begin_deal(header)
        self._shown = 0
        self._is_asked = False
        self._dealing = dealing(header)
        self.ready.emit()

    def _exchange(self) -> None:
        """Have computer players make the exchange, where the rules have one."""
        due = self.match.exchange_due
        if due is None:
            return
        loser, winner = self._players[due[0]], self._players[due[1]]
        if loser is None or winner is None:
            raise MatchError("the exchange is between computer players")
        offered = winner.offer(SeatView.before_play(self.match, due[1]))
        taken = loser.take(SeatView.before_play(self.match, due[0]), offered)
        self.match.make_exchange(offered, taken)

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

    def hint(self, player: Player, seat: int, take: Callable[[list[Card] | None], None]) -> None:
        """Ask a computer player what the person could do, and call `take` with its answer."""
        deal = self.match.deal
        if deal is not None:
            view = SeatView.of(deal, seat, self.match.standing.totals)
            self.thinker.ask(lambda: player.choose(view), take, self._fail_to_hint)

    def _decide(self, decision: Decision) -> None:
        deal = self.match.deal
        if deal is None:
            return
        self.thinker.drop()
        self._is_asked = False
        seat, cards = decision
        self._journal.append(deal.pass_() if cards is None else deal.play(cards, seat))

    def _finish(self) -> Sequence[Step]:
        result = self.match.finish_deal()
        self._journal.finish_deal(result)
        if self.match.standing.is_over:
            self._journal.finish_match(self.match.id)
        self._is_kept()
        return self._scored(result)

    def _scored(self, result: Result) -> list[Step]:
        number = len(self.match.results)
        state = standing(self.match.rules, self.match.results)
        scored = DealScored(number, result.order, result.scores, state.totals)
        return [scored, MatchWon(state.winners)] if state.is_over else [scored]


def decision(player: Player, view: SeatView, others: Sequence[tuple[Player, SeatView]]) -> Decision:
    """Return what comes next: an interruption by one of the others, else the play of the turn."""
    for other, seen in others:
        cards = other.interrupt(seen)
        if cards is not None:
            return Decision(seen.seat, cards)
    return Decision(view.seat, player.choose(view))


def dealing(header: Header) -> list[Step]:
    """Return the steps in which a deal is dealt, one card at a time from the right seat on.

    Which card of a hand comes when is left to the seed: the order tells nothing of the hands.
    """
    rules = header.rules
    source = random.Random(header.dealt.seed)
    hands = [list(cards_of(mask)) for mask in header.hands]
    for hand in hands:
        source.shuffle(hand)
    pack: list[Card] = []
    dealt: list[Step] = []
    for slot in range(max(map(len, hands))):
        for turn in range(rules.players):
            seat = (header.dealt.first_seat + turn * step(rules.direction)) % rules.players
            if slot < len(hands[seat]):
                dealt.append(CardDealt(len(pack), seat, slot, len(hands[seat])))
                pack.append(hands[seat][slot])
    pack += cards_of(header.dealt.out_of_play)
    gathered = Gathered(header.number, header.dealt.dealer, tuple(pack))
    leftover = header.dealt.leftover
    taken = [LeftoverTaken(leftover.to, leftover.card)] if leftover else []
    return [gathered, *dealt, *taken, HandTurned(), HandSorted()]


def with_rests(events: Sequence[Event]) -> list[Step]:
    """Return the events with a moment before a trick is cleared and after a deal has ended."""
    steps: list[Step] = []
    for event in events:
        if isinstance(event, Clear):
            steps.append(Rest(BEFORE_CLEAR))
        steps.append(event)
        if isinstance(event, End):
            steps.append(Rest(LAST_CARD))
    return steps
