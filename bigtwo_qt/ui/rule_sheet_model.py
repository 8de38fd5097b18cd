"""The rule sheet as QML sees it: a row for each title and line, what is searched, and the PDF.

What makes the page is loaded when it is first opened: the table is there sooner without it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import Rules
from bigtwo_qt.store import StoreError
from bigtwo_qt.store.places import documents_folder, write_new
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.roles import DISPLAY, role_names, row_count, value_at
from bigtwo_qt.ui.wording import failure_text, translate

if TYPE_CHECKING:
    from bigtwo_qt.ui.rule_lines import Line, Section

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("title", "label", "text", "note", "faces", "sign", "against", "is_played", "spoken")
_NO_FILE_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A title, or a line of the section under it.

    `title` is "" for a line. Texts are markup in which what was searched for is bold; `faces`
    and `against` are card texts, `sign` stands between them; `spoken` is all of it in plain words.
    """

    title: str = ""
    label: str = ""
    text: str = ""
    note: str = ""
    faces: tuple[str, ...] = ()
    sign: str = ""
    against: tuple[str, ...] = ()
    is_played: bool = True
    spoken: str = ""


@QmlElement
class RuleSheet(QAbstractListModel):
    """The rules in force, filtered by what is searched for.

    `rules` may be set at any time; the page is made when it is opened.
    """

    changed = Signal()
    savedChanged = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rules = Rules()
        self._made_for: Rules | None = None
        self._sections: tuple[Section, ...] = ()
        self._rows: list[RuleRow] = []
        self._query = ""
        self._saved = ""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return row_count(self._rows, parent)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ROLES)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = DISPLAY,
    ) -> Any:
        return value_at(self._rows, ROLES, index, role)

    @property
    def rows(self) -> Sequence[RuleRow]:
        """The rows that are shown."""
        return self._rows

    def say_anew(self) -> None:
        """Make the page anew when it is opened next: another language is spoken."""
        self._made_for = None
        self.changed.emit()

    @Slot()
    def open(self) -> None:
        """Make the page for the rules in force, with nothing searched for."""
        if self.rules != self._made_for:
            from bigtwo_qt.ui.rule_sheet import rule_sheet

            self._sections = rule_sheet(self.rules)
            self._made_for = self.rules
        self._query = ""
        self._set_saved("")
        self._fill()

    @Property(str, notify=changed)
    def title(self) -> str:
        from bigtwo_qt.ui.rule_sheet import sheet_title

        return sheet_title(self.rules)

    @Property(str, notify=changed)
    def subtitle(self) -> str:
        from bigtwo_qt.ui.rule_sheet import sheet_subtitle

        return sheet_subtitle(self.rules)

    @Property(int, notify=changed)
    def sectionCount(self) -> int:
        """How many sections are shown."""
        return sum(bool(row.title) for row in self._rows)

    @Slot(int, result=str)
    def sectionTitle(self, section: int) -> str:
        """Return the title of a section that is shown, counted from the top."""
        return self._rows[self.rowOf(section)].spoken if self._rows else ""

    @Slot(int, result=int)
    def rowOf(self, section: int) -> int:
        """Return the row of the title of a section that is shown."""
        titles = [place for place, row in enumerate(self._rows) if row.title]
        return titles[section] if 0 <= section < len(titles) else 0

    @Slot(int, result=int)
    def sectionOf(self, row: int) -> int:
        """Return in which of the sections that are shown a row stands."""
        return max(0, sum(bool(one.title) for one in self._rows[: row + 1]) - 1)

    def _asked(self) -> str:
        return self._query

    def _ask(self, query: str) -> None:
        if query != self._query:
            self._query = query
            self._fill()

    query = Property(str, _asked, _ask, notify=changed)

    @Property(str, notify=savedChanged)
    def saved(self) -> str:
        """Where the page was saved, or why it could not be, in a sentence; "" before that."""
        return self._saved

    @Slot(bool)
    def save(self, hasFourColours: bool) -> None:
        """Save the whole page as a PDF in the folder of the person's documents."""
        from bigtwo_qt.ui.rule_page import rule_page

        title = self.title
        name = translate("RuleSheet", "Big Two rules, {title}").format(title=title)
        name = _NO_FILE_NAME.sub(" ", name).strip(" .")
        content = rule_page(title, self.subtitle, self._sections, hasFourColours)
        try:
            path = write_new(documents_folder(), f"{name}.pdf", content)
        except StoreError as error:
            self._set_saved(failure_text(error))
        else:
            self._set_saved(translate("RuleSheet", "Saved as {path}").format(path=path))

    def _set_saved(self, sentence: str) -> None:
        self._saved = sentence
        self.savedChanged.emit()

    def _fill(self) -> None:
        words = self._query.casefold().split()
        self.beginResetModel()
        self._rows = []
        for section in self._sections:
            found = [line for line in section.lines if _holds(section, line, words)]
            if found:
                title = _marked(section.title, words)
                self._rows.append(RuleRow(title, spoken=section.title))
                self._rows += [_row(line, words) for line in found]
        self.endResetModel()
        self.changed.emit()


def _row(line: Line, words: Sequence[str]) -> RuleRow:
    from bigtwo_qt.ui.examples import Relation, sign_text

    example = line.example
    return RuleRow(
        label=_marked(line.label, words),
        text=_marked(line.text, words),
        note=_marked(line.note, words),
        faces=example.left if example else (),
        sign=sign_text(example.relation) if example else "",
        against=example.right if example else (),
        is_played=example is None or example.relation is not Relation.IS_NOTHING,
        spoken=_plain(line),
    )


def _plain(line: Line) -> str:
    """Return a line in plain words, with what its cards show if it does not say so itself."""
    parts = [line.label, line.text]
    if line.example is not None and line.example.sentence != line.text:
        parts.append(line.example.sentence)
    parts.append(line.note)
    return " ".join(part if part.endswith((".", ":")) else f"{part}." for part in parts if part)


def _holds(section: Section, line: Line, words: Sequence[str]) -> bool:
    """Whether a line, or the title over it, holds every word that is searched for."""
    text = f"{section.title} {_plain(line)}".casefold()
    return all(word in text for word in words)


def _marked(text: str, words: Sequence[str]) -> str:
    """Return a text as markup, with every place bold at which one of the words stands."""
    import html

    if not words:
        return html.escape(text)
    longest_first = sorted(map(re.escape, words), key=len, reverse=True)
    pieces = re.split(f"({'|'.join(longest_first)})", text, flags=re.IGNORECASE)
    return "".join(
        f"<b>{html.escape(piece)}</b>" if place % 2 else html.escape(piece)
        for place, piece in enumerate(pieces)
    )
