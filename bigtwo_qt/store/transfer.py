"""Results that leave the database and come into it: tables for a spreadsheet, and deal records."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from bigtwo_qt.rules.record import Checker, Fault, is_whole_match
from bigtwo_qt.store import tally
from bigtwo_qt.store.archive import MatchPage
from bigtwo_qt.store.errors import os_failure
from bigtwo_qt.store.records import LARGEST, DamagedRecordError
from bigtwo_qt.store.results import Results

COLUMNS = ("match", "begun", "system", "state", "deal", "kind")
SEAT_COLUMNS = ("player", "level", "points", "total")
# A spreadsheet would take a text that begins so for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_LONGEST_ID = 200


@dataclass(frozen=True, slots=True)
class Exported:
    """How many deals were written, and how many could not be.

    `damaged` have a damaged record; `dependent` are practice deals that began within a match, in a
    way that only follows from the deals before: a record of such a deal alone would be faulty.
    """

    deals: int
    damaged: int = 0
    dependent: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file of records holds, before any of it is added.

    `new` are the deals that are not in the results yet, numbers and records by match; `known` is
    how many are there already; `faults` are what is wrong, with the line it stands in.
    """

    new: Mapping[str, tuple[tuple[int, str], ...]]
    known: int
    faults: tuple[Fault, ...]

    @property
    def deals(self) -> int:
        """How many deals can be added."""
        return sum(map(len, self.new.values()))


def export_csv(results: Results, path: Path, match_ids: Sequence[str] | None = None) -> Exported:
    """Write a table with a line for each deal that is over, of these matches or of all.

    The columns are COLUMNS, then SEAT_COLUMNS for each seat, numbered from 1. Raises StoreError.
    """
    archive = results.archive
    wanted = archive.match_ids() if match_ids is None else match_ids
    seats = max((len(page.row.players) for page in _pages(results, wanted)), default=0)
    deals = 0
    with _writing(path, "utf-8-sig") as file:
        table = csv.writer(file)
        numbered = (f"{name} {seat}" for seat in range(1, seats + 1) for name in SEAT_COLUMNS)
        table.writerow([*COLUMNS, *numbered])
        for page in _pages(results, wanted):
            for line in _lines(page):
                table.writerow([_harmless(cell) for cell in line])
                deals += 1
    return Exported(deals)


def _pages(results: Results, match_ids: Iterable[str]) -> Iterator[MatchPage]:
    for match_id in match_ids:
        page = results.archive.match(match_id)
        if page is not None:
            yield page


def _lines(page: MatchPage) -> Iterator[list[str | int]]:
    row = page.row
    begun = "" if row.started is None else row.started.astimezone().isoformat(sep=" ")[:19]
    for deal in page.deals:
        line: list[str | int] = [row.match_id, begun, row.system, row.state, deal.number, deal.kind]
        for seat, name in enumerate(row.players):
            level = row.levels[seat] if row.levels else ""
            line += [name, level, deal.scores[seat], deal.totals[seat]]
        yield line


def _harmless(cell: str | int) -> str | int:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def export_records(
    results: Results, path: Path, match_ids: Sequence[str] | None = None
) -> Exported:
    """Write the records of all deals that are over, of these matches or of all: a line each.

    Raises StoreError. What cannot be written is left out, and counted; without anything to write
    there is no file.
    """
    wanted = results.archive.match_ids() if match_ids is None else match_ids
    deals = damaged = dependent = 0
    with _writing(path, "utf-8") as file:
        for page in _pages(results, wanted):
            is_alone = len(page.deals) == 1
            for deal in page.deals:
                try:
                    text = results.archive.record(deal.deal)
                except DamagedRecordError:
                    damaged += 1
                    continue
                if is_alone and deal.kind == tally.PRACTICE and not is_whole_match(text):
                    dependent += 1
                    continue
                file.write(f"{text}\n")
                deals += 1
    return Exported(deals, damaged, dependent)


@contextmanager
def _writing(path: Path, encoding: str) -> Iterator[IO[str]]:
    """Write a text file beside its place, and put it there when it is whole, unless it is empty."""
    draft = path.with_name(f"{path.name}.new")
    try:
        with open(draft, "w", encoding=encoding, errors="backslashreplace", newline="") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
            is_empty = file.tell() == 0
        if is_empty:
            draft.unlink()
        else:
            os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise os_failure("write {path}", path, error) from error
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def read_records(results: Results, path: Path) -> Reading:
    """Return what a file of records would add to the results; raise StoreError.

    The rules core checks each record, and each as the next of its match, which may have begun in
    the results. A deal that is there already is not added again; another deal of the same match and
    number is a fault.
    """
    checking = _Checking(results)
    try:
        with open(path, "rb") as file:
            for number, line in enumerate(_cut(file), 1):
                checking.look(number, line)
    except OSError as error:
        raise os_failure("read {path}", path, error) from error
    if not checking.lines:
        checking.faults.append(Fault(1, "the file holds no record"))
    new = {match_id: tuple(deals) for match_id, deals in checking.new.items()}
    return Reading(new, checking.known, tuple(checking.faults))


def _cut(file: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines; what is longer than any record is cut, and then is none."""
    while line := file.readline(LARGEST):
        yield line
        while len(line) == LARGEST and not line.endswith(b"\n"):
            line = file.readline(LARGEST)


class _Checking:
    """The records of one file as they are read."""

    def __init__(self, results: Results) -> None:
        self.new: dict[str, list[tuple[int, str]]] = {}
        self.known = 0
        self.lines = 0
        self.faults: list[Fault] = []
        self._results = results
        self._checker = Checker()
        self._checked: set[tuple[str, int]] = set()
        self._deals: dict[str, dict[int, str]] = {}
        self._running: set[str] = set()

    def look(self, number: int, line: bytes) -> None:
        """Take up a line of the file."""
        if not line.strip():
            return
        self.lines += 1
        self.faults += [Fault(number, message) for message in self._messages(line)]

    def _messages(self, line: bytes) -> list[str]:
        """Take up a record; return what is wrong with it."""
        try:
            text = line.decode("utf-8-sig").strip()
        except UnicodeError:
            return ["this is no text in UTF-8"]
        try:
            found = json.loads(text)
            json.dumps(found, ensure_ascii=False).encode()
        except UnicodeError:
            return ["half a character stands in it"]
        except (ValueError, RecursionError):
            found = None
        key = _key(found)
        if key is None:
            return self._checker.check(text)
        match_id, number = key
        if len(match_id) > _LONGEST_ID:
            return [f"the name of its match has more than {_LONGEST_ID} characters"]
        deals = self._known_deals(match_id)
        if number in deals:
            if not _is_same(deals[number], text):
                return [f"deal {number} of this match is there already, and is another one"]
            self.known += 1
            return []
        for earlier in sorted(deals):
            if earlier < number and (match_id, earlier) not in self._checked:
                self._checked.add((match_id, earlier))
                self._checker.check(deals[earlier])
        messages = self._checker.check(text)
        if not messages and match_id in self._running:
            messages = ["this match is being played, and goes on only at the table"]
        if not messages:
            deals[number] = text
            self._checked.add(key)
            self.new.setdefault(match_id, []).append((number, text))
        return messages

    def _known_deals(self, match_id: str) -> dict[int, str]:
        """Return the records known of a match, "" for one that is damaged in the results."""
        if match_id not in self._deals:
            found: dict[int, str] = {}
            page = self._results.archive.match(match_id)
            if page is not None:
                if page.row.state == "running":
                    self._running.add(match_id)
                for deal in page.deals:
                    try:
                        found[deal.number] = self._results.archive.record(deal.deal)
                    except DamagedRecordError:
                        found[deal.number] = ""
            self._deals[match_id] = found
        return self._deals[match_id]


def _key(found: object) -> tuple[str, int] | None:
    """Return the match and the number of a record, None where it has none."""
    if not isinstance(found, dict):
        return None
    match_id, number = found.get("match"), found.get("number")
    if not isinstance(match_id, str) or type(number) is not int:
        return None
    return match_id, number


def _is_same(one: str, other: str) -> bool:
    """Whether two records are of the same deal, however they are written."""
    return bool(one) and bool(json.loads(one) == json.loads(other))


def add_records(results: Results, reading: Reading) -> None:
    """Add the new deals of a reading, all or none; raise StoreError."""
    results.add_imported(reading.new)
