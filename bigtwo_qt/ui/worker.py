"""Where computer players think: in a thread of their own, with nothing but a view of their seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot


class Thinker(QObject):
    """Asks one question at a time in a worker thread and hands back the answer in its own.

    An answer to a question that was dropped meanwhile is forgotten. What a question raises is
    handed to whoever asked.
    """

    _done = Signal(int, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ticket = 0
        self._take: Callable[[Any], None] | None = None
        self._fail: Callable[[Exception], None] | None = None
        self._done.connect(self._answer)

    def ask(
        self,
        question: Callable[[], Any],
        take: Callable[[Any], None],
        fail: Callable[[Exception], None],
    ) -> None:
        """Work out `question()` in the worker, and call `take` with its answer in this thread.

        If it raises, `fail` is called instead, with the error.
        """
        self._ticket += 1
        self._take, self._fail = take, fail
        ticket = self._ticket

        def work() -> None:
            try:
                self._done.emit(ticket, question(), None)
            except Exception as error:
                self._done.emit(ticket, None, error)

        self._pool.start(work)

    def drop(self) -> None:
        """Forget the question: its answer will not be taken."""
        self._ticket += 1
        self._take = self._fail = None

    def wait(self) -> None:
        """Drop the question and wait until no thread runs any more."""
        self.drop()
        self._pool.waitForDone()

    @Slot(int, object, object)
    def _answer(self, ticket: int, answer: Any, error: Exception | None) -> None:
        take, fail = self._take, self._fail
        if ticket != self._ticket or take is None or fail is None:
            return
        self._take = self._fail = None
        if error is not None:
            fail(error)
        else:
            take(answer)
