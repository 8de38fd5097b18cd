"""The kernel against the rules core: random deals in which both must agree at every step.

    python -m bigtwo_qt.training.differential [--deals 10000] [--seed 1] [SYSTEM…]

For each system, and each number of players that it offers, the kernel plays deals by random
decisions and logs every legal play; the rules core then makes the same decisions and must offer the
same plays and passes at every step, and the same points at the end.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import njit
from tqdm import tqdm

from bigtwo_qt.rules import SYSTEMS, Deal, Rules, system
from bigtwo_qt.rules.cards import cards_of
from bigtwo_qt.rules.dealing import Dealt, deal_cards
from bigtwo_qt.rules.events import Announce, Play
from bigtwo_qt.training import kernel
from bigtwo_qt.training.specs import Specs, from_kernel, is_covered, to_kernel

_MOST_STEPS = 2000
_LOGGED = 400_000


@njit(cache=True)
def play_logged(state, option, needs, tops, heights, numbers, log, steps):
    """Play a deal by random numbers; log its decisions and all legal plays; return the steps.

    `steps`: a row a decision with the seat, whether it was asked out of turn, whether it may pass,
    the mask it chose and how many legal plays stand in the log.
    """
    plays = np.empty((kernel.MOST_PLAYS, kernel.PLAY), np.int64)
    scratch = np.empty((kernel.MOST_PLAYS, kernel.PLAY), np.int64)
    nothing = np.zeros(kernel.PLAY, np.int64)
    step, logged = 0, 0
    while not state[kernel.OVER]:
        n = kernel.legal_plays(plays, state, option, needs, tops, heights)
        may_pass = kernel.can_pass(state, option, n)
        seat = kernel.asked(state) if state[kernel.ASK] else state[kernel.SEAT]
        for i in range(n):
            log[logged] = plays[i, 0]
            logged += 1
        drawn = numbers[step] % (n + may_pass)
        play = plays[drawn].copy() if drawn < n else nothing
        steps[step, 0] = seat
        steps[step, 1] = state[kernel.ASK] != 0
        steps[step, 2] = may_pass
        steps[step, 3] = play[0]
        steps[step, 4] = n
        step += 1
        kernel.decide(state, option, needs, tops, heights, play, scratch)
    return step


def kernel_state(specs: Specs, number: int, dealt: Dealt) -> Any:
    """Return the state of a deal that the rules core dealt."""
    rules = specs.rules[number]
    state = np.zeros(kernel.STATE, np.int64)
    for seat, hand in enumerate(dealt.hands):
        state[kernel.HANDS + seat] = to_kernel(rules, hand)
    due = 0 if dealt.opening_card is None else to_kernel(rules, 1 << dealt.opening_card)
    kernel.begin(state, specs.options[number], dealt.opener, due)
    return state


def compare(specs: Specs, number: int, seed: int) -> str | None:
    """Play one deal in both; return what they disagree about, None if nothing."""
    rules = specs.rules[number]
    source = random.Random(seed)
    winner = None if source.random() < 0.5 else source.randrange(rules.players)
    dealt = deal_cards(rules, seed, winner, winner)
    deal = Deal(rules, dealt.hands, dealt.opener, dealt.opening_card)
    state = kernel_state(specs, number, dealt)
    numbers = np.array([source.getrandbits(30) for _ in range(_MOST_STEPS)])
    log = np.empty(_LOGGED, np.int64)
    steps = np.empty((_MOST_STEPS, 5), np.int64)
    count = play_logged(state, *specs.arrays(number), numbers, log, steps)
    logged = 0
    asked: set[int] = set()
    for step in range(count):
        seat, out_of_turn, may_pass, chosen, legal = map(int, steps[step])
        offered = [from_kernel(rules, int(mask)) for mask in log[logged : logged + legal]]
        logged += legal
        if deal.over:
            return f"step {step}: the deal is over"
        fault = _fault(deal, seat, bool(out_of_turn), bool(may_pass), offered, asked)
        if fault is not None:
            return f"step {step}: {fault}"
        if out_of_turn:
            asked.add(seat)
        if chosen:
            deal.play(cards_of(from_kernel(rules, chosen)), seat)
            asked.clear()
        elif not out_of_turn:
            deal.pass_()
    points = np.zeros(4, np.int64)
    kernel.score(points, state, specs.options[number], specs.rates[number], specs.needs[number])
    if not deal.over or tuple(points[: rules.players].tolist()) != deal.scores:
        return f"points {points.tolist()} and {deal.scores}"
    return None


def _fault(
    deal: Deal, seat: int, out_of_turn: bool, may_pass: bool, offered: list[int], asked: set[int]
) -> str | None:
    """Return how a decision that the kernel logged differs from that of the rules core."""
    if out_of_turn:
        plays = deal.interruptions(seat)
    else:
        if deal.seat != seat:
            return f"seat {seat} decides, and not {deal.seat}"
        if deal.can_pass != may_pass:
            return f"seat {seat} may pass: {may_pass}"
        if deal.events and isinstance(deal.events[-1], Play | Announce):
            missed = [
                other
                for other in range(deal.rules.players)
                if other not in asked and deal.interruptions(other)
            ]
            if missed:
                return f"not asked out of turn: {missed}"
        plays = deal.legal_plays()
    if sorted(offered) != sorted(play.mask for play in plays):
        return f"seat {seat} has {len(plays)} plays, and not {len(offered)}"
    return None


def sets_covered(system_ids: Sequence[str] = ()) -> list[Rules]:
    """Return the rules of systems, by default all, that the kernel plays, by number of players."""
    names = system_ids or tuple(SYSTEMS)
    sets = [system(name, count) for name in names for count in SYSTEMS[name].players]
    return [rules for rules in sets if is_covered(rules)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare as the command line says; the status is 1 where the two disagree."""
    parser = argparse.ArgumentParser(
        prog="python -m bigtwo_qt.training.differential",
        description="Compare the kernel with the rules core.",
    )
    parser.add_argument("systems", nargs="*", metavar="SYSTEM")
    parser.add_argument("--deals", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options = parser.parse_args(arguments)
    sets = sets_covered(options.systems)
    specs = Specs.of(sets)
    faults = 0
    for number, rules in enumerate(sets):
        name = f"{rules.id}, {rules.players} players"
        found = 0
        for deal in tqdm(range(options.deals), desc=name, unit="deal", disable=None):
            fault = compare(specs, number, options.seed + deal)
            if fault is not None:
                found += 1
                print(f"{name}, seed {options.seed + deal}: {fault}")
        print(f"{name}: {options.deals} deals, {found} of them differ")
        faults += found
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
