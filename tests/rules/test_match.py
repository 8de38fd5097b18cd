"""Matches: who deals, how they end, ties, the exchange and the deals that break a tie."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.rules.cards import ONCE, cards_of
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.combinations import highest_card
from bigtwo_qt.rules.match import Match, MatchError, Result, held_by_match, next_dealer, standing
from bigtwo_qt.rules.record import check, to_text
from bigtwo_qt.rules.systems import preset

EVERY = [(name, players) for name, found in SYSTEMS.items() for players in found.players]


def finished(scores: tuple[int, ...], order: tuple[int, ...] = (0, 1, 2, 3)) -> Result:
    return Result(scores, order)


def play_out(match: Match, draw: random.Random) -> None:
    """Play the deal of a match with random decisions and add its points."""
    match.begin_deal()
    due = match.exchange_due
    if due is not None:
        hand = list(cards_of(match.hand_in_exchange(due[1])))
        offered = draw.sample(hand, 2)
        match.make_exchange(offered, draw.choice(offered))
    deal = match.deal
    assert deal is not None
    while not deal.over:
        choices: list[Any] = deal.legal_plays()
        if deal.can_pass:
            choices.append(None)
        deal.decide(draw.choice(choices))
    match.finish_deal()


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_matches_are_played_to_their_end(name: str, players: int) -> None:
    rules = system(name, players=players)
    match = Match(rules, [f"P{seat}" for seat in range(players)], 7, "m")
    draw = random.Random(name)
    while not match.standing.is_over:
        play_out(match, draw)
    assert match.standing.totals == tuple(
        sum(result.scores[seat] for result in match.results) for seat in range(players)
    )
    with pytest.raises(MatchError, match="over"):
        match.begin_deal()


def test_rules_change_from_deal_to_deal_and_every_record_is_right() -> None:
    match = Match(system("big-two"), ["A", "B", "C", "D"], 11, "m")
    draw = random.Random(4)
    lines: list[str] = []
    for changes in (
        {"runs": "two-high"},
        {"direction": "clockwise", "first_card": "next-seat"},
        {"opener_later_deals": "winner", "opening_card": "never", "hand_size": 11},
    ):
        match.begin_deal()
        header, deal = match.header, match.deal
        assert header is not None
        assert deal is not None
        rules = change(match.rules, **changes)
        match.change_rules(rules)
        assert match.rules != rules
        while not deal.over:
            deal.decide(draw.choice([*deal.legal_plays(), *([None] if deal.can_pass else [])]))
        match.finish_deal()
        lines.append(to_text(header, deal))
    play_out(match, draw)
    assert match.rules == rules
    assert check(lines) == []


def test_what_a_match_holds_does_not_change() -> None:
    match = Match(system("big-two"), ["A", "B", "C", "D"], 11, "m")
    other = change(match.rules, result="highest", settlement="pairs", announce=1)
    assert held_by_match(match.rules, other) == ("result", "settlement")
    with pytest.raises(MatchError, match="result, settlement"):
        match.change_rules(other)
    assert match.next_rules == match.rules
    play_out(match, random.Random(1))
    records = []
    for rules, number in ((match.rules, 1), (other, 2)):
        one = Match(rules, match.players, 11, "m")
        one.results = match.results[: number - 1]
        one.begin_deal()
        header, deal = one.header, one.deal
        assert header is not None
        assert deal is not None
        while not deal.over:
            deal.decide(deal.legal_plays()[0] if deal.legal_plays() else None)
        records.append(to_text(header, deal))
    faults = [fault.message for fault in check(records)]
    assert "rules: not those of the match's deal before" in faults


def test_a_match_ends_with_the_deal_that_reaches_the_target() -> None:
    rules = system("big-two")
    assert not standing(rules, [finished((0, 99, 5, 0))]).is_over
    ended = standing(rules, [finished((0, 99, 5, 0)), finished((3, 1, 0, 2), (2, 0, 3, 1))])
    assert (ended.totals, ended.winners, ended.deals_won) == ((3, 100, 5, 2), (3,), (1, 0, 1, 0))


def test_an_agreed_number_of_deals() -> None:
    rules = preset("big-two", match_ends="deals", match_length=2)
    assert not standing(rules, [finished((0, 999, 5, 0))]).is_over
    assert standing(rules, [finished((0, 1, 5, 2))] * 2).winners == (0,)


@pytest.mark.parametrize(
    ("tie", "winners"),
    [("shared", (0, 2)), ("deals-won", (2,)), ("deals-go-on", ())],
)
def test_ties(tie: Any, winners: tuple[int, ...]) -> None:
    rules = preset("big-two", match_ends="deals", match_length=3, tie=tie)
    results = [
        finished((0, 4, 2, 9)),
        finished((1, 4, 0, 9), (2, 0, 1, 3)),
        finished((1, 4, 0, 9), (2, 0, 1, 3)),
    ]
    assert standing(rules, results).winners == winners


def test_the_highest_total_wins_where_the_rules_say_so() -> None:
    rules = system("pusoy-dos")
    assert standing(rules, [finished((16, 0, 0, 0)), finished((4, 0, 0, 0))]).winners == (0,)


def test_the_winner_deals_next_and_in_winner_the_loser() -> None:
    result = finished((0, 1, 2, 3), (2, 0, 3, 1))
    assert next_dealer(system("big-two"), []) is None
    assert next_dealer(system("big-two"), [result]) == 2
    assert next_dealer(system("winner"), [result]) == 1


def test_a_partnership_tie_is_broken_by_five_card_deals() -> None:
    rules = system("partners")
    tied = Result((0, 0, 0, 0), (2, 3, 1, 0), (7, 7))
    assert not standing(rules, [tied]).is_over
    broken = standing(rules, [tied, Result((0, 1, 0, 1), (3, 1, 0, 2), (8, 2), mini=True)])
    assert broken.winners == (1, 3)
    match = Match(rules, list("ABCD"), 3, "m")
    match.results.append(tied)
    match.begin_deal()
    assert match.header is not None
    assert match.header.mini
    assert match.header.dealt.dealer == 2
    assert [hand.bit_count() for hand in match.header.hands] == [5, 5, 5, 5]
    assert match.header.dealt.out_of_play.bit_count() == 32


def exchange_match() -> Match:
    match = Match(system("winner"), list("ABCD"), 11, "m")
    match.results.append(finished((0, 1, 2, 3), (2, 0, 3, 1)))
    match.begin_deal()
    return match


def test_the_loser_gives_their_highest_card() -> None:
    match = exchange_match()
    assert match.deal is None
    due = match.exchange_due
    assert due is not None
    loser, winner, given = due
    assert (loser, winner) == (1, 2)
    hand = cards_of(match.hand_in_exchange(winner))
    assert given in hand
    assert given == highest_card(match.rules, match.hand_in_exchange(loser) & ONCE | 1 << given)
    match.make_exchange([given, hand[0]], hand[0])
    assert match.header is not None
    assert match.header.hands[loser] >> hand[0] & 1
    assert match.header.hands[winner] >> given & 1
    assert match.header.exchange is not None
    holder = next(seat for seat, held in enumerate(match.header.hands) if held & 1)
    assert (match.header.opener, match.header.opening_card) == (holder, None)


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("is_taken_back", [False, True], ids=["taken", "given-back"])
def test_what_was_dealt_is_known_after_the_exchange(packs: int, is_taken_back: bool) -> None:
    rules = replace(system("winner"), packs=packs)
    for seed in range(20):
        match = Match(rules, list("ABCD"), seed, "m")
        match.results.append(finished((0, 1, 2, 3), (2, 0, 3, 1)))
        match.begin_deal()
        before, due = match.dealt, match.exchange_due
        assert due is not None
        assert before is not None
        _, winner, given = due
        other = next(card for card in cards_of(match.hand_in_exchange(winner)) if card != given)
        match.make_exchange([given, other], given if is_taken_back else other)
        assert match.header is not None
        assert match.header.as_dealt.hands == before.hands
        assert (match.header.hands == before.hands) == is_taken_back


def test_without_an_exchange_the_hands_are_those_that_were_dealt() -> None:
    match = Match(system("big-two"), list("ABCD"), 3, "m")
    match.begin_deal()
    assert match.header is not None
    assert match.header.as_dealt == match.header.dealt


def test_the_winner_may_offer_the_card_received_and_the_loser_take_it_back() -> None:
    match = exchange_match()
    assert match.exchange_due is not None
    loser, winner, given = match.exchange_due
    other = next(one for one in cards_of(match.hand_in_exchange(winner)) if one != given)
    match.make_exchange([given, other], given)
    assert match.header is not None
    assert match.header.hands[loser] >> given & 1
    assert not match.header.hands[winner] >> given & 1


@pytest.mark.parametrize("fault", ["one", "same", "foreign", "not offered"])
def test_a_wrong_exchange_is_refused(fault: str) -> None:
    match = exchange_match()
    hand = cards_of(match.hand_in_exchange(2))
    other = cards_of(match.hand_in_exchange(0))
    offered, taken = {
        "one": (hand[:1], hand[0]),
        "same": ((hand[0], hand[0]), hand[0]),
        "foreign": ((hand[0], other[0]), hand[0]),
        "not offered": (hand[:2], hand[2]),
    }[fault]
    with pytest.raises(MatchError):
        match.make_exchange(offered, taken)
    assert match.deal is None


def test_steps_out_of_order_are_refused() -> None:
    match = Match(system("big-two"), list("ABCD"), 0, "m")
    with pytest.raises(MatchError):
        match.finish_deal()
    with pytest.raises(MatchError):
        match.make_exchange([], cards_of(1)[0])
    match.begin_deal()
    with pytest.raises(MatchError):
        match.begin_deal()
    with pytest.raises(MatchError):
        match.finish_deal()
    with pytest.raises(MatchError):
        Match(system("big-two"), list("ABC"), 0, "m")


def rules_and_seed() -> list[tuple[Rules, int]]:
    return [(system("big-two"), seed) for seed in (0, 1, 99)]


@pytest.mark.parametrize(("rules", "seed"), rules_and_seed(), ids=["0", "1", "99"])
def test_a_match_goes_on_from_its_records_as_it_would_have(rules: Rules, seed: int) -> None:
    match = Match(rules, list("ABCD"), seed, "m")
    finished_deals = []
    draw = random.Random(seed)
    for _ in range(2):
        match.begin_deal()
        assert match.deal is not None
        assert match.header is not None
        header = match.header
        while not match.deal.over:
            choices: list[Any] = match.deal.legal_plays()
            match.deal.decide(draw.choice([*choices, *([None] if match.deal.can_pass else [])]))
        finished_deals.append((header, match.finish_deal()))
    resumed = Match.resume(finished_deals, None)
    assert resumed.standing == match.standing
    match.begin_deal()
    resumed.begin_deal()
    assert resumed.header == match.header
    again = Match.resume(finished_deals, match.header)
    assert again.header == match.header
    assert again.deal is not None
    assert match.deal is not None
    assert again.deal.hands == match.deal.hands
