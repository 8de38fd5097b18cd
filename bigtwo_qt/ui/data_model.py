"""Where everything is kept, as QML sees it: back-ups made and put back, and a fresh beginning."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.store import StoreError, backup
from bigtwo_qt.store.places import Places, documents_folder, free_path
from bigtwo_qt.ui import results_wording, wording
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.results_model import path_of

if TYPE_CHECKING:
    from bigtwo_qt.ui.game import Game

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class DataBook(QObject):
    """The files of the player. What replaces them is asked about first: `question` is "" or that.

    `said` tells what became of the last thing that was done.
    """

    changed = Signal()

    def __init__(self, game: Game, keeper: Keeper) -> None:
        super().__init__(game)
        self._game = game
        self._keeper = keeper
        self._said = ""
        self._question = ""
        self._action: Callable[[Places], str] | None = None

    @Property(str, notify=changed)
    def folder(self) -> str:
        """Where everything is kept; "" where nothing is."""
        return "" if self._keeper.places is None else str(self._keeper.places.home)

    @Property(bool, notify=changed)
    def isKept(self) -> bool:
        """Whether this window keeps anything."""
        return self._keeper.places is not None and self._keeper.results is not None

    @Property(str, notify=changed)
    def said(self) -> str:
        return self._said

    @Property(str, notify=changed)
    def question(self) -> str:
        return self._question

    def _say(self, sentence: str) -> None:
        self._said = sentence
        self._question = ""
        self._action = None
        self.changed.emit()

    def _ask(self, question: str, action: Callable[[Places], str]) -> None:
        self._said = ""
        self._question = question
        self._action = action
        self.changed.emit()

    @Slot()
    def open(self) -> None:
        """Begin with nothing said and nothing asked."""
        self._say("")

    @Slot()
    def backUp(self) -> None:
        """Write everything to one file in the documents folder."""
        places, results = self._keeper.places, self._keeper.results
        if places is None or results is None:
            return
        name = f"Big Two back-up {date.today().isoformat()}.zip"
        try:
            path = free_path(documents_folder(), name)
            found = backup.back_up(results, places, path)
        except StoreError as error:
            self._say(wording.failure_text(error))
        else:
            self._say(results_wording.backed_up(path, found.matches, found.deals))

    @Slot(str)
    def askToRestore(self, place: str) -> None:
        """Look through a back-up, at a path or an address, and ask whether to restore it."""
        if not place.strip():
            return
        path = path_of(place)
        try:
            found = backup.look_through(path)
        except StoreError as error:
            self._say(wording.failure_text(error))
            return

        def restore(places: Places) -> str:
            return results_wording.restored(backup.restore(path, places))

        question = results_wording.restore_question(
            path, found.matches, found.deals, found.has_settings
        )
        self._ask(question, restore)

    @Slot()
    def askToReset(self) -> None:
        """Ask whether to begin with nothing."""

        def reset(places: Places) -> str:
            return results_wording.begun_afresh(backup.begin_afresh(places))

        self._ask(results_wording.reset_question(), reset)

    @Slot()
    def refuse(self) -> None:
        """Leave everything as it is."""
        self._say("")

    @Slot()
    def agree(self) -> None:
        """Do what was asked about; the table goes on with what is kept then."""
        action, places = self._action, self._keeper.places
        if action is None or places is None:
            return
        self._game.put_away()
        try:
            said = action(places)
        except StoreError as error:
            said = wording.failure_text(error)
        self._keeper.open_again()
        self._game.set_out()
        self._say(said)
