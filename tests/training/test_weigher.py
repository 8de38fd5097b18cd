"""The network that tells true hands from guessed ones learns what deals tell."""

from __future__ import annotations

import json
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bigtwo_qt.players import beliefs as played
from bigtwo_qt.players import encoding
from bigtwo_qt.players import weigher as used
from bigtwo_qt.players.network import FOLDER, parts_of
from bigtwo_qt.rules import system
from bigtwo_qt.training import beliefs, weigher
from bigtwo_qt.training.fit import Fit
from bigtwo_qt.training.learner import Floats
from bigtwo_qt.training.specs import Specs
from tests.training import slopes

SETS = ("big-two", "three-players")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few deals at a time."""
    monkeypatch.setattr(beliefs, "_DEALS", 24)


def examples(seed: int, most: int = 400) -> tuple[Floats, Any]:
    specs = Specs.of([system(name) for name in SETS])
    weights = parts_of(FOLDER / "expert.npz")
    guesser = played.load().guesser
    return weigher.examples(specs, np.array([0.5, 0.5]), weights, guesser, seed, most)


def test_every_way_holds_as_many_of_the_unseen_cards() -> None:
    seen, hands = examples(1)
    assert len(seen) == len(hands) > 60
    cards = hands[:, :, :, encoding.HAND : encoding.HAND + 52].astype(int)
    unseen = seen[:, None, :52] > 0
    assert (cards.sum(axis=1) <= unseen).all()
    counts = cards.sum(axis=3)
    assert (counts == counts[:, :, :1]).all()
    told = np.rint(13 * seen[:, encoding.OTHER_SHARES : encoding.OTHER_PLAYED]).astype(int)
    assert (counts[:, :, 0] == told).all()
    differ = (cards[:, :, 1:] != cards[:, :, :1]).any(axis=(1, 3))
    assert differ.mean() > 0.9


def test_the_same_seed_makes_the_same_examples() -> None:
    one, other, another = examples(2), examples(2), examples(3)
    assert np.array_equal(one[0], other[0])
    assert np.array_equal(one[1], other[1])
    assert one[1].shape != another[1].shape or not np.array_equal(one[1], another[1])


def test_fitting_lowers_the_loss() -> None:
    seen, hands = examples(4)
    fit = Fit.of(weigher.new_weights(1))
    before, _ = weigher.slopes_of(fit.average, seen, hands)
    assert before == pytest.approx(log(8), abs=1e-5)
    for _ in range(60):
        fit.step(weigher.slopes_of(fit.weights, seen, hands)[1], 1e-3)
    after, _ = weigher.slopes_of(fit.average, seen, hands)
    assert after < before - 0.1


def test_slopes_are_those_of_the_loss() -> None:
    weights = weigher.new_weights(2)
    random = np.random.default_rng(1)
    weights["answer"] = random.normal(scale=0.2, size=weights["answer"].shape).astype(np.float32)
    slopes.assert_true(weigher.slopes_of, weights, *examples(5, 60))


def test_training_writes_weights_that_answer_as_the_learner_does(tmp_path: Path) -> None:
    guesser = played.load().guesser
    weigher.train(FOLDER / "expert.npz", guesser, 300, 1, tmp_path)
    note = json.loads((tmp_path / "weigher.json").read_text())
    assert note["positions"] >= 300
    assert "--seed 1" in note["command"]
    found = used.load(tmp_path)
    seen, hands = examples(7, 20)
    loss, _ = weigher.slopes_of({part: getattr(found, part) for part in used.PARTS}, seen, hands)
    told = []
    for one, held in zip(seen, hands, strict=True):
        weights = found.weights(one, held.astype(np.float32))
        told.append(np.log(np.exp(weights).sum()) - weights[0])
    assert np.mean(told) == pytest.approx(loss, abs=1e-4)


def test_the_committed_weights_find_true_hands() -> None:
    seen, hands = examples(6)
    found = used.load()
    loss, _ = weigher.slopes_of({part: getattr(found, part) for part in used.PARTS}, seen, hands)
    assert loss < log(8) - 0.2
