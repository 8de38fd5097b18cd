"""What the table says: in its middle, beside it, and at the end of a deal."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.ui import wording
from bigtwo_qt.ui.card_model import ASIDE
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.table import Table

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class TableTexts(QObject):
    """The texts of a table; "" where there is nothing to say."""

    changed = Signal()

    def __init__(self, parent: QObject, table: Table) -> None:
        super().__init__(parent)
        self._table = table
        table.changed.connect(self.changed)

    @Property(str, notify=changed)
    def moment(self) -> str:
        """A sentence in the middle of the table."""
        return self._table.moment_text

    @Property(str, notify=changed)
    def momentFace(self) -> str:
        """The card that the sentence is about."""
        return self._table.moment_face

    @Property(str, notify=changed)
    def undealt(self) -> str:
        count = self.undealtCount
        return wording.undealt_text(count) if count else ""

    @Property(int, notify=changed)
    def undealtCount(self) -> int:
        """How many cards stay out of play."""
        return sum(row.zone == ASIDE for row in self._table.cards.rows)

    @Property(str, notify=changed)
    def sides(self) -> str:
        """The sides of a partnership with their points, a line each."""
        return "\n".join(f"{name}  {total}" for name, total in self._table.sides)

    @Slot(result=str)
    def counts(self) -> str:
        """Return how many cards the others have left, in a sentence."""
        rows = self._table.seats.rows
        return wording.counts_text([(row.name, row.cards_left) for row in rows if not row.is_you])

    @Property(str, notify=changed)
    def resultTitle(self) -> str:
        return self._table.result_title

    @Property(str, notify=changed)
    def result(self) -> str:
        """How the deal was won."""
        return self._table.result_text

    @Property(list, notify=changed)
    def resultFaces(self) -> list[str]:
        """The cards with which the deal was won."""
        return list(self._table.result_faces)
