"""What a person has laid out to play: card by card, the opening card first (RULES.md, 3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bigtwo_qt.rules.cards import COPIES, Card, mask_of, take
from bigtwo_qt.rules.combinations import Combination
from bigtwo_qt.rules.deal import Deal
from bigtwo_qt.rules.refusal import Lack, Reason, Refusal


class Stage:
    """The staged cards of one seat in one deal.

    Cards are told apart by an id, so that two equal cards of two packs are two cards. Call
    `refresh` whenever the deal has moved on, with the cards held by their ids. `offers` tells
    whether the rest of the only group that fits is offered.
    """

    def __init__(self, deal: Deal, seat: int, offers: bool = True) -> None:
        """Begin with nothing staged."""
        self.seat = seat
        self.offers = offers
        self.is_turn = False
        self.may_interrupt = False
        self._deal = deal
        self._hand: dict[int, Card] = {}
        self._staged: list[int] = []
        self._hinted: tuple[int, ...] = ()
        self._plays: list[Combination] = []
        self._interruptions: list[Combination] = []

    def refresh(self, hand: Mapping[int, Card], is_turn: bool, may_interrupt: bool = False) -> None:
        """Take up what the deal and the hand are now; cards that are gone are no longer staged.

        `is_turn` tells whether the seat is asked to decide, `may_interrupt` whether what it plays
        out of turn would be taken. When the opening card falls due, what was staged without it goes
        back.
        """
        if is_turn and self.is_turn and hand == self._hand:
            return
        self._hand = dict(hand)
        self.is_turn = is_turn
        self._plays = self._deal.legal_plays() if is_turn else []
        self._interruptions = (
            self._deal.interruptions(self.seat) if may_interrupt and not is_turn else []
        )
        self.may_interrupt = bool(self._interruptions)
        self._staged = [number for number in self._staged if number in hand]
        self._hinted = ()
        if self.opening_due is not None and self.opening_due not in self.cards:
            self._staged = []

    # What stands.

    def holds(self, number: int) -> bool:
        """Whether the card with this id is in the hand."""
        return number in self._hand

    @property
    def opening_due(self) -> Card | None:
        """The card that the play of this seat must hold now, if any."""
        return self._deal.opening_card if self.is_turn and not self._deal.played else None

    @property
    def staged(self) -> tuple[int, ...]:
        """The ids of the staged cards, in the order in which they were staged."""
        return tuple(self._staged)

    @property
    def cards(self) -> list[Card]:
        """The staged cards."""
        return [self._hand[number] for number in self._staged]

    @property
    def combination(self) -> Combination | None:
        """What the staged cards are, whether or not they may be played now."""
        return self._deal.rules.classify(self.cards)

    @property
    def refusal(self) -> Refusal | None:
        """Why the staged cards cannot be played now; None if they can, or nothing is staged."""
        return self._check(self.cards) if self._staged else None

    @property
    def empty_refusal(self) -> Refusal:
        """Why nothing at all cannot be played."""
        return self._check([]) or Refusal(Reason.NOT_A_COMBINATION, lack=Lack.NOTHING_CHOSEN)

    @property
    def pass_refusal(self) -> Refusal | None:
        """Why a pass is refused, None if it is not."""
        return self._check(None)

    def _check(self, cards: list[Card] | None) -> Refusal | None:
        refusal = self._deal.check(cards, self.seat)
        # The deal may be ahead of what is seen: the seat is not asked before that has been shown.
        if self.is_turn or self.may_interrupt or refusal:
            return refusal
        return Refusal(Reason.NOT_YOUR_TURN)

    @property
    def is_incomplete(self) -> bool:
        """Whether the staged cards are no combination, and more cards would make a legal play."""
        refusal = self.refusal
        return (
            refusal is not None
            and refusal.reason is Reason.NOT_A_COMBINATION
            and refusal.lack is Lack.SIMPLY_NONE
            and bool(self._plays_around())
        )

    @property
    def can_play(self) -> bool:
        """Whether the staged cards may be played now."""
        return self.is_turn and bool(self._staged) and self.refusal is None

    @property
    def can_pass(self) -> bool:
        """Whether the seat may pass now."""
        return self.is_turn and self.pass_refusal is None

    @property
    def interruption(self) -> Combination | None:
        """What would be played out of turn now: what is staged, or the lowest that is possible."""
        if not self._staged:
            return min(
                self._interruptions, key=lambda play: (play.strength, play.mask), default=None
            )
        staged = mask_of(self.cards)
        return next((play for play in self._interruptions if play.mask == staged), None)

    @property
    def can_beat(self) -> bool:
        """Whether the seat holds any play that is legal now."""
        return bool(self._plays)

    @property
    def is_hinted(self) -> bool:
        """Whether what is offered is a hint."""
        return bool(self._hinted) and bool(self.offered)

    @property
    def playable(self) -> tuple[int, ...]:
        """The ids of the cards that are part of a legal play; out of turn, all of them."""
        if not self.is_turn:
            return tuple(self._hand)
        useful = 0
        for play in self._plays:
            useful |= play.mask
        return tuple(
            number for number, card in self._hand.items() if (useful | useful >> COPIES) >> card & 1
        )

    @property
    def offered(self) -> tuple[int, ...]:
        """The ids of the cards that are offered.

        They are a hint, the rest of the only group that fits, if that is wished for, or out of turn
        the lowest interruption.
        """
        if self._hinted and set(self._staged) <= set(self._hinted):
            return tuple(number for number in self._hinted if number not in self._staged)
        if self.may_interrupt and not self._staged and self.interruption is not None:
            return self._find(self.interruption.mask)
        around = self._plays_around() if self._staged and self.offers else []
        if len(around) != 1 or around[0].size == len(self._staged):
            return ()
        missing = take(around[0].mask, mask_of(self.cards))
        return self._find(missing)

    def _plays_around(self) -> list[Combination]:
        """Return the legal plays that hold all staged cards."""
        staged = mask_of(self.cards)
        return [play for play in self._plays if staged & ~play.mask == 0]

    def _find(self, mask: int) -> tuple[int, ...]:
        """Return ids of cards in the hand that are not staged and make up a mask."""
        found = []
        for number, card in self._hand.items():
            if number in self._staged or not (mask | mask >> COPIES) >> card & 1:
                continue
            mask = take(mask, 1 << card)
            found.append(number)
        return tuple(found)

    # What is done.

    def toggle(self, number: int) -> Refusal | None:
        """Stage a card, or take it back; return why a tap on it is refused, None if it is not.

        While the opening card is due every other card is refused until it is staged, and taking it
        back clears the stage.
        """
        opening = self.opening_due
        if number in self._staged:
            if self._hand[number] == opening:
                self._staged = []
            else:
                self._staged.remove(number)
            return None
        if opening is not None and not self._staged and self._hand[number] != opening:
            return Refusal(Reason.OPENING_CARD_MISSING, (opening,))
        self._staged.append(number)
        return None

    def clear(self) -> None:
        """Put everything back."""
        self._staged = []
        self._hinted = ()

    def take_offer(self) -> bool:
        """Stage the cards that are offered; return whether there were any."""
        offered = self.offered
        self._staged += offered
        return bool(offered)

    def hint(self, cards: Iterable[Card]) -> None:
        """Offer these cards of the hand, with nothing staged."""
        self.clear()
        self._hinted = self._find(mask_of(cards))
