"""The lobby in the real window, with real clicks and keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules import SYSTEMS, system
from bigtwo_qt.store import Places, StoreError
from bigtwo_qt.ui.keeper import Keeper
from tests.ui.person import CONTROL, Person

TABLES = [(name, count) for name, found in SYSTEMS.items() for count in found.players]


def is_open(person: Person) -> bool:
    return "lobbyPanel" in person.names()


def focused(person: Person) -> str:
    item = person.window.activeFocusItem()
    return item.objectName() if item is not None else ""


def tab_to(person: Person, name: str) -> None:
    for _ in range(40):
        if focused(person) == name:
            return
        person.press(Qt.Key.Key_Tab)
    raise AssertionError(f"the tab key never comes to {name}")


def seats(person: Person) -> list[tuple[str, str, str]]:
    return [(row.name, row.emblem, row.level) for row in person.game.table.seats.rows]


def look(person: Person) -> None:
    """Look at the next frame: with it everything has found its place."""
    person.window.grabWindow()


def choose(person: Person, key: str) -> None:
    """Choose a game of the whole list."""
    lobby = person.game.lobby
    lobby.query = ""
    lobby.choose([row.key for row in lobby.games.rows].index(key))
    QCoreApplication.processEvents()
    look(person)


def test_the_first_start_opens_the_lobby_and_enter_plays(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    assert is_open(person)
    assert person.find("lobbySummary").property("text").startswith("Big Two, standard")
    assert "lobbyGivesUp" not in person.names()
    person.press(Qt.Key.Key_Escape)
    assert is_open(person)
    person.press(Qt.Key.Key_Return)
    assert not is_open(person)
    assert person.find("hand").hasActiveFocus()
    person.wait()
    assert person.game.phase == "playing"
    before = person.position()
    person = sit_down(welcomes=True)
    assert not is_open(person)
    person.wait()
    assert person.position() == before


def test_pusoy_dos_for_three_by_mouse_is_there_again_next_time(
    sit_down: Any, bigtwo_home: Path
) -> None:
    person = sit_down(welcomes=True)
    person.type("pusoy")
    look(person)
    assert "game-big-two" not in person.names()
    person.click("game-pusoy-dos")
    look(person)
    person.click("seats-3")
    look(person)
    person.click("level-1-down")
    person.click("level-2-up")
    person.click("emblem-1")
    person.click("length-down")
    person.click("lobbyPlayButton")
    assert not is_open(person)
    person.wait()
    table = [("You", "you", ""), ("Mei", "crane", "Casual"), ("Ana", "lotus", "Skilled")]
    assert seats(person) == table
    assert person.deal.rules.id == "pusoy-dos"
    assert person.game.matchTitle == "Pusoy Dos · to 15 points"
    for _ in range(3):
        person.wait()
        if person.game.phase == "playing":
            person.decide_by_mouse()
    person = sit_down(welcomes=True)
    assert seats(person) == table
    person.wait()
    person.press(Qt.Key.Key_N, CONTROL)
    assert person.find("game-pusoy-dos").property("isOn")
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert seats(person) == table
    assert person.game.matchTitle == "Pusoy Dos · to 15 points"


def test_everything_by_keys(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    for _ in range(3):
        person.press(Qt.Key.Key_Down)
    assert person.find("game-match-play").property("isOn")
    tab_to(person, "game-match-play")
    person.press(Qt.Key.Key_Right)
    assert focused(person) == "game-pusoy-dos"
    tab_to(person, "seats-4")
    person.press(Qt.Key.Key_Left)
    assert person.game.lobby.seatCount == 3
    tab_to(person, "emblem-1")
    person.press(Qt.Key.Key_Space)
    tab_to(person, "name-1")
    person.press(Qt.Key.Key_A, CONTROL)
    person.type("bo")
    tab_to(person, "level-1")
    person.press(Qt.Key.Key_Left)
    person.press(Qt.Key.Key_Down)
    person.press(Qt.Key.Key_Up)
    tab_to(person, "ends-points")
    person.press(Qt.Key.Key_Right)
    tab_to(person, "length")
    person.press(Qt.Key.Key_Right)
    tab_to(person, "tableNumber")
    person.type("7x7")
    tab_to(person, "level-2")
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert seats(person)[1] == ("bo", "crane", "Casual")
    assert person.game.matchTitle == "Pusoy Dos · 10 deals"
    assert person.game.dealSeed == 77


def test_names_are_shuffled(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    before = [row.name for row in person.game.lobby.players.rows]
    for _ in range(5):
        person.click("shuffleButton")
        after = [row.name for row in person.game.lobby.players.rows]
        if after != before:
            break
    assert after[0] == before[0] == "You"
    assert after != before
    assert person.find("name-1").property("text") == after[1]
    person.click("name-0")
    person.press(Qt.Key.Key_A, CONTROL)
    person.type("kim")
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert [name for name, _, _ in seats(person)] == ["kim", *after[1:]]


def test_a_match_is_given_up_only_by_playing(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    person.decide_by_mouse()
    person.wait()
    before, match = person.position(), person.game._controller.match.id
    person.press(Qt.Key.Key_N, CONTROL)
    assert "given up" in person.find("lobbyGivesUp").property("text")
    choose(person, "winner")
    person.press(Qt.Key.Key_Escape)
    assert not is_open(person)
    assert person.position() == before
    person.click("menuButton")
    person.click("menuNewMatch")
    assert person.find("game-big-two").property("isOn")
    person.click("lobbyPlayButton")
    person.wait()
    assert person.game._controller.match.id != match


def test_after_a_match_the_same_again_or_a_change(sit_down: Any) -> None:
    person = sit_down(rules=system("play-on"))
    while person.game.phase != "matchOver":
        person.wait()
        if person.game.phase == "playing":
            person.decide_by_keys()
    person.click("changeButton")
    assert is_open(person)
    assert "lobbyGivesUp" not in person.names()
    person.press(Qt.Key.Key_Escape)
    assert not is_open(person)
    assert person.game.phase == "matchOver"
    person.click("newMatchButton")
    person.wait()
    assert (person.game.phase, person.deal.rules.id) == ("playing", "play-on")


def test_a_match_gone_on_with_is_begun_again_as_it_was(sit_down: Any) -> None:
    person = sit_down(rules=system("play-on"))
    table = seats(person)
    person = sit_down(rules=system("big-two"))
    person.game.newMatch()
    person.wait()
    assert (person.deal.rules.id, seats(person)) == ("play-on", table)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_system_starts_its_first_deal(name: str, players: int, sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    choose(person, name)
    assert person.find(f"game-{name}").property("isOn")
    if players != system(name).players:
        person.click(f"seats-{players}")
    person.click("lobbyPlayButton")
    person.wait()
    assert person.deal.rules == system(name, players)
    assert len(seats(person)) == players
    assert person.game.dealNumber == 1


def test_searching_and_taking_the_search_back(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    person.type("zheng")
    assert person.game.lobby.title == "Winner (Zheng Shangyou)"
    person.type("qq")
    look(person)
    assert not any(name.startswith("game-") for name in person.names())
    person.press(Qt.Key.Key_Escape)
    assert is_open(person)
    assert person.find("lobbySearch").property("text") == ""
    assert person.find("game-winner").property("isOn")


def test_the_rules_of_the_chosen_game_are_a_key_away(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    choose(person, "pusoy-dos")
    person.click("seats-3")
    for back in ("escape", "f1", "close"):
        if back == "close":
            person.click("lobbyRulesButton")
        else:
            person.press(Qt.Key.Key_F1)
        assert person.find("rulesPanel").property("heading") == "Pusoy Dos"
        assert not is_open(person)
        if back == "close":
            person.click_at(person.centre("table", (0.5, 0.001)))
        else:
            person.press(Qt.Key.Key_Escape if back == "escape" else Qt.Key.Key_F1)
        assert is_open(person)
        assert person.game.lobby.summary == "Pusoy Dos · to 20 points · three players"
    person.press(Qt.Key.Key_Return)
    person.wait()
    person.press(Qt.Key.Key_F1)
    assert person.find("rulesPanel").property("heading") == "Pusoy Dos"
    person.press(Qt.Key.Key_Escape)
    assert "rulesPanel" not in person.names()
    assert not is_open(person)


def test_the_settings_lead_back_to_the_lobby_while_nobody_plays(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    choose(person, "dragon")
    person.press(Qt.Key.Key_Comma, CONTROL)
    person.click("settingsDone")
    assert person.find("game-dragon").property("isOn")


def test_a_table_number_that_is_none_does_not_play(sit_down: Any) -> None:
    person = sit_down(welcomes=True)
    tab_to(person, "tableNumber")
    person.type("0123456789")
    person.game.lobby.number = "x"
    assert not person.find("lobbyPlayButton").property("enabled")
    person.press(Qt.Key.Key_Return)
    assert is_open(person)
    person.game.lobby.number = "0"
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.game.dealSeed == 0


@pytest.mark.parametrize(
    "size", [(3840, 2160), (1280, 800), (800, 600), (480, 800), (360, 480)], ids=str
)
def test_everything_is_in_reach(size: tuple[int, int], sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down(size=size, welcomes=True)
    choose(person, "match-play")
    qtbot.waitUntil(lambda: person.window.width() == size[0])
    room = QRectF(0, 0, *size)
    stops: list[str] = []
    while not stops or focused(person) != "lobbySearch":
        person.press(Qt.Key.Key_Tab)
        item = person.window.activeFocusItem()
        box = item.mapToScene(QRectF(0, 0, item.width(), item.height()).topLeft())
        shown = QRectF(box.x(), box.y(), item.width(), item.height())
        assert room.contains(shown), item.objectName()
        assert min(shown.height(), shown.width()) >= 44, item.objectName()
        stops.append(item.objectName())
        assert len(stops) < 40
    wanted = {"game-match-play", "seats-4", "name-0", "emblem-3", "name-3", "level-3"}
    wanted |= {"shuffleButton", "ends-deals", "length", "tableNumber", "lobbyPlayButton"}
    assert wanted <= set(stops)
    tab_to(person, "level-2")
    for arrow in ("level-2-down", "level-2-up"):
        item = person.find(arrow)
        assert min(item.width(), item.height()) >= 44
    before = person.game.lobby.players.rows[2].strength
    person.click("level-2-down")
    assert person.game.lobby.players.rows[2].strength == before - 1


def test_the_chosen_game_stays_in_sight_when_the_window_narrows(
    sit_down: Any, qtbot: QtBot
) -> None:
    person = sit_down(size=(1280, 800), welcomes=True)
    choose(person, "taiwan")

    def is_seen() -> bool:
        card, games = person.find("game-taiwan"), person.find("gamesList")
        place = card.mapToItem(games, 0, 0)
        box = QRectF(place.x(), place.y(), card.width(), card.height())
        return bool(QRectF(-1, -1, games.width() + 2, games.height() + 2).contains(box))

    qtbot.waitUntil(is_seen)
    person.window.resize(480, 800)
    qtbot.waitUntil(lambda: person.window.width() == 480)
    qtbot.waitUntil(is_seen)
    person.window.resize(1000, 700)
    qtbot.waitUntil(lambda: person.window.width() == 1000)
    qtbot.waitUntil(is_seen)


def test_a_screen_reader_is_told(sit_down: Any) -> None:
    person = sit_down(welcomes=True)

    def told(name: str) -> str:
        found = QAccessible.queryAccessibleInterface(person.find(name))
        return str(found.text(QAccessible.Text.Name))

    card = told("game-big-two")
    for part in ("Big Two, standard", "Hong Kong", "Four players", "hundred", "Standard rules"):
        assert part in card
    assert told("level-1") == "Level of Mei: Skilled"
    assert told("length") == "Length of the match: 100 points"
    assert told("name-0") == "Your name"
    assert told("emblem-2") == "Emblem of Ana"


def test_a_choice_that_cannot_be_kept_is_told(
    sit_down: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(welcomes=True)

    def refuse(self: Keeper, **values: Any) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(Keeper, "change", refuse)
        person.press(Qt.Key.Key_Return)
    assert "The disk is full." in person.game.messages.text


def test_a_system_of_another_version_opens_with_the_standard_game(
    sit_down: Any, bigtwo_home: Path
) -> None:
    path = Places(bigtwo_home).settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"last_table": {"system": "moon-two", "opponents": [{"level": "oracle"}]}}')
    person = sit_down(welcomes=True)
    assert person.find("game-big-two").property("isOn")
    assert person.game.messages.text == ""


def test_a_list_that_fits_has_no_scroll_bar(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800), welcomes=True)
    bars = [
        item
        for item in person.find("gamesList").childItems()
        if item.metaObject().className().startswith("PanelScroll")
    ]
    assert [bar.isVisible() for bar in bars] == [True]
    person.type("taiwan")
    assert [bar.isVisible() for bar in bars] == [False]
