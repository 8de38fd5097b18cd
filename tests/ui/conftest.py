"""What the tests of the user interface share: plain players, and games that take no time."""

from __future__ import annotations

import importlib
import random
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.rules import Rules, system
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.store import Places
from bigtwo_qt.ui import languages, window
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.languages import Languages
from bigtwo_qt.ui.opponents import seating
from bigtwo_qt.ui.window import TableWindow
from tests.ui.person import Person

PERSON_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 0)


class LowestFirst:
    """A player that leads its longest play and follows with its lowest."""

    def __init__(self, source: random.Random | None = None) -> None:
        self.views: list[SeatView] = []

    def choose(self, view: SeatView) -> list[Card] | None:
        self.views.append(view)
        if not view.plays:
            return None
        longest = max(play.size for play in view.plays)
        fitting = [play for play in view.plays if play.size == longest]
        return list(min(fitting, key=lambda play: play.strength).cards)

    def offer(self, view: SeatView) -> list[Card]:
        return list(view.hand[:2])

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        return max(offered)

    def interrupt(self, view: SeatView) -> list[Card] | None:
        return None


LEVELS: dict[str, Callable[[random.Random], Player]] = dict.fromkeys(
    ("beginner", "casual", "skilled", "planner", "greedy", "random"), LowestFirst
)


class Recorder:
    """A player that keeps what it is given to play, and is heard by nobody."""

    def __init__(self) -> None:
        self.played: list[tuple[array[int], float]] = []
        self.is_closed = False

    def play(self, samples: array[int], gain: float) -> None:
        self.played.append((samples, gain))

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture(autouse=True)
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """The player of every window that the test opens: no test is heard."""
    player = Recorder()
    monkeypatch.setattr(window, "Speaker", lambda: player)
    return player


@pytest.fixture(autouse=True)
def _speaks_english(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    """The language of every test, whatever the machine's is, until the test chooses another."""
    importlib.import_module(window.RESOURCES)
    monkeypatch.setattr(languages, "system_languages", lambda: ["en-GB"])
    parent = QObject()
    spoken = Languages(parent, "system")
    yield spoken
    spoken.close()


@pytest.fixture
def lowest_first() -> type[LowestFirst]:
    return LowestFirst


@pytest.fixture
def root(qtbot: QtBot) -> Iterator[QObject]:
    """The parent of what a test makes; it goes with the test."""
    parent = QObject()
    yield parent
    parent.deleteLater()


@pytest.fixture
def open_game(qtbot: QtBot, root: QObject, bigtwo_home: Path) -> Iterator[Callable[..., Game]]:
    """Return what opens a game without time, keeping everything in the data directory of the test.

    A game that was opened before is closed, as if the program had been left and started again.
    """
    opened: list[Game] = []

    def open_one(rules: Rules | None = None, person: str | None = "You", **options: Any) -> Game:
        for game in opened:
            game.close()
        options = {"animate": False, "levels": LEVELS, "seed": 5, **options}
        keeper = options.pop("keeper", None) or Keeper(Places(bigtwo_home))
        game = Game(root, keeper, seating(rules or system("big-two"), person), **options)
        opened.append(game)
        game.start()
        return game

    yield open_one
    for game in opened:
        game.close()


@pytest.fixture
def until_asked(qtbot: QtBot) -> Callable[[Game], None]:
    """Return what waits until the person is asked, or the deal is over."""

    def wait(game: Game) -> None:
        deadline = QDeadlineTimer(10_000)
        while not game.yourTurn and game.phase not in ("dealOver", "matchOver"):
            assert not deadline.hasExpired(), (
                f"nothing happens: {game.hand.prompt!r} {game.messages.text!r}"
            )
            QCoreApplication.processEvents()

    return wait


@pytest.fixture
def play_out(until_asked: Callable[[Game], None]) -> Callable[..., None]:
    """Return what plays for the person by taps and buttons, to the end of the deal or `until`.

    The person plays as `LowestFirst` does, or passes whenever that is allowed.
    """

    def play(game: Game, passes: bool = False, until: Callable[[], bool] = lambda: False) -> None:
        until_asked(game)
        while game.phase not in ("dealOver", "matchOver") and not until():
            decide(game, passes)
            until_asked(game)

    return play


def decide(game: Game, passes: bool = False) -> None:
    """Decide once for the person."""
    stage, choice = game.hand.stage, game.hand.choice
    if choice is not None:
        for number in choice.selectable[: choice.count]:
            game.hand.tap(number)
        game.hand.play()
        return
    assert stage is not None
    deal = stage._deal
    view = SeatView.of(deal, 0, (0,) * deal.rules.players)
    cards = None if passes and deal.can_pass else LowestFirst().choose(view)
    if cards is None:
        game.hand.pass_()
        return
    cards.sort(key=lambda card: card != deal.opening_card)
    for number in game.table.cards.ids_of(0, cards):
        game.hand.tap(number)
    game.hand.play()


@pytest.fixture(scope="session", autouse=True)
def _draws_in_software() -> None:
    QQuickWindow.setSceneGraphBackend("software")


@pytest.fixture
def sit_down(qtbot: QtBot, bigtwo_home: Path, lowest_first: Any) -> Iterator[Any]:
    """Return what opens the window, after closing the one that is open.

    It begins to play at once, unless it `welcomes` the person as the program does.
    """
    opened: list[TableWindow] = []

    def leave() -> None:
        while opened:
            opened.pop().take_down()

    def sit(
        rules: Any = None,
        size: tuple[int, int] | None = None,
        welcomes: bool = False,
        **options: Any,
    ) -> Person:
        leave()
        levels = dict.fromkeys(LEVELS, lowest_first)
        options = {"animate": False, "seed": PERSON_OPENS, "levels": levels, **options}
        keeper = Keeper(Places(bigtwo_home))
        shown = TableWindow(keeper, seating(rules or system("big-two"), "You"), **options)
        opened.append(shown)
        if size is not None:
            shown.window.resize(*size)
        qtbot.waitUntil(shown.window.isExposed)
        if welcomes:
            shown.game.welcome()
        else:
            shown.game.start()
        QCoreApplication.processEvents()
        return Person(shown)

    yield sit
    leave()
