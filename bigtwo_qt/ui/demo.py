"""A demonstration: goes on from deal to deal, and takes pictures of the table on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQuick import QQuickWindow

from bigtwo_qt.rules.events import Play
from bigtwo_qt.ui.card_model import UNDER
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.steps import DealScored, HandSorted, MatchWon, Step

# Milliseconds: until everything on the table is at rest, and between two deals at normal speed.
UNTIL_AT_REST = 700
BETWEEN_DEALS = 2500
PLAYS_UNDER = 2
NEAR_THE_END = 6


class Demo(QObject):
    """Follows a game in its window.

    Pictures are saved in `folder`, if there is one; `closes` tells whether the window closes when
    the match is over. `fault` is a sentence if a picture could not be saved.
    """

    def __init__(self, game: Game, window: QQuickWindow, folder: Path | None, closes: bool) -> None:
        super().__init__(game)
        self.fault: str | None = None
        self._game = game
        self._window = window
        self._folder = folder
        self._closes = closes
        self._taken: set[str] = set()
        game.animator.shown.connect(self._follow)

    def _follow(self, step: Step) -> None:
        match step:
            case HandSorted():
                self._take_picture("1-dealt")
            case Play() if self._plays_under() >= self._plays_wanted():
                self._take_picture("2-trick")
            case DealScored():
                self._take_picture("3-deal-end", self._rest_and(self._game.nextDeal))
            case MatchWon():
                close = self._rest_and(self._close) if self._closes else None
                self._take_picture("4-match-end", close)

    def _plays_wanted(self) -> int:
        """Return how many plays under the last one make a picture: fewer when the end is near."""
        fewest = min(row.cards_left for row in self._game.table.seats.rows)
        return PLAYS_UNDER if fewest > NEAR_THE_END else 1

    def _plays_under(self) -> int:
        """Return how many plays of this trick lie under the last one."""
        return len({row.depth for row in self._game.table.cards.rows if row.zone == UNDER})

    def _take_picture(self, name: str, then: Callable[[], None] | None = None) -> None:
        """Save the first picture of this name once everything is at rest, then go on."""
        if self._folder is None or name in self._taken:
            if then is not None:
                then()
            return
        self._taken.add(name)
        self._game.animator.pause()
        path = self._folder / f"{name}.png"

        def save() -> None:
            if not self._window.grabWindow().save(str(path)):
                self.fault = f"the picture {path} could not be saved"
            self._game.animator.go_on()
            if then is not None:
                then()

        QTimer.singleShot(UNTIL_AT_REST, self, save)

    def _rest_and(self, action: Callable[[], None]) -> Callable[[], None]:
        """Return what does this after a rest, so that the end of a deal can be seen."""
        rest = self._game.table.scaled(BETWEEN_DEALS)
        return lambda: QTimer.singleShot(rest, self, action)

    def _close(self) -> None:
        self._window.close()
