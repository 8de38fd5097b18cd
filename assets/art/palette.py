"""Every colour of the drawings, in tables."""

from __future__ import annotations

from dataclasses import dataclass

FACE = "#fdfaf2"
EDGE = "#c9bfab"
SHADOW = "#1a1420"
INK = "#20242f"
GILT = "#c8962e"
GILT_LIGHT = "#ecc766"

SUITS = "dchs"
RANKS = "3456789TJQKA2"

TWO_COLOUR = {"d": "#c4262e", "c": "#1d222e", "h": "#c4262e", "s": "#1d222e"}
# Told apart in simulated red, green and blue blindness as well.
FOUR_COLOUR = {"d": "#1747bd", "c": "#0a886e", "h": "#c4262e", "s": "#1d222e"}


@dataclass(frozen=True, slots=True)
class Cloth:
    """The inks of one suit's court cards."""

    ground: str
    main: str
    second: str
    light: str
    ink: str = INK
    gold: str = "#e0ac45"
    skin: str = "#f7dcc0"
    shade: str = "#e9bf9c"
    lips: str = "#b8473f"
    white: str = "#fdf8ec"


CLOTH = {
    "s": Cloth(ground="#e7ebf2", main="#2f4a85", second="#8b2f4c", light="#9db4dc"),
    "h": Cloth(ground="#faeae2", main="#b92f3b", second="#27407a", light="#f0a79a"),
    "d": Cloth(ground="#fbf0d9", main="#d0662b", second="#1f6a73", light="#f5c78c"),
    "c": Cloth(ground="#e8f0e4", main="#2f7256", second="#7a2f52", light="#a3cdb0"),
}
