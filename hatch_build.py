"""Compile resources.qrc (QML, images, sounds) into a Python module while the package is built."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "resources.qrc"
TARGET = "bigtwo_qt/ui/resources_rc.py"

# `pyside6-rcc` is this function; called through the interpreter it needs no script on PATH.
RCC = "from PySide6.scripts.pyside_tool import rcc; rcc()"

MISSING_LIBRARY = """\
Qt's resource compiler cannot start because the system library {library} is missing; \
on Debian and Ubuntu this installs all that Qt needs: \
sudo apt-get install libglib2.0-0 libbrotli1 libgl1 libegl1 libxkbcommon0 libfontconfig1 \
libdbus-1-3 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"""


class ResourcesHook(BuildHookInterface[BuilderConfig]):
    """Runs `pyside6-rcc` before a wheel, editable or not, is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write resources_rc.py, or abort the build with one sentence."""
        root = Path(self.root)
        fault = compile_resources(root / SOURCE, root / TARGET)
        if fault is not None:
            self.app.abort(fault)


def compile_resources(source: Path, target: Path) -> str | None:
    """Compile `source` to the Python module `target`; if that fails, why, as one sentence."""
    done = subprocess.run(
        [sys.executable, "-c", RCC, str(source), "-o", str(target)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return None
    if missing := re.search(r"loading shared libraries: ([^:\s]+)", done.stderr):
        return MISSING_LIBRARY.format(library=missing[1])
    return f"pyside6-rcc could not compile {source.name}: {' '.join(done.stderr.split())}"
