"""Figures and letters of the card index, drawn with a broad pen on a height of 100 units."""

from __future__ import annotations

from .paths import Path, Point, ellipse, path, pen, rectangle
from .paths import polygon as _polygon

_THICK, _THIN = 19.5, 12.5


def _stroke(skeleton: str, flare: tuple[float, float] = (0.0, 0.0)) -> Path:
    return pen(path(skeleton), _THICK, _THIN, flare).clockwise()


def _ring(cx: float, cy: float, rx: float, ry: float) -> Path:
    return pen(ellipse(cx, cy, rx, ry), _THICK, _THIN).clockwise()


def _solid(points: list[Point]) -> Path:
    return _polygon(points).clockwise()


def _outline(text: str) -> Path:
    return path(text).clockwise()


def _slab(left: float, right: float, top: float, height: float = 9.5) -> Path:
    return rectangle(left, top, right - left, height)


_ZERO = _ring(30, 50, 21, 44)
_ONE = _solid([(12, 0), (27, 0), (27, 100), (7.5, 100), (7.5, 26), (-6, 31), (-6, 18)])
_SIX = _ring(32, 66.5, 22.5, 27.5) + _stroke(
    "M51 17 C47 9.5 42 6.3 36.5 6.3 C20 6.3 9.7 28 9.7 64", (0.35, 0.0)
)

# Outline and width of each character.
GLYPHS: dict[str, tuple[Path, float]] = {
    "2": (
        _stroke(
            "M11 29 C11 14 20 6.3 32 6.3 C45 6.3 54 14.5 54 28 C54 48 28 60 16.5 92", (0.3, 0.0)
        )
        + _outline("M4 100 L4.6 97 L9 87.5 L52 87.5 L56 76 L64 76 L62 100 Z"),
        65,
    ),
    "3": (
        _stroke(
            "M9.5 25 C12 12 21 6.3 31 6.3 C44 6.3 52.5 14 52.5 26 C52.5 39 43 46.5 25 46.5",
            (0.3, 0),
        )
        + _stroke(
            "M25 46.5 C45 46.5 55.5 55 55.5 70 C55.5 85 45 93.7 30 93.7 C18 93.7 9 87 6.5 74",
            (0, 0.3),
        ),
        65,
    ),
    "4": (
        _outline(
            "M38 0 L56 0 L56 62 L68 62 L68 75 L56 75 L56 100 L37 100 L37 75 L1 75 L1 64 Z"
            "M37 62 L37 23 L14.5 62 Z"
        ),
        68,
    ),
    "5": (
        _outline("M12 0 L57 0 L55 13 L23.5 13 L21.8 47 L9.6 50 Z")
        + _stroke(
            "M18 46.5 C22 41 27 38.5 33 38.5 C47 38.5 55.5 49 55.5 65 C55.5 83 45 93.7 30 93.7"
            "C18 93.7 9 87 6.5 75",
            (0, 0.3),
        ),
        65,
    ),
    "6": (_SIX, 64),
    "7": (
        _outline(
            "M4 0 L62 0 L62 10 C50 35 40 66 38 100 L17.5 100 C20 66 31 38 44 13.5 L12.5 13.5"
            "L11 25 L3 25 Z"
        ),
        64,
    ),
    "8": (_ring(32, 26.8, 19.5, 20.5) + _ring(32, 70.5, 22.5, 23.2), 64),
    "9": (_SIX.turned(180, (32, 50)), 64),
    "T": (_ONE.moved(6, 0) + _ZERO.moved(36.5, 0), 97),
    "J": (
        _stroke("M39 2 L39 66 C39 85 33 93.7 22 93.7 C12 93.7 6 86 5.5 73", (0, 0.3))
        + _slab(18, 60, 0),
        58,
    ),
    "Q": (
        _ring(36, 50, 26, 44) + _outline("M35 69 L48 62 L74 97 L58 105 Z"),
        72,
    ),
    "K": (
        _solid([(9, 0), (28.5, 0), (28.5, 100), (9, 100)])
        + _solid([(52, 3), (66, 3), (28.5, 58), (20, 58), (20, 50)])
        + _solid([(33, 48), (43, 34), (72, 97), (50, 97)])
        + _slab(0, 37, 0)
        + _slab(0, 37, 90.5)
        + _slab(46, 76, 0)
        + _slab(41, 79, 90.5),
        79,
    ),
    "A": (
        _outline("M30 0 L47 0 L77 96 L56 96 L34 20 L18 96 L6 96 Z")
        + rectangle(18, 61, 40, 11.5)
        + _slab(-2, 29, 90.5)
        + _slab(45, 83, 90.5),
        81,
    ),
}


def index(rank: str, x: float, y: float, height: float, widest: float) -> Path:
    """Return a rank centred on `x` with its top at `y`, narrowed where it would be too wide."""
    outline, width = GLYPHS[rank]
    scale = height / 100
    across = min(scale, widest / width)
    return outline.scaled(across, scale).moved(x - width * across / 2, y)
