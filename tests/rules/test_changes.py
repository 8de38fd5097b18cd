"""Every value of every option can be chosen from every preset, with what it needs."""

import random

import pytest

from bigtwo_qt.rules import SYSTEMS, Rules, RulesError, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import CHOICES, OPTIONS


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_every_value_can_be_chosen(system_id: str) -> None:
    rules = system(system_id)
    for name, values in CHOICES.items():
        for value in values:
            assert getattr(change(rules, **{name: value}), name) == value


@pytest.mark.parametrize(
    ("system_id", "wanted", "also"),
    [
        ("big-two", {"runs": "two-high"}, {}),
        ("big-two", {"own_beat": True}, {"passing": "locked"}),
        ("big-two", {"players": 8}, {"packs": 2}),
        ("big-two", {"hand_size": 17}, {"players": 3}),
        ("big-two", {"hand_size": 26}, {"players": 2}),
        ("big-two", {"trumps": "bombs"}, {"bare_fours": True}),
        ("big-two", {"scoring": "places"}, {"deal_ends": "plays-on"}),
        ("big-two", {"scoring": "winner-collects"}, {"result": "highest"}),
        (
            "bare-quads",
            {"trumps": "honour"},
            {"five_card_order": system("big-two").five_card_order},
        ),
        ("pusoy-dos", {"opening_card": "every-deal"}, {"opener_later_deals": "lowest-card"}),
    ],
)
def test_only_what_is_needed_changes_too(
    system_id: str, wanted: dict[str, object], also: dict[str, object]
) -> None:
    before = system(system_id)
    after = change(before, **wanted)
    changed = {
        name: getattr(after, name)
        for name in OPTIONS
        if getattr(after, name) != getattr(before, name)
    }
    assert changed == {**wanted, **also}


FAR_FROM_SIDES = Rules(
    players=2,
    instant_win="dragon",
    last_card="liability",
    held_cards="point-a-two",
    winning_play="double-with-a-two",
    settlement="pairs",
)


@pytest.mark.parametrize(
    ("before", "wanted", "others"),
    [
        (FAR_FROM_SIDES, {"teams": "partners"}, 7),
        (FAR_FROM_SIDES, {"scoring": "sides"}, 7),
        (FAR_FROM_SIDES, {"exchange": True}, 6),
        (change(system("winner"), players=2), {"teams": "partners"}, 5),
        (system("partners"), {"exchange": True}, 3),
    ],
)
def test_far_changes_are_found(before: Rules, wanted: dict[str, object], others: int) -> None:
    after = change(before, **wanted)
    changed = {name for name in OPTIONS if getattr(after, name) != getattr(before, name)}
    assert len(changed) == 1 + others
    assert changed >= set(wanted)


@pytest.mark.parametrize("seed", range(3))
def test_a_walk_of_500_changes_never_ends(seed: int) -> None:
    source = random.Random(seed)
    rules = system(source.choice(list(SYSTEMS)))
    for _ in range(500):
        name = source.choice(list(CHOICES))
        value = source.choice(CHOICES[name])
        rules = change(rules, **{name: value})
        assert getattr(rules, name) == value


@pytest.mark.parametrize(
    ("wanted", "options"),
    [
        ({"runs": "three-high"}, ("runs",)),
        ({"hand_size": 53}, ("hand_size",)),
        ({"teams": "partners", "players": 3, "runs": "no-two"}, ("teams", "players")),
        ({"hand_size": 52, "packs": 1}, ("players", "packs", "jokers", "hand_size")),
        ({"own_beat": True, "passing": "open"}, ("own_beat", "passing")),
    ],
)
def test_what_cannot_be_is_refused(wanted: dict[str, object], options: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as caught:
        change(system("big-two"), **wanted)
    assert caught.value.options == options
