"""What has to be said about files and players that fail, in sentences over the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.store import StoreError
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.wording import in_language

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Messages(QObject):
    """Sentences that stay until they are dismissed; they begin with what the keeper noticed."""

    changed = Signal()
    dismissed = Signal()

    def __init__(self, parent: QObject, keeper: Keeper) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._sentences: list[str] = []
        self.take_notices()

    def take_notices(self) -> None:
        """Say what the keeper has noticed, and nothing else."""
        self._sentences = list(self._keeper.notices)
        self.changed.emit()

    def tell(self, sentence: str) -> None:
        """Say something, unless it stands there already."""
        if sentence not in self._sentences:
            self._sentences.append(sentence)
            self.changed.emit()

    @Property(str, notify=changed)
    def text(self) -> str:
        return " ".join(map(in_language, self._sentences))

    @Property(bool, notify=changed)
    def canWatch(self) -> bool:
        """Whether another window has the results, which can be looked at here."""
        return self._keeper.is_locked and bool(self._sentences)

    @Slot()
    def dismiss(self) -> None:
        """Take everything away."""
        self._sentences.clear()
        self.changed.emit()
        self.dismissed.emit()

    @Slot(result=bool)
    def watch(self) -> bool:
        """Open the results of the other window, to look at; return whether that could be done."""
        self.dismiss()
        try:
            self._keeper.watch()
        except StoreError as error:
            self.tell(error.sentence)
            return False
        return True
