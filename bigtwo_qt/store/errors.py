"""The two errors that leave the store, and the sentences for what the system reports."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from bigtwo_qt.store.sentences import Sentence


class StoreError(Exception):
    """Something could not be kept or read. The message is a sentence that a player understands.

    `sentence` is that message, for the window to say in the language of the player.
    """

    def __init__(self, sentence: str) -> None:
        """Keep the sentence."""
        super().__init__(sentence)
        self.sentence = sentence


class LockedError(StoreError):
    """Another window or program holds the results."""


_OS_REASONS = {
    errno.EACCES: Sentence("permission was denied"),
    errno.EPERM: Sentence("permission was denied"),
    errno.EROFS: Sentence("the disk can only be read"),
    errno.ENOSPC: Sentence("the disk is full"),
    errno.EDQUOT: Sentence("the disk quota is used up"),
    errno.EFBIG: Sentence("the file may not grow any further"),
    errno.ENOTDIR: Sentence("a part of this place is a file, not a folder"),
    errno.EEXIST: Sentence("there is a file where a folder should be"),
    errno.EISDIR: Sentence("there is a folder where a file should be"),
    errno.ENOENT: Sentence("there is no such place"),
    errno.ENAMETOOLONG: Sentence("its name is too long"),
}

_SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: Sentence("the disk is full"),
    sqlite3.SQLITE_READONLY: Sentence("it can only be read"),
    sqlite3.SQLITE_PERM: Sentence("permission was denied"),
    sqlite3.SQLITE_CANTOPEN: Sentence("the file cannot be opened"),
    sqlite3.SQLITE_IOERR: Sentence("the disk reported a fault, or is full"),
    sqlite3.SQLITE_CORRUPT: Sentence("the file is damaged"),
    sqlite3.SQLITE_NOTADB: Sentence("the file is damaged"),
}
_DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def os_failure(doing: str, path: Path, error: OSError) -> StoreError:
    """Return the StoreError for an OSError; `doing` completes "cannot …" and names {path}."""
    reason = _OS_REASONS.get(error.errno or 0, error.strerror or str(error))
    return _cannot(doing, path, reason)


def _cannot(doing: str, path: Path, reason: str) -> StoreError:
    return StoreError(
        Sentence(
            "Big Two cannot {doing}: {reason}.", doing=Sentence(doing, path=path), reason=reason
        )
    )


def sqlite_failure(doing: str, path: Path, error: sqlite3.Error) -> StoreError:
    """Return the StoreError for an error of sqlite3; `doing` completes "cannot …", as above."""
    code = _code(error)
    if code in _LOCKED:
        return LockedError(
            Sentence(
                "Big Two cannot {doing}: another program is using it. Close that program and try "
                "again.",
                doing=Sentence(doing, path=path),
            )
        )
    reason = _SQLITE_REASONS.get(code, str(error))
    return _cannot(doing, path, reason)


def damaged(doing: str, path: Path) -> StoreError:
    """Return the StoreError for a file that is damaged; `doing` as above."""
    return _cannot(doing, path, _SQLITE_REASONS[sqlite3.SQLITE_CORRUPT])


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the error says that the file itself is no sound database."""
    return _code(error) in _DAMAGE


def _code(error: sqlite3.Error) -> int:
    """Return the primary result code, 0 where the error has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
