"""What holds for every level: honest, legal in every system, the same for the same seed."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from bigtwo_qt.players import FOR_PEOPLE, LEVELS
from bigtwo_qt.players.amateur import Beginner, Casual
from bigtwo_qt.players.expert import Expert
from bigtwo_qt.players.master import Master
from bigtwo_qt.players.race import Budget
from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.players.seating import play_deal
from bigtwo_qt.players.skilled import Skilled
from bigtwo_qt.players.styles import STYLES
from bigtwo_qt.rules import SYSTEMS, Card, system
from bigtwo_qt.rules.cards import cards_of, mask_of, take
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Play
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.record import to_text

QUICK: dict[str, Callable[[random.Random], Player]] = {
    **LEVELS,
    "master": partial(Master, budget=Budget(3, 1, 4)),
}
"""The levels, the master with less time to think."""

EVERY_SYSTEM = [
    pytest.param(system_id, players, id=f"{system_id} {players}")
    for system_id, found in SYSTEMS.items()
    for players in found.players
]


def positions(system_id: str, players: int, seed: int, number: int) -> Iterator[Deal]:
    """Yield the deal at some moments of random play; it goes on afterwards."""
    source = random.Random(seed)
    deal = Deal.shuffled(system(system_id, players), seed)
    while not deal.over and number:
        if source.random() < 0.3:
            number -= 1
            yield deal
        plays = deal.legal_plays()
        if plays and not (deal.can_pass and source.random() < 0.2):
            deal.play(source.choice(plays))
        else:
            deal.pass_()


def with_unseen_mixed(deal: Deal, seat: int, source: random.Random) -> Deal:
    """Return the deal with the cards that the seat cannot see dealt anew to the others."""
    unseen = take(deal.rules.pack, deal.masks[seat])
    for event in deal.events:
        if isinstance(event, Play):
            unseen = take(unseen, event.combination.mask)
    cards = list(cards_of(unseen))
    source.shuffle(cards)
    mixed = copy.copy(deal)
    mixed.masks = list(deal.masks)
    for other, count in enumerate(deal.counts):
        if other != seat:
            mixed.masks[other] = mask_of(cards[:count])
            del cards[:count]
    return mixed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("system_id", "players"), EVERY_SYSTEM)
def test_unseen_cards_never_change_the_choice(system_id: str, players: int, level: str) -> None:
    source = random.Random(7)
    asked = 0
    for deal in positions(system_id, players, seed=3, number=4):
        seat = deal.seat
        choices = []
        for _ in range(3):
            view = SeatView.of(with_unseen_mixed(deal, seat, source), seat, (0,) * players)
            choices.append(QUICK[level](random.Random(11)).choose(view))
        own = QUICK[level](random.Random(11)).choose(SeatView.of(deal, seat, (0,) * players))
        assert choices == [own] * 3
        asked += 1
    assert asked


@pytest.mark.parametrize("level", LEVELS)
def test_unseen_cards_never_change_what_is_played_out_of_turn(level: str) -> None:
    rules, source = system("bu-bu-gao-sheng"), random.Random(8)
    asked = 0
    for seed in range(150):
        deal = Deal.shuffled(rules, seed)
        while not deal.over and asked < 6:
            plays = deal.legal_plays()
            deal.play(max(plays, key=lambda play: play.size)) if plays else deal.pass_()
            for seat in range(rules.players):
                if deal.interruptions(seat):
                    views = [SeatView.of(deal, seat, (0,) * 4)]
                    mixed = with_unseen_mixed(deal, seat, source)
                    views.append(SeatView.of(mixed, seat, (0,) * 4))
                    first, second = (
                        QUICK[level](random.Random(11)).interrupt(view) for view in views
                    )
                    assert first == second
                    asked += 1
    assert asked


@pytest.mark.parametrize("level", LEVELS)
def test_unseen_cards_never_change_the_exchange(level: str) -> None:
    source = random.Random(4)
    deal = Deal.shuffled(system("winner"), 6)
    views = [SeatView.of(deal, deal.seat, (0,) * 4)]
    views += [
        SeatView.of(with_unseen_mixed(deal, deal.seat, source), deal.seat, (0,) * 4)
        for _ in range(3)
    ]
    offers = [QUICK[level](random.Random(2)).offer(view) for view in views]
    assert offers == [offers[0]] * 4
    others = [card for card in cards_of(deal.rules.pack) if card not in views[0].hand]
    taken = [QUICK[level](random.Random(2)).take(view, others[4:6]) for view in views]
    assert taken == [taken[0]] * 4


class Judged:
    """A player whose every answer is held against the rules before it is given."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.answers = 0

    def choose(self, view: SeatView) -> list[Card] | None:
        cards = self.player.choose(view)
        if cards is None:
            assert view.can_pass
        else:
            assert mask_of(cards) in {play.mask for play in view.plays}
        self.answers += 1
        return cards

    def interrupt(self, view: SeatView) -> list[Card] | None:
        cards = self.player.interrupt(view)
        assert cards is None or mask_of(cards) in {play.mask for play in view.plays}
        return cards

    def offer(self, view: SeatView) -> list[Card]:
        offered = self.player.offer(view)
        assert len(set(offered)) == 2
        assert set(offered) <= set(view.hand)
        return offered

    def take(self, view: SeatView, offered: list[Card]) -> Card:
        taken = self.player.take(view, offered)
        assert taken in offered
        return taken


def records(system_id: str, players: int, levels: list[str], deals: int, seed: int) -> list[str]:
    """Return the records of some deals between players of these levels."""
    rules = system(system_id, players)
    seated = [
        Judged(QUICK[levels[seat % len(levels)]](random.Random(seat))) for seat in range(players)
    ]
    match = Match(rules, [f"seat {seat}" for seat in range(players)], seed, "m")
    found = []
    for _ in range(deals):
        if match.standing.is_over:
            match = Match(rules, match.players, seed + 1, "n")
        deal = play_deal(match, seated)
        assert match.header is not None
        found.append(to_text(match.header, deal))
        match.finish_deal()
    assert sum(player.answers for player in seated)
    return found


@pytest.mark.parametrize(("system_id", "players"), EVERY_SYSTEM)
def test_every_answer_is_legal(system_id: str, players: int) -> None:
    records(system_id, players, ["planner", "greedy", "random"], deals=3, seed=1)
    records(system_id, players, ["beginner", "expert", "casual", "skilled"], deals=3, seed=3)
    records(system_id, players, ["master", "expert", "random"], deals=2, seed=4)
    records(system_id, players, ["greedy", "random"], deals=10, seed=2)


@pytest.mark.parametrize("system_id", ["big-two", "winner", "bu-bu-gao-sheng"])
@pytest.mark.parametrize(
    "levels",
    [["planner", "random", "greedy"], ["beginner", "casual", "skilled"], ["master", "expert"]],
    ids=" ".join,
)
def test_same_seeds_give_the_same_deals(system_id: str, levels: list[str]) -> None:
    first, second = (records(system_id, 4, levels, deals=4, seed=0) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", ["greedy", "planner", "skilled", "expert", "master"])
@pytest.mark.parametrize("system_id", ["big-two", "match-play", "pusoy-dos", "four-cards"])
def test_last_combination_is_played_at_once(system_id: str, level: str) -> None:
    source = random.Random(5)
    rules = system(system_id)
    seen = 0
    for seed in range(40):
        deal = Deal.shuffled(rules, seed)
        while not deal.over:
            winning = [play for play in deal.legal_plays() if play.mask == deal.masks[deal.seat]]
            if winning:
                view = SeatView.of(deal, deal.seat, (0,) * rules.players)
                assert LEVELS[level](source).choose(view) == list(winning[0].cards)
                seen += 1
            plays = deal.legal_plays()
            deal.play(source.choice(plays)) if plays else deal.pass_()
    assert seen >= 40


def test_levels_are_ordered_by_strength() -> None:
    assert tuple(LEVELS)[: len(FOR_PEOPLE)] == FOR_PEOPLE


@pytest.mark.parametrize("level", ["beginner", "casual", "skilled", "expert", "master"])
def test_styles_differ(level: str) -> None:
    """Each style is drawn, and can be asked for."""
    make = {
        "beginner": Beginner,
        "casual": Casual,
        "skilled": Skilled,
        "expert": Expert,
        "master": Master,
    }[level]
    assert {make(random.Random(seed)).style for seed in range(30)} == set(STYLES)
    for style in STYLES:
        assert make(random.Random(0), style).style == style
