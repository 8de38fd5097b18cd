"""Whatever is cut off or flipped: the file is set aside, and what can be read of it goes on."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bigtwo_qt.rules.commitment import Promise
from bigtwo_qt.rules.record import Checker, from_text
from bigtwo_qt.store import Results
from bigtwo_qt.store.records import DamagedRecordError
from tests.store.played import keep_match, promises_of

CUTS = 50
FLIPS = 50
MATCHES = 6


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of seven matches, the last of them in the midst of a deal."""
    path = tmp_path_factory.mktemp("sound") / "results.db"
    with closing(Results.open(path)) as results:
        for number in range(MATCHES):
            system_id = ("big-two", "pusoy-dos", "double-deck")[number % 3]
            seats = 8 if system_id == "double-deck" else 4
            names = [f"player {seat}" for seat in range(seats)]
            levels = ["", *["greedy"] * (seats - 1)]
            keep_match(
                results, f"m{number}", system_id, deals=5, seed=number, names=names, levels=levels
            )
        keep_match(results, "going on", deals=2, length=9, seed=9, stop_after=30)
    return path


@pytest.fixture(scope="module")
def kept(sound: Path) -> dict[tuple[str, int], str]:
    """All records of the sound database by match and number."""
    with closing(Results.open_read_only(sound)) as results:
        return records(results)


@pytest.fixture(scope="module")
def events(sound: Path) -> tuple[str, ...]:
    """The events of the deal in progress."""
    with closing(Results.open_read_only(sound)) as results:
        running = results.running()
    assert running is not None
    return running.events


def records(results: Results) -> dict[tuple[str, int], str]:
    """Return what can be read of all deals; one that is damaged says so."""
    found = {}
    for match_id in results.archive.match_ids():
        page = results.archive.match(match_id)
        assert page is not None
        for deal in page.deals:
            with suppress(DamagedRecordError):
                found[match_id, deal.number] = results.archive.record(deal.deal)
    return found


def damaged(path: Path, content: bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return path


def check(path: Path, kept: dict[tuple[str, int], str], events: tuple[str, ...]) -> int:
    """Open a damaged file: nothing wrong is taken for right. Return how many deals are there."""
    content = path.read_bytes()
    with closing(Results.open(path)) as results:
        found = records(results)
        assert found.items() <= kept.items()
        for key, promise in promises_of(results).items():
            if promise is not None and key in found:
                header = from_text(found[key]).header
                assert Promise.from_text(promise).is_kept_by(header.as_dealt)
        running = results.running()
        if running is not None:
            assert running.events == events[: len(running.events)]
            assert running.header is None or json.loads(running.header)["match"] == "going on"
        results.archive.statistics()
        aside = list(path.parent.glob("results-damaged-*.db"))
        if results.notice is None:
            assert not aside
        else:
            assert aside[0].name in results.notice
            assert aside[0].read_bytes() == content
        keep_match(results, "afterwards", deals=1)
    with closing(Results.open(path)) as again:
        assert again.notice is None
        assert again.archive.match("afterwards") is not None
        page = again.archive.match("m0")
        if page is not None and results.notice is None:
            assert page.row.deals == 5
    return len(found)


def test_cut_at_fifty_lengths(
    sound: Path, tmp_path: Path, kept: dict[tuple[str, int], str], events: tuple[str, ...]
) -> None:
    content = sound.read_bytes()
    lengths = sorted(random.Random(1).sample(range(len(content)), CUTS))
    recovered = [
        check(damaged(tmp_path / str(place) / "results.db", content[:length]), kept, events)
        for place, length in enumerate(lengths)
    ]
    assert recovered == sorted(recovered)
    assert recovered[-1] >= 25
    assert sum(recovered) > CUTS * len(kept) / 4


def test_bytes_flipped_at_fifty_places(
    sound: Path, tmp_path: Path, kept: dict[tuple[str, int], str], events: tuple[str, ...]
) -> None:
    chance = random.Random(2)
    recovered = []
    for place in range(FLIPS):
        content = bytearray(sound.read_bytes())
        for _ in range(chance.choice((1, 1, 16, 64))):
            content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        path = damaged(tmp_path / str(place) / "results.db", bytes(content))
        recovered.append(check(path, kept, events))
    assert sum(recovered) > 0.8 * FLIPS * len(kept)


@pytest.mark.parametrize("page", range(12))
def test_a_page_of_rubbish(
    sound: Path,
    tmp_path: Path,
    kept: dict[tuple[str, int], str],
    events: tuple[str, ...],
    page: int,
) -> None:
    content = bytearray(sound.read_bytes())
    content[4096 * page : 4096 * (page + 1)] = random.Random(page).randbytes(4096)
    assert check(damaged(tmp_path / "here" / "results.db", bytes(content)), kept, events) >= 24


def test_without_its_first_page_all_is_recovered(
    sound: Path, tmp_path: Path, kept: dict[tuple[str, int], str], events: tuple[str, ...]
) -> None:
    content = bytes(4096) + sound.read_bytes()[4096:]
    path = damaged(tmp_path / "here" / "results.db", content)
    with closing(Results.open(path)) as results:
        assert records(results) == kept
        running = results.running()
        assert running is not None
        assert running.events == events
        assert results.notice is not None
        assert f"deals recovered of it: {len(kept) + 1}." in results.notice
        with closing(Results.open_read_only(sound)) as whole:
            assert results.archive.statistics() == whole.archive.statistics()
            assert results.archive.matches() == whole.archive.matches()
            assert promises_of(results) == promises_of(whole)
            before = whole.running()
            assert before is not None
            assert running.promise == before.promise is not None
        checker = Checker()
        assert all(not checker.check(text) for text in records(results).values())


def test_what_stands_in_the_log_alone_is_recovered(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "home" / "results.db"
    path.parent.mkdir()
    shutil.copy(sound, path)
    child = """
import os, sys
from pathlib import Path
from bigtwo_qt.store import Results
from tests.store.played import keep_match
results = Results.open(Path(sys.argv[1]))
keep_match(results, "in the log", deals=2, length=8, stop_after=20)
os._exit(0)
"""
    root = Path(__file__).parent.parent.parent
    subprocess.run([sys.executable, "-c", child, path], check=True, cwd=root)
    assert path.with_name("results.db-wal").stat().st_size
    content = bytearray(path.read_bytes())
    content[:4096] = bytes(4096)
    path.write_bytes(content)
    with closing(Results.open(path)) as results:
        running = results.running()
        assert running is not None
        assert (running.match_id, len(running.finished), len(running.events)) == (
            "in the log",
            2,
            20,
        )


def test_a_match_with_a_hole_does_not_go_on(
    sound: Path, tmp_path: Path, kept: dict[tuple[str, int], str]
) -> None:
    path = damaged(tmp_path / "here" / "results.db", sound.read_bytes())
    with closing(sqlite3.connect(path)) as other:
        other.execute("DELETE FROM deals WHERE match = 'going on' AND number = 1")
        other.commit()
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    with closing(Results.open(path)) as results:
        assert results.running() is None
        page = results.archive.match("going on")
        assert page is not None
        assert page.row.state == "abandoned"
        assert [deal.number for deal in page.deals] == [2]


def test_what_was_deleted_does_not_come_back(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "home" / "results.db"
    path.parent.mkdir()
    shutil.copy(sound, path)
    with closing(Results.open(path)) as results:
        results.delete(["m0", "m1", "m2", "m3"])
    Results.open(path).close()
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    with closing(Results.open(path)) as results:
        assert results.archive.match_ids() == ["m4", "m5", "going on"]


@pytest.mark.parametrize("is_numbered", [False, True])
def test_whether_the_cards_were_chosen_by_number_is_recovered(
    tmp_path: Path, is_numbered: bool
) -> None:
    path = tmp_path / "home" / "results.db"
    with closing(Results.open(path)) as results:
        keep_match(results, "m", deals=1, length=3, stop_after=5, numbered=is_numbered)
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    with closing(Results.open(path)) as results:
        assert results.notice is not None
        running = results.running()
        assert running is not None
        assert running.numbered == is_numbered
