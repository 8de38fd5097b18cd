"""Writes the weights of a checkpoint for the players, with their hash and how they were made.

python -m bigtwo_qt.training.export --checkpoint FILE.npz [--out FOLDER] [--name NAME]
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bigtwo_qt.players.network import FOLDER, NAME, PARTS, Network


def export(checkpoint: Path, folder: Path, name: str = NAME) -> int:
    """Write `name.npz` and `name.json`; return the size of the weights in bytes."""
    with np.load(checkpoint) as stored:
        parts = {part: stored[f"average.{part}"] for part in PARTS}
        note = {
            "deals": int(stored["games"]),
            "seconds": round(float(stored["seconds"])),
            "command": str(stored["command"]),
        }
    Network.of(parts, checkpoint)
    return write(parts, note, folder, name)


def write(parts: Mapping[str, Any], note: Mapping[str, Any], folder: Path, name: str) -> int:
    """Write weights as half floats, and beside them a note with their hash; return their size."""
    written = io.BytesIO()
    halves = {part: array.astype(np.float16) for part, array in parts.items()}
    np.savez_compressed(written, allow_pickle=False, **halves)
    data = written.getvalue()
    noted = {**note, "sha256": hashlib.sha256(data).hexdigest()}
    (folder / f"{name}.npz").write_bytes(data)
    (folder / f"{name}.json").write_text(json.dumps(noted, indent=2) + "\n", encoding="utf-8")
    return len(data)


def main(arguments: Sequence[str] | None = None) -> None:
    """Export as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m bigtwo_qt.training.export", description="Write the expert's weights."
    )
    parser.add_argument("--checkpoint", type=Path, required=True, metavar="FILE.npz")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    parser.add_argument("--name", default=NAME, help="of the files, without their endings")
    options = parser.parse_args(arguments)
    print(f"{export(options.checkpoint, options.out, options.name):,} bytes")


if __name__ == "__main__":
    main()
