"""A promise about a deal that anyone can check afterwards: nothing was changed while it was played.

Before play the hash of the deal is shown; after it the deal and the salt are opened. Without the
salt the hash tells nothing about the cards; with both, anyone can work the hash out again.
"""

from __future__ import annotations

import hashlib
import hmac

from bigtwo_qt.rules.cards import TEXTS, cards_of
from bigtwo_qt.rules.dealing import Dealt

SALT_BYTES = 16
"""128 bits, so that nobody finds the deal by trying out what could have been hashed."""

_FORMAT = "bigtwo-commitment/1"


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


def _words(cards: int) -> str:
    return " ".join(TEXTS[one] for one in cards_of(cards))
