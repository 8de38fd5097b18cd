"""What a search gains is told from positions that were played on beforehand."""

from __future__ import annotations

import argparse
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bigtwo_qt.players.race import BUDGET
from bigtwo_qt.rules import system
from bigtwo_qt.training import tuning
from bigtwo_qt.training.tuning import Position, budget_of, gain, positions, read, write


def luck(better: float, worlds: int = 400) -> Position:
    """Two decisions in deals of much luck; the second, which looks worse, is better by so much."""
    random = np.random.default_rng(5)
    shared = random.normal(size=worlds)
    ends = np.stack([shared, shared + better]) + random.normal(scale=0.5, size=(2, worlds))
    return Position(np.array([0.1, 0.0]), ends, np.full((2, worlds, 10), np.nan))


def test_a_search_finds_what_the_network_missed() -> None:
    found = gain([luck(0.5)] * 3, BUDGET, 1)
    assert found.mean == pytest.approx(0.5, abs=0.1)
    assert found.lines >= 2 * BUDGET.worlds
    assert gain([luck(-0.5)] * 3, BUDGET, 1).mean == 0


def test_a_search_that_is_not_trusted_gains_nothing() -> None:
    """Nor does one that looks at the first decision only, and that one plays nothing on."""
    assert gain([luck(0.5)] * 3, replace(BUDGET, prior=1e6), 1).mean == 0
    only_first = gain([luck(0.5)] * 3, replace(BUDGET, candidates=1), 1)
    assert (only_first.mean, only_first.lines) == (0, 0)


def test_what_the_network_says_on_the_way_is_less_luck() -> None:
    """Deals that are cut off are judged by it, others by how they ended."""
    plain = luck(0.5)
    said = np.full((2, 400, 10), np.nan)
    said[:, :, :2] = np.array([0.0, 0.5])[:, None, None]
    told = Position(plain.values, plain.ends * 0, said)
    assert gain([told] * 2, replace(BUDGET, ahead=2), 1).mean == 0
    worth = tuning._worth(told, 2)
    assert np.allclose(worth, [[0.0], [0.5]])
    assert np.allclose(tuning._worth(told, 3), [[0.0], [0.5 * (1 - 0.85**2)]])


def test_positions_are_those_of_the_seed(tmp_path: Path) -> None:
    rules = system("big-two")
    first, again = (positions(rules, 3, 6, 1) for _ in range(2))
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one.ends, other.ends)
        assert one.ends.shape == one.said.shape[:2] == (len(one.values), 6)
        assert list(one.values) == sorted(one.values, reverse=True)
        assert len(one.values) > 1
    file = tmp_path / "positions.npz"
    write(file, first, 6.5)
    stored, scale = read(file)
    assert scale == 6.5
    assert np.allclose(stored[2].ends, first[2].ends, atol=1e-5)
    assert np.allclose(stored[2].said, first[2].said, atol=1e-5, equal_nan=True)


def test_the_command_compares_budgets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.npz"
    write(file, [luck(0.5)] * 3, 10.0)
    tuning.main(["--file", str(file), "--budget", "prior=100000", "--budget", "worlds=8,rounds=2"])
    lines = capsys.readouterr().out.splitlines()
    means = [float(re.match(r"[+-][\d.]+", line)[0]) for line in lines]  # type: ignore[index]
    assert min(means[0], means[2]) > 4 > means[1] == 0
    assert "+0.0000 ±0.0000 against the first" in lines[0]
    assert "worlds=8" in lines[2]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("speed=3", "a budget has no speed"), ("prior=much", "prior needs a number, not 'much'")],
)
def test_budgets_that_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=sentence):
        budget_of(text)


def test_a_budget_changes_what_it_names() -> None:
    assert budget_of("prior=8,worlds=5") == replace(BUDGET, prior=8.0, worlds=5)


def test_rules_without_a_search_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tuning.main(["--system", "double-deck", "--file", str(tmp_path / "none.npz")])
    assert "the master does not search in double-deck" in capsys.readouterr().err
