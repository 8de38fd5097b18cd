"""What is heard of a game: the sound of each thing that happens, how loud, and when none."""

from __future__ import annotations

import argparse
import importlib
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest
from PySide6.QtCore import QObject

from bigtwo_qt.rules import system
from bigtwo_qt.store import Places
from bigtwo_qt.ui import app, sound
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import seating
from bigtwo_qt.ui.sound import FILES, SoundBoard, samples_of
from bigtwo_qt.ui.speaker import Player, Silence
from bigtwo_qt.ui.steps import CardDealt, Rest
from bigtwo_qt.ui.window import RESOURCES, TableWindow, WindowError

ASSETS = Path(__file__).parent.parent.parent / "assets" / "sounds"


class Recorder(Player, Protocol):
    """As in conftest.py."""

    played: list[tuple[array[int], float]]
    is_closed: bool


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Listener:
    """Listens to a game, and names what is heard."""

    def __init__(self, game: Game, board: SoundBoard, recorder: Recorder) -> None:
        self.game = game
        self.board = board
        self._recorder = recorder
        self._names = {
            samples_of(file).tobytes(): sound for sound, files in FILES.items() for file in files
        }

    @property
    def heard(self) -> list[str]:
        return [self._names[samples.tobytes()] for samples, _ in self._recorder.played]

    @property
    def gains(self) -> list[float]:
        return [gain for _, gain in self._recorder.played]

    def forget(self) -> None:
        self._recorder.played.clear()


@pytest.fixture(autouse=True)
def _has_resources() -> None:
    importlib.import_module(RESOURCES)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


@pytest.fixture
def listen(
    open_game: Callable[..., Game], root: QObject, recorder: Recorder, until_asked: object
) -> Callable[..., Listener]:
    """Return what opens a game, plays nothing yet, and listens to it as if it took its time."""

    def open_one(person: str | None = "You") -> Listener:
        game = open_game(person=person)
        game.animator.stop()
        game.animator.animate = True
        board = SoundBoard(root, game, recorder)
        return Listener(game, board, recorder)

    return open_one


@pytest.mark.parametrize(
    ("happens", "sounds"),
    [
        (lambda game: game.animator.shown.emit(CardDealt(0, 0, 0, 13)), ["deal"]),
        (lambda game: game.animator.shown.emit(Rest(100)), []),
        (lambda game: game.dealt.emit(), ["clear"]),
        (lambda game: game.played.emit(1), ["play"]),
        (lambda game: game.passed.emit(1), ["pass"]),
        (lambda game: game.cleared.emit(1), ["clear"]),
        (lambda game: game.announced.emit(1, 2), ["last"]),
        (lambda game: game.hand.refused.emit("No."), ["refuse"]),
    ],
    ids=["card dealt", "rest", "dealt", "played", "passed", "cleared", "announced", "refused"],
)
def test_what_happens_has_its_sound(
    listen: Callable[..., Listener], happens: Callable[[Game], None], sounds: Sequence[str]
) -> None:
    listener = listen()
    happens(listener.game)
    assert listener.heard == sounds


def test_sounds_are_prepared_by_one_that_nobody_hears(
    listen: Callable[..., Listener], recorder: Recorder
) -> None:
    listener = listen()
    listener.board.prepare()
    assert recorder.played == [(array("h"), 0.0)]


def test_nothing_is_prepared_where_nothing_is_heard(
    listen: Callable[..., Listener], recorder: Recorder
) -> None:
    listener = listen()
    listener.game.preferences.volume = 0
    listener.board.prepare()
    assert recorder.played == []


def test_the_hand_sorts_itself_more_quietly_than_a_trick_is_cleared(
    listen: Callable[..., Listener], clock: Clock
) -> None:
    listener = listen()
    listener.game.dealt.emit()
    clock.now += 1
    listener.game.cleared.emit(0)
    quiet, loud = listener.gains
    assert quiet < loud


def test_a_card_is_staged_and_taken_back(
    open_game: Callable[..., Game],
    until_asked: Callable[[Game], None],
    root: QObject,
    recorder: Recorder,
) -> None:
    game = open_game()
    until_asked(game)
    game.animator.animate = True
    listener = Listener(game, SoundBoard(root, game, recorder), recorder)
    stage = game.hand.stage
    assert stage is not None
    due = stage.opening_due
    number = game.table.cards.ids_of(0, [due])[0] if due else game.table.cards.hand(0)[0]
    game.hand.tap(number)
    game.hand.tap(number)
    assert listener.heard == ["stage", "unstage"]


@pytest.mark.parametrize(
    ("person", "winner", "deal", "match"),
    [
        ("You", 0, ["won"], ["win"]),
        ("You", 2, ["end"], []),
        (None, 2, ["won"], ["win"]),
    ],
    ids=["the person wins", "a computer wins", "computers alone"],
)
def test_the_end_is_heard_as_the_person_takes_it(
    listen: Callable[..., Listener],
    person: str | None,
    winner: int,
    deal: Sequence[str],
    match: Sequence[str],
) -> None:
    listener = listen(person)
    listener.game.table.seats.change_all(is_winner=False)
    listener.game.table.seats.change(winner, is_winner=True)
    listener.game.dealEnded.emit()
    assert listener.heard == deal
    listener.forget()
    listener.game.matchEnded.emit()
    assert listener.heard == match


def test_the_cards_of_a_deal_are_not_heard_all_at_once(
    listen: Callable[..., Listener], clock: Clock
) -> None:
    listener = listen()
    for place in range(52):
        listener.game.animator.shown.emit(CardDealt(place, place % 4, place // 4, 13))
        clock.now += 0.027
    assert 15 <= len(listener.heard) <= 52 * 0.027 / sound.APART + 1
    assert set(listener.heard) == {"deal"}


def test_another_kind_of_sound_need_not_wait(listen: Callable[..., Listener], clock: Clock) -> None:
    listener = listen()
    listener.game.played.emit(0)
    listener.game.played.emit(1)
    listener.game.announced.emit(1, 2)
    assert listener.heard == ["play", "last"]


def test_variants_take_turns(
    listen: Callable[..., Listener], clock: Clock, recorder: Recorder
) -> None:
    listener = listen()
    for _ in range(4):
        listener.game.played.emit(0)
        clock.now += 1
    first, second, third, again = (samples.tobytes() for samples, _ in recorder.played)
    assert len({first, second, third}) == 3
    assert again == first


def test_volume_scales(listen: Callable[..., Listener], clock: Clock) -> None:
    listener = listen()
    for volume in (100, 50, 10, 1):
        listener.game.preferences.volume = volume
        clock.now += 1
    loudest, half, tenth, least = listener.gains
    assert loudest == 1.0
    assert half == pytest.approx(10 ** (-10 / 20), rel=0.01)
    assert half > tenth > least > 0


def test_only_a_new_volume_is_tried(listen: Callable[..., Listener]) -> None:
    listener = listen()
    listener.game.preferences.theme = "blue"
    assert listener.heard == []
    listener.game.preferences.volume = 40
    assert listener.heard == ["play"]


def silence_volume(listener: Listener) -> None:
    listener.game.preferences.volume = 0


def silence_speed(listener: Listener) -> None:
    listener.game.preferences.speed = "instant"


def silence_animation(listener: Listener) -> None:
    listener.game.animator.animate = False


@pytest.mark.parametrize("silence", [silence_volume, silence_speed, silence_animation])
def test_silence(listen: Callable[..., Listener], silence: Callable[[Listener], None]) -> None:
    listener = listen()
    silence(listener)
    listener.game.played.emit(0)
    listener.game.dealEnded.emit()
    listener.game.animator.shown.emit(CardDealt(0, 0, 0, 13))
    assert listener.heard == []


@pytest.fixture
def open_window(bigtwo_home: Path) -> Iterator[Callable[[], TableWindow]]:
    """Return what opens a window in which the match goes on that was broken off."""
    opened: list[TableWindow] = []

    def open_one() -> TableWindow:
        keeper = Keeper(Places(bigtwo_home))
        opened.append(TableWindow(keeper, seating(system("big-two"), "You"), seed=5))
        return opened[-1]

    yield open_one
    for shown in opened:
        shown.take_down()


def test_catching_up_with_a_match_is_not_heard(
    open_game: Callable[..., Game],
    play_out: Callable[..., None],
    open_window: Callable[[], TableWindow],
    recorder: Recorder,
) -> None:
    game = open_game()
    play_out(game, until=lambda: len(game.table.history.rows) > 8)
    game.close()
    shown = open_window()
    seen: list[int] = []
    shown.game.played.connect(seen.append)
    shown.game.start()
    assert seen, "the match goes on where it was broken off"
    assert not shown.game.is_catching_up
    assert recorder.played == []
    shown.game.hand.refused.emit("No.")
    assert len(recorder.played) == 1


def test_a_new_match_in_the_window_is_heard_from_its_deal_on_and_closed_with_it(
    open_window: Callable[[], TableWindow],
    recorder: Recorder,
    qtbot: object,
    until_asked: Callable[[Game], None],
) -> None:
    shown = open_window()
    shown.game.preferences.speed = "fast"
    shown.game.start()
    until_asked(shown.game)
    first = recorder.played[0][0].tobytes()
    assert first == samples_of("deal-1").tobytes()
    assert not recorder.is_closed
    shown.sounds.close()
    assert recorder.is_closed


@pytest.mark.parametrize("takes_pictures", [False, True])
def test_a_demonstration_is_heard_unless_it_takes_pictures(
    takes_pictures: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: dict[str, Any] = {}

    def stop_here(*arguments: object, **options: object) -> None:
        given.update(options)
        raise WindowError("this is enough")

    monkeypatch.setattr(app, "start_qt", lambda software: None)
    monkeypatch.setattr(app, "TableWindow", stop_here)
    options = argparse.Namespace(
        system="big-two",
        players=None,
        deals=1,
        seed=1,
        speed="fast",
        screenshots=tmp_path / "pictures" if takes_pictures else None,
        exit=True,
        software=False,
    )
    with pytest.raises(WindowError):
        app.run_demo(options)
    assert isinstance(given["player"], Silence) == takes_pictures


def test_every_sound_is_there_and_every_file_is_used() -> None:
    used = {file for files in FILES.values() for file in files}
    assert used == {path.stem for path in ASSETS.glob("*.wav")}
    assert all(len(samples_of(file)) > 1000 for file in used)


def test_a_sound_that_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="nothing-of-the-kind"):
        samples_of("nothing-of-the-kind")
