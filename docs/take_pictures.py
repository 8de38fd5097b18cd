"""Take the pictures of the table in docs/pictures: `uv run python docs/take_pictures.py`.

Each picture is taken by a process of its own, for a scale factor holds for a whole process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

FOLDER = Path(__file__).parent / "pictures"
QUALITY = 84
SEED = 5
AT_REST = 700
LONGEST_WAIT = 20.0


@dataclass(frozen=True, slots=True)
class Picture:
    """A table to be shown: after so many decisions of the person, in a window of this size.

    `key` opens what lies over it.
    """

    name: str
    system: str = "big-two"
    size: tuple[int, int] = (1280, 800)
    theme: str = "green"
    brightness: str = "light"
    suits: str = "two"
    back: str = "lattice"
    scale: float = 1
    decisions: int = 2
    key: str = ""


PICTURES = (
    Picture("green"),
    Picture("green-dark", brightness="dark", back="waves"),
    Picture("blue", theme="blue", suits="four", back="hemp"),
    Picture("blue-dark", theme="blue", brightness="dark"),
    Picture("lacquer", theme="lacquer", back="tiles"),
    Picture("lacquer-dark", theme="lacquer", brightness="dark"),
    Picture("paper", theme="paper", back="waves"),
    Picture("paper-dark", theme="paper", brightness="dark"),
    Picture("two-seats", "two-players"),
    Picture("three-seats", "three-players"),
    Picture("eight-seats", "double-deck"),
    Picture("800x600", size=(800, 600)),
    Picture("480x800", size=(480, 800)),
    Picture("480x800-eight-seats", "double-deck", size=(480, 800)),
    Picture("2560x1440", size=(2560, 1440)),
    Picture("3840x2160", size=(3840, 2160)),
    Picture("scale-1.5", scale=1.5, size=(1000, 700)),
    Picture("scale-2", scale=2),
    Picture("scale-3", scale=3, size=(800, 600)),
)

PAGES = tuple(
    Picture(f"{page}-{system}-{brightness}", system, brightness=brightness, decisions=0, key=key)
    for page, key in (("lobby", "Ctrl+N"), ("rules-page", "Ctrl+R"), ("rule-sheet", "F1"))
    for system in ("big-two", "pusoy-dos", "winner", "taiwan", "bu-bu-gao-sheng")
    for brightness in ("light", "dark")
)
ALL = (*PICTURES, *PAGES)


def take(picture: Picture) -> None:
    """Show the table and save its picture."""
    from PySide6.QtGui import QKeySequence
    from PySide6.QtTest import QTest

    from bigtwo_qt.rules import system
    from bigtwo_qt.ui.keeper import Keeper
    from bigtwo_qt.ui.opponents import seating
    from bigtwo_qt.ui.rule_editor import PAGES as RULE_PAGES
    from bigtwo_qt.ui.rule_editor import RuleEditor
    from bigtwo_qt.ui.speaker import Silence
    from bigtwo_qt.ui.window import TableWindow, start_qt

    start_qt(software=True)
    keeper = Keeper(None)
    keeper.change(
        theme=picture.theme,
        brightness=picture.brightness,
        suit_colours=picture.suits,
        back=picture.back,
    )
    seats = seating(system(picture.system), "You")
    with TableWindow(keeper, seats, player=Silence(), seed=SEED, animate=False) as shown:
        game = shown.game
        shown.window.resize(*picture.size)
        game.start()

        def wait(until: Callable[[], bool]) -> None:
            end = monotonic() + LONGEST_WAIT
            while not until():
                if monotonic() > end:
                    sys.exit(f"{picture.name}: nothing happens")
                QTest.qWait(10)

        wait(lambda: game.yourTurn and shown.window.isActive())
        for _ in range(picture.decisions):
            game.hand.hint()
            wait(
                lambda: any(row.offered for row in game.table.cards.rows) or bool(game.hand.reason)
            )
            if game.hand.reason:
                game.hand.pass_()
            else:
                game.hand.hint()
                game.hand.play()
            wait(lambda: game.yourTurn)
        if picture.key:
            QTest.keySequence(shown.window, QKeySequence(picture.key))
            if picture.name.startswith("lobby"):
                keys = [row.key for row in game.lobby.games.rows]
                game.lobby.choose(keys.index(picture.system))
            editor = game.houseRules.editor
            if picture.name.startswith("rules-page") and isinstance(editor, RuleEditor):
                editor.turnTo(RULE_PAGES.index("combinations"))
        else:
            game.hand.hint()
            wait(
                lambda: any(row.offered for row in game.table.cards.rows) or bool(game.hand.reason)
            )
        QTest.qWait(AT_REST)
        file = FOLDER / f"{picture.name}.webp"
        if not shown.window.grabWindow().save(str(file), quality=QUALITY):
            sys.exit(f"{picture.name}: the picture could not be saved")


def main() -> int:
    if len(sys.argv) == 2:
        take(next(picture for picture in ALL if picture.name == sys.argv[1]))
        return 0
    FOLDER.mkdir(exist_ok=True)
    for picture in ALL:
        with TemporaryDirectory() as home:
            environment = {**os.environ, "BIGTWO_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            environment["QT_SCALE_FACTOR"] = str(picture.scale)
            subprocess.run([sys.executable, __file__, picture.name], check=True, env=environment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
