"""Heads of the court: faces, hair, beards and what they wear on them.

A head is drawn about the origin, looking right, its face from -24 (hairline) to 31 (chin);
`Head.put` turns it left and moves it to its place.
"""

from __future__ import annotations

from dataclasses import dataclass

from .drawing import Drawing
from .palette import Cloth
from .paths import Path, ellipse, hatch, path, polygon, star
from .suits import pip

HEAD = (142.0, 74.0)


@dataclass(frozen=True, slots=True)
class Head:
    """A drawing together with the suit's inks, the hair and the way the figure looks."""

    drawing: Drawing
    cloth: Cloth
    suit: str
    hair: str
    hair_line: str
    left: bool

    def put(self, outline: Path) -> Path:
        return (outline.mirrored() if self.left else outline).moved(*HEAD)

    def shape(self, outline: Path | str, colour: str, width: float | None = None) -> None:
        self.drawing.shape(self.put(_path(outline)), colour, width)

    def fill(self, outline: Path | str, colour: str, opacity: float = 1.0) -> None:
        self.drawing.fill(self.put(_path(outline)), colour, opacity)

    def line(
        self, outline: Path | str, colour: str | None = None, width: float | None = None
    ) -> None:
        self.drawing.line(self.put(_path(outline)), colour, width)


def _path(outline: Path | str) -> Path:
    return path(outline) if isinstance(outline, str) else outline


# --- faces -------------------------------------------------------------------------------------


def neck(head: Head, bare: bool = False) -> None:
    """Draw the neck, with hair behind it unless it is bare."""
    if not bare:
        head.fill("M-17 -6 L-17 30 L18 30 L18 -6 Z", head.hair)
    head.shape("M-10 16 L-11 42 L15 42 L13 16 Z", head.cloth.skin)
    head.fill("M-10 22 C-4 32 4 36 13 28 L13.3 34 C4 41 -6 36 -10.5 31 Z", head.cloth.shade)


def face(head: Head, woman: bool) -> None:
    if woman:
        outline = (
            "M-20 -24 C-22 -4 -20 8 -13 18 C-7 26 -1 31 4 31 C9 31 14 25 17 17 C20 8 21 -6 20 -24 Z"
        )
    else:
        outline = (
            "M-20 -24 C-21.5 -4 -20.5 9 -16 19 C-11 27 -2 32 4 32"
            "C10 32 15 27 18 19 C20.5 10 21 -6 20 -24 Z"
        )
    head.shape(outline, head.cloth.skin)
    head.fill(
        "M-19.4 -20 C-20.6 -4 -19.6 9 -14.6 18.6 C-10 26 -3 30.6 2 31"
        "C-4 26 -9 18 -11.5 9 C-14 -1 -13.6 -12 -12.5 -20 Z",
        head.cloth.shade,
    )
    if woman:
        head.fill(ellipse(-6.5, 9.5, 4.6, 3.4) + ellipse(14.5, 9, 3, 3), "#e0705f", 0.4)
    _eye(head, -4.8, 1.0, woman)
    _eye(head, 13.2, 0.82, woman)
    brow = 1.5 if woman else 2.3
    rise = -1.5 if woman else 0
    head.line(
        path("M-11.5 -9.3 C-8 -13 -3 -13.4 1 -11 M8 -11.2 C11 -13.6 15 -13 17.8 -9.6").moved(
            0, rise
        ),
        min(head.hair, head.hair_line, key=_lightness),
        brow,
    )
    head.line("M6.6 -8 C6.6 -1 8.6 4 11 8.4 C10.6 11 7.6 11.6 4.6 10.4", None, 1.5)
    if woman:
        head.fill(
            "M.6 18 C2.6 16 4.4 15.6 6 16.7 C7.6 15.6 9.2 16 11 17.8"
            "C9.6 21 8.2 22 6 22 C3.8 22 2 21 .6 18 Z",
            head.cloth.lips,
        )
        head.line("M-.4 17.4 C3 19.2 8.6 19.2 12 17.2", None, 1.0)
    else:
        head.fill("M.4 19 C4 23.6 9 23.4 12 18.8 C8 19.6 4 19.6 .4 19 Z", head.cloth.lips)
        head.line("M-1.6 18 C3 19.8 9 19.8 13 17.4", None, 1.5)


def _lightness(colour: str) -> int:
    return sum(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def _eye(head: Head, x: float, across: float, woman: bool) -> None:
    def at(text: str) -> Path:
        return path(text).scaled(across, 1).moved(x, -2.6)

    head.fill(at("M-5.8 .4 C-3.4 -4.4 3 -4.4 5.8 .2 C3 3 -3.4 3 -5.8 .4 Z"), head.cloth.white)
    head.fill(ellipse(x + 1.2, -3, 2.5, 2.7), head.cloth.ink)
    head.fill(ellipse(x + 2, -3.9, 0.8), head.cloth.white)
    lash = (
        "M-7.2 -.6 L-5.8 .6 C-3.4 -4.4 3 -4.4 5.8 .2" if woman else "M-5.8 .6 C-3.4 -4 3 -4 5.8 .2"
    )
    head.line(at(lash), None, 2 if woman else 1.7)


# --- hair and beards ---------------------------------------------------------------------------


def curls(head: Head) -> None:
    """Draw a king's hair, behind the face: two rolls at the ears."""
    roll = path(
        "M-17 -26 C-27 -22 -29 -8 -28 4 C-33 10 -32 22 -24 25 C-16 27 -12 20 -15 13"
        "C-18 4 -18 -10 -17 -26 Z"
    )
    head.shape(roll.with_mirror(), head.hair)
    strand = path("M-22 -14 C-25 -4 -23 6 -20 12 M-27 8 C-29 16 -24 21 -20 18")
    head.line(strand.with_mirror(), head.hair_line, 1.2)


def beard(head: Head, kind: str) -> None:
    """Draw a king's beard and moustache over his face: pointed, curled, forked or full."""
    inner = "C19.6 6 18 11 14.5 12 C10 13 0 13 -6 12.5 C-13 12 -17 4 -20.4 -6 Z"
    outer, strands = _BEARDS[kind]
    head.shape(outer + inner, head.hair)
    head.line(strands, head.hair_line, 1.2)
    head.fill("M0 19 C4 23.4 9 23.2 12.4 18.8 C8 17.4 4 17.4 0 19 Z", head.cloth.lips)
    head.shape(
        "M6.4 12.4 C1 11.4 -5 15 -8 19 C-10 21.4 -13 21.4 -15 20 C-12 25.6 -5 25 -.6 20.6"
        "C2 18.2 4.4 17.4 6.6 17.4 C9 17.4 10.6 18.2 12.6 20.4 C16 24 20 24 22 20"
        "C20 21 18.4 20.4 17 18.6"
        "C14.6 14.6 11 11.6 6.4 12.4 Z",
        head.hair,
        1.2,
    )


_BEARDS = {
    "pointed": (
        "M-20.4 -6 C-24 12 -20 28 -8 40 C-2 46 3 51 5 54 C8 49 12 44 15 38 C22 27 23 10 20.4 -6",
        "M-14 18 C-12 28 -5 36 1 42 M-5 27 C-3 34 2 40 4.6 45 M6 26 V44 M14 26 C13 33 10 40 8 44",
    ),
    "curled": (
        "M-20.4 -6 C-25 6 -25 20 -19 25 C-20 32 -12 37 -7 34 C-4 41 8 42 12 35"
        "C18 37 23 31 21 25 C25 18 23 6 20.4 -6",
        "M-16 14 C-19 20 -14 25 -11 22 M-10 26 C-10 32 -4 32 -3 28 M2 28 C2 34 9 34 9 28"
        "M13 26 C14 31 19 29 18 24",
    ),
    "forked": (
        "M-20.4 -6 C-25 10 -22 32 -14 44 C-12 47 -9 49 -6 50 C-3 45 1 40 4 36"
        "C8 41 12 46 16 50 C22 40 24 10 20.4 -6",
        "M-15 14 C-15 26 -12 38 -8 44 M-7 24 C-8 32 -7 38 -5 42 M1 27 L0 33 M9 27"
        "C12 32 13 37 14 42"
        "M17 18 C18 26 17 34 16 42",
    ),
    "full": (
        "M-20.4 -6 C-27 8 -27 28 -20 38 C-12 46 16 47 23 38 C27 28 25 8 20.4 -6",
        "M-19 14 C-20 24 -18 32 -15 37 M-11 25 C-12 32 -10 37 -8 41 M-3 27 V42 M5 27 V43"
        "M13 26 C15 32 14 38 13 41 M19 16 C21 24 20 32 19 37",
    ),
}


def bob(head: Head) -> None:
    """Draw a jack's hair behind the face: to the jaw, curled outwards."""
    side = path(
        "M-12 -28 C-26 -24 -29 -6 -27 12 C-27 20 -31 25 -36 25 C-33 32 -22 33 -17 26"
        "C-13 20 -15 8 -14 -10 Z"
    )
    head.shape(side.with_mirror(0.5), head.hair)
    strand = path("M-21 -12 C-23 0 -22 14 -25 22 M-17 4 C-18 14 -18 20 -22 27")
    head.line(strand.with_mirror(0.5), head.hair_line, 1.2)


def fringe(head: Head) -> None:
    head.shape(
        "M-20 -27 C-23 -16 -22 -6 -19.4 0 C-17 -8 -13 -14 -8 -17 C2 -13 14 -14 19.6 -8"
        "C22 -14 22 -22 20 -27 Z",
        head.hair,
    )
    head.line(
        "M-12 -25 C-15 -22 -17 -16 -18 -11 M-2 -25 C-3 -22 -4 -20 -4 -18 M9 -25"
        "C12 -22 15 -19 17 -15",
        head.hair_line,
        1.1,
    )


def tresses(head: Head, kind: str) -> None:
    """Draw a queen's hair, or veil, behind the face."""
    back, strands = _TRESSES[kind]
    colour = head.cloth.main if kind == "veil" else head.hair
    head.shape(path(back).with_mirror(), colour)
    if kind == "veil":
        head.line(path(strands).with_mirror(), head.cloth.light, 1.4)
        hem = path("M-30.5 -8 C-34 12 -33 30 -43 47")
        head.line(hem.with_mirror(), head.cloth.gold, 2)
    else:
        head.line(path(strands).with_mirror(), head.hair_line, 1.3)


_TRESSES = {
    "veil": (
        "M0 -37 C-20 -36 -28 -26 -29 -8 C-31 14 -30 30 -41 49 C-28 54 -18 52 -12 44 L0 44 Z",
        "M-24 -14 C-26 8 -24 30 -31 46 M-19 10 C-19 26 -18 38 -22 47",
    ),
    "long": (
        "M0 -34 C-24 -35 -32 -18 -29 0 C-27 12 -36 18 -34 30 C-33 38 -38 42 -41 44"
        "C-36 54 -18 53 -14 42 L0 42 Z",
        "M-23 -14 C-26 4 -22 12 -27 22 C-30 32 -25 38 -31 46 M-19 8 C-17 20 -22 28 -19 36"
        "C-18 42 -22 46 -24 48",
    ),
    "bun": (
        "M0 -33 C-22 -35 -31 -22 -29 -8 C-28 2 -25 10 -21 14 L0 20 Z"
        "M-25 -36 C-36 -38 -42 -28 -37 -20 C-33 -13 -22 -14 -20 -22 C-18 -30 -20 -35 -25 -36 Z",
        "M-23 -18 C-26 -8 -23 2 -20 8 M-35 -27 C-33 -33 -26 -33 -24 -28 C-23 -23 -29 -20 -31 -24",
    ),
    "braids": (
        "M0 -34 C-23 -35 -31 -18 -28 0 C-27 8 -31 12 -32 18 C-35 24 -33 30 -34 34"
        "C-37 40 -34 46 -36 52"
        "C-33 58 -24 58 -22 52 C-19 46 -22 42 -20 36 C-18 30 -20 26 -19 20 L-16 8 L0 8 Z",
        "M-31 18 C-27 21 -23 20 -19 16 M-33 30 C-28 33 -23 32 -20 28 M-35 42 C-30 45 -25 44 -21 40"
        "M-23 -16 C-25 -6 -22 4 -24 12",
    ),
}


def parting(head: Head, colour: str) -> None:
    """Draw a queen's hair over her forehead, parted."""
    lock = "M3 -30 C-8 -27 -17 -17 -19.6 4 C-26 -6 -25 -24 -13 -31 C-7 -34 0 -34 3 -30 Z"
    other = "M3 -30 C12 -27 18 -18 20 2 C25 -6 25 -24 15 -31 C10 -34 5 -33 3 -30 Z"
    head.shape(lock, colour)
    head.shape(other, colour)
    head.line("M-3 -30 C-14 -24 -19 -14 -20.6 -5 M8 -30 C17 -25 20 -15 21 -7", head.hair_line, 1.1)


# --- head-dress --------------------------------------------------------------------------------


def crown(head: Head) -> None:
    """Draw a king's high crown; its points follow the suit."""
    c = head.cloth
    cap, points, tips = _CROWNS[head.suit]
    head.shape(cap, c.second)
    head.line(hatch(path(cap), 90, 7, 3.5), c.light, 1)
    head.shape(points, c.gold)
    for x, y in tips:
        if head.suit in "dc":
            head.shape(pip(head.suit, x, y, 9), c.gold, 1.1)
        else:
            head.shape(ellipse(x, y, 2.9), c.white if head.suit == "s" else c.main, 1.1)
    head.shape(
        "M-24.5 -22 C-10 -18.6 10 -18.6 24.5 -22 L25.5 -32 C10 -28.6 -10 -28.6 -25.5 -32 Z", c.gold
    )
    for x, y in ((-17, -25.3), (0, -24.3), (17, -25.3)):
        jewel = star(x, y, 2, 3.6, 2.6) if x else star(0, y, 2, 4.2, 3.2)
        head.shape(jewel, c.main if x == 0 else c.second, 0.9)


_CROWNS = {
    "s": (
        "M-22 -30 C-30 -50 -10 -53 0 -48 C10 -53 30 -50 22 -30 Z",
        "M-25.5 -31 L-30 -51 L-21 -44 L-17.5 -31 Z M25.5 -31 L30 -51 L21 -44 L17.5 -31 Z"
        "M-5 -30 L-6.5 -42 L0 -53 L6.5 -42 L5 -30 Z",
        ((-30, -51), (30, -51), (0, -53)),
    ),
    "h": (
        "M-24 -30 L-22 -46 C-10 -40 10 -40 22 -46 L24 -30 Z",
        "M-25.5 -31 L-29 -50 L-19 -37.5 L-14.5 -51.5 L-7 -37 L0 -53 L7 -37 L14.5 -51.5 L19 -37.5"
        "L29 -50 L25.5 -31"
        "C10 -27.6 -10 -27.6 -25.5 -31 Z",
        ((-29, -50), (-14.5, -51.5), (0, -53), (14.5, -51.5), (29, -50)),
    ),
    "d": (
        "M-18 -30 C-16 -44 -8 -50 0 -51 C8 -50 16 -44 18 -30 Z",
        "M-25.5 -31 L-26.5 -45 L-16 -45 L-14 -36 L-6 -36 L-5.5 -48 L5.5 -48 L6 -36 L14 -36"
        "L16 -45 L26.5 -45 L25.5 -31"
        "C10 -27.6 -10 -27.6 -25.5 -31 Z",
        ((-21.4, -47.5), (0, -51), (21.4, -47.5)),
    ),
    "c": (
        "M-23 -30 C-24 -42 -14 -46 0 -46 C14 -46 24 -42 23 -30 Z",
        "M-25.5 -31 C-29 -38 -29 -42 -27 -46 C-20 -44 -16 -40 -14 -34 C-11 -40 -5 -44 0 -47"
        "C5 -44 11 -40 14 -34 C16 -40 20 -44 27 -46 C29 -42 29 -38 25.5 -31"
        "C10 -27.6 -10 -27.6 -25.5 -31 Z",
        ((-26, -48.5), (0, -50), (26, -48.5)),
    ),
}


def tiara(head: Head) -> None:
    """Draw a queen's low tiara with the suit at its peak."""
    c = head.cloth
    arch = {
        "s": "M-24 -22 C-16 -31 -8 -34 0 -46 C8 -34 16 -31 24 -22 C10 -29 -10 -29 -24 -22 Z",
        "h": "M-24 -22 C-24 -30 -18 -36 -13 -31 C-10 -38 -4 -42 0 -44 C4 -42 10 -38 13 -31"
        "C18 -36 24 -30 24 -22"
        "C10 -29 -10 -29 -24 -22 Z",
        "d": "M-24 -22 L-21 -34 L-13 -31 L-10 -41 L-4 -35 L0 -46 L4 -35 L10 -41 L13 -31 L21 -34"
        "L24 -22"
        "C10 -29 -10 -29 -24 -22 Z",
        "c": "M-24 -22 C-25 -28 -22 -33 -18 -35 C-14 -33 -12 -31 -11 -29 C-12 -36 -8 -42 0 -46"
        "C8 -42 12 -36 11 -29 C12 -31 14 -33 18 -35 C22 -33 25 -28 24 -22"
        "C10 -29 -10 -29 -24 -22 Z",
    }[head.suit]
    head.shape(arch, c.gold)
    head.shape(pip(head.suit, 0, -35, 10.5), c.main if head.suit in "hd" else c.second, 0.9)
    for x, y in ((-14, -28), (14, -28)):
        head.shape(ellipse(x, y, 1.9), c.white, 0.8)


def cap(head: Head) -> None:
    """Draw a jack's feathered cap."""
    c = head.cloth
    if head.suit == "s":
        plume(head, (10, -34), (-46, -46), c.light)
        head.shape(
            "M-26 -24 C-38 -36 -24 -47 -4 -46 C16 -46 32 -40 27 -24 C10 -29 -10 -29 -26 -24 Z",
            c.main,
        )
        head.line("M-20 -28 C-24 -36 -16 -42 -8 -43 M16 -29 C20 -36 14 -41 8 -43", c.light, 1.2)
        head.shape(
            "M-25 -22 C-10 -27 10 -27 25 -22 L26 -28.5 C10 -33 -10 -33 -26 -28.5 Z", c.second
        )
    elif head.suit == "h":
        plume(head, (-12, -33), (-52, -40), c.white)
        head.shape("M-24 -25 C-22 -42 -8 -52 4 -49 C16 -46 24 -36 26 -26 Z", c.main)
        head.line("M-12 -30 C-10 -40 -4 -45 3 -46", c.light, 1.2)
        head.shape(
            "M-27 -20 C-28 -28 -26 -34 -22 -38 C-12 -29 12 -27 37 -24 C24 -19 -8 -17 -27 -20 Z",
            c.second,
        )
    elif head.suit == "d":
        plume(head, (12, -36), (52, -46), c.light)
        plume(head, (10, -34), (47, -30), c.white)
        head.shape(
            "M-24 -26 C-30 -36 -26 -46 -16 -46 C-10 -52 8 -52 14 -46 C26 -46 30 -36 24 -26 Z",
            c.second,
        )
        head.line(
            "M-14 -30 C-18 -36 -16 -42 -14 -45 M0 -30 V-48 M14 -30 C18 -36 16 -42 13 -45",
            c.light,
            1.3,
        )
        head.shape(
            "M-30 -22 C-12 -27 12 -27 30 -22 C32 -26 30 -30 27 -31 C10 -34 -10 -34 -27 -31"
            "C-30 -30 -32 -26 -30 -22 Z",
            c.main,
        )
    else:
        plume(head, (-8, -36), (-50, -50), c.light)
        head.shape(
            "M-22 -30 C-32 -24 -38 -10 -37 6 C-37 12 -32 14 -30 9 C-29 -2 -26 -12 -18 -20 Z",
            c.second,
        )
        head.line("M-24 -22 C-30 -16 -33 -6 -33.6 6", c.light, 1.2)
        head.shape("M-22 -30 C-22 -44 -12 -52 2 -51 C16 -50 23 -42 22 -30 Z", c.second)
        head.line("M-10 -33 C-10 -42 -5 -47 0 -48 M4 -33 C6 -40 6 -44 4 -48", c.light, 1.2)
        head.shape(
            "M-25 -20 C-33 -23 -32 -35 -23 -35 C-20 -41 -10 -41 -7 -37 C-4 -41 6 -41 9 -37"
            "C13 -41 21 -40 23 -35 C32 -35 33 -23 25 -20 C10 -25 -10 -25 -25 -20 Z",
            c.main,
        )
        head.line(
            "M-22 -34 C-18 -31 -17 -27 -18 -24 M-7 -36 C-3 -33 -2 -29 -3 -25.5 M9 -36"
            "C13 -33 14 -28 13 -25",
            c.light,
            1.3,
        )
    spot = {"s": (12, -29.5), "h": (-15, -28.5), "d": (11, -29), "c": (4, -31)}[head.suit]
    head.shape(ellipse(*spot, 4), c.gold, 1.1)


def plume(head: Head, root: tuple[float, float], tip: tuple[float, float], colour: str) -> None:
    """Draw a feather from its root to its tip, bending over at the end."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]

    def at(along: float, across: float) -> tuple[float, float]:
        return (root[0] + dx * along - dy * across, root[1] + dy * along + dx * across)

    side = 1 if dx > 0 else -1
    curve = [
        at(a, b * side)
        for a, b in (
            (0, 0),
            (0.1, -0.22),
            (0.5, -0.36),
            (0.85, -0.22),
            (1.06, -0.1),
            (1.12, 0.12),
            (0.98, 0.26),
            (1.0, 0.1),
            (0.86, 0.12),
            (0.5, 0.1),
            (0.2, 0.12),
            (0, 0),
        )
    ]
    text = f"M{_xy(curve[0])}" + "".join(
        f"C{_xy(curve[i])} {_xy(curve[j])} {_xy(curve[k])}"
        for i, j, k in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 10, 11))
    )
    head.shape(text + "Z", colour)
    rib = [at(a, b * side) for a, b in ((0, 0), (0.3, -0.1), (0.7, -0.16), (0.98, 0.08))]
    head.line(f"M{_xy(rib[0])} C{_xy(rib[1])} {_xy(rib[2])} {_xy(rib[3])}", None, 1.1)
    barbs = "".join(
        f"M{_xy(at(a, -0.06 * side))} L{_xy(at(a + 0.1, (-0.2 if a < 0.6 else -0.13) * side))}"
        for a in (0.25, 0.42, 0.59, 0.76)
    )
    head.line(barbs, None, 0.9)


def _xy(p: tuple[float, float]) -> str:
    return f"{p[0]:.2f} {p[1]:.2f}"


def hood(head: Head, left: str, right: str) -> None:
    """Draw a jester's hood, behind the face."""
    head.shape("M0 -24 L-24 -24 C-30 -4 -28 20 -20 36 L0 42 Z", left)
    head.shape("M0 -24 L24 -24 C30 -4 28 20 21 36 L0 42 Z", right)


def bells_cap(head: Head, colours: tuple[str, str, str]) -> None:
    """Draw a jester's cap of three horns, each with a bell."""
    left, right, middle = colours
    head.shape("M-9 -22 C-13 -38 -7 -48 1 -51 C11 -47 12 -34 9 -22 Z", middle)
    head.shape(
        "M-25 -17 C-22 -34 -34 -38 -46 -26 C-50 -46 -26 -57 -8 -42 C-3 -37 0 -32 1 -24 Z", left
    )
    head.shape("M25 -17 C22 -34 34 -38 46 -26 C50 -46 26 -57 9 -42 C4 -37 1 -32 1 -24 Z", right)
    for x, y in ((-46, -25), (46, -25), (1, -51)):
        head.shape(ellipse(x, y, 4.6), head.cloth.gold, 1.2)
        head.line(path("M-2.6 1.6 L2.6 1.6").moved(x, y), None, 1)
    head.shape(
        polygon(
            [
                (-27, -15),
                (-21, -22),
                (-14, -17),
                (-7, -23),
                (0, -18),
                (7, -23),
                (14, -17),
                (21, -22),
                (27, -15),
                (25, -27),
                (-25, -27),
            ]
        ),
        head.cloth.gold,
    )
