"""Brings the rules of the editor to the table, and tells the editor what lies there."""

from __future__ import annotations

import dataclasses

from bigtwo_qt.rules import Rules
from bigtwo_qt.rules.match import Match, held_by_match
from bigtwo_qt.ui.keeper import PERSON
from bigtwo_qt.ui.opponents import Seating, seating
from bigtwo_qt.ui.rule_editor import RuleEditor

NO_DEAL = -1


def tell_editor(editor: RuleEditor, match: Match | None) -> None:
    """Tell the editor what is played now."""
    if match is None or match.standing.is_over:
        editor.look_at_table(None, NO_DEAL)
        return
    editor.look_at_table(match.rules, NO_DEAL if match.dealt is None else match.dealt.seed)


def use_rules(rules: Rules, match: Match | None, seats: Seating) -> Seating:
    """Play by these rules from the next deal of a match, if it can go on by them.

    Returns the seating of the next match, which has them in any case.
    """
    if match is not None and not match.standing.is_over and not held_by_match(match.rules, rules):
        match.change_rules(rules)
    if rules.players == len(seats.names):
        return dataclasses.replace(seats, rules=rules)
    return seating(rules, seats.names[0] if seats.levels[0] == PERSON else None)
