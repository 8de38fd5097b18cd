"""The lobby as a view-model: what can be chosen, what is begun with it, and what is remembered."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.rules.cards import parse_cards
from bigtwo_qt.rules.options import CHOICES, OPTIONS
from bigtwo_qt.store import LastTable, Opponent, Places, StoreError
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.keeper import PERSON, Keeper
from bigtwo_qt.ui.lobby import Lobby
from bigtwo_qt.ui.marks import _PICTURES, MARKS, UNMARKED, picture_faces, special_marks
from bigtwo_qt.ui.match_lengths import possible_ends
from bigtwo_qt.ui.opponents import (
    EMBLEMS,
    NAMES,
    OFFERED_LEVELS,
    OPPONENT_LEVELS,
    Seating,
    known_emblems,
    seating,
    shuffled,
)
from bigtwo_qt.ui.system_table import ABOUT

STANDARD = Rules()
TABLES = [(name, count) for name, found in SYSTEMS.items() for count in found.players]
OTHER_NAMES = (
    "Big Deuce",
    "Deuces",
    "Top Dog",
    "Da Lao Er",
    "Choh Dai Di",
    "Choi Dai Di",
    "Sho Tai Ti",
    "Chikicha",
    "Sikitcha",
    "Capsa",
    "Zheng Shangyou",
)
MINE = ("Sunday rules", replace(system("pusoy-dos"), passing="locked"))


class Guest:
    """Somebody in the lobby, and what they have begun."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.begun: list[tuple[Seating, int | None]] = []
        self.failed: list[str] = []
        lobby.begun.connect(lambda table, number: self.begun.append((table, number)))
        lobby.failed.connect(self.failed.append)
        lobby.open()

    def choose(self, key: str) -> None:
        keys = [row.key for row in self.lobby.games.rows]
        self.lobby.choose(keys.index(key))

    @property
    def key(self) -> str:
        return self.lobby.games.rows[self.lobby.row].key

    def play(self) -> Seating:
        self.lobby.play()
        return self.begun[-1][0]


@pytest.fixture
def enter(root: QObject, bigtwo_home: Path) -> Callable[..., Guest]:
    """Return what enters the lobby, as if the program had just been started."""

    def enter_it(*own: tuple[str, Rules]) -> Guest:
        keeper = Keeper(Places(bigtwo_home))
        return Guest(Lobby(root, keeper, lambda: own, random.Random(3)))

    return enter_it


# The tables of words.


def test_every_system_is_told_about() -> None:
    assert list(ABOUT) == list(SYSTEMS)
    lines = [about.line for about in ABOUT.values()]
    assert len(set(lines)) == len(lines)
    for about in ABOUT.values():
        assert about.region
        assert about.line[0].isupper()
        assert about.line.endswith(".")
        assert len(about.line) <= 64


def test_every_value_that_is_not_standard_has_its_mark() -> None:
    assert set(MARKS) | set(UNMARKED) | {"id"} == set(OPTIONS)
    for option, values in CHOICES.items():
        if option not in UNMARKED:
            standard = getattr(STANDARD, option)
            assert set(MARKS[option]) == set(values) - {standard}, option
    marks = [mark for values in MARKS.values() for mark in values.values()]
    assert all(0 < len(str(mark)) <= 26 for mark in marks)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_marks_and_cards_of_every_system(name: str, players: int) -> None:
    rules = system(name, players)
    marks = special_marks(rules)
    assert 1 <= len(set(marks)) == len(marks) <= 3
    assert (marks == ("Standard rules",)) == (name == "big-two")
    faces = picture_faces(rules)
    assert 2 <= len(faces) <= 5
    assert all(1 << card & rules.pack for card in parse_cards(" ".join(faces)))


def test_what_was_changed_in_a_game_is_marked_first() -> None:
    assert special_marks(MINE[1]) == (
        "Passing locks you out",
        "Diamonds highest",
        "A last two scores double",
    )


MARKED = [
    ("suit_order", "cshd", "Diamonds highest"),
    ("suit_order", "cdhs", "Clubs lowest"),
    ("suit_order", "dhcs", "Suits in another order"),
    ("five_card_order", ("straight", "full_house", "quads", "straight_flush"), "No flushes"),
    (
        "five_card_order",
        ("flush", "straight", "full_house", "quads", "straight_flush"),
        "Five cards in another order",
    ),
    ("hand_size", "all", "All cards dealt"),
    ("hand_size", 9, "9 cards each"),
    ("bands", ((1, 2),), "2 points a card"),
]


@pytest.mark.parametrize(("option", "value", "mark"), MARKED)
def test_marks_of_options_with_many_values(option: str, value: Any, mark: str) -> None:
    assert special_marks(replace(STANDARD, **{option: value})) == (mark,)


def test_pictures_show_options_that_there_are() -> None:
    for option, value, cards in _PICTURES:
        assert value in CHOICES[option]
        assert parse_cards(cards)


# Who sits down.


def test_names_and_emblems() -> None:
    names = [name for owned in NAMES.values() for name in owned]
    assert len(set(names)) == len(names) >= 40
    assert all(name.isprintable() and len(name) <= 24 for name in names)
    drawn = shuffled(7, random.Random(1))
    assert sorted(emblem for _, emblem in drawn) == sorted(EMBLEMS)
    assert all(name in NAMES[emblem] for name, emblem in drawn)
    assert shuffled(3, random.Random(1)) != shuffled(3, random.Random(2))


def test_levels_are_those_that_there_are() -> None:
    assert set(OPPONENT_LEVELS) <= set(OFFERED_LEVELS) <= set(LEVELS)
    assert set(OFFERED_LEVELS) <= set(wording.LEVELS)


def test_emblems_of_players_who_sat_down_before() -> None:
    kept = (Opponent("Bo", "moon"), Opponent("Ana", "tiger"), Opponent("Zed", "pine"))
    assert known_emblems(("You", "Bo", "Ana", "Budi"), kept) == ("you", "moon", "crane", "bamboo")
    assert known_emblems(("You", "Yue", "Nobody"), ()) == ("you", "moon", "crane")


# The choice.


def test_the_first_choice_is_standard_big_two(enter: Callable[..., Guest]) -> None:
    guest = enter()
    assert (guest.key, guest.lobby.title) == ("big-two", "Big Two, standard")
    assert guest.lobby.summary == "Big Two, standard · to 100 points · four players"
    assert guest.play() == seating(system("big-two"), "You")
    assert guest.begun[0][1] is None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_system_can_be_begun_with_every_number_of_players(
    name: str, players: int, enter: Callable[..., Guest]
) -> None:
    guest = enter()
    guest.choose(name)
    assert guest.lobby.seatCount == system(name).players
    guest.lobby.seat(players)
    table = guest.play()
    assert table.rules == system(name, players)
    assert len(set(table.names)) == len(set(table.emblems)) == len(table.levels) == players
    assert table.levels[0] == PERSON
    for chosen in guest.lobby.ends:
        guest.lobby.chooseEnds(chosen)
        guest.lobby.changeLength(1)
        rules = guest.play().rules
        assert rules.match_ends == chosen
        usual = system(name, players)
        ends, length = usual.match_ends, usual.match_length
        assert replace(rules, match_ends=ends, match_length=length) == usual


def test_the_last_choice_is_remembered(enter: Callable[..., Guest]) -> None:
    guest = enter()
    lobby = guest.lobby
    guest.choose("pusoy-dos")
    lobby.seat(3)
    lobby.rename(0, " Kim ")
    lobby.rename(1, "Bo")
    lobby.changeEmblem(1)
    lobby.changeLevel(2, -1)
    lobby.chooseEnds("deals")
    lobby.changeLength(-2)
    lobby.number = "77"
    table = guest.play()
    assert guest.begun[0][1] == 77
    assert table.rules == replace(system("pusoy-dos", 3), match_ends="deals", match_length=5)
    assert table.names == ("Kim", "Bo", "Ana")
    assert table.emblems == ("you", "crane", "lotus")
    assert table.levels == (PERSON, "skilled", "beginner")

    again = enter()
    assert (again.lobby.number, again.lobby.canPlay) == ("", True)
    assert again.play() == table
    assert again.begun[0][1] is None


def test_what_was_chosen_and_not_played_is_forgotten(enter: Callable[..., Guest]) -> None:
    guest = enter()
    guest.choose("winner")
    guest.lobby.shuffle()
    guest.lobby.number = "12"
    guest.lobby.open()
    assert guest.play() == seating(system("big-two"), "You")


def test_another_game_brings_its_own_length_and_keeps_the_seats(
    enter: Callable[..., Guest],
) -> None:
    guest = enter()
    guest.choose("match-play")
    guest.lobby.seat(3)
    guest.lobby.changeLength(3)
    guest.choose("pusoy-dos")
    assert guest.lobby.summary == "Pusoy Dos · to 20 points · three players"
    guest.choose("double-deck")
    assert guest.lobby.seatCount == len(guest.lobby.players.rows) == 8
    guest.choose("pusoy-dos")
    assert guest.lobby.seatCount == 4


def test_a_length_stays_when_the_seats_change(enter: Callable[..., Guest]) -> None:
    guest = enter()
    guest.choose("match-play")
    guest.lobby.changeLength(2)
    guest.lobby.seat(2)
    assert guest.lobby.summary == "Match of 1, 4 or 8 deals · 6 deals · two players"
    guest.lobby.seat(5)
    assert guest.lobby.seatCount == 2


def test_lengths_end_somewhere(enter: Callable[..., Guest]) -> None:
    lobby = enter().lobby
    for _ in range(40):
        lobby.changeLength(-1)
    assert (lobby.lengthText, lobby.canShorten, lobby.canLengthen) == ("5 points", False, True)
    for _ in range(40):
        lobby.changeLength(1)
    assert (lobby.lengthText, lobby.canShorten, lobby.canLengthen) == ("500 points", True, False)
    lobby.chooseEnds("deals")
    assert lobby.lengthText == "8 deals"
    lobby.chooseEnds("never")
    assert lobby.matchEnds == "deals"


def test_a_game_that_cannot_reach_points_is_not_offered_to_end_with_them(
    enter: Callable[..., Guest],
) -> None:
    highest = replace(STANDARD, match_ends="deals", match_length=8, result="highest")
    assert possible_ends(highest) == ("deals",)
    guest = enter(("High", highest))
    guest.choose("own:High")
    assert guest.lobby.ends == ["deals"]


def test_levels_emblems_and_names(enter: Callable[..., Guest]) -> None:
    guest = enter()
    lobby = guest.lobby
    for _ in OFFERED_LEVELS:
        lobby.changeLevel(1, 1)
    assert lobby.players.rows[1].strength == lobby.levelCount - 1
    lobby.changeLevel(0, 1)
    lobby.changeEmblem(0)
    assert (lobby.players.rows[0].strength, lobby.players.rows[0].emblem) == (-1, "you")
    before = [row.emblem for row in lobby.players.rows]
    for _ in EMBLEMS:
        lobby.changeEmblem(2)
        assert len({row.emblem for row in lobby.players.rows}) == 4
    lobby.rename(2, "x" * 30 + "\n")
    lobby.rename(3, " \x07 ")
    assert guest.play().names[2:] == ("x" * 24, NAMES[lobby.players.rows[3].emblem][0])
    lobby.shuffle()
    after = lobby.players.rows
    assert [row.emblem for row in after] != before
    assert all(row.name in NAMES[row.emblem] for row in after[1:])


def test_a_table_number_is_a_number(enter: Callable[..., Guest]) -> None:
    guest = enter()
    for number, is_right in (
        ("0", True),
        ("999999999", True),
        ("1000000000", False),
        ("-1", False),
        ("four", False),
        ("٣", False),
        ("", True),
    ):
        guest.lobby.number = number
        assert guest.lobby.canPlay is is_right
        guest.begun.clear()
        guest.lobby.play()
        assert [first for _, first in guest.begun] == (
            [int(number) if number else None] if is_right else []
        )


# What is searched for.


@pytest.mark.parametrize("name", OTHER_NAMES)
def test_games_are_found_by_their_other_names(name: str, enter: Callable[..., Guest]) -> None:
    guest = enter()
    guest.lobby.query = name.upper()
    assert 1 <= len(guest.lobby.games.rows) <= 5


def test_the_first_game_found_is_chosen(enter: Callable[..., Guest]) -> None:
    guest = enter()
    guest.lobby.query = "philipp"
    assert [row.key for row in guest.lobby.games.rows] == ["pusoy-dos", "pusoy-dos-standard"]
    assert guest.key == "pusoy-dos"
    guest.lobby.step(1)
    assert guest.key == "pusoy-dos-standard"
    guest.lobby.step(1)
    assert guest.key == "pusoy-dos-standard"
    guest.lobby.query = "bicycle"
    assert (guest.lobby.row, guest.lobby.title) == (-1, SYSTEMS["pusoy-dos-standard"].title)
    guest.lobby.query = ""
    assert guest.key == "pusoy-dos-standard"
    assert guest.play().rules == system("pusoy-dos-standard")


def test_roles_are_what_the_rows_have(enter: Callable[..., Guest]) -> None:
    lobby = enter().lobby
    games, players = lobby.games, lobby.players
    roles = {bytes(name.data()).decode(): role for role, name in games.roleNames().items()}
    assert games.data(games.index(0, 0), roles["faces"]) == ["3d", "2s"]
    assert games.data(games.index(0, 0), roles["seats"]) == "Four players"
    assert games.data(games.index(games.rowCount(), 0), roles["title"]) is None
    roles = {bytes(name.data()).decode(): role for role, name in players.roleNames().items()}
    assert players.data(players.index(1, 0), roles["levelName"]) == "Skilled"
    assert players.data(players.index(1, 0), roles["usualName"]) == "Mei"
    assert players.data(players.index(4, 0), roles["name"]) is None


# The player's own rules.


def test_own_rules_are_offered_first_and_remembered(enter: Callable[..., Guest]) -> None:
    guest = enter(MINE)
    first = guest.lobby.games.rows[0]
    assert (first.title, first.seats) == ("Sunday rules", "Four players")
    assert "Pusoy Dos" in first.line
    guest.lobby.query = "sunday"
    assert guest.play().rules == MINE[1]
    assert enter(MINE).play().rules == MINE[1]
    assert enter(("Monday", STANDARD)).key == "pusoy-dos"


# What was kept and is no more.


def kept(bigtwo_home: Path, **values: object) -> None:
    path = Places(bigtwo_home).settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"last_table": values}))


FALLEN_BACK: dict[str, tuple[dict[str, object], Seating]] = {
    "a system of another version": (
        {"system": "moon-two", "players": 7},
        seating(system("big-two"), "You"),
    ),
    "players that the system is not for": (
        {"system": "pusoy-dos", "players": 8},
        seating(system("pusoy-dos"), "You"),
    ),
    "a level and emblems that there are not": (
        {"opponents": [{"level": "oracle", "emblem": "tiger"}, {"emblem": "lotus"}]},
        seating(system("big-two"), "You"),
    ),
}


@pytest.mark.parametrize(("values", "table"), FALLEN_BACK.values(), ids=FALLEN_BACK.keys())
def test_what_is_no_more_falls_back(
    values: dict[str, object], table: Seating, bigtwo_home: Path, enter: Callable[..., Guest]
) -> None:
    kept(bigtwo_home, **values)
    assert enter().play() == table


def test_one_emblem_is_not_given_twice(bigtwo_home: Path, enter: Callable[..., Guest]) -> None:
    kept(bigtwo_home, opponents=[{"emblem": "moon"}] * 7, system="double-deck")
    table = enter().play()
    assert table.emblems[1] == "moon"
    assert len(set(table.emblems)) == len(set(table.names)) == 8


def test_a_choice_that_cannot_be_kept_is_played_all_the_same(
    enter: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = enter()

    def refuse(self: Keeper, **values: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(Keeper, "change", refuse)
    guest.play()
    assert guest.failed == ["The disk is full."]


def test_keys_of_another_version_are_kept(bigtwo_home: Path, enter: Callable[..., Guest]) -> None:
    kept(bigtwo_home, version=2, cloth="red")
    enter().play()
    table = Keeper(Places(bigtwo_home)).settings.last_table
    assert table.unknown == {"cloth": "red"}
    assert table.system == LastTable().system
