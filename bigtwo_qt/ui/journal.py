"""Keeps the match as it is played: every decision is on the disk before the next seat is asked."""

from __future__ import annotations

import dataclasses
import json
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.events import Event
from bigtwo_qt.rules.match import Header, Match, Result
from bigtwo_qt.rules.record import (
    event_fields,
    header_fields,
    is_whole_match,
    result_fields,
    to_text,
)
from bigtwo_qt.store import Results

if TYPE_CHECKING:
    from bigtwo_qt.rules.commitment import Promise


class Journal:
    """What was decided, in order, on its way to the results.

    Without results nothing is kept. What could not be written waits, and the next `flush` tries
    again: nothing is lost or kept out of order.
    """

    def __init__(self, results: Results | None, deal: int | None = None) -> None:
        """Write to these results; `deal` is the deal in progress that they already hold."""
        self._results = results
        self._deal = deal
        self._waiting: deque[Callable[[Results], None]] = deque()

    def begin_match(self, match: Match, levels: Sequence[str], is_numbered: bool) -> None:
        """Keep a new match; `levels` are the kinds of player by seat, "" for a person.

        `is_numbered` tells whether the person chose its cards by their number.
        """

        def write(results: Results) -> None:
            rules = match.rules.to_json()
            results.begin_match(match.id, rules, match.players, levels, match.seed, is_numbered)

        self._waiting.append(write)

    def begin_deal(self, header: Header, promise: Promise | None = None) -> None:
        """Keep the header of a new deal, and what was promised of it."""

        def write(results: Results) -> None:
            text = json.dumps(header_fields(header))
            promised = None if promise is None else promise.to_text()
            self._deal = results.begin_deal(header.match, header.number, text, promised)

        self._waiting.append(write)

    def append(self, events: Sequence[Event]) -> None:
        """Keep what followed from one decision."""
        texts = [json.dumps(event_fields(event)) for event in events]

        def write(results: Results) -> None:
            if self._deal is not None:
                results.append(self._deal, texts)

        self._waiting.append(write)

    def take_back(self, kept: int) -> None:
        """Keep of the deal's events the first ones only, so many; it never counts any more."""

        def write(results: Results) -> None:
            if self._deal is not None:
                results.take_back(self._deal, kept)

        self._waiting.append(write)

    def keep_exchange(
        self, match: Match, offered: Sequence[Card] | None, promise: Promise | None = None
    ) -> None:
        """Keep that the exchange before a deal was begun, and what is offered in it, if anything.

        It is over with `begin_deal`. With it go the seed of the deal, what was promised of it, and
        the rules, for they may have changed with this deal.
        """
        fields = {
            "number": match.number,
            "seed": match.seed,
            "offered": None if offered is None else [str(card) for card in offered],
            "promise": None if promise is None else promise.to_text(),
            "rules": match.rules.to_dict(),
        }
        text = json.dumps(fields)
        self._waiting.append(lambda results: results.keep_exchange(match.id, text))

    def arrange(self, match_id: str, arrangement: str) -> None:
        """Keep how the hand lies, at once, unless decisions wait to be written; raise StoreError.

        Nothing waits for it: the next change of the arrangement is kept anyway.
        """
        if self._results is not None and not self._waiting:
            self._results.keep_arrangement(match_id, arrangement)

    def finish_deal(self, result: Result, ends_match: bool) -> None:
        """Keep the result of the deal, and that the match is over if that is so."""
        text = json.dumps(result_fields(result))

        def write(results: Results) -> None:
            if self._deal is not None:
                results.finish_deal(self._deal, text, ends_match)
            self._deal = None

        self._waiting.append(write)

    def flush(self) -> None:
        """Write what waits; raise StoreError when some of it cannot be written now."""
        if self._results is None:
            self._waiting.clear()
        while self._results is not None and self._waiting:
            self._waiting[0](self._results)
            self._waiting.popleft()


class PracticeJournal(Journal):
    """Keeps a practice deal once it is over, as a match of its own; it never counts.

    It is the first deal there, unless it began in a way that only follows from a deal before it.
    The match in progress is not touched: it is what a start after a crash goes on with.
    """

    def __init__(self, results: Results | None, match: Match, levels: Sequence[str]) -> None:
        """Keep the deal that this match is at."""
        super().__init__(None)
        self._practice = results
        self._match = match
        self._levels = tuple(levels)
        self._played = match.header, match.deal

    def take_back(self, kept: int) -> None:
        """Go on with the deal as it is after decisions were taken back."""
        self._played = self._match.header, self._match.deal

    def finish_deal(self, result: Result, ends_match: bool) -> None:
        """Keep the deal, on the disk with the next `flush`."""
        header, deal = self._played
        if header is None or deal is None:
            return
        first = dataclasses.replace(header, number=1)
        if is_whole_match(to_text(first, deal)):
            header = first
        text = to_text(header, deal)

        def write(results: Results) -> None:
            rules, players = header.rules.to_json(), header.players
            results.add_practice(header.match, rules, players, self._levels, header.number, text)

        self._waiting.append(write)

    def flush(self) -> None:
        """Write what waits; raise StoreError when it cannot be written now."""
        self._results = self._practice
        try:
            super().flush()
        finally:
            self._results = None
