"""Every decision is on the disk when the store says so, and no fault of a file loses one."""

from __future__ import annotations

import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.store import LockedError, Results, RunningMatch, StoreError, schema
from tests.store.played import keep_match, records_of

RULES = '{"id": "big-two", "players": 4}'
NAMES = ("You", "Mei", "Ana", "Budi")
LEVELS = ("", "greedy", "planner", "random")
HEADER = json.dumps(
    {
        "format": "bigtwo-deal/1",
        "match": "m",
        "number": 1,
        "rules": {"id": "big-two", "players": 4},
        "players": NAMES,
    }
)
PLAY = '{"event": "play", "seat": 0, "cards": ["3d"]}'
PASS = '{"event": "pass", "seat": 3}'
END = '{"event": "end"}'
RESULT = '{"scores": [0, 22, 5, 9], "order": [0, 2, 3, 1]}'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "results.db"


@pytest.fixture
def results(path: Path) -> Iterator[Results]:
    opened = Results.open(path)
    yield opened
    opened.close()


def begin(results: Results, match_id: str = "m") -> int:
    results.begin_match(match_id, RULES, NAMES, LEVELS, seed=0)
    return results.begin_deal(match_id, 1, HEADER)


def reopen(results: Results) -> Results:
    results.close()
    return Results.open(results.path)


def running(path: Path) -> RunningMatch | None:
    with closing(Results.open(path)) as opened:
        assert opened.notice is None
        return opened.running()


def make(path: Path) -> None:
    """Leave a sound database with a match in progress."""
    with closing(Results.open(path)) as opened:
        deal = begin(opened)
        for _ in range(200):
            opened.append(deal, [PLAY, PASS])


def test_new_database_has_no_match(results: Results) -> None:
    assert results.notice is None
    assert results.running() is None


def test_match_in_progress_comes_back(results: Results) -> None:
    deal = begin(results)
    results.append(deal, [PLAY])
    results.append(deal, [PASS, END])
    results.finish_deal(deal, RESULT)
    second = results.begin_deal("m", 2, '{"number": 2}')
    results.append(second, [PLAY])
    results.append(second, [PASS])
    again = reopen(results)
    found = again.running()
    again.close()
    assert found == RunningMatch(
        match_id="m",
        rules=RULES,
        players=NAMES,
        levels=LEVELS,
        seed=0,
        finished=(
            json.dumps(
                {
                    **json.loads(HEADER),
                    "events": [json.loads(event) for event in (PLAY, PASS, END)],
                    "result": json.loads(RESULT),
                }
            ),
        ),
        deal=second,
        number=2,
        header='{"number": 2}',
        events=(PLAY, PASS),
    )
    assert found is not None
    assert found.record == f'{{"number": 2, "events": [{PLAY}, {PASS}]}}'


def test_what_was_promised_stays_with_the_deal(results: Results) -> None:
    results.begin_match("m", RULES, NAMES, LEVELS, seed=0)
    first = results.begin_deal("m", 1, HEADER, "the first promise")
    results = reopen(results)
    found = results.running()
    assert found is not None
    assert (found.promise, found.numbered) == ("the first promise", False)
    results.append(first, [END])
    results.finish_deal(first, RESULT)
    found = results.running()
    assert found is not None
    assert (found.deal, found.promise) == (None, "the first promise")
    second = results.begin_deal("m", 2, '{"number": 2}')
    found = results.running()
    assert found is not None
    assert (found.deal, found.promise) == (second, None)
    assert results.archive.promise(first) == "the first promise"
    assert results.archive.promise(second) is None
    assert results.archive.promise(99) is None
    results.close()
    with closing(sqlite3.connect(results.path)) as other:
        other.execute("UPDATE deals SET promise = x'00' WHERE id = ?", (first,))
        other.commit()
    with closing(Results.open(results.path)) as again:
        assert again.archive.promise(first) is None


def test_a_match_whose_cards_were_chosen_by_number_stays_so(results: Results) -> None:
    results.begin_match("m", RULES, NAMES, LEVELS, seed=0, numbered=True)
    found = results.running()
    assert found is not None
    assert found.numbered


def test_between_two_deals_no_deal_is_open(results: Results) -> None:
    deal = begin(results)
    results.append(deal, [END])
    results.finish_deal(deal, RESULT)
    found = results.running()
    assert found is not None
    assert (found.deal, found.number, found.header, found.events) == (None, None, None, ())
    assert found.record is None
    assert len(found.finished) == 1


def test_match_that_ended_does_not_come_back(results: Results) -> None:
    begin(results)
    results.finish_match("m")
    again = reopen(results)
    assert again.running() is None
    again.close()


def test_new_match_abandons_the_one_in_progress(results: Results) -> None:
    results.append(begin(results, "old"), [PLAY])
    begin(results, "new")
    found = results.running()
    assert found is not None
    assert found.match_id == "new"
    results.close()
    with closing(sqlite3.connect(results.path)) as reader:
        states = reader.execute("SELECT id, state FROM matches ORDER BY id").fetchall()
        assert states == [("new", "running"), ("old", "abandoned")]
        assert reader.execute("SELECT event FROM events").fetchall() == [(PLAY,)]


def test_commits_are_durable_and_references_hold(results: Results) -> None:
    (mode,) = results._connection.execute("PRAGMA journal_mode").fetchone()
    (durable,) = results._connection.execute("PRAGMA synchronous").fetchone()
    assert (mode, durable) == ("wal", 2)
    with pytest.raises(StoreError):
        results.append(77, [PLAY])
    with pytest.raises(StoreError):
        results.begin_deal("no such match", 1, HEADER)


def test_failed_append_adds_none_of_its_events(results: Results) -> None:
    deal = begin(results)
    results.append(deal, [PLAY])
    with pytest.raises(StoreError):
        results.append(deal, [PASS, None])  # type: ignore[list-item]
    results.append(deal, [END])
    found = results.running()
    assert found is not None
    assert found.events == (PLAY, END)


# Killed


CHILD = """
import sys
from pathlib import Path
from bigtwo_qt.store import Results
results = Results.open(Path(sys.argv[1]))
results.begin_match("m", '{"id": "big-two"}', ["a", "b", "c", "d"])
for number in range(1, 100):
    deal = results.begin_deal("m", number, '{"number": %d}' % number)
    for event in range(20):
        results.append(deal, ['{"event": %d}' % event, '{"and": %d}' % event])
        print(number, event, flush=True)
    results.finish_deal(deal, '{"scores": []}')
"""


@pytest.mark.parametrize("seed", range(8))
def test_killed_at_any_moment_no_decision_is_lost(path: Path, seed: int) -> None:
    said = random.Random(seed).randrange(1, 400)
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(said)]
        child.kill()
        lines += child.stdout.read().splitlines()
    told = 20 * (int(lines[-1].split()[0]) - 1) + int(lines[-1].split()[1]) + 1
    found = running(path)
    assert found is not None
    kept = [json.loads(record)["events"] for record in found.finished]
    kept.append([json.loads(event) for event in found.events])
    decisions = [event["event"] for events in kept for event in events[::2]]
    assert decisions == [number % 20 for number in range(len(decisions))]
    assert all(
        pair["and"] == pair_of["event"]
        for events in kept
        for pair_of, pair in zip(events[::2], events[1::2], strict=True)
    )
    assert told <= len(decisions) <= told + 1


# Damaged


def assert_set_aside(path: Path, content: bytes) -> None:
    """Whatever the file holds is set aside; what is taken over of the match is right."""
    with closing(Results.open(path)) as opened:
        assert opened.notice is not None
        (aside,) = path.parent.glob("results-damaged-*.db")
        assert aside.name in opened.notice
        assert aside.read_bytes() == content
        found = opened.running()
        if found is not None:
            assert (found.match_id, found.header, found.players) == ("m", HEADER, NAMES)
            assert list(found.events) == ([PLAY, PASS] * 200)[: len(found.events)]
            assert "deals recovered of it: 1." in opened.notice
        begin(opened, "next")
    assert running(path) is not None


def test_file_that_is_no_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all\n" * 100)
    assert_set_aside(path, b"no database at all\n" * 100)


@pytest.mark.parametrize("kept", [1, 99, 100, 2000, 4096, 5000, 8192, 20_000])
def test_database_that_was_cut_is_set_aside(path: Path, kept: int) -> None:
    make(path)
    content = path.read_bytes()[:kept]
    path.write_bytes(content)
    assert_set_aside(path, content)


@pytest.mark.parametrize("page", [0, 1, 2, 3, 5])
def test_overwritten_page_is_set_aside(path: Path, page: int) -> None:
    make(path)
    content = bytearray(path.read_bytes())
    content[4096 * page : 4096 * page + 64] = b"\xa5" * 64
    path.write_bytes(content)
    assert_set_aside(path, bytes(content))


def test_database_of_another_program_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
        other.commit()
    assert_set_aside(path, path.read_bytes())


def test_log_without_its_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    wal = path.with_name("results.db-wal")
    wal.write_bytes(b"a log")
    with closing(Results.open(path)) as opened:
        assert opened.notice is not None
    (aside,) = path.parent.glob("results-damaged-*.db-wal")
    assert aside.read_bytes() == b"a log"


def test_damaged_lock_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.with_name("results.lock").write_bytes(b"rubbish " * 200)
    with closing(Results.open(path)) as opened:
        assert opened.running() is None


@pytest.mark.parametrize("column", ["players", "levels"])
def test_unreadable_match_is_kept_but_put_by(path: Path, column: str) -> None:
    make(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"UPDATE matches SET {column} = '[{{'")
        other.commit()
    with closing(Results.open(path)) as opened:
        assert opened.notice is not None
        assert opened.running() is None
    assert running(path) is None
    with closing(sqlite3.connect(path)) as reader:
        assert reader.execute("SELECT state FROM matches").fetchall() == [("unreadable",)]
        assert reader.execute("SELECT count(*) FROM events").fetchone() == (400,)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE events SET event = replace(event, '3d', '3c') WHERE number = 100",
        "DELETE FROM events WHERE number = 100",
        "UPDATE events SET sum = 1 WHERE number = 100",
    ],
    ids=["another card", "a decision is missing", "another sum"],
)
def test_match_goes_on_from_the_last_decision_before_damage(path: Path, change: str) -> None:
    make(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute(change)
        other.commit()
    with closing(Results.open(path)) as opened:
        assert opened.notice is not None
        assert "set aside" in opened.notice
        found = opened.running()
    assert found is not None
    assert list(found.events) == [PLAY, PASS] * 50


# Locked


def test_second_window_is_told(results: Results) -> None:
    with pytest.raises(LockedError, match=r"^Big Two is open in another window.*\.$"):
        Results.open(results.path)
    again = reopen(results)
    again.close()


def test_database_stays_open_to_readers(results: Results) -> None:
    begin(results)
    with closing(sqlite3.connect(f"file:{results.path}?mode=ro", uri=True)) as reader:
        assert reader.execute("SELECT id FROM matches").fetchall() == [("m",)]


def test_lock_of_another_program_is_told(path: Path) -> None:
    make(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LockedError, match=r"another program is using it"):
            Results.open(path)
    assert running(path) is not None


def test_lock_in_mid_deal_is_told_and_loses_nothing(results: Results) -> None:
    deal = begin(results)
    results.append(deal, [PLAY])
    with closing(sqlite3.connect(results.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedError, match=r"cannot keep the play in .*another program"):
            results.append(deal, [PASS])
    results.append(deal, [PASS])
    found = results.running()
    assert found is not None
    assert found.events == (PLAY, PASS)


# Newer, older


@pytest.mark.parametrize("crashed", [False, True], ids=["closed", "in its log"])
def test_database_of_a_newer_version_is_never_written_to(path: Path, crashed: bool) -> None:
    make(path)
    newer = f"PRAGMA user_version = {len(schema.STEPS) + 1}"
    if crashed:
        script = (
            "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
            "c.execute(sys.argv[2]); c.commit(); os._exit(0)"
        )
        subprocess.run([sys.executable, "-c", script, str(path), newer], check=True)
        assert path.with_name("results.db-wal").stat().st_size
    else:
        with closing(sqlite3.connect(path)) as other:
            other.execute(newer)
            other.commit()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"newer version of Big Two.*left as it is"):
        Results.open(path)
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*damaged*"))


NEXT_STEP = (*schema.STEPS, ("ALTER TABLE deals ADD COLUMN tricks INTEGER NOT NULL DEFAULT 0",))


def test_migration_keeps_what_was_there(path: Path) -> None:
    make(path)
    before = running(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        schema.migrate(connection, NEXT_STEP)
        assert schema.version(connection) == len(NEXT_STEP)
        assert connection.execute("SELECT tricks FROM deals").fetchall() == [(0,)]
        connection.execute(f"PRAGMA user_version = {len(schema.STEPS)}")
    assert running(path) == before


def test_migration_that_fails_changes_nothing(path: Path) -> None:
    make(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error):
            schema.migrate(connection, (*NEXT_STEP, ("ALTER TABLE none ADD COLUMN a",)))
        assert schema.version(connection) == len(schema.STEPS)
    assert running(path) is not None


# Checked at the start


def is_checked(path: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Open and close the file; return whether all of it was checked."""
    said: list[str] = []
    real = sqlite3.connect

    def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
        found: sqlite3.Connection = real(*arguments, **options)
        found.set_trace_callback(said.append)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect)
        Results.open(path).close()
    return any("quick_check" in sentence for sentence in said)


def test_file_is_checked_unless_it_is_as_it_was_closed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_checked(path, monkeypatch)
    assert not is_checked(path, monkeypatch)
    path.touch()
    assert is_checked(path, monkeypatch)
    assert not is_checked(path, monkeypatch)
    path.with_name("results.closed").write_text("[")
    assert is_checked(path, monkeypatch)


def test_file_is_checked_after_a_crash(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(path)
    child = f"""
import os, sys
from pathlib import Path
from bigtwo_qt.store import Results
Results.open(Path({str(path)!r}))
os._exit(0)
"""
    subprocess.run([sys.executable, "-c", child], check=True)
    assert is_checked(path, monkeypatch)


def test_damage_that_is_met_on_the_way_is_mended_at_the_next_start(path: Path) -> None:
    make(path)
    opened = Results.open(path)
    (root,) = opened._connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE name = 'matches'"
    ).fetchone()
    times = path.stat().st_mtime_ns
    content = bytearray(path.read_bytes())
    content[4096 * (root - 1) : 4096 * (root - 1) + 8] = b"\xa5" * 8
    path.write_bytes(content)
    os.utime(path, ns=(times, times))
    opened._connection.execute("PRAGMA shrink_memory")
    with pytest.raises(StoreError, match="damaged"):
        opened.archive.matches()
    opened.close()
    with closing(Results.open(path)) as again:
        assert again.notice is not None
        assert "set aside" in again.notice


# The folder and the disk


def test_folder_that_is_a_file_is_told(path: Path) -> None:
    path.parent.write_text("a file")
    with pytest.raises(StoreError, match=r"there is a file where a folder should be\.$"):
        Results.open(path)
    assert path.parent.read_text() == "a file"


def test_database_that_is_a_folder_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StoreError, match=r"there is a folder where a file should be\.$"):
        Results.open(path)


def append_until_refused(results: Results, deal: int) -> tuple[int, str]:
    """Return how many plays were kept, and the sentence with which the next was refused."""
    for kept in range(2000):
        try:
            results.append(deal, [PLAY])
        except StoreError as error:
            return kept, str(error)
    raise AssertionError("nothing was refused")


def test_full_disk_is_told_and_loses_nothing(results: Results) -> None:
    deal = begin(results)
    (pages,) = results._connection.execute("PRAGMA page_count").fetchone()
    results._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    kept, sentence = append_until_refused(results, deal)
    assert re.match(r"Big Two cannot keep the play in .*: the disk is full\.$", sentence)
    again = reopen(results)
    found = again.running()
    assert found is not None
    assert len(found.events) == kept
    again.append(deal, [PASS])
    again.close()


def test_file_that_may_not_grow_is_told_and_loses_nothing(path: Path) -> None:
    resource = pytest.importorskip("resource")
    del resource
    child = """
import resource, signal, sys
from pathlib import Path
from bigtwo_qt.store import Results, StoreError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
results = Results.open(Path(sys.argv[1]))
results.begin_match("m", '{"id": "big-two"}', ["a"])
deal = results.begin_deal("m", 1, "{}")
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
for number in range(10_000):
    try:
        results.append(deal, ['{"event": %d}' % number])
    except StoreError as error:
        print(number, error)
        break
"""
    done = subprocess.run(
        [sys.executable, "-c", child, str(path)], capture_output=True, text=True, check=True
    )
    number, sentence = done.stdout.split(" ", 1)
    assert "cannot keep the play in" in sentence
    found = running(path)
    assert found is not None
    assert len(found.events) == int(number)


def test_a_practice_deal_is_a_match_of_its_own_and_never_counts(tmp_path: Path) -> None:
    results = Results.open(tmp_path / "results.db")
    keep_match(results, "now", deals=2, length=5)
    counted, running = results.archive.statistics(), results.running()
    record = json.loads(records_of(results)[1]) | {"match": "again"}
    rules, players = json.dumps(record["rules"]), record["players"]
    results.add_practice("again", rules, players, LEVELS, 2, json.dumps(record))
    page = results.archive.match("again")
    assert page is not None
    assert [(deal.number, deal.kind) for deal in page.deals] == [(2, "practice")]
    assert page.row.state == "finished"
    assert results.archive.statistics() == counted
    assert results.running() == running
    with pytest.raises(StoreError):
        results.add_practice("again", rules, players, LEVELS, 2, json.dumps(record))
    results.close()
