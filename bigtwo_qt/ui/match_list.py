"""The matches in the results that fit a filter, what was played last first."""

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
    Signal,
)
from PySide6.QtQml import QmlElement

from bigtwo_qt.store import StoreError
from bigtwo_qt.store.archive import Archive, Filter, MatchRow
from bigtwo_qt.ui import results_wording, wording
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("match_id", "title", "facts", "players", "outcome", "totals", "is_won", "label")


@dataclass(frozen=True, slots=True)
class Line:
    """A match as the list shows it; `label` is what a screen reader says."""

    match_id: str
    title: str
    facts: str
    players: str
    outcome: str
    totals: str
    is_won: bool
    label: str


@QmlElement
class MatchList(QAbstractListModel):
    """One row for each match; rows are read from the results as the list is scrolled to them.

    `failed` carries a sentence when they could not be read: the list then ends there.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._archive: Archive | None = None
        self._filter = Filter()
        self._count = 0
        self._lines: list[Line] = []

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

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        return not parent.isValid() and len(self._lines) < self._count

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        """Read the next page."""
        if self._archive is None or not self.canFetchMore(parent):
            return
        first = len(self._lines)
        try:
            found = self._archive.matches(self._filter, first)
        except StoreError as error:
            self._count = first
            self.failed.emit(wording.failure_text(error))
            return
        if not found:
            self._count = first
            return
        self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
        self._lines += map(_line, found)
        self.endInsertRows()

    @property
    def lines(self) -> Sequence[Line]:
        """The rows that were read so far."""
        return self._lines

    @property
    def total(self) -> int:
        """How many matches fit."""
        return self._count

    def show_matches(self, archive: Archive | None, wanted: Filter) -> None:
        """Show the matches that fit; raise StoreError where they cannot be read."""
        count = 0 if archive is None else archive.count_matches(wanted)
        found = [] if archive is None else archive.matches(wanted)
        self.beginResetModel()
        self._archive, self._filter, self._count = archive, wanted, count
        self._lines = [_line(row) for row in found]
        self.endResetModel()


def outcome_of(row: MatchRow) -> str:
    """Return how a match ended, or that it has not."""
    # Only a practice deal is a match that is over without a winner.
    if row.state == "finished" and row.deals == 1 and not row.winners:
        return results_wording.practice()
    return results_wording.outcome(row.state, row.players, row.winners, row.person)


def _line(row: MatchRow) -> Line:
    title = results_wording.system_title(row.system)
    facts = results_wording.match_line(
        [
            results_wording.moment(row.started),
            results_wording.deals_text(row.deals),
            results_wording.origin(row.origin),
        ]
    )
    players = wording.joined([wording.shown_name(name) for name in row.players])
    outcome = outcome_of(row)
    totals = "  ".join(str(total).replace("-", "−") for total in row.totals)
    label = ". ".join(part for part in (title, outcome, facts, players, totals) if part)
    is_won = row.person in row.winners
    return Line(row.match_id, title, facts, players, outcome, totals, is_won, label)
