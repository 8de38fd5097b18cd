"""Somebody in front of the window: looks for things on it, clicks, drags and presses keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.window import TableWindow

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
# Where a card shows under its right neighbour.
SHOWN = (0.15, 0.45)


class Person:
    """Somebody in front of the window: looks for things on it, clicks and presses keys."""

    def __init__(self, shown: TableWindow) -> None:
        self.shown = shown
        self.window = shown.window

    @property
    def game(self) -> Game:
        return self.shown.game

    @property
    def deal(self) -> Deal:
        controller = self.game._controller
        assert controller is not None
        assert controller.deal is not None
        return controller.deal

    def names(self) -> set[str]:
        """Return the names of all that is seen."""
        return {item.objectName() for item in items_in(self.window.contentItem())}

    def find(self, name: str) -> QQuickItem:
        """Return the item that is seen under this name; it may take a moment to appear."""
        deadline = QDeadlineTimer(3000)
        while not deadline.hasExpired():
            for item in items_in(self.window.contentItem()):
                if item.objectName() == name:
                    return item
            QCoreApplication.processEvents()
        raise AssertionError(f"there is no {name}")

    def click(self, name: str, at: tuple[float, float] = (0.5, 0.5)) -> None:
        self.click_at(self.centre(name, at))

    def click_at(self, spot: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, NO_KEYS, spot)
        QCoreApplication.processEvents()

    def centre(self, name: str, at: tuple[float, float] = (0.5, 0.5)) -> QPoint:
        """Return where something is seen in the window."""
        item = self.find(name)
        around: QQuickItem | None = item
        while around is not None:
            # Rows and columns find their place with the next frame.
            around.ensurePolished()
            around = around.parentItem()
        return item.mapToScene(QPointF(at[0] * item.width(), at[1] * item.height())).toPoint()

    def take_hold(self, spot: QPoint) -> None:
        QTest.mousePress(self.window, LEFT, NO_KEYS, spot)

    def carry_to(self, start: QPoint, end: QPoint) -> None:
        """Move the pointer, with what it holds, in a few steps."""
        for part in range(1, 7):
            spot = start + (end - start) * part / 6
            QTest.mouseMove(self.window, spot)
            QTest.qWait(5)

    def let_go(self, spot: QPoint) -> None:
        QTest.mouseRelease(self.window, LEFT, NO_KEYS, spot)
        QCoreApplication.processEvents()

    def wheel(self, spot: QPoint, degrees: int) -> None:
        """Turn the wheel by so many eighths of a degree; less than 0 goes down."""
        QTest.wheelEvent(self.window, QPointF(spot), QPoint(0, degrees))
        QCoreApplication.processEvents()

    def drag(self, name: str, end: QPoint) -> None:
        start = self.centre(name, SHOWN)
        self.take_hold(start)
        self.carry_to(start, end)
        self.let_go(end)

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self.window, key, held)
        QCoreApplication.processEvents()

    def type(self, text: str) -> None:
        for sign in text:
            QTest.keyClick(self.window, Qt.Key(ord(sign.upper())))

    def held(self) -> dict[str, int]:
        """Return the cards of the hand from left to right: their ids by their faces."""
        cards = self.game.table.cards
        return {cards.rows[number].face: number for number in cards.hand(0)}

    def choice(self) -> list[str] | None:
        """Return the faces to play, the opening card first; None to pass."""
        deal = self.deal
        plays = deal.legal_plays()
        if not plays:
            return None

        def order(play: Combination) -> tuple[int, int]:
            return (-play.size if deal.table is None else 0, play.strength)

        cards = list(min(plays, key=order).cards)
        due: Callable[[Card], bool] = lambda card: card != deal.opening_card  # noqa: E731
        return [str(card) for card in sorted(cards, key=due)]

    def decide_by_mouse(self) -> None:
        faces = self.choice()
        if faces is None:
            self.click("passButton")
            return
        for face in faces:
            self.click(f"card-{self.held()[face]}", SHOWN)
        self.click("playButton")

    def decide_by_keys(self) -> None:
        faces = self.choice()
        if faces is None:
            self.press(Qt.Key.Key_P)
            return
        for face in faces:
            self.walk_to(self.held()[face])
            self.press(Qt.Key.Key_Space)
        self.press(Qt.Key.Key_Return)

    def walk_to(self, number: int) -> None:
        rows = self.game.table.cards.rows
        for _ in range(len(self.held()) + 1):
            if rows[number].focused:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"the cursor never comes to {rows[number].face}")

    def wait(self) -> None:
        """Wait until something is to be decided."""
        deadline = QDeadlineTimer(20_000)
        while not self.game.yourTurn and self.game.phase not in ("dealOver", "matchOver"):
            assert not deadline.hasExpired(), f"nothing happens: {self.game.hand.prompt!r}"
            QCoreApplication.processEvents()

    def cards(self) -> list[QQuickItem]:
        """Return every card that is seen."""
        items = items_in(self.window.contentItem())
        return [item for item in items if item.objectName().startswith("card-")]

    def places(self) -> dict[str, tuple[float, ...]]:
        """Return where every card is seen."""
        return {
            item.objectName(): (item.x(), item.y(), item.width(), item.rotation(), item.opacity())
            for item in self.cards()
        }

    def position(self) -> object:
        """Return all that stands on the table."""
        table = self.game.table
        return (
            self.game.phase,
            self.game.hand.prompt,
            [
                (row.face, row.zone, row.seat, row.slot, row.slots, row.depth, row.face_up)
                for row in table.cards.rows
            ],
            [replace(row) for row in table.seats.rows],
            [*table.history.rows],
            [*table.sheet.rows],
        )


def items_in(item: QQuickItem) -> Iterator[QQuickItem]:
    """Return the visible items under this one."""
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from items_in(child)
