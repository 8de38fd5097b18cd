"""The rules being edited, without a window: every option, every rule set, codes and files."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QGuiApplication

from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.code import from_code, to_code
from bigtwo_qt.rules.options import CHOICES, OPTIONS
from bigtwo_qt.store.rulesets import NamedRules, RuleSets, from_bytes, to_bytes
from bigtwo_qt.ui.option_rows import (
    Base,
    also_text,
    base_of,
    items_of,
    moved,
    offered,
    value_key,
    values_of,
)
from bigtwo_qt.ui.option_table import GROUPS, TEXTS
from bigtwo_qt.ui.rule_editor import PAGES, RuleEditor


@pytest.fixture
def editor(root: QObject, tmp_path: Path) -> RuleEditor:
    return RuleEditor(root, RuleSets(tmp_path / "rules"))


def page(editor: RuleEditor, name: str) -> None:
    editor.turnTo(PAGES.index(name))


def test_every_option_stands_on_one_page(editor: RuleEditor) -> None:
    found: list[str] = []
    for group in GROUPS:
        page(editor, group)
        found += editor.options.names
    assert sorted(found) == sorted(set(OPTIONS) - {"id"})


@pytest.mark.parametrize("option", CHOICES)
def test_every_value_of_a_choice_can_be_chosen(option: str, editor: RuleEditor) -> None:
    for value in CHOICES[option]:
        editor.choose(option, value_key(value))
        assert getattr(editor.rules, option) == value


def test_what_else_changes_is_said_before(editor: RuleEditor) -> None:
    values = {value.key: value for value in values_of("own_beat", editor.rules, editor.base)}
    assert values["true"].also == "Also sets What a pass does to “For the whole trick”."
    assert values["false"].also == ""
    editor.choose("own_beat", "true")
    assert (editor.rules.own_beat, editor.rules.passing) == (True, "locked")
    assert editor.changeCount == 2
    values = {value.key: value for value in values_of("passing", editor.rules, editor.base)}
    assert values["open"].also == "Also sets Beating your own cards to “No”."


@pytest.mark.parametrize("seed", range(2))
def test_a_walk_of_500_changes_is_as_it_was_said(seed: int, editor: RuleEditor) -> None:
    source = random.Random(seed)
    for _ in range(500):
        option = source.choice(list(TEXTS))
        value = source.choice(offered(option, editor.rules) or (None,))
        before = editor.rules
        if value is None or option == "five_card_order":
            editor.toggleKind(source.choice(["straight", "flush", "quads", "five_of_a_kind"]))
        else:
            after, _ = moved(before, editor.base, option, value)
            also = also_text(before, after, option)
            editor.choose(option, value_key(value))
            assert getattr(editor.rules, option) == value
            assert also_text(before, editor.rules, option) == also
        assert Rules.from_json(editor.rules.to_json()) == editor.rules
        assert from_code(editor.sharing.code).rules == editor.rules


def test_drawings_beside_the_values_follow_them(editor: RuleEditor) -> None:
    for option in ("finish", "opening_play", "flush_order", "runs"):
        values = values_of(option, editor.rules, editor.base)
        told = [tuple(one.sentence for one in value.drawings) for value in values]
        assert all(told)
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_preset_goes_through_the_editor(system_id: str, editor: RuleEditor) -> None:
    editor.sets.start(system_id, False)
    assert editor.rules == system(system_id)
    assert (editor.baseName, editor.changeCount) == (SYSTEMS[system_id].title, 0)
    code = editor.sharing.code
    assert editor.saveAs("Mine")
    editor.sets.start("big-two", False)
    editor.sets.start("Mine", True)
    assert (editor.rules, editor.baseName) == (system(system_id), "Mine")
    editor.sets.start("big-two", False)
    editor.sharing.takeCode(code)
    assert (editor.rules, editor.changeCount) == (system(system_id), 0)


def test_players_of_a_preset_bring_what_they_need(editor: RuleEditor) -> None:
    editor.sets.start("pusoy-dos", False)
    values = {value.key: value for value in values_of("players", editor.rules, editor.base)}
    assert "17 cards" in values["3"].also
    editor.choose("players", "3")
    assert editor.rules == system("pusoy-dos", 3)
    assert editor.changeCount == 0
    editor.choose("passing", "locked")
    editor.choose("players", "2")
    assert editor.rules == change(system("pusoy-dos", 3), passing="locked", players=2)


def test_a_match_that_ends_otherwise_gets_a_length_of_its_own(editor: RuleEditor) -> None:
    editor.choose("match_ends", "deals")
    assert (editor.rules.match_ends, editor.rules.match_length) == ("deals", 8)
    editor.choose("match_ends", "points")
    assert editor.rules == system("big-two")


def test_marks_and_putting_back(editor: RuleEditor) -> None:
    editor.choose("passing", "locked")
    editor.choose("announce", "1")
    editor.choose("runs", "two-high")
    assert editor.changeCount == 3
    marks = {name: editor.changesOn(place) for place, name in enumerate(PAGES)}
    assert (marks["play"], marks["last-cards"], marks["combinations"]) == (1, 1, 1)
    assert sum(marks.values()) == 3
    page(editor, "play")
    assert editor.options.told("passing", "is_changed")
    assert editor.options.told("passing", "usual") == "In Big Two, standard: For one turn"
    editor.putBack("passing")
    assert editor.changeCount == 2
    editor.putAllBack()
    assert editor.rules == system("big-two")
    for count in (2, 3, 2, 1, 0):
        editor.undo()
        assert editor.changeCount == count
    assert not editor.canUndo


def test_orders_are_moved(editor: RuleEditor) -> None:
    assert [item.key for item in items_of("suit_order", editor.rules)] == ["s", "h", "c", "d"]
    editor.move("suit_order", 0, 1)
    assert editor.rules.suit_order == "dcsh"
    editor.move("suit_order", 3, 1)
    editor.move("suit_order", 0, -1)
    assert editor.rules.suit_order == "dcsh"
    editor.move("five_card_order", 4, -1)
    assert editor.rules.five_card_order[:2] == ("flush", "straight")
    editor.toggleKind("quads")
    assert "quads" not in editor.rules.five_card_order
    editor.toggleKind("quads")
    assert editor.rules.five_card_order.index("quads") == 3
    editor.toggleKind("five_of_a_kind")
    assert (editor.rules.five_card_order[-1], editor.rules.packs) == ("five_of_a_kind", 2)


def test_numbers_and_bands(editor: RuleEditor) -> None:
    for number, dealt in ((99, 13), (0, 1), (7, 7)):
        editor.setNumber("hand_size", number)
        assert editor.rules.hand_size == dealt
    editor.setNumber("match_length", 35)
    assert editor.rules.match_length == 35
    editor.setBand(0, 5, 2)
    editor.setBand(1, 1, 30)
    assert list(editor.rules.bands) == [(1, 2), (2, 20), (13, 3)]
    editor.addBand()
    assert editor.rules.bands[-1] == (16, 4)
    for step, count in ((editor.removeBand, 1), (editor.addBand, 6)):
        for _ in range(9):
            step()
        assert len(editor.rules.bands) == count


def test_searching_finds_options_by_what_they_say(editor: RuleEditor) -> None:
    for query, found in (
        ("JOKER highest", {"jokers"}),
        ("dragon", {"instant_win"}),
        ("bicycle", set()),
    ):
        editor.query = query
        assert set(editor.options.names) == found
        assert editor.page == -1
    editor.turnTo(1)
    assert (editor.query, editor.page) == ("", 1)


def test_what_has_nothing_to_decide_says_so(editor: RuleEditor) -> None:
    page(editor, "dealing")
    assert editor.options.told("leftover", "idle") == (
        "Has nothing to decide now. No single card is left over in the deal."
    )
    assert editor.options.told("direction", "idle") == ""
    for option in TEXTS:
        for system_id in SYSTEMS:
            editor.start_from(base_of(system_id))
            text = editor.options.told(option, "idle")
            assert text == "" or text.endswith(".")


def test_from_when_on_rules_apply(editor: RuleEditor) -> None:
    assert editor.applies == "The next match is played by these rules."
    editor.take_up(system("big-two"))
    editor.look_at_table(system("big-two"), 5)
    assert editor.applies == "The match on the table is played by these rules."
    editor.choose("passing", "locked")
    assert editor.applies == "A match is being played: they apply from its next deal."
    assert not editor.isUsed
    editor.use()
    assert editor.isUsed
    assert editor.applies == "They apply from the next deal of this match."
    editor.choose("players", "3")
    assert editor.needsMatch
    assert editor.applies == "A match keeps its “Players”: this applies from the next one."
    editor.choose("held_cards", "point-a-two")
    editor.choose("settlement", "pairs")
    assert editor.applies == (
        "A match keeps its “Players”, “Costly cards left in hand” and others: they apply from the "
        "next match."
    )
    editor.start_from(base_of("winner"))
    assert "another game" in editor.applies
    editor.look_at_table(None, -1)
    assert editor.applies == "They apply from the next match."


def test_a_new_match_is_taken_up_unless_something_was_changed(editor: RuleEditor) -> None:
    editor.take_up(system("winner"))
    assert (editor.rules, editor.baseName) == (system("winner"), "Winner (Zheng Shangyou)")
    editor.choose("announce", "1")
    editor.take_up(system("big-two"))
    assert editor.rules == change(system("winner"), announce=1)


# Own rule sets.


def test_own_rule_sets(editor: RuleEditor, tmp_path: Path) -> None:
    editor.choose("passing", "locked")
    assert editor.proposedName == "Big Two, standard at home"
    assert editor.saveAs(" Friday ")
    assert editor.sets.said == "Saved as “Friday”."
    assert (editor.baseName, editor.changeCount, editor.proposedName) == ("Friday", 0, "Friday")
    row = editor.sets.rows[0]
    assert (row.name, row.about, row.is_own, row.is_base) == (
        "Friday",
        "Big Two, standard, one option changed",
        True,
        True,
    )
    editor.choose("announce", "2")
    assert editor.saveAs("Friday")
    assert editor.sets.said == "“Friday” now has these rules."
    editor.sets.duplicate("Friday")
    assert [row.name for row in editor.sets.rows if row.is_own] == ["Friday", "Friday (2)"]
    assert editor.sets.rename("Friday", "Saturday")
    assert editor.baseName == "Saturday"
    assert not editor.sets.rename("Saturday", "friday (2)")
    assert editor.sets.said == "There is a rule set “friday (2)” already."
    assert not editor.sets.rename("Saturday", "  ")
    editor.sets.delete_("Saturday")
    editor.sets.delete_("Friday (2)")
    assert editor.sets.said == "“Friday (2)” is deleted."
    assert editor.sets.canPutBack
    assert RuleSets(tmp_path / "rules").all == ()
    editor.sets.putBack()
    editor.sets.putBack()
    assert [named.name for named in RuleSets(tmp_path / "rules").all] == ["Friday (2)", "Saturday"]
    assert [row.name for row in editor.sets.rows[:2]] == ["Friday (2)", "Saturday"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb"])
def test_a_name_that_cannot_be_is_said(name: str, editor: RuleEditor) -> None:
    assert not editor.saveAs(name)
    assert editor.sets.said == "A rule set needs a name of 1 to 40 characters."
    assert not any(row.is_own for row in editor.sets.rows)


def test_what_cannot_be_kept_is_said(root: QObject, tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("a file")
    editor = RuleEditor(root, RuleSets(tmp_path / "rules"))
    assert not editor.saveAs("Friday")
    assert editor.sets.said.startswith("Big Two cannot use the folder ")
    assert editor.baseName == "Big Two, standard"


# Codes and files.


def test_a_code_is_copied_and_taken_over(editor: RuleEditor) -> None:
    editor.look_at_table(system("big-two"), 4711)
    editor.choose("passing", "locked")
    editor.sharing.copy()
    assert QGuiApplication.clipboard().text() == to_code(editor.rules)
    editor.sharing.hasDeal = True
    editor.sharing.copy()
    assert from_code(QGuiApplication.clipboard().text()).deal == 4711
    editor.putAllBack()
    opened: list[bool] = []
    editor.opened.connect(lambda: opened.append(True))
    editor.sharing.paste()
    assert opened == [True]
    assert (editor.rules.passing, editor.changeCount, editor.baseName) == (
        "locked",
        1,
        "Big Two, standard",
    )
    assert editor.sharing.broughtDeal == 4711
    assert editor.sharing.said == "These are the rules of the code, with deal 4711."
    editor.choose("announce", "1")
    assert editor.sharing.broughtDeal == -1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "This is no code of rules: one begins with BT1."),
        ("BT1-0400-TYDN", "This code is not complete, or a sign in it is wrong."),
        ("BT1-0400", "This code is not complete, or a sign in it is wrong."),
        ("BT2-0400-TYDM", "This code was made by a newer version of Big Two."),
    ],
)
def test_a_wrong_code_changes_nothing(text: str, said: str, editor: RuleEditor) -> None:
    editor.choose("passing", "locked")
    before = editor.rules
    editor.sharing.takeCode(text)
    assert (editor.sharing.said, editor.rules) == (said, before)
    assert editor.sharing.broughtDeal == -1


def test_a_file_is_written_and_taken_over(editor: RuleEditor, bigtwo_home: Path) -> None:
    editor.choose("passing", "locked")
    editor.saveAs("Fri/day")
    editor.sharing.export_()
    path = bigtwo_home / "Big Two rules, Fri day.json"
    assert editor.sharing.said == f"Written to {path}"
    assert from_bytes(path.read_bytes(), "x") == NamedRules("Fri/day", editor.rules)
    editor.sets.start("winner", False)
    editor.sharing.takeUrl(QUrl.fromLocalFile(str(path)))
    assert editor.sharing.said == "“Fri/day (2)” is now among your rule sets."
    assert (editor.baseName, editor.rules.passing) == ("Fri/day (2)", "locked")
    assert [row.name for row in editor.sets.rows if row.is_own] == ["Fri/day", "Fri/day (2)"]


RIGHT = json.loads(to_bytes(NamedRules("Right", system("big-two"))))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"x" * 70_000, "rules.json is too large for a file of rules."),
        (b"\xff\xfe", "rules.json cannot be read: it is no text in JSON."),
        (b"{", "rules.json cannot be read: it is no text in JSON."),
        (b"[]", "rules.json holds no rules."),
        (b'{"wild": 1}', "rules.json names “wild”, which is no option of the rules."),
        (b'{"id": "bridge"}', "rules.json starts from a game that is not known here."),
        (
            b'{"passing": "loud"}',
            "rules.json has a value for “What a pass does” that it cannot have.",
        ),
        (
            b'{"own_beat": true}',
            "In rules.json “Beating your own cards” and “What a pass does” do not go together.",
        ),
        (
            json.dumps({**RIGHT, "format": "bigtwo-rules/9"}).encode(),
            "rules.json was written by a newer version of Big Two.",
        ),
        (
            json.dumps({**RIGHT, "name": " "}).encode(),
            "rules.json gives its rules a name that cannot be shown.",
        ),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else "",
)
def test_a_wrong_file_changes_nothing(
    content: bytes, said: str, editor: RuleEditor, tmp_path: Path
) -> None:
    path = tmp_path / "rules.json"
    path.write_bytes(content)
    before = editor.rules, editor.base
    opened: list[bool] = []
    editor.opened.connect(lambda: opened.append(True))
    editor.sharing.takeFile(f'  "{path}" ')
    assert (editor.sharing.said, opened) == (said, [True])
    assert (editor.rules, editor.base) == before
    assert not any(row.is_own for row in editor.sets.rows)


def test_what_is_no_file_here_is_said(editor: RuleEditor, tmp_path: Path) -> None:
    editor.sharing.takeFile("  ")
    assert editor.sharing.said == "Type where the file lies."
    editor.sharing.takeUrl(QUrl("https://example.org/rules.json"))
    assert editor.sharing.said == "Only files on this computer can be taken over."
    editor.sharing.takeFile(str(tmp_path / "none.json"))
    assert editor.sharing.said.endswith("there is no such place.")


def test_a_base_of_ones_own_is_what_rules_are_compared_with(editor: RuleEditor) -> None:
    house = change(system("big-two"), passing="locked")
    editor.start_from(Base("House", house, True))
    editor.choose("passing", "open")
    assert editor.changeCount == 1
    editor.choose("players", "3")
    assert editor.rules.hand_size == 13
