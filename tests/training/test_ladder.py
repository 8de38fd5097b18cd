"""The ladder: every system once, gone on with where it stopped, and its table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.rules import SYSTEMS, system
from bigtwo_qt.training import ladder


def climb(file: Path, *more: str, deals: int = 4) -> None:
    fixed = ["--seat", "greedy", "--others", "random", "--deals", str(deals), "--seed", "3"]
    ladder.main([*fixed, "--out", str(file), *more])


def rows(text: str) -> list[list[str]]:
    """The cells of the table that was printed, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_system_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    climb(tmp_path / "ladder.jsonl", deals=1)
    printed = capsys.readouterr()
    table = rows(printed.out)
    assert [row[0] for row in table] == list(SYSTEMS)
    assert [int(row[1]) for row in table] == [system(name).players for name in SYSTEMS]
    assert printed.out.startswith("greedy over random, seed 3, 1 deals in every seating")
    notes = [line for line in printed.err.splitlines() if "min left" in line]
    assert len(notes) == len(SYSTEMS)
    assert f"{len(SYSTEMS)} of {len(SYSTEMS)}, about 0 min left" in notes[-1]


def test_figures_are_those_of_simulate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file, "--systems", "four-cards", "--jobs", "2")
    names = ["greedy", "random", "random", "random"]
    found = figures(names, simulate(system("four-cards"), names, 4, 3, rotate=True))[0]
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["points"] == found.points.mean
    assert stored["margin_ci"] == found.margin.interval
    (row,) = rows(capsys.readouterr().out)
    assert row[2] == f"{found.points.mean:+.2f} ±{found.points.interval:.2f}".replace("-", "−")
    assert row[4] == f"{100 * found.wins.mean:.1f} % ±{100 * found.wins.interval:.1f}"


def test_what_is_finished_is_not_measured_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file, "--systems", "big-two", "pusoy-dos")
    first = rows(capsys.readouterr().out)
    # As if it had been ended while it wrote its second line.
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text(lines[0] + lines[1][:20], encoding="utf-8")
    asked = []
    measure = ladder.measure

    def noted(system_id: str, *more: Any) -> ladder.Rung:
        asked.append(system_id)
        return measure(system_id, *more)

    monkeypatch.setattr(ladder, "measure", noted)
    climb(file, "--systems", "big-two", "pusoy-dos", "winner")
    assert asked == ["pusoy-dos", "winner"]
    again = rows(capsys.readouterr().out)
    assert [row[:5] for row in again[:2]] == [row[:5] for row in first]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    climb(file, "--systems", "winner", deals=5)
    assert asked == ["pusoy-dos", "winner", "winner"]
