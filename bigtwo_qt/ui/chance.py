"""What is drawn by the randomness of the operating system, so that nobody can know it before."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigtwo_qt.rules.commitment import Promise
    from bigtwo_qt.rules.dealing import Dealt

_NUMBERS = 1_000_000_000


def draw_number() -> int:
    """Return the number of a deal, up to nine digits."""
    return random.SystemRandom().randrange(_NUMBERS)


def draw_match_id() -> str:
    """Return the id of a new match."""
    return f"{random.SystemRandom().getrandbits(128):032x}"


def promise_of(dealt: Dealt) -> Promise:
    """Return what is promised of a deal before it is played, with a salt drawn for it alone."""
    from bigtwo_qt.rules.commitment import SALT_BYTES, Promise

    return Promise.of(dealt, os.urandom(SALT_BYTES))
