"""Positions from card texts, as a seat sees them."""

from __future__ import annotations

from collections.abc import Sequence

from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Card, parse_cards, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.deal import Deal


def position(
    hands: Sequence[str], table: str | None = None, system_id: str = "big-two"
) -> SeatView:
    """Return the view of seat 0, who leads, or answers what seat 1 has played.

    The hands are by seat, short ones padded by nothing: a deal of so many cards.
    """
    rules = system(system_id, players=len(hands))
    deal = Deal.start(rules, [parse_cards(hand) for hand in hands], 0 if table is None else 1)
    if table is not None:
        # Seat 0 comes after seat 1 where play runs anticlockwise.
        deal.play(parse_cards(table))
    return SeatView.of(deal, 0, (0,) * rules.players)


def texts(cards: Sequence[Card] | None) -> str | None:
    """Return cards as text in the order of ranks and suits, None for a pass."""
    return None if cards is None else " ".join(map(str, sorted(cards)))


def rest_of_pack(*hands: str) -> list[Card]:
    """Return the cards of one pack that are in none of these hands, lowest first."""
    taken = {card for hand in hands for card in parse_cards(hand)}
    return [card for card in cards_of((1 << 52) - 1) if card not in taken]
