"""The sentences that leave the store: English, with all that another language needs to say them."""

from __future__ import annotations

from typing import Any


class Sentence(str):
    """A sentence for the player, or a part of one.

    It is English; `text` is what it was made from, with placeholders, and `values` what was put in,
    which may be Sentences too. The window translates `text` and puts `values` into that.
    """

    text: str
    values: dict[str, Any]

    def __new__(cls, text: str, **values: object) -> Sentence:
        """Return a text with values put in."""
        made = super().__new__(cls, text.format(**values))
        made.text = text
        made.values = values
        return made


def after_each_other(first: str, second: str) -> Sentence:
    """Return two sentences in a row."""
    return Sentence("{first} {second}", first=first, second=second)
