"""The controller: who is asked, what is kept and when, and what the animator is given."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject
from pytestqt.qtbot import QtBot

from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Rules, system
from bigtwo_qt.rules.cards import Card, mask_of
from bigtwo_qt.rules.events import Clear, End, Out, Pass, Play
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.refusal import Reason
from bigtwo_qt.store import Results, StoreError
from bigtwo_qt.ui.controller import Controller
from bigtwo_qt.ui.journal import Journal
from bigtwo_qt.ui.keeper import resumed
from bigtwo_qt.ui.steps import (
    CardDealt,
    Counted,
    DealScored,
    Gathered,
    HandSorted,
    HandTurned,
    MatchWon,
    PersonAsked,
    Rest,
    Step,
    Thinking,
)

NAMES = ("You", "Mei", "Ana", "Budi")


@pytest.fixture
def results(tmp_path: Path) -> Iterator[Results]:
    opened = Results.open(tmp_path / "results.db")
    yield opened
    opened.close()


@dataclass
class Seated:
    """A controller, and how to pull from it until somebody is waited for."""

    controller: Controller

    def pull(self, until: Callable[[], bool] | None = None) -> list[Step]:
        """Pull until the person is asked or the deal is scored, and return all steps."""
        steps: list[Step] = []

        def is_waiting() -> bool:
            found = self.controller.pull()
            steps.extend(found)
            return isinstance(steps[-1] if steps else None, PersonAsked | DealScored | MatchWon)

        is_done = until or is_waiting
        deadline = QDeadlineTimer(10_000)
        while not is_done():
            assert not deadline.hasExpired()
            QCoreApplication.processEvents()
        return steps


@pytest.fixture
def seat_down(root: QObject, qtbot: QtBot, results: Results, lowest_first: Any) -> Iterator[Any]:
    seated: list[Controller] = []

    def sit(
        person: bool = True, rules: Rules | None = None, seed: int = 5, journal: Any = None
    ) -> Seated:
        match = Match(rules or system("big-two"), NAMES, seed, "a-match")
        players = [None if person else lowest_first(), *(lowest_first() for _ in range(3))]
        controller = Controller(root, match, players, journal or Journal(results))
        seated.append(controller)
        controller.begin_match(["" if person else "greedy", *["greedy"] * 3])
        return Seated(controller)

    yield sit
    for controller in seated:
        controller.thinker.wait()


def test_a_deal_is_dealt_one_card_at_a_time_in_the_right_direction(seat_down: Any) -> None:
    seated = seat_down()
    steps = seated.controller.pull()
    header = seated.controller.match.header
    gathered, counted, *dealt = steps[:54]
    assert gathered == Gathered(1, header.dealt.dealer, gathered.cards)
    assert counted == Counted(header.dealt.counted, header.dealt.first_seat)
    first = header.dealt.first_seat
    assert [step.seat for step in dealt] == [(first - turn) % 4 for turn in range(52)]
    assert [step.place for step in dealt] == list(range(52))
    assert {step.slots for step in dealt} == {13}
    for seat in range(4):
        cards = [gathered.cards[step.place] for step in dealt if step.seat == seat]
        assert mask_of(cards) == header.hands[seat]
        assert [step.slot for step in dealt if step.seat == seat] == list(range(13))
    assert steps[54:] == [HandTurned(), HandSorted()]


def test_the_order_of_dealing_tells_nothing_of_the_hands(seat_down: Any) -> None:
    seated = seat_down()
    gathered, _, *dealt = seated.controller.pull()[:54]
    for seat in range(4):
        cards = [gathered.cards[step.place] for step in dealt if step.seat == seat]
        assert cards != sorted(cards)


def test_clockwise_and_uneven_deals_are_dealt_round_the_table(seat_down: Any) -> None:
    seated = seat_down(person=False, rules=system("winner"))
    gathered, *rest = seated.controller.pull()
    dealt = [step for step in rest if isinstance(step, CardDealt)]
    first = seated.controller.match.header.dealt.first_seat
    assert [step.seat for step in dealt] == [(first + turn) % 4 for turn in range(54)]
    assert len(gathered.cards) == 54


def test_cards_out_of_the_deal_lie_last_and_are_not_dealt(root: QObject, lowest_first: Any) -> None:
    match = Match(system("two-players"), NAMES[:2], 5, "a-match")
    controller = Controller(root, match, [None, lowest_first()], Journal(None))
    controller.begin_match(["", "greedy"])
    gathered, *rest = controller.pull()
    assert isinstance(gathered, Gathered)
    assert len(gathered.cards) == 52
    assert sum(isinstance(step, CardDealt) for step in rest) == 42
    controller.thinker.wait()


def test_a_seat_is_asked_with_its_view_alone(seat_down: Any, lowest_first: Any) -> None:
    seated = seat_down()
    seated.pull()
    players = [player for player in seated.controller._players if player is not None]
    views: list[SeatView] = [view for player in players for view in player.views]
    assert views
    for view in views:
        assert isinstance(view, SeatView)
        assert len(view.hand) == view.counts[view.seat]


def test_each_turn_is_asked_once_and_thought_about_for_a_beat(seat_down: Any) -> None:
    seated = seat_down(person=False)
    steps = seated.pull()
    decisions = [step for step in steps if isinstance(step, Play | Pass)]
    thinking = [step for step in steps if isinstance(step, Thinking)]
    assert [step.seat for step in thinking] == [step.seat for step in decisions]
    assert all(300 <= step.duration <= 1000 for step in thinking)


def test_a_cleared_trick_and_the_end_of_a_deal_get_a_moment(seat_down: Any) -> None:
    seated = seat_down(person=False)
    steps = seated.pull()
    clears = [place for place, step in enumerate(steps) if isinstance(step, Clear)]
    assert clears
    assert all(isinstance(steps[place - 1], Rest) for place in clears)
    *_, play, out, end, rest, scored = steps
    assert isinstance(play, Play)
    assert isinstance(out, Out)
    assert isinstance(end, End)
    assert isinstance(rest, Rest)
    assert isinstance(scored, DealScored)
    assert scored.points == seated.controller.match.results[0].scores


def test_every_decision_is_kept_before_the_next_seat_is_asked(
    seat_down: Any, results: Results, lowest_first: Any
) -> None:
    seated = seat_down(person=False)
    asked_with: list[tuple[int, int]] = []
    controller = seated.controller

    def until() -> bool:
        for step in controller.pull():
            if isinstance(step, Thinking):
                running = results.running()
                assert running is not None
                asked_with.append((len(running.events), len(controller.deal.events)))
        return controller.deal is None

    seated.pull(until)
    assert len(asked_with) > 10
    assert all(kept == decided for kept, decided in asked_with)
    running = results.running()
    assert running is not None
    assert len(running.finished) == 1
    assert running.deal is None


def test_the_person_is_waited_for_and_asked_once(seat_down: Any, qtbot: QtBot) -> None:
    seated = seat_down()
    steps = seated.pull()
    assert steps[-1] == PersonAsked(0)
    assert seated.controller.pull() == ()
    qtbot.wait(20)
    assert seated.controller.pull() == ()


def test_what_the_person_plays_follows_the_rules(seat_down: Any) -> None:
    seated = seat_down()
    seated.pull()
    controller = seated.controller
    deal = controller.deal
    foreign = deal.hands[1][0]
    refusal = controller.play([foreign], 0)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_CARD
    before = len(deal.events)
    assert controller.pull() == ()
    ready: list[bool] = []
    controller.ready.connect(lambda: ready.append(True))
    plays = deal.legal_plays()
    refusal = controller.play(plays[0].cards, 0) if plays else controller.pass_(0)
    assert refusal is None
    assert ready
    assert len(deal.events) > before


def test_a_leader_cannot_pass(seat_down: Any) -> None:
    for seed in range(40):
        seated = seat_down(seed=seed, journal=Journal(None))
        if seated.controller.deal.seat == 0:
            break
    seated.pull()
    refusal = seated.controller.pass_(0)
    assert refusal is not None
    assert refusal.reason is Reason.LEADER_CANNOT_PASS


def test_a_match_goes_on_to_its_end_and_is_kept_as_finished(
    seat_down: Any, results: Results
) -> None:
    seated = seat_down(person=False)
    for number in range(1, 200):
        steps = seated.pull()
        scored = [step for step in steps if isinstance(step, DealScored)]
        assert [step.number for step in scored] == [number]
        if isinstance(steps[-1], MatchWon):
            break
        assert seated.controller.pull() == ()
        seated.controller.next_deal()
    totals = seated.controller.match.standing.totals
    assert max(totals) >= 100
    assert steps[-1] == MatchWon(
        tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    )
    assert results.running() is None


class Unwilling(Journal):
    """A journal on a disk that is full now and then."""

    is_full = False

    def flush(self) -> None:
        if self.is_full:
            raise StoreError("Big Two cannot keep the play: the disk is full.")
        super().flush()


def test_nothing_goes_on_until_the_decision_is_kept(
    seat_down: Any, results: Results, qtbot: QtBot
) -> None:
    journal = Unwilling(results)
    seated = seat_down(journal=journal)
    seated.pull()
    controller = seated.controller
    told: list[str] = []
    controller.failed.connect(told.append)
    journal.is_full = True
    plays = controller.deal.legal_plays()
    assert (controller.play(plays[0].cards, 0) if plays else controller.pass_(0)) is None
    assert controller.pull() == ()
    assert told == ["Big Two cannot keep the play: the disk is full."]
    running = results.running()
    assert running is not None
    kept = len(running.events)
    journal.is_full = False
    assert isinstance(controller.pull()[0], Play | Pass)
    running = results.running()
    assert running is not None
    assert len(running.events) > kept


def test_a_match_that_was_broken_off_stands_where_it_stood(
    seat_down: Any, results: Results, root: QObject, lowest_first: Any, qtbot: QtBot
) -> None:
    seated = seat_down()
    seated.pull()
    deal = seated.controller.deal
    running = results.running()
    assert running is not None
    again = resumed(running)
    assert again is not None
    assert again.levels == ("", "greedy", "greedy", "greedy")
    controller = Controller(
        root,
        again.match,
        [None, *(lowest_first() for _ in range(3))],
        Journal(results, again.deal),
    )
    past = controller.past()
    assert past[:56] == seated_dealing(seated)
    assert past[56:] == deal.events
    assert controller.deal is not None
    assert controller.deal.hands == deal.hands
    assert controller.pull() == (PersonAsked(0),)
    plays = deal.legal_plays()
    assert (controller.play(plays[0].cards, 0) if plays else controller.pass_(0)) is None
    controller.pull()
    running = results.running()
    assert running is not None
    assert [json.loads(event)["event"] for event in running.events[: len(deal.events)]]
    assert len(running.events) == len(controller.deal.events)
    controller.thinker.wait()


def seated_dealing(seated: Seated) -> list[Step]:
    from bigtwo_qt.ui.controller import dealing_of

    header = seated.controller.match.header
    assert header is not None
    return dealing_of(header)


def test_between_two_deals_the_last_one_is_seen_again(
    seat_down: Any, results: Results, root: QObject, lowest_first: Any
) -> None:
    seated = seat_down(person=False)
    scored = seated.pull()[-1]
    running = results.running()
    assert running is not None
    again = resumed(running)
    assert again is not None
    assert again.match.deal is None
    controller = Controller(
        root, again.match, [lowest_first() for _ in range(4)], Journal(results), again.last
    )
    assert controller.past()[-1] == scored
    assert controller.pull() == ()
    controller.next_deal()
    assert isinstance(controller.pull()[0], Gathered)
    controller.thinker.wait()


@pytest.mark.parametrize("name", ["winner", "bu-bu-gao-sheng", "indonesian", "dragon", "play-on"])
def test_computers_play_other_systems_to_the_end_of_a_deal(name: str, seat_down: Any) -> None:
    seated = seat_down(person=False, rules=system(name), journal=Journal(None))
    for _ in range(2):
        steps = seated.pull()
        if isinstance(steps[-1], MatchWon):
            break
        seated.controller.next_deal()
    assert any(isinstance(step, DealScored) for step in steps)


def test_a_hint_is_worked_out_from_the_view_of_the_person(
    seat_down: Any, lowest_first: Any, qtbot: QtBot
) -> None:
    seated = seat_down()
    seated.pull()
    answers: list[list[Card] | None] = []
    player = lowest_first()
    seated.controller.hint(player, 0, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert player.views[0].seat == 0
    assert answers[0] is None or seated.controller.deal.check(answers[0], 0) is None


class Failing:
    """A computer player with a fault."""

    def choose(self, view: SeatView) -> list[Card] | None:
        raise ZeroDivisionError(view.seat)


def test_a_computer_player_that_fails_makes_the_lowest_play_and_it_is_said(
    root: QObject, qtbot: QtBot, results: Results, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(system("big-two"), NAMES, 5, "a-match")
    failing: Any = Failing()
    controller = Controller(root, match, [failing] * 4, Journal(results))
    said: list[str] = []
    controller.told.connect(said.append)
    controller.begin_match(["greedy"] * 4)
    seated = Seated(controller)
    seated.pull(until=lambda: bool(controller.pull() is not None and len(said) >= 3))
    controller.thinker.wait()
    deal = controller.deal
    assert deal is not None
    assert isinstance(deal.events[0], Play)
    assert deal.events[0].combination.cards == (deal.opening_card,)
    assert "could not decide" in said[0]
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_hint_that_fails_is_said(seat_down: Any, qtbot: QtBot) -> None:
    seated = seat_down()
    seated.pull()
    said: list[str] = []
    seated.controller.told.connect(said.append)
    seated.controller.hint(Failing(), 0, print)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["There is no hint here because of a fault."]
