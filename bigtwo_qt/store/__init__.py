"""What is kept between runs: settings, results and the match in progress.

Everything that goes wrong with files leaves this package as a StoreError with a plain sentence.
"""

from bigtwo_qt.store.errors import LockedError, StoreError
from bigtwo_qt.store.last_table import LastTable, Opponent
from bigtwo_qt.store.next_rules import NextRules
from bigtwo_qt.store.places import Places
from bigtwo_qt.store.results import Results, RunningMatch
from bigtwo_qt.store.settings import Settings, SettingsFile, Window
from bigtwo_qt.store.tally import PERSON

__all__ = [
    "PERSON",
    "LastTable",
    "LockedError",
    "NextRules",
    "Opponent",
    "Places",
    "Results",
    "RunningMatch",
    "Settings",
    "SettingsFile",
    "StoreError",
    "Window",
]
