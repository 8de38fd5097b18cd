"""The results in their view-models and in the real window."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt

from bigtwo_qt.store import Places, Results
from bigtwo_qt.ui import results_wording, system_titles
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.results_model import ResultsBook, path_of
from tests.store.played import keep_match, practise, records_of
from tests.ui.person import CONTROL, Person

Sit = Callable[..., Person]


@pytest.fixture
def played(bigtwo_home: Path) -> Path:
    """Return where three matches are kept."""
    results = Results.open(Places(bigtwo_home).results)
    keep_match(results, "first", deals=4, seed=1)
    keep_match(results, "second", "pusoy-dos", deals=2, seed=2)
    keep_match(results, "third", deals=2, seed=3, names=("You", "Xu", "Ana", "Budi"))
    results.close()
    return bigtwo_home


@pytest.fixture
def book(root: QObject, played: Path) -> Iterator[ResultsBook]:
    keeper = Keeper(Places(played))
    found = ResultsBook(root, keeper)
    found.open()
    yield found
    keeper.close()


def shown(book: ResultsBook) -> list[str]:
    return [line.match_id for line in book.matches.lines]


# The list.


def test_the_last_match_stands_first_with_all_that_is_known(book: ResultsBook) -> None:
    assert shown(book) == ["third", "second", "first"]
    line = book.matches.lines[2]
    assert (line.title, line.players) == ("Big Two, standard", "You, Mei, Ana and Budi")
    assert "4 deals" in line.facts
    assert line.outcome.endswith("won")
    assert len(line.totals.split()) == 4
    assert all(part in line.label for part in (line.title, line.outcome, line.facts))
    assert book.countText == "3 matches"
    names = {bytes(name.data()).decode(): role for role, name in book.matches.roleNames().items()}
    assert book.matches.data(book.matches.index(2), names["matchId"]) == "first"
    assert book.matches.data(book.matches.index(3), names["matchId"]) is None


@pytest.mark.parametrize(
    ("name", "value", "left"),
    [
        ("system", "pusoy-dos", ["second"]),
        ("player", "Xu", ["third"]),
        ("query", "xu standard", ["third"]),
        ("query", "pusoy", ["second"]),
        ("query", "nobody", []),
        ("period", "week", ["third", "second", "first"]),
    ],
)
def test_filters(book: ResultsBook, name: str, value: str, left: list[str]) -> None:
    setattr(book, name, value)
    assert shown(book) == left
    assert (book.countText == "No match fits. Try fewer filters.") == (not left)
    setattr(book, name, "")
    assert len(shown(book)) == 3


def test_a_game_is_found_by_what_it_is_called_here(
    book: ResultsBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(system_titles.TITLES, "pusoy-dos", "Zweierlei")
    book.query = "mei zwei"
    assert shown(book) == ["second"]
    book.query = "pusoy"
    assert shown(book) == ["second"]


def test_a_period_counts_back_from_today(book: ResultsBook) -> None:
    book.period = "month"
    since = book.filter.since
    assert since is not None
    assert (date.today() - since).days == 30


def test_filters_offer_what_was_played(book: ResultsBook) -> None:
    assert book.systems == ["big-two", "pusoy-dos"]
    assert book.systemTitles == ["Big Two, standard", "Pusoy Dos"]
    assert book.players == ["Ana", "Budi", "Mei", "Xu", "You"]


def test_a_long_list_is_read_as_it_is_scrolled(
    root: QObject, bigtwo_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = Results.open(Places(bigtwo_home).results)
    for number in range(5):
        keep_match(results, f"m{number}", deals=1, seed=number)
    results.close()
    keeper = Keeper(Places(bigtwo_home))
    book = ResultsBook(root, keeper)
    assert book.source is not None
    whole = book.source.archive.matches
    monkeypatch.setattr(
        book.source.archive, "matches", lambda wanted, first=0: whole(wanted, first, 2)
    )
    book.open()
    top = QModelIndex()
    assert (book.matches.rowCount(), book.matches.total) == (2, 5)
    while book.matches.canFetchMore(top):
        book.matches.fetchMore(top)
    assert shown(book) == ["m4", "m3", "m2", "m1", "m0"]
    keeper.close()


def test_nothing_played_and_nothing_kept_is_said(root: QObject, bigtwo_home: Path) -> None:
    keeper = Keeper(Places(bigtwo_home))
    book = ResultsBook(root, keeper)
    book.open()
    assert book.countText == "Your matches will stand here, from the first deal on."
    assert book.figures.rowCount() == 0
    keeper.close()
    other = ResultsBook(root, Keeper(None))
    other.open()
    other.export("csv")
    other.importFile("x")
    other.undoDelete()
    assert (other.countText, other.canChange) == ("No results are kept here.", False)


# A match.


def test_a_page_has_the_score_sheet_and_the_course(book: ResultsBook) -> None:
    book.look("first")
    page = book.page
    assert page.isOpen
    assert page.title == "Big Two, standard"
    assert [row.number for row in page.sheet.rows] == [1, 2, 3, 4]
    assert page.sheet.course.deals == 4
    sums = [line.totals[-1] for line in page.sheet.course.lines]
    assert sums == [row.score for row in page.seats.rows]
    assert [row.emblem for row in page.seats.rows] == ["you", "lotus", "crane", "bamboo"]
    assert (page.canReplay, page.canDelete, page.note) == (True, True, "")
    book.leavePage()
    assert not page.isOpen


def test_deals_that_do_not_count_are_named(book: ResultsBook) -> None:
    assert book.source is not None
    keep_match(book.source, "fourth", deals=4, undone=[1, 3])
    book.look("fourth")
    assert book.page.note == (
        "In deals 1, 3 plays were taken back: they are not in the statistics."
    )
    practise(book.source, "fifth", deals=2)
    book.look("fifth 2")
    assert book.page.note == "Deal 2 was practice: it is not in the statistics."


def test_rules_of_another_version_are_said(book: ResultsBook) -> None:
    assert book.source is not None
    change = "UPDATE matches SET rules = replace(rules, '\"tie\"', '\"knot\"') WHERE id = 'first'"
    book.source.archive._connection.execute(change)
    book.look("first")
    assert book.page.note == results_wording.rules_unknown()
    assert not book.page.canReplay
    assert len(book.page.sheet.rows) == 4


# The statistics.


def test_figures_in_all_by_game_and_by_opponent(book: ResultsBook) -> None:
    rows = book.figures.rows
    assert [(row.section, row.title) for row in rows] == [
        ("", "In all"),
        ("By game", "Big Two, standard"),
        ("By game", "Pusoy Dos"),
        ("By opponent", "Greedy"),
        ("By opponent", "Random"),
    ]
    assert book.source is not None
    overall = book.source.archive.statistics().overall
    told = dict(zip(rows[0].names, rows[0].values, strict=True))
    assert told["Deals"] == str(overall.deals) == "8"
    assert told["Won"] == str(overall.won)
    assert told["Share won"] == f"{100 * overall.won / 8:.1f} %"
    assert overall.best is not None
    assert rows[0].matches[rows[0].names.index("Best deal")] == overall.best.match_id
    assert "Share won" in rows[0].label


# Files.


def test_csv_of_what_fits_and_of_one_match(book: ResultsBook, bigtwo_home: Path) -> None:
    book.system = "pusoy-dos"
    book.export("csv")
    assert book.said.startswith("2 deals saved as ")
    path = Path(book.said.removeprefix("2 deals saved as "))
    assert path.parent == bigtwo_home
    with open(path, encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert {line[0] for line in lines[1:]} == {"second"}
    book.look("first")
    book.export("csv")
    assert book.said.startswith("4 deals saved as ")
    book.export("csv")
    assert book.said.endswith(" (2).csv")


def test_records_come_back_in(book: ResultsBook, root: QObject, tmp_path: Path) -> None:
    book.export("records")
    path = Path(book.said.partition(" saved as ")[2])
    other = Keeper(Places(tmp_path / "other"))
    taken = ResultsBook(root, other)
    taken.open()
    taken.importFile(path.as_uri())
    assert taken.said == "Added: 8 deals."
    assert sorted(shown(taken)) == ["first", "second", "third"]
    assert all("imported" in line.facts for line in taken.matches.lines)
    taken.importFile(f'"{path}"')
    assert taken.said == "Already here: 8 deals."
    assert other.results is not None
    assert book.source is not None
    assert sorted(records_of(other.results)) == sorted(records_of(book.source))
    other.close()


def test_what_is_wrong_with_a_file_is_said(book: ResultsBook, tmp_path: Path) -> None:
    book.importFile(str(tmp_path / "missing.jsonl"))
    assert book.said.startswith("Big Two cannot read ")
    assert book.said.endswith("there is no such place.")
    path = tmp_path / "wrong.jsonl"
    path.write_text(json.dumps({"format": "other"}) + "\nno record\n")
    book.importFile(str(path))
    assert book.said.startswith("Left out: 2; first, line 1: ")
    assert len(shown(book)) == 3


def test_a_folder_that_cannot_be_written_is_said(
    book: ResultsBook, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a file"
    file.write_text("")
    monkeypatch.setenv("BIGTWO_HOME", str(file))
    book.export("csv")
    assert book.said.startswith("Big Two cannot use the folder ")


def test_addresses_and_paths_are_understood() -> None:
    assert path_of("file:///tmp/a%20b.jsonl") == Path("/tmp/a b.jsonl")
    assert path_of(' "/tmp/a b.jsonl" ') == Path("/tmp/a b.jsonl")
    assert path_of("~/x") == Path.home() / "x"


def test_deleting_is_undone(book: ResultsBook) -> None:
    assert book.source is not None
    before = book.source.archive.statistics()
    book.look("second")
    book.deletePage()
    assert (book.said, book.canUndo) == ("Deleted.", True)
    assert shown(book) == ["third", "first"]
    assert book.figures.rows[0].values[0] == "6"
    book.undoDelete()
    assert (book.said, book.canUndo) == ("", False)
    assert shown(book) == ["third", "second", "first"]
    assert book.source.archive.statistics() == before


def test_the_match_that_is_played_stays(book: ResultsBook) -> None:
    assert book.source is not None
    keep_match(book.source, "now", deals=1, length=4, seed=7)
    book.open()
    book.look("now")
    assert not book.page.canDelete
    book.deletePage()
    assert book.said == results_wording.is_played()
    assert "now" in shown(book)


def test_what_cannot_be_read_is_a_sentence(book: ResultsBook) -> None:
    assert book.source is not None
    book.source.archive._connection.execute("DROP TABLE counted")
    book.open()
    assert book.said.startswith("Big Two cannot read ")
    assert len(shown(book)) == 3


def test_a_moment_that_is_not_known() -> None:
    assert results_wording.moment(None) == "at some time"
    assert results_wording.system_title("of-the-future") == "of-the-future"


# The window.


def test_results_are_opened_looked_through_and_closed(played: Path, sit_down: Sit) -> None:
    person = sit_down(size=(1280, 800))
    person.press(Qt.Key.Key_M, CONTROL)
    panel = person.find("resultsPanel")
    assert panel.width() > 700
    person.click("match-1")
    assert panel.property("heading") == "Big Two, standard"
    assert person.find("matchPlot").isVisible()
    person.press(Qt.Key.Key_Escape)
    person.find("matchList")
    person.press(Qt.Key.Key_Escape)
    assert "resultsPanel" not in person.names()


def test_the_menu_opens_the_results_and_keys_go_through_the_list(
    played: Path, sit_down: Sit
) -> None:
    person = sit_down()
    person.click("menuButton")
    person.click("menuResults")
    person.type("pusoy")
    assert person.game.shelf.book.query == "pusoy"
    assert person.find("matchList").property("count") == 1
    person.press(Qt.Key.Key_Down)
    person.press(Qt.Key.Key_Return)
    assert person.find("matchFacts").isVisible()
    assert person.game.shelf.book.page.title == "Pusoy Dos"
    assert person.game.hand.stagedCount == 0


def test_a_filter_drops_down(played: Path, sit_down: Sit) -> None:
    person = sit_down(size=(1280, 800))
    person.press(Qt.Key.Key_M, CONTROL)
    box = person.find("resultsSystem")
    box.forceActiveFocus()
    person.press(Qt.Key.Key_Down)
    assert person.game.shelf.book.system == "big-two"
    assert person.find("matchList").property("count") == 3


@pytest.mark.parametrize("size", [(1280, 800), (480, 800), (800, 600)])
def test_a_match_is_deleted_and_brought_back(
    played: Path, sit_down: Sit, size: tuple[int, int]
) -> None:
    person = sit_down(size=size)
    person.press(Qt.Key.Key_M, CONTROL)
    count = person.find("matchList").property("count")
    person.click(f"match-{count - 1}")
    person.click("matchDelete")
    assert person.find("resultsSaid").property("text") == "Deleted."
    assert person.find("matchList").property("count") == count - 1
    person.click("resultsUndo")
    assert person.find("matchList").property("count") == count
    assert "resultsUndo" not in person.names()


def test_statistics_lead_to_the_match_of_the_best_deal(played: Path, sit_down: Sit) -> None:
    person = sit_down(size=(1280, 800))
    person.press(Qt.Key.Key_M, CONTROL)
    person.click("tab-1")
    best = next(
        number
        for number, name in enumerate(person.game.shelf.book.figures.rows[0].names)
        if name == "Best deal"
    )
    person.click(f"figure-{best}")
    assert person.find("matchFacts").isVisible()


def test_a_path_is_typed_to_import(played: Path, sit_down: Sit, tmp_path: Path) -> None:
    person = sit_down(size=(1280, 800))
    person.press(Qt.Key.Key_M, CONTROL)
    person.click("resultsImport")
    person.find("pathField").setProperty("text", str(tmp_path / "none"))
    person.click("pathButton")
    said = person.find("resultsSaid").property("text")
    assert said.startswith("Big Two cannot read ")
    assert "pathField" not in person.names()
