"""Databases of earlier versions come up to date with all that they held."""

from __future__ import annotations

import dataclasses
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bigtwo_qt.store import Results, schema
from tests.store.played import LEVELS, NAMES, keep_match, promises_of, records_of

START = "2026-01-02T03:04:05+00:00"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of today's version: a match that is over, and one in progress."""
    made = tmp_path / "new" / "results.db"
    with closing(Results.open(made)) as results:
        keep_match(results, "over", deals=3, seed=1)
        keep_match(results, "going on", "pusoy-dos", deals=2, length=9, seed=2, stop_after=7)
    return made


def first_version(path: Path, new: Path) -> None:
    """Write down what a database holds as the first version did."""
    path.parent.mkdir()
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as old,
        closing(Results.open(new)) as results,
    ):
        schema.migrate(old, schema.STEPS[:1])
        running = results.running()
        assert running is not None
        for match_id in results.archive.match_ids():
            page = results.archive.match(match_id)
            assert page is not None
            old.execute(
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    match_id,
                    page.row.system,
                    page.rules,
                    json.dumps(NAMES),
                    json.dumps(LEVELS),
                    {"over": 1}.get(match_id, 2),
                    page.row.state,
                    START,
                    None if page.row.state == "running" else START,
                ),
            )
            for deal in page.deals:
                record = json.loads(results.archive.record(deal.deal))
                result = json.dumps(record.pop("result"))
                add_deal(old, match_id, deal.number, record, result)
            if match_id == running.match_id:
                assert running.record is not None
                assert running.number is not None
                add_deal(old, match_id, running.number, json.loads(running.record), None)


def add_deal(
    old: sqlite3.Connection,
    match_id: str,
    number: int,
    record: dict[str, object],
    result: str | None,
) -> None:
    events = record.pop("events")
    assert isinstance(events, list)
    added = old.execute(
        "INSERT INTO deals (match, number, header, result, started) VALUES (?, ?, ?, ?, ?)",
        (match_id, number, json.dumps(record), result, START),
    )
    old.executemany(
        "INSERT INTO events VALUES (?, ?, ?)",
        [(added.lastrowid, place, json.dumps(event)) for place, event in enumerate(events)],
    )


def test_the_first_version_comes_up_to_date(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old" / "results.db"
    first_version(old, path)
    with closing(Results.open(path)) as new, closing(Results.open(old)) as migrated:
        assert migrated.notice is None
        assert list(map(json.loads, records_of(migrated))) == list(map(json.loads, records_of(new)))
        assert migrated.archive.statistics() == new.archive.statistics()
        rows = [(row.match_id, row.totals, row.winners) for row in migrated.archive.matches()]
        assert rows == [(row.match_id, row.totals, row.winners) for row in new.archive.matches()]
        before, after = new.running(), migrated.running()
        assert before is not None
        assert after is not None
        assert after.events == before.events
        assert after.deal is not None
        migrated.append(after.deal, ['{"event": "pass", "seat": 0}'])
    with closing(sqlite3.connect(old)) as reader:
        assert reader.execute("PRAGMA foreign_key_check").fetchall() == []
        assert reader.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        tables = {name for (name,) in reader.execute("SELECT name FROM sqlite_master")}
        assert not {"old_deals", "old_events"} & tables
        (events,) = reader.execute("SELECT count(*) FROM events").fetchone()
        assert events == len(before.events) + 1


def test_what_was_no_json_is_kept_as_it_was(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old" / "results.db"
    first_version(old, path)
    with closing(sqlite3.connect(old)) as damaging:
        damaging.execute("UPDATE deals SET header = 'no JSON' WHERE number = 1")
        damaging.commit()
    with closing(Results.open(old)) as migrated:
        page = migrated.archive.match("over")
        assert page is not None
        assert [deal.number for deal in page.deals] == [1, 2, 3]
        kept = migrated.archive.record(page.deals[0].deal).split("\n")
        assert kept[0] == "no JSON"
        assert json.loads(kept[-1])["scores"] == list(page.deals[0].scores)
        assert migrated.archive.statistics().overall.deals == 3


def test_a_migration_that_fails_leaves_the_first_version(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old" / "results.db"
    first_version(old, path)
    steps = (*schema.STEPS, ("ALTER TABLE none ADD COLUMN a",))
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        before = list(connection.iterdump())
        with pytest.raises(sqlite3.Error):
            schema.migrate(connection, steps)
        assert schema.version(connection) == 1
        assert list(connection.iterdump()) == before


def second_version(path: Path, new: Path) -> None:
    """Write down what a database holds as the second version did, which knew no promise."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        schema.migrate(old, schema.STEPS[:2])
        old.execute("ATTACH ? AS new", (str(new),))
        for table in ("matches", "deals", "events", "unfinished", "games", "counted"):
            columns = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({table})"))
            old.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM new.{table}")


def test_the_second_version_comes_up_to_date_and_promised_nothing(
    path: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old" / "results.db"
    second_version(old, path)
    with closing(Results.open(path)) as new, closing(Results.open(old)) as migrated:
        assert migrated.notice is None
        assert records_of(migrated) == records_of(new)
        assert migrated.archive.statistics() == new.archive.statistics()
        assert migrated.archive.matches() == new.archive.matches()
        assert set(promises_of(migrated).values()) == {None}
        before, after = new.running(), migrated.running()
        assert before is not None
        assert after is not None
        assert dataclasses.replace(before, promise=None) == after
        assert after.deal is not None
        migrated.append(after.deal, ['{"event": "end"}'])
        migrated.finish_deal(after.deal, '{"scores": [0, 1, 2, 3], "order": [0, 1, 2, 3]}')
        deal = migrated.begin_deal("going on", 4, '{"number": 4}', "a promise")
        assert migrated.archive.promise(deal) == "a promise"
    with closing(sqlite3.connect(old)) as reader:
        assert reader.execute("PRAGMA foreign_key_check").fetchall() == []
        assert reader.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_damaged_second_version_is_recovered(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old" / "results.db"
    second_version(old, path)
    with closing(Results.open(path)) as new:
        kept = records_of(new)
    old.write_bytes(bytes(4096) + old.read_bytes()[4096:])
    with closing(Results.open(old)) as recovered:
        assert recovered.notice is not None
        assert sorted(records_of(recovered)) == sorted(kept)
        assert set(promises_of(recovered).values()) == {None}
