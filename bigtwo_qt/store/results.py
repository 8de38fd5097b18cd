"""The results database: matches, their deals and every decision of them.

A decision is on the disk when `append` returns, so a match that was broken off, even by a power
cut, goes on from its last decision. The texts of rules, headers, events and results are made and
read by the rules core; here they are kept as they are.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bigtwo_qt.store import schema
from bigtwo_qt.store.errors import LockedError, StoreError, is_damage, os_failure, sqlite_failure
from bigtwo_qt.store.places import make_folder, set_aside

BUSY_SECONDS = 0.5
"""How long to wait for another program that holds the file for a moment."""

_WITH_ITS_LOG = ("", "-wal", "-shm", "-journal")
_USER_VERSION = slice(60, 64)
_APPLICATION = slice(68, 72)
_HEADER_SIZE = 100


@dataclass(frozen=True, slots=True)
class RunningMatch:
    """The match in progress. All but the plain fields are JSON texts."""

    match_id: str
    rules: str
    players: tuple[str, ...]
    levels: tuple[str, ...]
    seed: int | None
    finished: tuple[str, ...]
    """The records of the finished deals, in order, as RECORD.md has them."""
    deal: int | None
    """The deal in progress, as `append` and `finish_deal` take it; None between two deals."""
    number: int | None
    header: str | None
    events: tuple[str, ...]

    @property
    def record(self) -> str | None:
        """The record of the deal in progress, without a result; None between two deals."""
        return None if self.header is None else _record(self.header, self.events, None)


class Results:
    """An open results database; no other window can open it meanwhile.

    One connection, to be used in the thread that opened it. Every method raises StoreError when
    it could not do what it says, and then it has done nothing of it.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        claim: sqlite3.Connection,
        notice: str | None,
    ) -> None:
        """Use `Results.open`."""
        self.path = path
        self.notice = notice
        """A sentence for the player about what was found wrong, or None."""
        self._connection = connection
        self._claim = claim

    @classmethod
    def open(cls, path: Path) -> Results:
        """Open the database, making it and its folder where they are missing.

        A damaged file is set aside, and `notice` says so. Raises LockedError when another window
        or program holds it, StoreError when it cannot be used, or is of a newer version: that is
        never written to.
        """
        make_folder(path.parent)
        claim = _claim(path)
        try:
            notice = None
            try:
                connection = _connect(path)
            except _DamagedError:
                aside = set_aside(path, with_suffixes=_WITH_ITS_LOG)
                notice = (
                    f"The results file was damaged and has been set aside as {aside.name}; "
                    "a new one was begun."
                )
                connection = _connect(path)
            opened = cls(path, connection, claim, notice)
            try:
                opened._put_by_unreadable()
            except StoreError:
                connection.close()
                raise
        except _DamagedError as damage:  # twice: the disk itself must be at fault
            claim.close()
            raise StoreError(f"Big Two cannot use {path}: the file is damaged.") from damage
        except StoreError:
            claim.close()
            raise
        return opened

    def close(self) -> None:
        """Close the database; a match in progress stays in progress."""
        self._connection.close()
        self._claim.close()

    def begin_match(
        self,
        match_id: str,
        rules: str,
        players: Sequence[str],
        levels: Sequence[str] = (),
        seed: int | None = None,
    ) -> None:
        """Begin a match by these rules (JSON text); one in progress is abandoned.

        `players` are the names by seat, `levels` the kinds of player by seat ("" for a person).
        """
        with self._writing("keep the new match in"):
            self._end_running("abandoned")
            self._connection.execute(
                "INSERT INTO matches (id, system, rules, players, levels, seed, state, started) "
                "VALUES (?, ?, ?, ?, ?, ?, 'running', ?)",
                (
                    match_id,
                    json.loads(rules)["id"],
                    rules,
                    json.dumps(list(players), ensure_ascii=False),
                    json.dumps(list(levels), ensure_ascii=False),
                    seed,
                    _now(),
                ),
            )

    def begin_deal(self, match_id: str, number: int, header: str) -> int:
        """Keep the header of a deal (JSON text) and return the deal for `append`."""
        with self._writing("keep the new deal in"):
            added = self._connection.execute(
                "INSERT INTO deals (match, number, header, started) VALUES (?, ?, ?, ?)",
                (match_id, number, header, _now()),
            )
            deal = added.lastrowid
        assert deal is not None
        return deal

    def append(self, deal: int, events: Sequence[str]) -> None:
        """Add events (JSON texts) to a deal, all or none; they are on the disk on return."""
        with self._writing("keep the play in"):
            (first,) = self._connection.execute(
                "SELECT coalesce(max(number) + 1, 0) FROM events WHERE deal = ?", (deal,)
            ).fetchone()
            self._connection.executemany(
                "INSERT INTO events (deal, number, event) VALUES (?, ?, ?)",
                [(deal, number, event) for number, event in enumerate(events, first)],
            )

    def take_back(self, deal: int, kept: int) -> None:
        """Take the events of a deal away but for the first ones, so many."""
        with self._writing("take a play back in"):
            self._connection.execute(
                "DELETE FROM events WHERE deal = ? AND number >= ?", (deal, kept)
            )

    def finish_deal(self, deal: int, result: str) -> None:
        """Keep the result of a deal (JSON text): it is over."""
        with self._writing("keep the result in"):
            self._connection.execute(
                "UPDATE deals SET result = ?, ended = ? WHERE id = ?", (result, _now(), deal)
            )

    def finish_match(self, match_id: str) -> None:
        """Mark the match as played to its end."""
        self._end(match_id, "finished")

    def abandon(self, match_id: str) -> None:
        """Mark the match as broken off; its deals stay."""
        self._end(match_id, "abandoned")

    def running(self) -> RunningMatch | None:
        """Return the match in progress, or None."""
        with self._reading():
            row = self._connection.execute(
                "SELECT id, rules, players, levels, seed FROM matches WHERE state = 'running'"
            ).fetchone()
            if row is None:
                return None
            match_id, rules, players, levels, seed = row
            deals = self._deals(match_id)
        open_deal = next((deal for deal in deals if deal.result is None), None)
        return RunningMatch(
            match_id=match_id,
            rules=rules,
            players=tuple(json.loads(players)),
            levels=tuple(json.loads(levels)),
            seed=seed,
            finished=tuple(
                _record(deal.header, deal.events, deal.result)
                for deal in deals
                if deal.result is not None
            ),
            deal=open_deal.deal if open_deal else None,
            number=open_deal.number if open_deal else None,
            header=open_deal.header if open_deal else None,
            events=open_deal.events if open_deal else (),
        )

    def _deals(self, match_id: str) -> list[_KeptDeal]:
        return [
            _KeptDeal(
                deal,
                number,
                header,
                tuple(
                    event
                    for (event,) in self._connection.execute(
                        "SELECT event FROM events WHERE deal = ? ORDER BY number", (deal,)
                    )
                ),
                result,
            )
            for deal, number, header, result in self._connection.execute(
                "SELECT id, number, header, result FROM deals WHERE match = ? ORDER BY number",
                (match_id,),
            ).fetchall()
        ]

    def _end(self, match_id: str, state: str) -> None:
        with self._writing("keep the end of the match in"):
            self._connection.execute(
                "UPDATE matches SET state = ?, ended = ? WHERE id = ?", (state, _now(), match_id)
            )

    def _end_running(self, state: str) -> None:
        self._connection.execute(
            "UPDATE matches SET state = ?, ended = ? WHERE state = 'running'", (state, _now())
        )

    def _put_by_unreadable(self) -> None:
        """Keep a running match whose texts are no JSON from stopping the program."""
        try:
            found = self.running()
            if found is not None:
                _ = found.record
        except (ValueError, TypeError, RecursionError):
            with self._writing("put by the unreadable match in"):
                self._end_running("unreadable")
            told = "The match in progress cannot be read; it is kept, but cannot go on."
            self.notice = f"{self.notice} {told}" if self.notice else told

    @contextmanager
    def _writing(self, doing: str) -> Iterator[None]:
        """Run one transaction, durable when the block is left."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise sqlite_failure(doing, self.path, error) from error

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise sqlite_failure("read", self.path, error) from error


@dataclass(frozen=True, slots=True)
class _KeptDeal:
    deal: int
    number: int
    header: str
    events: tuple[str, ...]
    result: str | None


class _DamagedError(Exception):
    """The file is no sound results database."""


def _record(header: str, events: Sequence[str], result: str | None) -> str:
    """Return the JSON line of a deal (RECORD.md) from the texts that are kept of it."""
    record = {**json.loads(header), "events": [json.loads(event) for event in events]}
    if result is not None:
        record["result"] = json.loads(result)
    return json.dumps(record, ensure_ascii=False)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _claim(path: Path) -> sqlite3.Connection:
    """Take the lock that only one window has, or raise LockedError.

    It is an exclusive transaction on an empty file beside the database, which the system ends
    with the process, however that dies; the database itself stays free for readers.
    """
    lock = path.with_name(f"{path.stem}.lock")
    try:
        claim = sqlite3.connect(lock, timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise sqlite_failure("use", lock, error) from error
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        claim.close()
        if is_damage(error):
            set_aside(lock)
            return _claim(path)
        failure = sqlite_failure("use", lock, error)
        if isinstance(failure, LockedError):
            raise LockedError(
                "Big Two is open in another window already, which keeps the results. "
                "Close that window and try again."
            ) from error
        raise failure from error
    return claim


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file, sound and with tables of this version; raise _DamagedError or StoreError."""
    try:
        if _version_of(path) > len(schema.STEPS):
            raise StoreError(
                f"{path} was written by a newer version of Big Two. It has been left as it is; "
                "to play with these results, use that version."
            )
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            _prepare(connection)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        if is_damage(error):
            raise _DamagedError from error
        raise sqlite_failure("open", path, error) from error
    return connection


def _version_of(path: Path) -> int:
    """Return the version of the file without writing to it, 0 where there is none.

    Raises _DamagedError where the file is not ours, or only its log is left.
    """
    logged = os.path.exists(f"{path}-wal")
    try:
        with open(path, "rb") as file:
            header = file.read(_HEADER_SIZE)
    except FileNotFoundError as error:
        if logged:
            raise _DamagedError from error
        return 0
    except OSError as error:
        raise os_failure("open", path, error) from error
    if not header and not logged:
        return 0
    if len(header) < _HEADER_SIZE:
        raise _DamagedError
    if logged:  # the newest header may be in the log alone
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=BUSY_SECONDS, uri=True)
        ) as reader:
            application = reader.execute("PRAGMA application_id").fetchone()[0]
            found = schema.version(reader)
    else:
        application = int.from_bytes(header[_APPLICATION], "big", signed=True)
        found = int.from_bytes(header[_USER_VERSION], "big", signed=True)
    if application != schema.APPLICATION and (application, found) != (0, 0):
        raise _DamagedError
    return found


def _prepare(connection: sqlite3.Connection) -> None:
    """Check the file, and set how it is written."""
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _DamagedError
    if schema.version(connection) == 0 and schema.has_tables(connection):
        raise _DamagedError  # the database of another program
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    if schema.version(connection) < len(schema.STEPS):
        schema.migrate(connection)
