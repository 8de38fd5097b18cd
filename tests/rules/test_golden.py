"""`check` against the golden records, and the core's own records against the referee."""

from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.rules import system
from bigtwo_qt.rules.record import Record, check, from_text, replay, to_text
from tests.referee.record import faults_of_text
from tests.referee.systems import TABLES
from tests.rules.lockstep import plain, played_records

# Random deals of each system and number of seats that the referee replays.
DEALS = 1000

GOLDEN = Path(__file__).parents[1] / "golden"
VALID = sorted((GOLDEN / "valid").glob("*.jsonl"))

FAULTS = {
    "announce-wrong": "event 2: announce seat 1 cards_left 1, expected play",
    "bonus-missing": "event 15: clear seat 0, expected bonus seat 0 points -40",
    "bonus-wrong-points": "event 15: bonus seat 0 points -50, expected bonus seat 0 points -40",
    "card-played-again": "event 87: seat 0: not_your_card",
    "card-twice-in-hands": "hands: with the cards out of play they are not the whole pack",
    "card-twice-in-play": "event 31: seat 1: not_your_card: Jc",
    "clear-before-any-play": "event 1: clear seat 0, expected play",
    "clear-too-early": "event 33: clear seat 2, expected pass seat 1",
    "clear-wrong-leader": "event 27: clear seat 1, expected clear seat 0",
    "direction-field-wrong": "direction is anticlockwise by the rules",
    "double-deck-second-holder-opens": "opener: 3, expected 7",
    "dragon-not-declared": "event 1: end, expected instant_win seat 2 hand dragon",
    "dragon-then-play": "event 2: play seat 3 3d, expected end",
    "dragon-wrong-one-of-several": "instant_win seat 2 hand dragon, expected instant_win seat 3",
    "end-in-the-middle": "event 33: end, expected play seat 3",
    "exchange-given-not-highest": "exchange: 4d is not the loser's highest card",
    "exchange-in-first-deal": "exchange: there is none in this deal",
    "exchange-missing": "exchange: it is missing",
    "exchange-taken-not-offered": "exchange: 3c was not offered",
    "exchange-wrong-seats": "exchange: seats 0 and 1 are not loser and winner",
    "first-card-wrong": "first_card: seat 3, expected 2",
    "hand-size": "hands: [12, 14, 13, 13] cards",
    "illegal-lead-no-combination": "event 17: seat 1: not_a_combination: 5d 6s",
    "illegal-play-not-higher": "event 21: seat 1: not_higher: 5s",
    "leftover-missing": "leftover: it is missing",
    "locked-seat-plays": "event 26: seat 1: passed_this_trick",
    "match-goes-on-after-100": "match: it was over after the deal before",
    "mini-flag-on-any-deal": "mini: no tie to break",
    "mini-missing-after-tie-or-needless": "mini: a tie is to be broken",
    "missing-clear": "event 27: play seat 1 Qc, expected clear seat 1",
    "missing-opening-card": "event 1: seat 0: opening_card_missing",
    "no-end-event": "events: end is missing",
    "no-out-event": "event 53: pass seat 1, expected out seat 2",
    "number-wrong": "number: 9, expected 2",
    "oot-flag-missing": "event 10: play seat 3 6h 7h 8h 9h Th, expected play seat 3 out_of_turn",
    "oot-in-other-system": "event 1: play seat 1 out_of_turn True",
    "oot-on-a-single": "event 41: play seat 1 out_of_turn True Jc",
    "opener-leftover-excuse": "opener: 0, expected 2",
    "opening-card-field-wrong": "opening_card: 7h, expected 3d",
    "order-missing": "result: order is missing",
    "out-event-too-late": "event 62: play seat 2 Js, expected out seat 3",
    "pass-by-leader": "event 44: seat 1: leader_cannot_pass",
    "pass-by-ownbeat-seat": "event 38: seat 0: leader_cannot_pass",
    "pass-left-out": "event 41: seat 0: not_your_turn",
    "play-after-end": "event 36: play seat 1 3h, expected end",
    "relabelled-opener-later-deal": "result: order [0, 2, 1, 3], expected [3, 1, 2, 0]",
    "scores-in-places-system": "result: scores [3, 4, 2, 1], expected [2, 3, 1, 0]",
    "scores-missing": "result: scores",
    "team-missing": "result: teams is missing",
    "truncated": "event 38: end does not follow here",
    "whole-deal-mirrored-clockwise": "first_card: seat 3, expected 1",
    "wrong-dealer": "dealer: 3, expected 2",
    "wrong-leftover-card": "leftover: seat 1 does not hold 7d",
    "wrong-leftover-to": "leftover: seat 2 does not hold Jc",
    "wrong-opener-field": "opener: 0, expected 3",
    "wrong-order-first": "result: order [3, 1, 0, 2], expected [1, 3, 0, 2]",
    "wrong-order-tail": "result: order [1, 0, 3, 2], expected [1, 0, 2, 3]",
    "wrong-score": "result: scores [0, 39, 40, 5], expected [0, 39, 39, 5]",
    "wrong-team-sum": "result: teams [6, 1], expected [5, 1]",
    "wrong-turn": "event 28: seat 1 is next, not seat 2",
}


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_check_accepts_valid_records(path: Path) -> None:
    assert check(path.read_text().splitlines()) == []


def test_every_faulty_record_has_its_fault_named() -> None:
    assert sorted(path.stem for path in (GOLDEN / "faulty").glob("*.jsonl")) == sorted(FAULTS)


@pytest.mark.parametrize(("name", "named"), FAULTS.items(), ids=FAULTS)
def test_check_names_the_fault_in_the_last_line(name: str, named: str) -> None:
    lines = (GOLDEN / "faulty" / f"{name}.jsonl").read_text().splitlines()
    faults = check(lines)
    assert {fault.line for fault in faults} == {len(lines)}
    assert named in "\n".join(fault.message for fault in faults)


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_records_come_back_from_text(path: Path) -> None:
    """What was read and replayed is written so that it reads and replays to the same."""
    for line in path.read_text().splitlines()[:3]:
        record = from_text(line)
        again = from_text(to_text(record.header, replay(record.header, record.events)))
        assert again.header == record.header
        assert sorted_events(again) == sorted_events(record)
        assert again.result == record.result


def sorted_events(record: Record) -> list[dict[str, Any]]:
    return [plain(dict(event)) for event in record.events]


@pytest.mark.parametrize(
    ("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES]
)
def test_records_of_the_core_satisfy_the_referee(name: str, players: int) -> None:
    lines = played_records(system(name, players=players), seed=7, deals=DEALS)
    assert faults_of_text("\n".join(lines)) == []
    assert check(lines) == []
