"""Matches to keep: played by computers, and written down as the table writes them."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Container, Sequence

from bigtwo_qt.players import LEVELS as PLAYERS
from bigtwo_qt.players.seating import play_deal
from bigtwo_qt.rules import Rules, system
from bigtwo_qt.rules.commitment import SALT_BYTES, Promise
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.record import event_fields, header_fields, result_fields, to_text
from bigtwo_qt.store import Results

NAMES = ("You", "Mei", "Ana", "Budi")
LEVELS = ("", "greedy", "random", "greedy")


def rules_for(system_id: str, deals: int, players: int) -> Rules:
    found = system(system_id, players=players)
    return dataclasses.replace(found, match_ends="deals", match_length=deals)


def keep_match(
    results: Results,
    match_id: str,
    system_id: str = "big-two",
    *,
    deals: int = 3,
    length: int | None = None,
    seed: int = 0,
    names: Sequence[str] = NAMES,
    levels: Sequence[str] = LEVELS,
    stop_after: int | None = None,
    undone: Container[int] = (),
    promised: bool = True,
    numbered: bool = False,
) -> list[int]:
    """Keep a match of so many deals, out of `length`, and return its deals.

    Of a last deal more, only the events of the first decisions are kept, `stop_after` of them. In
    the deals with the numbers of `undone` the last event was taken back and came again. Where not
    `promised`, nothing was told of the deals before they were played, as older versions did.
    """
    rules = rules_for(system_id, length or deals, len(names))
    players = [PLAYERS[level or "greedy"](random.Random(seed)) for level in levels]
    match = Match(rules, names, seed, match_id)
    results.begin_match(match_id, rules.to_json(), names, levels, seed, numbered)
    kept = []
    for number in range(1, deals + 1 + (stop_after is not None)):
        played = play_deal(match, players)
        assert match.header is not None
        header = json.dumps(header_fields(match.header))
        promise = Promise.of(match.header.as_dealt, random.Random(number).randbytes(SALT_BYTES))
        deal = results.begin_deal(match_id, number, header, promise.to_text() if promised else None)
        kept.append(deal)
        events = [json.dumps(event_fields(event)) for event in played.events]
        if number > deals:
            for event in events[:stop_after]:
                results.append(deal, [event])
            break
        results.append(deal, events)
        if number in undone:
            results.take_back(deal, len(events) - 1)
            results.append(deal, events[-1:])
        result = match.finish_deal()
        text = json.dumps(result_fields(result))
        results.finish_deal(deal, text, match.standing.is_over)
    return kept


def practise(results: Results, match_id: str, deals: int = 1) -> None:
    """Keep practice deals of the first deals of a match, each as a match of its own."""
    rules = rules_for("big-two", deals, len(NAMES))
    match = Match(rules, NAMES, 5, match_id)
    players = [PLAYERS["greedy"](random.Random(5)) for _ in NAMES]
    for number in range(1, deals + 1):
        played = play_deal(match, players)
        assert match.header is not None
        header = dataclasses.replace(match.header, match=f"{match_id} {number}")
        text = to_text(header, played)
        results.add_practice(header.match, rules.to_json(), NAMES, LEVELS, number, text)
        match.finish_deal()


def records_of(results: Results) -> list[str]:
    """Return the records of all deals that are over, in order of play."""
    found = []
    for match_id in results.archive.match_ids():
        page = results.archive.match(match_id)
        assert page is not None
        found += [results.archive.record(deal.deal) for deal in page.deals]
    return found


def promises_of(results: Results) -> dict[tuple[str, int], str | None]:
    """Return what was promised of all deals that are over, by match and number."""
    found = {}
    for match_id in results.archive.match_ids():
        page = results.archive.match(match_id)
        assert page is not None
        for deal in page.deals:
            found[match_id, deal.number] = results.archive.promise(deal.deal)
    return found
