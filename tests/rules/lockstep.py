"""Random deals and matches of the core, watched step by step by the referee."""

import random
from typing import Any

from bigtwo_qt.rules import Deal, Rules
from bigtwo_qt.rules.cards import Card, cards_of
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.events import Event
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.record import event_fields, to_text
from tests.referee import deal as referee
from tests.referee.cards import subsets
from tests.referee.systems import Options

SMALL = 7
"""Of hands up to this size the referee tries every subset at every step."""

Decision = tuple[int, Combination | None]
"""A seat and what it plays; None for a pass."""


def texts(play: Combination) -> tuple[str, ...]:
    """Return the cards of a play as texts, in one order whatever the kind."""
    return tuple(sorted(map(str, play.cards)))


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event as a record has it, with the cards of a play in one order."""
    return {name: sorted(value) if name == "cards" else value for name, value in event.items()}


def decisions(deal: Deal) -> list[Decision]:
    """Return every decision that the core allows now, out of turn as well."""
    found: list[Decision] = [(deal.seat, play) for play in deal.legal_plays()]
    if deal.can_pass:
        found.append((deal.seat, None))
    for seat in range(deal.rules.players):
        found += [(seat, play) for play in deal.interruptions(seat)]
    return found


def chosen(deal: Deal, rng: random.Random) -> Decision:
    """Choose a decision: passes are no more likely than plays, long plays are favoured."""
    found = decisions(deal)
    assert found, "a dead end"
    plays = [decision for decision in found if decision[1] is not None]
    if not plays or (deal.can_pass and rng.random() < 0.25):
        return found[-1] if not plays else (deal.seat, None)
    if rng.random() < 0.5:
        return rng.choice(plays)
    return max(plays, key=lambda one: (one[1].size if one[1] else 0, rng.random()))


def decide(deal: Deal, decision: Decision) -> list[Event]:
    """Carry a decision out and return the new events."""
    seat, play = decision
    return deal.pass_() if play is None else deal.play(play, seat)


def watched(deal: Deal, options: Options) -> referee.Deal:
    """Return the referee's deal of the same hands."""
    hands = [[str(card) for card in hand] for hand in deal.hands]
    card = None if deal.opening_card is None else str(deal.opening_card)
    return referee.Deal(options, hands, deal.opener, card)


def play_in_lockstep(deal: Deal, options: Options, rng: random.Random) -> int:
    """Play a deal to its end; core and referee must agree at every step. Return the steps."""
    other = watched(deal, options)
    steps = 0
    while not deal.over:
        assert (deal.seat, deal.table_seat) == (other.seat, other.table_seat)
        assert deal.can_pass == (other.fault(other.seat, None) is None)
        hand = other.hands[other.seat]
        if len(hand) <= SMALL:
            offered = {texts(play) for play in deal.legal_plays()}
            every = subsets(options, hand)
            right = {cards for cards in every if other.fault(other.seat, cards) is None}
            assert offered == {tuple(sorted(cards)) for cards in right}
        decision = chosen(deal, rng)
        seat, play = decision
        new = [plain(event_fields(event)) for event in decide(deal, decision)]
        expected = other.decide(seat, None if play is None else texts(play))
        assert new == [plain(event) for event in expected]
        steps += 1
    assert other.over
    assert [plain(event_fields(event)) for event in deal.events] == list(map(plain, other.events))
    assert list(deal.scores) == other.scores
    assert list(deal.order) == other.order
    return steps


def exchanged(match: Match, rng: random.Random) -> None:
    """Make the exchange at random, where a deal waits for it."""
    due = match.exchange_due
    if due is not None:
        offered: list[Card] = rng.sample(cards_of(match.hand_in_exchange(due[1])), 2)
        match.make_exchange(offered, rng.choice(offered))


def played_records(rules: Rules, seed: int, deals: int) -> list[str]:
    """Return the records of so many deals, match after match, with random decisions."""
    rng = random.Random(seed)
    lines: list[str] = []
    names = [f"P{seat}" for seat in range(rules.players)]
    for number in range(deals):
        match = Match(rules, names, seed + number, f"match-{number}")
        while not match.standing.is_over:
            if len(lines) == deals:
                return lines
            match.begin_deal()
            exchanged(match, rng)
            header, deal = match.header, match.deal
            assert header is not None
            assert deal is not None
            while not deal.over:
                decide(deal, chosen(deal, rng))
            lines.append(to_text(header, deal))
            match.finish_deal()
    return lines
