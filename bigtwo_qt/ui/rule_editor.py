"""The rules being edited, as QML sees and changes them: option by option, and by rule sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import Rules, RulesError
from bigtwo_qt.rules.match import held_by_match
from bigtwo_qt.store.rulesets import RuleSets
from bigtwo_qt.ui.option_model import OptionModel
from bigtwo_qt.ui.option_rows import (
    HIGHEST_BAND,
    HIGHEST_RATE,
    MOST_BANDS,
    Base,
    differing,
    is_found,
    moved,
    nearest_base,
    number_range,
    offered,
    options_of,
    value_key,
    with_kind,
)
from bigtwo_qt.ui.option_table import GROUPS, TEXTS
from bigtwo_qt.ui.option_text import group_name, option_name
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.rule_set_model import RuleSetModel
from bigtwo_qt.ui.rule_sharing import RuleSharing
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.wording import counted, joined, translate

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

SETS = "sets"
SHARE = "share"
PAGES = (SETS, *GROUPS, SHARE)


@QmlElement
class RuleEditor(QObject):
    """Rules that are being changed, beside those on the table.

    Whatever is chosen here is possible: `moved` changes with an option what it needs, and each
    value says so beforehand. Nothing reaches the table until `use`, which emits `used`.

    When rules apply: a match may go on by other rules from its next deal as long as they agree in
    `match.MATCH_OPTIONS`, which say who plays with which cards and what the points are that it adds
    up; every deal's record names all options, so each stays true. Rules that differ in those apply
    from the next match, and the editor names the options that are why.
    """

    changed = Signal()
    pageChanged = Signal()
    tableChanged = Signal()
    used = Signal()
    opened = Signal()
    """Something from elsewhere was brought here to be looked at."""

    def __init__(self, parent: QObject, sets: RuleSets) -> None:
        super().__init__(parent)
        self.rules = Rules()
        self.base = nearest_base(self.rules)
        self._match_rules: Rules | None = None
        self._used = self.rules
        self._before: list[tuple[Rules, Base]] = []
        self._page = SETS
        self._query = ""
        self._options = OptionModel(self)
        self._sets = RuleSetModel(self, sets)
        self._sharing = RuleSharing(self, sets)
        self._sets.chosen.connect(self.start_from)
        self._sharing.brought.connect(self._bring)
        self._sharing.refused.connect(self._show_share)
        self._sharing.kept.connect(self._sets.refresh)
        self._show()

    # What is on the table.

    def take_up(self, rules: Rules) -> None:
        """Take it that a match by these rules has begun; what is being changed stays."""
        is_untouched = self.rules == self._used
        self._used = rules
        if is_untouched:
            self.rules, self.base = rules, nearest_base(rules)
            self._before.clear()
        self._show()

    def look_at_table(self, match: Rules | None, deal: int) -> None:
        """Note by which rules a running match is played, None where there is none, and the deal.

        `deal` is the number of the deal, -1 where there is none.
        """
        self._match_rules = match
        self._sharing.deal = deal
        self.changed.emit()
        self.tableChanged.emit()

    @Property(bool, notify=changed)
    def isUsed(self) -> bool:
        """Whether the table already goes by these rules, or will."""
        return self.rules == self._used

    @Property(str, notify=tableChanged)
    def applies(self) -> str:
        """From when on these rules are played by, in a sentence."""
        if self.isUsed and self._match_rules is None:
            return translate("Editor", "The next match is played by these rules.")
        if self._match_rules is None:
            return translate("Editor", "They apply from the next match.")
        held = held_by_match(self._match_rules, self.rules)
        if held:
            return self._held_text(held)
        if self.isUsed and self.rules == self._match_rules:
            return translate("Editor", "The match on the table is played by these rules.")
        if self.isUsed:
            return translate("Editor", "They apply from the next deal of this match.")
        return translate("Editor", "A match is being played: they apply from its next deal.")

    def _held_text(self, held: Sequence[str]) -> str:
        names = [f"“{option_name(name)}”" for name in held if name in TEXTS]
        if not names or "id" in held:
            return translate(
                "Editor",
                "A match of another game is being played: they apply from the next match.",
            )
        if len(names) > 2:
            names = [*names[:2], translate("Editor", "others")]
        text = counted(
            "Editor", "A match keeps its {options}: they apply from the next match.", len(names)
        )
        return text.format(options=joined(names))

    @Property(bool, notify=tableChanged)
    def needsMatch(self) -> bool:
        """Whether these rules can only be played by in a new match."""
        match = self._match_rules
        return match is None or bool(held_by_match(match, self.rules))

    @Slot()
    def use(self) -> None:
        """Play by these rules as soon as that can be."""
        self._used = self.rules
        self.used.emit()
        self.changed.emit()
        self.tableChanged.emit()

    # The pages.

    @Property(OptionModel, constant=True)
    def options(self) -> OptionModel:
        return self._options

    @Property(RuleSetModel, constant=True)
    def sets(self) -> RuleSetModel:
        return self._sets

    @Property(RuleSharing, constant=True)
    def sharing(self) -> RuleSharing:
        return self._sharing

    @Property(int, constant=True)
    def pageCount(self) -> int:
        return len(PAGES)

    @Slot(int, result=str)
    def pageName(self, index: int) -> str:
        """Return the name of a page in the program."""
        return PAGES[index]

    @Slot(int, result=str)
    def pageTitle(self, index: int) -> str:
        """Return what a page is called."""
        page = PAGES[index]
        if page in GROUPS:
            return group_name(page)
        if page == SETS:
            return translate("Editor", "Rule sets")
        return translate("Editor", "Share")

    @Slot(int, result=int)
    def changesOn(self, index: int) -> int:
        """Return how many options of a page are changed."""
        return len({*differing(self.base.rules, self.rules)}.intersection(options_of(PAGES[index])))

    @Property(int, notify=pageChanged)
    def page(self) -> int:
        """Which page is shown; -1 where what was searched for is."""
        return -1 if self._query else PAGES.index(self._page)

    @Slot(int)
    def turnTo(self, index: int) -> None:
        """Show a page, and nothing of a search."""
        self._page = PAGES[index % len(PAGES)]
        self._query = ""
        self._lay_out()

    def _asked(self) -> str:
        return self._query

    def _ask(self, query: str) -> None:
        if query != self._query:
            self._query = query
            self._lay_out()

    query = Property(str, _asked, _ask, notify=pageChanged)

    def _lay_out(self) -> None:
        words = self._query.casefold().split()
        if words:
            names = tuple(name for name in TEXTS if is_found(name, self.rules, words))
        else:
            names = options_of(self._page)
        self._options.lay_out(names)
        self.pageChanged.emit()

    # The rules.

    @Property(str, notify=changed)
    def baseName(self) -> str:
        """What the rules are compared with."""
        return self.base.name

    @Property(int, notify=changed)
    def changeCount(self) -> int:
        """In how many options the rules differ from that."""
        return len(differing(self.base.rules, self.rules))

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return bool(self._before)

    def start_from(self, base: Base) -> None:
        """Take up a rule set as it is."""
        self._take(base.rules, base)

    def go_on_from(self, rules: Rules) -> None:
        """Take up rules that may differ from the preset that they started from."""
        self._take(rules, nearest_base(rules))

    @Slot(str, str)
    def choose(self, option: str, key: str) -> None:
        """Choose one of the values that are offered for an option."""
        for value in offered(option, self.rules):
            if value_key(value) == key:
                self._change(option, value)

    @Slot(str, int)
    def setNumber(self, option: str, number: int) -> None:
        """Set an option to a number, or to the nearest one that is possible."""
        least, most = number_range(option, self.rules)
        self._change(option, max(least, min(number, most)))

    @Slot(str, int, int)
    def move(self, option: str, place: int, by: int) -> None:
        """Move what an option puts in order; places count from the highest, `by` 1 is down."""
        order = list(reversed(getattr(self.rules, option)))
        other = place + by
        if 0 <= place < len(order) and 0 <= other < len(order):
            order[place], order[other] = order[other], order[place]
            order.reverse()
            self._change(option, "".join(order) if option == "suit_order" else tuple(order))

    @Slot(str)
    def toggleKind(self, kind: str) -> None:
        """Take a kind of five cards out of the order, or in."""
        self._change("five_card_order", with_kind(self.rules, kind))

    @Slot(int, int, int)
    def setBand(self, place: int, start: int, rate: int) -> None:
        """Set from how many cards on a band counts, and the points a card; the first is from 1."""
        bands = [list(band) for band in self.rules.bands]
        if not 0 <= place < len(bands):
            return
        least = bands[place - 1][0] + 1 if place else 1
        most = bands[place + 1][0] - 1 if place + 1 < len(bands) else HIGHEST_BAND
        bands[place][0] = max(least, min(start, most)) if place else 1
        bands[place][1] = max(1, min(rate, HIGHEST_RATE))
        self._change("bands", tuple((one, other) for one, other in bands))

    @Slot()
    def addBand(self) -> None:
        """Add a band above the last."""
        start, rate = self.rules.bands[-1]
        if len(self.rules.bands) < MOST_BANDS and start < HIGHEST_BAND:
            band = min(start + 3, HIGHEST_BAND), min(rate + 1, HIGHEST_RATE)
            self._change("bands", (*self.rules.bands, band))

    @Slot()
    def removeBand(self) -> None:
        """Take away the last band; the first stays."""
        if len(self.rules.bands) > 1:
            self._change("bands", self.rules.bands[:-1])

    @Slot(str)
    def putBack(self, option: str) -> None:
        """Set an option as it is in what the rules are compared with."""
        if option in TEXTS:
            self._change(option, getattr(self.base.rules, option))

    @Slot()
    def putAllBack(self) -> None:
        """Set every option as it is in what the rules are compared with."""
        self._take(self.base.rules, self.base)

    @Slot()
    def undo(self) -> None:
        """Undo the last change."""
        if self._before:
            self.rules, self.base = self._before.pop()
            self._show()

    def _change(self, option: str, value: Any) -> None:
        try:
            rules, base = moved(self.rules, self.base, option, value)
        except RulesError:
            # Said at the value, which cannot be chosen.
            return
        self._take(rules, base)

    def _take(self, rules: Rules, base: Base) -> None:
        if (rules, base) != (self.rules, self.base):
            self._before.append((self.rules, self.base))
            self.rules, self.base = rules, base
            self._show()

    def _bring(self, base: Base, rules: Rules) -> None:
        """Show rules that came from elsewhere."""
        self._take(rules, base)
        self._show_share()

    def _show_share(self) -> None:
        self.turnTo(PAGES.index(SHARE))
        self.opened.emit()

    def say_anew(self) -> None:
        """Say all of it in the language that is spoken now."""
        if not self.base.is_own:
            self.base = nearest_base(self.base.rules)
        self._before = [
            (rules, base if base.is_own else nearest_base(base.rules))
            for rules, base in self._before
        ]
        self._sets.say_anew()
        self._sharing.say_anew()
        self._show()
        self._lay_out()

    def _show(self) -> None:
        self._options.show(self.rules, self.base)
        self._sets.show(self.rules, self.base)
        self._sharing.show(self.rules, self.base)
        self.changed.emit()
        self.tableChanged.emit()

    # Own rule sets.

    @Slot(str, result=bool)
    def saveAs(self, name: str) -> bool:
        """Keep the rules as a rule set of the player's own; return whether that went well."""
        named = self._sets.save(name, self.rules)
        if named is None:
            return False
        self.base = Base(named.name, named.rules, True)
        self._show()
        return True

    @Property(str, notify=changed)
    def proposedName(self) -> str:
        """A name for these rules to be saved under."""
        if self.base.is_own:
            return self.base.name
        return self._sets.proposed(system_title(self.rules.id))
