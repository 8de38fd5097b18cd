"""The worked cases and the counts of tests/cases.json, and the presets themselves."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.rules import SYSTEMS, Combination, Rules, system
from bigtwo_qt.rules.cards import cards_of
from tests.referee.systems import CHANGES, TABLES, preset

CASES = json.loads((Path(__file__).parents[1] / "cases.json").read_text())


def case_id(case: dict[str, Any]) -> str:
    table = " ".join(case["table"]) or "lead"
    return f"{case['system']}: {' '.join(case['play'])} on {table}"


@pytest.mark.parametrize("case", CASES["cases"], ids=case_id)
def test_case(case: dict[str, Any]) -> None:
    rules = system(case["system"])
    table, play = case["table"], case["play"]
    legal = rules.beats(play, table) if table else rules.can_lead(play)
    assert legal == case["legal"], case["why"]
    offered = [found.cards for found in rules.legal_plays(play, table)]
    assert (sorted(play) in [sorted(map(str, cards)) for cards in offered]) == case["legal"]


@pytest.mark.parametrize(("name", "counts"), CASES["counts"].items(), ids=CASES["counts"])
def test_count(name: str, counts: dict[str, int]) -> None:
    """Count what can be led of the whole pack, up to five cards."""
    leads = leads_up_to_five(system(name))
    assert Counter(f"{play.kind.value}/{play.size}" for play in leads) == counts


def leads_up_to_five(rules: Rules) -> set[Combination]:
    """Return the leads of up to five cards of the whole pack.

    Of a hand as big as the pack there are too many long runs to make them all, so where these are
    played the pack is asked for in parts: a run of five lies in five neighbouring ranks, and
    everything else in two ranks.
    """
    pack = [str(card) for card in cards_of(rules.pack)]
    if not rules.pair_runs and rules.run_length == "exactly-5":
        return set(rules.legal_plays(pack))
    ranks = "A23456789TJQKA"
    parts = [ranks[start : start + 5] for start in range(10)]
    parts += ["".join(two) for two in combinations("3456789TJQKA2j", 2)]
    return {
        play
        for part in parts
        for play in rules.legal_plays([card for card in pack if card[0] in part])
        if play.size <= 5
    }


def test_systems_are_those_of_the_rule_book_in_its_order() -> None:
    assert list(SYSTEMS) == list(CHANGES)


@pytest.mark.parametrize(
    ("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES]
)
def test_preset_has_the_options_of_the_rule_book(name: str, players: int) -> None:
    assert system(name, players=players).to_dict() == preset(name, players)
