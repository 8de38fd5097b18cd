"""Where files lie, and how a damaged one is put out of the way."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import platformdirs

from bigtwo_qt.store.errors import os_failure


@dataclass(frozen=True, slots=True)
class Places:
    """The folder in which everything is kept, and the files in it."""

    home: Path

    @classmethod
    def find(cls, environ: Mapping[str, str] = os.environ) -> Places:
        """Return the places under BIGTWO_HOME, or else in the user data directory."""
        named = environ.get("BIGTWO_HOME")
        if named:
            return cls(Path(named).expanduser().absolute())
        return cls(platformdirs.user_data_path("bigtwo", appauthor=False))

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.home / "settings.json"

    @property
    def results(self) -> Path:
        """The results database, which also holds the match in progress."""
        return self.home / "results.db"

    @property
    def rule_sets(self) -> Path:
        """The folder of the player's own rule sets."""
        return self.home / "rules"


def documents_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return where pages go that the person saves: their documents, or BIGTWO_HOME if it is set."""
    if environ.get("BIGTWO_HOME"):
        return Places.find(environ).home
    return platformdirs.user_documents_path()


def make_folder(folder: Path) -> None:
    """Make the folder and those above it where they are missing; raise StoreError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise os_failure("use the folder {path}", folder, error) from error


def free_name(
    path: Path, why: str, today: date | None = None, with_suffixes: Sequence[str] = ("",)
) -> Path:
    """Return a name beside a file, with the reason and the day, that no file has yet."""
    day = (today or date.today()).isoformat()
    number = 1
    while True:
        found = path.with_name(f"{path.stem}-{why}-{day}-{number}{path.suffix}")
        if not any(os.path.lexists(f"{found}{suffix}") for suffix in with_suffixes):
            return found
        number += 1


def set_aside(path: Path, today: date | None = None, with_suffixes: Sequence[str] = ("",)) -> Path:
    """Rename a damaged file, with the files that belong to it, and return its new name.

    `with_suffixes` are the endings of the files that move together, "" the file itself; those that
    are missing are passed over. The new name carries the date and the first number that no file
    has, so nothing is overwritten. Raises StoreError.
    """
    aside = free_name(path, "damaged", today, with_suffixes)
    for suffix in with_suffixes:
        if os.path.lexists(f"{path}{suffix}"):
            try:
                os.rename(f"{path}{suffix}", f"{aside}{suffix}")
            except OSError as error:
                raise os_failure("set aside the damaged file {path}", path, error) from error
    return aside


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file in one step: at every moment the old or the new content is there whole."""
    draft = path.with_name(f"{path.name}.new")
    try:
        with open(draft, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        raise os_failure("write {path}", path, error) from error


def free_path(folder: Path, name: str) -> Path:
    """Return a path in a folder, made where it is missing, that no file has yet; raise StoreError.

    A name that is taken gets the first number that is free: "Rules (2).pdf".
    """
    make_folder(folder)
    wanted = folder / name
    path, number = wanted, 1
    while os.path.lexists(path):
        number += 1
        path = wanted.with_name(f"{wanted.stem} ({number}){wanted.suffix}")
    return path


def write_new(folder: Path, name: str, content: bytes) -> Path:
    """Write a file under a name that no other has, and return where it lies; raise StoreError.

    A name that is taken gets the first number that is free: "Rules (2).pdf".
    """
    make_folder(folder)
    wanted = folder / name
    path, number = wanted, 1
    while True:
        try:
            with open(path, "xb") as file:
                file.write(content)
        except FileExistsError:
            number += 1
            path = wanted.with_name(f"{wanted.stem} ({number}){wanted.suffix}")
        except OSError as error:
            raise os_failure("write {path}", path, error) from error
        else:
            return path
