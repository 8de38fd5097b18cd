"""How steps are shown: what changes on the table, and how long it takes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from bigtwo_qt.rules import system
from bigtwo_qt.rules.cards import CARDS, cards_of
from bigtwo_qt.rules.events import Announce, Bonus, Clear, End, InstantWin, Out, Pass, Play
from bigtwo_qt.rules.match import Match
from bigtwo_qt.ui.controller import dealing_of
from bigtwo_qt.ui.preferences import PACES
from bigtwo_qt.ui.seat_model import SeatRow
from bigtwo_qt.ui.steps import Counted, DealScored, MatchWon, PersonAsked, Rest, Step, Thinking
from bigtwo_qt.ui.table import Table

NAMES = ("You", "Mei", "Ana", "Budi")


class Shown:
    """A table to which a deal has been dealt, and the match that dealt it."""

    def __init__(self, root: QObject, system_id: str = "big-two", pace: float = 1.0) -> None:
        rules = system(system_id)
        self.match = Match(rules, NAMES[: rules.players], 5, "a-match")
        self.match.begin_deal()
        self.table = Table(root)
        self.table.pace = pace
        rows = [
            SeatRow(seat, name, "lotus", "", seat == 0, seat == 0)
            for seat, name in enumerate(NAMES[: rules.players])
        ]
        self.table.begin_match(self.match, rows)
        header = self.match.header
        assert header is not None
        self.header = header
        steps = dealing_of(header)
        self.counting_time = self.show(*steps[:2]) if isinstance(steps[1], Counted) else 0
        self.dealing_time = self.show(*steps[2 if self.counting_time else 0 :])

    def show(self, *steps: Step) -> int:
        return sum(self.table.show(step, True) for step in steps)

    def play_of(self, seat: int) -> Play:
        """Return the play of the lowest card of a seat."""
        lowest = cards_of(self.header.hands[seat])[0]
        combination = self.header.rules.classify([lowest])
        assert combination is not None
        return Play(seat, combination)


@pytest.fixture
def shown(root: QObject) -> Shown:
    return Shown(root)


@pytest.mark.parametrize(
    ("speed", "shortest", "longest"),
    [("relaxed", 2900, 4200), ("normal", 1800, 2600), ("fast", 900, 1300), ("instant", 0, 0)],
)
def test_dealing_takes_about_two_seconds_at_normal_speed(
    speed: str, shortest: int, longest: int, root: QObject
) -> None:
    pace = PACES[speed]
    shown = Shown(root, pace=pace)
    assert shortest <= shown.dealing_time <= longest
    assert max(row.duration for row in shown.table.cards.rows) <= 320 * pace


def test_untimed_steps_take_no_time(shown: Shown) -> None:
    assert shown.table.show(shown.play_of(0), False) == 0
    assert shown.table.cards.rows[shown.table.cards.hand(0)[0]].duration == 0
    assert shown.table.show(Rest(500), False) == 0


def test_dealing_shows_the_cards_and_the_dealer(shown: Shown) -> None:
    table = shown.table
    assert table.phase == "playing"
    assert [row.cards_left for row in table.seats.rows] == [13] * 4
    assert [row.is_dealer for row in table.seats.rows].index(True) == shown.header.dealt.dealer
    faces = [table.cards.rows[number].face for number in table.cards.hand(0)]
    assert faces == [str(card) for card in cards_of(shown.header.hands[0])]


def test_thinking_and_asking_show_whose_turn_it_is(shown: Shown) -> None:
    table = shown.table
    assert shown.show(Thinking(2, 400)) == 400
    assert table.turn_seat == 2
    assert [row.is_turn for row in table.seats.rows] == [False, False, True, False]
    assert table.seats.rows[2].is_thinking
    assert table.prompt == "Ana is thinking"
    assert shown.show(PersonAsked(0)) == 0
    assert table.is_person_asked
    assert not table.seats.rows[2].is_thinking
    assert table.seats.rows[0].is_turn
    table.end_turn()
    assert not table.is_person_asked
    assert not table.seats.rows[0].is_turn


def test_a_play_is_shown_for_a_while(shown: Shown) -> None:
    table = shown.table
    played: list[int] = []
    table.played.connect(played.append)
    assert 250 <= shown.show(shown.play_of(2)) <= 1000
    assert played == [2]
    assert table.seats.rows[2].is_leader
    assert table.seats.rows[2].cards_left == 12
    shown.show(shown.play_of(0))
    assert [row.is_leader for row in table.seats.rows] == [True, False, False, False]
    assert [row.seat for row in table.history.rows] == [2, 0]
    assert [row.trick for row in table.history.rows] == [1, 1]


def test_the_last_pass_and_the_rest_before_the_clear_make_a_second(shown: Shown) -> None:
    passed: list[int] = []
    shown.table.passed.connect(passed.append)
    shown.show(shown.play_of(2), Pass(1), Pass(0))
    from bigtwo_qt.ui.controller import with_rests

    assert 1000 <= shown.show(*with_rests([Pass(3), Clear(2)])[:-1]) <= 1500
    assert passed == [1, 0, 3]
    assert [row.passed for row in shown.table.seats.rows] == [True, True, False, True]
    shown.show(Clear(2))
    assert not any(row.passed for row in shown.table.seats.rows)
    shown.show(shown.play_of(0))
    assert shown.table.history.rows[-1].trick == 2


def test_a_bound_pass_locks_until_the_clear(root: QObject) -> None:
    shown = Shown(root, "indonesian")
    rows = shown.table.seats.rows
    shown.show(shown.play_of(2), Pass(1))
    assert rows[1].locked
    shown.show(Thinking(1, 0))
    assert rows[1].passed, "a locked seat stays marked"
    shown.show(Clear(2))
    assert not rows[1].locked


def test_a_play_out_of_turn_brings_everybody_back(root: QObject) -> None:
    shown = Shown(root)
    shown.show(shown.play_of(2), Pass(1))
    shown.show(shown.play_of(0)._replace(out_of_turn=True))
    assert not any(row.passed for row in shown.table.seats.rows)


def test_what_is_announced_and_earned_is_shown(shown: Shown) -> None:
    announced: list[tuple[int, int]] = []
    shown.table.announced.connect(lambda seat, left: announced.append((seat, left)))
    shown.show(Announce(2, 1), Bonus(1, -20), shown.play_of(3), Out(3), Out(2))
    assert announced == [(2, 1)]
    rows = shown.table.seats.rows
    assert rows[1].penalty == -20
    assert shown.table.show(Announce(2, 2), True) > 0
    assert shown.table.prompt == "Ana has two cards left"
    assert shown.table.show(Bonus(1, -40), True) > 0
    assert shown.table.prompt == "Mei scores −40: nobody beats it"
    assert [rows[3].place, rows[2].place] == [0, 1]


def test_an_instant_win_is_written_down(shown: Shown) -> None:
    shown.show(InstantWin(1, "dragon"), End())
    assert shown.table.seats.rows[1].last_play == "Won before play"
    won = [shown.table.cards.rows[number] for number in shown.table.cards.lying_open()]
    assert len(won) == 13
    assert all(row.face_up and row.face for row in won)
    assert shown.table.history.rows[0].name == "Mei"
    assert shown.table.turn_seat == -1


def test_the_result_shows_points_places_and_the_cards_left(shown: Shown) -> None:
    table = shown.table
    ended: list[str] = []
    table.deal_ended.connect(lambda: ended.append("deal"))
    table.match_ended.connect(lambda: ended.append("match"))
    shown.show(DealScored(1, (2, 0, 1, 3), (3, 7, 0, 22), (13, 7, 90, 122)))
    assert table.phase == "dealOver"
    assert [row.penalty for row in table.seats.rows] == [3, 7, 0, 22]
    assert [row.score for row in table.seats.rows] == [13, 7, 90, 122]
    assert [row.place for row in table.seats.rows] == [1, 2, 0, 3]
    assert table.result_title == "Ana wins the deal"
    assert all(row.face for row in table.cards.rows)
    shown.show(MatchWon((1,)))
    assert table.phase == "matchOver"
    assert table.result_title == "Mei wins the match"
    assert [row.is_winner for row in table.seats.rows] == [False, True, False, False]
    assert ended == ["deal", "match"]


def test_a_table_has_the_cards_of_every_pack(root: QObject) -> None:
    shown = Shown(root, "two-players")
    zones = [row.zone for row in shown.table.cards.rows]
    assert zones.count("hand") == zones.count("seat") == 21
    assert zones.count("aside") == 10
    shown.table.show(dealing_of(shown.header)[0], False)
    assert {row.card for row in shown.table.cards.rows} == set(CARDS[:52])
