"""Players whose weights are missing or damaged: the table says as what they play, once a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules import system
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.opponents import Seating
from tests.ui.conftest import PERSON_OPENS
from tests.ui.person import Person

Spoil = Callable[[str], Path]
Open = Callable[..., Game]
Wait = Callable[[Game], None]
PlayOut = Callable[..., None]

HELP = "Installing Big Two again puts it right."


def seat(game: Game, *levels: str, number: int | None = PERSON_OPENS) -> None:
    """Begin a match against these levels."""
    names = ("You", "Mei", "Ana", "Budi")
    emblems = ("you", "lotus", "crane", "bamboo")
    game.begin(Seating(system("big-two"), names, ("", *levels), emblems), number)


@pytest.mark.parametrize(
    ("lack", "why"),
    [
        ("missing", "The file expert.npz is missing."),
        ("damaged", "The file expert.npz is damaged."),
    ],
)
def test_the_table_says_as_what_a_level_plays(
    lack: str, why: str, open_game: Open, faulty_weights: Spoil, qtbot: QtBot
) -> None:
    faulty_weights(lack)
    game = open_game(levels=LEVELS)
    seat(game, "casual", "expert", "expert")
    qtbot.waitUntil(lambda: game.messages.text != "")
    assert game.yourTurn, "nobody had to decide for it"
    assert game.messages.text == f"Expert plays as Skilled. {why} {HELP}"


def test_it_says_so_once_a_match(
    open_game: Open, faulty_weights: Spoil, play_out: PlayOut, until_asked: Wait, qtbot: QtBot
) -> None:
    faulty_weights("damaged")
    game = open_game(levels=LEVELS)
    seat(game, "expert", "master", "expert")
    qtbot.waitUntil(lambda: game.messages.text != "")
    said = game.messages.text
    assert said.startswith("Expert and Master play as Skilled. The file expert.npz is damaged.")
    game.messages.dismiss()
    play_out(game)
    game.nextDeal()
    play_out(game)
    assert game.messages.text == ""
    game.newMatch()
    until_asked(game)
    qtbot.waitUntil(lambda: game.messages.text != "")
    assert game.messages.text == said


def test_with_sound_weights_nothing_is_said(
    open_game: Open, play_out: PlayOut, qtbot: QtBot
) -> None:
    game = open_game(levels=LEVELS)
    seat(game, "expert", "casual", "casual")
    play_out(game)
    assert game.messages.text == ""


def test_a_person_who_is_quick_hears_of_it_with_the_next_decision(
    open_game: Open, faulty_weights: Spoil, play_out: PlayOut, qtbot: QtBot
) -> None:
    faulty_weights("missing")
    game = open_game(levels=LEVELS)
    seat(game, "expert", "expert", "expert")
    qtbot.waitUntil(lambda: game.yourTurn)
    controller = game._controller
    assert controller is not None
    controller.thinker.drop()
    play_out(game)
    assert "Expert plays as Skilled" in game.messages.text


def test_the_window_shows_it(
    sit_down: Callable[..., Person], faulty_weights: Spoil, qtbot: QtBot
) -> None:
    faulty_weights("damaged")
    person = sit_down(levels=LEVELS)
    seat(person.game, "expert", "casual", "casual")
    qtbot.waitUntil(lambda: person.game.messages.text != "")
    assert person.find("messageButton").isVisible()
    person.click("messageButton")
    assert person.game.messages.text == ""
