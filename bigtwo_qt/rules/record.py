"""Deal records (RECORD.md): to text, from text, replayed, and checked for faults."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bigtwo_qt.rules.cards import ONCE, Card, CardError, add, card, cards_of, mask_of, take
from bigtwo_qt.rules.combinations import highest_card
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.dealing import (
    MINI_HAND,
    Dealt,
    Exchange,
    Leftover,
    counted_seat,
    leftover_holder,
    opening,
    step,
)
from bigtwo_qt.rules.events import Announce, Bonus, Clear, End, Event, InstantWin, Out, Pass, Play
from bigtwo_qt.rules.match import Header, Result, held_by_match, next_dealer, standing
from bigtwo_qt.rules.options import Rules, RulesError
from bigtwo_qt.rules.refusal import IllegalPlay
from bigtwo_qt.rules.systems import SYSTEMS

FORMAT = "bigtwo-deal/1"


class RecordError(ValueError):
    """A record that cannot be read: what is missing, or of the wrong kind."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a record gets wrong; `line` counts from 1."""

    line: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: its header, its events and result as JSON has them.

    `named` are the options that its rules name.
    """

    header: Header
    events: tuple[Mapping[str, Any], ...]
    result: Mapping[str, Any] | None
    named: frozenset[str] = field(default=frozenset())


# To text.


def _texts(cards: Iterable[Card]) -> list[str]:
    return [str(one) for one in cards]


def header_fields(header: Header) -> dict[str, Any]:
    """Return the fields of a record that stand before its events."""
    dealt = header.dealt
    fields: dict[str, Any] = {
        "format": FORMAT,
        "match": header.match,
        "number": header.number,
        "rules": header.rules.to_dict(),
        "direction": header.rules.direction,
        "players": list(header.players),
        "dealer": dealt.dealer,
        "first_card": {
            "counted": None if dealt.counted is None else str(dealt.counted),
            "seat": dealt.first_seat,
        },
        "seed": dealt.seed,
        "hands": [_texts(cards_of(hand)) for hand in header.hands],
        "out_of_play": _texts(cards_of(dealt.out_of_play)),
    }
    if dealt.leftover:
        fields["leftover"] = {"card": str(dealt.leftover.card), "to": dealt.leftover.to}
    if header.exchange:
        exchange = header.exchange
        fields["exchange"] = {
            "loser": exchange.loser,
            "winner": exchange.winner,
            "given": str(exchange.given),
            "offered": _texts(exchange.offered),
            "taken": str(exchange.taken),
        }
    if header.mini:
        fields["mini"] = True
    fields["opener"] = header.opener
    fields["opening_card"] = None if header.opening_card is None else str(header.opening_card)
    return fields


def event_fields(event: Event) -> dict[str, Any]:
    """Return an event as a record has it."""
    match event:
        case Play(seat, combination, out_of_turn):
            cards = _texts(combination.cards)
            fields = {"event": "play", "seat": seat, "cards": cards}
            return {**fields, "out_of_turn": True} if out_of_turn else fields
        case Pass(seat):
            return {"event": "pass", "seat": seat}
        case Clear(seat):
            return {"event": "clear", "seat": seat}
        case Announce(seat, cards_left):
            return {"event": "announce", "seat": seat, "cards_left": cards_left}
        case Bonus(seat, points):
            return {"event": "bonus", "seat": seat, "points": points}
        case Out(seat):
            return {"event": "out", "seat": seat}
        case InstantWin(seat, hand):
            return {"event": "instant_win", "seat": seat, "hand": hand}
        case End():
            return {"event": "end"}


def result_fields(result: Result) -> dict[str, Any]:
    """Return a result as a record has it."""
    fields: dict[str, Any] = {"scores": list(result.scores), "order": list(result.order)}
    if result.teams is not None:
        fields["teams"] = list(result.teams)
    return fields


def to_text(header: Header, deal: Deal) -> str:
    """Return the record of a deal, as one line of JSON without its end of line.

    A deal in progress has no result.
    """
    fields = {**header_fields(header), "events": [event_fields(event) for event in deal.events]}
    if deal.over:
        fields["result"] = result_fields(Result.of(deal, header.mini))
    return json.dumps(fields)


# From text.


class _Reader:
    """Typed access to the fields of one JSON object; errors name the field."""

    def __init__(self, found: object, where: str) -> None:
        if not isinstance(found, Mapping):
            raise RecordError(f"{where} is no object")
        self.found = found
        self.where = where

    def value(self, name: str) -> Any:
        if name not in self.found:
            raise RecordError(f"{self.where}: {name} is missing")
        return self.found[name]

    def fault(self, name: str, expected: str) -> RecordError:
        return RecordError(f"{self.where}: {name} is not {expected}")

    def whole(self, name: str) -> int:
        value = self.value(name)
        if type(value) is not int:
            raise self.fault(name, "a whole number")
        return value

    def seat(self, name: str, players: int) -> int:
        value = self.whole(name)
        if not 0 <= value < players:
            raise self.fault(name, f"a seat from 0 to {players - 1}")
        return value

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise self.fault(name, "a text")
        return value

    def items(self, name: str) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self.fault(name, "a list")
        return value

    def card(self, name: str) -> Card:
        try:
            return card(self.value(name))
        except CardError as error:
            raise RecordError(f"{self.where}: {name}: {error}") from error

    def mask(self, name: str, cards: object) -> int:
        if not isinstance(cards, list):
            raise self.fault(name, "a list of cards")
        try:
            return mask_of(cards)
        except CardError as error:
            raise RecordError(f"{self.where}: {name}: {error}") from error

    def inner(self, name: str) -> _Reader:
        return _Reader(self.value(name), name)


def from_text(line: str) -> Record:
    """Return the record that a line of JSON is; raise RecordError where it cannot be read."""
    try:
        found = json.loads(line)
    except ValueError as error:
        raise RecordError(f"not a whole JSON object, perhaps cut off: {error}") from error
    except RecursionError as error:
        raise RecordError("nested too deeply") from error
    reader = _Reader(found, "record")
    if reader.value("format") != FORMAT:
        raise RecordError(f"format is not {FORMAT}")
    rules_reader = reader.inner("rules")
    rules_reader.text("id")
    named = frozenset(map(str, rules_reader.found))
    try:
        rules = Rules.from_dict(_with_players(rules_reader.found, reader.items("players")))
    except RulesError as error:
        raise RecordError(f"rules: {error}") from error
    events = reader.items("events")
    for number, event in enumerate(events, 1):
        _Reader(event, f"event {number}").text("event")
    result = reader.found.get("result")
    if result is not None:
        _Reader(result, "result")
    header = _header(reader, rules)
    return Record(header, tuple(events), result, named)


def _with_players(options: Mapping[str, Any], players: list[Any]) -> dict[str, Any]:
    """Return the options with the number of players, where a preset offers several."""
    found = SYSTEMS.get(options["id"]) if isinstance(options.get("id"), str) else None
    if found and "players" not in options and len(players) in found.players:
        return {**options, "players": len(players)}
    return dict(options)


def _header(reader: _Reader, rules: Rules) -> Header:
    seats = rules.players
    players = reader.items("players")
    if len(players) != seats or not all(isinstance(name, str) for name in players):
        raise reader.fault("players", f"a list of {seats} names")
    if reader.text("direction") != rules.direction:
        raise RecordError(f"direction is {rules.direction} by the rules")
    first = reader.inner("first_card")
    hands = [reader.mask("hands", hand) for hand in reader.items("hands")]
    if len(hands) != seats:
        raise reader.fault("hands", f"a list of {seats} hands")
    leftover = None
    if "leftover" in reader.found:
        inner = reader.inner("leftover")
        leftover = Leftover(inner.card("card"), inner.seat("to", seats))
    mini = reader.found.get("mini", False)
    if type(mini) is not bool or ("mini" in reader.found and not mini):
        raise reader.fault("mini", "true")
    opener = reader.seat("opener", seats)
    opening_card = None if reader.value("opening_card") is None else reader.card("opening_card")
    dealt = Dealt(
        reader.whole("seed"),
        reader.seat("dealer", seats),
        None if first.value("counted") is None else first.card("counted"),
        first.seat("seat", seats),
        tuple(hands),
        reader.mask("out_of_play", reader.value("out_of_play")),
        leftover,
        opener,
        opening_card,
    )
    exchange = _exchange(reader, seats) if "exchange" in reader.found else None
    return Header(
        reader.text("match"),
        reader.whole("number"),
        rules,
        tuple(players),
        dealt,
        exchange,
        mini,
    )


def _exchange(reader: _Reader, seats: int) -> Exchange:
    inner = reader.inner("exchange")
    inner.mask("offered", inner.value("offered"))
    offered = [card(one) for one in inner.items("offered")]
    if len(offered) != 2:
        raise inner.fault("offered", "two cards")
    return Exchange(
        inner.seat("loser", seats),
        inner.seat("winner", seats),
        inner.card("given"),
        (offered[0], offered[1]),
        inner.card("taken"),
    )


# Replayed.


def replay(header: Header, events: Sequence[Mapping[str, Any]]) -> Deal:
    """Return the deal after these events; raise RecordError at the first that the rules refuse.

    The events may stop anywhere. `header` must have hands that are part of the pack.
    """
    deal = header.begin()
    for place, fields in enumerate(events):
        where = f"event {place + 1}"
        if place >= len(deal.events):
            _decide_next(deal, events, place)
        if place >= len(deal.events):
            raise RecordError(f"{where}: {_shown(fields)} does not follow here")
        expected = event_fields(deal.events[place])
        if not _is_same(fields, expected):
            raise RecordError(f"{where}: {_shown(fields)}, expected {_shown(expected)}")
    return deal


def _decide_next(deal: Deal, events: Sequence[Mapping[str, Any]], place: int) -> None:
    """Carry out the next decision in the events from a place on, if there is one."""
    for number, fields in enumerate(events[place:], place + 1):
        if fields["event"] not in ("play", "pass"):
            continue
        reader = _Reader(fields, f"event {number}")
        seat = reader.seat("seat", deal.rules.players)
        try:
            if fields["event"] == "pass":
                if seat != deal.seat and not deal.over:
                    raise RecordError(f"event {number}: seat {deal.seat} is next, not seat {seat}")
                deal.pass_()
            else:
                deal.play(cards_of(reader.mask("cards", reader.value("cards"))), seat)
        except IllegalPlay as error:
            raise RecordError(f"event {number}: seat {seat}: {error}") from error
        return


def _is_same(found: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether an event is the expected one, the cards of a play in any order."""
    if found.keys() != expected.keys():
        return False
    return all(
        sorted(map(str, value)) == sorted(expected[name])
        if name == "cards"
        else type(value) is type(expected[name]) and value == expected[name]
        for name, value in found.items()
    )


def _shown(fields: Mapping[str, Any]) -> str:
    parts = [f"{name} {value}" for name, value in fields.items() if name not in ("event", "cards")]
    cards = fields.get("cards")
    if isinstance(cards, list):
        parts.append(" ".join(map(str, cards)))
    return " ".join([f"{fields['event']}", *parts])


# Checked.


class Checker:
    """Checks records line by line: each by itself, and as the next deal of its match."""

    def __init__(self) -> None:
        """Start with no match known."""
        self._matches: dict[str, tuple[Record, list[Result]]] = {}

    def check(self, line: str) -> list[str]:
        """Return what is wrong with a record, in the order of its fields; empty if nothing is."""
        try:
            record = from_text(line)
        except RecordError as error:
            return [str(error)]
        earlier = self._matches.get(record.header.match)
        results = earlier[1] if earlier else []
        faults = [*_match_faults(record, earlier), *_dealing_faults(record.header, results)]
        if any(fault.startswith(("hands", "pack")) for fault in faults):
            return faults
        try:
            deal = replay(record.header, record.events)
        except RecordError as error:
            return [*faults, str(error)]
        if not deal.over:
            return [*faults, "events: the deal does not end"]
        if len(record.events) < len(deal.events):
            missing = _shown(event_fields(deal.events[len(record.events)]))
            return [*faults, f"events: {missing} is missing"]
        result = Result.of(deal, record.header.mini)
        faults += _result_faults(record.result, result)
        self._matches[record.header.match] = (record, [*results, result])
        return faults


def is_whole_match(line: str) -> bool:
    """Whether a record is right without any other of its match: as that of its first deal."""
    return not Checker().check(line)


def check(lines: Iterable[str]) -> list[Fault]:
    """Return the faults of the records of one file, a record a line; blank lines do not count."""
    checker = Checker()
    return [
        Fault(number, fault)
        for number, line in enumerate(lines, 1)
        if line.strip()
        for fault in checker.check(line)
    ]


def _match_faults(record: Record, earlier: tuple[Record, list[Result]] | None) -> list[str]:
    header = record.header
    faults = []
    results = earlier[1] if earlier else []
    if header.number != len(results) + 1:
        faults.append(f"number: {header.number}, expected {len(results) + 1}")
    if earlier:
        before = earlier[0]
        if held_by_match(before.header.rules, header.rules):
            faults.append("rules: not those of the match's deal before")
        if header.players != before.header.players:
            faults.append("players: not those of the match's deal before")
        # A match of an agreed number of deals names it; the preset's number is only its default.
        has_end = header.rules.match_ends == "points" or "match_length" in record.named
        if has_end and standing(header.rules, results).is_over:
            faults.append("match: it was over after the deal before")
    is_mini_due = bool(results) and results[-1].is_tied
    if header.mini != is_mini_due:
        faults.append("mini: " + ("a tie is to be broken" if is_mini_due else "no tie to break"))
    dealer = next_dealer(header.rules, results)
    if dealer is not None and header.dealt.dealer != dealer:
        faults.append(f"dealer: {header.dealt.dealer}, expected {dealer}")
    return faults


def _dealing_faults(header: Header, results: Sequence[Result]) -> list[str]:
    rules, dealt = header.rules, header.dealt
    faults = []
    if (rules.first_card == "counted") != (dealt.counted is not None):
        faults.append("first_card: counted, or not, against the rules")
    elif dealt.counted is not None and dealt.counted.is_joker:
        faults.append("first_card: a joker cannot be counted")
    else:
        seat = counted_seat(rules, dealt.dealer, dealt.counted)
        if dealt.first_seat != seat:
            faults.append(f"first_card: seat {dealt.first_seat}, expected {seat}")
    try:
        whole = 0
        for part in (*header.hands, dealt.out_of_play):
            whole = add(whole, part)
    except CardError as error:
        return [*faults, f"hands: {error}"]
    if whole != rules.pack:
        return [*faults, "hands: with the cards out of play they are not the whole pack"]
    faults += _size_faults(header)
    faults += _leftover_faults(header)
    faults += _exchange_faults(header, results)
    winner = results[-1].order[0] if results else None
    opener, asked = opening(
        rules, header.hands, dealt.first_seat, winner, header.number == 1, header.mini
    )
    if header.opener != opener:
        faults.append(f"opener: {header.opener}, expected {opener}")
    if header.opening_card != asked:
        faults.append(f"opening_card: {header.opening_card}, expected {asked}")
    if header.opening_card is not None and not (
        header.hands[header.opener] >> header.opening_card & 1
    ):
        faults.append("hands: the opener does not hold the opening card")
    return faults


def _undealt(header: Header) -> int:
    """Return how many cards remain when every seat has its even share."""
    each = MINI_HAND if header.mini else header.rules.base_hand
    return header.rules.pack.bit_count() - each * header.rules.players


def _size_faults(header: Header) -> list[str]:
    rules, dealt = header.rules, header.dealt
    sizes = [MINI_HAND if header.mini else rules.base_hand] * rules.players
    undealt = _undealt(header)
    if rules.hand_size == "all" and not header.mini:
        for turn in range(undealt):
            sizes[(dealt.first_seat + turn * step(rules.direction)) % rules.players] += 1
    elif undealt == 1 and rules.leftover != "none" and dealt.leftover is not None:
        sizes[dealt.leftover.to] += 1
    found = [hand.bit_count() for hand in header.hands]
    return [] if found == sizes else [f"hands: {found} cards, expected {sizes}"]


def _leftover_faults(header: Header) -> list[str]:
    leftover = header.dealt.leftover
    rules = header.rules
    is_due = rules.hand_size != "all" and _undealt(header) == 1 and rules.leftover != "none"
    if is_due != (leftover is not None):
        return ["leftover: " + ("it is missing" if is_due else "there is none by the rules")]
    if leftover is None:
        return []
    if not header.hands[leftover.to] >> leftover.card & 1:
        return [f"leftover: seat {leftover.to} does not hold {leftover.card}"]
    hands = list(header.hands)
    hands[leftover.to] = take(hands[leftover.to], 1 << leftover.card)
    holder = leftover_holder(rules, hands, leftover.card, header.dealt.first_seat)
    return [] if holder == leftover.to else [f"leftover: to {leftover.to}, expected {holder}"]


def _exchange_faults(header: Header, results: Sequence[Result]) -> list[str]:
    exchange = header.exchange
    is_due = header.rules.exchange and bool(results)
    if is_due != (exchange is not None):
        return ["exchange: " + ("it is missing" if is_due else "there is none in this deal")]
    if exchange is None:
        return []
    order = results[-1].order
    if (exchange.loser, exchange.winner) != (order[-1], order[0]):
        return [f"exchange: seats {exchange.loser} and {exchange.winner} are not loser and winner"]
    faults = []
    winner, loser = header.hands[exchange.winner], header.hands[exchange.loser]
    if exchange.taken not in exchange.offered:
        faults.append(f"exchange: {exchange.taken} was not offered")
    if not loser >> exchange.taken & 1:
        return [*faults, f"exchange: the loser does not hold {exchange.taken}"]
    before = take(loser, 1 << exchange.taken) | 1 << exchange.given
    if highest_card(header.rules, before & ONCE) != exchange.given:
        faults.append(f"exchange: {exchange.given} is not the loser's highest card")
    held = winner | 1 << exchange.taken
    if any(not held >> one & 1 for one in (*exchange.offered, exchange.given)):
        faults.append("exchange: the winner does not hold the cards offered and given")
    return faults


def _result_faults(found: Mapping[str, Any] | None, result: Result) -> list[str]:
    if found is None:
        return ["result: it is missing"]
    expected = result_fields(result)
    faults = []
    for name, value in expected.items():
        if name not in found:
            faults.append(f"result: {name} is missing")
        elif found[name] != value or json.dumps(found[name]) != json.dumps(value):
            faults.append(f"result: {name} {found[name]}, expected {value}")
    faults += [f"result: {name} does not belong here" for name in found if name not in expected]
    return faults
