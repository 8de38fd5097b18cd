"""Rules given away and taken over: as a code, and as a file."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import SYSTEMS, Rules
from bigtwo_qt.rules.code import CodeError, CodeFault, from_code, to_code
from bigtwo_qt.store import StoreError
from bigtwo_qt.store.places import documents_folder, write_new
from bigtwo_qt.store.rulesets import (
    NamedRules,
    RuleFileError,
    RuleFileFault,
    RuleSets,
    read_file,
    to_bytes,
)
from bigtwo_qt.ui.option_rows import Base, nearest_base
from bigtwo_qt.ui.option_table import TEXTS
from bigtwo_qt.ui.option_text import option_name
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.wording import failure_text, joined, translate

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

NO_DEAL = -1
LONGEST_NAMED = 30
_NO_FILE_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')


@QmlElement
class RuleSharing(QObject):
    """The code of the rules being edited, files of them, and what others gave away.

    `brought` carries the Base and the Rules that came from elsewhere, once they have been found
    sound, `refused` comes where they are not, and `kept` when a file has become a rule set of one's
    own. `said` is what came of the last thing done.
    """

    changed = Signal()
    brought = Signal(object, object)
    refused = Signal()
    kept = Signal()

    def __init__(self, parent: QObject, sets: RuleSets) -> None:
        super().__init__(parent)
        self._sets = sets
        self._rules = Rules()
        self._base = nearest_base(self._rules)
        self._deal = NO_DEAL
        self._has_deal = False
        self._brought_deal = NO_DEAL
        self._brought_rules: Rules | None = None
        self._said = ""

    def show(self, rules: Rules, base: Base) -> None:
        """Share these rules."""
        self._rules, self._base = rules, base
        self.changed.emit()

    def say_anew(self) -> None:
        """Say nothing of what was done before another language was spoken."""
        self._say("")

    @property
    def deal(self) -> int:
        """The number of the deal on the table, -1 where there is none."""
        return self._deal

    @deal.setter
    def deal(self, number: int) -> None:
        self._deal = number
        self.changed.emit()

    @Property(int, notify=changed)
    def dealNumber(self) -> int:
        return self._deal

    def _carries_deal(self) -> bool:
        return self._has_deal and self._deal != NO_DEAL

    def _carry_deal(self, has_deal: bool) -> None:
        self._has_deal = has_deal
        self.changed.emit()

    hasDeal = Property(bool, _carries_deal, _carry_deal, notify=changed)

    @Property(str, notify=changed)
    def code(self) -> str:
        """The code of the rules, with the number of the deal if that is wanted."""
        if self._rules.id not in SYSTEMS:
            return ""
        return to_code(self._rules, self._deal if self._carries_deal() else None)

    @Property(str, notify=changed)
    def said(self) -> str:
        return self._said

    @Property(int, notify=changed)
    def broughtDeal(self) -> int:
        """The number of a deal that came with these rules, to be played; -1 where none did."""
        return self._brought_deal if self._brought_rules == self._rules else NO_DEAL

    @Slot()
    def copy(self) -> None:
        """Put the code on the clipboard."""
        QGuiApplication.clipboard().setText(self.code)
        self._say(translate("Editor", "The code is on the clipboard."))

    @Slot()
    def paste(self) -> None:
        """Take over the code that is on the clipboard."""
        self.takeCode(QGuiApplication.clipboard().text())

    @Slot(str)
    def takeCode(self, text: str) -> None:
        """Take over the rules of a code."""
        try:
            shared = from_code(text)
        except CodeError as error:
            self._refuse(code_fault(error.fault))
            return
        self._brought_rules = shared.rules
        self._brought_deal = NO_DEAL if shared.deal is None else shared.deal
        if shared.deal is None:
            self._say(translate("Editor", "These are the rules of the code."))
        else:
            told = translate("Editor", "These are the rules of the code, with deal {number}.")
            self._say(told.format(number=shared.deal))
        self.brought.emit(nearest_base(shared.rules), shared.rules)

    @Slot()
    def export_(self) -> None:
        """Write the rules to a file in the folder of the person's documents."""
        title = self._base.name
        name = _NO_FILE_NAME.sub(" ", title).strip(" .") or "rules"
        content = to_bytes(NamedRules(title, self._rules))
        file_name = translate("Editor", "Big Two rules, {name}").format(name=name)
        try:
            path = write_new(documents_folder(), f"{file_name}.json", content)
        except StoreError as error:
            self._say(failure_text(error))
        else:
            self._say(translate("Editor", "Written to {path}").format(path=path))

    @Slot(QUrl)
    def takeUrl(self, url: QUrl) -> None:
        """Take over the rules in a file that was dropped on the window."""
        if not url.isLocalFile():
            self._refuse(translate("Editor", "Only files on this computer can be taken over."))
            return
        self.takeFile(url.toLocalFile())

    @Slot(str)
    def takeFile(self, place: str) -> None:
        """Take over the rules in a file, as a rule set of the player's own."""
        path = Path(place.strip().strip('"')).expanduser()
        if not place.strip():
            self._refuse(translate("Editor", "Type where the file lies."))
            return
        try:
            named = read_file(path)
            named = self._sets.save(self._sets.free_name(named.name), named.rules)
        except RuleFileError as error:
            self._refuse(file_fault(path.name, error))
            return
        except StoreError as error:
            self._refuse(failure_text(error))
            return
        self._say(
            translate("Editor", "“{name}” is now among your rule sets.").format(name=named.name)
        )
        self.kept.emit()
        self.brought.emit(Base(named.name, named.rules, True), named.rules)

    def _refuse(self, text: str) -> None:
        self._say(text)
        self.refused.emit()

    def _say(self, text: str) -> None:
        self._said = text
        self.changed.emit()


def code_fault(fault: CodeFault) -> str:
    """Return why a code cannot be taken over."""
    match fault:
        case CodeFault.NO_CODE:
            return translate("Editor", "This is no code of rules: one begins with BT1.")
        case CodeFault.DAMAGED:
            return translate("Editor", "This code is not complete, or a sign in it is wrong.")
        case CodeFault.NEWER:
            return translate("Editor", "This code was made by a newer version of Big Two.")


def file_fault(file: str, error: RuleFileError) -> str:
    """Return why the rules in a file cannot be taken over; nothing has been changed."""
    names = joined(
        [
            f"“{option_name(option)}”" if option in TEXTS else f"“{_shortened(option)}”"
            for option in error.options
        ]
        or [""]
    )
    match error.fault:
        case RuleFileFault.TOO_LARGE:
            text = translate("Editor", "{file} is too large for a file of rules.")
        case RuleFileFault.NOT_UTF8 | RuleFileFault.NOT_JSON:
            text = translate("Editor", "{file} cannot be read: it is no text in JSON.")
        case RuleFileFault.NO_RULES:
            text = translate("Editor", "{file} holds no rules.")
        case RuleFileFault.NEWER:
            text = translate("Editor", "{file} was written by a newer version of Big Two.")
        case RuleFileFault.UNKNOWN_OPTION:
            text = translate("Editor", "{file} names {options}, which is no option of the rules.")
        case RuleFileFault.UNKNOWN_SYSTEM:
            text = translate("Editor", "{file} starts from a game that is not known here.")
        case RuleFileFault.WRONG_VALUE:
            text = translate("Editor", "{file} has a value for {options} that it cannot have.")
        case RuleFileFault.CONTRADICTION:
            text = translate("Editor", "In {file} {options} do not go together.")
        case RuleFileFault.BAD_NAME:
            text = translate("Editor", "{file} gives its rules a name that cannot be shown.")
    return text.format(file=_shortened(file), options=names)


def _shortened(text: str) -> str:
    """Return a text from elsewhere as far as it can be shown in a sentence."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return shown if len(shown) <= LONGEST_NAMED else f"{shown[:LONGEST_NAMED]}…"
