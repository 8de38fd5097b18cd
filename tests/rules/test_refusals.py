"""Why a play is refused: a row for every reason, and for every lack of a combination."""

import dataclasses
from functools import partial
from typing import Any

import pytest

from bigtwo_qt.rules import Deal, IllegalPlay, Lack, Reason, Rules, parse_cards, system
from bigtwo_qt.rules.systems import preset


def deal_of(rules: Rules, *hands: str, opener: int | None = 0) -> Deal:
    """Return a deal in which every hand named has a filling card or more of low use."""
    return Deal.start(rules, [parse_cards(hand) for hand in hands], opener=opener)


def refusal_of(deal: Deal, cards: str | None, seat: int | None = None) -> Any:
    """Return the refusal, which `play` or `pass_` must raise too."""
    found = deal.check(None if cards is None else parse_cards(cards), seat)
    assert found is not None
    if seat is None:
        act = deal.pass_ if cards is None else partial(deal.play, parse_cards(cards))
        with pytest.raises(IllegalPlay) as caught:
            act()
        assert caught.value.refusal == found
    return found


BIG_TWO = system("big-two")
HANDS = (
    "3d 4d 4c 5d 6d 7d 8c 9c Tc Jc Qc Kc 2s",
    "3c 4h 4s 5c 6c 7c 8d 9d Td Jd Qd Kd 2d",
    "3h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah Ad 2c",
    "3s 5s 6s 7s 8s 9s Ts Js Qs Ks As Ac 2h",
)


def test_a_whole_trick_of_refusals() -> None:
    deal = deal_of(BIG_TWO, *HANDS, opener=None)
    assert deal.opening_card == parse_cards("3d")[0]

    missing = refusal_of(deal, "4d 4c")
    assert (missing.reason, missing.cards) == (
        Reason.OPENING_CARD_MISSING,
        tuple(parse_cards("3d")),
    )
    assert refusal_of(deal, None).reason is Reason.LEADER_CANNOT_PASS
    assert refusal_of(deal, "3h", seat=2).reason is Reason.NOT_YOUR_TURN
    assert refusal_of(deal, None, seat=2).reason is Reason.NOT_YOUR_TURN
    foreign = refusal_of(deal, "3d 3c")
    assert (foreign.reason, foreign.cards) == (Reason.NOT_YOUR_CARD, tuple(parse_cards("3c")))

    deal.play(parse_cards("3d"))
    assert deal.seat == 3
    deal.pass_()
    deal.play(parse_cards("5h"))
    low = refusal_of(deal, "4h")
    assert low.reason is Reason.NOT_HIGHER
    assert low.cards == tuple(parse_cards("4h"))
    assert low.against is not None
    assert low.against.cards == tuple(parse_cards("5h"))
    count = refusal_of(deal, "4h 4s")
    assert (count.reason, count.against) == (Reason.WRONG_COUNT, deal.table)
    none = refusal_of(deal, "4h 5c")
    assert (none.reason, none.lack) == (Reason.NOT_A_COMBINATION, Lack.SIMPLY_NONE)
    assert len(deal.events) == 3


def test_nothing_is_done_by_a_refused_play() -> None:
    deal = deal_of(BIG_TWO, *HANDS, opener=None)
    before = deal.hands, deal.seat, list(deal.events)
    with pytest.raises(IllegalPlay, match="opening_card_missing: 3d"):
        deal.play(["2s"])
    assert (deal.hands, deal.seat, deal.events) == before


@pytest.mark.parametrize(
    ("system_id", "cards", "lack", "kind"),
    [
        ("big-two", "", Lack.NOTHING_CHOSEN, None),
        ("big-two", "4d 4c 4h 4s", Lack.FIFTH_CARD, None),
        ("big-two", "Jd Qc Kd Ad 2d", Lack.RUN_BREAKS_AT_TWO, None),
        ("big-two", "Qd Kc Ad 2d 3d", Lack.RUN_BREAKS_AT_TWO, None),
        ("big-two", "4d 4c 5h 5s", Lack.KIND_NOT_PLAYED, "two_pairs"),
        ("big-two", "3d 5c", Lack.SIMPLY_NONE, None),
        ("match-play", "Jd Qc Kd Ad 2d", Lack.RUN_BREAKS_AT_TWO, None),
        ("match-play", "2d 3c 4d 5d 6d", Lack.RUN_NOT_PLAYED, None),
        ("match-play", "Ad 2d 3c 4d 5d", Lack.RUN_NOT_PLAYED, None),
        ("pusoy-dos", "2d 3c 4d 5d 6d", Lack.RUN_NOT_PLAYED, None),
        ("pusoy-dos", "Kd Ac 2d 3d 4d", Lack.RUN_BREAKS_AT_TWO, None),
        ("four-cards", "Qd Kc Ad 2d 3d", Lack.RUN_NOT_PLAYED, None),
        ("four-cards", "Ad 2d 3c 4d 5d", Lack.RUN_NOT_PLAYED, None),
        ("big-two", "4d 5c 6d 7d 8d 9c", Lack.RUN_TOO_LONG, None),
        ("big-two", "Ad 2c 3d 4d 5d 6c", Lack.RUN_TOO_LONG, None),
        ("big-two", "Qd Kc Ad 2d 3d 4c", Lack.RUN_BREAKS_AT_TWO, None),
        ("match-play", "2d 3c 4d 5d 6d 7d", Lack.RUN_NOT_PLAYED, None),
        ("winner", "Qd Kc Ad 2d 3d 4c", Lack.RUN_BREAKS_AT_TWO, None),
        ("winner", "jb jc", Lack.JOKER_STANDS_ALONE, None),
        ("winner", "jb 2s", Lack.JOKER_STANDS_ALONE, None),
        ("winner", "3d 5d 7d 9d Jd", Lack.KIND_NOT_PLAYED, "flush"),
        ("winner", "4d 4c 4h 4s 5d", Lack.KIND_NOT_PLAYED, "quads"),
        ("bare-quads", "4d 4c 4h 4s 5d", Lack.KIND_NOT_PLAYED, "quads"),
        ("bu-bu-gao-sheng", "3c 4c 5c 6c 8c", Lack.KIND_NOT_PLAYED, "flush"),
        ("capsa-banting", "4d 4c 4h 4s", Lack.ONLY_ON_A_TWO, None),
        ("taiwan", "4d 4c 4h", Lack.ONLY_IN_FULL_HOUSE, None),
        ("four-cards", "3d 3c 3h 3s 4d", Lack.KIND_NOT_PLAYED, "quads"),
    ],
)
def test_what_a_combination_lacks(system_id: str, cards: str, lack: Lack, kind: str | None) -> None:
    rules = system(system_id)
    hand = parse_cards(cards) or parse_cards("3d 4d")
    others = [one for one in parse_cards("7s 8s 9s Ts") if one not in hand][:3]
    extra = parse_cards("As")
    deal = Deal.start(rules, [[*hand, *extra], *([one] for one in others)], opener=0)
    found = deal.check(parse_cards(cards))
    assert found is not None
    assert (found.reason, found.lack, found.kind) == (Reason.NOT_A_COMBINATION, lack, kind)


def test_wrong_kind_where_only_the_same_kind_answers() -> None:
    deal = deal_of(system("winner"), "3d 4d 5c 6d 7d As", "9d 9c 9h Td Tc 2s", "3c", "3h")
    deal.play(parse_cards("3d 4d 5c 6d 7d"))
    found = refusal_of(deal, "9d 9c 9h Td Tc")
    assert (found.reason, found.against) == (Reason.WRONG_KIND, deal.table)


def test_wrong_kind_on_a_trump() -> None:
    deal = deal_of(system("honour-hands"), "3d 3c 3h 3s 4d As", "5d", "5c", "2s 2h 6d")
    deal.play(parse_cards("3d 3c 3h 3s 4d"))
    assert refusal_of(deal, "2s").reason is Reason.WRONG_KIND


def test_the_opening_card_alone() -> None:
    deal = deal_of(system("four-cards"), "3d 3c 5d", "4d 6d", "4c 6c", "4h 6h", opener=None)
    found = refusal_of(deal, "3d 3c")
    assert (found.reason, found.cards) == (Reason.OPENING_CARD_ALONE, tuple(parse_cards("3d")))
    assert [play.cards for play in deal.legal_plays()] == [tuple(parse_cards("3d"))]


def test_who_passed_is_out_of_the_trick_where_passes_bind() -> None:
    rules = system("indonesian")
    deal = deal_of(rules, "3d 9d Kd", "4d 5d 6d", "4c 5c 6c", "4h Th Jh")
    deal.play(parse_cards("3d"))
    deal.play(parse_cards("4h"))
    deal.pass_()
    assert refusal_of(deal, "5c", seat=2).reason is Reason.PASSED_THIS_TRICK
    assert deal.locked == (2,)


def test_no_such_interruption() -> None:
    deal = deal_of(
        system("bu-bu-gao-sheng"),
        "3d 4c 5d 6d 7d Kd",
        "8d 8c 8h 8s 9d Qd",
        "Ts Jd",
        "9c Tc",
    )
    deal.play(parse_cards("3d 4c 5d 6d 7d"))
    found = refusal_of(deal, "8d 8c 8h", seat=1)
    assert (found.reason, found.against) == (Reason.NO_INTERRUPTION, deal.table)
    assert deal.check(parse_cards("8d 8c 8h 8s 9d"), seat=1) is None


def test_an_interruption_may_be_the_last_play() -> None:
    rules = system("bu-bu-gao-sheng")
    deal = deal_of(rules, "3d 3c 3h 4d 4c 9s", "5d 5c 5h 5s 6d", "7d 8d", "9d Td")
    deal.play(parse_cards("3d 3c 3h 4d 4c"))
    deal.play(parse_cards("5d 5c 5h 5s 6d"), seat=1)
    assert deal.over
    assert deal.order[0] == 1


def test_the_highest_single_before_a_last_card() -> None:
    rules = preset("big-two", last_card="highest-single")
    deal = deal_of(rules, "5d Kd 9d 9c", "6d 6c", "7d 7c", "8d")
    found = refusal_of(deal, "5d")
    assert (found.reason, found.cards) == (
        Reason.LAST_CARD_HIGHEST_SINGLE,
        tuple(parse_cards("Kd")),
    )
    assert deal.check(parse_cards("9d 9c")) is None
    deal.play(parse_cards("Kd"))


def test_no_pass_before_a_last_card_where_the_highest_beats() -> None:
    rules = preset("big-two", last_card="highest-single")
    deal = deal_of(rules, "5d 5c 5h", "2d Td", "4d 4c", "8d 9d")
    deal.play(parse_cards("5d"))
    deal.play(parse_cards("8d"))
    deal.pass_()
    found = refusal_of(deal, None) if deal.counts[0] == 1 else None
    assert found is None
    assert deal.can_pass
    deal = deal_of(rules, "5d 2d", "4d 4c", "8d", "9d Td")
    deal.play(parse_cards("2d"))
    assert deal.can_pass
    deal = deal_of(rules, "5d 6d", "4d", "8d 8c", "2d Td")
    deal.play(parse_cards("6d"))
    deal.pass_()
    found = refusal_of(deal, None)
    assert (found.reason, found.cards) == (Reason.LAST_CARD_MUST_BEAT, tuple(parse_cards("8c")))


@pytest.mark.parametrize(
    ("finish", "hand", "play", "reason"),
    [
        ("no-single-two", "4d 2s", "2s", None),
        ("no-single-two", "2s", "2s", Reason.FINISH_WITH_SINGLE_TWO),
        ("no-single-two", "2h 2s", "2h 2s", None),
        ("no-two", "2h 2s", "2h 2s", Reason.FINISH_WITH_TWO),
        ("no-two", "2h 2s", "2h", None),
        ("no-two", "Ad 2c 3d 4d 5d", "Ad 2c 3d 4d 5d", Reason.FINISH_WITH_TWO),
    ],
)
def test_finishes_against_the_house_rule(
    finish: Any, hand: str, play: str, reason: Reason | None
) -> None:
    rules = dataclasses.replace(BIG_TWO, finish=finish)
    deal = deal_of(rules, hand, "6d 6c", "7d 7c", "8d 8c")
    found = deal.check(parse_cards(play))
    assert (found and found.reason) == reason


def test_a_leader_with_nothing_else_passes_and_the_next_seat_leads() -> None:
    rules = preset("big-two", finish="no-single-two")
    deal = deal_of(rules, "2s", "6d 6c", "7d 7c", "8d 8c")
    assert deal.legal_plays() == []
    assert deal.can_pass
    deal.pass_()
    assert (deal.seat, deal.table) == (3, None)


def test_the_finish_restriction_lapses_where_all_could_only_finish_so() -> None:
    rules = preset("big-two", finish="no-two")
    deal = deal_of(rules, "2s", "2d", "2c", "2h")
    deal.play(parse_cards("2s"))
    assert deal.over


def test_after_the_end_everything_is_refused() -> None:
    deal = deal_of(BIG_TWO, "9d", "6d 6c", "7d 7c", "8d 8c")
    deal.play(parse_cards("9d"))
    assert refusal_of(deal, "6d").reason is Reason.DEAL_OVER
    assert refusal_of(deal, None).reason is Reason.DEAL_OVER
    assert not deal.can_pass
