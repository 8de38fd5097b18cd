"""The small round emblems of the players, on a board of 48 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from .drawing import Drawing, document
from .paths import Path, ellipse, path, pen, rectangle

_CENTRE = 24.0


def _petals(petal: Path, count: int, x: float, y: float, turn: float = 0.0) -> Path:
    shape = Path(())
    for i in range(count):
        shape = shape + petal.turned(turn + 360 * i / count).moved(x, y)
    return shape


def _you(d: Drawing) -> None:
    d.fill(ellipse(24, 18, 7.2), "#f7e3b4")
    d.fill(
        path(
            "M9.6 39 C10 30.5 15.5 27.4 20 27.2 L24 32 L28 27.2 C32.5 27.4 38 30.5 38.4 39"
            "C34.8 42.6 29.6 44.4 24 44.4 C18.4 44.4 13.2 42.6 9.6 39 Z"
        ),
        "#f7e3b4",
    )
    d.fill(path("M20.8 27.1 L24 31 L27.2 27.1 L26.2 26.6 L21.8 26.6 Z"), "#e0ac45")


def _lotus(d: Drawing) -> None:
    petal = path("M0 0 C-6.4 -4 -6 -13 0 -19.5 C6 -13 6.4 -4 0 0 Z")
    for turn, colour in (
        (-74, "#e58fa9"),
        (74, "#e58fa9"),
        (-40, "#f0b3c4"),
        (40, "#f0b3c4"),
        (0, "#fde6ec"),
    ):
        d.fill(petal.turned(turn).moved(24, 33), colour)
    d.line(path("M11 36.5 C16 39.6 20 39.6 24 37.4 C28 39.6 32 39.6 37 36.5"), "#bfe3d6", 1.8)


def _crane(d: Drawing) -> None:
    d.fill(ellipse(33, 15, 6.4), "#e9573f")
    d.line(path("M21.4 33 L19.6 43 M24.8 33 L26.2 43"), "#1d2733", 1.4)
    d.fill(
        path(
            "M37 27 C35 34 27.4 36.4 20.6 34.4 C13.6 32.4 13 26.6 17.4 24.2"
            "C23.4 21.4 30.4 23 37 27 Z"
        ),
        "#ffffff",
    )
    d.fill(
        path(
            "M26.5 25 C32 24.4 38.6 27.6 42.2 32.6 C38 31.4 37.6 33.4 34 33.6"
            "C29.6 33.8 26.2 30 26.5 25 Z"
        ),
        "#1d2733",
    )
    d.fill(
        pen(path("M17.6 30 C11.6 26.6 12 22.6 14.6 19.4 C17 16.4 16.4 13.2 13.6 12.4"), 3.4, 3.2),
        "#ffffff",
    )
    d.fill(
        path(
            "M15.6 12.4 C15.2 10.2 12.6 9.6 11 11 L5.6 14.8 L11.4 14.2"
            "C13.6 15.2 15.6 14.6 15.6 12.4 Z"
        ),
        "#1d2733",
    )
    d.fill(ellipse(13, 10.9, 1.7, 1.3), "#e9573f")


def _bamboo(d: Drawing) -> None:
    for x, top, colour in ((16.4, 8, "#7fc08a"), (24.6, 4, "#a9dba8"), (32.4, 10, "#7fc08a")):
        for i in range(4):
            y = top + i * 10.5
            height = min(9.6, 43 - y - abs(x - 24) * 0.3)
            if height > 2:
                d.fill(rectangle(x - 2.3, y, 4.6, height), colour)
    leaf = path("M0 0 C3 -3.6 8 -4.6 12.4 -3 C9 0.6 4 1.8 0 0 Z")
    for x, y, turn in (
        (26, 14, -30),
        (26.6, 14.6, 14),
        (15, 18, 196),
        (15, 18.6, 150),
        (33, 25, -20),
        (23, 29, 190),
    ):
        d.fill(leaf.turned(turn).scaled(0.92).moved(x, y), "#e3f3cf")


def _plum(d: Drawing) -> None:
    d.fill(pen(path("M5 36 C14 36 22 32 27 26 C32 20 37 17 43 16"), 2.6, 2.6), "#3a1d22")
    d.fill(_petals(ellipse(0, -7.4, 5.7, 6), 5, 24, 24), "#ffd9df")
    d.fill(_petals(ellipse(0, -4.6, 2.1, 3), 5, 24, 24), "#f2869b")
    d.fill(ellipse(24, 24, 2.6), "#f4c552")
    for i in range(5):
        a = math.radians(36 + 72 * i)
        d.fill(ellipse(24 + 6 * math.sin(a), 24 - 6 * math.cos(a), 1), "#f4c552")
    d.fill(ellipse(39.4, 15.4, 2.6) + ellipse(10.6, 36.6, 2.3), "#ffd9df")


def _carp(d: Drawing) -> None:
    d.line(
        path(
            "M6 33 C10 36 14 36 18 33.6 M30 41 C33 43 36 42.6 39 40 M33 9.6"
            "C36 11.6 39 11.4 41.4 9.6"
        ),
        "#6fa7c9",
        1.6,
    )
    d.fill(
        path(
            "M27 25.6 C31 30 29 36 33.4 40.6 C26.4 40.6 22.6 36 22.4 31 C18 32.6 13.6 31 11 27.8"
            "C15 27.4 18 25.8 20 23 Z"
        ),
        "#f7b26a",
    )
    d.fill(
        path(
            "M33.6 8.4 C38.6 13 37.6 20.6 32 26 C28.6 29.2 24.8 30.6 21.8 31.6"
            "C20.4 27 21.4 20 25 14.6 C27.4 11 30.4 9 33.6 8.4 Z"
        ),
        "#fff4e6",
    )
    d.fill(
        path(
            "M33.6 8.4 C36.4 11 37.4 14.6 36.6 18.2 C32.6 19 28 17.4 25.6 13.8"
            "C27.8 10.8 30.6 9 33.6 8.4 Z M33 24.9 C29 26.4 24.6 25.4 22 22.4"
            "C21 25.6 21 28.8 21.8 31.6 C25.6 30.4 29.8 28.6 33 24.9 Z"
        ),
        "#ec5f37",
    )
    d.fill(
        path(
            "M26 13.4 C21.6 12.4 17.8 13.8 15.6 17 C19 17 21.6 18 23.6 19.4 Z M36 20.2"
            "C39.8 21.6 41.4 25 40.8 28.6 C38.4 26.4 36 25.4 33.4 24.8 Z"
        ),
        "#f7b26a",
    )
    d.fill(ellipse(29.6, 12.4, 1.1) + ellipse(34.4, 13.8, 1.1), "#1d2733")


def _moon(d: Drawing) -> None:
    d.fill(ellipse(24.6, 21.6, 13.2), "#f8e6b0")
    d.fill(ellipse(20.4, 17.4, 3) + ellipse(28.6, 22.6, 2.2) + ellipse(27, 14.2, 1.5), "#ecd08a")
    d.fill(
        path(
            "M5 34.4 C8 29.8 13.6 30 16 32.6 C19 27.4 27.6 27.4 30 32.4"
            "C33.4 30.2 39 30.8 42.6 35 C40.6 39 37 42 33 44 C22 47 9.6 43 5 34.4 Z"
        ),
        "#39406f",
    )
    d.line(path("M9.6 37.4 H22 M26 40.6 H36 M28 36.6 H33"), "#8f97cf", 1.7)


def _pine(d: Drawing) -> None:
    d.fill(pen(path("M22 44 C27.6 37 19 31 24 22 C25 20 26 17 25.6 12"), 3.6, 3), "#5a3822")
    d.line(
        path("M22.6 30.6 C18 31 15.6 29.6 13 27.4 M24.6 24 C29 25 32 23.6 34.6 21.4"), "#5a3822", 2
    )
    cloud = path(
        "M-10 4 C-12 0 -8 -3.4 -5 -2.4 C-4 -6.4 4 -6.4 5 -2.4 C8 -3.4 12 0 10 4"
        "C6 5.6 -6 5.6 -10 4 Z"
    )
    for x, y, scale, colour in (
        (26, 12, 1.1, "#2f6b4d"),
        (14, 24.4, 0.92, "#3f8560"),
        (35, 20.4, 0.86, "#3f8560"),
        (30.4, 32.6, 0.74, "#2f6b4d"),
    ):
        d.fill(cloud.scaled(scale).moved(x, y), colour)
        d.line(
            path("M-5 2 C-4 -1 -2 -2 0 -2.4 M2 2 C3 0 4 -0.6 6 -0.4").scaled(scale).moved(x, y),
            "#a8d0a8",
            1.1,
        )


_EMBLEMS: dict[str, tuple[str, Callable[[Drawing], None]]] = {
    "you": ("#27446f", _you),
    "lotus": ("#1f6f6c", _lotus),
    "crane": ("#8fb9d6", _crane),
    "bamboo": ("#2c5e43", _bamboo),
    "plum": ("#8c2f45", _plum),
    "carp": ("#1f5c86", _carp),
    "moon": ("#1d2350", _moon),
    "pine": ("#ead9b0", _pine),
}


def emblems() -> dict[str, str]:
    """Return every emblem by its id."""
    files = {}
    for name, (ground, motif) in _EMBLEMS.items():
        d = Drawing()
        d.fill(ellipse(_CENTRE, _CENTRE, 23.5), ground)
        motif(d)
        d.line(ellipse(_CENTRE, _CENTRE, 22.7), "#e0ac45", 1.6)
        body = d.group('fill="none" stroke-linejoin="round" stroke-linecap="round"')
        files[name] = document(48, 48, body, name)
    return files
