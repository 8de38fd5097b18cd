"""Results go out as tables and records, and records come in once each, however they are spoilt."""

from __future__ import annotations

import csv
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigtwo_qt.rules.record import check
from bigtwo_qt.store import Results, StoreError
from bigtwo_qt.store.transfer import (
    Exported,
    Reading,
    add_records,
    export_csv,
    export_records,
    read_records,
)
from tests.store.played import LEVELS, NAMES, keep_match, records_of

GOLDEN = Path(__file__).parent.parent / "golden"
MATCHES = GOLDEN / "matches"


@pytest.fixture
def results(tmp_path: Path) -> Iterator[Results]:
    opened = Results.open(tmp_path / "home" / "results.db")
    yield opened
    opened.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Results]:
    opened = Results.open(tmp_path / "other" / "results.db")
    yield opened
    opened.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deals.jsonl"


def add(results: Results, path: Path) -> Reading:
    found = read_records(results, path)
    add_records(results, found)
    return found


def write(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


# Out


def test_the_table_of_deals(results: Results, tmp_path: Path) -> None:
    keep_match(results, "a", deals=2)
    keep_match(results, "b", "match-play", deals=1, names=("You", "=2+3"), levels=("", "random"))
    keep_match(results, "c", deals=1, length=3, stop_after=4, undone=[1])
    path = tmp_path / "deals.csv"
    assert export_csv(results, path) == Exported(4)
    with open(path, encoding="utf-8-sig", newline="") as opened:
        lines = list(csv.DictReader(opened))
    assert [(line["match"], line["deal"], line["kind"]) for line in lines] == [
        ("a", "1", "played"),
        ("a", "2", "played"),
        ("b", "1", "played"),
        ("c", "1", "undone"),
    ]
    assert [lines[0][f"player {seat}"] for seat in range(1, 5)] == list(NAMES)
    assert [lines[0][f"level {seat}"] for seat in range(1, 5)] == list(LEVELS)
    page = results.archive.match("a")
    assert page is not None
    for line, deal in zip(lines, page.deals, strict=False):
        assert [int(line[f"points {seat}"]) for seat in range(1, 5)] == list(deal.scores)
        assert [int(line[f"total {seat}"]) for seat in range(1, 5)] == list(deal.totals)
    assert (lines[2]["player 2"], lines[2]["points 3"]) == ("'=2+3", None)
    assert lines[0]["begun"][:2] == "20"


def test_records_go_out_as_the_core_checks_them(results: Results, file: Path) -> None:
    keep_match(results, "a", deals=3)
    keep_match(results, "b", "winner", deals=2)
    assert export_records(results, file, ["b"]) == Exported(2)
    assert export_records(results, file) == Exported(5)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines == records_of(results)
    assert check(lines) == []


def test_a_damaged_deal_is_left_out_and_counted(results: Results, file: Path) -> None:
    deals = keep_match(results, "a", deals=3)
    with closing(sqlite3.connect(results.path)) as damaging:
        damaging.execute("UPDATE deals SET record = x'0102' WHERE id = ?", (deals[1],))
        damaging.commit()
    assert export_records(results, file) == Exported(2, 1)
    assert export_csv(results, file) == Exported(3)


def test_practice_that_needs_the_deals_before_it_is_left_out(results: Results, file: Path) -> None:
    keep_match(results, "a", "winner", deals=2)
    for number, text in enumerate(records_of(results), 1):
        fields = {**json.loads(text), "match": f"practice-{number}"}
        results.add_practice(
            fields["match"],
            json.dumps(fields["rules"]),
            fields["players"],
            LEVELS,
            number,
            json.dumps(fields),
        )
    assert export_records(results, file, ["practice-2"]) == Exported(0, dependent=1)
    assert not file.exists()
    assert export_records(results, file) == Exported(3, dependent=1)
    assert check(file.read_text(encoding="utf-8").splitlines()) == []
    assert export_csv(results, file) == Exported(4)


@pytest.mark.parametrize("export", [export_csv, export_records])
def test_places_that_cannot_be_written_to(
    results: Results, tmp_path: Path, export: Callable[[Results, Path], Exported]
) -> None:
    keep_match(results, "a", deals=1)
    with pytest.raises(StoreError, match="there is no such place"):
        export(results, tmp_path / "none" / "file")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError, match="there is a folder where a file should be"):
        export(results, tmp_path / "folder")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["folder", "home"]


# In


def test_records_come_in_whole(results: Results, other: Results, file: Path) -> None:
    keep_match(results, "a", deals=3)
    keep_match(results, "b", "winner", deals=2, length=2)
    export_records(results, file)
    found = add(other, file)
    assert (found.deals, found.known, found.faults) == (5, 0, ())
    assert records_of(other) == records_of(results)
    rows = other.archive.matches()
    assert [(row.match_id, row.origin, row.state) for row in rows] == [
        ("b", "imported", "finished"),
        ("a", "imported", "finished"),
    ]
    assert [row.totals for row in rows] == [row.totals for row in results.archive.matches()]
    assert [row.winners for row in rows] == [row.winners for row in results.archive.matches()]
    assert other.archive.statistics().overall.deals == 0


@pytest.mark.parametrize("path", sorted((GOLDEN / "matches").iterdir()), ids=lambda path: path.stem)
def test_golden_matches_come_in(results: Results, path: Path) -> None:
    found = add(results, path)
    assert found.faults == ()
    assert found.deals == len(path.read_text().splitlines())
    assert list(map(json.loads, records_of(results))) == list(
        map(json.loads, path.read_text().splitlines())
    )


@pytest.mark.parametrize("path", sorted((GOLDEN / "faulty").iterdir()), ids=lambda path: path.stem)
def test_golden_faults_are_named(results: Results, path: Path) -> None:
    found = read_records(results, path)
    lines = path.read_text().splitlines()
    repeated = {line for line, text in enumerate(lines, 1) if text in lines[: line - 1]}
    assert found.known == len(repeated)
    named = {fault.line for fault in found.faults}
    assert named == {fault.line for fault in check(lines)} - repeated
    add_records(results, found)
    assert check(records_of(results)) == []


@pytest.mark.parametrize("path", sorted(MATCHES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_matches_of_every_system_go_out_as_they_came_in(
    path: Path, results: Results, file: Path
) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert add(results, path).faults == ()
    assert export_records(results, file) == Exported(len(lines))
    written = file.read_text(encoding="utf-8").splitlines()
    assert sorted(map(json.loads, written), key=str) == sorted(map(json.loads, lines), key=str)
    assert check(written) == []
    assert read_records(results, file).known == len(lines)


def test_nothing_is_doubled(results: Results, file: Path) -> None:
    keep_match(results, "a", deals=3)
    before = records_of(results), results.archive.statistics()
    lines = records_of(results)
    spaced = json.dumps(json.loads(lines[1]), indent=None, separators=(" , ", " : "))
    write(file, [*lines, spaced, "", lines[0]])
    found = add(results, file)
    assert (found.deals, found.known, found.faults) == (0, 5, ())
    assert (records_of(results), results.archive.statistics()) == before


def test_a_file_that_doubles_its_own(results: Results, other: Results, file: Path) -> None:
    keep_match(results, "a", deals=2)
    lines = records_of(results)
    write(file, [lines[0], lines[0], lines[1]])
    found = add(other, file)
    assert (found.deals, found.known, found.faults) == (2, 1, ())
    assert records_of(other) == lines


def test_a_match_goes_on_from_what_is_there(results: Results, other: Results, file: Path) -> None:
    keep_match(results, "a", deals=5)
    lines = records_of(results)
    write(file, lines[:2])
    add(other, file)
    write(file, lines[2:])
    assert add(other, file).faults == ()
    assert records_of(other) == lines
    write(file, lines[3:])
    with closing(Results.open(other.path.with_name("third.db"))) as third:
        found = read_records(third, file)
        assert str(found.faults[0]) == "line 1: number: 4, expected 1"
        assert found.deals == 0


def test_another_deal_of_the_same_number_is_a_fault(
    results: Results, other: Results, file: Path
) -> None:
    keep_match(results, "a", deals=1, seed=1)
    keep_match(other, "a", deals=1, seed=2)
    export_records(other, file)
    found = add(results, file)
    (fault,) = found.faults
    assert str(fault) == "line 1: deal 1 of this match is there already, and is another one"
    assert len(records_of(results)) == 1


def test_a_match_in_progress_is_left_alone(results: Results, other: Results, file: Path) -> None:
    keep_match(results, "a", deals=1, length=4, stop_after=3)
    keep_match(other, "a", deals=4)
    running = results.running()
    export_records(other, file)
    found = add(results, file)
    assert (found.deals, found.known) == (0, 1)
    assert "is being played" in str(found.faults[0])
    assert results.running() == running


def test_a_deleted_match_comes_back(results: Results, file: Path) -> None:
    keep_match(results, "a", deals=2)
    before = records_of(results)
    export_records(results, file)
    results.delete(["a"])
    add(results, file)
    assert records_of(results) == before
    assert results.archive.statistics().overall.deals == 2


def test_good_ones_come_in_beside_faulty_ones(results: Results, other: Results, file: Path) -> None:
    keep_match(results, "a", deals=2)
    keep_match(results, "b", deals=2)
    lines = records_of(results)
    write(file, [lines[0], "rubbish", lines[1][:200], lines[2], lines[3]])
    found = read_records(other, file)
    assert other.archive.match_ids() == []
    assert [fault.line for fault in found.faults] == [2, 3]
    assert found.deals == 3
    add_records(other, found)
    assert records_of(other) == [lines[0], lines[2], lines[3]]


FILES = {
    "empty": (b"", "line 1: the file holds no record"),
    "blank lines": (b"\n \n\n", "line 1: the file holds no record"),
    "no text": (bytes(range(128, 256)), "line 1: this is no text in UTF-8"),
    "no JSON": (b"{", "line 1: not a whole JSON object"),
    "a list": (b"[1]", "line 1: record is no object"),
    "a number": (b"17", "line 1: record is no object"),
    "too deep": (b"[" * 100_000, "line 1: nested too deeply"),
    "half a character": (b'{"match": "\\ud800", "number": 1}', "line 1: half a character"),
    "a long name": (
        b'{"match": "' + b"x" * 300 + b'", "number": 1}',
        "line 1: the name of its match has more than 200 characters",
    ),
    "a huge number": (b'{"match": "m", "number": 1' + b"0" * 4000 + b"}", "line 1: "),
    "an endless line": (b"x" * 9_000_000, "line 1: not a whole JSON object"),
    "rules of another version": (
        b'{"format": "bigtwo-deal/1", "match": "m", "number": 1, "players": ["a"], '
        b'"rules": {"id": "canasta"}}',
        "line 1: rules: no such system",
    ),
    "another format": (b'{"format": "bigtwo-deal/9", "match": "m", "number": 1}', "line 1: format"),
}


@pytest.mark.parametrize(("content", "sentence"), FILES.values(), ids=FILES.keys())
def test_files_that_hold_no_records(
    results: Results, file: Path, content: bytes, sentence: str
) -> None:
    file.write_bytes(content)
    found = add(results, file)
    assert found.deals == 0
    assert str(found.faults[0]).startswith(sentence), found.faults
    assert len(found.faults) == 1


def test_files_that_cannot_be_read(results: Results, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no such place"):
        read_records(results, tmp_path / "none.jsonl")
    with pytest.raises(StoreError, match="there is a folder where a file should be"):
        read_records(results, tmp_path)


def test_adding_is_all_or_nothing(results: Results) -> None:
    keep_match(results, "a", deals=1)
    text = records_of(results)[0]
    with pytest.raises(StoreError):
        results.add_imported({"new": [(1, text)], "other": [(None, text)]})  # type: ignore[list-item]
    assert results.archive.match_ids() == ["a"]


# Every field missing in turn, or of the wrong type


def paths_in(found: object) -> Iterator[tuple[str | int, ...]]:
    """Yield where every field and item of a record is."""
    items = (
        found.items()
        if isinstance(found, dict)
        else enumerate(found)
        if isinstance(found, list)
        else ()
    )
    for name, inner in items:
        yield (name,)
        yield from ((name, *path) for path in paths_in(inner))


def changed(record: object, path: tuple[str | int, ...], value: object) -> object:
    """Return a record in which one value is another, or missing where that is MISSING."""
    if not path:
        return value
    copy: Any = record.copy()  # type: ignore[attr-defined]
    if value is MISSING and len(path) == 1:
        del copy[path[0]]
    else:
        copy[path[0]] = changed(copy[path[0]], path[1:], value)
    return copy


MISSING = object()
RECORDS = [
    json.loads((GOLDEN / "matches" / f"{name}.jsonl").read_text().splitlines()[line])
    for name, line in (("big-two-4", 0), ("winner-4", 1), ("partners-4", 0), ("three-players-3", 0))
]
FIRST = [json.loads((GOLDEN / "matches" / "winner-4.jsonl").read_text().splitlines()[0])]


def assert_said(path: Path, lines: list[str]) -> None:
    """Whatever stands in these lines: each is taken or said, and what is taken is sound."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.with_suffix(".jsonl")
    write(file, lines)
    with closing(Results.open(path)) as results:
        found = add(results, file)
        assert found.deals + found.known + len({fault.line for fault in found.faults}) == len(lines)
        assert all(fault.message and "Traceback" not in fault.message for fault in found.faults)
        assert check(records_of(results)) == []
        results.archive.statistics()
        for match_id in results.archive.match_ids():
            results.archive.match(match_id)
    path.unlink()


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_every_field_missing_in_turn(results: Results, file: Path, number: int) -> None:
    before = [json.dumps(one) for one in FIRST] if number == 1 else []
    missed = 0
    for path in paths_in(RECORDS[number]):
        lines = [*before, json.dumps(changed(RECORDS[number], path, MISSING))]
        write(file, lines)
        found = read_records(results, file)
        assert [fault.message for fault in found.faults] == [f.message for f in check(lines)], path
        missed += bool(found.faults)
    assert missed > 250


_values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.just(1 << 70)
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(["3d", "jb", "9s", "play", "pass"])
    | st.lists(st.integers(-1, 9) | st.text(max_size=2), max_size=3)
    | st.dictionaries(st.text(max_size=5), st.none(), max_size=2)
)


@settings(max_examples=150)
@given(data=st.data())
def test_any_value_of_the_wrong_type(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, len(RECORDS) - 1))
    record: object = RECORDS[number]
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(paths_in(record))))
        record = changed(record, path, data.draw(_values | st.just(MISSING)))
    lines = [json.dumps(one) for one in [*(FIRST if number == 1 else []), record]]
    assert_said(tmp_path_factory.mktemp("any") / "results.db", lines)


@settings(max_examples=40)
@given(lines=st.lists(st.text(max_size=40).filter(lambda text: text.strip()), min_size=1))
def test_any_text(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    path = tmp_path_factory.mktemp("any") / "results.db"
    file = path.with_suffix(".jsonl")
    file.write_text("\n".join(lines), encoding="utf-8", errors="surrogatepass")
    with closing(Results.open(path)) as results:
        found = add(results, file)
        assert found.deals == 0
        assert found.faults
