"""The master's search: what it believes of hidden hands, what it spends, and what it finds."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from bigtwo_qt.players import beliefs, master, search, weigher
from bigtwo_qt.players.beliefs import Beliefs
from bigtwo_qt.players.expert import Expert
from bigtwo_qt.players.fault import Fault, Lack
from bigtwo_qt.players.imagined import Imagined, reader
from bigtwo_qt.players.master import Master
from bigtwo_qt.players.network import FOLDER, WeightsError, network
from bigtwo_qt.players.race import BUDGET, Budget
from bigtwo_qt.players.search import Line, margin_scale, play_on
from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import SYSTEMS, Deal, parse_cards, system
from bigtwo_qt.rules.cards import cards_of, mask_of
from bigtwo_qt.rules.events import Play
from tests.players.positions import position, texts


def after_a_pass() -> SeatView:
    """Seat 2 led a pair of threes, seat 1 passed, seat 0 decides."""
    hands = ["4d 4c 9h Ks", "5h 6s 8c 9d", "3d 3c Td Jh", "5s 7d Qc Ad"]
    deal = Deal.start(system("big-two"), [parse_cards(hand) for hand in hands], 2)
    deal.play(parse_cards("3d 3c"))
    deal.pass_()
    return SeatView.of(deal, 0, (0,) * 4)


def test_a_pass_speaks_against_higher_cards() -> None:
    """Who lets a single go by holds fewer that beat it than who has not been asked yet."""
    passed: list[float] = []
    to_come: list[float] = []
    for seed in range(60):
        deal = Deal.shuffled(system("big-two"), seed)
        players = [Expert(random.Random(seat), "careful") for seat in range(4)]
        while not deal.over:
            seat, table = deal.seat, deal.table
            cards = players[seat].choose(SeatView.of(deal, seat, (0,) * 4))
            if cards is not None:
                deal.play(cards)
                continue
            deal.pass_()
            asked = {seat, deal.seat, deal.table_seat}
            if table is None or table.size > 1 or len(asked) < 3 or min(deal.counts) < 5:
                continue
            (last,) = set(range(4)) - asked
            view = SeatView.of(deal, deal.seat, (0,) * 4)
            for world in Beliefs(view, beliefs.load(), random.Random(0)).drawn(128):
                for found, who in ((passed, seat), (to_come, last)):
                    higher = world.masks[who] >> table.mask.bit_length()
                    found.append(higher.bit_count() / deal.counts[who])
            break
    assert len(passed) > 20 * 128
    assert fmean(passed) < 0.97 * fmean(to_come)


def test_drawn_worlds_fit_what_is_known() -> None:
    view = after_a_pass()
    seen = view.mask | mask_of(parse_cards("3d 3c"))
    worlds = Beliefs(view, beliefs.load(), random.Random(3)).drawn(12)
    assert len(worlds) == 12
    for world in worlds:
        assert world.masks[0] == view.mask
        assert tuple(mask.bit_count() for mask in world.masks) == view.counts
        parts = [*world.masks[1:], world.out_of_play, seen]
        assert sum(parts) == view.rules.pack
        assert sum(part.bit_count() for part in parts) == 52


@pytest.mark.parametrize("system_id", ["big-two", "four-cards", "indonesian", "bu-bu-gao-sheng"])
def test_playing_on_repeats_itself_and_leaves_the_deal_alone(system_id: str) -> None:
    rules = system(system_id)
    deal = Deal.shuffled(rules, 5)
    before = list(deal.masks)
    found = []
    for _ in range(2):
        lines = [Line(Imagined(deal, 0, [0] * 16).copy(), [], []) for _ in range(3)]
        found.append(play_on(network(), lines, deal.seat, 10.0))
        assert all(line.imagined.deal.over for line in lines)
    assert found[0] == found[1]
    # Sums round a little differently at another place in a batch.
    assert found[0] == pytest.approx([found[0][0]] * 3, abs=1e-5)
    assert deal.masks == before
    assert not deal.events


def test_a_deal_is_played_on_as_far_as_asked() -> None:
    """From there on the network's word is taken."""
    deal = Deal.shuffled(system("four-cards"), 5)

    def played_on(ahead: int | None) -> tuple[Line, float]:
        line = Line(Imagined(deal, 0, [0] * 16).copy(), [], [])
        (worth,) = play_on(network(), [line], deal.seat, 10.0, ahead=ahead)
        return line, worth

    end, to_the_end = played_on(None)
    assert end.imagined.deal.over
    assert len(end.said) > 3
    for ahead in (1, 2, 3):
        line, worth = played_on(ahead)
        assert not line.imagined.deal.over
        assert line.said == pytest.approx(end.said[:ahead], abs=1e-5)
        assert min(line.said) - 1e-5 <= worth <= max(line.said) + 1e-5
        assert worth != to_the_end
    line, worth = played_on(99)
    assert (line.imagined.deal.over, worth) == (True, to_the_end)


def test_every_system_has_a_unit_of_its_own() -> None:
    big, small = (margin_scale(system(name), network()) for name in ("indonesian", "pusoy-dos"))
    assert big > 5 * small > 0


@pytest.mark.parametrize("system_id", ["big-two", "four-cards"])
def test_the_budget_is_kept(system_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []
    real = search.play_on

    def counted(*arguments: object) -> list[float]:
        spent.append(len(arguments[1]))  # type: ignore[arg-type]
        return real(*arguments)  # type: ignore[arg-type]

    margin_scale(system(system_id), network())
    monkeypatch.setattr(search, "play_on", counted)
    budget = Budget(candidates=3, rounds=2, worlds=5)
    pauses: list[None] = []
    decisions = 0
    for seed in range(3):
        player = Master(random.Random(seed), pause=lambda: pauses.append(None), budget=budget)
        deal = Deal.shuffled(system(system_id), seed)
        while not deal.over:
            spent.clear()
            cards = player.choose(SeatView.of(deal, deal.seat, (0,) * 4))
            assert sum(spent) <= budget.candidates * budget.rounds * budget.worlds
            decisions += bool(spent)
            deal.play(cards) if cards is not None else deal.pass_()
    assert decisions
    assert len(pauses) > decisions


def test_the_committed_budget_is_in_deals_and_not_in_time() -> None:
    """In own decisions of deals played on, of which one to its end has eight or so."""
    assert BUDGET.candidates * BUDGET.rounds * BUDGET.worlds * BUDGET.ahead <= 400 * 8
    assert not hasattr(master, "perf_counter")


def test_a_sure_win_is_taken() -> None:
    """The highest card first, then the low one: nobody can come between."""
    hands = ["4c 2s", "3d 5c 6d 7d", "8d 8c Th Kd", "9d Jc Qh Ac"]
    for seed in range(4):
        assert texts(Master(random.Random(seed)).choose(position(hands))) == "2s"


def test_the_search_does_not_look_at_the_hidden_hands() -> None:
    hands = ["4c 6h 9d Ks 2s", "3d 5c 6d 7d Ah", "8d 8c Th Kd Qs", "9h Jc Qh Ac 2d"]
    swapped = [hands[0], hands[1].replace("Ah", "Qs"), hands[2].replace("Qs", "Ah"), hands[3]]
    choices: list[Sequence[object] | None] = [
        Master(random.Random(9)).choose(position(each, table="3d")) for each in (hands, swapped)
    ]
    assert choices[0] == choices[1]


def test_imagined_deals_hold_all_cards_once() -> None:
    for system_id, found in SYSTEMS.items():
        for players in found.players:
            deal = Deal.shuffled(system(system_id, players), 2)
            view = SeatView.of(deal, deal.seat, (0,) * players)
            imagined = Imagined.of(view)
            hands = imagined.deal.masks
            assert imagined.deal.counts == deal.counts
            assert hands[deal.seat] == deal.masks[deal.seat]
            cards = [one for mask in (*hands, imagined.out_of_play) for one in cards_of(mask)]
            assert sorted(cards) == list(cards_of(deal.rules.pack))


def test_instant_wins_do_not_end_imagined_deals() -> None:
    rules = replace(system("dragon"), instant_win="dragon-or-four-twos")
    deal = Deal.shuffled(rules, 1)
    imagined = Imagined.of(SeatView.of(deal, deal.seat, (0,) * 4))
    assert not imagined.deal.over
    assert imagined.deal.rules.instant_win == "none"


@pytest.mark.parametrize("system_id", ["two-players", "three-players", "bu-bu-gao-sheng"])
def test_worlds_of_other_games_fit_what_is_known(system_id: str) -> None:
    rules = system(system_id)
    deal = Deal.shuffled(rules, 4)
    while max(deal.counts) > 9:
        deal.play(deal.legal_plays()[0].cards) if deal.legal_plays() else deal.pass_()
    view = SeatView.of(deal, deal.seat, (0,) * rules.players)
    played = sum(event.combination.mask for event in view.events if isinstance(event, Play))
    for world in Beliefs(view, beliefs.load(), random.Random(3)).drawn(200):
        assert world.masks[view.seat] == view.mask
        assert tuple(mask.bit_count() for mask in world.masks) == view.counts
        parts = [*world.masks, world.out_of_play, played]
        assert sum(parts) == rules.pack
        assert sum(part.bit_count() for part in parts) == 52


def test_worlds_are_those_of_the_seed() -> None:
    view = after_a_pass()
    drawn = [Beliefs(view, beliefs.load(), random.Random(seed)).drawn(300) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 300


def test_hands_that_were_held_are_likelier_than_guessed_ones() -> None:
    """In deals of experts, of the true hands and seven guessed ones."""
    found = []
    insight = beliefs.load()
    for seed in range(40):
        deal = Deal.shuffled(system("big-two"), seed)
        players = [Expert(random.Random(seat)) for seat in range(4)]
        for _ in range(14):
            cards = players[deal.seat].choose(SeatView.of(deal, deal.seat, (0,) * 4))
            deal.play(cards) if cards is not None else deal.pass_()
        view = SeatView.of(deal, deal.seat, (0,) * 4)
        believed = Beliefs(view, insight, random.Random(seed))
        read = reader(believed.now.deal.rules)
        ways = believed._masks(believed._guessed(np.random.default_rng(seed)))[:8, :-1]
        ways[0] = [deal.masks[other] for other in read.others(view.seat)]
        weights = insight.weigher.weights(believed._seen, read.hands(ways))
        chances = np.exp(weights - weights.max())
        found.append(float(np.log(8 * chances[0] / chances.sum())))
    assert fmean(found) > 0.15


@pytest.mark.parametrize("name", [beliefs.NAME, weigher.NAME])
@pytest.mark.parametrize("lack", ["missing", "damaged", "foreign"])
def test_without_its_insight_a_master_plays_as_an_expert_and_says_so(
    name: str, lack: Lack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kept in (beliefs.NAME, weigher.NAME):
        for suffix in ("npz", "json"):
            data = (FOLDER / f"{kept}.{suffix}").read_bytes()
            (tmp_path / f"{kept}.{suffix}").write_bytes(data)
    file = tmp_path / f"{name}.npz"
    if lack == "missing":
        file.unlink()
    elif lack == "damaged":
        file.write_bytes(file.read_bytes()[:-1])
    else:
        parts = {part: np.zeros((2, 2)) for part in (*beliefs.PARTS, *weigher.PARTS)}
        np.savez(file, allow_pickle=False, **parts)
        note = {"sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
        file.with_suffix(".json").write_text(json.dumps(note))
    with pytest.raises(WeightsError) as refused:
        beliefs.load(tmp_path)
    fault = refused.value.fault
    assert fault == Fault(lack, file, "expert")
    monkeypatch.setattr(beliefs, "loaded", lambda: (None, fault))
    player = Master(random.Random(5), "bold")
    assert player.fault(system("big-two")) == fault
    assert player.fault(system("double-deck")) is None
    view = after_a_pass()
    assert player.choose(view) == Expert(random.Random(5), "bold").choose(view)
