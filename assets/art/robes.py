"""Bodies of the court: robes, collars, hands, and what the hands hold."""

from __future__ import annotations

import math

from .drawing import Drawing
from .palette import Cloth
from .paths import Path, ellipse, hatch, path, polygon, rectangle, scatter, star
from .suits import pip

SEAM_LEFT, SEAM_SLOPE = 142.0, 51.24 / 216


def seam(x: float, above: float = 0.0) -> float:
    """Return where the two halves of a figure meet, at `x`."""
    return SEAM_LEFT + (x - 12) * SEAM_SLOPE - above


# --- robes -------------------------------------------------------------------------------------


def robe(d: Drawing, c: Cloth, suit: str, rank: str) -> None:
    mantle = path(
        f"M142 104 C118 108 84 116 66 127 C54 134 46 142 42 {seam(42)} L216 {seam(216)}"
        "C217 166 212 140 196 126 C182 115 162 107 142 104 Z"
    )
    d.shape(mantle, c.main)
    _mantle_pattern(d, c, suit, rank, mantle)
    d.line(mantle)
    chest = path(f"M126 108 L160 108 L178 {seam(178)} L98 {seam(98)} Z")
    d.shape(chest, c.white if rank == "J" else c.second)
    _chest_pattern(d, c, suit, rank, chest)
    d.line(chest)
    d.line(path(f"M126 108 L98 {seam(98)} M160 108 L178 {seam(178)}"), c.gold, 3.2)
    d.line(path(f"M124 108 L96 {seam(96)} M162 108 L180 {seam(180)}"), None, 1)


def _mantle_pattern(d: Drawing, c: Cloth, suit: str, rank: str, area: Path) -> None:
    if rank == "K":
        motif = pip(suit, 0, 0, 8.5)
        d.fill(scatter(area, motif, 17, 12, (142, 108)), c.gold)
    elif rank == "Q":
        motif = {
            "s": star(0, 0, 4, 4.2, 1.5),
            "h": ellipse(0, 0, 2),
            "d": star(0, 0, 2, 5, 2.4),
            "c": ellipse(0, 0, 2.6, 1.5),
        }[suit]
        d.fill(scatter(area, motif, 14, 10, (142, 106)), c.light)
    else:
        d.line(hatch(area, {"s": 62, "h": 118, "d": 90, "c": 70}[suit], 8), c.light, 2)


def _chest_pattern(d: Drawing, c: Cloth, suit: str, rank: str, area: Path) -> None:
    if rank == "K":
        d.line(hatch(area, 45, 8) + hatch(area, 135, 8), c.light, 1.1)
    elif rank == "Q":
        d.fill(scatter(area, star(0, 0, 2, 4.6, 2.2), 11, 8, (139, 112)), c.gold)
    else:
        d.line(hatch(area, 13, 9), c.second, 3.4)


def ermine(d: Drawing, c: Cloth) -> None:
    """Draw a king's collar of fur."""
    fur = path(
        "M118 100 C100 108 84 116 76 126 C84 138 104 146 122 144 L140 132 L160 146"
        "C178 148 196 140 205 130 C196 118 182 108 168 100 C156 112 130 112 118 100 Z"
    )
    d.shape(fur, c.white)
    tail = path("M0 -3.6 C2 -1 2 1 1.4 4 L0 2.4 L-1.4 4 C-2 1 -2 -1 0 -3.6 Z")
    for x, y in (
        (96, 124),
        (110, 132),
        (112, 117),
        (126, 128),
        (170, 118),
        (156, 131),
        (172, 134),
        (188, 127),
    ):
        d.fill(tail.moved(x, y), c.ink)


def ruff(d: Drawing, c: Cloth) -> None:
    """Draw a queen's neckline: a jewelled collar and a pendant."""
    collar = path(
        "M122 103 C108 110 106 116 106 122 C118 128 128 134 141 148 C154 134 166 130 180 124"
        "C180 116 176 110 164 103 C156 114 132 114 122 103 Z"
    )
    d.shape(collar, c.white)
    d.shape(
        path(
            "M126 106 C126 118 134 128 141 134 C150 128 158 118 158 106 C150 114 134 114 126 106 Z"
        ),
        c.skin,
    )
    for x, y in (
        (127, 112),
        (131.5, 117),
        (137, 120),
        (143.5, 120.4),
        (149.5, 118),
        (154.5, 113.4),
    ):
        d.shape(ellipse(x, y, 2), c.gold, 0.8)
    d.line(path("M112 120 C122 124 132 132 141 142 C150 132 160 126 174 121"), c.gold, 1.6)


def points_collar(d: Drawing, c: Cloth) -> None:
    """Draw a jack's collar of points."""
    d.shape(
        polygon(
            [
                (122, 104),
                (106, 112),
                (112, 122),
                (122, 118),
                (126, 130),
                (136, 121),
                (143, 134),
                (150, 121),
                (161, 130),
                (164, 118),
                (175, 122),
                (180, 112),
                (164, 104),
                (154, 112),
                (132, 112),
            ]
        ),
        c.gold,
    )
    d.line(
        path(
            "M114 113 L124 111 M130 122 L132 116 M143 124 V116 M156 122 L153 116 M172 113 L161 111"
        ),
        None,
        1,
    )


# --- arms and hands ----------------------------------------------------------------------------


def arm(d: Drawing, c: Cloth, left: bool) -> None:
    """Draw a sleeve that comes from the sash up to a hand at the side."""
    if left:
        sleeve = (
            f"M146 {seam(146)} C132 160 116 148 102 142 L92 157 C96 160 98 161 100 {seam(100)} Z"
        )
        cuff = [(99, 137), (107, 143), (95, 161), (87, 156)]
    else:
        sleeve = (
            f"M136 {seam(136)} C150 160 172 152 190 149 L200 167 C196 174 192 182 190 {seam(190)} Z"
        )
        cuff = [(186, 145), (194, 144), (205, 166), (198, 171)]
    d.fill(path(sleeve), c.light)
    d.line(hatch(path(sleeve), 70 if left else 110, 7, 2), c.main, 2.2)
    d.line(path(sleeve))
    d.shape(polygon(cuff), c.white)


def raised_arm(d: Drawing, c: Cloth) -> None:
    """Draw the sleeve of a hand held up to the mouth."""
    sleeve = path(
        f"M166 {seam(166)} C170 150 175 130 181 116 L201 118 C205 138 209 160 211 {seam(211)} Z"
    )
    d.fill(sleeve, c.light)
    d.line(hatch(sleeve, 6, 7, 2), c.main, 2.2)
    d.line(sleeve)
    d.shape(polygon([(178, 111), (203, 113), (203, 122), (177, 120)]), c.white)


def hand(d: Drawing, c: Cloth, x: float, y: float, left: bool) -> None:
    """Draw a fist round something upright at `x`."""
    fist = path(
        "M-9 -3 C-9 -9 -4 -11 0 -11 L6 -10 C10 -9 10 -5 8 -4.4 C11 -4 11 .6 8.4 1"
        "C11 1.6 10.6 6 8 6.4"
        "C9.6 7.6 9 11 6 11 L-2 11 C-8 10 -9 4 -9 -3 Z"
    )
    lines = path("M1 -4.8 L8 -4.4 M1 .8 L8.4 1 M1 6.2 L8 6.4 M-5 -7 C-1 -8 2 -6 1 -3.6")
    for outline, draw in ((fist, True), (lines, False)):
        placed = (outline.mirrored() if left else outline).moved(x, y)
        if draw:
            d.shape(placed, c.skin)
        else:
            d.line(placed, None, 1)


# --- attributes --------------------------------------------------------------------------------


def pole(d: Drawing, x: float, top: float, bottom: float, colour: str, width: float = 4.5) -> None:
    d.shape(rectangle(x - width / 2, top, width, bottom - top), colour, 1.2)


def sword(d: Drawing, c: Cloth, x: float) -> None:
    d.shape(polygon([(x - 5, 128), (x - 5, 40), (x, 22), (x + 5, 40), (x + 5, 128)]), "#e3e8ee")
    d.fill(polygon([(x, 128), (x, 25), (x + 4.2, 40), (x + 4.2, 128)]), "#aab6c4")
    d.line(path("M0 34 V128").moved(x, 0), None, 0.9)
    d.shape(
        path("M-20 126 C-10 131 10 131 20 126 L20 133 C10 138 -10 138 -20 133 Z").moved(x, 0),
        c.gold,
    )
    d.shape(rectangle(x - 3, 136, 6, 34), c.second)
    d.shape(ellipse(x, 173, 5.5), c.gold)


def axe(d: Drawing, c: Cloth, x: float) -> None:
    pole(d, x, 26, 182, c.second)
    blade = path("M0 40 C-8 42 -16 36 -22 26 C-30 46 -30 60 -22 80 C-16 70 -8 64 0 66 Z").moved(
        x, 0
    )
    d.shape(blade, "#e3e8ee")
    d.line(path("M-20 33 C-26 48 -26 58 -20 73").moved(x, 0), "#8b98a8", 1.6)
    d.shape(polygon([(x + 2, 44), (x + 15, 53), (x + 2, 62)]), "#aab6c4")
    d.shape(ellipse(x, 24, 5), c.gold)


def sceptre(d: Drawing, c: Cloth, x: float, suit: str) -> None:
    pole(d, x, 56, 160, c.gold)
    d.shape(path("M-9 62 C-5 56 5 56 9 62 L5 68 L-5 68 Z").moved(x, 0), c.gold)
    d.shape(pip(suit, x, 42, 31), c.main)
    d.fill(path("M-6 -6 C-7 -10 -3 -11 -2 -10").moved(x, 42), c.light)
    d.line(path("M-9 37 C-9 32 -6 31.5 -4 32").moved(x, 0), c.light, 1.8)
    d.shape(ellipse(x, 98, 4.4, 3), c.second, 1.1)


def orb(d: Drawing, c: Cloth, x: float, y: float, suit: str) -> None:
    d.shape(ellipse(x, y, 17), c.gold)
    d.fill(
        path("M-11 -11 C-4 -16 4 -16 9 -12 C0 -13 -8 -8 -12 0 C-14 -4 -13 -8 -11 -11 Z").moved(
            x, y
        ),
        c.white,
        0.75,
    )
    d.shape(
        path("M-17 -2 C-8 3 8 3 17 -2 L16.6 4 C8 9 -8 9 -16.6 4 Z").moved(x, y),
        c.second,
        1.1,
    )
    d.shape(
        path("M-2.6 -16 L2.6 -16 L3.4 0.6 L-3.4 0.6 Z").moved(x, y),
        c.second,
        1.1,
    )
    d.shape(pip(suit, x, y - 26, 20), c.main)


def halberd(d: Drawing, c: Cloth, x: float) -> None:
    pole(d, x, 54, 160, c.second)
    d.shape(polygon([(x - 4, 58), (x, 18), (x + 4, 58)]), "#e3e8ee")
    d.shape(
        path("M2 52 C10 52 14 46 19 42 C22 56 20 68 14 78 C12 72 8 70 2 70 Z").moved(x, 0),
        "#e3e8ee",
    )
    d.shape(
        path("M-2 54 C-10 54 -14 50 -20 50 C-15 58 -10 66 -2 66 Z").moved(x, 0),
        "#aab6c4",
    )
    d.shape(
        polygon(
            [(x - 5, 78), (x + 5, 78), (x + 8, 96), (x + 3, 91), (x, 98), (x - 3, 91), (x - 8, 96)]
        ),
        c.main,
    )


def lantern(d: Drawing, c: Cloth, x: float) -> None:
    """Draw a paper lantern hanging from a crook."""
    crook = path("M0 162 V42 C0 24 14 22 14 36").moved(x, 0)
    d.line(crook, c.ink, 5)
    d.line(crook, c.gold, 2.6)
    _lamp(d, c, x + 14, 42)


def banner(d: Drawing, c: Cloth, x: float, suit: str) -> None:
    pole(d, x, 34, 188, c.second)
    d.shape(polygon([(x - 5, 38), (x, 16), (x + 5, 38)]), c.gold)
    flag = path("M-1 42 C-14 36 -24 46 -38 42 L-28 59 L-38 76 C-24 80 -14 70 -1 76 Z").moved(x, 0)
    d.shape(flag, c.main)
    d.line(
        path("M-1 47 C-14 41 -22 50 -33 47 M-1 71 C-14 65 -22 74 -33 71").moved(x, 0),
        c.gold,
        1.6,
    )
    d.fill(pip(suit, x - 15, 58.5, 16), c.white)


def flower(d: Drawing, c: Cloth, x: float, suit: str) -> None:
    """Draw a long-stemmed flower: lily, rose, or lotus."""
    green = "#3f7a50"
    d.line(path("M0 60 C-3 90 3 120 0 168").moved(x, 0), c.ink, 4.4)
    d.line(path("M0 60 C-3 90 3 120 0 168").moved(x, 0), green, 2.4)
    d.shape(
        path("M0 104 C4 90 14 88 18 80 C20 94 12 104 0 108 Z").moved(x, 0),
        green,
        1.2,
    )
    d.shape(
        path("M0 92 C-4 80 -12 78 -16 70 C-18 84 -10 94 0 97 Z").moved(x, 0),
        green,
        1.2,
    )
    if suit == "h":
        d.shape(ellipse(x, 44, 17, 16), c.main)
        d.shape(
            path(
                "M-17 44 C-16 56 -6 62 0 62 C6 62 16 56 17 44 C10 52 4 54 0 54"
                "C-4 54 -10 52 -17 44 Z"
            ).moved(x, 0),
            "#d8545a",
        )
        d.shape(
            path("M-11 34 C-12 46 -4 51 1 51 C8 50 12 42 10 34 C4 28 -6 28 -11 34 Z").moved(x, 0),
            "#d8545a",
        )
        d.line(
            path("M-6 38 C-5 32 5 33 5 39 C4 45 -2 44 -1 40").moved(x, 0),
            None,
            1.4,
        )
        d.shape(polygon([(x - 8, 60), (x, 56), (x + 8, 60), (x + 3, 65), (x - 3, 65)]), green, 1.2)
    elif suit == "s":
        for turn, colour in (
            (-46, c.light),
            (46, c.light),
            (-24, c.white),
            (24, c.white),
            (0, c.white),
        ):
            petal = path("M0 0 C-7 -9 -6 -24 0 -36 C6 -24 7 -9 0 0 Z")
            reach = 0.72 if abs(turn) > 30 else 1.0
            d.shape(petal.scaled(reach).turned(turn).moved(x, 62), colour, 1.3)
        d.line(path("M0 58 V36").moved(x, 0), c.gold, 1.6)
        d.shape(ellipse(x, 60, 4), c.gold, 1.1)
    else:
        for turn, colour in (
            (-62, "#e8a3b8"),
            (62, "#e8a3b8"),
            (-32, "#f2c3d0"),
            (32, "#f2c3d0"),
            (0, "#fbe3e8"),
        ):
            petal = path("M0 0 C-11 -7 -10 -20 0 -30 C10 -20 11 -7 0 0 Z").turned(turn)
            d.shape(petal.moved(x, 60), colour, 1.3)
        d.shape(
            path("M-8 57 C-4 63 4 63 8 57 L6 64 L-6 64 Z").moved(x, 0),
            c.gold,
            1.1,
        )


def fan(d: Drawing, c: Cloth, x: float, y: float) -> None:
    """Draw an open fan whose rivet is at a point."""
    sticks = 7
    first, last = -80.0, 22.0
    step = (last - first) / sticks
    for i in range(sticks):
        a = first + i * step
        leaf = polygon(
            [
                _polar(x, y, a, 18),
                _polar(x, y, a, 54),
                _polar(x, y, a + step / 2, 56.5),
                _polar(x, y, a + step, 54),
                _polar(x, y, a + step, 18),
            ]
        )
        d.shape(leaf, c.main if i % 2 else c.light, 1.1)
        d.fill(
            polygon(
                [
                    _polar(x, y, a + 1, 43),
                    _polar(x, y, a + 1, 48),
                    _polar(x, y, a + step - 1, 48),
                    _polar(x, y, a + step - 1, 43),
                ]
            ),
            c.gold,
        )
    for i in range(sticks + 1):
        a = first + i * step
        d.line(Path((("M", ((x, y),)), ("L", (_polar(x, y, a, 20),)))), c.ink, 2.6)
        d.line(Path((("M", ((x, y),)), ("L", (_polar(x, y, a, 20),)))), c.gold, 1.2)


def _polar(x: float, y: float, degrees: float, reach: float) -> tuple[float, float]:
    return (
        x + reach * math.sin(math.radians(degrees)),
        y - reach * math.cos(math.radians(degrees)),
    )


def _lamp(d: Drawing, c: Cloth, x: float, y: float) -> None:
    """Draw a paper lantern hung at a point."""
    d.line(path("M0 -6 V0").moved(x, y), None, 1.4)
    d.shape(rectangle(x - 7, y, 14, 5), c.gold, 1.1)
    d.shape(ellipse(x, y + 20, 12, 16), c.main)
    d.line(
        path("M0 5 V36 M-6 6 C-10 14 -10 26 -6 35 M6 6 C10 14 10 26 6 35").moved(x, y),
        c.gold,
        1.2,
    )
    d.shape(rectangle(x - 7, y + 35, 14, 4.5), c.gold, 1.1)
    d.line(
        path("M-3 39.5 V49 M0 39.5 V52 M3 39.5 V49").moved(x, y),
        c.main,
        1.5,
    )


def flute(d: Drawing, c: Cloth) -> None:
    stick = polygon([(136, 89.5), (224, 98), (223.6, 104), (135.6, 95.5)])
    d.shape(stick, c.gold)
    for x in (166, 176, 205, 213):
        d.fill(ellipse(x, 95.4 + (x - 166) * 0.096, 1.5), c.ink)
    d.shape(polygon([(216, 96.6), (220, 97), (219.6, 104), (215.6, 103.6)]), c.second, 1)
