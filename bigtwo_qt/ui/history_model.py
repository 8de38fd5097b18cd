"""The plays and passes of the deal, as the history beside the table lists them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)
from PySide6.QtQml import QmlElement

from bigtwo_qt.ui import wording
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("kind", "name", "emblem", "faces", "text", "is_best", "label")

TRICK = "trick"
PLAY = "play"
PASSES = "passes"
SAID = "said"


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One decision. `faces` are the texts of the cards played, none for a pass."""

    trick: int
    seat: int
    name: str
    faces: tuple[str, ...]
    text: str
    emblem: str = ""
    is_pass: bool = False


@dataclass(slots=True)
class Line:
    """One line of the list: the head of a trick, a play, passes in a row, or what was said.

    `is_best` marks the play that lies on top of its trick, or has won it. `label` is what a screen
    reader says.
    """

    kind: str
    name: str
    emblem: str
    faces: tuple[str, ...]
    text: str
    is_best: bool
    label: str


@QmlElement
class HistoryModel(QAbstractListModel):
    """The deal so far, a line each, with a head over every trick."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[HistoryRow] = []
        self._lines: list[Line] = []
        self._head = -1
        self._best = -1
        self._passers: list[str] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._lines, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        return value_at(self._lines, ROLES, index, role)

    @property
    def rows(self) -> Sequence[HistoryRow]:
        """The decisions, the oldest first."""
        return self._rows

    @property
    def lines(self) -> Sequence[Line]:
        """The lines as they are shown."""
        return self._lines

    def clear(self) -> None:
        """Take everything away."""
        self.beginResetModel()
        self._rows = []
        self._lines = []
        self._head = self._best = -1
        self._passers = []
        self.endResetModel()

    def add(self, row: HistoryRow) -> None:
        """Add a decision at the end."""
        previous = self._rows[-1] if self._rows else None
        self._rows.append(row)
        if row.is_pass:
            self._add_pass(row)
            return
        self._passers = []
        label = wording.told(row.name, row.text)
        if not row.faces:
            self._append(Line(SAID, row.name, row.emblem, (), row.text, True, label))
            return
        if previous is None or previous.trick != row.trick:
            self._head = len(self._lines)
            self._best = -1
            head = wording.trick_text(row.trick, row.name, None)
            self._append(Line(TRICK, row.name, "", (), head, False, head))
        elif self._best >= 0:
            self._change(self._best, is_best=False)
        self._best = len(self._lines)
        self._append(Line(PLAY, row.name, row.emblem, row.faces, row.text, True, label))

    def end_trick(self) -> None:
        """Write over the trick who has won it."""
        if self._head >= 0 and self._best >= 0:
            leader, winner = self._lines[self._head].name, self._lines[self._best].name
            text = wording.trick_text(self._rows[-1].trick, leader, winner)
            self._change(self._head, text=text, label=text)

    def _add_pass(self, row: HistoryRow) -> None:
        """Add a pass to those before it, which share a line."""
        self._passers.append(row.name)
        text = wording.passes_text(self._passers)
        if len(self._passers) > 1:
            self._change(len(self._lines) - 1, text=text, label=text)
        else:
            self._append(Line(PASSES, row.name, row.emblem, (), text, False, text))

    def _append(self, line: Line) -> None:
        number = len(self._lines)
        self.beginInsertRows(QModelIndex(), number, number)
        self._lines.append(line)
        self.endInsertRows()

    def _change(self, number: int, **values: Any) -> None:
        for name, value in values.items():
            setattr(self._lines[number], name, value)
        index = self.index(number)
        self.dataChanged.emit(index, index)
