"""The points of a deal (RULES.md, sections 4 and 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from tests.referee.cards import JOKERS, RANKS, Cards, classify
from tests.referee.systems import Options

if TYPE_CHECKING:
    from tests.referee.deal import Deal


def special(options: Options, cards: Cards) -> int:
    """Return what the Indonesian game pays for a play that nobody beats."""
    shape = classify(options, cards)
    if shape is None or shape.kind not in ("quads", "straight_flush"):
        return 0
    if shape.kind == "straight_flush":
        return 40
    return 80 if shape.key[0] == RANKS.index("2") else 20


def twos_in(cards: Iterable[str]) -> int:
    """Return how many of the cards are twos."""
    return sum(card[0] == "2" for card in cards)


def penalties(deal: Deal) -> list[int]:
    """Return the points against each seat by the cards that it still holds."""
    options = deal.options
    winner = deal.order[0]
    found = []
    for seat, hand in enumerate(deal.hands):
        count = len(hand)
        if seat == winner:
            found.append(0)
            continue
        if options["scoring"] == "never-played":
            points = count * (3 if seat not in deal.played else 2 if count >= 10 else 1)
        else:
            points = count * [a_card for start, a_card in options["bands"] if start <= count][-1]
        held = options["held_cards"]
        if held == "point-a-two":
            points += twos_in(hand)
        elif held == "double-a-two":
            points *= 2 ** twos_in(hand)
        elif held == "double-a-four-or-straight-flush" and holds_four_or_straight_flush(
            options, hand
        ):
            points *= 2
        if options["winning_play"] == "double-with-a-two" and twos_in(deal.final_play):
            points *= 2
        found.append(points)
    return found


def holds_four_or_straight_flush(options: Options, hand: Cards) -> bool:
    """Whether a hand holds four of a rank or a straight flush of five cards."""
    if max(Counter(card[0] for card in hand if card not in JOKERS).values(), default=0) >= 4:
        return True
    return any(
        shape is not None and shape.kind == "straight_flush"
        for cards in combinations(hand, 5)
        if (shape := classify(options, cards))
    )


def score_penalties(deal: Deal) -> list[int]:
    """Score `bands` and `never-played`, and settle them."""
    points = penalties(deal)
    winner = deal.order[0]
    if deal.pays_for_all is not None:
        total = sum(points)
        points = [total if seat == deal.pays_for_all else 0 for seat in range(len(points))]
    settlement = deal.options["settlement"]
    if settlement == "pairs":
        points = [sum(own - other for other in points) for own in points]
    elif settlement == "winner-takes-all":
        points[winner] = -sum(points)
    sign = 1 if deal.options["result"] == "lowest" else -1
    return [sign * point for point in points]


def score_twos_played(deal: Deal) -> list[int]:
    """Score 2^k for the winner, k twos in the final play."""
    return [
        2 ** twos_in(deal.final_play) if seat == deal.order[0] else 0
        for seat in range(len(deal.hands))
    ]


def score_winner_collects(deal: Deal) -> list[int]:
    """Score for the winner the cards of each opponent, twice those of more than ten."""
    winner = deal.order[0]
    counts = [len(hand) for seat, hand in enumerate(deal.hands) if seat != winner]
    total = sum(count if count <= 10 else 2 * count for count in counts)
    return [total if seat == winner else 0 for seat in range(len(deal.hands))]


def score_indonesian(deal: Deal) -> list[int]:
    """Score the Indonesian game, with the bonuses earned on the way."""
    winner = deal.order[0]
    scores = []
    for seat, hand in enumerate(deal.hands):
        count = len(hand)
        if seat == winner:
            shown = twos_in(deal.final_play)
            last = special(deal.options, deal.final_play)
            scores.append(-2 * last if last else -10 * shown if shown else -5)
        else:
            times = 3 if count >= 13 else 2 if count >= 11 else 1
            scores.append(times * (count + 4 * twos_in(hand)))
    for seat, points in deal.bonuses:
        scores[seat] += points
    return scores


def score_places(deal: Deal) -> list[int]:
    """Score the place of each seat, the first 0."""
    return [deal.order.index(seat) for seat in range(len(deal.hands))]


def score_sides(deal: Deal) -> list[int]:
    """Score 1 for each partner of the side with fewer cards, nothing when equal."""
    sides = deal.sides
    return [int(sides[seat % 2] < sides[1 - seat % 2]) for seat in range(4)]


SCORING = {
    "bands": score_penalties,
    "never-played": score_penalties,
    "twos-played": score_twos_played,
    "winner-collects": score_winner_collects,
    "indonesian": score_indonesian,
    "places": score_places,
    "sides": score_sides,
}
