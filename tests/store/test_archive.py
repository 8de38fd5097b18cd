"""The list of matches, their pages, and statistics that count what should count."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, date, datetime
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.match import standing
from bigtwo_qt.store import Results, StoreError
from bigtwo_qt.store import results as results_module
from bigtwo_qt.store.archive import Filter, Statistics
from bigtwo_qt.store.tally import result_of
from tests.store.played import LEVELS, NAMES, keep_match, practise, records_of


@pytest.fixture
def results(tmp_path: Path) -> Iterator[Results]:
    opened = Results.open(tmp_path / "home" / "results.db")
    yield opened
    opened.close()


def ids(results: Results, **wanted: Any) -> list[str]:
    found = results.archive.matches(Filter(**wanted))
    assert results.archive.count_matches(Filter(**wanted)) == len(found)
    return [row.match_id for row in found]


# The list


def test_the_list_has_what_was_played_last_first(results: Results) -> None:
    for name in ("a", "b", "c"):
        keep_match(results, name, deals=1)
    assert ids(results) == ["c", "b", "a"]
    assert [row.match_id for row in results.archive.matches(first=1, most=1)] == ["b"]


def test_a_row_of_the_list(results: Results) -> None:
    keep_match(results, "m", "pusoy-dos", deals=2)
    (row,) = results.archive.matches()
    assert (row.match_id, row.system, row.players, row.levels) == ("m", "pusoy-dos", NAMES, LEVELS)
    assert (row.state, row.origin, row.deals, row.person) == ("finished", "played", 2, 0)
    assert row.started is not None
    assert abs((datetime.now(UTC) - row.started).total_seconds()) < 60
    found = [json.loads(text) for text in records_of(results)]
    scores = [record["result"]["scores"] for record in found]
    assert row.totals == tuple(map(sum, zip(*scores, strict=True)))
    rules = Rules.from_dict(found[0]["rules"])
    state = standing(rules, [result_of(record["result"]) for record in found])
    assert row.winners == state.winners
    assert row.winners


def test_a_match_in_which_nothing_was_played_does_not_show(results: Results) -> None:
    keep_match(results, "empty", deals=0, stop_after=3, length=2)
    assert ids(results) == ["empty"]  # it is in progress
    keep_match(results, "next", deals=1)
    assert ids(results) == ["next"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, ["partners", "dos", "first"]),
        ({"system": "pusoy-dos"}, ["dos"]),
        ({"system": "winner"}, []),
        ({"player": "Mei"}, ["partners", "first"]),
        ({"player": "M"}, []),
        ({"player": 'a "quoted" name'}, ["dos"]),
        ({"level": "planner"}, ["dos"]),
        ({"level": "greedy"}, ["partners", "first"]),
        ({"text": "BUDI"}, ["partners", "first"]),
        ({"text": "pusoy you"}, ["dos"]),
        ({"text": "partnership"}, ["partners"]),
        ({"text": "partnership pusoy"}, []),
        ({"text": "%"}, []),
        ({"text": "ünal"}, ["dos"]),
        ({"system": "big-two", "player": "Mei", "level": "random", "text": "standard"}, ["first"]),
    ],
    ids=str,
)
def test_filters(results: Results, wanted: dict[str, str], found: list[str]) -> None:
    keep_match(results, "first", deals=1)
    names = ("You", 'a "quoted" name', "ÜNAL", "back\\slash")
    keep_match(results, "dos", "pusoy-dos", deals=1, names=names, levels=("", *["planner"] * 3))
    keep_match(results, "partners", "partners", deals=1)
    assert ids(results, **wanted) == found


def test_choices_for_filters(results: Results) -> None:
    keep_match(results, "m", deals=1)
    keep_match(results, "n", "pusoy-dos", deals=1, names=("You", "zoe", "Äpfel", "Budi"))
    assert results.archive.players() == ["Ana", "Budi", "Mei", "You", "zoe", "Äpfel"]
    assert results.archive.systems() == ["big-two", "pusoy-dos"]


def test_days(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in (1, 2, 3):
        noon = datetime(2026, 5, day, 12).astimezone().astimezone(UTC)
        monkeypatch.setattr(results_module, "_now", lambda noon=noon: noon.isoformat())
        keep_match(results, str(day), deals=1)
    assert ids(results, since=date(2026, 5, 2)) == ["3", "2"]
    assert ids(results, until=date(2026, 5, 2)) == ["2", "1"]
    assert ids(results, since=date(2026, 5, 2), until=date(2026, 5, 2)) == ["2"]
    assert ids(results, since=date(2026, 5, 4)) == []


def test_order_does_not_rely_on_the_clock(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    years = iter((2026, 1999, 2031, 1970))
    for name in ("a", "b", "c", "d"):
        year = next(years)
        monkeypatch.setattr(
            results_module, "_now", lambda year=year: f"{year}-01-01T00:00:00+00:00"
        )
        keep_match(results, name, deals=2)
    assert ids(results) == ["d", "c", "b", "a"]
    assert results.archive.match_ids() == ["a", "b", "c", "d"]


# A match


def test_the_page_of_a_match(results: Results) -> None:
    deals = keep_match(results, "m", deals=3)
    page = results.archive.match("m")
    assert page is not None
    assert page.row == results.archive.matches()[0]
    assert Rules.from_json(page.rules).id == "big-two"
    assert [deal.deal for deal in page.deals] == deals
    assert [deal.number for deal in page.deals] == [1, 2, 3]
    totals: tuple[int, ...] = (0, 0, 0, 0)
    for deal in page.deals:
        record = json.loads(results.archive.record(deal.deal))
        assert record["result"] == {"scores": list(deal.scores), "order": list(deal.order)}
        assert record["number"] == deal.number
        totals = tuple(map(sum, zip(totals, deal.scores, strict=True)))
        assert deal.totals == totals
    assert page.row.totals == totals


def test_a_deal_in_progress_is_not_on_the_page(results: Results) -> None:
    keep_match(results, "m", deals=1, length=4, stop_after=5)
    page = results.archive.match("m")
    assert page is not None
    assert len(page.deals) == 1
    assert page.row.state == "running"


def test_what_is_not_there(results: Results) -> None:
    assert results.archive.match("m") is None
    with pytest.raises(StoreError, match="not in the results"):
        results.archive.record(7)


# Statistics


def expected(records: Sequence[dict[str, Any]]) -> Statistics:
    """Return the statistics of seat 0, worked out deal by deal."""
    won = [record["result"]["order"][0] == 0 for record in records]
    scores = [record["result"]["scores"] for record in records]
    low = [points[0] for points, record in zip(scores, records, strict=True) if is_lowest(record)]
    high = [
        points[0] for points, record in zip(scores, records, strict=True) if not is_lowest(record)
    ]
    runs = [len(list(run)) for is_won, run in groupby(won) if is_won]
    plays: dict[str, int] = {}
    for record, is_won in zip(records, won, strict=True):
        if is_won:
            last = [event for event in record["events"] if event["event"] == "play"][-1]
            played = Rules.from_dict(record["rules"]).classify(last["cards"])
            assert played is not None
            plays[played.kind.value] = plays.get(played.kind.value, 0) + 1
    return Statistics(
        deals=len(records),
        won=sum(won),
        penalty=fmean(low) if low else None,
        points=fmean(high) if high else None,
        streak=runs[-1] if won and won[-1] else 0,
        longest_streak=max(runs, default=0),
        plays=tuple(sorted(plays.items(), key=lambda item: (-item[1], item[0]))),
    )


def is_lowest(record: dict[str, Any]) -> bool:
    return bool(record["rules"]["result"] == "lowest")


def without_ends(found: Statistics) -> Statistics:
    from dataclasses import replace

    return replace(found, best=None, worst=None)


def test_statistics(results: Results) -> None:
    keep_match(results, "a", deals=12, seed=1)
    keep_match(results, "b", "pusoy-dos", deals=9, seed=2, levels=("", *["random"] * 3))
    keep_match(results, "c", deals=11, seed=3, levels=("", "random", "random", "random"))
    found = results.archive.statistics()
    records = [json.loads(text) for text in records_of(results)]
    assert without_ends(found.overall) == expected(records)
    assert found.overall.longest_streak > 1
    by_match = {name: [r for r in records if r["match"] == name] for name in "abc"}
    assert set(found.systems) == {"big-two", "pusoy-dos"}
    assert without_ends(found.systems["big-two"]) == expected(by_match["a"] + by_match["c"])
    assert without_ends(found.systems["pusoy-dos"]) == expected(by_match["b"])
    assert set(found.levels) == {"greedy", "random"}
    assert without_ends(found.levels["greedy"]) == expected(by_match["a"])
    assert without_ends(found.levels["random"]) == expected(records)
    assert found.overall.share == found.overall.won / 32
    assert found.overall.favourite == found.overall.plays[0][0]
    best, worst = found.systems["big-two"].best, found.systems["big-two"].worst
    assert best is not None
    assert worst is not None
    margins = {
        (record["match"], record["number"]): fmean(record["result"]["scores"][1:])
        - record["result"]["scores"][0]
        for record in by_match["a"] + by_match["c"]
    }
    assert best.margin == max(margins.values()) == margins[best.match_id, best.number]
    assert worst.margin == min(margins.values()) == margins[worst.match_id, worst.number]


def test_no_statistics_yet(results: Results) -> None:
    found = results.archive.statistics()
    assert found.overall == Statistics()
    assert (found.overall.share, found.overall.favourite) == (None, None)
    assert (found.systems, found.levels) == ({}, {})


def test_sides_win_together(results: Results) -> None:
    keep_match(results, "m", "partners", deals=6, seed=4)
    records = [json.loads(text) for text in records_of(results)]
    won = sum(record["result"]["scores"][0] > 0 for record in records)
    assert results.archive.statistics().overall.won == won
    assert won > sum(record["result"]["order"][0] == 0 for record in records)


def test_what_never_counts(results: Results) -> None:
    keep_match(results, "m", deals=3, undone=[1, 3])
    assert results.archive.statistics().overall.deals == 1
    page = results.archive.match("m")
    assert page is not None
    assert [deal.kind for deal in page.deals] == ["undone", "played", "undone"]
    assert page.row.deals == 3
    results.delete(["m"])
    practise(results, "again", deals=2)
    keep_match(results, "computers", deals=2, levels=("greedy", *["random"] * 3))
    keep_match(results, "in progress", deals=0, length=2, stop_after=4)
    assert results.archive.statistics().overall == Statistics()


def test_a_deal_in_which_something_was_taken_back_never_counts(results: Results) -> None:
    (deal,) = keep_match(results, "m", deals=0, length=1, stop_after=9)
    running = results.running()
    assert running is not None
    results.take_back(deal, 4)
    results.append(deal, running.events[4:])
    results.finish_deal(deal, '{"scores": [0, 1, 2, 3], "order": [0, 1, 2, 3]}')
    assert results.archive.statistics().overall.deals == 0
    page = results.archive.match("m")
    assert page is not None
    assert [deal.kind for deal in page.deals] == ["undone"]


def test_rules_that_this_version_refuses_still_count(results: Results) -> None:
    rules = {"id": "canasta", "result": "lowest"}
    results.begin_match("old", json.dumps(rules), NAMES, LEVELS)
    header = {"match": "old", "number": 1, "rules": rules}
    deal = results.begin_deal("old", 1, json.dumps(header))
    results.append(deal, ['{"event": "play", "seat": 0, "cards": ["3d"]}', '{"event": "end"}'])
    results.finish_deal(deal, '{"scores": [0, 3, 3, 3], "order": [0, 1, 2, 3]}', True)
    found = results.archive.statistics().systems["canasta"]
    assert (found.deals, found.won, found.penalty, found.plays) == (1, 1, 0, ())
    (row,) = results.archive.matches()
    assert (row.system, row.totals, row.winners) == ("canasta", (0, 3, 3, 3), ())


# Deleting


def test_deleting_and_undoing_it(results: Results) -> None:
    keep_match(results, "a", deals=4, seed=1)
    keep_match(results, "b", deals=2, seed=2)
    before = results.archive.statistics(), results.archive.matches()
    assert results.delete(["a", "no such match"]) == 1
    assert ids(results) == ["b"]
    assert results.archive.match("a") is None
    assert results.archive.statistics().overall.deals == 2
    assert results.delete(["a"]) == 0
    assert results.bring_back(["a"]) == 1
    assert (results.archive.statistics(), results.archive.matches()) == before


def test_what_was_deleted_goes_with_the_next_start(results: Results) -> None:
    keep_match(results, "a", deals=2)
    keep_match(results, "b", deals=1)
    results.delete(["a"])
    results.close()
    with closing(Results.open(results.path)) as again:
        assert again.bring_back(["a"]) == 0
        assert ids(again) == ["b"]
    with closing(sqlite3.connect(results.path)) as reader:
        assert reader.execute("SELECT match FROM deals").fetchall() == [("b",)]
    assert b'"match": "a"' not in results.path.read_bytes()


def test_the_match_in_progress_is_not_deleted(results: Results) -> None:
    keep_match(results, "m", deals=1, length=3, stop_after=2)
    assert results.delete(["m"]) == 0
    assert results.running() is not None


# Any order of doing things


_steps = st.lists(
    st.tuples(st.sampled_from(["play", "undo", "delete", "bring back"]), st.integers(0, 5)),
    max_size=12,
)


@settings(max_examples=15)
@given(steps=_steps)
def test_statistics_are_those_of_what_counts(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, int]]
) -> None:
    path = tmp_path_factory.mktemp("any") / "results.db"
    deals: dict[int, list[int]] = {}
    deleted: set[int] = set()
    undone: set[int] = set()
    with closing(Results.open(path)) as results:
        for what, number in steps:
            if what in ("play", "undo") and number not in deals:
                system_id = ("big-two", "pusoy-dos")[number % 2]
                taken_back = [1] if what == "undo" else []
                deals[number] = keep_match(
                    results,
                    str(number),
                    system_id,
                    deals=1 + number % 3,
                    seed=number,
                    undone=taken_back,
                )
                undone.update(deals[number][:1] if taken_back else [])
            elif what == "delete" and number in deals:
                results.delete([str(number)])
                deleted.add(number)
            elif what == "bring back" and number in deals:
                results.bring_back([str(number)])
                deleted.discard(number)
        counted = sorted(
            deal
            for number, of_match in deals.items()
            if number not in deleted
            for deal in of_match
            if deal not in undone
        )
        records = [json.loads(results.archive.record(deal)) for deal in counted]
        assert without_ends(results.archive.statistics().overall) == expected(records)


# Reading alone


def test_a_second_window_reads_what_the_first_has(results: Results) -> None:
    keep_match(results, "m", deals=2, length=5, stop_after=6)
    with closing(Results.open_read_only(results.path)) as reader:
        assert reader.is_read_only
        assert not results.is_read_only
        assert ids(reader) == ["m"]
        assert reader.running() == results.running()
        keep_match(results, "n", deals=1)
        assert ids(reader) == ["n", "m"]
        with pytest.raises(StoreError, match="can only be read"):
            reader.finish_match("m")
        with pytest.raises(StoreError, match="can only be read"):
            reader.keep_arrangement("m", "{}")


def test_reading_alone_leaves_everything_as_it_is(results: Results) -> None:
    keep_match(results, "m", deals=1)
    results.close()
    before = results.path.read_bytes()
    with closing(Results.open_read_only(results.path)) as reader:
        assert ids(reader) == ["m"]
    assert results.path.read_bytes() == before
    with closing(Results.open(results.path)) as again:
        assert ids(again) == ["m"]


def test_what_cannot_be_read_alone(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="older version"):
        Results.open_read_only(tmp_path / "results.db")
    (tmp_path / "results.db").write_bytes(b"no database at all\n" * 100)
    with pytest.raises(StoreError, match="damaged"):
        Results.open_read_only(tmp_path / "results.db")
    assert [one.name for one in tmp_path.iterdir()] == ["results.db"]
