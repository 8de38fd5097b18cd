"""The exchange of Winner with a person in it: what is asked, shown and kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules import parse_cards, system
from bigtwo_qt.rules.match import Match
from bigtwo_qt.ui.choice import Choice
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.steps import Given, OfferAsked, Offered, Step, TakeAsked, Taken

WINNER = system("winner")
# First deals that the person wins or loses by playing the longest and lowest.
WINS, LOSES = 1, 0
EXCHANGE = Given | OfferAsked | Offered | TakeAsked | Taken
Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]


@pytest.fixture
def until_exchange(open_game: Open, until_asked: Wait, play_out: PlayOut) -> Open:
    """Return what opens a game and plays to where the person is asked in the exchange."""

    def go(seed: int | None = None, passes: bool = False, **options: Any) -> Game:
        game = open_game(WINNER, seed=seed, **options)
        if seed is not None:
            play_out(game, passes)
        assert game.phase == "dealOver"
        game.nextDeal()
        until_asked(game)
        return game

    return go


def match_of(game: Game) -> Match:
    assert game._controller is not None
    return game._controller.match


def faces(game: Game, numbers: list[int]) -> list[str]:
    return [game.table.cards.rows[number].face for number in numbers]


def follow(game: Game) -> list[Step]:
    steps: list[Step] = []
    game.animator.shown.connect(steps.append)
    return steps


def test_the_winner_chooses_two_cards_to_offer(until_exchange: Open, until_asked: Wait) -> None:
    game = until_exchange(WINS)
    due = match_of(game).exchange_due
    assert due is not None
    loser, winner, given = due
    name = game.table.seats.rows[loser].name
    assert winner == 0
    assert game.hand.prompt == f"Choose two cards to offer {name}, who takes one of them"
    assert game.hand.playLabel == "Offer two cards"
    assert (game.hand.canPlay, game.hand.canPass, game.hand.canSort) == (False, False, True)
    hand = game.table.cards.hand(0)
    assert str(given) in faces(game, hand)
    assert game.table.seats.rows[0].cards_left == len(hand)
    game.hand.play()
    assert game.hand.reason == "Choose two cards to offer."
    game.hand.tap(hand[0])
    game.hand.play()
    assert game.hand.reason == "Choose one more card to offer."
    game.hand.tap(hand[3])
    game.hand.tap(hand[5])
    offered = faces(game, [hand[3], hand[5]])
    assert [row.card_id for row in game.table.cards.rows if row.staged] == sorted(
        [hand[3], hand[5]]
    )
    assert game.hand.canPlay
    steps = follow(game)
    game.hand.play()
    until_asked(game)
    exchange = match_of(game).header.exchange  # type: ignore[union-attr]
    assert exchange is not None
    assert (exchange.loser, exchange.winner, exchange.given) == (loser, 0, given)
    assert sorted(map(str, exchange.offered)) == sorted(offered)
    assert exchange.taken == max(exchange.offered)
    assert any(isinstance(step, Taken) for step in steps)


@pytest.mark.parametrize("seed", [WINS, LOSES], ids=["as-winner", "as-loser"])
def test_the_hands_on_the_table_are_those_of_the_deal(
    seed: int, until_exchange: Open, until_asked: Wait
) -> None:
    game = until_exchange(seed)
    choice = game.hand.choice
    assert choice is not None
    for number in choice.selectable[: choice.count]:
        game.hand.tap(number)
    held: list[list[list[int]]] = []

    def compare(step: Step) -> None:
        if isinstance(step, Taken):
            cards = game.table.cards
            hands = [[cards.rows[one].card for one in cards.hand(seat)] for seat in range(4)]
            held.append([sorted(hand) for hand in hands])
            assert cards.lying_open() == []
            assert [row.cards_left for row in game.table.seats.rows] == list(map(len, hands))

    game.animator.shown.connect(compare)
    game.hand.play()
    until_asked(game)
    header = match_of(game).header
    assert header is not None
    assert held == [[list(hand) for hand in header.begin().hands]]


def test_the_loser_gives_the_highest_card_and_takes_one_of_two(
    until_exchange: Open, until_asked: Wait
) -> None:
    game = until_exchange(LOSES)
    due = match_of(game).exchange_due
    assert due is not None
    loser, winner, given = due
    assert loser == 0
    assert str(given) not in faces(game, game.table.cards.hand(0))
    name = game.table.seats.rows[winner].name
    assert game.hand.prompt == f"{name} offers two cards: choose the one you take"
    lying = game.table.cards.lying_open()
    assert len(lying) == 2
    assert all(face for face in faces(game, lying))
    hand = game.table.cards.hand(0)
    game.hand.tap(hand[0])
    assert game.hand.stagedCount == 0
    game.hand.play()
    assert game.hand.reason == "Choose one of the two cards."
    game.hand.tap(lying[0])
    game.hand.tap(lying[1])
    assert [game.table.cards.rows[number].staged for number in lying] == [False, True]
    taken = game.table.cards.rows[lying[1]].card
    assert game.hand.playLabel.startswith("Take ")
    game.hand.play()
    until_asked(game)
    header = match_of(game).header
    assert header is not None
    assert header.exchange is not None
    assert header.exchange.taken == taken
    assert lying[1] in game.table.cards.hand(0)


@pytest.mark.parametrize("seed", [WINS, LOSES], ids=["as-winner", "as-loser"])
def test_the_steps_of_the_exchange_come_in_order(
    seed: int, open_game: Open, play_out: PlayOut, until_asked: Wait
) -> None:
    game = open_game(WINNER, seed=seed)
    play_out(game)
    steps = follow(game)
    said: list[str] = []
    game.said.connect(lambda seat, text, sentence: said.append(sentence))
    game.nextDeal()
    until_asked(game)
    choice = game.hand.choice
    assert choice is not None
    for number in choice.selectable[: choice.count]:
        game.hand.tap(number)
    game.hand.play()
    until_asked(game)
    kinds = [type(step) for step in steps if isinstance(step, EXCHANGE)]
    asked = [Given, OfferAsked, Offered, Taken]
    assert kinds == (asked if seed == WINS else [Given, Offered, TakeAsked, Taken])
    assert any("highest card" in sentence for sentence in said)
    assert any(" take" in sentence for sentence in said)


@pytest.mark.parametrize("seed", [WINS, LOSES], ids=["as-winner", "as-loser"])
def test_a_hint_in_the_exchange(seed: int, until_exchange: Open, qtbot: QtBot) -> None:
    game = until_exchange(seed)
    game.hand.hint()
    qtbot.waitUntil(lambda: bool(game.hand.canClear))
    offered = [row.card_id for row in game.table.cards.rows if row.offered]
    assert len(offered) == (2 if seed == WINS else 1)
    game.hand.hint()
    assert [row.card_id for row in game.table.cards.rows if row.staged] == offered
    assert game.hand.canPlay


def test_the_cursor_chooses_what_is_taken(until_exchange: Open) -> None:
    game = until_exchange(LOSES)
    lying = game.table.cards.lying_open()
    game.hand.moveCursor(1)
    game.hand.moveCursor(1)
    assert game.table.cards.rows[lying[1]].focused
    game.hand.toggleCursor()
    assert game.table.cards.rows[lying[1]].staged
    game.hand.clear()
    assert game.hand.stagedCount == 0


@pytest.mark.parametrize("level", ["random", "greedy", "planner"])
def test_a_game_left_in_the_exchange_comes_back_to_the_same(
    level: str, until_exchange: Open, until_asked: Wait, open_game: Open
) -> None:
    levels = dict.fromkeys(("beginner", "casual", "skilled", "planner"), LEVELS[level])
    game = until_exchange(LOSES, passes=True, levels=levels)
    before = match_of(game).exchange_due, faces(game, game.table.cards.hand(0))
    lying = faces(game, game.table.cards.lying_open())
    again = open_game(WINNER, seed=None, levels=levels)
    until_asked(again)
    assert again.phase == "playing"
    assert (match_of(again).exchange_due, faces(again, again.table.cards.hand(0))) == before
    assert faces(again, again.table.cards.lying_open()) == lying


def test_what_is_chosen_to_offer_comes_back(until_exchange: Open, open_game: Open) -> None:
    game = until_exchange(WINS)
    hand = game.table.cards.hand(0)
    game.hand.moveCard(hand[0], 7)
    game.hand.tap(hand[3])
    lying = faces(game, game.table.cards.hand(0))
    again = open_game(WINNER, seed=None)
    assert faces(again, again.table.cards.hand(0)) == lying
    assert again.table.is_arranged
    staged = [number for number in again.table.cards.hand(0) if again.cards.rows[number].staged]
    assert faces(again, staged) == faces(game, [hand[3]])


def test_an_offer_that_was_made_stands_after_a_crash(
    until_exchange: Open, open_game: Open, until_asked: Wait
) -> None:
    game = until_exchange(WINS)
    hand = game.table.cards.hand(0)
    game.hand.tap(hand[2])
    game.hand.tap(hand[5])
    offered = match_of(game), faces(game, hand[2:3] + hand[5:6])
    game.hand.play()
    assert offered[0].exchange_due is not None  # the loser has not taken one yet
    again = open_game(WINNER, seed=None)
    assert again._controller is not None
    assert again._controller.offered is not None
    assert [str(card) for card in again._controller.offered] == offered[1]
    until_asked(again)
    exchange = match_of(again).header
    assert exchange is not None
    assert exchange.exchange is not None
    assert [str(card) for card in exchange.exchange.offered] == offered[1]


def test_a_game_left_after_the_exchange_goes_on_in_the_deal(
    until_exchange: Open, until_asked: Wait, open_game: Open
) -> None:
    game = until_exchange(WINS)
    hand = game.table.cards.hand(0)
    game.hand.tap(hand[0])
    game.hand.tap(hand[1])
    game.hand.play()
    until_asked(game)
    header = match_of(game).header
    again = open_game(WINNER, seed=None)
    until_asked(again)
    assert again.phase == "playing"
    assert match_of(again).header == header


def test_a_choice_of_two() -> None:
    cards = dict(enumerate(parse_cards("3d 4d 5d 3d")))
    choice = Choice(cards, 2, is_offer=True, other=1)
    for number in (0, 1, 3):
        choice.toggle(number)
    assert choice.staged == (1, 3)
    assert choice.cards == parse_cards("4d 3d")
    choice.toggle(3)
    assert not choice.is_complete
    choice.hint(parse_cards("5d 4d"))
    assert choice.offered == (1, 2)
    assert choice.is_hinted
    choice.take_offer()
    assert choice.is_complete
    assert not choice.is_hinted


def test_a_computer_that_fails_in_the_exchange_is_said(
    until_exchange: Open, lowest_first: type
) -> None:
    class Failing(lowest_first):  # type: ignore[misc]
        def offer(self, view: object) -> list[object]:
            raise RuntimeError("a fault")

    levels = dict.fromkeys(("beginner", "casual", "skilled", "planner"), Failing)
    game = until_exchange(LOSES, levels=levels)
    due = match_of(game).exchange_due
    assert due is not None
    name = game.table.seats.rows[due[1]].name
    assert game.messages.text.startswith(f"{name} could not decide because of a fault")
    assert len(game.table.cards.lying_open()) == 2


def test_rules_that_come_with_an_exchange_stay_when_it_is_broken_off(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(WINNER, seed=WINS)
    play_out(game)
    editor = game.houseRules.rule_editor
    editor.choose("passing", "locked")
    editor.use()
    game.nextDeal()
    until_asked(game)
    assert (match_of(game).exchange_due is not None, match_of(game).rules.passing) == (
        True,
        "locked",
    )
    hands = match_of(game).dealt
    # What is chosen meanwhile is for the deal after this one.
    editor.choose("announce", "1")
    editor.use()
    again = open_game()
    until_asked(again)
    match = match_of(again)
    assert (match.dealt, match.rules.passing, match.rules.announce) == (hands, "locked", 0)
    assert (match.next_rules.passing, match.next_rules.announce) == ("locked", 1)
    play_out(again)
    again.nextDeal()
    until_asked(again)
    assert (match.rules.passing, match.rules.announce) == ("locked", 1)


def test_an_exchange_by_rules_that_make_no_sense_is_begun_anew(
    until_exchange: Open, until_asked: Wait, open_game: Open
) -> None:
    game = until_exchange(WINS)
    for rules in ({"own_beat": True}, {"id": "winner", "match_length": 3}, 7):
        results = game._keeper.results
        assert results is not None
        text = json.dumps({"number": 2, "offered": None, "rules": rules})
        results.keep_exchange(match_of(game).id, text)
        game = open_game()
        assert game.phase == "dealOver"
    game.nextDeal()
    until_asked(game)
    assert match_of(game).exchange_due is not None
