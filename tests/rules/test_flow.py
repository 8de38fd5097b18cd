"""The flow of a deal, rule by rule, on short hands; the events are typed in by hand."""

import pytest

from bigtwo_qt.rules import Deal, Rules, parse_cards, system
from bigtwo_qt.rules.record import event_fields
from bigtwo_qt.rules.systems import preset

BIG_TWO = system("big-two")


def log(deal: Deal) -> list[str]:
    """Return the events of a deal as short texts."""
    shown = []
    for event in deal.events:
        fields = event_fields(event)
        name = fields.pop("event")
        cards = " ".join(fields.pop("cards", ()))
        shown.append(" ".join([name, *(str(value) for value in fields.values()), cards]).strip())
    return shown


def run(rules: Rules, hands: list[str], decisions: list[str], opener: int | None = 0) -> Deal:
    """Play decisions: the cards to play, "-" to pass, or "SEAT: cards" to act out of turn."""
    deal = Deal.start(rules, [parse_cards(hand) for hand in hands], opener=opener)
    for decision in decisions:
        if decision == "-":
            deal.pass_()
        elif ":" in decision:
            seat, cards = decision.split(":")
            deal.play(parse_cards(cards), seat=int(seat))
        else:
            deal.play(parse_cards(decision))
    return deal


def test_a_pass_binds_for_one_turn_and_the_last_player_leads() -> None:
    hands = ["3d 9d Kd", "3c Jd 4d", "3h Qd 4c", "3s Td 4h"]
    deal = run(BIG_TWO, hands, ["3d", "-", "-", "Jd", "-", "-", "Qd", "-", "-", "-"], opener=None)
    assert log(deal) == [
        "play 0 3d",
        "pass 3",
        "pass 2",
        "play 1 Jd",
        "pass 0",
        "pass 3",
        "play 2 Qd",
        "pass 1",
        "pass 0",
        "pass 3",
        "clear 2",
    ]
    assert (deal.seat, deal.table) == (2, None)


def test_play_runs_clockwise_where_the_rules_say_so() -> None:
    hands = ["3d 9d", "4d 5d", "4c 5c", "4h 5h"]
    deal = run(system("to-the-hundred"), hands, ["3d", "4d", "-", "4h"], opener=None)
    assert log(deal) == ["play 0 3d", "play 1 4d", "pass 2", "play 3 4h"]


def test_the_deal_ends_with_the_play_that_empties_a_hand() -> None:
    deal = run(BIG_TWO, ["3d", "2s 4d", "4c 5c", "4h 5h"], ["3d"], opener=None)
    assert log(deal) == ["play 0 3d", "out 0", "end"]
    assert (deal.over, deal.order, deal.scores) == (True, [0, 1, 2, 3], (0, 2, 2, 2))
    assert deal.legal_plays() == []


def test_play_goes_on_until_one_player_holds_cards() -> None:
    hands = ["3d", "4d Kd", "5d", "6d 7d"]
    deal = run(system("play-on"), hands, ["3d", "6d", "-", "Kd", "-", "-", "4d"], opener=None)
    assert log(deal) == [
        "play 0 3d",
        "out 0",
        "play 3 6d",
        "pass 2",
        "play 1 Kd",
        "pass 3",
        "pass 2",
        "clear 1",
        "play 1 4d",
        "out 1",
    ]
    deal.play(["7d"])
    assert log(deal)[-3:] == ["play 3 7d", "out 3", "end"]
    assert (deal.order, deal.scores) == ([0, 1, 3, 2], (0, 1, 3, 2))


def test_after_a_last_play_that_nobody_beats_the_next_seat_leads() -> None:
    hands = ["3d 2s", "4d 5d", "4c 5c", "4h 5h"]
    deal = run(system("play-on"), hands, ["3d", "4h", "-", "-", "2s", "-", "-", "-"], opener=None)
    assert log(deal)[-5:] == ["out 0", "pass 3", "pass 2", "pass 1", "clear 3"]
    assert deal.seat == 3


def test_who_passed_is_locked_and_ones_own_beat_goes_on() -> None:
    hands = ["3d 9d Kd 4s", "3c Jd 4d", "3h Qd 4c", "3s Td 4h"]
    rules = system("indonesian")
    deal = run(rules, hands, ["3d", "Td", "-", "-", "Kd", "-"], opener=None)
    # Seats 1 and 2 are locked: after seat 3 passes nobody is left, and the clear waits.
    assert log(deal)[-2:] == ["announce 0 2", "pass 3"]
    assert deal.seat == 0
    assert not deal.can_pass
    assert {str(play.cards[0]) for play in deal.legal_plays()} == {"9d", "4s"}
    deal.play(["4s"])
    assert log(deal)[-2:] == ["clear 0", "play 0 4s"]
    again = run(rules, ["3d 9d Kd Ks 5s", *hands[1:]], ["3d", "Td", "-", "-", "Kd", "-"], None)
    again.play(["Ks"])
    assert log(again)[-3:] == ["pass 3", "play 0 Ks", "announce 0 2"]
    assert (again.seat, again.can_pass) == (0, False)


def test_a_special_play_is_scored_before_the_clear() -> None:
    hands = ["3d 3c 3h 3s 4d 9d", "5d 6c", "5c 6d", "5h 6h"]
    deal = run(system("indonesian"), hands, ["3d 3c 3h 3s 4d", "-", "-", "-"], opener=None)
    assert log(deal)[-2:] == ["pass 1", "bonus 0 -20"]
    deal.play(["9d"])
    assert log(deal)[-4:] == ["clear 0", "play 0 9d", "out 0", "end"]
    assert deal.scores == (-25, 2, 2, 2)


def test_a_special_play_is_scored_also_when_its_owner_then_beats_it() -> None:
    hands = ["3d 3c 3h 3s 4d 9d 9c 9h 9s Td Kd", "5d 6c", "5c 6d", "5h 6h"]
    deal = run(system("indonesian"), hands, ["3d 3c 3h 3s 4d", "-", "-", "-"], opener=None)
    deal.play(parse_cards("9d 9c 9h 9s Td"))
    assert log(deal)[-4:] == ["bonus 0 -20", "play 0 9d 9c 9h 9s Td", "announce 0 1", "bonus 0 -20"]
    deal.play(["Kd"])
    assert deal.scores == (-20 - 20 - 5, 2, 2, 2)


def test_who_went_out_counts_neither_as_passing_nor_as_locked() -> None:
    rules = preset("play-on", passing="locked")
    hands = ["3d 4h", "4d Kd", "5d", "6d 7d"]
    deal = run(rules, hands, ["3d", "-", "5d", "Kd", "-"], opener=None)
    assert log(deal) == [
        "play 0 3d",
        "pass 3",
        "play 2 5d",
        "out 2",
        "play 1 Kd",
        "pass 0",
        "clear 1",
    ]


def test_few_cards_left_are_announced_once_a_seat() -> None:
    hands = ["3d 4d 9d", "5d 6c 7c", "5c 6d 7d", "5h 6h 7h"]
    deal = run(system("indonesian"), hands, ["3d", "5h", "-", "-", "9d"], opener=None)
    assert log(deal) == [
        "play 0 3d",
        "announce 0 2",
        "play 3 5h",
        "announce 3 2",
        "pass 2",
        "pass 1",
        "play 0 9d",
    ]


def test_an_interruption_forgets_all_passes_and_play_goes_on_after_it() -> None:
    hands = ["3d 4c 5d 6d 7d Kd", "8d 8c 8h 8s 9d Qd", "Ts Jd 2d", "9c Tc 2c"]
    rules = system("bu-bu-gao-sheng")
    deal = run(rules, hands, ["3d 4c 5d 6d 7d", "-", "1: 8d 8c 8h 8s 9d"], opener=None)
    assert log(deal)[-2:] == ["pass 3", "play 1 True 8d 8c 8h 8s 9d"]
    assert deal.seat == 0
    assert deal.passed == ()
    for _ in range(3):
        deal.pass_()
    assert log(deal)[-1] == "clear 1"


def test_what_is_played_in_turn_is_no_interruption() -> None:
    hands = ["3d 4c 5d 6d 7d Kd", "Ts Jd", "9c Tc", "8d 8c 8h 8s 9d Qd"]
    rules = system("bu-bu-gao-sheng")
    deal = run(rules, hands, ["3d 4c 5d 6d 7d", "8d 8c 8h 8s 9d"], opener=None)
    assert log(deal)[-1] == "play 3 8d 8c 8h 8s 9d"


@pytest.mark.parametrize(("card", "clears"), [("2s", True), ("2h", False)])
def test_the_top_card_ends_the_trick(card: str, clears: bool) -> None:
    rules = preset("big-two", top_card_ends_trick=True)
    hands = ["3d 2s 2h", "5d 6c", "5c 6d", "5h 6h"]
    deal = run(rules, hands, ["3d", "5h", "6d", "-", card], opener=None)
    assert (log(deal)[-1] == "clear 0") == clears
    assert (deal.seat == 0) == clears


def test_a_dragon_wins_before_play() -> None:
    ranks = "3456789TJQKA2"
    hands = [[rank + "dchs"[(seat + place) % 4] for place, rank in enumerate(ranks)]
             for seat in range(4)]  # fmt: skip
    deal = Deal.start(system("dragon"), hands)
    # All four hold a dragon: the first in the order of play from the opener wins.
    assert log(deal) == ["instant_win 0 dragon", "end"]
    assert (deal.opener, deal.order, deal.scores) == (0, [0, 1, 2, 3], (0, 39, 39, 39))


def test_four_twos_win_where_the_rules_say_so() -> None:
    hands = ["3d 4d 5d", "2d 2c 2h 2s", "6d 7d", "8d 9d"]
    rules = preset("big-two", instant_win="dragon-or-four-twos")
    deal = Deal.start(rules, [parse_cards(hand) for hand in hands])
    assert log(deal) == ["instant_win 1 four-twos", "end"]
    assert not Deal.start(system("dragon"), [parse_cards(hand) for hand in hands]).over


def test_of_two_lowest_cards_the_first_in_dealing_order_opens() -> None:
    hands = [["4d"], ["3d"], ["5d"], ["5c"], ["3d"], ["6d"], ["7d"], ["8d"]]
    rules = preset("double-deck", hand_size=1)
    assert Deal.start(rules, hands, first=0).opener == 4
    assert Deal.start(rules, hands, first=3).opener == 1


def test_partners_compare_their_hands_together() -> None:
    hands = ["3d", "4d 5d 6d", "7d 8d 9d Td", "4c 5c"]
    deal = run(system("partners"), hands, ["3d"], opener=None)
    assert deal.scores == (1, 0, 1, 0)
    hands[2] += " Jd"
    assert run(system("partners"), hands, ["3d"], opener=None).scores == (0, 0, 0, 0)


def test_a_bomb_is_answered_by_bombs_alone() -> None:
    hands = ["3d 5d 5c 5h 5s 9d", "4d 6d 6c 6h 6s Kd", "4c 7d 7c", "4h 8d jc"]
    deal = run(system("winner"), hands, ["3d"], opener=0)
    assert deal.seat == 1
    deal.play(["4d"])
    deal.pass_()
    deal.play(["jc"])
    deal.play(parse_cards("5d 5c 5h 5s"))
    assert [play.cards for play in deal.legal_plays()] == [tuple(parse_cards("6d 6c 6h 6s"))]
