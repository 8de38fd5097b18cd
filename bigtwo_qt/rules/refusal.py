"""Why a play is refused, as data: the user interface words it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigtwo_qt.rules.cards import Card
    from bigtwo_qt.rules.combinations import Combination


class Reason(Enum):
    """The rule that refuses a play or a pass (RULES.md, sections 3 and 6)."""

    DEAL_OVER = "deal_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_CARD = "not_your_card"
    NOT_A_COMBINATION = "not_a_combination"
    WRONG_COUNT = "wrong_count"
    WRONG_KIND = "wrong_kind"
    NOT_HIGHER = "not_higher"
    OPENING_CARD_MISSING = "opening_card_missing"
    OPENING_CARD_ALONE = "opening_card_alone"
    LEADER_CANNOT_PASS = "leader_cannot_pass"
    PASSED_THIS_TRICK = "passed_this_trick"
    NO_INTERRUPTION = "no_interruption"
    LAST_CARD_HIGHEST_SINGLE = "last_card_highest_single"
    LAST_CARD_MUST_BEAT = "last_card_must_beat"
    FINISH_WITH_SINGLE_TWO = "finish_with_single_two"
    FINISH_WITH_TWO = "finish_with_two"


class Lack(Enum):
    """What keeps cards from being a combination."""

    NOTHING_CHOSEN = "nothing_chosen"
    FIFTH_CARD = "fifth_card"
    ONLY_ON_A_TWO = "only_on_a_two"
    ONLY_IN_FULL_HOUSE = "only_in_full_house"
    RUN_BREAKS_AT_TWO = "run_breaks_at_two"
    RUN_TOO_LONG = "run_too_long"
    RUN_NOT_PLAYED = "run_not_played"
    JOKER_STANDS_ALONE = "joker_stands_alone"
    KIND_NOT_PLAYED = "kind_not_played"
    SIMPLY_NONE = "simply_none"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a decision is refused.

    `cards` are the cards it speaks of: those played, or the one that is missing or must be played.
    `against` is the combination on the table that they had to beat. `lack` is set with
    NOT_A_COMBINATION, and `kind` with the lack KIND_NOT_PLAYED: the value of the kind that these
    rules leave out.
    """

    reason: Reason
    cards: tuple[Card, ...] = ()
    against: Combination | None = None
    lack: Lack | None = None
    kind: str | None = None


class IllegalPlay(ValueError):  # noqa: N818 (a fixed name)
    """A decision that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal, and show its reason and cards."""
        cards = " ".join(map(str, refusal.cards))
        super().__init__(f"{refusal.reason.value}: {cards}" if cards else refusal.reason.value)
        self.refusal = refusal
