"""The presets of RULES.md, as data: each is big-two with some options changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bigtwo_qt.rules.options import STANDARD_ORDER, Rules, RulesError


@dataclass(frozen=True, slots=True)
class System:
    """A preset: its title, what it changes of big-two, and the numbers of players it offers.

    `by_players` names what changes further with a number of players other than the usual one,
    which is the first of `players`.
    """

    title: str
    options: Mapping[str, Any] = field(default_factory=dict)
    players: tuple[int, ...] = (4,)
    by_players: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)


_PUSOY_SCORING = {"scoring": "twos-played", "match_length": 20, "result": "highest"}
_WINNER_OPENS = {"opener_later_deals": "winner", "opening_card": "first-deal"}

SYSTEMS: dict[str, System] = {
    "big-two": System("Big Two, standard"),
    "chinese-session": System(
        "Chinese session game",
        {
            "first_dealer": "random",
            "first_card": "next-seat",
            "match_ends": "deals",
            "match_length": 8,
        },
    ),
    "to-the-hundred": System(
        "Clockwise to the hundred",
        {"direction": "clockwise", "first_card": "next-seat", "tie": "deals-go-on"},
    ),
    "match-play": System(
        "Match of 1, 4 or 8 deals",
        {
            "first_card": "next-seat",
            "runs": "no-two",
            "flush_order": "top-card",
            "scoring": "never-played",
            "match_ends": "deals",
            "match_length": 4,
            "tie": "deals-won",
        },
        players=(4, 2, 3),
        by_players={3: {"hand_size": 17, "leftover": "seat-one"}},
    ),
    "pusoy-dos": System(
        "Pusoy Dos",
        {
            "first_card": "next-seat",
            "suit_order": "cshd",
            "runs": "wheel-only",
            "flush_order": "cards-first",
            **_WINNER_OPENS,
            **_PUSOY_SCORING,
        },
        players=(4, 2, 3),
        by_players={3: {"hand_size": 17, "leftover": "next-lowest"}},
    ),
    "pusoy-dos-standard": System(
        "Pusoy Dos, standard five-card rules", {"suit_order": "cshd", **_PUSOY_SCORING}
    ),
    "bu-bu-gao-sheng": System(
        "Bu Bu Gao Sheng",
        {
            "five_card_order": ("full_house", "straight", "quads", "straight_flush"),
            "out_of_turn": True,
            "scoring": "winner-collects",
            "result": "highest",
        },
    ),
    "play-on": System(
        "Play to the last",
        {"deal_ends": "plays-on", "scoring": "places", "match_ends": "deals", "match_length": 1},
    ),
    "two-players": System("Big Two for two", {"players": 2, "hand_size": 21}, players=(2,)),
    "three-players": System(
        "Big Two for three",
        {"players": 3, "hand_size": 17, "leftover": "next-lowest"},
        players=(3,),
    ),
    "ranked-flush": System("Flushes by rank", {"flush_order": "cards-first"}),
    "two-high": System("Twos high in runs", {"runs": "two-high"}),
    "costly-twos": System("Twos cost extra", {"held_cards": "point-a-two"}),
    "bare-quads": System(
        "Bare fours",
        {
            "bare_fours": True,
            "five_card_order": ("straight", "flush", "full_house", "straight_flush"),
        },
    ),
    "dragon": System("Dragon", {"instant_win": "dragon"}),
    "honour-hands": System("Honour hands", {"trumps": "honour"}),
    "indonesian": System(
        "Indonesian Big Two",
        {
            "passing": "locked",
            "own_beat": True,
            "runs": "two-high",
            "announce": 2,
            "scoring": "indonesian",
            "match_ends": "deals",
            "match_length": 10,
            **_WINNER_OPENS,
        },
    ),
    "partners": System(
        "Partnership",
        {
            "teams": "partners",
            "scoring": "sides",
            "match_ends": "deals",
            "match_length": 1,
            "result": "highest",
        },
    ),
    "double-deck": System(
        "Double deck for eight",
        {"players": 8, "packs": 2, "five_card_order": (*STANDARD_ORDER, "five_of_a_kind")},
        players=(8,),
    ),
    "winner": System(
        "Winner (Zheng Shangyou)",
        {
            "jokers": 2,
            "hand_size": "all",
            "direction": "clockwise",
            "first_card": "next-seat",
            "later_dealer": "loser",
            "pair_runs": True,
            "run_length": "5-or-more",
            "five_card_order": ("straight", "full_house", "straight_flush"),
            "bare_fours": True,
            "same_kind_answer": True,
            "trumps": "bombs",
            "opening_card": "never",
            "deal_ends": "plays-on",
            "scoring": "places",
            "exchange": True,
            "match_ends": "deals",
            "match_length": 8,
        },
    ),
    "capsa-banting": System("Capsa Banting", {"trumps": "two-breaker"}),
    "taiwan": System(
        "Taiwanese Big Two",
        {
            "suit_order": "cdhs",
            "runs": "23456-high",
            "five_card_order": ("straight", "full_house", "quads", "straight_flush"),
            "triples": "full-house-only",
        },
    ),
    "four-cards": System(
        "Two pairs and bare fours",
        {
            "runs": "up-to-two",
            "flush_order": "top-card",
            "four_cards": "two-pairs-and-bare-fours",
            "five_card_order": ("straight", "flush", "full_house", "straight_flush"),
            "bare_fours": True,
            "opening_play": "alone",
            "bands": ((1, 1),),
            "settlement": "winner-takes-all",
            "match_ends": "deals",
            "match_length": 8,
            "result": "highest",
        },
    ),
}


def preset(system_id: str, **options: Any) -> Rules:
    """Return a preset for its usual number of players or that of `options`, with these changed.

    Raises RulesError for an unknown preset, and for options that contradict each other.
    """
    found = SYSTEMS.get(system_id) if isinstance(system_id, str) else None
    if found is None:
        raise RulesError(f"no such system: {system_id!r}", ("id",))
    players = options.get("players", found.options.get("players", found.players[0]))
    changes = {**found.options, **found.by_players.get(players, {}), **options}
    return Rules(id=system_id, **changes)


def system(system_id: str, players: int | None = None) -> Rules:
    """Return the rules of a preset, for one of the numbers of players that it offers."""
    if players is None:
        return preset(system_id)
    found = SYSTEMS.get(system_id)
    if found is not None and players not in found.players:
        offered = " or ".join(map(str, sorted(found.players)))
        raise RulesError(f"{system_id} is for {offered} players, not {players}", ("players",))
    return preset(system_id, players=players)
