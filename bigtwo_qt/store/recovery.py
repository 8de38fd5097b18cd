"""Taking over into a new database what could be read of a damaged one."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from bigtwo_qt.store import records, rows, tally
from bigtwo_qt.store.records import DamagedRecordError
from bigtwo_qt.store.salvage import Saved, SavedDeal, SavedMatch


def take_over(connection: sqlite3.Connection, saved: Saved) -> int:
    """Add what could be read of a damaged file, and return how many deals that are."""
    by_match: dict[str, list[SavedDeal]] = {}
    for number in sorted(saved.deals):
        deal = saved.deals[number]
        by_match.setdefault(deal.match_id, []).append(deal)
    for match_id in saved.matches:
        by_match.setdefault(match_id, [])

    def place(match_id: str) -> tuple[float, int]:
        row = saved.matches.get(match_id)
        first = min((deal.deal for deal in by_match[match_id]), default=0)
        return (row.place if row else float("inf")), first

    taken = 0
    for match_id in sorted(by_match, key=place):
        taken += _take_over_match(connection, match_id, saved, by_match[match_id])
    return taken


def _take_over_match(
    connection: sqlite3.Connection, match_id: str, saved: Saved, found: Sequence[SavedDeal]
) -> int:
    """Add a match with the deals that are over, and the one in progress if it can go on."""
    row = saved.matches.get(match_id)
    if not found:
        return 0
    numbered = {deal.number: deal for deal in found if deal.result is not None}
    current = next((deal for deal in found if deal.result is None), None)
    goes_on = (
        row is not None
        and row.state == "running"
        and match_id == saved.running
        and sorted(numbered) == list(range(1, len(numbered) + 1))
        and (current is None or current.number == len(numbered) + 1)
    )
    if not numbered and not goes_on:
        return 0
    state = "abandoned" if row is None or row.state == "running" else row.state
    try:
        fields = records.fields_of(found[0].record)  # unlike a row, a record has a check sum
        rules = json.dumps(fields["rules"], ensure_ascii=False)
        players = json.dumps(fields["players"], ensure_ascii=False)
        rows.add_match(
            connection,
            match_id,
            rules,
            players,
            _levels(row),
            seed=row.seed if row else None,
            state="running" if goes_on else state,
            started=row.started if row else found[0].started,
            ended=row.ended if row else None,
            origin="recovered" if row is None else row.origin,
            numbered=row.numbered if row else False,
        )
    except (LookupError, TypeError, DamagedRecordError):
        return 0
    kept = [*numbered.values(), *([current] if goes_on and current is not None else [])]
    for deal in sorted(kept, key=lambda deal: deal.number):
        connection.execute(
            "INSERT INTO deals (id, match, number, kind, record, result, started, ended, promise) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                deal.deal,
                match_id,
                deal.number,
                deal.kind,
                deal.record,
                deal.result,
                deal.started,
                deal.ended,
                deal.promise,
            ),
        )
        if deal.result is None:
            rows.add_events(connection, deal.deal, saved.events.get(deal.deal, ()))
        else:
            tally.count(connection, deal.deal)
    if goes_on and match_id in saved.exchanges and current is None:
        connection.execute(
            "INSERT INTO unfinished (match, exchange) VALUES (?, ?)",
            (match_id, saved.exchanges[match_id]),
        )
    tally.sum_up(connection, match_id)
    return len(kept)


def _levels(row: SavedMatch | None) -> str:
    """Return the kinds of players as they are kept; none where they are not known any more."""
    try:
        found = json.loads(row.levels) if row is not None else []
    except (ValueError, RecursionError):
        found = []
    return json.dumps(found if isinstance(found, list) else [], ensure_ascii=False)
