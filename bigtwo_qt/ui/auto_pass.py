"""Passes for the person when they hold nothing to play, after a moment to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from bigtwo_qt.ui.game import Game

# Milliseconds at normal speed, and the least at any other that takes time.
MOMENT = 1100
LEAST_MOMENT = 500


class AutoPass(QObject):
    """Follows a game, and passes if the settings say so.

    After a decision was taken back the person decides: else the same pass would follow at once.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game = game
        self._is_held = False
        self._was_asked = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        game.hand.changed.connect(self._look)
        game.turnChanged.connect(self._look)
        game.preferences.changed.connect(self._look)

    def hold(self) -> None:
        """Leave the next decision to the person in any case."""
        self._is_held = True
        self._timer.stop()

    @property
    def is_due(self) -> bool:
        """Whether the person is asked, and can do nothing but pass."""
        return self._game.preferences.autoPass and self._game.hand.isHelpless and not self._is_held

    def _look(self) -> None:
        is_asked = self._game.yourTurn
        if self._was_asked and not is_asked and not self._game.is_catching_up:
            self._is_held = False
        self._was_asked = is_asked
        if not self.is_due:
            self._timer.stop()
        elif not self._timer.isActive():
            moment = max(LEAST_MOMENT, self._game.table.scaled(MOMENT))
            self._timer.start(moment if self._game.animator.animate else 0)

    def _pass(self) -> None:
        if self.is_due:
            self._game.hand.pass_()
