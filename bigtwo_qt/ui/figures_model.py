"""The statistics: in all, by system and by the level of an opponent, a row for each."""

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

from bigtwo_qt.store.archive import Statistics, Summary
from bigtwo_qt.ui import results_wording, wording
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at
from bigtwo_qt.ui.wording import translate

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("section", "title", "names", "values", "matches", "favourite", "label")


@dataclass(frozen=True, slots=True)
class FiguresRow:
    """The figures of some deals taken together; `section` stands over the first of its kind.

    `names` and `values` belong together, and with them `matches`: the match of the deal that a
    figure is of, "" where it is of many. `favourite` tells with what was won most, `label` is what
    a screen reader says.
    """

    section: str
    title: str
    names: tuple[str, ...]
    values: tuple[str, ...]
    matches: tuple[str, ...]
    favourite: str
    label: str


@QmlElement
class FiguresModel(QAbstractListModel):
    """A row for all deals, for each system, and for each level."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[FiguresRow] = []

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
    def rows(self) -> Sequence[FiguresRow]:
        """The rows, all deals first."""
        return self._rows

    def show_summary(self, summary: Summary | None) -> None:
        """Show these statistics; none where nothing counts yet."""
        self.beginResetModel()
        self._rows = [] if summary is None or not summary.overall.deals else _rows(summary)
        self.endResetModel()


def _rows(summary: Summary) -> list[FiguresRow]:
    by_system = translate("Results", "By game")
    by_level = translate("Results", "By opponent")
    rows = [_row("", translate("Results", "In all"), summary.overall)]
    systems = {results_wording.system_title(one): each for one, each in summary.systems.items()}
    if len(systems) > 1:
        rows += [_row(by_system, title, systems[title]) for title in sorted(systems)]
    levels = {wording.level_name(one): each for one, each in summary.levels.items()}
    rows += [_row(by_level, title, levels[title]) for title in sorted(levels)]
    return rows


def _row(section: str, title: str, found: Statistics) -> FiguresRow:
    row = results_wording.streak(found.streak, found.longest_streak)
    figures = [
        (translate("Results", "Deals"), str(found.deals), ""),
        (translate("Results", "Won"), str(found.won), ""),
        (translate("Results", "Share won"), results_wording.share(found.share), ""),
        (translate("Results", "Won in a row"), row, ""),
    ]
    for name, mean in (
        (translate("Results", "Average penalty"), found.penalty),
        (translate("Results", "Average points"), found.points),
    ):
        if mean is not None:
            figures.append((name, results_wording.number(mean), ""))
    for name, deal in (
        (translate("Results", "Best deal"), found.best),
        (translate("Results", "Worst deal"), found.worst),
    ):
        if deal is not None:
            figures.append((name, results_wording.figure(deal.points), deal.match_id))
    names, values, matches = zip(*figures, strict=True)
    favourite = results_wording.favourite(*found.plays[0]) if found.plays else ""
    told = ", ".join(f"{name} {value}" for name, value, _ in figures)
    label = f"{title}: {told}. {favourite}".strip()
    return FiguresRow(section, title, names, values, matches, favourite, label)
