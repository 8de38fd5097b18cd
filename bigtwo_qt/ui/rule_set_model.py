"""The rule sets to start from, as QML sees them: the player's own first, then the presets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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

from bigtwo_qt.rules import SYSTEMS, Rules
from bigtwo_qt.store import StoreError
from bigtwo_qt.store.rulesets import NamedRules, RuleSets, is_title
from bigtwo_qt.ui.option_rows import Base, base_of, differing, nearest_base
from bigtwo_qt.ui.option_text import number_name
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.wording import counted, failure_text, sentence, translate

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("key", "name", "about", "is_own", "is_base", "is_first")


@dataclass(frozen=True, slots=True)
class SetRow:
    """A rule set; `key` is the name of one's own, or the id of a preset."""

    key: str
    name: str
    about: str
    is_own: bool
    is_base: bool
    is_first: bool


@QmlElement
class RuleSetModel(QAbstractListModel):
    """Own rule sets and presets. `chosen` carries the Base that is to be started from.

    `said` is what came of the last thing done, in a sentence.
    """

    chosen = Signal(object)
    saidChanged = Signal()

    def __init__(self, parent: QObject, sets: RuleSets) -> None:
        super().__init__(parent)
        self._sets = sets
        self._rows: list[SetRow] = []
        self._base = base_of("big-two")
        self._said = ""
        self._fill()

    def show(self, _: Rules, base: Base) -> None:
        """Mark the rule set that was started from."""
        if base != self._base:
            self._base = base
            self._fill()

    def say_anew(self) -> None:
        """Name the presets in the language that is spoken now; what was said is over."""
        self._said = ""
        self.refresh()

    def refresh(self) -> None:
        """Show the rule sets as they are now."""
        self._fill()
        self.saidChanged.emit()

    def _fill(self) -> None:
        base = self._base
        rows = [
            SetRow(
                named.name,
                named.name,
                own_about(named.rules),
                True,
                base.is_own and named.name == base.name,
                number == 0,
            )
            for number, named in enumerate(self._sets.all)
        ]
        rows += [
            SetRow(
                system_id,
                system_title(system_id),
                preset_about(found.players),
                False,
                not base.is_own and base.rules.id == system_id,
                number == 0,
            )
            for number, (system_id, found) in enumerate(SYSTEMS.items())
        ]
        if [row.key for row in rows] == [row.key for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

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
    def rows(self) -> list[SetRow]:
        """The rule sets that are shown."""
        return self._rows

    @Property(str, notify=saidChanged)
    def said(self) -> str:
        return self._said

    @Property(bool, notify=saidChanged)
    def canPutBack(self) -> bool:
        """Whether a rule set was deleted or replaced and can be brought back."""
        return self._sets.removed is not None

    @Slot(str, bool)
    def start(self, key: str, isOwn: bool) -> None:
        """Start from a rule set."""
        if isOwn:
            named = self._sets.find(key)
            if named is not None:
                self.chosen.emit(Base(named.name, named.rules, True))
        elif key in SYSTEMS:
            self.chosen.emit(base_of(key))

    def save(self, name: str, rules: Rules) -> NamedRules | None:
        """Keep rules under a name; None, and a sentence in `said`, where that cannot be."""
        title = name.strip()
        if not is_title(title):
            self._say(translate("Editor", "A rule set needs a name of 1 to 40 characters."))
            return None
        is_new = self._sets.find(title) is None
        saved: list[NamedRules] = []
        self._do(lambda: saved.append(self._sets.save(title, rules)))
        if not saved:
            return None
        text = (
            translate("Editor", "Saved as “{name}”.")
            if is_new
            else translate("Editor", "“{name}” now has these rules.")
        )
        self._say(text.format(name=title))
        return saved[0]

    @Slot(str, str, result=bool)
    def rename(self, name: str, newName: str) -> bool:
        """Give a rule set another name; return whether that went well."""
        title = newName.strip()
        other = self._sets.find(title)
        if not is_title(title):
            self._say(translate("Editor", "A rule set needs a name of 1 to 40 characters."))
            return False
        if other is not None and other.name.casefold() != name.casefold():
            self._say(
                translate("Editor", "There is a rule set “{name}” already.").format(name=title)
            )
            return False
        is_base = self._base.is_own and self._base.name == name
        if not self._do(lambda: self._sets.rename(name, title)):
            return False
        self._say(
            translate("Editor", "“{name}” is now called “{title}”.").format(name=name, title=title)
        )
        if is_base:
            self.start(title, True)
        return True

    @Slot(str)
    def duplicate(self, name: str) -> None:
        """Keep a copy of a rule set under a name of its own."""
        copies: list[NamedRules] = []
        if self._do(lambda: copies.append(self._sets.duplicate(name))):
            self._say(translate("Editor", "Copied as “{name}”.").format(name=copies[0].name))

    @Slot(str)
    def delete_(self, name: str) -> None:
        """Delete a rule set, which can be put back until the program is closed."""
        if self._do(lambda: self._sets.delete(name)):
            self._say(translate("Editor", "“{name}” is deleted.").format(name=name))

    @Slot()
    def putBack(self) -> None:
        """Bring back the rule set that was deleted or replaced last."""
        back: list[NamedRules | None] = []
        if self._do(lambda: back.append(self._sets.put_back())) and back[0] is not None:
            self._say(translate("Editor", "“{name}” is back.").format(name=back[0].name))

    def proposed(self, title: str) -> str:
        """Return a name that no rule set has, for house rules of a system."""
        return self._sets.free_name(translate("Editor", "{title} at home").format(title=title)[:40])

    def _do(self, action: Callable[[], object]) -> bool:
        """Change the rule sets; return whether they could be kept, and say so where not."""
        try:
            action()
        except StoreError as error:
            self._say(failure_text(error))
            return False
        self._fill()
        self.saidChanged.emit()
        return True

    def _say(self, text: str) -> None:
        self._said = text
        self.saidChanged.emit()


def own_about(rules: Rules) -> str:
    """Return what a rule set of one's own is made from: "Big Two, 3 options changed"."""
    base = nearest_base(rules)
    count = len(differing(base.rules, rules))
    if count == 0:
        return base.name
    return counted("Editor", "{base}, %n options changed", count).format(base=base.name)


def preset_about(players: tuple[int, ...]) -> str:
    """Return for how many a preset is: "For two, three or four players"."""
    names = [number_name(number) for number in sorted(players)]
    if len(names) == 1:
        text = names[0]
    else:
        text = translate("Editor", "{names} or {last}").format(
            names=", ".join(names[:-1]), last=names[-1]
        )
    return sentence(counted("Editor", "for {numbers} players", max(players)).format(numbers=text))
