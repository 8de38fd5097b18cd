"""The game as QML sees it: the models, what can be done now, and the slots that do it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.players.repeatable import Repeatable
from bigtwo_qt.players.seat_view import Player
from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import Card, cards_of
from bigtwo_qt.rules.combinations import full_pack
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.match import Header, Match
from bigtwo_qt.ui import chance, wording
from bigtwo_qt.ui.animator import Animator
from bigtwo_qt.ui.arrangement import Arrangement
from bigtwo_qt.ui.auto_pass import AutoPass
from bigtwo_qt.ui.card_model import CardModel
from bigtwo_qt.ui.commitment_model import Commitment, Promised
from bigtwo_qt.ui.controller import Controller
from bigtwo_qt.ui.counting_model import CountingModel
from bigtwo_qt.ui.hand import Hand
from bigtwo_qt.ui.history_model import HistoryModel
from bigtwo_qt.ui.house_rules import HouseRules, seated_for
from bigtwo_qt.ui.journal import Journal, PracticeJournal
from bigtwo_qt.ui.keeper import PERSON, Keeper
from bigtwo_qt.ui.levels import LEVELS
from bigtwo_qt.ui.lobby import Lobby
from bigtwo_qt.ui.messages import Messages
from bigtwo_qt.ui.opponents import Seating, known_emblems
from bigtwo_qt.ui.preferences import Preferences
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.replay import UNKNOWN, Replay
from bigtwo_qt.ui.resting import Resting
from bigtwo_qt.ui.rule_sheet_model import RuleSheet
from bigtwo_qt.ui.seat_model import SeatModel, SeatRow
from bigtwo_qt.ui.sheet_model import SheetModel
from bigtwo_qt.ui.shelf import Shelf
from bigtwo_qt.ui.steps import (
    CardDealt,
    DealScored,
    Gathered,
    Step,
)
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.table import DEAL_OVER, IDLE, IN_PLAY, Table
from bigtwo_qt.ui.table_texts import TableTexts

if TYPE_CHECKING:
    from bigtwo_qt.players.fault import Fault
    from bigtwo_qt.rules.commitment import Promise

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
    matchBegun = Signal()
    lobbyAsked = Signal()

    dealt = Signal()
    played = Signal(int)
    passed = Signal(int)
    cleared = Signal(int)
    announced = Signal(int, int)
    dealEnded = Signal()
    matchEnded = Signal()
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
        self._texts = TableTexts(self, self.table)
        self._rule_sheet = RuleSheet(self)
        self._commitment = Commitment(self)
        self._lobby = Lobby(self, keeper, own_rules or keeper.own_rules)
        self._house_rules = HouseRules(self, keeper, seating.rules, lambda: self.dealSeed)
        self._edited_seating: Seating | None = None
        self._rule_sheet.rules = seating.rules
        self._shelf = Shelf(self, keeper)
        self._controller: Controller | None = None
        self._pack = ""
        self._messages = Messages(self, keeper)
        self._levels_now: tuple[str, ...] = ()
        self._resting: Resting | None = None
        self._replay = Replay(self)
        self.animator = Animator(self, self._pull, self._show, animate)
        self._hand = Hand(self, self.table, self.animator, self._preferences, levels[HINT_LEVEL])
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
        self._preferences.failed.connect(self._messages.tell)
        self._hand.failed.connect(self._messages.tell)
        self._lobby.failed.connect(self._messages.tell)
        self._lobby.begun.connect(self.begin)
        self._house_rules.used.connect(self._use_rules)
        self._house_rules.failed.connect(self._messages.tell)
        self._messages.dismissed.connect(self.animator.wake)
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
        self._messages.take_notices()
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
        self._hand.is_catching_up = True
        self.animator.show_at_once(controller.past())
        self._hand.arrange_as(arrangement)
        self._hand.is_catching_up = False
        self.animator.wake()
        if self._hand.choice is not None:
            self._hand.arrange_as(arrangement)

    @property
    def is_catching_up(self) -> bool:
        """Whether what is shown happened before, in a match that is gone on with."""
        return self._hand.is_catching_up

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
        self._shelf.say_anew()
        if self._replay.isOn:
            self._replay.say_anew()
        elif self._controller is not None:
            self._show_anew(self._controller)
        self._messages.changed.emit()

    def _show_anew(self, controller: Controller) -> None:
        """Show the match that is being played as it stands, with every sentence made anew."""
        controller.rest()
        arrangement = self._hand.arrangement()
        emblems = [row.emblem for row in self.table.seats.rows]
        self.animator.stop()
        self._hand.lay_aside()
        self.lay_table(controller.match, self._levels_now, emblems)
        self._go_on(controller, arrangement)
        self.skipped.emit()

    # A match that rests while a deal is seen again, or played as practice.

    def rest(self) -> None:
        """Let the match that is being played rest, unless one does already."""
        controller = self._controller
        if self._resting is None and controller is not None:
            controller.rest()
            arrangement = self._hand.arrangement()
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
        self._hand.sit_down(resting.controller)
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
        self._hand.is_catching_up = True
        self.animator.show_at_once(steps)
        self._hand.is_catching_up = False
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
        controller.failed.connect(self._messages.tell)
        controller.told.connect(self._messages.tell)
        controller.stepped_in.connect(self._tell_fault)
        self._controller = controller
        self._hand.sit_down(controller)
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
        self._hand.sit_down(None)
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
        self._hand.follow(step)
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

    def _say(self, seat: int, text: str, sentence: str) -> None:
        if not self._hand.is_catching_up:
            self.said.emit(seat, text, sentence)

    def _show_bonus(self, seat: int, points: str) -> None:
        if not self._hand.is_catching_up:
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

    @Property(Hand, constant=True)
    def hand(self) -> Hand:
        return self._hand

    @Property(TableTexts, constant=True)
    def texts(self) -> TableTexts:
        return self._texts

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

    @Property(Shelf, constant=True)
    def shelf(self) -> Shelf:
        return self._shelf

    @Property(Replay, constant=True)
    def replay(self) -> Replay:
        return self._replay

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

    @Property(bool, notify=turnChanged)
    def yourTurn(self) -> bool:
        return self.table.is_person_asked

    @Property(bool, notify=changed)
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

    # Settings and messages.

    @Property(Messages, constant=True)
    def messages(self) -> Messages:
        return self._messages

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    def _prefer(self) -> None:
        """Take up what the player prefers now."""
        self.table.pace = self._preferences.pace
        self.table.sorting = self._preferences.sorting

    def _tell_fault(self, seats: Sequence[int], fault: Fault) -> None:
        """Say that the players at some seats play as weaker ones do."""
        levels = dict.fromkeys(self._levels_now[seat] for seat in seats)
        self._messages.tell(
            wording.plays_as(list(levels), fault.instead, fault.lack, fault.file.name)
        )

    # What goes on.

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
        self._hand.is_catching_up = True
        self.animator.show_at_once(controller.past())
        self._hand.is_catching_up = False
        if is_arranged:
            place = {card: number for number, card in enumerate(held)}
            hand = cards.hand(VIEWER)
            hand.sort(key=lambda number: place.get(cards.rows[number].card, len(held)))
            self.table.arrange_hand(hand, 0)
        self.skipped.emit()
        self._auto_pass.hold()
        self.animator.wake()
