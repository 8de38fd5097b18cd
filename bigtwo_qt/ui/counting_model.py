"""The cards of the pack as a player counts them: what is gone, what is own, what is still out.

Only what the person may know goes in: a card in another hand and one that was never dealt look
the same.
"""

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

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import CARDS, RANKS, SUITS, Card
from bigtwo_qt.rules.combinations import tables
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.card_model import ASIDE, HAND, HEAP, PILE, SHOWN, UNDER, Row
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("rank", "suit", "copies", "label")

GONE = "gone"
OWN = "own"
OUT = "out"
JOKER = "\N{WHITE STAR}"


@dataclass(slots=True)
class Cell:
    """One card of the grid, once for each pack; `copies` is empty where there is none."""

    card: Card | None
    rank: str
    suit: str
    copies: tuple[str, ...] = ()

    @property
    def is_out(self) -> bool:
        """Whether this card may still be played by somebody else."""
        return OUT in self.copies

    @property
    def label(self) -> str:
        """What a screen reader says."""
        if self.card is None or not self.copies:
            return ""
        return wording.counted_card(self.card, self.copies)


@QmlElement
class CountingModel(QAbstractListModel):
    """The grid of all cards, row by row: the highest suit on top, the lowest rank to the left."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cells: list[Cell] = []
        self._strengths: Sequence[int] = ()
        self._suits = ""
        self._aside = 0

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._cells, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        return value_at(self._cells, ROLES, index, role)

    @property
    def cells(self) -> Sequence[Cell]:
        """The cells of the grid, row by row."""
        return self._cells

    def begin(self, rules: Rules) -> None:
        """Lay out the grid of a match."""
        self.beginResetModel()
        self._strengths = tables(rules).single_strengths
        self._suits = rules.suit_order[::-1]
        jokers = CARDS[:-3:-1] if rules.jokers else ()
        self._cells = []
        for line, suit in enumerate(self._suits):
            for number, rank in enumerate(RANKS):
                card = CARDS[4 * number + SUITS.index(suit)]
                self._cells.append(Cell(card, rank.replace("T", "10"), suit))
            if jokers:
                joker = jokers[line] if line < len(jokers) else None
                self._cells.append(Cell(joker, JOKER, ""))
        self.endResetModel()
        self.changed.emit()

    def count(self, rows: Sequence[Row], viewer: int) -> None:
        """Take over where every card is that `viewer` may know of."""
        states: dict[Card, list[str]] = {}
        for row in rows:
            states.setdefault(row.card, []).append(_state(row, viewer))
        self._aside = sum(row.zone == ASIDE for row in rows)
        is_changed = False
        for number, cell in enumerate(self._cells):
            found = tuple(sorted(states.get(cell.card, ()))) if cell.card is not None else ()
            if found != cell.copies:
                cell.copies = found
                index = self.index(number)
                self.dataChanged.emit(index, index)
                is_changed = True
        if is_changed:
            self.changed.emit()

    # What stands round the grid.

    @Property(list, notify=changed)
    def ranks(self) -> list[str]:
        """What stands over the columns."""
        return [cell.rank for cell in self._cells[: self._columns]]

    @Property(list, notify=changed)
    def suits(self) -> list[str]:
        """What stands before the rows."""
        return list(self._suits)

    @Property(int, notify=changed)
    def packs(self) -> int:
        """How many copies of a card there are at most."""
        return max((len(cell.copies) for cell in self._cells), default=1)

    @Property(list, notify=changed)
    def out(self) -> list[int]:
        """How many cards of each column are still out."""
        columns = self._columns
        return [
            sum(cell.copies.count(OUT) for cell in self._cells[column::columns])
            for column in range(columns)
        ]

    @Property(str, notify=changed)
    def text(self) -> str:
        """How many cards are still out, and which of them is the highest."""
        out = [cell.card for cell in self._cells if cell.card is not None and cell.is_out]
        highest = max(out, key=lambda card: self._strengths[card], default=None)
        return wording.counting_text(sum(self.out), highest, self._aside)

    @property
    def _columns(self) -> int:
        return len(self._cells) // len(self._suits) if self._suits else 0


def _state(row: Row, viewer: int) -> str:
    """Return how a physical card counts."""
    if row.zone in (PILE, UNDER, HEAP):
        return GONE
    is_own = row.seat == viewer and row.zone in (HAND, SHOWN) and row.seen
    return OWN if is_own else OUT
