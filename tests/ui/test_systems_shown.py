"""What the options of the systems bring to the table, each seen in a deal that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.rules.events import Announce, Bonus, InstantWin, Out
from bigtwo_qt.rules.match import Match
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.steps import Counted, Gathered, LeftOver, Step, TakenUp

Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]


class Said(NamedTuple):
    """What was said: by a seat or the table (-1), in short and in a sentence."""

    seat: int
    text: str
    sentence: str


class Seen:
    """A game that is dealt again with everything noted that is shown and said.

    `steps` are pairs of a step and what the prompt said with it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: list[Said] = []
        self.steps: list[tuple[Step, str]] = []
        game.said.connect(lambda *words: self.said.append(Said(*words)))
        game.animator.shown.connect(lambda step: self.steps.append((step, game.hand.prompt)))


@pytest.fixture
def watch(open_game: Open, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Seen]:
    """Return what opens a game and watches it from its very beginning."""

    def go(rules: Rules, seed: int, **options: object) -> Seen:
        seen: list[Seen] = []
        start = Game.start

        def watched(game: Game) -> None:
            seen.append(Seen(game))
            start(game)

        monkeypatch.setattr(Game, "start", watched)
        open_game(rules, seed=seed, **options)
        return seen[0]

    return go


def match_of(game: Game) -> Match:
    assert game._controller is not None
    return game._controller.match


def test_the_counted_card_says_who_gets_the_first_card(watch: Callable[..., Seen]) -> None:
    seen = watch(system("big-two"), seed=5)
    header = match_of(seen.game).header
    assert header is not None
    assert header.dealt.counted is not None
    step, prompt = next(pair for pair in seen.steps if isinstance(pair[0], Counted))
    assert step == Counted(header.dealt.counted, header.dealt.first_seat)
    assert prompt.endswith((" gets the first card", "you get the first card"))
    assert seen.said[0].sentence == prompt
    _, prompt = next(pair for pair in seen.steps if isinstance(pair[0], Gathered))
    assert prompt in ("You deal", "Mei deals", "Ana deals", "Budi deals")


def test_nothing_is_counted_where_the_next_seat_begins(watch: Callable[..., Seen]) -> None:
    seen = watch(system("match-play"), seed=5)
    assert not any(isinstance(step, Counted) for step, _ in seen.steps)
    assert seen.said == []


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_leftover_is_turned_up_and_taken(seed: int, watch: Callable[..., Seen]) -> None:
    seen = watch(system("three-players"), seed=seed)
    game = seen.game
    header = match_of(game).header
    assert header is not None
    leftover = header.dealt.leftover
    assert leftover is not None
    kinds = [type(step) for step, _ in seen.steps]
    assert kinds.index(LeftOver) + 1 == kinds.index(TakenUp)
    step, prompt = next(pair for pair in seen.steps if isinstance(pair[0], LeftOver))
    assert step == LeftOver(51, leftover.card, leftover.to)
    assert " is left over: " in prompt
    assert game.table.seats.rows[leftover.to].cards_left == 18
    hand = {game.table.cards.rows[one].card for one in game.table.cards.hand(leftover.to)}
    assert leftover.card in hand
    assert game.texts.undealt == ""


@pytest.mark.parametrize(
    ("rules", "count"),
    [(system("two-players"), 10), (system("match-play", players=2), 26)],
    ids=["21-each", "13-each"],
)
def test_undealt_cards_lie_aside(
    rules: Rules, count: int, open_game: Open, until_asked: Wait
) -> None:
    game = open_game(rules)
    until_asked(game)
    assert game.texts.undealt == f"{count} cards out of play"
    aside = [row for row in game.table.cards.rows if row.zone == "aside"]
    assert len(aside) == count
    assert all(row.face == "" and not row.face_up for row in aside)


def test_last_cards_are_announced_and_bonuses_shown(
    watch: Callable[..., Seen], play_out: PlayOut
) -> None:
    seen = watch(system("indonesian"), seed=5)
    earned: list[tuple[int, str]] = []
    seen.game.bonusEarned.connect(lambda seat, points: earned.append((seat, points)))
    play_out(seen.game)
    announced = [pair for pair in seen.steps if isinstance(pair[0], Announce)]
    assert announced
    for step, prompt in announced:
        assert isinstance(step, Announce)
        who = "You have" if step.seat == 0 else f"{seen.game.table.seats.rows[step.seat].name} has"
        count = {1: "one card", 2: "two cards"}[step.cards_left]
        assert prompt == f"{who} {count} left"
        assert Said(step.seat, f"{count.capitalize()} left", prompt) in seen.said
    bonuses = [step for step, _ in seen.steps if isinstance(step, Bonus)]
    assert earned == [(step.seat, f"\N{MINUS SIGN}{-step.points}") for step in bonuses]
    assert earned
    assert any(" nobody beats it" in words.sentence for words in seen.said)


def test_what_was_said_is_not_said_again_on_coming_back(
    watch: Callable[..., Seen], play_out: PlayOut
) -> None:
    seen = watch(system("indonesian"), seed=5)
    play_out(seen.game)
    again = watch(system("indonesian"), seed=5)
    assert again.game.phase == "dealOver"
    assert again.said == []


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [(565, "Dragon! Budi wins before play"), (2442, "Dragon! You win before play")],
    ids=["another", "the-person"],
)
def test_an_instant_win_lies_open_with_a_sentence(
    seed: int, sentence: str, watch: Callable[..., Seen], until_asked: Wait
) -> None:
    rules = system("dragon")
    seen = watch(rules, seed=seed)
    game = seen.game
    until_asked(game)
    assert game.phase == "dealOver"
    step, prompt = next(pair for pair in seen.steps if isinstance(pair[0], InstantWin))
    assert isinstance(step, InstantWin)
    assert prompt == sentence
    assert sentence in [words.sentence for words in seen.said]
    assert len(game.table.cards.hand(step.seat)) == 13
    assert all(game.table.cards.rows[one].face_up for one in game.table.cards.hand(step.seat))


def test_the_hand_that_wins_is_open_in_the_middle(open_game: Open, until_asked: Wait) -> None:
    game = open_game(system("dragon"), seed=4)
    lying: list[int] = []

    def follow(step: Step) -> None:
        if isinstance(step, InstantWin):
            lying.extend(game.table.cards.lying_open())
            assert game.texts.moment == "Dragon! Budi wins before play"

    game.animator.shown.connect(follow)
    game._seed = 565
    game.newMatch()
    until_asked(game)
    assert len(lying) == 13
    ranks = [game.table.cards.rows[one].card.rank for one in lying]
    assert ranks == sorted(ranks)


def test_partners_and_the_points_of_both_sides_are_marked(
    watch: Callable[..., Seen], play_out: PlayOut
) -> None:
    seen = watch(system("partners"), seed=5)
    game = seen.game
    rows = game.table.seats.rows
    assert [row.tag for row in rows] == ["With Ana", "With Budi", "Your partner", "With Mei"]
    assert [row.side for row in rows] == [0, 1, 0, 1]
    assert game.texts.sides == "You and Ana  0\nMei and Budi  0"
    play_out(game)
    assert game.table.is_tied
    assert game.texts.resultTitle == "Tie: a deal of five cards decides"
    assert not any(row.is_winner for row in rows)
    game.nextDeal()
    assert not game.table.is_tied
    play_out(game)
    assert "Tie: a deal of five cards decides" in [words.sentence for words in seen.said]
    gathered = [step for step, _ in seen.steps if isinstance(step, Gathered)]
    assert [step.breaks_tie for step in gathered] == [False, True]
    winners = [row.name for row in rows if row.is_winner]
    assert len(winners) == 2
    assert game.texts.resultTitle == f"{' and '.join(winners)} win the match"
    assert sorted(row.points for row in rows) == ["+1", "+1", "0", "0"]
    assert game.texts.sides in (
        "You and Ana  1\nMei and Budi  0",
        "You and Ana  0\nMei and Budi  1",
    )


def test_a_locked_seat_is_marked(open_game: Open, play_out: PlayOut) -> None:
    game = open_game(system("indonesian"), seed=5)
    locked: list[bool] = []
    game.passed.connect(lambda seat: locked.append(game.table.seats.rows[seat].locked))
    play_out(game)
    assert locked
    assert all(locked)


def test_places_stand_instead_of_points(open_game: Open, play_out: PlayOut) -> None:
    game = open_game(system("play-on"), seed=3)
    tags: list[str] = []

    def follow(step: Step) -> None:
        if isinstance(step, Out):
            tags.append(game.table.seats.rows[step.seat].tag)

    game.animator.shown.connect(follow)
    play_out(game)
    assert tags == ["1st", "2nd", "3rd"]
    rows = game.table.seats.rows
    assert sorted(row.points for row in rows) == ["1st", "2nd", "3rd", "4th"]
    assert all(row.points == row.tag for row in rows)
    assert sorted(game.table.sheet.rows[0].texts) == ["1st", "2nd", "3rd", "4th"]


@pytest.mark.parametrize(
    ("name", "has_plus"), [("pusoy-dos", True), ("bu-bu-gao-sheng", True), ("big-two", False)]
)
def test_points_have_a_plus_where_the_highest_wins(
    name: str, has_plus: bool, open_game: Open, play_out: PlayOut
) -> None:
    game = open_game(system(name), seed=3)
    play_out(game)
    points = [row.points for row in game.table.seats.rows]
    assert any(text.startswith("+") for text in points) is has_plus
    assert all(text.lstrip("+").isdigit() for text in points)
    assert "0" in points


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_person_plays_a_deal_of_every_system(
    name: str, open_game: Open, play_out: PlayOut, until_asked: Wait
) -> None:
    game = open_game(system(name), seed=7)
    for _ in range(2):
        play_out(game)
        if game.phase == "matchOver":
            break
        game.nextDeal()
    assert len(game.table.sheet.rows) > 0
    assert game.messages.text == ""
