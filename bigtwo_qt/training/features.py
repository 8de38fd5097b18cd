"""The features of `players.encoding`, compiled: a position of the kernel in, numbers out."""

from __future__ import annotations

import numpy as np
from numba import njit

from bigtwo_qt.players import encoding as e
from bigtwo_qt.training import kernel as k

SHARED = e.SHARED
OWN = e.OWN


@njit(cache=True)
def _relative(option, seat, other):
    """Return how many seats after one another comes in the direction of play."""
    return ((other - seat) * option[k.STEP] + option[k.PLAYERS]) % option[k.PLAYERS]


@njit(cache=True)
def fill_shared(row, state, option, vector, seat):
    """Fill in what all decisions of a seat share."""
    row[: e.RULES] = 0
    row[e.RULES :] = vector
    unseen = ((1 << 52) - 1) & ~state[k.SEEN] & ~state[k.HANDS + seat]
    for card in range(52):
        row[e.UNSEEN + card] = unseen >> card & 1
    counts = k.rank_counts(unseen)
    for rank in range(13):
        for least in range(counts >> 4 * rank & 7):
            row[e.UNSEEN_RANKS + 13 * least + rank] = 1
    for other in range(option[k.PLAYERS]):
        if other == seat:
            continue
        place = _relative(option, seat, other) - 1
        left = k.popcount(state[k.HANDS + other])
        for card in range(min(left, 13)):
            row[e.OTHER_COUNTS + 13 * place + card] = 1
        row[e.OTHER_SHARES + place] = left / 13
        row[e.OTHER_PLAYED + place] = state[k.PLAYED] >> other & 1
        for size in range(4):
            told = state[k.PASSED_ON + 4 * other + size]
            if told:
                row[e.PASSED_ON + 4 * place + size] = (14 - told) / 13
        row[e.OTHER_ACTIVE + place] = state[k.ACTIVE] >> other & 1


@njit(cache=True)
def groups(counts, option):
    """Return how few plays get rid of cards rank by rank, full houses and fours joined."""
    one = k.popcount(k.at_least_1(counts))
    two = k.popcount(k.at_least_2(counts))
    three = k.popcount(k.at_least_3(counts))
    four = k.popcount(k.at_least_4(counts))
    plays = one
    singles, pairs, triples = one - two, two - three, three - four
    if not option[k.BARE_FOURS]:
        if option[k.PLACES + k.QUADS - k.STRAIGHT] >= 0:
            plays -= min(four, singles)
        else:
            plays += four
    if option[k.PLACES + k.FULL_HOUSE - k.STRAIGHT] >= 0:
        joined = min(triples, pairs)
        plays -= joined
        pairs -= joined
        triples -= joined
    if not option[k.TRIPLES]:
        plays += triples
    if option[k.HAS_TWO_PAIRS]:
        plays -= pairs // 2
    return plays


@njit(cache=True)
def _plays_without_flush(counts, option, needs):
    fewest = groups(counts, option)
    if option[k.PLACES] < 0 and option[k.PLACES + k.STRAIGHT_FLUSH - k.STRAIGHT] < 0:
        return fewest
    windows = option[k.WINDOWS]
    present = k.at_least_1(counts)
    for first in range(windows):
        if present & needs[first] != needs[first]:
            continue
        once = counts - needs[first]
        fewest = min(fewest, 1 + groups(once, option))
        still = k.at_least_1(once)
        for second in range(first, windows):
            if still & needs[second] == needs[second]:
                fewest = min(fewest, 2 + groups(once - needs[second], option))
    return fewest


@njit(cache=True)
def plays_left(hand, option, needs):
    """Return in how few plays a hand can be emptied, or nearly: a flush is five in a row."""
    fewest = _plays_without_flush(k.rank_counts(hand), option, needs)
    if option[k.PLACES + k.FLUSH - k.STRAIGHT] < 0:
        return fewest
    for suit in range(4):
        left = hand >> suit & k.EVERY_RANK
        while k.popcount(left) >= 5:
            after = left
            for _ in range(5):
                after &= after - 1
            rest = hand & ~((left ^ after) << suit)
            fewest = min(fewest, 1 + _plays_without_flush(k.rank_counts(rest), option, needs))
            left &= left - 1
    return fewest


@njit(cache=True)
def fill_hand(row, hand, option, needs):
    """Fill in what a hand is made of, where all is 0."""
    for card in range(52):
        row[e.HAND + card] = hand >> card & 1
    counts = k.rank_counts(hand)
    for rank in range(13):
        for least in range(counts >> 4 * rank & 7):
            row[e.HAND_RANKS + 13 * least + rank] = 1
    present, twos, threes = k.at_least_1(counts), k.at_least_2(counts), k.at_least_3(counts)
    for window in range(option[k.WINDOWS]):
        row[e.RUNS_LEFT + window] = present & needs[window] == needs[window]
    for suit in range(4):
        suited = hand >> suit & k.EVERY_RANK
        number = k.popcount(suited)
        for least in range(4):
            row[e.SUIT_COUNTS + 4 * suit + least] = number >= 3 + least
        if number >= 5:
            for window in range(option[k.WINDOWS]):
                if suited & needs[window] == needs[window]:
                    row[e.STRAIGHT_FLUSH_LEFT] = 1
    row[e.FULL_HOUSE_LEFT] = threes != 0 and twos & (twos - 1) != 0
    row[e.PLAYS_LEFT + min(9, plays_left(hand, option, needs))] = 1


@njit(cache=True)
def fill_own(row, state, option, needs, seat, play):
    """Fill in where a decision leads; a play of mask 0 is the pass."""
    row[:] = 0
    hand = state[k.HANDS + seat]
    unseen = ((1 << 52) - 1) & ~state[k.SEEN] & ~hand
    rest = hand & ~play[0]
    fill_hand(row, rest, option, needs)
    twos = k.at_least_2(k.rank_counts(rest))
    left = k.popcount(rest)
    for card in range(min(left, 13)):
        row[e.OWN_COUNT + card] = 1
    row[e.OWN_SHARE] = left / 13
    above = k.top_bit(unseen) + 1
    tops = rest >> above << above
    ranks = k.at_least_1(k.rank_counts(tops))
    unseen_counts = k.rank_counts(unseen)
    unseen_twos = k.at_least_2(unseen_counts)
    above = k.top_bit(unseen_twos) + 1
    top_pairs = twos >> above << above
    for rank in range(13):
        row[e.TOP_SINGLES + rank] = ranks >> 4 * rank & 1
        row[e.TOP_PAIRS + rank] = top_pairs >> 4 * rank & 1
    number = k.popcount(tops)
    for least in range(4):
        row[e.TOP_CARDS + least] = number > least
    row[e.OWN_PLAYED] = play[0] != 0 or state[k.PLAYED] >> seat & 1
    row[e.IS_PASS] = play[0] == 0
    # What lies on the table afterwards, whose it is and who decides next.
    locked = state[k.LOCKED]
    active = state[k.ACTIVE]
    waiting = state[k.WAITING]
    owner = state[k.TABLE_SEAT]
    following = seat
    table = state[k.TABLE : k.TABLE + k.PLAY]
    is_cleared = False
    all_passed = False
    if play[0]:
        if state[k.ASK]:
            locked = 0
        elif state[k.OWN_BEAT] and not k.beats(option, play, table):
            # A new lead: the clear comes before it.
            locked = 0
        table = play
        owner = seat
        if rest == 0:
            active &= ~(1 << seat)
        waiting = active & ~locked & ~(1 << seat)
        if option[k.TOP_ENDS] and play[0] == 1 << 51:
            is_cleared = True
        elif waiting:
            following = k.next_seat(option, waiting, seat)
        else:
            all_passed = True
    elif state[k.ASK]:
        following = state[k.SEAT]
    elif table[0] == 0:
        following = k.next_seat(option, active & ~(1 << seat), seat)
    else:
        waiting &= ~(1 << seat)
        if waiting:
            following = k.next_seat(option, waiting, seat)
        else:
            all_passed = True
    if all_passed:
        if option[k.OWN_BEAT_RULE] and active >> owner & 1:
            following = owner
        else:
            is_cleared = True
    if is_cleared:
        following = owner
        if not active >> owner & 1 and active:
            following = k.next_seat(option, active, owner)
    if is_cleared or table[0] == 0:
        row[e.TABLE_KIND] = 1
    else:
        kind = table[1]
        row[e.TABLE_KIND + 1 + kind] = 1
        rank = k.main_rank(table)
        row[e.TABLE_RANK + rank] = 1
        suit = k.main_suit(table)
        if suit >= 0:
            row[e.TABLE_SUIT + suit] = 1
        out = active & ~waiting & ~(1 << owner)
        for other in range(option[k.PLAYERS]):
            if other != seat and out >> other & 1:
                row[e.PASSED + _relative(option, seat, other) - 1] = 1
        if kind == k.SINGLE:
            number = k.popcount(unseen >> (k.top_bit(table[0]) + 1))
            for place, least in enumerate(e.SINGLES_ABOVE):
                row[e.BEATEN_BY + place] = number >= least
        elif kind == k.PAIR:
            number = k.popcount(unseen_twos >> 4 * (rank + 1))
            for place, least in enumerate(e.PAIRS_ABOVE):
                row[e.BEATEN_BY + 6 + place] = number >= least
        elif kind == k.TRIPLE:
            number = k.popcount(k.at_least_3(unseen_counts) >> 4 * (rank + 1))
            for place, least in enumerate(e.TRIPLES_ABOVE):
                row[e.BEATEN_BY + 10 + place] = number >= least
    row[e.OWNER + _relative(option, seat, owner)] = 1
    row[e.NEXT + _relative(option, seat, following)] = 1


@njit(cache=True)
def features_of(state, option, needs, vector, seat, plays, count, may_pass):
    """Return both parts for all decisions of a seat: plays in their order, then the pass."""
    shared = np.empty(SHARED, np.float32)
    fill_shared(shared, state, option, vector, seat)
    own = np.empty((count + may_pass, OWN), np.float32)
    nothing = np.zeros(k.PLAY, np.int64)
    for place in range(count):
        fill_own(own[place], state, option, needs, seat, plays[place])
    if may_pass:
        fill_own(own[count], state, option, needs, seat, nothing)
    return shared, own
