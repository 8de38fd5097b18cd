"""The compiled rules agree with the rules core; the full comparison is a command of its own."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from bigtwo_qt.players import encoding, memory
from bigtwo_qt.players.covered import is_covered as is_seen
from bigtwo_qt.players.imagined import Done, Imagined, Rows, reader
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import Deal, Rules, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.combinations import Combination, tables
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.training import beliefs, differential, features, kernel, selfplay
from bigtwo_qt.training.specs import Specs, from_kernel, is_covered, to_kernel

DEALS = 300
"""In every system; `python -m bigtwo_qt.training.differential` compares 10,000."""

COVERED = differential.sets_covered()

HOUSE_RULES = (
    replace(system("big-two"), last_card="highest-single"),
    replace(system("big-two"), finish="no-two", top_card_ends_trick=True),
    replace(system("big-two"), finish="no-single-two", winning_play="double-with-a-two"),
    replace(system("big-two"), runs="low-forms-high", same_kind_answer=True),
    replace(system("taiwan"), settlement="pairs", held_cards="double-a-two"),
    replace(
        system("capsa-banting"),
        instant_win="dragon-or-four-twos",
        held_cards="double-a-four-or-straight-flush",
    ),
    replace(system("indonesian"), finish="no-two", last_card="highest-single"),
    replace(system("bare-quads"), trumps="bombs", passing="locked"),
)


def name(rules: Rules) -> str:
    return f"{rules.id}-{rules.players}"


@pytest.mark.parametrize("rules", COVERED, ids=name)
def test_kernel_agrees_with_the_rules(rules: Rules) -> None:
    specs = Specs.of([rules])
    faults = [differential.compare(specs, 0, seed) for seed in range(DEALS)]
    assert faults == [None] * DEALS


@pytest.mark.parametrize("number", range(len(HOUSE_RULES)))
def test_kernel_agrees_about_house_rules(number: int) -> None:
    specs = Specs.of(HOUSE_RULES)
    faults = [differential.compare(specs, number, seed) for seed in range(DEALS)]
    assert faults == [None] * DEALS


def test_a_difference_is_found() -> None:
    """The comparison notices a kernel that plays by other rules."""
    specs = Specs.of([system("big-two")])
    other = Specs.of([replace(system("big-two"), runs="two-high")])
    mixed = replace(specs, tops=other.tops, heights=other.heights, needs=other.needs)
    assert any(differential.compare(mixed, 0, seed) for seed in range(DEALS))


def test_rules_beyond_the_kernel_are_refused() -> None:
    for system_id in ("winner", "double-deck"):
        assert not is_covered(system(system_id))
        with pytest.raises(ValueError, match=system_id):
            Specs.of([system(system_id)])


def test_cards_are_translated_there_and_back() -> None:
    for rules in COVERED:
        for one in cards_of(rules.pack):
            mask = to_kernel(rules, 1 << one)
            assert mask.bit_count() == 1
            assert from_kernel(rules, mask) == 1 << one
            strength = tables(rules).single_strengths[one]
            assert mask == 1 << strength


@pytest.mark.parametrize("rules", [*COVERED, *HOUSE_RULES[:5]], ids=name)
def test_players_see_the_features_that_are_trained_on(rules: Rules) -> None:
    assert is_seen(rules)
    specs = Specs.of([rules])
    options, *runs = specs.arrays(0)
    needs = runs[0]
    plays = np.empty((kernel.MOST_PLAYS, kernel.PLAY), np.int64)
    scratch = plays.copy()
    for seed in range(6):
        source = random.Random(seed)
        dealt = deal_cards(rules, seed)
        deal = Deal(rules, dealt.hands, dealt.opener, dealt.opening_card)
        state = differential.kernel_state(specs, 0, dealt)
        remembered = memory.new(rules.players)
        row = np.zeros(memory.SIZE, np.float32)
        while not state[kernel.OVER]:
            count = int(kernel.legal_plays(plays, state, options, *runs))
            may_pass = int(kernel.can_pass(state, options, count))
            out_of_turn = bool(state[kernel.ASK])
            seat = int(kernel.asked(state) if out_of_turn else state[kernel.SEAT])
            most = min(count, 60)
            if most + may_pass:
                shared, own = features.features_of(
                    state, options, needs, specs.vectors[0], seat, plays, most, may_pass
                )
                found = tables(rules)
                decisions: list[Combination | None] = [
                    found.require(from_kernel(rules, int(plays[place, 0]))) for place in range(most)
                ]
                decisions += [None] * may_pass
                view = SeatView.of(deal, seat, (0,) * rules.players)
                rows, done = Rows(), list[Done]()
                read = reader(rules)
                imagined = Imagined.of(view, done)
                read.add(rows, imagined, seat, decisions, out_of_turn)
                seen_shared, seen_own = read.features(rows)
                beliefs.fill_seen(row, state, options, specs.vectors[0], seat, remembered)
                assert np.allclose(read.seen_by(imagined, seat, done), row, atol=1e-6)
                assert np.allclose(seen_shared[0], shared, atol=1e-6)
                assert np.allclose(seen_own, own, atol=1e-6)
                held = np.zeros(encoding.OF_HAND, np.float32)
                features.fill_hand(held, int(state[kernel.HANDS + seat]), options, needs)
                of_hand = read.hands(np.array([[imagined.deal.masks[seat]]], np.int64))
                assert np.array_equal(of_hand[0, 0], held)
            drawn = source.randrange(count + may_pass)
            play = plays[drawn].copy() if drawn < count else np.zeros(kernel.PLAY, np.int64)
            beliefs.remember_decision(remembered, state, seat, play)
            kernel.decide(state, options, *runs, play, scratch)
            if play[0]:
                deal.play(cards_of(from_kernel(rules, int(play[0]))), seat)
            elif not out_of_turn:
                deal.pass_()


def test_margins_are_own_points_less_the_mean_of_the_others() -> None:
    specs = Specs.of([system("big-two"), system("four-cards")])
    for number, rules in enumerate(specs.rules):
        state = differential.kernel_state(specs, number, deal_cards(rules, 1))
        log = np.empty(400_000, np.int64)
        steps = np.empty((2000, 5), np.int64)
        differential.play_logged(state, *specs.arrays(number), np.arange(2000), log, steps)
        points, margins = np.zeros(4, np.int64), np.zeros(4)
        kernel.score(points, state, specs.options[number], specs.rates[number], specs.needs[number])
        selfplay.margins_of(
            margins, state, specs.options[number], specs.rates[number], specs.needs[number]
        )
        sign = 1 if rules.result == "highest" else -1
        others = (points.sum() - points) / 3
        assert np.allclose(margins, sign * (points - others))
        assert np.argmax(margins) == state[kernel.ORDER]
