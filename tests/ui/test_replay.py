"""Deals seen again and played as practice, while the match that is being played rests."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, Qt
from pytestqt.qtbot import QtBot

from bigtwo_qt.__main__ import main
from bigtwo_qt.rules import system
from bigtwo_qt.rules.match import Result
from bigtwo_qt.rules.record import RecordError, from_text
from bigtwo_qt.store import Places, Results
from bigtwo_qt.ui.card_model import HAND, SEAT
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.replay import Replay, practice_levels, scene_of, turned, turned_result
from tests.store.played import keep_match, records_of
from tests.ui.person import CONTROL, Person
from tests.ui.test_exchange import LOSES, WINS

Open = Callable[..., Game]
PlayOut = Callable[..., None]
Wait = Callable[[Game], None]
Sit = Callable[..., Person]


@pytest.fixture
def kept(bigtwo_home: Path) -> list[str]:
    """Keep a match of three deals; return their records."""
    results = Results.open(Places(bigtwo_home).results)
    keep_match(results, "kept", deals=3, seed=4)
    found = records_of(results)
    results.close()
    return found


def see(game: Game, number: int = 2, match_id: str = "kept") -> Replay:
    game.shelf.book.open()
    game.shelf.book.look(match_id)
    game.shelf.book.dealAsked.emit(number)
    return game.replay


def position(game: Game) -> object:
    """Return all that is seen on the table."""
    table = game.table
    return (
        table.phase,
        table.prompt,
        table.turn_seat,
        game.hand.stagedCount,
        sorted((r.face, r.zone, r.seat, r.slot, r.depth) for r in table.cards.rows),
        [(r.name, r.score, r.cards_left, r.passed, r.is_turn, r.is_you) for r in table.seats.rows],
        [(r.seat, r.faces, r.text) for r in table.history.rows],
        list(table.sheet.rows),
    )


# Turning the table.


def test_a_record_turned_round_and_back_is_itself(kept: list[str]) -> None:
    fields = json.loads(kept[1])
    for by in range(4):
        found = turned(fields, by, 4)
        assert turned(found, (4 - by) % 4, 4) == fields
        assert found["players"][0] == fields["players"][by]
        assert found["hands"][0] == fields["hands"][by]
        from_text(json.dumps(found))


@pytest.mark.parametrize(
    "name", ["big-two", "winner", "partners", "play-on", "double-deck", "bu-bu-gao-sheng"]
)
def test_every_seat_sees_the_same_deal(name: str) -> None:
    path = next(Path("tests/golden/matches").glob(f"{name}-?.jsonl"))
    for text in path.read_text().splitlines():
        whole = scene_of(text, (), (), 0)
        count = len(whole.header.players)
        for seat in range(count):
            scene = scene_of(text, (), (), seat)
            assert scene.header.players[0] == whole.header.players[seat]
            assert scene.result.scores[0] == whole.result.scores[seat]
            assert len(scene.deal.events) == len(whole.deal.events)


def test_results_are_turned_with_the_seats() -> None:
    result = Result((0, 5, 9, 2), (0, 3, 1, 2), (9, 7), False)
    assert turned_result(result, 1) == Result((5, 9, 2, 0), (3, 2, 0, 1), (7, 9), False)
    assert turned_result(result, 0) == result


def test_a_deal_that_is_not_over_is_refused(kept: list[str]) -> None:
    fields = json.loads(kept[0])
    del fields["result"]
    with pytest.raises(RecordError, match="not over"):
        scene_of(json.dumps(fields), (), (), 0)


def test_who_plays_practice() -> None:
    assert practice_levels(("greedy", "", "random", "unknown")) == (
        "",
        "skilled",
        "random",
        "skilled",
    )


# Stepping.


def test_a_deal_is_stepped_through_forward_and_back(
    kept: list[str], open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    replay = see(game)
    assert (replay.mode, replay.place) == ("replay", 0)
    assert game.matchTitle.startswith("Seen again · ")
    assert game.dealNumber == 2
    record = json.loads(kept[1])
    hand = {row.face for row in game.table.cards.rows if row.zone == HAND}
    assert hand == set(record["hands"][0])
    decisions = sum(event["event"] in ("play", "pass") for event in record["events"])
    assert replay.places == decisions + 1
    seen = [position(game)]
    for place in range(1, replay.places + 1):
        replay.forward()
        assert replay.place == place
        seen.append(position(game))
    assert game.phase == "dealOver"
    assert [row.score for row in game.table.seats.rows] == [
        sum(json.loads(text)["result"]["scores"][seat] for text in kept[:2]) for seat in range(4)
    ]
    for place in reversed(range(replay.places)):
        replay.back()
        assert position(game) == seen[place]
    replay.back()
    assert replay.place == 0
    replay.toEnd()
    assert position(game) == seen[-1]
    replay.forward()
    assert replay.place == replay.places
    replay.toStart()
    assert position(game) == seen[0]
    assert not game.hand.canPlay
    game.hand.tap(0)
    assert game.hand.stagedCount == 0


def test_it_goes_on_by_itself_to_the_end(
    kept: list[str], open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    replay = see(game)
    replay.togglePlaying()
    assert (replay.place, replay.isPlaying) == (replay.places, False)
    assert game.phase == "dealOver"


def test_it_stops_where_it_is_told_to(
    kept: list[str], open_game: Open, until_asked: Wait, qtbot: QtBot
) -> None:
    game = open_game()
    until_asked(game)
    replay = see(game)
    game.animator.animate = True
    for _ in range(2):
        replay.changePace()
    assert (replay.pace, game.table.pace) == (3, 0.25)
    replay.togglePlaying()
    assert replay.isPlaying
    qtbot.waitUntil(lambda: replay.place >= 3, timeout=10_000)
    replay.togglePlaying()
    game.skip()
    place = replay.place
    assert place < replay.places
    deadline = QDeadlineTimer(300)
    while not deadline.hasExpired():
        QCoreApplication.processEvents()
    assert replay.place == place
    replay.leave()
    assert game.table.pace == 1.0


def test_hands_lie_open_or_are_seen_by_one_seat(
    kept: list[str], open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    replay = see(game)
    assert not any(row.face for row in game.table.cards.rows if row.zone == SEAT)
    replay.forward()
    replay.toggleOpen()
    assert replay.place == 1
    assert all(row.face for row in game.table.cards.rows if row.zone == SEAT)
    replay.toggleOpen()
    assert not any(row.face for row in game.table.cards.rows if row.zone == SEAT)
    replay.nextSeat()
    assert replay.place == 1
    assert [row.name for row in game.table.seats.rows] == ["Mei", "Ana", "Budi", "You"]
    assert [row.emblem for row in game.table.seats.rows] == ["lotus", "crane", "bamboo", "you"]
    record = json.loads(kept[1])
    replay.toStart()
    hand = {row.face for row in game.table.cards.rows if row.zone == HAND}
    assert hand == set(record["hands"][1])


# Going back to the match.


def test_leaving_goes_back_to_where_the_match_stood(
    kept: list[str], open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    hand = game.table.cards.hand(0)
    game.hand.moveCard(hand[0], 5)
    game.hand.tap(next(n for n in game.table.cards.hand(0) if game.table.cards.rows[n].playable))
    assert game.hand.stagedCount == 1
    before = position(game)
    replay = see(game)
    replay.toEnd()
    replay.leave()
    until_asked(game)
    assert replay.mode == ""
    assert position(game) == before


def test_the_match_goes_on_as_it_would_have(
    kept: list[str], open_game: Open, play_out: PlayOut, bigtwo_home: Path
) -> None:
    def ends(disturbed: bool) -> tuple[object, ...]:
        game = open_game(rules=None, seed=11)
        game.numberedMatch(11)
        turns = 0

        def disturb() -> bool:
            nonlocal turns
            turns += 1
            if disturbed and turns % 2:
                see(game)
                game.replay.forward()
                game.replay.leave()
            return False

        play_out(game, until=disturb)
        controller = game._controller
        assert controller is not None
        return tuple(controller.match.results)

    assert ends(True) == ends(False)


def test_between_two_deals_leaving_goes_back_to_the_result(
    kept: list[str], open_game: Open, play_out: PlayOut
) -> None:
    game = open_game()
    play_out(game)
    assert game.phase == "dealOver"
    before = position(game)
    title = game.texts.resultTitle
    see(game)
    game.replay.leave()
    assert (position(game), game.texts.resultTitle) == (before, title)
    game.nextDeal()
    assert game.dealNumber == 2


@pytest.mark.parametrize("seed", [WINS, LOSES], ids=["as-winner", "as-loser"])
@pytest.mark.parametrize("animate", [False, True], ids=["without time", "in time"])
def test_leaving_in_the_exchange(
    kept: list[str],
    open_game: Open,
    play_out: PlayOut,
    until_asked: Wait,
    seed: int,
    animate: bool,
) -> None:
    game = open_game(system("winner"), seed=seed)
    play_out(game)
    game.nextDeal()
    until_asked(game)
    choice = game.hand.choice
    assert choice is not None
    game.hand.tap(choice.selectable[1])
    before = position(game)
    assert game.hand.stagedCount == 1
    game.animator.animate = animate
    see(game)
    game.replay.leave()
    until_asked(game)
    assert position(game) == before
    # It is kept as well, for a start after a crash.
    again = open_game()
    until_asked(again)
    assert position(again) == before


def test_a_new_match_ends_what_is_seen(kept: list[str], open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    see(game)
    game.numberedMatch(3)
    until_asked(game)
    assert game.replay.mode == ""
    assert game.yourTurn
    game.replay.leave()
    assert game.dealSeed == 3


def test_a_record_that_cannot_be_followed_is_said(
    kept: list[str], open_game: Open, until_asked: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_game()
    until_asked(game)
    before = position(game)
    source = game.shelf.book.source
    assert source is not None
    monkeypatch.setattr(source.archive, "record", lambda deal: kept[0].replace('"pass"', '"pas"'))
    replay = see(game, 1)
    assert replay.mode == ""
    assert game.shelf.book.said.startswith("This deal cannot be seen again: ")
    assert position(game) == before


# Practice.


@pytest.mark.parametrize("again", [True, False], ids=["dealt again", "played on"])
def test_practice_never_counts_and_the_match_goes_on(
    kept: list[str], open_game: Open, until_asked: Wait, play_out: PlayOut, again: bool
) -> None:
    game = open_game()
    until_asked(game)
    before = position(game)
    source = game.shelf.book.source
    assert source is not None
    counted = source.archive.statistics()
    running = source.running()
    replay = see(game)
    for _ in range(5):
        replay.forward()
    if again:
        replay.dealAgain()
    else:
        replay.playOn()
    assert (replay.mode, replay.isPractice) == ("practice", True)
    assert game.matchTitle.startswith("Practice, does not count · ")
    deal = game._controller.deal if game._controller else None
    assert deal is not None
    first = json.loads(kept[1])
    played = [[str(card) for card in cards] for cards in deal.hands]
    if again:
        assert [set(hand) for hand in played] == [set(hand) for hand in first["hands"]]
    else:
        assert len(deal.events) >= 5
    play_out(game)
    assert game.phase == "dealOver"
    assert source.archive.statistics() == counted
    assert source.running() == running
    page = source.archive.match(source.archive.match_ids()[-1])
    assert page is not None
    assert [(one.number, one.kind) for one in page.deals] == [(1, "practice")]
    assert json.loads(source.archive.record(page.deals[0].deal))["hands"] == first["hands"]
    replay.leave()
    until_asked(game)
    assert position(game) == before
    game.shelf.book.open()
    assert game.shelf.book.matches.lines[0].outcome == "Practice"


def test_practice_can_be_taken_back_and_left(
    kept: list[str], open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game()
    until_asked(game)
    before = position(game)
    see(game).dealAgain()
    until_asked(game)
    start = position(game)
    play_out(game, until=lambda: game.canTakeBack)
    game.takeBack()
    until_asked(game)
    assert position(game) == start
    play_out(game)
    game.nextDeal()
    assert game.replay.mode == ""
    until_asked(game)
    assert position(game) == before


def test_a_start_after_practice_goes_on_with_the_match(
    kept: list[str], open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    before = position(game)
    see(game).dealAgain()
    until_asked(game)
    again = open_game()
    until_asked(again)
    assert again.replay.mode == ""
    assert position(again) == before


def test_imported_deals_are_seen_and_played_from_the_first_seat(
    kept: list[str], open_game: Open, until_asked: Wait, tmp_path: Path
) -> None:
    game = open_game()
    until_asked(game)
    path = Path("tests/golden/matches/pusoy-dos-4.jsonl").absolute()
    game.shelf.book.importFile(str(path))
    match_id = json.loads(path.read_text().splitlines()[0])["match"]
    replay = see(game, 1, match_id)
    assert not any(row.is_person for row in game.table.seats.rows)
    replay.dealAgain()
    until_asked(game)
    assert game.table.seats.rows[0].is_person


# What began in the second deal of a match: whether a record of it alone is right.
STANDS_ALONE = {
    "big-two-4": True,
    "three-players-3": True,
    "match-play-3": True,
    "double-deck-8": True,
    "indonesian-4": False,
    "pusoy-dos-2": False,
    "winner-4": False,
}


@pytest.mark.parametrize("name", STANDS_ALONE)
def test_practice_goes_out_as_records_and_comes_in_elsewhere(
    name: str,
    bigtwo_home: Path,
    open_game: Open,
    until_asked: Wait,
    play_out: PlayOut,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = open_game()
    until_asked(game)
    path = Path(f"tests/golden/matches/{name}.jsonl").absolute()
    game.shelf.book.importFile(str(path))
    match_id = json.loads(path.read_text().splitlines()[0])["match"]
    known = {line.match_id for line in game.shelf.book.matches.lines}
    for number, place in ((1, 0), (2, 0), (2, 9)):
        replay = see(game, number, match_id)
        replay.nextSeat()
        replay.goTo(place)
        replay.playOn()
        play_out(game)
        replay.leave()
        until_asked(game)
    game.shelf.book.open()
    played = [one.match_id for one in game.shelf.book.matches.lines if one.match_id not in known]
    assert len(played) == 3
    said = []
    for one in played:
        game.shelf.book.look(one)
        game.shelf.book.export("records")
        said.append(game.shelf.book.said)
    files = sorted(bigtwo_home.glob("*.jsonl"))
    if STANDS_ALONE[name]:
        assert len(files) == 3
        assert all(text.startswith("1 deal saved as ") for text in said)
    else:
        assert len(files) == 1
        # The newest come first: those of the second deal.
        assert said[0] == said[1]
        assert said[0] == (
            "Nothing was saved. 1 practice deal depends on the deals before it and was left out."
        )
    assert main(["check", *map(str, files)]) == 0, capsys.readouterr()
    texts = {one: one.read_text() for one in files}
    monkeypatch.setenv("BIGTWO_HOME", str(bigtwo_home / "elsewhere"))
    other = open_game(keeper=Keeper(Places(bigtwo_home / "elsewhere")))
    for file, text in texts.items():
        other.shelf.book.importFile(str(file))
        assert other.shelf.book.said == "Added: 1 deal."
        other.shelf.book.look(json.loads(text)["match"])
        other.shelf.book.export("records")
        written = Path(other.shelf.book.said.removeprefix("1 deal saved as "))
        assert written.read_text() == text
        other.shelf.book.importFile(str(file))
        assert other.shelf.book.said == "Already here: 1 deal."


# The window.


@pytest.mark.parametrize("size", [(1280, 800), (480, 800)])
def test_a_deal_is_chosen_stepped_and_left_by_mouse_and_keys(
    kept: list[str], sit_down: Sit, size: tuple[int, int]
) -> None:
    person = sit_down(size=size)
    person.wait()
    before = person.position()
    person.press(Qt.Key.Key_M, CONTROL)
    person.click(
        "match-0" if person.game.shelf.book.matches.lines[0].match_id == "kept" else "match-1"
    )
    person.click("sheetRow-3")
    person.find("replayBar")
    names = person.names()
    assert "resultsPanel" not in names
    assert "playButton" not in names
    replay = person.game.replay
    person.click("replayForward")
    person.press(Qt.Key.Key_Right)
    assert replay.place == 2
    person.press(Qt.Key.Key_Left)
    assert replay.place == 1
    person.press(Qt.Key.Key_End)
    assert replay.place == replay.places
    assert "nextDealButton" not in person.names()
    person.press(Qt.Key.Key_Home)
    assert replay.place == 0
    person.press(Qt.Key.Key_Space)
    assert replay.place == replay.places
    person.click("replayTrack", (0.5, 0.5))
    assert 0 < replay.place < replay.places
    if size[0] < 1000:
        person.click("replayMore")
    person.click("replayOpen")
    assert replay.isOpen
    person.press(Qt.Key.Key_Escape)
    person.wait()
    assert replay.mode == ""
    assert "replayBar" not in person.names()
    assert person.position() == before


def test_practice_ends_with_a_button_back_to_the_match(
    kept: list[str], sit_down: Sit, play_out: Any
) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()
    before = person.position()
    see(person.game)
    person.click("replayAgain")
    play_out(person.game)
    assert person.find("nextDealButton").property("text") == "Back to the match"
    person.click("nextDealButton")
    person.wait()
    assert person.position() == before


def test_a_new_match_is_asked_for_from_a_replay(kept: list[str], sit_down: Sit) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()
    before = person.position()
    see(person.game)
    person.press(Qt.Key.Key_N, CONTROL)
    person.find("lobbyPanel")
    person.press(Qt.Key.Key_Escape)
    person.wait()
    assert person.position() == before
