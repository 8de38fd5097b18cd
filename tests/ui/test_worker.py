"""The worker: questions are worked out elsewhere and answered here."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bigtwo_qt.ui.worker import Thinker


def unexpected(error: Exception) -> None:
    raise error


@pytest.fixture
def thinker(root: QObject) -> Thinker:
    return Thinker(root)


def test_the_question_runs_in_a_thread_and_the_answer_comes_home(
    thinker: Thinker, qtbot: QtBot
) -> None:
    answers: list[tuple[int, int]] = []
    thinker.ask(
        threading.get_ident,
        lambda there: answers.append((there, threading.get_ident())),
        unexpected,
    )
    assert answers == []
    qtbot.waitUntil(lambda: bool(answers))
    there, here = answers[0]
    assert here == threading.get_ident()
    assert there != here


def test_the_window_does_not_wait_for_a_slow_answer(thinker: Thinker, qtbot: QtBot) -> None:
    release = threading.Event()
    answers: list[bool] = []
    thinker.ask(lambda: release.wait(5), answers.append, unexpected)
    qtbot.wait(20)
    assert answers == []
    release.set()
    qtbot.waitUntil(lambda: answers == [True])


def test_a_dropped_question_is_not_answered(thinker: Thinker, qtbot: QtBot) -> None:
    release = threading.Event()
    answers: list[object] = []
    thinker.ask(lambda: release.wait(5), answers.append, unexpected)
    thinker.drop()
    thinker.ask(lambda: "second", answers.append, unexpected)
    release.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["second"]


def test_what_a_question_raises_is_handed_back(thinker: Thinker, qtbot: QtBot) -> None:
    def fail() -> None:
        raise ValueError("no idea")

    answers: list[object] = []
    errors: list[Exception] = []
    thinker.ask(fail, answers.append, errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    assert [str(error) for error in errors] == ["no idea"]
    assert answers == []


def test_after_waiting_no_thread_runs_and_nothing_is_answered(
    thinker: Thinker, qtbot: QtBot
) -> None:
    answers: list[int] = []
    done: list[bool] = []
    thinker.ask(lambda: done.append(True), lambda _: answers.append(1), unexpected)
    thinker.wait()
    assert done == [True]
    qtbot.wait(20)
    assert answers == []
