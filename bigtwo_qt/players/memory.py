"""What a seat remembers of the others, as numbers for the network that guesses their cards.

Cards are numbered as in `encoding`; a memory is a row of bytes for each seat. The functions here
are plain arithmetic on integers and arrays: players call them as they are, training compiles them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bigtwo_qt.players import encoding

# Where the parts of a seat's row begin: what it played, what of it when leading, and by rank how
# often it let a single or a pair go by, or answered one above the rank with a higher one.
PLAYED = 0
LED = 52
PASSED_SINGLES = 104
PASSED_PAIRS = 117
SKIPPED_SINGLES = 130
SKIPPED_PAIRS = 143
MEMORY = 156

_SINGLE, _PAIR = 0, 1
"""Their numbers among `encoding.KINDS`."""
_MOST = 2

# Where the parts of what the network sees begin: what all decisions of the seat share, its hand,
# the trick, and the memory of the others in the order of play.
HAND = encoding.SHARED
TABLE_KIND = HAND + 52
TABLE_RANK = TABLE_KIND + 1 + len(encoding.KINDS)
OWNER = TABLE_RANK + 13
OTHERS = OWNER + 4
SIZE = OTHERS + 3 * MEMORY

OWNERS = 4
"""Who may hold an unseen card: the others in the order of play, and nobody."""


def new(seats: int) -> Any:
    """Return the memory of a deal of which nothing was seen yet: (seats, MEMORY) bytes."""
    return np.zeros((seats, MEMORY), np.uint8)


def remember(memory: Any, seat: int, cards: int, kind: int, table: int, table_kind: int) -> None:
    """Add what a seat did: its cards, 0 for a pass, on those of the table, 0 for none."""
    row = memory[seat]
    top, below = 12, 12
    while top >= 0 and cards < 1 << 4 * top:
        top -= 1
    while below >= 0 and table < 1 << 4 * below:
        below -= 1
    if cards == 0:
        if table_kind == _SINGLE:
            row[PASSED_SINGLES + below] = min(_MOST, row[PASSED_SINGLES + below] + 1)
        elif table_kind == _PAIR:
            row[PASSED_PAIRS + below] = min(_MOST, row[PASSED_PAIRS + below] + 1)
        return
    for card in range(52):
        if cards >> card & 1:
            row[PLAYED + card] = 1
            if table == 0:
                row[LED + card] = 1
    if table != 0 and kind == table_kind and kind <= _PAIR:
        start = SKIPPED_SINGLES if kind == _SINGLE else SKIPPED_PAIRS
        for rank in range(below + 1, top):
            row[start + rank] = min(_MOST, row[start + rank] + 1)


def fill(
    row: Any, hand: int, table: int, table_kind: int, owner: int, memory: Any, others: Any
) -> None:
    """Fill in what the network sees, from `HAND` on.

    `owner`: whose the table is, 0 for oneself, then the others in the order of play; `others`:
    their seats in that order, -1 where there is none.
    """
    row[HAND:] = 0
    for card in range(52):
        row[HAND + card] = hand >> card & 1
    if table == 0:
        row[TABLE_KIND] = 1
    else:
        rank = 12
        while table < 1 << 4 * rank:
            rank -= 1
        row[TABLE_KIND + 1 + table_kind] = 1
        row[TABLE_RANK + rank] = 1
        row[OWNER + owner] = 1
    for place in range(3):
        if others[place] >= 0:
            start = OTHERS + place * MEMORY
            row[start : start + MEMORY] = memory[others[place]]
            row[start + PASSED_SINGLES : start + MEMORY] /= _MOST
