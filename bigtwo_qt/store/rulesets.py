"""The player's own rule sets: each a small readable JSON file, and files of them from elsewhere.

A file is an object with `format`, `name` and `rules`, which names every option, so that a later
change of a preset leaves it true. An object of options alone is understood too. Files that cannot
be understood are set aside, never overwritten, and `notices` says so; those of a newer version are
left as they are.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from bigtwo_qt.rules import Rules, RulesError
from bigtwo_qt.rules.options import OPTIONS
from bigtwo_qt.store.errors import StoreError, os_failure
from bigtwo_qt.store.places import make_folder, set_aside, write_atomically
from bigtwo_qt.store.sentences import Sentence

FORMAT = "bigtwo-rules"
VERSION = 1
LARGEST = 64 * 1024
"""So many bytes a file of rules may have."""
LONGEST_TITLE = 40

_FORMAT = re.compile(rf"{FORMAT}/(\d{{1,6}})")
_ASIDE = re.compile(r"-damaged-\d{4}-\d\d-\d\d-\d+")
# What Windows takes for a device, whatever follows.
_DEVICE = re.compile(r"con|prn|aux|nul|com\d|lpt\d")


class RuleFileFault(Enum):
    """What is wrong with a file that should hold rules."""

    TOO_LARGE = "too_large"
    NOT_UTF8 = "not_utf8"
    NOT_JSON = "not_json"
    NO_RULES = "no_rules"
    NEWER = "newer"
    UNKNOWN_OPTION = "unknown_option"
    UNKNOWN_SYSTEM = "unknown_system"
    WRONG_VALUE = "wrong_value"
    CONTRADICTION = "contradiction"
    BAD_NAME = "bad_name"


class RuleFileError(ValueError):
    """A file that holds no rules that can be used; `options` are those at fault, if any are."""

    def __init__(self, fault: RuleFileFault, options: tuple[str, ...] = ()) -> None:
        """Keep what is wrong."""
        named = f" ({', '.join(options)})" if options else ""
        super().__init__(fault.value.replace("_", " ") + named)
        self.fault = fault
        self.options = options


@dataclass(frozen=True, slots=True)
class NamedRules:
    """A rule set under the name that the player gave it."""

    name: str
    rules: Rules


def is_title(name: str) -> bool:
    """Whether a rule set may have this name."""
    return name == name.strip() and name.isprintable() and 0 < len(name) <= LONGEST_TITLE


def to_bytes(named: NamedRules) -> bytes:
    """Return the content of the file of a rule set."""
    content = {
        "format": f"{FORMAT}/{VERSION}",
        "name": named.name,
        "rules": named.rules.to_dict(),
    }
    lines = [f"  {json.dumps(key)}: {_text(value)}" for key, value in content.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _text(value: object) -> str:
    """Return a value as JSON, an option a line."""
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    lines = [f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items()]
    return "{\n" + ",\n".join(lines) + "\n  }"


def from_bytes(content: bytes, name: str) -> NamedRules:
    """Return the rule set in the content of a file; `name` is for one that does not have its own.

    Raises RuleFileError.
    """
    if len(content) > LARGEST:
        raise RuleFileError(RuleFileFault.TOO_LARGE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RuleFileError(RuleFileFault.NOT_UTF8) from error
    try:
        found = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise RuleFileError(RuleFileFault.NOT_JSON) from error
    if not isinstance(found, dict) or not found:
        raise RuleFileError(RuleFileFault.NO_RULES)
    if "format" not in found:
        return NamedRules(usable_title(name), _rules(found))
    known = _FORMAT.fullmatch(found["format"]) if isinstance(found["format"], str) else None
    if known is None:
        raise RuleFileError(RuleFileFault.NO_RULES)
    if int(known[1]) > VERSION:
        raise RuleFileError(RuleFileFault.NEWER)
    if not isinstance(found.get("rules"), dict):
        raise RuleFileError(RuleFileFault.NO_RULES)
    rules = _rules(found["rules"])
    title = found.get("name", usable_title(name))
    if not isinstance(title, str) or not is_title(title):
        raise RuleFileError(RuleFileFault.BAD_NAME)
    return NamedRules(title, rules)


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _rules(found: dict[str, Any]) -> Rules:
    unknown = tuple(name for name in found if name not in OPTIONS)
    if unknown:
        raise RuleFileError(RuleFileFault.UNKNOWN_OPTION, unknown)
    try:
        return Rules.from_dict(found)
    except RulesError as error:
        if error.options == ("id",):
            raise RuleFileError(RuleFileFault.UNKNOWN_SYSTEM) from error
        fault = RuleFileFault.CONTRADICTION if len(error.options) > 1 else RuleFileFault.WRONG_VALUE
        raise RuleFileError(fault, error.options) from error
    except RecursionError as error:
        raise RuleFileError(RuleFileFault.NOT_JSON) from error


def usable_title(text: str) -> str:
    """Return a name for a rule set made from any text."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:LONGEST_TITLE].strip() or "Rules"


def read_file(path: Path) -> NamedRules:
    """Return the rule set in a file from anywhere; raise RuleFileError or StoreError."""
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise os_failure("read {path}", path, error) from error
    return from_bytes(content, path.stem)


class RuleSets:
    """The player's own rule sets, by name, kept in a folder.

    What was deleted or replaced since the folder was opened can be put back.
    """

    def __init__(self, folder: Path | None) -> None:
        """Read the rule sets in this folder; without one nothing is kept beyond this object."""
        self.notices: list[str] = []
        """Sentences for the player about what was found wrong."""
        self._folder = folder
        self._sets: dict[str, NamedRules] = {}
        self._paths: dict[str, Path] = {}
        self._removed: list[NamedRules] = []
        self._read_all()

    def read_again(self) -> None:
        """Read the folder anew, once others may have changed it."""
        if self._folder is not None:
            self.notices.clear()
            self._sets.clear()
            self._paths.clear()
            self._read_all()

    def _read_all(self) -> None:
        for path in self._files():
            self._read(path)

    def _files(self) -> list[Path]:
        if self._folder is None:
            return []
        try:
            found = sorted(self._folder.glob("*.json"))
        except OSError as error:
            self.notices.append(os_failure("read {path}", self._folder, error).sentence)
            return []
        return [path for path in found if not _ASIDE.search(path.stem)]

    def _read(self, path: Path) -> None:
        try:
            named = read_file(path)
        except StoreError as error:
            self.notices.append(error.sentence)
            return
        except RuleFileError as error:
            if error.fault is RuleFileFault.NEWER:
                self.notices.append(
                    Sentence(
                        "The rule set {file} was written by a newer version of Big Two, and is "
                        "left as it is.",
                        file=path.name,
                    )
                )
                return
            try:
                aside = set_aside(path)
            except StoreError as failure:
                self.notices.append(failure.sentence)
                return
            self.notices.append(
                Sentence(
                    "The rule set {file} was damaged ({reason}) and has been set aside as {aside}.",
                    file=path.name,
                    reason=error,
                    aside=aside.name,
                )
            )
            return
        named = NamedRules(self.free_name(named.name), named.rules)
        self._sets[_key(named.name)] = named
        self._paths[_key(named.name)] = path

    @property
    def all(self) -> tuple[NamedRules, ...]:
        """Every rule set, by name."""
        return tuple(self._sets[key] for key in sorted(self._sets))

    def find(self, name: str) -> NamedRules | None:
        """Return the rule set of this name, in capital or small letters."""
        return self._sets.get(_key(name))

    def free_name(self, name: str) -> str:
        """Return the name, with the first number that makes it one that no rule set has."""
        found, number = name, 1
        while _key(found) in self._sets:
            number += 1
            end = f" ({number})"
            found = name[: LONGEST_TITLE - len(end)].strip() + end
        return found

    def save(self, name: str, rules: Rules) -> NamedRules:
        """Keep rules under a name; a rule set that has it is replaced. Raises StoreError."""
        named = NamedRules(name, rules)
        before = self.find(name)
        self._write(named)
        if before is not None and before != named:
            self._removed.append(before)
        return named

    def rename(self, name: str, new_name: str) -> NamedRules:
        """Give a rule set another name; raises StoreError. KeyError if there is none of the old."""
        before = self._sets[_key(name)]
        named = NamedRules(new_name, before.rules)
        if _key(new_name) == _key(name):
            self._write(named)
            return named
        self.save(new_name, before.rules)
        self._forget(before)
        return named

    def duplicate(self, name: str) -> NamedRules:
        """Keep a copy of a rule set under a name of its own; raises StoreError, KeyError."""
        before = self._sets[_key(name)]
        return self.save(self.free_name(before.name), before.rules)

    def delete(self, name: str) -> None:
        """Delete a rule set; `put_back` undoes it. Raises StoreError, KeyError."""
        before = self._sets[_key(name)]
        self._forget(before)
        self._removed.append(before)

    @property
    def removed(self) -> NamedRules | None:
        """The rule set that was deleted or replaced last, and was not put back."""
        return self._removed[-1] if self._removed else None

    def put_back(self) -> NamedRules | None:
        """Bring back the rule set that was removed last; raises StoreError."""
        if not self._removed:
            return None
        named = self._removed[-1]
        self._write(named)
        self._removed.pop()
        return named

    def _write(self, named: NamedRules) -> None:
        if not is_title(named.name):
            raise RuleFileError(RuleFileFault.BAD_NAME)
        key = _key(named.name)
        if self._folder is not None:
            path = self._paths.get(key) or self._free_path(named.name)
            make_folder(self._folder)
            write_atomically(path, to_bytes(named))
            self._paths[key] = path
        self._sets[key] = named

    def _forget(self, named: NamedRules) -> None:
        path = self._paths.get(_key(named.name))
        if path is not None:
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise os_failure("delete {path}", path, error) from error
            del self._paths[_key(named.name)]
        del self._sets[_key(named.name)]

    def _free_path(self, name: str) -> Path:
        """Return a file for a rule set that no file has; its name is that of the set, made safe."""
        assert self._folder is not None
        letters = "".join(sign if sign.isalnum() else " " for sign in name.casefold())
        stem = "-".join(letters.split()) or "rules"
        if _DEVICE.fullmatch(stem):
            stem = f"{stem}-rules"
        path, number = self._folder / f"{stem}.json", 1
        while path.exists():
            number += 1
            path = self._folder / f"{stem}-{number}.json"
        return path


def _key(name: str) -> str:
    return name.casefold()
