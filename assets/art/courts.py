"""The twelve court cards: which figure is made of what, and the frame they stand in."""

from __future__ import annotations

from . import figures, robes
from .drawing import Drawing
from .palette import CLOTH, Cloth
from .paths import Path, path, polygon, polyline, rounded, star
from .robes import seam
from .suits import pip

WIDTH, HEIGHT = 240.0, 335.24
_IN = 12.0
_NOTCH = (64.0, 112.0)

# Hair and its strands, and whether the figure looks left, of every court card.
_LOOKS = {
    "Ks": ("#3a3a46", "#787a8c", True),
    "Kh": ("#d9a04a", "#8f5f1e", False),
    "Kd": ("#cfcabd", "#8a8577", False),
    "Kc": ("#9c4f2b", "#5e2a14", True),
    "Qs": ("#2e2a36", "#6d6a80", False),
    "Qh": ("#e3ae52", "#99681f", True),
    "Qd": ("#8f3f24", "#561f10", False),
    "Qc": ("#4a2f25", "#8d6a58", True),
    "Js": ("#6b4226", "#3a2010", False),
    "Jh": ("#2f2b33", "#75717f", False),
    "Jd": ("#e0a951", "#94631c", True),
    "Jc": ("#b5632f", "#6c3413", False),
}


def panel() -> Path:
    """Return the frame, a rectangle less the two corners where the index stands."""
    x, y = _NOTCH
    return rounded(
        [
            (x, _IN),
            (WIDTH - _IN, _IN),
            (WIDTH - _IN, HEIGHT - y),
            (WIDTH - x, HEIGHT - y),
            (WIDTH - x, HEIGHT - _IN),
            (_IN, HEIGHT - _IN),
            (_IN, y),
            (x, y),
        ],
        7,
    )


def court(rank: str, suit: str, pip_colour: str) -> str:
    """Return the panel and the double-ended figure of a court card, in card units."""
    cloth = CLOTH[suit]
    half = Drawing(cloth.ink)
    _half(half, cloth, rank, suit, pip_colour)
    back = Drawing(cloth.ink)
    back.fill(panel(), cloth.ground)
    front = Drawing(cloth.ink)
    _sash(front, cloth, suit)
    front.line(panel(), cloth.gold, 3.4)
    front.line(panel(), None, 1)
    figure = half.group()
    turned = half.group(f'transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"')
    return "\n".join((back.group(), figure, turned, front.group()))


def _half(d: Drawing, c: Cloth, rank: str, suit: str, pip_colour: str) -> None:
    hair, strands, left = _LOOKS[rank + suit]
    head = figures.Head(d, c, suit, hair, strands, left)
    {"K": _king, "Q": _queen, "J": _jack}[rank](d, c, head)
    x, y, size = _PIPS[rank + suit]
    d.fill(pip(suit, x, y, size), pip_colour)


_PIPS = {
    "Ks": (88, 42, 34), "Kh": (203, 42, 34), "Kd": (88, 42, 34), "Kc": (88, 42, 34),
    "Qs": (88, 42, 34), "Qh": (204, 42, 34), "Qd": (86, 88, 30), "Qc": (204, 42, 34),
    "Js": (86, 92, 28), "Jh": (206, 48, 32), "Jd": (206, 92, 28), "Jc": (86, 88, 30),
}  # fmt: skip


def _king(d: Drawing, c: Cloth, head: figures.Head) -> None:
    suit = head.suit
    robes.robe(d, c, suit, "K")
    figures.curls(head)
    figures.neck(head)
    robes.ermine(d, c)
    figures.face(head, woman=False)
    figures.beard(head, {"s": "pointed", "h": "curled", "d": "forked", "c": "full"}[suit])
    figures.crown(head)
    left = suit == "h"
    robes.arm(d, c, left, c.second)
    if suit == "s":
        robes.sword(d, c, 206)
        robes.hand(d, c, 206, 152, False)
    elif suit == "h":
        robes.sceptre(d, c, 86, suit)
        robes.hand(d, c, 86, 144, True)
    elif suit == "d":
        robes.axe(d, c, 208)
        robes.hand(d, c, 207, 153, False)
    else:
        robes.hand(d, c, 203, 152, False)
        robes.orb(d, c, 205, 126, suit)


def _queen(d: Drawing, c: Cloth, head: figures.Head) -> None:
    suit = head.suit
    robes.robe(d, c, suit, "Q")
    figures.tresses(head, {"s": "veil", "h": "long", "d": "bun", "c": "braids"}[suit])
    figures.neck(head)
    robes.ruff(d, c)
    figures.face(head, woman=True)
    figures.parting(head, head.hair)
    figures.tiara(head)
    left = suit in "hc"
    robes.arm(d, c, left, c.second)
    if suit == "d":
        robes.fan(d, c, 207, 146)
        robes.hand(d, c, 206, 153, False)
    else:
        x = 86 if left else 206
        robes.flower(d, c, x, suit)
        robes.hand(d, c, x, 144 if left else 152, left)


def _jack(d: Drawing, c: Cloth, head: figures.Head) -> None:
    suit = head.suit
    robes.robe(d, c, suit, "J")
    figures.bob(head)
    figures.neck(head)
    robes.points_collar(d, c)
    figures.face(head, woman=False)
    figures.fringe(head)
    figures.cap(head)
    left = suit == "d"
    if suit == "h":
        robes.flute(d, c)
        d.shape(
            path(
                f"M168 {seam(168)} C172 150 176 130 182 116 L200 118 C204 138 208 160 210 {seam(210)} Z"
            ),
            c.main,
        )
        d.shape(polygon([(179, 112), (202, 114), (202, 122), (178, 120)]), c.white)
        robes.hand(d, c, 190, 104, False)
        return
    robes.arm(d, c, left, c.second)
    if suit == "s":
        robes.halberd(d, c, 206)
    elif suit == "c":
        robes.banner(d, c, 208, suit)
    else:
        robes.lantern(d, c, 86)
        robes.lamp(d, c, 106, 44)
    robes.hand(d, c, 86 if left else 206, 144 if left else 153, left)


def _sash(d: Drawing, c: Cloth, suit: str) -> None:
    left, right = _IN, WIDTH - _IN
    band = polygon(
        [
            (left, seam(left, 8)),
            (right, seam(right, 8)),
            (right, seam(right, -8)),
            (left, seam(left, -8)),
        ]
    )
    d.shape(band, c.main)
    for edge in (5, -5):
        d.line(polyline([(left, seam(left, edge)), (right, seam(right, edge))]), c.gold, 1.8)
    for i in range(-4, 5):
        x = WIDTH / 2 + i * 23
        d.fill(star(x, seam(x), 2, 4.5, 2.6), c.gold if i % 2 else c.white)
