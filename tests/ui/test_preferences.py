"""The settings as QML has them: kept at once, never wrong, and set back as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bigtwo_qt.store import Places, SettingsFile, Window
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.preferences import PACES, Preferences


@pytest.fixture
def keeper(bigtwo_home: Path) -> Keeper:
    return Keeper(Places(bigtwo_home))


@pytest.fixture
def preferences(root: QObject, keeper: Keeper) -> Preferences:
    return Preferences(root, keeper)


def kept(bigtwo_home: Path) -> Keeper:
    return Keeper(Places(bigtwo_home))


@pytest.mark.parametrize(
    ("name", "field", "value", "wrong"),
    [
        ("theme", "theme", "lacquer", "plaid"),
        ("brightness", "brightness", "dark", "dim"),
        ("back", "back", "hemp", "front"),
        ("suitColours", "suit_colours", "four", "three"),
        ("speed", "speed", "fast", "ludicrous"),
        ("reduceMotion", "reduce_motion", True, None),
        ("volume", "volume", 0, 101),
        ("autoPass", "auto_pass", True, None),
        ("counts", "counts", "asked", "guessed"),
        ("textSize", "text_size", "larger", "huge"),
        ("dims", "dims", False, None),
        ("offers", "offers", False, None),
        ("sorting", "sorting", "combinations", "size"),
    ],
)
def test_a_setting_is_kept_and_a_wrong_value_changes_nothing(
    qtbot: QtBot,
    bigtwo_home: Path,
    preferences: Preferences,
    keeper: Keeper,
    name: str,
    field: str,
    value: object,
    wrong: object,
) -> None:
    with qtbot.waitSignal(preferences.changed):
        preferences.setProperty(name, value)
    assert preferences.property(name) == value
    if wrong is not None:
        with qtbot.assertNotEmitted(preferences.changed):
            preferences.setProperty(name, wrong)
    keeper.close()
    assert getattr(kept(bigtwo_home).settings, field) == value


def test_the_folder_is_told_opened_and_copied(
    preferences: Preferences, bigtwo_home: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    assert preferences.folder == str(bigtwo_home)
    opened: list[QUrl] = []
    answers = iter((True, False))

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return next(answers)

    monkeypatch.setattr("bigtwo_qt.ui.preferences.QDesktopServices.openUrl", open_url)
    preferences.openFolder()
    assert opened[0].toLocalFile() == str(bigtwo_home)
    with qtbot.waitSignal(preferences.failed) as told:
        preferences.openFolder()
    assert told.args == ["The system opens no folders from here."]
    preferences.copyFolder()
    assert QGuiApplication.clipboard().text() == str(bigtwo_home)


def test_nothing_kept_has_no_folder(root: QObject) -> None:
    assert Preferences(root, Keeper(None)).folder == ""


def test_the_pace_follows_the_speed(preferences: Preferences) -> None:
    assert preferences.pace == 1.0
    for speed, pace in PACES.items():
        preferences.speed = speed
        assert preferences.pace == pace


def test_the_place_of_the_window_is_kept(bigtwo_home: Path, preferences: Preferences) -> None:
    preferences.keep_window(Window(10, 20, 900, 700))
    preferences.keep_window(Window(0, 0, 1920, 1080, True))
    settings = SettingsFile.open(Places(bigtwo_home).settings).settings
    assert settings.window == Window(10, 20, 900, 700, True)


def test_what_was_changed_can_be_taken_back(preferences: Preferences) -> None:
    preferences.theme = "blue"
    preferences.remember()
    preferences.theme = "paper"
    preferences.volume = 10
    preferences.keep_window(Window(1, 2, 900, 700))
    preferences.takeBack()
    assert (preferences.theme, preferences.volume) == ("blue", 60)
    assert preferences.keeper.settings.window == Window(1, 2, 900, 700)


def test_a_setting_that_cannot_be_kept_still_applies(
    qtbot: QtBot, preferences: Preferences, bigtwo_home: Path
) -> None:
    bigtwo_home.mkdir(parents=True, exist_ok=True)
    Places(bigtwo_home).settings.unlink(missing_ok=True)
    Places(bigtwo_home).settings.mkdir()
    with qtbot.waitSignal(preferences.failed) as failed:
        preferences.theme = "blue"
    assert "settings.json" in failed.args[0]
    assert preferences.theme == "blue"
