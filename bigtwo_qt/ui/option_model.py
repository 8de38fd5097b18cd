"""The options of a page as QML sees them, made when they come into sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import Rules
from bigtwo_qt.ui.drawings import pictured
from bigtwo_qt.ui.option_rows import (
    COMPACT,
    EXTRAS,
    Base,
    idle_text,
    items_of,
    nearest_base,
    number_of,
    number_range,
    usual_text,
    values_of,
)
from bigtwo_qt.ui.option_table import TEXTS
from bigtwo_qt.ui.option_text import group_name, option_name, value_text
from bigtwo_qt.ui.roles import DISPLAY, attribute_of, role_names, row_count

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = (
    "option",
    "group",
    "name",
    "sentence",
    "idle",
    "extra",
    "is_compact",
    "is_changed",
    "usual",
    "value_count",
    "values",
    "item_count",
    "items",
    "number",
    "least",
    "most",
    "bands",
)


@QmlElement
class OptionModel(QAbstractListModel):
    """Some options of the rules being edited; how many values each has never changes on a page.

    The values of an option are looked at only when they are asked for, so a page costs what of it
    is in sight.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._rules = Rules()
        self._base = nearest_base(self._rules)
        self._made: dict[tuple[str, str], Any] = {}

    def lay_out(self, names: tuple[str, ...]) -> None:
        """Show these options."""
        self.beginResetModel()
        self._names = names
        self.endResetModel()

    def show(self, rules: Rules, base: Base) -> None:
        """Show the options as they are in some rules, compared with a base."""
        self._rules, self._base = rules, base
        self._made.clear()
        if self._names:
            self.dataChanged.emit(self.index(0), self.index(len(self._names) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._names, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        attribute = attribute_of(role, ROLES)
        if attribute is None or not 0 <= index.row() < len(self._names):
            return None
        return self.told(self._names[index.row()], attribute)

    def told(self, option: str, attribute: str) -> Any:
        """Return what is told of an option; `attribute` is one of ROLES."""
        made = self._made
        if (option, attribute) not in made:
            made[option, attribute] = _MADE[attribute](self, option)
        return made[option, attribute]

    @property
    def names(self) -> tuple[str, ...]:
        """The options that are shown."""
        return self._names

    def _values(self, option: str) -> list[dict[str, object]]:
        return [
            {
                "key": value.key,
                "text": value.text,
                "sentence": value.sentence,
                "isOn": value.is_on,
                "isPossible": value.is_possible,
                "also": value.also,
                "drawings": [pictured(drawing) for drawing in value.drawings],
            }
            for value in values_of(option, self._rules, self._base)
        ]

    def _items(self, option: str) -> list[dict[str, object]]:
        return [
            {
                "key": item.key,
                "text": item.text,
                "faces": list(item.faces),
                "isOn": item.is_on,
                "also": item.also,
            }
            for item in items_of(option, self._rules)
        ]

    def _sentence(self, option: str) -> str:
        return value_text(option, getattr(self._rules, option), self._rules).sentence

    def _is_changed(self, option: str) -> bool:
        return bool(getattr(self._rules, option) != getattr(self._base.rules, option))

    def _number(self, option: str) -> int:
        return number_of(option, self._rules) if EXTRAS.get(option) == "number" else 0

    def _range(self, option: str, end: int) -> int:
        return number_range(option, self._rules)[end] if EXTRAS.get(option) == "number" else 0

    def _bands(self, option: str) -> list[dict[str, int]]:
        if option != "bands":
            return []
        return [{"start": start, "rate": rate} for start, rate in self._rules.bands]


_MADE: dict[str, Callable[[OptionModel, str], Any]] = {
    "option": lambda _, option: option,
    "group": lambda _, option: group_name(TEXTS[option].group),
    "name": lambda _, option: option_name(option),
    "sentence": OptionModel._sentence,
    "idle": lambda model, option: idle_text(option, model._rules),
    "extra": lambda _, option: EXTRAS.get(option, ""),
    "is_compact": lambda _, option: option in COMPACT,
    "is_changed": OptionModel._is_changed,
    "usual": lambda model, option: usual_text(option, model._base),
    "value_count": lambda model, option: len(model.told(option, "values")),
    "values": OptionModel._values,
    "item_count": lambda model, option: len(model.told(option, "items")),
    "items": OptionModel._items,
    "number": OptionModel._number,
    "least": lambda model, option: model._range(option, 0),
    "most": lambda model, option: model._range(option, 1),
    "bands": OptionModel._bands,
}
