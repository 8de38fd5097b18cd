"""The course of the match: the totals after every deal, a line for each seat or side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from bigtwo_qt.ui import wording
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("name", "emblems", "totals", "is_you", "leads")

# At most so many steps between the figures beside and the deals under the plot.
MOST_STEPS = 4
MOST_DEALS = 10
# A goal is drawn once somebody has made this share of the way: before, it would flatten the lines.
GOAL_SHOWN = 0.1


@dataclass(slots=True)
class CourseLine:
    """One seat, or the partners of a side: `totals` after 0, 1, 2, ... deals."""

    seats: tuple[int, ...]
    name: str
    emblems: tuple[str, ...]
    is_you: bool
    totals: list[int] = field(default_factory=lambda: [0])
    leads: bool = False


@QmlElement
class CourseModel(QAbstractListModel):
    """One row for each line of the plot, and what is drawn round the lines."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lines: list[CourseLine] = []
        self._goal: int | None = None
        self._lowest_wins = True

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
    def lines(self) -> Sequence[CourseLine]:
        """The lines, by their first seat."""
        return self._lines

    def begin(self, lines: Sequence[CourseLine], goal: int | None, lowest_wins: bool) -> None:
        """Begin a match that ends at `goal` points, or with None after its deals."""
        self.beginResetModel()
        self._lines = list(lines)
        self._goal = goal
        self._lowest_wins = lowest_wins
        self.endResetModel()
        self.changed.emit()

    def add(self, points: Sequence[int]) -> None:
        """Go on with what a deal added, by seat."""
        if not self._lines:
            return
        for line in self._lines:
            line.totals.append(line.totals[-1] + points[line.seats[0]])
        totals = [line.totals[-1] for line in self._lines]
        best = min(totals) if self._lowest_wins else max(totals)
        for line in self._lines:
            line.leads = line.totals[-1] == best
        self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))
        self.changed.emit()

    # What is drawn round the lines.

    @Property(int, notify=changed)
    def deals(self) -> int:
        """How many deals are over."""
        return len(self._lines[0].totals) - 1 if self._lines else 0

    @Property(bool, notify=changed)
    def isSided(self) -> bool:
        """Whether a line is that of two partners."""
        return any(len(line.seats) > 1 for line in self._lines)

    @Property(list, notify=changed)
    def leaders(self) -> list[int]:
        """The seats that are in the lead."""
        return [seat for line in self._lines if line.leads for seat in line.seats]

    @Property(bool, notify=changed)
    def hasGoal(self) -> bool:
        """Whether the points at which the match ends are drawn."""
        return self._goal is not None and self._most >= max(1, self._goal * GOAL_SHOWN)

    @Property(int, notify=changed)
    def goal(self) -> int:
        """At how many points the match ends; 0 where it ends after its deals."""
        return self._goal or 0

    @Property(list, notify=changed)
    def figures(self) -> list[int]:
        """Round figures beside the plot, the lowest first; they enclose all totals."""
        high = max(self._most, self._goal or 0) if self.hasGoal else self._most
        return round_figures(self._least, high)

    @Property(list, notify=changed)
    def numbers(self) -> list[int]:
        """The deals that are named under the plot."""
        step = round_step(self.deals, MOST_DEALS)
        return [number for number in range(1, self.deals + 1) if number % step == 0]

    @property
    def _least(self) -> int:
        return min((total for line in self._lines for total in line.totals), default=0)

    @property
    def _most(self) -> int:
        return max((total for line in self._lines for total in line.totals), default=0)

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """How the match stands, for who cannot see the plot."""
        return self.sentenceAt(self.deals)

    @Slot(int, result=str)
    def sentenceAt(self, deal: int) -> str:
        """Return how the match stood after so many deals."""
        if not 0 < deal <= self.deals:
            return wording.no_course()
        sign = 1 if self._lowest_wins else -1
        ranked = sorted(self._lines, key=lambda line: sign * line.totals[deal])
        best = ranked[0].totals[deal]
        leaders = [line.name for line in ranked if line.totals[deal] == best]
        others = [(line.name, line.totals[deal]) for line in ranked[len(leaders) :]]
        return wording.course_text(deal, leaders, best, others, self._goal)


def round_step(span: int, most: int) -> int:
    """Return the least of 1, 2, 5, 10, 20, 50, ... that fits into a span at most so often."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span <= step * factor * most:
                return step * factor
        step *= 10


def round_figures(low: int, high: int) -> list[int]:
    """Return equally distant round figures that enclose both bounds."""
    step = round_step(max(1, high - low), MOST_STEPS)
    first, last = low // step, -(-high // step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]
