"""The points of a deal, by option (RULES.md, section 4 and the house rules of section 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigtwo_qt.rules.cards import COPIES, PACK_52, RANKS, TWO, cards_of
from bigtwo_qt.rules.combinations import Combination, Kind, tables

if TYPE_CHECKING:
    from bigtwo_qt.rules.options import Rules

TWOS = 0b1111 << 4 * TWO
TWOS |= TWOS << COPIES


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: all that its points depend on.

    `hands`: the cards left, as masks by seat; `order`: the seats as they went out, then the others
    by cards left; `played`: the seats that played at least once, as bits; `last_play`: the one that
    ended the deal, None after an instant win; `bonuses`: points scored during the deal, by seat;
    `liable`: the seat that pays for all, if any.
    """

    hands: tuple[int, ...]
    order: tuple[int, ...]
    played: int
    last_play: Combination | None
    bonuses: tuple[int, ...]
    liable: int | None


def count_twos(mask: int) -> int:
    """Return how many 2s a set of cards holds."""
    return (mask & TWOS).bit_count()


def side_counts(hands: tuple[int, ...]) -> tuple[int, int]:
    """Return the cards left on the sides of seats 0 and 2, and of seats 1 and 3."""
    counts = [hand.bit_count() for hand in hands]
    return counts[0] + counts[2], counts[1] + counts[3]


def scores(rules: Rules, outcome: Outcome) -> tuple[int, ...]:
    """Return the points that a deal adds for each seat, bonuses included."""
    match rules.scoring:
        case "bands" | "never-played":
            return _penalties(rules, outcome)
        case "twos-played":
            last = outcome.last_play.mask if outcome.last_play else 0
            return _winner_alone(outcome, 1 << count_twos(last))
        case "winner-collects":
            counts = [hand.bit_count() for hand in outcome.hands]
            return _winner_alone(outcome, sum(n if n <= 10 else 2 * n for n in counts))
        case "indonesian":
            sign = 1 if rules.result == "lowest" else -1
            return tuple(sign * points for points in _indonesian(outcome))
        case "places":
            sign = 1 if rules.result == "lowest" else -1
            return tuple(sign * outcome.order.index(seat) for seat in range(rules.players))
        case "sides":
            even, odd = side_counts(outcome.hands)
            return (int(even < odd), int(odd < even)) * 2


def _winner_alone(outcome: Outcome, points: int) -> tuple[int, ...]:
    winner = outcome.order[0]
    return tuple(points if seat == winner else 0 for seat in range(len(outcome.hands)))


def special_points(play: Combination, final: bool) -> int | None:
    """Return the Indonesian bonus of a play, as the last one of a deal or before; None if none."""
    if play.kind is Kind.STRAIGHT_FLUSH:
        return -80 if final else -40
    if play.kind is Kind.QUADS:
        of_twos = count_twos(play.mask) >= 4
        return (-160 if of_twos else -40) if final else (-80 if of_twos else -20)
    return None


def _indonesian(outcome: Outcome) -> list[int]:
    points = list(outcome.bonuses)
    winner = outcome.order[0]
    last = outcome.last_play
    special = special_points(last, final=True) if last else None
    if special is not None:
        points[winner] += special
    else:
        points[winner] -= 10 * count_twos(last.mask if last else 0) or 5
    for seat, hand in enumerate(outcome.hands):
        if seat != winner:
            left = hand.bit_count()
            times = 3 if left >= 13 else 2 if left >= 11 else 1
            points[seat] += times * (left + 4 * count_twos(hand))
    return points


def _penalties(rules: Rules, outcome: Outcome) -> tuple[int, ...]:
    """Return the points of the schemes that count the cards left in each hand."""
    winner = outcome.order[0]
    lost = [
        0 if seat == winner else _penalty(rules, hand, bool(outcome.played >> seat & 1))
        for seat, hand in enumerate(outcome.hands)
    ]
    last = outcome.last_play
    if rules.winning_play == "double-with-a-two" and last and count_twos(last.mask):
        lost = [2 * points for points in lost]
    if outcome.liable is not None:
        lost = [sum(lost) if seat == outcome.liable else 0 for seat in range(len(lost))]
    match rules.settlement:
        case "add-up":
            pass
        case "pairs":
            lost = [len(lost) * points - sum(lost) for points in lost]
        case "winner-takes-all":
            lost[winner] = -sum(lost)
    sign = 1 if rules.result == "lowest" else -1
    return tuple(sign * points for points in lost)


def _penalty(rules: Rules, hand: int, has_played: bool) -> int:
    left = hand.bit_count()
    if rules.scoring == "never-played":
        points = left * (3 if not has_played else 2 if left >= 10 else 1)
    else:
        points = left * next((rate for start, rate in reversed(rules.bands) if start <= left), 0)
    match rules.held_cards:
        case "nothing":
            return points
        case "point-a-two":
            return points + count_twos(hand)
        case "double-a-two":
            return points << count_twos(hand)
        case "double-a-four-or-straight-flush":
            return points * 2 if _holds_special(rules, hand) else points


def _holds_special(rules: Rules, hand: int) -> bool:
    """Whether a hand holds four of a rank, or a straight flush of the rules."""
    ranks = [one.rank for one in cards_of(hand)]
    if any(ranks.count(rank) >= 4 for rank in range(len(RANKS))):
        return True
    return any(
        play.kind is Kind.STRAIGHT_FLUSH
        for play in tables(rules).leads(hand & (PACK_52 | PACK_52 << COPIES))
    )
