"""Where computer players think: in a thread of their own, with nothing but a view of their seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal, Slot


class Thinker(QObject):
    """Asks one question at a time in a worker thread and hands back the answer in its own.

    An answer to a question that was dropped meanwhile is forgotten. What a question raises is
    raised again in the thread of the thinker: a player that fails is a fault to be seen.
    """

    _done = Signal(int, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ticket = 0
        self._take: Callable[[Any], None] | None = None
        self._done.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: Callable[[], Any], take: Callable[[Any], None]) -> None:
        """Work out `question()` in the worker, and call `take` with its answer in this thread."""
        self._ticket += 1
        self._take = take
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
        self._take = None

    def wait(self) -> None:
        """Drop the question and wait until no thread runs any more."""
        self.drop()
        self._pool.waitForDone()

    @Slot(int, object, object)
    def _answer(self, ticket: int, answer: Any, error: Exception | None) -> None:
        take = self._take
        if ticket != self._ticket or take is None:
            return
        self._take = None
        if error is not None:
            raise error
        take(answer)
