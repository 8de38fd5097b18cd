"""Cards dragged along the hand and to the table, with the real mouse in the real window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules.events import Play
from tests.ui.person import SHOWN, Person

SIZES = [(1280, 800), (800, 600), (480, 800)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def person(request: pytest.FixtureRequest, sit_down: Any) -> Person:
    seated: Person = sit_down(size=request.param)
    seated.wait()
    return seated


def faces(person: Person) -> list[str]:
    return list(person.held())


def middle(person: Person) -> QPoint:
    """Return the middle of the table, where plays lie."""
    return QPoint(person.window.width() // 2, int(person.window.height() * 0.4))


def plays(person: Person) -> list[list[str]]:
    return [
        [str(card) for card in event.combination.cards]
        for event in person.deal.events
        if isinstance(event, Play) and event.seat == 0
    ]


def test_a_card_dragged_along_the_hand_finds_its_new_place(person: Person) -> None:
    before = faces(person)
    third, sixth = (person.held()[before[slot]] for slot in (2, 5))
    person.drag(f"card-{third}", person.centre(f"card-{sixth}", SHOWN))
    moved = before.copy()
    moved.insert(5, moved.pop(2))
    assert faces(person) == moved
    assert person.game.hand.stagedCount == 0
    assert not plays(person)


def test_a_card_dragged_to_the_table_is_played(person: Person) -> None:
    opening = str(person.deal.opening_card)
    person.drag(f"card-{person.held()[opening]}", middle(person))
    assert plays(person) == [[opening]]
    assert not any(item.property("isCarried") for item in person.cards())


def test_a_staged_group_is_dragged_as_one_and_played(person: Person) -> None:
    opening = person.deal.opening_card
    play = max(person.deal.legal_plays(), key=lambda one: one.size)
    for card in sorted(play.cards, key=lambda one: one != opening):
        person.click(f"card-{person.held()[str(card)]}", SHOWN)
    held = [person.find(f"card-{person.held()[str(card)]}") for card in play.cards]
    start = person.centre(f"card-{person.held()[str(play.cards[0])]}", SHOWN)
    places = [(item.x(), item.y()) for item in held]
    person.take_hold(start)
    person.carry_to(start, middle(person))
    way = middle(person) - start
    for item, (x, y) in zip(held, places, strict=True):
        assert item.x() - x == pytest.approx(way.x(), abs=2)
        assert item.y() - y == pytest.approx(way.y(), abs=2)
    person.let_go(middle(person))
    assert [sorted(cards) for cards in plays(person)] == [sorted(map(str, play.cards))]


def test_a_drop_that_is_refused_goes_back_and_says_why(person: Person, qtbot: QtBot) -> None:
    opening = str(person.deal.opening_card)
    other = next(face for face in faces(person) if face != opening)
    card = person.find(f"card-{person.held()[other]}")
    place = (card.x(), card.y())
    person.drag(f"card-{person.held()[other]}", middle(person))
    assert not plays(person)
    assert person.game.hand.reason
    qtbot.waitUntil(lambda: (card.x(), card.y()) == pytest.approx(place))


def test_resizing_while_a_card_is_carried_puts_everything_in_its_place(
    person: Person, qtbot: QtBot
) -> None:
    number = person.held()[faces(person)[4]]
    start = person.centre(f"card-{number}", SHOWN)
    size = person.window.size()
    before = person.places()
    person.take_hold(start)
    person.carry_to(start, start - QPoint(0, 40))
    person.window.resize(size.width() + 60, size.height() + 40)
    person.let_go(start)
    person.window.resize(size)
    qtbot.waitUntil(lambda: person.places() == before)
    assert faces(person).index(person.game.table.cards.rows[number].face) == 4


def test_a_small_slip_of_the_pointer_is_still_a_tap(person: Person) -> None:
    opening = str(person.deal.opening_card)
    number = person.held()[opening]
    start = person.centre(f"card-{number}", SHOWN)
    person.take_hold(start)
    person.carry_to(start, start + QPoint(3, 2))
    person.let_go(start + QPoint(3, 2))
    assert person.game.hand.stagedCount == 1
    assert not plays(person)
