"""The build: the resources, what makes uv build anew, and the pinned versions."""

import fnmatch
import re
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PINS = PROJECT["tool"]["uv"]["constraint-dependencies"]

RESOURCES = {
    file.get("alias", file.text or ""): file.text or ""
    for file in ET.parse(ROOT / hatch_build.SOURCE).iter("file")
}
"""Every resource: its name (without the prefix of its group) and the file it comes from."""


def write_qrc(folder: Path, *names: str) -> Path:
    """A resource list in `folder` that names the files `names`."""
    source = folder / "some.qrc"
    files = "".join(f"<file>{name}</file>" for name in names)
    source.write_text(f"<RCC><qresource>{files}</qresource></RCC>", "utf-8")
    return source


def test_resources_are_compiled_to_a_module(tmp_path: Path) -> None:
    (tmp_path / "table.qml").write_text("import QtQuick\nItem {}\n", "utf-8")
    target = tmp_path / "some_rc.py"
    assert hatch_build.compile_resources(write_qrc(tmp_path, "table.qml"), target) is None
    compile(target.read_text("utf-8"), str(target), "exec")


def test_a_missing_resource_is_named(tmp_path: Path) -> None:
    source = write_qrc(tmp_path, "absent.svg")
    fault = hatch_build.compile_resources(source, tmp_path / "some_rc.py")
    assert fault is not None
    assert fault.startswith("pyside6-rcc could not compile some.qrc: ")
    assert "absent.svg" in fault


def test_a_missing_library_is_named_with_its_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (
        "libexec/rcc: error while loading shared libraries: libglib-2.0.so.0: "
        "cannot open shared object file: No such file or directory"
    )
    done = subprocess.CompletedProcess([], returncode=127, stdout="", stderr=words)
    monkeypatch.setattr(subprocess, "run", lambda *args, **kwargs: done)
    fault = hatch_build.compile_resources(tmp_path / "some.qrc", tmp_path / "some_rc.py")
    assert fault is not None
    assert "the system library libglib-2.0.so.0 is missing" in fault
    assert "apt-get install libglib2.0-0 " in fault


def test_a_translation_that_is_no_xml_is_named(tmp_path: Path) -> None:
    (tmp_path / "some_xx.ts").write_text("<TS", "utf-8")
    fault = hatch_build.compile_translations(tmp_path)
    assert fault is not None
    assert fault.startswith("pyside6-lrelease could not compile some_xx.ts: ")


def test_every_translation_is_a_resource() -> None:
    files = {f"i18n/{path.stem}.qm" for path in (ROOT / hatch_build.TRANSLATIONS).glob("*.ts")}
    assert files == {name for name in RESOURCES if name.startswith("i18n/")}


def test_every_qml_file_is_a_resource() -> None:
    qml = ROOT / "bigtwo_qt" / "ui" / "qml"
    files = {path.relative_to(ROOT).as_posix() for path in qml.rglob("*") if path.is_file()}
    assert files - set(RESOURCES.values()) == set()


def test_a_changed_resource_is_built_anew() -> None:
    patterns = [key["file"] for key in PROJECT["tool"]["uv"]["cache-keys"]]
    sources = [file.replace(".qm", ".ts") for file in RESOURCES.values()]
    unwatched = [
        file
        for file in sources
        if not any(fnmatch.fnmatch(file, pattern.replace("**/", "")) for pattern in patterns)
    ]
    assert unwatched == []


def test_release_builds_use_the_pinned_versions() -> None:
    text = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
    assert "://" not in text
    required = re.findall(r"^([a-z0-9-]+==[^ ]+)", text, re.MULTILINE)
    assert required
    assert set(required) <= set(PINS)
    assert text.count("--hash=sha256:") >= len(required)


def test_the_build_uses_the_pinned_versions() -> None:
    assert set(PROJECT["tool"]["uv"]["build-constraint-dependencies"]) <= set(PINS)


def test_every_dependency_is_pinned() -> None:
    wanted = [*PROJECT["project"]["dependencies"]]
    for group in PROJECT["dependency-groups"].values():
        wanted += group
    names = {re.split(r"[^A-Za-z0-9-]", requirement)[0] for requirement in wanted}
    assert names - {pin.partition("==")[0] for pin in PINS} == set()
