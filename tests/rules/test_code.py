"""Codes of rules: they carry every rule set, are canonical, and no slip goes unnoticed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, RulesError, code, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.code import LONGEST_CODE, CodeError, CodeFault, from_code, to_code
from bigtwo_qt.rules.options import CHOICES, FIVE_CARD_KINDS, OPTIONS

# Codes that were given away; they hold for ever.
KEPT: list[tuple[str, Rules, int | None]] = [
    ("BT1-0400-TYDM", system("big-two"), None),
    ("BT1-220V-TXYE-RJGQ-0SX", system("pusoy-dos", 3), 123_456_789),
    ("BT1-9M00-9H0C", system("winner"), None),
    ("BT1-B400-BYHP", system("four-cards"), None),
]


def changed(rules: Rules, source: random.Random) -> Rules:
    """Return rules with some options changed by chance, among them those that are no choice."""
    for _ in range(source.randrange(8)):
        name = source.choice(list(CHOICES))
        rules = change(rules, **{name: source.choice(CHOICES[name])})
    kinds = [kind for kind in FIVE_CARD_KINDS if rules.packs == 2 or kind != "five_of_a_kind"]
    wanted: list[dict[str, Any]] = [
        {"suit_order": "".join(source.sample("dchs", 4))},
        {"match_length": source.choice([1, 7, 16, 17, 250, 1_000_000])},
        {"bands": tuple((start, source.randint(1, 40)) for start in (1, 5, 9, 30))},
        {"hand_size": source.choice([1, 5, 13, "all"])},
        {"five_card_order": tuple(source.sample(kinds, source.randint(0, len(kinds))))},
    ]
    for options in source.sample(wanted, source.randrange(4)):
        rules = change(rules, **options)
    return rules


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_preset_round_trips(system_id: str) -> None:
    for players in SYSTEMS[system_id].players:
        rules = system(system_id, players)
        for deal in (None, 0, 1, 15, 16, 999_999_999, 2**70):
            shared = from_code(to_code(rules, deal))
            assert (shared.rules, shared.deal) == (rules, deal)


def test_500_random_rule_sets_round_trip() -> None:
    source = random.Random(5)
    seen: dict[str, Rules] = {}
    for _ in range(500):
        rules = changed(system(source.choice(list(SYSTEMS))), source)
        text = to_code(rules)
        assert from_code(text).rules == rules == Rules.from_json(rules.to_json())
        assert seen.setdefault(text, rules) == rules
        assert len(text) <= LONGEST_CODE
    assert len(seen) > 400


@pytest.mark.parametrize(("text", "rules", "deal"), KEPT, ids=[text for text, _, _ in KEPT])
def test_codes_given_away_stay_true(text: str, rules: Rules, deal: int | None) -> None:
    assert to_code(rules, deal) == text
    shared = from_code(text)
    assert (shared.rules, shared.deal) == (rules, deal)


def test_a_code_of_every_value_stays_true() -> None:
    kept = json.loads((Path(__file__).parent / "codes.json").read_text("utf-8"))
    for text, options in kept.items():
        # What is not named has the value of big-two, whatever the preset.
        named = {**system("big-two").to_dict(), **options}
        rules = Rules.from_dict(named)
        assert to_code(rules) == text
        assert from_code(text).rules == rules
    told = [from_code(text).rules for text in kept]
    for name, values in CHOICES.items():
        assert {getattr(rules, name) for rules in told} == set(values)
    assert {rules.id for rules in told} == set(SYSTEMS)


def test_every_preset_and_option_is_coded() -> None:
    assert set(code._PRESETS) == set(SYSTEMS)
    assert set(code._CODED) == set(OPTIONS) - {"id", "players"}
    assert len(set(code._CODED)) == len(code._CODED)


def test_a_preset_is_short_and_a_change_adds_little() -> None:
    assert len(to_code(system("winner"))) == 13
    house = change(system("winner"), passing="locked", announce=1)
    assert len(to_code(house)) <= 18


@pytest.mark.parametrize(
    "text",
    [
        "bt1-0400-tydm",
        "  BT1 0400 TYDM\n",
        "BT10400TYDM",
        "BT1–0400–TYDM",
        "BTI-O4OO-TYDM".replace("BTI", "BT1"),
    ],
)
def test_a_code_may_be_written_otherwise(text: str) -> None:
    assert from_code(text).rules == system("big-two")


LONG = to_code(change(system("pusoy-dos"), runs="two-high", trumps="honour"), 4711)


def test_every_wrong_sign_is_found() -> None:
    signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    for place in range(4, len(LONG)):
        if LONG[place] != "-":
            for sign in set(signs) - {LONG[place]}:
                with pytest.raises(CodeError) as caught:
                    from_code(LONG[:place] + sign + LONG[place + 1 :])
                assert caught.value.fault is CodeFault.DAMAGED


def test_neighbours_in_the_wrong_order_are_found() -> None:
    plain = LONG.replace("-", "")
    for place in range(3, len(plain) - 1):
        one, other = plain[place], plain[place + 1]
        if one != other:
            with pytest.raises(CodeError) as caught:
                from_code(plain[:place] + other + one + plain[place + 2 :])
            assert caught.value.fault is CodeFault.DAMAGED


def test_a_code_that_was_cut_is_found() -> None:
    for end in range(3, len(LONG)):
        with pytest.raises(CodeError) as caught:
            from_code(LONG[:end])
        assert caught.value.fault is CodeFault.DAMAGED


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.NO_CODE),
        ("hello", CodeFault.NO_CODE),
        ("BT", CodeFault.NO_CODE),
        ("BT1-0400-TYD!", CodeFault.NO_CODE),
        ("BT1-0400-TYDM" + "0" * LONGEST_CODE, CodeFault.NO_CODE),
        ("BT1-0400-TYDU", CodeFault.DAMAGED),
        ("BT1", CodeFault.DAMAGED),
        ("BT0-0400-TYDM", CodeFault.DAMAGED),
        ("BT2-0400-TYDM", CodeFault.NEWER),
        ("BT9", CodeFault.NEWER),
    ],
)
def test_what_is_no_code(text: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        from_code(text)
    assert caught.value.fault is fault


def test_noise_is_no_code() -> None:
    source = random.Random(9)
    for _ in range(3000):
        body = "".join(source.choices("0123456789ABCDEFGHJKMNPQRSTVWXYZ", k=source.randint(1, 30)))
        with pytest.raises(CodeError):
            from_code(f"BT1{body}")


def test_a_code_of_a_later_table_is_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "_PRESETS", (*SYSTEMS, *[""] * 20, "later"))
    monkeypatch.setitem(SYSTEMS, "later", SYSTEMS["big-two"])
    later = to_code(Rules(id="later"))
    monkeypatch.undo()
    with pytest.raises(CodeError) as caught:
        from_code(later)
    assert caught.value.fault is CodeFault.NEWER


def test_rules_of_no_preset_have_no_code() -> None:
    with pytest.raises(RulesError):
        to_code(Rules(id="home-made"))
