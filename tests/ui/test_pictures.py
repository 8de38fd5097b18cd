"""The table as it looks at five sizes, against pictures that are kept.

Letters differ a little from one machine to the next, so both pictures are compared by the mean
colour of small fields. After a wanted change: `uv run pytest tests/ui/test_pictures.py
--keep-pictures`, then look at what changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from bigtwo_qt import rules
from tests.ui.person import Person

KEPT = Path(__file__).parent / "pictures"
# System, seats, size of the window, theme and brightness.
TABLES = {
    "four-1280x800": ("big-two", (1280, 800), "green", "light"),
    "four-480x800": ("big-two", (480, 800), "blue", "light"),
    "three-800x600": ("three-players", (800, 600), "paper", "light"),
    "two-2560x1440": ("two-players", (2560, 1440), "lacquer", "dark"),
    "eight-1600x900": ("double-deck", (1600, 900), "green", "dark"),
}
# Pixels of the window to a field, in each direction; kept pictures have a pixel a field.
FIELD = 4
# How far the mean colour of a field may be off (of 255), and what share of fields may be farther.
FAR = 28
SHARE_FAR = 0.006


def picture(person: Person) -> QImage:
    """Return the window, a pixel for each field."""
    image = person.window.grabWindow()
    size = QSize(image.width() // FIELD, image.height() // FIELD)
    small = image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return small.convertToFormat(QImage.Format.Format_RGB32)


def share_far(one: QImage, other: QImage) -> float:
    """Return the share of fields whose colours are far from each other."""
    assert one.size() == other.size()
    first, second = (
        np.frombuffer(image.constBits(), np.uint8).reshape(-1, 4)[:, :3].astype(int)
        for image in (one, other)
    )
    return float((np.abs(first - second).max(axis=1) > FAR).mean())


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest, sit_down: Any) -> tuple[str, Person]:
    """Return a table after the person's second decision, with its name."""
    system, size, theme, brightness = TABLES[request.param]
    person: Person = sit_down(rules.system(system), size=size, seed=5)
    person.game.preferences.theme = theme
    person.game.preferences.brightness = brightness
    for _ in range(2):
        person.wait()
        person.decide_by_keys()
    person.wait()
    QTest.qWait(600)
    return request.param, person


def test_the_table_looks_as_it_is_kept(
    table: tuple[str, Person], request: pytest.FixtureRequest
) -> None:
    name, person = table
    found = picture(person)
    file = KEPT / f"{name}.png"
    if request.config.getoption("--keep-pictures"):
        KEPT.mkdir(exist_ok=True)
        assert found.save(str(file))
    kept = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32)
    assert share_far(found, kept) <= SHARE_FAR


def test_a_card_that_is_missing_would_be_noticed(table: tuple[str, Person]) -> None:
    name, person = table
    kept = QImage(str(KEPT / f"{name}.png")).convertToFormat(QImage.Format.Format_RGB32)
    person.find(f"card-{[*person.held().values()][-1]}").setVisible(False)
    assert share_far(picture(person), kept) > SHARE_FAR
