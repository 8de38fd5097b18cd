"""The lists of the lobby: the games to choose from, and the players round the table."""

from __future__ import annotations

import unicodedata
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

GAME_ROLES = ("key", "title", "region", "line", "seats", "marks", "faces", "spoken")
PLAYER_ROLES = ("seat", "name", "usual_name", "emblem", "is_person", "level_name", "strength")


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game to choose: a system, or a rule set of the player's own.

    `seats` says for how many it is, `marks` what is special, `faces` are a few cards that show it;
    `spoken` is all of it for a screen reader, `words` what a search looks in.
    """

    key: str
    title: str
    region: str
    line: str
    seats: str
    marks: str
    faces: tuple[str, ...]
    spoken: str
    words: str


def folded(text: str) -> str:
    """Return a text as it is searched in: small letters, without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Who sits at a seat. `strength` counts the level among those offered, the weakest is 0."""

    seat: int
    name: str
    usual_name: str
    emblem: str
    is_person: bool
    level_name: str
    strength: int


@QmlElement
class GameList(QAbstractListModel):
    """The games that are found by what is searched for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: tuple[GameRow, ...] = ()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._rows, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(GAME_ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        return value_at(self._rows, GAME_ROLES, index, role)

    @property
    def rows(self) -> Sequence[GameRow]:
        """The games that are shown."""
        return self._rows

    def show(self, rows: Sequence[GameRow]) -> None:
        """Show these games."""
        if self._rows != tuple(rows):
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()


@QmlElement
class PlayerList(QAbstractListModel):
    """The players by seat, the person first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[PlayerRow] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._rows, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(PLAYER_ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        return value_at(self._rows, PLAYER_ROLES, index, role)

    @property
    def rows(self) -> Sequence[PlayerRow]:
        """The seats, by number."""
        return self._rows

    def show(self, rows: Sequence[PlayerRow]) -> None:
        """Show these players; seats that stay are changed in place, so that typing goes on."""
        common = min(len(rows), len(self._rows))
        for seat in range(common):
            self._change(seat, rows[seat])
        if len(rows) > common:
            self.beginInsertRows(QModelIndex(), common, len(rows) - 1)
            self._rows += rows[common:]
            self.endInsertRows()
        elif len(self._rows) > common:
            self.beginRemoveRows(QModelIndex(), common, len(self._rows) - 1)
            del self._rows[common:]
            self.endRemoveRows()

    def _change(self, seat: int, row: PlayerRow) -> None:
        before = self._rows[seat]
        changed = [name for name in PLAYER_ROLES if getattr(before, name) != getattr(row, name)]
        if changed:
            self._rows[seat] = row
            index = self.index(seat)
            self.dataChanged.emit(index, index, [role_of(name, PLAYER_ROLES) for name in changed])
