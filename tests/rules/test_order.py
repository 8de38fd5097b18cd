"""The order of all combinations of up to five cards, pinned for every rule set of cards.

Each pin is the hash of an order that was compared with the referee's over all 2,893,163 sets of one
to five cards of the pack; `python -m tests.rules.pin_orders` does this again and prints the pins.
"""

import random
from itertools import combinations, islice

import pytest

from bigtwo_qt.rules import Combination, Rules, system
from bigtwo_qt.rules.cards import CARDS
from tests.referee import cards as referee
from tests.referee.systems import CHANGES, preset
from tests.rules.order import CARD_OPTIONS, Cards, candidates, digest, order_text

PINS = {
    "big-two": "d5aea82439bc556ccae4800db17328e5818fbce8aae015457b6c2a6d026a338a",
    "match-play": "c4559bcb70710fbcf267a21551cf036a1d504ae6458ecc228ebc320e2a004525",
    "pusoy-dos": "d3ff2b8993f2decd5b0f19bafbff972ce01b89dd5cf13a116b16fa2fc5137e21",
    "pusoy-dos-standard": "c47c6d909dbdc56b1ca4976aca6499ea4a26c943b33ec4a1f0d2a7a17e978675",
    "bu-bu-gao-sheng": "08c0e316a24527379f48039995207bd8a4bc61c8d5c42abfc4aef756a6439621",
    "ranked-flush": "7c0ed352f49da1c142f46e6800949bc230c97eff8d222a21c8bef6718ef9240b",
    "two-high": "4159b07688dd088833803223bed4588992102d67803d1edb0f85b438cf71076a",
    "bare-quads": "eaa2a674bd28fa6ab96d864b8a6d9f1da61db97fbdf2ce82075f216075de00c2",
    "honour-hands": "18acedb5c768aafc13b824d561a671574bb70d9f4ba513a5970d29fc4fe7328a",
    "double-deck": "d5aea82439bc556ccae4800db17328e5818fbce8aae015457b6c2a6d026a338a",
    "winner": "b6b76e6396827418b5124208fbba381e4fabd00992602c8b721548cc6b5d3cd5",
    "capsa-banting": "c7c58184d7262fb1ea0f2c8d70e923479138a84a9c6ace0bd6e73bb6234885f3",
    "taiwan": "43d606a03472b7a2cead07d95fc0f5f59ec7e1f5463d946b3a0348e8379a366c",
    "four-cards": "6af28ee44bd38f52981ec88eef68c26d5bbd30c218a60ee82ea514030b923af3",
}
SETS = sorted(tuple(sorted(cards)) for cards in candidates())


def card_options(rules: Rules) -> tuple[object, ...]:
    return tuple(getattr(rules, name) for name in CARD_OPTIONS)


def combinations_of(rules: Rules) -> dict[Cards, Combination]:
    """Return what the rules make of each set that could be a combination."""
    classified = ((cards, rules.classify(cards)) for cards in SETS)
    return {cards: found for cards, found in classified if found is not None}


def test_every_rule_set_of_cards_is_pinned() -> None:
    pinned = {card_options(system(name)) for name in PINS}
    assert {card_options(system(name)) for name in CHANGES} == pinned


@pytest.mark.parametrize(("name", "pin"), PINS.items(), ids=PINS)
def test_order_of_all_combinations(name: str, pin: str) -> None:
    rules = system(name)
    found = combinations_of(rules)

    def beats(one: Cards, other: Cards) -> bool:
        return rules.beats(found[one], found[other])

    kinds = ((combination.kind.value, cards) for cards, combination in found.items())
    order = [kind.replace("-", "_") for kind in rules.five_card_order]
    assert digest(order_text(kinds, beats, order)) == pin


@pytest.mark.parametrize(("place", "name"), tuple(enumerate(PINS)), ids=PINS)
def test_other_sets_of_five_cards_are_nothing(place: int, name: str) -> None:
    """Every set of five cards of the pack is classified by one of the rule sets, in turn."""
    rules = system(name)
    possible = set(SETS)
    for cards in islice(combinations(CARDS[:52], 5), place, None, len(PINS)):
        if rules.classify(cards) is not None:
            assert tuple(sorted(map(str, cards))) in possible


@pytest.mark.parametrize("name", PINS)
def test_sample_of_the_order_against_the_referee(name: str) -> None:
    rules, options = system(name), preset(name)
    found = combinations_of(rules)
    rng = random.Random(name)
    for cards in rng.sample(SETS, 300):
        shape = referee.classify(options, cards)
        assert (found[cards].kind.value if cards in found else None) == (shape and shape.kind)
    sets = sorted(found, key=lambda cards: (len(cards), cards))
    for _ in range(400):
        # Half of the pairs are of five cards, half of any.
        one, other = rng.choices(sets[-5000:] if rng.random() < 0.5 else sets, k=2)
        assert rules.beats(one, other) == referee.beats(options, one, other)
