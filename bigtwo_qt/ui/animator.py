"""Shows one step after the other, and asks for more when it has none left: pull, not push.

With `animate` off the same steps are shown in the same order, without any time between them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QPauseAnimation, QTimer, Signal

from bigtwo_qt.ui.steps import Step

# Milliseconds by which a step may be late and still have it made up for by the next ones.
CATCHES_UP = 150


class Animator(QObject):
    """The clock of the table.

    `pull` returns the next steps, none while nothing is to be shown; call `wake` when that changes.
    `show` shows a step and returns how many milliseconds it takes; its second argument tells
    whether it may take any time.
    """

    shown = Signal(object)
    """A step was shown and its time is over."""

    def __init__(
        self,
        parent: QObject,
        pull: Callable[[], Sequence[Step]],
        show: Callable[[Step, bool], int],
        animate: bool = True,
    ) -> None:
        super().__init__(parent)
        self.animate = animate
        self._pull = pull
        self._show = show
        self._queue: deque[Step] = deque()
        self._current: Step | None = None
        self._is_running = False
        self._is_paused = False
        self._clock = QElapsedTimer()
        self._clock.start()
        self._due = 0
        # In step with what moves: a step then changes the table in a frame that is drawn anyway.
        self._timer = QPauseAnimation(self)
        # The step itself comes once everything has moved: until the frame is drawn there is time.
        self._moved = QTimer(self)
        self._moved.setSingleShot(True)
        self._timer.finished.connect(self._moved.start)
        self._moved.timeout.connect(self._time_is_over)

    @property
    def is_busy(self) -> bool:
        """Whether a step is being shown."""
        return self._current is not None

    @property
    def current(self) -> Step | None:
        """The step that is being shown."""
        return self._current

    def cut(self) -> None:
        """End the step that is being shown; what follows takes its own time."""
        if self._current is not None:
            self._stop_timer()
            self._finish()
            self._run()

    def wake(self) -> None:
        """Ask for steps, unless some are being shown already."""
        if not self._is_running and self._current is None:
            self._run()

    def skip(self) -> None:
        """Bring what is being shown, and what waits to be shown, to its end at once."""
        if self._current is None:
            return
        self._stop_timer()
        self._finish()
        self.show_at_once(list(self._queue), clear=True)
        self._run()

    def show_at_once(self, steps: Sequence[Step], clear: bool = False) -> None:
        """Show steps without any time, before anything that waits."""
        if clear:
            self._queue.clear()
        for step in steps:
            self._show(step, False)
            self.shown.emit(step)

    def pause(self) -> None:
        """Show no further step until `go_on`."""
        self._is_paused = True

    def go_on(self) -> None:
        """Go on after a pause."""
        self._is_paused = False
        self.wake()

    def stop(self) -> None:
        """Show nothing more until woken, and forget what waits."""
        self._stop_timer()
        self._queue.clear()
        self._current = None

    def _start_timer(self, duration: int) -> None:
        """Give a step its time, counted from when the one before it should have ended."""
        now = self._clock.elapsed()
        begun = self._due if now - self._due < CATCHES_UP else now
        self._due = begun + duration
        self._timer.setDuration(max(1, self._due - now))
        self._timer.start()

    def _stop_timer(self) -> None:
        self._timer.stop()
        self._moved.stop()

    def _time_is_over(self) -> None:
        self._finish()
        self._run()

    def _finish(self) -> None:
        step, self._current = self._current, None
        if step is not None:
            self.shown.emit(step)

    def _run(self) -> None:
        """Show steps until one takes time or there are none."""
        self._is_running = True
        try:
            while self._current is None and not self._is_paused:
                if not self._queue:
                    self._queue.extend(self._pull())
                if not self._queue:
                    return
                self._current = self._queue.popleft()
                duration = self._show(self._current, self.animate)
                if duration > 0:
                    self._start_timer(duration)
                else:
                    self._finish()
        finally:
            self._is_running = False
