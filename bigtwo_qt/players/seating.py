"""Computer players at the seats of a deal: who is asked for what, and when."""

from __future__ import annotations

from collections.abc import Sequence

from bigtwo_qt.players.seat_view import Player, SeatView
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.events import Announce, Play
from bigtwo_qt.rules.match import Match


def begin_deal(match: Match, players: Sequence[Player]) -> Deal:
    """Deal the next hands of a match, with the exchange where there is one."""
    match.begin_deal()
    due = match.exchange_due
    if due is not None:
        loser, winner, _ = due
        offered = players[winner].offer(SeatView.before_play(match, winner))
        taken = players[loser].take(SeatView.before_play(match, loser), offered)
        match.make_exchange(offered, taken)
    if match.deal is None:
        raise AssertionError("a deal begins once its exchange is made")
    return match.deal


def decide(deal: Deal, players: Sequence[Player], totals: tuple[int, ...]) -> None:
    """Ask for one decision and carry it out: an interruption if one is wanted, else the turn's."""
    if deal.rules.out_of_turn and deal.events and isinstance(deal.events[-1], Play | Announce):
        for seat, player in enumerate(players):
            if deal.interruptions(seat):
                cards = player.interrupt(SeatView.of(deal, seat, totals))
                if cards is not None:
                    deal.play(cards, seat)
                    return
    cards = players[deal.seat].choose(SeatView.of(deal, deal.seat, totals))
    if cards is None:
        deal.pass_()
    else:
        deal.play(cards)


def play_deal(match: Match, players: Sequence[Player]) -> Deal:
    """Deal and play one deal of a match to its end; its points are not added yet."""
    totals = match.standing.totals
    deal = begin_deal(match, players)
    while not deal.over:
        decide(deal, players, totals)
    return deal
