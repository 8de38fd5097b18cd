"""The tables of the results database, and the steps from each version to the next."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

APPLICATION = 0x42475457
"""The application id in the header of the file: the letters BGTW."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            system TEXT NOT NULL,
            rules TEXT NOT NULL,
            players TEXT NOT NULL,
            levels TEXT NOT NULL,
            seed INTEGER,
            state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'abandoned', 'unreadable')),
            started TEXT NOT NULL,
            ended TEXT
        )
        """,
        "CREATE UNIQUE INDEX one_running ON matches (state) WHERE state = 'running'",
        """
        CREATE TABLE deals (
            id INTEGER PRIMARY KEY,
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            header TEXT NOT NULL,
            result TEXT,
            started TEXT NOT NULL,
            ended TEXT,
            UNIQUE (match, number)
        )
        """,
        """
        CREATE TABLE events (
            deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            event TEXT NOT NULL,
            PRIMARY KEY (deal, number)
        ) WITHOUT ROWID
        """,
    ),
)
"""Step n leads from version n to version n + 1. A step that was published is never changed.

All texts named rules, players, levels, header, result and event are JSON; the header is the deal
record without its `events` and `result`.
"""


def version(connection: sqlite3.Connection) -> int:
    """Return the version of the tables in the file, 0 for a new one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def has_tables(connection: sqlite3.Connection) -> bool:
    """Whether the file holds anything."""
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """Bring the tables to the newest version, or leave them untouched where a step fails.

    The connection is in autocommit mode (`isolation_level` None) and no transaction is open.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[version(connection) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise
