"""Whole matches of every system, regenerated and compared with the records in golden/matches.

A change here changes what a deal number means or what a rule does. Where that is wanted, write the
records anew with `python -m tests.rules.test_golden_matches` and look at the difference.
"""

import json
from pathlib import Path

import pytest

from bigtwo_qt.players.simulation import Series, play_series
from bigtwo_qt.rules import SYSTEMS, system

MATCHES = Path(__file__).parent.parent / "golden" / "matches"
EVERY = [(name, players) for name, found in SYSTEMS.items() for players in found.players]


def records(name: str, players: int) -> list[str]:
    """Return three deals between greedy players, whose play needs no chance."""
    series = Series(system(name, players=players), ("greedy",) * players, 3, 20, 0)
    return [deal.record for deal in play_series(series)]


def file_of(name: str, players: int) -> Path:
    return MATCHES / f"{name}-{players}.jsonl"


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_matches_are_as_they_were(name: str, players: int) -> None:
    expected = file_of(name, players).read_text(encoding="utf-8").splitlines()
    found = records(name, players)
    assert [json.loads(line) for line in found] == [json.loads(line) for line in expected]


if __name__ == "__main__":
    MATCHES.mkdir(exist_ok=True)
    for each, seats in EVERY:
        text = "".join(f"{line}\n" for line in records(each, seats))
        file_of(each, seats).write_text(text, encoding="utf-8")
