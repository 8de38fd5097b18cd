"""Shows the steps of a match: changes what the view-models hold, and tells how long that takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.combinations import tables
from bigtwo_qt.rules.events import Announce, Bonus, Clear, End, InstantWin, Out, Pass, Play
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.card_model import CardModel
from bigtwo_qt.ui.history_model import HistoryModel, HistoryRow
from bigtwo_qt.ui.seat_model import SeatModel, SeatRow
from bigtwo_qt.ui.sheet_model import SheetModel, SheetRow
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

# How long cards move, and the table waits before it goes on: milliseconds at normal speed.
GATHER = 260
DEALING = 1400
FLY_FROM_STOCK = 240
TURN = 260
SORT = 320
STAGE = 120
FLY_TO_PILE = 250
AFTER_PLAY = 420
AFTER_PASS = 420
SWEEP = 300
REVEAL = 300
A_MOMENT = 700

NO_TURN = -1
IDLE = "idle"
IN_DEALING = "dealing"
IN_PLAY = "playing"
DEAL_OVER = "dealOver"
MATCH_OVER = "matchOver"


class Table(QObject):
    """The view-models of one table, and the state of the deal that is seen on it.

    `viewer` is the seat whose cards are seen, at the bottom of the table. `pace` multiplies every
    duration; 0 is no time at all.
    """

    changed = Signal()
    dealt = Signal()
    played = Signal(int)
    passed = Signal(int)
    cleared = Signal(int)
    announced = Signal(int, int)
    deal_ended = Signal()
    match_ended = Signal()

    def __init__(self, parent: QObject, viewer: int = 0) -> None:
        super().__init__(parent)
        self.cards = CardModel(self)
        self.seats = SeatModel(self)
        self.history = HistoryModel(self)
        self.sheet = SheetModel(self)
        self.viewer = viewer
        self.pace = 1.0
        self.by_suit = False
        self.phase = IDLE
        self.turn_seat = NO_TURN
        self.is_person_asked = False
        self.prompt = ""
        self.deal_number = 0
        self.result_title = ""
        self._rules = Rules()
        self._trick = 1
        self._out = 0
        self._dealt = 0

    def begin_match(self, match: Match, seats: Sequence[SeatRow]) -> None:
        """Sit down to a match, perhaps one that has been going on."""
        self._rules = match.rules
        self.phase = IDLE
        self.turn_seat = NO_TURN
        self.is_person_asked = False
        self.prompt = self.result_title = ""
        self.deal_number = match.number
        self.seats.seat_players(seats)
        self.history.clear()
        self.sheet.clear()
        for number, result in enumerate(match.results, 1):
            self.sheet.add(SheetRow(number, result.scores, result.order[0]))
        for seat, total in enumerate(match.standing.totals):
            self.seats.change(seat, score=total)
        self.changed.emit()

    def end_turn(self) -> None:
        """Take it that the person has decided."""
        self.is_person_asked = False
        self.seats.change_all(is_turn=False)
        self.changed.emit()

    def sort_hand(self, seat: int, duration: int) -> None:
        """Sort the hand of a seat, by rank or by suit as `by_suit` says."""
        rows = self.cards.rows
        held = self.cards.hand(seat)
        held.sort(key=lambda number: self._sort_key(rows[number].card))
        self.cards.arrange(held, duration)

    def scaled(self, duration: int) -> int:
        """Return a duration at normal speed as it is at the present pace."""
        return round(duration * self.pace)

    def show(self, step: Step, timed: bool) -> int:
        """Show a step and return how many milliseconds it takes; untimed it takes none."""
        time = self.scaled if timed else _no_time
        taken = time(self._show(step, time))
        self.changed.emit()
        return taken

    def _show(self, step: Step, time: Callable[[int], int]) -> int:
        """Show a step; return what it takes, in milliseconds at normal speed."""
        match step:
            case Gathered():
                return self._gather(step, time)
            case CardDealt():
                return self._deal_card(step, time)
            case LeftoverTaken(seat, card):
                self.prompt = wording.leftover_text(self.seats.rows[seat].name, card)
                return A_MOMENT
            case HandTurned():
                for number in range(self._dealt, len(self.cards.rows)):
                    self.cards.put_out(number)
                self.cards.turn_up(self.viewer, time(TURN))
                return TURN + FLY_FROM_STOCK
            case HandSorted():
                self.sort_hand(self.viewer, time(SORT))
                self.cards.settle_order()
                self.prompt = ""
                self.phase = IN_PLAY
                self.dealt.emit()
                return SORT
            case Rest(duration):
                return duration
            case Thinking(seat, duration):
                self._give_turn(seat)
                self.seats.change(seat, is_thinking=True)
                self.prompt = wording.thinking_prompt(self.seats.rows[seat].name)
                return duration
            case PersonAsked(seat):
                self._give_turn(seat)
                self.is_person_asked = True
                self.prompt = ""
                return 0
            case Play():
                return self._play(step, time)
            case Pass(seat):
                self._take_turn(seat)
                is_locked = self._rules.passing == "locked"
                text = wording.passed_text()
                self.seats.change(
                    seat, passed=True, locked=is_locked, last_play=wording.sentence(text)
                )
                self._write(seat, (), text)
                self.prompt = wording.told(self.seats.rows[seat].name, text)
                self.passed.emit(seat)
                return AFTER_PASS
            case Clear(seat):
                self.cards.sweep(time(SWEEP))
                self.seats.change_all(passed=False, locked=False, last_play="", is_leader=False)
                self._trick += 1
                self.cleared.emit(seat)
                return SWEEP
            case Announce(seat, cards_left):
                self.prompt = wording.announced_text(self.seats.rows[seat].name, cards_left)
                self.announced.emit(seat, cards_left)
                return A_MOMENT
            case Bonus(seat, points):
                row = self.seats.rows[seat]
                self.seats.change(seat, penalty=row.penalty + points)
                self.prompt = wording.bonus_text(row.name, points)
                return A_MOMENT
            case Out(seat):
                self._out += 1
                self.seats.change(seat, place=self._out - 1)
                return 0
            case InstantWin(seat, _):
                self._write(seat, (), wording.instant_win_text())
                self.seats.change(seat, last_play=wording.instant_win_text())
                self.cards.turn_up(seat, time(REVEAL))
                self.sort_hand(seat, time(REVEAL))
                self.prompt = wording.told(self.seats.rows[seat].name, wording.instant_win_text())
                return A_MOMENT
            case End():
                self.turn_seat = NO_TURN
                self.prompt = ""
                return 0
            case DealScored():
                return self._score(step, time)
            case MatchWon(winners):
                self.phase = MATCH_OVER
                self.seats.change_all(is_winner=False)
                for seat in winners:
                    self.seats.change(seat, is_winner=True)
                names = [self.seats.rows[seat].name for seat in winners]
                you_win = any(self.seats.rows[seat].is_person for seat in winners)
                self.result_title = wording.won_match(names, you_win)
                self.match_ended.emit()
                return 0

    def _gather(self, step: Gathered, time: Callable[[int], int]) -> int:
        self.cards.gather(step.cards, time(GATHER))
        self.history.clear()
        self.seats.change_all(
            cards_left=0,
            is_turn=False,
            is_thinking=False,
            passed=False,
            locked=False,
            is_leader=False,
            is_dealer=False,
            last_play="",
            place=-1,
            penalty=0,
            is_winner=False,
        )
        self.seats.change(step.dealer, is_dealer=True)
        self.phase = IN_DEALING
        self.turn_seat = NO_TURN
        self.is_person_asked = False
        self.prompt = wording.dealing_prompt()
        self.result_title = ""
        self.deal_number = step.number
        self._trick = 1
        self._out = 0
        self._dealt = 0
        return GATHER

    def _deal_card(self, step: CardDealt, time: Callable[[int], int]) -> int:
        own = step.seat == self.viewer
        self.cards.deal(step.place, step.seat, step.slot, step.slots, own, time(FLY_FROM_STOCK))
        self.seats.change(step.seat, cards_left=self.seats.rows[step.seat].cards_left + 1)
        self._dealt = step.place + 1
        return DEALING // len(self.cards.rows)

    def _play(self, step: Play, time: Callable[[int], int]) -> int:
        seat, combination = step.seat, step.combination
        name = wording.combination_name(combination)
        self._take_turn(seat)
        self.cards.play(self.cards.ids_of(seat, combination.cards), time(FLY_TO_PILE))
        if step.out_of_turn:
            self.seats.change_all(passed=False, locked=False)
        self.seats.change_all(is_leader=False)
        self.seats.change(
            seat,
            cards_left=self.seats.rows[seat].cards_left - combination.size,
            passed=False,
            is_leader=True,
            last_play=wording.sentence(name),
        )
        self._write(seat, tuple(map(str, combination.cards)), name)
        self.prompt = wording.told(self.seats.rows[seat].name, name)
        self.played.emit(seat)
        return AFTER_PLAY

    def _score(self, step: DealScored, time: Callable[[int], int]) -> int:
        self.phase = DEAL_OVER
        self.turn_seat = NO_TURN
        self.prompt = ""
        for place, seat in enumerate(step.order):
            self.cards.turn_up(seat, time(REVEAL))
            self.sort_hand(seat, time(REVEAL))
            self.seats.change(
                seat,
                score=step.totals[seat],
                penalty=step.points[seat],
                place=place,
                is_turn=False,
                is_thinking=False,
                is_winner=place == 0,
                passed=False,
                locked=False,
            )
        winner = self.seats.rows[step.order[0]]
        self.result_title = wording.won_deal(winner.name, winner.is_person)
        if len(self.sheet.rows) < step.number:
            self.sheet.add(SheetRow(step.number, step.points, step.order[0]))
        self.deal_ended.emit()
        return REVEAL

    def _give_turn(self, seat: int) -> None:
        """Show whose turn it is; a pass of an earlier round is over with it."""
        self.turn_seat = seat
        for row in self.seats.rows:
            self.seats.change(row.seat, is_turn=row.seat == seat, is_thinking=False)
        if not self.seats.rows[seat].locked:
            self.seats.change(seat, passed=False)

    def _take_turn(self, seat: int) -> None:
        """Show that a seat has decided."""
        self.is_person_asked = False
        self.seats.change(seat, is_turn=False, is_thinking=False)

    def _write(self, seat: int, faces: tuple[str, ...], text: str) -> None:
        name = self.seats.rows[seat].name
        self.history.add(HistoryRow(self._trick, seat, name, faces, text))

    def _sort_key(self, card: Card) -> tuple[int, int]:
        derived = tables(self._rules)
        if card.is_joker or not self.by_suit:
            return derived.single_strengths[card], 0
        return derived.suits[card.suit], card.rank


def _no_time(duration: int) -> int:
    """Return no time at all, whatever a step would take."""
    return 0
