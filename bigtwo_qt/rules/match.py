"""A match: who deals, the exchange, the points, and when and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bigtwo_qt.rules.cards import ONCE, Card, add, take
from bigtwo_qt.rules.combinations import highest_card
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.dealing import Dealt, Exchange, deal_cards, next_seed, opening
from bigtwo_qt.rules.options import Rules
from bigtwo_qt.rules.scoring import side_counts


class MatchError(ValueError):
    """A step that a match does not allow now."""


# What a match is about. All of its deals share these options: who plays with which cards, and what
# the points are that it adds up. Everything else is about one deal, and a deal's record names every
# option, so it may change from one deal to the next.
MATCH_OPTIONS = (
    "id",
    "players",
    "packs",
    "jokers",
    "teams",
    "deal_ends",
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


def held_by_match(before: Rules, after: Rules) -> tuple[str, ...]:
    """Return the options in which rules differ although a match keeps them to its end."""
    return tuple(name for name in MATCH_OPTIONS if getattr(before, name) != getattr(after, name))


@dataclass(frozen=True, slots=True)
class Header:
    """All that is known of a deal at its first play; with its events it is the record.

    `dealt` has the hands with a leftover taken up and the exchange made.
    """

    match: str
    number: int
    rules: Rules
    players: tuple[str, ...]
    dealt: Dealt
    exchange: Exchange | None
    mini: bool

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands as masks, by seat."""
        return self.dealt.hands

    @property
    def as_dealt(self) -> Dealt:
        """The deal with the hands that were dealt, before the exchange if there was one."""
        if self.exchange is None:
            return self.dealt
        loser, winner = self.exchange.loser, self.exchange.winner
        given, taken = 1 << self.exchange.given, 1 << self.exchange.taken
        hands = list(self.dealt.hands)
        hands[loser] = add(take(hands[loser], taken), given)
        hands[winner] = take(add(hands[winner], taken), given)
        return replace(self.dealt, hands=tuple(hands))

    @property
    def opener(self) -> int:
        """The seat that leads first."""
        return self.dealt.opener

    @property
    def opening_card(self) -> Card | None:
        """The card that the first play must hold, if any."""
        return self.dealt.opening_card

    def begin(self) -> Deal:
        """Return the deal at its first play."""
        return Deal(self.rules, self.hands, self.opener, self.opening_card)


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal added: points by seat, the seats in order, the cards left on the two sides."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    teams: tuple[int, int] | None = None
    mini: bool = False

    @classmethod
    def of(cls, deal: Deal, mini: bool = False) -> Result:
        """Return the result of a deal that is over."""
        is_sided = deal.rules.teams == "partners"
        teams = side_counts(deal.outcome.hands) if is_sided else None
        return cls(deal.scores, tuple(deal.order), teams, mini)

    @property
    def is_tied(self) -> bool:
        """Whether both sides of a partnership ended with as many cards."""
        return self.teams is not None and self.teams[0] == self.teams[1]


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of a match so far, by seat, and who has won it if it is over."""

    totals: tuple[int, ...]
    deals_won: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.winners)


def standing(rules: Rules, results: Sequence[Result]) -> Standing:
    """Return how a match stands after these deals."""
    seats = range(rules.players)
    totals = tuple(sum(result.scores[seat] for result in results) for seat in seats)
    won = tuple(sum(result.order[0] == seat for result in results) for seat in seats)
    return Standing(totals, won, _winners(rules, results, totals, won))


def _winners(
    rules: Rules, results: Sequence[Result], totals: tuple[int, ...], won: tuple[int, ...]
) -> tuple[int, ...]:
    if not results or results[-1].is_tied:
        return ()
    if rules.match_ends == "deals":
        has_ended = sum(not result.mini for result in results) >= rules.match_length
    else:
        has_ended = max(totals) >= rules.match_length
    if not has_ended:
        return ()
    best = min(totals) if rules.result == "lowest" else max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    if rules.tie == "deals-won":
        most = max(won[seat] for seat in winners)
        winners = tuple(seat for seat in winners if won[seat] == most)
    if rules.tie == "deals-go-on":
        stands_alone = len({seat % 2 if rules.teams == "partners" else seat for seat in winners})
        return winners if stands_alone == 1 else ()
    return winners


def next_dealer(rules: Rules, results: Sequence[Result]) -> int | None:
    """Return who deals next, None where it is not yet known: in the first deal."""
    if not results:
        return None
    return results[-1].order[0 if rules.later_dealer == "winner" else -1]


class Match:
    """A match in progress: `header` and `deal` are those of the deal being played.

    A deal begins with `begin_deal`; where the rules have an exchange it then waits for
    `make_exchange`. When the deal is over, `finish_deal` adds its points.
    """

    def __init__(self, rules: Rules, players: Sequence[str], seed: int, match_id: str) -> None:
        """Start a match between these seats; its first deal has the seed, 0 included."""
        if len(players) != rules.players:
            raise MatchError(f"{len(players)} names for {rules.players} players")
        self.rules = rules
        self.players = tuple(players)
        self.id = match_id
        self.results: list[Result] = []
        self.seed = seed
        self.next_rules = rules
        """By which rules the next deal is dealt."""
        self.header: Header | None = None
        self.deal: Deal | None = None
        self._dealt: Dealt | None = None

    @classmethod
    def resume(cls, finished: Sequence[tuple[Header, Result]], current: Header | None) -> Match:
        """Return a match as its records leave it; the current deal is at its first play."""
        headers = [header for header, _ in finished]
        last = current or headers[-1]
        seed = current.dealt.seed if current else next_seed(last.dealt.seed)
        match = cls(last.rules, last.players, seed, last.match)
        match.results = [result for _, result in finished]
        if current:
            match.header = current
            match.deal = current.begin()
        return match

    @property
    def number(self) -> int:
        """The number of the deal being played, or of the next one; the first is 1."""
        return len(self.results) + 1

    @property
    def standing(self) -> Standing:
        """The points so far and the winners, if the match is over."""
        return standing(self.rules, self.results)

    @property
    def is_mini_due(self) -> bool:
        """Whether five cards each are dealt next, to break a partnership tie."""
        return bool(self.results) and self.results[-1].is_tied

    @property
    def dealt(self) -> Dealt | None:
        """The deal being played as it was dealt; while an exchange is due, before it."""
        return self._dealt if self.header is None else self.header.dealt

    @property
    def exchange_due(self) -> tuple[int, int, Card] | None:
        """The loser, the winner and the card given, while a deal waits for their exchange."""
        if self._dealt is None or self.header is not None:
            return None
        loser, winner = self.results[-1].order[-1], self.results[-1].order[0]
        given = highest_card(self.rules, self._dealt.hands[loser] & ONCE)
        return loser, winner, given

    def hand_in_exchange(self, seat: int) -> int:
        """Return a seat's hand while the exchange is due, with the given card already moved."""
        due = self.exchange_due
        if due is None or self._dealt is None:
            raise MatchError("no exchange is due")
        loser, winner, given = due
        hand = self._dealt.hands[seat]
        if seat == loser:
            return take(hand, 1 << given)
        return add(hand, 1 << given) if seat == winner else hand

    def change_rules(self, rules: Rules) -> None:
        """Deal by other rules from the next deal on; MatchError where the match holds an option."""
        held = held_by_match(self.rules, rules)
        if held:
            raise MatchError(f"held until the match ends: {', '.join(held)}")
        self.next_rules = rules

    def begin_deal(self) -> None:
        """Deal the next hands; where an exchange is due the deal waits for it."""
        if self.deal is not None or self._dealt is not None:
            raise MatchError("a deal is being played")
        if self.standing.is_over:
            raise MatchError("the match is over")
        self.rules = self.next_rules
        dealer = next_dealer(self.rules, self.results)
        winner = self.results[-1].order[0] if self.results else None
        self._dealt = deal_cards(self.rules, self.seed, dealer, winner, self.is_mini_due)
        if not (self.rules.exchange and self.results):
            self._open(self._dealt.hands, None)

    def make_exchange(self, offered: Sequence[Card], taken: Card) -> None:
        """Carry out the exchange: two cards of the winner, of which the loser takes one."""
        due = self.exchange_due
        if due is None:
            raise MatchError("no exchange is due")
        loser, winner, given = due
        hand = self.hand_in_exchange(winner)
        if len(offered) != 2 or offered[0] == offered[1]:
            raise MatchError("two cards are offered")
        if any(not hand >> one & 1 for one in offered) or taken not in offered:
            raise MatchError("the offer is of the winner's hand, and one of it is taken")
        hands = [self.hand_in_exchange(seat) for seat in range(self.rules.players)]
        hands[winner] = take(hands[winner], 1 << taken)
        hands[loser] = add(hands[loser], 1 << taken)
        pair = (offered[0], offered[1])
        self._open(tuple(hands), Exchange(loser, winner, given, pair, taken))

    def _open(self, hands: tuple[int, ...], exchange: Exchange | None) -> None:
        dealt = self._dealt
        if dealt is None:
            raise MatchError("nothing is dealt")
        if exchange is not None:
            opener, asked = opening(self.rules, hands, dealt.first_seat, exchange.winner, False)
            dealt = replace(dealt, hands=hands, opener=opener, opening_card=asked)
        self.header = Header(
            self.id, self.number, self.rules, self.players, dealt, exchange, self.is_mini_due
        )
        self.deal = self.header.begin()
        self._dealt = None

    def finish_deal(self) -> Result:
        """Add the points of the deal that has ended, and return them as its result."""
        if self.deal is None or self.header is None or not self.deal.over:
            raise MatchError("the deal is not over")
        result = Result.of(self.deal, self.header.mini)
        self.results.append(result)
        self.seed = next_seed(self.header.dealt.seed)
        self.header = self.deal = None
        return result
