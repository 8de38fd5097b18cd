"""Qt's Property with types: what reads one as an attribute gets a value of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

if TYPE_CHECKING:
    Value = TypeVar("Value")

    class Property(Generic[Value]):
        """As PySide6.QtCore.Property, which the type checker takes for its own value."""

        def __init__(
            self,
            kind: type[Value],
            fget: Callable[[Any], Value] | None = None,
            fset: Callable[[Any, Value], None] | None = None,
            *,
            notify: object = None,
            constant: bool = False,
        ) -> None: ...

        def __call__(self, fget: Callable[[Any], Value]) -> Self: ...

        def __get__(self, owner: object, kind: type | None = None) -> Value: ...

        def __set__(self, owner: object, value: Value) -> None: ...

else:
    from PySide6.QtCore import Property

__all__ = ["Property"]
