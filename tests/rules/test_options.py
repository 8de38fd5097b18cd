"""Rules as data: the presets, their text, and what is refused."""

import dataclasses
import json
from typing import Any

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, RulesError, system
from bigtwo_qt.rules.options import CHOICES, CLASHES, OPTIONS, VALID
from bigtwo_qt.rules.systems import preset

EVERY = [(name, players) for name, found in SYSTEMS.items() for players in found.players]


def test_the_presets_are_those_of_the_rule_book_in_its_order() -> None:
    assert list(SYSTEMS) == [
        "big-two",
        "chinese-session",
        "to-the-hundred",
        "match-play",
        "pusoy-dos",
        "pusoy-dos-standard",
        "bu-bu-gao-sheng",
        "play-on",
        "two-players",
        "three-players",
        "ranked-flush",
        "two-high",
        "costly-twos",
        "bare-quads",
        "dragon",
        "honour-hands",
        "indonesian",
        "partners",
        "double-deck",
        "winner",
        "capsa-banting",
        "taiwan",
        "four-cards",
    ]


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_presets_round_trip_through_json(name: str, players: int) -> None:
    rules = system(name, players=players)
    assert rules.players == players
    assert Rules.from_json(rules.to_json()) == rules
    assert hash(Rules.from_json(rules.to_json())) == hash(rules)
    assert set(json.loads(rules.to_json())) == set(OPTIONS)


def test_values_are_written_in_kebab_case() -> None:
    written = json.loads(system("bare-quads").to_json())
    assert written["runs"] == "ace-two-low"
    assert written["five_card_order"] == ["straight", "flush", "full-house", "straight-flush"]
    assert written["bare_fours"] is True


def test_what_json_leaves_out_has_the_value_of_its_preset() -> None:
    rules = Rules.from_json('{"id": "pusoy-dos", "runs": "two-high"}')
    assert rules == dataclasses.replace(system("pusoy-dos"), runs="two-high")


def test_three_players_change_what_goes_with_them() -> None:
    rules = system("pusoy-dos", players=3)
    assert (rules.hand_size, rules.leftover) == (17, "next-lowest")


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("[]", ()),
        ("{", ()),
        ('{"colour": 1}', ("colour",)),
        ('{"id": "no-such-game"}', ("id",)),
        ('{"id": 7}', ("id",)),
        ('{"runs": "three-high"}', ("runs",)),
        ('{"runs": ["two-high"]}', ("runs",)),
        ('{"bare_fours": 1}', ("bare_fours",)),
        ('{"players": true}', ("players",)),
        ('{"players": {}}', ("players",)),
        ('{"hand_size": 0}', ("hand_size",)),
        ('{"hand_size": 13.0}', ("hand_size",)),
        ('{"suit_order": "ddhs"}', ("suit_order",)),
        ('{"five_card_order": ["straight", "straight"]}', ("five_card_order",)),
        ('{"five_card_order": ["royal"]}', ("five_card_order",)),
        ('{"five_card_order": [[1]]}', ("five_card_order",)),
        ('{"bands": []}', ("bands",)),
        ('{"bands": [[2, 1]]}', ("bands",)),
        ('{"bands": [[1, 1], [1, 2]]}', ("bands",)),
        ('{"match_length": 0}', ("match_length",)),
    ],
)
def test_malformed_rules_are_refused_with_their_options(
    text: str, options: tuple[str, ...]
) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_json(text)
    assert caught.value.options == options


CONTRADICTIONS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"players": 5}, ("players", "packs")),
    ({"players": 3, "packs": 2}, ("players", "packs")),
    ({"hand_size": 14}, ("players", "packs", "jokers", "hand_size")),
    ({"teams": "partners", "scoring": "sides", "result": "highest", "players": 2},
     ("teams", "players")),
    ({"teams": "partners"}, ("teams", "scoring")),
    ({"scoring": "sides", "result": "highest"}, ("teams", "scoring")),
    ({"id": "partners", "deal_ends": "plays-on"}, ("teams", "deal_ends")),
    ({"id": "partners", "exchange": True}, ("teams", "exchange")),
    ({"five_card_order": ["five-of-a-kind"]}, ("five_card_order", "packs")),
    ({"trumps": "honour", "five_card_order": ["straight", "straight-flush"]},
     ("trumps", "five_card_order")),
    ({"trumps": "two-breaker", "five_card_order": ["straight"]}, ("trumps", "five_card_order")),
    ({"trumps": "two-breaker", "bare_fours": True}, ("trumps", "bare_fours")),
    ({"trumps": "bombs"}, ("trumps", "bare_fours")),
    ({"four_cards": "two-pairs-and-bare-fours"}, ("four_cards", "bare_fours")),
    ({"id": "four-cards", "pair_runs": True}, ("four_cards", "pair_runs")),
    ({"triples": "full-house-only", "five_card_order": ["straight"]},
     ("triples", "five_card_order")),
    ({"out_of_turn": True, "five_card_order": ["straight"]}, ("out_of_turn", "five_card_order")),
    ({"own_beat": True}, ("own_beat", "passing")),
    ({"opener_later_deals": "winner"}, ("opening_card", "opener_later_deals")),
    ({"opening_play": "alone", "opening_card": "never"}, ("opening_play", "opening_card")),
    ({"scoring": "places"}, ("scoring", "deal_ends")),
    ({"deal_ends": "plays-on"}, ("scoring", "deal_ends")),
    ({"exchange": True}, ("exchange", "deal_ends")),
    ({"instant_win": "dragon", "hand_size": 12}, ("instant_win", "hand_size")),
    ({"scoring": "twos-played"}, ("scoring", "result")),
    ({"settlement": "pairs", "scoring": "indonesian"}, ("scoring", "settlement")),
    ({"result": "highest"}, ("match_ends", "result", "settlement")),
    ({"held_cards": "double-a-two", "scoring": "indonesian"}, ("scoring", "held_cards")),
    ({"winning_play": "double-with-a-two", "scoring": "indonesian"},
     ("scoring", "winning_play")),
    ({"winning_play": "double-with-a-two", "finish": "no-two"}, ("finish", "winning_play")),
    ({"last_card": "liability", "scoring": "indonesian"}, ("scoring", "last_card")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "clash"), CONTRADICTIONS, ids=lambda value: " ".join(map(str, value))
)
def test_contradictions_are_refused_with_the_options_that_clash(
    options: dict[str, Any], clash: tuple[str, ...]
) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_json(json.dumps(options))
    assert caught.value.options == clash


def test_every_clash_has_its_row() -> None:
    assert {names for names, _ in CLASHES} == {clash for _, clash in CONTRADICTIONS}


def test_every_option_is_checked() -> None:
    assert set(VALID) == set(OPTIONS)


@pytest.mark.parametrize("name", CHOICES)
def test_the_values_of_an_option_are_different(name: str) -> None:
    assert len(set(CHOICES[name])) == len(CHOICES[name]) > 1


def test_a_number_of_players_that_a_system_does_not_offer_is_refused() -> None:
    with pytest.raises(RulesError, match="2 or 3 or 4 players, not 8"):
        system("pusoy-dos", players=8)


def test_a_house_rule_is_a_replaced_option() -> None:
    assert preset("big-two", runs="two-high") == dataclasses.replace(
        system("big-two"), runs="two-high"
    )
