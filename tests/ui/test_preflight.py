"""What keeps the window from opening is said in one sentence, by a program that ends with 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bigtwo_qt.ui import preflight

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems always have a screen"
)
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    """Start the program in a child without a screen, but with these variables."""
    kept = {name: value for name, value in os.environ.items() if name not in SCREEN}
    return subprocess.run(
        [sys.executable, "-m", "bigtwo_qt"],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def assert_told(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    for part in parts:
        assert part in done.stderr


def test_no_screen() -> None:
    assert_told(start(), "needs a screen", "DISPLAY")


@pytest.mark.skipif(
    not all(map(preflight.can_load, preflight.X11_PACKAGES)), reason="X11 is not installed"
)
def test_a_display_that_cannot_be_reached() -> None:
    assert_told(start(DISPLAY=":4711"), "cannot reach the display ':4711'")


def test_a_wayland_display_that_cannot_be_reached(tmp_path: Path) -> None:
    done = start(WAYLAND_DISPLAY="wayland-4711", XDG_RUNTIME_DIR=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "ayland" in done.stderr


def test_a_platform_that_qt_does_not_have() -> None:
    assert_told(start(QT_QPA_PLATFORM="banana"), "'banana'", "offscreen", "xcb")


def test_a_platform_that_cannot_start() -> None:
    assert_told(start(QT_QPA_PLATFORM="minimalegl"), "'minimalegl'", "cannot start")


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libEGL.so.1", "libegl1"),
    ],
)
def test_a_missing_library_is_named_with_its_package(
    library: str, package: str, tmp_path: Path
) -> None:
    # The loader finds this one first, and it is no library: as good as missing.
    (tmp_path / library).write_bytes(b"")
    done = start(DISPLAY=":4711", LD_LIBRARY_PATH=str(tmp_path))
    assert_told(done, library, "apt-get install", package)


def test_all_missing_libraries_are_named_at_once(tmp_path: Path) -> None:
    for library in ("libEGL.so.1", "libxcb-cursor.so.0", "libxcb-icccm.so.4"):
        (tmp_path / library).write_bytes(b"")
    done = start(DISPLAY=":4711", LD_LIBRARY_PATH=str(tmp_path))
    assert_told(done, "sudo apt-get install", "libegl1", "libxcb-cursor0", "libxcb-icccm4")


def test_unseen_platforms_are_let_through() -> None:
    assert preflight.problem({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert preflight.problem({"QT_QPA_PLATFORM": "minimal:enable_fonts"}) is None


def test_one_platform_that_works_is_enough() -> None:
    assert preflight.problem({"QT_QPA_PLATFORM": "xcb;offscreen", "DISPLAY": ":4711"}) is None


@pytest.mark.parametrize(
    ("environment", "platforms"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        (
            {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w", "XDG_SESSION_TYPE": "x11"},
            ["xcb", "wayland"],
        ),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "offscreen:a=b;xcb"}, ["offscreen", "xcb"]),
    ],
)
def test_the_platforms_that_qt_will_try(environment: dict[str, str], platforms: list[str]) -> None:
    assert preflight.wanted_platforms(environment) == platforms


def test_without_pyside_its_installation_is_told() -> None:
    text = preflight.import_problem("No module named 'PySide6'", [])
    assert "pip install pyside6-essentials" in text


def test_a_library_of_no_known_package_is_still_named() -> None:
    text = preflight.library_problem("libodd.so.1: cannot open shared object file", {})
    assert "libodd.so.1" in text
    assert "install the package" in text
