"""Whole records, and the matches that they make, judged by the referee (RECORD.md).

`faults_of_text` reads the lines of a file and returns a sentence for each fault.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from tests.referee.cards import JOKERS, height, ordered, pack
from tests.referee.deal import Deal, IllegalDecisionError, lowest_card, opener_of, seats_from
from tests.referee.systems import CHANGES, SEATS, Options, preset

Record = dict[str, Any]

ALWAYS = {
    "format",
    "match",
    "number",
    "rules",
    "direction",
    "players",
    "dealer",
    "first_card",
    "seed",
    "hands",
    "out_of_play",
    "opener",
    "opening_card",
    "events",
    "result",
}
SOMETIMES = {"leftover", "exchange", "mini"}


class FaultError(ValueError):
    """What is wrong with a record."""


def demand(holds: bool, sentence: str) -> None:
    """Raise a FaultError unless something holds."""
    if not holds:
        raise FaultError(sentence)


def options_of(record: Record) -> dict[str, Any]:
    """Return the options of a record: those of its preset, changed as the record says."""
    named = record["rules"]
    name, players = named["id"], len(record["players"])
    demand(name in CHANGES, f"unknown system {name!r}")
    offered = {preset(name)["players"]} | {seats for other, seats in SEATS if other == name}
    demand(players in offered or "players" in named, f"{name} is not played by {players}")
    base = preset(name, players if players in offered else None)
    demand(not set(named) - set(base), "unknown options")
    options = {**base, **named}
    demand(options["players"] == players, "the players are not as many as the rules say")
    return options


class Match:
    """What the deals of a match so far say about the next."""

    def __init__(self, options: Options, is_length_named: bool) -> None:
        """Begin a match.

        How many deals were agreed is known only where a record names it; points are always known.
        """
        self.options = options
        self.has_end = is_length_named or options["match_ends"] == "points"
        self.number = 0
        self.counted = 0
        self.totals = [0] * options["players"]
        self.won = [0] * options["players"]
        self.last_order: list[int] | None = None
        self.tied = False

    def add(self, order: list[int], scores: list[int], is_mini: bool) -> None:
        """Count a deal that has been played."""
        self.number += 1
        self.counted += not is_mini
        self.totals = [old + new for old, new in zip(self.totals, scores, strict=True)]
        self.won[order[0]] += 1
        self.last_order = order
        self.tied = self.options["teams"] == "partners" and not any(scores)

    @property
    def over(self) -> bool:
        """Whether no further deal is played."""
        options = self.options
        if self.tied or not self.has_end:
            return False
        if options["match_ends"] == "deals":
            if self.counted < options["match_length"]:
                return False
        elif max(self.totals) < options["match_length"]:
            return False
        if options["tie"] == "deals-go-on":
            best = min(self.totals) if options["result"] == "lowest" else max(self.totals)
            sides = 2 if options["teams"] == "partners" else len(self.totals)
            return self.totals[:sides].count(best) == 1
        return True


def check_hands(options: Options, record: Record, is_mini: bool) -> None:
    """Check that hands and undealt cards are the pack, in the right numbers."""
    hands = record["hands"]
    demand(len(hands) == options["players"], "a hand for each player")
    dealt = Counter(card for hand in hands for card in hand)
    dealt.update(record["out_of_play"])
    demand(dealt == Counter(pack(options)), "hands and undealt cards are not the pack")
    size = 5 if is_mini else options["hand_size"]
    wanted = [size] * options["players"]
    if size == "all":
        share, extra = divmod(len(pack(options)), options["players"])
        early = seats_from(options, record["first_card"]["seat"])[:extra]
        wanted = [share + (seat in early) for seat in range(options["players"])]
    whole = len(pack(options))
    divides_not = not is_mini and options["leftover"] != "none" and sum(wanted) == whole - 1
    demand(
        divides_not == ("leftover" in record), "a leftover card where one is left, and only there"
    )
    if divides_not:
        wanted[check_leftover(options, record)] += 1
    demand([len(hand) for hand in hands] == wanted, "a hand has the wrong number of cards")


def check_leftover(options: Options, record: Record) -> int:
    """Check the leftover card and return who took it."""
    card, taker = record["leftover"]["card"], record["leftover"]["to"]
    hands = record["hands"]
    demand(taker in range(len(hands)), "no such seat took the leftover")
    demand(card in hands[taker], "who took the leftover does not hold it")
    lowest = lowest_card(options, [pack(options)])
    if card == lowest and options["leftover"] == "seat-one":
        right = 0
    else:
        others = [[held for held in hand if held != card] for hand in hands]
        sought = lowest_card(options, others)
        right = next(seat for seat, hand in enumerate(others) if sought in hand)
    demand(taker == right, f"the leftover goes to seat {right}")
    return right


def check_first_card(options: Options, record: Record) -> None:
    """Check whom the deal begins with."""
    counted, seat = record["first_card"]["counted"], record["first_card"]["seat"]
    order = seats_from(options, record["dealer"])
    if options["first_card"] == "next-seat":
        demand(counted is None and seat == order[1], "the deal begins with the next seat")
        return
    demand(counted in pack(options) and counted not in JOKERS, "no card was counted")
    number = ("A23456789TJQK".index(counted[0])) % len(order)
    demand(seat == order[number], f"{counted} counts to seat {order[number]}")


def check_exchange(options: Options, record: Record, match: Match) -> None:
    """Check that cards were exchanged when they should, as they should."""
    due = options["exchange"] and match.last_order is not None
    demand(due == ("exchange" in record), "an exchange from the second deal on, and only there")
    if not due:
        return
    assert match.last_order is not None
    found = record["exchange"]
    winner, loser = match.last_order[0], match.last_order[-1]
    demand((found["winner"], found["loser"]) == (winner, loser), "the wrong seats exchange")
    given, offered, taken = found["given"], found["offered"], found["taken"]
    demand(len(offered) == 2 and taken in offered, "the loser takes one of two cards")
    after_loser, after_winner = list(record["hands"][loser]), list(record["hands"][winner])
    demand(taken in after_loser, "the loser does not hold what was taken")
    before_loser = [card for card in after_loser if card != taken] + [given]
    demand(given in after_winner or given == taken, "the winner does not hold what was given")
    highest = max(before_loser, key=lambda card: height(options, card))
    demand(given == highest, f"the loser gives the highest card, {highest}")
    in_between = [*after_winner, taken]
    demand(set(offered) <= set(in_between) and len(set(offered)) == 2, "not the winner's to offer")


def check_opening(options: Options, record: Record, match: Match, is_mini: bool) -> None:
    """Check who opens, and with which card."""
    winner = None if match.last_order is None or is_mini else match.last_order[0]
    opener, card = opener_of(options, record["hands"], record["first_card"]["seat"], winner)
    if is_mini and options["opening_card"] != "never":
        card = lowest_card(options, record["hands"])
    demand(record["opener"] == opener, f"seat {opener} opens")
    demand(record["opening_card"] == card, f"the opening card is {card}")


def replay(options: Options, record: Record) -> Deal:
    """Play the decisions of a record and check that all its events follow from them."""
    deal = Deal(options, record["hands"], record["opener"], record["opening_card"])
    decided = [event for event in record["events"] if event["event"] in ("play", "pass")]
    try:
        for event in decided:
            deal.decide(event["seat"], event["cards"] if event["event"] == "play" else None)
    except IllegalDecisionError as refusal:
        raise FaultError(str(refusal)) from refusal
    for number, (written, right) in enumerate(zip(record["events"], deal.events, strict=False)):
        plain = dict(written)
        if "cards" in plain:
            plain["cards"] = list(ordered(options, plain["cards"]))
        demand(plain == right, f"event {number} is {written} instead of {right}")
    demand(len(record["events"]) == len(deal.events), "events are missing or too many")
    demand(deal.over, "the deal does not end")
    return deal


def check_result(options: Options, record: Record, deal: Deal) -> None:
    """Check that the result is what the deal gave."""
    right: dict[str, Any] = {"scores": deal.scores, "order": deal.order}
    if options["teams"] == "partners":
        right["teams"] = deal.sides
    demand(record["result"] == right, f"the result is {right}")


def check_record(record: Record, match: Match) -> None:
    """Check one deal as the next of a match and count it; raise FaultError."""
    options = match.options
    demand(not match.over, "the match was over")
    demand(record["number"] == match.number + 1, f"this is deal {match.number + 1}")
    demand(record["direction"] == options["direction"], "the direction is not that of the rules")
    is_mini = match.tied
    demand(record.get("mini", False) is is_mini, "five-card deals follow a tie, and nothing else")
    demand("mini" not in record or is_mini, "mini stands only where it applies")
    dealer = record["dealer"]
    demand(dealer in range(options["players"]), "no such dealer")
    if match.last_order is not None:
        right = match.last_order[0 if options["later_dealer"] == "winner" else -1]
        demand(dealer == right, f"seat {right} deals")
    check_first_card(options, record)
    check_hands(options, record, is_mini)
    check_exchange(options, record, match)
    check_opening(options, record, match, is_mini)
    deal = replay(options, record)
    check_result(options, record, deal)
    match.add(deal.order, deal.scores, is_mini)


def faults_of_text(text: str) -> list[str]:
    """Return the faults of a file of records, each with the number of its line."""
    faults = []
    match: Match | None = None
    name = None
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            try:
                record = json.loads(line)
            except ValueError as error:
                raise FaultError(f"not JSON: {error}") from error
            demand(isinstance(record, dict), "no object")
            demand(record.get("format") == "bigtwo-deal/1", "another format")
            missing = ALWAYS - set(record)
            demand(not missing, f"missing: {', '.join(sorted(missing))}")
            demand(not set(record) - ALWAYS - SOMETIMES, "unknown fields")
            if match is None or record["match"] != name:
                match, name = (
                    Match(options_of(record), "match_length" in record["rules"]),
                    record["match"],
                )
            demand(options_of(record) == match.options, "other rules than the match")
            check_record(record, match)
        except FaultError as fault:
            faults.append(f"line {number}: {fault}")
            match = None
    return faults
