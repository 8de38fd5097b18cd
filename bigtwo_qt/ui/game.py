"""The game as QML sees it: the models, what can be done now, and the slots that do it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.players import LEVELS
from bigtwo_qt.players.repeatable import Repeatable
from bigtwo_qt.players.seat_view import Player
from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import Card, cards_of
from bigtwo_qt.rules.combinations import full_pack
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.match import Header, Match
from bigtwo_qt.rules.record import RecordError
from bigtwo_qt.store import StoreError
from bigtwo_qt.ui import chance, wording
from bigtwo_qt.ui.animator import Animator
from bigtwo_qt.ui.arrangement import Arrangement
from bigtwo_qt.ui.arranging import ARRANGEMENTS
from bigtwo_qt.ui.auto_pass import AutoPass
from bigtwo_qt.ui.card_model import ASIDE, CardModel
from bigtwo_qt.ui.choice import Choice
from bigtwo_qt.ui.commitment_model import Commitment, Promised
from bigtwo_qt.ui.controller import Controller
from bigtwo_qt.ui.counting_model import CountingModel
from bigtwo_qt.ui.history_model import HistoryModel
from bigtwo_qt.ui.house_rules import HouseRules, seated_for
from bigtwo_qt.ui.journal import Journal, PracticeJournal
from bigtwo_qt.ui.keeper import PERSON, Keeper
from bigtwo_qt.ui.lobby import Lobby
from bigtwo_qt.ui.opponents import Seating, known_emblems
from bigtwo_qt.ui.preferences import Preferences
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.replay import UNKNOWN, Replay
from bigtwo_qt.ui.resting import Resting
from bigtwo_qt.ui.rule_sheet_model import RuleSheet
from bigtwo_qt.ui.seat_model import SeatModel, SeatRow
from bigtwo_qt.ui.sheet_model import SheetModel
from bigtwo_qt.ui.stage import Stage
from bigtwo_qt.ui.steps import (
    CardDealt,
    DealScored,
    Gathered,
    HandSorted,
    InterruptionOpen,
    OfferAsked,
    PersonAsked,
    Step,
    TakeAsked,
    Taken,
    Thinking,
)
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.table import DEAL_OVER, IDLE, IN_PLAY, SORT, STAGE, Table

if TYPE_CHECKING:
    from bigtwo_qt.players.fault import Fault
    from bigtwo_qt.rules.commitment import Promise
    from bigtwo_qt.ui.data_model import DataBook
    from bigtwo_qt.ui.results_model import ResultsBook

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

HINT_LEVEL = "planner"
VIEWER = 0


@QmlElement
class Game(QObject):
    """One table with its match; a new match may follow on the same table.

    `seating` is what a new match begins with until the lobby says otherwise; `own_rules` gives the
    lobby the player's own rule sets by name. With `animate` off nothing takes any time. `seed`
    makes the first match a certain one; later ones are drawn.
    """

    changed = Signal()
    turnChanged = Signal()
    stageChanged = Signal()
    messageChanged = Signal()
    matchBegun = Signal()
    lobbyAsked = Signal()

    dealt = Signal()
    staged = Signal(int)
    played = Signal(int)
    passed = Signal(int)
    cleared = Signal(int)
    announced = Signal(int, int)
    dealEnded = Signal()
    matchEnded = Signal()
    refused = Signal(str)
    skipped = Signal()
    said = Signal(int, str, str)
    """A seat, or the table (-1): a short text for a bubble, "" for none, and a sentence."""
    bonusEarned = Signal(int, str)
    interruptionOpened = Signal(int)

    def __init__(
        self,
        parent: QObject,
        keeper: Keeper,
        seating: Seating,
        *,
        seed: int | None = None,
        animate: bool = True,
        levels: Mapping[str, Callable[[random.Random], Player]] = LEVELS,
        own_rules: Callable[[], Sequence[tuple[str, Rules]]] | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._seating = seating
        self._seed = seed
        self._levels = levels
        self._preferences = Preferences(self, keeper)
        self.table = Table(self, VIEWER)
        self._rule_sheet = RuleSheet(self)
        self._commitment = Commitment(self)
        self._lobby = Lobby(self, keeper, own_rules or keeper.own_rules)
        self._house_rules = HouseRules(self, keeper, seating.rules, lambda: self.dealSeed)
        self._edited_seating: Seating | None = None
        self._rule_sheet.rules = seating.rules
        self._book: ResultsBook | None = None
        self._files: DataBook | None = None
        self._controller: Controller | None = None
        self._stage: Stage | None = None
        self._choice: Choice | None = None
        self._is_catching_up = False
        self._cursor: int | None = None
        self._arranged: Arrangement | None = None
        self._notice = ""
        self._pack = ""
        self._messages = list(keeper.notices)
        self._levels_now: tuple[str, ...] = ()
        self._resting: Resting | None = None
        self._replay = Replay(self)
        self.animator = Animator(self, self._pull, self._show, animate)
        self._prefer()
        for inner, outer in (
            (self.table.dealt, self.dealt),
            (self.table.played, self.played),
            (self.table.passed, self.passed),
            (self.table.cleared, self.cleared),
            (self.table.announced, self.announced),
            (self.table.deal_ended, self.dealEnded),
            (self.table.match_ended, self.matchEnded),
            (self.table.interruption_opened, self.interruptionOpened),
            (self.table.changed, self.changed),
            (self.table.changed, self.turnChanged),
        ):
            inner.connect(outer)
        self.table.said.connect(self._say)
        self.table.bonus_earned.connect(self._show_bonus)
        self._preferences.changed.connect(self._prefer)
        self._preferences.failed.connect(self._tell)
        self._lobby.failed.connect(self._tell)
        self._lobby.begun.connect(self.begin)
        self._house_rules.used.connect(self._use_rules)
        self._house_rules.failed.connect(self._tell)
        self._auto_pass = AutoPass(self)

    # The match.

    def start(self) -> None:
        """Go on with the match that was broken off, or begin a new one."""
        if not self._resume():
            self._begin()

    def welcome(self) -> None:
        """Go on with the match that was broken off, or ask in the lobby for a new one."""
        if not self._resume():
            self.lobbyAsked.emit()

    def _resume(self) -> bool:
        """Go on with the match that was broken off, if there is one."""
        resumed = self._keeper.resume()
        self._messages = list(self._keeper.notices)
        self.messageChanged.emit()
        if resumed is None:
            return False
        names = resumed.match.players
        emblems = known_emblems(names, self._keeper.settings.last_table.opponents)
        self._seating = Seating(resumed.match.rules, names, resumed.levels, emblems)
        journal = Journal(self._keeper.results, resumed.deal)
        controller = self._sit_down(
            resumed.match,
            resumed.levels,
            journal,
            resumed.last,
            resumed.offered,
            is_secret=not resumed.is_numbered,
            promise=resumed.promise,
        )
        if resumed.next_rules is not None:
            self._house_rules.bring_back(resumed.next_rules)
        if resumed.is_undealt:
            controller.next_deal()
            return True
        self._go_on(controller, resumed.arrangement)
        return True

    def _go_on(self, controller: Controller, arrangement: Arrangement | None) -> None:
        """Show where a match stands, and go on with it."""
        self._is_catching_up = True
        self.animator.show_at_once(controller.past())
        self._arrange_as(arrangement)
        self._is_catching_up = False
        self.animator.wake()
        if self._choice is not None:
            self._arrange_as(arrangement)

    @property
    def is_catching_up(self) -> bool:
        """Whether what is shown happened before, in a match that is gone on with."""
        return self._is_catching_up

    def close(self) -> None:
        """Stop everything, once and for all; the match stays in progress."""
        self._give_up_resting()
        self._leave()
        self._keeper.close()

    def put_away(self) -> None:
        """Stop everything and close what is kept, until `set_out`; the match stays in progress."""
        self._give_up_resting()
        self._leave()
        self._keeper.close()

    def set_out(self) -> None:
        """Go on with what is kept now, settings and match; who was in the lobby stays there."""
        self._preferences.remember()
        self._preferences.changed.emit()
        self._house_rules.read_sets_again()
        if self.table.phase != IDLE:
            self.start()
        elif not self._resume():
            self._lobby.open()

    def say_anew(self) -> None:
        """Say all that is shown in the language that is spoken now; nothing else changes."""
        self._rule_sheet.say_anew()
        self._lobby.say_anew()
        self._house_rules.say_anew()
        self._commitment.say_anew()
        if self._files is not None:
            self._files.open()
        if self._replay.isOn:
            self._replay.say_anew()
        elif self._controller is not None:
            self._show_anew(self._controller)
        self.messageChanged.emit()

    def _show_anew(self, controller: Controller) -> None:
        """Show the match that is being played as it stands, with every sentence made anew."""
        controller.rest()
        arrangement = self._arrangement(controller)
        emblems = [row.emblem for row in self.table.seats.rows]
        self.animator.stop()
        self._stage = None
        self._choice = None
        self._notice = ""
        self.lay_table(controller.match, self._levels_now, emblems)
        self._go_on(controller, arrangement)
        self.skipped.emit()

    # A match that rests while a deal is seen again, or played as practice.

    def rest(self) -> None:
        """Let the match that is being played rest, unless one does already."""
        controller = self._controller
        if self._resting is None and controller is not None:
            controller.rest()
            arrangement = self._arrangement(controller)
            self._resting = Resting(controller, self._levels_now, arrangement)
            self._controller = None
        self._leave()

    def take_up(self) -> None:
        """Go on with the match that rests; without one, ask in the lobby for a new one."""
        resting = self._resting
        self._leave()
        self._resting = None
        if resting is None:
            self.table.phase = IDLE
            self.table.changed.emit()
            self.lobbyAsked.emit()
            return
        self.lay_table(resting.controller.match, resting.levels)
        self._controller = resting.controller
        self._go_on(resting.controller, resting.arrangement)
        self.skipped.emit()

    def practise(self, match: Match, levels: Sequence[str], emblems: Sequence[str]) -> None:
        """Play a deal that never counts, while the match rests."""
        journal = PracticeJournal(self._keeper.results, match, levels)
        controller = self._sit_down(match, levels, journal, None, emblems=emblems)
        self._go_on(controller, None)
        self.skipped.emit()

    def catch_up(self, steps: Sequence[Step]) -> None:
        """Show at once what happened before."""
        self._is_catching_up = True
        self.animator.show_at_once(steps)
        self._is_catching_up = False
        self.skipped.emit()

    def _give_up_resting(self) -> None:
        """Have nothing rest any more."""
        self._replay.end()
        resting, self._resting = self._resting, None
        if resting is not None:
            resting.controller.thinker.wait()
            resting.controller.deleteLater()

    def _begin(self) -> None:
        self._give_up_resting()
        rules, names, levels = self._seating.rules, self._seating.names, self._seating.levels
        number, self._seed = self._seed, None
        seed = chance.draw_number() if number is None else number
        match = Match(rules, names, seed, chance.draw_match_id())
        journal = Journal(self._keeper.results)
        controller = self._sit_down(match, levels, journal, None, is_secret=number is None)
        controller.begin_match(levels)
        self._house_rules.begin_match()

    def _sit_down(
        self,
        match: Match,
        levels: Sequence[str],
        journal: Journal,
        last: tuple[Header, Deal] | None,
        offered: tuple[Card, Card] | None = None,
        emblems: Sequence[str] | None = None,
        *,
        is_secret: bool = False,
        promise: Promise | None = None,
    ) -> Controller:
        self._leave()
        self.lay_table(match, levels, emblems)
        if self._resting is None:
            self._house_rules.sit_down(match)

        def players_for(seed: int) -> list[Player | None]:
            return [
                None if level == PERSON else Repeatable(self._levels[level], seed, seat)
                for seat, level in enumerate(levels)
            ]

        controller = Controller(
            self,
            match,
            players_for(match.seed),
            journal,
            last,
            players_for,
            offered,
            is_secret,
            promise,
        )
        controller.ready.connect(self.animator.wake)
        controller.failed.connect(self._tell)
        controller.told.connect(self._tell)
        controller.stepped_in.connect(self._tell_fault)
        self._controller = controller
        return controller

    def lay_table(
        self, match: Match, levels: Sequence[str], emblems: Sequence[str] | None = None
    ) -> None:
        """Lay the table for a match between these, with the emblems of the seating or others."""
        self._levels_now = tuple(levels)
        self._prefer()
        self._rule_sheet.rules = match.rules
        shown = self._seating.emblems if emblems is None else emblems
        rows = [
            SeatRow(
                seat,
                wording.shown_name(match.players[seat]),
                shown[seat],
                "" if level in (PERSON, UNKNOWN) else wording.level_name(level),
                seat == VIEWER,
                level == PERSON,
            )
            for seat, level in enumerate(levels)
        ]
        self.table.begin_match(match, rows)
        self._pack = " ".join(str(card) for card in dict.fromkeys(cards_of(full_pack(match.rules))))
        self.matchBegun.emit()

    def _leave(self) -> None:
        self.animator.stop()
        self._stage = None
        self._choice = None
        self._cursor = None
        self._notice = ""
        if self._controller is not None:
            self._controller.thinker.wait()
            self._controller.deleteLater()
            self._controller = None
        self._commitment.show(())

    # The steps.

    def _pull(self) -> Sequence[Step]:
        return self._replay.pull() if self._controller is None else self._controller.pull()

    def _show(self, step: Step, timed: bool) -> int:
        taken = self.table.show(step, timed)
        if isinstance(step, CardDealt):
            return taken
        if isinstance(step, Gathered | DealScored):
            self._show_promise()
        match step:
            case HandSorted() | Taken():
                self._lay_stage()
            case DealScored() | Gathered():
                self._stage = None
                self._choice = None
                self._cursor = None
                self._notice = ""
            case OfferAsked(seat, other):
                cards = self.table.cards
                held = {number: cards.rows[number].card for number in cards.hand(seat)}
                self._choice = Choice(held, 2, True, other)
                self._notice = ""
            case TakeAsked(_, other):
                cards = self.table.cards
                lying = {number: cards.rows[number].card for number in cards.lying_open()}
                self._choice = Choice(lying, 1, False, other)
                self._cursor = None
                self._notice = ""
            case PersonAsked() | InterruptionOpen():
                self._notice = ""
        self._refresh()
        return taken

    def _show_promise(self) -> None:
        """Show what was promised of the deal, with its cards once it is over."""
        controller = self._controller
        if controller is None:
            self._commitment.show(self._replay.promised)
        elif controller.promise is None:
            self._commitment.show(())
        else:
            number, promise = self.table.deal_number, controller.promise
            self._commitment.show((Promised(number, promise, controller.opened),))

    def _lay_stage(self) -> None:
        controller = self._controller
        if controller is not None and controller.deal is not None:
            person = controller.person
            if person is not None:
                self._stage = Stage(controller.deal, person, self._preferences.offers)

    def _refresh(self) -> None:
        """Show what is staged and can be staged, now that the deal or the stage has moved on."""
        stage = self._stage
        if stage is not None:
            cards = self.table.cards
            stage.refresh(
                {number: cards.rows[number].card for number in cards.hand(VIEWER)},
                self.table.is_person_asked,
                self.table.may_interrupt,
            )
        if self._cursor not in self._selectable():
            self._cursor = None
        self._mark()

    def _selectable(self) -> Sequence[int]:
        """Return the ids of the cards that can be staged, from left to right."""
        if self._choice is not None and not self._choice.is_offer:
            return self._choice.selectable
        if self._choice is None and self._stage is None:
            return ()
        return self.table.cards.hand(VIEWER)

    def _mark(self) -> None:
        staging = self._choice or self._stage
        if staging is not None:
            numbers = self._selectable()
            playable = staging.playable if isinstance(staging, Stage) else numbers
            self.table.cards.mark(
                numbers,
                staged=staging.staged,
                offered=staging.offered,
                playable=playable,
                focused=self._cursor,
                duration=self.table.scaled(STAGE) if self.animator.animate else 0,
            )
        self._keep_arrangement()
        self.stageChanged.emit()

    def _arrangement(self, controller: Controller) -> Arrangement | None:
        """Return how the hand lies and what is staged, None where nothing can be."""
        staging, table = self._choice or self._stage, self.table
        if staging is None:
            return None
        number = controller.match.number
        return Arrangement.of(number, table.cards, VIEWER, staging.staged, table.is_arranged)

    def _keep_arrangement(self) -> None:
        """Have it kept how the hand lies and what is staged, where that has changed."""
        controller = self._controller
        if controller is None or self._is_catching_up:
            return
        arranged = self._arrangement(controller)
        if arranged is None or arranged == self._arranged:
            return
        self._arranged = arranged
        try:
            controller.arrange(arranged.to_text())
        except StoreError as error:
            self._tell(str(error))

    def _arrange_as(self, kept: Arrangement | None) -> None:
        """Lay the hand, and stage what was staged, as it was when the match was broken off."""
        if kept is None:
            return
        cards = self.table.cards
        self.table.arrange_hand(kept.order(cards, VIEWER), 0)
        self.table.is_arranged = kept.is_by_hand
        staging = self._choice or self._stage
        if staging is not None:
            for number in kept.staged_among(cards, self._selectable()):
                if staging.holds(number) and number not in staging.staged:
                    staging.toggle(number)
        self._mark()

    def _say(self, seat: int, text: str, sentence: str) -> None:
        if not self._is_catching_up:
            self.said.emit(seat, text, sentence)

    def _show_bonus(self, seat: int, points: str) -> None:
        if not self._is_catching_up:
            self.bonusEarned.emit(seat, points)

    # What QML reads: the models.

    @Property(CardModel, constant=True)
    def cards(self) -> CardModel:
        return self.table.cards

    @Property(SeatModel, constant=True)
    def seats(self) -> SeatModel:
        return self.table.seats

    @Property(HistoryModel, constant=True)
    def history(self) -> HistoryModel:
        return self.table.history

    @Property(SheetModel, constant=True)
    def sheet(self) -> SheetModel:
        return self.table.sheet

    @Property(CountingModel, constant=True)
    def counting(self) -> CountingModel:
        return self.table.counting

    @Property(str, notify=matchBegun)
    def packFaces(self) -> str:
        """The texts of all different cards that are played with, with blanks between."""
        return self._pack

    @Property(RuleSheet, constant=True)
    def ruleSheet(self) -> RuleSheet:
        return self._rule_sheet

    @Property(Lobby, constant=True)
    def lobby(self) -> Lobby:
        return self._lobby

    @Property(HouseRules, constant=True)
    def houseRules(self) -> HouseRules:
        return self._house_rules

    @property
    def book(self) -> ResultsBook:
        """The results, loaded when they are first asked for."""
        if self._book is None:
            from bigtwo_qt.ui.results_model import ResultsBook

            self._book = ResultsBook(self, self._keeper)
            self._book.dealAsked.connect(self._see_again)
        return self._book

    def _see_again(self, number: int) -> None:
        """See a deal of the match again that is looked at in the results."""
        try:
            found = self.book.deal_record(number)
            self._replay.open_deal(*found)
        except (StoreError, RecordError) as error:
            self.book.say_unseen(error)

    @property
    def files(self) -> DataBook:
        """Where everything is kept, loaded when it is first asked for."""
        if self._files is None:
            from bigtwo_qt.ui.data_model import DataBook

            self._files = DataBook(self, self._keeper)
        return self._files

    @Property(QObject, constant=True)
    def data(self) -> QObject:
        """The DataBook."""
        return self.files

    @Property(bool, notify=messageChanged)
    def canWatch(self) -> bool:
        """Whether another window has the results, which can be looked at here."""
        return self._keeper.is_locked and bool(self._messages)

    @Slot(result=bool)
    def watch(self) -> bool:
        """Open the results of the other window, to look at; return whether that could be done."""
        self.dismissMessage()
        try:
            self._keeper.watch()
        except StoreError as error:
            self._tell(str(error))
            return False
        return True

    @Property(Replay, constant=True)
    def replay(self) -> Replay:
        return self._replay

    @Property(QObject, constant=True)
    def results(self) -> QObject:
        """The ResultsBook."""
        return self.book

    # The match and the deal.

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self.table.phase

    @Property(int, notify=changed)
    def seatCount(self) -> int:
        return len(self.table.seats.rows)

    @Property(int, notify=changed)
    def dealNumber(self) -> int:
        return self.table.deal_number

    @Property(str, notify=changed)
    def matchTitle(self) -> str:
        rules = self._rule_sheet.rules
        title = system_title(rules.id)
        text = wording.match_title(title, rules.match_ends == "points", rules.match_length)
        return self._replay.titled(text)

    @Property(str, notify=changed)
    def resultTitle(self) -> str:
        return self.table.result_title

    @Property(str, notify=changed)
    def resultText(self) -> str:
        """How the deal was won."""
        return self.table.result_text

    @Property(list, notify=changed)
    def resultFaces(self) -> list[str]:
        """The cards with which the deal was won."""
        return list(self.table.result_faces)

    @Property(bool, notify=changed)
    def isTied(self) -> bool:
        """Whether the deal that is over ended in a tie of two sides."""
        return self.table.is_tied

    @Property(bool, notify=turnChanged)
    def yourTurn(self) -> bool:
        return self.table.is_person_asked

    @Property(str, notify=stageChanged)
    def prompt(self) -> str:
        stage = self._stage
        deal = self._controller.deal if self._controller else None
        if stage is not None and stage.may_interrupt and deal is not None and deal.table:
            return wording.interrupt_prompt(deal.table)
        if not self.table.is_person_asked or stage is None or deal is None:
            return self.table.prompt
        if deal.table is None:
            return wording.lead_prompt(stage.opening_due)
        return wording.answer_prompt(deal.table, stage.can_beat)

    # What is staged.

    @Property(int, notify=stageChanged)
    def stagedCount(self) -> int:
        staging = self._choice or self._stage
        return len(staging.staged) if staging is not None else 0

    @Property(str, notify=stageChanged)
    def playLabel(self) -> str:
        choice = self._choice
        if choice is None:
            return wording.play_label(self._stage.combination if self._stage else None)
        if choice.is_offer:
            return wording.offer_label()
        return wording.take_label(choice.cards[0] if choice.is_complete else None)

    @Property(str, notify=stageChanged)
    def reason(self) -> str:
        return self._notice or self._refusal_text()

    @Property(bool, notify=stageChanged)
    def canPlay(self) -> bool:
        if self._choice is not None:
            return self._choice.is_complete
        return self._stage is not None and self._stage.can_play

    @Property(bool, notify=stageChanged)
    def canClear(self) -> bool:
        staging = self._choice or self._stage
        if staging is None:
            return False
        is_window = isinstance(staging, Stage) and staging.may_interrupt
        return bool(staging.staged or (staging.offered and not is_window))

    @Property(bool, notify=stageChanged)
    def canPass(self) -> bool:
        return self._stage is not None and self._stage.can_pass

    @Property(bool, notify=stageChanged)
    def isHelpless(self) -> bool:
        """Whether the person is asked and can do nothing but pass."""
        stage = self._stage
        return stage is not None and self.canPass and self.yourTurn and not stage.can_beat

    @Property(bool, notify=stageChanged)
    def canSort(self) -> bool:
        return self._stage is not None or self._choice is not None

    @Property(str, notify=stageChanged)
    def sortLabel(self) -> str:
        """How the hand is sorted."""
        return wording.sort_label(self.table.sorting)

    @Property(bool, notify=stageChanged)
    def canTakeBack(self) -> bool:
        """Whether the person's last decision can be undone."""
        controller = self._controller
        if controller is None or controller.person is None or self.table.phase != IN_PLAY:
            return False
        return controller.can_take_back(controller.person)

    @Property(int, notify=changed)
    def dealSeed(self) -> int:
        """The number of the deal: the same cards for ever; -1 where it is not told.

        It tells the cards to whoever deals it, so it is told once the deal is over, unless the
        person chose it.
        """
        number = self._controller.told_number if self._controller is not None else None
        return -1 if number is None else number

    @Property(Commitment, constant=True)
    def commitment(self) -> Commitment:
        return self._commitment

    @Property(bool, notify=stageChanged)
    def canHint(self) -> bool:
        return self.table.is_person_asked

    @Property(bool, notify=stageChanged)
    def mayInterrupt(self) -> bool:
        """Whether the person holds cards that may be played out of turn now."""
        return self._stage is not None and self._stage.may_interrupt

    @Property(bool, notify=stageChanged)
    def canInterrupt(self) -> bool:
        """Whether the Interrupt button plays something now."""
        stage = self._stage
        return stage is not None and stage.may_interrupt and stage.interruption is not None

    @Property(str, notify=stageChanged)
    def interruptLabel(self) -> str:
        return wording.interrupt_label(self._stage.interruption if self._stage else None)

    # What is said in the middle of the table, and lies beside it.

    @Property(str, notify=changed)
    def momentText(self) -> str:
        return self.table.moment_text

    @Property(str, notify=changed)
    def momentFace(self) -> str:
        return self.table.moment_face

    @Property(str, notify=changed)
    def undealtText(self) -> str:
        count = self.undealtCount
        return wording.undealt_text(count) if count else ""

    @Property(int, notify=changed)
    def undealtCount(self) -> int:
        return sum(row.zone == ASIDE for row in self.table.cards.rows)

    @Slot(result=str)
    def tellCounts(self) -> str:
        """Return how many cards the others have left, in a sentence."""
        rows = self.table.seats.rows
        return wording.counts_text([(row.name, row.cards_left) for row in rows if not row.is_you])

    @Property(str, notify=changed)
    def sidesText(self) -> str:
        """The sides of a partnership with their points, a line each; "" without one."""
        return "\n".join(f"{name}  {total}" for name, total in self.table.sides)

    def _refusal_text(self) -> str:
        """Return why the staged cards cannot be played, "" if they can or there are none."""
        stage = self._stage
        refusal = stage.refusal if stage is not None else None
        if stage is None or refusal is None:
            return ""
        if stage.is_incomplete:
            return wording.incomplete_text(refusal.against)
        return wording.refusal_text(refusal)

    # Settings and messages.

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    def _prefer(self) -> None:
        """Take up what the player prefers now."""
        self.table.pace = self._preferences.pace
        self.table.sorting = self._preferences.sorting
        if self._stage is not None and self._stage.offers != self._preferences.offers:
            self._stage.offers = self._preferences.offers
            self._mark()

    @Property(str, notify=messageChanged)
    def message(self) -> str:
        return " ".join(self._messages)

    def _tell(self, message: str) -> None:
        if message not in self._messages:
            self._messages.append(message)
            self.messageChanged.emit()

    def _tell_fault(self, seats: Sequence[int], fault: Fault) -> None:
        """Say that the players at some seats play as weaker ones do."""
        levels = dict.fromkeys(self._levels_now[seat] for seat in seats)
        self._tell(wording.plays_as(list(levels), fault.instead, fault.lack, fault.file.name))

    @Slot()
    def dismissMessage(self) -> None:
        self._messages.clear()
        self.messageChanged.emit()
        self.animator.wake()

    # What the person does.

    @Slot(int)
    def tap(self, cardId: int) -> None:
        """Stage a card of the hand, or take it back."""
        choice = self._choice
        if choice is not None:
            if choice.holds(cardId):
                choice.toggle(cardId)
                self._notice = ""
                self._mark()
                self.staged.emit(cardId)
            return
        stage = self._stage
        if stage is None or not stage.holds(cardId):
            return
        refusal = stage.toggle(cardId)
        self._notice = wording.refusal_text(refusal) if refusal is not None else ""
        self._mark()
        if refusal is not None:
            self.refused.emit(self._notice)
        else:
            self.staged.emit(cardId)

    @Slot(int)
    def doubleTap(self, cardId: int) -> None:
        """Take up what is offered with this card; if nothing is, play the card alone."""
        staging = self._choice or self._stage
        if staging is None or not staging.holds(cardId):
            return
        if cardId in staging.offered or cardId in staging.staged:
            self._take_offer(staging)
        elif self.table.is_person_asked and not staging.staged:
            self.tap(cardId)
            if self.canPlay:
                self.play()
            elif staging.offered:
                self._take_offer(staging)
            elif cardId in staging.staged:
                self._put_back(staging)

    def _put_back(self, staging: Stage | Choice) -> None:
        """Put back what is staged and say why it cannot be played."""
        refusal = self._refusal_text()
        staging.clear()
        self._mark()
        if refusal:
            self._refuse(refusal)

    @Slot(int)
    def drop(self, cardId: int) -> None:
        """Play what is staged, with a card that was dragged to the table."""
        staging = self._choice or self._stage
        if staging is None or not staging.holds(cardId):
            return
        if cardId not in staging.staged:
            self.tap(cardId)
        if cardId in staging.staged and (self.table.is_person_asked or self.mayInterrupt):
            self.play()

    @Slot(int, int)
    def moveCard(self, cardId: int, slot: int) -> None:
        """Move a card of the hand to another place, counted from the left."""
        hand = self.table.cards.hand(VIEWER)
        if cardId in hand and 0 <= slot < len(hand) and hand[slot] != cardId:
            hand.remove(cardId)
            hand.insert(slot, cardId)
            self.table.arrange_hand(hand, self._step_time(STAGE))
            self._keep_arrangement()

    def _step_time(self, duration: int) -> int:
        """Return what a move by hand takes now, in milliseconds."""
        return self.table.scaled(duration) if self.animator.animate else 0

    def _take_offer(self, stage: Stage | Choice) -> None:
        stage.take_offer()
        self._notice = ""
        self._mark()

    @Slot()
    def play(self) -> None:
        """Play what is staged; in the exchange, offer or take what is chosen."""
        if self._choice is not None:
            self._choose(self._choice)
            return
        if self.mayInterrupt:
            self.interrupt()
            return
        stage, controller = self._stage, self._controller
        if stage is None or controller is None or controller.person is None:
            return
        if not stage.can_play:
            refusal = stage.refusal or stage.empty_refusal
            self._refuse(self._refusal_text() or wording.refusal_text(refusal))
            return
        cards = stage.cards
        stage.clear()
        self.table.end_turn()
        controller.play(cards, controller.person)

    def _choose(self, choice: Choice) -> None:
        """Carry out the person's part in the exchange."""
        controller = self._controller
        if controller is None:
            return
        if not choice.is_complete:
            count = len(choice.staged)
            is_offer = choice.is_offer
            self._refuse(wording.offer_refusal(count) if is_offer else wording.take_refusal())
            return
        self._choice = None
        self._cursor = None
        self._notice = ""
        self.table.end_turn()
        if choice.is_offer:
            controller.offer(choice.cards)
        else:
            controller.take(choice.cards[0])

    @Slot()
    def interrupt(self) -> None:
        """Play out of turn what is staged, or the lowest that is possible if nothing is."""
        stage, controller = self._stage, self._controller
        if stage is None or controller is None or controller.person is None:
            return
        play = stage.interruption if stage.may_interrupt else None
        if play is None:
            if stage.staged:
                self._refuse(self._refusal_text())
            return
        stage.clear()
        self._notice = ""
        self.table.may_interrupt = False
        self.table.end_turn()
        self._refresh()
        controller.play(play.cards, controller.person)
        if isinstance(self.animator.current, InterruptionOpen | Thinking):
            self.animator.cut()

    @Slot()
    def clear(self) -> None:
        """Put back what is staged."""
        staging = self._choice or self._stage
        if staging is not None:
            staging.clear()
            self._notice = ""
            self._mark()

    @Slot()
    def pass_(self) -> None:
        """Pass."""
        stage, controller = self._stage, self._controller
        if stage is None or controller is None or controller.person is None:
            return
        refusal = stage.pass_refusal
        if refusal is not None:
            self._refuse(wording.refusal_text(refusal))
            return
        stage.clear()
        self.table.end_turn()
        controller.pass_(controller.person)

    def _refuse(self, sentence: str) -> None:
        self._notice = sentence
        self.stageChanged.emit()
        self.refused.emit(sentence)

    @Slot()
    def sort(self) -> None:
        """Sort the hand in the next of the ways to do so."""
        if self.canSort:
            ways = list(ARRANGEMENTS)
            place = ways.index(self.table.sorting) + 1
            self._preferences.sorting = ways[place % len(ways)]
            self.table.sort_hand(VIEWER, self._step_time(SORT))
            self._notice = ""
            self._keep_arrangement()
            self.stageChanged.emit()

    @Slot()
    def hint(self) -> None:
        """Offer what a computer player would play; asked again, stage it."""
        stage, controller = self._choice or self._stage, self._controller
        if stage is None or controller is None or not self.table.is_person_asked:
            return
        if stage.is_hinted:
            self._take_offer(stage)
            return
        player = self._levels[HINT_LEVEL](random.Random(controller.match.seed))
        controller.hint(player, VIEWER, self._take_hint)

    def _take_hint(self, cards: Sequence[Card] | None) -> None:
        stage = self._choice or self._stage
        if stage is None or not self.table.is_person_asked:
            return
        if cards is None:
            stage.clear()
            self._notice = wording.pass_is_best()
        else:
            stage.hint(cards)
            self._notice = ""
        self._mark()

    @Slot(int)
    def moveCursor(self, delta: int) -> None:
        """Move the keyboard's cursor along the cards that can be staged."""
        hand = self._selectable()
        if not hand:
            return
        if self._cursor in hand:
            place = (hand.index(self._cursor) + delta) % len(hand)
        else:
            place = 0 if delta > 0 else len(hand) - 1
        self._cursor = hand[place]
        self._mark()

    @Slot()
    def toggleCursor(self) -> None:
        """Stage the card under the cursor, or take it back."""
        if self._cursor is not None:
            self.tap(self._cursor)

    @Slot()
    def skip(self) -> None:
        """Bring what moves, and what waits to be shown, to its end at once."""
        if self.animator.is_busy:
            self.table.cards.settle()
            self.animator.skip()
            self.skipped.emit()

    @Slot()
    def nextDeal(self) -> None:
        """Deal the next deal of the match."""
        controller = self._controller
        if controller is None or self.table.phase != DEAL_OVER:
            return
        if self._replay.isPractice:
            self._replay.leave()
            return
        self.skip()
        if not controller.match.standing.is_over:
            controller.next_deal()
            self._house_rules.begin_deal(controller.match)
            self.table.deal_by(controller.match.rules)
            self._rule_sheet.rules = controller.match.rules

    @Slot()
    def editLobbyRules(self) -> None:
        """Change the rules of the game that is chosen in the lobby, for those who sit there."""
        self._edited_seating = self._lobby.seating
        self._house_rules.edit(self._edited_seating.rules)

    def _use_rules(self, rules: Rules) -> None:
        self._seating = seated_for(rules, self._edited_seating or self._seating)
        self._edited_seating = None

    @Slot()
    def newMatch(self) -> None:
        """Begin a new match of the same; one that is going on is given up."""
        self._begin()

    def begin(self, seating: Seating, number: int | None) -> None:
        """Begin a match at this table, its first deal with this number, if one is given."""
        self._seating = seating
        if number is not None:
            self._seed = number
        self._begin()

    @Slot(int)
    def numberedMatch(self, number: int) -> None:
        """Begin a new match whose first deal has this number; one that is going on is given up."""
        self.begin(self._seating, number)

    @Slot()
    def takeBack(self) -> None:
        """Undo the person's last decision in this deal, and all that followed from it."""
        controller = self._controller
        if not self.canTakeBack or controller is None or controller.person is None:
            return
        self.animator.stop()
        cards, is_arranged = self.table.cards, self.table.is_arranged
        held = [cards.rows[number].card for number in cards.hand(VIEWER)]
        controller.take_back(controller.person)
        self._is_catching_up = True
        self.animator.show_at_once(controller.past())
        self._is_catching_up = False
        if is_arranged:
            place = {card: number for number, card in enumerate(held)}
            hand = cards.hand(VIEWER)
            hand.sort(key=lambda number: place.get(cards.rows[number].card, len(held)))
            self.table.arrange_hand(hand, 0)
        self.skipped.emit()
        self._auto_pass.hold()
        self.animator.wake()
