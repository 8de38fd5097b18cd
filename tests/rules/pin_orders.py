"""Compare the core with the referee over every set of up to five cards, and print the pins.

Run as ``python -m tests.rules.pin_orders [ID…]``; it takes about a minute for each rule set.
"""

import sys
from itertools import combinations

from bigtwo_qt.rules import Combination, system
from bigtwo_qt.rules.cards import CARDS
from tests.referee import cards as referee
from tests.referee.systems import CHANGES, Options, preset
from tests.rules.order import CARD_OPTIONS, PACK, Cards, digest, order_text


def main(names: list[str]) -> int:
    """Print the pin of each rule set of cards and return how many disagree."""
    seen: set[str] = set()
    wrong = 0
    for name in names or CHANGES:
        options = preset(name)
        key = repr([options[option] for option in CARD_OPTIONS])
        if key in seen:
            continue
        seen.add(key)
        right, sets = order_of_the_referee(options)
        is_same = order_of_the_core(name, sets) == right
        wrong += not is_same
        print(f'    "{name}": "{digest(right)}",{"" if is_same else "  # the core disagrees"}')
        sys.stdout.flush()
    return wrong


def order_of_the_referee(options: Options) -> tuple[str, list[tuple[str, Cards]]]:
    """Return the order by the referee, and the kind of everything that is a combination."""
    shapes = {
        tuple(sorted(cards)): shape
        for size in range(1, 6)
        for cards in combinations(PACK, size)
        if (shape := referee.classify(options, cards)) is not None
    }

    def beats(one: Cards, other: Cards) -> bool:
        return referee.shape_beats(options, shapes[one], shapes[other])

    found = [(shape.kind, cards) for cards, shape in shapes.items()]
    return order_text(found, beats, referee.order_of_kinds(options)), found


def order_of_the_core(name: str, right: list[tuple[str, Cards]]) -> str | None:
    """Return the order by the core; None where it takes a set for something else."""
    rules = system(name)
    found: dict[Cards, Combination] = {}
    for size in range(1, 6):
        for cards in combinations(CARDS[:52], size):
            combination = rules.classify(cards)
            if combination is not None:
                found[tuple(sorted(map(str, cards)))] = combination
    kinds = [(combination.kind.value, cards) for cards, combination in found.items()]
    if sorted(kinds) != sorted(right):
        return None
    order = [kind.replace("-", "_") for kind in rules.five_card_order]
    return order_text(kinds, lambda one, other: rules.beats(found[one], found[other]), order)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
