"""The rules chosen for what is dealt next, as the settings keep them until then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bigtwo_qt.rules import Rules, RulesError

_LONGEST_ID = 200


@dataclass(frozen=True, slots=True)
class NextRules:
    """Rules for the next deal of a match, or the next match where it cannot go on by them.

    `match` is the id of the match in which they were chosen, "" where none was being played;
    `meanwhile` are those that its next deal has until then, if they are others than now.
    """

    rules: Rules
    match: str = ""
    meanwhile: Rules | None = None


def understand(found: object) -> tuple[NextRules | None, bool]:
    """Return what was kept as this JSON, None for nothing, and whether it made sense."""
    if found is None:
        return None, True
    if not isinstance(found, dict):
        return None, False
    match, meanwhile = found.get("match"), found.get("meanwhile")
    if not isinstance(match, str) or len(match) > _LONGEST_ID:
        return None, False
    try:
        rules = Rules.from_dict(found.get("rules"))
        until_then = None if meanwhile is None else Rules.from_dict(meanwhile)
    except (RulesError, RecursionError):
        return None, False
    return NextRules(rules, match, until_then), True


def to_fields(kept: NextRules | None) -> dict[str, Any] | None:
    """Return what is kept as JSON for the settings; the rules name every option."""
    if kept is None:
        return None
    meanwhile = None if kept.meanwhile is None else kept.meanwhile.to_dict()
    return {"match": kept.match, "rules": kept.rules.to_dict(), "meanwhile": meanwhile}
