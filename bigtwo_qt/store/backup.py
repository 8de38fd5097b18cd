"""Everything that is kept, as one file: made, looked through, and put back.

The file is a ZIP archive of the results database, the settings, the player's own rule sets, and a
manifest that names each with its size and its SHA-256. Nothing is replaced before all of it was
found sound, and what is replaced is kept beside it.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from bigtwo_qt.store import opening, records, schema
from bigtwo_qt.store.errors import StoreError, os_failure
from bigtwo_qt.store.places import Places, free_name, make_folder, set_aside
from bigtwo_qt.store.results import Results
from bigtwo_qt.store.sentences import Sentence

FORMAT = "bigtwo-backup/1"
MANIFEST = "manifest.json"
RESULTS = "results.db"
SETTINGS = "settings.json"
RULES = "rules/"
"""Under this, each of the player's own rule sets has its file."""
_LARGEST_MANIFEST = 100_000
_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class BackUp:
    """What a file of `back_up` holds: how many matches and deals, and whether settings."""

    path: Path
    matches: int
    deals: int
    has_settings: bool


@dataclass(frozen=True, slots=True)
class _About:
    """What the manifest tells of a file."""

    size: int
    sha256: str


class _UnsoundError(Exception):
    """Something is not as a back-up has it; `reason` completes "it cannot be restored: …"."""

    def __init__(self, reason: Sentence) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.reason = reason


def back_up(results: Results, places: Places, path: Path) -> BackUp:
    """Write everything to one file, also while a match is played; raise StoreError."""
    with _scratch(path.parent) as folder:
        files = {RESULTS: folder / RESULTS}
        results.copy_to(files[RESULTS])
        try:
            if places.settings.exists():
                files[SETTINGS] = folder / SETTINGS
                shutil.copyfile(places.settings, files[SETTINGS])
            (folder / RULES).mkdir()
            for rules in sorted(places.rule_sets.glob("*.json")):
                if _is_json(rules):  # what is damaged was set aside there, and stays
                    files[f"{RULES}{rules.name}"] = folder / RULES / rules.name
                    shutil.copyfile(rules, folder / RULES / rules.name)
            manifest = {
                "format": FORMAT,
                "schema": len(schema.STEPS),
                "files": {
                    name: {"size": file.stat().st_size, "sha256": _sum_of(file)}
                    for name, file in files.items()
                },
            }
            draft = folder / "draft"
            with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(MANIFEST, json.dumps(manifest, indent=2))
                for name, file in files.items():
                    archive.write(file, name)
            found = _unpack(draft, folder / "again")  # a back-up is one that can be restored
            _sync(draft)
            os.replace(draft, path)
        except OSError as error:
            raise os_failure("write {path}", path, error) from error
        except _UnsoundError as error:
            raise StoreError(
                Sentence("Big Two cannot make a back-up: {reason}.", reason=error.reason)
            ) from error
    return BackUp(path, *found)


def look_through(path: Path) -> BackUp:
    """Return what a file of `back_up` holds; raise StoreError where not all of it is sound."""
    with _scratch(None) as folder:
        return BackUp(path, *_unpacked(path, folder))


def restore(path: Path, places: Places) -> list[Path]:
    """Put back what a file of `back_up` holds, and return where what it replaced is kept.

    The results must be closed: LockedError where a window has them open. Raises StoreError where
    not all of the file is sound, or it cannot be put back; the results are replaced in one step,
    then the settings in another, and what was there before is kept in any case.
    """
    make_folder(places.home)
    claim = opening.claim(places.results)
    try:
        with _scratch(places.home) as folder:
            _, _, has_settings = _unpacked(path, folder)
            kept = [_put(folder / RESULTS, places.results)]
            if has_settings:
                kept.append(_put(folder / SETTINGS, places.settings))
            for rules in sorted((folder / RULES).glob("*.json")):
                kept.append(_put_rules(rules, places))
            return [one for one in kept if one is not None]
    finally:
        claim.close()


def begin_afresh(places: Places) -> list[Path]:
    """Put the results and the settings aside, and return under which names they are kept.

    The results must be closed: LockedError where a window has them open. Raises StoreError.
    """
    make_folder(places.home)
    claim = opening.claim(places.results)
    kept = []
    try:
        for path, suffixes in ((places.results, opening.WITH_ITS_LOG), (places.settings, ("",))):
            aside = free_name(path, "before-reset", with_suffixes=suffixes)
            for suffix in suffixes:
                if os.path.lexists(f"{path}{suffix}"):
                    os.rename(f"{path}{suffix}", f"{aside}{suffix}")
            if os.path.lexists(aside):
                kept.append(aside)
    except OSError as error:
        raise os_failure("put aside {path}", path, error) from error
    finally:
        claim.close()
    return kept


def _put(new: Path, path: Path) -> Path | None:
    """Put a file in the place of another in one step, and return where that one is kept."""
    kept = _keep_results(path) if path.suffix == ".db" else None
    try:
        if kept is None and path.exists():
            kept = _copied(path, path)
        _sync(new)
        os.replace(new, path)
    except OSError as error:
        raise os_failure("replace {path}", path, error) from error
    return kept


def _put_rules(new: Path, places: Places) -> Path | None:
    """Put a rule set in its place; another one that is there is kept outside the folder."""
    make_folder(places.rule_sets)
    path, kept = places.rule_sets / new.name, None
    try:
        if path.exists() and path.read_bytes() != new.read_bytes():
            kept = _copied(path, places.home / f"rules-{new.name}")
        _sync(new)
        os.replace(new, path)
    except OSError as error:
        raise os_failure("replace {path}", path, error) from error
    return kept


def _copied(path: Path, like: Path) -> Path:
    """Copy what is about to be replaced, under a free name like this one, and return that."""
    kept = free_name(like, "before-restoring")
    shutil.copy2(path, kept)
    _sync(kept)
    return kept


def _keep_results(path: Path) -> Path | None:
    """Bring the log of a database into it, for it must not meet another database.

    Where that cannot be, because it is damaged, both are set aside; return their new name then.
    """
    if not any(os.path.lexists(f"{path}{suffix}") for suffix in opening.WITH_ITS_LOG):
        return None
    try:
        opening.connect(path).close()
    except opening.DamagedError:
        return set_aside(path, with_suffixes=opening.WITH_ITS_LOG)
    return None


# What a file holds.


@contextmanager
def _scratch(folder: Path | None) -> Iterator[Path]:
    """Make a folder in this one, or where the system has its own, that goes again."""
    try:
        made = tempfile.TemporaryDirectory(prefix="bigtwo-", dir=folder)
    except OSError as error:
        raise os_failure(
            "use the folder {path}", folder or Path(tempfile.gettempdir()), error
        ) from error
    with made as name:
        yield Path(name)


def _unpacked(path: Path, folder: Path) -> tuple[int, int, bool]:
    """Unpack a file into a folder; raise StoreError where not all of it is sound."""
    try:
        return _unpack(path, folder)
    except OSError as error:
        raise os_failure("read {path}", path, error) from error
    except _UnsoundError as error:
        raise StoreError(
            Sentence("{path} cannot be restored: {reason}.", path=path, reason=error.reason)
        ) from error


def _unpack(path: Path, folder: Path) -> tuple[int, int, bool]:
    """Unpack a file; return how many matches and deals it holds, and whether settings.

    Raises _UnsoundError or OSError.
    """
    folder.mkdir(exist_ok=True)
    (folder / RULES).mkdir(exist_ok=True)
    try:
        with zipfile.ZipFile(path) as archive:
            files = _manifest(archive)
            for name, about in files.items():
                with archive.open(name) as packed:
                    _copy(packed, folder / name, about)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError) as error:
        raise _UnsoundError(Sentence("it is no back-up of Big Two, or it is damaged")) from error
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise _UnsoundError(Sentence("its list of files does not fit what it holds")) from error
    for name in files:
        if name != RESULTS and not _is_json(folder / name):
            if name == SETTINGS:
                raise _UnsoundError(Sentence("the settings in it are damaged"))
            raise _UnsoundError(Sentence("the rules in it are damaged"))
    return *_look_into(folder / RESULTS), SETTINGS in files


def _manifest(archive: zipfile.ZipFile) -> dict[str, _About]:
    """Return what the manifest tells of each file."""
    if archive.getinfo(MANIFEST).file_size > _LARGEST_MANIFEST:
        raise _UnsoundError(Sentence("it is no back-up of Big Two"))
    found = json.loads(archive.read(MANIFEST))
    if found["format"] != FORMAT or int(found["schema"]) > len(schema.STEPS):
        raise _UnsoundError(Sentence("it was made by a newer version of Big Two"))
    listed: Mapping[str, Mapping[str, object]] = found["files"]
    files = {
        name: _About(int(str(about["size"])), str(about["sha256"]))
        for name, about in listed.items()
    }
    others = set(files) - {RESULTS, SETTINGS}
    if RESULTS not in files or not all(map(_is_rule_set, others)):
        raise _UnsoundError(Sentence("it does not hold what a back-up of Big Two holds"))
    return files


def _is_json(path: Path) -> bool:
    try:
        json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        return False
    return True


def _is_rule_set(name: str) -> bool:
    """Whether a name in the archive is that of a rule set, and leads nowhere else."""
    file = name.removeprefix(RULES)
    return name == f"{RULES}{file}" and file.endswith(".json") and not set(file) & set("/\\:\0")


def _copy(packed: IO[bytes], target: Path, about: _About) -> None:
    """Write a file of the archive to its place, as far as it is what the manifest tells."""
    left, summed = about.size, hashlib.sha256()
    with open(target, "wb") as file:
        while part := packed.read(_AT_ONCE):
            left -= len(part)
            if left < 0:
                break
            summed.update(part)
            file.write(part)
    if left or summed.hexdigest() != about.sha256:
        raise _UnsoundError(Sentence("{file} in it is damaged", file=target.name))


def _look_into(path: Path) -> tuple[int, int]:
    """Return how many matches and deals a database holds; raise _UnsoundError if it is not sound.

    It is of this version or an older one, every tree of it is whole, and so is every record.
    """
    damaged = _UnsoundError(Sentence("the results in it are damaged"))
    try:
        version = opening.version_of(path)
        if version > len(schema.STEPS):
            raise _UnsoundError(Sentence("it was made by a newer version of Big Two"))
        if version == 0:
            raise damaged
        address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as reader:
            if reader.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                raise damaged
            if reader.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise damaged
            if version >= schema.WITH_RECORDS:
                for (record,) in reader.execute("SELECT record FROM deals"):
                    records.unpack(record)
            (matches,) = reader.execute("SELECT count(*) FROM matches").fetchone()
            (deals,) = reader.execute(
                "SELECT count(*) FROM deals WHERE result IS NOT NULL"
            ).fetchone()
    except (opening.DamagedError, sqlite3.Error, StoreError) as error:
        raise damaged from error
    return matches, deals


def _sum_of(path: Path) -> str:
    summed = hashlib.sha256()
    with open(path, "rb") as file:
        while part := file.read(_AT_ONCE):
            summed.update(part)
    return summed.hexdigest()


def _sync(path: Path) -> None:
    """Have a file on the disk itself."""
    with open(path, "rb+") as file:
        os.fsync(file.fileno())
