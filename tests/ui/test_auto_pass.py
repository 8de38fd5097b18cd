"""What the table does for a person who can play nothing, and what it tells only when asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules.events import Pass
from bigtwo_qt.ui.game import Game
from tests.ui.person import Person


def passes(game: Game) -> int:
    """Return how often the person has passed in this deal."""
    controller = game._controller
    assert controller is not None
    assert controller.deal is not None
    return sum(isinstance(event, Pass) and event.seat == 0 for event in controller.deal.events)


def play_until(game: Game, done: Callable[[], bool], decide: Callable[[], None]) -> None:
    deadline = QDeadlineTimer(20_000)
    while not done():
        assert not deadline.hasExpired()
        if game.yourTurn and not game.hand.isHelpless:
            decide()
        QCoreApplication.processEvents()


def test_who_can_play_nothing_passes_by_itself(sit_down: Any) -> None:
    person: Person = sit_down()
    game = person.game
    game.preferences.autoPass = True
    over = ("dealOver", "matchOver")
    while game.phase not in over:
        if game.yourTurn and not game.hand.isHelpless:
            person.decide_by_keys()
        QCoreApplication.processEvents()
    assert game.phase in over


def test_without_the_wish_the_person_passes(sit_down: Any, qtbot: QtBot) -> None:
    person: Person = sit_down()
    game = person.game
    play_until(game, lambda: game.hand.isHelpless, person.decide_by_keys)
    before = passes(game)
    QTest.qWait(60)
    assert (game.hand.isHelpless, passes(game)) == (True, before)
    game.preferences.autoPass = True
    qtbot.waitUntil(lambda: passes(game) > before)


def test_there_is_a_moment_to_see_it(sit_down: Any, qtbot: QtBot) -> None:
    person: Person = sit_down(animate=True)
    game = person.game
    game.preferences.speed = "instant"
    game.preferences.autoPass = True
    play_until(game, lambda: game.hand.isHelpless, person.decide_by_keys)
    before = passes(game)
    QTest.qWait(200)
    assert (game.hand.isHelpless, passes(game)) == (True, before)
    assert game.hand.prompt.startswith("You hold nothing that beats")
    qtbot.waitUntil(lambda: passes(game) > before, timeout=3000)


def test_turned_off_in_time_nothing_happens(sit_down: Any) -> None:
    person: Person = sit_down(animate=True)
    game = person.game
    game.preferences.speed = "instant"
    game.preferences.autoPass = True
    play_until(game, lambda: game.hand.isHelpless, person.decide_by_keys)
    before = passes(game)
    game.preferences.autoPass = False
    QTest.qWait(800)
    assert (game.hand.isHelpless, passes(game)) == (True, before)


def test_after_taking_back_the_person_decides(sit_down: Any, qtbot: QtBot) -> None:
    person: Person = sit_down()
    game = person.game
    game.preferences.autoPass = True

    def passed() -> bool:
        return passes(game) > 0 and game.yourTurn

    play_until(game, passed, person.decide_by_keys)
    while not game.hand.isHelpless:
        game.takeBack()
        qtbot.waitUntil(lambda: game.yourTurn)
    before = passes(game)
    QTest.qWait(60)
    assert (game.hand.isHelpless, passes(game)) == (True, before)
    person.press(Qt.Key.Key_P)
    assert passes(game) > before


def test_counts_are_told_when_asked(sit_down: Any) -> None:
    person: Person = sit_down(size=(1280, 800))
    person.wait()
    seat = person.find("seat-1")
    assert seat.property("tellsCount")
    person.game.preferences.counts = "asked"
    assert not seat.property("tellsCount")
    assert person.find("seat-0").property("tellsCount")
    person.press(Qt.Key.Key_A)
    assert seat.property("tellsCount")
    left = [row.cards_left for row in person.game.table.seats.rows]
    assert len(set(left[1:])) >= 1
    said = person.game.texts.counts()
    assert said.startswith("Mei has ")
    assert said.endswith(" cards.")


def test_a_click_on_a_seat_asks(sit_down: Any, qtbot: QtBot) -> None:
    person: Person = sit_down(size=(480, 800))
    person.wait()
    person.game.preferences.counts = "asked"
    seat = person.find("seat-2")
    assert not seat.property("tellsCount")
    person.click("seat-2", (0.88, 0.5))
    assert seat.property("tellsCount")
    qtbot.waitUntil(lambda: not seat.property("tellsCount"), timeout=6000)
