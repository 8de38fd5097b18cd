"""What the rule sheet consists of: sections of lines, some with cards drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bigtwo_qt.rules import Kind, Rules
from bigtwo_qt.ui.examples import Example, Relation, check
from bigtwo_qt.ui.option_text import value_text

STANDARD = Rules()
# An example of every kind, the same in all rules that play it.
SAMPLES = {
    Kind.SINGLE: "Kh",
    Kind.PAIR: "9d 9s",
    Kind.TRIPLE: "8d 8c 8s",
    Kind.TWO_PAIRS: "5d 5h 9c 9s",
    Kind.BARE_QUADS: "6d 6c 6h 6s",
    Kind.PAIR_RUN: "5d 5h 6c 6s 7d 7h",
    Kind.STRAIGHT: "5d 6s 7c 8h 9d",
    Kind.FLUSH: "4h 7h 9h Jh Ah",
    Kind.FULL_HOUSE: "8d 8c 8s 5d 5h",
    Kind.QUADS: "6d 6c 6h 6s Jd",
    Kind.STRAIGHT_FLUSH: "7c 8c 9c Tc Jc",
    Kind.FIVE_OF_A_KIND: "9d 9c 9h 9s 9s",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A few sentences, with what they are about before them, a remark after them, or cards drawn.

    `label` and `note` are "" where there is none.
    """

    text: str
    label: str = ""
    note: str = ""
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page; `key` names it whatever the language."""

    key: str
    title: str
    lines: tuple[Line, ...]


def drawn(example: Example) -> Line:
    """Return an example as a line of its own, with its sentence."""
    return Line(example.sentence, example=example)


def held(rules: Rules, cards: str, text: str) -> Example:
    """Return cards that somebody may hold together."""
    example = Example(tuple(cards.split()), Relation.HELD, (), text)
    check(rules, example)
    return example


def said(option: str, rules: Rules) -> Line:
    """Return what the rules have for an option, as a line."""
    return Line(value_text(option, getattr(rules, option), rules).sentence)


def if_changed(rules: Rules, *options: str) -> Iterator[Line]:
    """Yield what the rules have for those of some options that differ from standard Big Two."""
    for option in options:
        if getattr(rules, option) != getattr(STANDARD, option):
            yield said(option, rules)
