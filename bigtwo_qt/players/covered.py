"""Which rules the network can play by."""

from __future__ import annotations

from bigtwo_qt.rules import Rules


def is_covered(rules: Rules) -> bool:
    """Whether the features can tell everything of these rules: one pack, runs of five, four seats.

    Elsewhere the network cannot play.
    """
    return (
        rules.packs == 1
        and not rules.jokers
        and rules.players <= 4
        and rules.run_length == "exactly-5"
        and not rules.pair_runs
    )
