"""A player that is a file: an expert with the weights it holds."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from bigtwo_qt.players import LEVELS, label_of, player_of
from bigtwo_qt.players.expert import Expert
from bigtwo_qt.players.fault import Fault
from bigtwo_qt.players.greedy import GreedyPlayer
from bigtwo_qt.players.network import FOLDER, NAME, PARTS, WeightsError, network_of, parts_of
from bigtwo_qt.players.simulation import simulate
from bigtwo_qt.rules import system

TRAINED = FOLDER / f"{NAME}.npz"


def checkpoint(folder: Path) -> Path:
    """The expert's weights as the average of a checkpoint whose other weights are 0."""
    parts = parts_of(TRAINED)
    stored = {f"average.{name}": part for name, part in parts.items()}
    stored |= {f"weights.{name}": np.zeros_like(part) for name, part in parts.items()}
    file = folder / "checkpoint.npz"
    np.savez(file, allow_pickle=False, **stored)
    return file


def test_a_name_is_a_level_or_a_file() -> None:
    assert isinstance(player_of("greedy", random.Random(1)), GreedyPlayer)
    player = player_of(str(TRAINED), random.Random(1))
    assert isinstance(player, Expert)
    assert player.network() is network_of(TRAINED)
    assert label_of(str(TRAINED)) == "expert"
    assert [label_of(level) for level in LEVELS] == list(LEVELS)
    with pytest.raises(KeyError):
        player_of("genius", random.Random(1))


def test_a_checkpoint_plays_by_its_averaged_weights(tmp_path: Path) -> None:
    rules = system("big-two")
    others = ["greedy", "greedy", "greedy"]
    (trained,) = simulate(rules, ["expert", *others], 4, 1)
    (stored,) = simulate(rules, [str(checkpoint(tmp_path)), *others], 4, 1)
    assert [deal.points for deal in stored] == [deal.points for deal in trained]
    assert '"players": ["checkpoint", "greedy"' in stored[0].record


def test_a_harmed_file_is_refused_or_still_a_network(tmp_path: Path) -> None:
    """Whatever numpy makes of bytes that were changed, it is said in a sentence."""
    small = tmp_path / "small.npz"
    parts = {name: np.ones((3, 3), np.float16) for name in PARTS}
    np.savez(small, allow_pickle=False, **parts)
    sound = small.read_bytes()
    refused: list[Fault] = []
    for seed in range(400):
        source = random.Random(seed)
        data = bytearray(sound)
        start, length = source.randrange(len(data)), source.choice((1, 4, 60, 200))
        data[start : start + length] = source.choice((bytes(length), source.randbytes(length)))
        file = tmp_path / "harmed.npz"
        file.write_bytes(data)
        try:
            assert set(parts_of(file)) == set(PARTS)
        except WeightsError as error:
            refused.append(error.fault)
    assert len(refused) > 200
    assert set(refused) == {Fault("foreign", file)}


def test_files_without_a_network_are_refused(tmp_path: Path) -> None:
    missing, empty, text = (tmp_path / f"{name}.npz" for name in ("missing", "empty", "text"))
    empty.write_bytes(b"")
    text.write_text("no network")
    other = tmp_path / "other.npz"
    np.savez(other, allow_pickle=False, hand=np.zeros(3))
    small = tmp_path / "small.npz"
    np.savez(small, allow_pickle=False, **{name: np.zeros((2, 2)) for name in PARTS})
    single = tmp_path / "single.npz"
    with single.open("wb") as out:
        np.save(out, np.zeros(3))
    cut = tmp_path / "cut.npz"
    cut.write_bytes(TRAINED.read_bytes()[:10_000])
    harmed = tmp_path / "harmed.npz"
    data = bytearray(TRAINED.read_bytes())
    data[200:400] = bytes(200)
    harmed.write_bytes(data)
    with pytest.raises(WeightsError, match=r"missing\.npz is missing"):
        network_of(missing)
    for file in (empty, text, other, single, cut, harmed):
        with pytest.raises(WeightsError, match=f"{file.name} are not those of this program"):
            network_of(file)
    with pytest.raises(WeightsError, match="not those of this program"):
        network_of(small)


def test_exported_weights_are_checked_by_their_hash(tmp_path: Path) -> None:
    file = tmp_path / f"{NAME}.npz"
    file.write_bytes(TRAINED.read_bytes())
    file.with_suffix(".json").write_text('{"sha256": "0"}')
    with pytest.raises(WeightsError, match=r"expert\.npz is damaged"):
        network_of(file)
