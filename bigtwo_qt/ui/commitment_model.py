"""What was promised of deals before they were played, and whether it was kept, as QML sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from bigtwo_qt.ui import wording
from bigtwo_qt.ui.keeper import read_promise
from bigtwo_qt.ui.qt_property import Property

if TYPE_CHECKING:
    from bigtwo_qt.rules.commitment import Promise
    from bigtwo_qt.rules.dealing import Dealt

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN = 12
GROUP = 4


@dataclass(frozen=True, slots=True)
class Promised:
    """A deal of this number, and what was promised of it; `dealt` is None while it is played."""

    number: int
    promise: Promise
    dealt: Dealt | None


def promised_of(records: Iterable[tuple[str, str | None]]) -> tuple[Promised, ...]:
    """Return what was promised of deals that are over, from their records and their promises.

    A deal of which nothing was promised is left out. Raises RecordError for a record that is none.
    """
    from bigtwo_qt.rules.record import from_text

    found = []
    for record, kept in records:
        promise = read_promise(kept)
        if promise is not None:
            header = from_text(record).header
            found.append(Promised(header.number, promise, header.as_dealt))
    return tuple(found)


def command(dealt: Dealt, salt: bytes) -> str:
    """Return a shell command that works out the hash of a deal by Python alone, for any shell."""
    from bigtwo_qt.rules.commitment import committed_text

    text = committed_text(dealt, salt).replace("\n", "\\n")
    return f"python3 -c \"import hashlib; print(hashlib.sha256(b'{text}').hexdigest())\""


@QmlElement
class Commitment(QObject):
    """The promises of some deals, of one at the table; of none, everything is empty."""

    changed = Signal()
    saidChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._deals: tuple[Promised, ...] = ()
        self._said = ""

    def show(self, deals: Sequence[Promised]) -> None:
        """Show what was promised of these deals."""
        if tuple(deals) != self._deals:
            self._deals = tuple(deals)
            self.changed.emit()
            self._say("")

    def say_anew(self) -> None:
        """Say everything in the language that is spoken now."""
        self.changed.emit()
        self._say("")

    @Property(bool, notify=changed)
    def isThere(self) -> bool:
        """Whether anything was promised."""
        return bool(self._deals)

    @Property(bool, notify=changed)
    def isOpen(self) -> bool:
        """Whether the cards are told, because the deals are over."""
        return bool(self._deals) and all(deal.dealt is not None for deal in self._deals)

    @Property(str, notify=changed)
    def line(self) -> str:
        """The beginning of the hash of the deal at the table, in a few words."""
        if len(self._deals) != 1:
            return ""
        code = self._deals[0].promise.hash[:SHOWN]
        return wording.promised(
            " ".join(code[place : place + GROUP] for place in range(0, SHOWN, GROUP))
        )

    @Property(str, notify=changed)
    def about(self) -> str:
        """What the hash is, and what can be done with it."""
        return wording.about_promise(self.isOpen)

    @Property(str, notify=changed)
    def text(self) -> str:
        """The hash of each deal, and below it the lines of which it is the hash, once it is over.

        One deal stands without its number.
        """
        from bigtwo_qt.rules.commitment import committed_text

        parts = []
        for deal in self._deals:
            head = [wording.deal_heading(deal.number)] if len(self._deals) > 1 else []
            lines = [*head, deal.promise.hash]
            if deal.dealt is not None:
                lines += ["", committed_text(deal.dealt, deal.promise.salt)]
            parts.append("\n".join(lines))
        return "\n".join(parts)

    @Property(str, notify=saidChanged)
    def said(self) -> str:
        """What came of the last thing done, in a sentence."""
        return self._said

    def _say(self, sentence: str) -> None:
        self._said = sentence
        self.saidChanged.emit()

    @Slot()
    def check(self) -> None:
        """Work every hash out again and say whether it is the one that was promised."""
        if not self.isOpen:
            return
        broken = [
            deal.number
            for deal in self._deals
            if deal.dealt is None or not deal.promise.is_kept_by(deal.dealt)
        ]
        if broken:
            self._say(wording.promise_broken(broken))
        else:
            self._say(wording.promise_kept(len(self._deals)))

    @Slot()
    def copy(self) -> None:
        """Put on the clipboard what is shown: the commands that work it out, or else the hash."""
        if self.isOpen:
            commands = [
                command(deal.dealt, deal.promise.salt)
                for deal in self._deals
                if deal.dealt is not None
            ]
            QGuiApplication.clipboard().setText("\n".join(commands))
            self._say(wording.commands_copied(len(commands)))
        elif self._deals:
            QGuiApplication.clipboard().setText(self.text)
            self._say(wording.code_copied())
