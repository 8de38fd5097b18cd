"""The cards as the table shows them: one lasting row for every physical card of the pack.

A move is a change of roles, and the view turns it into motion. The face of a card that the person
may not see never leaves this model.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.ui.roles import DISPLAY, role_names, role_of, row_count, value_at
from bigtwo_qt.ui.wording import card_label

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

STOCK = "stock"
HAND = "hand"
SEAT = "seat"
PILE = "pile"
UNDER = "under"
HEAP = "heap"
SHOWN = "shown"
ASIDE = "aside"

# Cards in flight to the pile lie above every hand, and later plays above earlier ones; so do cards
# that are dealt, which lie in their hands as they came.
PLAYED_ABOVE = 1000
DEALT_ABOVE = 200


ROLES = (
    "card_id",
    "face",
    "zone",
    "seat",
    "slot",
    "slots",
    "depth",
    "order",
    "face_up",
    "staged",
    "playable",
    "offered",
    "focused",
    "label",
    "duration",
)
# Fields of a row that change other roles than the one of their name.
_ROLES_OF = {"seen": ("face", "label"), "card": ("face", "label")}


@dataclass(slots=True)
class Row:
    """One physical card. `seen` tells whether the person may know its face."""

    card_id: int
    card: Card
    seat: int = -1
    zone: str = STOCK
    slot: int = 0
    slots: int = 1
    depth: int = 0
    order: int = 0
    seen: bool = False
    face_up: bool = False
    staged: bool = False
    playable: bool = True
    offered: bool = False
    focused: bool = False
    duration: int = 0

    @property
    def face(self) -> str:
        """The text of the card, empty while its face is hidden."""
        return str(self.card) if self.seen else ""

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return card_label(self.card if self.seen else None)


@QmlElement
class CardModel(QAbstractListModel):
    """The rows of all cards, in the order in which they are dealt."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._played = 0

    # What the view reads.

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

    # What the table asks.

    @property
    def rows(self) -> Sequence[Row]:
        """All rows; a card's id is its place here."""
        return self._rows

    def hand(self, seat: int) -> list[int]:
        """Return the ids of the cards that a seat holds, from left to right."""
        held = [
            number
            for number, row in enumerate(self._rows)
            if row.seat == seat and row.zone in (HAND, SEAT)
        ]
        return sorted(held, key=lambda number: self._rows[number].slot)

    def ids_of(self, seat: int, cards: Iterable[Card]) -> list[int]:
        """Return the ids of these cards in a seat's hand, each physical card once."""
        held = self.hand(seat)
        found = []
        for card in cards:
            number = next(one for one in held if self._rows[one].card == card)
            held.remove(number)
            found.append(number)
        return found

    # What the table does. All durations are in milliseconds; 0 is at once.

    def gather(self, cards: Sequence[Card], duration: int) -> None:
        """Make a face-down stock of these cards, dealt from the first on."""
        if len(cards) != len(self._rows):
            self.beginResetModel()
            self._rows = [Row(number, card) for number, card in enumerate(cards)]
            self.endResetModel()
        self._played = 0
        for number, card in enumerate(cards):
            self._change(
                number,
                duration,
                card=card,
                seat=-1,
                zone=STOCK,
                slot=number,
                slots=len(cards),
                depth=0,
                order=len(cards) - number,
                seen=False,
                face_up=False,
                staged=False,
                playable=True,
                offered=False,
                focused=False,
            )

    def deal(self, number: int, seat: int, slot: int, slots: int, own: bool, duration: int) -> None:
        """Give a card of the stock to a seat; `own` is the person's seat."""
        self._change(
            number,
            duration,
            seat=seat,
            zone=HAND if own else SEAT,
            slot=slot,
            slots=slots,
            order=DEALT_ABOVE + number,
        )

    def put_aside(self, duration: int) -> int:
        """Lay what is left of the stock face down beside the table: it stays out of play.

        Returns how many cards that are.
        """
        left = [number for number, row in enumerate(self._rows) if row.zone == STOCK]
        for slot, number in enumerate(left):
            self._change(number, duration, zone=ASIDE, slot=slot, slots=len(left), order=slot)
        return len(left)

    def lay_open(self, numbers: Sequence[int], duration: int) -> None:
        """Lay cards face up in the middle of the table, from the stock or one seat's hand."""
        seat = self._rows[numbers[0]].seat
        for slot, number in enumerate(numbers):
            self._change(
                number,
                duration,
                zone=SHOWN,
                slot=slot,
                slots=len(numbers),
                order=PLAYED_ABOVE + slot,
                seen=True,
                face_up=True,
                staged=False,
                playable=True,
                offered=False,
                focused=False,
            )
        self.arrange(self.hand(seat), duration)

    def take_up(
        self, numbers: Sequence[int], seat: int, up: bool, own: bool, duration: int
    ) -> None:
        """Give cards that lie open to a seat; `up` tells whether their faces stay up."""
        for number in numbers:
            self._change(
                number,
                duration,
                seat=seat,
                zone=HAND if own else SEAT,
                slot=len(self.hand(seat)),
                order=DEALT_ABOVE + number,
                face_up=up,
                staged=False,
                offered=False,
                focused=False,
            )
        self.arrange(self.hand(seat), duration)

    def lying_open(self) -> list[int]:
        """Return the ids of the cards that lie open in the middle, from left to right."""
        shown = [number for number, row in enumerate(self._rows) if row.zone == SHOWN]
        return sorted(shown, key=lambda number: self._rows[number].slot)

    def turn_up(self, seat: int, duration: int) -> None:
        """Show the faces of the cards that a seat holds."""
        for number in self.hand(seat):
            self._change(number, duration, seen=True, face_up=True)

    def arrange(self, order: Sequence[int], duration: int) -> None:
        """Lay the cards of one hand from left to right."""
        for slot, number in enumerate(order):
            self._change(number, duration, slot=slot, slots=len(order), order=slot)

    def play(self, numbers: Sequence[int], duration: int) -> None:
        """Put cards of one seat on the pile, in this order; what lay there goes under them."""
        seat = self._rows[numbers[0]].seat
        for number, row in enumerate(self._rows):
            if row.zone in (PILE, UNDER):
                self._change(number, duration, zone=UNDER, depth=row.depth + 1)
        for slot, number in enumerate(numbers):
            self._change(
                number,
                duration,
                zone=PILE,
                slot=slot,
                slots=len(numbers),
                depth=0,
                order=PLAYED_ABOVE + self._played + slot,
                seen=True,
                face_up=True,
                staged=False,
                playable=True,
                offered=False,
                focused=False,
            )
        self._played += len(numbers)
        self.arrange(self.hand(seat), duration)

    def sweep(self, duration: int) -> None:
        """Turn the trick down and put it on the heap."""
        lying = [number for number, row in enumerate(self._rows) if row.zone == HEAP]
        swept = [number for number, row in enumerate(self._rows) if row.zone in (PILE, UNDER)]
        swept.sort(key=lambda number: self._rows[number].order)
        for slot, number in enumerate(swept, len(lying)):
            self._change(
                number,
                duration,
                zone=HEAP,
                slot=slot,
                slots=len(lying) + len(swept),
                depth=0,
                face_up=False,
            )

    def mark(
        self,
        numbers: Iterable[int],
        *,
        staged: Iterable[int],
        offered: Iterable[int],
        playable: Iterable[int],
        focused: int | None,
        duration: int,
    ) -> None:
        """Show which of these cards are staged, offered, playable and under the cursor."""
        staged, offered, playable = set(staged), set(offered), set(playable)
        for number in numbers:
            self._change(
                number,
                duration,
                staged=number in staged,
                offered=number in offered,
                playable=number in playable,
                focused=number == focused,
            )

    def settle(self) -> None:
        """Bring every move to its end at once."""
        for number, row in enumerate(self._rows):
            if row.duration:
                row.duration = 0
                self._tell(number, ["duration"])

    def _change(self, number: int, duration: int, **values: Any) -> None:
        """Set fields of a row and tell the view, the duration first: it times the other changes."""
        row = self._rows[number]
        roles: list[str] = []
        for name, value in values.items():
            if getattr(row, name) != value:
                setattr(row, name, value)
                roles += _ROLES_OF.get(name, (name,))
        if not roles:
            return
        if row.duration != duration:
            row.duration = duration
            roles.insert(0, "duration")
        self._tell(number, roles)

    def _tell(self, number: int, roles: Sequence[str]) -> None:
        index = self.index(number)
        self.dataChanged.emit(index, index, [role_of(name, ROLES) for name in roles])
