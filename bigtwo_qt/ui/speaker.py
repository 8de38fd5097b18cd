"""The loudspeaker: a small port, and a player behind it that mixes sounds with miniaudio.

Where there is no sound device, or no miniaudio, sounds are played to nobody; that is no fault.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from array import array
from collections.abc import Callable, Generator
from typing import Any, Protocol

# Samples a second; a sample has 16 bits.
RATE = 44100
LOWEST, HIGHEST = -32768, 32767
MOST_VOICES = 8
# Milliseconds of sound that a device asks for at a time.
PERIOD = 25
# Seconds: of silence until the device is closed; until one that could not be opened is tried again;
# that a sound may have to wait for the device; that the program waits, at its end, for one that
# does not close.
REST = 8.0
RETRY = 60.0
LATEST = 0.4
PATIENCE = 2.0

# The backends of miniaudio for desktops, without the null device, which plays to nobody, and JACK,
# whose library complains on stderr wherever its server does not run.
BACKENDS = (
    "WASAPI",
    "DSOUND",
    "WINMM",
    "COREAUDIO",
    "SNDIO",
    "AUDIO4",
    "OSS",
    "PULSEAUDIO",
    "ALSA",
)
# What ALSA is given to tell its troubles; it takes no notice of their number and kind. A library
# that has it must find it for as long as the program runs.
NO_NOTICE = ctypes.CFUNCTYPE(None)(lambda: None)

Stream = Generator[bytes, int, None]
"""Sent a number of samples, it yields so many."""


class Player(Protocol):
    """What makes sounds heard."""

    def play(self, samples: array[int], gain: float) -> None:
        """Begin to play a sound beside those that are heard; `gain` multiplies its samples."""

    def close(self) -> None:
        """Play nothing more."""


class Silence:
    """A player that nobody hears."""

    def play(self, samples: array[int], gain: float) -> None:
        """Play nothing."""

    def close(self) -> None:
        """Play nothing more, either."""


class Device(Protocol):
    """An open sound device."""

    def start(self, stream: Stream) -> None:
        """Let a stream be heard; raise SilentError if that cannot be."""

    def close(self) -> None:
        """Stop, and give the device back."""


class SilentError(Exception):
    """Nothing can be heard here."""


class MiniaudioDevice:
    """The device that the system plays on, opened by miniaudio; raises SilentError."""

    def __init__(self, backends: tuple[str, ...] = BACKENDS) -> None:
        try:
            import miniaudio
        except ImportError as error:
            raise SilentError(str(error)) from error
        hush_alsa()
        self._miniaudio: Any = miniaudio
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                backends=[miniaudio.Backend[name] for name in backends],
                app_name="Big Two",
            )
        except miniaudio.MiniaudioError as error:
            raise SilentError(str(error)) from error

    def start(self, stream: Stream) -> None:
        try:
            self._device.start(stream)
        except self._miniaudio.MiniaudioError as error:
            raise SilentError(str(error)) from error

    def close(self) -> None:
        self._device.close()
        # The binding never does this: a connection to the sound server would stay behind.
        self._miniaudio.lib.ma_context_uninit(self._device._context)


def hush_alsa() -> None:
    """Keep Linux' sound library from telling on stderr which devices it does not find."""
    if sys.platform != "linux":
        return
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return  # then miniaudio does not find it either
    alsa.snd_lib_error_set_handler(NO_NOTICE)
    if hasattr(alsa, "snd_lib_log_set_handler"):  # since ALSA 1.2.15
        alsa.snd_lib_log_set_handler(NO_NOTICE)


class Voice:
    """A sound that is heard: since when, and how many of its samples have been."""

    __slots__ = ("done", "gain", "samples", "since")

    def __init__(self, samples: array[int], gain: float) -> None:
        self.samples = samples
        self.gain = gain
        self.since = time.monotonic()
        self.done = 0


class Mixer:
    """Adds up the sounds that are heard at once; used by the table and by the device's thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[Voice] = []

    def add(self, samples: array[int], gain: float) -> None:
        """Begin a sound; where there are too many the oldest ends."""
        with self._lock:
            self._voices.append(Voice(samples, gain))
            del self._voices[:-MOST_VOICES]

    def forget_late(self) -> None:
        """Of the sounds that had to wait for the device keep the last, if it is not too late."""
        with self._lock:
            earliest = time.monotonic() - LATEST
            self._voices = [voice for voice in self._voices[-1:] if voice.since >= earliest]

    def mix(self, count: int) -> bytes:
        """Return the next samples; what is too loud is clipped."""
        with self._lock:
            if not self._voices:
                return bytes(2 * count)
            total = [0.0] * count
            for voice in self._voices:
                gain = voice.gain
                part = voice.samples[voice.done : voice.done + count]
                voice.done += len(part)
                for place, value in enumerate(part):
                    total[place] += value * gain
            self._voices = [voice for voice in self._voices if voice.done < len(voice.samples)]
        return array("h", [min(HIGHEST, max(LOWEST, int(value))) for value in total]).tobytes()

    def stream(self) -> Stream:
        """Return what a device is started with, ready to be sent a count."""
        stream = self._mixed()
        next(stream)
        return stream

    def _mixed(self) -> Stream:
        count = yield b""
        while True:
            count = yield self.mix(count)


class Speaker:
    """A player on the device of the system, which plays several sounds at once.

    A thread of its own opens the device when a sound is due, and closes it after `rest` seconds of
    silence: an idle table costs nothing, and nobody waits for a device. `open_device` raises
    SilentError where nothing can be heard.
    """

    def __init__(
        self, open_device: Callable[[], Device] = MiniaudioDevice, rest: float = REST
    ) -> None:
        self._open_device = open_device
        self._rest = rest
        self._changed = threading.Condition()
        self._mixer: Mixer | None = None
        self._thread: threading.Thread | None = None
        self._busy_until = 0.0
        self._not_before = 0.0
        self._is_closed = False

    def play(self, samples: array[int], gain: float) -> None:
        with self._changed:
            now = time.monotonic()
            if self._is_closed or now < self._not_before:
                return
            self._busy_until = max(self._busy_until, now + len(samples) / RATE + self._rest)
            if self._mixer is not None:
                self._mixer.add(samples, gain)
                return
            self._mixer = Mixer()
            self._mixer.add(samples, gain)
            # A daemon: a device that hangs must not keep the program from ending.
            self._thread = threading.Thread(
                target=self._serve, args=(self._mixer, self._thread), name="sound", daemon=True
            )
            self._thread.start()

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _serve(self, mixer: Mixer, before: threading.Thread | None) -> None:
        """Keep the device open while it is needed, once the thread before has given it back."""
        if before is not None:
            before.join()
        try:
            device = self._open_device()
        except SilentError:
            self._fall_silent()
            return
        try:
            mixer.forget_late()
            device.start(mixer.stream())
            self._wait()
        except SilentError:
            self._fall_silent()
        finally:
            device.close()

    def _wait(self) -> None:
        """Wait until the device is not needed any more."""
        with self._changed:
            while not self._is_closed and (left := self._busy_until - time.monotonic()) > 0:
                self._changed.wait(left)
            self._mixer = None

    def _fall_silent(self) -> None:
        """Take it that nothing can be heard for a while."""
        with self._changed:
            self._mixer = None
            self._not_before = time.monotonic() + RETRY
