"""The game as QML has it: what can be done when, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bigtwo_qt.players import LEVELS
from bigtwo_qt.store import Places, Results
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from tests.ui.at_table import NEXT_OPENS, PERSON_OPENS, deal_of, decide, decisions, hand

Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]


def test_a_new_game_is_dealt_and_sorted(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    assert game.phase == "playing"
    assert game.seatCount == 4
    assert game.dealNumber == 1
    assert game.matchTitle == "Big Two, standard · to 100 points"
    strengths = [deal_of(game).rules.suit_order.index(face[1]) for face in hand(game)]
    ranks = ["3456789TJQKA2".index(face[0]) for face in hand(game)]
    assert list(zip(ranks, strengths, strict=True)) == sorted(zip(ranks, strengths, strict=True))
    seats = game.table.seats.rows
    assert [row.is_you for row in seats] == [True, False, False, False]
    assert sum(row.is_dealer for row in seats) == 1


def test_nothing_of_the_other_hands_reaches_qml(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    hidden = [row for row in game.table.cards.rows if row.zone == "seat"]
    assert hidden
    assert {row.face for row in hidden} == {""}
    assert {row.label for row in hidden} == {"Face-down card"}


def test_a_play_moves_the_cards_and_the_turn(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    number = hand(game)[opening]
    game.hand.tap(number)
    game.hand.play()
    assert game.table.cards.rows[number].zone == "pile"
    assert not game.yourTurn
    assert game.hand.stagedCount == 0
    assert game.table.seats.rows[0].cards_left == 12
    assert game.table.seats.rows[0].last_play == "Three of diamonds"
    assert game.table.history.rows[0].faces == (opening,)
    assert game.hand.prompt == "Budi is thinking"
    until_asked(game)


def test_a_decision_is_taken_back(
    open_game: Open, until_asked: Wait, play_out: PlayOut, bigtwo_home: Path
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    assert not game.canTakeBack
    game.hand.sort()
    before = list(hand(game))
    counts = [row.cards_left for row in game.table.seats.rows]
    game.hand.doubleTap(hand(game)[str(deal_of(game).opening_card)])
    until_asked(game)
    assert game.canTakeBack
    game.takeBack()
    until_asked(game)
    assert not game.canTakeBack
    assert not deal_of(game).events
    assert list(hand(game)) == before
    assert [row.cards_left for row in game.table.seats.rows] == counts
    assert not game.history.rows
    again = open_game()
    until_asked(again)
    assert not deal_of(again).events
    play_out(again)
    assert again.phase == "dealOver"
    assert not again.canTakeBack


def test_a_hand_laid_by_hand_stays_so_when_a_play_is_taken_back(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    faces = list(hand(game))
    game.hand.moveCard(hand(game)[faces[-1]], 0)
    decide(game)
    until_asked(game)
    game.takeBack()
    until_asked(game)
    assert next(iter(hand(game))) == faces[-1]
    assert set(hand(game)) == set(faces)


def test_taking_back_goes_decision_by_decision(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)

    def decided() -> int:
        return sum(event.seat == 0 for event in decisions(game))

    play_out(game, until=lambda: decided() == 3)
    for left in (2, 1, 0):
        game.takeBack()
        until_asked(game)
        assert decided() == left
    game.takeBack()
    assert decided() == 0


def test_a_numbered_deal_is_the_same_for_ever(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    first = hand(game)
    number = game.dealSeed
    assert number == 5
    game.numberedMatch(123)
    until_asked(game)
    other = hand(game)
    assert game.dealSeed == 123
    assert other.keys() != first.keys()
    game.numberedMatch(number)
    until_asked(game)
    assert hand(game).keys() == first.keys()


def test_passes_are_marked_until_the_seat_is_asked_again(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    game.hand.pass_()
    person = game.table.seats.rows[0]
    assert person.passed
    assert person.last_play == "Passed"
    assert game.table.history.rows[-1].text == "passed"
    until_asked(game)
    assert not person.passed


def test_a_cleared_trick_leaves_the_table_empty(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=NEXT_OPENS)
    seen: list[tuple[int, set[str], bool]] = []

    def look(leader: int) -> None:
        zones = {row.zone for row in game.table.cards.rows}
        is_marked = any(
            row.passed or row.last_play or row.is_leader for row in game.table.seats.rows
        )
        seen.append((leader, zones, is_marked))

    game.cleared.connect(look)
    leads: list[int] = []
    while game.phase != "dealOver":
        until_asked(game)
        if game.yourTurn:
            if game.hand.prompt.startswith("Your lead"):
                leads.append(len(seen))
            decide(game)
    assert seen
    assert all(zones == {"hand", "seat", "heap"} for _, zones, _ in seen)
    assert not any(is_marked for _, _, is_marked in seen)
    assert [seen[number - 1][0] for number in leads if number] == [0] * len([n for n in leads if n])


def test_a_deal_ends_with_points_and_open_hands(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    while game.phase != "dealOver":
        until_asked(game)
        if game.yourTurn:
            decide(game)
    rows = game.table.seats.rows
    left = [row.cards_left for row in rows]
    assert left.count(0) == 1
    winner = left.index(0)
    assert [row.place for row in rows][winner] == 0
    assert rows[winner].is_winner
    assert rows[winner].penalty == 0
    assert [row.score for row in rows] == [row.penalty for row in rows]
    assert game.table.sheet.rows[0].points == tuple(row.penalty for row in rows)
    name = "You win" if winner == 0 else f"{rows[winner].name} wins"
    assert game.texts.resultTitle == f"{name} the deal"
    held = [row for row in game.table.cards.rows if row.zone in ("seat", "hand")]
    assert all(row.face and row.face_up for row in held)
    assert not game.hand.canPlay
    assert not game.hand.canPass
    game.nextDeal()
    until_asked(game)
    assert game.dealNumber == 2
    assert game.texts.resultTitle == ""
    assert all(row.penalty == 0 for row in rows)


def test_a_match_ends_at_a_hundred_and_a_new_one_begins(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    ended: list[bool] = []
    game.matchEnded.connect(lambda: ended.append(True))
    while game.phase != "matchOver":
        until_asked(game)
        if game.yourTurn:
            decide(game)
        elif game.phase == "dealOver":
            game.nextDeal()
    scores = [row.score for row in game.table.seats.rows]
    assert max(scores) >= 100
    best = min(scores)
    assert [row.is_winner for row in game.table.seats.rows] == [one == best for one in scores]
    assert game.texts.resultTitle.endswith("the match")
    assert ended == [True]
    assert len(game.table.sheet.rows) == game.dealNumber
    game.nextDeal()
    assert game.phase == "matchOver", "the match is over"
    game.newMatch()
    until_asked(game)
    assert game.dealNumber == 1
    assert [row.score for row in game.table.seats.rows] == [0] * 4
    assert game.table.sheet.rows == []


def test_a_game_that_is_left_goes_on_where_it_was(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    for _ in range(3):
        until_asked(game)
        decide(game)
    until_asked(game)
    before = position(game)
    again = open_game(seed=99)
    until_asked(again)
    assert position(again) == before
    decide(again)
    until_asked(again)


def test_a_game_that_is_left_at_the_end_of_a_deal_shows_it_again(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game()
    while game.phase != "dealOver":
        until_asked(game)
        if game.yourTurn:
            decide(game)
    before = position(game)
    again = open_game()
    assert again.phase == "dealOver"
    assert position(again) == before
    again.nextDeal()
    until_asked(again)
    assert again.dealNumber == 2
    scores = [row.score for row in again.table.seats.rows]
    assert scores == list(again.table.sheet.rows[0].points)


def position(game: Game) -> object:
    """Return all that stands on the table."""
    return (
        game.phase,
        game.hand.prompt,
        game.dealNumber,
        [
            (row.face, row.zone, row.seat, row.slot, row.slots, row.depth, row.playable)
            for row in game.table.cards.rows
        ],
        game.table.seats.rows,
        game.table.history.rows,
        game.table.sheet.rows,
    )


def test_a_new_match_gives_up_the_old_one_in_its_midst(
    open_game: Open, until_asked: Wait, bigtwo_home: Path
) -> None:
    game = open_game()
    until_asked(game)
    first = hand(game)
    game.newMatch()
    until_asked(game)
    assert hand(game) != first
    game.close()
    results = Results.open(Places(bigtwo_home).results)
    running = results.running()
    results.close()
    assert running is not None
    assert running.number == 1


def test_a_damaged_results_file_is_set_aside_and_said_so(
    open_game: Open, until_asked: Wait, bigtwo_home: Path
) -> None:
    bigtwo_home.mkdir()
    Places(bigtwo_home).results.write_bytes(b"this is no database" * 100)
    game = open_game()
    assert "has been set aside as results-damaged-" in game.messages.text
    game.messages.dismiss()
    assert game.messages.text == ""
    until_asked(game)
    assert list(bigtwo_home.glob("results-damaged-*"))


def test_a_second_window_says_that_its_match_is_not_kept(
    open_game: Open, until_asked: Wait, bigtwo_home: Path
) -> None:
    other = Keeper(Places(bigtwo_home))
    game = open_game()
    assert "open in another window" in game.messages.text
    assert game.messages.text.endswith("this match will not be kept.")
    until_asked(game)
    decide(game)
    other.close()


def test_computers_alone_play_on_without_being_asked(open_game: Open, until_asked: Wait) -> None:
    game = open_game(person=None)
    until_asked(game)
    assert game.phase == "dealOver"
    assert not any(row.is_person for row in game.table.seats.rows)
    assert not game.hand.canSort
    game.hand.tap(0)
    game.hand.play()
    game.hand.pass_()
    game.hand.moveCursor(1)
    game.hand.hint()
    assert game.phase == "dealOver"


def test_a_seed_makes_the_same_match(open_game: Open, until_asked: Wait) -> None:
    sheets = []
    for _ in range(2):
        game = open_game(person=None, seed=3, levels=LEVELS, keeper=Keeper(None))
        until_asked(game)
        game.nextDeal()
        until_asked(game)
        sheets.append((game.table.sheet.rows, game.table.history.rows))
    assert sheets[0] == sheets[1]


def test_skipping_ends_the_dealing_at_once(open_game: Open, until_asked: Wait) -> None:
    game = open_game(animate=True, seed=PERSON_OPENS)
    skipped: list[bool] = []
    game.skipped.connect(lambda: skipped.append(True))
    assert game.phase == "dealing"
    assert any(row.duration for row in game.table.cards.rows)
    game.skip()
    assert game.phase == "playing"
    assert skipped == [True]
    until_asked(game)
    assert len(hand(game)) == 13
