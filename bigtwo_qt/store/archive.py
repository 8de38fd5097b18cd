"""What the results can be asked: the list of matches, one match, and the statistics."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from itertools import accumulate
from pathlib import Path
from typing import Any

from bigtwo_qt.store import records, tally
from bigtwo_qt.store.errors import StoreError, damaged
from bigtwo_qt.store.records import DamagedRecordError
from bigtwo_qt.store.sentences import Sentence

PAGE = 200
"""How many matches a page of the list has, if not told otherwise."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches are wanted; what is not named is not asked for.

    `player` is a name and `level` a kind of opponent at the table, `since` and `until` the first
    and the last day, as the clock of this place has it, on which a match was begun. Each word of
    `text` stands somewhere in the names of the players, the system's id or its title; `titles` are
    what systems are called elsewhere, by id, such as in another language.
    """

    system: str | None = None
    player: str | None = None
    level: str | None = None
    since: date | None = None
    until: date | None = None
    text: str = ""
    titles: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match in the list.

    `state` is running, finished, abandoned or unreadable; `origin` played, imported or recovered;
    `started` is None where the clock was not known. `totals` are the points by seat of the `deals`
    that are over, `winners` the seats that won the match; `person` the seat of the person, if any.
    """

    match_id: str
    system: str
    players: tuple[str, ...]
    levels: tuple[str, ...]
    state: str
    origin: str
    started: datetime | None
    deals: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def person(self) -> int | None:
        return self.levels.index(tally.PERSON) if tally.PERSON in self.levels else None


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal that is over on the page of its match; `totals` are the points after it by seat.

    Of a deal that is damaged throughout, `scores` and `order` are empty. `is_promised` tells
    whether its hash was shown before play.
    """

    deal: int
    number: int
    kind: str
    scores: tuple[int, ...]
    order: tuple[int, ...]
    totals: tuple[int, ...]
    is_promised: bool = False


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A match with its deals. `rules` is their JSON text."""

    row: MatchRow
    rules: str
    deals: tuple[DealRow, ...]


@dataclass(frozen=True, slots=True)
class Extreme:
    """The best or the worst deal: where it is, its points, and how far from the mean of others."""

    match_id: str
    number: int
    points: int
    margin: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a person made of some deals.

    `penalty` is the mean of the points where the lowest total wins, `points` where the highest
    does; None without such a deal. Streaks are deals won in a row. `plays` are the kinds of plays
    that won, with how often, the most frequent first.
    """

    deals: int = 0
    won: int = 0
    penalty: float | None = None
    points: float | None = None
    streak: int = 0
    longest_streak: int = 0
    best: Extreme | None = None
    worst: Extreme | None = None
    plays: tuple[tuple[str, int], ...] = ()

    @property
    def share(self) -> float | None:
        """The share of deals won, from 0 to 1."""
        return self.won / self.deals if self.deals else None

    @property
    def favourite(self) -> str | None:
        """The kind of play that won most often."""
        return self.plays[0][0] if self.plays else None


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics in all, by system and by the level of an opponent.

    A deal stands under each level that sat at its table, once.
    """

    overall: Statistics
    systems: Mapping[str, Statistics]
    levels: Mapping[str, Statistics]


class Archive:
    """Reads the results through a connection. Every method raises StoreError where it cannot."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        failure: Callable[[str, sqlite3.Error], StoreError],
    ) -> None:
        """Read this file; `failure` makes the error for what was being done and what happened."""
        self.path = path
        self._connection = connection
        self._failure = failure

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self._failure("read {path}", error) from error
        except (ValueError, TypeError, LookupError, RecursionError) as error:
            raise damaged("read {path}", self.path) from error

    # The list.

    def count_matches(self, wanted: Filter | None = None) -> int:
        """Return how many matches there are; those in which no deal was played do not show."""
        where, values = _conditions(wanted or Filter())
        with self._reading():
            (found,) = self._connection.execute(
                f"SELECT count(*) FROM matches WHERE {where}", values
            ).fetchone()
        return int(found)

    def matches(
        self, wanted: Filter | None = None, first: int = 0, most: int = PAGE
    ) -> list[MatchRow]:
        """Return a page of the list, what was played last first."""
        where, values = _conditions(wanted or Filter())
        with self._reading():
            return [
                _match_row(row)
                for row in self._connection.execute(
                    f"SELECT {_MATCH} FROM matches WHERE {where} "
                    "ORDER BY place DESC LIMIT ? OFFSET ?",
                    (*values, most, first),
                )
            ]

    def match_ids(self, wanted: Filter | None = None) -> list[str]:
        """Return all matches of the list, what was played first first."""
        where, values = _conditions(wanted or Filter())
        with self._reading():
            return [
                match_id
                for (match_id,) in self._connection.execute(
                    f"SELECT id FROM matches WHERE {where} ORDER BY place", values
                )
            ]

    def players(self) -> list[str]:
        """Return every name that sat at a table, for a choice of filters, in alphabetic order."""
        with self._reading():
            found = {
                str(name)
                for (players,) in self._connection.execute(
                    f"SELECT DISTINCT players FROM matches WHERE {_SHOWN}"
                )
                for name in _items(players)
            }
        return sorted(found, key=lambda name: (name.casefold(), name))

    def systems(self) -> list[str]:
        """Return the ids of every system that was played."""
        with self._reading():
            return [
                system
                for (system,) in self._connection.execute(
                    f"SELECT DISTINCT system FROM matches WHERE {_SHOWN} ORDER BY system"
                )
            ]

    # One match.

    def match(self, match_id: str) -> MatchPage | None:
        """Return a match with its deals, None where there is none of this id."""
        with self._reading():
            row = self._connection.execute(
                f"SELECT {_MATCH}, rules FROM matches WHERE id = ? AND NOT deleted", (match_id,)
            ).fetchone()
            if row is None:
                return None
            found = []
            for deal, number, kind, record, result, is_promised in self._connection.execute(
                "SELECT id, number, kind, record, result, promise IS NOT NULL FROM deals "
                "WHERE match = ? AND result IS NOT NULL ORDER BY number",
                (match_id,),
            ):
                found.append((deal, number, kind, bool(is_promised), *_result(record, result)))
            totals = accumulate((scores for *_, scores, _ in found), _added)
            return MatchPage(
                _match_row(row[:-1]),
                row[-1],
                tuple(
                    DealRow(deal, number, kind, scores, order, after, is_promised)
                    for (deal, number, kind, is_promised, scores, order), after in zip(
                        found, totals, strict=True
                    )
                ),
            )

    def record(self, deal: int) -> str:
        """Return the record of a deal that is over, one JSON line.

        Raises DamagedRecordError where it cannot be read any more.
        """
        with self._reading():
            row = self._connection.execute(
                "SELECT record FROM deals WHERE id = ? AND result IS NOT NULL", (deal,)
            ).fetchone()
        if row is None:
            raise StoreError(Sentence("This deal is not in the results."))
        return records.unpack(row[0])

    def promise(self, deal: int) -> str | None:
        """Return what was promised of a deal before it was played; None where nothing was."""
        with self._reading():
            row = self._connection.execute(
                "SELECT promise FROM deals WHERE id = ?", (deal,)
            ).fetchone()
        return None if row is None else records.promise_of(row[0])

    # The statistics.

    def statistics(self) -> Summary:
        """Return what the person made of all deals that count.

        Deals that were broken off, undone or played for practice do not, nor do imported ones.
        """
        with self._reading():
            games = self._games()
            history = self._history(games)
            systems = sorted({game.system for game in games.values()})
            levels = sorted({level for game in games.values() for level in game.opponents})
            return Summary(
                self._of(games, list(games), history),
                {
                    system: self._of(
                        games,
                        [number for number, game in games.items() if game.system == system],
                        history,
                    )
                    for system in systems
                },
                {
                    level: self._of(
                        games,
                        [number for number, game in games.items() if level in game.opponents],
                        history,
                    )
                    for level in levels
                },
            )

    def _games(self) -> dict[int, _Game]:
        """Return what was played against which levels, each with its sums."""
        games = {
            number: _Game(system, tuple(json.loads(opponents)), bool(lowest), deals, won, points)
            for number, system, opponents, lowest, deals, won, points in self._connection.execute(
                "SELECT games.id, system, opponents, lowest, deals, wins, total FROM games JOIN "
                "(SELECT game, count(*) AS deals, sum(won) AS wins, sum(points) AS total "
                "FROM counted GROUP BY game) ON games.id = game"
            )
        }
        for number, play, often in self._connection.execute(
            "SELECT game, play, count(*) FROM counted WHERE play IS NOT NULL GROUP BY game, play"
        ):
            games[number].plays[play] = often
        for number, game in games.items():
            for ends, order in ((game.best, "DESC"), (game.worst, "ASC")):
                found = self._connection.execute(
                    "SELECT margin, points, deal FROM counted WHERE game = ? "
                    f"ORDER BY margin {order}, deal LIMIT 1",
                    (number,),
                ).fetchone()
                ends.append(found)
        return games

    def _history(self, games: Mapping[int, _Game]) -> str:
        """Return one character for each deal in order of play: which game, and whether won."""
        if max(games, default=0) > _HIGHEST_GAME:
            raise ValueError("more kinds of games than there are")
        (found,) = self._connection.execute(
            "SELECT group_concat(char(? + 2 * game + won), '') "
            "FROM (SELECT game, won FROM counted ORDER BY deal)",
            (_FIRST_CHARACTER,),
        ).fetchone()
        return found or ""

    def _of(self, games: Mapping[int, _Game], wanted: Sequence[int], history: str) -> Statistics:
        """Return the statistics of some games taken together."""
        chosen = [games[number] for number in wanted]
        marks = {
            _FIRST_CHARACTER + 2 * number + won: (str(won) if number in wanted else None)
            for number in games
            for won in (0, 1)
        }
        runs = history.translate(marks).split("0")
        plays: dict[str, int] = {}
        for game in chosen:
            for play, often in game.plays.items():
                plays[play] = plays.get(play, 0) + often
        return Statistics(
            deals=sum(game.deals for game in chosen),
            won=sum(game.won for game in chosen),
            penalty=_mean([game for game in chosen if game.lowest]),
            points=_mean([game for game in chosen if not game.lowest]),
            streak=len(runs[-1]),
            longest_streak=max(map(len, runs)),
            best=self._extreme(max(end for game in chosen for end in game.best))
            if chosen
            else None,
            worst=self._extreme(min(end for game in chosen for end in game.worst))
            if chosen
            else None,
            plays=tuple(sorted(plays.items(), key=lambda item: (-item[1], item[0]))),
        )

    def _extreme(self, found: tuple[float, int, int]) -> Extreme:
        margin, points, deal = found
        match_id, number = self._connection.execute(
            "SELECT match, number FROM deals WHERE id = ?", (deal,)
        ).fetchone()
        return Extreme(match_id, number, points, margin)


@dataclass(frozen=True, slots=True)
class _Game:
    """The sums of one kind of game; `best` and `worst` are one (margin, points, deal) each."""

    system: str
    opponents: tuple[str, ...]
    lowest: bool
    deals: int
    won: int
    points: int
    plays: dict[str, int] = field(default_factory=dict)
    best: list[tuple[float, int, int]] = field(default_factory=list)
    worst: list[tuple[float, int, int]] = field(default_factory=list)


# Two characters for each game, as far as there are such that stand on their own.
_FIRST_CHARACTER = 0x21
_HIGHEST_GAME = 27_000

_SHOWN = "NOT deleted AND (deals > 0 OR state = 'running')"
_MATCH = "id, system, players, levels, state, origin, started, deals, totals, winners"


def _mean(games: Sequence[_Game]) -> float | None:
    deals = sum(game.deals for game in games)
    return sum(game.points for game in games) / deals if deals else None


def _conditions(wanted: Filter) -> tuple[str, list[str]]:
    """Return what an SQL query asks for, and the values of it."""
    parts, values = [_SHOWN], []
    if wanted.system is not None:
        parts.append("system = ?")
        values.append(wanted.system)
    for column, name in (("players", wanted.player), ("levels", wanted.level)):
        if name is not None:
            parts.append(f"instr({column}, ?)")
            values.append(json.dumps(name, ensure_ascii=False))
    if wanted.since is not None:
        parts.append("started >= ?")
        values.append(_midnight(wanted.since))
    if wanted.until is not None:
        parts.append("started < ?")
        values.append(_midnight(wanted.until + timedelta(days=1)))
    for word in wanted.text.casefold().split():
        called = [system for system, title in wanted.titles if word in title.casefold()]
        marks = ", ".join("?" * len(called))
        parts.append(f"(instr(words, ?) OR system IN ({marks}))")
        values += [word, *called]
    return " AND ".join(parts), values


def _midnight(day: date) -> str:
    """Return when a day begins at this place, as the store writes times."""
    begins = datetime.combine(day, time.min).astimezone(UTC)
    return begins.isoformat(timespec="seconds")


def _added(sums: tuple[int, ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the totals after another deal; what is damaged adds nothing."""
    if not sums or not scores:
        return sums or scores
    return tuple(map(sum, zip(sums, scores, strict=True)))


def _result(record: object, result: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the scores and the order of a deal, from its record as long as that is whole."""
    for is_whole in (True, False):
        try:
            found = records.fields_of(record)["result"] if is_whole else json.loads(result)
            return tuple(map(int, found["scores"])), tuple(map(int, found["order"]))
        except (DamagedRecordError, ValueError, TypeError, LookupError, RecursionError):
            continue
    return (), ()


def _items(text: str | int) -> list[Any]:
    """Return a list that was kept, empty where it is damaged: the rest of its row still tells."""
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return []
    return found if isinstance(found, list) else []


def _match_row(row: Sequence[str | int]) -> MatchRow:
    match_id, system, players, levels, state, origin, started, deals, totals, winners = row
    return MatchRow(
        str(match_id),
        str(system),
        tuple(map(str, _items(players))),
        tuple(map(str, _items(levels))),
        str(state),
        str(origin),
        _moment(str(started)),
        int(deals),
        tuple(one for one in _items(totals) if isinstance(one, int)),
        tuple(one for one in _items(winners) if isinstance(one, int)),
    )


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
