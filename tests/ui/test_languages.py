"""The languages: every text is translated, and all that is shown is said anew when one changes."""

from __future__ import annotations

import errno
import re
import shutil
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDate, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules import system
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.store import Places
from bigtwo_qt.store.errors import os_failure
from bigtwo_qt.store.settings import LANGUAGES as KEPT
from bigtwo_qt.ui import languages, wording
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.languages import LANGUAGES, Languages, nearest
from tests.ui.person import CONTROL, items_in

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "bigtwo_qt" / "i18n"
PERSON_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 0)
FILES = sorted(FOLDER.glob("*.ts"))
Sit = Callable[..., Any]
Open = Callable[..., Game]
Wait = Callable[[Game], None]


def messages(path: Path) -> Iterator[tuple[str, str, ET.Element, list[str]]]:
    """The context, the text, the translation and its forms, for each message of a .ts file."""
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            text = message.findtext("source", "")
            yield context.findtext("name", ""), text, translation, forms or [translation.text or ""]


def placeholders(text: str) -> set[str]:
    """What is put into a text. With its article or without, a card is the same card."""
    named = {name or "" for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    return {name.removeprefix("the_") for name in named} | set(re.findall(r"%(?:\d|n)", text))


# The files.


def test_every_language_that_is_offered_is_translated() -> None:
    assert [path.stem for path in FILES] == sorted(f"bigtwo_{code}" for code in LANGUAGES)
    assert ("system", *LANGUAGES) == KEPT


def test_the_translations_have_every_text_and_no_other(tmp_path: Path) -> None:
    """After a change of texts: uv run python packaging/update_translations.py."""
    script = tmp_path / "packaging" / "update_translations.py"
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging")
    shutil.copytree(
        ROOT / "bigtwo_qt",
        tmp_path / "bigtwo_qt",
        ignore=shutil.ignore_patterns("resources_rc.py", "weights", "training", "__pycache__"),
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    changed = [
        path.name
        for path in FILES
        if path.read_text("utf-8") != (tmp_path / "bigtwo_qt/i18n" / path.name).read_text("utf-8")
    ]
    assert changed == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_translation_is_finished(path: Path) -> None:
    unfinished = [
        (context, text)
        for context, text, translation, forms in messages(path)
        if translation.get("type") or not all(forms)
    ]
    assert unfinished == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_translations_hold_what_is_put_into_the_text(path: Path) -> None:
    """A form of one may leave out the number."""
    wrong = []
    for context, text, _, forms in messages(path):
        wanted = placeholders(text)
        for place, form in enumerate(forms):
            found = placeholders(form)
            is_singular = place == 0 and len(forms) > 1
            if found != wanted and not (is_singular and found | {"%n"} == wanted):
                wrong.append((context, text, form))
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_sentences_end_and_begin_as_in_english(path: Path) -> None:
    """Ordinal numbers do as their language does."""
    wrong = []
    for context, text, _, forms in messages(path):
        for form in forms if not text[0].isdigit() else ():
            ends = [one[-1:] if one[-1:] in ".:?!…" else "" for one in (text, form)]
            if ends[0] != ends[1] or form != form.strip():
                wrong.append((context, text, form))
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_among_the_resources(code: str, qtbot: QtBot) -> None:
    translator = QTranslator()
    assert translator.load(f":/i18n/bigtwo_{code}.qm")
    assert translator.language() == code


# Which is spoken.


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["de-AT", "de"], "de"),
        (["id-ID"], "id"),
        (["fr-FR", "de-DE", "en"], "de"),
        (["en_GB", "de"], "en"),
        (["xx-YY", "tlh"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, list) else value,
)
def test_the_nearest_language_is_spoken(wanted: list[str], found: str) -> None:
    assert nearest(wanted) == found


def test_the_system_decides_unless_a_language_is_chosen(
    root: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "system_languages", lambda: ["de-DE"])
    spoken = Languages(root, "system")
    assert (spoken.code, wording.play_label(None)) == ("de", "Ausspielen")
    spoken.speak("en")
    assert (spoken.code, wording.play_label(None)) == ("en", "Play")
    spoken.speak("system")
    assert spoken.code == "de"
    spoken.close()


def test_an_unknown_language_of_the_system_is_english(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "system_languages", lambda: ["tlh-KX"])
    person = sit_down()
    assert person.game.hand.playLabel == "Play"
    assert person.shown.languages.code == "en"


@pytest.mark.parametrize(
    ("code", "figure", "day"), [("en", "1.5", "Mar"), ("de", "1,5", "März"), ("id", "1,5", "Mar")]
)
def test_figures_and_days_are_written_as_the_language_does(
    root: QObject, code: str, figure: str, day: str
) -> None:
    spoken = Languages(root, code)
    assert QLocale().toString(1.5, "f", 1) == figure
    assert QLocale().toString(QDate(2026, 3, 1), "MMM") == day
    spoken.close()


def test_what_is_counted_has_its_form(root: QObject) -> None:
    assert [wording.undealt_text(count) for count in (1, 2)] == [
        "1 card out of play",
        "2 cards out of play",
    ]
    spoken = Languages(root, "de")
    assert [wording.undealt_text(count) for count in (1, 2)] == [
        "1 Karte nicht im Spiel",
        "2 Karten nicht im Spiel",
    ]
    spoken.close()


def test_what_the_store_says_is_translated(root: QObject) -> None:
    failure = os_failure("write {path}", Path("some"), OSError(errno.ENOSPC, "no space"))
    assert str(failure) == "Big Two cannot write some: the disk is full."
    assert wording.failure_text(failure) == str(failure)
    spoken = Languages(root, "de")
    assert wording.failure_text(failure) == (
        "Big Two kann das gerade nicht: some schreiben. Der Grund: der Datenträger ist voll."
    )
    spoken.close()


def test_a_message_is_said_anew(open_game: Open, bigtwo_home: Path, root: QObject) -> None:
    bigtwo_home.mkdir()
    (bigtwo_home / "settings.json").write_text("{")
    game = open_game()
    assert game.messages.text.startswith("The settings file was damaged (it is no readable JSON)")
    spoken = Languages(root, "id")
    assert game.messages.text.startswith("Berkas pengaturan rusak (bukan JSON yang terbaca)")
    spoken.close()


def test_the_menu_of_a_text_field_is_translated(sit_down: Sit, qtbot: QtBot) -> None:
    person = sit_down()
    person.game.preferences.language = "de"
    person.press(Qt.Key.Key_D, CONTROL)
    spot = person.centre("numberField")
    QTest.mouseClick(
        person.window, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, spot
    )

    def texts() -> set[object]:
        return {
            item.property("text")
            for window in QGuiApplication.allWindows()
            if isinstance(window, QQuickWindow)
            for item in items_in(window.contentItem())
        }

    qtbot.waitUntil(lambda: {"Ausschneiden", "Kopieren", "Einfügen"} <= texts())


# What is on the screen.


def test_the_table_is_said_anew(sit_down: Sit, until_asked: Wait) -> None:
    person = sit_down()
    game = person.game
    until_asked(game)
    stage_opening(game)
    game.hand.play()
    until_asked(game)
    game.hand.tap(game.table.cards.hand(0)[0])
    english = said(game)
    hand = [row.card for row in game.table.cards.rows]
    game.preferences.language = "de"
    german = said(game)
    assert english.keys() == german.keys()
    same = {name for name in german if german[name] == english[name]}
    assert same <= {"title"}
    assert [row.card for row in game.table.cards.rows] == hand
    assert game.hand.stagedCount == 1
    game.preferences.language = "en"
    assert said(game) == english


def stage_opening(game: Game) -> None:
    """Stage the card that has to be played first."""
    stage = game.hand._stage
    assert stage is not None
    opening = stage._deal.opening_card
    assert opening is not None
    game.hand.tap(next(iter(game.table.cards.ids_of(0, [opening]))))


def said(game: Game) -> dict[str, object]:
    """What is said at the table."""
    return {
        "prompt": game.hand.prompt,
        "play": game.hand.playLabel,
        "sort": game.hand.sortLabel,
        "levels": [row.level for row in game.seats.rows if row.level],
        "you": game.seats.rows[0].name,
        "history": [line.text for line in game.history.lines],
        "counting": game.counting.text,
        "title": game.matchTitle,
    }


def test_a_refusal_is_said_anew(open_game: Open, until_asked: Wait, root: QObject) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    hand = game.table.cards.hand(0)
    ranks = [game.table.cards.rows[number].card.rank for number in hand]
    other = next(number for number, rank in zip(hand, ranks, strict=True) if rank != ranks[0])
    spoken = Languages(root, "en")
    spoken.changed.connect(game.say_anew)
    game.hand.tap(other)
    assert game.hand.reason == "The opening play must hold the three of diamonds."
    spoken.speak("de")
    assert game.hand.reason == ""
    game.hand.tap(other)
    assert game.hand.reason == "Der erste Zug muss die Karo-Drei enthalten."
    stage_opening(game)
    game.hand.tap(other)
    assert game.hand.reason == "Diese Karten sind keine Kombination."
    spoken.speak("en")
    assert game.hand.reason == "These cards are not a combination."
    assert game.hand.stagedCount == 2
    spoken.close()


def test_the_rule_sheet_is_made_anew(open_game: Open, root: QObject) -> None:
    game = open_game()
    sheet = game.ruleSheet
    sheet.open()
    assert sheet.sectionTitle(0) == "What is special here"
    spoken = Languages(root, "en")
    spoken.changed.connect(game.say_anew)
    spoken.speak("de")
    sheet.open()
    assert sheet.sectionTitle(0) == "Besonderheiten"
    assert sheet.title == "Big Two, Standard"
    spoken.close()


def test_the_lobby_and_the_editor_are_said_anew(open_game: Open, root: QObject) -> None:
    game = open_game()
    game.lobby.open()
    game.lobby.choose(4)
    key = game.lobby.games.rows[4].key
    editor = game.houseRules.rule_editor
    editor.choose("players", "3")
    spoken = Languages(root, "en")
    spoken.changed.connect(game.say_anew)
    spoken.speak("de")
    assert game.lobby.games.rows[game.lobby.row].key == key
    assert game.lobby.players.rows[0].name == "Du"
    assert game.lobby.seating.names[0] == "You"
    assert "Spieler" in game.lobby.summary
    assert editor.baseName == "Big Two, Standard"
    assert editor.options.told("players", "name") == "Spieler"
    spoken.close()


def test_it_is_chosen_in_the_settings_and_taken_back(sit_down: Sit, bigtwo_home: Path) -> None:
    person = sit_down(size=(1280, 1100))
    person.press(Qt.Key.Key_Comma, CONTROL)
    panel = person.find("settingsPanel")
    assert panel.property("heading") == "Settings"
    person.click("language-de")
    assert panel.property("heading") == "Einstellungen"
    assert person.find("settingsTab-look").property("text") == "Aussehen"
    assert Keeper(Places(bigtwo_home)).settings.language == "de"
    person.click("settingsCancel")
    assert person.game.preferences.language == "system"
    assert person.game.hand.playLabel == "Play"


@pytest.mark.parametrize("name", ["indonesian", "partners", "winner", "four-cards"])
def test_a_deal_that_is_over_is_said_anew(
    open_game: Open, play_out: Callable[..., None], root: QObject, name: str
) -> None:
    game = open_game(system(name))
    play_out(game)
    phase, english = game.phase, (game.texts.resultTitle, game.texts.result)
    scores = [(row.score, row.points, row.place, row.cards_left) for row in game.seats.rows]
    spoken = Languages(root, "en")
    spoken.changed.connect(game.say_anew)
    spoken.speak("de")
    assert game.phase == phase
    assert game.texts.resultTitle != english[0]
    assert [(row.score, row.place, row.cards_left) for row in game.seats.rows] == [
        (score, place, left) for score, _, place, left in scores
    ]
    spoken.speak("en")
    assert (game.texts.resultTitle, game.texts.result) == english
    assert [(r.score, r.points, r.place, r.cards_left) for r in game.seats.rows] == scores
    spoken.close()
