"""The person's hand as QML sees it: what is staged, what can be done with it, and how it lies."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.players.seat_view import Player
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.store import StoreError
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.animator import Animator
from bigtwo_qt.ui.arrangement import Arrangement
from bigtwo_qt.ui.arranging import ARRANGEMENTS
from bigtwo_qt.ui.choice import Choice
from bigtwo_qt.ui.controller import Controller
from bigtwo_qt.ui.preferences import Preferences
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.stage import Stage
from bigtwo_qt.ui.steps import (
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
from bigtwo_qt.ui.table import SORT, STAGE, Table

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Hand(QObject):
    """The cards of the person at a table: a play is staged card by card, or a choice is made.

    `advise` makes the player that gives hints, from the source of its randomness. `failed` carries
    a sentence when it could not be kept how the hand lies.
    """

    changed = Signal()
    staged = Signal(int)
    refused = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        parent: QObject,
        table: Table,
        animator: Animator,
        preferences: Preferences,
        advise: Callable[[random.Random], Player],
    ) -> None:
        super().__init__(parent)
        self.is_catching_up = False
        """Whether what is shown happened before: then nothing of it is kept again."""
        self._table = table
        self._animator = animator
        self._preferences = preferences
        self._advise = advise
        self._controller: Controller | None = None
        self._stage: Stage | None = None
        self._choice: Choice | None = None
        self._cursor: int | None = None
        self._notice = ""
        self._arranged: Arrangement | None = None
        preferences.changed.connect(self._prefer)

    @property
    def stage(self) -> Stage | None:
        """What is laid out to be played, None before the hand is dealt."""
        return self._stage

    @property
    def choice(self) -> Choice | None:
        """What is chosen in an exchange, None outside of one."""
        return self._choice

    @property
    def _staging(self) -> Choice | Stage | None:
        """What cards are laid into now: a choice of the exchange, else the stage."""
        return self._choice or self._stage

    # The deal as it goes on.

    def sit_down(self, controller: Controller | None) -> None:
        """Take part in this match, or in none; whatever was staged is forgotten."""
        self._controller = controller
        self.lay_aside()

    def lay_aside(self) -> None:
        """Have nothing staged, and nothing that could be."""
        self._stage = None
        self._choice = None
        self._cursor = None
        self._notice = ""

    def follow(self, step: Step) -> None:
        """Take up what was shown at the table."""
        match step:
            case HandSorted() | Taken():
                self._lay_stage()
            case DealScored() | Gathered():
                self.lay_aside()
            case OfferAsked(seat, other):
                cards = self._table.cards
                held = {number: cards.rows[number].card for number in cards.hand(seat)}
                self._choice = Choice(held, 2, True, other)
                self._notice = ""
            case TakeAsked(_, other):
                cards = self._table.cards
                lying = {number: cards.rows[number].card for number in cards.lying_open()}
                self._choice = Choice(lying, 1, False, other)
                self._cursor = None
                self._notice = ""
            case PersonAsked() | InterruptionOpen():
                self._notice = ""
        self._refresh()

    def _prefer(self) -> None:
        """Take up what the player prefers now."""
        if self._stage is not None and self._stage.offers != self._preferences.offers:
            self._stage.offers = self._preferences.offers
            self._mark()

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
            cards = self._table.cards
            stage.refresh(
                {number: cards.rows[number].card for number in cards.hand(self._table.viewer)},
                self._table.is_person_asked,
                self._table.may_interrupt,
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
        return self._table.cards.hand(self._table.viewer)

    def _mark(self) -> None:
        staging = self._staging
        if staging is not None:
            numbers = self._selectable()
            playable = staging.playable if isinstance(staging, Stage) else numbers
            self._table.cards.mark(
                numbers,
                staged=staging.staged,
                offered=staging.offered,
                playable=playable,
                focused=self._cursor,
                duration=self._step_time(STAGE),
            )
        self._keep_arrangement()
        self.changed.emit()

    # How it lies.

    def arrangement(self) -> Arrangement | None:
        """Return how the hand lies and what is staged, None where nothing can be."""
        staging, controller, table = self._staging, self._controller, self._table
        if staging is None or controller is None:
            return None
        number = controller.match.number
        return Arrangement.of(number, table.cards, table.viewer, staging.staged, table.is_arranged)

    def _keep_arrangement(self) -> None:
        """Have it kept how the hand lies and what is staged, where that has changed."""
        controller = self._controller
        if controller is None or self.is_catching_up:
            return
        arranged = self.arrangement()
        if arranged is None or arranged == self._arranged:
            return
        self._arranged = arranged
        try:
            controller.arrange(arranged.to_text())
        except StoreError as error:
            self.failed.emit(wording.failure_text(error))

    def arrange_as(self, kept: Arrangement | None) -> None:
        """Lay the hand, and stage what was staged, as it was when the match was broken off."""
        if kept is None:
            return
        cards = self._table.cards
        self._table.arrange_hand(kept.order(cards, self._table.viewer), 0)
        self._table.is_arranged = kept.is_by_hand
        staging = self._staging
        if staging is not None:
            for number in kept.staged_among(cards, self._selectable()):
                if staging.holds(number) and number not in staging.staged:
                    staging.toggle(number)
        self._mark()

    # What can be done.

    @Property(str, notify=changed)
    def prompt(self) -> str:
        stage = self._stage
        deal = self._controller.deal if self._controller else None
        if stage is not None and stage.may_interrupt and deal is not None and deal.table:
            return wording.interrupt_prompt(deal.table)
        if not self._table.is_person_asked or stage is None or deal is None:
            return self._table.prompt
        if deal.table is None:
            return wording.lead_prompt(stage.opening_due)
        return wording.answer_prompt(deal.table, stage.can_beat)

    @Property(int, notify=changed)
    def stagedCount(self) -> int:
        staging = self._staging
        return len(staging.staged) if staging is not None else 0

    @Property(str, notify=changed)
    def playLabel(self) -> str:
        choice = self._choice
        if choice is None:
            return wording.play_label(self._stage.combination if self._stage else None)
        if choice.is_offer:
            return wording.offer_label()
        return wording.take_label(choice.cards[0] if choice.is_complete else None)

    @Property(str, notify=changed)
    def reason(self) -> str:
        return self._notice or self._refusal_text()

    @Property(bool, notify=changed)
    def canPlay(self) -> bool:
        if self._choice is not None:
            return self._choice.is_complete
        return self._stage is not None and self._stage.can_play

    @Property(bool, notify=changed)
    def canClear(self) -> bool:
        staging = self._staging
        if staging is None:
            return False
        is_window = isinstance(staging, Stage) and staging.may_interrupt
        return bool(staging.staged or (staging.offered and not is_window))

    @Property(bool, notify=changed)
    def canPass(self) -> bool:
        return self._stage is not None and self._stage.can_pass

    @Property(bool, notify=changed)
    def isHelpless(self) -> bool:
        """Whether the person is asked and can do nothing but pass."""
        stage = self._stage
        return (
            stage is not None
            and self.canPass
            and self._table.is_person_asked
            and not stage.can_beat
        )

    @Property(bool, notify=changed)
    def canSort(self) -> bool:
        return self._staging is not None

    @Property(str, notify=changed)
    def sortLabel(self) -> str:
        """How the hand is sorted."""
        return wording.sort_label(self._table.sorting)

    @Property(bool, notify=changed)
    def canHint(self) -> bool:
        return self._table.is_person_asked

    @Property(bool, notify=changed)
    def mayInterrupt(self) -> bool:
        """Whether the person holds cards that may be played out of turn now."""
        return self._stage is not None and self._stage.may_interrupt

    @Property(bool, notify=changed)
    def canInterrupt(self) -> bool:
        """Whether the Interrupt button plays something now."""
        stage = self._stage
        return stage is not None and stage.may_interrupt and stage.interruption is not None

    @Property(str, notify=changed)
    def interruptLabel(self) -> str:
        return wording.interrupt_label(self._stage.interruption if self._stage else None)

    def _refusal_text(self) -> str:
        """Return why the staged cards cannot be played, "" if they can or there are none."""
        stage = self._stage
        refusal = stage.refusal if stage is not None else None
        if stage is None or refusal is None:
            return ""
        if stage.is_incomplete:
            return wording.incomplete_text(refusal.against)
        return wording.refusal_text(refusal)

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
        staging = self._staging
        if staging is None or not staging.holds(cardId):
            return
        if cardId in staging.offered or cardId in staging.staged:
            self._take_offer(staging)
        elif self._table.is_person_asked and not staging.staged:
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
        staging = self._staging
        if staging is None or not staging.holds(cardId):
            return
        if cardId not in staging.staged:
            self.tap(cardId)
        if cardId in staging.staged and (self._table.is_person_asked or self.mayInterrupt):
            self.play()

    @Slot(int, int)
    def moveCard(self, cardId: int, slot: int) -> None:
        """Move a card of the hand to another place, counted from the left."""
        hand = self._table.cards.hand(self._table.viewer)
        if cardId in hand and 0 <= slot < len(hand) and hand[slot] != cardId:
            hand.remove(cardId)
            hand.insert(slot, cardId)
            self._table.arrange_hand(hand, self._step_time(STAGE))
            self._keep_arrangement()

    def _step_time(self, duration: int) -> int:
        """Return what a move by hand takes now, in milliseconds."""
        return self._table.scaled(duration) if self._animator.animate else 0

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
        self._table.end_turn()
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
        self._table.end_turn()
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
        self._table.may_interrupt = False
        self._table.end_turn()
        self._refresh()
        controller.play(play.cards, controller.person)
        if isinstance(self._animator.current, InterruptionOpen | Thinking):
            self._animator.cut()

    @Slot()
    def clear(self) -> None:
        """Put back what is staged."""
        staging = self._staging
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
        self._table.end_turn()
        controller.pass_(controller.person)

    def _refuse(self, sentence: str) -> None:
        self._notice = sentence
        self.changed.emit()
        self.refused.emit(sentence)

    @Slot()
    def sort(self) -> None:
        """Sort the hand in the next of the ways to do so."""
        if self.canSort:
            ways = list(ARRANGEMENTS)
            place = ways.index(self._table.sorting) + 1
            self._preferences.sorting = ways[place % len(ways)]
            self._table.sort_hand(self._table.viewer, self._step_time(SORT))
            self._notice = ""
            self._keep_arrangement()
            self.changed.emit()

    @Slot()
    def hint(self) -> None:
        """Offer what a computer player would play; asked again, stage it."""
        stage, controller = self._staging, self._controller
        if stage is None or controller is None or not self._table.is_person_asked:
            return
        if stage.is_hinted:
            self._take_offer(stage)
            return
        player = self._advise(random.Random(controller.match.seed))
        controller.hint(player, self._table.viewer, self._take_hint)

    def _take_hint(self, cards: Sequence[Card] | None) -> None:
        stage = self._staging
        if stage is None or not self._table.is_person_asked:
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
