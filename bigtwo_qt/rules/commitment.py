"""A promise about a deal that anyone can check afterwards: nothing was changed while it was played.

Before play the hash of the deal is shown; after it the deal and the salt are opened. Without the
salt the hash tells nothing about the cards; with both, anyone can work the hash out again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from dataclasses import dataclass
from typing import Self

from bigtwo_qt.rules.cards import TEXTS, cards_of
from bigtwo_qt.rules.dealing import Dealt

SALT_BYTES = 16
"""128 bits, so that nobody finds the deal by trying out what could have been hashed."""

_FORMAT = "bigtwo-commitment/1"
_HASH = re.compile(r"[0-9a-f]{64}")


def committed_text(dealt: Dealt, salt: bytes) -> str:
    """Return what is hashed: the salt in hexadecimal, the seed, the hands by seat, what stays out.

    Cards stand by rank and then suit, a hand on a line; the lines end with a line feed. The hands
    are those dealt, before an exchange. Raises ValueError for a salt of another length.
    """
    if len(salt) != SALT_BYTES:
        raise ValueError(f"a salt of {SALT_BYTES} bytes is asked for, not of {len(salt)}")
    lines = [_FORMAT, salt.hex(), str(dealt.seed)]
    lines += [_words(hand) for hand in (*dealt.hands, dealt.out_of_play)]
    return "".join(f"{line}\n" for line in lines)


def commitment(dealt: Dealt, salt: bytes) -> str:
    """Return the SHA-256 of `committed_text` in hexadecimal.

    `salt` is 16 random bytes that are kept secret until the deal is over.
    """
    return hashlib.sha256(committed_text(dealt, salt).encode()).hexdigest()


def is_kept(promised: str, dealt: Dealt, salt: bytes) -> bool:
    """Whether this deal and salt are those that were promised."""
    return hmac.compare_digest(promised, commitment(dealt, salt))


@dataclass(frozen=True, slots=True)
class Promise:
    """The hash of a deal, to be shown before play, and the salt, to be opened after it."""

    hash: str
    salt: bytes

    @classmethod
    def of(cls, dealt: Dealt, salt: bytes) -> Self:
        """Return the promise for this deal; ValueError for a salt that is not of SALT_BYTES."""
        return cls(commitment(dealt, salt), salt)

    def is_kept_by(self, dealt: Dealt) -> bool:
        """Whether this is the deal that was promised."""
        return is_kept(self.hash, dealt, self.salt)

    def to_text(self) -> str:
        """Return the promise as JSON text."""
        return json.dumps({"hash": self.hash, "salt": self.salt.hex()})

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return the promise of a text of `to_text`; ValueError where it is none."""
        try:
            found = json.loads(text)
            promised, salt = str(found["hash"]), bytes.fromhex(found["salt"])
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise ValueError("this is no promise") from error
        if not _HASH.fullmatch(promised) or len(salt) != SALT_BYTES:
            raise ValueError("this is no promise")
        return cls(promised, salt)


def _words(cards: int) -> str:
    return " ".join(TEXTS[one] for one in cards_of(cards))
