"""Rows that are added to the results database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from bigtwo_qt.store import records, tally


def add_match(
    connection: sqlite3.Connection,
    match_id: str,
    rules: str,
    players: str,
    levels: str,
    *,
    seed: int | None = None,
    state: str,
    started: str,
    ended: str | None = None,
    origin: str = "played",
    numbered: bool = False,
) -> None:
    """Add a match after all others."""
    connection.execute(
        "INSERT INTO matches (id, system, rules, players, levels, seed, state, started, ended, "
        "origin, words, numbered, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
        "(SELECT coalesce(max(place), 0) + 1 FROM matches))",
        (
            match_id,
            str(json.loads(rules)["id"]),
            rules,
            players,
            levels,
            seed,
            state,
            started,
            ended,
            origin,
            tally.words(rules, players),
            numbered,
        ),
    )


def add_events(
    connection: sqlite3.Connection, deal: int, events: Sequence[str], first: int = 0
) -> None:
    """Add events to a deal in progress, each with its check sum; the first has this number."""
    connection.executemany(
        "INSERT INTO events (deal, number, event, sum) VALUES (?, ?, ?, ?)",
        [
            (deal, number, event, records.sum_of(deal, number, event))
            for number, event in enumerate(events, first)
        ],
    )
