"""The roles of list models whose rows are dataclasses: one role for each named attribute.

The models share these functions and no base: what describes them to the QML checks knows only
classes that derive from Qt's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QModelIndex, QPersistentModelIndex

# Qt's numbers, written out: the namespace `Qt` takes 15 ms to load, and the window starts without.
DISPLAY = 0
FIRST = 0x0100 + 1


def role_names(attributes: Sequence[str]) -> dict[int, QByteArray]:
    """Return the roles in the form of `roleNames`: "cards_left" is the role cardsLeft."""
    return {
        FIRST + number: QByteArray(camel_case(name).encode())
        for number, name in enumerate(attributes)
    }


def attribute_of(role: int, attributes: Sequence[str]) -> str | None:
    """Return the attribute that a role stands for, None for a role that is none of them."""
    number = role - FIRST
    return attributes[number] if 0 <= number < len(attributes) else None


def role_of(attribute: str, attributes: Sequence[str]) -> int:
    """Return the role of an attribute."""
    return FIRST + attributes.index(attribute)


def row_count(rows: Sequence[object], parent: QModelIndex | QPersistentModelIndex | None) -> int:
    """Return how many rows a list has under a parent; only the root has any."""
    return 0 if parent is not None and parent.isValid() else len(rows)


def value_at(
    rows: Sequence[object],
    attributes: Sequence[str],
    index: QModelIndex | QPersistentModelIndex,
    role: int,
) -> Any:
    """Return what a row has for a role, a tuple as a list; None where there is no such thing."""
    attribute = attribute_of(role, attributes)
    if attribute is None or not 0 <= index.row() < len(rows):
        return None
    value = getattr(rows[index.row()], attribute)
    return list(value) if isinstance(value, tuple | list) else value


def camel_case(name: str) -> str:
    """Return a Python name as QML writes it."""
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)
