"""The figures of the benchmark that are of stored results, with fewer of them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from bigtwo_qt import bench
from bigtwo_qt.store import Results


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
