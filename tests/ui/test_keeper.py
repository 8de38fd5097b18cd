"""What is kept between runs, when it cannot be read or does not make sense."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bigtwo_qt.rules import system
from bigtwo_qt.rules.match import Match
from bigtwo_qt.rules.record import header_fields
from bigtwo_qt.store import Places, Results, Settings
from bigtwo_qt.ui.keeper import Keeper

NAMES = ("You", "Mei", "Ana", "Budi")
LEVELS = ("", "planner", "greedy", "random")
CANNOT_GO_ON = (
    "The match in progress could not be read. It stays in the results; a new one has begun."
)


def keep_match(
    places: Places,
    levels: tuple[str, ...] = LEVELS,
    *,
    events: tuple[str, ...] = (),
    change: Callable[[dict[str, object]], object] = lambda fields: None,
) -> None:
    """Leave a match in progress, with these events and a header that was changed."""
    match = Match(system("big-two"), NAMES, 5, "a-match")
    match.begin_deal()
    assert match.header is not None
    fields = header_fields(match.header)
    change(fields)
    results = Results.open(places.results)
    results.begin_match(match.id, match.rules.to_json(), NAMES, levels, 5)
    deal = results.begin_deal(match.id, 1, json.dumps(fields))
    results.append(deal, list(events))
    results.close()


def test_nothing_is_resumed_where_nothing_was_begun(bigtwo_home: Path) -> None:
    keeper = Keeper(Places(bigtwo_home))
    assert keeper.resume() is None
    assert keeper.notices == []
    keeper.close()


def test_without_places_nothing_is_kept(bigtwo_home: Path) -> None:
    keeper = Keeper(None)
    keeper.change(speed="fast")
    assert keeper.settings.speed == "fast"
    assert keeper.resume() is None
    keeper.close()
    assert not bigtwo_home.exists()


def test_a_match_goes_on_with_its_players(bigtwo_home: Path) -> None:
    keep_match(Places(bigtwo_home))
    keeper = Keeper(Places(bigtwo_home))
    resumed = keeper.resume()
    assert resumed is not None
    assert resumed.levels == LEVELS
    assert resumed.match.deal is not None
    assert resumed.match.deal.events == []
    assert resumed.deal is not None
    keeper.close()


@pytest.mark.parametrize(
    ("events", "levels", "change"),
    [
        (('{"event": "pass", "seat": 0}',), LEVELS, lambda fields: None),
        (('{"event": "dance", "seat": 0}',), LEVELS, lambda fields: None),
        ((), LEVELS[:3], lambda fields: None),
        ((), ("", "planner", "oracle", "greedy"), lambda fields: None),
        ((), ("planner", "", "greedy", "greedy"), lambda fields: None),
        ((), LEVELS, lambda fields: fields.update(hands=[["3d"]])),
        ((), LEVELS, lambda fields: fields.update(rules={"id": "canasta"})),
        ((), LEVELS, lambda fields: fields.pop("dealer")),
    ],
    ids=[
        "a leader that passes",
        "an unknown event",
        "too few players",
        "an unknown player",
        "the person elsewhere",
        "hands that are no pack",
        "unknown rules",
        "no dealer",
    ],
)
def test_a_match_that_makes_no_sense_is_left_alone_and_said_so(
    events: tuple[str, ...],
    levels: tuple[str, ...],
    change: Callable[[dict[str, object]], object],
    bigtwo_home: Path,
) -> None:
    keep_match(Places(bigtwo_home), levels, events=events, change=change)
    keeper = Keeper(Places(bigtwo_home))
    assert keeper.resume() is None
    assert keeper.notices == [CANNOT_GO_ON]
    keeper.close()


def test_settings_that_cannot_be_read_are_done_without(bigtwo_home: Path) -> None:
    Places(bigtwo_home).settings.mkdir(parents=True)
    keeper = Keeper(Places(bigtwo_home))
    assert keeper.settings == Settings()
    assert "settings.json" in keeper.notices[0]
    keeper.close()


def test_results_that_another_window_has_are_done_without(bigtwo_home: Path) -> None:
    first = Keeper(Places(bigtwo_home))
    second = Keeper(Places(bigtwo_home))
    assert second.results is None
    assert "open in another window" in second.notices[0]
    assert second.notices[1] == "You can play, but this match will not be kept."
    second.close()
    first.close()
