"""The settings, in a readable JSON file.

The file is written atomically and its last content kept beside it as a back-up. What cannot be
read is set aside, never overwritten, and `notice` says so. Keys that this version does not know
are kept as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from bigtwo_qt.store import last_table, next_rules
from bigtwo_qt.store.errors import os_failure
from bigtwo_qt.store.last_table import LastTable, is_name
from bigtwo_qt.store.next_rules import NextRules
from bigtwo_qt.store.places import make_folder, set_aside, write_atomically
from bigtwo_qt.store.sentences import Sentence

VERSION = 1
LANGUAGES = ("system", "en", "de", "id")
SPEEDS = ("relaxed", "normal", "fast", "instant")
THEMES = ("green", "blue", "lacquer", "paper")
BRIGHTNESSES = ("system", "light", "dark")
BACKS = ("lattice", "waves", "tiles", "hemp")
SUIT_COLOURS = ("two", "four")
COUNTS = ("shown", "asked")
TEXT_SIZES = ("usual", "large", "larger")
SORTINGS = ("rank", "suit", "combinations")
LOUDEST = 100
_FARTHEST = 100_000


@dataclass(frozen=True, slots=True)
class Window:
    """Where the window was, in pixels of the desktop; width 0 means it was never placed."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player has chosen. `unknown` holds the keys of other versions.

    `language` is one of LANGUAGES, "system" for that of the system if it is one, else English.
    `dims`: cards that can be part of no play are dimmed; `offers`: the rest of the only group that
    a staged card belongs to is offered; `auto_pass`: who can play nothing passes by itself;
    `counts`: whether the cards left at a seat are shown, or told when asked. `volume` goes from 0,
    silent, to LOUDEST.
    """

    window: Window = Window()
    language: str = "system"
    theme: str = "green"
    brightness: str = "system"
    back: str = "lattice"
    suit_colours: str = "two"
    speed: str = "normal"
    reduce_motion: bool = False
    volume: int = 60
    dims: bool = True
    offers: bool = True
    auto_pass: bool = False
    counts: str = "shown"
    text_size: str = "usual"
    sorting: str = "rank"
    player_name: str = "You"
    last_table: LastTable = field(default_factory=LastTable)
    next_rules: NextRules | None = None
    unknown: Mapping[str, Any] = field(default_factory=dict)


def _is_place(value: object) -> bool:
    return type(value) is int and -_FARTHEST <= value <= _FARTHEST


def _is_extent(value: object) -> bool:
    return type(value) is int and 0 <= value <= _FARTHEST


def _is_truth(value: object) -> bool:
    return type(value) is bool


_WINDOW: dict[str, Callable[[object], bool]] = {
    "x": _is_place,
    "y": _is_place,
    "width": _is_extent,
    "height": _is_extent,
    "maximized": _is_truth,
}


def _is_volume(value: object) -> bool:
    return type(value) is int and 0 <= value <= LOUDEST


def _is_one_of(choices: tuple[str, ...]) -> Callable[[object], bool]:
    return lambda value: value in choices


_SETTINGS: dict[str, Callable[[object], bool]] = {
    "language": _is_one_of(LANGUAGES),
    "theme": _is_one_of(THEMES),
    "brightness": _is_one_of(BRIGHTNESSES),
    "back": _is_one_of(BACKS),
    "suit_colours": _is_one_of(SUIT_COLOURS),
    "speed": _is_one_of(SPEEDS),
    "reduce_motion": _is_truth,
    "volume": _is_volume,
    "dims": _is_truth,
    "offers": _is_truth,
    "auto_pass": _is_truth,
    "counts": _is_one_of(COUNTS),
    "text_size": _is_one_of(TEXT_SIZES),
    "sorting": _is_one_of(SORTINGS),
    "player_name": is_name,
}


def is_allowed(name: str, value: object) -> bool:
    """Whether a setting of this name may have this value."""
    return _SETTINGS[name](value)


class SettingsFile:
    """The settings and the file they are kept in."""

    def __init__(self, path: Path, settings: Settings, notice: str | None, writable: bool) -> None:
        """Use `SettingsFile.open`."""
        self.path = path
        self.settings = settings
        self.notice = notice
        """A sentence for the player about what was found wrong, or None."""
        self._writable = writable

    @classmethod
    def open(cls, path: Path) -> SettingsFile:
        """Read the settings; a missing file means the defaults. Raises StoreError.

        A damaged file is set aside and the back-up used instead. A file of a newer version is
        used as far as it is understood and left as it is.
        """
        try:
            found = _read(path)
        except _DamagedError as damage:
            aside = set_aside(path)
            try:
                kept = _read(_backup(path))
            except _DamagedError:
                kept = None
            if kept is None:
                told = Sentence(
                    "The settings file was damaged ({reason}) and has been set aside as {file}; "
                    "the settings are back to their start.",
                    reason=damage.reason,
                    file=aside.name,
                )
                return cls(path, Settings(), told, True)
            settings, _ = _understand(kept)
            told = Sentence(
                "The settings file was damaged ({reason}) and has been set aside as {file}; the "
                "settings before the last change are used.",
                reason=damage.reason,
                file=aside.name,
            )
            return cls(path, settings, told, True)
        if found is None:
            return cls(path, Settings(), None, True)
        settings, wrong = _understand(found)
        version = found.get("version", VERSION)
        if type(version) is int and version > VERSION:
            return cls(
                path,
                settings,
                Sentence(
                    "The settings were written by a newer version of Big Two: the file is left as "
                    "it is, and changes are not kept."
                ),
                False,
            )
        if not wrong:
            return cls(path, settings, None, True)
        aside = set_aside(path)
        opened = cls(
            path,
            settings,
            Sentence(
                "Some settings made no sense ({names}) and are back to their start; the file has "
                "been set aside as {file}.",
                names=", ".join(wrong),
                file=aside.name,
            ),
            True,
        )
        opened.save(settings)
        return opened

    def save(self, settings: Settings) -> None:
        """Keep the settings, and the content before as the back-up. Raises StoreError."""
        self.settings = settings
        if not self._writable:
            return
        make_folder(self.path.parent)
        try:
            before = self.path.read_bytes()
        except FileNotFoundError:
            before = None
        except OSError as error:
            raise os_failure("read {path}", self.path, error) from error
        content = _to_bytes(settings)
        if content == before:
            return
        if before is not None:
            write_atomically(_backup(self.path), before)
        write_atomically(self.path, content)


class _DamagedError(Exception):
    """The file holds no JSON object; `reason` completes "was damaged (…)"."""

    def __init__(self, reason: Sentence) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.reason = reason


def _backup(path: Path) -> Path:
    return path.with_name(f"{path.name}.bak")


def _read(path: Path) -> dict[str, Any] | None:
    """Return the object in the file, or None where there is no file."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise os_failure("read {path}", path, error) from error
    try:
        found = json.loads(content.decode("utf-8-sig"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise _DamagedError(Sentence("it is no readable JSON")) from error
    if not isinstance(found, dict):
        raise _DamagedError(Sentence("it is no JSON object"))
    return found


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _understand(found: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """Return the settings, defaults where a value is wrong, and the names of the wrong ones."""
    wrong = []
    values: dict[str, Any] = {}
    for name, is_right in _SETTINGS.items():
        if name in found:
            if is_right(found[name]):
                values[name] = found[name]
            else:
                wrong.append(name)
    place = found.get("window", {})
    if isinstance(place, dict) and all(
        name not in place or is_right(place[name]) for name, is_right in _WINDOW.items()
    ):
        values["window"] = Window(**{name: place[name] for name in _WINDOW if name in place})
    else:
        wrong.append("window")
    values["last_table"], senseless = last_table.understand(found.get("last_table", {}))
    wrong += [f"last_table{name and f'.{name}'}" for name in senseless]
    values["next_rules"], makes_sense = next_rules.understand(found.get("next_rules"))
    if not makes_sense:
        wrong.append("next_rules")
    if not _is_extent(found.get("version", VERSION)):
        wrong.append("version")
    known = {"version", "window", "last_table", "next_rules", *_SETTINGS}
    unknown = {name: value for name, value in found.items() if name not in known}
    return Settings(**values, unknown=unknown), wrong


def _to_bytes(settings: Settings) -> bytes:
    content = {
        "version": VERSION,
        **{name: getattr(settings, name) for name in _SETTINGS},
        "window": {part.name: getattr(settings.window, part.name) for part in fields(Window)},
        "last_table": last_table.to_fields(settings.last_table),
        "next_rules": next_rules.to_fields(settings.next_rules),
        **settings.unknown,
    }
    try:
        return (json.dumps(content, ensure_ascii=False, indent=2) + "\n").encode()
    except UnicodeEncodeError:  # half a character in a key of another version
        return (json.dumps(content, indent=2) + "\n").encode()
