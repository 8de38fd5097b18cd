"""The sparring partner: a small network, frozen, that tells strong players apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigtwo_qt.players.network import FOLDER, NAME, load, parts_of
from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.rules import system
from bigtwo_qt.training import arena, selfplay

TRAINING = Path(arena.__file__).parent
SPARRING = TRAINING / "sparring.npz"
SHA256 = "2231eb18c870aa070a7d72fe64b9ec63c7b9ccdc1a1d364193ba7d5bc037ce0a"
"""It stays as it is: what was measured against it can be compared."""


def test_it_is_frozen_and_small() -> None:
    note = json.loads(SPARRING.with_suffix(".json").read_text(encoding="utf-8"))
    assert note["sha256"] == SHA256
    load(TRAINING, "sparring")
    assert SPARRING.stat().st_size < 200_000


def test_it_is_not_shipped() -> None:
    assert not (FOLDER / "sparring.npz").exists()


@pytest.mark.parametrize("name", ["four-cards", "big-two"])
def test_it_beats_greedy_players(name: str) -> None:
    _, _, margin, half = arena.measure(system(name), parts_of(SPARRING), selfplay.GREEDY, 200, 5)
    assert margin > 2 * half


def test_the_expert_beats_it() -> None:
    expert = parts_of(FOLDER / f"{NAME}.npz")
    points, half, _, _ = arena.measure(system("four-cards"), expert, parts_of(SPARRING), 1000, 5)
    assert points > half


def test_it_sits_at_the_table_as_a_file() -> None:
    """As strong in the rules core as in the kernel."""
    rules = system("four-cards")
    names = [str(SPARRING), "greedy", "greedy", "greedy"]
    found = figures(names, simulate(rules, names, 100, 1, rotate=True))[0].points
    points, half, _, _ = arena.measure(rules, parts_of(SPARRING), selfplay.GREEDY, 300, 1)
    assert found.mean > found.interval
    assert abs(points - found.mean) < half + found.interval


def test_the_arena_seats_it_by_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main(["--seat", str(SPARRING), "--others", "greedy", "--deals", "60", "--seed", "2"])
    printed = capsys.readouterr().out
    points, half, margin, margin_half = arena.measure(
        system("four-cards"), parts_of(SPARRING), selfplay.GREEDY, 60, 2
    )
    assert printed.strip() == (
        f"four-cards, 60 deals in all seatings: points {points:+.2f} ±{half:.2f}, "
        f"margin {margin:+.2f} ±{margin_half:.2f}"
    )
