"""Drawings of how deals are counted and matches end under each value of an option."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import mask_of
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.match import Result, Standing, standing
from bigtwo_qt.rules.scoring import scores, side_counts
from bigtwo_qt.ui.drawings import BACK, Asked, Cell, Drawing, Round, Seat, Strip, Tone
from bigtwo_qt.ui.drawn_play import asked, at_table_of
from bigtwo_qt.ui.option_text import deals_text, points_name
from bigtwo_qt.ui.rule_points import PENALTIES, ended, hand_of, plain_cards
from bigtwo_qt.ui.wording import counted, place_text, points_text, translate

_LAST = "9s"
_TWO = "2s"
_TWOS = "2d 2s"
_FOURS = "8d 8c 8h 8s"
_WITH_TWO = "5h 9c 2s"
_FEWEST_CELLS = 3
_MOST_CELLS = 6
_OVER = 3


def _best(rules: Rules, points: Sequence[int]) -> int:
    return min(points) if rules.result == "lowest" else max(points)


# A deal.


@dataclasses.dataclass(frozen=True, slots=True)
class _Ended:
    """A deal that seat 0 has won with its last play, the others with so many cards left.

    The last one that is `idle` has not played. With `two` the first of them holds a two.
    """

    last: str
    left: tuple[int, ...]
    idle: bool = False
    two: bool = False

    def hands(self, rules: Rules) -> list[str]:
        cards = plain_cards()
        hands = [hand_of(cards, count) for count in self.left[: rules.players - 1]]
        if self.two:
            hands[0] = f"{hand_of(plain_cards(), self.left[0] - 1)} 2h"
        return hands

    def points(self, rules: Rules) -> tuple[int, ...]:
        everyone = (1 << rules.players) - 1
        played = everyone >> 1 if self.idle else everyone
        return scores(rules, ended(rules, self.hands(rules), self.last, played))


def _counted(
    rules: Rules, deal: _Ended, prepare: Callable[[Rules], Rules] = lambda rules: rules
) -> Strip:
    """Draw a deal that is over: the last play, the cards left, and what everyone scores."""

    def ask(rules: Rules) -> tuple[int, ...]:
        return deal.points(prepare(rules))

    points = ask(rules)
    wins = translate("Drawings", "wins: {points}").format(points=points_text(points[0], False))
    cells = [Cell(tuple(deal.last.split()), wins, Tone.ON)]
    for count, score in zip(deal.left, points[1:], strict=False):
        text = points_text(score, False)
        if deal.idle and len(cells) == len(points) - 1:
            text = translate("Drawings", "never played: {points}").format(points=text)
        cells.append(Cell((BACK,), text, count=count))
    return Strip(tuple(cells), Asked(ask, points))


def _few(rules: Rules) -> Rules:
    return at_table_of(rules, 2)


def _left(rules: Rules, *wanted: int) -> tuple[int, ...]:
    """Return cards left for the losers, no more than they are dealt."""
    return tuple(min(count, rules.base_hand) for count in wanted)


def scoring(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what a deal brings."""
    few = _few(rules)
    match rules.scoring:
        case "sides":
            return (_sides(rules),)
        case "twos-played":
            left = _left(few, 4, 9, 11)
            return tuple(_counted(rules, _Ended(last, left), _few) for last in (_LAST, _TWOS))
        case "indonesian":
            left = _left(few, 4, 11, 13)
            return (
                _counted(rules, _Ended(_LAST, left), _few),
                _counted(rules, _Ended(_TWOS, left, two=True), _few),
            )
        case "never-played":
            left = _left(few, 11, 5, 6)
            return (_counted(rules, _Ended(_LAST, left[: few.players - 1], idle=True), _few),)
        case "places":
            return (_places(rules),)
    return (_counted(rules, _Ended(_LAST, _left(few, 4, 10, 13)), _few),)


def _places(rules: Rules) -> Strip:
    """Draw what each place costs."""

    def ask(rules: Rules) -> tuple[int, ...]:
        return scores(rules, ended(rules, ["3d"] * (rules.players - 1)))

    points = ask(rules)
    cells = (
        Cell(box=place_text(place), text=points_text(score, False))
        for place, score in enumerate(points)
    )
    return Strip(tuple(cells), Asked(ask, points))


_SIDES = (0, 5, 3, 1)


def _winners_of(rules: Rules) -> tuple[int, ...]:
    """Return the points by seat where seat 0 is out and the others have these cards left."""
    four = change(rules, players=4)
    cards = plain_cards()
    hands = [hand_of(cards, count) for count in _SIDES[1:]]
    return scores(four, ended(four, hands, _LAST))


def _sides(rules: Rules) -> Round:
    """Draw the cards left round the table, and the side or the seat that has won."""
    points = _winners_of(rules)
    is_sided = rules.teams == "partners"
    best = _best(rules, points)
    seats = tuple(
        Seat(
            str(count),
            Tone.ON if points[seat] == best else Tone.PLAIN,
            seat % 2 if is_sided else -1,
        )
        for seat, count in enumerate(_SIDES)
    )
    if is_sided:
        yours, theirs = side_counts(
            tuple(mask_of(hand_of(plain_cards(), n).split()) for n in _SIDES)
        )
        text = translate("Drawings", "{yours} cards against {theirs}: your side wins")
        text = text.format(yours=yours, theirs=theirs)
    else:
        text = translate("Drawings", "Cards left; you win alone")
    return Round(seats, text, asked(_winners_of, rules))


def teams(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who wins together."""
    return (_sides(rules),)


def bands(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what so many cards left cost, at both ends of each band."""
    starts = [start for start, _ in rules.bands]
    wanted = {1, *starts, *(start - 1 for start in starts if start > 1)}
    if len(wanted) < _FEWEST_CELLS:
        wanted |= {5, 10}
    return (_costs(rules, sorted(wanted)[-_MOST_CELLS:]),)


def _plainly(rules: Rules) -> Rules:
    """Return rules in which a loser counts for himself, with the points a card of these."""
    return dataclasses.replace(Rules(), bands=rules.bands, held_cards=rules.held_cards)


def _lone(rules: Rules, hand: str, last: str = _LAST) -> int:
    others = ["3d"] * (rules.players - 2)
    return scores(rules, ended(rules, [hand, *others], last))[1]


def _costs(rules: Rules, counts: Sequence[int]) -> Strip:
    def ask(rules: Rules) -> tuple[int, ...]:
        plain = _plainly(rules)
        return tuple(_lone(plain, hand_of(plain_cards(), count)) for count in counts)

    points = ask(rules)
    cells = tuple(
        Cell((BACK,), points_text(score, False), count=count)
        for count, score in zip(counts, points, strict=True)
    )
    return Strip(cells, Asked(ask, points))


def _held(rules: Rules) -> tuple[int, ...]:
    plain = _plainly(rules)
    return tuple(_lone(plain, hand) for hand in (_WITH_TWO, _FOURS))


def held_cards(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what a two and a four of a kind cost in a hand that is left."""
    ask = asked(_held, rules)
    plain = tuple(_lone(Rules(), hand) for hand in (_WITH_TWO, _FOURS))
    cells = tuple(
        Cell(
            tuple(hand.split()),
            points_name(points),
            Tone.ON if points != usual else Tone.PLAIN,
        )
        for hand, points, usual in zip((_WITH_TWO, _FOURS), _held(rules), plain, strict=True)
    )
    return (Strip(cells, ask),)


def _in_penalties(rules: Rules) -> Rules:
    """Return the rules with cards left counted, so far as they are not."""
    few = _few(rules)
    if few.scoring in PENALTIES:
        return few
    return dataclasses.replace(
        Rules(), winning_play=rules.winning_play, settlement=rules.settlement
    )


def winning_play(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what others lose when somebody goes out with a two, and without."""
    left = _left(_in_penalties(rules), 3, 5, 7)
    return tuple(_counted(rules, _Ended(last, left), _in_penalties) for last in (_LAST, _TWO))


def settlement(rules: Rules) -> tuple[Drawing, ...]:
    """Draw what everyone writes down."""
    left = _left(_in_penalties(rules), 3, 5, 7)
    return (_counted(rules, _Ended(_LAST, left), _in_penalties),)


# A match.


def _after(rules: Rules, count: int) -> bool:
    """Return whether a match is over after so many deals, or when a total reaches so much."""
    order = tuple(range(rules.players))
    if rules.match_ends == "deals":
        nothing = Result(tuple(order), order)
        return standing(rules, [nothing] * count).is_over
    # No two totals are equal, and seat 0 has the highest.
    first = (count, *(seat - rules.players for seat in order[1:]))
    return standing(rules, [Result(first, order)]).is_over


def match_ends(rules: Rules) -> tuple[Drawing, ...]:
    """Draw when a match is over."""

    def ask(rules: Rules) -> tuple[bool, bool]:
        return _after(rules, rules.match_length - 1), _after(rules, rules.match_length)

    name = deals_text if rules.match_ends == "deals" else points_name
    counts = (rules.match_length - 1, rules.match_length)
    cells = tuple(
        Cell(box=name(count), text=translate("Drawings", "the match is over"), tone=Tone.ON)
        if is_over
        else Cell(box=name(count), text=translate("Drawings", "it goes on"))
        for count, is_over in zip(counts, ask(rules), strict=True)
        if count
    )
    return (Strip(cells, asked(ask, rules)),)


def _of_three_deals(rules: Rules) -> Rules:
    return dataclasses.replace(rules, match_ends="deals", match_length=_OVER)


def _standing(rules: Rules, totals: Sequence[int]) -> Standing:
    """Return how a match of three deals with these totals ends; seats 0 and 1 have won some."""
    three = _of_three_deals(rules)
    nothing = (0,) * rules.players
    seats = tuple(range(rules.players))
    others = (1, 0, *seats[2:])
    return standing(
        three,
        [Result(tuple(totals), seats), Result(nothing, others), Result(nothing, seats)],
    )


def _totals(rules: Rules, *totals: int) -> tuple[int, ...]:
    return tuple(totals[seat % len(totals)] + seat // len(totals) for seat in range(rules.players))


def _won(rules: Rules) -> tuple[int, ...]:
    return _standing(rules, _totals(rules, 45, 12, 80, 31)).winners


def result(rules: Rules) -> tuple[Drawing, ...]:
    """Draw which total wins."""
    winners = _won(rules)
    cells = tuple(
        Cell(box=str(total), text=translate("Drawings", "wins"), tone=Tone.ON)
        if seat in winners
        else Cell(box=str(total))
        for seat, total in enumerate(_totals(rules, 45, 12, 80, 31))
    )
    return (Strip(cells, asked(_won, rules)),)


def _equal(rules: Rules) -> tuple[int, ...]:
    """Return totals of which the two best are equal."""
    best, others = (20, 45) if rules.result == "lowest" else (45, 20)
    return (best, best, *(others for _ in range(rules.players - 2)))


def _tied(rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    found = _standing(rules, _equal(rules))
    return found.winners, found.deals_won


def tie(rules: Rules) -> tuple[Drawing, ...]:
    """Draw who wins where the best totals are equal."""
    winners, won = _tied(rules)
    wins = translate("Drawings", "wins") if len(winners) == 1 else translate("Drawings", "share it")
    cells = []
    for seat, total in enumerate(_equal(rules)[:_OVER]):
        text = counted("Drawings", "%n deals won", won[seat]) if rules.tie == "deals-won" else ""
        if seat in winners:
            text = ": ".join(part for part in (text, wins) if part)
        tone = Tone.ON if seat in winners else Tone.PLAIN
        cells.append(Cell(box=str(total), text=text, tone=tone))
    if not winners:
        cells.append(Cell(text=translate("Drawings", "one more deal"), tone=Tone.ON))
    return (Strip(tuple(cells), asked(_tied, rules)),)


MADE: dict[str, Callable[[Rules], tuple[Drawing, ...]]] = {
    "teams": teams,
    "scoring": scoring,
    "bands": bands,
    "held_cards": held_cards,
    "winning_play": winning_play,
    "settlement": settlement,
    "match_ends": match_ends,
    "result": result,
    "tie": tie,
}
