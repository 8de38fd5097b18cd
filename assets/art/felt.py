"""The tables: a soft light from above that falls off towards the edges, on cloth, lacquer or paper.

Every pixel is opaque, which lets the table be drawn without blending.
"""

from __future__ import annotations

import base64
import random
import struct
import zlib
from dataclasses import dataclass

WIDTH, HEIGHT = 1600, 1000
TILE = 160

Field = list[list[float]]


@dataclass(frozen=True, slots=True)
class Grain:
    """Unevenness of a surface: `strength` in steps of 255, drawn out by so many pixels each way."""

    strength: float
    across: int = 1
    down: int = 1


CLOTH = (Grain(6, across=4), Grain(6, down=4))
LACQUER = (Grain(3),)
PAPER = (Grain(3, across=7, down=2), Grain(3, across=2, down=7), Grain(2))


@dataclass(frozen=True, slots=True)
class Felt:
    """The light in the middle, the ground, the edge, and the grains that lie on them."""

    light: str
    ground: str
    edge: str
    grains: tuple[Grain, ...]


FELTS = {
    "green": Felt("#2a7055", "#225f47", "#184535", CLOTH),
    "green-dark": Felt("#1f4d3e", "#173d31", "#0e2820", CLOTH),
    "blue": Felt("#2d5d91", "#234b78", "#173453", CLOTH),
    "blue-dark": Felt("#1f4067", "#172f4d", "#0d1d32", CLOTH),
    "lacquer": Felt("#8f2b2d", "#732125", "#481317", LACQUER),
    "lacquer-dark": Felt("#5a1a1e", "#441418", "#290b0e", LACQUER),
    "paper": Felt("#eae1ce", "#ddd2ba", "#c6b897", PAPER),
    "paper-dark": Felt("#3f3a32", "#322e28", "#211e1a", PAPER),
}


def felt(name: str) -> str:
    """Return the SVG of a table, to be cropped to the window."""
    drawn = FELTS[name]
    picture = base64.b64encode(_png(_surface(drawn.grains))).decode()
    cover = f'x="-9" y="-9" width="{WIDTH + 18}" height="{HEIGHT + 18}"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        '<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" '
        'cx="800" cy="400" r="1050">'
        f'<stop offset="0" stop-color="{drawn.light}"/>'
        f'<stop offset="0.5" stop-color="{drawn.ground}"/>'
        f'<stop offset="1" stop-color="{drawn.edge}"/>'
        "</radialGradient>"
        f'<pattern id="grain" patternUnits="userSpaceOnUse" width="{TILE}" height="{TILE}">'
        f'<image width="{TILE}" height="{TILE}" xlink:href="data:image/png;base64,{picture}"/>'
        "</pattern></defs>"
        f'<rect {cover} fill="url(#light)"/><rect {cover} fill="url(#grain)"/></svg>\n'
    )


def _surface(grains: tuple[Grain, ...]) -> Field:
    """Return a tile of heights around 0, in steps of 255, that meets itself at its edges."""
    source = random.Random(2)
    surface = [[0.0] * TILE for _ in range(TILE)]
    for grain in grains:
        rough = [[source.gauss(0, grain.strength) for _ in range(TILE)] for _ in range(TILE)]
        # The mean of n heights varies less by the root of n, which is given back.
        share = (grain.across * grain.down) ** -0.5
        for y in range(TILE):
            rows = [rough[(y + j) % TILE] for j in range(grain.down)]
            column = [sum(heights) for heights in zip(*rows, strict=True)]
            for x in range(TILE):
                surface[y][x] += share * sum(column[(x + i) % TILE] for i in range(grain.across))
    return surface


def _png(surface: Field) -> bytes:
    """Return a picture of white and black, the more opaque the farther a height is from 0."""
    rows = b"".join(
        b"\0"
        + b"".join(bytes((255 * (height > 0), min(255, round(abs(height))))) for height in row)
        for row in surface
    )
    header = struct.pack(">IIBBBBB", TILE, TILE, 8, 4, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _pixel(height: float) -> bytes:
    """Return a grey and how opaque it is."""
    return bytes((255 if height > 0 else 0, min(255, round(abs(height)))))


def _chunk(name: bytes, data: bytes) -> bytes:
    check = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)
