"""What every test stands on: no screen, a data directory of its own, no Hypothesis deadline."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Programs that a test starts speak English and write figures as it does, whatever the machine does.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")

settings.register_profile("developer", deadline=None)
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "developer")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--keep-pictures",
        action="store_true",
        help="keep how the table looks now as what it is compared with",
    )


@pytest.fixture(autouse=True)
def bigtwo_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory of this test alone: nothing of the person's own is read or written."""
    home = tmp_path / "bigtwo-home"
    monkeypatch.setenv("BIGTWO_HOME", str(home))
    return home
