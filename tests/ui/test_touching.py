"""Cards and buttons under fingers and pointers, at every size of the window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from bigtwo_qt.rules import system
from tests.ui.person import LEFT, NO_KEYS, Person, items_in

SIZES = [(1280, 800), (2560, 1440), (800, 600), (480, 800), (360, 480)]
LEAST_SHOWN = 28
LEAST_BUTTON = 44
BAR = ("sortButton", "hintButton", "clearButton", "playButton", "passButton")

at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture(scope="session")
def finger(qapp: Any) -> QPointingDevice:
    return QTest.createTouchDevice()


def touch(person: Person, finger: QPointingDevice, spot: QPoint) -> None:
    QTest.touchEvent(person.window, finger).press(0, spot, person.window)
    QTest.touchEvent(person.window, finger).release(0, spot, person.window)
    QCoreApplication.processEvents()


def hand_outside_the_opening(sit_down: Any, size: tuple[int, int], name: str = "big-two") -> Person:
    """Return a person who may stage any card: the opening play has been made by another seat."""
    person: Person = sit_down(system(name), size=size, seed=1)
    person.wait()
    if person.deal.opening_card is not None and not person.deal.events:
        person.decide_by_mouse()
        person.wait()
    return person


def spots(person: Person) -> dict[int, QPoint]:
    """Return a spot on each card of the hand that no other card covers, in the middle of it."""
    cards = [person.find(f"card-{number}") for number in person.held().values()]
    cards.sort(key=lambda card: card.z())
    found = {}
    for place, card in enumerate(cards):
        size = card.width(), card.height()
        over = cards[place + 1 :]
        free = [
            point
            for point in (
                QPointF(across / 30 * size[0], along / 10 * size[1])
                for across in range(31)
                for along in range(1, 10)
            )
            if not any(above.contains(above.mapFromItem(card, point)) for above in over)
        ]
        number = int(card.objectName().removeprefix("card-"))
        reach = max(point.x() for point in free) - min(point.x() for point in free)
        assert reach >= LEAST_SHOWN - 2 * size[0] / 30, card.objectName()
        found[number] = card.mapToScene(free[len(free) // 2]).toPoint()
    return found


@at_every_size
def test_the_tapped_card_is_staged_and_not_its_neighbour(
    sit_down: Any, size: tuple[int, int], finger: QPointingDevice
) -> None:
    person = hand_outside_the_opening(sit_down, size)
    for number, spot in spots(person).items():
        person.click_at(spot)
        assert [row.card_id for row in person.game.table.cards.rows if row.staged] == [number]
        person.press(Qt.Key.Key_C)
        touch(person, finger, spot)
        assert [row.card_id for row in person.game.table.cards.rows if row.staged] == [number]
        person.press(Qt.Key.Key_C)


@at_every_size
def test_more_than_five_cards_can_be_staged_and_are_refused_in_a_sentence(
    sit_down: Any, size: tuple[int, int]
) -> None:
    person = hand_outside_the_opening(sit_down, size)
    held = [*person.held().values()]
    for number, spot in spots(person).items():
        if not person.game.table.cards.rows[number].staged:
            person.click_at(spot)
    assert person.game.hand.stagedCount == len(held) > 5
    assert not person.find("playButton").property("enabled")
    assert person.find("promptLine").property("text") == person.game.hand.reason != ""
    person.click("clearButton")
    assert person.game.hand.stagedCount == 0


@at_every_size
def test_two_quick_taps_on_two_cards_stage_both(
    sit_down: Any, size: tuple[int, int], finger: QPointingDevice
) -> None:
    person = hand_outside_the_opening(sit_down, size)
    (first, at_first), (second, at_second), *_ = spots(person).items()
    QTest.mouseClick(person.window, LEFT, NO_KEYS, at_first)
    QTest.mouseClick(person.window, LEFT, NO_KEYS, at_second)
    QCoreApplication.processEvents()
    staged = {row.card_id for row in person.game.table.cards.rows if row.staged}
    assert staged == {first, second}


def rect(person: Person, name: str) -> QRect:
    item = person.find(name)
    return item.mapRectToScene(item.boundingRect()).toAlignedRect()


@at_every_size
def test_no_button_is_where_another_is_and_each_is_large_enough(
    sit_down: Any, size: tuple[int, int]
) -> None:
    person = hand_outside_the_opening(sit_down, size)
    rects = [rect(person, name) for name in BAR]
    window = QRect(0, 0, *size)
    for place, one in enumerate(rects):
        assert window.contains(one), BAR[place]
        assert min(one.width(), one.height()) >= LEAST_BUTTON, BAR[place]
        assert not any(one.intersects(other) for other in rects[place + 1 :]), BAR[place]


@at_every_size
def test_a_second_click_where_play_was_does_not_pass(sit_down: Any, size: tuple[int, int]) -> None:
    person = hand_outside_the_opening(sit_down, size)
    play = rect(person, "playButton").center()
    for _ in range(6):
        if person.game.phase != "playing":
            break
        faces = person.choice()
        if faces is None:
            person.press(Qt.Key.Key_P)
        else:
            for face in faces:
                person.click_at(spots(person)[person.held()[face]])
            passes = sum(row.text == "passed" for row in person.game.history.rows if row.seat == 0)
            QTest.mouseClick(person.window, LEFT, NO_KEYS, play)
            QTest.mouseClick(person.window, LEFT, NO_KEYS, play)
            QCoreApplication.processEvents()
            assert passes == sum(
                row.text == "passed" for row in person.game.history.rows if row.seat == 0
            )
        person.wait()


@at_every_size
def test_a_click_on_play_while_dealing_only_ends_the_dealing(
    sit_down: Any, size: tuple[int, int]
) -> None:
    person: Person = sit_down(size=size, animate=True)
    assert person.game.phase == "dealing"
    person.click("playButton")
    assert not person.deal.events
    person.click_at(QPoint(size[0] // 2, int(size[1] * 0.4)))
    assert person.game.phase == "playing"
    assert len(person.held()) == 13


def test_a_button_is_pressed_by_a_finger(sit_down: Any, finger: QPointingDevice) -> None:
    person = hand_outside_the_opening(sit_down, (480, 800))
    label = person.game.hand.sortLabel
    touch(person, finger, rect(person, "sortButton").center())
    assert person.game.hand.sortLabel != label


@pytest.mark.parametrize("name", ["two-players", "three-players", "double-deck"])
def test_other_tables_take_taps_as_well(name: str, sit_down: Any) -> None:
    person = hand_outside_the_opening(sit_down, (800, 600), name)
    for number, spot in spots(person).items():
        person.click_at(spot)
        assert [row.card_id for row in person.game.table.cards.rows if row.staged] == [number]
        person.press(Qt.Key.Key_C)


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440), (800, 600)])
def test_buttons_say_what_they_do_where_there_is_room(sit_down: Any, size: tuple[int, int]) -> None:
    person = hand_outside_the_opening(sit_down, size)
    for name in ("sortButton", "hintButton", "clearButton", "passButton"):
        button = person.find(name)
        texts = [item for item in items_in(button) if item.property("text")]
        assert [item.property("text") for item in texts] == [button.property("text")], name
        assert texts[0].width() >= texts[0].implicitWidth() - 1, name
