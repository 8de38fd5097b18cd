"""A game that was broken off goes on exactly where it was, whatever became of its place."""

from __future__ import annotations

import dataclasses
import json
import os
import random
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer

from bigtwo_qt.players import LEVELS
from bigtwo_qt.players.repeatable import Repeatable
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Deal, system
from bigtwo_qt.rules.events import Pass, Play
from bigtwo_qt.store import Places, Results, Settings, SettingsFile, schema
from bigtwo_qt.store import results as results_module
from bigtwo_qt.store.last_table import LastTable
from bigtwo_qt.ui.arrangement import Arrangement
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.steps import InterruptionOpen, Step
from tests.ui.conftest import decide

Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]
OUT_OF_TURN = system("bu-bu-gao-sheng")
# A deal in which a computer can still interrupt after another one has passed.
MAY_AFTER_A_PASS = 28


def faces(game: Game, numbers: list[int]) -> list[str]:
    return [game.table.cards.rows[number].face for number in numbers]


def hand(game: Game) -> list[str]:
    return faces(game, game.table.cards.hand(0))


def staged(game: Game) -> list[str]:
    assert game.hand.stage is not None
    return faces(game, list(game.hand.stage.staged))


def deal_of(game: Game) -> Deal:
    assert game._controller is not None
    deal = game._controller.deal
    assert deal is not None
    return deal


# The hand


def test_the_order_of_the_hand_and_what_is_staged_come_back(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game()
    play_out(game, until=lambda: game.table.cards.hand(0) != [] and len(hand(game)) < 12)
    held = game.table.cards.hand(0)
    game.hand.moveCard(held[0], 4)
    game.hand.moveCard(held[3], 0)
    held = game.table.cards.hand(0)
    game.hand.tap(held[5])
    game.hand.tap(held[2])
    before = hand(game), staged(game)
    again = open_game(seed=None)
    until_asked(again)
    assert (hand(again), staged(again)) == before
    assert again.table.is_arranged
    again.hand.clear()
    third = open_game(seed=None)
    until_asked(third)
    assert (hand(third), staged(third)) == (before[0], [])


def test_a_sorted_hand_comes_back_as_sorted(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    game.hand.sort()
    before = hand(game)
    again = open_game(seed=None)
    until_asked(again)
    assert hand(again) == before
    assert not again.table.is_arranged


def test_what_is_staged_before_the_turn_comes_back(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=next(one for one in count() if opener(one) == 1))
    while not game.hand.canSort:
        QCoreApplication.processEvents()
    game.hand.tap(game.table.cards.hand(0)[6])
    before = staged(game)
    assert len(before) == 1
    again = open_game(seed=None)
    assert staged(again) == before


def opener(seed: int) -> int:
    return Deal.shuffled(system("big-two"), seed).opener


def test_the_arrangement_of_another_deal_is_none_of_this_one(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    before = hand(game)
    assert game._controller is not None
    game._controller.arrange(Arrangement(2, ("9s", "3d"), ("3d",), True).to_text())
    again = open_game(seed=None)
    assert (hand(again), staged(again)) == (before, [])


@pytest.mark.parametrize(
    "kept",
    [
        "[",
        "7",
        '{"number": 1}',
        '{"number": 1, "hand": 3, "staged": [], "by_hand": true}',
        '{"number": 1, "hand": ["zz", 7], "staged": ["zz"], "by_hand": false}',
        '{"number": "1", "hand": [], "staged": [], "by_hand": false}',
        '{"number": 1, "hand": [], "staged": [], "by_hand": 1}',
    ],
)
def test_an_arrangement_that_makes_no_sense_is_no_harm(
    open_game: Open, until_asked: Wait, kept: str
) -> None:
    game = open_game()
    until_asked(game)
    before = sorted(hand(game))
    assert game._controller is not None
    game._controller.arrange(kept)
    again = open_game(seed=None)
    until_asked(again)
    assert (sorted(hand(again)), staged(again)) == (before, [])
    assert again.messages.text == ""


def test_two_equal_cards_are_two_cards(open_game: Open, until_asked: Wait) -> None:
    rules = system("double-deck")
    seed = next(one for one in count() if len(set(Deal.shuffled(rules, one).hands[0])) < 13)
    game = open_game(rules, seed=seed)
    until_asked(game)
    if deal_of(game).opening_card is not None and not deal_of(game).played:
        opening = str(deal_of(game).opening_card)
        game.hand.tap(
            next(one for one in game.table.cards.hand(0) if faces(game, [one]) == [opening])
        )
    texts = hand(game)
    twice = next(text for text in texts if texts.count(text) == 2)
    for number in game.table.cards.hand(0):
        if faces(game, [number]) == [twice] and not game.table.cards.rows[number].staged:
            game.hand.tap(number)
    before = staged(game)
    assert before.count(twice) == 2
    again = open_game(rules, seed=None)
    until_asked(again)
    assert (hand(again), staged(again)) == (texts, before)


# The match


def test_a_match_of_which_nothing_was_dealt_is_dealt(
    open_game: Open, until_asked: Wait, bigtwo_home: Path
) -> None:
    with closing(Results.open(Places(bigtwo_home).results)) as results:
        results.begin_match(
            "begun", system("big-two").to_json(), ("You", "a", "b", "c"), ("", *["greedy"] * 3), 5
        )
    game = open_game(seed=None)
    until_asked(game)
    assert game._controller is not None
    assert game._controller.match.id == "begun"
    assert game._controller.match.dealt is not None
    assert game._controller.match.dealt.seed == 5
    running = game._keeper.results.running() if game._keeper.results else None
    assert running is not None
    assert running.number == 1


def test_a_match_that_ended_is_finished_and_not_broken_off(
    open_game: Open, play_out: PlayOut, bigtwo_home: Path
) -> None:
    rules = dataclasses.replace(system("big-two"), match_ends="deals", match_length=1)
    game = open_game(rules)
    play_out(game)
    assert game.phase == "matchOver"
    game.close()
    path = Places(bigtwo_home).results
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE matches SET state = 'running', ended = NULL")
        other.commit()
    keeper = Keeper(Places(bigtwo_home))
    assert keeper.resume() is None
    assert keeper.results is not None
    assert [row.state for row in keeper.results.archive.matches()] == ["finished"]
    keeper.close()


def test_what_was_taken_back_never_counts(
    open_game: Open, play_out: PlayOut, until_asked: Wait
) -> None:
    game = open_game()
    until_asked(game)
    play_out(game, until=lambda: game.canTakeBack)
    game.takeBack()
    play_out(game)
    results = game._keeper.results
    assert results is not None
    assert results.archive.statistics().overall.deals == 0
    game.nextDeal()
    play_out(game)
    assert results.archive.statistics().overall.deals == 1


# Computer players


@pytest.mark.parametrize("level", LEVELS)
def test_players_decide_again_as_they_did(level: str) -> None:
    rules = system("big-two")
    deals = [Deal.shuffled(rules, 7), Deal.shuffled(rules, 7)]
    players = [Repeatable(LEVELS[level], 7, seat) for seat in range(4)]
    while not deals[0].over:
        view = SeatView.of(deals[0], deals[0].seat, (0,) * 4)
        for _ in range(random.Random(len(deals[0].events)).randrange(3)):
            players[deals[0].seat].choose(view)
        for deal in deals:
            cards = players[deal.seat].choose(view)
            if cards is None:
                deal.pass_()
            else:
                deal.play(cards)
    assert deals[0].events == deals[1].events


def test_chance_is_not_the_same_in_each_decision() -> None:
    drawn = []

    class Drawing:
        def __init__(self, source: random.Random) -> None:
            drawn.append(source.random())

        def choose(self, view: SeatView) -> None:
            return None

        interrupt = choose

    deal = Deal.shuffled(system("big-two"), 7)
    for seed in (7, 8):
        for seat in (0, 1):
            player = Repeatable(Drawing, seed, seat)  # type: ignore[arg-type]
            player.choose(SeatView.of(deal, deal.seat, (0,) * 4))
            player.interrupt(SeatView.of(deal, deal.seat, (0,) * 4))
    deal.play(deal.legal_plays()[0])
    Repeatable(Drawing, 7, 0).choose(  # type: ignore[arg-type]
        SeatView.of(deal, deal.seat, (0,) * 4)
    )
    assert len(set(drawn)) == len(drawn) == 9


# Plays out of turn


def test_computers_are_asked_once_for_a_play_out_of_turn(
    open_game: Open, lowest_first: Any, bigtwo_home: Path
) -> None:
    """Who let it be before the next seat passed is not asked again after a crash."""
    asked: list[tuple[int, int]] = []

    class Watching(lowest_first):  # type: ignore[misc]
        def interrupt(self, view: SeatView) -> None:
            asked.append((view.seat, len(view.events)))

    levels = dict.fromkeys(("beginner", "casual", "skilled", "planner"), Watching)

    game = open_game(OUT_OF_TURN, person=None, seed=MAY_AFTER_A_PASS, levels=levels)
    found: list[int] = []

    def follow(step: Step) -> None:
        if isinstance(step, Pass) and any(map(deal_of(game).interruptions, range(4))):
            found.append(len(deal_of(game).events))
            game.animator.pause()

    game.animator.shown.connect(follow)
    seeds = count(MAY_AFTER_A_PASS + 1)
    deadline = QDeadlineTimer(20_000)
    while not found:
        assert not deadline.hasExpired()
        if game.phase == "dealOver":
            game.numberedMatch(next(seeds))
        QCoreApplication.processEvents()
    before = list(asked)
    assert before
    again = open_game(OUT_OF_TURN, person=None, seed=None, levels=levels)
    events = len(deal_of(again).events)
    deadline = QDeadlineTimer(10_000)
    while len(deal_of(again).events) == events:
        assert not deadline.hasExpired()
        QCoreApplication.processEvents()
    assert asked == before


def test_an_interruption_window_opens_again(open_game: Open) -> None:
    steps: list[Step] = []
    game = open_game(OUT_OF_TURN, seed=130)

    def stop(step: Step) -> None:
        if isinstance(step, InterruptionOpen) and not steps:
            steps.append(step)
            game.animator.pause()

    game.animator.shown.connect(stop)
    deadline = QDeadlineTimer(10_000)
    while not steps:
        assert not deadline.hasExpired()
        QCoreApplication.processEvents()
        if game.yourTurn:
            decide(game)
    assert game.hand.mayInterrupt
    lying = deal_of(game).table
    again = open_game(OUT_OF_TURN, seed=None)
    assert deal_of(again).table == lying
    assert again.hand.mayInterrupt
    again.hand.interrupt()
    plays = [event for event in deal_of(again).events if isinstance(event, Play)]
    assert plays[-1].out_of_turn
    assert plays[-1].seat == 0


# The place


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path | None]:
    """A disk of one megabyte; None where the system lets nobody mount one."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place], check=False, capture_output=True
    )
    if mounted.returncode:
        yield None
        return
    yield place
    subprocess.run(["umount", "--lazy", place], check=True)


def test_a_full_disk_holds_the_game_and_nothing_is_lost(
    open_game: Open, small_disk: Path | None, bigtwo_home: Path
) -> None:
    home = bigtwo_home if small_disk is None else small_disk / "home"
    keeper = Keeper(Places(home))
    game = open_game(person=None, keeper=keeper)
    results = keeper.results
    assert results is not None
    told: list[str] = []
    shown: list[Step] = []
    game.animator.shown.connect(shown.append)
    assert game._controller is not None
    game._controller.failed.connect(told.append)
    filler = home / "filler"
    if small_disk is None:
        (pages,) = results._connection.execute("PRAGMA page_count").fetchone()
        results._connection.execute(f"PRAGMA max_page_count = {pages}")
    else:
        with open(filler, "wb", buffering=0) as file:
            while not told and not filler.stat().st_size > 2 << 20:
                try:
                    file.write(bytes(4096))
                except OSError:
                    break
    deadline = QDeadlineTimer(10_000)
    while not told:
        assert not deadline.hasExpired()
        assert game.phase != "dealOver", "everything found a place"
        QCoreApplication.processEvents()
    assert "the disk is full" in told[0] or "or is full" in told[0]
    kept = results.running()
    assert kept is not None
    if small_disk is None:
        results._connection.execute("PRAGMA max_page_count = 100000")
    else:
        filler.unlink()
    game.messages.dismiss()
    while game.phase != "dealOver":
        assert not deadline.hasExpired()
        QCoreApplication.processEvents()
    (row,) = results.archive.matches()
    page = results.archive.match(row.match_id)
    assert page is not None
    events = json.loads(results.archive.record(page.deals[0].deal))["events"]
    assert [event["event"] for event in events if event["event"] in ("play", "pass")] == [
        type(step).__name__.lower() for step in shown if isinstance(step, Play | Pass)
    ]


def test_a_folder_that_can_only_be_read_is_done_without(tmp_path: Path) -> None:
    """Checked as a user without rights to it: root may write everywhere."""
    tmp_path.chmod(0o755)
    home = tmp_path / "home"
    with closing(Results.open(Places(home).results)) as results:
        results.begin_match("m", '{"id": "big-two"}', ("You", "a", "b", "c"), ("", "x", "x", "x"))
    SettingsFile.open(Places(home).settings).save(Settings(speed="fast"))
    before = {one.name: one.read_bytes() for one in home.iterdir()}
    home.chmod(0o555)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        status = 1
        try:
            if os.geteuid() == 0:
                os.chmod(tmp_path.parent, 0o755)
                os.chmod(tmp_path.parent.parent, 0o755)
                os.setuid(65534)
            keeper = Keeper(Places(home))
            keeper.change(speed="relaxed") if keeper._file is None else None
            os.write(writing, json.dumps([keeper.results is None, keeper.notices]).encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading) as file:
        told = file.read()
    _, status = os.waitpid(child, 0)
    home.chmod(0o755)
    assert status == 0
    is_without, notices = json.loads(told)
    assert is_without
    assert any(str(home) in notice for notice in notices)
    assert notices[-1] == "You can play, but this match will not be kept."
    assert {one.name: one.read_bytes() for one in home.iterdir()} == before
    assert stat.S_ISDIR(home.stat().st_mode)


def make_newer(home: Path) -> None:
    Results.open(Places(home).results).close()
    with closing(sqlite3.connect(Places(home).results)) as other:
        other.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
        other.commit()


PLACES: dict[str, Callable[[Path], object]] = {
    "a file where the folder should be": lambda home: home.write_text("a file"),
    "a folder where the results should be": lambda home: Places(home).results.mkdir(parents=True),
    "a file above the folder": lambda home: home.parent.write_text("a file"),
    "a newer version": make_newer,
}


@pytest.mark.parametrize("make", PLACES.values(), ids=PLACES.keys())
def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so(
    tmp_path: Path, open_game: Open, play_out: PlayOut, make: Callable[[Path], object]
) -> None:
    home = tmp_path / "above" / "home"
    if make is not PLACES["a file above the folder"]:
        home.parent.mkdir()
    make(home)
    files = {one: one.read_bytes() for one in tmp_path.rglob("*") if one.is_file()}
    game = open_game(keeper=Keeper(Places(home)))
    play_out(game)
    assert game.phase == "dealOver"
    assert "You can play, but this match will not be kept." in game.messages.text
    game.close()
    kept = {one: one.read_bytes() for one in files if one.suffix != ".lock"}
    assert kept.items() <= files.items()


def test_a_folder_that_goes_while_a_match_is_played(
    open_game: Open, play_out: PlayOut, tmp_path: Path
) -> None:
    """Its files stay open: play goes on, and the next start begins with nothing."""
    home = tmp_path / "gone"
    game = open_game(keeper=Keeper(Places(home)))
    for one in home.iterdir():
        one.unlink()
    home.rmdir()
    play_out(game, until=lambda: bool(game.messages.text) or game.phase == "dealOver")
    assert game.phase == "dealOver" or game.messages.text
    game.close()
    keeper = Keeper(Places(home))
    assert keeper.results is not None
    keeper.close()


def test_a_clock_that_jumps_back_loses_nothing(
    open_game: Open, play_out: PlayOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    years = iter(range(2040, 1940, -1))
    monkeypatch.setattr(results_module, "_now", lambda: f"{next(years)}-01-01T00:00:00+00:00")
    game = open_game()
    for _ in range(3):
        play_out(game)
        game.nextDeal()
    again = open_game(seed=None)
    assert again._controller is not None
    assert len(again._controller.match.results) == 3
    assert again.dealNumber == 4


@pytest.mark.parametrize("wrong", [None, [], -1, 1e300, "\x00", [True], {"x": "y"}], ids=repr)
def test_settings_with_every_value_wrong(
    bigtwo_home: Path, open_game: Open, until_asked: Wait, wrong: object
) -> None:
    names = [one.name for one in dataclasses.fields(Settings) if one.name != "unknown"]
    path = Places(bigtwo_home).settings
    path.parent.mkdir()
    path.write_text(json.dumps(dict.fromkeys([*names, "version"], wrong)))
    keeper = Keeper(Places(bigtwo_home))
    # An object of the last table may have keys of other versions, which are kept.
    table = LastTable(unknown=wrong) if isinstance(wrong, dict) else LastTable()
    assert keeper.settings == Settings(last_table=table)
    right = {name for name in names if getattr(Settings(), name) == wrong}
    right |= {"last_table"} if table.unknown else set()
    assert all((name in keeper.notices[0]) == (name not in right) for name in names)
    game = open_game(keeper=keeper)
    until_asked(game)
    assert game.messages.text == keeper.notices[0]
