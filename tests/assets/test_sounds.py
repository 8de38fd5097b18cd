"""The sounds: what the script makes is what is committed, soft, short and without clicks."""

from __future__ import annotations

import importlib
import io
import math
import wave
from array import array
from pathlib import Path

import pytest

ASSETS = Path(__file__).parent.parent.parent / "assets"
COMMITTED = {path.stem: path.read_bytes() for path in sorted((ASSETS / "sounds").glob("*.wav"))}
LONGEST = {"win": 1.6}


def samples_of(content: bytes) -> array[int]:
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        return array("h", file.readframes(file.getnframes()))


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """What two runs of the script make."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ASSETS))
        sounds = importlib.import_module("art.sounds")
    first: dict[str, bytes] = sounds.sounds()
    assert first == sounds.sounds()
    return first


def test_the_committed_sounds_are_those_of_the_script(made: dict[str, bytes]) -> None:
    """To a hair: the sine of another C library may round the other way."""
    assert made.keys() == COMMITTED.keys()
    for name, content in made.items():
        now, committed = samples_of(content), samples_of(COMMITTED[name])
        assert len(now) == len(committed), name
        assert max(abs(a - b) for a, b in zip(now, committed, strict=True)) <= 1, name


def test_the_set_is_small() -> None:
    assert sum(map(len, COMMITTED.values())) < 400_000


@pytest.mark.parametrize("name", COMMITTED)
def test_a_sound_is_short_and_soft_and_does_not_click(name: str) -> None:
    samples = samples_of(COMMITTED[name])
    assert len(samples) / 44100 <= LONGEST.get(name, 0.7)
    loudest = 20 * math.log10(max(map(abs, samples)) / 32767)
    assert -16 < loudest < -8.9
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[:10])) < 1200
    assert max(map(abs, samples[-60:])) < 20
    assert abs(sum(samples)) / len(samples) < 120
