"""The section of the rule sheet about points: the rule in words, and deals that are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import RANKS, SUITS, mask_of
from bigtwo_qt.rules.combinations import Combination, tables
from bigtwo_qt.rules.scoring import Outcome, count_twos, scores, special_points
from bigtwo_qt.ui.examples import named
from bigtwo_qt.ui.option_table import TEXTS
from bigtwo_qt.ui.option_text import points_name
from bigtwo_qt.ui.rule_lines import Line, drawn, held, said
from bigtwo_qt.ui.wording import (
    count_name,
    counted,
    place_text,
    points_text,
    sentence,
    translate,
)

PENALTIES = ("bands", "never-played")
_MOST_ROWS = 4
_LAST_PLAYS = ("9s", "2s", "2d 2s")


def points_lines(rules: Rules) -> Iterator[Line]:
    """Yield how a deal is counted, with deals as examples."""
    yield said("scoring", rules)
    match rules.scoring:
        case "bands" | "never-played":
            yield from _penalties(rules)
        case "twos-played":
            yield from _twos_played(rules)
        case "winner-collects":
            yield from _whole_deal(rules, (3, 8, 12))
        case "indonesian":
            yield from _indonesian(rules)
        case "places":
            yield from _places(rules)
        case "sides":
            yield from _sides(rules)


# Cards and deals to count.


def plain_cards() -> Iterator[str]:
    """Yield cards without twos, neighbours in rank never of one suit, as often as two packs go."""
    for place in range(2 * 48):
        turn, rank = divmod(place, 12)
        yield RANKS[rank] + SUITS[(rank + turn) % 4]


def ended(
    rules: Rules,
    hands: Sequence[str],
    last: str = "9s",
    played: int | None = None,
) -> Outcome:
    """Return a deal that seat 0 wins with the play `last`; `hands` are those of the other seats."""
    masks = (0, *(mask_of(hand.split()) for hand in hands))
    everyone = (1 << rules.players) - 1
    return Outcome(
        masks,
        tuple(range(rules.players)),
        everyone if played is None else played,
        tables(rules).require(mask_of(last.split())),
        (0,) * rules.players,
        None,
    )


def hand_of(cards: Iterator[str], count: int) -> str:
    return " ".join(islice(cards, count))


def _lone(rules: Rules, hand: str, last: str = "9s", has_played: bool = True) -> int:
    """Return what one loser with this hand scores where every loser counts for themselves."""
    others = ("3d",) * (rules.players - 2)
    played = None if has_played else ((1 << rules.players) - 1) & ~2
    return scores(rules, ended(rules, (hand, *others), last, played))[1]


def _counts(rules: Rules) -> list[int]:
    """Return the numbers of cards left that show what the rules make of them, in rising order."""
    whole = rules.base_hand
    if rules.scoring == "never-played":
        wanted = [5, 11]
    else:
        starts = [start for start, _ in rules.bands]
        ends = [after - 1 for after in starts[1:]]
        # Within a band, one card more than its beginning where it is that wide.
        wanted = [
            min(start + (4 if start == 1 else 1), end)
            for start, end in zip(starts, [*ends, max(whole, starts[-1])], strict=True)
        ]
    return sorted({count for count in wanted if 0 < count <= whole})[-_MOST_ROWS:]


# The schemes.


def _penalties(rules: Rules) -> Iterator[Line]:
    if rules.scoring == "bands":
        yield said("bands", rules)
    for option in ("held_cards", "winning_play", "settlement"):
        if getattr(rules, option) != next(iter(TEXTS[option].values)):
            yield said(option, rules)
    if rules.last_card == "liability":
        yield said("last_card", rules)
    if rules.settlement == "add-up":
        yield Line(translate("RuleSheet", "The winner of the deal loses nothing."))
        yield from _rows(rules)
    else:
        wanted = [*_counts(rules), 7, 3, 1, 2, 4, 6, 8][: rules.players - 1]
        yield from _whole_deal(rules, wanted)
    if rules.result == "highest":
        yield Line(translate("RuleSheet", "What is lost is written down with a minus sign."))


def _rows(rules: Rules) -> Iterator[Line]:
    """Yield hands that are left, and what each of them costs."""
    for count in _counts(rules):
        hand = hand_of(plain_cards(), count)
        text = translate("RuleSheet", "{count} left: {points}.")
        yield _counted(rules, hand, text, _lone(rules, hand))
    if rules.scoring == "never-played":
        hand = hand_of(plain_cards(), rules.base_hand)
        text = translate("RuleSheet", "{count} left, and none ever played: {points}.")
        yield _counted(rules, hand, text, _lone(rules, hand, has_played=False))
    few = min(4, rules.base_hand)
    if rules.held_cards in ("point-a-two", "double-a-two"):
        hand = f"{hand_of(plain_cards(), few - 1)} 2h".strip()
        text = translate("RuleSheet", "{count} left, with a two: {points}.")
        yield _counted(rules, hand, text, _lone(rules, hand))
    if rules.held_cards == "double-a-four-or-straight-flush" and rules.base_hand > 4:
        hand = "3h 8d 8c 8h 8s"
        text = translate("RuleSheet", "{count} left, with four of a kind: {points}.")
        yield _counted(rules, hand, text, _lone(rules, hand))
    if rules.winning_play == "double-with-a-two":
        hand = hand_of(plain_cards(), few)
        text = translate(
            "RuleSheet", "{count} left, after the winner went out with a two: {points}."
        )
        yield _counted(rules, hand, text, _lone(rules, hand, "2s"))


def _counted(rules: Rules, hand: str, text: str, points: int) -> Line:
    count = sentence(count_name(len(hand.split())))
    return drawn(held(rules, hand, text.format(count=count, points=points_name(points))))


def _whole_deal(rules: Rules, wanted: Sequence[int]) -> Iterator[Line]:
    """Yield a deal, the hands of all losers with so many cards, and what every seat scores."""
    cards = plain_cards()
    counts = [min(count, rules.base_hand) for count in (*wanted, 5, 6, 4, 7)][: rules.players - 1]
    hands = [hand_of(cards, count) for count in sorted(counts)]
    points = scores(rules, ended(rules, hands))
    yield Line(translate("RuleSheet", "For example, a deal ends like this:"))
    for hand, score in zip(hands, points[1:], strict=True):
        if rules.scoring == "winner-collects":
            text = sentence(translate("RuleSheet", "{count} left.")).format(
                count=sentence(count_name(len(hand.split())))
            )
            yield drawn(held(rules, hand, text))
        else:
            yield _counted(rules, hand, translate("RuleSheet", "{count} left: {points}."), score)
    text = translate("RuleSheet", "The winner scores {points}.")
    yield Line(text.format(points=points_name(points[0])))


def _twos_played(rules: Rules) -> Iterator[Line]:
    for last in _LAST_PLAYS:
        points = scores(rules, ended(rules, ["3d"] * (rules.players - 1), last))[0]
        yield _went_out(rules, last, points)


def _went_out(rules: Rules, last: str, points: int) -> Line:
    text = translate("RuleSheet", "Out with {play}: {points}.").format(
        play=named(_play(rules, last)), points=points_name(points)
    )
    return drawn(held(rules, last, text))


def _play(rules: Rules, cards: str) -> Combination:
    return tables(rules).require(mask_of(cards.split()))


def _indonesian(rules: Rules) -> Iterator[Line]:
    few = min(5, rules.base_hand)
    hands = [hand_of(plain_cards(), few), f"{hand_of(plain_cards(), few - 1)} 2h".strip()]
    hands += [hand_of(plain_cards(), count) for count in (11, 13) if count <= rules.base_hand]
    yield Line(translate("RuleSheet", "What is left in hand:"))
    for hand in hands:
        if count_twos(mask_of(hand.split())):
            text = translate("RuleSheet", "{count} left, with a two: {points}.")
        else:
            text = translate("RuleSheet", "{count} left: {points}.")
        yield _counted(rules, hand, text, _lone(rules, hand))
    yield Line(translate("RuleSheet", "What the winner's last play brings:"))
    sign = 1 if rules.result == "lowest" else -1
    specials = [
        cards
        for cards, kind in (
            ("8d 8c 8h 8s 3d", "quads"),
            ("2d 2c 2h 2s 3d", "quads"),
            ("7c 8c 9c Tc Jc", "straight_flush"),
        )
        if kind in rules.five_card_order
    ]
    losers = ["3d"] * (rules.players - 1)
    for last in (*_LAST_PLAYS, *specials):
        yield _went_out(rules, last, scores(rules, ended(rules, losers, last))[0])
    if specials:
        text = translate(
            "RuleSheet",
            "What one of these special plays brings earlier in a deal, as soon as nobody is left "
            "to beat it:",
        )
        yield Line(text)
    for cards in specials:
        play = _play(rules, cards)
        points = special_points(play, final=False)
        if points is not None:
            text = translate("RuleSheet", "{play}: {points}.").format(
                play=sentence(named(play)), points=points_name(sign * points)
            )
            yield drawn(held(rules, cards, text))


def _places(rules: Rules) -> Iterator[Line]:
    points = scores(rules, ended(rules, ["3d"] * (rules.players - 1)))
    shares = [
        translate("RuleSheet", "{place} {points}").format(
            place=place_text(place), points=points_text(score, False)
        )
        for place, score in enumerate(points)
    ]
    text = counted("RuleSheet", "With %n players: {shares}.", rules.players)
    yield Line(text.format(shares=", ".join(shares)))


def _sides(rules: Rules) -> Iterator[Line]:
    counts = [min(count, rules.base_hand) for count in (3, 9, 4)]
    cards = plain_cards()
    hands = [hand_of(cards, count) for count in counts]
    points = scores(rules, ended(rules, hands))
    even, odd = counts[1], counts[0] + counts[2]
    text = translate(
        "RuleSheet",
        "For example, you go out while your partner still holds {even}. The others hold {first} "
        "and {second}, together {odd}, so your side scores {yours} each and theirs {theirs}.",
    )
    yield Line(
        text.format(
            even=count_name(even),
            first=count_name(counts[0]),
            second=count_name(counts[2]),
            odd=count_name(odd),
            yours=points_name(points[0]),
            theirs=points_name(points[1]),
        )
    )
