"""Writes the weights of a checkpoint for the players, with their hash and how they were made.

python -m bigtwo_qt.training.export --checkpoint FILE.npz [--out FOLDER] [--name NAME]
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from bigtwo_qt.players.network import FOLDER, NAME, PARTS, Network


def export(checkpoint: Path, folder: Path, name: str = NAME) -> int:
    """Write `name.npz` and `name.json`; return the size of the weights in bytes."""
    with np.load(checkpoint) as stored:
        parts = {part: stored[f"average.{part}"].astype(np.float16) for part in PARTS}
        note = {
            "deals": int(stored["games"]),
            "seconds": round(float(stored["seconds"])),
            "command": str(stored["command"]),
        }
    Network.of(parts, checkpoint)
    written = io.BytesIO()
    np.savez_compressed(written, allow_pickle=False, **parts)
    data = written.getvalue()
    note["sha256"] = hashlib.sha256(data).hexdigest()
    (folder / f"{name}.npz").write_bytes(data)
    (folder / f"{name}.json").write_text(json.dumps(note, indent=2) + "\n", encoding="utf-8")
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
