"""What can still be read of a damaged results database, whichever part of it is damaged.

The file is read page by page as the format of SQLite has it (https://sqlite.org/fileformat2.html),
without the trees that lead to the pages. A row is known by its shape; that a deal or an event is
what it was, by its check sum.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bigtwo_qt.store import records
from bigtwo_qt.store.errors import os_failure

Value = int | float | str | bytes | None
Row = tuple[Value, ...]

PAGE_SIZE = 4096
_PAGE_SIZES = frozenset(1 << bits for bits in range(9, 17))
_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER = 13, 10, 2
_FILE_HEADER = 100
_LOG_HEADER = 32
_FRAME_HEADER = 24
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_STATES = ("running", "finished", "abandoned", "unreadable")
_ORIGINS = ("played", "imported", "recovered")
_KINDS = ("played", "undone", "practice")
_NUMBERED = 11
"""Where in the row of a match, after its levels, it stands whether it is numbered."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The row of a match."""

    match_id: str
    rules: str
    players: str
    levels: str
    seed: int | None
    state: str
    started: str
    ended: str | None
    place: int
    origin: str
    deals: int
    numbered: bool


@dataclass(frozen=True, slots=True)
class SavedDeal:
    """The row of a deal, whose record is whole."""

    deal: int
    match_id: str
    number: int
    kind: str
    record: bytes
    result: str | None
    started: str
    ended: str | None
    promise: bytes | None


@dataclass(frozen=True, slots=True)
class Saved:
    """What could be read. The events of a deal in progress reach as far as none is missing."""

    matches: dict[str, SavedMatch] = field(default_factory=dict)
    deals: dict[int, SavedDeal] = field(default_factory=dict)
    events: dict[int, list[str]] = field(default_factory=dict)
    exchanges: dict[str, str] = field(default_factory=dict)

    @property
    def running(self) -> str | None:
        """The match in progress: of several, because a page is an old one, the newest."""
        found = [row for row in self.matches.values() if row.state == "running"]
        return max(found, key=lambda row: row.place).match_id if found else None


def read(path: Path) -> Saved:
    """Return what can be read of a database and its log; raise StoreError where no file can."""
    saved = Saved()
    events: dict[int, dict[int, str]] = {}
    for rowid, row in _rows(_pages(path)):
        match row:
            case (int(deal), int(number), str(event), int(found)):
                if found == records.sum_of(deal, number, event):
                    events.setdefault(deal, {})[number] = event
            case (None, str(match_id), int(number), str(kind), bytes(record), *rest):
                found_deal = _deal(rowid, match_id, number, kind, record, rest)
                known = saved.deals.get(rowid)
                if found_deal is not None and (known is None or known.result is None):
                    saved.deals[rowid] = found_deal
            case (str(match_id), str(exchange), _) if exchange.startswith("{"):
                saved.exchanges[match_id] = exchange
            case (str(match_id), str(), str(rules), str(players), str(levels), *rest):
                found_match = _match(match_id, rules, players, levels, rest)
                before = saved.matches.get(match_id)
                if found_match is not None and (
                    before is None or before.deals <= found_match.deals
                ):
                    saved.matches[match_id] = found_match
    for deal, numbered in events.items():
        whole = 0
        while whole in numbered:
            whole += 1
        saved.events[deal] = [numbered[number] for number in range(whole)]
    return saved


def _deal(
    deal: int,
    match_id: str,
    number: int,
    kind: str,
    record: bytes,
    rest: list[Value],
) -> SavedDeal | None:
    match rest:
        case [result, str(started), ended, *more] if kind in _KINDS and len(more) <= 1:
            # A row of an older version has no promise.
            promise = more[0] if more and records.promise_of(more[0]) is not None else None
        case _:
            return None
    try:
        text = records.unpack(record)
        if json.dumps(match_id) not in text or f'"number": {number}' not in text:
            fields = records.fields_of(record)
            match_id, number = str(fields["match"]), int(fields["number"])
    except (records.DamagedRecordError, LookupError, TypeError, ValueError):
        return None
    return SavedDeal(
        deal,
        match_id,
        number,
        kind,
        record,
        result if isinstance(result, str) else None,
        started,
        ended if isinstance(ended, str) else None,
        promise if isinstance(promise, bytes) else None,
    )


def _match(
    match_id: str, rules: str, players: str, levels: str, rest: list[Value]
) -> SavedMatch | None:
    match rest:
        case [seed, str(state), str(started), ended, int(place), str(origin), int(deals), *_]:
            if state in _STATES and origin in _ORIGINS:
                return SavedMatch(
                    match_id,
                    rules,
                    players,
                    levels,
                    seed if isinstance(seed, int) else None,
                    state,
                    started,
                    ended if isinstance(ended, str) else None,
                    place,
                    origin,
                    deals,
                    numbered=rest[_NUMBERED:] == [1],
                )
    return None


# The pages.


@dataclass(frozen=True, slots=True)
class _Pages:
    """The pages of a file by number from 1, as its log has changed them; `usable` bytes of each."""

    usable: int
    by_number: Mapping[int, bytes]


def _pages(path: Path) -> _Pages:
    try:
        content = path.read_bytes() if path.exists() else b""
        log_path = path.with_name(f"{path.name}-wal")
        log = log_path.read_bytes() if log_path.exists() else b""
    except OSError as error:
        raise os_failure("read {path}", path, error) from error
    size = int.from_bytes(content[16:18], "big")
    size = 65536 if size == 1 else size
    if size not in _PAGE_SIZES:
        size = PAGE_SIZE
    reserved = content[20] if len(content) > 20 else 0
    usable = size - reserved if size - reserved >= 480 else size
    pages = {
        number: content[start : start + size]
        for number, start in enumerate(range(0, len(content), size), 1)
    }
    pages.update(_logged(log, size))
    return _Pages(usable, pages)


def _logged(log: bytes, size: int) -> dict[int, bytes]:
    """Return the newest page of each number that was committed to a log."""
    if len(log) < _LOG_HEADER:
        return {}
    magic, _, page_size, _, salts = struct.unpack(">IIIIQ", log[:24])
    if magic not in _LOG_MAGIC or page_size != size:
        return {}
    committed: dict[int, bytes] = {}
    begun: dict[int, bytes] = {}
    for start in range(_LOG_HEADER, len(log) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        number, pages, its_salts = struct.unpack(">IIQ", log[start : start + 16])
        if its_salts != salts:
            break
        begun[number] = log[start + _FRAME_HEADER : start + _FRAME_HEADER + size]
        if pages:
            committed |= begun
            begun = {}
    return committed


# The rows.


def _rows(pages: _Pages) -> Iterator[tuple[int, Row]]:
    """Yield the rows of all tables with their row ids, 0 where a table has none."""
    for number, page in pages.by_number.items():
        start = _FILE_HEADER if number == 1 else 0
        kind = page[start] if len(page) > start else 0
        if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER):
            continue
        cells = int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + (12 if kind == _INDEX_INNER else 8)
        for place in range(first, min(first + 2 * cells, len(page) - 1), 2):
            try:
                yield _row(pages, page, int.from_bytes(page[place : place + 2], "big"), kind)
            except (IndexError, ValueError, struct.error):
                continue  # this cell is damaged; the next may be sound


def _row(pages: _Pages, page: bytes, at: int, kind: int) -> tuple[int, Row]:
    if kind == _INDEX_INNER:
        at += 4  # the page of the rows before it
    length, at = _varint(page, at)
    rowid = 0
    if kind == _TABLE_LEAF:
        rowid, at = _varint(page, at)
    return rowid, _values(_payload(pages, page, at, length, kind == _TABLE_LEAF))


def _payload(pages: _Pages, page: bytes, at: int, length: int, is_table: bool) -> bytes:
    """Return the bytes of a row, of which some may lie on pages of their own."""
    usable = pages.usable
    most = usable - 35 if is_table else (usable - 12) * 64 // 255 - 23
    if length > records.LARGEST:
        raise ValueError("too long")
    if length <= most:
        if at + length > len(page):
            raise ValueError("cut off")
        return page[at : at + length]
    least = (usable - 12) * 32 // 255 - 23
    here = least + (length - least) % (usable - 4)
    here = here if here <= most else least
    parts = [page[at : at + here]]
    following = int.from_bytes(page[at + here : at + here + 4], "big")
    missing = length - here
    while missing > 0:
        more = pages.by_number.get(following, b"")
        if len(more) < min(missing, usable - 4) + 4:
            raise ValueError("cut off")
        parts.append(more[4 : 4 + min(missing, usable - 4)])
        missing -= usable - 4
        following = int.from_bytes(more[:4], "big")
    return b"".join(parts)


def _varint(found: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    value = 0
    for place in range(at, at + 8):
        value = value << 7 | found[place] & 0x7F
        if found[place] < 0x80:
            return value, place + 1
    return value << 8 | found[at + 8], at + 9


_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


def _values(payload: bytes) -> Row:
    """Return the values of a row; raise ValueError or IndexError where it is none."""
    end, at = _varint(payload, 0)
    types = []
    while at < end:
        serial, at = _varint(payload, at)
        types.append(serial)
    values: list[Value] = []
    for serial in types:
        size = _INTEGERS.get(serial, 0)
        if serial == 7:
            size = 8
        elif serial >= 12:
            size = (serial - 12) // 2
        part = payload[at : at + size]
        if len(part) < size:
            raise ValueError("cut off")
        at += size
        if serial == 0:
            values.append(None)
        elif serial in _INTEGERS:
            values.append(int.from_bytes(part, "big", signed=True))
        elif serial == 7:
            values.append(struct.unpack(">d", part)[0])
        elif serial in (8, 9):
            values.append(serial - 8)
        elif serial >= 12 and serial % 2:
            values.append(part.decode())
        elif serial >= 12:
            values.append(part)
        else:
            raise ValueError("no such type")
    return tuple(values)
