"""Perft: how many sequences of so many decisions there are from pinned hands.

The referee counts small depths anew in every run. The numbers of the deeper ones are the referee's
too, counted once: ``python -m tests.rules.test_perft`` prints them again, in a minute or two.
"""

import copy
import sys
from typing import NamedTuple

import pytest

from bigtwo_qt.rules import Deal, Rules
from tests.referee import deal as referee
from tests.referee.systems import preset
from tests.rules.lockstep import decide, decisions

LIVE = 5
"""How deep the referee counts in a test."""


class Position(NamedTuple):
    """Hands of a system, and the numbers of sequences by depth."""

    name: str
    system: str
    hands: tuple[str, ...]
    counts: tuple[int, ...]
    changes: tuple[tuple[str, str | bool | int], ...] = ()


POSITIONS = (
    Position(
        "standard",
        "big-two",
        (
            "3d 3c 4h 5d 6s 7c",
            "4d 5c 6h 7d 8s 2d",
            "8d 8c 8h 9d 9c 2s",
            "Td Tc Jh Js Ks As",
        ),
        (3, 11, 28, 49, 66, 298, 802, 1463, 1715),
    ),
    Position(
        "three players, clubs low",
        "pusoy-dos",
        ("3c 3d 4d 5d 2d", "3s 4s 5s Ac 2c", "3h Ah Ad 2h 2s"),
        (2, 9, 20, 53, 185, 350, 836, 2481, 4305),
        (("players", 3), ("hand_size", 5)),
    ),
    Position(
        "clockwise",
        "to-the-hundred",
        ("3d 8c 9c Tc Js", "7d 7c 7h 4d 4c", "5h 5s Kd Kc 2h", "6d 6c Ad Ah As"),
        (1, 6, 30, 120, 239, 340, 1235, 4348, 6364),
    ),
    Position(
        "locked passes and a beat of one's own",
        "indonesian",
        ("3d 3c 3h 3s 9d", "4d 5d 6d 7d 8d", "Td Th Kc 2c", "Js Qs Qc 2s"),
        (8, 14, 27, 32, 56, 182, 482, 830, 1564),
    ),
    Position(
        "plays on",
        "play-on",
        ("3d 9c 9h", "4d 4c Ks", "5d 5c 5h", "6s 7s 8s"),
        (1, 4, 7, 16, 34, 52, 64, 131, 241),
    ),
    Position(
        "out of turn",
        "bu-bu-gao-sheng",
        (
            "3d 3c 3h 4d 4c",
            "5d 5c 5h 5s 6d Kd",
            "7d 8d 9d Td Jd 2s",
            "9h 9s Th Ts 9c 6c",
        ),
        (5, 19, 44, 90, 103, 397, 1264, 2657, 2655),
    ),
    Position(
        "pair runs, bombs and jokers",
        "winner",
        ("3d 3c 4d 4c jb", "5d 5c 5h 5s", "Ad Ac 2d 2c jc", "6h 7h 8h 9h Th Jh"),
        (8, 44, 173, 812, 1056, 1485, 4150, 13796, 20529),
    ),
    Position(
        "honours beat less cards",
        "honour-hands",
        ("3d 4c 4h 8s", "5d 5c 5h 5s 6d", "7d 8d 9d Td Jd", "2c 2h 2s 9s"),
        (1, 5, 17, 29, 27, 129, 337, 447, 381),
    ),
    Position(
        "two-breakers",
        "capsa-banting",
        ("3d 2d 2c", "5d 5c 5h 5s 6d", "7d 8d 9d Td Jd", "6c 6h 6s 2s"),
        (1, 5, 26, 31, 89, 201, 450, 570, 1126),
    ),
    Position(
        "bare fours and two pairs, the opening card alone",
        "four-cards",
        ("3d 3c 4d 4h 9d", "5d 5c 5h 5s 6d", "Jd Qd Kd Ad 2d", "7c 7h 8c 8h 2s"),
        (1, 6, 31, 36, 49, 148, 552, 615, 735),
    ),
    Position(
        "two packs",
        "double-deck",
        ("3d 3d 9s 9c", "4s 4s 4d", "3c Kh Kh", "9s 9d", "Ts Ts", "5c 5c 5h", "6d", "7d 2s 2s"),
        (2, 5, 6, 9, 16, 24, 41, 47, 80),
    ),
    Position(
        "no last play with a 2, the highest single before a last card",
        "big-two",
        ("3d 4d 2d", "2c 4h", "2h 9h", "5s 6s 2s"),
        (1, 4, 10, 17, 24, 40, 57, 65, 65),
        (("finish", "no-single-two"), ("last_card", "highest-single")),
    ),
    Position(
        "nobody may finish with a 2 until all could only do so",
        "big-two",
        ("3d 2d", "2c 8c", "2h 8h", "4s 2s"),
        (1, 3, 7, 13, 13, 19, 27, 32, 29),
        (("finish", "no-two"),),
    ),
    Position(
        "the highest 2 ends the trick",
        "play-on",
        ("3d 2c 2d", "4c 9c 2s", "5h 5s", "6d 2h Ad"),
        (1, 4, 6, 17, 43, 107, 154, 245, 360),
        (("top_card_ends_trick", True),),
    ),
)


def cards_of(position: Position) -> list[list[str]]:
    return [hand.split() for hand in position.hands]


def begun(position: Position) -> Deal:
    rules = Rules.from_dict({"id": position.system, **dict(position.changes)})
    return Deal.start(rules, cards_of(position))


def begun_by_referee(position: Position) -> referee.Deal:
    changes = {name: value for name, value in position.changes if name != "players"}
    players = dict(position.changes).get("players")
    options = preset(position.system, players if isinstance(players, int) else None, **changes)
    return referee.Deal(options, cards_of(position))


def twin(deal: Deal) -> Deal:
    """Return a deal that goes on by itself: nothing that changes is shared."""
    other = copy.copy(deal)
    for name, value in vars(deal).items():
        if isinstance(value, list):
            setattr(other, name, list(value))
    return other


def perft(deal: Deal, depth: int) -> int:
    """Return how many sequences of so many decisions the core allows from here."""
    if depth == 0:
        return 1
    total = 0
    for decision in decisions(deal):
        after = twin(deal)
        decide(after, decision)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_perft(position: Position) -> None:
    deal = begun(position)
    for depth, count in enumerate(position.counts, start=1):
        assert perft(deal, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_referee_counts_the_same(position: Position) -> None:
    deal = begun_by_referee(position)
    for depth in range(1, LIVE + 1):
        assert referee.perft(deal, depth) == position.counts[depth - 1]


def main() -> None:
    """Print the referee's numbers for every position."""
    for position in POSITIONS:
        counts: list[int] = []
        while len(counts) < len(position.counts):
            counts.append(referee.perft(begun_by_referee(position), len(counts) + 1))
        sys.stdout.write(f"{position.name}: {tuple(counts)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
