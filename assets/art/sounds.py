"""The sounds of the table: paper, felt and knocks made of filtered noise, and a few mallet notes.

A signal is a list of floats at RATE samples a second. Times are in seconds, frequencies in hertz,
loudness in decibels below full scale. Chance comes from seeds, so that every build is the same.
"""

from __future__ import annotations

import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence

RATE = 44100
FULL_SCALE = 32767
# What no ear misses at either end: it keeps a sound from clicking when it begins and ends.
FADE_IN = 0.0015
FADE_OUT = 0.012
# Paper is taken down above this, or it hisses.
SOFT = 4200

Signal = list[float]
Course = Callable[[float], float]
"""How something goes over the time of a sound, which runs from 0 to 1."""

D4, FS4, A4, D5, E5, FS5, A5 = 293.66, 369.99, 440.0, 587.33, 659.26, 739.99, 880.0


def sounds() -> dict[str, bytes]:
    """Return every sound by its name, as a WAV file of 16 bits and one channel."""
    made = {
        "deal-1": (glide(11, 1900, 3600, 0.090), -13),
        "deal-2": (glide(12, 1700, 3300, 0.096), -13),
        "deal-3": (glide(13, 2100, 3900, 0.086), -13),
        "stage": (tick(21, 2600, 880), -14),
        "unstage": (tick(22, 1900, 660), -15),
        "play-1": (laid(31, 128, 0.14), -9),
        "play-2": (laid(32, 118, 0.145), -9),
        "play-3": (laid(33, 139, 0.135), -9),
        "pass": (knock(41), -9),
        "clear": (sweep(51), -12),
        "refuse": (dull(61), -10),
        "last": (notes([(0.0, E5, 0.8), (0.15, A5, 1.0)], 0.46, 0.11), -13),
        "won": (notes([(0.0, A4, 0.8), (0.09, D5, 0.9), (0.18, FS5, 1.0)], 0.62, 0.16), -11),
        "end": (notes([(0.0, A4, 1.0), (0.16, FS4, 0.85)], 0.52, 0.13), -14),
        "win": (chord(), -9),
    }
    return {name: wav(signal, loudness) for name, (signal, loudness) in made.items()}


# What the sounds are.


def glide(seed: int, low: float, high: float, length: float) -> Signal:
    """A card gliding off the pack: paper over paper, brighter as it goes, then let down."""
    source = random.Random(seed)
    hiss = band(noise(source, length), lambda t: low + (high - low) * t, 1.1)
    hiss = low_pass(hiss, lambda t: SOFT)
    hiss = shaped(grained(hiss, source, 260), lambda t: swell(t, 0.35) ** 1.5)
    landing = struck(length, [(210, 0.010, 1.0)])
    return mixed([(0.0, hiss, 1.0), (length * 0.6, landing, 0.12)], length)


def tick(seed: int, edge: float, body: float) -> Signal:
    """A card pulled up, or pushed back: its edge flicks, hardly more than a tick."""
    length = 0.045
    source = random.Random(seed)
    flick = shaped(band(noise(source, length), lambda t: edge, 1.4), decay(0.0035, length))
    ring = struck(length, [(body, 0.006, 1.0), (body * 2.3, 0.003, 0.4)])
    return mixed([(0.0, flick, 1.0), (0.0, ring, 0.35)], length)


def laid(seed: int, body: float, length: float) -> Signal:
    """A card laid on felt: a breath of air, then a soft pat with a little paper in it."""
    source = random.Random(seed)
    touch = 0.030
    air = shaped(band(noise(source, touch), lambda t: 1400 + 900 * t, 0.9), lambda t: t**2)
    rest = length - touch
    pat = shaped(low_pass(noise(source, rest), lambda t: 1700 - 900 * t), decay(0.011, rest))
    paper = shaped(band(noise(source, rest), lambda t: 3400, 1.2), decay(0.005, rest))
    felt = struck(rest, [(body, 0.022, 1.0), (body * 1.9, 0.012, 0.4)])
    parts = [(0.0, air, 0.16), (touch, pat, 1.0), (touch, paper, 0.35), (touch, felt, 0.5)]
    return mixed(parts, length)


def knock(seed: int) -> Signal:
    """A knuckle on the table: a few modes of wood, each gone at once."""
    length = 0.15
    source = random.Random(seed)
    contact = shaped(low_pass(noise(source, length), lambda t: 1300), decay(0.004, length))
    wood = struck(
        length, [(172, 0.030, 1.0), (297, 0.022, 0.7), (468, 0.013, 0.45), (760, 0.008, 0.25)]
    )
    return mixed([(0.0, wood, 1.0), (0.0, contact, 0.5)], length)


def sweep(seed: int) -> Signal:
    """Cards swept aside together: several papers over felt, one after the other."""
    length = 0.33
    source = random.Random(seed)
    parts = []
    for begin, centre, gain in ((0.0, 1500, 0.8), (0.035, 1900, 1.0), (0.08, 1300, 0.7)):
        lasting = length - begin - 0.02
        paper = band(noise(source, lasting), arch(centre, 1.7), 0.8)
        paper = low_pass(paper, lambda t: SOFT)
        paper = shaped(grained(paper, source, 180), lambda t: swell(t, 0.4) ** 1.4)
        parts.append((begin, paper, gain))
    return mixed(parts, length)


def dull(seed: int) -> Signal:
    """A fingertip on thick cloth: no."""
    length = 0.11
    source = random.Random(seed)
    cloth = shaped(low_pass(noise(source, length), lambda t: 620), decay(0.014, length))
    body = struck(length, [(148, 0.022, 1.0), (233, 0.016, 0.7), (371, 0.010, 0.35)])
    return mixed([(0.0, cloth, 0.7), (0.0, body, 1.0)], length)


def notes(tune: Sequence[tuple[float, float, float]], length: float, ring: float) -> Signal:
    """Notes of soft mallets: (when, frequency, strength) each, the lowest ringing longest."""
    lowest = min(frequency for _, frequency, _ in tune)
    return mixed(
        [
            (begin, mallet(frequency, length - begin, ring * (lowest / frequency) ** 0.5), strength)
            for begin, frequency, strength in tune
        ],
        length,
    )


def chord() -> Signal:
    """D major with its ninth, broken upwards in a fifth of a second and left to ring."""
    tones = (D4, A4, D5, E5, FS5, A5)
    strengths = (1.0, 0.8, 0.75, 0.35, 0.7, 0.6)
    tune = [
        (0.055 * place, tone, strength)
        for place, (tone, strength) in enumerate(zip(tones, strengths, strict=True))
    ]
    return notes(tune, 1.35, 0.42)


def mallet(frequency: float, length: float, ring: float) -> Signal:
    """One note of a soft mallet on a bar, with a second so nearly in tune that it is warm."""
    partials = [
        (frequency, ring, 0.75),
        (frequency * 1.0012, ring, 0.25),
        (frequency * 2.0, ring * 0.45, 0.16),
        (frequency * 3.98, ring * 0.16, 0.10),
    ]
    onset = 0.006
    tone = struck(length, partials)
    return [
        value * (math.sin(math.pi / 2 * min(1.0, i / (onset * RATE))) ** 2)
        for i, value in enumerate(tone)
    ]


# What signals are made of.


def noise(source: random.Random, length: float) -> Signal:
    """Return white noise between -1 and 1."""
    return [2 * source.random() - 1 for _ in range(round(length * RATE))]


def struck(length: float, modes: Sequence[tuple[float, float, float]]) -> Signal:
    """Return modes that die away: (frequency, seconds to a third of it, strength) each."""
    signal = [0.0] * round(length * RATE)
    for frequency, fall, strength in modes:
        step = 2 * math.pi * frequency / RATE
        for i in range(len(signal)):
            signal[i] += strength * math.exp(-i / (fall * RATE)) * math.sin(step * i)
    return signal


def band(signal: Signal, centre: Course, quality: float) -> Signal:
    """Let pass what lies about a frequency that may move; a higher quality is narrower."""
    return [passed for passed, _ in filtered(signal, centre, quality)]


def low_pass(signal: Signal, edge: Course) -> Signal:
    """Let pass what lies below a frequency that may move."""
    return [below for _, below in filtered(signal, edge, math.sqrt(0.5))]


def filtered(signal: Signal, frequency: Course, quality: float) -> list[tuple[float, float]]:
    """Return what a state variable filter lets pass: (about the frequency, below it) each.

    Two integrators by the trapezoidal rule, which stay stable while the frequency moves.
    """
    first = second = 0.0
    found = []
    for i, value in enumerate(signal):
        g = math.tan(math.pi * frequency(i / len(signal)) / RATE)
        high = (value - (1 / quality + g) * first - second) / (1 + g / quality + g * g)
        middle = first + g * high
        below = second + g * middle
        first = middle + g * high
        second = below + g * middle
        found.append((middle / quality, below))
    return found


def grained(signal: Signal, source: random.Random, roughness: float) -> Signal:
    """Make a hiss uneven, as paper is, `roughness` times a second."""
    grain = low_pass(noise(source, len(signal) / RATE), lambda t: roughness)
    highest = max(map(abs, grain))
    return [
        value * (0.55 + 0.45 * bump / highest) for value, bump in zip(signal, grain, strict=True)
    ]


def shaped(signal: Signal, course: Course) -> Signal:
    """Return the signal with its loudness going as the course does."""
    return [value * course(i / len(signal)) for i, value in enumerate(signal)]


def decay(fall: float, length: float) -> Course:
    """Return the course that falls to a third every `fall` seconds."""
    return lambda t: math.exp(-t * length / fall)


def swell(t: float, peak: float) -> float:
    """Rise to 1 at `peak` and fall again, without a corner."""
    x = 0.5 * t / peak if t < peak else 0.5 + 0.5 * (t - peak) / (1 - peak)
    return math.sin(math.pi * x) ** 2


def arch(frequency: float, rise: float) -> Course:
    """Return the course of a frequency that rises by a factor, and comes back."""
    return lambda t: frequency * rise ** math.sin(math.pi * t)


def mixed(parts: Sequence[tuple[float, Signal, float]], length: float) -> Signal:
    """Sum up parts, (when it begins, signal, loudest it gets) each."""
    total = [0.0] * round(length * RATE)
    for begin, signal, gain in parts:
        loudest = max(map(abs, signal))
        start = round(begin * RATE)
        for i, value in enumerate(signal[: len(total) - start], start):
            total[i] += value * gain / loudest
    return total


# The file.


def wav(signal: Signal, loudness: float) -> bytes:
    """Return a WAV file of the signal that is so loud at its loudest, silent at both ends."""
    last = len(signal) - 1
    faded = [
        value * ease(i / (FADE_IN * RATE)) * ease((last - i) / (FADE_OUT * RATE))
        for i, value in enumerate(signal)
    ]
    scale = FULL_SCALE * 10 ** (loudness / 20) / max(map(abs, faded))
    samples = array("h", (round(value * scale) for value in faded))
    if sys.byteorder == "big":
        samples.byteswap()
    held = io.BytesIO()
    with wave.open(held, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return held.getvalue()


def ease(x: float) -> float:
    """Go from 0 to 1 without a corner, and stay there."""
    return math.sin(math.pi / 2 * min(1.0, x)) ** 2
