"""The score sheet: what each finished deal added for each seat."""

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

from bigtwo_qt.ui.course_model import CourseModel
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("number", "points", "winners", "texts", "label")


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One finished deal: its number, the points by seat, and the seats that won it.

    `texts` is how the points are shown, by seat; `label` what a screen reader says.
    """

    number: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    texts: tuple[str, ...] = ()
    label: str = ""


@QmlElement
class SheetModel(QAbstractListModel):
    """One row for each finished deal of the match; `course` adds them up."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[SheetRow] = []
        self._course = CourseModel(self)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._rows, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        return value_at(self._rows, ROLES, index, role)

    @Property(CourseModel, constant=True)
    def course(self) -> CourseModel:
        return self._course

    @property
    def rows(self) -> Sequence[SheetRow]:
        """The rows, the oldest first."""
        return self._rows

    def clear(self) -> None:
        """Take all rows away."""
        self.beginResetModel()
        self._rows = []
        self.endResetModel()

    def add(self, row: SheetRow) -> None:
        """Add a row at the end."""
        number = len(self._rows)
        self.beginInsertRows(QModelIndex(), number, number)
        self._rows.append(row)
        self.endInsertRows()
        self._course.add(row.points)
