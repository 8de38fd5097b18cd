"""The referee is proved on the worked cases and the golden records before it judges the core."""

import json
from pathlib import Path

import pytest

from tests.referee.cards import beats, can_lead
from tests.referee.record import faults_of_text
from tests.referee.systems import CHANGES, preset

TESTS = Path(__file__).parents[1]
CASES = json.loads((TESTS / "cases.json").read_text())
VALID = sorted((TESTS / "golden/valid").glob("*.jsonl"))
FAULTY = sorted((TESTS / "golden/faulty").glob("*.jsonl"))


@pytest.mark.parametrize("name", CHANGES)
def test_referee_satisfies_the_worked_cases(name: str) -> None:
    options = preset(name)
    for case in CASES["cases"]:
        if case["system"] == name:
            table, play = case["table"], case["play"]
            legal = beats(options, play, table) if table else can_lead(options, play)
            assert legal == case["legal"], case


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_referee_accepts_valid_records(path: Path) -> None:
    assert faults_of_text(path.read_text()) == []


@pytest.mark.parametrize("path", FAULTY, ids=lambda path: path.stem)
def test_referee_refuses_faulty_records(path: Path) -> None:
    assert faults_of_text(path.read_text())


def test_golden_records_are_there() -> None:
    assert len(VALID) == 25
    assert len(FAULTY) == 60
