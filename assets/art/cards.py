"""The pack: faces, jokers and backs, as SVG text."""

from __future__ import annotations

import math
from itertools import pairwise

from . import courts, jokers
from .backs import BACKS
from .drawing import Drawing, document
from .glyphs import index
from .palette import EDGE, FACE, GILT, GILT_LIGHT, INK, RANKS, SHADOW, SUITS
from .paths import Path, ellipse, path, pen, star
from .suits import pip

WIDTH, HEIGHT = courts.WIDTH, courts.HEIGHT
_LEFT, _TOP = 12.0, 10.0
_RADIUS = 11.0
_RANK_NAMES = dict(zip("TJQKA", ("10", "jack", "queen", "king", "ace"), strict=True))
_SUIT_NAMES = {"d": "diamonds", "c": "clubs", "h": "hearts", "s": "spades"}

_COLUMNS = (84.0, 120.0, 156.0)
_PIP_HEIGHTS = {2: 66, 3: 58, 4: 50, 5: 50, 6: 50}
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
            f' height="{HEIGHT + 2 * grow:g}" rx="{_RADIUS + grow:g}"'
            f' fill="{SHADOW}" fill-opacity="{alpha:g}"/>'
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
        f'<g transform="translate({_LEFT:g} {_TOP:g})" fill="none"'
        ' stroke-linejoin="round" stroke-linecap="round">\n'
        f"{inner}\n</g>"
    )
    return document(264, 360, body, title)


def twice(upper: str) -> str:
    """Return a drawing and the same turned by half a turn about the card's centre."""
    return f'{upper}\n<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">\n{upper}\n</g>'


def _corner(rank: str, suit: str, colour: str) -> Path:
    return index(rank, 32, 14, 52, 42) + pip(suit, 32, 89, 36)


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
            corner.fill(_gilt_drop(32, 119), GILT)
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


def _beads(outline: Path, gap: float, size: float) -> Path:
    """Set beads along a closed outline, evenly."""
    run = outline.lines(24)[0]
    run = [*run, run[0]]
    lengths = [math.dist(a, b) for a, b in pairwise(run)]
    count = round(sum(lengths) / gap)
    step = sum(lengths) / count
    shape, walked, due = Path(()), 0.0, 0.0
    for (a, b), length in zip(pairwise(run), lengths, strict=True):
        while due < walked + length and count:
            t = (due - walked) / length
            shape = shape + ellipse(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, size)
            due += step
            count -= 1
        walked += length
    return shape


def _flower(count: int, reach: float, turn: float = 0.0) -> Path:
    petal = path("M0 -3 C-6 -9 -5 -16 0 -22 C5 -16 6 -9 0 -3 Z").scaled(reach / 22)
    shape = ellipse(0, 0, reach * 0.12)
    for i in range(count):
        shape = shape + petal.turned(turn + 360 * i / count)
    return shape


_SPADE_BODY = path(
    "M0 -51 C8 -33 45 -12 45 14 C45 29 35 37 24 37 C14 37 6 32 0 24"
    "C-6 32 -14 37 -24 37 C-35 37 -45 29 -45 14 C-45 -12 -8 -33 0 -51 Z"
)


def _ace(d: Drawing, suit: str, colour: str) -> None:
    x, y = WIDTH / 2, HEIGHT / 2
    if suit == "s":
        _ace_of_spades(d, x, y, colour)
    elif suit == "c":
        d.fill(pip(suit, x, y, 132), colour)
        for cx, cy in ((0, -27), (-24.5, 11), (24.5, 11)):
            lobe = (x + cx * 1.32, y + cy * 1.32)
            d.line(ellipse(*lobe, 23), FACE, 1.3)
            d.fill(_flower(6, 15).moved(*lobe), GILT_LIGHT)
        d.fill(star(x, y - 2, 3, 9, 4, 60), FACE)
    else:
        d.fill(pip(suit, x, y, 132), colour)
        d.line(pip(suit, x, y - (1 if suit == "h" else 0), 111), FACE, 1.3)
        inner = pip(suit, x, y - (2 if suit == "h" else 0), 92)
        d.fill(_beads(inner, 8.5, 1.3), FACE)
        middle = (x, y - 9) if suit == "h" else (x, y)
        d.fill(_flower(8 if suit == "h" else 4, 26).moved(*middle), FACE)
        d.fill(
            _flower(8 if suit == "h" else 4, 13, 22.5 if suit == "h" else 45).moved(*middle),
            GILT_LIGHT,
        )


def _ace_of_spades(d: Drawing, x: float, y: float, colour: str) -> None:
    y -= 6
    d.fill(pip("s", x, y, 190), colour)
    body = _SPADE_BODY.moved(0, 1)
    d.line(body.scaled(1.68).moved(x, y - 1), GILT_LIGHT, 2)
    d.fill(_beads(body.scaled(1.5).moved(x, y - 1), 8.4, 1.7), FACE)
    d.line(body.scaled(1.32).moved(x, y - 1), FACE, 1.2)
    petal = path("M0 0 C-11 -9 -11 -27 0 -42 C11 -27 11 -9 0 0 Z")
    for turn, reach in ((-86, 0.82), (86, 0.82), (-46, 0.92), (46, 0.92), (0, 1.15)):
        leaf = petal.scaled(reach).turned(turn).moved(x, y + 20)
        d.fill(leaf, FACE)
        d.fill(petal.scaled(reach * 0.56).turned(turn).moved(x, y + 20), colour)
        d.fill(petal.scaled(reach * 0.3).turned(turn).moved(x, y + 20), GILT_LIGHT)
    d.fill(ellipse(x, y + 20, 5.4), GILT_LIGHT)
    d.fill(star(x, y - 42, 4, 9, 3.4), GILT_LIGHT)
    # Scrolls either side of the stem.
    scroll = pen(path("M9 83 C26 90 46 86 52 74 C56 65 46 59 41 65 C37 70 43 75 46 71"), 3.4, 2.4)
    bud = path("M0 0 C-4 -5 -4 -10 0 -14 C4 -10 4 -5 0 0 Z").turned(70).moved(52, 80)
    d.fill((scroll + bud).with_mirror().moved(x, y + 1), GILT)
    d.fill(star(x, y + 80, 4, 8, 3.2), GILT_LIGHT)


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


def back(name: str) -> str:
    return card("\n".join(BACKS[name]()), "card back")
