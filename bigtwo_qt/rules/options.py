"""Rules: one frozen value of small options. RULES.md sections 1 and 6 say what each means.

Which options clash, and so are refused together, stands in the table `CLASHES`: each row names the
options and tells when they contradict each other. They are:

- players and packs: two to four with one pack, four to eight with two;
- players, packs, jokers and hand size: more cards than the pack holds;
- teams: of other than four players; with other scoring than by sides, and sides without teams; in a
  deal that plays on; with an exchange;
- five-card order: five of a kind with one pack;
- trumps: honours without fours in the five-card order, any without straight flushes there;
  two-breaker beside bare fours, which it makes playable in no other way; bombs without them;
- four cards: two pairs without bare fours, and with pair runs, which would be two kinds at once;
- triples only inside a full house that is not played;
- out of turn without fours and straight flushes in the five-card order;
- own beat where passes do not bind;
- opening card in every deal where the winner opens; an opening card alone where none is asked for;
- places in a deal that ends with the first hand out, and any other scoring where play goes on;
- exchange without a last place;
- dragon with hands of other than thirteen cards;
- result: scoring that gives points to the winner where the lowest total wins; a target of points
  that nobody can reach;
- settlement, held cards, winning play and liability where no penalties are counted;
- winning play for a 2 where no last play may hold one.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, Literal, get_args

from bigtwo_qt.rules import combinations
from bigtwo_qt.rules.cards import Card, mask_of
from bigtwo_qt.rules.combinations import Combination

Leftover = Literal["none", "seat-one", "next-lowest"]
Direction = Literal["anticlockwise", "clockwise"]
FirstDealer = Literal["cut", "random"]
LaterDealer = Literal["winner", "loser"]
FirstCard = Literal["counted", "next-seat"]
Teams = Literal["none", "partners"]
Runs = Literal[
    "ace-two-low",
    "wheel-only",
    "no-two",
    "two-high",
    "up-to-two",
    "23456-high",
    "low-forms-high",
]
RunLength = Literal["exactly-5", "5-or-more"]
FlushOrder = Literal["suit-first", "cards-first", "top-card"]
Triples = Literal["yes", "full-house-only"]
FourCards = Literal["none", "two-pairs-and-bare-fours"]
Trumps = Literal["none", "honour", "two-breaker", "bombs"]
LaterOpener = Literal["lowest-card", "winner"]
OpeningCard = Literal["every-deal", "first-deal", "never"]
OpeningPlay = Literal["any", "alone"]
Passing = Literal["open", "locked"]
DealEnds = Literal["first-out", "plays-on"]
InstantWin = Literal["none", "dragon", "dragon-or-four-twos"]
LastCard = Literal["off", "highest-single", "liability"]
Finish = Literal["any", "no-single-two", "no-two"]
MatchEnds = Literal["deals", "points"]
Result = Literal["lowest", "highest"]
Tie = Literal["shared", "deals-won", "deals-go-on"]
Scoring = Literal[
    "bands",
    "never-played",
    "twos-played",
    "winner-collects",
    "indonesian",
    "places",
    "sides",
]
HeldCards = Literal["nothing", "point-a-two", "double-a-two", "double-a-four-or-straight-flush"]
WinningPlay = Literal["nothing", "double-with-a-two"]
Settlement = Literal["add-up", "pairs", "winner-takes-all"]

FIVE_CARD_KINDS = ("straight", "flush", "full_house", "quads", "straight_flush", "five_of_a_kind")
STANDARD_ORDER = FIVE_CARD_KINDS[:5]
STANDARD_BANDS = ((1, 1), (10, 2), (13, 3))


class RulesError(ValueError):
    """Options that are unknown, malformed or contradict each other; `options` names them."""

    def __init__(self, message: str, options: Iterable[str]) -> None:
        """Keep the names of the options beside the message."""
        super().__init__(message)
        self.options = tuple(options)


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set. The defaults are `big-two`; `id` names the preset that it started from.

    Raises RulesError at construction when a value is unknown or options contradict each other.
    """

    id: str = "big-two"
    players: int = 4
    packs: int = 1
    jokers: int = 0
    hand_size: int | Literal["all"] = 13
    leftover: Leftover = "none"
    direction: Direction = "anticlockwise"
    first_dealer: FirstDealer = "cut"
    later_dealer: LaterDealer = "winner"
    first_card: FirstCard = "counted"
    teams: Teams = "none"
    suit_order: str = "dchs"
    runs: Runs = "ace-two-low"
    run_length: RunLength = "exactly-5"
    five_card_order: tuple[str, ...] = STANDARD_ORDER
    flush_order: FlushOrder = "suit-first"
    triples: Triples = "yes"
    bare_fours: bool = False
    four_cards: FourCards = "none"
    pair_runs: bool = False
    same_kind_answer: bool = False
    trumps: Trumps = "none"
    out_of_turn: bool = False
    opener_later_deals: LaterOpener = "lowest-card"
    opening_card: OpeningCard = "every-deal"
    opening_play: OpeningPlay = "any"
    passing: Passing = "open"
    own_beat: bool = False
    deal_ends: DealEnds = "first-out"
    instant_win: InstantWin = "none"
    announce: int = 0
    exchange: bool = False
    last_card: LastCard = "off"
    finish: Finish = "any"
    top_card_ends_trick: bool = False
    match_ends: MatchEnds = "points"
    match_length: int = 100
    result: Result = "lowest"
    tie: Tie = "shared"
    scoring: Scoring = "bands"
    bands: tuple[tuple[int, int], ...] = STANDARD_BANDS
    held_cards: HeldCards = "nothing"
    winning_play: WinningPlay = "nothing"
    settlement: Settlement = "add-up"
    _hash: int = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse unknown values and contradictions."""
        for name, is_valid in VALID.items():
            if not is_valid(getattr(self, name)):
                raise RulesError(f"{name}: {getattr(self, name)!r} is no value of it", (name,))
        for names in clashes(self):
            values = ", ".join(f"{name} {getattr(self, name)!r}" for name in names)
            raise RulesError(f"these do not go together: {values}", names)
        key = tuple(getattr(self, name) for name in OPTIONS)
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        return self._hash

    @property
    def pack(self) -> int:
        """The whole pack as a mask."""
        return combinations.full_pack(self)

    @property
    def base_hand(self) -> int:
        """How many cards every seat is dealt; with "all" the fewest that a seat is dealt."""
        if self.hand_size == "all":
            return (52 * self.packs + self.jokers) // self.players
        return self.hand_size

    def classify(self, cards: Iterable[Card | str]) -> Combination | None:
        """Return the combination that these cards are, or None."""
        return combinations.tables(self).find(mask_of(cards))

    def can_lead(self, cards: Iterable[Card | str]) -> bool:
        """Whether these cards may be led where no opening card is asked for."""
        found = self.classify(cards)
        return found is not None and combinations.can_lead(found)

    def beats(
        self, cards: Iterable[Card | str] | Combination, table: Iterable[Card | str] | Combination
    ) -> bool:
        """Whether these cards may be played on the combination on the table."""
        play, lying = (
            side if isinstance(side, Combination) else self.classify(side)
            for side in (cards, table)
        )
        if play is None or lying is None:
            return False
        return combinations.tables(self).beats(play, lying)

    def legal_plays(
        self,
        hand: Iterable[Card | str],
        table: Iterable[Card | str] | Combination | None = None,
    ) -> list[Combination]:
        """Return every combination of the hand that may be played, once each.

        `table` is the combination to beat; None or no cards stand for a lead, with no opening card
        asked for. Raises CardError where the table is no combination of these rules.
        """
        found = combinations.tables(self)
        mask = mask_of(hand)
        if table is None:
            return found.leads(mask)
        if not isinstance(table, Combination):
            lying = mask_of(table)
            if not lying:
                return found.leads(mask)
            table = found.require(lying)
        return found.answers(mask, table)

    def to_json(self) -> str:
        """Return the rules as a JSON object that names every option."""
        return json.dumps(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        """Return every option by name, with values as JSON has them."""
        options = {name: _plain(getattr(self, name)) for name in OPTIONS}
        options["five_card_order"] = [kind.replace("_", "-") for kind in self.five_card_order]
        return options

    @classmethod
    def from_json(cls, text: str) -> Rules:
        """Return the rules of a JSON object; what it does not name has its preset's value."""
        try:
            found = json.loads(text)
        except ValueError as error:
            raise RulesError(f"not JSON: {error}", ()) from error
        return cls.from_dict(found)

    @classmethod
    def from_dict(cls, found: object) -> Rules:
        """Return the rules of options by name, as `from_json` reads them."""
        from bigtwo_qt.rules.systems import preset

        if not isinstance(found, Mapping):
            raise RulesError("rules are an object with options by name", ())
        unknown = [name for name in found if name not in OPTIONS]
        if unknown:
            raise RulesError(f"no such option: {', '.join(map(str, unknown))}", map(str, unknown))
        options = {name: _frozen(value) for name, value in found.items()}
        order = options.get("five_card_order")
        if isinstance(order, tuple) and all(isinstance(kind, str) for kind in order):
            options["five_card_order"] = tuple(kind.replace("-", "_") for kind in order)
        players = options.get("players")
        if players is not None and not VALID["players"](players):
            raise RulesError(f"players: {players!r} is no value of it", ("players",))
        return preset(options.pop("id", "big-two"), **options)


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


OPTIONS = tuple(field.name for field in fields(Rules) if field.init)

CHOICES: dict[str, tuple[Any, ...]] = {
    "leftover": get_args(Leftover),
    "direction": get_args(Direction),
    "first_dealer": get_args(FirstDealer),
    "later_dealer": get_args(LaterDealer),
    "first_card": get_args(FirstCard),
    "teams": get_args(Teams),
    "runs": get_args(Runs),
    "run_length": get_args(RunLength),
    "flush_order": get_args(FlushOrder),
    "triples": get_args(Triples),
    "four_cards": get_args(FourCards),
    "trumps": get_args(Trumps),
    "opener_later_deals": get_args(LaterOpener),
    "opening_card": get_args(OpeningCard),
    "opening_play": get_args(OpeningPlay),
    "passing": get_args(Passing),
    "deal_ends": get_args(DealEnds),
    "instant_win": get_args(InstantWin),
    "last_card": get_args(LastCard),
    "finish": get_args(Finish),
    "match_ends": get_args(MatchEnds),
    "result": get_args(Result),
    "tie": get_args(Tie),
    "scoring": get_args(Scoring),
    "held_cards": get_args(HeldCards),
    "winning_play": get_args(WinningPlay),
    "settlement": get_args(Settlement),
    "bare_fours": (False, True),
    "pair_runs": (False, True),
    "same_kind_answer": (False, True),
    "out_of_turn": (False, True),
    "own_beat": (False, True),
    "exchange": (False, True),
    "top_card_ends_trick": (False, True),
    "players": (2, 3, 4, 5, 6, 7, 8),
    "packs": (1, 2),
    "jokers": (0, 2),
    "announce": (0, 1, 2),
}


def _one_of(values: tuple[Any, ...]) -> Callable[[Any], bool]:
    """Return a check of value and type: True is not taken for 1."""
    return lambda value: any(value == one and type(value) is type(one) for one in values)


def _is_count(value: Any) -> bool:
    return type(value) is int and 1 <= value <= 1_000_000


def _is_order(value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and all(kind in FIVE_CARD_KINDS for kind in value)
        and len(set(value)) == len(value)
    )


def _is_bands(value: Any) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    if not all(isinstance(band, tuple) and len(band) == 2 for band in value):
        return False
    if not all(_is_count(number) for band in value for number in band):
        return False
    starts = [start for start, _ in value]
    return starts[0] == 1 and all(low < high for low, high in pairwise(starts))


VALID: dict[str, Callable[[Any], bool]] = {
    "id": lambda value: isinstance(value, str),
    **{name: _one_of(values) for name, values in CHOICES.items()},
    "hand_size": lambda value: value == "all" or (_is_count(value) and value <= 52),
    "suit_order": lambda value: isinstance(value, str) and sorted(value) == sorted("dchs"),
    "five_card_order": _is_order,
    "match_length": _is_count,
    "bands": _is_bands,
}

_PENALTIES = ("bands", "never-played")
_GAINS = ("twos-played", "winner-collects", "sides")


def _dealt_too_much(rules: Rules) -> bool:
    return rules.base_hand < 1 or rules.base_hand * rules.players > 52 * rules.packs + rules.jokers


# What makes no sense at the table, or leaves an option with nothing to do.
CLASHES: tuple[tuple[tuple[str, ...], Callable[[Rules], bool]], ...] = (
    (("players", "packs"), lambda r: not (r.players <= 4 if r.packs == 1 else r.players >= 4)),
    (("players", "packs", "jokers", "hand_size"), _dealt_too_much),
    (("teams", "players"), lambda r: r.teams == "partners" and r.players != 4),
    (("teams", "scoring"), lambda r: (r.teams == "partners") != (r.scoring == "sides")),
    # The sides are compared when the first hand is empty.
    (("teams", "deal_ends"), lambda r: r.teams == "partners" and r.deal_ends != "first-out"),
    (("teams", "exchange"), lambda r: r.teams == "partners" and r.exchange),
    (
        ("five_card_order", "packs"),
        lambda r: "five_of_a_kind" in r.five_card_order and r.packs == 1,
    ),
    (
        ("trumps", "five_card_order"),
        lambda r: (
            (r.trumps == "honour" and "quads" not in r.five_card_order)
            or (r.trumps != "none" and "straight_flush" not in r.five_card_order)
        ),
    ),
    # A two-breaker is playable in no other way.
    (("trumps", "bare_fours"), lambda r: r.trumps == "two-breaker" and r.bare_fours),
    (("trumps", "bare_fours"), lambda r: r.trumps == "bombs" and not r.bare_fours),
    (("four_cards", "bare_fours"), lambda r: r.four_cards != "none" and not r.bare_fours),
    # Two pairs of neighbouring ranks would be two kinds at once.
    (("four_cards", "pair_runs"), lambda r: r.four_cards != "none" and r.pair_runs),
    (
        ("triples", "five_card_order"),
        lambda r: r.triples == "full-house-only" and "full_house" not in r.five_card_order,
    ),
    (
        ("out_of_turn", "five_card_order"),
        lambda r: r.out_of_turn and not {"quads", "straight_flush"} & set(r.five_card_order),
    ),
    # Only where passes bind are the others out when a player beats their own combination.
    (("own_beat", "passing"), lambda r: r.own_beat and r.passing != "locked"),
    # The winner who opens later deals never has to play a certain card.
    (
        ("opening_card", "opener_later_deals"),
        lambda r: r.opening_card == "every-deal" and r.opener_later_deals == "winner",
    ),
    (
        ("opening_play", "opening_card"),
        lambda r: r.opening_play == "alone" and r.opening_card == "never",
    ),
    # Places and card counts need a deal that ends in the way they count.
    (("scoring", "deal_ends"), lambda r: (r.scoring == "places") != (r.deal_ends == "plays-on")),
    # Who gives a card to whom is known only where play goes on to the last place.
    (("exchange", "deal_ends"), lambda r: r.exchange and r.deal_ends != "plays-on"),
    (
        ("instant_win", "hand_size"),
        lambda r: r.instant_win == "dragon" and r.base_hand != 13,
    ),
    (("scoring", "result"), lambda r: r.scoring in _GAINS and r.result != "highest"),
    (
        ("scoring", "settlement"),
        lambda r: r.settlement != "add-up" and r.scoring not in _PENALTIES,
    ),
    # Points that only ever count against a seat never reach a target where the highest wins.
    (
        ("match_ends", "result", "settlement"),
        lambda r: (
            r.match_ends == "points"
            and r.result == "highest"
            and r.scoring not in _GAINS
            and r.settlement == "add-up"
        ),
    ),
    (
        ("scoring", "held_cards"),
        lambda r: r.held_cards != "nothing" and r.scoring not in _PENALTIES,
    ),
    (
        ("scoring", "winning_play"),
        lambda r: r.winning_play != "nothing" and r.scoring not in _PENALTIES,
    ),
    (
        ("finish", "winning_play"),
        lambda r: r.finish == "no-two" and r.winning_play != "nothing",
    ),
    (
        ("scoring", "last_card"),
        lambda r: r.last_card == "liability" and r.scoring not in _PENALTIES,
    ),
)


def clashes(rules: Rules) -> Iterator[tuple[str, ...]]:
    """Yield the options that contradict each other, a group for each row of `CLASHES`."""
    return (names for names, clash in CLASHES if clash(rules))


def draft(rules: Rules, changes: Mapping[str, Any]) -> Rules:
    """Return rules with valid values changed whether or not they go together, to look for clashes.

    It is for `clashes` alone: nothing is played by it.
    """
    found = object.__new__(Rules)
    for name in OPTIONS:
        object.__setattr__(found, name, changes.get(name, getattr(rules, name)))
    return found
