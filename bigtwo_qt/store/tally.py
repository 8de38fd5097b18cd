"""What follows from the deals that are over: the sums of a match, and what counts for a person.

It can be made anew from the records at any time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bigtwo_qt.rules import SYSTEMS, Rules, RulesError
from bigtwo_qt.rules.cards import CardError
from bigtwo_qt.rules.match import Result, standing
from bigtwo_qt.store import records

PERSON = ""
"""The level of the seat at which the person plays."""
PLAYED = "played"
PRACTICE = "practice"


@dataclass(frozen=True, slots=True)
class Counted:
    """What a deal counts for the person.

    `opponents` are the levels of the others, each once; `lowest` tells whether the lowest total
    wins; `margin` is how much better the points are than the mean of the others; `play` is the kind
    of the play that won, None where the person did not win or won without a play.
    """

    system: str
    opponents: tuple[str, ...]
    lowest: bool
    won: bool
    points: int
    margin: float
    play: str | None


def counted(record: Mapping[str, Any], levels: Sequence[str]) -> Counted | None:
    """Return what a deal that is over counts; None where no person played in it.

    Raises KeyError, TypeError, ValueError, IndexError or AttributeError where the record is none.
    """
    if PERSON not in levels:
        return None
    seat = levels.index(PERSON)
    rules, result = record["rules"], record["result"]
    scores, order = result["scores"], result["order"]
    lowest = rules.get("result", "lowest") == "lowest"
    points = scores[seat]
    others = (sum(scores) - points) / (len(scores) - 1)
    is_sided = rules.get("teams", "none") == "partners"
    return Counted(
        system=rules["id"],
        opponents=tuple(sorted({level for level in levels if level != PERSON})),
        lowest=lowest,
        won=points > 0 if is_sided else order[0] == seat,
        points=points,
        margin=others - points if lowest else points - others,
        play=_last_play(record, seat) if order[0] == seat else None,
    )


def _last_play(record: Mapping[str, Any], seat: int) -> str | None:
    """Return the kind of a seat's last play, None where it made none that the rules know."""
    plays = [
        event["cards"]
        for event in record["events"]
        if event["event"] == "play" and event["seat"] == seat
    ]
    if not plays:
        return None
    try:
        played = Rules.from_dict(record["rules"]).classify(plays[-1])
    except (RulesError, CardError):
        return None
    return None if played is None else played.kind.value


def count(connection: sqlite3.Connection, deal: int) -> None:
    """Let a deal count in the statistics if it does: it is over, and was played by a person."""
    connection.execute("DELETE FROM counted WHERE deal = ?", (deal,))
    row = connection.execute(
        "SELECT record, levels FROM deals JOIN matches ON matches.id = deals.match "
        "WHERE deals.id = ? AND kind = ? AND result IS NOT NULL AND NOT deleted",
        (deal, PLAYED),
    ).fetchone()
    if row is None:
        return
    try:
        found = counted(records.fields_of(row[0]), json.loads(row[1]))
    except (records.DamagedRecordError, LookupError, TypeError, ValueError, AttributeError):
        return  # it stays in the list of its match, where it says that it cannot be read
    if found is None:
        return
    game = (found.system, json.dumps(found.opponents), found.lowest)
    connection.execute(
        "INSERT OR IGNORE INTO games (system, opponents, lowest) VALUES (?, ?, ?)", game
    )
    (number,) = connection.execute(
        "SELECT id FROM games WHERE system = ? AND opponents = ? AND lowest = ?", game
    ).fetchone()
    connection.execute(
        "INSERT INTO counted (deal, game, won, points, margin, play) VALUES (?, ?, ?, ?, ?, ?)",
        (deal, number, found.won, found.points, found.margin, found.play),
    )


def sum_up(connection: sqlite3.Connection, match: str) -> None:
    """Write the number of deals, the totals, the winners and the words of a match to its row."""
    rules, players = connection.execute(
        "SELECT rules, players FROM matches WHERE id = ?", (match,)
    ).fetchone()
    results = []
    for text, record in connection.execute(
        "SELECT result, record FROM deals WHERE match = ? AND result IS NOT NULL ORDER BY number",
        (match,),
    ).fetchall():
        try:
            results.append(result_of(json.loads(text), record))
        except (LookupError, TypeError, ValueError, AttributeError):
            continue  # what is damaged adds nothing
    totals = [sum(points) for points in zip(*(result.scores for result in results), strict=False)]
    connection.execute(
        "UPDATE matches SET deals = ?, totals = ?, winners = ?, words = ? WHERE id = ?",
        (
            len(results),
            json.dumps(totals),
            json.dumps(_winners(rules, results)),
            words(rules, players),
            match,
        ),
    )


def result_of(found: Mapping[str, Any], record: object = None) -> Result:
    """Return a result from its fields; `record` tells, if given, whether it broke a tie."""
    teams = found.get("teams")
    is_mini = False
    if teams is not None and record is not None:
        try:
            is_mini = records.fields_of(record).get("mini", False) is True
        except records.DamagedRecordError:
            is_mini = False
    scores, order = tuple(map(int, found["scores"])), tuple(map(int, found["order"]))
    return Result(scores, order, (teams[0], teams[1]) if teams else None, is_mini)


def _winners(rules: str, results: Sequence[Result]) -> list[int]:
    """Return the seats that won a match; none while it goes on, or by rules of another version."""
    try:
        return list(standing(Rules.from_json(rules), results).winners)
    except (RulesError, IndexError, RecursionError):
        return []


def words(rules: str, players: str) -> str:
    """Return what a search looks in: the names of the players, and what was played."""
    try:
        name = json.loads(rules)["id"]
        names = [str(player) for player in json.loads(players)]
    except (ValueError, LookupError, TypeError, RecursionError):
        return ""
    title = SYSTEMS[name].title if name in SYSTEMS else ""
    return "\n".join([*names, str(name), title]).casefold().encode("utf-8", "ignore").decode()


def rebuild(connection: sqlite3.Connection) -> None:
    """Make everything anew that follows from the deals."""
    connection.execute("DELETE FROM counted")
    for (match,) in connection.execute("SELECT id FROM matches").fetchall():
        sum_up(connection, match)
    for (deal,) in connection.execute("SELECT id FROM deals ORDER BY id").fetchall():
        count(connection, deal)
