"""Opens what is kept between runs, and the match that was broken off."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.match import Header, Match, Result
from bigtwo_qt.rules.options import Rules, RulesError
from bigtwo_qt.rules.record import RecordError, from_text, replay
from bigtwo_qt.store import Places, Results, RunningMatch, Settings, SettingsFile, StoreError
from bigtwo_qt.ui import wording

PERSON = ""
"""The level of the seat at which the person plays."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match to go on with: the players by seat, and what the results hold of its deals.

    `deal` is the deal in progress as the results number it; `last` the deal that was finished last.
    """

    match: Match
    levels: tuple[str, ...]
    deal: int | None
    last: tuple[Header, Deal] | None


class Keeper:
    """The settings and the results, as far as they can be opened.

    `notices` are sentences for the player about what went wrong. What cannot be opened is done
    without: the settings are then those of the start, and nothing is kept.
    """

    def __init__(self, places: Places | None) -> None:
        """Open the files in these places; without places nothing is kept."""
        self.notices: list[str] = []
        self.results: Results | None = None
        self.settings = Settings()
        self._file: SettingsFile | None = None
        if places is not None:
            self._open(places)

    def _open(self, places: Places) -> None:
        try:
            self._file = SettingsFile.open(places.settings)
            self.settings = self._file.settings
            self._notice(self._file.notice)
        except StoreError as error:
            self._notice(str(error))
        try:
            self.results = Results.open(places.results)
            self._notice(self.results.notice)
        except StoreError as error:
            self._notice(str(error))
            self._notice(wording.not_kept())

    def _notice(self, sentence: str | None) -> None:
        if sentence:
            self.notices.append(sentence)

    def change(self, **values: Any) -> None:
        """Change settings and keep them; raise StoreError if they cannot be kept."""
        self.settings = dataclasses.replace(self.settings, **values)
        if self._file is not None:
            self._file.save(self.settings)

    def resume(self) -> Resumed | None:
        """Return the match that was broken off, if there is one that can go on."""
        if self.results is None:
            return None
        try:
            running = self.results.running()
        except StoreError as error:
            self._notice(str(error))
            return None
        if running is None:
            return None
        try:
            return resumed(running)
        except (RecordError, RulesError):
            self._notice(wording.cannot_go_on())
            return None

    def close(self) -> None:
        """Close the results; the match in progress stays in progress."""
        if self.results is not None:
            self.results.close()
            self.results = None


def resumed(running: RunningMatch) -> Resumed | None:
    """Return the match that the results have in progress, None if not one deal of it was begun.

    Raises RecordError or RulesError where a record of it cannot be read or is against the rules.
    """
    finished: list[tuple[Header, Result]] = []
    last: tuple[Header, Deal] | None = None
    for text in running.finished:
        header, deal = replayed(text)
        if not deal.over:
            raise RecordError("a finished deal does not end")
        finished.append((header, Result.of(deal, header.mini)))
        last = header, deal
    current = None if running.record is None else replayed(running.record)
    if current is None and last is None:
        return None
    match = Match.resume(finished, current[0] if current else None)
    if current is not None:
        match.deal = current[1]
    levels = fitting(running.levels, match.rules)
    return Resumed(match, levels, running.deal, last)


def replayed(text: str) -> tuple[Header, Deal]:
    """Return the header of a record, and its deal after the events so far."""
    record = from_text(text)
    return record.header, replay(record.header, record.events)


def fitting(levels: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Return levels by seat; raise RecordError where these players cannot sit down to the rules."""
    if len(levels) != rules.players:
        raise RecordError("the players are not as many as the seats")
    unknown = [level for level in levels[1:] if level not in LEVELS]
    if unknown or levels[0] not in (PERSON, *LEVELS):
        raise RecordError("the match is between players that this version does not have")
    return tuple(levels)
