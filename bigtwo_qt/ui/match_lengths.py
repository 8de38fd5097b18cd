"""How a match may end, and how long it may be made."""

from __future__ import annotations

from dataclasses import replace

from bigtwo_qt.rules import Rules, RulesError
from bigtwo_qt.rules.options import MatchEnds

# How long a match may be made, by how it ends.
LENGTHS: dict[MatchEnds, tuple[int, ...]] = {
    "deals": (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50),
    "points": (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500),
}
_USUAL_DEALS = 8
_USUAL_POINTS = 100
# Where a deal brings few points.
_FEWER_POINTS = {"twos-played": 20, "places": 20, "sides": 5}


def possible_ends(rules: Rules) -> tuple[MatchEnds, ...]:
    """Return how a match by these rules may end with nothing else changed."""
    return tuple(end for end in LENGTHS if _can_end(rules, end))


def _can_end(rules: Rules, end: MatchEnds) -> bool:
    try:
        replace(rules, match_ends=end, match_length=usual_length(rules, end))
    except RulesError:
        return False
    return True


def usual_length(rules: Rules, end: MatchEnds) -> int:
    """Return how long a match by these rules is if it ends this way and nothing else is chosen."""
    if end == rules.match_ends:
        return rules.match_length
    if end == "deals":
        return _USUAL_DEALS
    return _FEWER_POINTS.get(rules.scoring, _USUAL_POINTS)


def lengths(rules: Rules, end: MatchEnds, chosen: int) -> list[int]:
    """Return the lengths to choose from, with that of the rules and the one chosen among them."""
    return sorted({*LENGTHS[end], usual_length(rules, end), chosen})
