"""Slopes beside what they tell: how a loss changes when a weight is moved."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bigtwo_qt.training.fit import SlopesOf
from bigtwo_qt.training.learner import Floats


def assert_true(slopes_of: SlopesOf, weights: dict[str, Floats], seen: Floats, told: Any) -> None:
    """Compare the steepest slope of every part with the loss on both sides of it."""
    *_, slopes = slopes_of(weights, seen, told)
    assert set(slopes) == set(weights)
    for name in weights:
        place = int(np.abs(slopes[name]).argmax())
        steepest = float(slopes[name].reshape(-1)[place])
        found = []
        for moved in (-1e-2, 1e-2):
            near = {part: array.copy() for part, array in weights.items()}
            near[name].reshape(-1)[place] += moved
            found.append(slopes_of(near, seen, told)[0])
        assert (found[1] - found[0]) / 2e-2 == pytest.approx(steepest, rel=0.1)
