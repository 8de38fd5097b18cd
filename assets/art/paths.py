"""Outlines made of lines and cubic curves: parsing, moving, pen strokes, patterns."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

_TOKEN = re.compile(r"[MLHVCQSZ]|-?\d*\.?\d+")
_KAPPA = 0.5523


@dataclass(frozen=True, slots=True)
class Path:
    """An outline; `segments` hold absolute M, L, C and Z commands."""

    segments: tuple[Segment, ...]

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def mapped(self, move: Callable[[Point], Point]) -> Path:
        return Path(tuple((c, tuple(move(p) for p in pts)) for c, pts in self.segments))

    def moved(self, dx: float, dy: float) -> Path:
        return self.mapped(lambda p: (p[0] + dx, p[1] + dy))

    def scaled(self, sx: float, sy: float | None = None) -> Path:
        factor = sx if sy is None else sy
        return self.mapped(lambda p: (p[0] * sx, p[1] * factor))

    def turned(self, degrees: float, centre: Point = (0.0, 0.0)) -> Path:
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        cx, cy = centre
        return self.mapped(
            lambda p: (
                cx + (p[0] - cx) * c - (p[1] - cy) * s,
                cy + (p[0] - cx) * s + (p[1] - cy) * c,
            )
        )

    def mirrored(self, axis: float = 0.0) -> Path:
        return self.mapped(lambda p: (2 * axis - p[0], p[1]))

    def with_mirror(self, axis: float = 0.0) -> Path:
        return self + self.mirrored(axis)

    def parts(self) -> list[Path]:
        """Return each run from a move to the next."""
        starts = [i for i, (command, _) in enumerate(self.segments) if command == "M"]
        ends = [*starts[1:], len(self.segments)]
        return [Path(self.segments[a:b]) for a, b in zip(starts, ends, strict=True)]

    def reversed(self) -> Path:
        """Return the same outline with every part drawn the other way round."""
        segments: list[Segment] = []
        for part in self.parts():
            closed = part.segments[-1][0] == "Z"
            drawn = part.segments[:-1] if closed else part.segments
            ends = [pts[-1] for _, pts in drawn]
            segments.append(("M", (ends[-1],)))
            for i in range(len(drawn) - 1, 0, -1):
                command, pts = drawn[i]
                segments.append((command, (*pts[-2::-1], ends[i - 1])))
            if closed:
                segments.append(("Z", ()))
        return Path(tuple(segments))

    def clockwise(self) -> Path:
        """Return the outline with its largest part clockwise, so that solids can overlap."""
        areas = [
            sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(run, [*run[1:], run[0]], strict=True))
            for run in self.lines()
        ]
        return self if max(areas, key=abs) > 0 else self.reversed()

    def lines(self, steps: int = 8) -> list[list[Point]]:
        """Return each part as a run of points, its curves cut into `steps` pieces."""
        runs: list[list[Point]] = []
        for command, pts in self.segments:
            if command == "M":
                runs.append([pts[0]])
            elif command == "L":
                runs[-1].append(pts[0])
            elif command == "C":
                start = runs[-1][-1]
                runs[-1] += [
                    _cubic(start, pts[0], pts[1], pts[2], i / steps)[0] for i in range(1, steps + 1)
                ]
        return runs

    def d(self) -> str:
        """Return the text of a `d` attribute, relative and rounded to a tenth."""
        text: list[str] = []
        here = start = (0, 0)
        last = ""
        for command, pts in self.segments:
            grid = [(round(x * 10), round(y * 10)) for x, y in pts]
            if command == "Z":
                text.append("z")
                here, last = start, "z"
                continue
            numbers = "".join(
                _tenths(x - here[0], first=i == 0) + _tenths(y - here[1], first=False)
                for i, (x, y) in enumerate(grid)
            )
            name = command.lower() if text else "M"
            text.append((name if name != last else "" if numbers[0] == "-" else " ") + numbers)
            here, last = grid[-1], name
            if command == "M":
                start = here
        return "".join(text)


def path(text: str) -> Path:
    """Read an absolute path of M, L, H, V, C, Q, S and Z."""
    tokens: Iterator[str] = iter(_TOKEN.findall(text))
    segments: list[Segment] = []
    here: Point = (0.0, 0.0)
    start: Point = here
    handle: Point = here
    command = ""
    for token in tokens:
        if token.isalpha():
            command = token
            if command == "Z":
                segments.append(("Z", ()))
                here = start
                continue
            token = next(tokens)  # noqa: PLW2901
        if command == "H":
            here = (float(token), here[1])
            segments.append(("L", (here,)))
            continue
        if command == "V":
            here = (here[0], float(token))
            segments.append(("L", (here,)))
            continue
        count = {"M": 1, "L": 1, "C": 3, "Q": 2, "S": 2}[command]
        values = [float(token), *(float(next(tokens)) for _ in range(2 * count - 1))]
        pts = list(zip(values[::2], values[1::2], strict=True))
        if command == "Q":
            q, end = pts
            pts = [_between(here, q, 2 / 3), _between(end, q, 2 / 3), end]
        elif command == "S":
            mirror = (2 * here[0] - handle[0], 2 * here[1] - handle[1])
            pts = [mirror if segments[-1][0] == "C" else here, *pts]
        segments.append(({"Q": "C", "S": "C"}.get(command, command), tuple(pts)))
        if command == "M":
            start = pts[0]
            command = "L"
        if len(pts) == 3:
            handle = pts[1]
        here = pts[-1]
    return Path(tuple(segments))


def polygon(points: Iterable[Point]) -> Path:
    first, *rest = points
    return Path((("M", (first,)), *(("L", (p,)) for p in rest), ("Z", ())))


def polyline(points: Iterable[Point]) -> Path:
    return Path(polygon(points).segments[:-1])


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    ry = rx if ry is None else ry
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return Path(
        (
            ("M", ((cx, cy - ry),)),
            ("C", ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy))),
            ("C", ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry))),
            ("C", ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy))),
            ("C", ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry))),
            ("Z", ()),
        )
    )


def rectangle(x: float, y: float, width: float, height: float) -> Path:
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def rounded(points: list[Point], radius: float) -> Path:
    """Return a polygon whose corners are rounded."""
    segments: list[Segment] = []
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        into = _between(corner, before, min(0.5, radius / math.dist(corner, before)))
        out = _between(corner, after, min(0.5, radius / math.dist(corner, after)))
        curve = (_between(into, corner, _KAPPA), _between(out, corner, _KAPPA), out)
        segments += [("L" if segments else "M", (into,)), ("C", curve)]
    return Path((*segments, ("Z", ())))


def star(cx: float, cy: float, points: int, outer: float, inner: float, turn: float = 0) -> Path:
    step = math.pi / points
    return polygon(
        (
            cx + (inner if i % 2 else outer) * math.sin(i * step + math.radians(turn)),
            cy - (inner if i % 2 else outer) * math.cos(i * step + math.radians(turn)),
        )
        for i in range(2 * points)
    )


def pen(
    skeleton: Path,
    thick: float,
    thin: float,
    flare: tuple[float, float] = (0.0, 0.0),
    stress: float = 0.0,
) -> Path:
    """Draw each run of a skeleton with a broad pen, heavier where it goes up and down.

    `flare` widens the two ends of every run (a share of the width); `stress` turns the pen.
    """
    outline: list[Segment] = []
    for curve in _runs(skeleton):
        closed = math.dist(curve[0][0], curve[-1][-1]) < 0.01
        samples = [
            (*_cubic(*piece, t), (k + t) / len(curve))
            for k, piece in enumerate(curve)
            for t in ([0.0, 1 / 3, 2 / 3] if k < len(curve) - 1 else [0.0, 1 / 3, 2 / 3, 1.0])
        ]
        sides: list[list[Point]] = [[], []]
        for centre, tangent, at in samples:
            angle = math.atan2(tangent[1], tangent[0]) - math.radians(stress)
            half = (thin + (thick - thin) * abs(math.sin(angle)) ** 1.6) / 2
            if not closed:
                half *= 1 + flare[0] * max(0.0, 1 - 3 * at) ** 2
                half *= 1 + flare[1] * max(0.0, 3 * at - 2) ** 2
            nx, ny = -tangent[1] * half, tangent[0] * half
            sides[0].append((centre[0] + nx, centre[1] + ny))
            sides[1].append((centre[0] - nx, centre[1] - ny))
        there, back = sides[0], sides[1][::-1]
        if closed:
            outline += [("M", (there[0],)), *_smooth(there, closed), ("Z", ())]
            outline += [("M", (back[0],)), *_smooth(back, closed), ("Z", ())]
        else:
            outline += [("M", (there[0],)), *_smooth(there, closed)]
            outline += [("L", (back[0],)), *_smooth(back, closed), ("Z", ())]
    return Path(tuple(outline))


def spline(points: list[Point], closed: bool = False) -> Path:
    """Return a smooth curve through points."""
    pts = [*points, points[0]] if closed else points
    end: tuple[Segment, ...] = (("Z", ()),) if closed else ()
    return Path((("M", (pts[0],)), *_smooth(pts, closed), *end))


def contains(area: Path, point: Point) -> bool:
    x, y = point
    inside = False
    for run in area.lines():
        for (x1, y1), (x2, y2) in zip(run, [*run[1:], run[0]], strict=True):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                inside = not inside
    return inside


def scatter(area: Path, motif: Path, dx: float, dy: float, origin: Point = (0, 0)) -> Path:
    """Repeat a motif on a brick grid, wherever it lies wholly inside an area."""
    xs = [p[0] for run in area.lines() for p in run]
    ys = [p[1] for run in area.lines() for p in run]
    reach = [p for run in motif.lines(4) for p in run]
    found: list[Segment] = []
    for row in range(
        math.floor((min(ys) - origin[1]) / dy), math.ceil((max(ys) - origin[1]) / dy) + 1
    ):
        for column in range(
            math.floor((min(xs) - origin[0]) / dx) - 1, math.ceil((max(xs) - origin[0]) / dx) + 1
        ):
            x = origin[0] + (column + (row % 2) / 2) * dx
            y = origin[1] + row * dy
            if all(contains(area, (x + px * 1.25, y + py * 1.25)) for px, py in reach):
                found += motif.moved(x, y).segments
    return Path(tuple(found))


def hatch(area: Path, degrees: float, spacing: float, offset: float = 0.0) -> Path:
    """Return parallel lines across an area, cut at its edges."""
    level = area.turned(-degrees)
    ys = [p[1] for run in level.lines() for p in run]
    segments: list[Segment] = []
    for i in range(
        math.ceil((min(ys) - offset) / spacing), math.floor((max(ys) - offset) / spacing) + 1
    ):
        y = i * spacing + offset + 0.001
        cuts: list[float] = []
        for run in level.lines():
            for (x1, y1), (x2, y2) in zip(run, [*run[1:], run[0]], strict=True):
                if (y1 > y) != (y2 > y):
                    cuts.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            if right - left > 1:
                segments += [("M", ((left, y),)), ("L", ((right, y),))]
    return Path(tuple(segments)).turned(degrees)


def _runs(skeleton: Path) -> list[list[tuple[Point, Point, Point, Point]]]:
    runs: list[list[tuple[Point, Point, Point, Point]]] = []
    here: Point = (0.0, 0.0)
    for command, pts in skeleton.segments:
        if command == "M":
            runs.append([])
        elif command == "L":
            runs[-1].append(
                (here, _between(here, pts[0], 1 / 3), _between(here, pts[0], 2 / 3), pts[0])
            )
        elif command == "C":
            runs[-1].append((here, *pts))  # type: ignore[arg-type]
        if pts:
            here = pts[-1]
    return runs


def _smooth(pts: list[Point], closed: bool) -> list[Segment]:
    count = len(pts)
    tangents: list[Point] = []
    for i in range(count):
        if closed and i in (0, count - 1):
            before, after = pts[count - 2], pts[1]
        else:
            before, after = pts[max(0, i - 1)], pts[min(count - 1, i + 1)]
        length = math.dist(before, after) or 1.0
        tangents.append(((after[0] - before[0]) / length, (after[1] - before[1]) / length))
    if not closed and count > 2:
        for end, nxt in ((0, 1), (count - 1, count - 2)):
            chord = (pts[nxt][0] - pts[end][0], pts[nxt][1] - pts[end][1])
            if end:
                chord = (-chord[0], -chord[1])
            length = math.hypot(*chord) or 1.0
            ux, uy = chord[0] / length, chord[1] / length
            t = tangents[nxt]
            dot = ux * t[0] + uy * t[1]
            tangents[end] = (2 * dot * ux - t[0], 2 * dot * uy - t[1])
    curves: list[Segment] = []
    for i in range(count - 1):
        a, b = pts[i], pts[i + 1]
        reach = math.dist(a, b) / 3
        ta, tb = tangents[i], tangents[i + 1]
        curves.append(
            (
                "C",
                (
                    (a[0] + ta[0] * reach, a[1] + ta[1] * reach),
                    (b[0] - tb[0] * reach, b[1] - tb[1] * reach),
                    b,
                ),
            )
        )
    return curves


def _cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> tuple[Point, Point]:
    """Return the point and the unit tangent of a curve at `t`."""
    s = 1 - t
    point = tuple(
        s**3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t**3 * d[i] for i in (0, 1)
    )
    slope = [
        3 * (s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (d[i] - c[i]))
        for i in (0, 1)
    ]
    length = math.hypot(*slope)
    if length < 1e-6:
        slope = [d[0] - a[0], d[1] - a[1]]
        length = math.hypot(*slope) or 1.0
    return (point[0], point[1]), (slope[0] / length, slope[1] / length)


def _between(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _tenths(value: int, first: bool) -> str:
    text = f"{value / 10:.1f}".removesuffix(".0")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return text if first or text[0] == "-" else " " + text
