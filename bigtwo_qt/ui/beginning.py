"""What waits until the window has been seen, so that it is seen sooner, and then moves smoothly."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtQuick import QQuickWindow

from bigtwo_qt.ui.animator import Animator

# Milliseconds from one look for garbage to the next, and how many objects more than at the look
# before are worth a collection, while nothing moves and while something does.
BETWEEN_LOOKS = 2000
WORTH_AT_REST = 2_000
WORTH_IN_MOTION = 100_000


class Beginning(QObject):
    """Does some things, each once, after the first frame of a window."""

    def __init__(self, window: QQuickWindow, *things: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._things = things
        window.frameSwapped.connect(self._begin)

    @Slot()
    def _begin(self) -> None:
        self._window.frameSwapped.disconnect(self._begin)
        for thing in self._things:
            thing()


class Sweeper(QObject):
    """Collects garbage in the thread of the window, while nothing moves.

    Python would do so in the midst of a motion, and in whichever thread makes an object. From
    `begin` on, what is there by then is not looked at any more.
    """

    def __init__(self, animator: Animator) -> None:
        super().__init__(animator)
        self._animator = animator
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN_LOOKS)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Keep what the start has made out of every later collection."""
        gc.disable()
        gc.collect()
        gc.freeze()
        give_back()
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Collect if it is worth it now."""
        worth = WORTH_IN_MOTION if self._animator.is_busy else WORTH_AT_REST
        if gc.get_count()[0] > worth:
            sweep()


def sweep() -> None:
    """Collect garbage, and give the memory that it took back to the system."""
    gc.collect()
    give_back()


def give_back() -> None:
    """Give memory that was freed back to the system; the C library of Linux keeps it otherwise."""
    if sys.platform == "linux":
        library = ctypes.CDLL(None)
        if hasattr(library, "malloc_trim"):  # another C library may have none, or need none
            library.malloc_trim(0)
