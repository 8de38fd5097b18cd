"""The languages that the window speaks, and which of them it speaks now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

SYSTEM = "system"
ENGLISH = "en"
# By code, each called as it calls itself.
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "id": "Bahasa Indonesia"}


def system_languages() -> list[str]:
    """Return the languages that the system asks for, the most wanted first: "de-AT"."""
    return QLocale.system().uiLanguages()


def nearest(wanted: Iterable[str]) -> str:
    """Return the first of some languages that there is, by its code; English if there is none."""
    codes = (name.replace("_", "-").partition("-")[0].lower() for name in wanted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


class Languages(QObject):
    """Has every text translated into one language, and figures and days written as it does.

    `changed` comes when another language is spoken: whatever is shown is then said anew. English
    needs a translator too, for what is counted.
    """

    changed = Signal()

    def __init__(self, parent: QObject, chosen: str) -> None:
        """Speak a language of LANGUAGES, or that of the system."""
        super().__init__(parent)
        self.code = ""
        self._translator = QTranslator(self)
        self.speak(chosen)

    def speak(self, chosen: str) -> None:
        """Speak another language, or go on with the same."""
        code = nearest(system_languages()) if chosen == SYSTEM else chosen
        if code == self.code:
            return
        self.code = code
        before, self._translator = self._translator, QTranslator(self)
        QCoreApplication.removeTranslator(before)
        before.deleteLater()
        file = f":/i18n/bigtwo_{code}.qm"
        if not self._translator.load(file):
            raise FileNotFoundError(f"{file} is not among the resources")
        QCoreApplication.installTranslator(self._translator)
        QLocale.setDefault(locale_of(code))
        self.changed.emit()

    def close(self) -> None:
        """Speak no language any more."""
        QCoreApplication.removeTranslator(self._translator)


def locale_of(code: str) -> QLocale:
    """Return how a language writes figures and days: as the system does where it speaks it."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)
