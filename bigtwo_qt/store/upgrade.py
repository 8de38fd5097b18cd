"""The steps of migrations that are more than a statement. What was published is not changed."""

from __future__ import annotations

import sqlite3

from bigtwo_qt.store import records


def pack_deals(connection: sqlite3.Connection) -> None:
    """From version 1 to 2: each deal that is over becomes one compressed record.

    Of a deal in progress the header alone is compressed. A deal whose texts are no JSON is kept
    as they are, line by line, as its record.
    """
    deals = connection.execute(
        "SELECT id, match, number, header, result, started, ended FROM old_deals ORDER BY id"
    )
    for deal, match, number, header, result, started, ended in deals:
        events = [
            event
            for (event,) in connection.execute(
                "SELECT event FROM old_events WHERE deal = ? ORDER BY number", (deal,)
            )
        ]
        text = header
        if result is not None:
            try:
                text = records.whole(header, events, result)
            except (ValueError, TypeError, RecursionError):
                text = "\n".join([header, *events, result])
        connection.execute(
            "INSERT INTO deals (id, match, number, kind, record, result, started, ended) "
            "VALUES (?, ?, ?, 'played', ?, ?, ?, ?)",
            (deal, match, number, records.pack(text), result, started, ended),
        )
        if result is None:
            connection.executemany(
                "INSERT INTO events (deal, number, event, sum) VALUES (?, ?, ?, ?)",
                [
                    (deal, place, event, records.sum_of(deal, place, event))
                    for place, event in enumerate(events)
                ],
            )
