"""What a deal that is over was worth to a seat."""

from __future__ import annotations

from bigtwo_qt.rules.deal import Deal


def margin(deal: Deal, seat: int) -> float:
    """Return own points less the mean of the others', where more is better."""
    points = deal.scores
    own = points[seat]
    found = own - (sum(points) - own) / (len(points) - 1)
    return found if deal.rules.result == "highest" else -found
