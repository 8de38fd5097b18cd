"""What lies beside the table to be looked at: the results, and where everything is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules.record import RecordError
from bigtwo_qt.store import StoreError
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.qt_property import Property

if TYPE_CHECKING:
    from bigtwo_qt.ui.data_model import DataBook
    from bigtwo_qt.ui.game import Game
    from bigtwo_qt.ui.results_model import ResultsBook

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Shelf(QObject):
    """The books of a game, each loaded when it is first asked for."""

    def __init__(self, game: Game, keeper: Keeper) -> None:
        super().__init__(game)
        self._game = game
        self._keeper = keeper
        self._book: ResultsBook | None = None
        self._files: DataBook | None = None

    @property
    def book(self) -> ResultsBook:
        """The results; a deal of theirs is seen again at the table."""
        if self._book is None:
            from bigtwo_qt.ui.results_model import ResultsBook

            self._book = ResultsBook(self, self._keeper)
            self._book.dealAsked.connect(self._see_again)
        return self._book

    def _see_again(self, number: int) -> None:
        """See a deal of the match again that is looked at in the results."""
        try:
            found = self.book.deal_record(number)
            self._game.replay.open_deal(*found)
        except (StoreError, RecordError) as error:
            self.book.say_unseen(error)

    @property
    def files(self) -> DataBook:
        """Where everything is kept."""
        if self._files is None:
            from bigtwo_qt.ui.data_model import DataBook

            self._files = DataBook(self._game, self._keeper)
        return self._files

    def say_anew(self) -> None:
        """Say everything in the language that is spoken now."""
        if self._files is not None:
            self._files.open()

    @Property(QObject, constant=True)
    def results(self) -> QObject:
        """The ResultsBook."""
        return self.book

    @Property(QObject, constant=True)
    def data(self) -> QObject:
        """The DataBook."""
        return self.files
