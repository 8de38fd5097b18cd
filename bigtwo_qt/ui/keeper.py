"""Opens what is kept between runs, and the match that was broken off."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules.cards import Card, card
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.match import Header, Match, MatchError, Result, held_by_match
from bigtwo_qt.rules.options import Rules, RulesError
from bigtwo_qt.rules.record import RecordError, from_text, replay
from bigtwo_qt.store import (
    PERSON,
    LockedError,
    NextRules,
    Places,
    Results,
    RunningMatch,
    Settings,
    SettingsFile,
    StoreError,
)
from bigtwo_qt.store.rulesets import RuleSets
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.arrangement import Arrangement

if TYPE_CHECKING:
    from bigtwo_qt.rules.commitment import Promise

__all__ = ["PERSON", "Keeper", "Resumed"]


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match to go on with: the players by seat, and what the results hold of its deals.

    `deal` is the deal in progress as the results number it; `last` the deal that was finished last;
    `offered` what the winner offers in an exchange in progress; `arrangement` how the hand lay;
    `next_rules` what was chosen for its next deal, or the next match where it cannot go on by that;
    `promise` what was promised of the deal in progress, else of the last one; `is_numbered` tells
    whether the person chose the cards by their number.
    """

    match: Match
    levels: tuple[str, ...]
    deal: int | None
    last: tuple[Header, Deal] | None
    offered: tuple[Card, Card] | None = None
    arrangement: Arrangement | None = None
    next_rules: Rules | None = None
    promise: Promise | None = None
    is_numbered: bool = False

    @property
    def is_undealt(self) -> bool:
        """Whether not even the first deal was dealt."""
        return self.last is None and self.match.deal is None


class Keeper:
    """The settings and the results, as far as they can be opened.

    `notices` are sentences for the player about what went wrong. What cannot be opened is done
    without: the settings are then those of the start, and nothing is kept.
    """

    def __init__(self, places: Places | None) -> None:
        """Open the files in these places; without places nothing is kept."""
        self.notices: list[str] = []
        self.results: Results | None = None
        self.watched: Results | None = None
        """The results of another window, to read in alone."""
        self.places = places
        self.is_locked = False
        """Whether another window has the results."""
        self.settings = Settings()
        self.rule_sets = RuleSets(places.rule_sets if places is not None else None)
        self._file: SettingsFile | None = None
        if places is not None:
            self._open(places)

    def _open(self, places: Places) -> None:
        try:
            self._file = SettingsFile.open(places.settings)
            self.settings = self._file.settings
            self._notice(self._file.notice)
        except StoreError as error:
            self._notice(error.sentence)
        try:
            self.results = Results.open(places.results)
            self._notice(self.results.notice)
        except StoreError as error:
            self.is_locked = isinstance(error, LockedError)
            self._notice(error.sentence)
            self._notice(wording.not_kept())
        self.notices += self.rule_sets.notices

    def _notice(self, sentence: str | None) -> None:
        if sentence:
            self.notices.append(sentence)

    def open_again(self) -> None:
        """Open anew what is kept, once it was closed and perhaps replaced."""
        self.notices.clear()
        self.settings = Settings()
        self.rule_sets.read_again()
        if self.places is not None:
            self._open(self.places)

    def watch(self) -> None:
        """Open the results of the other window, to read in alone; raise StoreError."""
        if self.watched is None and self.places is not None:
            self.watched = Results.open_read_only(self.places.results)

    def change(self, **values: Any) -> None:
        """Change settings and keep them; raise StoreError if they cannot be kept."""
        self.settings = dataclasses.replace(self.settings, **values)
        if self._file is not None:
            self._file.save(self.settings)

    def keep_next_rules(self, kept: NextRules | None) -> None:
        """Keep the rules that were chosen for what is dealt next; raise StoreError.

        A window that keeps no matches leaves those of the other window alone.
        """
        is_kept = self.places is None or self.results is not None
        if is_kept and kept != self.settings.next_rules:
            self.change(next_rules=kept)

    def own_rules(self) -> list[tuple[str, Rules]]:
        """Return the player's own rule sets by name."""
        return [(named.name, named.rules) for named in self.rule_sets.all]

    def resume(self) -> Resumed | None:
        """Return the match that was broken off, if there is one that can go on."""
        if self.results is None:
            return None
        try:
            running = self.results.running()
        except StoreError as error:
            self._notice(error.sentence)
            return None
        if running is None:
            return None
        try:
            found = resumed(running, self.settings.next_rules)
        except (RecordError, RulesError, MatchError):
            self._notice(wording.cannot_go_on())
            return None
        if not found.match.standing.is_over:
            return found
        try:
            self.results.finish_match(running.match_id)
        except StoreError as error:
            self._notice(error.sentence)
        return None

    def close(self) -> None:
        """Close the results; the match in progress stays in progress."""
        if self.results is not None:
            self.results.close()
            self.results = None
        if self.watched is not None:
            self.watched.close()
            self.watched = None


def resumed(running: RunningMatch, chosen: NextRules | None = None) -> Resumed:
    """Return the match that the results have in progress; `chosen` are the rules kept for later.

    Raises RecordError, RulesError or MatchError where a record of it cannot be read or is against
    the rules.
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
        rules = Rules.from_json(running.rules)
        match = Match(rules, running.players, running.seed or 0, running.match_id)
    else:
        match = Match.resume(finished, current[0] if current else None)
    if current is not None:
        match.deal = current[1]
    levels = fitting(running.levels, match.rules)
    offered = None
    promise = running.promise
    if current is None and last is not None and running.exchange is not None:
        exchange = _fields(running.exchange)
        offered = _go_on_with_exchange(match, exchange)
        if match.exchange_due is not None:
            promise = exchange.get("promise")
    kept = running.arrangement
    arrangement = None if kept is None else Arrangement.from_text(kept)
    if arrangement is not None and arrangement.number != match.number:
        arrangement = None
    next_rules = None
    if chosen is not None and chosen.match == match.id:
        next_rules = chosen.rules
        possible = (chosen.rules, chosen.meanwhile or match.rules, match.rules)
        match.change_rules(next(one for one in possible if not held_by_match(match.rules, one)))
    return Resumed(
        match,
        levels,
        running.deal,
        last,
        offered,
        arrangement,
        next_rules,
        read_promise(promise),
        running.numbered,
    )


def read_promise(kept: str | None) -> Promise | None:
    """Return what was promised of a deal, None where that cannot be read."""
    if kept is None:
        return None
    from bigtwo_qt.rules.commitment import Promise

    try:
        return Promise.from_text(kept)
    except ValueError:
        return None


def _fields(kept: str) -> dict[str, Any]:
    """Return the JSON object of a text; an empty one where it is none."""
    try:
        found = json.loads(kept)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _go_on_with_exchange(match: Match, kept: Mapping[str, Any]) -> tuple[Card, Card] | None:
    """Deal as far as the exchange, and return what is offered in it, if anything is.

    An exchange of another deal is none of this one; what could not be offered has not been.
    """
    try:
        number, offered = kept["number"], kept["offered"]
        cards = None if offered is None else [card(one) for one in offered]
        rules = Rules.from_dict(kept["rules"]) if "rules" in kept else match.rules
    except (ValueError, LookupError, TypeError):
        return None
    if number != match.number or match.standing.is_over or held_by_match(match.rules, rules):
        return None
    match.change_rules(rules)
    if isinstance(kept.get("seed"), int):  # an older version kept none
        match.seed = kept["seed"]
    match.begin_deal()
    due = match.exchange_due
    if due is None or cards is None or len(cards) != 2 or cards[0] == cards[1]:
        return None
    hand = match.hand_in_exchange(due[1])
    if any(not hand >> one & 1 for one in cards):
        return None
    return cards[0], cards[1]


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
