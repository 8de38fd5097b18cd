"""Cards, their text, and sets of cards as masks."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigtwo_qt.rules.cards import (
    CARDS,
    COPIES,
    Card,
    CardError,
    add,
    card,
    cards_of,
    mask_of,
    parse_cards,
    take,
)

double_pack = st.lists(st.sampled_from(CARDS[:52] * 2), max_size=30).filter(
    lambda cards: all(cards.count(one) <= 2 for one in cards)
)


def test_numbers_ascend_by_rank_then_suit() -> None:
    assert [str(one) for one in CARDS[:5]] == ["3d", "3c", "3h", "3s", "4d"]
    assert [str(one) for one in CARDS[50:]] == ["2h", "2s", "jb", "jc"]
    assert (Card(35).rank, Card(35).suit) == (8, 3)


@pytest.mark.parametrize("one", CARDS, ids=str)
def test_text_round_trips(one: Card) -> None:
    assert card(str(one)) == one == card(one)


@pytest.mark.parametrize("text", ["", "1d", "Tx", "10d", "9S", "j", "JB", "9s9s"])
def test_unknown_texts_are_refused_by_name(text: str) -> None:
    with pytest.raises(CardError, match=r"no such card: '"):
        card(text)


def test_parse_keeps_the_order() -> None:
    assert parse_cards("2s 3d jc") == [Card(51), Card(0), Card(53)]


def test_a_third_copy_is_refused() -> None:
    with pytest.raises(CardError, match="9s"):
        mask_of(["9s", "9s", "9s"])


@given(double_pack)
def test_masks_round_trip(cards: list[Card]) -> None:
    mask = mask_of(cards)
    assert sorted(cards) == list(cards_of(mask))
    assert mask >> COPIES & ~mask == 0


@given(double_pack, st.randoms(use_true_random=False))
def test_taking_and_adding_count_copies(cards: list[Card], random: Random) -> None:
    shuffled = list(cards)
    random.shuffle(shuffled)
    played, kept = shuffled[: len(cards) // 2], shuffled[len(cards) // 2 :]
    assert take(mask_of(cards), mask_of(played)) == mask_of(kept)
    assert add(mask_of(kept), mask_of(played)) == mask_of(cards)
