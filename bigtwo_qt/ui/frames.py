"""When the frames of a window were drawn and what they cost, for the benchmark."""

from __future__ import annotations

import json
import os
import sys
from array import array
from pathlib import Path
from time import monotonic, thread_time

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickWindow

from bigtwo_qt.ui.animator import Animator
from bigtwo_qt.ui.beginning import sweep
from bigtwo_qt.ui.steps import DealScored, Step


class FrameLog(QObject):
    """Notes each frame of a window and each step that the animator shows, in seconds.

    A frame is the monotonic time at which it was shown, and the processor time that the thread of
    the window had used by then; a step its monotonic time and its name. After each deal garbage is
    collected, and the memory that the process then holds is noted, in MB; the log itself takes
    little of it, 16 bytes a frame.
    """

    def __init__(self, window: QQuickWindow, animator: Animator) -> None:
        super().__init__(window)
        self._shown_at = array("d")
        self._used = array("d")
        self._step_times = array("d")
        self._step_names: list[str] = []
        self._memory = array("d")
        window.frameSwapped.connect(self._note_frame)
        animator.shown.connect(self._note_step)

    def save(self, path: Path) -> None:
        """Write everything as one JSON object; raises OSError."""
        content = {
            "frames": list(zip(self._shown_at, self._used, strict=True)),
            "steps": list(zip(self._step_times, self._step_names, strict=True)),
            "memory": list(self._memory),
        }
        path.write_text(json.dumps(content), encoding="utf-8")

    def _note_frame(self) -> None:
        self._shown_at.append(monotonic())
        self._used.append(thread_time())

    def _note_step(self, step: Step) -> None:
        self._step_times.append(monotonic())
        self._step_names.append(type(step).__name__)
        if isinstance(step, DealScored):
            sweep()
            self._memory.append(resident())


def resident() -> float:
    """Return the memory that this process holds now, in MB; its peak where only that is known."""
    if sys.platform.startswith("linux"):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024**2
