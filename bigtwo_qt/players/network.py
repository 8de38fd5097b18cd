"""The network of the stronger players: its weights, checked by their hash, and its answers.

What it answers is what a decision is worth: own points less the mean of the others', in units of
the rules.
"""

from __future__ import annotations

import hashlib
import io
import json
import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tokenize import TokenError
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bigtwo_qt.players import encoding, weights
from bigtwo_qt.players.encoding import Floats, Ints
from bigtwo_qt.players.fault import Fault

FOLDER = Path(weights.__file__).parent
NAME = "expert"
PARTS = ("shared", "own", "bias1", "inner2", "bias2", "inner3", "bias3", "answers", "bias4")


_AT_ONCE = 256

UNSOUND = (
    ArithmeticError, BadZipFile, EOFError, LookupError, MemoryError, OSError, RuntimeError,
    SyntaxError, TokenError, TypeError, ValueError, struct.error, zlib.error,
)  # fmt: skip
"""What numpy and zipfile raise over files that are no weights, or harmed ones."""


class WeightsError(Exception):
    """Weights that are missing or damaged; `fault` tells which file, and what is wrong with it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@contextmanager
def fitting(file: Path) -> Iterator[None]:
    """Make a network of the arrays of a file; raise WeightsError where they do not fit."""
    try:
        yield
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise WeightsError(Fault("foreign", file)) from error


def arrays_of(parts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Floats]:
    """Return the arrays of these names as a network computes with them."""
    return {name: np.ascontiguousarray(parts[name], np.float32) for name in names}


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """Three layers, cut off below 0, over the two parts of the features, and the answer."""

    shared: Floats
    own: Floats
    bias1: Floats
    inner2: Floats
    bias2: Floats
    inner3: Floats
    bias3: Floats
    answer: Floats
    bias4: float

    @classmethod
    def of(cls, parts: Mapping[str, Any], file: Path) -> Network:
        """Return the network of the arrays of a file; raise WeightsError where they do not fit."""
        with fitting(file):
            found = arrays_of(parts, PARTS)
            answers, bias4 = found.pop("answers"), found.pop("bias4")
            network = cls(
                **found, answer=np.ascontiguousarray(answers[:, 0]), bias4=float(bias4[0])
            )
            network.values(
                np.zeros((1, encoding.SHARED), np.float32),
                np.zeros((1, encoding.OWN), np.float32),
                np.zeros(1, np.int64),
            )
        return network

    def values(self, shared: Floats, own: Floats, decisions: Ints) -> Floats:
        """Return what some options are worth.

        `own`: (options, encoding.OWN); `decisions`: by option, the row of `shared` that it has.
        """
        known = shared @ self.shared
        known += self.bias1
        found = np.empty(len(own), np.float32)
        # Some at a time, so that what is in between stays in the processor's cache.
        for start in range(0, len(own), _AT_ONCE):
            some = slice(start, start + _AT_ONCE)
            first = own[some] @ self.own
            first += known[decisions[some]]
            np.maximum(first, 0, out=first)
            second = first @ self.inner2
            second += self.bias2
            np.maximum(second, 0, out=second)
            third = second @ self.inner3
            third += self.bias3
            np.maximum(third, 0, out=third)
            found[some] = third @ self.answer
        found += self.bias4
        return found


def load(folder: Path, name: str = NAME) -> Network:
    """Return the network of `name.npz`; raise WeightsError as `checked` and `Network.of`."""
    return Network.of(checked(folder, name, PARTS), folder / f"{name}.npz")


def checked(folder: Path, name: str, parts: Sequence[str]) -> dict[str, Floats]:
    """Return arrays of `name.npz`, whose hash stands in `name.json`.

    Raises WeightsError where a file is missing or damaged.
    """
    note, file = folder / f"{name}.json", folder / f"{name}.npz"
    try:
        said = json.loads(_bytes_of(note))["sha256"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise WeightsError(Fault("damaged", note)) from error
    data = _bytes_of(file)
    if hashlib.sha256(data).hexdigest() != said:
        raise WeightsError(Fault("damaged", file))
    return _parts(data, file, parts)


def parts_of(file: Path) -> dict[str, Floats]:
    """Return the arrays of any network: of exported weights, or the averaged of a checkpoint.

    Raises WeightsError where the file cannot be read or holds none.
    """
    return _parts(_bytes_of(file), file, PARTS)


def _parts(data: bytes, file: Path, parts: Sequence[str]) -> dict[str, Floats]:
    try:
        with np.load(io.BytesIO(data)) as stored:
            before = "average." if f"average.{parts[0]}" in stored else ""
            return {part: stored[before + part].astype(np.float32) for part in parts}
    except UNSOUND as error:
        raise WeightsError(Fault("foreign", file)) from error


def _bytes_of(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError as error:
        raise WeightsError(Fault("missing", file)) from error
    except OSError as error:
        raise WeightsError(Fault("unreadable", file)) from error


@lru_cache(maxsize=4)
def network(folder: Path = FOLDER, name: str = NAME) -> Network:
    """Return the network that players play by, loaded once; raise WeightsError as `load`."""
    return load(folder, name)


@lru_cache(maxsize=4)
def network_of(file: Path) -> Network:
    """Return the network of a file, loaded once; raise WeightsError as `parts_of` and `load`.

    Where `name.json` lies beside exported weights, their hash is checked.
    """
    if file.with_suffix(".json").exists():
        return load(file.parent, file.stem)
    return Network.of(parts_of(file), file)
