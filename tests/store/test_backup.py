"""Everything in one file and back: nothing is replaced before all of the file was found sound."""

from __future__ import annotations

import hashlib
import json
import os
import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.store import LockedError, Places, Results, Settings, SettingsFile, StoreError, schema
from bigtwo_qt.store.backup import back_up, look_through, restore
from tests.store.played import keep_match, records_of

CHOSEN = Settings(speed="fast", player_name="Mei")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """What a player has: a match that is over, one in progress, and settings."""
    found = Places(tmp_path / "home")
    with closing(Results.open(found.results)) as results:
        keep_match(results, "over", deals=3)
        keep_match(results, "going on", deals=1, length=5, stop_after=9)
    SettingsFile.open(found.settings).save(CHOSEN)
    return found


@pytest.fixture
def made(places: Places, tmp_path: Path) -> Path:
    path = tmp_path / "back-up.zip"
    with closing(Results.open(places.results)) as results:
        back_up(results, places, path)
    return path


@pytest.fixture
def elsewhere(tmp_path: Path) -> Places:
    """Another player's home, with another match and other settings."""
    found = Places(tmp_path / "elsewhere")
    with closing(Results.open(found.results)) as results:
        keep_match(results, "other", deals=1, seed=7)
    SettingsFile.open(found.settings).save(Settings(speed="relaxed"))
    return found


def contents(places: Places) -> tuple[Any, ...]:
    with closing(Results.open(places.results)) as results:
        assert results.notice is None
        everything = (
            results.archive.matches(),
            records_of(results),
            results.running(),
            results.archive.statistics(),
        )
    return *everything, SettingsFile.open(places.settings).settings


def test_what_a_back_up_holds(places: Places, tmp_path: Path) -> None:
    path = tmp_path / "back-up.zip"
    with closing(Results.open(places.results)) as results:
        done = back_up(results, places, path)
    assert (done.path, done.matches, done.deals, done.has_settings) == (path, 2, 4, True)
    assert look_through(path) == done
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        manifest = json.loads(archive.read("manifest.json"))
        assert manifest["format"] == "bigtwo-backup/1"
        assert set(manifest["files"]) == {"results.db", "settings.json"}
        for name, about in manifest["files"].items():
            content = archive.read(name)
            assert about["size"] == len(content)
            assert about["sha256"] == hashlib.sha256(content).hexdigest()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["back-up.zip", "home"]


def test_everything_comes_back(places: Places, made: Path, elsewhere: Places) -> None:
    before, replaced = contents(places), contents(elsewhere)
    kept = restore(made, elsewhere)
    assert contents(elsewhere) == before
    assert [one.name.split("-before-restoring-")[0] for one in kept] == ["results", "settings"]
    aside = Places(elsewhere.home.parent / "aside")
    aside.home.mkdir()
    for one, place in zip(kept, (aside.results, aside.settings), strict=True):
        place.write_bytes(one.read_bytes())
    assert contents(aside) == replaced


def test_a_back_up_is_made_while_a_match_is_played(
    places: Places, tmp_path: Path, elsewhere: Places
) -> None:
    path = tmp_path / "back-up.zip"
    with closing(Results.open(places.results)) as results:
        running = results.running()
        assert running is not None
        assert running.deal is not None
        results.append(running.deal, ['{"event": "pass", "seat": 0}'])
        back_up(results, places, path)
        results.append(running.deal, ['{"event": "pass", "seat": 1}'])
    restore(path, elsewhere)
    with closing(Results.open(elsewhere.results)) as results:
        found = results.running()
        assert found is not None
        assert found.events == (*running.events, '{"event": "pass", "seat": 0}')


def test_restoring_where_nothing_was(made: Path, places: Places, tmp_path: Path) -> None:
    before = contents(places)
    new = Places(tmp_path / "new" / "home")
    assert restore(made, new) == []
    assert contents(new) == before


def test_restoring_over_a_log_that_was_left(made: Path, places: Places, elsewhere: Places) -> None:
    """The log of a crash belongs to the old database, and must not meet the new one."""
    with closing(Results.open(elsewhere.results)) as results:
        keep_match(results, "in the log", deals=1)
        left = {
            suffix: Path(f"{elsewhere.results}{suffix}").read_bytes() for suffix in ("", "-wal")
        }
    for suffix, content in left.items():
        Path(f"{elsewhere.results}{suffix}").write_bytes(content)
    kept = restore(made, elsewhere)
    assert contents(elsewhere) == contents(places)
    with closing(sqlite3.connect(kept[0])) as reader:
        ids = {match_id for (match_id,) in reader.execute("SELECT id FROM matches")}
    assert ids == {"other", "in the log"}


def test_restoring_over_a_damaged_file(made: Path, places: Places, elsewhere: Places) -> None:
    elsewhere.results.write_bytes(b"no database at all\n" * 100)
    (kept, _) = restore(made, elsewhere)
    assert kept.read_bytes() == b"no database at all\n" * 100
    assert contents(elsewhere) == contents(places)


def test_a_window_that_is_open_is_told(made: Path, elsewhere: Places) -> None:
    with closing(Results.open(elsewhere.results)), pytest.raises(LockedError):
        restore(made, elsewhere)


def test_results_of_a_newer_version_are_not_replaced(made: Path, elsewhere: Places) -> None:
    with closing(sqlite3.connect(elsewhere.results)) as other:
        other.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
        other.commit()
    before = elsewhere.results.read_bytes()
    with pytest.raises(StoreError, match="newer version"):
        restore(made, elsewhere)
    assert elsewhere.results.read_bytes() == before


# Files that are not sound


def rewritten(
    path: Path,
    manifest: Callable[[dict[str, Any]], object] = lambda found: None,
    files: Callable[[dict[str, bytes]], object] = lambda found: None,
    summed: bool = False,
) -> Path:
    """Write a back-up anew with another manifest or other files; `summed` anew as well."""
    with zipfile.ZipFile(path) as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    listed = json.loads(found.pop("manifest.json"))
    files(found)
    if summed:
        listed["files"] = {
            name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            for name, content in found.items()
        }
    manifest(listed)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("manifest.json", json.dumps(listed))
        for name, content in found.items():
            archive.writestr(name, content)
    return path


def database_with(change: str) -> Callable[[dict[str, bytes]], None]:
    """Return what changes the database among the files of a back-up by a statement."""

    def apply(files: dict[str, bytes]) -> None:
        with closing(sqlite3.connect(":memory:")) as database:
            database.deserialize(files["results.db"])
            database.execute(change)
            database.commit()
            files["results.db"] = database.serialize()

    return apply


def spoil(files: dict[str, bytes]) -> None:
    content = bytearray(files["results.db"])
    content[4096:8192] = random.Random(1).randbytes(4096)
    files["results.db"] = bytes(content)


UNSOUND: dict[str, tuple[Callable[[Path], object], str]] = {
    "no archive": (lambda path: path.write_bytes(b"no archive"), "is it no back-up|no back-up"),
    "cut off": (lambda path: path.write_bytes(path.read_bytes()[:-500]), "no back-up"),
    "no manifest": (
        lambda path: zipfile.ZipFile(path, "w").close(),
        "list of files does not fit",
    ),
    "another format": (lambda path: rewritten(path, lambda m: m.update(format="x")), "newer"),
    "a newer version": (
        lambda path: rewritten(path, lambda m: m.update(schema=len(schema.STEPS) + 1)),
        "newer",
    ),
    "no list of files": (lambda path: rewritten(path, lambda m: m.pop("files")), "does not fit"),
    "files are a number": (lambda path: rewritten(path, lambda m: m.update(files=7)), "fit"),
    "no results": (lambda path: rewritten(path, lambda m: m["files"].pop("results.db")), "hold"),
    "a file elsewhere": (
        lambda path: rewritten(path, files=lambda f: f.update({"../evil": b"x"}), summed=True),
        "hold",
    ),
    "a file that is not there": (
        lambda path: rewritten(path, files=lambda f: f.pop("settings.json")),
        "does not fit",
    ),
    "a byte flipped": (lambda path: rewritten(path, files=spoil), "results.db in it is damaged"),
    "a file cut off": (
        lambda path: rewritten(path, files=lambda f: f.update({"settings.json": b"{"})),
        "settings.json in it is damaged",
    ),
    "larger than listed": (
        lambda path: rewritten(
            path, lambda m: m["files"]["results.db"].update(size=10), summed=True
        ),
        "results.db in it is damaged",
    ),
    "settings that are no JSON": (
        lambda path: rewritten(
            path, files=lambda f: f.update({"settings.json": b"{"}), summed=True
        ),
        "the settings in it are damaged",
    ),
    "a damaged database": (
        lambda path: rewritten(path, files=spoil, summed=True),
        "the results in it are damaged",
    ),
    "no database": (
        lambda path: rewritten(
            path, files=lambda f: f.update({"results.db": b"no database" * 99}), summed=True
        ),
        "the results in it are damaged",
    ),
    "a damaged record": (
        lambda path: rewritten(
            path, files=database_with("UPDATE deals SET record = x'00' WHERE id = 2"), summed=True
        ),
        "the results in it are damaged",
    ),
    "a deal without a match": (
        lambda path: rewritten(
            path, files=database_with("DELETE FROM matches WHERE id = 'over'"), summed=True
        ),
        "the results in it are damaged",
    ),
    "a newer database": (
        lambda path: rewritten(
            path,
            files=database_with(f"PRAGMA user_version = {len(schema.STEPS) + 1}"),
            summed=True,
        ),
        "made by a newer version",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), UNSOUND.values(), ids=UNSOUND.keys())
def test_what_is_not_sound_replaces_nothing(
    made: Path, elsewhere: Places, change: Callable[[Path], object], sentence: str
) -> None:
    change(made)
    before = sorted((one.name, one.read_bytes()) for one in elsewhere.home.iterdir())
    with pytest.raises(StoreError, match=sentence):
        look_through(made)
    with pytest.raises(StoreError, match=sentence) as caught:
        restore(made, elsewhere)
    assert str(caught.value).endswith(".")
    assert before == sorted((one.name, one.read_bytes()) for one in elsewhere.home.iterdir())


def test_flipped_bytes_anywhere_in_the_file(made: Path, tmp_path: Path) -> None:
    """Each flip is found, or is in a part of the archive that carries nothing."""
    content, whole = made.read_bytes(), look_through(made)
    chance = random.Random(3)
    found = 0
    for _ in range(60):
        flipped = bytearray(content)
        flipped[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        made.write_bytes(flipped)
        try:
            assert look_through(made) == whole
        except StoreError:
            found += 1
    assert found > 50


def test_places_that_cannot_be_used(places: Places, made: Path, tmp_path: Path) -> None:
    with closing(Results.open(places.results)) as results:
        with pytest.raises(StoreError, match="there is no such place"):
            back_up(results, places, tmp_path / "none" / "file.zip")
        (tmp_path / "folder").mkdir()
        with pytest.raises(StoreError, match="there is a folder where a file should be"):
            back_up(results, places, tmp_path / "folder")
    with pytest.raises(StoreError, match="there is no such place"):
        restore(tmp_path / "none.zip", places)
    with pytest.raises(StoreError, match="there is a folder where a file should be"):
        look_through(tmp_path)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of files that cannot be put in their place."""
    names: list[str] = []
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if target.name in names:
            raise OSError(28, "full")
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)
    return names


def test_a_disk_that_is_full_leaves_what_was_there(
    made: Path, elsewhere: Places, failing: list[str]
) -> None:
    before = contents(elsewhere)
    failing.append("results.db")
    with pytest.raises(StoreError, match="the disk is full"):
        restore(made, elsewhere)
    assert contents(elsewhere) == before


def test_own_rule_sets_come_back(places: Places, elsewhere: Places, tmp_path: Path) -> None:
    places.rule_sets.mkdir()
    (places.rule_sets / "home.json").write_text('{"id": "home"}')
    (places.rule_sets / "same.json").write_text('{"id": "same"}')
    (places.rule_sets / "bad-damaged-2026-01-01-1.json").write_text("{")
    elsewhere.rule_sets.mkdir()
    (elsewhere.rule_sets / "home.json").write_text('{"id": "other"}')
    (elsewhere.rule_sets / "own.json").write_text("{}")
    path = tmp_path / "back-up.zip"
    with closing(Results.open(places.results)) as results:
        back_up(results, places, path)
    kept = restore(path, elsewhere)
    found = {one.name: one.read_text() for one in elsewhere.rule_sets.iterdir()}
    assert found == {"home.json": '{"id": "home"}', "same.json": '{"id": "same"}', "own.json": "{}"}
    rules = [one.read_text() for one in kept if one.name.startswith("rules-home")]
    assert rules == ['{"id": "other"}']


@pytest.mark.parametrize("name", ["rules/../x.json", "rules/a/b.json", "rules/x.txt", "x.json"])
def test_a_file_that_leads_elsewhere_is_refused(
    made: Path, elsewhere: Places, tmp_path: Path, name: str
) -> None:
    wrong = tmp_path / "wrong.zip"
    with zipfile.ZipFile(made) as old, zipfile.ZipFile(wrong, "w") as new:
        manifest = json.loads(old.read("manifest.json"))
        manifest["files"][name] = {"size": 2, "sha256": hashlib.sha256(b"{}").hexdigest()}
        for one in old.namelist():
            if one != "manifest.json":
                new.writestr(one, old.read(one))
        new.writestr(name, "{}")
        new.writestr("manifest.json", json.dumps(manifest))
    with pytest.raises(StoreError):
        restore(wrong, elsewhere)
    assert not list(elsewhere.home.rglob("x.json"))
