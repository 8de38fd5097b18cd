"""A program that plays a match by computers alone, and is killed again and again on the way.

    python -m tests.ui.lives HOME SYSTEM DEALS KILLS

Each life is a process of its own, forked from this one, and ends by SIGKILL at a random moment,
from its first instruction on. For each match of so many DEALS a line of JSON is printed, an object
for the match that was killed and one for the same match played undisturbed: `kills`, `lost` (the
decisions that were shown and are not in the results) and `records` of all deals.
"""

from __future__ import annotations

import dataclasses
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from bigtwo_qt.rules import Rules, system
from bigtwo_qt.rules.events import Event
from bigtwo_qt.store import Places, Results, StoreError
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import Seating, known_emblems
from bigtwo_qt.ui.steps import DealScored, Gathered, MatchWon, Offered, Step

LONGEST_LIFE = 0.2
"""Seconds."""


def live(home: Path, rules: Rules, seed: int, told: int) -> None:
    """Play, or go on playing, to the end of the match; say on `told` what was shown."""
    application = QGuiApplication(["lives"])
    root = QObject()
    names = ("Bao", "Mei", "Ana", "Budi")[: rules.players]
    second = "planner" if rules.id == "big-two" else "greedy"  # the planner takes its time
    levels = ("random", second, "random", "greedy")[: rules.players]
    seating = Seating(rules, names, levels, known_emblems(names, ()))
    game = Game(root, Keeper(Places(home)), seating, seed=seed, animate=False)
    place = [0, 0]

    def follow(step: Step) -> None:
        if isinstance(step, Gathered):
            place[:] = step.number, 0
        elif isinstance(step, Event):
            place[1] += 1
        elif isinstance(step, DealScored):
            QTimer.singleShot(0, game.nextDeal)
        if isinstance(step, MatchWon):
            QTimer.singleShot(0, application.quit)
        if isinstance(step, Gathered | Event | Offered):
            is_offer = isinstance(step, Offered)
            os.write(told, f"{place[0]} {place[1]} {int(is_offer)}\n".encode())

    game.animator.shown.connect(follow)
    game.start()
    application.exec()
    game.close()


def kill_in_time(home: Path, rules: Rules, seed: int, after: float | None) -> tuple[bool, str]:
    """Live once; return whether this life was ended by force, and what it told last."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        live(home, rules, seed, writing)
        os._exit(0)
    os.close(writing)
    if after is not None:
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
    with os.fdopen(reading) as file:
        told = file.read().splitlines()
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status) and os.waitstatus_to_exitcode(status) != 0:
        raise RuntimeError("a life ended by a fault")
    return os.WIFSIGNALED(status), told[-1] if told else "0 0 0"


def lost(home: Path, told: str) -> int:
    """Return how many of the decisions that were shown the results do not have."""
    number, events, offered = map(int, told.split())
    if number == 0:
        return 0
    results = Results.open_read_only(Places(home).results)
    running = results.running()
    ids = results.archive.match_ids()
    over = len(running.finished) if running else results.archive.matches()[0].deals
    results.close()
    if len(ids) != 1:
        raise RuntimeError("the match was begun anew")
    if number <= over:
        return 0
    if running is None:
        return events + offered
    if running.header is None:
        known = json.loads(running.exchange or "{}")
        has_offer = known.get("number") == number and known.get("offered") is not None
        return events + (offered if not has_offer else 0)
    return max(0, events - len(running.events))


def is_finished(home: Path) -> bool:
    """Whether the match is over: the next life would begin another one."""
    try:
        results = Results.open_read_only(Places(home).results)
    except StoreError:  # not even its tables were made
        return False
    found = [row.state for row in results.archive.matches()]
    results.close()
    return found == ["finished"]


def records(home: Path) -> list[str]:
    """Return the records of all deals, without what is drawn anew for each match."""
    results = Results.open_read_only(Places(home).results)
    (match_id,) = results.archive.match_ids()
    page = results.archive.match(match_id)
    if page is None or page.row.state != "finished":
        raise RuntimeError("the match is not over")
    found = [results.archive.record(deal.deal) for deal in page.deals]
    results.close()
    return [text.replace(match_id, "") for text in found]


def play(home: Path, rules: Rules, seed: int, kills: int) -> dict[str, Any]:
    """Play a match to its end, and end a life after the other until it is over."""
    moments = random.Random(seed)
    done = gone = 0
    is_over = False
    while not is_over:
        after = moments.uniform(0, LONGEST_LIFE) if done < kills else None
        was_killed, told = kill_in_time(home, rules, seed, after)
        done += was_killed
        gone += lost(home, told)
        is_over = not was_killed or is_finished(home)
    return {"kills": done, "lost": gone, "records": records(home)}


def main(home: Path, name: str, deals: int, kills: int) -> None:
    """Play matches until there were so many kills, and each of them undisturbed as well."""
    rules = dataclasses.replace(system(name), match_ends="deals", match_length=deals)
    seed = done = 0
    while done < kills:
        killed = play(home / f"killed-{seed}", rules, seed, kills - done)
        undisturbed = play(home / f"undisturbed-{seed}", rules, seed, 0)
        print(json.dumps([killed, undisturbed]))
        done += killed["kills"]
        seed += 1


if __name__ == "__main__":
    folder, chosen, *numbers = sys.argv[1:]
    main(Path(folder), chosen, *map(int, numbers))
