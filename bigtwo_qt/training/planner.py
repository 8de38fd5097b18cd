"""Makes the weights of the planner's network, from nothing: `bigtwo_qt/players/weights/planner.py`.

The first round is played with a network set by hand (`START`), each further one with the network
fitted before it. A round is deals of planners against each other and against greedy players, in
which some decisions are drawn at random; each decision is labelled with what came of it. Then a new
network is fitted to the decisions of the last rounds.
"""

from __future__ import annotations

import argparse
import random
import textwrap
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import astuple, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from bigtwo_qt.players import weights
from bigtwo_qt.players.greedy import GreedyPlayer
from bigtwo_qt.players.outlook import Network
from bigtwo_qt.players.planner import Planner, Position
from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.players.seating import decide
from bigtwo_qt.rules import system
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Clear, Play

Floats: TypeAlias = npt.NDArray[np.float64]

SYSTEMS_IN_TURN = ("big-two", "pusoy-dos", "big-two", "four-cards")
"""The systems of one deal after another."""

FEATURES = 19
_PLAYS_AND_WEAKNESS = 5
"""The first features count the plays that are left and how weak they are."""

START = Network(
    inner=((0.02,) * _PLAYS_AND_WEAKNESS + (0.0,) * (FEATURES - _PLAYS_AND_WEAKNESS),),
    inner_bias=(0.0,),
    outer=((-15.0,), (-15.0,), (12.0,), (12.0,)),
    outer_bias=(2.0, 1.0, 2.0, 3.0),
)
"""Set by hand: it is good to have few and strong plays left, and to lead next."""

_GREEDY = 0.4
"""How often a seat beside the first planner is a greedy player."""
_EXPLORED = 0.07
"""How often a planner draws its decision."""
_DEALS_A_TASK = 8

_FIRST_ROUND = 1 / 4
"""How long the first round is, whose players are weak, beside each further one."""
_LEAST_DEALS = 8
"""With fewer deals a round the first one would have none to fit to beside those kept apart."""

_KEPT_ROUNDS = 3
"""A network is fitted to the decisions of so many rounds."""
_APART_EVERY = 11
"""One deal in so many is kept apart, to measure the loss; not a multiple of the systems."""

_UNITS = 16
_EPOCHS = 20
_BATCH = 512
_RATE = 0.004
_LEFT_WEIGHT = 0.03
"""How much a squared error in cards counts beside the log loss."""

_LABELS = 4
_LED, _WON, _LEFT, _APART = range(FEATURES, FEATURES + _LABELS)
"""The columns of labelled decisions behind the features: whether the seat led next, whether it went
out first, the cards it kept, and whether the deal is kept apart from fitting."""


_MODULE = '''\
"""The planner's small network: what a hand after a decision is worth.

Written by `{command}`.

{recipe}
"""

# fmt: off

# One row for each inner unit, one number in it for each feature of `outlook.features`.
INNER = {inner}
INNER_BIAS = {inner_bias}

# The log odds to win when leading next and when not, then the cards left after a loss likewise.
OUTER = {outer}
OUTER_BIAS = {outer_bias}
'''


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision as it was made: how many events the deal had, and what the network was asked."""

    at: int
    passed: bool
    features: tuple[float, ...]


class Recorder(Planner):
    """A planner that draws some of its decisions, and notes them all."""

    def __init__(self, source: random.Random, network: Network) -> None:
        """Note no decision yet."""
        super().__init__(source, network)
        self.decisions: list[Decision] = []

    def pick(self, view: SeatView, options: Sequence[Combination | None]) -> Combination | None:
        """Return the best of several decisions, or now and then any of them."""
        position = Position(view, self._source, self._network)
        if self._source.random() < _EXPLORED:
            chosen = self._source.choice(options)
        else:
            chosen = max(options, key=position.value)
        _, outlook = position.look(chosen)
        self.decisions.append(Decision(len(view.events), chosen is None, outlook.features))
        return chosen


@dataclass(frozen=True, slots=True)
class Task:
    """Some deals of one round, by number."""

    network: Network
    seed: int
    round: int
    deals: range


@dataclass(frozen=True, slots=True)
class Losses:
    """How far a network is off in the deals kept apart.

    `log_loss`: of the chance to win; `cards`: the root of the mean square in cards left.
    """

    decisions: int
    log_loss: float
    cards: float


def play_task(task: Task) -> Floats:
    """Return the labelled decisions of some deals: a row each, features and then labels."""
    rows: list[tuple[float, ...]] = []
    for number in task.deals:
        rows += play_labelled(task, number)
    return np.array(rows, dtype=np.float64).reshape(-1, FEATURES + _LABELS)


def play_labelled(task: Task, number: int) -> list[tuple[float, ...]]:
    """Play one deal, which depends on seed, round and number alone; return its decisions."""
    source = random.Random(f"{task.seed} {task.round} {number}")
    rules = system(SYSTEMS_IN_TURN[number % len(SYSTEMS_IN_TURN)])
    players: list[Player] = [Recorder(random.Random(source.random()), task.network)]
    while len(players) < rules.players:
        own = random.Random(source.random())
        is_greedy = source.random() < _GREEDY
        players.append(GreedyPlayer(own) if is_greedy else Recorder(own, task.network))
    source.shuffle(players)
    deal = Deal.shuffled(rules, source.getrandbits(32))
    while not deal.over:
        decide(deal, players, (0,) * rules.players)
    apart = float(number % _APART_EVERY == 0)
    rows = []
    for seat, player in enumerate(players):
        if isinstance(player, Recorder):
            won, left = float(deal.order[0] == seat), float(deal.masks[seat].bit_count())
            for decision in player.decisions:
                led = float(leads_next(deal, seat, decision))
                rows.append((*map(float, decision.features), led, won, left, apart))
    return rows


def leads_next(deal: Deal, seat: int, decision: Decision) -> bool:
    """Whether nobody beat the play of a decision, so that its seat led next."""
    if decision.passed:
        return False
    for event in deal.events[decision.at + 1 :]:
        match event:
            case Play():
                return False
            case Clear():
                return event.seat == seat
    return False


def play_round(
    network: Network, seed: int, number: int, deals: int, pool: Executor | None
) -> Floats:
    """Return the labelled decisions of one round, in the order of its deals."""
    tasks = [
        Task(network, seed, number, range(start, min(deals, start + _DEALS_A_TASK)))
        for start in range(0, deals, _DEALS_A_TASK)
    ]
    found: Iterable[Floats] = pool.map(play_task, tasks) if pool else map(play_task, tasks)
    parts = []
    with tqdm(total=deals, unit="deal", desc=f"round {number}", disable=None) as bar:
        for task, part in zip(tasks, found, strict=True):
            parts.append(part)
            bar.update(len(task.deals))
    return np.concatenate(parts)


def fit(
    rows: Floats, chance: np.random.Generator, on_epoch: Callable[[], object] = lambda: None
) -> tuple[Network, Losses]:
    """Return a network fitted to labelled decisions, and its losses in the deals kept apart.

    Adam at a rate that falls to nothing; log loss for the chance to win, squares for the cards
    left, each answer only where it applies.
    """
    fitted, apart = rows[rows[:, _APART] == 0], rows[rows[:, _APART] == 1]
    mean, spread = fitted[:, :FEATURES].mean(axis=0), fitted[:, :FEATURES].std(axis=0)
    # A feature that never changes in few decisions stays out of it.
    spread[spread == 0] = np.inf
    scaled = (fitted[:, :FEATURES] - mean) / spread
    weight = [
        chance.normal(0, FEATURES**-0.5, (FEATURES, _UNITS)),
        np.zeros(_UNITS),
        chance.normal(0, 0.1, (_UNITS, 4)),
        np.array([0.0, -1.0, 5.0, 5.0]),
    ]
    first = [np.zeros_like(each) for each in weight]
    second = [np.zeros_like(each) for each in weight]
    steps = 0
    for epoch in range(_EPOCHS):
        rate = _RATE * (1 - epoch / (_EPOCHS + 0.5))
        order = chance.permutation(len(fitted))
        for start in range(0, len(order), _BATCH):
            picked = order[start : start + _BATCH]
            steps += 1
            for place, slope in enumerate(_slopes(weight, scaled[picked], fitted[picked])):
                first[place] += 0.1 * (slope - first[place])
                second[place] += 0.001 * (slope**2 - second[place])
                step = first[place] / (1 - 0.9**steps)
                step /= np.sqrt(second[place] / (1 - 0.999**steps)) + 1e-8
                weight[place] -= rate * step
        on_epoch()
    inner = weight[0] / spread[:, None]
    network = Network(
        tuple(map(_rounded, inner.T)),
        _rounded(weight[1] - mean @ inner),
        tuple(map(_rounded, weight[2].T)),
        _rounded(weight[3]),
    )
    return network, losses(network, apart)


def _slopes(weight: Sequence[Floats], scaled: Floats, rows: Floats) -> list[Floats]:
    """Return the gradient of the mean loss of a batch by each part of the weights."""
    inner = np.tanh(scaled @ weight[0] + weight[1])
    off = _errors(inner @ weight[2] + weight[3], rows)
    off[:, 2:] *= _LEFT_WEIGHT
    off /= len(rows)
    off_inner = (off @ weight[2].T) * (1 - inner**2)
    return [scaled.T @ off_inner, off_inner.sum(axis=0), inner.T @ off, off.sum(axis=0)]


def _errors(answers: Floats, rows: Floats) -> Floats:
    """Return how far each answer is off, 0 where it does not apply."""
    led, lost = rows[:, [_LED]], 1 - rows[:, [_WON]]
    applies = np.hstack([led, 1 - led, led * lost, (1 - led) * lost])
    chances = 1 / (1 + np.exp(-answers[:, :2]))
    off = np.hstack([chances - rows[:, [_WON]], answers[:, 2:] - rows[:, [_LEFT]]])
    errors: Floats = off * applies
    return errors


def losses(network: Network, rows: Floats) -> Losses:
    """Return how far a network is off in labelled decisions."""
    inner_weight, inner_bias, outer_weight, outer_bias = map(np.array, astuple(network))
    inner = np.tanh(rows[:, :FEATURES] @ inner_weight.T + inner_bias)
    errors = _errors(inner @ outer_weight.T + outer_bias, rows)
    # The chance given to what came is 1 less the error, in the one answer that applies.
    log_loss = -np.log1p(-np.abs(errors[:, :2])).sum() / max(len(rows), 1)
    lost = (1 - rows[:, _WON]).sum()
    cards = np.sqrt((errors[:, 2:] ** 2).sum() / max(lost, 1))
    return Losses(len(rows), float(log_loss), float(cards))


def _rounded(values: Floats) -> tuple[float, ...]:
    """Return numbers as they are written, to four figures."""
    return tuple(float(f"{value:.4g}") for value in values)


def train(
    deals: int, rounds: int, seed: int, jobs: int, on_round: Callable[[str], object] = print
) -> str:
    """Return the text of the module of weights; it does not depend on the number of jobs."""
    network = START
    kept: list[Floats] = []
    with ExitStack() as stack:
        pool = None
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, mp_context=get_context("spawn")))
        for number in range(1, rounds + 1):
            length = deals if number > 1 else round(deals * _FIRST_ROUND)
            kept = [*kept, play_round(network, seed, number, length, pool)][-_KEPT_ROUNDS:]
            rows = np.concatenate(kept)
            with tqdm(total=_EPOCHS, unit="epoch", desc="fitting", disable=None) as bar:
                network, found = fit(rows, np.random.default_rng([seed, number]), bar.update)
            on_round(f"round {number}: {len(kept[-1]):,} decisions; kept apart: {_worded(found)}")
    command = (
        f"python -m bigtwo_qt.training.planner --deals {deals} --rounds {rounds} --seed {seed}"
    )
    return module_text(
        network, command, len(rows) - found.decisions, min(rounds, _KEPT_ROUNDS), found
    )


def _worded(found: Losses) -> str:
    return (
        f"{found.decisions:,} decisions, log loss {found.log_loss:.4f}, "
        f"cards left off by {found.cards:.3f}"
    )


def module_text(
    network: Network, command: str, decisions: int, kept_rounds: int, found: Losses
) -> str:
    """Return the module that holds a network, with how it was made."""
    systems = ", ".join(dict.fromkeys(SYSTEMS_IN_TURN))
    recipe = (
        f"Fitted to {decisions:,} decisions, those of the last {kept_rounds} rounds of self-play: "
        f"planners against each other and against greedy players, {_EXPLORED:.0%} of the decisions "
        f"drawn at random, in the systems {systems}. Each was labelled with whether the seat led "
        f"next, who went out first, and the cards left. In deals kept apart: {_worded(found)} "
        "(root of the mean square)."
    )
    return _MODULE.format(
        command=command,
        recipe=textwrap.fill(recipe, 100),
        inner=_table_text(network.inner),
        inner_bias=_row_text(network.inner_bias),
        outer=_table_text(network.outer),
        outer_bias=_row_text(network.outer_bias),
    )


def _table_text(table: Sequence[Sequence[float]]) -> str:
    rows = "".join(f"{_row_text(row)},\n" for row in table)
    return f"(\n{textwrap.indent(rows, '    ')})"


def _row_text(row: Sequence[float]) -> str:
    numbers = textwrap.fill(", ".join(map(repr, row)) + ",", 92)
    return f"(\n{textwrap.indent(numbers, '    ')}\n)"


def main(arguments: Sequence[str] | None = None) -> None:
    """Train as the command line says, and write the module of weights."""
    parser = argparse.ArgumentParser(
        prog="python -m bigtwo_qt.training.planner", description="Make the planner's weights anew."
    )
    parser.add_argument(
        "--deals",
        type=int,
        default=7000,
        metavar="N",
        help="deals of a round; the first has a quarter of them",
    )
    parser.add_argument("--rounds", type=int, default=4, metavar="R")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="deals side by side")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(weights.__file__).with_name("planner.py"),
        metavar="FILE",
        help="where to write the module (default: the one that the planner uses)",
    )
    options = parser.parse_args(arguments)
    for name, least in (("deals", _LEAST_DEALS), ("rounds", 1), ("jobs", 1)):
        if getattr(options, name) < least:
            parser.error(f"--{name} must be {least} or more")
    text = train(options.deals, options.rounds, options.seed, options.jobs)
    options.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
