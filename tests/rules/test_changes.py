"""Every value of every option can be chosen from every preset, with what it needs."""

import pytest

from bigtwo_qt.rules import SYSTEMS, RulesError, system
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


@pytest.mark.parametrize(
    ("wanted", "options"),
    [
        ({"runs": "three-high"}, ("runs",)),
        ({"own_beat": True, "passing": "open"}, ("own_beat", "passing")),
    ],
)
def test_what_cannot_be_is_refused(wanted: dict[str, object], options: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as caught:
        change(system("big-two"), **wanted)
    assert caught.value.options == options
