"""Settings come back as they were kept, whatever happened to their file."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigtwo_qt.rules import system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.store import (
    LastTable,
    NextRules,
    Opponent,
    Settings,
    SettingsFile,
    StoreError,
    Window,
)

TABLE = LastTable(
    system="pusoy-dos",
    players=3,
    match_ends="deals",
    match_length=4,
    opponents=(Opponent("美", "lotus", "greedy"), Opponent(level="planner")),
)
CHOSEN = Settings(
    window=Window(-5, 40, 1280, 800, True),
    speed="fast",
    reduce_motion=True,
    player_name="美",
    last_table=TABLE,
    next_rules=NextRules(
        system("pusoy-dos", 3), "a-match", change(system("big-two"), passing="locked")
    ),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "settings.json"


def test_missing_file_means_the_defaults(path: Path) -> None:
    opened = SettingsFile.open(path)
    assert opened.settings == Settings()
    assert opened.notice is None
    assert not path.exists()


def test_settings_come_back(path: Path) -> None:
    SettingsFile.open(path).save(CHOSEN)
    opened = SettingsFile.open(path)
    assert opened.settings == CHOSEN
    assert opened.notice is None


def test_file_is_readable_and_has_its_version(path: Path) -> None:
    SettingsFile.open(path).save(CHOSEN)
    text = path.read_text(encoding="utf-8")
    assert text.startswith('{\n  "version": 1,\n  "language": "system",\n')
    assert '\n  "player_name": "美",\n' in text


def test_back_up_holds_the_content_before(path: Path) -> None:
    opened = SettingsFile.open(path)
    opened.save(Settings(speed="fast"))
    opened.save(Settings(speed="relaxed"))
    opened.save(Settings(speed="relaxed"))
    backup = path.with_name("settings.json.bak")
    assert json.loads(backup.read_text())["speed"] == "fast"
    assert {one.name for one in path.parent.iterdir()} == {path.name, backup.name}


def test_unknown_keys_are_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"version": 1, "felt": {"colour": ["green", 3]}, "\\ud800": 1}')
    opened = SettingsFile.open(path)
    assert opened.notice is None
    opened.save(replace(opened.settings, speed="fast"))
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["felt"] == {"colour": ["green", 3]}
    assert kept["\ud800"] == 1
    assert kept["speed"] == "fast"


DAMAGED = {
    "empty": b"",
    "cut off": b'{"version": 1, "spe',
    "no text": b"\x00\xff\xfe\x81",
    "a list": b"[1, 2]",
    "not a number": b'{"version": NaN}',
    "too deep": b"[" * 100_000,
    "too long a number": b'{"version": ' + b"9" * 10_000 + b"}",
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_damaged_file_is_set_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    opened = SettingsFile.open(path)
    assert opened.settings == Settings()
    assert opened.notice is not None
    (aside,) = path.parent.glob("settings-damaged-*.json")
    assert aside.name in opened.notice
    assert aside.read_bytes() == content
    opened.save(CHOSEN)
    assert SettingsFile.open(path).settings == CHOSEN


def test_damaged_file_gives_way_to_the_back_up(path: Path) -> None:
    opened = SettingsFile.open(path)
    opened.save(CHOSEN)
    opened.save(Settings())
    path.write_bytes(b"\x00" * 200)
    again = SettingsFile.open(path)
    assert again.settings == CHOSEN
    assert again.notice is not None
    assert "before the last change" in again.notice


WRONG: dict[str, tuple[str, Any]] = {
    "unknown speed": ("speed", "glacial"),
    "speed is a list": ("speed", ["fast"]),
    "motion is a number": ("reduce_motion", 1),
    "unknown theme": ("theme", "plaid"),
    "back is a number": ("back", 2),
    "volume is true": ("volume", True),
    "volume too loud": ("volume", 101),
    "dims is a text": ("dims", "no"),
    "name is empty": ("player_name", ""),
    "name is too long": ("player_name", "x" * 25),
    "name has a line break": ("player_name", "a\nb"),
    "window is a number": ("window", 7),
    "width below nothing": ("window", {"x": 1, "y": 1, "width": -1, "height": 5}),
    "x is true": ("window", {"x": True}),
    "last table is a list": ("last_table", [1]),
    "next rules are a list": ("next_rules", [1]),
    "next rules of no match": ("next_rules", {"rules": {}}),
    "next rules are none": ("next_rules", {"match": ""}),
    "next rules name no option": ("next_rules", {"match": "", "rules": {"wild": 1}}),
    "next rules contradict each other": ("next_rules", {"match": "", "rules": {"own_beat": True}}),
    "next rules meanwhile are a text": (
        "next_rules",
        {"match": "", "rules": {}, "meanwhile": "locked"},
    ),
    "version is a text": ("version", "one"),
}


@pytest.mark.parametrize(("name", "value"), WRONG.values(), ids=WRONG.keys())
def test_wrong_value_gives_way_to_its_default_alone(path: Path, name: str, value: object) -> None:
    SettingsFile.open(path).save(CHOSEN)
    before = {**json.loads(path.read_text(encoding="utf-8")), name: value}
    path.write_text(json.dumps(before))
    opened = SettingsFile.open(path)
    right = CHOSEN if name == "version" else replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert opened.settings == right
    assert opened.notice is not None
    assert name in opened.notice
    (aside,) = path.parent.glob("settings-damaged-*.json")
    assert json.loads(aside.read_text()) == before
    again = SettingsFile.open(path)
    assert (again.settings, again.notice) == (right, None)


WRONG_TABLE: dict[str, tuple[str, Any]] = {
    "system is a number": ("system", 3),
    "system is a page of text": ("system", "x" * 41),
    "own rules with a line break": ("own", "a\nb"),
    "too many players": ("players", 9),
    "players is true": ("players", True),
    "an end that there is not": ("match_ends", "never"),
    "no length": ("match_length", -1),
    "opponents are a name": ("opponents", "Mei"),
    "too many opponents": ("opponents", [{}] * 8),
}


@pytest.mark.parametrize(("name", "value"), WRONG_TABLE.values(), ids=WRONG_TABLE.keys())
def test_wrong_value_of_the_last_table_gives_way_alone(
    path: Path, name: str, value: object
) -> None:
    SettingsFile.open(path).save(CHOSEN)
    before = json.loads(path.read_text(encoding="utf-8"))
    before["last_table"][name] = value
    path.write_text(json.dumps(before))
    opened = SettingsFile.open(path)
    right = replace(TABLE, **{name: getattr(LastTable(), name)})
    assert opened.settings == replace(CHOSEN, last_table=right)
    assert opened.notice is not None
    assert f"(last_table.{name})" in opened.notice


WRONG_SEATS: dict[str, tuple[Any, Opponent, str]] = {
    "no object": (7, Opponent(), ""),
    "name too long": ({"name": "x" * 25, "level": "greedy"}, Opponent(level="greedy"), ".name"),
    "level is a number": ({"name": "Mei", "level": 2}, Opponent("Mei"), ".level"),
    "emblem is nothing": ({"emblem": None, "name": "Mei"}, Opponent("Mei"), ".emblem"),
}


@pytest.mark.parametrize(("kept", "right", "told"), WRONG_SEATS.values(), ids=WRONG_SEATS.keys())
def test_wrong_value_of_an_opponent_gives_way_alone(
    path: Path, kept: object, right: Opponent, told: str
) -> None:
    SettingsFile.open(path).save(CHOSEN)
    before = json.loads(path.read_text(encoding="utf-8"))
    before["last_table"]["opponents"][1] = kept
    path.write_text(json.dumps(before))
    opened = SettingsFile.open(path)
    table = replace(TABLE, opponents=(TABLE.opponents[0], right))
    assert opened.settings == replace(CHOSEN, last_table=table)
    assert opened.notice is not None
    assert f"(last_table.opponents.2{told})" in opened.notice


def test_last_table_of_a_newer_version_is_used_as_far_as_it_is_understood(path: Path) -> None:
    path.parent.mkdir()
    newer = {"version": 2, "system": "pusoy-dos", "players": "three", "cloth": ["red"]}
    path.write_text(json.dumps({"last_table": newer}))
    opened = SettingsFile.open(path)
    assert opened.notice is None
    assert opened.settings.last_table == LastTable("pusoy-dos", unknown={"cloth": ["red"]})
    opened.save(replace(opened.settings, speed="fast"))
    kept = json.loads(path.read_text(encoding="utf-8"))["last_table"]
    assert (kept["version"], kept["cloth"]) == (1, ["red"])


def test_file_of_a_newer_version_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    content = '{"version": 2, "speed": "glacial", "player_name": "Mei"}'
    path.write_text(content)
    opened = SettingsFile.open(path)
    assert opened.settings == Settings(player_name="Mei")
    assert opened.notice is not None
    assert "newer version" in opened.notice
    opened.save(CHOSEN)
    assert opened.settings == CHOSEN
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    assert path.read_text() == content


def test_folder_that_is_a_file_is_told(path: Path) -> None:
    path.parent.write_text("a file")
    with pytest.raises(StoreError, match=r"not a folder\.$"):
        SettingsFile.open(path)


def test_file_that_is_a_folder_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StoreError, match=r"there is a folder where a file should be\.$"):
        SettingsFile.open(path)


def test_folder_that_goes_away_meanwhile_is_made_again(path: Path) -> None:
    opened = SettingsFile.open(path)
    opened.save(CHOSEN)
    for one in path.parent.iterdir():
        one.unlink()
    path.parent.rmdir()
    opened.save(Settings(speed="fast"))
    assert SettingsFile.open(path).settings.speed == "fast"


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
_names = st.sampled_from(["version", *(part.name for part in fields(Settings))]) | st.text()


@settings(max_examples=40)
@given(found=st.dictionaries(_names, _json))
def test_any_values_open_and_stay_open(
    tmp_path_factory: pytest.TempPathFactory, found: dict[str, object]
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_text(json.dumps(found))
    opened = SettingsFile.open(path)
    opened.save(opened.settings)
    again = SettingsFile.open(path)
    assert again.settings == opened.settings
