"""The planner's weights are made by a recipe that repeats itself."""

from __future__ import annotations

import random
import runpy
from pathlib import Path

import pytest

from bigtwo_qt.players.outlook import NETWORK, Network
from bigtwo_qt.players.planner import Planner, Position
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import system
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.training import planner as training


def trained(out: Path, *options: str) -> str:
    """Return the module that a tiny training writes."""
    training.main(["--deals", "24", "--rounds", "1", "--out", str(out), *options])
    return out.read_text("utf-8")


def test_same_options_make_the_same_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = trained(tmp_path / "first.py", "--seed", "0")
    assert trained(tmp_path / "second.py", "--seed", "0", "--jobs", "2") == first
    assert trained(tmp_path / "third.py", "--seed", "1") != first
    assert "--deals 24 --rounds 1 --seed 0`" in first
    assert capsys.readouterr().out.count("round 1: ") == 3


def test_the_written_module_is_a_network_to_play_by(tmp_path: Path) -> None:
    trained(tmp_path / "weights.py")
    found = runpy.run_path(str(tmp_path / "weights.py"))
    network = Network(found["INNER"], found["INNER_BIAS"], found["OUTER"], found["OUTER_BIAS"])
    assert [len(row) for row in network.inner] == [training.FEATURES] * len(network.inner_bias)
    assert [len(row) for row in network.outer] == [len(network.inner_bias)] * 4
    assert len(network.outer_bias) == 4

    deal = Deal.shuffled(system("big-two"), 1)
    view = SeatView.of(deal, deal.seat, (0,) * 4)
    _, outlook = Position(view, random.Random(0), network).look(view.plays[0])
    assert len(outlook.features) == training.FEATURES
    assert len(network.answer(outlook.features)) == 4
    assert Planner(random.Random(0), network).choose(view)


@pytest.mark.parametrize("network", [NETWORK, training.START], ids=["committed", "start"])
def test_every_network_has_a_number_for_each_feature(network: Network) -> None:
    assert {len(row) for row in network.inner} == {training.FEATURES}


def test_labels_are_what_came_of_a_decision() -> None:
    rows = training.play_task(training.Task(training.START, 0, 1, range(12)))
    led, won, left, apart = rows[:, training.FEATURES :].T
    assert set(led) == set(won) == set(apart) == {0, 1}
    assert ((left == 0) == (won == 1)).all()
    assert ((left >= 0) & (left <= 13)).all()


@pytest.mark.parametrize(("option", "least"), [("--deals", 8), ("--rounds", 1), ("--jobs", 1)])
def test_numbers_too_small_are_refused(
    option: str, least: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        training.main([option, str(least - 1)])
    assert f"{option} must be {least} or more" in capsys.readouterr().err


def test_the_fewest_deals_are_enough_to_fit_to(tmp_path: Path) -> None:
    training.main(["--deals", "8", "--rounds", "1", "--out", str(tmp_path / "weights.py")])
    assert runpy.run_path(str(tmp_path / "weights.py"))["OUTER_BIAS"]
