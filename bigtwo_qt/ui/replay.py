"""A deal seen again: step by step at the table, and gone on with as practice.

The match that is being played rests meanwhile, and goes on exactly where it stood.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Event, Pass, Play
from bigtwo_qt.rules.match import Header, Match, Result, standing
from bigtwo_qt.store import PERSON
from bigtwo_qt.ui import wording
from bigtwo_qt.ui.commitment_model import Promised, promised_of
from bigtwo_qt.ui.controller import dealing_of, with_rests
from bigtwo_qt.ui.opponents import OPPONENT_LEVELS, known_emblems
from bigtwo_qt.ui.qt_property import Property
from bigtwo_qt.ui.steps import DealScored, HandsOpened, Step, Thinking
from bigtwo_qt.ui.table import DEAL_OVER

if TYPE_CHECKING:
    from bigtwo_qt.ui.game import Game

QML_IMPORT_NAME = "BigTwo"
QML_IMPORT_MAJOR_VERSION = 1

UNKNOWN = "unknown"
"""The level of a seat of which nothing is known."""

NONE = ""
REPLAY = "replay"
PRACTICE = "practice"

# What durations are multiplied by, and the beat before a decision at normal speed.
PACES = (2.0, 1.0, 0.5, 0.25)
NORMAL = 1
BEAT = 300


@dataclasses.dataclass(frozen=True, slots=True)
class Scene:
    """A deal that is over, from one seat: `turned` is how far the seats were turned for it."""

    header: Header
    deal: Deal
    result: Result
    before: tuple[Result, ...]
    levels: tuple[str, ...]
    turned: int

    @property
    def moves(self) -> list[list[Event]]:
        """The events of the deal, those that follow from one decision together."""
        found: list[list[Event]] = []
        for event in self.deal.events:
            if not found or isinstance(event, Play | Pass):
                found.append([])
            found[-1].append(event)
        return found

    def match(self, match_id: str) -> Match:
        """Return a match that has come to the first play of the deal."""
        header = dataclasses.replace(self.header, match=match_id)
        match = Match(header.rules, header.players, header.dealt.seed, match_id)
        match.results = list(self.before)
        match.header = header
        match.deal = header.begin()
        return match


@QmlElement
class Replay(QObject):
    """What is seen at the table in place of the match: `mode` is "" for that match itself.

    `place` counts the moves that are seen, out of `places`; the last one is the result.
    """

    changed = Signal()
    opened = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game = game
        self._mode = NONE
        self._text = ""
        self._before: tuple[Result, ...] = ()
        self._levels: tuple[str, ...] = ()
        self._scene: Scene | None = None
        self._promised: tuple[Promised, ...] = ()
        self._moves: list[list[Step]] = []
        self._place = 0
        self._waiting: list[Step] = []
        self._is_playing = False
        self._is_open = False
        self._pace = NORMAL

    # What is seen.

    @Property(str, notify=changed)
    def mode(self) -> str:
        """One of NONE, REPLAY and PRACTICE."""
        return self._mode

    def titled(self, title: str) -> str:
        """Return the title of a match with what is seen of it."""
        return wording.seen_as(self._mode, title)

    @property
    def promised(self) -> tuple[Promised, ...]:
        """What was promised of the deal, with its cards; empty where nothing was."""
        return self._promised

    @Property(bool, notify=changed)
    def isOn(self) -> bool:
        """Whether a deal is being seen again."""
        return self._mode == REPLAY

    @Property(bool, notify=changed)
    def isPractice(self) -> bool:
        """Whether a deal is being played that does not count."""
        return self._mode == PRACTICE

    @Property(int, notify=changed)
    def place(self) -> int:
        return self._place

    @Property(int, notify=changed)
    def places(self) -> int:
        return len(self._moves)

    @Property(bool, notify=changed)
    def isPlaying(self) -> bool:
        """Whether one move follows the other by itself."""
        return self._is_playing

    @Property(bool, notify=changed)
    def isOpen(self) -> bool:
        """Whether all hands lie open."""
        return self._is_open

    @Property(int, notify=changed)
    def pace(self) -> int:
        """Which of the speeds, the slowest at 0."""
        return self._pace

    @Property(bool, notify=changed)
    def canPlayOn(self) -> bool:
        """Whether the deal is not over at this place."""
        return self.isOn and self._place < len(self._moves) - 1

    # Opening and leaving.

    def open_deal(
        self,
        text: str,
        before: Sequence[Result],
        levels: Sequence[str],
        seat: int = 0,
        promise: str | None = None,
    ) -> None:
        """Show a deal from its record at its first play, as seen by a seat.

        `before` are the results of the deals before it, `levels` the players by seat, if known,
        `promise` what was promised of it. Raises RecordError where the rules cannot follow the
        record.
        """
        scene = scene_of(text, before, levels, seat)
        self._text, self._before, self._levels = text, tuple(before), tuple(levels)
        self._promised = promised_of([(text, promise)])
        self._game.rest()
        self._mode = REPLAY
        self._is_playing = False
        self._sit_down(scene)
        self.opened.emit()

    def _sit_down(self, scene: Scene, place: int = 0) -> None:
        """Show a scene at a place."""
        number = len(scene.before) + 1
        totals = standing(scene.header.rules, [*scene.before, scene.result]).totals
        scored = DealScored(
            number, scene.result.order, scene.result.scores, totals, scene.result.is_tied
        )
        self._scene = scene
        self._moves = [with_rests(events) for events in scene.moves] + [[scored]]
        self._lay(scene)
        self._show(place)

    def _lay(self, scene: Scene) -> None:
        match = scene.match(scene.header.match)
        self._game.lay_table(match, scene.levels, self._emblems(scene))
        self._set_pace()

    def say_anew(self) -> None:
        """Show the same place with every sentence made anew."""
        if self._scene is not None:
            self._stop_playing()
            self._lay(self._scene)
            self._show(self._place)

    def _emblems(self, scene: Scene) -> tuple[str, ...]:
        """Return the emblems by seat, the same from wherever the deal is seen."""
        names, back = scene.header.players, len(scene.header.players) - scene.turned
        kept = self._game.preferences.keeper.settings.last_table.opponents
        emblems = known_emblems(names[back:] + names[:back], kept)
        return emblems[scene.turned :] + emblems[: scene.turned]

    def _show(self, place: int) -> None:
        """Show the table at a place, at once."""
        scene = self._scene
        if scene is None:
            return
        self._waiting = []
        self._place = max(0, min(place, len(self._moves)))
        steps = dealing_of(scene.header)
        if self._is_open:
            steps.append(HandsOpened())
        for move in self._moves[: self._place]:
            steps += move
        self._game.animator.stop()
        if self._game.table.phase == DEAL_OVER:
            self._lay(scene)  # the points are taken back
        self._game.catch_up(steps)
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Go back to the match that is being played."""
        if self._mode != NONE:
            self.end()
            self._game.take_up()

    def end(self) -> None:
        """See nothing again any more; what comes in its place is up to the caller."""
        self._mode = NONE
        self._scene = None
        self._moves = []
        self._waiting = []
        self._place = 0
        self._is_playing = False
        self.changed.emit()

    # Moving along.

    def pull(self) -> Sequence[Step]:
        """Return the steps that are to be shown next."""
        if self._is_playing and not self._waiting:
            self._take_next()
        steps, self._waiting = self._waiting, []
        return steps

    def _take_next(self) -> None:
        """Let the next move be shown; at the end nothing plays any more."""
        if self._place >= len(self._moves):
            self._is_playing = False
            self.changed.emit()
            return
        move = self._moves[self._place]
        first = move[0]
        if self._is_playing and isinstance(first, Play | Pass):
            self._waiting.append(Thinking(first.seat, BEAT))
        self._waiting += move
        self._place += 1
        self.changed.emit()

    @Slot()
    def forward(self) -> None:
        """Show the next move."""
        self._stop_playing()
        self._game.skip()
        if self.isOn and self._place < len(self._moves):
            self._take_next()
            self._game.animator.wake()

    @Slot()
    def back(self) -> None:
        """Go back by one move."""
        self.goTo(self._place - 1)

    @Slot()
    def toStart(self) -> None:
        self.goTo(0)

    @Slot()
    def toEnd(self) -> None:
        self.goTo(len(self._moves))

    @Slot(int)
    def goTo(self, place: int) -> None:
        """Show the table after so many moves."""
        if self.isOn:
            self._stop_playing()
            self._show(place)

    @Slot()
    def togglePlaying(self) -> None:
        """Let one move follow the other by itself, or stop there; at the end, begin anew."""
        if not self.isOn:
            return
        if self._is_playing:
            self._stop_playing()
            return
        if self._place >= len(self._moves):
            self._show(0)
        self._is_playing = True
        self.changed.emit()
        self._game.animator.wake()

    def _stop_playing(self) -> None:
        if self._is_playing:
            self._is_playing = False
            self.changed.emit()

    @Slot()
    def changePace(self) -> None:
        """Take the next of the speeds, after the fastest the slowest."""
        self._pace = (self._pace + 1) % len(PACES)
        self._set_pace()
        self.changed.emit()

    def _set_pace(self) -> None:
        if self.isOn:
            self._game.table.pace = PACES[self._pace]

    @Slot()
    def toggleOpen(self) -> None:
        """Lay all hands open, or show again what one seat sees."""
        if self.isOn:
            self._is_open = not self._is_open
            self.goTo(self._place)

    @Slot()
    def nextSeat(self) -> None:
        """See the deal from the next seat."""
        scene = self._scene
        if self.isOn and scene is not None:
            self._stop_playing()
            seat = (scene.turned + 1) % len(scene.header.players)
            self._sit_down(scene_of(self._text, self._before, self._levels, seat), self._place)

    # Playing it as practice.

    @Slot()
    def playOn(self) -> None:
        """Play on from here, for the seat that is at the bottom."""
        if self.canPlayOn:
            self._practise(self._place)

    @Slot()
    def dealAgain(self) -> None:
        """Play the deal from its beginning, with the same hands."""
        if self.isOn:
            self._practise(0)

    def _practise(self, place: int) -> None:
        scene = self._scene
        if scene is None:
            return
        match = scene.match(f"{random.SystemRandom().getrandbits(128):032x}")
        deal = match.deal
        for event in [one for move in scene.moves[:place] for one in move]:
            if deal is not None and isinstance(event, Play):
                deal.play(event.combination.cards, event.seat)
            elif deal is not None and isinstance(event, Pass):
                deal.pass_()
        self.end()
        self._mode = PRACTICE
        self._game.practise(match, practice_levels(scene.levels), self._emblems(scene))
        self.changed.emit()


def scene_of(text: str, before: Sequence[Result], levels: Sequence[str], seat: int) -> Scene:
    """Return a deal as seen by a seat, which then is seat 0; raise RecordError."""
    import json

    from bigtwo_qt.rules.record import RecordError, from_text, replay

    record = from_text(text)
    if record.result is None:
        raise RecordError("the deal is not over")
    players = len(record.header.players)
    record = from_text(json.dumps(turned(json.loads(text), seat, players)))
    deal = replay(record.header, record.events)
    result = Result.of(deal, record.header.mini)
    seats = [(seat + number) % players for number in range(players)]
    known = levels if len(levels) == players else (UNKNOWN,) * players
    return Scene(
        record.header,
        deal,
        result,
        tuple(turned_result(one, seat) for one in before),
        tuple(known[one] for one in seats),
        seat,
    )


_SEATS = ("dealer", "opener", "seat", "to", "loser", "winner")
_BY_SEAT = ("players", "hands", "scores")


def turned(fields: Any, by: int, players: int) -> Any:
    """Return the fields of a record with the seats counted from another one on."""
    if isinstance(fields, list):
        return [turned(one, by, players) for one in fields]
    if not isinstance(fields, dict):
        return fields
    found: dict[str, Any] = {}
    for name, value in fields.items():
        if name == "rules":
            found[name] = value
        elif name in _SEATS and isinstance(value, int):
            found[name] = (value - by) % players
        elif name in _BY_SEAT and isinstance(value, list):
            found[name] = value[by:] + value[:by]
        elif name == "order" and isinstance(value, list):
            found[name] = [(seat - by) % players for seat in value]
        elif name == "teams" and isinstance(value, list):
            found[name] = value[by % 2 :] + value[: by % 2]
        else:
            found[name] = turned(value, by, players)
    return found


def turned_result(result: Result, by: int) -> Result:
    """Return a result with the seats counted from another one on."""
    players = len(result.scores)
    teams = result.teams
    if teams is not None and by % 2:
        teams = teams[1], teams[0]
    return dataclasses.replace(
        result,
        scores=result.scores[by:] + result.scores[:by],
        order=tuple((seat - by) % players for seat in result.order),
        teams=teams,
    )


def practice_levels(levels: Sequence[str]) -> tuple[str, ...]:
    """Return who plays a practice deal: the person at seat 0, and computers at the others."""
    from bigtwo_qt.players import LEVELS

    others = [
        level if level in LEVELS else OPPONENT_LEVELS[number]
        for number, level in enumerate(levels[1:])
    ]
    return PERSON, *others
