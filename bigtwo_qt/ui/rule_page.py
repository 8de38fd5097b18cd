"""The rule sheet as a PDF, with text that can be searched and copied, and sharp cards.

The cards are pictures: one that is drawn often is in the file once, where SVG would be each time.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

from bigtwo_qt.ui.examples import Example, Relation, sign_text
from bigtwo_qt.ui.rule_lines import Line, Section
from bigtwo_qt.ui.wording import translate

# Everything is measured in points, at so many dots a point.
DOTS = 10
MARGIN = 48
CARD = 30
CARD_HEIGHT = CARD * 360 / 264
STEP = 0.5 * CARD
GAP = 10
SIGN = 62
MOST_BESIDE = 5
BESIDE = CARD + (MOST_BESIDE - 1) * STEP

INK = "#1f2a25"
MUTED = "#5c6b63"
GOLD = "#80590b"
LINE = "#d8cfb8"
VEIL = "#99ffffff"
WRAPPED = int(Qt.TextFlag.TextWordWrap)
# Of a card's picture against one dot a point: 432 dots an inch.
SHARP = 6
CENTRED = int(Qt.AlignmentFlag.AlignCenter)


def rule_page(
    title: str, subtitle: str, sections: Sequence[Section], has_four_colours: bool = False
) -> bytes:
    """Return the page as a PDF of A4 sheets; its pictures come from the resources.

    Diamonds and clubs have colours of their own if `has_four_colours`.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(72 * DOTS)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Point)
    writer.setTitle(title)
    writer.setCreator("Big Two")
    page = _Page(writer, title, has_four_colours)
    page.title(title, subtitle)
    for section in sections:
        page.section(section)
    page.end()
    return bytes(buffer.data().data())


class _Page:
    """Lays things out from top to bottom, on one sheet after the other. `y` is where it goes on."""

    def __init__(self, writer: QPdfWriter, title: str, has_four_colours: bool) -> None:
        self._writer = writer
        self._title = title
        self._has_four_colours = has_four_colours
        self._painter = QPainter(writer)
        self._painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        self._faces: dict[str, QImage] = {}
        self._number = 1
        self._width = writer.width() / DOTS
        # The foot of the sheet keeps room for its number.
        self._bottom = writer.height() / DOTS - 24
        self._y = 0.0

    def title(self, title: str, subtitle: str) -> None:
        """Write the head of the page."""
        self._write(title, 0, self._width, 24, bold=True)
        self._write(subtitle, 0, self._width, 12, MUTED)
        self._y += GAP

    def section(self, section: Section) -> None:
        """Write a section; its title stays with its first line."""
        self._need(40 + self._height_of(section.lines[0]))
        self._y += GAP
        self._write(section.title, 0, self._width, 15, GOLD, bold=True)
        self._painter.fillRect(_dots(0, self._y + 1, self._width, 0.8), QColor(LINE))
        self._y += 8
        for line in section.lines:
            self._line(line)

    def end(self) -> None:
        """Finish the last sheet."""
        self._foot()
        self._painter.end()

    def _line(self, line: Line) -> None:
        example = line.example
        if example is None:
            self._need(self._height_of(line))
            self._words(line, 0, self._width)
        elif _is_beside(example):
            height = self._height_of(line)
            self._need(height)
            top = self._y
            right = self._draw(example, top)
            x = right + GAP if example.right else BESIDE + GAP
            self._y = top + max(0, (CARD_HEIGHT - self._words_height(line, self._width - x)) / 2)
            self._words(line, x, self._width - x)
            self._y = max(self._y, top + CARD_HEIGHT)
        else:
            self._need(self._height_of(line))
            self._words(line, 0, self._width)
            self._y += 3
            self._draw(example, self._y)
            self._y += CARD_HEIGHT
        self._y += 7

    def _height_of(self, line: Line) -> float:
        example = line.example
        if example is None:
            return self._words_height(line, self._width)
        if _is_beside(example):
            x = (_width_of(example) if example.right else BESIDE) + GAP
            return max(CARD_HEIGHT, self._words_height(line, self._width - x))
        return self._words_height(line, self._width) + 3 + CARD_HEIGHT

    def _parts(self, line: Line) -> list[tuple[str, float, str, bool]]:
        """Return the texts of a line with their size, colour and whether they are bold."""
        parts = [(line.label, 10.5, INK, True), (line.text, 10.5, INK, False)]
        parts.append((line.note, 9, MUTED, False))
        return [part for part in parts if part[0]]

    def _words(self, line: Line, x: float, width: float) -> None:
        for text, size, colour, bold in self._parts(line):
            self._write(text, x, width, size, colour, bold=bold)

    def _words_height(self, line: Line, width: float) -> float:
        return sum(
            self._measure(text, width, size, bold) for text, size, _, bold in self._parts(line)
        )

    def _draw(self, example: Example, top: float) -> float:
        """Draw the cards of an example, and return where they end."""
        x = self._cards(example.left, 0, top)
        if example.relation is Relation.IS_NOTHING:
            self._painter.fillRect(_dots(0, top, x, CARD_HEIGHT), QColor(VEIL))
        if example.right:
            self._painter.setPen(QColor(GOLD))
            self._painter.setFont(_font(10, bold=True))
            box = _dots(x, top, SIGN, CARD_HEIGHT)
            self._painter.drawText(box, CENTRED | WRAPPED, sign_text(example.relation))
            x = self._cards(example.right, x + SIGN, top)
        return x

    def _cards(self, faces: Sequence[str], x: float, top: float) -> float:
        for place, face in enumerate(faces):
            if face not in self._faces:
                self._faces[face] = card_picture(face, self._has_four_colours)
            box = _dots(x + place * STEP, top, CARD, CARD_HEIGHT)
            self._painter.drawImage(box, self._faces[face])
        return x + CARD + (len(faces) - 1) * STEP

    def _measure(self, text: str, width: float, size: float, bold: bool) -> float:
        self._painter.setFont(_font(size, bold))
        box = self._painter.boundingRect(_dots(0, 0, width, 10_000), WRAPPED, text)
        return float(box.height()) / DOTS

    def _write(
        self, text: str, x: float, width: float, size: float, colour: str = INK, bold: bool = False
    ) -> None:
        height = self._measure(text, width, size, bold)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(_dots(x, self._y, width, height + 1), WRAPPED, text)
        self._y += height

    def _need(self, height: float) -> None:
        """Go on with a new sheet where this one has no room for so much."""
        if self._y + height > self._bottom and self._y > 0:
            self._foot()
            self._writer.newPage()
            self._number += 1
            self._y = 0.0

    def _foot(self) -> None:
        self._painter.setPen(QColor(MUTED))
        self._painter.setFont(_font(8.5))
        text = translate("RuleSheet", "Big Two · {title} · page {number}").format(
            title=self._title, number=self._number
        )
        self._painter.drawText(_dots(0, self._bottom + 8, self._width, 16), CENTRED, text)


def card_picture(face: str, has_four_colours: bool) -> QImage:
    """Return a card, large enough to be sharp on paper; jokers look the same in all colours."""
    is_other = has_four_colours and face[0] != "j" and face[1] in "dc"
    folder = "cards-four" if is_other else "cards"
    picture = QImage(round(CARD * SHARP), round(CARD_HEIGHT * SHARP), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(f":/{folder}/{face}.svg").render(painter)
    painter.end()
    return picture


def _is_beside(example: Example) -> bool:
    """Whether the words of an example stand beside its cards and not over them."""
    return len(example.left) <= MOST_BESIDE and len(example.right) <= MOST_BESIDE


def _width_of(example: Example) -> float:
    cards = len(example.left) + len(example.right) - 2
    return 2 * CARD + cards * STEP + SIGN if example.right else CARD + (cards + 1) * STEP


def _dots(x: float, y: float, width: float, height: float) -> QRectF:
    return QRectF(x * DOTS, y * DOTS, width * DOTS, height * DOTS)


def _font(size: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPixelSize(round(size * DOTS))
    font.setBold(bold)
    return font
