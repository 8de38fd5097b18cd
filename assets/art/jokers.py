"""The two jokers: a jester, in colour and in black and white."""

from __future__ import annotations

from dataclasses import replace

from . import figures, robes
from .courts import both_ways, panel, sash
from .drawing import Drawing
from .palette import CLOTH, INK, Cloth
from .paths import ellipse, path, polygon, star
from .robes import seam

_COLOUR = Cloth(ground="#f1ebf6", main="#6a3d8f", second="#c8372f", light="#f0c04f", gold="#e3ab3c")
_BLACK = replace(
    CLOTH["s"], ground="#efefec", main="#23252b", second="#8d9096", light="#c9cbcf", gold="#dcdcd8",
    skin="#ffffff", shade="#d9dadc", lips="#4a4c52", white="#ffffff",
)  # fmt: skip


_SASH = replace(_COLOUR, main="#1f6a63")


def joker(colour: bool) -> str:
    """Return the panel and the double-ended jester, in card units."""
    c = _COLOUR if colour else _BLACK
    half = Drawing(INK)
    _half(half, c)
    back, front = Drawing(INK), Drawing(INK)
    back.fill(panel(), c.ground)
    sash(front, _SASH if colour else replace(c, main="#ffffff", gold=INK, white=c.second))
    front.line(panel(), c.gold, 3.4)
    front.line(panel(), None, 1)
    return "\n".join((back.group(), *both_ways(half), front.group()))


def _half(d: Drawing, c: Cloth) -> None:
    head = figures.Head(d, c, "s", c.light, INK, False)
    left_half = path(
        f"M142 104 C118 108 84 116 66 127 C54 134 46 142 42 {seam(42)} L142 {seam(142)} Z"
    )
    right_half = path(
        f"M142 104 C162 107 182 115 196 126 C212 140 217 166 216 {seam(216)} L142 {seam(142)} Z"
    )
    d.shape(left_half, c.main)
    d.shape(right_half, c.second)
    for x, y in ((112, 134), (92, 146), (128, 152), (160, 140), (182, 150), (166, 166)):
        d.fill(star(x, y, 2, 9, 6), c.light)
    figures.hood(head, c.main, c.second)
    figures.neck(head, bare=True)
    d.shape(
        polygon(
            [
                (122, 104),
                (92, 112),
                (104, 122),
                (100, 136),
                (122, 128),
                (128, 146),
                (142, 132),
                (156, 148),
                (164, 130),
                (186, 138),
                (182, 122),
                (194, 112),
                (164, 104),
                (154, 112),
                (132, 112),
            ]
        ),
        c.light,
    )
    for x, y in ((92, 113), (100, 137), (128, 147), (156, 149), (186, 139), (194, 113)):
        d.shape(ellipse(x, y, 3.6), c.gold, 1.1)
    figures.face(head, woman=False)
    d.fill(ellipse(134, 84, 4.4, 3.6) + ellipse(156, 83, 3.2, 3.2), c.lips, 0.5)
    d.line(path("M136 90 C141 99 153 99 158 89"), None, 1.8)
    figures.bells_cap(head, (c.main, c.second, c.light))
    robes.arm(d, c, False)
    robes.pole(d, 207, 92, 186, c.gold)
    d.shape(ellipse(207, 70, 13), c.skin)
    d.shape(
        path("M194 68 C190 50 202 46 207 46 C212 46 224 50 220 68 C212 62 202 62 194 68 Z"),
        c.second,
    )
    d.shape(ellipse(207, 45, 3.6), c.gold, 1.1)
    d.fill(ellipse(202.6, 70, 1.6) + ellipse(211.4, 70, 1.6), INK)
    d.line(path("M202 76 C205 79 209 79 212 76"), None, 1.4)
    d.shape(
        polygon([(196, 82), (202, 92), (207, 84), (212, 92), (218, 82), (211, 81), (203, 81)]),
        c.main,
    )
    robes.hand(d, c, 206, 153, False)
