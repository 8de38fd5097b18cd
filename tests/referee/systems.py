"""The systems (RULES.md, sections 2 and 6), as data of the referee's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Options = Mapping[str, Any]

STANDARD = ["straight", "flush", "full-house", "quads", "straight-flush"]

BIG_TWO: dict[str, Any] = {
    "id": "big-two",
    "players": 4,
    "packs": 1,
    "jokers": 0,
    "hand_size": 13,
    "leftover": "none",
    "direction": "anticlockwise",
    "first_dealer": "cut",
    "later_dealer": "winner",
    "first_card": "counted",
    "teams": "none",
    "suit_order": "dchs",
    "runs": "ace-two-low",
    "run_length": "exactly-5",
    "five_card_order": STANDARD,
    "flush_order": "suit-first",
    "triples": "yes",
    "bare_fours": False,
    "four_cards": "none",
    "pair_runs": False,
    "same_kind_answer": False,
    "trumps": "none",
    "out_of_turn": False,
    "opener_later_deals": "lowest-card",
    "opening_card": "every-deal",
    "opening_play": "any",
    "passing": "open",
    "own_beat": False,
    "deal_ends": "first-out",
    "instant_win": "none",
    "announce": 0,
    "exchange": False,
    "last_card": "off",
    "finish": "any",
    "top_card_ends_trick": False,
    "match_ends": "points",
    "match_length": 100,
    "result": "lowest",
    "tie": "shared",
    "scoring": "bands",
    "bands": [[1, 1], [10, 2], [13, 3]],
    "held_cards": "nothing",
    "winning_play": "nothing",
    "settlement": "add-up",
}

CHANGES: dict[str, dict[str, Any]] = {
    "big-two": {},
    "chinese-session": {
        "first_dealer": "random",
        "first_card": "next-seat",
        "match_ends": "deals",
        "match_length": 8,
    },
    "to-the-hundred": {
        "direction": "clockwise",
        "first_card": "next-seat",
        "tie": "deals-go-on",
    },
    "match-play": {
        "first_card": "next-seat",
        "runs": "no-two",
        "flush_order": "top-card",
        "scoring": "never-played",
        "match_ends": "deals",
        "match_length": 4,
        "tie": "deals-won",
    },
    "pusoy-dos": {
        "first_card": "next-seat",
        "suit_order": "cshd",
        "runs": "wheel-only",
        "flush_order": "cards-first",
        "opener_later_deals": "winner",
        "opening_card": "first-deal",
        "scoring": "twos-played",
        "match_length": 20,
        "result": "highest",
    },
    "pusoy-dos-standard": {
        "suit_order": "cshd",
        "scoring": "twos-played",
        "match_length": 20,
        "result": "highest",
    },
    "bu-bu-gao-sheng": {
        "five_card_order": ["full-house", "straight", "quads", "straight-flush"],
        "out_of_turn": True,
        "scoring": "winner-collects",
        "result": "highest",
    },
    "play-on": {
        "deal_ends": "plays-on",
        "scoring": "places",
        "match_ends": "deals",
        "match_length": 1,
    },
    "two-players": {"players": 2, "hand_size": 21},
    "three-players": {"players": 3, "hand_size": 17, "leftover": "next-lowest"},
    "ranked-flush": {"flush_order": "cards-first"},
    "two-high": {"runs": "two-high"},
    "costly-twos": {"held_cards": "point-a-two"},
    "bare-quads": {
        "bare_fours": True,
        "five_card_order": ["straight", "flush", "full-house", "straight-flush"],
    },
    "dragon": {"instant_win": "dragon"},
    "honour-hands": {"trumps": "honour"},
    "indonesian": {
        "passing": "locked",
        "own_beat": True,
        "runs": "two-high",
        "announce": 2,
        "scoring": "indonesian",
        "match_ends": "deals",
        "match_length": 10,
        "opener_later_deals": "winner",
        "opening_card": "first-deal",
    },
    "partners": {
        "teams": "partners",
        "scoring": "sides",
        "match_ends": "deals",
        "match_length": 1,
        "result": "highest",
    },
    "double-deck": {
        "players": 8,
        "packs": 2,
        "five_card_order": [*STANDARD, "five-of-a-kind"],
    },
    "winner": {
        "jokers": 2,
        "hand_size": "all",
        "direction": "clockwise",
        "later_dealer": "loser",
        "first_card": "next-seat",
        "run_length": "5-or-more",
        "five_card_order": ["straight", "full-house", "straight-flush"],
        "bare_fours": True,
        "pair_runs": True,
        "same_kind_answer": True,
        "trumps": "bombs",
        "opening_card": "never",
        "deal_ends": "plays-on",
        "exchange": True,
        "scoring": "places",
        "match_ends": "deals",
        "match_length": 8,
    },
    "capsa-banting": {"trumps": "two-breaker"},
    "taiwan": {
        "suit_order": "cdhs",
        "runs": "23456-high",
        "five_card_order": ["straight", "full-house", "quads", "straight-flush"],
        "triples": "full-house-only",
    },
    "four-cards": {
        "runs": "up-to-two",
        "flush_order": "top-card",
        "four_cards": "two-pairs-and-bare-fours",
        "bare_fours": True,
        "five_card_order": ["straight", "flush", "full-house", "straight-flush"],
        "opening_play": "alone",
        "bands": [[1, 1]],
        "settlement": "winner-takes-all",
        "match_ends": "deals",
        "match_length": 8,
        "result": "highest",
    },
}

SEATS: dict[tuple[str, int], dict[str, Any]] = {
    ("match-play", 2): {},
    ("match-play", 3): {"hand_size": 17, "leftover": "seat-one"},
    ("pusoy-dos", 2): {},
    ("pusoy-dos", 3): {"hand_size": 17, "leftover": "next-lowest"},
}
"""What a number of players that is not the system's first choice changes."""


def preset(name: str, players: int | None = None, **changes: Any) -> dict[str, Any]:
    """Return every option of a system, for a number of players that it offers."""
    options = {**BIG_TWO, **CHANGES[name], "id": name}
    if players is not None and players != options["players"]:
        options.update(SEATS[name, players], players=players)
    return {**options, **changes}


TABLES: tuple[tuple[str, int], ...] = tuple(
    (name, players)
    for name in CHANGES
    for players in (
        preset(name)["players"],
        *(players for other, players in SEATS if other == name),
    )
)
"""Every system with every number of players that it offers."""
