"""Back-ups made and restored in the window, a fresh beginning, and the second window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from bigtwo_qt.store import Places, Results
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from tests.store.played import keep_match
from tests.ui.person import CONTROL, Person

Open = Callable[..., Game]
Wait = Callable[[Game], None]
Sit = Callable[..., Person]


@pytest.fixture
def kept(bigtwo_home: Path) -> Path:
    results = Results.open(Places(bigtwo_home).results)
    keep_match(results, "kept", deals=2, seed=4)
    results.close()
    return bigtwo_home


def matches(game: Game) -> list[str]:
    game.shelf.book.open()
    return [line.match_id for line in game.shelf.book.matches.lines]


def seen(game: Game) -> object:
    return (game.phase, game.hand.prompt, [(r.face, r.zone, r.slot) for r in game.table.cards.rows])


def test_a_back_up_is_made_looked_through_and_restored(
    kept: Path, open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    game.preferences.choose("theme", "blue")
    before = seen(game)
    data = game.shelf.files
    data.backUp()
    assert data.said.startswith("Backed up as ")
    path = next(kept.glob("*.zip"))
    game.shelf.book.look("kept")
    game.shelf.book.deletePage()
    game.preferences.choose("theme", "paper")
    game.numberedMatch(77)
    until_asked(game)
    data.askToRestore(str(path))
    assert path.name in data.question
    assert "2 deals" in data.question
    data.refuse()
    assert data.question == ""
    assert game.dealSeed == 77
    data.askToRestore(path.as_uri())
    data.agree()
    assert data.said.startswith("Restored.")
    until_asked(game)
    assert seen(game) == before
    assert game.preferences.theme == "blue"
    assert "kept" in matches(game)


def test_what_is_no_back_up_changes_nothing(
    kept: Path, open_game: Open, until_asked: Wait, tmp_path: Path
) -> None:
    game = open_game()
    until_asked(game)
    before = seen(game)
    path = tmp_path / "some.zip"
    path.write_bytes(b"nothing")
    game.shelf.files.askToRestore(str(path))
    assert game.shelf.files.said.endswith("it is no back-up of Big Two, or it is damaged.")
    game.shelf.files.agree()
    game.shelf.files.askToRestore("  ")
    assert seen(game) == before


def test_a_back_up_that_goes_meanwhile_leaves_the_match(
    kept: Path, open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    before = seen(game)
    game.shelf.files.backUp()
    path = next(kept.glob("*.zip"))
    game.shelf.files.askToRestore(str(path))
    path.unlink()
    game.shelf.files.agree()
    assert game.shelf.files.said.endswith("there is no such place.")
    until_asked(game)
    assert seen(game) == before


def test_beginning_afresh_puts_everything_aside(
    kept: Path, open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    game.preferences.choose("theme", "blue")
    game.shelf.files.askToReset()
    assert "put aside, not deleted" in game.shelf.files.question
    game.shelf.files.agree()
    until_asked(game)
    assert game.shelf.files.said.startswith(
        "Everything begins afresh. What was there before is kept as "
    )
    assert game.preferences.theme == "green"
    assert "kept" not in matches(game)
    aside = next(kept.glob("results-before-reset-*.db"))
    found = Results.open(aside)
    assert "kept" in found.archive.match_ids()
    found.close()
    assert list(kept.glob("settings-before-reset-*.json"))


def own_sets(game: Game) -> list[str]:
    return [row.name for row in game.houseRules.rule_editor.sets.rows if row.is_own]


def test_rule_sets_that_were_restored_are_there_at_once(
    kept: Path, open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    game.houseRules.rule_editor.saveAs("Friday")
    game.shelf.files.backUp()
    game.houseRules.rule_editor.sets.delete_("Friday")
    game.houseRules.rule_editor.saveAs("Monday")
    game.shelf.files.askToRestore(str(next(kept.glob("*.zip"))))
    game.shelf.files.agree()
    assert own_sets(game) == ["Friday", "Monday"]
    game.lobby.open()
    assert [row.title for row in game.lobby.games.rows[:2]] == ["Friday", "Monday"]


def test_who_restores_in_the_lobby_stays_there(kept: Path, sit_down: Sit) -> None:
    person = sit_down(size=(1280, 800), welcomes=True)
    person.game.houseRules.rule_editor.saveAs("Friday")
    person.game.shelf.files.backUp()
    person.game.houseRules.rule_editor.sets.delete_("Friday")
    person.press(Qt.Key.Key_Comma, CONTROL)
    person.game.shelf.files.askToRestore(str(next(kept.glob("*.zip"))))
    person.game.shelf.files.agree()
    person.press(Qt.Key.Key_Escape)
    person.find("lobbyPanel")
    assert person.game.phase == "idle"
    assert person.game.lobby.games.rows[0].title == "Friday"


def test_nothing_kept_offers_nothing(open_game: Open) -> None:
    game = open_game(keeper=Keeper(None))
    data = game.shelf.files
    data.backUp()
    data.agree()
    assert (data.folder, data.isKept, data.said) == ("", False, "")


@pytest.mark.parametrize("size", [(1280, 800), (480, 800)])
def test_the_data_page_of_the_settings(kept: Path, sit_down: Sit, size: tuple[int, int]) -> None:
    person = sit_down(size=size)
    person.press(Qt.Key.Key_Comma, CONTROL)
    person.click("settingsTab-data")
    assert str(kept) in person.find("dataFolder").property("text")
    person.click("backUp")
    assert person.find("dataSaid").property("text").startswith("Backed up as ")
    path = next(kept.glob("*.zip"))
    person.find("pathField").setProperty("text", str(path))
    person.click("pathButton")
    assert path.name in person.find("dataQuestion").property("text")
    person.click("dataAgree")
    assert person.find("dataSaid").property("text").startswith("Restored.")
    assert "dataQuestion" not in person.names()


# The second window.


def test_a_second_window_looks_at_the_results_of_the_first(kept: Path, sit_down: Sit) -> None:
    first = Keeper(Places(kept))
    person = sit_down(size=(1280, 800))
    assert person.game.messages.canWatch
    person.click("watchButton")
    person.find("matchList")
    assert [line.match_id for line in person.game.shelf.book.matches.lines] == ["kept"]
    assert "other window" in person.find("resultsSaid").property("text")
    names = person.names()
    assert "messageBanner" not in names
    assert "resultsImport" not in names
    person.click("match-0")
    assert "matchDelete" not in person.names()
    assert first.results is not None
    keep_match(first.results, "later", deals=1, seed=8)
    assert matches(person.game) == ["later", "kept"]
    first.close()


def test_a_second_window_can_be_closed_at_once(kept: Path, sit_down: Sit) -> None:
    first = Keeper(Places(kept))
    person = sit_down(size=(480, 800))
    person.click("closeWindowButton")
    assert not person.window.isVisible()
    first.close()


def test_one_window_alone_has_nothing_to_watch(kept: Path, sit_down: Sit) -> None:
    person = sit_down()
    assert not person.game.messages.canWatch
    assert "watchButton" not in person.names()


def test_a_first_window_that_cannot_be_watched_is_said(kept: Path, open_game: Open) -> None:
    first = Keeper(Places(kept))
    game = open_game()
    game._keeper.places = Places(kept / "elsewhere")
    assert not game.messages.watch()
    assert game.messages.text.endswith(".")
    first.close()
