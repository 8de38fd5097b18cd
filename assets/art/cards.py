"""The pack: faces, jokers and backs, as SVG text."""

from __future__ import annotations

from . import courts, jokers
from .backs import BACKS
from .drawing import Drawing, document
from .glyphs import index
from .palette import EDGE, FACE, GILT, GILT_LIGHT, INK, RANKS, SHADOW, SUITS
from .paths import Path, ellipse, path, polygon, rounded, star
from .suits import pip

WIDTH, HEIGHT = courts.WIDTH, courts.HEIGHT
_LEFT, _TOP = 12.0, 10.0
_RADIUS = 11.0
_RANK_NAMES = dict(zip("TJQKA", ("10", "jack", "queen", "king", "ace"), strict=True))
_SUIT_NAMES = {"d": "diamonds", "c": "clubs", "h": "hearts", "s": "spades"}

_COLUMNS = (83.0, 120.0, 157.0)
_ROWS = (58.0, HEIGHT / 2, HEIGHT - 58.0)
_FOURTHS = tuple(58.0 + (HEIGHT - 116.0) * i / 3 for i in range(4))


def _pip_places(count: int) -> list[tuple[float, float]]:
    left, middle, right = _COLUMNS
    top, centre, bottom = _ROWS
    sides = [(x, y) for x in (left, right) for y in (top, bottom)]
    six = [*sides, (left, centre), (right, centre)]
    eight = [(x, y) for x in (left, right) for y in _FOURTHS]
    upper, lower = (_FOURTHS[0] + _FOURTHS[1]) / 2, (_FOURTHS[2] + _FOURTHS[3]) / 2
    return {
        2: [(middle, top), (middle, bottom)],
        3: [(middle, top), (middle, centre), (middle, bottom)],
        4: sides,
        5: [*sides, (middle, centre)],
        6: six,
        7: [*six, (middle, (top + centre) / 2)],
        8: [*six, (middle, (top + centre) / 2), (middle, (bottom + centre) / 2)],
        9: [*eight, (middle, centre)],
        10: [*eight, (middle, upper), (middle, lower)],
    }[count]


def _sheet(face: str) -> str:
    """Return shadow, paper and edge."""
    layers = []
    for grow, alpha in ((8.0, 0.025), (6.0, 0.03), (4.2, 0.04), (2.6, 0.05), (1.2, 0.07)):
        layers.append(
            f'<rect x="{_LEFT - grow:g}" y="{_TOP - grow + 3:g}" width="{WIDTH + 2 * grow:g}"'
            f' height="{HEIGHT + 2 * grow:g}" rx="{_RADIUS + grow:g}" fill="{SHADOW}" fill-opacity="{alpha:g}"/>'
        )
    layers.append(
        f'<rect x="{_LEFT:g}" y="{_TOP:g}" width="{WIDTH:g}" height="{HEIGHT:g}" rx="{_RADIUS:g}"'
        f' fill="{face}" stroke="{EDGE}" stroke-width="1"/>'
    )
    return "\n".join(layers)


def card(inner: str, title: str, face: str = FACE) -> str:
    """Wrap a drawing in card units (240 by 335.24) in its sheet of paper."""
    body = (
        f"{_sheet(face)}\n"
        f'<g transform="translate({_LEFT:g} {_TOP:g})" fill="none" stroke-linejoin="round" stroke-linecap="round">\n'
        f"{inner}\n</g>"
    )
    return document(264, 360, body, title)


def twice(upper: str) -> str:
    """Return a drawing and the same turned by half a turn about the card's centre."""
    return f'{upper}\n<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">\n{upper}\n</g>'


def _corner(rank: str, suit: str, colour: str) -> Path:
    return index(rank, 33, 14, 52, 44) + pip(suit, 33, 89, 36)


def face(rank: str, suit: str, colours: dict[str, str]) -> str:
    """Return the face of one card."""
    colour = colours[suit]
    corner = Drawing(INK)
    corner.fill(_corner(rank, suit, colour), colour)
    inner = Drawing(INK)
    if rank in "JQK":
        middle = courts.court(rank, suit, colour)
    elif rank == "A":
        _ace(inner, suit, colour)
        middle = inner.group()
    else:
        count = "23456789T".index(rank) + 2
        for x, y in _pip_places(count):
            inner.fill(
                pip(suit, x, y, 62 if rank == "2" else 47, turned=y > HEIGHT / 2 + 1), colour
            )
        if rank == "2":
            _gilt(inner)
            corner.fill(_gilt_drop(33, 119), GILT)
        middle = inner.group()
    title = f"{_RANK_NAMES.get(rank, rank)} of {_SUIT_NAMES[suit]}"
    return card(f"{middle}\n{twice(corner.group())}", title)


def _gilt_drop(x: float, y: float) -> Path:
    return star(x, y, 2, 6.5, 4.2) + star(x - 11, y, 2, 4, 2.7) + star(x + 11, y, 2, 4, 2.7)


def _gilt(d: Drawing) -> None:
    """Draw the mark of the 2s, the highest rank: a gilt rosette between the pips."""
    x, y = WIDTH / 2, HEIGHT / 2
    for turn in range(0, 360, 45):
        petal = path("M0 -5 C-5 -10 -4 -17 0 -22 C4 -17 5 -10 0 -5 Z").turned(turn).moved(x, y)
        d.fill(petal, GILT if turn % 90 == 0 else GILT_LIGHT)
    d.fill(ellipse(x, y, 4.4), GILT)
    for side in (-1, 1):
        d.line(path(f"M{x + side * 28} {y} H{x + side * 62}"), GILT, 1.6)
        d.fill(star(x + side * 66, y, 2, 4.6, 3.4), GILT)
        d.fill(star(x + side * 30, y, 2, 3.4, 2.6), GILT)


def _ace(d: Drawing, suit: str, colour: str) -> None:
    x, y = WIDTH / 2, HEIGHT / 2
    if suit != "s":
        d.fill(pip(suit, x, y, 112), colour)
        d.line(pip(suit, x, y, 84), FACE, 1.6)
        d.fill(_rosette(x, y + {"h": -6, "d": 0, "c": 0}[suit], 15), GILT_LIGHT)
        return
    d.fill(pip("s", x, y - 4, 178), colour)
    d.line(pip("s", x, y - 5, 152), GILT_LIGHT, 2)
    d.fill(pip("s", x, y - 8, 128), FACE)
    d.fill(pip("s", x, y - 9, 112), colour)
    d.fill(_rosette(x, y + 4, 26), GILT_LIGHT)
    leaf = path("M0 0 C-7 -8 -6 -20 0 -28 C6 -20 7 -8 0 0 Z")
    for turn in (-60, 60):
        d.fill(leaf.turned(turn).moved(x, y - 22), FACE)


def _rosette(x: float, y: float, reach: float) -> Path:
    petal = path("M0 -3 C-6 -9 -5 -16 0 -22 C5 -16 6 -9 0 -3 Z").scaled(reach / 22)
    shape = ellipse(0, 0, reach * 0.12)
    for turn in range(0, 360, 60):
        shape = shape + petal.turned(turn)
    return shape.moved(x, y)


def pack(colours: dict[str, str]) -> dict[str, str]:
    """Return the 52 faces by card text."""
    return {rank + suit: face(rank, suit, colours) for rank in RANKS for suit in SUITS}


def joker(kind: str) -> str:
    colour = kind == "jc"
    d = Drawing(INK)
    d.fill(_joker_corner(), "#b3262e" if colour else INK)
    title = "colour joker" if colour else "black joker"
    return card(f"{jokers.joker(colour)}\n{twice(d.group())}", title)


def _joker_corner() -> Path:
    return (
        star(34, 38, 5, 24, 10) + ellipse(34, 74, 3.4) + ellipse(34, 86, 2.6) + ellipse(34, 96, 1.8)
    )


def back(number: int) -> str:
    inner, ground = BACKS[number]()
    frame = rounded([(9, 9), (WIDTH - 9, 9), (WIDTH - 9, HEIGHT - 9), (9, HEIGHT - 9)], 6)
    d = Drawing(INK)
    d.fill(frame, ground)
    return card(f"{d.group()}\n{inner}", "card back")


__all__ = ["back", "joker", "pack", "polygon"]
