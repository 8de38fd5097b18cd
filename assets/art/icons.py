"""Line icons of the buttons, on a board of 24 units, and the icon of the application."""

from __future__ import annotations

from .drawing import Drawing, document
from .glyphs import index
from .palette import FACE, GILT, GILT_LIGHT, TWO_COLOUR
from .paths import Path, ellipse, path, rectangle, rounded, star
from .suits import pip

WHITE = "#ffffff"
INK = "#2a2721"
"""For light tables."""


def _box(x: float, y: float, width: float, height: float, radius: float) -> Path:
    return rounded([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], radius)


_CARD = _box(5.5, 3, 13, 18, 2)

# Lines, and parts to fill.
_ICONS: dict[str, tuple[Path, Path]] = {
    "play": (_box(4, 8.5, 10, 12.5, 1.8) + path("M18 15 V4 M13.8 8 L18 3.6 L22.2 8"), Path(())),
    "clear": (
        path(
            "M8.5 6.5 L4 11 L8.5 15.5 M4.4 11 H15 C18.4 11 20.5 13 20.5 15.8"
            "C20.5 18.6 18.4 20 15.6 20 H11"
        ),
        Path(()),
    ),
    "pass": (ellipse(12, 12, 8.8) + path("M7.5 12 H16.5"), Path(())),
    "hint": (
        path(
            "M9 17 C9 14.6 5.8 13.4 5.8 9.2 C5.8 5.6 8.6 3 12 3 C15.4 3 18.2 5.6 18.2 9.2"
            "C18.2 13.4 15 14.6 15 17 Z M9.6 20.8 H14.4"
        ),
        Path(()),
    ),
    "sort": (
        path("M7 4 V19.6 M3.4 16 L7 19.8 L10.6 16 M13.5 5.5 H21 M13.5 11.5 H19 M13.5 17.5 H17"),
        Path(()),
    ),
    "menu": (path("M4 6.5 H20 M4 12 H20 M4 17.5 H20"), Path(())),
    "history": (
        path(
            "M4.2 8.4 C5.6 5.2 8.6 3.2 12 3.2 C16.9 3.2 20.8 7.1 20.8 12"
            "C20.8 16.9 16.9 20.8 12 20.8 C8.2 20.8 5 18.5 3.8 15 M3.6 3.8 V8.6 H8.4 M12 7.4"
            "V12.4 L15.4 14.4"
        ),
        Path(()),
    ),
    "sheet": (
        _box(4, 3, 16, 18, 2) + path("M4 8.5 H20 M9.4 8.5 V21 M14.7 8.5 V21 M4 14.7 H20"),
        Path(()),
    ),
    "close": (path("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"), Path(())),
    "new": (_CARD + path("M12 8 V16 M8 12 H16"), Path(())),
    "skip": (path("M4.5 5 L11.5 12 L4.5 19 M11.5 5 L18.5 12 L11.5 19 M20.5 5 V19"), Path(())),
    "settings": (
        path(
            "M3.5 6.5 H10 M15.5 6.5 H20.5 M3.5 12 H5.5 M11 12 H20.5 M3.5 17.5 H12 M17.5 17.5 H20.5"
        )
        + ellipse(12.7, 6.5, 2.6)
        + ellipse(8.2, 12, 2.6)
        + ellipse(14.7, 17.5, 2.6),
        Path(()),
    ),
    "dealer": (
        ellipse(12, 12, 8.8),
        rectangle(8.6, 6.6, 4.6, 7.2).turned(-14, (10, 12)).moved(-0.6, 1.4)
        + rectangle(11.4, 7.6, 4.6, 7.2).turned(14, (13.7, 11)).moved(0.4, 1.6),
    ),
    "lock": (
        _box(5, 10.5, 14, 10, 2)
        + path("M8 10.4 V7.6 C8 5 9.6 3.2 12 3.2 C14.4 3.2 16 5 16 7.6 V10.4 M12 14.6 V16.6"),
        Path(()),
    ),
    "leader": (
        path("M4 18.5 H20 M4.6 15 L3.4 6.6 L8.4 10.4 L12 4.4 L15.6 10.4 L20.6 6.6 L19.4 15 Z"),
        Path(()),
    ),
}


def icons(colour: str) -> dict[str, str]:
    """Return every button icon by name, in this colour."""
    files = {}
    for name, (lines, solid) in _ICONS.items():
        d = Drawing()
        d.line(lines, colour, 1.8)
        if solid.segments:
            d.fill(solid, colour)
        body = d.group('fill="none" stroke-linejoin="round" stroke-linecap="round"')
        files[name] = document(24, 24, body, name)
    return files


def suit(name: str, colour: str) -> str:
    """Return one suit as a small picture."""
    d = Drawing()
    d.fill(pip(name, 12, 12, 19), colour)
    return document(24, 24, d.group('fill="none" stroke-linejoin="round"'), name)


def application() -> str:
    """Draw two fanned cards on a lacquered tile, the upper one a gilt two."""
    d = Drawing("#20242f", 2)
    d.fill(_box(8, 8, 240, 240, 54), "#1b5244")
    d.fill(_box(8, 8, 240, 236, 54), "#226352")
    d.line(_box(14, 14, 228, 228, 48), GILT_LIGHT, 2.5)

    def behind(outline: Path) -> Path:
        return outline.turned(-17).moved(106, 131)

    def before(outline: Path) -> Path:
        return outline.turned(9).moved(154, 130)

    card = _box(-59, -82, 118, 164, 12)
    d.fill(behind(card).moved(3, 6), "#000000", 0.25)
    d.fill(behind(card), FACE)
    d.fill(behind(_box(-52, -75, 104, 150, 7)), "#264777")
    d.line(behind(_box(-46, -69, 92, 138, 4)), "#e3ebf6", 2.4)
    for row in range(-2, 3):
        for column in (-1, 0, 1):
            d.fill(behind(star(column * 28, row * 26, 4, 9, 3.4)), "#e3ebf6")
    d.fill(before(card).moved(3, 7), "#000000", 0.28)
    d.fill(before(card), FACE)
    d.fill(before(index("2", 0, -64, 80, 62)), GILT)
    d.fill(before(pip("s", 0, 48, 54)), TWO_COLOUR["s"])
    return document(256, 256, d.group('fill="none" stroke-linejoin="round"'), "Big Two")
