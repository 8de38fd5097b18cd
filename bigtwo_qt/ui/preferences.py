"""What the player has chosen, as QML sees and changes it: each change is kept at once."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtQml import QmlElement

from bigtwo_qt.store import Settings, StoreError, Window
from bigtwo_qt.store.settings import is_allowed
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.languages import LANGUAGES
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.wording import failure_text, translate

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

TEXT_FACTORS = {"usual": 1.0, "large": 1.15, "larger": 1.3}
PACES = {"relaxed": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}


def _setting(name: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """Return what reads and what writes a setting of the keeper."""

    def read(preferences: Preferences) -> Any:
        return getattr(preferences.keeper.settings, name)

    def write(preferences: Preferences, value: Any) -> None:
        preferences.choose(name, value)

    return read, write


@QmlElement
class Preferences(QObject):
    """The settings. `failed` carries a sentence when one could not be kept."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject, keeper: Keeper) -> None:
        super().__init__(parent)
        self.keeper = keeper
        self._before: Settings | None = None

    def choose(self, name: str, value: object) -> None:
        """Change a setting; a value that it cannot have changes nothing."""
        if is_allowed(name, value) and value != getattr(self.keeper.settings, name):
            self._keep(**{name: value})

    _language, _set_language = _setting("language")
    language = Property(str, _language, _set_language, notify=changed)
    _theme, _set_theme = _setting("theme")
    theme = Property(str, _theme, _set_theme, notify=changed)
    _brightness, _set_brightness = _setting("brightness")
    brightness = Property(str, _brightness, _set_brightness, notify=changed)
    _back, _set_back = _setting("back")
    back = Property(str, _back, _set_back, notify=changed)
    _suit_colours, _set_suit_colours = _setting("suit_colours")
    suitColours = Property(str, _suit_colours, _set_suit_colours, notify=changed)
    _speed, _set_speed = _setting("speed")
    speed = Property(str, _speed, _set_speed, notify=changed)
    _reduce_motion, _set_reduce_motion = _setting("reduce_motion")
    reduceMotion = Property(bool, _reduce_motion, _set_reduce_motion, notify=changed)
    _volume, _set_volume = _setting("volume")
    volume = Property(int, _volume, _set_volume, notify=changed)
    _dims, _set_dims = _setting("dims")
    dims = Property(bool, _dims, _set_dims, notify=changed)
    _offers, _set_offers = _setting("offers")
    offers = Property(bool, _offers, _set_offers, notify=changed)
    _auto_pass, _set_auto_pass = _setting("auto_pass")
    autoPass = Property(bool, _auto_pass, _set_auto_pass, notify=changed)
    _counts, _set_counts = _setting("counts")
    counts = Property(str, _counts, _set_counts, notify=changed)
    _text_size, _set_text_size = _setting("text_size")
    textSize = Property(str, _text_size, _set_text_size, notify=changed)
    _sorting, _set_sorting = _setting("sorting")
    sorting = Property(str, _sorting, _set_sorting, notify=changed)

    @Property(list, constant=True)
    def languages(self) -> list[str]:
        """The languages there are, by their codes."""
        return list(LANGUAGES)

    @Slot(str, result=str)
    def languageName(self, code: str) -> str:
        """Return what a language is called in itself."""
        return LANGUAGES[code]

    @Property(float, notify=changed)
    def pace(self) -> float:
        """What every duration is multiplied by; 0 is no time at all."""
        return PACES[self.keeper.settings.speed]

    @Property(float, notify=changed)
    def textFactor(self) -> float:
        """What every size of letters is multiplied by."""
        return TEXT_FACTORS[self.keeper.settings.text_size]

    @Property(str, constant=True)
    def folder(self) -> str:
        """The folder in which everything is kept, "" where nothing is."""
        places = self.keeper.places
        return "" if places is None else str(places.home)

    @Slot()
    def openFolder(self) -> None:
        """Show the folder in the program that the system has for folders."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(self.folder)):
            self.failed.emit(translate("Settings", "The system opens no folders from here."))

    @Slot()
    def copyFolder(self) -> None:
        """Put the place of the folder on the clipboard."""
        QGuiApplication.clipboard().setText(self.folder)

    def keep_window(self, window: Window) -> None:
        """Keep where the window is; one that fills the screen keeps the place it goes back to."""
        if window.maximized:
            window = dataclasses.replace(self.keeper.settings.window, maximized=True)
        self._keep(window=window)

    @Slot()
    def remember(self) -> None:
        """Remember how everything is set now, for `takeBack`."""
        self._before = self.keeper.settings

    @Slot()
    def takeBack(self) -> None:
        """Set everything as it was when it was remembered, but for the place of the window."""
        before = self._before
        if before is not None and before != self.keeper.settings:
            window = self.keeper.settings.window
            self._keep(**{**_fields(before), "window": window})

    def _keep(self, **values: object) -> None:
        try:
            self.keeper.change(**values)
        except StoreError as error:
            self.failed.emit(failure_text(error))
        self.changed.emit()


def _fields(settings: Settings) -> dict[str, object]:
    return {part.name: getattr(settings, part.name) for part in dataclasses.fields(settings)}
