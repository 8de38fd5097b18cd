"""What the score sheet and the plot show of a deal that is over, by the rules of its match."""

from __future__ import annotations

from collections.abc import Sequence

from bigtwo_qt.rules.options import Rules
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.course_model import CourseLine
from bigtwo_qt.ui.seat_model import SeatRow
from bigtwo_qt.ui.sheet_model import SheetRow


def has_sides(rules: Rules) -> bool:
    """Whether partners share their points."""
    return rules.teams == "partners"


def points_texts(rules: Rules, order: Sequence[int], points: Sequence[int]) -> list[str]:
    """Return by seat what a deal added: as what it went out where places are scored."""
    if rules.scoring == "places":
        return [wording.place_text(order.index(seat)) for seat in range(len(points))]
    signed = rules.result == "highest"
    return [wording.points_text(each, signed) for each in points]


def sheet_row(
    rules: Rules, names: Sequence[str], number: int, order: Sequence[int], points: Sequence[int]
) -> SheetRow:
    """Return the row of a deal: its number, the points by seat, and who won it."""
    texts = tuple(points_texts(rules, order, points))
    seats = range(len(points))
    winners = tuple(s for s in seats if points[s] > 0) if has_sides(rules) else (order[0],)
    label = wording.sheet_row(number, names, texts, winners)
    return SheetRow(number, tuple(points), winners, texts, label)


def course_lines(rules: Rules, rows: Sequence[SeatRow]) -> list[CourseLine]:
    """Return what the course of a match has a line for: the seats, or the two sides."""
    groups = [rows[0::2], rows[1::2]] if has_sides(rules) else [[row] for row in rows]
    return [
        CourseLine(
            tuple(row.seat for row in group),
            wording.joined([row.name for row in group]),
            tuple(row.emblem for row in group),
            any(row.is_you for row in group),
        )
        for group in groups
    ]


def course_goal(rules: Rules) -> int | None:
    """Return at how many points a match ends, None where it ends after its deals."""
    return rules.match_length if rules.match_ends == "points" else None
