"""The four suit shapes, each centred on the origin in a box about 100 units high."""

from __future__ import annotations

from .paths import Path, ellipse, path

_HEART = path(
    "M0 50 C-6 33 -46 11 -46 -19 C-46 -36 -35 -47 -22 -47 C-11 -47 -3 -40 0 -28"
    "C3 -40 11 -47 22 -47 C35 -47 46 -36 46 -19 C46 11 6 33 0 50 Z"
)
_DIAMOND = path(
    "M0 -52 C9 -33 24 -14 40 0 C24 14 9 33 0 52 C-9 33 -24 14 -40 0 C-24 -14 -9 -33 0 -52 Z"
)
_SPADE = path(
    "M0 -51 C8 -33 45 -12 45 14 C45 29 35 37 24 37 C15 37 8 33 4.5 25"
    "C5 37 9 45 19 50 L-19 50 C-9 45 -5 37 -4.5 25"
    "C-8 33 -15 37 -24 37 C-35 37 -45 29 -45 14 C-45 -12 -8 -33 0 -51 Z"
)
_CLUB = (
    ellipse(0, -27, 22.5)
    + ellipse(-24.5, 11, 22.5)
    + ellipse(24.5, 11, 22.5)
    + path(
        "M-4 -16 L4 -16 L14 4 L5 12 C5.5 32 9 45 20 50 L-20 50 C-9 45 -5.5 32 -5 12 L-14 4 Z"
    ).clockwise()
)

SUIT: dict[str, Path] = {"d": _DIAMOND, "c": _CLUB, "h": _HEART, "s": _SPADE}


def pip(suit: str, x: float, y: float, height: float, turned: bool = False) -> Path:
    """Return a suit shape of a given height about a point."""
    shape = SUIT[suit].scaled(height / 100)
    return (shape.turned(180) if turned else shape).moved(x, y)
