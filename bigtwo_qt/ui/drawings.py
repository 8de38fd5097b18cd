"""Small drawings beside the values of an option: cards with words, and seats round a table.

Whatever a drawing says is the answer of the rules to a question that it carries, so that it can be
asked again: `check` raises where the rules now say something else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.cards import Card, parse_cards
from bigtwo_qt.ui import examples
from bigtwo_qt.ui.examples import Example, ExampleError, is_dealt, sign_text
from bigtwo_qt.ui.wording import card_label, count_name, joined, sentence

BACK = ""
_MOST_NAMED = 5


class Tone(Enum):
    """How something stands out of a drawing: not at all, before the rest, or behind it."""

    PLAIN = "plain"
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to the rules, and what they answered."""

    question: Callable[[Rules], object]
    answer: object


@dataclass(frozen=True, slots=True)
class Cell:
    """Cards, or a figure in a box, with a few words under them; or the words alone.

    Faces are card texts; with a `count` a single back stands for so many cards.
    """

    faces: tuple[str, ...] = ()
    text: str = ""
    tone: Tone = Tone.PLAIN
    count: int = 0
    box: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """Cells in a row, in the order in which they are read, perhaps with a title before them."""

    cells: tuple[Cell, ...]
    asked: Asked
    title: str = ""

    @property
    def sentence(self) -> str:
        """All of it in words."""
        parts = (self.title, "; ".join(map(_spoken, self.cells)))
        return _ended(": ".join(part for part in parts if part))


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a small table. `side` is 0 or 1 where sides are played, else -1."""

    text: str
    tone: Tone = Tone.PLAIN
    side: int = -1


@dataclass(frozen=True, slots=True)
class Round:
    """A table seen from above, seat 0 at the bottom, with a few words about it.

    `turn` is 1 where an arrow goes round it clockwise, -1 anticlockwise, 0 without one.
    """

    seats: tuple[Seat, ...]
    caption: str
    asked: Asked
    turn: int = 0

    @property
    def sentence(self) -> str:
        """All of it in words, the seats clockwise from the bottom."""
        texts = ", ".join(seat.text for seat in self.seats if seat.text)
        return _ended(": ".join(part for part in (self.caption, texts) if part))


Drawing = Example | Strip | Round


def check(rules: Rules, drawing: Drawing) -> None:
    """Raise ExampleError where a drawing says something else than the rules do."""
    if isinstance(drawing, Example):
        examples.check(rules, drawing)
        return
    faces = [face for cell in _cells(drawing) for face in cell.faces if face]
    if not all(is_dealt(rules, face) for face in faces):
        raise ExampleError(f"{drawing} has cards that are not in the pack")
    if drawing.asked.question(rules) != drawing.asked.answer:
        raise ExampleError(f"{drawing} is not so under {rules.to_json()}")


def pictured(drawing: Drawing) -> dict[str, object]:
    """Return a drawing as QML draws it."""
    if isinstance(drawing, Example):
        return {
            "form": "cards",
            "faces": list(drawing.left),
            "sign": sign_text(drawing.relation),
            "against": list(drawing.right),
            "isPlayed": drawing.relation is not examples.Relation.IS_NOTHING,
            "spoken": drawing.sentence,
        }
    if isinstance(drawing, Strip):
        cells = [
            {
                "faces": list(cell.faces),
                "text": cell.text,
                "tone": cell.tone.value,
                "count": cell.count,
                "box": cell.box,
            }
            for cell in drawing.cells
        ]
        spoken = drawing.sentence
        return {"form": "strip", "title": drawing.title, "cells": cells, "spoken": spoken}
    seats = [
        {"text": seat.text, "tone": seat.tone.value, "side": seat.side} for seat in drawing.seats
    ]
    return {
        "form": "round",
        "seats": seats,
        "turn": drawing.turn,
        "caption": drawing.caption,
        "spoken": drawing.sentence,
    }


def _cells(drawing: Strip | Round) -> tuple[Cell, ...]:
    return drawing.cells if isinstance(drawing, Strip) else ()


def _spoken(cell: Cell) -> str:
    """Return a cell in words."""
    faces = [face for face in cell.faces if face]
    if cell.count or not faces or len(faces) > _MOST_NAMED:
        shown = count_name(cell.count or len(cell.faces)) if cell.faces else cell.box
    else:
        shown = joined([card_label(_card(face)) for face in faces])
    return ": ".join(part for part in (shown, cell.text) if part)


def _card(face: str) -> Card:
    (card,) = parse_cards(face)
    return card


def _ended(text: str) -> str:
    return f"{sentence(text)}."
