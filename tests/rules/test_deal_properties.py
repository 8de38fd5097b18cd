"""Whatever is decided: cards are conserved, turns go round, deals end, events replay."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bigtwo_qt.rules import Deal, IllegalPlay, Rules, RulesError, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.events import Clear, End, Out, Pass, Play
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.record import from_text, replay, to_text
from tests.referee.cards import pack
from tests.referee.systems import TABLES, Options, preset
from tests.rules.lockstep import Decision, decide, decisions, play_in_lockstep

TABLE_IDS = [f"{name}-{players}" for name, players in TABLES]


class PlayedDeal(RuleBasedStateMachine):
    """The first deal of a match of any system, with any decisions."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))
    def begin(self, table: tuple[str, int], seed: int) -> None:
        """Deal the cards of a seed."""
        name, players = table
        self.ruleset = system(name, players=players)
        match = Match(self.ruleset, [f"P{seat}" for seat in range(players)], seed, "match")
        match.begin_deal()
        assert match.header is not None
        assert match.deal is not None
        self.header, self.deal = match.header, match.deal
        self.dealt = [Counter(map(str, hand)) for hand in self.deal.hands]
        self.whole = Counter(map(str, cards_of(self.ruleset.pack)))
        self.whole -= Counter(map(str, cards_of(self.header.dealt.out_of_play)))

    def is_going_on(self) -> bool:
        """Whether something is left to decide."""
        return not self.deal.over

    def carry_out(self, decision: Decision) -> None:
        """Decide, and check whose turn it was and whose it is now."""
        deal = self.deal
        seat, play = decision
        is_next = seat == deal.seat
        before = len(deal.events)
        new = decide(deal, decision)
        assert new == deal.events[before:]
        own = next(event for event in new if not isinstance(event, Clear))
        assert own == (Pass(seat) if play is None else Play(seat, play, not is_next))
        if deal.over:
            assert isinstance(new[-1], End)
            return
        assert deal.hands[deal.seat]
        if new[-1] == Clear(deal.seat):
            assert deal.table is None
        elif deal.table_seat != deal.seat:
            # Whoever was passed over on the way holds no cards, or is out of this trick.
            step = 1 if self.ruleset.direction == "clockwise" else -1
            over = (seat + step) % self.ruleset.players
            while over != deal.seat:
                assert not deal.hands[over] or over in deal.passed or over == deal.table_seat
                over = (over + step) % self.ruleset.players

    @precondition(is_going_on)
    @rule(number=st.integers(0, 10**6))
    def decide_something(self, number: int) -> None:
        """Take any legal decision, the pass as likely as each play."""
        found = decisions(self.deal)
        self.carry_out(found[number % len(found)])

    @precondition(is_going_on)
    @rule(number=st.integers(0, 10**6))
    def play_much(self, number: int) -> None:
        """Take one of the decisions that play most cards, so that deals come to their end."""
        found = decisions(self.deal)
        most = max(play.size if play else 0 for _, play in found)
        longest = [one for one in found if (one[1].size if one[1] else 0) == most]
        self.carry_out(longest[number % len(longest)])

    @precondition(lambda self: self.deal.over)
    @rule()
    def decide_after_the_end(self) -> None:
        """Nothing can be decided any more."""
        assert decisions(self.deal) == []
        with pytest.raises(IllegalPlay):
            self.deal.pass_()
        assert len(self.deal.scores) == self.ruleset.players
        assert sorted(self.deal.order) == list(range(self.ruleset.players))

    @invariant()
    def cards_are_conserved(self) -> None:
        """Each seat's cards are in its hand or in its plays."""
        for seat, dealt in enumerate(self.dealt):
            played = Counter(
                str(card)
                for event in self.deal.events
                if isinstance(event, Play) and event.seat == seat
                for card in event.combination.cards
            )
            assert Counter(map(str, self.deal.hands[seat])) + played == dealt
        assert sum(self.dealt, Counter()) == self.whole

    @invariant()
    def no_dead_end(self) -> None:
        """Until the deal is over, the seat whose turn it is has a decision."""
        if not self.deal.over:
            assert self.deal.can_pass or self.deal.legal_plays()

    @invariant()
    def only_those_without_cards_are_out(self) -> None:
        """A seat that emptied its hand was announced as out, once, and nobody else."""
        out = [event.seat for event in self.deal.events if isinstance(event, Out)]
        assert sorted(out) == [seat for seat, hand in enumerate(self.deal.hands) if not hand]

    @invariant()
    def events_replay(self) -> None:
        """The record, of a deal in progress too, replays to the same position."""
        record = from_text(to_text(self.header, self.deal))
        assert record.header == self.header
        same = replay(record.header, record.events)
        for name in ("hands", "seat", "table", "table_seat", "events", "over", "passed", "scores"):
            assert getattr(same, name) == getattr(self.deal, name), name
        assert decisions(same) == decisions(self.deal)


PlayedDeal.TestCase.settings = settings(max_examples=40, stateful_step_count=60)
TestPlayedDeal = PlayedDeal.TestCase


@pytest.mark.parametrize(("name", "players"), TABLES, ids=TABLE_IDS)
def test_deals_in_lockstep_with_the_referee(name: str, players: int) -> None:
    """Turns, events, passes, order and scores of random deals, up to their end."""
    rules, options = system(name, players=players), preset(name, players)
    for seed in range(10):
        deal = Deal.shuffled(rules, seed)
        play_in_lockstep(deal, options, random.Random(seed))


FLOW_OPTIONS: dict[str, list[Any]] = {
    "direction": ["anticlockwise", "clockwise"],
    "passing": ["open", "locked"],
    "own_beat": [False, True],
    "deal_ends": ["first-out", "plays-on"],
    "opening_card": ["every-deal", "first-deal", "never"],
    "opening_play": ["any", "alone"],
    "announce": [0, 1, 2],
    "instant_win": ["none", "dragon", "dragon-or-four-twos"],
    "out_of_turn": [False, True],
    "trumps": ["none", "honour", "two-breaker"],
    "last_card": ["off", "highest-single", "liability"],
    "finish": ["any", "no-single-two", "no-two"],
    "top_card_ends_trick": [False, True],
    "scoring": [
        "bands",
        "never-played",
        "twos-played",
        "winner-collects",
        "indonesian",
        "places",
    ],
    "bands": [[[1, 1], [10, 2], [13, 3]], [[1, 1], [8, 2], [10, 3], [13, 4]]],
    "held_cards": [
        "nothing",
        "point-a-two",
        "double-a-two",
        "double-a-four-or-straight-flush",
    ],
    "winning_play": ["nothing", "double-with-a-two"],
    "settlement": ["add-up", "pairs", "winner-takes-all"],
    "result": ["lowest", "highest"],
    "match_ends": ["deals", "points"],
}


@settings(max_examples=60)
@given(data=st.data())
def test_house_rules_of_flow_and_scoring(data: st.DataObject) -> None:
    """Options in any combination: refused together, or played as the referee plays them."""
    changed = data.draw(st.sets(st.sampled_from(sorted(FLOW_OPTIONS)), max_size=8))
    changes = {name: data.draw(st.sampled_from(FLOW_OPTIONS[name])) for name in sorted(changed)}
    try:
        rules = Rules.from_dict({"id": "big-two", **changes})
    except RulesError:
        return
    seed = data.draw(st.integers(0, 10**6))
    play_in_lockstep(Deal.shuffled(rules, seed), preset("big-two", **changes), random.Random(seed))


@st.composite
def endgames(draw: st.DrawFn, options: Options) -> list[list[str]]:
    """Draw the last cards of every hand, of few ranks, so that fours and runs are common."""
    players = options["players"]
    sizes = draw(st.lists(st.integers(1, 6), min_size=players, max_size=players))
    ladder = "A23456789TJQKA"
    start = draw(st.integers(0, 8))
    ranks = draw(
        st.sampled_from([ladder[start : start + 6], "3A2", "2", "34567", "3456789TJQKA2j"])
    )
    cards: list[str] = []
    others: list[str] = []
    for card in draw(st.permutations(pack(options))):
        (cards if card[0] in ranks else others).append(card)
    cards += others
    # One hand in order, so that it is likely to hold what the rules make much of.
    first = draw(st.integers(0, players - 1))
    if draw(st.booleans()):
        cards.sort(key=draw(st.sampled_from([lambda card: card[0] != "2", lambda card: card[-1]])))
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat in (first, *(seat for seat in range(players) if seat != first)):
        hands[seat], cards = cards[: sizes[seat]], cards[sizes[seat] :]
    return hands


@settings(max_examples=150)
@given(data=st.data())
def test_endgames_of_every_system(data: st.DataObject) -> None:
    """Deals that begin with few cards, where finishes, bombs and last cards are common."""
    name, players = data.draw(st.sampled_from(TABLES))
    options = preset(name, players)
    hands = data.draw(endgames(options))
    seed = data.draw(st.integers(0, 10**6))
    deal = Deal.start(system(name, players=players), hands)
    play_in_lockstep(deal, options, random.Random(seed))


@settings(max_examples=200)
@given(data=st.data())
def test_endgames_with_house_rules(data: st.DataObject) -> None:
    """The same with options of flow and scoring in any combination."""
    changed = data.draw(st.sets(st.sampled_from(sorted(FLOW_OPTIONS)), min_size=1, max_size=6))
    changes = {name: data.draw(st.sampled_from(FLOW_OPTIONS[name])) for name in sorted(changed)}
    try:
        rules = Rules.from_dict({"id": "big-two", **changes})
    except RulesError:
        assume(False)
    options = preset("big-two", **changes)
    hands = data.draw(endgames(options))
    seed = data.draw(st.integers(0, 10**6))
    play_in_lockstep(Deal.start(rules, hands), options, random.Random(seed))
