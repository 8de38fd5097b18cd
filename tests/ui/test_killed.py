"""A game that is killed at any moment goes on exactly as it would have, without a decision lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
KILLS = 50

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="lives are forked")


DEALS = 6


@pytest.mark.parametrize("system_id", ["big-two", "winner", "bu-bu-gao-sheng", "indonesian"])
def test_killed_fifty_times_a_match_is_the_same(system_id: str) -> None:
    # In memory where that can be: how long the disk takes is not what is tested.
    memory = "/dev/shm"
    with tempfile.TemporaryDirectory(dir=memory if os.path.isdir(memory) else None) as home:
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.lives", home, system_id, str(DEALS), str(KILLS)],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    matches = [json.loads(line) for line in done.stdout.splitlines()]
    assert sum(killed["kills"] for killed, _ in matches) == KILLS
    assert sum(killed["lost"] for killed, _ in matches) == 0
    for killed, undisturbed in matches:
        assert len(undisturbed["records"]) == DEALS
        assert killed["records"] == undisturbed["records"]
