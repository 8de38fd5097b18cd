"""Where files lie, and how they are put out of the way."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import platformdirs
import pytest

from bigtwo_qt.store import Places, StoreError
from bigtwo_qt.store.places import (
    documents_folder,
    make_folder,
    set_aside,
    write_atomically,
    write_new,
)

DAY = date(2026, 11, 30)


def test_home_is_the_user_data_directory() -> None:
    assert Places.find({}).home == platformdirs.user_data_path("bigtwo", appauthor=False)
    assert Places.find({"BIGTWO_HOME": ""}) == Places.find({})


def test_home_is_redirected_for_settings_and_results(tmp_path: Path) -> None:
    places = Places.find({"BIGTWO_HOME": str(tmp_path)})
    assert places.settings == tmp_path / "settings.json"
    assert places.results == tmp_path / "results.db"


def test_relative_home_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Places.find({"BIGTWO_HOME": "stick"}).home == tmp_path / "stick"


@pytest.mark.parametrize("inside", ["", "deeper/still"], ids=["the file", "below the file"])
def test_folder_that_is_a_file_is_told(tmp_path: Path, inside: str) -> None:
    (tmp_path / "home").write_text("a file")
    with pytest.raises(StoreError, match=r"cannot use the folder .*home.*\bfile\b.*\.$"):
        make_folder(tmp_path / "home" / inside)


def test_nothing_is_overwritten_by_setting_aside(tmp_path: Path) -> None:
    names = []
    for content in ("one", "two", "three"):
        (tmp_path / "a.db").write_text(content)
        names.append(set_aside(tmp_path / "a.db", DAY).name)
    assert names == [f"a-damaged-2026-11-30-{number}.db" for number in (1, 2, 3)]
    assert [(tmp_path / name).read_text() for name in names] == ["one", "two", "three"]
    assert not (tmp_path / "a.db").exists()


def test_files_that_belong_together_move_together(tmp_path: Path) -> None:
    (tmp_path / "a-damaged-2026-11-30-1.db-wal").write_text("left by someone")
    for suffix in ("", "-wal"):
        (tmp_path / f"a.db{suffix}").write_text(f"new{suffix}")
    aside = set_aside(tmp_path / "a.db", DAY, ("", "-wal", "-shm"))
    assert aside.name == "a-damaged-2026-11-30-2.db"
    assert aside.read_text() == "new"
    assert Path(f"{aside}-wal").read_text() == "new-wal"
    assert len(list(tmp_path.iterdir())) == 3


def test_write_replaces_the_whole_content(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("a longer text")
    write_atomically(path, b"short")
    assert path.read_text() == "short"
    assert list(tmp_path.iterdir()) == [path]


def test_write_to_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no such place"):
        write_atomically(tmp_path / "gone" / "a.json", b"")


def test_pages_go_to_the_documents_or_home(tmp_path: Path) -> None:
    assert documents_folder({}) == platformdirs.user_documents_path()
    assert documents_folder({"BIGTWO_HOME": str(tmp_path)}) == tmp_path


def test_a_new_file_takes_no_other_name(tmp_path: Path) -> None:
    names = [write_new(tmp_path / "in", "Rules.pdf", bytes([n])).name for n in range(3)]
    assert names == ["Rules.pdf", "Rules (2).pdf", "Rules (3).pdf"]
    assert [(tmp_path / "in" / name).read_bytes() for name in names] == [b"\0", b"\1", b"\2"]


def test_a_new_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "in").write_text("a file")
    with pytest.raises(StoreError, match="cannot use the folder"):
        write_new(tmp_path / "in", "Rules.pdf", b"")
    with pytest.raises(StoreError, match=r"cannot write .*its name is too long\.$"):
        write_new(tmp_path, "R" * 300 + ".pdf", b"")
