"""The expert: its weights are checked, it is quick, and a weaker player steps in for it."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from bigtwo_qt.players import LEVELS
from bigtwo_qt.players.expert import Expert
from bigtwo_qt.players.fault import Fault, Lack, fault_of
from bigtwo_qt.players.network import FOLDER, NAME, Network, WeightsError, load
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.players.skilled import Skilled
from bigtwo_qt.rules import Deal, parse_cards, system
from tests.players.positions import position, rest_of_pack

MOST_BYTES = 8_000_000


def copied(folder: Path) -> Path:
    for suffix in ("npz", "json"):
        data = (FOLDER / f"{NAME}.{suffix}").read_bytes()
        (folder / f"{NAME}.{suffix}").write_bytes(data)
    return folder


def a_position() -> SeatView:
    """Thirteen cards and a single to beat."""
    hand = "3d 4d 4c 7h 9s Td Jc Qc Kh Ad As 2d 2s"
    rest = [str(card) for card in rest_of_pack(hand)]
    hands = [hand, *(" ".join(rest[seat::3]) for seat in range(3))]
    deal = Deal.start(system("big-two"), [parse_cards(each) for each in hands], 1, rest[0])
    deal.play(parse_cards(rest[0]))
    return SeatView.of(deal, 0, (0,) * 4)


def test_the_weights_are_whole_and_small() -> None:
    assert isinstance(load(FOLDER), Network)
    assert (FOLDER / f"{NAME}.npz").stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("place", [0, 1000, -1])
def test_a_changed_byte_is_noticed(tmp_path: Path, place: int) -> None:
    file = copied(tmp_path) / f"{NAME}.npz"
    data = bytearray(file.read_bytes())
    data[place] ^= 1
    file.write_bytes(data)
    with pytest.raises(WeightsError, match=r"expert\.npz is damaged"):
        load(tmp_path)


def test_files_that_are_missing_are_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"expert\.json is missing"):
        load(tmp_path)
    (copied(tmp_path) / f"{NAME}.npz").unlink()
    with pytest.raises(WeightsError, match=r"expert\.npz is missing"):
        load(tmp_path)


@pytest.mark.parametrize("text", ["", "[]", "{}", '"text"', "{"])
def test_a_damaged_note_is_named(tmp_path: Path, text: str) -> None:
    (copied(tmp_path) / f"{NAME}.json").write_text(text)
    with pytest.raises(WeightsError, match=r"expert\.json is damaged"):
        load(tmp_path)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.json").mkdir()
    with pytest.raises(WeightsError, match=r"expert\.json cannot be read"):
        load(tmp_path)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no archive", b"text"])
def test_what_is_no_archive_is_refused_though_its_hash_fits(tmp_path: Path, content: bytes) -> None:
    (tmp_path / f"{NAME}.npz").write_bytes(content)
    note = {"sha256": hashlib.sha256(content).hexdigest()}
    (tmp_path / f"{NAME}.json").write_text(json.dumps(note))
    with pytest.raises(WeightsError, match="not those of this program") as refused:
        load(tmp_path)
    assert refused.value.fault == Fault("foreign", tmp_path / f"{NAME}.npz")


def test_weights_of_another_network_are_refused() -> None:
    with np.load(FOLDER / f"{NAME}.npz") as stored:
        parts = dict(stored)
    parts["own"] = parts["own"][:-1]
    with pytest.raises(WeightsError, match="not those of this program"):
        Network.of(parts, Path("checkpoint.npz"))
    del parts["own"]
    with pytest.raises(WeightsError, match="not those of this program"):
        Network.of(parts, Path("checkpoint.npz"))


@pytest.mark.parametrize("lack", ["missing", "damaged"])
def test_a_weaker_player_steps_in_and_says_so(
    faulty_weights: Callable[[str], Path], lack: Lack
) -> None:
    file = faulty_weights(lack)
    player = Expert(random.Random(5), "bold")
    assert player.fault(system("big-two")) == Fault(lack, file, "skilled")
    view = a_position()
    assert player.choose(view) == Skilled(random.Random(5), "bold").choose(view)


def test_rules_that_need_no_weights_have_no_fault(faulty_weights: Callable[[str], Path]) -> None:
    """There the expert plans, whatever the weights are."""
    faulty_weights("missing")
    for level in ("expert", "master"):
        player = LEVELS[level](random.Random(1))
        assert fault_of(player, system("big-two")) is not None
        assert fault_of(player, system("double-deck")) is None


def test_sound_weights_have_no_fault() -> None:
    for make in LEVELS.values():
        assert fault_of(make(random.Random(1)), system("big-two")) is None


def test_numpy_waits_until_it_is_needed() -> None:
    """The window starts without it, and without the weights."""
    code = (
        "import sys, random, bigtwo_qt.players as p, bigtwo_qt.cli;"
        "players = [make(random.Random(1)) for make in p.LEVELS.values()];"
        "assert 'numpy' not in sys.modules;"
        "from bigtwo_qt.rules import system;"
        "assert players[3].fault(system('big-two')) is None and 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_expert_takes_five_milliseconds_at_most() -> None:
    """With room for a slow machine: the mean is about one."""
    found = figures(["expert"] * 4, simulate(system("big-two"), ["expert"] * 4, 10, 1))
    assert max(each.milliseconds for each in found) < 15


@pytest.mark.parametrize("system_id", ["big-two", "four-cards"])
def test_expert_beats_greedy_players(system_id: str) -> None:
    names = ["expert", "greedy", "greedy", "greedy"]
    found = figures(names, simulate(system(system_id), names, 60, 3, rotate=True))
    assert found[0].margin.mean > found[0].margin.interval


def test_note_says_how_the_weights_were_made() -> None:
    note = json.loads((FOLDER / f"{NAME}.json").read_text(encoding="utf-8"))
    assert note["deals"] > 0
    assert "bigtwo_qt.training.expert" in note["command"]


@pytest.mark.parametrize("level", ["expert", "master"])
def test_style_only_decides_between_equals(level: str) -> None:
    """A clear choice is the same in every style."""
    view = position(["8c As", "Kd 3c 4c", "9h 9s Td", "Jh Jc 5s"], table="Kd")
    choices = {tuple(LEVELS[level](random.Random(seed)).choose(view) or ()) for seed in range(5)}
    assert len(choices) == 1
