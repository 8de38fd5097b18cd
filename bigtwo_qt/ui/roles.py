"""The roles of list models whose rows are dataclasses: one role for each named attribute."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, Qt

FIRST = int(Qt.ItemDataRole.UserRole) + 1


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


def camel_case(name: str) -> str:
    """Return a Python name as QML writes it."""
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)
