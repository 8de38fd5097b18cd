"""What is heard of a game: which sound belongs to what happens at the table, and how loud it is."""

from __future__ import annotations

import io
import itertools
import sys
import time
import wave
from array import array
from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QFile, QIODevice, QObject, Slot

from bigtwo_qt.store.settings import LOUDEST
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.speaker import Player
from bigtwo_qt.ui.steps import CardDealt, Step

FOLDER = ":/sounds"
# The sounds, and the files of each: those that are heard often have several, which take turns.
FILES = {
    "deal": ("deal-1", "deal-2", "deal-3"),
    "stage": ("stage",),
    "unstage": ("unstage",),
    "play": ("play-1", "play-2", "play-3"),
    "pass": ("pass",),
    "clear": ("clear",),
    "refuse": ("refuse",),
    "last": ("last",),
    "won": ("won",),
    "end": ("end",),
    "win": ("win",),
}
# Half the volume is heard as half as loud: ten decibels less.
HEARING = 5 / 3
# Seconds from one sound to the next of its kind, at least.
APART = 0.07
# The hand sorts itself as quietly as this.
SORTED = 0.5


class SoundBoard(QObject):
    """Makes a game heard, as loud as the preferences say.

    Nothing is heard where nothing takes any time, nor while a match that was broken off is caught
    up with.
    """

    def __init__(self, parent: QObject, game: Game, player: Player) -> None:
        super().__init__(parent)
        self._game = game
        self._preferences = game.preferences
        self._volume = self._preferences.volume
        self._player = player
        self._heard: dict[str, float] = {}
        game.animator.shown.connect(self._follow)
        game.dealt.connect(lambda: self.play("clear", SORTED))
        game.hand.staged.connect(self._stage)
        game.played.connect(lambda _: self.play("play"))
        game.passed.connect(lambda _: self.play("pass"))
        game.cleared.connect(lambda _: self.play("clear"))
        game.announced.connect(lambda *_: self.play("last"))
        game.hand.refused.connect(lambda _: self.play("refuse"))
        game.dealEnded.connect(self._end_deal)
        game.matchEnded.connect(self._end_match)
        self._preferences.changed.connect(self._try_volume)

    @cached_property
    def _takes(self) -> dict[str, Iterator[array[int]]]:
        """The samples of every sound, loaded when they are first to be heard, each in turn."""
        return {
            sound: itertools.cycle([samples_of(file) for file in files])
            for sound, files in FILES.items()
        }

    @property
    def is_silent(self) -> bool:
        """Whether nothing is to be heard now."""
        is_timed = self._game.animator.animate and self._preferences.pace > 0
        return self._preferences.volume == 0 or not is_timed or self._game.is_catching_up

    def play(self, sound: str, strength: float = 1.0) -> None:
        """Play a sound, unless one of its kind has only just begun."""
        if self.is_silent:
            return
        now = time.monotonic()
        if now - self._heard.get(sound, -APART) < APART:
            return
        self._heard[sound] = now
        gain = (self._preferences.volume / LOUDEST) ** HEARING
        self._player.play(next(self._takes[sound]), gain * strength)

    @Slot()
    def prepare(self) -> None:
        """Have everything ready for the first sound, which would make the table jerk."""
        if self.is_silent:
            return
        _ = self._takes
        # No sound at all opens the device, and loads what does that.
        self._player.play(array("h"), 0.0)

    def close(self) -> None:
        """Play nothing more."""
        self._player.close()

    def _try_volume(self) -> None:
        """Let a new volume be heard."""
        if self._volume != self._preferences.volume:
            self._volume = self._preferences.volume
            self.play("play")

    def _follow(self, step: Step) -> None:
        if isinstance(step, CardDealt):
            self.play("deal")

    def _stage(self, card_id: int) -> None:
        is_staged = self._game.table.cards.rows[card_id].staged
        self.play("stage" if is_staged else "unstage")

    def _end_deal(self) -> None:
        seats = self._game.table.seats.rows
        is_lost = any(seat.is_person and not seat.is_winner for seat in seats)
        self.play("end" if is_lost else "won")

    def _end_match(self) -> None:
        """Add to what was heard of the last deal, unless the person has lost the match."""
        seats = self._game.table.seats.rows
        if not any(seat.is_person and not seat.is_winner for seat in seats):
            self.play("win")


def samples_of(name: str) -> array[int]:
    """Return the samples of a sound among the resources."""
    file = QFile(f"{FOLDER}/{name}.wav")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"there is no sound {name}")
    with wave.open(io.BytesIO(file.readAll().data())) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
