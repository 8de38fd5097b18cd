"""The languages: every text is translated, and all that is shown is said anew when one changes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from pytestqt.qtbot import QtBot

from bigtwo_qt.store.settings import LANGUAGES as KEPT
from bigtwo_qt.ui import languages
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.languages import LANGUAGES, nearest

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "bigtwo_qt" / "i18n"
FILES = sorted(FOLDER.glob("*.ts"))
TRANSLATED = [code for code in LANGUAGES if code != "en"]
Sit = Callable[..., Any]
Open = Callable[..., Game]
Wait = Callable[[Game], None]


# The files.


def test_every_language_that_is_offered_is_translated() -> None:
    assert [path.stem for path in FILES] == sorted(f"bigtwo_{code}" for code in LANGUAGES)
    assert ("system", *LANGUAGES) == KEPT


def test_the_translations_have_every_text_and_no_other(tmp_path: Path) -> None:
    """After a change of texts: uv run python packaging/update_translations.py."""
    script = tmp_path / "packaging" / "update_translations.py"
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging")
    shutil.copytree(
        ROOT / "bigtwo_qt",
        tmp_path / "bigtwo_qt",
        ignore=shutil.ignore_patterns("resources_rc.py", "weights", "training", "__pycache__"),
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    changed = [
        path.name
        for path in FILES
        if path.read_text("utf-8") != (tmp_path / "bigtwo_qt/i18n" / path.name).read_text("utf-8")
    ]
    assert changed == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_among_the_resources(code: str, qtbot: QtBot) -> None:
    translator = QTranslator()
    assert translator.load(f":/i18n/bigtwo_{code}.qm")
    assert translator.language() == code


# Which is spoken.


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["de-AT", "de"], "de"),
        (["id-ID"], "id"),
        (["fr-FR", "de-DE", "en"], "de"),
        (["en_GB", "de"], "en"),
        (["xx-YY", "tlh"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, list) else value,
)
def test_the_nearest_language_is_spoken(wanted: list[str], found: str) -> None:
    assert nearest(wanted) == found


def test_an_unknown_language_of_the_system_is_english(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "system_languages", lambda: ["tlh-KX"])
    person = sit_down()
    assert person.game.hand.playLabel == "Play"
    assert person.shown.languages.code == "en"
