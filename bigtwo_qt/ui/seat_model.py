"""The seats round the table, as their name plates show them."""

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

from bigtwo_qt.ui.roles import DISPLAY, role_names, role_of, row_count, value_at

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = (
    "seat",
    "name",
    "emblem",
    "level",
    "is_you",
    "cards_left",
    "score",
    "is_turn",
    "is_thinking",
    "passed",
    "locked",
    "is_leader",
    "is_dealer",
    "last_play",
    "place",
    "penalty",
    "is_winner",
    "side",
    "tag",
    "points",
    "counted",
    "line",
)


@dataclass(slots=True)
class SeatRow:
    """One seat. `score` is the total of the match, `penalty` what this deal added to it.

    `is_you` marks the seat at the bottom, whose cards are seen: that of the person, if one plays.
    `side` numbers the two sides of a partnership, -1 without one. `tag` is a short text at the
    plate: whose partner this is, or as what the seat went out. `points` is what the deal added, in
    words or figures as the scoring has it.
    `counted` is how many cards a finished deal counts, none for a hand that won before play, and
    `line` where the seat stands in the result, the best at 0.
    """

    seat: int
    name: str
    emblem: str
    level: str
    is_you: bool
    is_person: bool
    cards_left: int = 0
    score: int = 0
    is_turn: bool = False
    is_thinking: bool = False
    passed: bool = False
    locked: bool = False
    is_leader: bool = False
    is_dealer: bool = False
    last_play: str = ""
    place: int = -1
    penalty: int = 0
    is_winner: bool = False
    side: int = -1
    tag: str = ""
    points: str = ""
    counted: int = 0
    line: int = 0


@QmlElement
class SeatModel(QAbstractListModel):
    """One row for each seat, by seat number."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[SeatRow] = []

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

    @property
    def rows(self) -> Sequence[SeatRow]:
        """The seats, by number."""
        return self._rows

    def seat_players(self, rows: Sequence[SeatRow]) -> None:
        """Begin a match with these players."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def change(self, seat: int, **values: Any) -> None:
        """Set fields of one seat and tell the view which of them changed."""
        row = self._rows[seat]
        changed = [name for name, value in values.items() if getattr(row, name) != value]
        if not changed:
            return
        for name in changed:
            setattr(row, name, values[name])
        index = self.index(seat)
        self.dataChanged.emit(index, index, [role_of(name, ROLES) for name in changed])

    def change_all(self, **values: Any) -> None:
        """Set the same fields of every seat."""
        for row in self._rows:
            self.change(row.seat, **values)
