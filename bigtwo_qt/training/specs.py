"""Rule sets as rows of numbers for the kernel, and its cards in those of the rules core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from bigtwo_qt.players.encoding import WINDOWS, options_vector
from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.combinations import run_windows
from bigtwo_qt.training import kernel

LARGEST_HAND = 26
_RUN_KINDS = ("straight", "flush", "full_house", "quads", "straight_flush")
_FIRST_CARD_HOLDER = {"seat-one": 1, "next-lowest": 2}


def is_covered(rules: Rules) -> bool:
    """Whether the kernel plays these rules: what it leaves out is named here."""
    return (
        rules.packs == 1
        and not rules.jokers
        and rules.players <= 4
        and rules.hand_size != "all"
        and not rules.pair_runs
        and not rules.exchange
        and rules.run_length == "exactly-5"
        and rules.last_card != "liability"
    )


@dataclass(frozen=True, slots=True)
class Specs:
    """Rule sets by number, for the kernel.

    `options`: (sets, OPTIONS); `needs`, `tops`, `heights`: (sets, WINDOWS), the runs in ascending
    order; `rates`: (sets, LARGEST_HAND + 1), points a card by cards left; `vectors`: (sets,
    encoding.OPTIONS), the rules as the network sees them.
    """

    rules: tuple[Rules, ...]
    options: npt.NDArray[np.int64]
    needs: npt.NDArray[np.int64]
    tops: npt.NDArray[np.int64]
    heights: npt.NDArray[np.int64]
    rates: npt.NDArray[np.int64]
    vectors: npt.NDArray[np.float32]

    @classmethod
    def of(cls, sets: Sequence[Rules]) -> Specs:
        """Return rule sets as numbers; raise ValueError for one that the kernel does not play."""
        for rules in sets:
            if not is_covered(rules):
                raise ValueError(f"the kernel does not play these rules: {rules.id}")
        rows = len(sets)
        needs = np.zeros((rows, WINDOWS), np.int64)
        tops, heights = np.zeros_like(needs), np.zeros_like(needs)
        rates = np.zeros((rows, LARGEST_HAND + 1), np.int64)
        for row, rules in enumerate(sets):
            for place, run in enumerate(run_windows(rules.runs, 5)):
                needs[row, place] = sum(1 << 4 * rank for rank in run.ranks)
                tops[row, place] = run.top
                heights[row, place] = run.height
            for left in range(1, LARGEST_HAND + 1):
                rates[row, left] = next(
                    rate for start, rate in reversed(rules.bands) if start <= left
                )
        options = np.array([_options(rules) for rules in sets], np.int64)
        vectors = np.stack([options_vector(rules) for rules in sets])
        return cls(tuple(sets), options, needs, tops, heights, rates, vectors)

    def arrays(self, number: int) -> tuple[Any, ...]:
        """Return the options, needs, tops and heights of one rule set."""
        return self.options[number], self.needs[number], self.tops[number], self.heights[number]


def _options(rules: Rules) -> list[int]:
    def place_in(value: str, *values: str) -> int:
        return values.index(value)

    order = rules.five_card_order
    found: dict[int, int] = {
        kernel.PLAYERS: rules.players,
        kernel.HAND_SIZE: rules.base_hand,
        kernel.STEP: 1 if rules.direction == "clockwise" else -1,
        kernel.WINDOWS: len(run_windows(rules.runs, 5)),
        kernel.FLUSH_ORDER: place_in(rules.flush_order, "suit-first", "cards-first", "top-card"),
        kernel.TRIPLES: int(rules.triples == "yes"),
        kernel.BARE_FOURS: int(rules.bare_fours),
        kernel.HAS_TWO_PAIRS: int(rules.four_cards != "none"),
        kernel.TRUMPS: place_in(rules.trumps, "none", "honour", "two-breaker", "bombs"),
        kernel.OUT_OF_TURN: int(rules.out_of_turn),
        kernel.LOCKED_PASSES: int(rules.passing == "locked"),
        kernel.OWN_BEAT_RULE: int(rules.own_beat),
        kernel.PLAYS_ON: int(rules.deal_ends == "plays-on"),
        kernel.HIGHEST_SINGLE: int(rules.last_card == "highest-single"),
        kernel.FINISH: place_in(rules.finish, "any", "no-single-two", "no-two"),
        kernel.TOP_ENDS: int(rules.top_card_ends_trick),
        kernel.SAME_KIND: int(rules.same_kind_answer),
        kernel.SCORING: place_in(
            rules.scoring,
            "bands",
            "never-played",
            "twos-played",
            "winner-collects",
            "indonesian",
            "places",
            "sides",
        ),
        kernel.HELD_CARDS: place_in(
            rules.held_cards,
            "nothing",
            "point-a-two",
            "double-a-two",
            "double-a-four-or-straight-flush",
        ),
        kernel.WINNING_PLAY: int(rules.winning_play != "nothing"),
        kernel.SETTLEMENT: place_in(rules.settlement, "add-up", "pairs", "winner-takes-all"),
        kernel.SIGN: 1 if rules.result == "highest" else -1,
        kernel.OPENING_CARD: place_in(rules.opening_card, "never", "first-deal", "every-deal"),
        kernel.OPENING_ALONE: int(rules.opening_play == "alone"),
        kernel.WINNER_OPENS: int(rules.opener_later_deals == "winner"),
        kernel.INSTANT_WIN: place_in(rules.instant_win, "none", "dragon", "dragon-or-four-twos"),
        kernel.TEAMS: int(rules.teams != "none"),
        kernel.EXTRA_CARD: _FIRST_CARD_HOLDER.get(rules.leftover, 0)
        if 52 - rules.players * rules.base_hand == 1
        else 0,
    }
    for number, kind in enumerate(_RUN_KINDS):
        found[kernel.PLACES + number] = order.index(kind) if kind in order else -1
    return [found[column] for column in range(kernel.OPTIONS)]


def to_kernel(rules: Rules, mask: int) -> int:
    """Return the kernel's mask of some cards of the rules core."""
    return _permuted(mask, ["dchs".index(suit) for suit in rules.suit_order])


def from_kernel(rules: Rules, mask: int) -> int:
    """Return the rules core's mask of some cards of the kernel."""
    return _permuted(mask, [rules.suit_order.index(suit) for suit in "dchs"])


def _permuted(mask: int, suits: Sequence[int]) -> int:
    """Return a mask in which place p of each rank has what place `suits[p]` had."""
    every = 0x1111111111111
    found = 0
    for place, suit in enumerate(suits):
        found |= (mask >> suit & every) << place
    return found
