"""Whether a window can open, found out before Qt is started: Qt itself would abort the program.

Only the standard library is imported here, since PySide6 may be what cannot be imported.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

# The libraries that Qt and its X11 and Wayland plugins load, and the Debian package of each.
PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libbrotlidec.so.1": "libbrotli1",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
X11_PACKAGES = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_PACKAGES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
PLATFORM_PACKAGES = {"xcb": X11_PACKAGES, "wayland": WAYLAND_PACKAGES}
ALWAYS_START = ("offscreen", "minimal", "vnc")

MODULES = ("PySide6.QtGui", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtQuickControls2")
NO_SCREEN = (
    "Big Two needs a screen to open its window, and neither DISPLAY nor WAYLAND_DISPLAY names one: "
    "start it in a desktop session, or set QT_QPA_PLATFORM=offscreen to run it unseen."
)


def problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """Return one sentence on what keeps a window from opening and how to help it, or None."""
    for module in MODULES:
        try:
            importlib.import_module(module)
        except ImportError as error:
            return import_problem(str(error), wanted_platforms(environ))
    if not sys.platform.startswith("linux"):
        return None
    platforms = wanted_platforms(environ)
    if not platforms:
        return NO_SCREEN
    found = [platform_problem(name, environ) for name in platforms]
    return None if None in found else found[0]


def wanted_platforms(environ: Mapping[str, str]) -> list[str]:
    """Return the platform plugins that Qt will try, in its order."""
    asked = [part.split(":")[0] for part in environ.get("QT_QPA_PLATFORM", "").split(";")]
    if any(asked):
        return [name for name in asked if name]
    found = []
    if environ.get("WAYLAND_DISPLAY"):
        found.append("wayland")
    if environ.get("DISPLAY"):
        found.append("xcb")
    if environ.get("XDG_SESSION_TYPE") == "x11":
        found.reverse()
    return found


def family(platform: str) -> str:
    """Return the platform of which this one is a kind: "wayland" of "wayland-egl"."""
    return platform.partition("-")[0]


def platform_problem(name: str, environ: Mapping[str, str]) -> str | None:
    """Return what keeps this platform plugin from starting, or None."""
    plugins = platform_plugins()
    plugin = plugins.get(name) or plugins.get(family(name))
    if plugin is None:
        known = ", ".join(sorted(plugins))
        return (
            f"QT_QPA_PLATFORM asks for a platform {name!r} that Qt does not have: "
            f"unset it, or set it to one of {known}."
        )
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return library_problem(str(error), PLATFORM_PACKAGES.get(family(name), {}))
    if name == "xcb":
        return x11_problem(environ)
    if name.startswith("wayland"):
        return wayland_problem(environ)
    if name not in ALWAYS_START and not starts():
        return (
            f"Qt's platform {name!r}, which QT_QPA_PLATFORM asks for, cannot start here: "
            "unset it to use the desktop, or set it to offscreen to run unseen."
        )
    return None


def starts() -> bool:
    """Whether Qt comes up with the present environment, tried in a child that may well abort."""
    from PySide6.QtGui import QGuiApplication

    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 2)
        QGuiApplication([])
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def platform_plugins() -> dict[str, Path]:
    """Return the files of the platform plugins that this Qt has, by name."""
    from PySide6.QtCore import QLibraryInfo

    folders = [Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"]
    own = os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH")
    if own:
        folders.insert(0, Path(own))
    return {
        file.name.removeprefix("libq").split(".")[0]: file
        for folder in reversed(folders)
        for file in sorted(folder.glob("libq*.so"))
    }


def import_problem(error: str, platforms: list[str]) -> str:
    """Return the sentence for a PySide6 that cannot be imported."""
    if library_named(error) is None:
        return (
            f"Big Two needs PySide6, and it cannot be loaded ({error}): install it with "
            "'pip install pyside6-essentials', or start the game with 'uv run bigtwo'."
        )
    more = (PLATFORM_PACKAGES.get(family(name), {}) for name in platforms)
    return library_problem(error, {key: value for part in more for key, value in part.items()})


def library_problem(error: str, more: Mapping[str, str]) -> str:
    """Return the sentence for a shared library that the loader missed.

    `more` are the libraries that are needed beside those of Qt itself. The loader names only the
    first one missing, so the others are looked for, to be installed all at once.
    """
    missed = library_named(error)
    needed = {**PACKAGES, **more}
    missing = [name for name in needed if name == missed or not can_load(name)]
    if missed is not None and missed not in missing:
        missing.insert(0, missed)
    if not missing:
        return f"Big Two cannot open its window: {error}."
    libraries = ", ".join(missing)
    packages = sorted({needed[name] for name in missing if name in needed})
    noun = "library" if len(missing) == 1 else "libraries"
    advice = (
        f"on Debian and Ubuntu install with 'sudo apt-get install {' '.join(packages)}'"
        if packages
        else "install the package of your system that holds it"
    )
    return f"Big Two cannot open its window without the system {noun} {libraries}: {advice}."


def library_named(error: str) -> str | None:
    """Return the name of the shared library that a loader's error speaks of."""
    found = re.search(r"([\w.+-]+\.so(?:\.\d+)*): ", error)
    return found[1] if found else None


def can_load(library: str) -> bool:
    """Whether the loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def x11_problem(environ: Mapping[str, str]) -> str | None:
    """Return why the X11 display cannot be reached, or None."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    display = environ.get("DISPLAY", "")
    if not display:
        return NO_SCREEN
    connection = xcb.xcb_connect(display.encode(), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if not failed:
        return None
    return (
        f"Big Two cannot reach the display {display!r} that DISPLAY names: start it in a desktop "
        "session, or set QT_QPA_PLATFORM=offscreen to run it unseen."
    )


def wayland_problem(environ: Mapping[str, str]) -> str | None:
    """Return why the Wayland display cannot be reached, or None."""
    import socket

    display = environ.get("WAYLAND_DISPLAY") or "wayland-0"
    path = Path(environ.get("XDG_RUNTIME_DIR", "/")) / display
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return (
                f"Big Two cannot reach the Wayland display {str(path)!r}: start it in a desktop "
                "session, or set QT_QPA_PLATFORM=offscreen to run it unseen."
            )
    return None
