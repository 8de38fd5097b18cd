"""The network that guesses the unseen cards learns what the deals tell, and only that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bigtwo_qt.players import beliefs as played
from bigtwo_qt.players import memory
from bigtwo_qt.players.network import FOLDER, checked, parts_of
from bigtwo_qt.rules import system
from bigtwo_qt.training import beliefs
from bigtwo_qt.training.fit import Fit
from bigtwo_qt.training.learner import Floats
from bigtwo_qt.training.specs import Specs
from tests.training import slopes

SETS = ("big-two", "bu-bu-gao-sheng")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few deals at a time."""
    monkeypatch.setattr(beliefs, "_DEALS", 24)


def positions(seed: int, most: int = 400) -> tuple[Floats, Any]:
    specs = Specs.of([system(name) for name in SETS])
    weights = parts_of(FOLDER / "expert.npz")
    return beliefs.positions(specs, np.array([0.5, 0.5]), weights, seed, most)[:2]


def test_every_unseen_card_has_one_owner() -> None:
    seen, owners = positions(1)
    assert len(seen) == len(owners) > 60
    unseen = seen[:, :52] > 0
    assert ((owners >= 0) == unseen).all()
    own = seen[:, memory.HAND : memory.HAND + 52] > 0
    assert not (own & unseen).any()
    for place in range(3):
        start = memory.OTHERS + place * memory.MEMORY
        put_down = seen[:, start : start + 52] > 0
        assert not (put_down & unseen).any()
        led = seen[:, start + memory.LED : start + memory.LED + 52] > 0
        assert not (led & ~put_down).any()


def test_the_same_seed_draws_the_same_positions() -> None:
    one, other, another = positions(2), positions(2), positions(3)
    assert np.array_equal(one[0], other[0])
    assert np.array_equal(one[1], other[1])
    assert one[0].shape != another[0].shape or not np.array_equal(one[0], another[0])


def test_fitting_lowers_the_loss() -> None:
    seen, owners = positions(4)
    fit = Fit.of(beliefs.new_weights(1))
    before, plain, _ = beliefs.slopes_of(fit.average, seen, owners)
    for _ in range(60):
        fit.step(beliefs.slopes_of(fit.weights, seen, owners)[2], 1e-3)
    after, *_ = beliefs.slopes_of(fit.average, seen, owners)
    assert after < plain < before + 0.2


def test_slopes_are_those_of_the_loss() -> None:
    slopes.assert_true(beliefs.slopes_of, beliefs.new_weights(2), *positions(5, 60))


def test_training_writes_weights_that_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beliefs, "_KEPT_APART", 2000)
    beliefs.train(FOLDER / "expert.npz", 300, 1, tmp_path)
    note = json.loads((tmp_path / "beliefs.json").read_text())
    assert note["positions"] >= 300
    assert "--seed 1" in note["command"]
    guesser = played.Guesser.of(checked(tmp_path, played.NAME, played.PARTS), tmp_path)
    assert guesser.answers(np.zeros(memory.SIZE, np.float32)).shape == (52, memory.OWNERS)


def test_the_committed_guesses_are_better_than_counting() -> None:
    seen, owners = positions(6)
    guesser = played.load().guesser
    weights = {part: getattr(guesser, part) for part in played.PARTS}
    loss, plain, _ = beliefs.slopes_of(weights, seen, owners)
    assert loss < plain - 0.02
