"""Own rule sets: kept, put back, and never taken from a file that makes no sense."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import CHOICES, OPTIONS
from bigtwo_qt.store import StoreError
from bigtwo_qt.store.rulesets import (
    LARGEST,
    LONGEST_TITLE,
    NamedRules,
    RuleFileError,
    RuleFileFault,
    RuleSets,
    from_bytes,
    read_file,
    to_bytes,
    usable_title,
)

HOUSE = change(system("big-two"), passing="locked", announce=1)


def file_of(**changes: Any) -> bytes:
    """Return a file of rules with some of its fields changed."""
    content = {"format": "bigtwo-rules/1", "name": "At home", "rules": HOUSE.to_dict(), **changes}
    return json.dumps(content).encode()


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_preset_round_trips(system_id: str) -> None:
    named = NamedRules("My rules, Größe 2", system(system_id))
    assert from_bytes(to_bytes(named), "elsewhere") == named


def test_random_rule_sets_round_trip() -> None:
    source = random.Random(3)
    rules = system("big-two")
    for _ in range(300):
        name = source.choice(list(CHOICES))
        rules = change(rules, **{name: source.choice(CHOICES[name])})
        named = NamedRules("Walk", rules)
        assert from_bytes(to_bytes(named), "elsewhere") == named


def test_a_file_is_readable_and_names_every_option() -> None:
    text = to_bytes(NamedRules("At home", HOUSE)).decode()
    assert '    "passing": "locked",\n' in text
    assert '  "name": "At home",\n' in text
    assert set(json.loads(text)["rules"]) == set(OPTIONS)


def test_options_alone_are_understood() -> None:
    content = b'\xef\xbb\xbf{"id": "pusoy-dos", "passing": "locked"}'
    named = from_bytes(content, "from  a\nfriend")
    assert named == NamedRules("from a friend", change(system("pusoy-dos"), passing="locked"))


@pytest.mark.parametrize(
    ("content", "fault", "options"),
    [
        (b"", RuleFileFault.NOT_JSON, ()),
        (b"not json", RuleFileFault.NOT_JSON, ()),
        (b'{"runs": NaN}', RuleFileFault.NOT_JSON, ()),
        (b'{"bands": ' + b"[" * 30_000 + b"]" * 30_000 + b"}", RuleFileFault.NOT_JSON, ()),
        (b'{"bands": ' + b"[" * 600 + b"]" * 600 + b"}", None, ()),
        (b"\xff\xfe{}", RuleFileFault.NOT_UTF8, ()),
        (b"[]", RuleFileFault.NO_RULES, ()),
        (b"{}", RuleFileFault.NO_RULES, ()),
        (b'{"format": "bigtwo-deal/1"}', RuleFileFault.NO_RULES, ()),
        (b'{"format": 1}', RuleFileFault.NO_RULES, ()),
        (file_of(rules=[]), RuleFileFault.NO_RULES, ()),
        (file_of(format="bigtwo-rules/2"), RuleFileFault.NEWER, ()),
        (file_of(name=""), RuleFileFault.BAD_NAME, ()),
        (file_of(name=7), RuleFileFault.BAD_NAME, ()),
        (file_of(name="a\nb"), RuleFileFault.BAD_NAME, ()),
        (file_of(name="\ud800"), RuleFileFault.BAD_NAME, ()),
        (file_of(name="x" * (LONGEST_TITLE + 1)), RuleFileFault.BAD_NAME, ()),
        (b" " * (LARGEST + 1), RuleFileFault.TOO_LARGE, ()),
        (b'{"colour": "red"}', RuleFileFault.UNKNOWN_OPTION, ("colour",)),
        (b'{"id": "bridge"}', RuleFileFault.UNKNOWN_SYSTEM, ()),
        (b'{"id": 5}', RuleFileFault.UNKNOWN_SYSTEM, ()),
        (b'{"runs": "three-high"}', RuleFileFault.WRONG_VALUE, ("runs",)),
        (b'{"bare_fours": 1}', RuleFileFault.WRONG_VALUE, ("bare_fours",)),
        (b'{"players": true}', RuleFileFault.WRONG_VALUE, ("players",)),
        (b'{"hand_size": 1e400}', RuleFileFault.WRONG_VALUE, ("hand_size",)),
        (b'{"bands": {"1": 2}}', RuleFileFault.WRONG_VALUE, ("bands",)),
        (b'{"own_beat": true}', RuleFileFault.CONTRADICTION, ("own_beat", "passing")),
        (
            b'{"players": 3, "teams": "partners", "scoring": "sides"}',
            RuleFileFault.CONTRADICTION,
            ("teams", "players"),
        ),
    ],
)
def test_what_makes_no_sense_is_refused(
    content: bytes, fault: RuleFileFault | None, options: tuple[str, ...]
) -> None:
    with pytest.raises(RuleFileError) as caught:
        from_bytes(content, "x")
    if fault is not None:
        assert (caught.value.fault, caught.value.options) == (fault, options)


def test_a_name_is_made_from_anything() -> None:
    assert usable_title(" a \t b\x00 ") == "a b"
    assert usable_title("\n") == "Rules"
    assert len(usable_title("x" * 200)) == LONGEST_TITLE


def test_sets_are_kept(tmp_path: Path) -> None:
    sets = RuleSets(tmp_path / "rules")
    assert (sets.all, sets.notices) == ((), [])
    sets.save("Friday", HOUSE)
    sets.save("at home", system("winner"))
    assert [named.name for named in sets.all] == ["at home", "Friday"]
    again = RuleSets(tmp_path / "rules")
    assert again.all == sets.all
    assert again.find("FRIDAY") == NamedRules("Friday", HOUSE)
    assert again.find("Monday") is None
    assert {path.name for path in (tmp_path / "rules").iterdir()} == {"friday.json", "at-home.json"}


def test_a_set_is_replaced_and_put_back(tmp_path: Path) -> None:
    sets = RuleSets(tmp_path)
    sets.save("Friday", HOUSE)
    assert sets.removed is None
    sets.save("friday", system("winner"))
    assert sets.all == (NamedRules("friday", system("winner")),)
    assert sets.put_back() == NamedRules("Friday", HOUSE)
    assert RuleSets(tmp_path).all == sets.all == (NamedRules("Friday", HOUSE),)
    assert sets.put_back() is None


def test_a_set_is_renamed_and_duplicated(tmp_path: Path) -> None:
    sets = RuleSets(tmp_path)
    sets.save("Friday", HOUSE)
    sets.rename("Friday", "Saturday")
    assert sets.duplicate("Saturday").name == "Saturday (2)"
    assert sets.duplicate("Saturday").name == "Saturday (3)"
    sets.rename("Saturday", "SATURDAY")
    assert [named.name for named in RuleSets(tmp_path).all] == [
        "SATURDAY",
        "Saturday (2)",
        "Saturday (3)",
    ]
    assert sets.removed is None
    with pytest.raises(KeyError):
        sets.rename("Friday", "Sunday")


def test_a_deleted_set_is_put_back(tmp_path: Path) -> None:
    sets = RuleSets(tmp_path)
    for name in ("One", "Two"):
        sets.save(name, HOUSE)
        sets.delete(name)
    assert list(tmp_path.iterdir()) == []
    assert sets.put_back() == NamedRules("Two", HOUSE)
    assert sets.put_back() == NamedRules("One", HOUSE)
    assert len(RuleSets(tmp_path).all) == 2


def test_long_names_stay_within_the_limit(tmp_path: Path) -> None:
    sets = RuleSets(tmp_path)
    name = "x" * LONGEST_TITLE
    sets.save(name, HOUSE)
    copy = sets.duplicate(name).name
    assert copy.endswith(" (2)")
    assert len(copy) == LONGEST_TITLE
    with pytest.raises(RuleFileError):
        sets.save(name + "x", HOUSE)


@pytest.mark.parametrize("name", ["../../etc", "con", "a/b\\c:d", "…", "三人", ".hidden"])
def test_any_name_has_a_file_in_the_folder(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    sets = RuleSets(folder)
    sets.save(name, HOUSE)
    sets.save(f"{name}!", HOUSE)
    assert {path.parent for path in tmp_path.rglob("*.json")} == {folder}
    assert {named.name for named in RuleSets(folder).all} == {name, f"{name}!"}
    assert not (folder / "con.json").exists()


def test_a_damaged_set_is_put_aside_and_said_once(tmp_path: Path) -> None:
    (tmp_path / "friday.json").write_bytes(b'{"own_beat": true}')
    (tmp_path / "good.json").write_bytes(to_bytes(NamedRules("Good", HOUSE)))
    sets = RuleSets(tmp_path)
    assert [named.name for named in sets.all] == ["Good"]
    (notice,) = sets.notices
    assert notice.startswith("The rule set friday.json was damaged (contradiction (own_beat, ")
    assert notice.endswith(".json.")
    aside = [path for path in tmp_path.iterdir() if "-damaged-" in path.name]
    assert [path.read_bytes() for path in aside] == [b'{"own_beat": true}']
    assert RuleSets(tmp_path).notices == []


def test_a_set_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    content = file_of(format="bigtwo-rules/2")
    (tmp_path / "friday.json").write_bytes(content)
    sets = RuleSets(tmp_path)
    assert "newer version" in sets.notices[0]
    sets.save("Friday", Rules())
    assert (tmp_path / "friday.json").read_bytes() == content
    assert (tmp_path / "friday-2.json").exists()


def test_two_files_of_one_name_are_both_there(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.json").write_bytes(file_of())
    sets = RuleSets(tmp_path)
    assert [named.name for named in sets.all] == ["At home", "At home (2)"]
    sets.delete("At home (2)")
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_without_a_folder_nothing_is_kept() -> None:
    sets = RuleSets(None)
    sets.save("Friday", HOUSE)
    sets.delete("Friday")
    sets.put_back()
    assert [named.name for named in sets.all] == ["Friday"]


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.write_text("a file")
    sets = RuleSets(folder)
    with pytest.raises(StoreError, match="cannot use the folder"):
        sets.save("Friday", HOUSE)
    assert sets.all == ()


def test_a_file_that_is_missing_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no such place"):
        read_file(tmp_path / "none.json")
    with pytest.raises(StoreError, match="cannot read"):
        read_file(tmp_path)
