"""The loudspeaker: mixing, and a device that is open only while it is needed, or not at all."""

from __future__ import annotations

import builtins
import ctypes
import importlib
import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from bigtwo_qt.ui import speaker
from bigtwo_qt.ui.speaker import MiniaudioDevice, Mixer, SilentError, Speaker, Stream

TONE = array("h", [100, -200, 300, -400])


def heard(content: bytes) -> list[int]:
    return array("h", content).tolist()


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 5
    while not holds():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.002)


class FakeDevice:
    """A device that pulls when the test does."""

    def __init__(self) -> None:
        self.stream: Stream | None = None
        self.is_closed = False
        self.opened_by = threading.current_thread()

    def start(self, stream: Stream) -> None:
        self.stream = stream

    def close(self) -> None:
        self.is_closed = True

    def pull(self, count: int) -> list[int]:
        wait_until(lambda: self.stream is not None)
        assert self.stream is not None
        return heard(self.stream.send(count))


class Devices:
    """Opens fake devices, and keeps them."""

    def __init__(self) -> None:
        self.opened: list[FakeDevice] = []
        self.may_open = threading.Event()
        self.may_open.set()

    def open(self) -> FakeDevice:
        assert self.may_open.wait(5)
        assert all(device.is_closed for device in self.opened), "one device at a time"
        self.opened.append(FakeDevice())
        return self.opened[-1]

    def first(self) -> FakeDevice:
        wait_until(lambda: bool(self.opened))
        return self.opened[0]


@pytest.fixture(autouse=True)
def _has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sound is too late on a machine that is busy with other things."""
    monkeypatch.setattr(speaker, "LATEST", 60.0)


# The mixer.


def test_silence_is_mixed_of_nothing() -> None:
    assert heard(Mixer().mix(3)) == [0, 0, 0]


def test_sounds_are_added_from_where_each_has_come_to() -> None:
    mixer = Mixer()
    mixer.add(TONE, 1.0)
    assert heard(mixer.mix(2)) == [100, -200]
    mixer.add(TONE, 0.5)
    assert heard(mixer.mix(3)) == [350, -500, 150]
    assert heard(mixer.mix(3)) == [-200, 0, 0]
    assert heard(mixer.mix(1)) == [0]


def test_what_is_too_loud_is_clipped_and_does_not_wrap() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [30000, -30000, 10000]), 1.0)
    assert heard(mixer.mix(3)) == [32767, -32768, 30000]


def test_there_is_an_end_to_how_many_are_heard() -> None:
    mixer = Mixer()
    for value in range(speaker.MOST_VOICES + 2):
        mixer.add(array("h", [value]), 1.0)
    assert heard(mixer.mix(1)) == [sum(range(2, speaker.MOST_VOICES + 2))]


def test_of_sounds_that_waited_only_the_last_is_heard() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1]), 1.0)
    mixer.add(array("h", [2]), 1.0)
    mixer.forget_late()
    assert heard(mixer.mix(1)) == [2]


def test_a_sound_that_waited_too_long_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    mixer = Mixer()
    mixer.add(TONE, 1.0)
    later = time.monotonic() + speaker.LATEST + 0.1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    mixer.forget_late()
    assert heard(mixer.mix(1)) == [0]


# The device.


def test_the_device_is_opened_by_another_thread_when_a_sound_is_due() -> None:
    devices = Devices()
    player = Speaker(devices.open)
    assert devices.opened == []
    player.play(TONE, 1.0)
    device = devices.first()
    assert device.opened_by is not threading.current_thread()
    assert device.pull(4) == TONE.tolist()
    player.play(TONE, 2.0)
    assert device.pull(1) == [200]
    assert len(devices.opened) == 1
    player.close()


def test_nobody_waits_for_a_device_that_opens_slowly() -> None:
    devices = Devices()
    devices.may_open.clear()
    player = Speaker(devices.open)
    player.play(TONE, 1.0)
    player.play(TONE, 1.0)
    assert devices.opened == []
    devices.may_open.set()
    assert devices.first().pull(1) == [100]
    player.close()


def test_the_device_is_closed_after_a_silence_and_opened_again() -> None:
    devices = Devices()
    player = Speaker(devices.open, rest=0.05)
    player.play(TONE, 1.0)
    device = devices.first()
    wait_until(lambda: device.is_closed)
    player.play(TONE, 1.0)
    wait_until(lambda: len(devices.opened) == 2)
    assert devices.opened[1].pull(1) == [100]
    player.close()


def test_the_device_stays_open_while_a_sound_lasts() -> None:
    devices = Devices()
    player = Speaker(devices.open, rest=0.05)
    player.play(array("h", [0]) * (5 * speaker.RATE), 1.0)
    player.play(TONE, 1.0)
    device = devices.first()
    time.sleep(0.3)
    assert not device.is_closed
    player.close()


def test_the_device_is_closed_at_the_end_and_nothing_is_heard_after() -> None:
    devices = Devices()
    player = Speaker(devices.open)
    player.play(TONE, 1.0)
    device = devices.first()
    player.close()
    assert device.is_closed
    assert not device.opened_by.is_alive()
    player.play(TONE, 1.0)
    time.sleep(0.02)
    assert devices.opened == [device]


def test_a_player_that_never_played_closes() -> None:
    Speaker(Devices().open).close()


def test_without_a_device_it_is_silent_and_asks_again_only_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries = []

    def refuse() -> FakeDevice:
        tries.append(threading.current_thread())
        raise SilentError("there is none")

    player = Speaker(refuse)
    player.play(TONE, 1.0)
    wait_until(lambda: len(tries) == 1 and not tries[0].is_alive())
    player.play(TONE, 1.0)
    assert len(tries) == 1
    later = time.monotonic() + speaker.RETRY + 1
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: later)
        player.play(TONE, 1.0)
    wait_until(lambda: len(tries) == 2)
    player.close()


def test_a_device_that_does_not_start_is_given_back() -> None:
    class Broken(FakeDevice):
        def start(self, stream: Stream) -> None:
            raise SilentError("it is gone")

    device = Broken()
    player = Speaker(lambda: device)
    player.play(TONE, 1.0)
    wait_until(lambda: device.is_closed)
    player.close()


# miniaudio.


@pytest.mark.skipif(sys.platform != "linux", reason="the threads of C are counted in /proc")
def test_miniaudio_plays_through_its_null_device_and_leaves_no_thread() -> None:
    importlib.import_module("miniaudio")
    before = len(os.listdir("/proc/self/task"))
    player = Speaker(lambda: MiniaudioDevice(("NULL",)), rest=1.0)
    player.play(array("h", [1000]) * 9000, 1.0)
    mixer = player._mixer
    assert mixer is not None
    voice = mixer._voices[0]
    wait_until(lambda: voice.done > 0)
    assert len(os.listdir("/proc/self/task")) > before
    wait_until(lambda: mixer._voices == [])
    wait_until(lambda: len(os.listdir("/proc/self/task")) == before)
    player.close()


def test_without_miniaudio_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    load = builtins.__import__

    def without(name: str, *more: Any, **options: Any) -> ModuleType:
        if name == "miniaudio":
            raise ImportError("no module named miniaudio")
        return load(name, *more, **options)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SilentError, match="miniaudio"):
        MiniaudioDevice()


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux' own")
def test_where_no_device_exists_nothing_is_written() -> None:
    """With real libraries that find nothing: ALSA would write dozens of lines."""
    script = (
        "import array, time\n"
        "from bigtwo_qt.ui.speaker import MiniaudioDevice, SilentError, Speaker\n"
        "try:\n"
        "    MiniaudioDevice(('ALSA',)).close()\n"
        "except SilentError:\n"
        "    pass\n"
        "player = Speaker(lambda: MiniaudioDevice(('ALSA',)))\n"
        "player.play(array.array('h', [0]), 1.0)\n"
        "player.close()\n"
    )
    environment = {"ALSA_CONFIG_PATH": "/nowhere", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_system_without_alsa_needs_no_hushing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    speaker.hush_alsa()


def test_new_and_old_alsa_are_hushed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old:
        def __init__(self) -> None:
            self.given: list[object] = []
            self.snd_lib_error_set_handler = self.given.append

    class New(Old):
        def __init__(self) -> None:
            super().__init__()
            self.snd_lib_log_set_handler = self.given.append

    monkeypatch.setattr(sys, "platform", "linux")
    for alsa, times in ((Old(), 1), (New(), 2)):
        monkeypatch.setattr(ctypes, "CDLL", lambda name, alsa=alsa: alsa)
        speaker.hush_alsa()
        assert alsa.given == [speaker.NO_NOTICE] * times
