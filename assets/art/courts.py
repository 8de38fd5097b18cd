"""The twelve court cards: which figure is made of what, and the frame they stand in."""

from __future__ import annotations

from . import figures, robes
from .drawing import Drawing
from .palette import CLOTH, Cloth
from .paths import Path, polygon, polyline, rounded, star
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
    "Qs": ("#2e2a36", "#6d6a80", True),
    "Qh": ("#e3ae52", "#99681f", True),
    "Qd": ("#8f3f24", "#561f10", False),
    "Qc": ("#4a2f25", "#8d6a58", False),
    "Js": ("#6b4226", "#3a2010", True),
    "Jh": ("#2f2b33", "#75717f", False),
    "Jd": ("#e0a951", "#94631c", False),
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


def both_ways(half: Drawing) -> tuple[str, str]:
    """Return a drawing, and a reference to it that turns it about the card's centre."""
    turn = f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"
    return half.group('id="half"'), f'<use xlink:href="#half" transform="{turn}"/>'


def court(rank: str, suit: str, pip_colour: str) -> str:
    """Return the panel and the double-ended figure of a court card, in card units."""
    cloth = CLOTH[suit]
    half = Drawing(cloth.ink)
    _half(half, cloth, rank, suit, pip_colour)
    back = Drawing(cloth.ink)
    back.fill(panel(), cloth.ground)
    front = Drawing(cloth.ink)
    sash(front, cloth)
    front.line(panel(), cloth.gold, 3.4)
    front.line(panel(), None, 1)
    return "\n".join((back.group(), *both_ways(half), front.group()))


def _half(d: Drawing, c: Cloth, rank: str, suit: str, pip_colour: str) -> None:
    hair, strands, left = _LOOKS[rank + suit]
    head = figures.Head(d, c, suit, hair, strands, left)
    {"K": _king, "Q": _queen, "J": _jack}[rank](d, c, head)
    x, y, size = _PIPS[rank + suit]
    d.fill(pip(suit, x, y, size), pip_colour)


_PIPS = {
    "Ks": (88, 42, 34), "Kh": (203, 42, 34), "Kd": (88, 42, 34), "Kc": (88, 42, 34),
    "Qs": (204, 42, 34), "Qh": (204, 42, 34), "Qd": (205, 45, 34), "Qc": (88, 42, 34),
    "Js": (206, 94, 30), "Jh": (206, 48, 34), "Jd": (204, 94, 30), "Jc": (86, 90, 30),
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
    robes.arm(d, c, left)
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
    figures.neck(head, bare=suit == "d")
    robes.ruff(d, c)
    figures.face(head, woman=True)
    figures.parting(head, head.hair)
    figures.tiara(head)
    left = suit in "hs"
    robes.arm(d, c, left)
    if suit == "d":
        robes.fan(d, c, 204, 149)
        robes.hand(d, c, 205, 154, False)
    else:
        x = {"s": 87, "h": 86, "c": 197}[suit]
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
    left = suit in "ds"
    if suit == "h":
        robes.flute(d, c)
        robes.raised_arm(d, c)
        robes.hand(d, c, 190, 104, False)
        return
    robes.arm(d, c, left)
    if suit == "s":
        robes.halberd(d, c, 86)
    elif suit == "c":
        robes.banner(d, c, 208, suit)
    else:
        robes.lantern(d, c, 84)
    robes.hand(d, c, {"d": 85, "s": 86}.get(suit, 206), 144 if left else 153, left)


def sash(d: Drawing, c: Cloth) -> None:
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
