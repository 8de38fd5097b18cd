"""The games that a new match can be of: every system, and the player's own rule sets.

The lobby loads this when it is first opened: the table is there sooner without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bigtwo_qt.rules import SYSTEMS, Rules, system
from bigtwo_qt.ui import option_text
from bigtwo_qt.ui.lobby_models import GameRow, folded
from bigtwo_qt.ui.marks import picture_faces, special_marks
from bigtwo_qt.ui.rule_sheet import is_unchanged
from bigtwo_qt.ui.system_table import ABOUT
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.wording import counted, sentence, translate

_MARKS_LENGTH = 52


@dataclass(frozen=True, slots=True)
class Offer:
    """A game that can be chosen, with its rules by the number of players, the usual one first."""

    row: GameRow
    system: str
    own: str
    rules: Mapping[int, Rules]

    @property
    def usual_players(self) -> int:
        """The number of players if nothing else is chosen."""
        return next(iter(self.rules))

    def seats_text(self, count: int) -> str:
        """Return for how many players the game is now: "three players"."""
        return players_text([count])


CHOSEN = "chosen"
"""The key of the rules that were chosen for the next match."""


def offers(own: Sequence[tuple[str, Rules]], chosen: Rules | None = None) -> Iterator[Offer]:
    """Yield every game: what is `chosen` for the next match, the player's own, then the systems.

    The player's own rule sets are (name, rules).
    """
    if chosen is not None:
        title = system_title(chosen.id)
        if not is_unchanged(chosen):
            title = translate("Lobby", "{title}, changed").format(title=title)
        region = translate("Lobby", "Chosen for the next match")
        line = translate("Lobby", "The rules that you chose for your table.")
        by_players = {chosen.players: chosen}
        row = _row(CHOSEN, title, region, line, by_players, ())
        yield Offer(row, chosen.id, "", by_players)
    for name, rules in own:
        line = translate("Lobby", "Your own rules, made from {title}.")
        line = line.format(title=system_title(rules.id))
        by_players = {rules.players: rules}
        row = _row(f"own:{name}", name, translate("Lobby", "Your own"), line, by_players, ())
        yield Offer(row, rules.id, name, by_players)
    for system_id, found in SYSTEMS.items():
        about = ABOUT[system_id]
        by_players = {count: system(system_id, count) for count in found.players}
        region = translate("Systems", about.region)
        line = translate("Systems", about.line)
        row = _row(system_id, system_title(system_id), region, line, by_players, about.names)
        yield Offer(row, system_id, "", by_players)


def _row(
    key: str,
    title: str,
    region: str,
    line: str,
    by_players: Mapping[int, Rules],
    names: Sequence[str],
) -> GameRow:
    rules = next(iter(by_players.values()))
    marks = special_marks(rules)
    seats = sentence(players_text(sorted(by_players)))
    return GameRow(
        key,
        title,
        region,
        line,
        seats,
        _joined(marks),
        picture_faces(rules),
        f"{title}. {region}. {seats}. {line} {', '.join(marks)}.",
        folded(" ".join((title, region, line, seats, *marks, *names))),
    )


def _joined(marks: Sequence[str]) -> str:
    """Return as many of the marks as one line of a card takes, one at least."""
    text, *others = marks
    for mark in others:
        longer = f"{text} · {mark}"
        text = longer if len(longer) <= _MARKS_LENGTH else text
    return text


def players_text(counts: Sequence[int]) -> str:
    """Return for how many players a game is: "2, 3 or 4 players"."""
    if len(counts) == 1:
        return option_text.players_text(counts[0])
    text = counted("Lobby", "{numbers} or %n players", counts[-1])
    return text.format(numbers=", ".join(map(str, counts[:-1])))
