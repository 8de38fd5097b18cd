"""The shuffle is pinned: a deal number means the same deal for ever."""

from collections import Counter

import pytest

from bigtwo_qt.rules import SYSTEMS, Deal, parse_cards, system
from bigtwo_qt.rules.cards import CARDS, add, card, cards_of, mask_of
from bigtwo_qt.rules.dealing import Shuffler, counted_seat, deal_cards, next_seed

EVERY = [(name, players) for name, found in SYSTEMS.items() for players in found.players]


def test_the_stream_of_numbers_is_pinned() -> None:
    # The published first outputs of SplitMix64 for the seed 1234567.
    shuffler = Shuffler(1234567)
    assert [shuffler.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_shuffled_pack_is_pinned() -> None:
    pack = list(CARDS[:52])
    Shuffler(0).shuffle(pack)
    assert " ".join(map(str, pack[:13])) == "Ah Qd 5d Kd 6h 9d Ad 5c 6s 3d 5h 4h Jh"


def test_a_dealt_hand_is_pinned() -> None:
    dealt = deal_cards(system("big-two"), 42)
    assert " ".join(map(str, cards_of(dealt.hands[0]))) == "3d 4d 4h 6d 8h 9c 9h 9s Td Qd Qs Kd Ah"
    assert (dealt.dealer, str(dealt.counted), dealt.first_seat, dealt.opener) == (0, "7d", 2, 0)


def test_the_seed_of_the_next_deal_is_pinned() -> None:
    assert (next_seed(0), next_seed(1)) == (658607535, 200822465)


def test_every_order_is_about_equally_likely() -> None:
    seen = Counter[tuple[int, ...]]()
    for seed in range(6000):
        cards = list(CARDS[:3])
        Shuffler(seed).shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    # Six standard deviations about 1000.
    assert all(abs(count - 1000) < 6 * 29 for count in seen.values())


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_the_pack_is_dealt_whole(name: str, players: int) -> None:
    rules = system(name, players=players)
    for seed in range(50):
        dealt = deal_cards(rules, seed)
        whole = dealt.out_of_play
        for hand in dealt.hands:
            whole = add(whole, hand)
        assert whole == rules.pack


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_the_cards_do_not_depend_on_who_deals(name: str, players: int) -> None:
    rules = system(name, players=players)
    # The cards that seats get beyond their even share go by the dealer, or by the lowest card.
    beyond = 0 if rules.hand_size != "all" else rules.pack.bit_count() % players
    for seed in range(10):
        dealt = [deal_cards(rules, seed, dealer, 0) for dealer in range(players)]
        for seat in range(players):
            common = dealt[0].hands[seat]
            for each in dealt:
                common &= each.hands[seat]
            assert (
                common.bit_count() >= rules.base_hand
                if beyond
                else (common == dealt[0].hands[seat])
            )


def test_fifty_four_cards_give_one_more_to_those_dealt_to_first() -> None:
    rules = system("winner")
    dealt = deal_cards(rules, 5, dealer=1, winner=0)
    assert dealt.first_seat == 2
    assert [hand.bit_count() for hand in dealt.hands] == [13, 13, 14, 14]


@pytest.mark.parametrize(
    ("name", "counted", "seat"),
    [
        ("big-two", "Ad", 2),
        ("big-two", "2s", 1),
        ("big-two", "3d", 0),
        ("big-two", "9h", 2),
        ("big-two", "Jc", 0),
        ("big-two", "Qc", 3),
        ("big-two", "Kc", 2),
        ("pusoy-dos", None, 1),
        ("to-the-hundred", None, 3),
    ],
)
def test_the_first_card_is_counted_from_the_dealer(
    name: str, counted: str | None, seat: int
) -> None:
    assert counted_seat(system(name), 2, card(counted) if counted else None) == seat


def test_seed_zero_is_a_seed_of_its_own() -> None:
    rules = system("big-two")
    assert Deal.shuffled(rules, seed=0).hands != Deal.shuffled(rules, seed=1).hands


def test_the_leftover_goes_to_the_lowest_card() -> None:
    rules = system("three-players")
    found = [deal_cards(rules, seed) for seed in range(600)]
    for dealt in found:
        leftover = dealt.leftover
        assert leftover is not None
        assert dealt.hands[leftover.to] >> leftover.card & 1
        assert dealt.hands[leftover.to].bit_count() == 18
        lowest = mask_of(parse_cards("3d"))
        if leftover.card != card("3d"):
            assert dealt.hands[leftover.to] & lowest
        else:
            assert dealt.hands[leftover.to] & mask_of(["3c"])
        assert dealt.opener == leftover.to
    assert any(dealt.leftover and dealt.leftover.card == card("3d") for dealt in found)
