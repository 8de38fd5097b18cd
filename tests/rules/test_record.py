"""Records as text: written, read again, replayed, and damaged in every way."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigtwo_qt.rules import SYSTEMS, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.match import Header, Match
from bigtwo_qt.rules.record import (
    Checker,
    RecordError,
    check,
    event_fields,
    from_text,
    header_fields,
    replay,
    to_text,
)

EVERY = [(name, players) for name, found in SYSTEMS.items() for players in found.players]


def played(name: str, players: int, deals: int, seed: int) -> list[str]:
    """Return the records of a match that is played at random."""
    match = Match(system(name, players=players), [f"P{n}" for n in range(players)], seed, "m")
    draw = random.Random(seed)
    lines = []
    for _ in range(deals):
        if match.standing.is_over:
            break
        match.begin_deal()
        due = match.exchange_due
        if due is not None:
            offered = draw.sample(list(cards_of(match.hand_in_exchange(due[1]))), 2)
            match.make_exchange(offered, offered[0])
        deal, header = match.deal, match.header
        assert deal is not None
        assert header is not None
        while not deal.over:
            choices: list[Any] = deal.legal_plays()
            deal.decide(draw.choice([*choices, *([None] if deal.can_pass else [])]))
        lines.append(to_text(header, deal))
        match.finish_deal()
    return lines


def header_of(header: Header) -> Header:
    """Return a header as it comes back from the text of a deal that has just begun."""
    return from_text(json.dumps({**header_fields(header), "events": []})).header


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_records_round_trip_and_have_no_fault(name: str, players: int) -> None:
    lines = played(name, players, 4, 5)
    assert check(lines) == []
    for line in lines:
        record = from_text(line)
        deal = replay(record.header, record.events)
        assert json.loads(to_text(record.header, deal)) == json.loads(line)
        assert header_of(record.header) == record.header


def test_a_deal_in_progress_replays_to_where_it_stopped() -> None:
    line = played("big-two", 4, 1, 1)[0]
    record = from_text(line)
    whole = replay(record.header, record.events)
    for length in range(len(record.events)):
        deal = replay(record.header, record.events[:length])
        # What follows a decision belongs to it: a cut between them is filled up.
        assert len(deal.events) >= length
        assert [event_fields(event) for event in deal.events] == [
            event_fields(event) for event in whole.events[: len(deal.events)]
        ]


RECORD = json.loads(played("big-two", 4, 1, 3)[0])


@pytest.mark.parametrize("name", [name for name in RECORD if name != "out_of_play"])
def test_a_missing_field_is_named(name: str) -> None:
    damaged = {key: value for key, value in RECORD.items() if key != name}
    faults = Checker().check(json.dumps(damaged))
    assert faults
    assert name in faults[0]


@pytest.mark.parametrize("name", list(RECORD))
@pytest.mark.parametrize("value", [None, True, -1, 1.5, "x", [], [[]], {}, [None], {"id": 3}])
def test_a_field_of_another_type_is_a_fault_and_no_crash(name: str, value: object) -> None:
    if (name, value) in [("match", "x"), ("seed", -1)] or RECORD[name] == value:
        return
    damaged = {**RECORD, name: value}
    assert Checker().check(json.dumps(damaged))


@given(st.integers(0, len(json.dumps(RECORD)) - 1))
def test_a_record_that_is_cut_off_says_so(length: int) -> None:
    faults = Checker().check(json.dumps(RECORD)[:length] or "{")
    assert len(faults) == 1
    assert "cut off" in faults[0]


@given(st.data())
def test_a_damaged_event_is_a_fault_and_no_crash(data: st.DataObject) -> None:
    events = [dict(event) for event in RECORD["events"]]
    place = data.draw(st.integers(0, len(events) - 1))
    name = data.draw(st.sampled_from(["event", "seat", "cards", "cards_left", "more"]))
    value = data.draw(
        st.none() | st.booleans() | st.integers(-2, 9) | st.sampled_from(["play", "pass", "9s"])
        | st.lists(st.sampled_from(["3d", "9s", "zz", 4, None]), max_size=3)
    )  # fmt: skip
    if events[place].get(name) == value and type(events[place].get(name)) is type(value):
        return
    events[place][name] = value
    assert Checker().check(json.dumps({**RECORD, "events": events}))


def test_deep_nesting_is_no_crash() -> None:
    assert Checker().check("[" * 100_000)


def test_what_cannot_be_read_raises() -> None:
    with pytest.raises(RecordError, match="not a whole JSON object"):
        from_text("{")
