"""The rule sheet in its model, as a PDF, and in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules import system
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import seating
from bigtwo_qt.ui.rule_page import card_picture, rule_page
from bigtwo_qt.ui.rule_sheet import rule_sheet
from bigtwo_qt.ui.rule_sheet_model import RuleSheet
from bigtwo_qt.ui.window import TableWindow


@pytest.fixture
def sheet(root: QObject) -> RuleSheet:
    found = RuleSheet(root)
    found.rules = system("pusoy-dos")
    found.open()
    return found


def test_the_rows_are_titles_and_lines(sheet: RuleSheet) -> None:
    assert sheet.title == "Pusoy Dos"
    titles = [row.title for row in sheet.rows if row.title]
    assert titles[:2] == ["What is special here", "The aim of the game"]
    assert len(titles) == sheet.sectionCount
    assert sheet.sectionTitle(1) == "The aim of the game"
    assert sheet.rows[sheet.rowOf(1)].title == "The aim of the game"
    assert [sheet.sectionOf(row) for row in (0, sheet.rowOf(1) - 1, sheet.rowOf(1))] == [0, 0, 1]
    lines = sum(len(section.lines) for section in rule_sheet(sheet.rules))
    assert sheet.rowCount() == lines + len(titles)
    assert all(row.spoken for row in sheet.rows)


def test_roles_are_what_the_rows_have(sheet: RuleSheet) -> None:
    names = {bytes(name.data()).decode(): role for role, name in sheet.roleNames().items()}
    number = next(place for place, row in enumerate(sheet.rows) if row.against)
    row = sheet.rows[number]
    index = sheet.index(number, 0)
    assert sheet.data(index, names["faces"]) == list(row.faces)
    assert sheet.data(index, names["sign"]) == row.sign == "beats"
    assert sheet.data(index, names["isPlayed"]) is True
    assert sheet.data(sheet.index(sheet.rowCount(), 0), names["text"]) is None


def test_searching_leaves_what_holds_every_word(sheet: RuleSheet) -> None:
    whole = sheet.rowCount()
    sheet.query = "two FLUSHES"
    assert 0 < sheet.rowCount() < whole
    for row in sheet.rows:
        if not row.title:
            assert "<b>flushes</b>" in row.text
            assert "<b>two</b>" in row.text.lower()
    sheet.query = "straights lowest"
    assert sheet.sectionCount == 2
    sheet.query = "bicycle"
    assert sheet.rowCount() == sheet.sectionCount == 0
    assert sheet.sectionTitle(0) == ""
    sheet.query = ""
    assert sheet.rowCount() == whole
    assert not any("<b>" in row.text for row in sheet.rows)


def test_what_is_searched_for_is_no_markup(sheet: RuleSheet) -> None:
    sheet.query = "b"
    assert all("<<b>" not in row.text and "&lt;" not in row.text for row in sheet.rows)
    sheet.query = "<b>"
    assert sheet.rowCount() == 0
    sheet.query = "("
    assert sheet.rowCount() == 0


def test_opening_again_shows_the_rules_that_are_now_in_force(sheet: RuleSheet) -> None:
    sheet.query = "clubs"
    sheet.rules = system("big-two")
    sheet.open()
    assert (sheet.title, sheet.query) == ("Big Two, standard", "")
    assert "nothing changed" in sheet.rows[1].text


@pytest.mark.parametrize("name", ["big-two", "winner", "double-deck"])
def test_the_page_is_a_pdf_of_some_sheets(name: str, qtbot: QtBot) -> None:
    import bigtwo_qt.ui.resources_rc  # noqa: F401

    page = rule_page("Title", "Subtitle", rule_sheet(system(name)))
    assert page.startswith(b"%PDF")
    assert page.rstrip().endswith(b"%%EOF")
    assert 3 <= page.count(b"/Type /Page\n") <= 10
    assert 100_000 < len(page) < 2_000_000


def test_the_suits_are_printed_in_the_colours_that_are_chosen(qtbot: QtBot) -> None:
    import bigtwo_qt.ui.resources_rc  # noqa: F401

    def colours(face: str, has_four_colours: bool) -> set[str]:
        """Return which of red, green and blue stand out somewhere on a card."""
        picture = card_picture(face, has_four_colours)
        pixels = {
            picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())
        }
        inks = [(colour.red(), colour.green(), colour.blue()) for colour in map(QColor, pixels)]
        return {
            name
            for place, name in enumerate(("red", "green", "blue"))
            if any(ink[place] - max(ink[:place] + ink[place + 1 :]) > 25 for ink in inks)
        }

    assert [colours(face, False) for face in ("9d", "9c", "9h", "9s")] == [
        {"red"},
        set(),
        {"red"},
        set(),
    ]
    assert [colours(face, True) for face in ("9d", "9c", "9h", "9s")] == [
        {"blue"},
        {"green"},
        {"red"},
        set(),
    ]
    assert card_picture("jc", True) == card_picture("jc", False)


class Reader:
    """Somebody who reads the rules in the window."""

    def __init__(self, shown: TableWindow) -> None:
        self.shown = shown
        self.window = shown.window

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)
        QCoreApplication.processEvents()

    def type(self, letters: str) -> None:
        for letter in letters.upper():
            self.press(getattr(Qt.Key, f"Key_{letter}"))

    def seen(self, name: str) -> QQuickItem | None:
        def look(item: QQuickItem) -> QQuickItem | None:
            for child in item.childItems():
                if child.isVisible():
                    if child.objectName() == name:
                        return child
                    found = look(child)
                    if found is not None:
                        return found
            return None

        return look(self.window.contentItem())

    def find(self, name: str) -> QQuickItem:
        deadline = QDeadlineTimer(3000)
        while not deadline.hasExpired():
            found = self.seen(name)
            if found is not None:
                return found
            QCoreApplication.processEvents()
        raise AssertionError(f"there is no {name}")

    def click(self, name: str) -> None:
        item = self.find(name)
        spot = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(
            self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot
        )
        QCoreApplication.processEvents()


@pytest.fixture
def read(qtbot: QtBot, bigtwo_home: Path) -> Iterator[Reader]:
    rules = system("pusoy-dos")
    shown = TableWindow(Keeper(None), seating(rules, "You"), animate=False, seed=5)
    qtbot.waitUntil(shown.window.isExposed)
    shown.game.start()
    yield Reader(shown)
    shown.take_down()


def test_f1_opens_the_rules_and_escape_closes_them(read: Reader) -> None:
    assert read.seen("rulesPanel") is None
    read.press(Qt.Key.Key_F1)
    assert read.find("rulesPanel").property("heading") == "Pusoy Dos"
    assert read.find("rulesSearch").property("activeFocus")
    read.press(Qt.Key.Key_Escape)
    assert read.seen("rulesPanel") is None
    read.press(Qt.Key.Key_F1)
    read.find("rulesPanel")
    read.press(Qt.Key.Key_F1)
    assert read.seen("rulesPanel") is None
    assert read.shown.game.hand.stagedCount == 0


def test_the_menu_opens_the_rules(read: Reader) -> None:
    read.click("menuButton")
    read.click("menuRules")
    assert read.find("rulesPanel").isVisible()


def test_typing_searches_and_plays_nothing(read: Reader) -> None:
    read.press(Qt.Key.Key_F1)
    rows = read.find("rulesList").property("count")
    read.type("pass")
    assert read.shown.game.ruleSheet.query == "pass"
    assert 0 < read.find("rulesList").property("count") < rows
    assert read.seen("rulesPanel") is not None


def test_keys_and_the_list_of_sections_scroll(read: Reader) -> None:
    read.window.resize(1280, 800)
    read.press(Qt.Key.Key_F1)
    rules = read.find("rulesList")
    top = rules.property("contentY")
    read.press(Qt.Key.Key_PageDown)
    paged = rules.property("contentY")
    assert paged > top
    read.press(Qt.Key.Key_Up)
    assert top < rules.property("contentY") < paged
    read.click("rulesSection-9")
    assert rules.property("contentY") > paged
    assert rules.property("shownSection") == 9
    read.press(Qt.Key.Key_PageUp)
    read.press(Qt.Key.Key_PageUp)
    assert rules.property("shownSection") < 9
    read.click("rulesSection-2")
    assert rules.property("shownSection") == 2


def test_a_narrow_window_has_no_list_of_sections(read: Reader) -> None:
    read.window.resize(480, 800)
    read.press(Qt.Key.Key_F1)
    read.find("rulesList")
    assert read.seen("rulesSection-0") is None
    assert read.find("rulesPanel").width() <= 480


def test_the_pdf_is_saved_and_its_place_said(read: Reader, bigtwo_home: Path) -> None:
    read.press(Qt.Key.Key_F1)
    read.click("rulesSaveButton")
    path = bigtwo_home / "Big Two rules, Pusoy Dos.pdf"
    assert path.read_bytes().startswith(b"%PDF")
    assert read.find("rulesSaved").property("text") == f"Saved as {path}"
    read.click("rulesSaveButton")
    assert (bigtwo_home / "Big Two rules, Pusoy Dos (2).pdf").exists()


def test_the_pdf_has_the_colours_of_the_suits_on_the_table(read: Reader, bigtwo_home: Path) -> None:
    sizes = []
    read.press(Qt.Key.Key_F1)
    for colours in ("two", "four", "two"):
        read.shown.game.preferences.choose("suit_colours", colours)
        read.click("rulesSaveButton")
        sizes.append(max(bigtwo_home.glob("*.pdf"), key=lambda one: one.stat().st_mtime_ns))
    two, four, again = (path.stat().st_size for path in sizes)
    assert two == again != four


def test_a_folder_that_cannot_be_written_is_said(read: Reader, bigtwo_home: Path) -> None:
    bigtwo_home.write_text("a file where the folder should be")
    read.press(Qt.Key.Key_F1)
    read.click("rulesSaveButton")
    said = read.find("rulesSaved").property("text")
    assert said.startswith("Big Two cannot use the folder ")
    assert said.endswith(".")
