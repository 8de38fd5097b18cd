"""Staging, card by card: what a tap does, what is offered, and why it cannot be played."""

from dataclasses import dataclass

import pytest

from bigtwo_qt.rules import Deal, parse_cards, system
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.refusal import Reason, Refusal
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.stage import Stage

OTHERS = ("6c 7c Jc Ac", "6h 7h Jh Ah", "6s 7s Js As")


def staged(hand: str, table: str = "", opens: bool = False) -> tuple[Stage, dict[str, int]]:
    """Return the stage of seat 0 with this hand, and the ids of its cards by their texts.

    `table` is what seat 1 has led; without it seat 0 leads, with an opening card if it `opens`.
    """
    cards = parse_cards(hand)
    lead = parse_cards(table)
    rules = system("big-two")
    hands = [cards, [*lead, *parse_cards(OTHERS[0])], *map(parse_cards, OTHERS[1:])]
    opener = None if opens else int(bool(lead))
    deal = Deal.start(rules, hands, opener)
    if lead:
        deal.play(lead)  # anticlockwise, seat 0 is next
    stage = Stage(deal, 0)
    held = dict(enumerate(cards))
    stage.refresh(held, True)
    return stage, {str(card): number for number, card in held.items()}


def tapped(stage: Stage, ids: dict[str, int], taps: str) -> Refusal | None:
    """Tap these cards in turn and return why the last tap was refused, if it was."""
    refusal = None
    for text in taps.split():
        refusal = stage.toggle(ids[text])
    return refusal


def texts(stage: Stage, ids: dict[str, int], numbers: tuple[int, ...]) -> str:
    names = {number: text for text, number in ids.items()}
    return " ".join(names[number] for number in numbers)


@dataclass(frozen=True)
class Row:
    """A stage: `taps` are made, and then `staged` stands; the last tap may be `refused`."""

    hand: str
    taps: str
    staged: str
    table: str = ""
    opens: bool = False
    refused: Reason | None = None
    can_play: bool = False
    offered: str = ""
    reason: str = ""


ROWS = {
    "nothing staged": Row("3c 9d 9h", "", ""),
    "one card": Row("3c 9d 9h", "3c", "3c", can_play=True),
    "taken back": Row("3c 9d 9h", "3c 3c", ""),
    "a pair, card by card": Row("3c 9d 9h", "9d 9h", "9d 9h", can_play=True),
    "order of the taps is kept": Row("3c 9d 9h", "9h 9d", "9h 9d", can_play=True),
    "no combination": Row(
        "3c 9d 9h", "3c 9d", "3c 9d", reason="These cards are not a combination."
    ),
    "the beginning of a full house": Row(
        "4c 4s 9d 9h 9s",
        "4c 9d",
        "4c 9d",
        offered="4s 9h 9s",
        reason="Not a combination yet.",
    ),
    "four of a kind alone": Row(
        "4d 4c 4h 4s 9d 9h",
        "4d 4c 4h 4s",
        "4d 4c 4h 4s",
        reason="Four of a kind needs a fifth card.",
    ),
    "opening card due, another tapped": Row(
        "3d 3h 9d", "9d", "", opens=True, refused=Reason.OPENING_CARD_MISSING
    ),
    "opening card first": Row("3d 3h 9d", "3d 3h", "3d 3h", opens=True, can_play=True),
    "opening card taken back clears the stage": Row("3d 3h 9d", "3d 3h 3d", "", opens=True),
    "another taken back leaves the opening card": Row(
        "3d 3h 9d", "3d 3h 3h", "3d", opens=True, can_play=True
    ),
    "beats": Row("Td Th 3c", "Td Th", "Td Th", table="9d 9s", can_play=True),
    "too low": Row(
        "8d 8h 3c",
        "8d 8h",
        "8d 8h",
        table="9d 9s",
        reason="This is not higher than the pair of nines.",
    ),
    "one of a pair that beats": Row(
        "Td Th 3c",
        "Td",
        "Td",
        table="9d 9s",
        offered="Th",
        reason="It takes two cards to beat the pair of nines.",
    ),
    "several groups fit: nothing is offered": Row(
        "Td Th Ts",
        "Td",
        "Td",
        table="9d 9s",
        reason="It takes two cards to beat the pair of nines.",
    ),
    "too few for five": Row(
        "4c 4s 9d 9h 9s 3c",
        "4c 9d",
        "4c 9d",
        table="5d 6d 7d 8d 9c",
        offered="4s 9h 9s",
        reason="Not a combination yet: it takes five cards to beat the straight to the nine.",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())
def test_staging(row: Row) -> None:
    stage, ids = staged(row.hand, row.table, row.opens)
    refusal = tapped(stage, ids, row.taps)
    assert texts(stage, ids, stage.staged) == row.staged
    assert (refusal.reason if refusal else None) == row.refused
    assert stage.can_play == row.can_play
    assert texts(stage, ids, stage.offered) == row.offered
    found = stage.refusal
    if found is None:
        text = ""
    elif stage.is_incomplete:
        text = wording.incomplete_text(found.against)
    else:
        text = wording.refusal_text(found)
    assert text == row.reason


def test_cards_of_no_legal_play_are_not_playable() -> None:
    stage, ids = staged("Td Th 3c 8s", "9d 9s")
    assert texts(stage, ids, stage.playable) == "Td Th"
    stage.refresh({ids["3c"]: Card(1)}, False)
    assert len(stage.playable) == 1


def test_clear_puts_everything_back() -> None:
    stage, ids = staged("3d 3h 9d", opens=True)
    tapped(stage, ids, "3d 3h")
    stage.clear()
    assert stage.staged == ()
    assert stage.toggle(ids["9d"]) == Refusal(Reason.OPENING_CARD_MISSING, parse_tuple("3d"))


def parse_tuple(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def test_the_offer_is_taken_up_whole() -> None:
    stage, ids = staged("Td Th 3c", "9d 9s")
    assert not stage.take_offer()
    tapped(stage, ids, "Th")
    assert stage.take_offer()
    assert texts(stage, ids, stage.staged) == "Th Td"
    assert stage.can_play
    assert stage.offered == ()


def test_without_offers_the_rest_of_the_only_group_is_not_offered() -> None:
    stage, ids = staged("Td Th 3c", "9d 9s")
    stage.offers = False
    tapped(stage, ids, "Th")
    assert stage.offered == ()
    assert not stage.take_offer()
    stage.hint(parse_cards("Td Th"))
    assert texts(stage, ids, stage.offered) == "Td Th"
    tapped(stage, ids, "Td")
    assert texts(stage, ids, stage.offered) == "Th"


def test_a_hint_is_offered_until_something_else_is_staged() -> None:
    stage, ids = staged("Td Th 3c")
    stage.hint(parse_cards("Td Th"))
    assert stage.is_hinted
    assert texts(stage, ids, stage.offered) == "Td Th"
    tapped(stage, ids, "Td")
    assert texts(stage, ids, stage.offered) == "Th"
    tapped(stage, ids, "Td 3c")
    assert stage.offered == ()
    assert not stage.is_hinted


def test_cards_may_be_staged_before_the_turn_comes() -> None:
    rules = system("big-two")
    deal = Deal.start(rules, [parse_cards(hand) for hand in ("3c 4h", "3d 4d", "5d", "6d")])
    stage = Stage(deal, 0)
    hand = dict(enumerate(parse_cards("3c 4h")))
    stage.refresh(hand, False)
    assert stage.toggle(1) is None
    assert stage.refusal == Refusal(Reason.NOT_YOUR_TURN)
    assert not stage.can_play
    assert not stage.can_pass
    deal.play(["3d"])
    stage.refresh(hand, True)
    assert stage.staged == (1,)
    assert stage.can_play
    assert stage.can_pass


def test_what_was_staged_early_goes_back_when_the_opening_card_falls_due() -> None:
    deal = Deal.start(system("big-two"), [parse_cards(h) for h in ("3d 4h", "4d", "5d", "6d")])
    stage = Stage(deal, 0)
    hand = dict(enumerate(parse_cards("3d 4h")))
    stage.refresh(hand, False)
    assert stage.toggle(1) is None
    stage.refresh(hand, True)
    assert stage.staged == ()
    assert stage.opening_due == Card(0)


def test_a_leader_cannot_pass() -> None:
    stage, _ = staged("3c 9d")
    assert not stage.can_pass
    assert stage.pass_refusal == Refusal(Reason.LEADER_CANNOT_PASS)


def test_equal_cards_of_two_packs_are_two_cards() -> None:
    rules = system("double-deck")
    hands = [parse_cards("9d 9d 9c"), *([parse_cards("4d")] * 2), *([parse_cards("5d")] * 2)]
    deal = Deal.start(rules, [*hands, *([parse_cards("6d")] * 2), parse_cards("7d")], opener=0)
    stage = Stage(deal, 0)
    stage.refresh(dict(enumerate(hands[0])), True)
    assert stage.toggle(0) is None
    assert stage.toggle(1) is None
    assert stage.can_play
    assert stage.offered == ()
    stage.toggle(1)
    stage.hint(parse_cards("9d 9d 9c"))
    assert set(stage.offered) == {0, 1, 2}
