"""How the results database is opened: one window alone writes to it, and only to a sound file."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bigtwo_qt.store import schema, tally
from bigtwo_qt.store.errors import (
    LockedError,
    StoreError,
    damaged,
    is_damage,
    os_failure,
    sqlite_failure,
)
from bigtwo_qt.store.places import set_aside
from bigtwo_qt.store.sentences import Sentence

BUSY_SECONDS = 0.5
"""How long to wait for another program that holds the file for a moment."""

WITH_ITS_LOG = ("", "-wal", "-shm", "-journal")
_USER_VERSION = slice(60, 64)
_APPLICATION = slice(68, 72)
_HEADER_SIZE = 100
_HIGHEST_VERSION = 99


class DamagedError(Exception):
    """The file is no sound results database."""


def claim(path: Path) -> sqlite3.Connection:
    """Take the lock that only one window has, or raise LockedError.

    It is an exclusive transaction on an empty file beside the database, which the system ends
    with the process, however that dies; the database itself stays free for readers.
    """
    lock = path.with_name(f"{path.stem}.lock")
    try:
        held = sqlite3.connect(lock, timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise sqlite_failure("use {path}", lock, error) from error
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        if is_damage(error):
            set_aside(lock)
            return claim(path)
        failure = sqlite_failure("use {path}", lock, error)
        if isinstance(failure, LockedError):
            raise LockedError(
                Sentence(
                    "Big Two is open in another window already, which keeps the results. Close "
                    "that window and try again."
                )
            ) from error
        raise failure from error
    return held


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, sound and with tables of this version; raise DamagedError or StoreError."""
    try:
        if version_of(path) > len(schema.STEPS):
            raise newer(path)
        was_closed = _was_closed(path)
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        connection.text_factory = _text
        try:
            _prepare(connection, was_closed)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        if is_damage(error):
            raise DamagedError from error
        raise sqlite_failure("open {path}", path, error) from error
    return connection


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Open the file to read in it alone, whoever else holds it; raise StoreError.

    A file that no program holds, in a folder that cannot be written to, is read as it lies there.
    """
    try:
        found = version_of(path)
        if found > len(schema.STEPS):
            raise newer(path)
        if found < len(schema.STEPS):
            raise StoreError(
                Sentence(
                    "{path} was written by an older version of Big Two, or is empty. Open it once "
                    "by itself, so that it can be brought up to date.",
                    path=path,
                )
            )
        address = f"{path.absolute().as_uri()}?mode=ro"
        if not os.path.lexists(f"{path}-wal") and not os.access(path.parent, os.W_OK):
            address += "&immutable=1"
        connection = sqlite3.connect(address, BUSY_SECONDS, isolation_level=None, uri=True)
        connection.text_factory = _text
        try:
            schema.version(connection)
        except BaseException:
            connection.close()
            raise
    except DamagedError as error:
        raise damaged("read {path}", path) from error
    except sqlite3.Error as error:
        raise sqlite_failure("read {path}", path, error) from error
    return connection


def _text(found: bytes) -> str:
    """Return a text; one that is damaged may be none any more, but the rest of its row is."""
    return found.decode("utf-8", "replace")


def newer(path: Path) -> StoreError:
    """Return what is said of a database of a newer version."""
    return StoreError(
        Sentence(
            "{path} was written by a newer version of Big Two. It has been left as it is; to play "
            "with these results, use that version.",
            path=path,
        )
    )


def version_of(path: Path) -> int:
    """Return the version of the file without writing to it, 0 where there is none.

    Raises DamagedError where the file is not ours, or only its log is left, StoreError where it
    cannot be read.
    """
    logged = os.path.exists(f"{path}-wal")
    try:
        with open(path, "rb") as file:
            header = file.read(_HEADER_SIZE)
    except FileNotFoundError as error:
        if logged:
            raise DamagedError from error
        return 0
    except OSError as error:
        raise os_failure("open {path}", path, error) from error
    if not header and not logged:
        return 0
    if len(header) < _HEADER_SIZE:
        raise DamagedError
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
        raise DamagedError
    if not 0 <= found <= _HIGHEST_VERSION:
        raise DamagedError
    return found


def _prepare(connection: sqlite3.Connection, was_closed: bool) -> None:
    """Check the file, and set how it is written."""
    if not was_closed and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise DamagedError
    if schema.version(connection) == 0 and schema.has_tables(connection):
        raise DamagedError  # the database of another program
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA secure_delete = ON")
    if schema.version(connection) < len(schema.STEPS):
        schema.migrate(connection, derive=tally.rebuild)
    connection.execute("PRAGMA foreign_keys = ON")


# Whether the file is as it was left. A large one takes long to check from end to end.


def _seal(path: Path) -> Path:
    return path.with_name(f"{path.stem}.closed")


def _state_of(path: Path) -> dict[str, int]:
    found = path.stat()
    return {"size": found.st_size, "changed": found.st_mtime_ns}


def _was_closed(path: Path) -> bool:
    """Whether the file is as it was when it was closed without any fault; asked once only."""
    seal = _seal(path)
    try:
        found = json.loads(seal.read_bytes())
        seal.unlink()
        return bool(found == _state_of(path)) and not os.path.lexists(f"{path}-wal")
    except (OSError, ValueError, RecursionError):
        return False  # then the file is checked


def seal_closed(path: Path) -> None:
    """Note that the file was closed without any fault, so that it need not be checked next time."""
    try:
        if not os.path.lexists(f"{path}-wal"):
            _seal(path).write_text(json.dumps(_state_of(path)))
    except OSError:
        return  # then the file is checked
