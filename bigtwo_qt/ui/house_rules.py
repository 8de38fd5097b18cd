"""Brings the rules of the editor to the table, and tells the editor what lies there.

The editor, with all that it reads, is loaded when it is first opened or something is dropped for
it: the table is there sooner without it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.match import Match, held_by_match
from bigtwo_qt.store import NextRules, StoreError
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.keeper import PERSON, Keeper
from bigtwo_qt.ui.opponents import Seating, seating
from bigtwo_qt.ui.qt_property import Property

if TYPE_CHECKING:
    from bigtwo_qt.ui.rule_editor import RuleEditor

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

NO_DEAL = -1


@QmlElement
class HouseRules(QObject):
    """The rules that a table is played by, and the editor that changes them.

    `used` carries rules that a next match is to have; a match in progress that can go on by them
    has taken them up for its next deal. They are kept until that is dealt. `asked`: something from
    elsewhere is to be looked at. `failed` carries a sentence when rules could not be kept.
    """

    used = Signal(object)
    asked = Signal()
    failed = Signal(str)

    def __init__(
        self, parent: QObject, keeper: Keeper, rules: Rules, deal_number: Callable[[], int]
    ) -> None:
        """Begin with these rules; `deal_number` tells that of the deal on the table, or NO_DEAL."""
        super().__init__(parent)
        self._deal_number = deal_number
        self._keeper = keeper
        self._rules = rules
        self._match: Match | None = None
        self._editor: RuleEditor | None = None

    def sit_down(self, match: Match) -> None:
        """Take it that this match is played now."""
        self._match, self._rules = match, match.rules
        if self._editor is not None:
            self._editor.take_up(match.rules)

    def bring_back(self, rules: Rules) -> None:
        """Take it that these rules were chosen before for what is dealt next."""
        self._rules = rules
        if self._editor is not None:
            self._editor.take_up(rules)
        self.used.emit(rules)

    def begin_deal(self, match: Match) -> None:
        """Keep no longer what was chosen for the deal that this match has come to."""
        kept = self._keeper.settings.next_rules
        if kept is not None and kept.match == match.id:
            is_due = kept.rules == match.rules
            self._keep(None if is_due else dataclasses.replace(kept, meanwhile=None))

    def begin_match(self) -> None:
        """Keep nothing for a next match any more: it is this one."""
        self._keep(None)

    def _keep(self, kept: NextRules | None) -> None:
        try:
            self._keeper.keep_next_rules(kept)
        except StoreError as error:
            self.failed.emit(wording.failure_text(error))

    def read_sets_again(self) -> None:
        """Show the rule sets as they are kept now."""
        if self._editor is not None:
            self._editor.sets.refresh()

    @property
    def rule_editor(self) -> RuleEditor:
        """The editor, which begins with the rules of the table."""
        if self._editor is None:
            from bigtwo_qt.ui.rule_editor import RuleEditor

            self._editor = RuleEditor(self, self._keeper.rule_sets)
            self._editor.take_up(self._rules)
            self._editor.used.connect(self._use)
            self._editor.opened.connect(self.asked)
        return self._editor

    @Property(QObject, constant=True)
    def editor(self) -> QObject:
        return self.rule_editor

    def say_anew(self) -> None:
        """Say all that the editor shows in the language that is spoken now."""
        if self._editor is not None:
            self._editor.say_anew()

    def edit(self, rules: Rules) -> None:
        """Go on from other rules than those of the table."""
        self.rule_editor.go_on_from(rules)

    @Slot()
    def open(self) -> None:
        """Tell the editor what is on the table, before it is looked at."""
        match = self._match
        if match is None or match.standing.is_over:
            self.rule_editor.look_at_table(None, NO_DEAL)
        else:
            self.rule_editor.look_at_table(match.rules, self._deal_number())

    @Slot(QUrl)
    def takeUrl(self, url: QUrl) -> None:
        """Take over the rules in a file that was dropped on the window."""
        self.rule_editor.sharing.takeUrl(url)

    @Slot(str)
    def takeCode(self, code: str) -> None:
        """Take over the rules of a code that was dropped on the window."""
        self.rule_editor.sharing.takeCode(code)

    def _use(self) -> None:
        match, rules = self._match, self.rule_editor.rules
        self._rules = rules
        kept: NextRules | None = NextRules(rules)
        if match is not None and not match.standing.is_over:
            if not held_by_match(match.rules, rules):
                match.change_rules(rules)
            is_other = match.next_rules not in (match.rules, rules)
            meanwhile = match.next_rules if is_other else None
            kept = None if rules == match.rules else NextRules(rules, match.id, meanwhile)
        self._keep(kept)
        self.used.emit(rules)


def seated_for(rules: Rules, seats: Seating) -> Seating:
    """Return a seating for these rules: the same players as long as they are as many."""
    if rules.players == len(seats.names):
        return dataclasses.replace(seats, rules=rules)
    return seating(rules, seats.names[0] if seats.levels[0] == PERSON else None)
