"""What waits for the first frame, and garbage that is collected at rest alone."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bigtwo_qt.ui.animator import Animator
from bigtwo_qt.ui.beginning import WORTH_AT_REST, WORTH_IN_MOTION, Beginning, Sweeper
from bigtwo_qt.ui.steps import Rest, Step


class Knot:
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def animator(root: QObject) -> Animator:
    steps: list[Step] = []

    def pull() -> Sequence[Step]:
        found, steps[:] = steps[:], []
        return found

    def show(step: Step, timed: bool) -> int:
        return 100_000

    animator = Animator(root, pull, show)
    animator.steps = steps  # type: ignore[attr-defined]
    return animator


@pytest.fixture
def sweeper(animator: Animator) -> Iterator[Sweeper]:
    sweeper = Sweeper(animator)
    sweeper.begin()
    yield sweeper
    gc.unfreeze()
    gc.enable()


def leave(garbage: int) -> weakref.ref[Knot]:
    """Leave so much garbage, and return what tells whether it is still there."""
    knot = Knot()
    for _ in range(garbage):
        Knot()
    return weakref.ref(knot)


def test_what_waits_for_the_first_frame_is_done_once(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down()
    done: list[str] = []
    Beginning(person.window, lambda: done.append("one"), lambda: done.append("two"))
    assert done == []
    for _ in range(3):
        with qtbot.waitSignal(person.window.frameSwapped):
            person.window.update()
    assert done == ["one", "two"]


def test_garbage_is_collected_at_rest(sweeper: Sweeper) -> None:
    little = leave(10)
    sweeper.look()
    assert little() is not None
    much = leave(WORTH_AT_REST + 1)
    sweeper.look()
    assert much() is None
    assert little() is None


def test_garbage_waits_while_something_moves(animator: Any, sweeper: Sweeper) -> None:
    animator.steps.append(Rest(1))
    animator.wake()
    assert animator.is_busy
    much = leave(WORTH_AT_REST + 1)
    sweeper.look()
    assert much() is not None
    leave(WORTH_IN_MOTION + 1)
    sweeper.look()
    assert much() is None


def test_nothing_but_the_sweeper_collects(sweeper: Sweeper) -> None:
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 1000
