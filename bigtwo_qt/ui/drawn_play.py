"""Drawings of how cards are dealt and played under each value of an option.

Each is made from the answer of a deal, or of what deals, that is asked for it and played as far as
the drawing goes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from itertools import islice

from bigtwo_qt.rules import Deal, Kind, Rules
from bigtwo_qt.rules.cards import (
    ONCE,
    RANKS,
    SUITS,
    card,
    cards_of,
    mask_of,
    parse_cards,
)
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.combinations import highest_card, lowest_card
from bigtwo_qt.rules.dealing import counted_seat, deal_cards, leftover_holder, opening, step
from bigtwo_qt.rules.events import Announce
from bigtwo_qt.rules.match import Match, Result, next_dealer
from bigtwo_qt.ui.drawings import BACK, Asked, Cell, Drawing, Round, Seat, Strip, Tone
from bigtwo_qt.ui.examples import find, is_dealt
from bigtwo_qt.ui.rule_lines import SAMPLES
from bigtwo_qt.ui.wording import counted, points_text, the_card_name, translate

SEED = 1
# Low cards for hands of which no more is seen.
_LOW = [rank + suit for rank in "34567" for suit in SUITS]
_LOW_EACH = 2
_COUNTED = "3s"
_CUT = ("5h", "Kd", "9s", "Kc")
_DRAGON = tuple(rank + SUITS[place % 4] for place, rank in enumerate(RANKS))
_FOUR_TWOS = ("2d", "2c", "2h", "2s")
# Five cards, and what may be played on them out of turn.
_INTERRUPTED = (
    ("8d 9c Ts Jh Qd", SAMPLES[Kind.QUADS]),
    ("3d 4s 5c 6h 7d", SAMPLES[Kind.STRAIGHT_FLUSH]),
    (SAMPLES[Kind.FULL_HOUSE], SAMPLES[Kind.QUADS]),
    (SAMPLES[Kind.FLUSH], SAMPLES[Kind.STRAIGHT_FLUSH]),
    (SAMPLES[Kind.QUADS], SAMPLES[Kind.STRAIGHT_FLUSH]),
)


# Deals to ask.


def at_table_of(rules: Rules, least: int, most: int = 4) -> Rules:
    """Return the rules for so many seats at least and at most."""
    if least <= rules.players <= most:
        return rules
    return change(rules, players=min(max(rules.players, least), most))


def seat_after(rules: Rules, turns: int) -> int:
    """Return the seat that is so many turns after seat 0."""
    return turns * step(rules.direction) % rules.players


def deal_of(rules: Rules, *hands: str) -> Deal:
    """Return a deal that seat 0 opens with any play.

    `hands` are those of seat 0 and of the seats after it in turn; the others hold a few low cards.
    """
    taken = " ".join(hands).split()
    low = (one for one in _LOW if one not in taken)
    by_turn = [list(parse_cards(hand)) for hand in hands]
    while len(by_turn) < rules.players:
        by_turn.append([card(one) for one in islice(low, _LOW_EACH)])
    by_seat = {seat_after(rules, turn): hand for turn, hand in enumerate(by_turn)}
    return Deal.start(rules, [by_seat[seat] for seat in range(rules.players)], opener=0)


def play_out(deal: Deal, *decisions: str) -> None:
    """Carry out decisions one after the other; "" is a pass."""
    for cards in decisions:
        if cards:
            deal.play(parse_cards(cards))
        else:
            deal.pass_()


def may(deal: Deal, cards: str, seat: int | None = None) -> bool:
    """Whether a seat may play these cards now."""
    return deal.check(parse_cards(cards), seat) is None


def asked(question: Callable[[Rules], object], rules: Rules) -> Asked:
    """Return a question with what the rules answer."""
    return Asked(question, question(rules))


def _allowed(faces: str, is_allowed: bool) -> Cell:
    if is_allowed:
        return Cell(tuple(faces.split()), translate("Drawings", "allowed"), Tone.ON)
    return Cell(tuple(faces.split()), translate("Drawings", "not allowed"), Tone.OFF)


def _pass() -> Cell:
    return Cell(text=translate("Drawings", "pass"))


# The cards and the seats.


def _dealt(rules: Rules) -> tuple[tuple[int, ...], int]:
    """Return how many cards each seat is dealt, and how many stay out."""
    dealt = deal_cards(rules, SEED)
    return tuple(hand.bit_count() for hand in dealt.hands), dealt.out_of_play.bit_count()


def hand_sizes(rules: Rules) -> tuple[Drawing, ...]:
    """Draw how many cards each seat is dealt, and how many stay out of play."""
    counts, out = _dealt(rules)
    seats = tuple(Seat(str(count)) for count in counts)
    caption = counted("Drawings", "%n stay out", out) if out else ""
    return (Round(seats, caption, asked(_dealt, rules)),)


def _copies(rules: Rules) -> int:
    nine = mask_of(["9s"])
    return (rules.pack & (nine | mask_of(["9s", "9s"]))).bit_count()


def packs(rules: Rules) -> tuple[Drawing, ...]:
    """Draw how often a card is in the pack."""
    count = _copies(rules)
    text = counted("Drawings", "%n times in the pack", count)
    return (Strip((Cell(("9s",) * count, text),), asked(_copies, rules)),)


def _highest(rules: Rules) -> str:
    return str(highest_card(rules, rules.pack & ONCE))


def jokers(rules: Rules) -> tuple[Drawing, ...]:
    """Draw the highest card of all."""
    cell = Cell((_highest(rules),), translate("Drawings", "highest of all"), Tone.ON)
    return (Strip((cell,), asked(_highest, rules)),)


def _suits(rules: Rules) -> tuple[str, ...]:
    twos = [f"2{suit}" for suit in SUITS]
    return tuple(sorted(twos, key=lambda one: sum(rules.beats([one], [two]) for two in twos)))


def suits(rules: Rules) -> tuple[Drawing, ...]:
    """Draw the suits from low to high."""
    ask = asked(_suits, rules)
    return (Strip(tuple(Cell((face,)) for face in _suits(rules)), ask),)


# Dealing and beginning.


def _leftover(rules: Rules) -> tuple[tuple[str, int | None], ...]:
    """Return cards that are left over, and which seat takes each: of hands known by turn.

    Seat 0 holds none of the lowest cards, the seat after it the lowest but one, the next the
    lowest, unless it is left over itself.
    """
    low = lowest_card(rules, rules.pack & ONCE)
    next_low = f"3{rules.suit_order[1]}"
    found: list[tuple[str, int | None]] = []
    for one, hands in (("5h", ("Kd", next_low, str(low))), (str(low), ("Kd", next_low, "4d"))):
        by_seat = {seat_after(rules, turn): mask_of([hand]) for turn, hand in enumerate(hands)}
        masks = [by_seat[seat] for seat in range(rules.players)]
        if rules.leftover == "none":
            found.append((one, None))
        else:
            found.append((one, leftover_holder(rules, masks, card(one), 0)))
    return tuple(found)


def leftover(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who takes up a card that does not divide; the rules of three seats are asked."""

    def ask(rules: Rules) -> tuple[tuple[str, int | None], ...]:
        return _leftover(_of_three(rules))

    three = _of_three(rules)
    low = str(lowest_card(three, three.pack & ONCE))
    if three.leftover == "none":
        cells = Cell((BACK,), translate("Drawings", "stays out, face down"), Tone.OFF)
        return (Strip((cells,), asked(ask, rules)),)
    holders = {seat_after(three, 1): f"3{three.suit_order[1]}", seat_after(three, 2): low}
    found = []
    for one, seat in ask(rules):
        left = Cell((one,), translate("Drawings", "left over"))
        face = holders.get(seat) if seat is not None else None
        taker = (
            Cell(text=translate("Drawings", "the first seat takes it"), tone=Tone.ON)
            if face is None
            else Cell((face,), translate("Drawings", "its holder takes it"), Tone.ON)
        )
        found.append(Strip((left, taker), asked(ask, rules)))
    return tuple(found)


def _of_three(rules: Rules) -> Rules:
    return change(rules, players=3, packs=1, jokers=0, hand_size=17, leftover=rules.leftover)


def _turns(rules: Rules) -> tuple[int, ...]:
    """Return the seats in the order in which they play, from seat 0 on."""
    deal = deal_of(rules, "Ks As")
    play_out(deal, "Ks")
    found = [0]
    while len(found) < rules.players:
        found.append(deal.seat)
        deal.pass_()
    return tuple(found)


def direction(rules: Rules) -> tuple[Drawing, ...]:
    """Draw in which order the seats play."""
    order = _turns(rules)
    seats = tuple(
        Seat(str(order.index(seat) + 1), Tone.ON if seat == 0 else Tone.PLAIN)
        for seat in range(rules.players)
    )
    turn = 1 if order[1] == 1 else -1
    if rules.players == 2:
        turn = step(rules.direction)
    text = translate("Drawings", "You are 1 and sit at the bottom")
    return (Round(seats, text, asked(_turns, rules), turn),)


def _cut(rules: Rules) -> str:
    """Return the highest of the cards that are cut."""
    return next(
        one for one in _CUT if all(one == other or rules.beats([one], [other]) for other in _CUT)
    )


def _chosen(rules: Rules) -> tuple[int, ...]:
    """Return who deals first by some seeds."""
    return tuple(deal_cards(rules, seed).dealer for seed in range(8))


def first_dealer(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who is the first dealer."""
    deals = translate("Drawings", "deals")
    if rules.first_dealer == "cut":
        best = _cut(rules)
        cells = tuple(Cell((one,), deals, Tone.ON) if one == best else Cell((one,)) for one in _CUT)
        return (Strip(cells, asked(_cut, rules)),)
    seats = tuple(Seat("?") for _ in range(rules.players))
    return (Round(seats, translate("Drawings", "Anyone"), asked(_chosen, rules)),)


def _last_result(rules: Rules) -> tuple[tuple[int, ...], Result]:
    """Return cards left by seat and the result of a deal in which they were left."""
    counts = tuple((4, 0, 9, 2, 6, 3, 8, 5)[seat] for seat in range(rules.players))
    order = tuple(sorted(range(rules.players), key=lambda seat: counts[seat]))
    return counts, Result(counts, order)


def _dealer(rules: Rules) -> int | None:
    return next_dealer(rules, [_last_result(rules)[1]])


def later_dealer(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who deals after a deal in which so many cards were left."""
    counts, _ = _last_result(rules)
    dealer = _dealer(rules)
    seats = tuple(
        Seat(str(count), Tone.ON if seat == dealer else Tone.PLAIN)
        for seat, count in enumerate(counts)
    )
    text = translate("Drawings", "Cards left; the filled seat deals")
    return (Round(seats, text, asked(_dealer, rules)),)


def _first_seat(rules: Rules) -> int:
    counted_card = card(_COUNTED) if rules.first_card == "counted" else None
    return counted_seat(rules, 0, counted_card)


def first_card(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who gets the first card when you deal."""
    first = _first_seat(rules)
    texts = [""] * rules.players
    if rules.first_card == "counted":
        for count in range(card(_COUNTED).rank + 3):
            texts[seat_after(rules, count)] = str(count + 1)
        text = translate("Drawings", "You deal and count {the_card}: it ends at the filled seat")
        text = text.format(the_card=the_card_name(card(_COUNTED)))
    else:
        text = translate("Drawings", "You deal; the filled seat gets the first card")
    seats = tuple(
        Seat(one, Tone.ON if seat == first else Tone.PLAIN) for seat, one in enumerate(texts)
    )
    return (Round(seats, text, asked(_first_seat, rules), step(rules.direction)),)


def _exchanged(rules: Rules) -> tuple[str, ...]:
    """Return what moves before a second deal: the card given, the two offered, the one taken."""
    long = dataclasses.replace(rules, match_ends="deals", match_length=8)
    match = Match(long, [""] * rules.players, SEED, "")
    match.results = [_last_result(rules)[1]]
    match.begin_deal()
    due = match.exchange_due
    if due is None:
        return ()
    _, winner, given = due
    offered = cards_of(match.hand_in_exchange(winner))[:2]
    match.make_exchange(offered, max(offered))
    return tuple(map(str, (given, *offered, max(offered))))


def exchange(rules: Rules) -> tuple[Drawing, ...]:
    """Draw which cards go to and fro before a deal."""
    found = _exchanged(rules)
    ask = asked(_exchanged, rules)
    if not found:
        cell = Cell((_highest(rules),), translate("Drawings", "stays where it was dealt"))
        return (Strip((cell,), ask),)
    given, first, second, taken = found
    cells = (
        Cell((given,), translate("Drawings", "to the winner")),
        Cell((first, second), translate("Drawings", "shown by the winner")),
        Cell((taken,), translate("Drawings", "to the loser")),
    )
    return (Strip(cells, ask),)


def _wins_at_once(rules: Rules) -> tuple[bool, ...]:
    """Return for a dragon and four twos whether they win before anything is played."""
    return tuple(deal_of(rules, " ".join(hand)).over for hand in (_DRAGON, (*_FOUR_TWOS, "9d")))


def instant_win(rules: Rules) -> tuple[Drawing, ...]:
    """Draw which hands win at once."""
    ask = asked(_wins_at_once, rules)
    return tuple(
        Strip(
            (
                Cell(faces, translate("Drawings", "wins at once"), Tone.ON)
                if wins
                else Cell(faces, translate("Drawings", "has to be played")),
            ),
            ask,
        )
        for faces, wins in zip((_DRAGON, _FOUR_TWOS), _wins_at_once(rules), strict=True)
    )


def _later_opening(rules: Rules) -> tuple[int, str | None]:
    """Return who opens a later deal, with the lowest card at seat 0 and the winner at seat 1."""
    low = lowest_card(rules, rules.pack & ONCE)
    masks = [mask_of([str(low) if seat == 0 else f"4{SUITS[seat % 4]}"]) for seat in range(2)]
    masks += [mask_of([f"5{SUITS[seat % 4]}"]) for seat in range(2, rules.players)]
    opener, due = opening(rules, masks, 0, 1, False)
    return opener, None if due is None else str(due)


def opener_later_deals(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who plays first in a later deal."""
    opener, _ = _later_opening(rules)
    low = str(lowest_card(rules, rules.pack & ONCE))
    begins = translate("Drawings", "plays first")
    cells = (
        Cell((low,), begins, Tone.ON)
        if opener == 0
        else Cell((low,), translate("Drawings", "lowest card"), Tone.OFF),
        Cell((BACK,), translate("Drawings", "last winner"), Tone.OFF)
        if opener == 0
        else Cell((BACK,), translate("Drawings", "last winner: plays first"), Tone.ON),
    )
    return (Strip(cells, asked(_later_opening, rules)),)


def _first_plays(rules: Rules) -> tuple[tuple[bool, bool], ...]:
    """Return for a first and a later deal whether the lowest card, and a king, may be led.

    The seat that holds them opens, and has won the deal before.
    """
    low = lowest_card(rules, rules.pack & ONCE)
    start = deal_of(rules, f"{low} Kd")
    found = []
    for is_first in (True, False):
        opener, due = opening(rules, start.masks, 0, 0, is_first)
        deal = Deal(rules, start.masks, opener, due)
        found.append((may(deal, str(low)), may(deal, "Kd")))
    return tuple(found)


def opening_card(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what the first play may be in the first deal and in later ones."""
    ask = asked(_first_plays, rules)
    low = str(lowest_card(rules, rules.pack & ONCE))
    names = (translate("Drawings", "First deal"), translate("Drawings", "Later deals"))
    return tuple(
        Strip((_allowed(low, may_lowest), _allowed("Kd", may_other)), ask, name)
        for name, (may_lowest, may_other) in zip(names, _first_plays(rules), strict=True)
    )


def _lowest_leads(rules: Rules) -> tuple[bool, bool]:
    """Return whether the lowest card may be led alone, and in a pair."""
    low, pair = _lowest_pair(rules)
    hands = deal_of(rules, f"{pair} Kd").hands
    deal = Deal.start(rules, hands)
    return may(deal, low), may(deal, pair)


def _lowest_pair(rules: Rules) -> tuple[str, str]:
    low = lowest_card(rules, rules.pack & ONCE)
    return str(low), f"{low} {RANKS[low.rank]}{rules.suit_order[1]}"


def opening_play(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what the first play may be when it has to hold the lowest card."""
    alone, together = _lowest_leads(rules)
    low, pair = _lowest_pair(rules)
    cells = (_allowed(low, alone), _allowed(pair, together))
    return (Strip(cells, asked(_lowest_leads, rules)),)


# Playing.


def _after_a_pass(rules: Rules) -> bool:
    """Return whether a seat that passed may play when the trick comes round to it."""
    four = at_table_of(rules, 3)
    deal = deal_of(four, "5d Qd 3h", "Kd 3d 3c", "9h 4h 4s")
    play_out(deal, "5d", "", "9h", *[""] * (four.players - 3), "Qd")
    return may(deal, "Kd", seat_after(four, 1))


def passing(rules: Rules) -> tuple[Drawing, ...]:
    """Draw whether who has passed may come back into the trick."""
    may_play = _after_a_pass(rules)
    end = (
        Cell(("Kd",), translate("Drawings", "you may play"), Tone.ON)
        if may_play
        else Cell(("Kd",), translate("Drawings", "you are out"), Tone.OFF)
    )
    cells = (
        Cell(("5d",)),
        Cell(text=translate("Drawings", "you pass")),
        Cell(("9h",)),
        Cell(("Qd",)),
        end,
    )
    return (Strip(cells, asked(_after_a_pass, rules)),)


def _ends_before_own_beat(rules: Rules) -> bool:
    """Return whether a trick is over before its last player plays again."""
    few = at_table_of(rules, 2)
    deal = deal_of(few, "9h Kd 3h")
    play_out(deal, "9h", *[""] * (few.players - 1))
    return deal.table is None


def own_beat(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what becomes of a trick when all others have passed."""
    ends = _ends_before_own_beat(rules)
    cells = (
        Cell(("9h",), translate("Drawings", "you")),
        *(_pass() for _ in range(at_table_of(rules, 2).players - 1)),
        Cell(("Kd",), translate("Drawings", "a new trick"), Tone.PLAIN)
        if ends
        else Cell(("Kd",), translate("Drawings", "you go on"), Tone.ON),
    )
    return (Strip(cells, asked(_ends_before_own_beat, rules)),)


def _interruption(rules: Rules) -> tuple[str, str, bool] | None:
    """Return five cards, higher ones, and whether these may be played at once, out of turn."""
    few = at_table_of(rules, 3)
    for low, high in _INTERRUPTED:
        if not (find(few, low) and find(few, high) and is_dealt(few, low, high)):
            continue
        if few.beats(high.split(), low.split()):
            spare = [one for one in _LOW if one not in f"{low} {high}".split()]
            deal = deal_of(few, f"{low} {spare[0]}", spare[1], f"{high} {spare[2]}")
            play_out(deal, low)
            return low, high, may(deal, high, seat_after(few, 2))
    return None


def out_of_turn(rules: Rules) -> tuple[Drawing, ...]:
    """Draw whether high cards may be played out of turn."""
    found = _interruption(rules)
    if found is None:
        return ()
    low, high, at_once = found
    end = (
        Cell(tuple(high.split()), translate("Drawings", "at once"), Tone.ON)
        if at_once
        else Cell(tuple(high.split()), translate("Drawings", "waits for its turn"), Tone.OFF)
    )
    return (Strip((Cell(tuple(low.split())), end), asked(_interruption, rules)),)


def _passes_after_the_highest(rules: Rules) -> tuple[int, bool]:
    """Return how many pass after the highest card, and whether the trick is over then."""
    few = at_table_of(rules, 2)
    high = _highest(few)
    deal = deal_of(few, f"{high} Kd")
    play_out(deal, high)
    count = 0
    while deal.seat != 0:
        deal.pass_()
        count += 1
    return count, deal.table is None


def top_card(rules: Rules) -> tuple[Drawing, ...]:
    """Draw when a trick ends after the highest card."""
    passes, is_over = _passes_after_the_highest(rules)
    end = translate("Drawings", "a new trick") if is_over else translate("Drawings", "you go on")
    cells = (
        Cell((_highest(rules),), translate("Drawings", "you")),
        *(_pass() for _ in range(passes)),
        Cell(("Kd",), end, Tone.ON),
    )
    return (Strip(cells, asked(_passes_after_the_highest, rules)),)


def _after_the_first_is_out(rules: Rules) -> tuple[tuple[int, ...], bool]:
    """Return the cards left when the first hand is empty, and whether the deal is over."""
    deal = deal_of(at_table_of(rules, 3), "9d", "Ts Th 3d", "Jc Jd")
    play_out(deal, "9d")
    return deal.counts, deal.over


def deal_ends(rules: Rules) -> tuple[Drawing, ...]:
    """Draw whether a deal goes on when the first hand is empty."""
    counts, is_over = _after_the_first_is_out(rules)
    seats = tuple(
        Seat(str(count), Tone.PLAIN if count == 0 or is_over else Tone.ON) for count in counts
    )
    text = (
        translate("Drawings", "You are out: the deal is over")
        if is_over
        else translate("Drawings", "You are out: the others play on")
    )
    return (Round(seats, text, asked(_after_the_first_is_out, rules)),)


# The last cards.


def _announced(rules: Rules) -> tuple[bool, bool]:
    """Return whether it is announced that two cards are left, and then that one is."""
    deal = deal_of(rules, "9d Td Jd")
    found = []
    for cards in ("9d", "Td"):
        before = len(deal.events)
        play_out(deal, cards)
        found.append(any(isinstance(event, Announce) for event in deal.events[before:]))
        while deal.seat != 0:
            deal.pass_()
    return found[0], found[1]


def announce(rules: Rules) -> tuple[Drawing, ...]:
    """Draw with how many cards left a player is announced."""
    cells = tuple(
        Cell((BACK,) * count, translate("Drawings", "announced"), Tone.ON)
        if is_announced
        else Cell((BACK,) * count, translate("Drawings", "not announced"), Tone.OFF)
        for count, is_announced in zip((2, 1), _announced(rules), strict=True)
    )
    return (Strip(cells, asked(_announced, rules)),)


def _singles_before_a_last_card(rules: Rules) -> tuple[bool, bool]:
    """Return whether a low and a high single may be led before a seat with one card."""
    deal = deal_of(rules, "7d Kd", "Td")
    return may(deal, "7d"), may(deal, "Kd")


def _let_through(rules: Rules) -> tuple[int, ...]:
    """Return the points by turn after a low single let the last card of the next seat through."""
    deal = deal_of(rules, "7d Kd", "Td")
    if not may(deal, "7d"):
        return ()
    play_out(deal, "7d", "Td")
    if not deal.over:
        return ()
    return tuple(deal.scores[seat_after(rules, turn)] for turn in range(rules.players))


def last_card(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what may be led before a player with one card, and who then pays."""
    low, high = _singles_before_a_last_card(rules)
    one_left = Cell((BACK,), translate("Drawings", "one card left"))
    cells = (one_left, _allowed("7d", low), _allowed("Kd", high))
    found = [Strip(cells, asked(_singles_before_a_last_card, rules))]
    points = _let_through(rules)
    if points and rules.last_card == "liability":
        after = translate("Drawings", "goes out: {points}").format(
            points=points_text(points[1], False)
        )
        yours = translate("Drawings", "you: {points}").format(points=points_text(points[0], False))
        paid = [
            Cell(("7d",), yours, Tone.ON),
            Cell(("Td",), after),
            *(Cell((BACK,), points_text(score, False), count=_LOW_EACH) for score in points[2:4]),
        ]
        found.append(Strip(tuple(paid), asked(_let_through, rules)))
    return tuple(found)


def _ends_with_twos(rules: Rules) -> tuple[bool, ...]:
    """Return whether one may go out with a two, and with a pair of them."""
    return tuple(may(deal_of(rules, cards), cards) for cards in ("2s", "2d 2s"))


def finish(rules: Rules) -> tuple[Drawing, ...]:
    """Draw with which twos one may go out."""
    single, pair = _ends_with_twos(rules)
    cells = (_allowed("2s", single), _allowed("2d 2s", pair))
    return (Strip(cells, asked(_ends_with_twos, rules)),)


MADE: dict[str, Callable[[Rules], tuple[Drawing, ...]]] = {
    "players": hand_sizes,
    "hand_size": hand_sizes,
    "packs": packs,
    "jokers": jokers,
    "suit_order": suits,
    "leftover": leftover,
    "direction": direction,
    "first_dealer": first_dealer,
    "later_dealer": later_dealer,
    "first_card": first_card,
    "exchange": exchange,
    "instant_win": instant_win,
    "opener_later_deals": opener_later_deals,
    "opening_card": opening_card,
    "opening_play": opening_play,
    "passing": passing,
    "own_beat": own_beat,
    "out_of_turn": out_of_turn,
    "top_card_ends_trick": top_card,
    "deal_ends": deal_ends,
    "announce": announce,
    "last_card": last_card,
    "finish": finish,
}
