"""The window: Qt brought up, the QML loaded, and everything taken down in the right order."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, Self

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QUrl
from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtQuickControls2 import QQuickStyle

from bigtwo_qt.store import Window
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.languages import Languages
from bigtwo_qt.ui.opponents import Seating
from bigtwo_qt.ui.sound import SoundBoard
from bigtwo_qt.ui.speaker import Player, Speaker

MAIN = QUrl("qrc:/qml/Main.qml")
RESOURCES = "bigtwo_qt.ui.resources_rc"
SMALLEST_SHOWN = 80
GL_RENDERER = 0x1F01
SOFTWARE_RENDERERS = ("llvmpipe", "softpipe", "swrast", "software", "swiftshader")


class WindowError(Exception):
    """The window cannot be shown; the message is a sentence for the player."""


def start_qt(software: bool) -> QGuiApplication:
    """Bring Qt up, drawing in software if asked, or if the only OpenGL is a software one."""
    application = QGuiApplication(["bigtwo"])
    application.setApplicationName("bigtwo")
    application.setApplicationDisplayName("Big Two")
    application.setDesktopFileName("bigtwo")
    QQuickStyle.setStyle("Basic")
    if software or ("QT_QUICK_BACKEND" not in os.environ and is_drawn_in_software()):
        QQuickWindow.setSceneGraphBackend("software")
    return application


def is_drawn_in_software() -> bool:
    """Whether the OpenGL that Qt would draw with computes every pixel on the processor."""
    if not sys.platform.startswith("linux"):
        return False
    context = QOpenGLContext()
    surface = QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return True
    renderer = str(context.functions().glGetString(GL_RENDERER))
    context.doneCurrent()
    return any(name in renderer.lower() for name in SOFTWARE_RENDERERS)


class TableWindow(QObject):
    """A game in its window; a context in which it is shown.

    Raises WindowError where the QML cannot be loaded. `player` makes its sounds heard, on the
    device of the system unless another is given. The options are those of `Game`.
    """

    def __init__(
        self, keeper: Keeper, seating: Seating, *, player: Player | None = None, **options: Any
    ) -> None:
        super().__init__()
        try:
            importlib.import_module(RESOURCES)
        except ModuleNotFoundError as error:
            raise WindowError(
                "The pictures and pages of the table have not been built: install the program with "
                "'uv sync', or start it with 'uv run bigtwo'."
            ) from error
        self._engine = QQmlApplicationEngine(self)
        self.languages = Languages(self, keeper.settings.language)
        self.game = Game(self, keeper, seating, **options)
        self.sounds = SoundBoard(self, self.game, player or Speaker())
        self.game.preferences.changed.connect(self._choose_language)
        self.languages.changed.connect(self._say_anew)
        self._engine.setInitialProperties({"game": self.game, **placement(keeper.settings.window)})
        self._engine.load(MAIN)
        roots = self._engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise WindowError("The table could not be loaded.")
        self.window: QQuickWindow = roots[0]
        self.window.installEventFilter(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.take_down()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place of the window when it is closed."""
        if event.type() == QEvent.Type.Close and watched is self.window:
            self.keep_place()
        return False

    def _choose_language(self) -> None:
        self.languages.speak(self.game.preferences.language)

    def _say_anew(self) -> None:
        """Say everything that is on the screen in the language that is spoken now."""
        self.game.say_anew()
        self._engine.retranslate()

    def keep_place(self) -> None:
        """Keep where the window is now; one that fills the whole screen goes back to its place."""
        window = self.window
        shown = window.visibility()
        if shown == QWindow.Visibility.FullScreen:
            return
        is_maximized = bool(shown == QWindow.Visibility.Maximized)
        place = Window(window.x(), window.y(), window.width(), window.height(), is_maximized)
        self.game.preferences.keep_window(place)

    def take_down(self) -> None:
        """Close the window, then stop the game, and take down the QML before what it shows."""
        self.window.close()
        self.window.removeEventFilter(self)
        self.game.close()
        self.sounds.close()
        self.languages.close()
        self._engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def placement(window: Window) -> dict[str, object]:
    """Return the properties that put the window where it was, if some screen still shows that."""
    found: dict[str, object] = {}
    if window.maximized:
        found["visibility"] = QWindow.Visibility.Maximized
    place = QRect(window.x, window.y, window.width, window.height)
    if place.isEmpty():
        return found
    found |= {"width": place.width(), "height": place.height()}
    for screen in QGuiApplication.screens():
        shown = screen.availableGeometry().intersected(place)
        if shown.width() >= SMALLEST_SHOWN and shown.height() >= SMALLEST_SHOWN:
            return found | {"x": place.x(), "y": place.y()}
    return found
