"""The rules compiled for self-play: one pack, two to four seats, runs of five cards.

A deal is a row of integers, `STATE` long, that the functions here read and change in place. Cards
are numbered `4 * rank + place of the suit in the order of the rules`, so that single cards compare
as numbers; `specs.py` translates. A play is a row of `PLAY` integers: mask, kind, lane, strength
and trump, as in `rules.combinations`; a mask of 0 is the pass. What the rules allow is data, the
rows of `Specs`. The rules core is the measure of all of it: `differential.py` compares the two.
"""

from __future__ import annotations

import numpy as np
from numba import njit

# Kinds of combination.
SINGLE, PAIR, TRIPLE, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, BARE_QUADS, TWO_PAIRS = (
    range(10)
)
SIZES = np.array([1, 2, 3, 5, 5, 5, 5, 5, 4, 4])

# Columns of the options of a rule set.
(
    PLAYERS,
    HAND_SIZE,
    STEP,
    WINDOWS,
    FLUSH_ORDER,
    TRIPLES,
    BARE_FOURS,
    HAS_TWO_PAIRS,
    TRUMPS,
    OUT_OF_TURN,
    LOCKED_PASSES,
    OWN_BEAT_RULE,
    PLAYS_ON,
    HIGHEST_SINGLE,
    FINISH,
    TOP_ENDS,
    SAME_KIND,
    SCORING,
    HELD_CARDS,
    WINNING_PLAY,
    SETTLEMENT,
    SIGN,
    OPENING_CARD,
    OPENING_ALONE,
    WINNER_OPENS,
    INSTANT_WIN,
    TEAMS,
    EXTRA_CARD,
    PLACES,
) = range(29)
OPTIONS = PLACES + 5
"""From `PLACES` on: the place of straight, flush, ... straight flush in the order, -1 for none."""

# Columns of the state of a deal.
HANDS = 0
SEAT = 4
TABLE_SEAT = 5
WAITING = 6
LOCKED = 7
ACTIVE = 8
OWN_BEAT = 9
DUE = 10
PLAYED = 11
GONE = 12
ORDER = 13
OVER = 17
ASK = 18
TABLE = 19
LAST = 24
BONUSES = 26
SEEN = 30
PASSED_ON = 32
SPEC = 48
STATE = 49
PLAY = 5

MOST_PLAYS = 20_000
EVERY_RANK = 0x1111111111111
TWOS = 0b1111 << 48
LEVEL = 1 << 22
THIRTEENS = 13**5


@njit(cache=True)
def popcount(x):
    """Return how many cards a set holds."""
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101) >> 56


@njit(cache=True)
def top_bit(x):
    """Return the number of the highest card of a set, -1 for none."""
    found = -1
    for step in (32, 16, 8, 4, 2, 1):
        if x >> step:
            x >>= step
            found += step
    return found + (1 if x else 0)


@njit(cache=True)
def rank_counts(mask):
    """Return how many cards of each rank a set holds, four bits for each."""
    pairs = (mask & 0x5555555555555) + ((mask >> 1) & 0x5555555555555)
    return (pairs & 0x3333333333333) + ((pairs >> 2) & 0x3333333333333)


@njit(cache=True)
def at_least_1(counts):
    return (counts | counts >> 1 | counts >> 2) & EVERY_RANK


@njit(cache=True)
def at_least_2(counts):
    return (counts >> 1 | counts >> 2) & EVERY_RANK


@njit(cache=True)
def at_least_3(counts):
    return (counts >> 1 & counts | counts >> 2) & EVERY_RANK


@njit(cache=True)
def at_least_4(counts):
    return counts >> 2 & EVERY_RANK


@njit(cache=True)
def _add(plays, n, option, mask, kind, strength):
    """Add a combination with its place in the order; return how many there are now."""
    if n >= len(plays):
        return n
    trump = strength + 1
    lane = SIZES[kind]
    if STRAIGHT <= kind <= STRAIGHT_FLUSH:
        place = option[PLACES + kind - STRAIGHT]
        if place < 0:
            return n
        strength += place * LEVEL
    elif kind == BARE_QUADS:
        strength += LEVEL
    trumps = option[TRUMPS]
    if trumps == 1 and (kind in (QUADS, STRAIGHT_FLUSH)):
        trump = strength + 1
    elif trumps >= 2 and kind in (BARE_QUADS, STRAIGHT_FLUSH):
        if kind == STRAIGHT_FLUSH:
            trump += LEVEL
    else:
        trump = 0
    if kind == BARE_QUADS and not option[BARE_FOURS]:
        lane = 0
    elif option[SAME_KIND] or (kind >= BARE_QUADS and not option[HAS_TWO_PAIRS]):
        lane += 100 * (kind + 1)
    plays[n, 0] = mask
    plays[n, 1] = kind
    plays[n, 2] = lane
    plays[n, 3] = strength
    plays[n, 4] = trump
    return n + 1


@njit(cache=True)
def generate(plays, hand, option, needs, tops, heights, size, quads_alone):
    """Write the combinations of a hand and return how many.

    `size` 0: all that may be led, else those of so many cards; `quads_alone`: also bare fours that
    cannot be led.
    """
    n = 0
    counts = rank_counts(hand)
    if size in (0, 1):
        rest = hand
        while rest:
            bit = rest & -rest
            n = _add(plays, n, option, bit, SINGLE, top_bit(bit))
            rest ^= bit
    if size == 1:
        return n
    bits = np.empty((13, 4), np.int64)
    held = np.empty(13, np.int64)
    for rank in range(13):
        held[rank] = 0
        nibble = hand >> 4 * rank & 15
        for suit in range(4):
            if nibble >> suit & 1:
                bits[rank, held[rank]] = 4 * rank + suit
                held[rank] += 1
    if size in (0, 2):
        for rank in range(13):
            for high in range(1, held[rank]):
                for low in range(high):
                    mask = 1 << bits[rank, high] | 1 << bits[rank, low]
                    n = _add(plays, n, option, mask, PAIR, bits[rank, high])
    if size in (0, 3) and option[TRIPLES]:
        for rank in range(13):
            whole = hand & (15 << 4 * rank)
            if held[rank] == 3:
                n = _add(plays, n, option, whole, TRIPLE, rank)
            elif held[rank] == 4:
                for out in range(4):
                    n = _add(plays, n, option, whole ^ 1 << bits[rank, out], TRIPLE, rank)
    if size in (0, 4):
        if option[BARE_FOURS] or quads_alone:
            for rank in range(13):
                if held[rank] == 4:
                    n = _add(plays, n, option, 15 << 4 * rank, BARE_QUADS, rank)
        if option[HAS_TWO_PAIRS]:
            for high in range(1, 13):
                for low in range(high):
                    if held[high] < 2 or held[low] < 2:
                        continue
                    for a in range(1, held[high]):
                        for b in range(a):
                            for c in range(1, held[low]):
                                for d in range(c):
                                    mask = (
                                        1 << bits[high, a]
                                        | 1 << bits[high, b]
                                        | 1 << bits[low, c]
                                        | 1 << bits[low, d]
                                    )
                                    n = _add(plays, n, option, mask, TWO_PAIRS, bits[high, a])
    elif quads_alone:
        for rank in range(13):
            if held[rank] == 4:
                n = _add(plays, n, option, 15 << 4 * rank, BARE_QUADS, rank)
    if size not in (0, 5) or popcount(hand) < 5:
        return n
    if option[PLACES + FULL_HOUSE - STRAIGHT] >= 0 and at_least_3(counts):
        for rank in range(13):
            if held[rank] < 3:
                continue
            whole = hand & (15 << 4 * rank)
            for out in range(1 if held[rank] == 3 else 4):
                three = whole if held[rank] == 3 else whole ^ 1 << bits[rank, out]
                for other in range(13):
                    if other == rank:
                        continue
                    for high in range(1, held[other]):
                        for low in range(high):
                            mask = three | 1 << bits[other, high] | 1 << bits[other, low]
                            n = _add(plays, n, option, mask, FULL_HOUSE, rank)
    if option[PLACES + QUADS - STRAIGHT] >= 0 and at_least_4(counts):
        for rank in range(13):
            if held[rank] == 4:
                rest = hand & ~(15 << 4 * rank)
                while rest:
                    bit = rest & -rest
                    n = _add(plays, n, option, 15 << 4 * rank | bit, QUADS, rank)
                    rest ^= bit
    plays_straights = option[PLACES] >= 0
    plays_flushes = option[PLACES + FLUSH - STRAIGHT] >= 0
    plays_both = option[PLACES + STRAIGHT_FLUSH - STRAIGHT] >= 0
    present = at_least_1(counts)
    if plays_straights or plays_both:
        for window in range(option[WINDOWS]):
            if present & needs[window] != needs[window]:
                continue
            r = np.empty(5, np.int64)
            needed = needs[window]
            for place in range(5):
                bit = needed & -needed
                r[place] = top_bit(bit) >> 2
                needed ^= bit
            top = tops[window]
            for a in range(held[r[0]]):
                for b in range(held[r[1]]):
                    for c in range(held[r[2]]):
                        for d in range(held[r[3]]):
                            for e in range(held[r[4]]):
                                mask = (
                                    1 << bits[r[0], a]
                                    | 1 << bits[r[1], b]
                                    | 1 << bits[r[2], c]
                                    | 1 << bits[r[3], d]
                                    | 1 << bits[r[4], e]
                                )
                                suit = top_bit(mask >> 4 * top & 15)
                                kind = STRAIGHT
                                first = bits[r[0], a] & 3
                                if mask & ~(EVERY_RANK << first) == 0:
                                    kind = STRAIGHT_FLUSH
                                n = _add(plays, n, option, mask, kind, 4 * heights[window] + suit)
    if plays_flushes:
        for suit in range(4):
            if popcount(hand & EVERY_RANK << suit) < 5:
                continue
            suited = np.empty(13, np.int64)
            k = 0
            for rank in range(13):
                if hand >> (4 * rank + suit) & 1:
                    suited[k] = rank
                    k += 1
            for v in range(4, k):
                for w in range(3, v):
                    for x in range(2, w):
                        for y in range(1, x):
                            for z in range(y):
                                ranks = (
                                    1 << 4 * suited[v]
                                    | 1 << 4 * suited[w]
                                    | 1 << 4 * suited[x]
                                    | 1 << 4 * suited[y]
                                    | 1 << 4 * suited[z]
                                )
                                is_run = False
                                for window in range(option[WINDOWS]):
                                    if needs[window] == ranks:
                                        is_run = True
                                if is_run:
                                    continue
                                order = option[FLUSH_ORDER]
                                if order == 2:
                                    strength = 4 * suited[v] + suit
                                else:
                                    strength = 13 * (
                                        13 * (13 * (13 * suited[v] + suited[w]) + suited[x])
                                        + suited[y]
                                    )
                                    strength += suited[z]
                                    if order == 0:
                                        strength += suit * THIRTEENS
                                    else:
                                        strength = 4 * strength + suit
                                n = _add(plays, n, option, ranks << suit, FLUSH, strength)
    return n


@njit(cache=True)
def trumps_over(option, mask, kind):
    """Whether any trump beats a combination that is none."""
    trumps = option[TRUMPS]
    if trumps == 1:
        return SIZES[kind] < 5
    if trumps == 2:
        return kind == SINGLE and (mask & TWOS) != 0
    return trumps == 3


@njit(cache=True)
def beats(option, play, table):
    """Whether a play may be made on the one on the table."""
    if table[4]:
        return play[4] > table[4]
    if play[4] and trumps_over(option, table[0], table[1]):
        return True
    return play[2] == table[2] and play[3] > table[3]


@njit(cache=True)
def next_seat(option, seats, seat):
    """Return the first of some seats (bits) after one, in the direction of play."""
    players = option[PLAYERS]
    other = seat
    for _ in range(players):
        other = (other + option[STEP] + players) % players
        if seats >> other & 1:
            return other
    return seat


@njit(cache=True)
def _next_has_last_card(state, option, seat):
    others = state[ACTIVE] & ~state[LOCKED] & ~(1 << seat)
    if not others:
        return False
    return popcount(state[HANDS + next_seat(option, others, seat)]) == 1


@njit(cache=True)
def _is_allowed(state, option, seat, play):
    """Whether the house rules of finish and last card leave a play that is legal else."""
    mask, kind = play[0], play[1]
    if option[FINISH] and mask == state[HANDS + seat]:
        lapses = True
        for other in range(option[PLAYERS]):
            held = state[HANDS + other]
            if held and not (popcount(held) == 1 and held & TWOS):
                lapses = False
        if not lapses and mask & TWOS and (option[FINISH] == 2 or kind == SINGLE):
            return False
    if (
        option[HIGHEST_SINGLE]
        and kind == SINGLE
        and not state[DUE]
        and _next_has_last_card(state, option, seat)
    ):
        return mask == 1 << top_bit(state[HANDS + seat])
    return True


@njit(cache=True)
def legal_plays(plays, state, option, needs, tops, heights):
    """Write every combination that the seat to decide may play; return how many.

    Where seats are asked whether they interrupt, it is the first of them.
    """
    if state[ASK]:
        return interruptions(plays, state, option, needs, tops, heights, asked(state))
    seat = state[SEAT]
    hand = state[HANDS + seat]
    table = state[TABLE : TABLE + PLAY]
    if table[0] == 0:
        n = generate(plays, hand, option, needs, tops, heights, 0, False)
        if state[DUE]:
            due, kept = state[DUE], 0
            for i in range(n):
                if plays[i, 0] == due or (not option[OPENING_ALONE] and plays[i, 0] & due):
                    plays[kept] = plays[i]
                    kept += 1
            n = kept
    else:
        n = _answers(plays, state, option, needs, tops, heights, hand, state[OWN_BEAT])
    if option[FINISH] or option[HIGHEST_SINGLE]:
        kept = 0
        for i in range(n):
            if _is_allowed(state, option, seat, plays[i]):
                plays[kept] = plays[i]
                kept += 1
        n = kept
    return n


@njit(cache=True)
def _answers(plays, state, option, needs, tops, heights, hand, own_beat):
    table = state[TABLE : TABLE + PLAY]
    has_trumps = table[4] > 0 or trumps_over(option, table[0], table[1])
    size = 0 if has_trumps or own_beat else SIZES[table[1]]
    quads_alone = option[TRUMPS] == 2 and has_trumps
    n = generate(plays, hand, option, needs, tops, heights, size, quads_alone)
    kept = 0
    for i in range(n):
        if beats(option, plays[i], table) or (own_beat and plays[i, 2]):
            plays[kept] = plays[i]
            kept += 1
    return kept


@njit(cache=True)
def asked(state):
    """Return the first seat that is asked whether it interrupts."""
    return top_bit(state[ASK] & -state[ASK])


@njit(cache=True)
def interruptions(plays, state, option, needs, tops, heights, seat):
    """Write what a seat may play out of turn; return how many."""
    table = state[TABLE : TABLE + PLAY]
    if (
        table[0] == 0
        or SIZES[table[1]] != 5
        or seat == state[TABLE_SEAT]
        or seat == state[SEAT]
        or not (state[ACTIVE] & ~state[LOCKED]) >> seat & 1
        or not state[ACTIVE] >> state[TABLE_SEAT] & 1
    ):
        return 0
    n = _answers(plays, state, option, needs, tops, heights, state[HANDS + seat], False)
    kept = 0
    for i in range(n):
        if plays[i, 1] in (QUADS, STRAIGHT_FLUSH):
            plays[kept] = plays[i]
            kept += 1
    return kept


@njit(cache=True)
def can_pass(state, option, legal):
    """Whether the seat to decide may pass; `legal` is how many plays it has."""
    if state[ASK]:
        return True
    if state[TABLE] == 0 or state[OWN_BEAT]:
        return legal == 0 and (option[FINISH] or option[HIGHEST_SINGLE])
    if option[HIGHEST_SINGLE] and state[TABLE + 1] == SINGLE:
        seat = state[SEAT]
        if _next_has_last_card(state, option, seat):
            top = top_bit(state[HANDS + seat])
            play = np.zeros(PLAY, np.int64)
            play[0], play[1], play[2], play[3] = 1 << top, SINGLE, state[TABLE + 2], top
            if (
                not state[TABLE + 4]
                and top > state[TABLE + 3]
                and _is_allowed(state, option, seat, play)
            ):
                return False
    return True


@njit(cache=True)
def main_rank(play):
    """Return the rank that stands for a combination, 0 to 12: of a run its height."""
    mask, kind, strength = play[0], play[1], play[3] % LEVEL
    if kind in (SINGLE, PAIR, TWO_PAIRS):
        return strength >> 2
    if kind == FLUSH:
        return top_bit(mask) >> 2
    if kind in (STRAIGHT, STRAIGHT_FLUSH):
        return min(strength >> 2, 12)
    return strength


@njit(cache=True)
def main_suit(play):
    """Return the place of the suit that decides among equal ranks, -1 where none does."""
    mask, kind, strength = play[0], play[1], play[3] % LEVEL
    if kind == FLUSH:
        return top_bit(mask) & 3
    if kind in (TRIPLE, FULL_HOUSE, QUADS, BARE_QUADS):
        return -1
    return strength & 3


@njit(cache=True)
def passed_value(option, play):
    """Return what a pass on a combination tells: 1 for the lowest to 13 for the highest."""
    kind = play[1]
    if STRAIGHT <= kind <= STRAIGHT_FLUSH:
        place = option[PLACES + kind - STRAIGHT]
        return min(13, 2 * place + (2 if main_rank(play) >= 7 else 1))
    return main_rank(play) + 1


@njit(cache=True)
def _clear(state, option):
    owner = state[TABLE_SEAT]
    if not state[ACTIVE] >> owner & 1:
        owner = next_seat(option, state[ACTIVE], owner)
    state[TABLE : TABLE + PLAY] = 0
    state[WAITING] = state[LOCKED] = 0
    state[SEAT] = owner


@njit(cache=True)
def special_points(mask, kind, final):
    """Return the Indonesian bonus of a play, 0 where there is none."""
    if kind == STRAIGHT_FLUSH:
        return -80 if final else -40
    if kind == QUADS:
        if mask & TWOS == TWOS:
            return -160 if final else -80
        return -40 if final else -20
    return 0


@njit(cache=True)
def _all_passed(state, option):
    owner = state[TABLE_SEAT]
    if option[SCORING] == 4:
        state[BONUSES + owner] += special_points(state[TABLE], state[TABLE + 1], False)
    if option[OWN_BEAT_RULE] and state[ACTIVE] >> owner & 1:
        state[OWN_BEAT] = 1
        state[SEAT] = owner
    else:
        _clear(state, option)


@njit(cache=True)
def _end(state, option):
    while state[GONE] < option[PLAYERS]:
        best = -1
        for seat in range(option[PLAYERS]):
            is_out = False
            for place in range(state[GONE]):
                is_out |= state[ORDER + place] == seat
            if not is_out and (
                best < 0 or popcount(state[HANDS + seat]) < popcount(state[HANDS + best])
            ):
                best = seat
        state[ORDER + state[GONE]] = best
        state[GONE] += 1
    state[OVER] = 1


@njit(cache=True)
def decide(state, option, needs, tops, heights, play, scratch):
    """Carry out a decision of the seat to decide that is known to be legal."""
    if state[ASK]:
        seat = asked(state)
        if play[0] == 0:
            state[ASK] &= ~(1 << seat)
            return
        state[LOCKED] = 0
        state[OWN_BEAT] = 0
        _put_down(state, option, needs, tops, heights, seat, play, scratch)
        return
    seat = state[SEAT]
    if play[0]:
        if state[OWN_BEAT]:
            state[OWN_BEAT] = 0
            if not beats(option, play, state[TABLE : TABLE + PLAY]):
                _clear(state, option)
        _put_down(state, option, needs, tops, heights, seat, play, scratch)
        return
    if state[OWN_BEAT]:
        state[OWN_BEAT] = 0
        _clear(state, option)
    if state[TABLE] == 0:
        state[SEAT] = next_seat(option, state[ACTIVE] & ~(1 << seat), seat)
        return
    table = state[TABLE : TABLE + PLAY]
    size = SIZES[table[1]]
    told = PASSED_ON + 4 * seat + min(size, 4) - 1
    value = passed_value(option, table)
    if state[told] == 0 or value < state[told]:
        state[told] = value
    state[WAITING] &= ~(1 << seat)
    if option[LOCKED_PASSES]:
        state[LOCKED] |= 1 << seat
    if state[WAITING]:
        state[SEAT] = next_seat(option, state[WAITING], seat)
    else:
        _all_passed(state, option)


@njit(cache=True)
def _put_down(state, option, needs, tops, heights, seat, play, scratch):
    bit = 1 << seat
    state[HANDS + seat] &= ~play[0]
    state[TABLE : TABLE + PLAY] = play[:PLAY]
    state[LAST] = play[0]
    state[LAST + 1] = play[1]
    state[TABLE_SEAT] = seat
    state[PLAYED] |= bit
    state[SEEN] |= play[0]
    state[DUE] = 0
    state[ASK] = 0
    if state[HANDS + seat] == 0:
        state[ORDER + state[GONE]] = seat
        state[GONE] += 1
        state[ACTIVE] &= ~bit
        if not option[PLAYS_ON] or popcount(state[ACTIVE]) == 1:
            _end(state, option)
            return
    state[WAITING] = state[ACTIVE] & ~state[LOCKED] & ~bit
    if option[TOP_ENDS] and play[0] == 1 << 51:
        _clear(state, option)
    elif state[WAITING]:
        state[SEAT] = next_seat(option, state[WAITING], seat)
    else:
        _all_passed(state, option)
    if option[OUT_OF_TURN]:
        for other in range(option[PLAYERS]):
            if interruptions(scratch, state, option, needs, tops, heights, other):
                state[ASK] |= 1 << other


@njit(cache=True)
def begin(state, option, opener, due):
    """Set a deal up whose hands stand already; instant wins end it at once."""
    state[SEAT:SPEC] = 0
    state[SEAT] = state[TABLE_SEAT] = opener
    state[ACTIVE] = (1 << option[PLAYERS]) - 1
    state[DUE] = due
    if option[INSTANT_WIN]:
        seat = opener
        for _ in range(option[PLAYERS]):
            hand = state[HANDS + seat]
            if (popcount(hand) == 13 and at_least_1(rank_counts(hand)) == EVERY_RANK) or (
                option[INSTANT_WIN] == 2 and hand & TWOS == TWOS
            ):
                state[ORDER] = seat
                gone = 1
                for other in range(option[PLAYERS]):
                    if other != seat:
                        state[ORDER + gone] = other
                        gone += 1
                state[GONE] = gone
                state[OVER] = 1
                return
            seat = next_seat(option, state[ACTIVE] & ~(1 << seat), seat)


@njit(cache=True)
def _penalty(option, rates, hand, has_played, holds_special):
    left = popcount(hand)
    if option[SCORING] == 1:
        points = left
        if not has_played:
            points = 3 * left
        elif left >= 10:
            points = 2 * left
    else:
        points = left * rates[left]
    held = option[HELD_CARDS]
    if held == 1:
        return points + popcount(hand & TWOS)
    if held == 2:
        return points << popcount(hand & TWOS)
    if held == 3 and holds_special:
        return points * 2
    return points


@njit(cache=True)
def _holds_special(option, needs, hand):
    if at_least_4(rank_counts(hand)):
        return True
    if option[PLACES + STRAIGHT_FLUSH - STRAIGHT] < 0:
        return False
    for suit in range(4):
        for window in range(option[WINDOWS]):
            needed = needs[window] << suit
            if hand & needed == needed:
                return True
    return False


@njit(cache=True)
def score(points, state, option, rates, needs):
    """Write the points of a deal that is over, by seat."""
    players = option[PLAYERS]
    winner = state[ORDER]
    scoring = option[SCORING]
    hands = state[HANDS : HANDS + 4].copy()
    if state[LAST] == 0:
        hands[winner] = 0
    for seat in range(players):
        points[seat] = 0
    if scoring <= 1:
        total = 0
        for seat in range(players):
            if seat != winner:
                special = option[HELD_CARDS] == 3 and _holds_special(option, needs, hands[seat])
                points[seat] = _penalty(
                    option, rates, hands[seat], state[PLAYED] >> seat & 1, special
                )
                if option[WINNING_PLAY] and state[LAST] & TWOS:
                    points[seat] *= 2
                total += points[seat]
        if option[SETTLEMENT] == 1:
            for seat in range(players):
                points[seat] = players * points[seat] - total
        elif option[SETTLEMENT] == 2:
            points[winner] = -total
        for seat in range(players):
            points[seat] *= -option[SIGN]
    elif scoring == 2:
        points[winner] = 1 << popcount(state[LAST] & TWOS)
    elif scoring == 3:
        for seat in range(players):
            left = popcount(hands[seat])
            points[winner] += left if left <= 10 else 2 * left
    elif scoring == 4:
        for seat in range(players):
            points[seat] = state[BONUSES + seat]
        special = special_points(state[LAST], state[LAST + 1], True)
        if state[LAST] and special:
            points[winner] += special
        else:
            twos = popcount(state[LAST] & TWOS)
            points[winner] -= 10 * twos if twos else 5
        for seat in range(players):
            if seat != winner:
                left = popcount(hands[seat])
                times = 1
                if left >= 13:
                    times = 3
                elif left >= 11:
                    times = 2
                points[seat] += times * (left + 4 * popcount(hands[seat] & TWOS))
        for seat in range(players):
            points[seat] *= -option[SIGN]
    elif scoring == 5:
        for place in range(players):
            points[state[ORDER + place]] = -option[SIGN] * place
    else:
        even = popcount(hands[0]) + popcount(hands[2])
        odd = popcount(hands[1]) + popcount(hands[3])
        for seat in range(players):
            points[seat] = (even < odd) if seat % 2 == 0 else (odd < even)
