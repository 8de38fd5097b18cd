"""`legal_plays` against the referee, which tries every subset of a hand."""

import random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bigtwo_qt.rules import Rules, RulesError, system
from tests.referee import cards as referee
from tests.referee.systems import TABLES, preset

CARD_OPTIONS: dict[str, list[Any]] = {
    "suit_order": ["dchs", "cshd", "cdhs", "shcd"],
    "runs": [
        "ace-two-low",
        "wheel-only",
        "no-two",
        "two-high",
        "up-to-two",
        "23456-high",
        "low-forms-high",
    ],
    "run_length": ["exactly-5", "5-or-more"],
    "flush_order": ["suit-first", "cards-first", "top-card"],
    "triples": ["yes", "full-house-only"],
    "bare_fours": [False, True],
    "four_cards": ["none", "two-pairs-and-bare-fours"],
    "pair_runs": [False, True],
    "same_kind_answer": [False, True],
    "trumps": ["none", "honour", "two-breaker", "bombs"],
}
KINDS = ["straight", "flush", "full-house", "quads", "straight-flush"]


@st.composite
def hand_and_table(
    draw: st.DrawFn, options: dict[str, Any], size: int
) -> tuple[tuple[str, ...], tuple[str, ...] | None]:
    """Draw a hand and a combination to beat, or None, out of a few ranks, so that they mesh."""
    ladder = "A23456789TJQKA"
    start = draw(st.integers(0, 9))
    ranks = draw(
        st.one_of(
            st.just(ladder[start : start + 5]),
            st.just(ladder[start : start + 8]),
            st.lists(st.sampled_from("3456789TJQKA2j"), min_size=1, max_size=6).map("".join),
            st.just("3456789TJQKA2j"),
        )
    )
    cards = [card for card in referee.pack(options) if card[0] in ranks]
    draw(st.randoms(use_true_random=False)).shuffle(cards)
    hand, others = tuple(cards[:size]), cards[size : size + 8]
    shapes = sorted(
        chosen
        for chosen in referee.subsets(options, others)
        if referee.classify(options, chosen) is not None
    )
    table = draw(st.sampled_from([None, *shapes, *shapes[len(shapes) // 2 :]]))
    return hand, table


def agree(rules: Rules, options: dict[str, Any], hand: Any, table: Any) -> None:
    """Compare what the core and the referee allow, play by play."""
    found = rules.legal_plays(hand, table)
    sets = [tuple(sorted(map(str, play.cards))) for play in found]
    assert len(set(sets)) == len(sets)
    right = {tuple(sorted(cards)) for cards in referee.legal_plays(options, hand, table)}
    assert set(sets) == right
    for play in found:
        shape = referee.classify(options, map(str, play.cards))
        assert shape is not None
        assert (play.kind.value, play.size) == (shape.kind, shape.size)


@pytest.mark.parametrize(
    ("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES]
)
@settings(max_examples=40)
@given(data=st.data())
def test_legal_plays_of_small_hands(name: str, players: int, data: st.DataObject) -> None:
    options = preset(name, players)
    hand, table = data.draw(hand_and_table(options, 8))
    agree(system(name, players=players), options, hand, table)


@pytest.mark.parametrize(
    ("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES]
)
def test_legal_plays_of_whole_hands(name: str, players: int) -> None:
    """A whole hand to lead, and to answer a low combination of each size with."""
    options, rules = preset(name, players), system(name, players=players)
    rng = random.Random(name)
    cards = referee.pack(options)
    rng.shuffle(cards)
    hand, other = cards[:13], cards[13:26]
    agree(rules, options, hand, None)
    leads = sorted(referee.legal_plays(options, other), key=lambda play: (len(play), play))
    tables = {len(play): play for play in reversed(leads)}
    for table in tables.values():
        agree(rules, options, hand, table)


@settings(max_examples=200)
@given(data=st.data())
def test_one_set_of_cards_on_another(data: st.DataObject) -> None:
    """`classify`, `can_lead` and `beats` of cards that are mostly no legal play."""
    name, players = data.draw(st.sampled_from(TABLES))
    options, rules = preset(name, players), system(name, players=players)
    hand, table = data.draw(hand_and_table(options, 6))
    for cards in referee.subsets(options, hand):
        shape, found = referee.classify(options, cards), rules.classify(cards)
        assert (found and found.kind.value) == (shape and shape.kind)
        assert rules.can_lead(cards) == referee.can_lead(options, cards)
        if table is not None:
            assert rules.beats(cards, table) == referee.beats(options, cards, table)


@st.composite
def card_options(draw: st.DrawFn) -> dict[str, Any]:
    """Draw options of cards that may or may not go together."""
    options = {name: draw(st.sampled_from(values)) for name, values in CARD_OPTIONS.items()}
    # Without straight flushes, a run of one suit is a reading that the rule book leaves open.
    kinds = draw(st.permutations(KINDS))
    dropped = draw(st.sets(st.sampled_from(KINDS[:-1])))
    # Two pairs of neighbouring ranks would be of two kinds.
    assume(not options["pair_runs"] or options["four_cards"] == "none")
    options["five_card_order"] = [kind for kind in kinds if kind not in dropped]
    return options


@settings(max_examples=60)
@given(data=st.data())
def test_house_rules_of_cards(data: st.DataObject) -> None:
    """Options of cards in any combination: refused together, or read as the referee reads them."""
    changes = data.draw(card_options())
    try:
        rules = Rules.from_dict({"id": "big-two", **changes})
    except RulesError:
        assume(False)
    options = preset("big-two", **changes)
    hand, table = data.draw(hand_and_table(options, 7))
    agree(rules, options, hand, table)
