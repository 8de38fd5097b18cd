"""Write every drawing and sound of the game: `python assets/build.py`.

Output is deterministic; the files are committed so that building the app needs no script.
"""

from __future__ import annotations

from pathlib import Path

from art import cards, emblems, felt, icons, sounds
from art.backs import BACKS
from art.palette import FOUR_COLOUR, TWO_COLOUR

HERE = Path(__file__).parent


def main() -> None:
    files: dict[str, str] = {}
    for name, text in cards.pack(TWO_COLOUR).items():
        files[f"cards/{name}.svg"] = text
    for name, text in cards.pack(FOUR_COLOUR).items():
        if name[1] in "dc":
            files[f"cards-four/{name}.svg"] = text
    for kind in ("jb", "jc"):
        files[f"cards/{kind}.svg"] = cards.joker(kind)
    files |= {f"cards/back-{name}.svg": cards.back(name) for name in BACKS}
    files |= {f"emblems/{name}.svg": text for name, text in emblems.emblems().items()}
    files |= {f"icons/{name}.svg": text for name, text in icons.icons(icons.WHITE).items()}
    files |= {f"icons-ink/{name}.svg": text for name, text in icons.icons(icons.INK).items()}
    files |= {f"table/felt-{name}.svg": felt.felt(name) for name in felt.FELTS}
    for folder, palette in (("suits", TWO_COLOUR), ("suits-four", FOUR_COLOUR)):
        files |= {f"{folder}/{name}.svg": icons.suit(name, palette[name]) for name in "dchs"}
    files["icon.svg"] = icons.application()
    for name, text in files.items():
        target = HERE / name
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    for name, content in sounds.sounds().items():
        target = HERE / "sounds" / f"{name}.wav"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(content)


if __name__ == "__main__":
    main()
