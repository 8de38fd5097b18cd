"""How a deal is put into the database: compressed, so that damage to it does not go unnoticed."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

from bigtwo_qt.store.errors import StoreError
from bigtwo_qt.store.sentences import Sentence

LARGEST = 4_000_000
"""Bytes of a record beyond which it is none: a long deal takes some ten thousand."""


class DamagedRecordError(StoreError):
    """A kept deal whose record cannot be read any more."""


def pack(text: str) -> bytes:
    """Return a text as it is kept, with a check sum in it."""
    return zlib.compress(text.encode("utf-8", "surrogatepass"))


def unpack(kept: object) -> str:
    """Return a text that was kept; raise DamagedRecordError where that is not what it was."""
    try:
        if not isinstance(kept, bytes):
            raise ValueError("no bytes")
        inflating = zlib.decompressobj()
        found = inflating.decompress(kept, LARGEST)
        if not inflating.eof:
            raise ValueError("cut off")
        return found.decode("utf-8", "surrogatepass")
    except (ValueError, zlib.error) as error:
        raise DamagedRecordError(Sentence("The record of this deal is damaged.")) from error


def promise_of(kept: object) -> str | None:
    """Return what was promised of a deal; None where nothing was, or it is damaged."""
    if kept is None:
        return None
    try:
        return unpack(kept)
    except DamagedRecordError:
        return None


def fields_of(kept: object) -> dict[str, Any]:
    """Return the JSON object that was kept; raise DamagedRecordError where there is none."""
    try:
        found = json.loads(unpack(kept))
    except (ValueError, RecursionError) as error:
        raise DamagedRecordError(Sentence("The record of this deal cannot be read.")) from error
    if not isinstance(found, dict):
        raise DamagedRecordError(Sentence("The record of this deal cannot be read."))
    return found


def sum_of(deal: int, number: int, event: str) -> int:
    """Return the check sum of an event at its place."""
    return zlib.crc32(f"{deal} {number} {event}".encode("utf-8", "surrogatepass"))


def whole(header: str, events: Sequence[str], result: str | None) -> str:
    """Return the JSON line of a deal (RECORD.md) from the texts of its parts.

    Raises ValueError or TypeError where they are no JSON of the right kind.
    """
    record = {**json.loads(header), "events": [json.loads(event) for event in events]}
    if result is not None:
        record["result"] = json.loads(result)
    return json.dumps(record, ensure_ascii=False)
