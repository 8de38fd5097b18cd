"""Drawn examples of what cards are and what beats what, asked of the rules and never made up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QT_TRANSLATE_NOOP

from bigtwo_qt.rules import Kind, Rules
from bigtwo_qt.rules.cards import mask_of
from bigtwo_qt.rules.combinations import Combination, can_lead, tables
from bigtwo_qt.ui.wording import combination_name, refusal_text, sentence, translate


class ExampleError(ValueError):
    """An example that says something else than the rules do."""


class Relation(Enum):
    """What an example shows of its cards."""

    BEATS = "beats"
    FAILS = "fails"
    IS_PLAYED = "is-played"
    IS_NOTHING = "is-nothing"
    ASCENDS = "ascends"
    HELD = "held"


@dataclass(frozen=True, slots=True)
class Example:
    """Cards to draw, as texts, and how they stand to those on the right.

    The right side is empty unless the relation is BEATS or FAILS. ASCENDS: single cards from low to
    high. HELD: cards of which nothing is said but that they are in one hand. `sentence` says it all
    in words.
    """

    left: tuple[str, ...]
    relation: Relation
    right: tuple[str, ...]
    sentence: str


# {cards} is what the combination is called.
_ARTICLES = {
    Kind.SINGLE: QT_TRANSLATE_NOOP("Examples", "the {cards}"),
    Kind.TRIPLE: QT_TRANSLATE_NOOP("Examples", "{cards}"),
    Kind.QUADS: QT_TRANSLATE_NOOP("Examples", "{cards}"),
    Kind.FIVE_OF_A_KIND: QT_TRANSLATE_NOOP("Examples", "{cards}"),
    Kind.BARE_QUADS: QT_TRANSLATE_NOOP("Examples", "{cards}"),
    Kind.TWO_PAIRS: QT_TRANSLATE_NOOP("Examples", "{cards}"),
}
_ARTICLE = QT_TRANSLATE_NOOP("Examples", "a {cards}")


def named(combination: Combination) -> str:
    """Return the name of a combination with its article: "a pair of nines"."""
    text = translate("Examples", _ARTICLES.get(combination.kind, _ARTICLE))
    return text.format(cards=combination_name(combination))


def sign_text(relation: Relation) -> str:
    """Return the words that stand between the two sides of an example, "" where it has one side."""
    if relation is Relation.BEATS:
        return translate("Examples", "beats")
    if relation is Relation.FAILS:
        return translate("Examples", "does not beat")
    return ""


def find(rules: Rules, cards: str) -> Combination | None:
    """Return the combination that cards are if it can be led or played on something."""
    return rules.classify(cards.split())


def is_dealt(rules: Rules, *plays: str) -> bool:
    """Whether the cards of some plays are in the pack, all at the same time."""
    return not mask_of(" ".join(plays).split()) & ~rules.pack


def compare(rules: Rules, one: str, other: str | None = None) -> Example:
    """Return what the rules make of two plays, the better one first, or of one.

    Where one of the two is no combination, the example is of that one alone.
    """
    for cards in (one, other):
        play = None if cards is None else find(rules, cards)
        if cards is not None and (play is None or (other is None and not can_lead(play))):
            return nothing(rules, cards)
    if other is None:
        return played(rules, one)
    if rules.beats(one.split(), other.split()):
        return beats(rules, one, other)
    if rules.beats(other.split(), one.split()):
        return beats(rules, other, one)
    return fails(rules, one, other)


def beats(rules: Rules, left: str, right: str) -> Example:
    """Return the example that `left` beats `right`; raise ExampleError where it does not."""
    play, table = find(rules, left), find(rules, right)
    if play is None or table is None:
        raise ExampleError(f"{left} on {right}: no combination")
    if combination_name(play) != combination_name(table):
        text = translate("Examples", "{left} beats {right}.")
    elif [one.rank for one in play.cards] == [one.rank for one in table.cards]:
        text = translate("Examples", "Both are {right}: here the suit decides.")
    else:
        text = translate("Examples", "Both are {right}: here the other cards decide.")
    text = sentence(text.format(left=named(play), right=named(table)))
    return _checked(rules, Example(_texts(play), Relation.BEATS, _texts(table), text))


def fails(rules: Rules, left: str, right: str) -> Example:
    """Return the example that `left` does not beat `right`; raise ExampleError where it does."""
    play, table = find(rules, left), find(rules, right)
    if play is None or table is None:
        raise ExampleError(f"{left} on {right}: no combination")
    if combination_name(play) == combination_name(table):
        text = translate("Examples", "Both are {right}: neither beats the other.")
    else:
        text = translate("Examples", "{left} does not beat {right}.")
    text = sentence(text.format(left=named(play), right=named(table)))
    return _checked(rules, Example(_texts(play), Relation.FAILS, _texts(table), text))


def played(rules: Rules, cards: str) -> Example:
    """Return the example that these cards may be played together; raise ExampleError else."""
    play = find(rules, cards)
    if play is None:
        raise ExampleError(f"{cards}: no combination")
    text = sentence(named(play)) + "."
    return _checked(rules, Example(_texts(play), Relation.IS_PLAYED, (), text))


def nothing(rules: Rules, cards: str) -> Example:
    """Return the example that these cards may not be led; raise ExampleError where they may."""
    texts = tuple(cards.split())
    refusal = tables(rules).refusal(mask_of(texts), None)
    if refusal is None:
        raise ExampleError(f"{cards}: this may be led")
    return _checked(rules, Example(texts, Relation.IS_NOTHING, (), refusal_text(refusal)))


def ascending(rules: Rules, cards: str, text: str) -> Example:
    """Return the example of single cards from low to high; raise ExampleError else."""
    return _checked(rules, Example(tuple(cards.split()), Relation.ASCENDS, (), text))


def check(rules: Rules, example: Example) -> None:
    """Raise ExampleError where an example says something else than the rules do.

    What beats what is asked twice: of the comparison, and of the list of plays that a hand of just
    these cards could answer with.
    """
    left, right = example.left, example.right
    match example.relation:
        case Relation.BEATS | Relation.FAILS:
            table = rules.classify(right)
            is_higher = table is not None and rules.beats(left, table)
            answers = [] if table is None else rules.legal_plays(left, table)
            is_listed = any(play.mask == mask_of(left) for play in answers)
            holds = table is not None and rules.classify(left) is not None
            wanted = example.relation is Relation.BEATS
            holds = holds and is_higher == is_listed == wanted
        case Relation.IS_PLAYED:
            holds = rules.classify(left) is not None
        case Relation.IS_NOTHING:
            plays = rules.legal_plays(left)
            is_listed = any(play.mask == mask_of(left) for play in plays)
            holds = not rules.can_lead(left) and not is_listed
        case Relation.ASCENDS:
            holds = all(rules.beats([high], [low]) for low, high in pairwise(left))
        case Relation.HELD:
            holds = True
    is_held = is_dealt(rules, *left, *right)
    if not holds or not is_held or bool(right) != bool(sign_text(example.relation)):
        raise ExampleError(f"{example} is not so under {rules.to_json()}")


def _checked(rules: Rules, example: Example) -> Example:
    check(rules, example)
    return example


def _texts(combination: Combination) -> tuple[str, ...]:
    return tuple(str(card) for card in combination.cards)
