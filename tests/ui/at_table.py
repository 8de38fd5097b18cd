"""What the tests of a game read at its table and do there."""

from __future__ import annotations

from bigtwo_qt.rules import Deal, system
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.rules.events import Pass, Play
from bigtwo_qt.ui.game import Game

PERSON_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 0)
NEXT_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 1)


def hand(game: Game) -> dict[str, int]:
    """Return the person's cards from left to right: their ids by their faces."""
    cards = game.table.cards
    return {cards.rows[number].face: number for number in cards.hand(0)}


def marked(game: Game, mark: str) -> list[str]:
    """Return the faces of the person's cards that have a mark."""
    rows = game.table.cards.rows
    return [face for face, number in hand(game).items() if getattr(rows[number], mark)]


def decide(game: Game) -> None:
    """Play the lowest legal cards by taps, or pass."""
    deal = deal_of(game)
    plays = deal.legal_plays()
    if not plays:
        game.hand.pass_()
        return
    play = min(plays, key=lambda one: (-one.size if deal.table is None else 0, one.strength))
    opening = deal.opening_card
    for card in sorted(play.cards, key=lambda one: one != opening):
        game.hand.tap(hand(game)[str(card)])
    game.hand.play()


def decisions(game: Game) -> list[Play | Pass]:
    return [event for event in deal_of(game).events if isinstance(event, Play | Pass)]


def deal_of(game: Game) -> Deal:
    controller = game._controller
    assert controller is not None
    assert controller.deal is not None
    return controller.deal
