"""The hand: what is staged and can be done with it, what is said about it, and how it lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Card, parse_cards
from bigtwo_qt.rules.events import Play
from bigtwo_qt.ui.arranging import by_combinations
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.opponents import OPPONENT_LEVELS
from tests.ui.at_table import NEXT_OPENS, PERSON_OPENS, deal_of, decisions, hand, marked

Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]


def test_the_opening_card_is_staged_first(open_game: Open, until_asked: Wait, qtbot: QtBot) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    held = hand(game)
    other = next(face for face in held if face != opening)
    assert game.hand.prompt == "Your lead, with the three of diamonds"
    with qtbot.waitSignal(game.hand.refused) as refused:
        game.hand.tap(held[other])
    assert refused.args == ["The opening play must hold the three of diamonds."]
    assert game.hand.reason == refused.args[0]
    assert game.hand.stagedCount == 0
    game.hand.tap(held[opening])
    assert game.hand.reason == ""
    assert game.hand.playLabel == "Play three of diamonds"
    assert game.hand.canPlay
    assert game.hand.canClear
    game.hand.tap(held[other])
    assert game.hand.stagedCount == 2
    game.hand.tap(held[opening])
    assert game.hand.stagedCount == 0, "taking the opening card back clears the stage"
    game.hand.tap(held[opening])
    game.hand.clear()
    assert marked(game, "staged") == []
    assert not game.hand.canPlay
    assert not game.hand.canPass


def test_what_is_pressed_when_nothing_can_be_played_is_answered(
    open_game: Open, until_asked: Wait, qtbot: QtBot
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    with qtbot.waitSignal(game.hand.refused) as refused:
        game.hand.play()
    assert refused.args == ["The opening play must hold the three of diamonds."]
    with qtbot.waitSignal(game.hand.refused) as refused:
        game.hand.pass_()
    assert refused.args == ["You lead, so you cannot pass: play any combination."]


def test_cards_staged_early_say_that_it_is_not_the_turn_yet(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=NEXT_OPENS)
    assert not game.yourTurn
    game.hand.tap(next(iter(hand(game).values())))
    assert game.hand.reason == "It is not your turn yet."
    assert not game.hand.canPlay
    assert not game.hand.canPass
    until_asked(game)
    assert game.hand.reason != "It is not your turn yet."
    assert game.hand.stagedCount == 1


def test_cards_of_no_legal_play_are_dimmed_on_the_turn_alone(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=NEXT_OPENS)
    assert len(marked(game, "playable")) == 13
    until_asked(game)
    legal = {str(card) for play in deal_of(game).legal_plays() for card in play.cards}
    assert set(marked(game, "playable")) == legal
    assert game.hand.prompt.startswith(("Beat the ", "You hold nothing that beats the "))


def test_sorting_by_rank_by_suit_and_by_groups(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    by_rank = list(hand(game))
    assert game.hand.canSort
    assert game.hand.sortLabel == "By rank"
    game.hand.sort()
    assert game.hand.sortLabel == "By suit"
    assert [face[1] for face in hand(game)] == sorted(
        (face[1] for face in by_rank), key="dchs".index
    )
    game.hand.sort()
    assert game.hand.sortLabel == "By groups"
    cards = dict(enumerate(parse_cards(" ".join(by_rank))))
    by_groups = by_combinations(deal_of(game).rules, cards)
    assert list(hand(game)) == [by_rank[number] for number in by_groups]
    game.hand.sort()
    assert list(hand(game)) == by_rank


def test_the_next_hand_is_sorted_as_the_last_one(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    game.hand.sort()
    again = open_game()
    until_asked(again)
    suits = [face[1] for face in hand(again)]
    assert again.hand.sortLabel == "By suit"
    assert suits == sorted(suits, key="dchs".index)


def test_a_card_moves_to_another_place_and_stays_there(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    faces = list(hand(game))
    last = hand(game)[faces[-1]]
    game.hand.moveCard(last, 0)
    assert list(hand(game)) == [faces[-1], *faces[:-1]]
    for slot in (-1, 13):
        game.hand.moveCard(last, slot)
    game.hand.moveCard(game.table.cards.hand(1)[0], 3)
    assert list(hand(game)) == [faces[-1], *faces[:-1]]
    before = list(hand(game))
    play_out(game, until=lambda: len(hand(game)) < 13)
    assert list(hand(game)) == [face for face in before if face in hand(game)]


def test_a_double_tap_plays_a_card_alone(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    game.hand.doubleTap(hand(game)[opening])
    first = decisions(game)[0]
    assert isinstance(first, Play)
    assert [str(card) for card in first.combination.cards] == [opening]


def test_a_double_tap_that_is_refused_stages_nothing(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    other = next(number for face, number in hand(game).items() if face != opening)
    game.hand.doubleTap(other)
    assert game.hand.stagedCount == 0
    assert game.hand.reason
    assert not deal_of(game).events


def test_a_card_dropped_on_the_table_is_played_with_what_is_staged(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    play = next(play for play in deal_of(game).legal_plays() if play.size == 5)
    opening = deal_of(game).opening_card
    *staged, dropped = sorted(play.cards, key=lambda card: card != opening)
    for card in staged:
        game.hand.tap(hand(game)[str(card)])
    game.hand.drop(hand(game)[str(dropped)])
    first = decisions(game)[0]
    assert isinstance(first, Play)
    assert first.combination == play


def test_a_drop_that_is_refused_stays_staged_with_its_reason(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = deal_of(game).opening_card
    legal = deal_of(game).legal_plays()
    pairs = {frozenset(play.cards) for play in legal if play.size == 2}
    other = next(
        face
        for face in hand(game)
        if face != str(opening) and frozenset({opening, *parse_cards(face)}) not in pairs
    )
    game.hand.tap(hand(game)[str(opening)])
    game.hand.drop(hand(game)[other])
    assert set(marked(game, "staged")) == {str(opening), other}
    assert game.hand.reason
    assert not deal_of(game).events


def test_the_cursor_walks_round_the_hand_and_stages(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    game.hand.toggleCursor()
    assert game.hand.stagedCount == 0
    first, *_, last = hand(game)
    game.hand.moveCursor(1)
    assert marked(game, "focused") == [first]
    game.hand.moveCursor(-1)
    assert marked(game, "focused") == [last]
    game.hand.toggleCursor()
    assert marked(game, "staged") == [last]
    game.hand.toggleCursor()
    assert marked(game, "staged") == []


def test_a_hint_is_offered_and_then_staged(
    open_game: Open, until_asked: Wait, qtbot: QtBot
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    assert game.hand.canHint
    game.hand.hint()
    qtbot.waitUntil(lambda: bool(marked(game, "offered")))
    offered = marked(game, "offered")
    assert game.hand.stagedCount == 0
    game.hand.hint()
    assert marked(game, "staged") == offered
    assert marked(game, "offered") == []
    assert game.hand.canPlay


def test_a_hint_may_be_to_pass(
    open_game: Open, until_asked: Wait, qtbot: QtBot, lowest_first: Any
) -> None:
    class PassesIfItCan(lowest_first):  # type: ignore[misc]
        def choose(self, view: SeatView) -> list[Card] | None:
            return None if view.can_pass else super().choose(view)

    game = open_game(
        seed=NEXT_OPENS, levels=dict.fromkeys((*OPPONENT_LEVELS, "planner"), PassesIfItCan)
    )
    until_asked(game)
    game.hand.tap(next(iter(hand(game).values())))
    game.hand.hint()
    qtbot.waitUntil(lambda: game.hand.reason == "Passing looks best here.")
    assert game.hand.stagedCount == 0


def test_a_double_tap_takes_up_the_offer(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    stage = game.hand.stage
    assert stage is not None
    play = max(deal_of(game).legal_plays(), key=lambda one: one.size)
    stage.hint(play.cards)
    number = next(iter(stage.offered))
    game.hand.doubleTap(number)
    assert set(stage.cards) == set(play.cards)


def test_the_rest_of_the_only_group_is_offered_if_wished_for(
    open_game: Open, until_asked: Wait, play_out: Callable[..., None]
) -> None:
    game = open_game(seed=PERSON_OPENS)

    def is_offered() -> bool:
        """Stage a card of which one group alone can be played, if there is one."""
        for number in game.table.cards.hand(0):
            game.hand.clear()
            game.hand.tap(number)
            if marked(game, "offered"):
                return True
        game.hand.clear()
        return False

    play_out(game, until=is_offered)
    offered = marked(game, "offered")
    assert offered
    game.preferences.offers = False
    assert marked(game, "offered") == []
    assert not is_offered()
    game.preferences.offers = True
    assert is_offered()
    game.preferences.offers = False
    game = open_game()
    until_asked(game)
    assert not is_offered()
