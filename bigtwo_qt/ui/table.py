"""Shows the steps of a match: changes what the view-models hold, and tells how long that takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.events import Announce, Bonus, Clear, End, InstantWin, Out, Pass, Play
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.arranging import ARRANGEMENTS
from bigtwo_qt.ui.card_model import CardModel
from bigtwo_qt.ui.counting_model import CountingModel
from bigtwo_qt.ui.history_model import HistoryModel, HistoryRow
from bigtwo_qt.ui.seat_model import SeatModel, SeatRow
from bigtwo_qt.ui.sheet_model import SheetModel
from bigtwo_qt.ui.sheet_rows import (
    course_goal,
    course_lines,
    has_sides,
    points_texts,
    sheet_row,
)
from bigtwo_qt.ui.steps import (
    CardDealt,
    Counted,
    DealScored,
    Gathered,
    Given,
    HandsOpened,
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
LAY_OPEN = 300
TIE_BREAK = 1300
COUNT = 1100
TO_READ = 1000
ANNOUNCED = 900
# The least time that is left to interrupt, at any pace: milliseconds.
LEAST_TO_INTERRUPT = 900

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
    said = Signal(int, str, str)
    """A seat, or the table (-1), has something to say: in short at the seat, and as a sentence."""
    bonus_earned = Signal(int, str)
    interruption_opened = Signal(int)
    """The person may interrupt; the table waits for so many milliseconds."""

    def __init__(self, parent: QObject, viewer: int = 0) -> None:
        super().__init__(parent)
        self.cards = CardModel(self)
        self.seats = SeatModel(self)
        self.history = HistoryModel(self)
        self.counting = CountingModel(self)
        self.sheet = SheetModel(self)
        self.viewer = viewer
        self.pace = 1.0
        self.sorting = "rank"
        self.is_arranged = False
        self.phase = IDLE
        self.turn_seat = NO_TURN
        self.is_person_asked = False
        self.may_interrupt = False
        self.prompt = ""
        self.moment_text = ""
        self.moment_face = ""
        self.deal_number = 0
        self.result_title = ""
        self.result_text = ""
        self.result_faces: tuple[str, ...] = ()
        self.is_tied = False
        self._won_at_once = NO_TURN
        self._rules = Rules()
        self._trick = 1
        self._out = 0

    def begin_match(self, match: Match, seats: Sequence[SeatRow]) -> None:
        """Sit down to a match, perhaps one that has been going on."""
        self._rules = match.rules
        self.phase = IDLE
        self.turn_seat = NO_TURN
        self.is_person_asked = False
        self.may_interrupt = False
        self.prompt = self.result_title = self.result_text = ""
        self.result_faces = ()
        self._end_moment()
        self.deal_number = match.number
        self.seats.seat_players(seats)
        self.history.clear()
        self.sheet.clear()
        self.counting.begin(match.rules)
        self.sheet.course.begin(
            course_lines(match.rules, self.seats.rows),
            course_goal(match.rules),
            match.rules.result == "lowest",
        )
        names = [row.name for row in seats]
        for number, result in enumerate(match.results, 1):
            self.sheet.add(sheet_row(match.rules, names, number, result.order, result.scores))
        for seat, total in enumerate(match.standing.totals):
            self.seats.change(seat, score=total)
        self._name_sides()
        self.changed.emit()

    def deal_by(self, rules: Rules) -> None:
        """Take up the rules of the next deal of the same match."""
        self._rules = rules

    def end_turn(self) -> None:
        """Take it that the person has decided."""
        self.is_person_asked = False
        self.seats.change_all(is_turn=False)
        self.changed.emit()

    def sort_hand(self, seat: int, duration: int) -> None:
        """Sort the hand of a seat as `sorting` says, one of ARRANGEMENTS."""
        rows = self.cards.rows
        hand = {number: rows[number].card for number in self.cards.hand(seat)}
        self.cards.arrange(ARRANGEMENTS[self.sorting](self._rules, hand), duration)
        if seat == self.viewer:
            self.is_arranged = False

    def arrange_hand(self, order: Sequence[int], duration: int) -> None:
        """Lay the viewer's hand as the person wants it, until it is sorted again."""
        self.cards.arrange(order, duration)
        self.is_arranged = True

    def scaled(self, duration: int) -> int:
        """Return a duration at normal speed as it is at the present pace."""
        return round(duration * self.pace)

    def show(self, step: Step, timed: bool) -> int:
        """Show a step and return how many milliseconds it takes; untimed it takes none."""
        time = self.scaled if timed else _no_time
        if not isinstance(step, Rest):
            self._end_moment()
        taken = time(self._show(step, time))
        if isinstance(step, InterruptionOpen):
            taken = max(taken, LEAST_TO_INTERRUPT) if timed else 0
            self.interruption_opened.emit(taken)
        # A card that is dealt face down changes nothing else, and many are.
        if not isinstance(step, CardDealt):
            self.counting.count(self.cards.rows, self.viewer)
            self.changed.emit()
        return taken

    def _show(self, step: Step, time: Callable[[int], int]) -> int:
        """Show a step; return what it takes, in milliseconds at normal speed."""
        match step:
            case Gathered():
                return self._gather(step, time)
            case CardDealt():
                return self._deal_card(step, time)
            case Counted(card, seat):
                row = self.seats.rows[seat]
                self._hold_moment(wording.counted_text(card, row.name, row.is_person), card)
                return COUNT
            case LeftOver(place, card, seat):
                row = self.seats.rows[seat]
                self.cards.lay_open([place], time(LAY_OPEN))
                self._hold_moment(wording.leftover_text(card, row.name, row.is_person))
                return LAY_OPEN + TO_READ
            case TakenUp(seat, _):
                return self._take_up(seat, self.cards.lying_open(), time)
            case HandTurned():
                put = self.cards.put_aside(time(FLY_FROM_STOCK))
                self.cards.turn_up(self.viewer, time(TURN))
                return TURN + (FLY_FROM_STOCK if put else 0)
            case HandSorted():
                self.sort_hand(self.viewer, time(SORT))
                self.prompt = ""
                self.phase = IN_PLAY
                self.dealt.emit()
                return SORT
            case HandsOpened():
                for row in self.seats.rows:
                    self.sort_hand(row.seat, 0)
                    self.cards.turn_up(row.seat, time(REVEAL))
                return 0
            case Given() | OfferAsked() | Offered() | TakeAsked() | Taken():
                return self._exchange(step, time)
            case InterruptionOpen():
                self.may_interrupt = True
                return step.duration
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
                self._write(seat, (), text, is_pass=True)
                self.prompt = wording.told(self.seats.rows[seat].name, text)
                self.passed.emit(seat)
                return AFTER_PASS
            case Clear(seat):
                self.may_interrupt = False
                self.cards.sweep(time(SWEEP))
                self.seats.change_all(passed=False, locked=False, last_play="", is_leader=False)
                self.history.end_trick()
                self._trick += 1
                self.cleared.emit(seat)
                return SWEEP
            case Announce(seat, cards_left):
                row = self.seats.rows[seat]
                self.prompt = wording.announcement(row.name, row.is_person, cards_left)
                self.said.emit(seat, wording.cards_left_text(cards_left), self.prompt)
                self.announced.emit(seat, cards_left)
                return ANNOUNCED
            case Bonus(seat, points):
                row = self.seats.rows[seat]
                self.seats.change(seat, penalty=row.penalty + points)
                self.prompt = wording.bonus_text(row.name, row.is_person, points)
                self.said.emit(seat, "", self.prompt)
                self.bonus_earned.emit(seat, wording.points_text(points, signed=True))
                return ANNOUNCED
            case Out(seat):
                if self._out == 0:
                    self._keep_last_play(seat)
                self._out += 1
                place = self._out - 1
                self.seats.change(seat, place=place)
                if self._rules.deal_ends != "first-out":
                    self.seats.change(seat, tag=wording.place_text(place))
                return 0
            case InstantWin(seat, hand):
                row = self.seats.rows[seat]
                text = wording.instant_win_text()
                self._write(seat, (), text)
                self.seats.change(seat, last_play=text)
                self.sort_hand(seat, 0)
                self.cards.lay_open(self.cards.hand(seat), time(LAY_OPEN))
                self._won_at_once = seat
                self.result_text = wording.instant_win(row.name, row.is_person, hand)
                self._hold_moment(self.result_text)
                return LAY_OPEN + TO_READ
            case End():
                self.history.end_trick()
                self.turn_seat = NO_TURN
                self.may_interrupt = False
                self.prompt = ""
                return 0
            case DealScored():
                return self._score(step, time)
            case MatchWon(winners):
                self.phase = MATCH_OVER
                self.seats.change_all(is_winner=False)
                for seat in winners:
                    self.seats.change(seat, is_winner=True)
                sign = 1 if self._rules.result == "lowest" else -1
                rows = sorted(
                    self.seats.rows,
                    key=lambda row: (not row.is_winner, sign * row.score, row.place),
                )
                for line, row in enumerate(rows):
                    self.seats.change(row.seat, line=line)
                names = [self.seats.rows[seat].name for seat in winners]
                you_win = any(self.seats.rows[seat].is_person for seat in winners)
                self.result_title = (
                    wording.side_wins_match(names)
                    if self._has_sides and len({seat % 2 for seat in winners}) == 1
                    else wording.won_match(names, you_win)
                )
                self.result_text = wording.match_text(self.deal_number, self.result_text)
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
            points="",
            counted=0,
        )
        self._name_sides()
        self.seats.change(step.dealer, is_dealer=True)
        self.phase = IN_DEALING
        self.turn_seat = NO_TURN
        self.is_person_asked = False
        self.may_interrupt = False
        dealer = self.seats.rows[step.dealer]
        self.prompt = wording.dealing_prompt(dealer.name, dealer.is_person)
        self.result_title = self.result_text = ""
        self.result_faces = ()
        self.is_tied = False
        self._won_at_once = NO_TURN
        self.deal_number = step.number
        self._trick = 1
        self._out = 0
        if step.breaks_tie:
            self._hold_moment(wording.tie_break_text())
            return GATHER + TIE_BREAK
        return GATHER

    def _deal_card(self, step: CardDealt, time: Callable[[int], int]) -> int:
        own = step.seat == self.viewer
        self.cards.deal(step.place, step.seat, step.slot, step.slots, own, time(FLY_FROM_STOCK))
        self.seats.change(step.seat, cards_left=self.seats.rows[step.seat].cards_left + 1)
        return DEALING // len(self.cards.rows)

    def _play(self, step: Play, time: Callable[[int], int]) -> int:
        seat, combination = step.seat, step.combination
        name = wording.combination_name(combination)
        self._take_turn(seat)
        self.may_interrupt = False
        self.cards.play(self.cards.ids_of(seat, combination.cards), time(FLY_TO_PILE))
        if step.out_of_turn:
            self.seats.change_all(passed=False, locked=False, is_turn=False, is_thinking=False)
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
        lying = self.cards.lying_open()
        if lying:
            self._take_up(self.cards.rows[lying[0]].seat, lying, time, up=True)
        texts = points_texts(self._rules, step.order, step.points)
        for place, seat in enumerate(step.order):
            self.cards.turn_up(seat, time(REVEAL))
            self.sort_hand(seat, time(REVEAL))
            self.seats.change(
                seat,
                score=step.totals[seat],
                penalty=step.points[seat],
                points=texts[seat],
                place=place,
                counted=0 if seat == self._won_at_once else self.seats.rows[seat].cards_left,
                line=place,
                is_turn=False,
                is_thinking=False,
                is_winner=step.points[seat] > 0 if self._has_sides else place == 0,
                passed=False,
                locked=False,
            )
            if self._rules.deal_ends != "first-out":
                self.seats.change(seat, tag=wording.place_text(place))
        winners = [row for row in self.seats.rows if row.is_winner]
        self.is_tied = step.is_tied
        if step.is_tied:
            self.result_title = wording.tie_break_text()
        elif self._has_sides:
            self.result_title = wording.side_wins_deal([row.name for row in winners])
        else:
            self.result_title = wording.won_deal(winners[0].name, winners[0].is_person)
        if len(self.sheet.rows) < step.number:
            names = [row.name for row in self.seats.rows]
            self.sheet.add(sheet_row(self._rules, names, step.number, step.order, step.points))
        self.deal_ended.emit()
        return REVEAL

    def _keep_last_play(self, seat: int) -> None:
        """Keep with what the deal was won, for its result."""
        row = self.seats.rows[seat]
        last = next(each for each in reversed(self.history.rows) if each.seat == seat)
        self.result_text = wording.last_play_text(row.name, row.is_person, last.text)
        self.result_faces = last.faces

    def _exchange(
        self,
        step: Given | OfferAsked | Offered | TakeAsked | Taken,
        time: Callable[[int], int],
    ) -> int:
        """Show a step of the exchange before a deal."""
        names = [row.name for row in self.seats.rows]
        you = [row.is_person for row in self.seats.rows]
        match step:
            case Given(loser, winner, card):
                self.cards.lay_open(self.cards.ids_of(loser, [card]), time(LAY_OPEN))
                self._count(loser)
                seats = you[loser], you[winner]
                self._hold_moment(wording.given_text(names[loser], names[winner], card, seats))
                return LAY_OPEN + TO_READ
            case OfferAsked(seat, loser):
                self._give_turn(seat)
                self.is_person_asked = True
                self.prompt = wording.offer_prompt(names[loser])
                return 0
            case Offered(winner, loser, cards):
                self._take_turn(winner)
                self.cards.lay_open(self.cards.ids_of(winner, cards), time(LAY_OPEN))
                self._count(winner)
                seats = you[loser], you[winner]
                self._hold_moment(wording.offered_text(names[loser], names[winner], seats))
                return LAY_OPEN + (0 if you[loser] else TO_READ)
            case TakeAsked(seat, winner):
                self._give_turn(seat)
                self.is_person_asked = True
                self.prompt = wording.take_prompt(names[winner])
                return 0
            case Taken(loser, winner, card, _):
                self._take_turn(loser)
                lying = self.cards.lying_open()
                taken = [number for number in lying if self.cards.rows[number].card == card][:1]
                self._take_up(loser, taken, time)
                rest = self._take_up(winner, self.cards.lying_open(), time)
                self._hold_moment(wording.taken_text(names[loser], card, you[loser]))
                return rest + TO_READ

    def _take_up(
        self, seat: int, numbers: Sequence[int], time: Callable[[int], int], up: bool = False
    ) -> int:
        """Give cards that lie open to a seat; the person's hand sorts them in."""
        own = seat == self.viewer
        self.cards.take_up(numbers, seat, own or up, own, time(FLY_TO_PILE))
        if own and self.phase == IN_PLAY:
            self.sort_hand(seat, time(FLY_TO_PILE))
        self._count(seat)
        return FLY_TO_PILE

    def _count(self, seat: int) -> None:
        """Show how many cards a seat holds now."""
        self.seats.change(seat, cards_left=len(self.cards.hand(seat)))

    def _hold_moment(self, text: str, card: Card | None = None) -> None:
        """Say something in the middle of the table until the next step, perhaps of a card."""
        self.moment_text = text
        self.moment_face = "" if card is None else str(card)
        self.prompt = text
        self.said.emit(NO_TURN, "", text)

    def _end_moment(self) -> None:
        self.moment_text = self.moment_face = ""

    @property
    def _has_sides(self) -> bool:
        return has_sides(self._rules)

    @property
    def sides(self) -> list[tuple[str, int]]:
        """The names of each side of a partnership, and its points; none without one."""
        if not self._has_sides or not self.seats.rows:
            return []
        rows = self.seats.rows
        return [
            (wording.joined([row.name for row in rows if row.side == side]), rows[side].score)
            for side in (0, 1)
        ]

    def _name_sides(self) -> None:
        """Mark partners as such; what a plate was tagged with in the last deal goes."""
        self.seats.change_all(tag="")
        if not self._has_sides:
            return
        for row in self.seats.rows:
            partner = self.seats.rows[(row.seat + 2) % 4]
            tag = wording.partner_tag(partner.name, partner.is_person)
            self.seats.change(row.seat, side=row.seat % 2, tag=tag)

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

    def _write(self, seat: int, faces: tuple[str, ...], text: str, is_pass: bool = False) -> None:
        row = self.seats.rows[seat]
        self.history.add(HistoryRow(self._trick, seat, row.name, faces, text, row.emblem, is_pass))


def _no_time(duration: int) -> int:
    """Return no time at all, whatever a step would take."""
    return 0
