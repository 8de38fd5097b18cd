"""The results database: matches, their deals and every decision of them.

A decision is on the disk when `append` returns, so a match that was broken off, even by a power
cut, goes on from its last decision. The texts of rules, headers, events and results are made and
read by the rules core; here they are kept as they are.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bigtwo_qt.store import opening, records, rows, tally
from bigtwo_qt.store.errors import StoreError, damaged, is_damage, sqlite_failure
from bigtwo_qt.store.places import make_folder, set_aside
from bigtwo_qt.store.records import DamagedRecordError
from bigtwo_qt.store.sentences import Sentence, after_each_other

if TYPE_CHECKING:
    from bigtwo_qt.store.archive import Archive

NO_CLOCK = ""
"""When something was, where that is not known."""


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
    exchange: str | None = None
    """The exchange in progress, as `keep_exchange` took it."""
    arrangement: str | None = None
    """How the hand lies, as `keep_arrangement` took it."""
    promise: str | None = None
    """What was promised of the deal in progress, or of the last one that is over."""
    numbered: bool = False
    """Whether the person chose the cards by a number."""

    @property
    def record(self) -> str | None:
        """The record of the deal in progress, without a result; None between two deals."""
        return None if self.header is None else records.whole(self.header, self.events, None)


class Results:
    """An open results database; no other window can open it to write meanwhile.

    One connection, to be used in the thread that opened it. Every method raises StoreError when
    it could not do what it says, and then it has done nothing of it.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        claim: sqlite3.Connection | None,
        notice: str | None,
    ) -> None:
        """Use `Results.open` or `Results.open_read_only`."""
        self.path = path
        self.notice = notice
        """A sentence for the player about what was found wrong, or None."""
        self._connection = connection
        self._claim = claim
        self._is_suspect = False

    @cached_property
    def archive(self) -> Archive:
        """What the results can be asked."""
        from bigtwo_qt.store.archive import Archive

        return Archive(self.path, self._connection, self._failure)

    @classmethod
    def open(cls, path: Path) -> Results:
        """Open the database, making it and its folder where they are missing.

        A damaged file is set aside, what can be read of it is taken over into a new one, and
        `notice` says so. What was deleted in an earlier run goes for good. Raises LockedError when
        another window or program holds the file, StoreError when it cannot be used, or is of a
        newer version: that is never written to.
        """
        make_folder(path.parent)
        claim = opening.claim(path)
        try:
            try:
                return cls._open_sound(path, claim)
            except opening.DamagedError:
                aside = set_aside(path, with_suffixes=opening.WITH_ITS_LOG)
                return cls._open_after(path, claim, aside)
        except opening.DamagedError as damage:  # twice: the disk itself must be at fault
            claim.close()
            raise damaged("use {path}", path) from damage
        except StoreError:
            claim.close()
            raise

    @classmethod
    def _open_sound(cls, path: Path, claim: sqlite3.Connection) -> Results:
        """Open a file that was not set aside; raise DamagedError where it has to be."""
        connection = opening.connect(path)
        opened = cls(path, connection, claim, None)
        try:
            opened._put_by_unreadable()
            opened._purge()
        except StoreError as error:
            connection.close()
            if opened._is_suspect or isinstance(error, DamagedRecordError):
                raise opening.DamagedError from error
            raise
        return opened

    @classmethod
    def _open_after(cls, path: Path, claim: sqlite3.Connection, aside: Path) -> Results:
        """Begin a new file with what can be read of one that was set aside."""
        from bigtwo_qt.store import recovery, salvage

        connection = opening.connect(path)
        opened = cls(path, connection, claim, None)
        try:
            saved = salvage.read(aside)
            with opened._writing("take what could be read over into {path}"):
                deals = recovery.take_over(connection, saved)
            opened.notice = _recovered(aside.name, deals)
            opened._put_by_unreadable()
        except StoreError:
            connection.close()
            raise
        return opened

    @classmethod
    def open_read_only(cls, path: Path) -> Results:
        """Open the database to read in it alone, while another window may go on with it.

        Every method that writes then raises StoreError. Raises StoreError where there is none, or
        it is damaged, or of another version.
        """
        return cls(path, opening.connect_read_only(path), None, None)

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written."""
        return self._claim is None

    def close(self) -> None:
        """Close the database; a match in progress stays in progress."""
        self._connection.close()
        if self._claim is not None:
            if not self._is_suspect:
                opening.seal_closed(self.path)
            self._claim.close()

    # A match as it is played.

    def begin_match(
        self,
        match_id: str,
        rules: str,
        players: Sequence[str],
        levels: Sequence[str] = (),
        seed: int | None = None,
        numbered: bool = False,
    ) -> None:
        """Begin a match by these rules (JSON text); one in progress is abandoned.

        `players` are the names by seat, `levels` the kinds of player by seat ("" for a person);
        `numbered` tells whether the person chose the seed, and so knows the cards.
        """
        with self._writing("keep the new match in {path}"):
            self._end_running("abandoned")
            rows.add_match(
                self._connection,
                match_id,
                rules,
                json.dumps(list(players), ensure_ascii=False),
                json.dumps(list(levels), ensure_ascii=False),
                seed=seed,
                state="running",
                started=_now(),
                numbered=numbered,
            )

    def begin_deal(
        self, match_id: str, number: int, header: str, promise: str | None = None
    ) -> int:
        """Keep the header of a deal (JSON text) and return the deal for `append`.

        `promise` is what was promised of it (text of `rules.commitment`), if anything. An exchange
        in progress is over with it.
        """
        with self._writing("keep the new deal in {path}"):
            added = self._connection.execute(
                "INSERT INTO deals (match, number, kind, record, started, promise) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (
                    match_id,
                    number,
                    tally.PLAYED,
                    records.pack(header),
                    _now(),
                    None if promise is None else records.pack(promise),
                ),
            )
            self._connection.execute(
                "UPDATE unfinished SET exchange = NULL WHERE match = ?", (match_id,)
            )
            deal = added.lastrowid
        assert deal is not None
        return deal

    def append(self, deal: int, events: Sequence[str]) -> None:
        """Add events (JSON texts) to a deal, all or none; they are on the disk on return."""
        with self._writing("keep the play in {path}"):
            (first,) = self._connection.execute(
                "SELECT coalesce(max(number) + 1, 0) FROM events WHERE deal = ?", (deal,)
            ).fetchone()
            rows.add_events(self._connection, deal, events, first)

    def finish_deal(self, deal: int, result: str, ends_match: bool = False) -> None:
        """Keep the result of a deal (JSON text): it is over, and its match with it if that is so.

        Its statistics are made here, once.
        """
        with self._writing("keep the result in {path}"):
            match_id, _, header, _ = self._deal(deal)
            text = records.whole(header, self._events(deal), result)
            self._connection.execute(
                "UPDATE deals SET record = ?, result = ?, ended = ? WHERE id = ?",
                (records.pack(text), result, _now(), deal),
            )
            self._connection.execute("DELETE FROM events WHERE deal = ?", (deal,))
            tally.sum_up(self._connection, match_id)
            tally.count(self._connection, deal)
            if ends_match:
                self._end(match_id, "finished")

    def keep_exchange(self, match_id: str, exchange: str | None) -> None:
        """Keep how far the exchange before the next deal is (JSON text), on the disk on return."""
        with self._writing("keep the exchange in {path}"):
            self._connection.execute(
                "INSERT INTO unfinished (match, exchange) VALUES (?1, ?2) "
                "ON CONFLICT (match) DO UPDATE SET exchange = ?2",
                (match_id, exchange),
            )

    def take_back(self, deal: int, kept: int) -> None:
        """Take the events of a deal away but for the first ones, so many.

        The deal never counts in the statistics any more.
        """
        with self._writing("take a play back in {path}"):
            self._connection.execute(
                "DELETE FROM events WHERE deal = ? AND number >= ?", (deal, kept)
            )
            self._connection.execute(
                "UPDATE deals SET kind = 'undone' WHERE id = ? AND kind = ?", (deal, tally.PLAYED)
            )

    def keep_arrangement(self, match_id: str, arrangement: str) -> None:
        """Keep how the hand lies and what is staged (JSON text), without waiting for the disk.

        It is there after a crash of the program, and after a power cut as of the last decision.
        """
        try:
            self._connection.execute("PRAGMA synchronous = NORMAL")
            with self._writing("keep how the hand lies in {path}"):
                self._connection.execute(
                    "INSERT INTO unfinished (match, arrangement) VALUES (?1, ?2) "
                    "ON CONFLICT (match) DO UPDATE SET arrangement = ?2",
                    (match_id, arrangement),
                )
        finally:
            self._connection.execute("PRAGMA synchronous = FULL")

    def finish_match(self, match_id: str) -> None:
        """Mark the match as played to its end."""
        with self._writing("keep the end of the match in {path}"):
            self._end(match_id, "finished")

    def running(self) -> RunningMatch | None:
        """Return the match in progress, or None.

        Raises DamagedRecordError where something of it is not as it was written.
        """
        with self._reading():
            row = self._connection.execute(
                "SELECT matches.id, rules, players, levels, seed, exchange, arrangement, numbered "
                "FROM matches LEFT JOIN unfinished ON match = matches.id WHERE state = 'running'"
            ).fetchone()
            if row is None:
                return None
            match_id, rules, players, levels, seed, exchange, arrangement, numbered = row
            deals = [
                deal
                for (deal,) in self._connection.execute(
                    "SELECT id FROM deals WHERE match = ? ORDER BY number", (match_id,)
                )
            ]
            kept = [(deal, *self._deal(deal)) for deal in deals]
            open_deal = next((deal for deal in kept if deal[-1] is None), None)
            events = () if open_deal is None else tuple(self._events(open_deal[0]))
            last = open_deal or (kept[-1] if kept else None)
            promise = None if last is None else self._promise(last[0])
        return RunningMatch(
            match_id=match_id,
            rules=rules,
            players=tuple(json.loads(players)),
            levels=tuple(json.loads(levels)),
            seed=seed,
            finished=tuple(text for *_, text, result in kept if result is not None),
            deal=open_deal[0] if open_deal else None,
            number=open_deal[2] if open_deal else None,
            header=open_deal[3] if open_deal else None,
            events=events,
            exchange=exchange,
            arrangement=arrangement,
            promise=promise,
            numbered=bool(numbered),
        )

    def _deal(self, deal: int) -> tuple[str, int, str, str | None]:
        """Return the match of a deal, its number, its header or whole record, and its result."""
        row = self._connection.execute(
            "SELECT match, number, record, result FROM deals WHERE id = ?", (deal,)
        ).fetchone()
        if row is None:
            raise StoreError(
                Sentence(
                    "Big Two cannot use {path}: a deal of the match is missing.", path=self.path
                )
            )
        match_id, number, kept, result = row
        return match_id, number, records.unpack(kept), result

    def _promise(self, deal: int) -> str | None:
        (kept,) = self._connection.execute(
            "SELECT promise FROM deals WHERE id = ?", (deal,)
        ).fetchone()
        return records.promise_of(kept)

    def _events(self, deal: int) -> list[str]:
        """Return the events of a deal in progress; raise DamagedRecordError if one is not whole."""
        found = []
        for place, (number, event, kept) in enumerate(
            self._connection.execute(
                "SELECT number, event, sum FROM events WHERE deal = ? ORDER BY number", (deal,)
            )
        ):
            if number != place or kept != records.sum_of(deal, number, event):
                raise DamagedRecordError(Sentence("The record of the deal in progress is damaged."))
            found.append(event)
        return found

    def _end(self, match_id: str, state: str) -> None:
        self._connection.execute(
            "UPDATE matches SET state = ?, ended = ? WHERE id = ?", (state, _now(), match_id)
        )
        self._connection.execute("DELETE FROM unfinished WHERE match = ?", (match_id,))

    def _end_running(self, state: str) -> None:
        for (match_id,) in self._connection.execute(
            "SELECT id FROM matches WHERE state = 'running'"
        ).fetchall():
            self._end(match_id, state)

    def copy_to(self, path: Path) -> None:
        """Copy the database as it is now to a new file, without a log beside it."""
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as copy:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise sqlite_failure("copy the results to {path}", path, error) from error

    # Deleting.

    def delete(self, match_ids: Iterable[str]) -> int:
        """Delete matches, until the next start so that `bring_back` undoes it; return how many.

        The match in progress stays.
        """
        return self._set_deleted(match_ids, True)

    def bring_back(self, match_ids: Iterable[str]) -> int:
        """Undo the deletion of matches; return how many came back."""
        return self._set_deleted(match_ids, False)

    def _set_deleted(self, match_ids: Iterable[str], deleted: bool) -> int:
        changed = 0
        deleting = self._writing("delete matches in {path}")
        bringing_back = self._writing("bring back matches in {path}")
        with deleting if deleted else bringing_back:
            for match_id in match_ids:
                done = self._connection.execute(
                    "UPDATE matches SET deleted = ? "
                    "WHERE id = ? AND deleted != ? AND state != 'running'",
                    (deleted, match_id, deleted),
                )
                if done.rowcount:
                    changed += 1
                    self._count_match(match_id)
        return changed

    def _count_match(self, match_id: str) -> None:
        for (deal,) in self._connection.execute(
            "SELECT id FROM deals WHERE match = ?", (match_id,)
        ).fetchall():
            tally.count(self._connection, deal)

    def _purge(self) -> None:
        """Take out for good what was deleted in an earlier run."""
        with self._reading():
            found = self._connection.execute("SELECT 1 FROM matches WHERE deleted LIMIT 1")
            is_due = found.fetchone() is not None
        if is_due:
            with self._writing("take what was deleted out of {path}"):
                self._connection.execute("DELETE FROM matches WHERE deleted")

    # Taking over.

    def add_imported(self, found: Mapping[str, Sequence[tuple[int, str]]]) -> None:
        """Add deals that are over, and their matches where these are not there yet; all or none.

        `found` has by match the numbers and records that the rules core found right, in order. They
        never count in the statistics: nobody knows which of the players is the person. A match that
        was deleted comes back.
        """
        with self._writing("add the imported deals to {path}"):
            for match_id, deals in found.items():
                if deals:
                    self._add_imported_match(match_id, deals)

    def _add_imported_match(self, match_id: str, deals: Sequence[tuple[int, str]]) -> None:
        known = self._connection.execute(
            "SELECT deleted FROM matches WHERE id = ?", (match_id,)
        ).fetchone()
        if known is None:
            first = json.loads(deals[0][1])
            rows.add_match(
                self._connection,
                match_id,
                json.dumps(first["rules"], ensure_ascii=False),
                json.dumps(first["players"], ensure_ascii=False),
                "[]",
                state="abandoned",
                started=_now(),
                ended=_now(),
                origin="imported",
            )
        # Of a match that was deleted the same deals are there already.
        self._connection.executemany(
            "INSERT INTO deals (match, number, kind, record, result, started, ended) "
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (match, number) DO NOTHING",
            [
                (
                    match_id,
                    number,
                    tally.PLAYED,
                    records.pack(text),
                    _result_of(text),
                    _now(),
                )
                for number, text in deals
            ],
        )
        self._connection.execute("UPDATE matches SET deleted = 0 WHERE id = ?", (match_id,))
        self._count_match(match_id)
        tally.sum_up(self._connection, match_id)
        self._connection.execute(
            "UPDATE matches SET state = 'finished' "
            "WHERE id = ? AND winners != '[]' AND state = 'abandoned'",
            (match_id,),
        )

    def add_practice(
        self,
        match_id: str,
        rules: str,
        players: Sequence[str],
        levels: Sequence[str],
        number: int,
        record: str,
    ) -> None:
        """Add a practice deal that is over (its record) as a match of its own; it never counts.

        The match in progress goes on. `rules` is a JSON text; the rest is as for `begin_match`.
        """
        with self._writing("keep the practice deal in {path}"):
            rows.add_match(
                self._connection,
                match_id,
                rules,
                json.dumps(list(players), ensure_ascii=False),
                json.dumps(list(levels), ensure_ascii=False),
                state="finished",
                started=_now(),
                ended=_now(),
            )
            self._connection.execute(
                "INSERT INTO deals (match, number, kind, record, result, started, ended) "
                "VALUES (?1, ?2, ?6, ?3, ?4, ?5, ?5)",
                (
                    match_id,
                    number,
                    records.pack(record),
                    _result_of(record),
                    _now(),
                    tally.PRACTICE,
                ),
            )
            tally.sum_up(self._connection, match_id)

    # How it is read and written.

    def _put_by_unreadable(self) -> None:
        """Keep a running match whose texts are no JSON from stopping the program."""
        try:
            found = self.running()
            if found is not None:
                _ = found.record
        except (ValueError, TypeError, RecursionError):
            with self._writing("put by the unreadable match in {path}"):
                self._end_running("unreadable")
            told = Sentence("The match in progress cannot be read; it is kept, but cannot go on.")
            self.notice = after_each_other(self.notice, told) if self.notice else told

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
            raise self._failure(doing, error) from error

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self._failure("read {path}", error) from error

    def _failure(self, doing: str, error: sqlite3.Error) -> StoreError:
        """Return the StoreError for an error; after damage the next start checks the file."""
        self._is_suspect = self._is_suspect or is_damage(error)
        return sqlite_failure(doing, self.path, error)


def _result_of(record: str) -> str:
    """Return the result of a record, as JSON text."""
    return json.dumps(json.loads(record)["result"])


def _recovered(file: str, deals: int) -> Sentence:
    """Return that a file was set aside, and how many deals of it were recovered."""
    if deals == 0:
        return Sentence(
            "The results file was damaged and has been set aside as {file}; a new one was begun.",
            file=file,
        )
    return Sentence(
        "The results file was damaged and has been set aside as {file}; deals recovered of it: "
        "{deals}.",
        file=file,
        deals=deals,
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
