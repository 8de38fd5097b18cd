"""One match of the results: who played, the score sheet with its plot, and its deals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import Rules, RulesError
from bigtwo_qt.store.archive import MatchPage
from bigtwo_qt.ui import results_wording, wording
from bigtwo_qt.ui.keeper import PERSON
from bigtwo_qt.ui.match_list import outcome_of
from bigtwo_qt.ui.opponents import known_emblems
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.seat_model import SeatModel, SeatRow
from bigtwo_qt.ui.sheet_model import SheetModel
from bigtwo_qt.ui.sheet_rows import course_goal, course_lines, sheet_row

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class MatchSheet(QObject):
    """The match that is looked at, if any: `page` is what the results hold of it."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.page: MatchPage | None = None
        self._has_rules = False
        self._seats = SeatModel(self)
        self._sheet = SheetModel(self)

    def show_page(self, page: MatchPage | None) -> None:
        """Show a match, or none."""
        self.page = page
        if page is not None:
            self._fill(page)
        self.changed.emit()

    def _fill(self, page: MatchPage) -> None:
        row = page.row
        try:
            rules = Rules.from_json(page.rules)
            self._has_rules = True
        except (RulesError, RecursionError):
            rules = Rules()
            self._has_rules = False
        levels = row.levels or ("",) * len(row.players)
        seats = [
            SeatRow(
                seat,
                wording.shown_name(name),
                emblem,
                "" if level == PERSON else wording.level_name(level),
                seat == row.person,
                seat == row.person,
            )
            for seat, (name, level, emblem) in enumerate(
                zip(row.players, levels, known_emblems(row.players, ()), strict=False)
            )
        ]
        self._seats.seat_players(seats)
        self._sheet.clear()
        self._sheet.course.begin(
            course_lines(rules, seats), course_goal(rules), rules.result == "lowest"
        )
        names = [seat.name for seat in seats]
        for deal in page.deals:
            if len(deal.scores) == len(seats) and len(deal.order) == len(seats):
                self._sheet.add(sheet_row(rules, names, deal.number, deal.order, deal.scores))
        for seat, total in zip(seats, row.totals, strict=False):
            self._seats.change(seat.seat, score=total)

    @Property(bool, notify=changed)
    def isOpen(self) -> bool:
        return self.page is not None

    @Property(SeatModel, constant=True)
    def seats(self) -> SeatModel:
        return self._seats

    @Property(SheetModel, constant=True)
    def sheet(self) -> SheetModel:
        return self._sheet

    @Property(str, notify=changed)
    def title(self) -> str:
        return "" if self.page is None else results_wording.system_title(self.page.row.system)

    @Property(str, notify=changed)
    def facts(self) -> str:
        """When it was played, by whom, and how it ended."""
        if self.page is None:
            return ""
        row = self.page.row
        return results_wording.match_line(
            [
                results_wording.moment(row.started),
                outcome_of(row),
                results_wording.origin(row.origin),
            ]
        )

    @Property(str, notify=changed)
    def note(self) -> str:
        """What is to be known of its deals, in a sentence or two."""
        if self.page is None:
            return ""
        if not self._has_rules:
            return results_wording.rules_unknown()
        kinds = {
            kind: [deal.number for deal in self.page.deals if deal.kind == kind]
            for kind in ("undone", "practice")
        }
        return results_wording.uncounted(kinds["undone"], kinds["practice"])

    @Property(bool, notify=changed)
    def canReplay(self) -> bool:
        """Whether deals can be seen again."""
        return self._has_rules and self.page is not None and bool(self.page.deals)

    @Property(bool, notify=changed)
    def canCheck(self) -> bool:
        """Whether the hash of any deal was shown before it was played."""
        return (
            self._has_rules
            and self.page is not None
            and any(deal.is_promised for deal in self.page.deals)
        )

    @Property(bool, notify=changed)
    def canDelete(self) -> bool:
        return self.page is not None and self.page.row.state != "running"

    def deal_of(self, number: int) -> int | None:
        """Return the deal of a number, as the results number it."""
        deals = () if self.page is None else self.page.deals
        return next((deal.deal for deal in deals if deal.number == number), None)
