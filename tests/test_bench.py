"""The figures of the benchmark: of decisions, and of stored results, with fewer of them."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path

import pytest

from bigtwo_qt import bench, cli
from bigtwo_qt.players import FOR_PEOPLE, LEVELS
from bigtwo_qt.players.greedy import GreedyPlayer
from bigtwo_qt.rules import parse_cards
from bigtwo_qt.store import Results
from tests.players.positions import position


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "STORED_DEALS", 130)
    monkeypatch.setattr(bench, "KEPT_MATCHES", 6)


def test_results_to_measure_with_are_sound(tmp_path: Path) -> None:
    path = tmp_path / "results.db"
    bench._fill(path)
    with closing(Results.open(path)) as results:
        assert results.notice is None
        rows = results.archive.matches()
        assert sum(row.deals for row in rows) == 3 * 54
        assert len({row.match_id for row in rows}) == 18
        assert results.archive.statistics().overall.deals == 3 * 54
        for row in rows:
            page = results.archive.match(row.match_id)
            assert page is not None
            assert len(page.deals) == 9
            assert page.deals[-1].totals == row.totals


def test_what_is_measured_of_results() -> None:
    measured = list(bench._results())
    assert [each.name.split(": ")[1] for each in measured] == [
        "start",
        "start after a crash",
        "the list of matches",
        "the list, filtered",
        "statistics",
    ]
    assert all(each.unit == "ms" and min(each.runs) > 0 for each in measured)


def test_only_decisions_that_leave_a_choice_are_timed() -> None:
    player = bench.Clocked(GreedyPlayer(random.Random(1)))
    can_only_pass = position(["3c 4c", "Kd 9s", "9h 8h", "Jh 7h"], table="Kd")
    assert player.choose(can_only_pass) is None
    assert player.times == []
    can_beat_it = position(["3c As", "Kd 9s", "9h 8h", "Jh 7h"], table="Kd")
    assert player.choose(can_beat_it) == parse_cards("As")
    assert len(player.times) == 1


def test_parts_are_measured_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in bench.PARTS:
        measured = [bench.Measured(part, "s", (1.0,))]
        monkeypatch.setattr(bench, f"_{part}", lambda measured=measured: measured)
    assert [each.name for each in bench.measure()] == list(bench.PARTS)
    assert [each.name for each in bench.measure(["window", "rules"])] == ["rules", "window"]


def test_every_part_can_be_asked_for() -> None:
    asked = [word for part in bench.PARTS for word in ("--part", part)]
    assert cli.parser().parse_args(["bench", *asked]).part == list(bench.PARTS)


def test_every_level_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_decisions", lambda level, name: [(level, name)])
    asked: list[object] = list(bench.measure(["players"]))
    assert asked == [(level, name) for level in LEVELS for name in ("big-two", "four-cards")]
    assert list(LEVELS)[: len(FOR_PEOPLE)] == list(FOR_PEOPLE)


@pytest.mark.parametrize("level", ["beginner", "skilled", "expert"])
@pytest.mark.parametrize("name", bench.MEASURED_SYSTEMS)
def test_what_is_measured_of_decisions(
    level: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "RUNS", 2)
    monkeypatch.setattr(bench, "DEALS_A_RUN", dict.fromkeys(LEVELS, 1))
    middle, slowest = bench._decisions(level, name)
    assert middle.name.startswith(f"{level} in {name}, ")
    assert middle.unit == slowest.unit == "ms a decision"
    assert len(middle.runs) == 2
    assert len(slowest.runs) == 1
    assert 0 < min(middle.runs) <= max(middle.runs) <= slowest.runs[0]
    assert str(middle).endswith(f" to {max(middle.runs):.4g})")
    assert str(slowest).endswith("ms a decision")
