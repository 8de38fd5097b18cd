"""Card backs: patterns that look the same after half a turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from .courts import HEIGHT, WIDTH, both_ways
from .drawing import Drawing
from .palette import FACE
from .paths import Path, Point, ellipse, hatch, path, polyline, rectangle, rounded, star

_CX, _CY = WIDTH / 2, HEIGHT / 2
_EDGE, _FIELD = 9.0, 27.0
_ACROSS, _DOWN = WIDTH - 2 * _FIELD, HEIGHT - 2 * _FIELD


@dataclass(frozen=True, slots=True)
class _Inks:
    ground: str
    border: str
    mid: str
    light: str
    gold: str = "#d9b25c"


def _frame(inset: float, radius: float) -> Path:
    right, bottom = WIDTH - inset, HEIGHT - inset
    return rounded([(inset, inset), (right, inset), (right, bottom), (inset, bottom)], radius)


def _ground(inks: _Inks) -> Drawing:
    d = Drawing()
    d.fill(_frame(_EDGE, 6), inks.ground)
    return d


def _border(inks: _Inks) -> Drawing:
    """Cover what of the pattern lies outside its field, and draw the border there."""
    d = Drawing()
    field = rectangle(_FIELD, _FIELD, _ACROSS, _DOWN).reversed()
    d.fill(_frame(1, 10) + _frame(_EDGE, 6).reversed(), FACE)
    d.fill(_frame(_EDGE, 6) + field, inks.border)
    d.line(_frame(_EDGE + 4.5, 3.5), inks.gold, 1.2)
    d.line(_frame(_FIELD, 1), inks.gold, 2.2)
    beads = Path(())
    inset = (_EDGE + 4.5 + _FIELD) / 2 - 0.3
    for length, level in ((_ACROSS, False), (_DOWN, True)):
        count = round(length / 11)
        for i in range(count + 1):
            at = _FIELD + length * i / count
            x, y = (inset, at) if level else (at, inset)
            beads = beads + ellipse(x, y, 1.5) + ellipse(WIDTH - x, HEIGHT - y, 1.5)
    d.fill(beads, inks.light)
    corner = star(0, 0, 4, 4.6, 2)
    for x in (inset, WIDTH - inset):
        for y in (inset, HEIGHT - inset):
            d.fill(ellipse(x, y, 5), inks.border)
            d.fill(corner.moved(x, y), inks.gold)
    return d


def _flower(petals: int, reach: float) -> Path:
    petal = path("M0 -.2 C-.34 -.45 -.28 -.8 0 -1 C.28 -.8 .34 -.45 0 -.2 Z").scaled(reach)
    shape = ellipse(0, 0, reach * 0.16)
    for i in range(petals):
        shape = shape + petal.turned(360 * i / petals)
    return shape


def _medallion(inks: _Inks) -> Drawing:
    d = Drawing()
    d.fill(ellipse(_CX, _CY, 27), inks.border)
    d.line(ellipse(_CX, _CY, 27), inks.gold, 2)
    d.line(ellipse(_CX, _CY, 22.6), inks.light, 1)
    d.fill(_flower(8, 19).moved(_CX, _CY), inks.light)
    d.fill(_flower(8, 9).turned(22.5).moved(_CX, _CY), inks.gold)
    return d


def lattice() -> list[str]:
    """A window lattice of double bars in blue, with a star on every crossing."""
    inks = _Inks("#264777", "#1d3861", "#7f9fcd", "#e3ebf6")
    d = _ground(inks)
    dx, dy = _ACROSS / 6, _DOWN / 8
    angle = math.degrees(math.atan2(dy, dx))
    field = rectangle(_FIELD, _FIELD, _ACROSS, _DOWN)
    spacing = dy * math.cos(math.radians(angle))
    bars = Path(())
    for turn in (angle, -angle):
        level = math.radians(-turn)
        offset = _CX * math.sin(level) + _CY * math.cos(level)
        bars = bars + hatch(field, turn, spacing, offset)
    d.line(bars, inks.mid, 5)
    d.line(bars, inks.ground, 2.6)
    crossings, middles = Path(()), Path(())
    for row in range(-8, 9):
        for column in range(-6, 7):
            x, y = _CX + column * dx / 2, _CY + row * dy / 2
            if not (_FIELD + 5 < x < WIDTH - _FIELD - 5 and _FIELD + 5 < y < HEIGHT - _FIELD - 5):
                continue
            if (row + column) % 2 == 0:
                crossings = crossings + star(x, y, 4, 6.4, 2.6)
            else:
                middles = middles + star(x, y, 2, 4.6, 3)
    d.fill(crossings, inks.light)
    d.fill(middles, inks.gold)
    return [d.group(), _medallion(inks).group(), _border(inks).group()]


def waves() -> list[str]:
    """Rows of waves in lacquer red, turned about a band across the middle."""
    inks = _Inks("#8f2c33", "#701f28", "#b04a4a", "#f0d6bd")
    half = Drawing()
    reach = _ACROSS / 12
    rows = 10
    for row in range(rows):
        y = _FIELD + 4 + row * (_CY - _FIELD - 4) / (rows - 1)
        count, start = (6, 1) if row % 2 else (7, 0)
        xs = [_FIELD + (start + 2 * i) * reach for i in range(count)]
        outer, middle, inner = Path(()), Path(()), Path(())
        for x in xs:
            outer = outer + ellipse(x, y, reach)
            middle = middle + ellipse(x, y, reach * 0.68)
            inner = inner + ellipse(x, y, reach * 0.36)
        half.fill(outer, inks.ground)
        half.line(outer, inks.light, 1.3)
        half.line(middle, inks.mid, 1.5)
        half.fill(inner, inks.mid)
    band = Drawing()
    band.fill(rectangle(_FIELD, _CY - 16, _ACROSS, 32), inks.border)
    for y in (_CY - 16, _CY + 16):
        band.line(polyline([(_FIELD, y), (WIDTH - _FIELD, y)]), inks.gold, 2)
    for i in (-3, -2, 2, 3):
        band.fill(_flower(4, 7).moved(_CX + i * 25, _CY), inks.light)
    return [
        _ground(inks).group(),
        *both_ways(half),
        band.group(),
        _medallion(inks).group(),
        _border(inks).group(),
    ]


def tiles() -> list[str]:
    """Eight-sided tiles in green, a flower in each."""
    inks = _Inks("#24614f", "#1a4a3d", "#7fb49c", "#e6f0e0")
    d = _ground(inks)
    columns, rows = 8, 12
    w, h, cut = _ACROSS / columns, _DOWN / rows, 6.6
    octagon = path(
        f"M{cut} 0 L{w - cut} 0 L{w} {cut} L{w} {h - cut} L{w - cut} {h} L{cut} {h} L0 {h - cut}"
        f"L0 {cut} Z"
    )
    outlines, flowers, squares = Path(()), Path(()), Path(())
    for row in range(rows):
        for column in range(columns):
            x, y = _FIELD + column * w, _FIELD + row * h
            outlines = outlines + octagon.moved(x, y)
            flowers = flowers + star(x + w / 2, y + h / 2, 4, 7.4, 2.8)
            if row and column:
                squares = squares + star(x, y, 2, 3.6, 3.6)
    d.line(outlines, inks.mid, 1.4)
    d.fill(flowers, inks.light)
    d.fill(squares, inks.gold)
    return [d.group(), _medallion(inks).group(), _border(inks).group()]


def hemp() -> list[str]:
    """Hemp leaves, a net of three-sided cells, in plum grey."""
    inks = _Inks("#51476a", "#3d3552", "#a79cc2", "#ece6f2")
    d = _ground(inks)
    side = _ACROSS / 6
    height = side * math.sqrt(3) / 2
    net, nodes = Path(()), Path(())

    def turned(reach: float, degrees: float) -> Point:
        a = math.radians(degrees)
        return (reach * math.cos(a), reach * math.sin(a))

    def reaches(point: Point) -> bool:
        margin = _FIELD - 16
        return margin < point[0] < WIDTH - margin and margin < point[1] < HEIGHT - margin

    for row in range(-7, 8):
        for column in range(-5, 6):
            x = _CX + (column + (row % 2) / 2) * side
            y = _CY + row * height
            ends = [turned(side, a) for a in (0, 60, 120)]
            ends += [turned(side / math.sqrt(3), a) for a in range(30, 390, 60)]
            for ex, ey in ends:
                if reaches((x, y)) and reaches((x + ex, y + ey)):
                    net = net + polyline([(x, y), (x + ex, y + ey)])
            inside = _FIELD + 4 < x < WIDTH - _FIELD - 4 and _FIELD + 4 < y < HEIGHT - _FIELD - 4
            if inside:
                nodes = nodes + ellipse(x, y, 2.5)
    d.line(net, inks.mid, 1.3)
    d.fill(nodes, inks.light)
    return [d.group(), _medallion(inks).group(), _border(inks).group()]


BACKS: dict[str, Callable[[], list[str]]] = {
    "lattice": lattice,
    "waves": waves,
    "tiles": tiles,
    "hemp": hemp,
}
