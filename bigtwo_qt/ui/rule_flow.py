"""The sections of the rule sheet about how a deal and a match go."""

from __future__ import annotations

from collections.abc import Iterator

from bigtwo_qt.rules import Kind, Rules
from bigtwo_qt.rules.cards import ONCE, RANKS, SUITS
from bigtwo_qt.rules.combinations import lowest_card
from bigtwo_qt.rules.dealing import MINI_HAND
from bigtwo_qt.ui.examples import compare, find, is_dealt
from bigtwo_qt.ui.option_text import is_in_force, number_name
from bigtwo_qt.ui.rule_lines import SAMPLES, Line, drawn, held, if_changed, said
from bigtwo_qt.ui.wording import card_name, counted, sentence, the_card_name, translate


def dealing_lines(rules: Rules) -> tuple[Line, ...]:
    lines = [
        said("first_dealer", rules),
        said("later_dealer", rules),
        said("hand_size", rules),
    ]
    undealt = 52 * rules.packs + rules.jokers - rules.base_hand * rules.players
    if rules.hand_size == "all":
        undealt = 0
    if is_in_force("leftover", rules):
        lines.append(said("leftover", rules))
        undealt = 1 if rules.leftover == "none" else 0
    elif undealt:
        text = counted("RuleSheet", "The other %n cards stay face down, out of play.", undealt)
        lines.append(Line(text))
    lines += [said("direction", rules), said("first_card", rules)]
    if rules.first_card == "counted":
        text = translate(
            "RuleSheet", "In this count an ace is one, a jack 11, a queen 12 and a king 13."
        )
        lines.append(Line(text))
    lines += if_changed(rules, "exchange")
    if rules.instant_win != "none":
        lines += [said("instant_win", rules), *_instant_wins(rules)]
    lines += _opening(rules, undealt)
    return tuple(lines)


def _instant_wins(rules: Rules) -> Iterator[Line]:
    """Yield hands that win before play; `tests` deals them."""
    dragon = " ".join(rank + SUITS[place % 4] for place, rank in enumerate(RANKS))
    text = translate("RuleSheet", "A dragon.")
    yield drawn(held(rules, dragon, text))
    if rules.instant_win == "dragon-or-four-twos":
        text = translate("RuleSheet", "The four twos; what else is in the hand does not matter.")
        yield drawn(held(rules, "2d 2c 2h 2s", text))


def _opening(rules: Rules, undealt: int) -> Iterator[Line]:
    """Yield who plays first, and what."""
    lowest = lowest_card(rules, rules.pack & ONCE)
    text = translate("RuleSheet", "Whoever holds the lowest card, {the_card}, plays first.")
    if rules.opener_later_deals == "winner":
        text = translate(
            "RuleSheet",
            "In the first deal, whoever holds the lowest card, {the_card}, plays first.",
        )
    text = text.format(card=card_name(lowest), the_card=the_card_name(lowest))
    yield Line(text, example=held(rules, str(lowest), sentence(card_name(lowest)) + "."))
    if undealt:
        yield Line(
            translate(
                "RuleSheet",
                "If it is among the cards that are out of play, the next lowest takes its place.",
            )
        )
    if rules.packs == 2:
        yield Line(
            translate(
                "RuleSheet",
                "If two players hold one each, the one who was dealt to first begins.",
            )
        )
    if rules.opener_later_deals == "winner":
        yield said("opener_later_deals", rules)
    yield said("opening_card", rules)
    if is_in_force("opening_play", rules):
        yield said("opening_play", rules)


def play_lines(rules: Rules) -> tuple[Line, ...]:
    lines = [
        Line(
            translate(
                "RuleSheet",
                "Whoever leads plays any combination, and cannot pass. The others follow in turn: "
                "each plays a combination that beats the one on the table, or passes. You may pass "
                "even when you could play.",
            )
        ),
        said("passing", rules),
        Line(
            translate(
                "RuleSheet",
                "When all others have passed one after the other, the cards on the table are "
                "cleared away, and the player whose combination was not beaten leads whatever they "
                "like.",
            )
        ),
        *if_changed(rules, "own_beat"),
    ]
    if rules.out_of_turn:
        lines += [
            said("out_of_turn", rules),
            Line(
                translate(
                    "RuleSheet",
                    "The first to do so counts, all passes are forgotten, and the last play of a "
                    "hand cannot be interrupted.",
                )
            ),
        ]
        for cards in (SAMPLES[Kind.QUADS], SAMPLES[Kind.STRAIGHT_FLUSH]):
            below = "3d 4s 5c 6h 7d" if cards != SAMPLES[Kind.QUADS] else "8d 9c Ts Jh Qd"
            if find(rules, cards) and find(rules, below) and is_dealt(rules, cards, below):
                lines.append(drawn(compare(rules, cards, below)))
    lines += if_changed(rules, "top_card_ends_trick")
    lines.append(said("deal_ends", rules))
    if rules.deal_ends == "plays-on":
        lines.append(
            Line(
                translate(
                    "RuleSheet",
                    "If nobody beats the last play of somebody who went out, the next player who "
                    "still holds cards leads.",
                )
            )
        )
    return tuple(lines)


def last_cards_lines(rules: Rules) -> tuple[Line, ...]:
    text = translate("RuleSheet", "All can see how many cards every player has left.")
    lines = [Line(text), *if_changed(rules, "announce", "last_card"), said("finish", rules)]
    if rules.finish != "any":
        lines.append(
            Line(
                translate(
                    "RuleSheet",
                    "When every player has nothing but a single two left, this rule no longer "
                    "holds.",
                )
            )
        )
    return tuple(lines)


def match_lines(rules: Rules) -> tuple[Line, ...]:
    lines = [said("match_ends", rules), said("result", rules)]
    if rules.teams == "partners":
        text = counted(
            "RuleSheet",
            "If both sides hold as many cards at the end of a deal, nobody scores, and deals of "
            "{count} cards each are played until one side wins; they do not count among the deals "
            "of the match.",
            MINI_HAND,
        )
        lines.append(Line(text.format(count=number_name(MINI_HAND))))
    lines.append(said("tie", rules))
    return tuple(lines)
