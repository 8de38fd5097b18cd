"""The game as QML has it: what can be done when, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from bigtwo_qt.players import LEVELS
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Card, Deal, parse_cards, system
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.rules.events import Pass, Play
from bigtwo_qt.store import Places, Results
from bigtwo_qt.ui.arranging import by_combinations
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import OPPONENT_LEVELS

Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]
PERSON_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 0)
NEXT_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 1)


def hand(game: Game) -> dict[str, int]:
    """Return the person's cards from left to right: their ids by their faces."""
    cards = game.table.cards
    return {cards.rows[number].face: number for number in cards.hand(0)}


def marked(game: Game, mark: str) -> list[str]:
    """Return the faces of the person's cards that have a mark."""
    rows = game.table.cards.rows
    return [face for face, number in hand(game).items() if getattr(rows[number], mark)]


def decide(game: Game) -> None:
    """Play the lowest legal cards by taps, or pass."""
    deal = deal_of(game)
    plays = deal.legal_plays()
    if not plays:
        game.hand.pass_()
        return
    play = min(plays, key=lambda one: (-one.size if deal.table is None else 0, one.strength))
    opening = deal.opening_card
    for card in sorted(play.cards, key=lambda one: one != opening):
        game.hand.tap(hand(game)[str(card)])
    game.hand.play()


def decisions(game: Game) -> list[Play | Pass]:
    return [event for event in deal_of(game).events if isinstance(event, Play | Pass)]


def deal_of(game: Game) -> Deal:
    controller = game._controller
    assert controller is not None
    assert controller.deal is not None
    return controller.deal


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


def test_the_opening_card_is_staged_first(open_game: Open, until_asked: Wait, qtbot: QtBot) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    held = hand(game)
    other = next(face for face in held if face != opening)
    assert game.hand.prompt == "Your lead, with the three of diamonds"
    with qtbot.waitSignal(game.hand.refused) as refused:
        game.hand.tap(held[other])
    assert refused.args == ["The opening play must hold the three of diamonds."]
    assert game.hand.reason == refused.args[0]
    assert game.hand.stagedCount == 0
    game.hand.tap(held[opening])
    assert game.hand.reason == ""
    assert game.hand.playLabel == "Play three of diamonds"
    assert game.hand.canPlay
    assert game.hand.canClear
    game.hand.tap(held[other])
    assert game.hand.stagedCount == 2
    game.hand.tap(held[opening])
    assert game.hand.stagedCount == 0, "taking the opening card back clears the stage"
    game.hand.tap(held[opening])
    game.hand.clear()
    assert marked(game, "staged") == []
    assert not game.hand.canPlay
    assert not game.hand.canPass


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


def test_what_is_pressed_when_nothing_can_be_played_is_answered(
    open_game: Open, until_asked: Wait, qtbot: QtBot
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    with qtbot.waitSignal(game.hand.refused) as refused:
        game.hand.play()
    assert refused.args == ["The opening play must hold the three of diamonds."]
    with qtbot.waitSignal(game.hand.refused) as refused:
        game.hand.pass_()
    assert refused.args == ["You lead, so you cannot pass: play any combination."]


def test_cards_staged_early_say_that_it_is_not_the_turn_yet(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=NEXT_OPENS)
    assert not game.yourTurn
    game.hand.tap(next(iter(hand(game).values())))
    assert game.hand.reason == "It is not your turn yet."
    assert not game.hand.canPlay
    assert not game.hand.canPass
    until_asked(game)
    assert game.hand.reason != "It is not your turn yet."
    assert game.hand.stagedCount == 1


def test_cards_of_no_legal_play_are_dimmed_on_the_turn_alone(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=NEXT_OPENS)
    assert len(marked(game, "playable")) == 13
    until_asked(game)
    legal = {str(card) for play in deal_of(game).legal_plays() for card in play.cards}
    assert set(marked(game, "playable")) == legal
    assert game.hand.prompt.startswith(("Beat the ", "You hold nothing that beats the "))


def test_sorting_by_rank_by_suit_and_by_groups(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    by_rank = list(hand(game))
    assert game.hand.canSort
    assert game.hand.sortLabel == "By rank"
    game.hand.sort()
    assert game.hand.sortLabel == "By suit"
    assert [face[1] for face in hand(game)] == sorted(
        (face[1] for face in by_rank), key="dchs".index
    )
    game.hand.sort()
    assert game.hand.sortLabel == "By groups"
    cards = dict(enumerate(parse_cards(" ".join(by_rank))))
    by_groups = by_combinations(deal_of(game).rules, cards)
    assert list(hand(game)) == [by_rank[number] for number in by_groups]
    game.hand.sort()
    assert list(hand(game)) == by_rank


def test_the_next_hand_is_sorted_as_the_last_one(open_game: Open, until_asked: Wait) -> None:
    game = open_game()
    until_asked(game)
    game.hand.sort()
    again = open_game()
    until_asked(again)
    suits = [face[1] for face in hand(again)]
    assert again.hand.sortLabel == "By suit"
    assert suits == sorted(suits, key="dchs".index)


def test_a_card_moves_to_another_place_and_stays_there(
    open_game: Open, until_asked: Wait, play_out: PlayOut
) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    faces = list(hand(game))
    last = hand(game)[faces[-1]]
    game.hand.moveCard(last, 0)
    assert list(hand(game)) == [faces[-1], *faces[:-1]]
    for slot in (-1, 13):
        game.hand.moveCard(last, slot)
    game.hand.moveCard(game.table.cards.hand(1)[0], 3)
    assert list(hand(game)) == [faces[-1], *faces[:-1]]
    before = list(hand(game))
    play_out(game, until=lambda: len(hand(game)) < 13)
    assert list(hand(game)) == [face for face in before if face in hand(game)]


def test_a_double_tap_plays_a_card_alone(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    game.hand.doubleTap(hand(game)[opening])
    first = decisions(game)[0]
    assert isinstance(first, Play)
    assert [str(card) for card in first.combination.cards] == [opening]


def test_a_double_tap_that_is_refused_stages_nothing(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = str(deal_of(game).opening_card)
    other = next(number for face, number in hand(game).items() if face != opening)
    game.hand.doubleTap(other)
    assert game.hand.stagedCount == 0
    assert game.hand.reason
    assert not deal_of(game).events


def test_a_card_dropped_on_the_table_is_played_with_what_is_staged(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    play = next(play for play in deal_of(game).legal_plays() if play.size == 5)
    opening = deal_of(game).opening_card
    *staged, dropped = sorted(play.cards, key=lambda card: card != opening)
    for card in staged:
        game.hand.tap(hand(game)[str(card)])
    game.hand.drop(hand(game)[str(dropped)])
    first = decisions(game)[0]
    assert isinstance(first, Play)
    assert first.combination == play


def test_a_drop_that_is_refused_stays_staged_with_its_reason(
    open_game: Open, until_asked: Wait
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    opening = deal_of(game).opening_card
    legal = deal_of(game).legal_plays()
    pairs = {frozenset(play.cards) for play in legal if play.size == 2}
    other = next(
        face
        for face in hand(game)
        if face != str(opening) and frozenset({opening, *parse_cards(face)}) not in pairs
    )
    game.hand.tap(hand(game)[str(opening)])
    game.hand.drop(hand(game)[other])
    assert set(marked(game, "staged")) == {str(opening), other}
    assert game.hand.reason
    assert not deal_of(game).events


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


def test_the_cursor_walks_round_the_hand_and_stages(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=NEXT_OPENS)
    until_asked(game)
    game.hand.toggleCursor()
    assert game.hand.stagedCount == 0
    first, *_, last = hand(game)
    game.hand.moveCursor(1)
    assert marked(game, "focused") == [first]
    game.hand.moveCursor(-1)
    assert marked(game, "focused") == [last]
    game.hand.toggleCursor()
    assert marked(game, "staged") == [last]
    game.hand.toggleCursor()
    assert marked(game, "staged") == []


def test_a_hint_is_offered_and_then_staged(
    open_game: Open, until_asked: Wait, qtbot: QtBot
) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    assert game.hand.canHint
    game.hand.hint()
    qtbot.waitUntil(lambda: bool(marked(game, "offered")))
    offered = marked(game, "offered")
    assert game.hand.stagedCount == 0
    game.hand.hint()
    assert marked(game, "staged") == offered
    assert marked(game, "offered") == []
    assert game.hand.canPlay


def test_a_hint_may_be_to_pass(
    open_game: Open, until_asked: Wait, qtbot: QtBot, lowest_first: Any
) -> None:
    class PassesIfItCan(lowest_first):  # type: ignore[misc]
        def choose(self, view: SeatView) -> list[Card] | None:
            return None if view.can_pass else super().choose(view)

    game = open_game(
        seed=NEXT_OPENS, levels=dict.fromkeys((*OPPONENT_LEVELS, "planner"), PassesIfItCan)
    )
    until_asked(game)
    game.hand.tap(next(iter(hand(game).values())))
    game.hand.hint()
    qtbot.waitUntil(lambda: game.hand.reason == "Passing looks best here.")
    assert game.hand.stagedCount == 0


def test_a_double_tap_takes_up_the_offer(open_game: Open, until_asked: Wait) -> None:
    game = open_game(seed=PERSON_OPENS)
    until_asked(game)
    stage = game.hand.stage
    assert stage is not None
    play = max(deal_of(game).legal_plays(), key=lambda one: one.size)
    stage.hint(play.cards)
    number = next(iter(stage.offered))
    game.hand.doubleTap(number)
    assert set(stage.cards) == set(play.cards)


def test_the_rest_of_the_only_group_is_offered_if_wished_for(
    open_game: Open, until_asked: Wait, play_out: Callable[..., None]
) -> None:
    game = open_game(seed=PERSON_OPENS)

    def is_offered() -> bool:
        """Stage a card of which one group alone can be played, if there is one."""
        for number in game.table.cards.hand(0):
            game.hand.clear()
            game.hand.tap(number)
            if marked(game, "offered"):
                return True
        game.hand.clear()
        return False

    play_out(game, until=is_offered)
    offered = marked(game, "offered")
    assert offered
    game.preferences.offers = False
    assert marked(game, "offered") == []
    assert not is_offered()
    game.preferences.offers = True
    assert is_offered()
    game.preferences.offers = False
    game = open_game()
    until_asked(game)
    assert not is_offered()


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
