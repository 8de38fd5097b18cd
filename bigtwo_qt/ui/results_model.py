"""The results as QML sees them: the list with its filters, a match, the statistics, and files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules.match import Result
from bigtwo_qt.rules.record import RecordError
from bigtwo_qt.store import Results, StoreError, transfer
from bigtwo_qt.store.archive import Archive, Filter
from bigtwo_qt.store.places import documents_folder, free_path
from bigtwo_qt.ui import results_wording, wording
from bigtwo_qt.ui.commitment_model import Commitment, Promised, promised_of
from bigtwo_qt.ui.figures_model import FiguresModel
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.match_list import MatchList
from bigtwo_qt.ui.match_page import MatchSheet
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.wording import translate

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ANY = ""
WEEK, MONTH, YEAR = "week", "month", "year"
DAYS = {WEEK: 7, MONTH: 31, YEAR: 366}
CSV, RECORDS = "csv", "records"


@QmlElement
class ResultsBook(QObject):
    """What the results hold, as far as it fits the filters.

    Filters are "" where everything fits: `system` is an id, `player` a name, `period` one of DAYS,
    `query` words.
    """

    changed = Signal()
    filterChanged = Signal()
    saidChanged = Signal()
    dealAsked = Signal(int)
    """The deal of this number, in the match that is looked at, is to be seen again."""

    def __init__(self, parent: QObject, keeper: Keeper) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._matches = MatchList(self)
        self._matches.failed.connect(self._say)
        self._page = MatchSheet(self)
        self._commitment = Commitment(self)
        self._figures = FiguresModel(self)
        self._systems: list[str] = []
        self._players: list[str] = []
        self._system = self._player = self._period = self._query = ANY
        self._said = ""
        self._deleted: list[str] = []

    @property
    def source(self) -> Results | None:
        """The results that are looked at: those of this window, or of the one that is watched."""
        return self._keeper.results or self._keeper.watched

    # The list and the filters.

    @Slot()
    def open(self) -> None:
        """Read everything anew, with no match looked at; what was deleted can be undone before."""
        is_watching = self.source is not None and self.source.is_read_only
        self._say(results_wording.watching() if is_watching else "")
        self._page.show_page(None)
        self._read()

    def _read(self) -> None:
        def read(archive: Archive) -> None:
            self._systems = archive.systems()
            self._players = archive.players()
            if self._system not in self._systems:
                self._system = ANY
            if self._player not in self._players:
                self._player = ANY

        self._ask(read)
        self._list()
        self._ask(lambda archive: self._figures.show_summary(archive.statistics()))
        self.changed.emit()

    def _ask(self, read: Callable[[Archive], object]) -> None:
        """Read something; say so where it cannot be read."""
        if self.source is None:
            return
        try:
            read(self.source.archive)
        except StoreError as error:
            self._say(wording.failure_text(error))

    def _list(self) -> None:
        self._ask(lambda archive: self._matches.show_matches(archive, self.filter))
        self.filterChanged.emit()

    @property
    def filter(self) -> Filter:
        """What is asked for, with the period counted back from today."""
        days = DAYS.get(self._period)
        return Filter(
            system=self._system or None,
            player=self._player or None,
            since=None if days is None else date.today() - timedelta(days=days - 1),
            text=self._query,
            titles=tuple(zip(self._systems, self.systemTitles, strict=True)) if self._query else (),
        )

    def _choose(self, name: str, value: str) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._list()

    def _system_now(self) -> str:
        return self._system

    def _choose_system(self, value: str) -> None:
        self._choose("_system", value)

    system = Property(str, _system_now, _choose_system, notify=filterChanged)

    def _player_now(self) -> str:
        return self._player

    def _choose_player(self, value: str) -> None:
        self._choose("_player", value)

    player = Property(str, _player_now, _choose_player, notify=filterChanged)

    def _period_now(self) -> str:
        return self._period

    def _choose_period(self, value: str) -> None:
        self._choose("_period", value)

    period = Property(str, _period_now, _choose_period, notify=filterChanged)

    def _query_now(self) -> str:
        return self._query

    def _choose_query(self, value: str) -> None:
        self._choose("_query", value)

    query = Property(str, _query_now, _choose_query, notify=filterChanged)

    @Property(list, notify=changed)
    def systems(self) -> list[str]:
        """The ids of the systems that were played."""
        return self._systems

    @Property(list, notify=changed)
    def systemTitles(self) -> list[str]:
        """What these systems are called."""
        return [results_wording.system_title(system) for system in self._systems]

    @Property(list, notify=changed)
    def players(self) -> list[str]:
        """The names of everybody who played."""
        return self._players

    @Property(list, notify=changed)
    def playerTitles(self) -> list[str]:
        """What these are called."""
        return [wording.shown_name(name) for name in self._players]

    @Property(MatchList, constant=True)
    def matches(self) -> MatchList:
        return self._matches

    @Property(str, notify=filterChanged)
    def countText(self) -> str:
        """How many matches fit, or why there are none."""
        if self.source is None:
            return results_wording.nothing_kept()
        if self._matches.total:
            return results_wording.matches_text(self._matches.total)
        return results_wording.nothing_found(self.filter != Filter())

    @Property(FiguresModel, constant=True)
    def figures(self) -> FiguresModel:
        return self._figures

    @Property(str, notify=changed)
    def noFigures(self) -> str:
        return results_wording.no_figures()

    @Property(bool, notify=changed)
    def canChange(self) -> bool:
        """Whether matches can be deleted and imported."""
        return self.source is not None and not self.source.is_read_only

    # One match.

    @Property(MatchSheet, constant=True)
    def page(self) -> MatchSheet:
        return self._page

    @Slot(str)
    def look(self, matchId: str) -> None:
        """Look at a match."""

        def read(archive: Archive) -> None:
            self._page.show_page(archive.match(matchId))

        self._ask(read)

    @Slot(int)
    def lookAt(self, row: int) -> None:
        """Look at the match in a row of the list."""
        if 0 <= row < len(self._matches.lines):
            self.look(self._matches.lines[row].match_id)

    @Slot()
    def leavePage(self) -> None:
        """Go back to the list."""
        self._page.show_page(None)

    @Property(Commitment, constant=True)
    def commitment(self) -> Commitment:
        """What was promised of the deals of the match that is looked at, after `openPromises`."""
        return self._commitment

    @Slot()
    def openPromises(self) -> None:
        """Read what was promised of the deals of the match, and with what cards they were played.

        A deal that is damaged is left out, which is said.
        """
        results, page = self.source, self._page.page
        if results is None or page is None:
            return
        found: list[Promised] = []
        damaged = 0
        for deal in page.deals:
            try:
                promise = results.archive.promise(deal.deal)
                if promise is not None:
                    found += promised_of([(results.archive.record(deal.deal), promise)])
            except (StoreError, RecordError):
                damaged += 1
        self._commitment.show(found)
        self._say(results_wording.left_out(damaged, 0))

    def deal_record(
        self, number: int
    ) -> tuple[str, list[Result], tuple[str, ...], int, str | None]:
        """Return what is needed to see a deal of the match again that is looked at.

        That is its record, the results of the deals before it, the levels, the seat from which it
        is seen (the person's, or else the first), and what was promised of it. Raises StoreError.
        """
        page, results = self._page.page, self.source
        deal = self._page.deal_of(number)
        if page is None or results is None or deal is None:
            raise StoreError(results_wording.nothing_kept())
        before = [
            Result(one.scores, one.order, None, False)
            for one in page.deals
            if one.number < number and one.scores
        ]
        return (
            results.archive.record(deal),
            before,
            page.row.levels,
            page.row.person or 0,
            results.archive.promise(deal),
        )

    def say_unseen(self, error: Exception) -> None:
        """Say why a deal cannot be seen again."""
        why = wording.failure_text(error) if isinstance(error, StoreError) else str(error)
        self._say(results_wording.unseen(why))

    # Files.

    @Property(str, notify=saidChanged)
    def said(self) -> str:
        """What became of the last thing that was asked for, in a sentence; "" before."""
        return self._said

    @Property(bool, notify=saidChanged)
    def canUndo(self) -> bool:
        """Whether matches that were deleted can come back."""
        return bool(self._deleted)

    def _say(self, sentence: str, deleted: Sequence[str] = ()) -> None:
        self._said = sentence
        self._deleted = list(deleted)
        self.saidChanged.emit()

    @Slot(str)
    def export(self, form: str) -> None:
        """Write the match that is looked at, or all that fit, to the documents folder."""
        results, page = self.source, self._page.page
        if results is None:
            return
        what = translate("Results", "Results") if page is None else self._page.title
        name = f"Big Two {what} {date.today().isoformat()}"
        suffix, write = {
            CSV: ("csv", transfer.export_csv),
            RECORDS: ("jsonl", transfer.export_records),
        }[form]
        try:
            found = None if page is None else [page.row.match_id]
            wanted = results.archive.match_ids(self.filter) if found is None else found
            path = free_path(documents_folder(), f"{name}.{suffix}")
            done = write(results, path, wanted)
        except StoreError as error:
            self._say(wording.failure_text(error))
            return
        said = results_wording.nothing_saved()
        if path.exists():
            said = results_wording.saved(path, results_wording.deals_text(done.deals))
        left_out = results_wording.left_out(done.damaged, done.dependent)
        self._say(f"{said} {left_out}".strip())

    @Slot(str)
    def importFile(self, place: str) -> None:
        """Add the deals of a file of records; `place` is a path or the address of a file."""
        results = self.source
        if results is None or not place.strip():
            return
        try:
            found = transfer.read_records(results, path_of(place))
            transfer.add_records(results, found)
        except StoreError as error:
            self._say(wording.failure_text(error))
            return
        faults = [str(fault) for fault in found.faults]
        self._page.show_page(None)
        self._read()
        self._say(results_wording.imported(found.deals, found.known, faults))

    # Deleting.

    @Slot()
    def deletePage(self) -> None:
        """Delete the match that is looked at, so that it can be undone."""
        page = self._page.page
        if page is not None:
            self._delete(page.row.match_id)

    def _delete(self, match_id: str) -> None:
        results = self.source
        if results is None:
            return
        try:
            count = results.delete([match_id])
        except StoreError as error:
            self._say(wording.failure_text(error))
            return
        if not count:
            self._say(results_wording.is_played())
            return
        self._page.show_page(None)
        self._read()
        self._say(results_wording.deleted(count), [match_id])

    @Slot()
    def undoDelete(self) -> None:
        """Bring back what was deleted last."""
        results = self.source
        if results is None or not self._deleted:
            return
        try:
            results.bring_back(self._deleted)
        except StoreError as error:
            self._say(wording.failure_text(error), self._deleted)
            return
        self._say("")
        self._read()


def path_of(place: str) -> Path:
    """Return the path that was typed, or that the address of a dropped file names."""
    text = place.strip().strip("\"'")
    if text.startswith("file:"):
        return Path(QUrl(text).toLocalFile())
    return Path(text).expanduser()
