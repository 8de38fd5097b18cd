"""The expert's training: it learns, goes on from a checkpoint, and hands its weights over."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pytest

from bigtwo_qt.players import encoding
from bigtwo_qt.players.network import PARTS, WeightsError, load
from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.rules import system
from bigtwo_qt.training import arena, expert, export, learner, selfplay
from bigtwo_qt.training.batch import Batch, play
from bigtwo_qt.training.learner import Learner, new_weights

LAYERS = (24, 16, 8)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few deals a round, of few rules, and learn from few decisions at a time."""
    monkeypatch.setattr(expert, "_BATCHES", 2)
    monkeypatch.setattr(expert, "_DEALS", 30)
    monkeypatch.setattr(expert, "_FITTED", 256)


SHARES = {"big-two": 0.4, "four-cards": 0.4, "bu-bu-gao-sheng": 0.2}


def trained(file: Path, games: int, seed: int = 1, workers: int = 1) -> dict[str, Any]:
    expert.train(games, seed, file, LAYERS, SHARES, workers)
    with np.load(file) as stored:
        return dict(stored)


def same_network(one: dict[str, Any], other: dict[str, Any]) -> bool:
    names = [name for name in one if name.split(".")[0] in ("weights", "average", "first")]
    assert len(names) == 3 * len(learner.NAMES)
    return all(np.array_equal(one[name], other[name]) for name in names)


def test_same_seed_makes_the_same_weights(tmp_path: Path) -> None:
    first = trained(tmp_path / "first.npz", 60)
    assert same_network(first, trained(tmp_path / "second.npz", 60))
    assert not same_network(first, trained(tmp_path / "other.npz", 60, seed=2))


def test_two_workers_make_the_same_weights(tmp_path: Path) -> None:
    alone = trained(tmp_path / "alone.npz", 180)
    with expert.workers_of("loky", 2, None):
        assert same_network(alone, trained(tmp_path / "loky.npz", 180, workers=2))


def test_a_dask_cluster_of_two_processes_makes_the_same_weights(tmp_path: Path) -> None:
    def has_played() -> bool:
        return "bigtwo_qt.training.batch" in sys.modules

    alone = trained(tmp_path / "alone.npz", 180)
    with expert.workers_of("dask", 2, None):
        client = distributed.get_client()
        assert list(client.run(has_played).values()) == [False, False]
        assert same_network(alone, trained(tmp_path / "dask.npz", 180, workers=2))
        assert list(client.run(has_played).values()) == [True, True]


def test_a_batch_depends_on_nothing_but_what_it_is_given() -> None:
    sets, shares = expert.trained_sets(SHARES)
    first = Batch(
        tuple(sets), shares, np.ones(len(sets)), new_weights(LAYERS, 1), 5, 0, 20, 0.1, 0.1, 0.85
    )
    once = play(first)
    other = play(replace(first, first=20))
    again = play(first)
    assert once.sums[:, 0].sum() == other.sums[:, 0].sum() == 20
    assert np.array_equal(once.own, again.own)
    assert np.array_equal(once.targets, again.targets)
    assert not np.array_equal(once.sums, other.sums)
    assert len(once.own) == len(once.shared) == len(once.targets) > 100


def test_training_that_was_interrupted_goes_on_as_if_it_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = trained(tmp_path / "whole.npz", 300)
    fit, rounds = expert.fit, []

    def interrupted(*arguments: Any) -> tuple[float, float]:
        rounds.append(arguments)
        if len(rounds) == 4:
            raise KeyboardInterrupt
        return fit(*arguments)

    file = tmp_path / "interrupted.npz"
    with monkeypatch.context() as patch:
        patch.setattr(expert, "_SAVED_EVERY", 0)
        patch.setattr(expert, "fit", interrupted)
        with pytest.raises(KeyboardInterrupt):
            trained(file, 300)
    with np.load(file) as stored:
        assert int(stored["games"]) == 180
    assert same_network(whole, trained(file, 300))


def test_training_that_stops_before_goes_on_as_if_it_did_not(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole.npz", 300)
    file = tmp_path / "stopped.npz"
    expert.train(300, 1, file, LAYERS, SHARES, until=100)
    with np.load(file) as stored:
        assert int(stored["games"]) == 120
        assert str(stored["command"]).endswith(" --until 100")
    assert same_network(whole, trained(file, 300))


def test_training_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.npz"
    first = trained(file, 60)
    second = trained(file, 600)
    assert int(second["games"]) == 600 > int(first["games"]) == 60
    assert int(second["steps"]) > int(first["steps"])
    curve = [json.loads(line) for line in file.with_suffix(".jsonl").read_text().splitlines()]
    assert [note["deals"] for note in curve] == [60, 600]
    done = trained(file, 600)
    assert int(done["steps"]) == int(second["steps"])


def test_training_goes_on_from_a_checkpoint_without_acting_weights(tmp_path: Path) -> None:
    """As they were when self-play went on from round to round."""
    file = tmp_path / "checkpoint.npz"
    stored = trained(file, 120)
    before = {
        name: value
        for name, value in stored.items()
        if name != "scales" and not name.startswith("acting.")
    }
    assert len(before) == 4 * len(learner.NAMES) + 5
    np.savez(file, allow_pickle=False, **before)
    after = trained(file, 240)
    assert int(after["games"]) == 240
    assert int(after["steps"]) > int(before["steps"])


@pytest.mark.parametrize(
    ("shares", "sentence"),
    [
        (["bridge=1"], "no share can be given to bridge"),
        (["double-deck=0.5"], "no share can be given to double-deck"),
        (["big-two=0.7", "four-cards=0.4"], "1 together"),
        (["big-two=-0.1"], "above 0"),
        (["big-two=much"], "invalid"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_shares_that_are_refused(
    shares: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        expert.main(["--checkpoint", str(tmp_path / "file.npz"), "--shares", *shares])
    assert sentence in capsys.readouterr().err


def test_what_is_left_of_the_shares_is_divided() -> None:
    sets, shares = expert.trained_sets({"big-two": 0.5, "four-cards": 0.4})
    assert shares.sum() == pytest.approx(1)
    assert min(shares) == pytest.approx(0.1 / (len(sets) - 2))
    only, halves = expert.trained_sets({"big-two": 0.5, "four-cards": 0.5})
    assert [rules.id for rules in only] == ["big-two", "four-cards"]
    assert list(halves) == [0.5, 0.5]


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
        "python -m bigtwo_qt.training.expert --games 60 --seed 1 --layers 24 16 8 "
        "--shares big-two=0.4 four-cards=0.4 bu-bu-gao-sheng=0.2"
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
