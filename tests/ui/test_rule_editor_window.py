"""The rules changed in the real window, by mouse and by keys, and brought to the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules import Rules, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.code import to_code
from bigtwo_qt.rules.options import CHOICES
from bigtwo_qt.rules.record import check
from bigtwo_qt.store import NextRules, Places, SettingsFile
from bigtwo_qt.store.rulesets import NamedRules, to_bytes
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.option_rows import offered, options_of, value_key
from bigtwo_qt.ui.option_table import GROUPS, TEXTS
from bigtwo_qt.ui.rule_editor import RuleEditor
from tests.ui.person import CONTROL, Person, items_in

SIZES = [(1280, 800), (480, 800)]


def open_editor(person: Person) -> RuleEditor:
    person.wait()
    person.press(Qt.Key.Key_R, CONTROL)
    assert person.find("editorPanel").isVisible()
    return person.game.houseRules.rule_editor


def focused(person: Person) -> str:
    item = person.window.activeFocusItem()
    return item.objectName() if item is not None else ""


def tab_to(person: Person, *wanted: str) -> str:
    for _ in range(120):
        if focused(person) in wanted:
            return focused(person)
        person.press(Qt.Key.Key_Tab)
    raise AssertionError(f"the tab key never comes to {wanted}")


def seen(person: Person, name: str) -> QQuickItem | None:
    for item in items_in(person.window.contentItem()):
        if item.objectName() == name:
            return item
    return None


def scroll_to(person: Person, name: str, area: str) -> None:
    """Draw a list by its bar until the middle of something is in it."""
    box = person.find(area)
    room = box.mapRectToScene(QRectF(0, 0, box.width(), box.height())).adjusted(0, 8, 0, -8)
    box.setProperty("contentY", box.property("originY"))
    for _ in range(120):
        QCoreApplication.processEvents()
        item = seen(person, name)
        if item is not None:
            middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
            if room.top() < middle.y() < room.bottom():
                return
        box.setProperty("contentY", box.property("contentY") + 60)
    raise AssertionError(f"{name} never comes into sight")


def other_value(option: str, rules: Rules) -> Any:
    """Return the last value that is offered beside the one the rules have."""
    return [value for value in offered(option, rules) if value != getattr(rules, option)][-1]


@pytest.mark.parametrize("group", GROUPS)
def test_every_option_by_mouse(group: str, sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    editor = open_editor(person)
    person.click(f"editorPage-{group}")
    for option in options_of(group):
        if option not in CHOICES:
            continue
        value = other_value(option, editor.rules)
        name = f"{option}-{value_key(value)}"
        scroll_to(person, name, "optionList")
        person.click(name)
        assert getattr(editor.rules, option) == value, option
        assert person.find(name).property("isOn")


@pytest.mark.parametrize("group", GROUPS)
def test_every_option_by_keys(group: str, sit_down: Any) -> None:
    person = sit_down(size=(480, 800))
    editor = open_editor(person)
    tab_to(person, f"editorPage-{group}")
    person.press(Qt.Key.Key_Return)
    for option in options_of(group):
        if option not in CHOICES:
            continue
        value = other_value(option, editor.rules)
        names = [f"{option}-{value_key(one)}" for one in offered(option, editor.rules)]
        tab_to(person, *names)
        before = editor.rules
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            for _ in names:
                if focused(person) != f"{option}-{value_key(value)}":
                    person.press(key)
        assert focused(person) == f"{option}-{value_key(value)}"
        assert editor.rules == before
        item = person.window.activeFocusItem()
        assert item is not None
        box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        assert QRectF(0, 0, 480, 800).contains(box)
        person.press(Qt.Key.Key_Space)
        assert getattr(editor.rules, option) == value, option
        assert focused(person) == f"{option}-{value_key(value)}"


def test_orders_by_mouse_and_keys(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    editor = open_editor(person)
    person.click("editorPage-cards")
    scroll_to(person, "suit_order-down-0", "optionList")
    person.click("suit_order-down-0")
    assert editor.rules.suit_order == "dcsh"
    assert focused(person) == "suit_order-down-1"
    person.press(Qt.Key.Key_Space)
    person.press(Qt.Key.Key_Return)
    assert editor.rules.suit_order == "sdch"
    assert focused(person) == "suit_order-up-3"
    person.click("editorPage-combinations")
    scroll_to(person, "five_card_order-up-4", "optionList")
    person.click("five_card_order-up-4")
    assert editor.rules.five_card_order[:2] == ("flush", "straight")
    scroll_to(person, "toggle-quads", "optionList")
    person.click("toggle-quads")
    assert "quads" not in editor.rules.five_card_order
    assert focused(person) == "toggle-quads"
    person.press(Qt.Key.Key_Space)
    assert editor.rules.five_card_order[3] == "quads"
    assert focused(person) == "toggle-quads"


def test_numbers_and_bands_by_mouse_and_keys(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    editor = open_editor(person)
    person.click("editorPage-match")
    scroll_to(person, "number-match_length-more", "optionList")
    person.click("number-match_length-more")
    assert editor.rules.match_length == 101
    person.click("number-match_length-field")
    person.press(Qt.Key.Key_A, CONTROL)
    person.type("45")
    assert editor.rules.match_length == 101
    person.press(Qt.Key.Key_Return)
    assert editor.rules.match_length == 45
    person.press(Qt.Key.Key_Up)
    assert editor.rules.match_length == 46
    person.click("editorPage-dealing")
    person.click("number-hand_size-less")
    person.click("number-hand_size-less")
    assert person.find("number-hand_size-field").property("text") == "11"
    person.click("number-hand_size-field")
    person.press(Qt.Key.Key_A, CONTROL)
    person.type("99")
    person.press(Qt.Key.Key_Return)
    assert editor.rules.hand_size == 13
    assert person.find("number-hand_size-field").property("text") == "13"
    person.click("editorPage-scoring")
    scroll_to(person, "addBand", "optionList")
    person.click("addBand")
    assert editor.rules.bands[-1] == (16, 4)
    scroll_to(person, "bandStart-3-less", "optionList")
    person.click("bandStart-3-less")
    scroll_to(person, "bandRate-0-more", "optionList")
    person.click("bandRate-0-more")
    assert (editor.rules.bands[0], editor.rules.bands[-1]) == ((1, 2), (15, 4))
    scroll_to(person, "removeBand", "optionList")
    person.click("removeBand")
    assert len(editor.rules.bands) == 3


def test_changes_are_marked_and_put_back(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    editor = open_editor(person)
    person.click("editorPage-play")
    assert seen(person, "putBack-passing") is None
    person.click("passing-locked")
    assert person.find("usual-passing").property("text") == "In Big Two, standard: For one turn"
    assert person.find("editorPage-play").property("changes") == 1
    assert person.find("editorAbout").property("text") == "Big Two, standard, one option changed"
    person.click("putBack-passing")
    assert editor.changeCount == 0
    person.press(Qt.Key.Key_Z, CONTROL)
    assert editor.rules.passing == "locked"
    person.click("editorUndo")
    assert editor.changeCount == 0
    person.click("passing-locked")
    scroll_to(person, "own_beat-true", "optionList")
    person.click("own_beat-true")
    person.click("putAllBack")
    assert editor.rules == system("big-two")


def test_the_wheel_scrolls_the_options(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down(size=(800, 600))
    open_editor(person)
    person.click("editorPage-combinations")
    options = person.find("optionList")
    person.wheel(person.centre("optionList"), -240)
    qtbot.waitUntil(lambda: options.property("contentY") > 20)


def test_searching_leads_to_an_option(sit_down: Any) -> None:
    person = sit_down(size=(800, 600))
    editor = open_editor(person)
    person.type("dragon")
    assert editor.options.names == ("instant_win",)
    person.click("instant_win-dragon")
    assert editor.rules.instant_win == "dragon"
    person.click("editorPage-sets")
    assert person.find("editorSearch").property("text") == ""


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (480, 800), (360, 480)], ids=str)
def test_all_controls_are_in_reach(size: tuple[int, int], sit_down: Any) -> None:
    person = sit_down(size=size)
    editor = open_editor(person)
    editor.saveAs("Friday")
    room = QRectF(0, 0, *size)
    for page in range(editor.pageCount):
        editor.turnTo(page)
        person.find("editorSearch").forceActiveFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(150):
            person.press(Qt.Key.Key_Tab)
            item = person.window.activeFocusItem()
            assert item is not None
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            # What is higher than its list shows its beginning.
            box.setHeight(min(box.height(), 60))
            assert room.contains(box), (editor.pageName(page), item.objectName())
            if item.objectName() == "editorSearch":
                break
        else:
            raise AssertionError("the tab key does not go round")


# Brought to the table.


def test_rules_apply_from_the_next_deal(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    editor = open_editor(person)
    person.click("editorPage-play")
    person.click("passing-locked")
    applies = person.find("editorApplies")
    assert applies.property("text") == "A match is being played: they apply from its next deal."
    person.click("editorUse")
    assert applies.property("text") == "They apply from the next deal of this match."
    assert person.find("editorUse").property("text") == "In use"
    person.press(Qt.Key.Key_Escape)
    assert person.deal.rules == system("big-two")
    while person.game.phase != "dealOver":
        person.decide_by_keys()
        person.wait()
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.deal.rules == change(system("big-two"), passing="locked")
    assert person.game.ruleSheet.rules == person.deal.rules
    assert person.game.dealNumber == 2
    results = person.game._keeper.results
    assert results is not None
    running = results.running()
    assert running is not None
    assert running.record is not None
    unfinished = [fault.message for fault in check([*running.finished, running.record])]
    assert unfinished == ["events: the deal does not end"]
    assert editor.isUsed
    # The match that is gone on with later goes on by the same rules.
    again = sit_down()
    again.wait()
    assert again.deal.rules.passing == "locked"
    assert again.game.houseRules.rule_editor.rules.passing == "locked"


def play_out(person: Person) -> None:
    person.wait()
    while person.game.phase not in ("dealOver", "matchOver"):
        person.decide_by_keys()
        person.wait()


def applies(person: Person) -> str:
    """Return what the editor says, once it is opened anew."""
    open_editor(person)
    text = person.find("editorApplies").property("text")
    assert person.find("editorUse").property("text") == "In use"
    person.press(Qt.Key.Key_Escape)
    return str(text)


def test_rules_for_the_next_deal_come_back_with_the_match(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    open_editor(person)
    person.click("editorPage-play")
    person.click("passing-locked")
    person.click("editorUse")
    for _ in range(2):
        person = sit_down(size=(1280, 800))
        assert applies(person) == "They apply from the next deal of this match."
        assert person.deal.rules == system("big-two")
    play_out(person)
    person = sit_down(size=(1280, 800))
    assert applies(person) == "They apply from the next deal of this match."
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.deal.rules == change(system("big-two"), passing="locked")
    assert person.game._keeper.settings.next_rules is None
    # What is chosen after that takes its place, until it is dealt.
    open_editor(person)
    person.click("editorPage-play")
    person.click("passing-open")
    person.click("editorUse")
    person = sit_down(size=(1280, 800))
    assert applies(person) == "They apply from the next deal of this match."
    play_out(person)
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.deal.rules == system("big-two")
    # The match goes out as records that say of each deal by which rules it was played.
    book = person.game.shelf.book
    book.open()
    book.lookAt(0)
    book.export("records")
    lines = Path(book.said.removeprefix("2 deals saved as ")).read_text().splitlines()
    assert [json.loads(line)["rules"]["passing"] for line in lines] == ["open", "locked"]
    assert check(lines) == []


def test_rules_for_the_next_match_come_back(sit_down: Any) -> None:
    person = sit_down(change(system("big-two"), match_ends="deals", match_length=2))
    editor = open_editor(person)
    editor.choose("passing", "locked")
    editor.use()
    editor.choose("players", "3")
    editor.use()
    person.press(Qt.Key.Key_Escape)
    person = sit_down()
    person.wait()
    assert applies(person) == ("A match keeps its “Players”: this applies from the next one.")
    play_out(person)
    person.press(Qt.Key.Key_Return)
    person.wait()
    # What was chosen before for the next deal holds as well.
    assert (person.deal.rules.passing, person.deal.rules.players) == ("locked", 4)
    person = sit_down()
    play_out(person)
    assert person.game.phase == "matchOver"
    # With the match over the lobby has them first.
    person = sit_down(size=(1280, 800), welcomes=True)
    lobby = person.game.lobby
    person.find("lobbyPanel")
    assert (lobby.row, lobby.rules) == (0, editor.rules)
    assert lobby.games.rows[0].region == "Chosen for the next match"
    assert lobby.title == "Big Two, standard, changed"
    assert lobby.games.rows[0].marks == "Passing locks you out"
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.deal.rules == lobby.rules
    assert person.game.seatCount == 3
    lobby.open()
    assert lobby.games.rows[0].key == "big-two"


def test_rules_chosen_in_another_match_are_for_the_next_one(sit_down: Any) -> None:
    person = sit_down()
    house = change(system("big-two"), announce=1)
    person.game._keeper.change(next_rules=NextRules(house, "another"))
    person = sit_down()
    person.wait()
    editor = open_editor(person)
    assert editor.applies == "The match on the table is played by these rules."
    person.press(Qt.Key.Key_Escape)
    person.game.lobby.open()
    assert person.game.lobby.rules == house


def test_a_window_that_keeps_nothing_leaves_the_rules_of_the_other(
    sit_down: Any, bigtwo_home: Path
) -> None:
    first = Keeper(Places(bigtwo_home))
    kept = NextRules(system("winner"), "a-match")
    first.keep_next_rules(kept)
    person = sit_down()
    editor = open_editor(person)
    editor.choose("passing", "locked")
    editor.use()
    assert SettingsFile.open(Places(bigtwo_home).settings).settings.next_rules == kept
    first.close()


def test_other_players_come_with_a_new_match(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    open_editor(person)
    person.click("editorPage-cards")
    person.click("players-3")
    person.click("editorUse")
    text = person.find("editorApplies").property("text")
    assert text == "A match keeps its “Players”: this applies from the next one."
    person.press(Qt.Key.Key_Escape)
    assert person.game.seatCount == 4
    open_editor(person)
    assert person.game.houseRules.rule_editor.isUsed
    person.click("editorNewMatch")
    assert seen(person, "editorPanel") is None
    person.wait()
    assert (person.game.seatCount, person.deal.rules.players) == (3, 3)


def test_a_deal_that_was_shared_is_played(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    house = change(system("pusoy-dos"), passing="locked")
    editor = open_editor(person)
    person.click("editorPage-share")
    assert person.find("shareCode").property("text") == to_code(system("big-two"))
    person.click("withDeal")
    number = person.game.dealSeed
    assert person.find("shareCode").property("text") == to_code(system("big-two"), number)
    person.click("copyCode")
    assert QGuiApplication.clipboard().text() == to_code(system("big-two"), number)
    person.click("givenCode")
    QGuiApplication.clipboard().setText(to_code(house, 4711))
    person.press(Qt.Key.Key_V, CONTROL)
    person.click("takeCode")
    assert editor.rules == house
    person.click("playBroughtDeal")
    person.wait()
    assert (person.deal.rules, person.game.dealSeed) == (house, 4711)


def test_own_rule_sets_by_mouse_and_keys(sit_down: Any, bigtwo_home: Path) -> None:
    person = sit_down(size=(1280, 800))
    editor = open_editor(person)
    editor.choose("passing", "locked")
    person.click("editorPage-sets")
    person.click("setName")
    person.press(Qt.Key.Key_A, CONTROL)
    person.type("friday")
    person.press(Qt.Key.Key_Return)
    assert [row.name for row in editor.sets.rows if row.is_own] == ["friday"]
    assert person.find("setSaid").property("text") == "Saved as “friday”."
    person.click("copy-friday")
    person.click("rename-friday (2)")
    person.press(Qt.Key.Key_A, CONTROL)
    person.type("monday")
    person.press(Qt.Key.Key_Return)
    assert [row.name for row in editor.sets.rows if row.is_own] == ["friday", "monday"]
    person.click("rename-monday")
    person.type("x")
    person.press(Qt.Key.Key_Escape)
    assert person.find("own-monday").isVisible()
    person.click("delete-friday")
    assert not (bigtwo_home / "rules" / "friday.json").exists()
    person.click("putSetBack")
    assert (bigtwo_home / "rules" / "friday.json").exists()
    person.click("preset-pusoy-dos")
    assert editor.rules == system("pusoy-dos")
    tab_to(person, "own-friday")
    person.press(Qt.Key.Key_Space)
    assert editor.rules.passing == "locked"
    scroll_to(person, "preset-four-cards", "setList")
    person.click("preset-four-cards")
    assert editor.rules == system("four-cards")
    assert {row.name for row in sit_down().game.houseRules.rule_editor.sets.rows if row.is_own} == {
        "friday",
        "monday",
    }


def drop(person: Person, data: QMimeData) -> None:
    place = QPointF(400, 300)
    copy = Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(place.toPoint(), copy, data, left, none)
    QCoreApplication.sendEvent(person.window, entered)
    QCoreApplication.sendEvent(person.window, QDropEvent(place, copy, data, left, none))
    QCoreApplication.processEvents()


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def test_a_file_dropped_on_the_window_is_taken_over(sit_down: Any, tmp_path: Path) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()
    house = change(system("big-two"), passing="locked")
    path = tmp_path / "friend.json"
    path.write_bytes(to_bytes(NamedRules("From a friend", house)))
    drop(person, files(path))
    assert person.find("editorPanel").isVisible()
    assert person.find("shareSaid").property("text") == (
        "“From a friend” is now among your rule sets."
    )
    assert person.game.houseRules.rule_editor.rules == house
    assert person.deal.rules == system("big-two")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG", "friend.json cannot be read: it is no text in JSON."),
        (json.dumps({"rules": 1}).encode(), "“rules”, which is no option of the rules."),
        (b'{"hand_size": 40}', "do not go together."),
    ],
    ids=["no text", "unknown", "contradictory"],
)
def test_a_bad_file_dropped_on_the_window_changes_nothing(
    content: bytes, said: str, sit_down: Any, tmp_path: Path
) -> None:
    person = sit_down(size=(480, 800))
    person.wait()
    path = tmp_path / "friend.json"
    path.write_bytes(content)
    drop(person, files(path))
    assert person.find("shareSaid").property("text").endswith(said)
    assert person.game.houseRules.rule_editor.rules == system("big-two")
    assert not any(row.is_own for row in person.game.houseRules.rule_editor.sets.rows)


def test_a_code_dropped_on_the_window_is_taken_over(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()
    data = QMimeData()
    data.setText(to_code(system("winner")))
    drop(person, data)
    assert person.game.houseRules.rule_editor.rules == system("winner")
    assert person.find("shareSaid").property("text") == "These are the rules of the code."


def test_the_menu_opens_the_editor(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()
    person.click("menuButton")
    person.click("menuEditor")
    assert person.find("editorPanel").isVisible()
    assert set(TEXTS) == {option for group in GROUPS for option in options_of(group)}


def test_a_newcomer_changes_one_rule_of_a_game_for_three(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800), welcomes=True)
    person.type("pusoy")
    person.click("seats-3")
    person.click("lobbyEditButton")
    editor = person.game.houseRules.rule_editor
    assert (editor.rules, editor.baseName) == (system("pusoy-dos", 3), "Pusoy Dos")
    person.click("editorPage-play")
    person.click("passing-locked")
    assert person.find("editorApplies").property("text") == "They apply from the next match."
    person.click("editorNewMatch")
    person.wait()
    assert person.deal.rules == change(system("pusoy-dos", 3), passing="locked")
    assert person.game.seatCount == 3
    assert seen(person, "lobbyPanel") is None
    person.press(Qt.Key.Key_F1)
    assert person.find("rulesPanel").property("heading") == "Pusoy Dos"


def test_own_rule_sets_are_found_in_the_lobby(sit_down: Any) -> None:
    person = sit_down(size=(1280, 800), welcomes=True)
    person.find("lobbyPanel")
    person.click("lobbyEditButton")
    editor = person.game.houseRules.rule_editor
    editor.choose("passing", "locked")
    editor.saveAs("Friday")
    person.press(Qt.Key.Key_Escape)
    person.find("lobbyPanel")
    person.game.lobby.query = "friday"
    assert person.game.lobby.games.rowCount() == 1
