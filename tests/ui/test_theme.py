"""The looks of the table: what is written can be read on every one, and every picture is there."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QFile, QMetaObject, QObject, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QImageReader, QPixmap
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules.cards import TEXTS
from bigtwo_qt.store.settings import BACKS, THEMES
from bigtwo_qt.ui.window import RESOURCES

TEXT, MARK = 4.5, 3.0
LOOKS = [*product(THEMES, (False, True))]
LOOK_IDS = [f"{name}-{'dark' if dark else 'light'}" for name, dark in LOOKS]
each_look = pytest.mark.parametrize(("name", "dark"), LOOKS, ids=LOOK_IDS)
# Where words stand on the bare table: beside the top bar's buttons, and over the action bar.
TOP, BOTTOM = 0.08, 0.86
ICONS = ("clear", "dealer", "hint", "history", "lock", "menu", "pass", "sheet", "sort")


@pytest.fixture
def theme(qtbot: QtBot) -> Iterator[QObject]:
    """The singleton of the QML."""
    importlib.import_module(RESOURCES)
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(
        b'import QtQml; import "qrc:/qml"; QtObject { property var it: Theme }', QUrl()
    )
    found = component.create()
    assert found is not None, component.errorString()
    theme = found.property("it")
    yield theme
    found.deleteLater()
    component.deleteLater()
    engine.deleteLater()


@pytest.fixture
def picture(theme: QObject) -> Callable[..., str]:
    """Return what calls a function of the theme that names a picture."""

    def call(function: str, *arguments: str | bool) -> str:
        given = [
            Q_ARG("bool", one) if isinstance(one, bool) else Q_ARG("QString", one)
            for one in arguments
        ]
        returned = QMetaObject.invokeMethod(theme, function, Q_RETURN_ARG("QString"), *given)
        assert isinstance(returned, str)
        assert returned.startswith("qrc:/")
        return returned.removeprefix("qrc")

    return call


def read(path: str, width: int, height: int) -> QImage:
    reader = QImageReader(path)
    reader.setScaledSize(QSize(width, height))
    image = reader.read()
    assert not image.isNull(), reader.errorString()
    return image


def over(upper: QColor, lower: QColor, share: float = 1) -> QColor:
    """Return how a colour looks that lies on another."""
    alpha = upper.alphaF() * share
    mixed = [
        alpha * above + (1 - alpha) * below
        for above, below in zip(parts_of(upper), parts_of(lower), strict=True)
    ]
    return QColor.fromRgbF(*mixed)


def parts_of(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def luminance(colour: QColor) -> float:
    """Return the relative luminance as WCAG 2 has it."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts_of(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours as WCAG 2 has it, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def extremes(table: QImage, top: float = 1, bottom: float = 1) -> tuple[QColor, QColor]:
    """Return the darkest and the lightest place above `top` and below `bottom`, parts of 1."""
    # Places as large as a letter: the grain evens out.
    places = table.scaled(128, 80, mode=Qt.TransformationMode.SmoothTransformation)
    found = [
        places.pixelColor(x, y)
        for y in range(80)
        if not top * 80 <= y < bottom * 80
        for x in range(128)
    ]
    return min(found, key=luminance), max(found, key=luminance)


@each_look
def test_what_is_written_and_marked_can_be_seen(
    name: str, dark: bool, theme: QObject, picture: Callable[..., str]
) -> None:
    theme.setProperty("name", name)
    theme.setProperty("dark", dark)

    def colour(role: str) -> QColor:
        found = theme.property(role)
        assert isinstance(found, QColor), role
        return found

    table = read(picture("feltPicture", name, dark), 1280, 800)
    faint = theme.property("faint")
    written: list[tuple[str, QColor, QColor]] = []
    marked: list[tuple[str, QColor, QColor]] = []
    for felt in extremes(table, TOP, BOTTOM):
        for role in ("text", "muted", "warning"):
            written.append((f"{role} on the table", colour(role), felt))
        for role in ("quiet", "quietHover", "quietPressed"):
            written.append((f"text on {role}", colour("text"), over(colour(role), felt)))
    for felt in extremes(table):
        plate = over(colour("plate"), felt)
        for role in ("text", "muted"):
            written.append((f"{role} on the plate", colour(role), plate))
            passed = over(colour(role), plate, faint)
            written.append((f"{role} on the plate of who has passed", passed, plate))
        marked.append(("accent on the table", colour("accent"), felt))
        marked.append(("accent on the plate", colour("accent"), plate))
        marked.append(("focus on the table", colour("focusRing"), felt))
    panel = colour("panel")
    written += [
        (f"ink on {role}", colour("accentInk"), colour(role))
        for role in ("accent", "accentHover", "accentPressed", "partner")
    ]
    written += [
        (f"{role} on {ground or 'the panel'}", colour(role), ground_colour)
        for ground, ground_colour in (
            ("", panel),
            ("panelHover", over(colour("panelHover"), panel)),
            ("panelGlow", over(colour("panelGlow"), panel)),
        )
        for role in ("panelText", "accentText")
    ]
    written.append(("panelMuted on the panel", colour("panelMuted"), panel))
    written.append(("muted on the bar", colour("muted"), colour("bar")))
    marked.append(("focus beside its rim", colour("focusRing"), colour("bar")))
    weak = [
        f"{what}: {contrast(ink, ground):.2f}"
        for least, pairs in ((TEXT, written), (MARK, marked))
        for what, ink, ground in pairs
        if contrast(ink, ground) < least
    ]
    assert not weak, weak


@each_look
@pytest.mark.parametrize("size", [(480, 300), (1281, 801)])
def test_a_table_is_opaque(
    name: str, dark: bool, size: tuple[int, int], picture: Callable[..., str]
) -> None:
    # A pixmap finds out whether any pixel of its image lets something through: the software
    # renderer blends those, and leaves out what lies under the others.
    image = read(picture("feltPicture", name, dark), *size)
    assert not QPixmap.fromImage(image).hasAlphaChannel()


@each_look
def test_the_window_has_the_colour_of_its_table(
    name: str, dark: bool, theme: QObject, picture: Callable[..., str]
) -> None:
    theme.setProperty("name", name)
    theme.setProperty("dark", dark)
    low, high = extremes(read(picture("feltPicture", name, dark), 1280, 800))
    assert luminance(low) <= luminance(theme.property("felt")) <= luminance(high)


@each_look
def test_icons_are_there_in_the_ink_of_the_table(
    name: str, dark: bool, theme: QObject, picture: Callable[..., str]
) -> None:
    theme.setProperty("name", name)
    theme.setProperty("dark", dark)
    text = theme.property("text")
    for icon in ICONS:
        image = read(picture("icon", icon), 48, 48)
        inks = [
            image.pixelColor(x, y)
            for x in range(48)
            for y in range(48)
            if image.pixelColor(x, y).alpha() == 255
        ]
        assert inks, icon
        assert all(contrast(ink, text) < 1.5 for ink in inks), icon


def test_every_card_has_its_picture(theme: QObject, picture: Callable[..., str]) -> None:
    in_two = {face: picture("cardPicture", face) for face in TEXTS}
    theme.setProperty("hasFourColours", True)
    in_four = {face: picture("cardPicture", face) for face in TEXTS}
    for path in {*in_two.values(), *in_four.values()}:
        assert QFile.exists(path), path
    other = {face for face in TEXTS if in_four[face] != in_two[face]}
    assert other == {face for face in TEXTS if face[1] in "dc" and face[0] != "j"}


def test_every_back_has_its_picture(theme: QObject, picture: Callable[..., str]) -> None:
    pictures = set()
    for back in BACKS:
        theme.setProperty("back", back)
        pictures.add(picture("cardPicture", ""))
    assert len(pictures) == len(BACKS)
    assert all(QFile.exists(path) for path in pictures)
