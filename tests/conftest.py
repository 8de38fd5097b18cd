"""What every test stands on: no screen, a data directory of its own, no Hypothesis deadline."""

import os
from collections.abc import Callable, Iterator
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


@pytest.fixture
def faulty_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], Path]]:
    """Return what makes the weights "missing" or "damaged" for this test; it returns their file."""
    from bigtwo_qt.players import expert, network

    def spoil(lack: str) -> Path:
        folder = tmp_path / "weights"
        folder.mkdir()
        file = folder / f"{network.NAME}.npz"
        for suffix in ("npz", "json"):
            data = (network.FOLDER / f"{network.NAME}.{suffix}").read_bytes()
            file.with_suffix(f".{suffix}").write_bytes(data)
        if lack == "missing":
            file.unlink()
        else:
            file.write_bytes(file.read_bytes()[:-1])
        monkeypatch.setattr(network, "network", lambda: network.load(folder))
        expert.loaded.cache_clear()
        return file

    yield spoil
    expert.loaded.cache_clear()
