"""The expert's training: it learns, goes on from a checkpoint, and hands its weights over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bigtwo_qt.players import encoding
from bigtwo_qt.players.network import PARTS, WeightsError, load
from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.rules import system
from bigtwo_qt.training import arena, expert, export, learner, selfplay
from bigtwo_qt.training.learner import Learner, new_weights

LAYERS = (24, 16, 8)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn from few decisions at a time, of few rules."""
    monkeypatch.setattr(expert, "_ROWS", 2048)
    monkeypatch.setattr(expert, "_BATCH", 256)
    sets = [system("big-two"), system("four-cards"), system("bu-bu-gao-sheng")]
    monkeypatch.setattr(expert, "trained_sets", lambda: (sets, np.array([0.4, 0.4, 0.2])))


def trained(file: Path, games: int, seed: int = 1) -> dict[str, Any]:
    expert.train(games, seed, file, LAYERS)
    with np.load(file) as stored:
        return dict(stored)


def test_same_seed_makes_the_same_weights(tmp_path: Path) -> None:
    first = trained(tmp_path / "first.npz", 60)
    second = trained(tmp_path / "second.npz", 60)
    other = trained(tmp_path / "other.npz", 60, seed=2)
    for part in learner.NAMES:
        name = f"average.{part}"
        assert np.array_equal(first[name], second[name])
    assert not np.array_equal(first["average.own"], other["average.own"])


def test_training_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.npz"
    first = trained(file, 60)
    second = trained(file, 3000)
    assert int(second["games"]) >= 3000 > int(first["games"]) >= 60
    assert int(second["steps"]) > int(first["steps"])
    curve = [json.loads(line) for line in file.with_suffix(".jsonl").read_text().splitlines()]
    assert [note["deals"] for note in curve] == [int(first["games"]), int(second["games"])]
    done = trained(file, 3000)
    assert int(done["steps"]) == int(second["steps"])


def test_a_little_training_beats_random_play(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.npz"
    stored = trained(file, 4000)
    weights = {part: stored[f"average.{part}"] for part in learner.NAMES}
    _, _, margin, half = arena.measure(system("big-two"), weights, selfplay.RANDOM, 200, 1)
    assert margin > half


def test_exported_weights_answer_as_the_learner_does(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.npz"
    stored = trained(file, 60)
    weights = {part: stored[f"average.{part}"] for part in learner.NAMES}
    size = export.export(file, tmp_path, "small")
    assert (tmp_path / "small.npz").stat().st_size == size
    note = json.loads((tmp_path / "small.json").read_text())
    assert note["deals"] == int(stored["games"])
    assert note["command"] == (
        "python -m bigtwo_qt.training.expert --games 60 --seed 1 --layers 24 16 8"
    )
    random = np.random.default_rng(0)
    shared = (random.random((3, encoding.SHARED)) < 0.3).astype(np.float32)
    own = (random.random((7, encoding.OWN)) < 0.3).astype(np.float32)
    ranges = np.array([[0, 3], [3, 4], [4, 7]])
    decisions = np.array([0, 0, 0, 1, 2, 2, 2])
    told = learner.values(weights, shared, own, ranges, {})
    answered = load(tmp_path, "small").values(shared, own, decisions)
    # They are written with eleven bits.
    assert np.allclose(told, answered, atol=0.02)


def test_export_refuses_what_is_no_network(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.npz"
    stored = trained(file, 60)
    stored["average.own"] = np.zeros((3, 3))
    np.savez(file, **stored)
    with pytest.raises(WeightsError, match="not those of this program"):
        export.export(file, tmp_path, "small")
    assert not (tmp_path / "small.npz").exists()


def test_fitting_lowers_the_loss() -> None:
    """What is seen again and again is learned by heart."""
    random = np.random.default_rng(3)
    shared = (random.random((64, encoding.SHARED)) < 0.3).astype(np.uint8) * selfplay.AS_BYTES
    own = (random.random((64, encoding.OWN)) < 0.3).astype(np.uint8) * selfplay.AS_BYTES
    targets = np.stack(
        [random.normal(size=64), random.random(64) < 0.3, random.random(64)], axis=1
    ).astype(np.float32)
    network = Learner(new_weights(LAYERS, 1))
    losses = [network.fit(shared, own, targets, 3e-3) for _ in range(120)]
    assert losses[-1][0] < 0.2 * losses[0][0]
    assert losses[-1][1] < 0.7 * losses[0][1]


def test_equal_players_are_level_in_the_arena() -> None:
    points, points_half, margin, margin_half = arena.measure(
        system("big-two"), selfplay.GREEDY, selfplay.GREEDY, 100, 1
    )
    assert points < 0 < points_half
    # Seatings of the same deal: what one seat gains the others lose.
    assert margin == pytest.approx(0, abs=1e-9)
    assert margin_half == pytest.approx(0, abs=1e-9)


def test_arena_agrees_with_the_players() -> None:
    """A greedy player makes as much of random ones in the kernel as in the rules core."""
    names = ["greedy", "random", "random", "random"]
    played = simulate(system("four-cards"), names, 300, 1, rotate=True)
    found = figures(names, played)[0].points
    points, half, _, _ = arena.measure(
        system("four-cards"), selfplay.GREEDY, selfplay.RANDOM, 300, 1
    )
    assert abs(points - found.mean) < half + found.interval


def test_parts_have_the_same_names_everywhere() -> None:
    assert PARTS == learner.NAMES
