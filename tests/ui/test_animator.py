"""The clock of the table: the same steps in the same order, with time and without."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QElapsedTimer, QObject
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules.events import Pass
from bigtwo_qt.ui.animator import Animator
from bigtwo_qt.ui.steps import Rest, Step

STEP_TIME = 20


class Tape:
    """Batches of steps to be pulled one after the other, and a log of what was done with them."""

    def __init__(self, *batches: Sequence[Step]) -> None:
        self.batches = list(batches)
        self.log: list[object] = []
        self.time = STEP_TIME

    def pull(self) -> Sequence[Step]:
        self.log.append("pull")
        return self.batches.pop(0) if self.batches else ()

    def show(self, step: Step, timed: bool) -> int:
        self.log.append((step, timed))
        return self.time if timed else 0

    @property
    def shown(self) -> list[object]:
        return [entry[0] for entry in self.log if isinstance(entry, tuple)]


A, B, C, D = (Pass(seat) for seat in range(4))


@pytest.fixture
def animator(root: QObject, qtbot: QtBot) -> Callable[..., Animator]:
    def make(tape: Tape, animate: bool = True) -> Animator:
        return Animator(root, tape.pull, tape.show, animate)

    return make


def test_without_time_everything_is_shown_at_once_and_more_is_pulled_when_none_is_left(
    animator: Callable[..., Animator],
) -> None:
    tape = Tape([A, B], [C])
    animator(tape, animate=False).wake()
    assert tape.log == ["pull", (A, False), (B, False), "pull", (C, False), "pull"]


@pytest.mark.parametrize("animate", [True, False])
def test_time_changes_nothing_about_the_order(
    animate: bool, animator: Callable[..., Animator], qtbot: QtBot
) -> None:
    tape = Tape([A, B], [C], [D])
    finished: list[Step] = []
    clock = animator(tape, animate)
    clock.shown.connect(finished.append)
    clock.wake()
    qtbot.waitUntil(lambda: len(finished) == 4)
    assert tape.shown == finished == [A, B, C, D]
    assert [entry for entry in tape.log if entry == "pull"] == ["pull"] * 4


def test_each_step_has_its_time(animator: Callable[..., Animator], qtbot: QtBot) -> None:
    tape = Tape([A, B, C])
    timer = QElapsedTimer()
    timer.start()
    clock = animator(tape)
    clock.wake()
    assert tape.shown == [A]
    assert clock.is_busy
    qtbot.waitUntil(lambda: not clock.is_busy)
    assert timer.elapsed() >= 3 * STEP_TIME - 3
    assert tape.shown == [A, B, C]


def test_skipping_shows_all_that_waits_at_once(animator: Callable[..., Animator]) -> None:
    tape = Tape([A, B, C], [D])
    clock = animator(tape)
    clock.wake()
    clock.skip()
    assert tape.log == ["pull", (A, True), (B, False), (C, False), "pull", (D, True)]


def test_skipping_nothing_does_nothing(animator: Callable[..., Animator]) -> None:
    tape = Tape([A])
    animator(tape).skip()
    assert tape.log == []


def test_waking_while_something_is_shown_changes_nothing(
    animator: Callable[..., Animator],
) -> None:
    tape = Tape([A], [B])
    clock = animator(tape)
    clock.wake()
    clock.wake()
    assert tape.shown == [A]


def test_waking_in_the_midst_of_a_step_is_no_second_run(root: QObject) -> None:
    tape = Tape([A], [B])

    def show(step: Step, timed: bool) -> int:
        clock.wake()
        return tape.show(step, timed)

    clock = Animator(root, tape.pull, show, animate=False)
    clock.wake()
    assert tape.shown == [A, B]


def test_a_pause_holds_before_the_next_step(
    animator: Callable[..., Animator], qtbot: QtBot
) -> None:
    tape = Tape([A, B])
    clock = animator(tape, animate=False)
    clock.shown.connect(lambda step: clock.pause() if step == A else None)
    clock.wake()
    assert tape.shown == [A]
    clock.go_on()
    assert tape.shown == [A, B]


def test_after_stopping_nothing_is_shown(animator: Callable[..., Animator], qtbot: QtBot) -> None:
    tape = Tape([A, B])
    clock = animator(tape)
    clock.wake()
    clock.stop()
    qtbot.wait(2 * STEP_TIME)
    assert tape.shown == [A]
    assert not clock.is_busy


def test_what_is_past_is_shown_without_time(animator: Callable[..., Animator]) -> None:
    tape = Tape()
    finished: list[Step] = []
    clock = animator(tape)
    clock.shown.connect(finished.append)
    clock.show_at_once([A, Rest(500)])
    assert tape.log == [(A, False), (Rest(500), False)]
    assert finished == [A, Rest(500)]
