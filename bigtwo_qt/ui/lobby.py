"""The lobby: what is played next, by whom and how long, as it is chosen before a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.changes import change
from bigtwo_qt.rules.options import MatchEnds
from bigtwo_qt.store import LastTable, Opponent, StoreError
from bigtwo_qt.store.last_table import LONGEST_NAME, MOST_OPPONENTS
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.keeper import PERSON, Keeper
from bigtwo_qt.ui.lobby_models import GameList, PlayerList, PlayerRow, folded
from bigtwo_qt.ui.match_lengths import lengths, possible_ends, usual_length
from bigtwo_qt.ui.opponents import (
    EMBLEMS,
    NAMES,
    OFFERED_LEVELS,
    PERSON_EMBLEM,
    Seating,
    shuffled,
    usual,
)
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.rule_sheet_model import RuleSheet
from bigtwo_qt.ui.wording import translate

if TYPE_CHECKING:
    from bigtwo_qt.ui.offers import Offer

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

HIGHEST_NUMBER = 999_999_999


def no_rules() -> Sequence[tuple[str, Rules]]:
    """Return the rule sets of a player who has none."""
    return ()


@QmlElement
class Lobby(QObject):
    """What is chosen for the next match; `play` keeps the choice and begins.

    Nothing is chosen before it was opened.

    `own_rules` gives the player's own rule sets by name; it is asked whenever the lobby opens.
    `source` draws names.
    """

    changed = Signal()
    found = Signal()
    begun = Signal(object, object)
    """A Seating, and the number of the first deal, None for any."""
    failed = Signal(str)

    def __init__(
        self,
        parent: QObject,
        keeper: Keeper,
        own_rules: Callable[[], Sequence[tuple[str, Rules]]] = no_rules,
        source: random.Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._own_rules = own_rules
        self._source = source or random.SystemRandom()
        self._games = GameList(self)
        self._players = PlayerList(self)
        self._sheet = RuleSheet(self)
        self._offers: tuple[Offer, ...] = ()
        self._query = ""
        self._chosen = 0
        self._seat_count = 0
        self._ends: MatchEnds = "points"
        self._length = 0
        self._person = ""
        self._opponents: list[Opponent] = []
        self._number = ""

    # The choice.

    @Slot()
    def open(self) -> None:
        """Begin with the last choice, as far as all of it is still there."""
        from bigtwo_qt.ui.offers import offers

        last = self._keeper.settings.last_table
        kept = self._keeper.settings.next_rules
        chosen = None if kept is None else kept.rules
        self._offers = tuple(offers(self._own_rules(), chosen))
        self._query = ""
        self._number = ""
        self._person = self._keeper.settings.player_name
        self._opponents = _seated(last.opponents)
        self._take(0 if chosen is not None else self._find(last), last.players)
        for ends in possible_ends(self._base) if chosen is None else ():
            if ends == last.match_ends and last.match_length:
                self._ends, self._length = ends, last.match_length
        self._fill()

    def say_anew(self) -> None:
        """Say all of it in the language that is spoken now; what is chosen stays."""
        if not self._offers:
            return
        from bigtwo_qt.ui.offers import offers

        key = self._offers[self._chosen].row.key
        self._offers = tuple(offers([(one.own, rules) for one, rules in self._own_offers()]))
        self._chosen = self._place(key)
        self._query = ""
        self._sheet.say_anew()
        self._fill()

    def _own_offers(self) -> list[tuple[Offer, Rules]]:
        """Return the player's own rule sets among the games, with their rules."""
        own = [one for one in self._offers if one.own]
        return [(one, one.rules[one.usual_players]) for one in own]

    def _find(self, last: LastTable) -> int:
        """Return the offer that was chosen last; where it is gone, what it was made from."""
        for system, own in ((last.system, last.own), (last.system, ""), (LastTable().system, "")):
            for place, offer in enumerate(self._offers):
                if offer.own == own and (own or offer.system == system):
                    return place
        raise LookupError("standard Big Two is always offered")

    def _take(self, place: int, players: int) -> None:
        """Choose an offer, for so many players if it is for so many."""
        self._chosen = place
        offer = self._offers[place]
        self._seat_count = players if players in offer.rules else offer.usual_players
        self._ends = self._base.match_ends
        self._length = self._base.match_length

    @property
    def _base(self) -> Rules:
        """The rules as they are offered."""
        return self._offers[self._chosen].rules[self._seat_count]

    @property
    def rules(self) -> Rules:
        """The rules that are chosen, with the length of the match."""
        return change(self._base, match_ends=self._ends, match_length=self._length)

    @property
    def seating(self) -> Seating:
        """The table that is chosen."""
        rules = self.rules
        others = self._opponents[: rules.players - 1]
        return Seating(
            rules,
            (self._person.strip() or wording.UNNAMED, *map(_name, others)),
            (PERSON, *(one.level for one in others)),
            (PERSON_EMBLEM, *(one.emblem for one in others)),
        )

    @Slot()
    def play(self) -> None:
        """Keep the choice and begin a match."""
        if not self.canPlay:
            return
        offer, seating = self._offers[self._chosen], self.seating
        table = replace(
            self._keeper.settings.last_table,
            system=offer.system,
            own=offer.own,
            players=self._seat_count,
            match_ends=self._ends,
            match_length=self._length,
            opponents=tuple(replace(one, name=one.name.strip()) for one in self._opponents),
        )
        try:
            self._keeper.change(last_table=table, player_name=seating.names[0])
        except StoreError as error:
            self.failed.emit(wording.failure_text(error))
        self.begun.emit(seating, int(self._number) if self._number else None)

    # The games.

    @Property(GameList, constant=True)
    def games(self) -> GameList:
        return self._games

    def _asked(self) -> str:
        return self._query

    def _ask(self, query: str) -> None:
        if query != self._query:
            self._query = query
            self._fill()

    query = Property(str, _asked, _ask, notify=found)

    def _fill(self) -> None:
        """Show the games that are found; the first of them is chosen if the chosen one is not."""
        words = folded(self._query).split()
        rows = [
            offer.row for offer in self._offers if all(word in offer.row.words for word in words)
        ]
        if rows and self._offers[self._chosen].row not in rows:
            self._take(self._place(rows[0].key), self._seat_count)
        self._games.show(rows)
        self.found.emit()
        self._refresh()

    def _place(self, key: str) -> int:
        return next(place for place, offer in enumerate(self._offers) if offer.row.key == key)

    def _refresh(self) -> None:
        """Show what is chosen now."""
        self._players.show([self._player(seat) for seat in range(self._seat_count)])
        self._sheet.rules = self.rules
        self.changed.emit()

    @Property(int, notify=changed)
    def row(self) -> int:
        """Which of the games found is chosen, -1 if none of them."""
        if not self._offers:
            return -1
        key = self._offers[self._chosen].row.key
        places = (place for place, row in enumerate(self._games.rows) if row.key == key)
        return next(places, -1)

    @Slot(int)
    def choose(self, row: int) -> None:
        """Choose one of the games found."""
        if 0 <= row < len(self._games.rows) and row != self.row:
            self._take(self._place(self._games.rows[row].key), self._seat_count)
            self._refresh()

    @Slot(int)
    def step(self, by: int) -> None:
        """Choose the next or the previous of the games found; the ends stay."""
        last = len(self._games.rows) - 1
        self.choose(max(0, min(last, self.row + by)))

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._offers[self._chosen].row.title if self._offers else ""

    @Property(RuleSheet, constant=True)
    def ruleSheet(self) -> RuleSheet:
        """The rules that are chosen, as a page."""
        return self._sheet

    # The seats.

    @Property(PlayerList, constant=True)
    def players(self) -> PlayerList:
        return self._players

    def _player(self, seat: int) -> PlayerRow:
        if seat == 0:
            name = wording.shown_name(wording.UNNAMED)
            return PlayerRow(0, wording.shown_name(self._person), name, PERSON_EMBLEM, True, "", -1)
        one = self._opponents[seat - 1]
        level = wording.level_name(one.level)
        strength = OFFERED_LEVELS.index(one.level)
        return PlayerRow(seat, one.name, NAMES[one.emblem][0], one.emblem, False, level, strength)

    @Property(list, notify=changed)
    def seatCounts(self) -> list[int]:
        """The numbers of players that the game is for."""
        return sorted(self._offers[self._chosen].rules) if self._offers else []

    @Property(int, notify=changed)
    def seatCount(self) -> int:
        return self._seat_count

    def _seats_text(self) -> str:
        return self._offers[self._chosen].seats_text(self._seat_count)

    @Slot(int)
    def seat(self, count: int) -> None:
        """Choose a number of players that the game is for."""
        if count in self.seatCounts and count != self._seat_count:
            ends, length = self._ends, self._length
            self._take(self._chosen, count)
            if ends in possible_ends(self._base):
                self._ends, self._length = ends, length
            self._refresh()

    @Property(int, constant=True)
    def levelCount(self) -> int:
        return len(OFFERED_LEVELS)

    @Slot(int, int)
    def changeLevel(self, seat: int, by: int) -> None:
        """Make a computer stronger or weaker by some levels."""
        if 0 < seat < self._seat_count:
            one = self._opponents[seat - 1]
            strength = OFFERED_LEVELS.index(one.level) + by
            if 0 <= strength < len(OFFERED_LEVELS):
                self._opponents[seat - 1] = replace(one, level=OFFERED_LEVELS[strength])
                self._refresh()

    @Slot(int, str)
    def rename(self, seat: int, name: str) -> None:
        """Give a player another name; with none they are called as usual."""
        name = "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME]
        if seat == 0:
            self._person = wording.UNNAMED if name == wording.shown_name(wording.UNNAMED) else name
        elif seat < self._seat_count:
            self._opponents[seat - 1] = replace(self._opponents[seat - 1], name=name)
        self._refresh()

    @Slot(int)
    def changeEmblem(self, seat: int) -> None:
        """Give a computer the next emblem; who has it takes the other in exchange."""
        if not 0 < seat < self._seat_count:
            return
        before = self._opponents[seat - 1].emblem
        taken = EMBLEMS[(EMBLEMS.index(before) + 1) % len(EMBLEMS)]
        self._opponents = [
            replace(one, emblem=before if one.emblem == taken else one.emblem)
            for one in self._opponents
        ]
        self._opponents[seat - 1] = replace(self._opponents[seat - 1], emblem=taken)
        self._refresh()

    @Slot()
    def shuffle(self) -> None:
        """Draw other names and emblems for all computers; their levels stay."""
        drawn = shuffled(len(self._opponents), self._source)
        self._opponents = [
            replace(one, name=name, emblem=emblem)
            for one, (name, emblem) in zip(self._opponents, drawn, strict=True)
        ]
        self._refresh()

    # The match.

    @Property(list, notify=changed)
    def ends(self) -> list[str]:
        """How the match may end."""
        return list(possible_ends(self._base)) if self._offers else []

    @Property(str, notify=changed)
    def matchEnds(self) -> str:
        return self._ends

    @Slot(str)
    def chooseEnds(self, ends: str) -> None:
        """Choose how the match ends, with the usual length."""
        for possible in possible_ends(self._base) if self._offers else ():
            if possible == ends != self._ends:
                self._ends, self._length = possible, usual_length(self._base, possible)
                self._refresh()

    @Property(str, notify=changed)
    def lengthText(self) -> str:
        from bigtwo_qt.ui.option_text import deals_text, points_name

        if self._ends == "deals":
            return deals_text(self._length)
        return points_name(self._length)

    @Property(bool, notify=changed)
    def canShorten(self) -> bool:
        return bool(self._offers) and self._length > self._lengths()[0]

    @Property(bool, notify=changed)
    def canLengthen(self) -> bool:
        return bool(self._offers) and self._length < self._lengths()[-1]

    def _lengths(self) -> list[int]:
        return lengths(self._base, self._ends, self._length)

    @Slot(int)
    def changeLength(self, by: int) -> None:
        """Make the match longer or shorter by some steps."""
        steps = self._lengths()
        place = max(0, min(len(steps) - 1, steps.index(self._length) + by))
        if steps[place] != self._length:
            self._length = steps[place]
            self._refresh()

    def _numbered(self) -> str:
        return self._number

    def _give_number(self, number: str) -> None:
        if number != self._number:
            self._number = number
            self.changed.emit()

    number = Property(str, _numbered, _give_number, notify=changed)
    """The number of the first deal; "" for any."""

    @Property(bool, notify=changed)
    def canPlay(self) -> bool:
        """Whether the number of the deal, if one is given, is a number."""
        number = self._number
        is_number = number.isascii() and number.isdigit() and int(number) <= HIGHEST_NUMBER
        return bool(self._offers) and (not number or is_number)

    @Property(str, notify=changed)
    def summary(self) -> str:
        """What is about to be played, in a line."""
        if not self._offers:
            return ""
        title = wording.match_title(self.title, self._ends == "points", self._length)
        text = translate("Lobby", "{match} · {players}")
        return text.format(match=title, players=self._seats_text())


def _name(opponent: Opponent) -> str:
    """Return what a computer is called."""
    return opponent.name.strip() or NAMES[opponent.emblem][0]


def _seated(kept: Sequence[Opponent]) -> list[Opponent]:
    """Return a computer for every seat there can be, as they were kept where that is possible."""
    found: list[Opponent] = []
    free = list(EMBLEMS)
    for seat in range(1, MOST_OPPONENTS + 1):
        start = usual(seat)
        one = kept[seat - 1] if seat <= len(kept) else start
        emblem = next(each for each in (one.emblem, start.emblem, *free) if each in free)
        free.remove(emblem)
        level = one.level if one.level in OFFERED_LEVELS else start.level
        name = one.name or (start.name if emblem == start.emblem else "")
        found.append(Opponent(name, emblem, level))
    return found
