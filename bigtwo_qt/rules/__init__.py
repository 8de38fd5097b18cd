"""The rules of the game: pure, without Qt, clock, files or global randomness."""

from bigtwo_qt.rules.cards import Card, CardError, parse_cards
from bigtwo_qt.rules.combinations import Combination, Kind
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.options import Rules, RulesError
from bigtwo_qt.rules.refusal import IllegalPlay, Lack, Reason, Refusal
from bigtwo_qt.rules.systems import SYSTEMS, System, system

__all__ = [
    "SYSTEMS",
    "Card",
    "CardError",
    "Combination",
    "Deal",
    "IllegalPlay",
    "Kind",
    "Lack",
    "Reason",
    "Refusal",
    "Rules",
    "RulesError",
    "System",
    "parse_cards",
    "system",
]
