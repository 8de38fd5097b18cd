"""The sentences of the results: matches, figures, and what became of files."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QDateTime, QLocale

from bigtwo_qt.ui import system_titles, wording
from bigtwo_qt.ui.wording import counted, translate

KINDS = {
    "single": QT_TRANSLATE_NOOP("Results", "single card"),
    "pair": QT_TRANSLATE_NOOP("Results", "pair"),
    "triple": QT_TRANSLATE_NOOP("Results", "three of a kind"),
    "straight": QT_TRANSLATE_NOOP("Results", "straight"),
    "flush": QT_TRANSLATE_NOOP("Results", "flush"),
    "full_house": QT_TRANSLATE_NOOP("Results", "full house"),
    "quads": QT_TRANSLATE_NOOP("Results", "four of a kind"),
    "straight_flush": QT_TRANSLATE_NOOP("Results", "straight flush"),
    "five_of_a_kind": QT_TRANSLATE_NOOP("Results", "five of a kind"),
    "bare_quads": QT_TRANSLATE_NOOP("Results", "four of a kind alone"),
    "pair_run": QT_TRANSLATE_NOOP("Results", "run of pairs"),
    "two_pairs": QT_TRANSLATE_NOOP("Results", "two pairs"),
}
STATES = {
    "running": QT_TRANSLATE_NOOP("Results", "Being played"),
    "abandoned": QT_TRANSLATE_NOOP("Results", "Broken off"),
    "unreadable": QT_TRANSLATE_NOOP("Results", "Cannot be read"),
}
ORIGINS = {
    "imported": QT_TRANSLATE_NOOP("Results", "imported"),
    "recovered": QT_TRANSLATE_NOOP("Results", "recovered"),
}
_THIN = " · "


def system_title(system: str) -> str:
    """Return what a system is called; one that this version does not know by its id."""
    return system_titles.system_title(system)


def moment(when: datetime | None) -> str:
    """Return a day and a time as this place writes them."""
    if when is None:
        return translate("Results", "at some time")
    local = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(local, translate("Results", "d MMM yyyy, HH:mm"))


def deals_text(count: int) -> str:
    """Return how many deals."""
    return counted("Results", "%n deals", count)


def matches_text(count: int) -> str:
    """Return how many matches."""
    return counted("Results", "%n matches", count)


def practice() -> str:
    """Return that a match was one practice deal."""
    return translate("Results", "Practice")


def outcome(state: str, players: Sequence[str], winners: Sequence[int], person: int | None) -> str:
    """Return how a match ended, or that it has not."""
    if state in STATES:
        return translate("Results", STATES[state])
    names = [wording.shown_name(players[seat]) for seat in winners if seat < len(players)]
    if not names:
        return translate("Results", "Over")
    if person in winners and len(names) == 1:
        return translate("Results", "You won")
    return translate("Results", "{names} won").format(names=wording.joined(names))


def match_line(parts: Sequence[str]) -> str:
    """Return short facts on one line."""
    return _THIN.join(part for part in parts if part)


def origin(name: str) -> str:
    """Return where a match comes from, "" where it was simply played."""
    return translate("Results", ORIGINS[name]) if name in ORIGINS else ""


def uncounted(taken_back: Sequence[int], practice: Sequence[int]) -> str:
    """Return which deals of a match do not count, in a sentence or two; "" where all do."""
    parts = []
    if taken_back:
        text = counted(
            "Results",
            "In deals {numbers} plays were taken back: they are not in the statistics.",
            len(taken_back),
        )
        parts.append(text.format(numbers=", ".join(map(str, taken_back))))
    if practice:
        text = counted(
            "Results",
            "Deals {numbers} were practice: they are not in the statistics.",
            len(practice),
        )
        parts.append(text.format(numbers=", ".join(map(str, practice))))
    return " ".join(parts)


def rules_unknown() -> str:
    """Return that the rules of a match are none of this version's."""
    return translate(
        "Results",
        "This version does not know the rules of this match, so its deals cannot be seen again.",
    )


def unseen(why: str) -> str:
    """Return that a deal cannot be seen again."""
    return translate("Results", "This deal cannot be seen again: {why}").format(why=why)


# Figures.


def number(value: float) -> str:
    """Return a figure with one place, as this language writes it."""
    return QLocale().toString(value, "f", 1).replace("-", "−")


def share(value: float | None) -> str:
    """Return a share of 1 in per cent."""
    return "–" if value is None else translate("Results", "{n} %").format(n=number(100 * value))


def kind(name: str) -> str:
    """Return what a kind of play is called."""
    return translate("Results", KINDS[name]) if name in KINDS else name


def favourite(name: str, often: int) -> str:
    """Return the kind of play that won most, and how often, in a sentence."""
    return counted("Results", "Wins most with: {kind}, %n times.", often).format(kind=kind(name))


def streak(now: int, longest: int) -> str:
    """Return how many deals in a row were won, at most and just now."""
    if now in (0, longest):
        return str(longest)
    return translate("Results", "{longest} (now {now})").format(longest=longest, now=now)


def figure(points: int) -> str:
    """Return points as a figure."""
    return str(points).replace("-", "−")


# What became of files.


def saved(path: Path, what: str) -> str:
    """Return where something was saved."""
    return translate("Results", "{what} saved as {path}").format(what=what, path=path)


def nothing_saved() -> str:
    """Return that there was nothing to save."""
    return translate("Results", "Nothing was saved.")


def left_out(damaged: int, dependent: int) -> str:
    """Return how many deals were not written, and why; "" where all were."""
    parts = []
    if damaged:
        parts.append(counted("Results", "%n deals are damaged and were left out.", damaged))
    if dependent:
        parts.append(
            counted(
                "Results",
                "%n practice deals depend on the deals before them and were left out.",
                dependent,
            )
        )
    return " ".join(parts)


def imported(new: int, known: int, faults: Sequence[str]) -> str:
    """Return what came in from a file of records, and what is wrong with the rest."""
    parts = []
    if new:
        parts.append(translate("Results", "Added: {deals}.").format(deals=deals_text(new)))
    if known:
        text = translate("Results", "Already here: {deals}.")
        parts.append(text.format(deals=deals_text(known)))
    if faults:
        text = translate("Results", "Left out: {count}; first, {fault}.")
        if len(faults) == 1:
            text = translate("Results", "Left out: {fault}.")
        parts.append(text.format(count=len(faults), fault=faults[0]))
    return " ".join(parts)


def deleted(count: int) -> str:
    """Return that matches were deleted."""
    if count == 1:
        return translate("Results", "Deleted.")
    return translate("Results", "Deleted: {matches}.").format(matches=matches_text(count))


def is_played() -> str:
    """Return why a match that is being played cannot be deleted."""
    return translate("Results", "This match is being played; it can be deleted when it is over.")


def nothing_kept() -> str:
    """Return that there are no results to look at."""
    return translate("Results", "No results are kept here.")


def nothing_found(is_filtered: bool) -> str:
    """Return what stands in place of an empty list."""
    if is_filtered:
        return translate("Results", "No match fits. Try fewer filters.")
    return translate("Results", "Your matches will stand here, from the first deal on.")


def no_figures() -> str:
    """Return what stands in place of empty statistics."""
    return translate(
        "Results", "Once you have played a deal to its end, its figures will stand here."
    )


def watching() -> str:
    """Return that these are the results of another window."""
    return translate("Results", "These are the results of the other window, to look at only.")


# Back-ups.


def _held(matches: int, deals: int) -> str:
    return f"{matches_text(matches)}, {deals_text(deals)}"


def backed_up(path: Path, matches: int, deals: int) -> str:
    """Return where a back-up was written, and what it holds."""
    text = translate("Data", "Backed up as {path}: {held}.")
    return text.format(path=path, held=_held(matches, deals))


def restore_question(path: Path, matches: int, deals: int, has_settings: bool) -> str:
    """Return what is asked before a back-up is restored."""
    text = translate("Data", "{name} holds {held} and no settings. Put it in the place of yours?")
    if has_settings:
        text = translate(
            "Data", "{name} holds {held} and settings. Put all of it in the place of yours?"
        )
    return text.format(name=path.name, held=_held(matches, deals))


def restored(kept: Sequence[Path]) -> str:
    """Return that a back-up was restored, and where what it replaced is kept."""
    return _with_kept(translate("Data", "Restored."), kept)


def reset_question() -> str:
    """Return what is asked before everything begins with nothing."""
    return translate(
        "Data",
        "Begin with no results and the settings of the start? Yours are put aside, not deleted.",
    )


def begun_afresh(kept: Sequence[Path]) -> str:
    """Return that everything begins with nothing, and where what was there is kept."""
    return _with_kept(translate("Data", "Everything begins afresh."), kept)


def _with_kept(said: str, kept: Sequence[Path]) -> str:
    if not kept:
        return said
    names = wording.joined([path.name for path in kept])
    text = translate("Data", "{said} What was there before is kept as {names}.")
    return text.format(said=said, names=names)
