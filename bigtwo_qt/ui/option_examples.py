"""Drawn examples beside each value of an option: what it decides, asked of the rules."""

from __future__ import annotations

from collections.abc import Callable

from bigtwo_qt.rules import Deal, Kind, Rules
from bigtwo_qt.rules.cards import ONCE, RANKS, SUITS, parse_cards
from bigtwo_qt.rules.combinations import highest_card, lowest_card
from bigtwo_qt.ui.examples import Example, Relation, compare, find, is_dealt, named
from bigtwo_qt.ui.option_text import shown
from bigtwo_qt.ui.rule_lines import SAMPLES, held
from bigtwo_qt.ui.wording import card_name, refusal_text, sentence, translate

MOST = 3
"""So many examples stand beside a value."""


def value_examples(option: str, rules: Rules) -> tuple[Example, ...]:
    """Return drawn examples of what an option decides under some rules; often none."""
    made = _MADE.get(option)
    return (made(rules) if made is not None else shown(option, rules))[:MOST]


def led(rules: Rules, cards: str, rest: str, opener: int | None) -> Example:
    """Return what a deal makes of these cards, led from a hand that holds a rest besides.

    With an opener no opening card is asked for.
    """
    taken = {*cards.split(), *rest.split()}
    filler = [f"{rank}{suit}" for rank in "4567" for suit in "dchs"]
    others = [card for card in filler if card not in taken][: 2 * (rules.players - 1)]
    hands = [
        f"{cards} {rest}",
        *(" ".join(others[2 * seat : 2 * seat + 2]) for seat in range(rules.players - 1)),
    ]
    deal = Deal.start(rules, [parse_cards(hand) for hand in hands], opener=opener)
    refusal = deal.check(parse_cards(cards))
    faces = tuple(cards.split())
    if refusal is not None:
        return Example(faces, Relation.IS_NOTHING, (), refusal_text(refusal))
    play = find(rules, cards)
    text = translate("Examples", "{cards} may be played here.")
    spoken = sentence(text.format(cards=named(play) if play is not None else ""))
    return Example(faces, Relation.IS_PLAYED, (), spoken)


def _opening_play(rules: Rules) -> tuple[Example, ...]:
    lowest = lowest_card(rules, rules.pack & ONCE)
    suit = rules.suit_order[1]
    return (led(rules, f"{lowest} {RANKS[lowest.rank]}{suit}", "Kd", None),)


def _opening_card(rules: Rules) -> tuple[Example, ...]:
    if rules.opening_card == "never":
        return ()
    lowest = lowest_card(rules, rules.pack & ONCE)
    return (held(rules, str(lowest), sentence(card_name(lowest)) + "."),)


def _finish(rules: Rules) -> tuple[Example, ...]:
    return tuple(led(rules, cards, "", 0) for cards in ("2s", "2d 2s"))


def _instant_win(rules: Rules) -> tuple[Example, ...]:
    if rules.instant_win == "none":
        return ()
    dragon = " ".join(rank + SUITS[place % 4] for place, rank in enumerate(RANKS))
    found = [held(rules, dragon, translate("Examples", "A dragon."))]
    if rules.instant_win == "dragon-or-four-twos":
        found.append(held(rules, "2d 2c 2h 2s", translate("Examples", "The four twos.")))
    return tuple(found)


def _top_card(rules: Rules) -> tuple[Example, ...]:
    highest = highest_card(rules, rules.pack & ONCE)
    return (held(rules, str(highest), sentence(card_name(highest)) + "."),)


def _out_of_turn(rules: Rules) -> tuple[Example, ...]:
    if not rules.out_of_turn:
        return ()
    cards = (
        (SAMPLES[Kind.QUADS], "8d 9c Ts Jh Qd"),
        (SAMPLES[Kind.STRAIGHT_FLUSH], "3d 4s 5c 6h 7d"),
    )
    return tuple(
        compare(rules, high, low)
        for high, low in cards
        if find(rules, high) and find(rules, low) and is_dealt(rules, high, low)
    )


_MADE: dict[str, Callable[[Rules], tuple[Example, ...]]] = {
    "opening_play": _opening_play,
    "opening_card": _opening_card,
    "finish": _finish,
    "instant_win": _instant_win,
    "top_card_ends_trick": _top_card,
    "out_of_turn": _out_of_turn,
}
