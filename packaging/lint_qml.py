"""Check every QML file: qmllint against the view-models in Python, and the layout of qmlformat.

Usage: uv run python packaging/lint_qml.py [--fix]
"""

import argparse
import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import PySide6

ROOT = Path(__file__).parent.parent
UI = ROOT / "bigtwo_qt" / "ui"
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
MODULE = "BigTwo"
QMLDIR = f"module {MODULE}\ntypeinfo {MODULE}.qmltypes\ndepends QtQuick\n"


def tool(name: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run PySide6's `name`; its output and exit status are the caller's to read."""
    command = shutil.which(f"pyside6-{name}", path=sysconfig.get_path("scripts"))
    if command is None:
        sys.exit(f"pyside6-{name} is missing: is this `uv run python packaging/lint_qml.py`?")
    return subprocess.run(
        [command, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, check=False
    )


def must(done: subprocess.CompletedProcess[str]) -> str:
    """What the tool wrote, or the end of this program with it."""
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def write_module(folder: Path) -> None:
    """Describe the view-models as the QML module `BigTwo` below `folder`."""
    sources = [path for path in sorted(UI.glob("*.py")) if "@QmlElement" in path.read_text("utf-8")]
    modules = json.loads(must(tool("metaobjectdump", *sources)))
    for module in modules:
        for described in module["classes"]:
            for entry in described.get("properties", ()):
                # metaobjectdump leaves `constant=True` out. A property with neither that nor
                # notify is found by the tests: Qt warns of it where QML binds to it.
                entry.setdefault("constant", "notify" not in entry)
                if entry["type"] == "list":  # PySide6 makes it so when the program runs
                    entry["type"] = "QVariantList"
    target = folder / MODULE
    target.mkdir()
    (target / "qmldir").write_text(QMLDIR, "utf-8")
    dump = folder / "metatypes.json"
    dump.write_text(json.dumps(modules), "utf-8")
    foreign = ",".join(str(METATYPES / f"qt6{name}_metatypes.json") for name in ("core", "gui"))
    must(
        tool(
            "qmltyperegistrar",
            *("--generate-qmltypes", target / f"{MODULE}.qmltypes"),
            *("-o", folder / "registrations.cpp"),
            *("--import-name", MODULE, "--major-version", "1", "--minor-version", "0"),
            *("--foreign-types", foreign),
            dump,
        )
    )


def lint(files: list[Path]) -> str:
    """Everything qmllint has to say about `files`; "" if they are clean."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_module(folder)
        resources = ("--resource", ROOT / "resources.qrc")
        done = tool("qmllint", "--unused-imports", "warning", "-I", folder, *resources, *files)
    # qmllint exits with 0 on warnings, so what it says decides.
    return (done.stdout + done.stderr).strip()


def layout_faults(files: list[Path]) -> list[str]:
    """A line for each file that is not laid out as qmlformat would."""
    return [
        f"{path.relative_to(ROOT)}: not as qmlformat lays it out (--fix does it)"
        for path in files
        if must(tool("qmlformat", path)) != path.read_text("utf-8")
    ]


def main() -> int:
    """Print the faults; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--fix", action="store_true", help="lay the files out by qmlformat first")
    arguments = parser.parse_args()
    files = sorted(UI.rglob("*.qml"))
    if not files:
        sys.exit(f"no QML files under {UI}")
    if arguments.fix:
        must(tool("qmlformat", "--inplace", *files))
    faults = [*filter(None, [lint(files)]), *layout_faults(files)]
    print(*faults, f"{len(files)} QML files checked", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
