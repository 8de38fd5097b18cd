"""Card backs: patterns that look the same after half a turn."""

from __future__ import annotations

from collections.abc import Callable

from .courts import HEIGHT, WIDTH
from .drawing import Drawing
from .paths import Path, ellipse, path, rectangle, rounded, star

_CX, _CY = WIDTH / 2, HEIGHT / 2


def _frame(inset: float, radius: float) -> Path:
    right, bottom = WIDTH - inset, HEIGHT - inset
    return rounded([(inset, inset), (right, inset), (right, bottom), (inset, bottom)], radius)


def _borders(d: Drawing, light: str) -> None:
    d.line(_frame(14, 4), light, 1.4)
    d.line(_frame(21, 3), light, 2.4)


def _grid(motif: Path, dx: float, dy: float, brick: bool, inset: float) -> Path:
    """Repeat a motif about the card's centre inside the border."""
    shape = Path(())
    columns, rows = int((_CX - inset) / dx) + 1, int((_CY - inset) / dy) + 1
    for row in range(-rows, rows + 1):
        shift = dx / 2 if brick and row % 2 else 0.0
        for column in range(-columns - 1, columns + 1):
            x, y = column * dx + shift, row * dy
            if abs(x) <= _CX - inset + 0.01 and abs(y) <= _CY - inset + 0.01:
                shape = shape + motif.moved(_CX + x, _CY + y)
    return shape


def lattice() -> tuple[str, str]:
    """Draw a window lattice of interlaced lozenges in deep blue."""
    d = Drawing()
    ground, light, mid = "#23406f", "#dbe4f2", "#5f80b5"
    dx, dy = 32.0, 34.4
    d.line(
        _grid(path(f"M0 {-dy / 2} L{dx / 2} 0 L0 {dy / 2} L{-dx / 2} 0 Z"), dx, dy / 2, True, 40),
        mid,
        1.6,
    )
    d.fill(_grid(star(0, 0, 4, 6.4, 2.5), dx, dy / 2, True, 40), light)
    _borders(d, light)
    return d.group(), ground


def seigaiha() -> tuple[str, str]:
    """Draw rows of waves, the lower half turned."""
    d = Drawing()
    ground, light = "#7c2632", "#f0d9c0"
    d.line(_grid(ellipse(0, 0, 11) + ellipse(0, 0, 6.5), 22, 22, False, 36), light, 1.3)
    d.fill(_grid(star(0, 0, 2, 4, 3), 22, 22, False, 36), light)
    _borders(d, light)
    return d.group(), ground


def tiles() -> tuple[str, str]:
    d = Drawing()
    ground, light = "#1f5a4b", "#e4eedf"
    d.line(
        _grid(
            rectangle(-9, -9, 18, 18) + rectangle(-4.5, -4.5, 9, 9).turned(45), 24, 24, False, 36
        ),
        light,
        1.3,
    )
    _borders(d, light)
    return d.group(), ground


def rays() -> tuple[str, str]:
    d = Drawing()
    ground, light = "#4a4560", "#e9e3d3"
    d.line(_grid(star(0, 0, 6, 12, 7), 26, 22.5, True, 38), light, 1.3)
    _borders(d, light)
    return d.group(), ground


BACKS: dict[int, Callable[[], tuple[str, str]]] = {1: lattice, 2: seigaiha, 3: tiles, 4: rays}
