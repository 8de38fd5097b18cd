"""The hash of a deal: there before play, kept with it, and opened with salt and cards after it."""

from __future__ import annotations

import dataclasses
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules import Rules, system
from bigtwo_qt.rules.commitment import SALT_BYTES, Promise, commitment, committed_text
from bigtwo_qt.rules.dealing import deal_cards, next_seed
from bigtwo_qt.rules.record import from_text
from bigtwo_qt.store import Places, Results, records
from bigtwo_qt.ui import results_wording
from bigtwo_qt.ui.commitment_model import Commitment, Promised, command
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import seating
from bigtwo_qt.ui.results_model import ResultsBook
from tests.store.played import keep_match
from tests.ui.person import CONTROL, Person

Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]
Sit = Callable[..., Person]

WINNER = dataclasses.replace(system("winner"), match_ends="deals", match_length=3)
SALT = bytes(range(SALT_BYTES))


def kept_promise(home: Path, number: int = 1) -> str | None:
    """Return what the results hold of a deal's promise, over or in progress."""
    with closing(sqlite3.connect(Places(home).results)) as reader:
        row = reader.execute("SELECT promise FROM deals WHERE number = ?", (number,)).fetchone()
    return None if row is None else records.promise_of(row[0])


def last_record(home: Path) -> Any:
    with closing(Results.open_read_only(Places(home).results)) as results:
        page = results.archive.match(results.archive.match_ids()[-1])
        assert page is not None
        return from_text(results.archive.record(page.deals[-1].deal))


def worked_out(commands: str) -> list[str]:
    """Return what the commands print that a person would paste into a shell."""
    here = commands.replace("python3 ", f"'{sys.executable}' ")
    done = subprocess.run(["sh", "-c", here], capture_output=True, text=True, check=True)
    return done.stdout.split()


# At the table.


def test_the_hash_is_there_before_play_and_opened_after_it(
    open_game: Open, until_asked: Wait, play_out: PlayOut, bigtwo_home: Path
) -> None:
    game = open_game(seed=None)
    shown = game.commitment
    seen: list[str] = []
    shown.changed.connect(lambda: seen.append(shown.text))
    until_asked(game)
    promised = shown.text
    assert len(promised) == 64
    assert shown.line == (
        f"Cards fixed before play: {promised[:4]} {promised[4:8]} {promised[8:12]} …"
    )
    assert (shown.isThere, shown.isOpen) == (True, False)
    kept = kept_promise(bigtwo_home)
    assert kept is not None
    salt = Promise.from_text(kept).salt
    shown.check()
    assert shown.said == "", "nothing can be checked before the cards are told"
    play_out(game)
    assert shown.isOpen
    record = last_record(bigtwo_home)
    assert shown.text == f"{promised}\n\n{committed_text(record.header.dealt, salt)}"
    assert salt.hex() not in "".join(seen[:-1]), "the salt is secret until the deal is over"
    shown.check()
    assert shown.said == "Nothing was changed: these cards and this salt give the same code."
    assert kept_promise(bigtwo_home) == kept
    game.nextDeal()
    until_asked(game)
    assert (shown.isOpen, shown.said) == (False, "")
    assert len(shown.text) == 64
    assert shown.text != promised


def test_anyone_can_work_it_out_by_the_command(
    open_game: Open, play_out: PlayOut, bigtwo_home: Path
) -> None:
    game = open_game(seed=None)
    play_out(game)
    game.commitment.copy()
    assert game.commitment.said.startswith("A command")
    copied = QGuiApplication.clipboard().text()
    assert worked_out(copied) == [game.commitment.text[:64]]
    assert "bigtwo_qt" not in copied


@pytest.mark.parametrize(
    "rules",
    [
        system("two-players"),
        system("double-deck"),
        dataclasses.replace(system("big-two"), jokers=2),
    ],
    ids=["out-of-play", "two-packs", "jokers"],
)
def test_the_command_fits_every_deal(rules: Rules) -> None:
    dealt = deal_cards(rules, 7)
    assert worked_out(command(dealt, SALT)) == [commitment(dealt, SALT)]


def test_before_the_end_the_hash_alone_is_copied(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=None)
    until_asked(game)
    game.commitment.copy()
    assert QGuiApplication.clipboard().text() == game.commitment.text
    assert len(game.commitment.text) == 64


def test_a_deal_that_was_broken_off_goes_on_with_the_same_hash(
    open_game: Open, until_asked: Wait, play_out: PlayOut, bigtwo_home: Path
) -> None:
    game = open_game(seed=None)
    until_asked(game)
    promised, kept = game.commitment.text, kept_promise(bigtwo_home)
    play_out(game, until=lambda: len(game.table.history.rows) > 5)
    again = open_game(seed=None)
    until_asked(again)
    assert again.commitment.text == promised
    play_out(again)
    assert again.commitment.text.startswith(promised)
    assert kept_promise(bigtwo_home) == kept
    told = again.commitment.text
    over = open_game(seed=None)
    assert over.phase == "dealOver"
    assert over.commitment.text == told
    over.commitment.check()
    assert over.commitment.said.startswith("Nothing was changed")


def test_a_decision_that_is_taken_back_changes_nothing(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(seed=None)
    until_asked(game)
    promised = game.commitment.text
    play_out(game, until=lambda: game.canTakeBack)
    game.takeBack()
    assert game.commitment.text == promised


def test_an_exchange_comes_after_the_promise(
    open_game: Open, until_asked: Wait, play_out: PlayOut, bigtwo_home: Path
) -> None:
    """The hash is of the cards as dealt, and stays through a start in the midst of the exchange."""

    def is_due() -> bool:
        controller = game._controller
        return controller is not None and controller.match.exchange_due is not None

    for _ in range(20):
        game = open_game(WINNER, seed=None)
        play_out(game)
        game.nextDeal()
        until_asked(game)
        if is_due():
            break
        game.newMatch()
    assert is_due()
    controller = game._controller
    assert controller is not None
    before, promised = controller.match.dealt, game.commitment.text
    assert before is not None
    game = open_game(WINNER, seed=None)
    until_asked(game)
    controller = game._controller
    assert is_due()
    assert controller is not None
    assert controller.match.dealt == before
    assert game.commitment.text == promised
    play_out(game)
    header = last_record(bigtwo_home).header
    assert header.exchange is not None
    assert header.as_dealt.hands == before.hands
    assert game.commitment.text.startswith(promised)
    game.commitment.check()
    assert game.commitment.said.startswith("Nothing was changed")


def test_without_results_the_promise_is_made_all_the_same(
    open_game: Open, play_out: PlayOut
) -> None:
    game = open_game(seed=None, keeper=Keeper(None))
    play_out(game)
    game.commitment.check()
    assert game.commitment.said.startswith("Nothing was changed")


def test_the_same_cards_have_another_hash_each_time(
    open_game: Open, until_asked: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigtwo_qt.ui.chance.draw_number", lambda: 7)
    game = open_game(seed=None)
    until_asked(game)
    first = game.commitment.text
    game.newMatch()
    until_asked(game)
    assert game.commitment.text != first


# Where nothing is promised.


def test_a_numbered_match_promises_nothing(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(seed=None)
    until_asked(game)
    game.numberedMatch(77)
    until_asked(game)
    assert (game.commitment.isThere, game.commitment.line, game.commitment.text) == (False, "", "")
    assert game.dealSeed == 77
    play_out(game)
    assert not game.commitment.isThere
    again = open_game(seed=None)
    assert again.dealSeed == 77
    again.nextDeal()
    until_asked(again)
    assert not again.commitment.isThere
    assert again.dealSeed == next_seed(77), "the deals of a numbered match follow from its number"
    again.newMatch()
    until_asked(again)
    assert again.commitment.isThere


def test_a_numbered_match_that_was_not_even_dealt_stays_one(
    open_game: Open, until_asked: Wait, bigtwo_home: Path
) -> None:
    game = open_game(seed=77)
    until_asked(game)
    game.close()
    with closing(sqlite3.connect(Places(bigtwo_home).results)) as other:
        other.execute("DELETE FROM deals")
        other.commit()
    again = open_game(seed=None)
    until_asked(again)
    assert (again.commitment.isThere, again.dealSeed) == (False, 77)


def test_a_match_of_an_older_version_promises_its_next_deal(
    open_game: Open, until_asked: Wait, play_out: PlayOut, bigtwo_home: Path
) -> None:
    game = open_game(seed=None)
    until_asked(game)
    game.close()
    with closing(sqlite3.connect(Places(bigtwo_home).results)) as other:
        other.execute("UPDATE deals SET promise = NULL")
        other.commit()
    again = open_game(seed=None)
    until_asked(again)
    assert not again.commitment.isThere
    play_out(again)
    assert not again.commitment.isThere
    again.nextDeal()
    until_asked(again)
    assert again.commitment.isThere


# The number tells the cards, so it is told after them.


def test_the_number_is_told_when_the_deal_is_over(
    open_game: Open, until_asked: Wait, play_out: PlayOut, bigtwo_home: Path
) -> None:
    game = open_game(seed=None)
    until_asked(game)
    assert game.dealSeed == -1
    game.houseRules.open()
    assert game.houseRules.rule_editor.sharing.dealNumber == -1
    play_out(game)
    told = game.dealSeed
    assert told == last_record(bigtwo_home).header.dealt.seed
    game.houseRules.open()
    assert game.houseRules.rule_editor.sharing.dealNumber == told
    game.nextDeal()
    until_asked(game)
    assert game.dealSeed == -1


def test_the_number_of_a_deal_tells_nothing_of_the_next(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(seed=None)
    play_out(game)
    first = game.dealSeed
    game.nextDeal()
    play_out(game)
    assert game.dealSeed != next_seed(first)


# The results.


def book_of(root: QObject, home: Path) -> ResultsBook:
    book = ResultsBook(root, Keeper(Places(home)))
    book.open()
    return book


def test_all_deals_of_a_match_are_checked_at_once(root: QObject, bigtwo_home: Path) -> None:
    with closing(Results.open(Places(bigtwo_home).results)) as results:
        keep_match(results, "m", "winner", deals=3)
    book = book_of(root, bigtwo_home)
    book.look("m")
    assert book.page.canCheck
    book.openPromises()
    shown = book.commitment
    assert shown.isOpen
    assert [line for line in shown.text.splitlines() if line.startswith("Deal ")] == [
        "Deal 1",
        "Deal 2",
        "Deal 3",
    ]
    shown.check()
    assert (
        shown.said
        == "Nothing was changed: the cards and salts of these 3 deals give the same codes."
    )
    shown.copy()
    codes = [line for line in shown.text.splitlines() if len(line) == 64]
    hashes = [code for code in codes if " " not in code]
    assert worked_out(QGuiApplication.clipboard().text()) == hashes
    assert shown.said.startswith("3 commands")
    book._keeper.close()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ([2], "The cards of deal 2 do not give the code that was shown before."),
        ([1, 3], "The cards of deals 1 and 3 do not give the codes that were shown before."),
    ],
    ids=["one", "two"],
)
def test_cards_that_were_changed_are_named(
    root: QObject, bigtwo_home: Path, changed: list[int], said: str
) -> None:
    path = Places(bigtwo_home).results
    with closing(Results.open(path)) as results:
        deals = keep_match(results, "m", deals=3)
    with closing(sqlite3.connect(path)) as other:
        for number in changed:
            deal = deals[number - 1]
            (kept,) = other.execute("SELECT record FROM deals WHERE id = ?", (deal,)).fetchone()
            record = json.loads(records.unpack(kept))
            first, second, *_ = record["hands"]
            first[0], second[0] = second[0], first[0]
            packed = records.pack(json.dumps(record))
            other.execute("UPDATE deals SET record = ? WHERE id = ?", (packed, deal))
        other.commit()
    book = book_of(root, bigtwo_home)
    book.look("m")
    book.openPromises()
    book.commitment.check()
    assert book.commitment.said == said
    book._keeper.close()


def test_a_damaged_deal_is_left_out_and_the_others_are_checked(
    root: QObject, bigtwo_home: Path
) -> None:
    path = Places(bigtwo_home).results
    with closing(Results.open(path)) as results:
        deals = keep_match(results, "m", deals=3)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE deals SET record = x'00' WHERE id = ?", (deals[0],))
        other.commit()
    book = book_of(root, bigtwo_home)
    book.look("m")
    book.openPromises()
    assert book.said == results_wording.left_out(1, 0)
    book.commitment.check()
    assert (
        book.commitment.said
        == "Nothing was changed: the cards and salts of these 2 deals give the same codes."
    )
    book._keeper.close()


def test_deals_of_which_nothing_was_promised_say_nothing(root: QObject, bigtwo_home: Path) -> None:
    with closing(Results.open(Places(bigtwo_home).results)) as results:
        keep_match(results, "m", deals=2, promised=False)
    book = book_of(root, bigtwo_home)
    book.openPromises()
    book.look("m")
    assert not book.page.canCheck
    book.openPromises()
    assert (book.commitment.isThere, book.commitment.text, book.said) == (False, "", "")
    book._keeper.close()


def test_a_deal_seen_again_has_its_promise_from_every_seat(
    open_game: Open, until_asked: Wait, bigtwo_home: Path
) -> None:
    with closing(Results.open(Places(bigtwo_home).results)) as results:
        keep_match(results, "m", "winner", deals=3)
    game = open_game(seed=None)
    until_asked(game)
    live = game.commitment.text
    game.shelf.book.open()
    game.shelf.book.look("m")
    game.shelf.book.dealAsked.emit(2)
    shown = game.commitment
    assert game.replay.isOn
    assert shown.isOpen
    told = shown.text
    shown.check()
    assert shown.said.startswith("Nothing was changed")
    game.replay.nextSeat()
    assert shown.text == told
    game.replay.dealAgain()
    until_asked(game)
    assert game.replay.isPractice
    assert not shown.isThere, "the cards of practice are known"
    game.replay.leave()
    until_asked(game)
    assert shown.text == live


def test_some_deals_in_play_are_not_open(root: QObject) -> None:
    dealt = deal_cards(system("big-two"), 3)
    promise = Promise.of(dealt, SALT)
    shown = Commitment(root)
    shown.show([Promised(1, promise, dealt), Promised(2, promise, None)])
    assert (shown.isThere, shown.isOpen, shown.line) == (True, False, "")
    shown.show([])
    assert (shown.isThere, shown.isOpen, shown.text) == (False, False, "")
    shown.copy()
    assert shown.said == ""


# The window.


@pytest.mark.parametrize("size", [(1280, 800), (480, 800), (800, 600)])
def test_it_is_opened_from_the_history_by_mouse(
    sit_down: Sit, size: tuple[int, int], play_out: PlayOut
) -> None:
    person = sit_down(seed=None, size=size)
    person.wait()
    person.press(Qt.Key.Key_L)
    person.click("historyCommitment")
    assert len(person.find("commitmentLines").property("text")) == 64
    assert "commitmentCheck" not in person.names()
    person.press(Qt.Key.Key_Escape)
    play_out(person.game)
    person.click("historyCommitment")
    person.click("commitmentCheck")
    assert person.find("commitmentSaid").property("text").startswith("Nothing was changed")
    panel = person.find("commitmentPanel")
    assert panel.x() >= 0
    assert panel.x() + panel.width() <= size[0]
    assert panel.height() <= size[1]


def test_the_keyboard_reaches_it(sit_down: Sit, play_out: PlayOut) -> None:
    person = sit_down(seed=None)
    play_out(person.game)
    person.press(Qt.Key.Key_L)
    row = person.find("historyCommitment")
    for _ in range(40):
        if row.hasActiveFocus():
            break
        person.press(Qt.Key.Key_Tab)
    assert row.hasActiveFocus()
    person.press(Qt.Key.Key_Return)
    lines = person.find("commitmentLines")
    assert lines.hasActiveFocus()
    person.press(Qt.Key.Key_A, CONTROL)
    person.press(Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == person.game.commitment.text
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Tab)
    assert person.find("commitmentCheck").hasActiveFocus()
    person.press(Qt.Key.Key_Return)
    assert person.game.commitment.said.startswith("Nothing was changed")
    person.press(Qt.Key.Key_Escape)
    assert "commitmentPanel" not in person.names()


def test_the_panel_of_the_number_hides_it_while_it_would_tell_the_cards(
    sit_down: Sit, play_out: PlayOut
) -> None:
    person = sit_down(seed=None)
    person.wait()
    person.press(Qt.Key.Key_D, CONTROL)
    assert person.find("numberField").property("text") == ""
    assert "numberHidden" in person.names()
    person.click("numberCommitment")
    person.find("commitmentPanel")
    person.press(Qt.Key.Key_Escape)
    play_out(person.game)
    person.press(Qt.Key.Key_D, CONTROL)
    assert person.find("numberField").property("text") == str(person.game.dealSeed)
    assert "numberHidden" not in person.names()


def test_a_numbered_deal_shows_its_number_and_no_promise(sit_down: Sit, play_out: PlayOut) -> None:
    person = sit_down(seed=8)
    person.wait()
    person.press(Qt.Key.Key_D, CONTROL)
    assert person.find("numberField").property("text") == "8"
    assert not {"numberHidden", "numberCommitment"} & person.names()
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_L)
    assert "historyCommitment" not in person.names()
    play_out(person.game)
    assert "resultCommitment" not in person.names()


def test_the_result_opens_it(sit_down: Sit, play_out: PlayOut, qtbot: QtBot) -> None:
    person = sit_down(seed=None, size=(1280, 800))
    play_out(person.game)
    panel = person.find("resultPanel")
    qtbot.waitUntil(lambda: panel.opacity() == 1)
    person.click("resultCommitment")
    assert person.game.commitment.isOpen
    person.find("commitmentPanel")


def test_the_page_of_a_match_opens_all_of_it(sit_down: Sit, bigtwo_home: Path) -> None:
    with closing(Results.open(Places(bigtwo_home).results)) as results:
        keep_match(results, "old", deals=1, promised=False)
        keep_match(results, "m", deals=6)
    person = sit_down(seed=None)
    person.press(Qt.Key.Key_M, CONTROL)
    person.click("match-1")
    person.click("matchCommitment")
    assert person.find("resultsPanel").property("heading") == "Cards fixed before play"
    person.click("commitmentCheck")
    assert "of these 6 deals" in person.find("commitmentSaid").property("text")
    person.press(Qt.Key.Key_Escape)
    person.click("matchBack")
    person.click("match-2")
    person.find("matchFacts")
    assert "matchCommitment" not in person.names()
    person.click("matchBack")
    person.click("match-1")
    person.click("matchCommitment")
    person.click("commitmentBack")
    person.find("matchFacts")


def test_a_seating_by_number_in_the_lobby_promises_nothing(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=None)
    until_asked(game)
    game.begin(seating(system("big-two"), "You"), 5)
    until_asked(game)
    assert not game.commitment.isThere
    game.begin(seating(system("big-two"), "You"), None)
    until_asked(game)
    assert game.commitment.isThere


def test_it_is_said_in_the_language_that_is_chosen(
    sit_down: Sit, play_out: PlayOut, until_asked: Wait
) -> None:
    person = sit_down(seed=None)
    until_asked(person.game)
    promised = person.game.commitment.text
    person.press(Qt.Key.Key_L)
    person.game.preferences.language = "de"
    assert person.find("historyCommitment").property("text").startswith("Karten ")
    assert person.game.commitment.text == promised
    play_out(person.game)
    person.game.commitment.check()
    assert person.game.commitment.said.startswith("Nichts ")
    person.game.preferences.language = "en"
    assert person.game.commitment.said == ""
    assert person.find("historyCommitment").property("text").startswith("Cards fixed before play")
