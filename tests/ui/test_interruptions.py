"""Plays out of turn with a person at the table: who may act when, and how long there is time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QObject

from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import system
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.combinations import Kind
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Pass, Play
from bigtwo_qt.ui.controller import TO_INTERRUPT
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.preferences import PACES
from bigtwo_qt.ui.steps import InterruptionOpen, PersonAsked, Step
from bigtwo_qt.ui.table import LEAST_TO_INTERRUPT, Table

RULES = system("bu-bu-gao-sheng")
# Deals in which the person can interrupt, where all play the longest and the lowest; in the second
# a computer could as well; in the third one could while it is the person's turn.
MAY, BOTH_MAY, ON_TURN = 130, 316, 5
Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]


def deal_of(game: Game) -> Deal:
    assert game._controller is not None
    deal = game._controller.deal
    assert deal is not None
    return deal


def at_first_window(game: Game, act: Callable[[], None]) -> list[str]:
    """Do this when an interruption is possible for the first time; return the prompts seen."""
    prompts: list[str] = []

    def follow(step: Step) -> None:
        if isinstance(step, InterruptionOpen) and not prompts:
            prompts.append(game.hand.prompt)
            act()

    game.animator.shown.connect(follow)
    return prompts


def plays_of(events: Sequence[object]) -> list[Play]:
    return [event for event in events if isinstance(event, Play)]


@pytest.mark.parametrize("offers", [True, False], ids=["offers", "no-offers"])
def test_the_person_interrupts_with_the_lowest_that_is_possible(
    offers: bool, open_game: Open, play_out: PlayOut
) -> None:
    game = open_game(RULES, seed=MAY)
    game.preferences.offers = offers
    deals: list[Deal] = []

    def act() -> None:
        deal = deal_of(game)
        deals.append(deal)
        assert game.hand.mayInterrupt
        assert game.hand.canInterrupt
        assert not game.yourTurn
        lowest = deal.interruptions(0)[0]
        offered = {row.card for row in game.table.cards.rows if row.offered}
        assert offered == set(lowest.cards)
        assert game.hand.interruptLabel.startswith("Interrupt: four ")
        game.hand.interrupt()
        assert deal.table == lowest
        assert deal.table_seat == 0
        assert deal.seat == 3
        assert deal.passed == ()
        assert not game.hand.mayInterrupt

    prompts = at_first_window(game, act)
    play_out(game)
    assert prompts
    assert prompts[0].startswith("You may interrupt the ")
    interruption = next(play for play in plays_of(deals[0].events) if play.out_of_turn)
    assert interruption.seat == 0
    assert interruption.combination.kind is Kind.QUADS


def test_staged_cards_are_what_interrupts(open_game: Open, play_out: PlayOut) -> None:
    game = open_game(RULES, seed=MAY)
    done: list[Card] = []

    def act() -> None:
        cards = game.table.cards
        plays = deal_of(game).interruptions(0)
        highest = max(plays, key=lambda play: (play.strength, play.mask))
        numbers = cards.ids_of(0, highest.cards)
        game.hand.tap(numbers[0])
        assert not game.hand.canInterrupt
        assert game.hand.mayInterrupt
        game.hand.interrupt()
        assert "Out of turn, only a higher four of a kind" in game.hand.reason
        for number in numbers[1:]:
            game.hand.tap(number)
        assert game.hand.reason == ""
        assert game.hand.canInterrupt
        game.hand.play()
        done.extend(highest.cards)
        assert deal_of(game).table == highest

    at_first_window(game, act)
    play_out(game)
    assert len(done) == 5


def test_when_the_time_has_passed_the_turn_goes_on(open_game: Open, play_out: PlayOut) -> None:
    game = open_game(RULES, seed=MAY)
    deals: list[Deal] = []
    at_first_window(game, lambda: deals.append(deal_of(game)))
    play_out(game)
    assert deals
    assert not any(play.out_of_turn for play in plays_of(deals[0].events))


def test_there_is_a_wait_only_where_the_person_can_interrupt(
    open_game: Open, play_out: PlayOut
) -> None:
    game = open_game(RULES, seed=MAY)
    possible: list[bool] = []
    waits: list[int] = []

    def follow(step: Step) -> None:
        if isinstance(step, Play):
            controller = game._controller
            deal = controller.deal if controller else None
            possible.append(deal is not None and bool(deal.interruptions(0)))
        if isinstance(step, InterruptionOpen):
            waits.append(len(possible))

    game.animator.shown.connect(follow)
    play_out(game)
    assert waits == [number for number, is_possible in enumerate(possible, 1) if is_possible]
    assert 0 < len(waits) < len(possible)


class Eager:
    """Plays like the others here, and interrupts whenever it can."""

    def __init__(self, lowest_first: type) -> None:
        self._other = lowest_first()

    def choose(self, view: SeatView) -> list[Card] | None:
        cards: list[Card] | None = self._other.choose(view)
        return cards

    def offer(self, view: SeatView) -> list[Card]:
        return list(view.hand[:2])

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        return offered[0]

    def interrupt(self, view: SeatView) -> list[Card] | None:
        return list(view.plays[0].cards)


@pytest.fixture
def eager(lowest_first: type) -> dict[str, Callable[..., Eager]]:
    return dict.fromkeys(
        ("beginner", "casual", "skilled", "planner"), lambda source: Eager(lowest_first)
    )


def test_computers_interrupt_before_the_person_is_asked(
    open_game: Open, play_out: PlayOut, eager: object
) -> None:
    game = open_game(RULES, seed=ON_TURN, levels=eager)
    steps: list[Step] = []
    turns: list[tuple[Play, int]] = []

    def follow(step: Step) -> None:
        if isinstance(step, Play) and step.out_of_turn:
            last = next(before for before in reversed(steps) if isinstance(before, Play | Pass))
            turns.append((step, (last.seat - 1) % 4))
            assert not isinstance(steps[-1], PersonAsked)
        steps.append(step)

    game.animator.shown.connect(follow)
    play_out(game)
    assert any(turn == 0 for _, turn in turns)
    assert all(play.seat != turn for play, turn in turns)


@pytest.mark.parametrize("acts", [True, False], ids=["the-person-acts", "the-person-waits"])
def test_the_person_may_act_before_the_computers(
    acts: bool, open_game: Open, play_out: PlayOut, eager: object
) -> None:
    game = open_game(RULES, seed=BOTH_MAY, levels=eager)
    deals: list[Deal] = []

    def act() -> None:
        deals.append(deal_of(game))
        if acts:
            game.hand.interrupt()

    at_first_window(game, act)
    play_out(game)
    first = next((play for play in plays_of(deals[0].events) if play.out_of_turn), None)
    assert first is not None
    assert (first.seat == 0) is acts


def test_an_interruption_is_kept(open_game: Open, play_out: PlayOut) -> None:
    game = open_game(RULES, seed=MAY)
    at_first_window(game, game.hand.interrupt)
    play_out(game, until=lambda: any(play.out_of_turn for play in plays_of(deal_of(game).events)))
    events = list(deal_of(game).events)
    again = open_game(RULES, seed=None)
    assert deal_of(again).events[: len(events)] == events


@pytest.mark.parametrize("speed", PACES)
def test_the_time_to_interrupt_follows_the_pace_but_can_be_used(speed: str, root: QObject) -> None:
    table = Table(root)
    table.pace = PACES[speed]
    opened: list[int] = []
    table.interruption_opened.connect(opened.append)
    expected = max(round(TO_INTERRUPT * PACES[speed]), LEAST_TO_INTERRUPT)
    assert table.show(InterruptionOpen(0, TO_INTERRUPT), True) == expected
    assert table.show(InterruptionOpen(0, TO_INTERRUPT), False) == 0
    assert opened == [expected, 0]


def test_nothing_interrupts_by_other_rules(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    assert not game.hand.mayInterrupt
    game.hand.interrupt()
    assert game.yourTurn


def test_a_computer_that_fails_to_interrupt_is_said(
    open_game: Open, play_out: PlayOut, lowest_first: type
) -> None:
    class Failing(lowest_first):  # type: ignore[misc]
        def interrupt(self, view: SeatView) -> list[Card] | None:
            raise RuntimeError("a fault")

    levels = dict.fromkeys(("beginner", "casual", "skilled", "planner"), Failing)
    game = open_game(RULES, seed=ON_TURN, levels=levels)
    play_out(game)
    assert "could not interrupt because of a fault" in game.messages.text
