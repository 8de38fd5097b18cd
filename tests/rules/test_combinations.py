"""Faults once found in combinations, and the order in which a table shows their cards."""

import pytest

from bigtwo_qt.rules import parse_cards, system
from bigtwo_qt.rules.systems import preset


@pytest.mark.parametrize(
    ("system_id", "cards"),
    [
        ("big-two", "Ad 2c 3d 4d 5d"),
        ("big-two", "2d 3c 4c 5c 6d"),
        ("big-two", "Td Jc Qd Kd Ah"),
        ("big-two", "Ad 2d 3d 4d 5d"),
        ("four-cards", "Jd Qc Kd Ad 2d"),
        ("winner", "Ad 2c 3d 4d 5d 6h"),
        ("winner", "2d 3c 4c 5c 6d 7d 8d 9d Td Jd Qd Kd Ad"),
        ("winner", "Ad Ac 2d 2c 3d 3c"),
        ("winner", "Kd Kc Ad Ac"),
        ("big-two", "4d 4c 4h 3s 3d"),
        ("big-two", "4d 4c 4h 4s 3d"),
        ("big-two", "3d 5d 7d Ad 2d"),
    ],
)
def test_cards_are_shown_in_the_order_of_the_run_or_by_group(system_id: str, cards: str) -> None:
    shown = parse_cards(cards)
    found = system(system_id).classify(sorted(shown))
    assert found is not None
    assert [one.rank for one in found.cards] == [one.rank for one in shown]
    assert set(found.cards) == set(shown)


@pytest.mark.parametrize(
    ("runs", "low", "high"),
    [
        ("ace-two-low", "Ad Ac 2d 2c", "2d 2c 3d 3c"),
        ("ace-two-low", "Ad Ac 2d 2c", "3d 3c 4d 4c"),
        ("ace-two-low", "3d 3c 4d 4c", "Kd Kc Ad Ac"),
        ("wheel-only", "Ad Ac 2d 2c", "3d 3c 4d 4c"),
        ("two-high", "Kd Kc Ad Ac", "2d 2c 3d 3c"),
        ("two-high", "Ad Ac 2d 2c", "2h 2s 3d 3c"),
        ("up-to-two", "Kd Kc Ad Ac", "Ah As 2d 2c"),
        ("23456-high", "Kd Kc Ad Ac", "2d 2c 3d 3c"),
        ("23456-high", "Ad Ac 2d 2c", "3d 3c 4d 4c"),
        ("low-forms-high", "Kd Kc Ad Ac", "2d 2c 3d 3c"),
        ("low-forms-high", "2d 2c 3d 3c", "Ad Ac 2h 2s"),
    ],
)
def test_pair_runs_with_the_ace_and_the_two(runs: str, low: str, high: str) -> None:
    rules = preset("big-two", pair_runs=True, runs=runs)
    assert rules.beats(parse_cards(high), parse_cards(low))
    assert not rules.beats(parse_cards(low), parse_cards(high))


def test_bare_fours_and_pair_runs_have_no_order_between_them() -> None:
    rules = preset("big-two", pair_runs=True, bare_fours=True)
    fours, run = parse_cards("Ad Ac Ah As"), parse_cards("3d 3c 4d 4c")
    assert rules.can_lead(fours)
    assert rules.can_lead(run)
    assert not rules.beats(fours, run)
    assert not rules.beats(run, fours)
    assert rules.legal_plays(fours, run) == []
