"""Rules as a short text that can be read out, typed or sent, with or without the number of a deal.

A code is `BT1-` and groups of four signs: "BT1-0G40-08T7-K2QD". It holds the preset that the rules
started from, the number of players, and only the options that differ from that preset; then the
number of a deal if it carries one, and a check sum of four signs. It is canonical: equal rules have
the same code. The signs are digits and capital letters without I, L, O and U; small letters and
other spaces or dashes are understood, and I, L and O are taken for 1, 1 and 0.

`_PRESETS`, `_CODED` and the values in `CHOICES` only ever grow at their ends, so that codes once
given away stay true; `tests/rules/codes.json` holds that. The digit is the version of all that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from itertools import permutations
from typing import Any

from bigtwo_qt.rules.options import CHOICES, FIVE_CARD_KINDS, OPTIONS, Rules, RulesError
from bigtwo_qt.rules.systems import SYSTEMS

VERSION = 1
PREFIX = "BT"
LONGEST_CODE = 400
"""No code has so many signs: longer texts are not looked at."""

_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("ILO", "110")
_BITS_A_SIGN = 5
_CHECK_SIGNS = 4
# A prime below 32 ** _CHECK_SIGNS, and a factor with no small powers equal to one: one wrong sign,
# and two neighbouring signs in the wrong order, are always found.
_CHECK_PRIME = 1_048_573
_CHECK_FACTOR = 37

_PRESETS = (
    "big-two",
    "chinese-session",
    "to-the-hundred",
    "match-play",
    "pusoy-dos",
    "pusoy-dos-standard",
    "bu-bu-gao-sheng",
    "play-on",
    "two-players",
    "three-players",
    "ranked-flush",
    "two-high",
    "costly-twos",
    "bare-quads",
    "dragon",
    "honour-hands",
    "indonesian",
    "partners",
    "double-deck",
    "winner",
    "capsa-banting",
    "taiwan",
    "four-cards",
)
_CODED = (
    "packs",
    "jokers",
    "hand_size",
    "leftover",
    "direction",
    "first_dealer",
    "later_dealer",
    "first_card",
    "teams",
    "suit_order",
    "runs",
    "run_length",
    "five_card_order",
    "flush_order",
    "triples",
    "bare_fours",
    "four_cards",
    "pair_runs",
    "same_kind_answer",
    "trumps",
    "out_of_turn",
    "opener_later_deals",
    "opening_card",
    "opening_play",
    "passing",
    "own_beat",
    "deal_ends",
    "instant_win",
    "announce",
    "exchange",
    "last_card",
    "finish",
    "top_card_ends_trick",
    "match_ends",
    "match_length",
    "result",
    "tie",
    "scoring",
    "bands",
    "held_cards",
    "winning_play",
    "settlement",
)
_CHOICES = {name: values for name, values in CHOICES.items() if name != "players"}
_SUIT_ORDERS = tuple("".join(order) for order in permutations("dchs"))
_PRESET_BITS = 6
_PLAYERS_BITS = 3
_OPTION_BITS = 6
_CHOICE_BITS = 4
_KIND_BITS = 3
_GROUP_BITS = 4


class CodeFault(Enum):
    """What is wrong with a text that should be a code."""

    NO_CODE = "no_code"
    DAMAGED = "damaged"
    NEWER = "newer"


class CodeError(ValueError):
    """A text that is no code of this version; `fault` says why."""

    def __init__(self, fault: CodeFault) -> None:
        """Keep what is wrong."""
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Shared:
    """What a code carries: rules, and the number of a deal or None."""

    rules: Rules
    deal: int | None = None


def to_code(rules: Rules, deal: int | None = None) -> str:
    """Return the code of rules that started from a preset, with the number of a deal if given.

    Raises RulesError where the rules did not start from a preset.
    """
    if rules.id not in _PRESETS:
        raise RulesError(f"no such system: {rules.id!r}", ("id",))
    bits = _Bits()
    bits.put(_PRESETS.index(rules.id), _PRESET_BITS)
    bits.put(rules.players - 2, _PLAYERS_BITS)
    usual = _usual(rules.id, rules.players)
    changed = [name for name in _CODED if getattr(rules, name) != usual[name]]
    bits.put(len(changed), _OPTION_BITS)
    for name in changed:
        bits.put(_CODED.index(name), _OPTION_BITS)
        _put_value(bits, name, getattr(rules, name))
    bits.put(deal is not None, 1)
    if deal is not None:
        bits.put_number(deal)
    signs = bits.signs()
    return _grouped(signs + _check_sum(signs))


def from_code(text: str) -> Shared:
    """Return what a code carries; raise CodeError where it is none, or none of this version."""
    if len(text) > LONGEST_CODE:
        raise CodeError(CodeFault.NO_CODE)
    plain = re.sub(r"[\s\-\u2010-\u2015]", "", text).upper()
    found = re.fullmatch(rf"{PREFIX}(\d)([0-9A-Z]*)", plain)
    if found is None:
        raise CodeError(CodeFault.NO_CODE)
    if int(found[1]) > VERSION:
        raise CodeError(CodeFault.NEWER)
    signs = found[2].translate(_MISREAD)
    body, check = signs[:-_CHECK_SIGNS], signs[-_CHECK_SIGNS:]
    if found[1] != str(VERSION) or "U" in signs or not body or _check_sum(body) != check:
        raise CodeError(CodeFault.DAMAGED)
    try:
        shared = _read(_Bits.of(body))
    except (LookupError, RulesError) as error:
        # The check sum is right: it was written by a version that knows more.
        raise CodeError(CodeFault.NEWER) from error
    if to_code(shared.rules, shared.deal) != _grouped(signs):
        raise CodeError(CodeFault.NEWER)
    return shared


def _grouped(signs: str) -> str:
    groups = [signs[start : start + 4] for start in range(0, len(signs), 4)]
    return "-".join([f"{PREFIX}{VERSION}", *groups])


def _usual(system_id: str, players: int) -> dict[str, Any]:
    """Return every option of a preset for so many players, whether or not they go together."""
    system = SYSTEMS[system_id]
    usual = {name: getattr(_STANDARD, name) for name in OPTIONS}
    return {**usual, **system.options, **system.by_players.get(players, {})}


def _read(bits: _Bits) -> Shared:
    system_id = _PRESETS[bits.take(_PRESET_BITS)]
    players = bits.take(_PLAYERS_BITS) + 2
    options = {**_usual(system_id, players), "id": system_id, "players": players}
    for _ in range(bits.take(_OPTION_BITS)):
        name = _CODED[bits.take(_OPTION_BITS)]
        options[name] = _take_value(bits, name)
    deal = bits.take_number() if bits.take(1) else None
    return Shared(Rules(**options), deal)


def _put_value(bits: _Bits, name: str, value: Any) -> None:
    if name in _CHOICES:
        bits.put(_CHOICES[name].index(value), _CHOICE_BITS)
    elif name == "hand_size":
        bits.put(0 if value == "all" else value, 6)
    elif name == "suit_order":
        bits.put(_SUIT_ORDERS.index(value), 5)
    elif name == "five_card_order":
        bits.put(len(value), _KIND_BITS)
        for kind in value:
            bits.put(FIVE_CARD_KINDS.index(kind), _KIND_BITS)
    elif name == "bands":
        bits.put_number(len(value))
        for number in (number for band in value for number in band):
            bits.put_number(number)
    else:
        bits.put_number(value)


def _take_value(bits: _Bits, name: str) -> Any:
    if name in _CHOICES:
        return _CHOICES[name][bits.take(_CHOICE_BITS)]
    if name == "hand_size":
        return bits.take(6) or "all"
    if name == "suit_order":
        return _SUIT_ORDERS[bits.take(5)]
    if name == "five_card_order":
        count = bits.take(_KIND_BITS)
        return tuple(FIVE_CARD_KINDS[bits.take(_KIND_BITS)] for _ in range(count))
    if name == "bands":
        count = bits.take_number()
        return tuple((bits.take_number(), bits.take_number()) for _ in range(count))
    return bits.take_number()


def _check_sum(signs: str) -> str:
    total = VERSION
    for sign in signs:
        total = (total * _CHECK_FACTOR + _SIGNS.index(sign) + 1) % _CHECK_PRIME
    places = [total >> _BITS_A_SIGN * place & 31 for place in reversed(range(_CHECK_SIGNS))]
    return "".join(_SIGNS[place] for place in places)


class _Bits:
    """A row of bits that is written at its end and read from its beginning."""

    def __init__(self, bits: str = "") -> None:
        self._bits = bits
        self._place = 0

    @classmethod
    def of(cls, signs: str) -> _Bits:
        """Return the bits that signs stand for."""
        return cls("".join(f"{_SIGNS.index(sign):0{_BITS_A_SIGN}b}" for sign in signs))

    def signs(self) -> str:
        """Return the bits as signs, the last filled up with zeros."""
        bits = self._bits + "0" * (-len(self._bits) % _BITS_A_SIGN)
        starts = range(0, len(bits), _BITS_A_SIGN)
        return "".join(_SIGNS[int(bits[start : start + _BITS_A_SIGN], 2)] for start in starts)

    def put(self, value: int, width: int) -> None:
        self._bits += f"{int(value):0{width}b}"

    def put_number(self, value: int) -> None:
        """Write a number of any size in groups, each after a bit that says whether it goes on."""
        groups = [value & 15]
        while value := value >> _GROUP_BITS:
            groups.append(value & 15)
        for place, group in enumerate(reversed(groups)):
            self.put(place < len(groups) - 1, 1)
            self.put(group, _GROUP_BITS)

    def take(self, width: int) -> int:
        """Read so many bits; raise IndexError where there are not so many."""
        end = self._place + width
        if end > len(self._bits):
            raise IndexError("the code ends here")
        value = int(self._bits[self._place : end], 2)
        self._place = end
        return value

    def take_number(self) -> int:
        value = 0
        while True:
            goes_on = self.take(1)
            value = value << _GROUP_BITS | self.take(_GROUP_BITS)
            if not goes_on:
                return value


_STANDARD = Rules()
