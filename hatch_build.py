"""Compile translations, and resources.qrc (QML, images, sounds, translations), into a module."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "resources.qrc"
TARGET = "bigtwo_qt/ui/resources_rc.py"
TRANSLATIONS = "bigtwo_qt/i18n"

# `pyside6-rcc` is the function `rcc`; called through the interpreter it needs no script on PATH.
TOOL = "from PySide6.scripts.pyside_tool import {0}; {0}()"

MISSING_LIBRARY = """\
Qt's compilers cannot start because the system library {library} is missing; \
on Debian and Ubuntu this installs all that Qt needs: \
sudo apt-get install libglib2.0-0 libbrotli1 libgl1 libegl1 libxkbcommon0 libfontconfig1 \
libdbus-1-3 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"""


class ResourcesHook(BuildHookInterface[BuilderConfig]):
    """Runs `pyside6-lrelease` and `pyside6-rcc` before a wheel, editable or not, is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the .qm files and resources_rc.py, or abort the build with one sentence."""
        root = Path(self.root)
        fault = compile_translations(root / TRANSLATIONS)
        if fault is None:
            fault = compile_resources(root / SOURCE, root / TARGET)
        if fault is not None:
            self.app.abort(fault)


def compile_resources(source: Path, target: Path) -> str | None:
    """Compile `source` to the Python module `target`; if that fails, why, as one sentence."""
    return _compile("rcc", source, str(source), "-o", str(target))


def compile_translations(folder: Path) -> str | None:
    """Compile every .ts file in `folder` to a .qm file; if that fails, why, as one sentence."""
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        fault = _compile("lrelease", source, "-silent", str(source), "-qm", str(target))
        if fault is not None:
            return fault
    return None


def _compile(tool: str, source: Path, *arguments: str) -> str | None:
    done = subprocess.run(
        [sys.executable, "-c", TOOL.format(tool), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return None
    if missing := re.search(r"loading shared libraries: ([^:\s]+)", done.stderr):
        return MISSING_LIBRARY.format(library=missing[1])
    return f"pyside6-{tool} could not compile {source.name}: {' '.join(done.stderr.split())}"
