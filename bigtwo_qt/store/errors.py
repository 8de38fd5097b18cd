"""The two errors that leave the store, and the sentences for what the system reports."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path


class StoreError(Exception):
    """Something could not be kept or read. The message is a sentence that a player understands."""


class LockedError(StoreError):
    """Another window or program holds the results."""


_OS_REASONS = {
    errno.EACCES: "permission was denied",
    errno.EPERM: "permission was denied",
    errno.EROFS: "the disk can only be read",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EFBIG: "the file may not grow any further",
    errno.ENOTDIR: "a part of this place is a file, not a folder",
    errno.EEXIST: "there is a file where a folder should be",
    errno.EISDIR: "there is a folder where a file should be",
    errno.ENOENT: "there is no such place",
    errno.ENAMETOOLONG: "its name is too long",
}

_SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it can only be read",
    sqlite3.SQLITE_PERM: "permission was denied",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk reported a fault, or is full",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged",
}
_DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def os_failure(doing: str, path: Path, error: OSError) -> StoreError:
    """Return the StoreError for an OSError; `doing` completes "cannot …"."""
    reason = _OS_REASONS.get(error.errno or 0, error.strerror or str(error))
    return StoreError(f"Big Two cannot {doing} {path}: {reason}.")


def sqlite_failure(doing: str, path: Path, error: sqlite3.Error) -> StoreError:
    """Return the StoreError for an error of sqlite3; `doing` completes "cannot …"."""
    code = _code(error)
    if code in _LOCKED:
        return LockedError(
            f"Big Two cannot {doing} {path}: another program is using it. "
            "Close that program and try again."
        )
    reason = _SQLITE_REASONS.get(code, str(error))
    return StoreError(f"Big Two cannot {doing} {path}: {reason}.")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the error says that the file itself is no sound database."""
    return _code(error) in _DAMAGE


def _code(error: sqlite3.Error) -> int:
    """Return the primary result code, 0 where the error has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
