"""Starts the window: to play in, or for a demonstration in which computers play all seats.

`preflight.problem` comes before this module is imported: it needs Qt.
"""

from __future__ import annotations

import argparse
import dataclasses
import signal
import sys
from collections.abc import Callable
from functools import partial
from time import monotonic

from PySide6.QtCore import QTimer

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.store import Places
from bigtwo_qt.ui.beginning import Beginning, Sweeper
from bigtwo_qt.ui.demo import Demo
from bigtwo_qt.ui.frames import FrameLog
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import Seating, seating
from bigtwo_qt.ui.speaker import Silence
from bigtwo_qt.ui.window import TableWindow, WindowError, start_qt

FAILED = 2
# Milliseconds from the first frame until sounds are prepared: before a first card is dealt.
UNTIL_SOUND = 300
# Seconds that the thread of the window waits at the most for one that thinks or plays sounds.
SWITCH_INTERVAL = 0.001


class DemoError(Exception):
    """A demonstration that cannot be given; the message says why in a sentence."""


def run(options: argparse.Namespace) -> int:
    """Open the window for parsed options (`software`, `command` and those of demo).

    Returns the exit status when the window has been closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        if options.command == "demo":
            return run_demo(options)
        return run_game(options.software, options.until_first_frame)
    except (DemoError, WindowError) as error:
        print(f"bigtwo: {error}", file=sys.stderr)
    return FAILED


def run_game(software: bool, until_first_frame: bool = False) -> int:
    """Play in the window, with everything kept, until it is closed.

    `until_first_frame`, for the benchmark: print the monotonic time of the first frame and close.
    """
    application = start_qt(software)
    keeper = Keeper(Places.find())
    with TableWindow(keeper, seating(system("big-two"), keeper.settings.player_name)) as shown:
        game = shown.game
        # The table is seen at once, and what lies on it with the next frame.
        if until_first_frame:
            game.animator.pause()
            game.start()
            Beginning(shown.window, lambda: print(monotonic()), shown.window.close)
        else:
            begin(shown, game.welcome)
        application.exec()
    return 0


def begin(shown: TableWindow, *more: Callable[[], object]) -> None:
    """Have everything that the window can do without at first come after its first frame."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    prepare_sounds = partial(QTimer.singleShot, UNTIL_SOUND, shown.sounds.prepare)
    Beginning(shown.window, Sweeper(shown.game.animator).begin, *more, prepare_sounds)


def run_demo(options: argparse.Namespace) -> int:
    """Let computers play in the window; nothing is kept but the pictures."""
    rules = demo_rules(options.system, options.deals)
    table = demo_table(rules, options.players)
    if options.screenshots is not None:
        try:
            options.screenshots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DemoError(
                f"the folder {options.screenshots} cannot be used: {error.strerror}"
            ) from error
    application = start_qt(options.software)
    keeper = Keeper(None)
    keeper.change(speed=options.speed)
    # Pictures are taken in silence.
    player = Silence() if options.screenshots is not None else None
    with TableWindow(keeper, table, player=player, seed=options.seed) as shown:
        if options.size is not None:
            shown.window.resize(*options.size)
        demo = Demo(shown.game, shown.window, options.screenshots, options.exit)
        frames = FrameLog(shown.window, shown.game.animator) if options.frames else None
        begin(shown)
        shown.game.start()
        application.exec()
        if demo.fault is not None:
            raise DemoError(demo.fault)
        if frames is not None:
            try:
                frames.save(options.frames)
            except OSError as error:
                raise DemoError(
                    f"the file {options.frames} cannot be written: {error.strerror}"
                ) from error
    return 0


def demo_rules(name: str, deals: int | None) -> Rules:
    """Return the rules of a system, for a match of so many deals if that is given."""
    if name not in SYSTEMS:
        raise DemoError(f"there is no system {name!r}; 'bigtwo systems' lists them.")
    rules = system(name)
    if deals is None:
        return rules
    return dataclasses.replace(rules, match_ends="deals", match_length=deals)


def demo_table(rules: Rules, players: str | None) -> Seating:
    """Return who sits at the table: the usual computers, or those of the levels that are named."""
    usual = seating(rules, None)
    if players is None:
        return usual
    levels = tuple(players.split(","))
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise DemoError(f"there is no player {unknown[0]!r}; there are {', '.join(LEVELS)}.")
    if len(levels) != rules.players:
        raise DemoError(f"these rules are for {rules.players} players, not {len(levels)}.")
    return dataclasses.replace(usual, levels=levels)
