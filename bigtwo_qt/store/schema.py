"""The tables of the results database, and the steps from each version to the next."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from bigtwo_qt.store import upgrade

APPLICATION = 0x42475457
"""The application id in the header of the file: the letters BGTW."""

WITH_RECORDS = 2
"""The version from which on deals have records."""

Step = Sequence[str | Callable[[sqlite3.Connection], None]]

STEPS: tuple[Step, ...] = (
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
    (
        "ALTER TABLE matches ADD COLUMN place INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT 'played' "
        "CHECK (origin IN ('played', 'imported', 'recovered'))",
        "ALTER TABLE matches ADD COLUMN deals INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN totals TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE matches ADD COLUMN winners TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE matches ADD COLUMN words TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0",
        "UPDATE matches SET place = rowid",
        "CREATE UNIQUE INDEX matches_by_place ON matches (place)",
        "ALTER TABLE events RENAME TO old_events",
        "ALTER TABLE deals RENAME TO old_deals",
        """
        CREATE TABLE deals (
            id INTEGER PRIMARY KEY,
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('played', 'undone', 'practice')),
            record BLOB NOT NULL,
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
            sum INTEGER NOT NULL,
            PRIMARY KEY (deal, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE unfinished (
            match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
            exchange TEXT,
            arrangement TEXT
        )
        """,
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            system TEXT NOT NULL,
            opponents TEXT NOT NULL,
            lowest INTEGER NOT NULL,
            UNIQUE (system, opponents, lowest)
        )
        """,
        """
        CREATE TABLE counted (
            deal INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE,
            game INTEGER NOT NULL REFERENCES games (id),
            won INTEGER NOT NULL,
            points INTEGER NOT NULL,
            margin REAL NOT NULL,
            play TEXT
        )
        """,
        "CREATE INDEX counted_by_game ON counted (game, margin, points, won, play)",
        upgrade.pack_deals,
        "DROP TABLE old_events",
        "DROP TABLE old_deals",
    ),
    (
        "ALTER TABLE matches ADD COLUMN numbered INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE deals ADD COLUMN promise BLOB",
    ),
)
"""Step n leads from version n to version n + 1. A step that was published is never changed.

All texts named rules, players, levels, opponents, totals, winners, result, event, exchange and
arrangement are JSON.

- matches: `place` puts them in order of play, whatever the clock said; `deals`, `totals` and
  `winners` sum up the deals that are over; `words` is what a search looks in; what is `deleted` can
  be brought back until the next start; `numbered` is one whose cards the person chose by number.
- deals: `record` is compressed: the header of a deal in progress, the whole record once `result` is
  there. `kind` tells whether a deal may count in the statistics: only 'played' does. `promise` is
  the hash shown before play with its salt, compressed; NULL where none was shown.
- events: of deals in progress alone, each with its check sum.
- unfinished: of the match in progress, an exchange that was begun, and how the hand is arranged.
- counted: a row for each deal that counts; the person's points, how far these are better than the
  mean of the others, and the kind of play that won. games: what a counted deal was, and against
  which levels.
"""


def version(connection: sqlite3.Connection) -> int:
    """Return the version of the tables in the file, 0 for a new one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def has_tables(connection: sqlite3.Connection) -> bool:
    """Whether the file holds anything."""
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None


def migrate(
    connection: sqlite3.Connection,
    steps: Sequence[Step] = STEPS,
    derive: Callable[[sqlite3.Connection], None] | None = None,
) -> None:
    """Bring the tables to the newest version, or leave them untouched where a step fails.

    `derive` comes last, and makes anew what the tables hold that follows from the rest. The
    connection is in autocommit mode (`isolation_level` None), no transaction is open, and foreign
    keys are off: a step may put one table in the place of another.
    """
    connection.execute("PRAGMA legacy_alter_table = ON")  # references keep to their names
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[version(connection) :]:
            for part in step:
                if isinstance(part, str):
                    connection.execute(part)
                else:
                    part(connection)
        if derive is not None:
            derive(connection)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA legacy_alter_table = OFF")
