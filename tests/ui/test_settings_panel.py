"""The settings panel, with real clicks and keys."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.ui.person import Person, items_in

CONTROL = Qt.KeyboardModifier.ControlModifier
PAGE_OF = dict.fromkeys(("theme", "brightness", "back", "suits", "textSize"), "look")
PAGES = ("look", "play", "rules", "data")
# What is clicked, the setting that it changes, and to what.
CHOICES = [
    ("theme-blue", "theme", "blue"),
    ("theme-paper", "theme", "paper"),
    ("brightness-dark", "brightness", "dark"),
    ("back-hemp", "back", "hemp"),
    ("suits-four", "suitColours", "four"),
    ("speed-fast", "speed", "fast"),
    ("reduceMotion", "reduceMotion", True),
    ("sound", "volume", 0),
    ("dims", "dims", False),
    ("offers", "offers", False),
    ("autoPass", "autoPass", True),
    ("counts-asked", "counts", "asked"),
    ("textSize-large", "textSize", "large"),
]
CHOICE_IDS = [name for name, _, _ in CHOICES]


def open_settings(person: Person) -> None:
    person.press(Qt.Key.Key_Comma, CONTROL)
    assert person.find("settingsPanel").isVisible()


def is_open(person: Person) -> bool:
    return "settingsPanel" in person.names()


def page_of(name: str) -> str:
    return PAGE_OF.get(name.split("-", maxsplit=1)[0], "play")


def focused(person: Person) -> str:
    item = person.window.activeFocusItem()
    return item.objectName() if item is not None else ""


def tab_to(person: Person, *names: str) -> str:
    """Go by the tab key to the first of these; return which it was."""
    for _ in range(20):
        if focused(person) in names:
            return focused(person)
        person.press(Qt.Key.Key_Tab)
    raise AssertionError(f"the tab key never comes to {names}")


def turn_to(person: Person, page: str) -> None:
    """Turn to a page by keys."""
    tabs = [f"settingsTab-{name}" for name in PAGES]
    while tab_to(person, *tabs) != f"settingsTab-{page}":
        person.press(Qt.Key.Key_Right)


def bring_into_sight(person: Person, name: str) -> None:
    """Go by the tab key to a setting, or to the chosen one of its group."""
    group, _, choice = name.partition("-")
    settings = {"suits": "suitColours"}
    chosen = person.game.preferences.property(settings.get(group, group))
    tab_to(person, f"{group}-{chosen}" if choice else name)


def click(person: Person, name: str) -> None:
    """Click on a setting, after drawing the page by its bar to where it is seen."""
    flick = person.find("settingsFlick")
    item = person.find(name)
    top = item.mapToItem(flick, QPointF(0, 0)).y()
    below = top + item.height() - flick.height()
    if below > 0 or top < 0:
        flick.setProperty("contentY", flick.property("contentY") + (below if below > 0 else top))
    person.click(name)


@pytest.mark.parametrize(("name", "setting", "value"), CHOICES, ids=CHOICE_IDS)
def test_by_mouse(name: str, setting: str, value: object, sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    person.click("menuButton")
    person.click("menuSettings")
    person.click(f"settingsTab-{page_of(name)}")
    click(person, name)
    assert person.game.preferences.property(setting) == value
    person.click("settingsDone")
    assert not is_open(person)
    assert sit_down().game.preferences.property(setting) == value


@pytest.mark.parametrize(("name", "setting", "value"), CHOICES, ids=CHOICE_IDS)
@pytest.mark.parametrize("enter", [Qt.Key.Key_Space, Qt.Key.Key_Return], ids=["space", "return"])
def test_by_keys(name: str, setting: str, value: object, enter: Qt.Key, sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    open_settings(person)
    turn_to(person, page_of(name))
    bring_into_sight(person, name)
    if "-" in name:
        for _ in range(4):
            if focused(person) == name:
                break
            person.press(Qt.Key.Key_Right)
        assert focused(person) == name
    else:
        person.press(enter)
    assert person.game.preferences.property(setting) == value
    tab_to(person, "settingsDone")
    person.press(enter)
    assert not is_open(person)
    assert person.game.preferences.property(setting) == value
    assert person.find("hand").hasActiveFocus()


def test_arrows_go_round_and_back(sit_down: Any) -> None:
    person = sit_down()
    open_settings(person)
    tab_to(person, "theme-green")
    for key, theme in (
        (Qt.Key.Key_Left, "paper"),
        (Qt.Key.Key_Down, "green"),
        (Qt.Key.Key_Right, "blue"),
        (Qt.Key.Key_Up, "green"),
    ):
        person.press(key)
        assert person.game.preferences.theme == theme
        assert focused(person) == f"theme-{theme}"


@pytest.mark.parametrize("how", ["cancel", "escape", "escape after a click on a tab"])
def test_everything_is_taken_back(how: str, sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    person.game.preferences.volume = 35
    before = person.game.preferences.keeper.settings
    open_settings(person)
    for page in ("look", "play"):
        person.click(f"settingsTab-{page}")
        for name, setting, value in CHOICES:
            if page_of(name) == page:
                click(person, name)
                assert person.game.preferences.property(setting) == value
    assert person.game.preferences.keeper.settings != before
    if how == "cancel":
        person.click("settingsCancel")
    else:
        if how != "escape":
            tab_to(person, "dims")
            person.click("settingsTab-look")
        person.press(Qt.Key.Key_Escape)
    assert not is_open(person)
    assert person.game.preferences.keeper.settings == before
    again = sit_down().game.preferences.keeper.settings
    assert dataclasses.replace(again, window=before.window) == before


def test_a_click_beside_the_panel_keeps_what_was_chosen(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    open_settings(person)
    person.click("theme-blue")
    person.click_at(QPointF(300, 400).toPoint())
    assert not is_open(person)
    assert person.game.preferences.theme == "blue"


def test_the_key_does_not_close_or_forget(sit_down: Any) -> None:
    person = sit_down()
    open_settings(person)
    person.click("theme-blue")
    open_settings(person)
    person.press(Qt.Key.Key_Escape)
    assert person.game.preferences.theme == "green"


def test_the_volume(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    preferences = person.game.preferences
    open_settings(person)
    turn_to(person, "play")
    tab_to(person, "volume")
    person.press(Qt.Key.Key_Right)
    assert preferences.volume == 65
    for _ in range(13):
        person.press(Qt.Key.Key_Left)
    assert preferences.volume == 0
    assert person.find("volumeText").property("text") == "Off"
    person.click("volume", (0.999, 0.5))
    assert preferences.volume == 100
    person.click("volume", (0.26, 0.5))
    assert 20 <= preferences.volume <= 30
    level = preferences.volume
    assert person.find("volumeText").property("text") == f"{level} %"
    person.click("sound")
    assert preferences.volume == 0
    person.click("sound")
    assert preferences.volume == level


def test_a_theme_chosen_in_mid_trick_moves_no_card(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    for _ in range(3):
        person.wait()
        person.decide_by_mouse()
    person.wait()
    assert any(row.zone == "pile" for row in person.game.table.cards.rows)
    person.click(f"card-{next(iter(person.held().values()))}", (0.15, 0.45))
    before, places = person.position(), person.places()
    staged = person.game.hand.stagedCount
    felt = person.window.grabWindow().pixelColor(20, 500)
    open_settings(person)
    for name in ("theme-paper", "brightness-dark", "back-waves", "suits-four", "theme-lacquer"):
        person.click(name)
        assert person.places() == places, name
    person.click("settingsDone")
    assert person.window.grabWindow().pixelColor(20, 500) != felt
    assert (person.position(), person.places()) == (before, places)
    assert person.game.hand.stagedCount == staged


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (480, 800), (360, 480)], ids=str)
def test_every_setting_is_in_reach(size: tuple[int, int], sit_down: Any) -> None:
    person = sit_down(size=size)
    open_settings(person)
    room = QRectF(0, 0, *size)
    for page, least in zip(PAGES, (7, 8, 4, 4), strict=True):
        turn_to(person, page)
        stops = 0
        while focused(person) != "settingsDone":
            person.press(Qt.Key.Key_Tab)
            item = person.window.activeFocusItem()
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            assert room.contains(box), item.objectName()
            assert min(box.height(), box.width()) >= 44, item.objectName()
            stops += 1
        assert stops >= least, page
        for name, setting, value in CHOICES:
            if page_of(name) == page:
                bring_into_sight(person, name)
                person.click(name)
                assert person.game.preferences.property(setting) == value, name


def test_the_panel_scrolls_by_wheel(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down(size=(480, 480))
    open_settings(person)
    flick = person.find("settingsFlick")
    assert flick.property("contentHeight") > flick.height()
    place = person.centre("settingsFlick")
    person.wheel(place, -240)
    qtbot.waitUntil(lambda: flick.property("contentY") > 0)


@pytest.mark.parametrize("dims", [True, False])
def test_cards_that_cannot_be_played_are_dimmed_if_wished_for(dims: bool, sit_down: Any) -> None:
    person = sit_down()
    person.game.preferences.dims = dims
    rows = person.game.table.cards.rows
    for _ in range(20):
        person.wait()
        held = [number for number in person.held().values() if not rows[number].playable]
        if held:
            break
        person.decide_by_keys()
    assert held
    veils = {person.find(f"card-{number}").property("veil") > 0 for number in held}
    assert veils == {dims}


@pytest.mark.parametrize(
    ("button", "panel"), [("settingsEditor", "editorPanel"), ("settingsRead", "rulesPanel")]
)
def test_the_rules_are_a_click_away(button: str, panel: str, sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    open_settings(person)
    person.click("settingsTab-rules")
    person.click(button)
    assert person.find(panel).isVisible()
    assert not is_open(person)


def test_the_folder_is_shown(sit_down: Any, bigtwo_home: Path) -> None:
    person = sit_down(size=(480, 800))
    open_settings(person)
    turn_to(person, "data")
    assert person.find("dataFolder").property("text") == str(bigtwo_home)
    person.click("copyFolder")
    assert QGuiApplication.clipboard().text() == str(bigtwo_home)


@pytest.mark.parametrize("size", [(1280, 800), (480, 800)], ids=str)
def test_larger_letters_apply_at_once(size: tuple[int, int], sit_down: Any) -> None:
    person = sit_down(size=size)
    person.wait()
    name = next(
        item
        for item in items_in(person.find("seat-0"))
        if item.property("text") == person.game.table.seats.rows[0].name
    )
    before = name.property("font").pixelSize()
    open_settings(person)
    click(person, "textSize-larger")
    assert name.property("font").pixelSize() > 1.2 * before
    person.press(Qt.Key.Key_Escape)
    assert name.property("font").pixelSize() == before
