"""Bring the translations in bigtwo_qt/i18n up to date with the texts in the sources.

Usage: uv run python packaging/update_translations.py [LANGUAGE…]

Every text that is new stands in the .ts files as unfinished, and what is gone is taken out. A
LANGUAGE that is not there yet, such as "fr", is begun. English has only the forms of what is
counted.
"""

import argparse
import ast
import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bigtwo_qt"
FOLDER = PACKAGE / "i18n"
QML = PACKAGE / "ui" / "qml"
ENGLISH = "en"

# The menu that Qt shows over a text field: its texts are in no source of ours.
FIELD_MENU = ("Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All")
# Calls in the store whose first argument is a text, wherever it is literal; it knows no Qt.
STORE = {"Sentence", "os_failure", "sqlite_failure", "damaged", "_writing", "_failure"}
# Calls that have their context and their text as the first two arguments, both literal, and whether
# the text is of something that is counted. pyside6-lupdate reads Python too, but does not see there
# what is counted.
MARKS = {
    "translate": False,
    "counted": True,
    "QT_TRANSLATE_NOOP": False,
}


@dataclass(frozen=True, slots=True)
class Text:
    """A text to be translated; `remark` is for the translator."""

    context: str
    text: str
    is_counted: bool
    remark: str = ""


class UnmarkedError(ValueError):
    """A text that is translated when the program runs, and cannot be found in the source."""


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the texts of a Python file; a comment that begins with `#:` is a remark on the next."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for node in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in STORE and path.parent.name == "store":
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield Text("Store", first.value, False)
        if name not in MARKS or len(node.args) < 2:
            continue
        context, text = node.args[:2]
        if not isinstance(context, ast.Constant) or not isinstance(context.value, str):
            continue  # the function that the others call
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            above = lines[node.lineno - 2].strip()
            remark = above.removeprefix("#:").strip() if above.startswith("#:") else ""
            yield Text(context.value, text.value, MARKS[name], remark)
        elif name != "translate":
            # `translate` is also given what was marked elsewhere.
            raise UnmarkedError(f"{path.name}, line {node.lineno}: the text is no literal")


def texts() -> list[Text]:
    """Return the texts of all Python files, in the order of the files, and those of Qt."""
    found = [Text(f"{name.replace(' ', '')}Action", name, False) for name in FIELD_MENU]
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name != "resources_rc.py" and "training" not in path.parts:
            found += texts_of(path)
    return found


def as_cpp(found: list[Text]) -> str:
    """Return texts as C++, in which pyside6-lupdate sees what is counted."""
    lines = ["static const char *texts[] = {"]
    for one in found:
        mark = "QT_TRANSLATE_N_NOOP" if one.is_counted else "QT_TRANSLATE_NOOP"
        if one.remark:
            lines.append(f"    //: {one.remark}")
        text = json.dumps(one.text, ensure_ascii=False)
        lines.append(f"    {mark}({json.dumps(one.context)}, {text}),")
    return "\n".join([*lines, "};", ""])


def update(folder: Path, languages: list[str]) -> None:
    """Bring the .ts files of some languages in `folder` up to date, or begin them."""
    command = shutil.which("pyside6-lupdate", path=sysconfig.get_path("scripts"))
    if command is None:
        sys.exit("pyside6-lupdate is missing: is this `uv run python …`?")
    with tempfile.TemporaryDirectory() as name:
        python = Path(name) / "python.cpp"
        python.write_text(as_cpp(texts()), "utf-8")
        sources = [str(python), *map(str, sorted(QML.glob("*.qml")))]
        for language in languages:
            target = folder / f"bigtwo_{language}.ts"
            options = ["-silent", "-no-obsolete", "-locations", "none"]
            options += ["-source-language", ENGLISH, "-target-language", language]
            if language == ENGLISH:
                options.append("-pluralonly")
            done = subprocess.run(
                [command, *options, *sources, "-ts", str(target)],
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode != 0 or done.stderr.strip():
                sys.exit(f"pyside6-lupdate: {done.stdout}{done.stderr}")


def known_languages() -> list[str]:
    """Return the languages that there are translations for, by their codes."""
    return sorted(path.stem.partition("_")[2] for path in FOLDER.glob("bigtwo_*.ts"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Bring the translations up to date.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as de; usually all")
    update(FOLDER, parser.parse_args().languages or known_languages())


if __name__ == "__main__":
    main()
