"""The words for every option of the rules, as one table: its name, its values, a sentence each.

It is long because it is all the text there is about options; `option_text` reads it, and has the
texts in which something is counted. A text may name {lowest} and {highest}, the lowest and highest
card of the pack, {the_lowest} and {the_highest} where they stand after a verb.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class ValueText:
    """What a value of an option is called, and what it means in one sentence."""

    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class OptionText:
    """An option in words: its group, its name, and its values where they are a choice."""

    group: str
    name: str
    values: Mapping[Any, ValueText]


def _value(name: object, meaning: object) -> ValueText:
    return ValueText(str(name), str(meaning))


def _option(group: str, name: object, values: Mapping[Any, ValueText]) -> OptionText:
    return OptionText(group, str(name), values)


# The groups in the order in which a game is learnt.
GROUPS = {
    "cards": QT_TRANSLATE_NOOP("Options", "Players and cards"),
    "combinations": QT_TRANSLATE_NOOP("Options", "Combinations"),
    "dealing": QT_TRANSLATE_NOOP("Options", "Dealing and beginning"),
    "play": QT_TRANSLATE_NOOP("Options", "Playing"),
    "last-cards": QT_TRANSLATE_NOOP("Options", "The last cards"),
    "scoring": QT_TRANSLATE_NOOP("Options", "Points"),
    "match": QT_TRANSLATE_NOOP("Options", "The match"),
}
KIND_NAMES = {
    "straight": QT_TRANSLATE_NOOP("Options", "straight"),
    "flush": QT_TRANSLATE_NOOP("Options", "flush"),
    "full_house": QT_TRANSLATE_NOOP("Options", "full house"),
    "quads": QT_TRANSLATE_NOOP("Options", "four of a kind with a fifth card"),
    "straight_flush": QT_TRANSLATE_NOOP("Options", "straight flush"),
    "five_of_a_kind": QT_TRANSLATE_NOOP("Options", "five of a kind"),
}
NUMBERS = {
    2: QT_TRANSLATE_NOOP("Options", "two"),
    3: QT_TRANSLATE_NOOP("Options", "three"),
    4: QT_TRANSLATE_NOOP("Options", "four"),
    5: QT_TRANSLATE_NOOP("Options", "five"),
    6: QT_TRANSLATE_NOOP("Options", "six"),
    7: QT_TRANSLATE_NOOP("Options", "seven"),
    8: QT_TRANSLATE_NOOP("Options", "eight"),
}

TEXTS: dict[str, OptionText] = {
    "players": _option("cards", QT_TRANSLATE_NOOP("Options", "Players"), {}),
    "teams": _option(
        "cards",
        QT_TRANSLATE_NOOP("Options", "Partners"),
        {
            "none": _value(
                QT_TRANSLATE_NOOP("Options", "Each alone"),
                QT_TRANSLATE_NOOP("Options", "All play for themselves."),
            ),
            "partners": _value(
                QT_TRANSLATE_NOOP("Options", "Two sides"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "The two players who sit opposite each other are partners; they do not see "
                    "each other's cards.",
                ),
            ),
        },
    ),
    "packs": _option(
        "cards",
        QT_TRANSLATE_NOOP("Options", "Packs"),
        {
            1: _value(
                QT_TRANSLATE_NOOP("Options", "One"),
                QT_TRANSLATE_NOOP("Options", "One pack of 52 cards is used."),
            ),
            2: _value(
                QT_TRANSLATE_NOOP("Options", "Two"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Two packs of 52 cards are shuffled together, so every card is there twice; "
                    "of two equal cards neither beats the other.",
                ),
            ),
        },
    ),
    "jokers": _option(
        "cards",
        QT_TRANSLATE_NOOP("Options", "Jokers"),
        {
            0: _value(
                QT_TRANSLATE_NOOP("Options", "None"),
                QT_TRANSLATE_NOOP("Options", "There are no jokers."),
            ),
            2: _value(
                QT_TRANSLATE_NOOP("Options", "Two"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Two jokers rank above the twos, the colour joker highest; a joker is only "
                    "ever played alone.",
                ),
            ),
        },
    ),
    "suit_order": _option("cards", QT_TRANSLATE_NOOP("Options", "Order of suits"), {}),
    "runs": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Order of straights"),
        {
            "ace-two-low": _value(
                QT_TRANSLATE_NOOP("Options", "Ace and two also low"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A-2-3-4-5 is the lowest straight and 2-3-4-5-6 the next; 10-J-Q-K-A is the "
                    "highest.",
                ),
            ),
            "wheel-only": _value(
                QT_TRANSLATE_NOOP("Options", "A-2-3-4-5 low, no other two"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A-2-3-4-5 is the lowest straight and 10-J-Q-K-A the highest; no other "
                    "straight holds a two.",
                ),
            ),
            "no-two": _value(
                QT_TRANSLATE_NOOP("Options", "No twos"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "No straight holds a two: 3-4-5-6-7 is the lowest and 10-J-Q-K-A the highest.",
                ),
            ),
            "two-high": _value(
                QT_TRANSLATE_NOOP("Options", "Twos high"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A-2-3-4-5 and 2-3-4-5-6 are the highest straights: the two is their top card, "
                    "and the suit of the two decides between them.",
                ),
            ),
            "up-to-two": _value(
                QT_TRANSLATE_NOOP("Options", "From three up to two"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Straights follow the ranks of the cards: 3-4-5-6-7 is the lowest, J-Q-K-A-2 "
                    "the highest, and nothing goes on below the three.",
                ),
            ),
            "23456-high": _value(
                QT_TRANSLATE_NOOP("Options", "2-3-4-5-6 highest, A-2-3-4-5 lowest"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "2-3-4-5-6 is the highest straight and A-2-3-4-5 the lowest, with 3-4-5-6-7 to "
                    "10-J-Q-K-A between them.",
                ),
            ),
            "low-forms-high": _value(
                QT_TRANSLATE_NOOP("Options", "A-2-3-4-5 highest, then 2-3-4-5-6"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A-2-3-4-5 is the highest straight, 2-3-4-5-6 comes next and 10-J-Q-K-A after "
                    "it; 3-4-5-6-7 is the lowest.",
                ),
            ),
        },
    ),
    "run_length": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Length of straights"),
        {
            "exactly-5": _value(
                QT_TRANSLATE_NOOP("Options", "Five cards"),
                QT_TRANSLATE_NOOP("Options", "A straight has five cards, no more and no fewer."),
            ),
            "5-or-more": _value(
                QT_TRANSLATE_NOOP("Options", "Five or more"),
                QT_TRANSLATE_NOOP("Options", "A straight may have five cards or more."),
            ),
        },
    ),
    "five_card_order": _option(
        "combinations", QT_TRANSLATE_NOOP("Options", "Five-card combinations"), {}
    ),
    "flush_order": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Order of flushes"),
        {
            "suit-first": _value(
                QT_TRANSLATE_NOOP("Options", "Suit first"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Of two flushes the one of the higher suit wins; in the same suit the highest "
                    "card decides, then the next, and so on.",
                ),
            ),
            "cards-first": _value(
                QT_TRANSLATE_NOOP("Options", "Cards first"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Of two flushes the one with the higher top card wins, then the next card "
                    "decides, and so on; the suit counts only if all five ranks are equal.",
                ),
            ),
            "top-card": _value(
                QT_TRANSLATE_NOOP("Options", "Highest card only"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Of two flushes only the highest cards are compared, by rank and then by suit.",
                ),
            ),
        },
    ),
    "triples": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Three of a kind"),
        {
            "yes": _value(
                QT_TRANSLATE_NOOP("Options", "Also alone"),
                QT_TRANSLATE_NOOP("Options", "Three of a kind may be played alone."),
            ),
            "full-house-only": _value(
                QT_TRANSLATE_NOOP("Options", "Only in a full house"),
                QT_TRANSLATE_NOOP(
                    "Options", "Three of a kind is only played as a part of a full house."
                ),
            ),
        },
    ),
    "bare_fours": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Four of a kind alone"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP("Options", "Four of a kind is never led without a fifth card."),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Yes"),
                QT_TRANSLATE_NOOP(
                    "Options", "Four of a kind may be played alone, as a combination of four cards."
                ),
            ),
        },
    ),
    "four_cards": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Two pairs"),
        {
            "none": _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP("Options", "Two pairs of any ranks are no combination."),
            ),
            "two-pairs-and-bare-fours": _value(
                QT_TRANSLATE_NOOP("Options", "Yes, below four of a kind"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Two pairs are a combination of four cards, compared by the higher pair; any "
                    "four of a kind alone beats them.",
                ),
            ),
        },
    ),
    "pair_runs": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Pairs in a row"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP("Options", "A row of pairs is no combination of its own."),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Yes"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Two or more pairs of neighbouring ranks may be played together; as many "
                    "higher pairs in a row answer them.",
                ),
            ),
        },
    ),
    "same_kind_answer": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "Answering with another kind"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "A higher kind answers"),
                QT_TRANSLATE_NOOP(
                    "Options", "A five-card combination may be answered by any higher one."
                ),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Only the same kind"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A combination is answered only by a higher one of its own kind, with as many "
                    "cards.",
                ),
            ),
        },
    ),
    "trumps": _option(
        "combinations",
        QT_TRANSLATE_NOOP("Options", "What beats other numbers of cards"),
        {
            "none": _value(
                QT_TRANSLATE_NOOP("Options", "Nothing"),
                QT_TRANSLATE_NOOP(
                    "Options", "No combination beats one with another number of cards."
                ),
            ),
            "honour": _value(
                QT_TRANSLATE_NOOP("Options", "Honours"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Four of a kind with a fifth card, and a straight flush, also beat anything of "
                    "fewer cards; after that only a higher one of these two answers.",
                ),
            ),
            "two-breaker": _value(
                QT_TRANSLATE_NOOP("Options", "Two-breakers"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A single two is also beaten by four of a kind without a fifth card, or by a "
                    "straight flush; after that only a higher one answers, a straight flush being "
                    "above four of a kind.",
                ),
            ),
            "bombs": _value(
                QT_TRANSLATE_NOOP("Options", "Bombs"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Four of a kind alone beats everything but a higher four of a kind or a "
                    "straight flush; a straight flush of any length beats everything but a "
                    "higher straight flush.",
                ),
            ),
        },
    ),
    "hand_size": _option("dealing", QT_TRANSLATE_NOOP("Options", "Cards for each player"), {}),
    "leftover": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "A card left over"),
        {
            "none": _value(
                QT_TRANSLATE_NOOP("Options", "Stays out of play"),
                QT_TRANSLATE_NOOP("Options", "Cards left over stay face down, out of play."),
            ),
            "seat-one": _value(
                QT_TRANSLATE_NOOP("Options", "To the lowest card, else to the first seat"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A single card left over is turned face up, and the holder of {the_lowest} "
                    "takes it; if it is {the_lowest} itself, the first seat does.",
                ),
            ),
            "next-lowest": _value(
                QT_TRANSLATE_NOOP("Options", "To the lowest card in a hand"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A single card left over is turned face up, and the holder of {the_lowest} "
                    "takes it; if it is {the_lowest} itself, the holder of the next lowest card "
                    "does.",
                ),
            ),
        },
    ),
    "direction": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "Direction of play"),
        {
            "anticlockwise": _value(
                QT_TRANSLATE_NOOP("Options", "Anticlockwise"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Cards are dealt and played anticlockwise: after you comes the player on your "
                    "right.",
                ),
            ),
            "clockwise": _value(
                QT_TRANSLATE_NOOP("Options", "Clockwise"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Cards are dealt and played clockwise: after you comes the player on your "
                    "left.",
                ),
            ),
        },
    ),
    "first_dealer": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "First dealer"),
        {
            "cut": _value(
                QT_TRANSLATE_NOOP("Options", "Highest card cut"),
                QT_TRANSLATE_NOOP("Options", "Whoever cuts the highest card is the first dealer."),
            ),
            "random": _value(
                QT_TRANSLATE_NOOP("Options", "By chance"),
                QT_TRANSLATE_NOOP("Options", "Chance names the first dealer."),
            ),
        },
    ),
    "later_dealer": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "Later dealers"),
        {
            "winner": _value(
                QT_TRANSLATE_NOOP("Options", "The winner"),
                QT_TRANSLATE_NOOP("Options", "Whoever has won a deal deals the next one."),
            ),
            "loser": _value(
                QT_TRANSLATE_NOOP("Options", "The loser"),
                QT_TRANSLATE_NOOP("Options", "Whoever came last in a deal deals the next one."),
            ),
        },
    ),
    "first_card": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "Who gets the first card"),
        {
            "counted": _value(
                QT_TRANSLATE_NOOP("Options", "Counted by a card"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "The dealer lifts part of the pack and counts the rank of the card at its "
                    "bottom round the table, beginning with themselves as one: the count ends at "
                    "whoever gets the first card.",
                ),
            ),
            "next-seat": _value(
                QT_TRANSLATE_NOOP("Options", "The player after the dealer"),
                QT_TRANSLATE_NOOP("Options", "The first card goes to the player after the dealer."),
            ),
        },
    ),
    "exchange": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "Exchange of cards"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP("Options", "All play with the cards they are dealt."),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Yes"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "From the second deal on, the loser of the last deal gives its winner their "
                    "highest card; the winner then shows any two cards, and the loser takes one of "
                    "them.",
                ),
            ),
        },
    ),
    "instant_win": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "Hands that win at once"),
        {
            "none": _value(
                QT_TRANSLATE_NOOP("Options", "None"),
                QT_TRANSLATE_NOOP("Options", "No hand wins before it is played."),
            ),
            "dragon": _value(
                QT_TRANSLATE_NOOP("Options", "Dragon"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A dragon, a hand with one card of every rank, wins the deal before anything "
                    "is played; all others then count as holding their whole hand.",
                ),
            ),
            "dragon-or-four-twos": _value(
                QT_TRANSLATE_NOOP("Options", "Dragon or four twos"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A dragon, a hand with one card of every rank, or a hand with a two of every "
                    "suit, wins the deal before anything is played; all others then count as "
                    "holding their whole hand.",
                ),
            ),
        },
    ),
    "opener_later_deals": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "Who begins later deals"),
        {
            "lowest-card": _value(
                QT_TRANSLATE_NOOP("Options", "The lowest card"),
                QT_TRANSLATE_NOOP(
                    "Options", "In every deal the holder of the lowest card plays first."
                ),
            ),
            "winner": _value(
                QT_TRANSLATE_NOOP("Options", "The winner"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "From the second deal on, the winner of the last deal plays first, and plays "
                    "anything.",
                ),
            ),
        },
    ),
    "opening_card": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "When the lowest card must be played"),
        {
            "every-deal": _value(
                QT_TRANSLATE_NOOP("Options", "In every deal"),
                QT_TRANSLATE_NOOP(
                    "Options", "The first play of every deal must hold the lowest card."
                ),
            ),
            "first-deal": _value(
                QT_TRANSLATE_NOOP("Options", "In the first deal"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "The first play of a match must hold the lowest card; in later deals the first "
                    "play is free.",
                ),
            ),
            "never": _value(
                QT_TRANSLATE_NOOP("Options", "Never"),
                QT_TRANSLATE_NOOP("Options", "The first play of a deal may be anything."),
            ),
        },
    ),
    "opening_play": _option(
        "dealing",
        QT_TRANSLATE_NOOP("Options", "How the lowest card is played"),
        {
            "any": _value(
                QT_TRANSLATE_NOOP("Options", "In any combination"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "The lowest card may open the deal alone or as a part of any combination.",
                ),
            ),
            "alone": _value(
                QT_TRANSLATE_NOOP("Options", "Alone"),
                QT_TRANSLATE_NOOP(
                    "Options", "The lowest card must open the deal alone, as a single card."
                ),
            ),
        },
    ),
    "passing": _option(
        "play",
        QT_TRANSLATE_NOOP("Options", "What a pass does"),
        {
            "open": _value(
                QT_TRANSLATE_NOOP("Options", "For one turn"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A pass is for one turn only: if the trick comes round to you again, you may "
                    "play.",
                ),
            ),
            "locked": _value(
                QT_TRANSLATE_NOOP("Options", "For the whole trick"),
                QT_TRANSLATE_NOOP(
                    "Options", "Once you have passed, you are out until the trick is cleared."
                ),
            ),
        },
    ),
    "own_beat": _option(
        "play",
        QT_TRANSLATE_NOOP("Options", "Beating your own cards"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP(
                    "Options", "When all others have passed, the trick is over at once."
                ),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Yes"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "When all others have passed, you may go on and beat your own combination "
                    "instead of leading anew; the others stay out of the trick.",
                ),
            ),
        },
    ),
    "out_of_turn": _option(
        "play",
        QT_TRANSLATE_NOOP("Options", "Playing out of turn"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP("Options", "Cards are only played in turn."),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Yes"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Four of a kind with a fifth card, or a straight flush, may be played at once "
                    "and out of turn on any five cards it beats; play goes on after that player.",
                ),
            ),
        },
    ),
    "top_card_ends_trick": _option(
        "play",
        QT_TRANSLATE_NOOP("Options", "The highest card"),
        {
            False: _value(
                QT_TRANSLATE_NOOP("Options", "Waits for the passes"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A trick is over only when the others have passed, even after {the_highest}.",
                ),
            ),
            True: _value(
                QT_TRANSLATE_NOOP("Options", "Ends the trick"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "The highest card, {the_highest}, ends the trick at once when it is played "
                    "alone.",
                ),
            ),
        },
    ),
    "deal_ends": _option(
        "play",
        QT_TRANSLATE_NOOP("Options", "End of a deal"),
        {
            "first-out": _value(
                QT_TRANSLATE_NOOP("Options", "First hand empty"),
                QT_TRANSLATE_NOOP(
                    "Options", "The deal is over as soon as one player has no cards left."
                ),
            ),
            "plays-on": _value(
                QT_TRANSLATE_NOOP("Options", "Last hand left"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "The deal goes on until only one player has cards left; whoever goes out "
                    "before that is out of this deal.",
                ),
            ),
        },
    ),
    "announce": _option(
        "last-cards",
        QT_TRANSLATE_NOOP("Options", "Announcing the last cards"),
        {
            0: _value(
                QT_TRANSLATE_NOOP("Options", "No"),
                QT_TRANSLATE_NOOP("Options", "The last cards are not announced."),
            ),
            1: _value(
                QT_TRANSLATE_NOOP("Options", "The last card"),
                QT_TRANSLATE_NOOP("Options", "It is announced when a player has one card left."),
            ),
            2: _value(
                QT_TRANSLATE_NOOP("Options", "The last two cards"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "It is announced, once in a deal, when a player has two cards left or fewer.",
                ),
            ),
        },
    ),
    "last_card": _option(
        "last-cards",
        QT_TRANSLATE_NOOP("Options", "Before a player with one card"),
        {
            "off": _value(
                QT_TRANSLATE_NOOP("Options", "Nothing special"),
                QT_TRANSLATE_NOOP(
                    "Options", "You may play as you like before a player with one card left."
                ),
            ),
            "highest-single": _value(
                QT_TRANSLATE_NOOP("Options", "The highest single"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "When the player after you has one card left and you play a single card, it "
                    "must be your highest; on a single card you may pass only if your highest does "
                    "not beat it.",
                ),
            ),
            "liability": _value(
                QT_TRANSLATE_NOOP("Options", "You pay if you let it through"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "When the player after you goes out with a single card that your highest card "
                    "would have beaten, and you had passed or played a lower one, you pay the "
                    "points of all losers.",
                ),
            ),
        },
    ),
    "finish": _option(
        "last-cards",
        QT_TRANSLATE_NOOP("Options", "Going out"),
        {
            "any": _value(
                QT_TRANSLATE_NOOP("Options", "With anything"),
                QT_TRANSLATE_NOOP("Options", "You may go out with any combination."),
            ),
            "no-single-two": _value(
                QT_TRANSLATE_NOOP("Options", "Not with a single two"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "You may not go out with a single two; if you lead and hold nothing else, you "
                    "may pass.",
                ),
            ),
            "no-two": _value(
                QT_TRANSLATE_NOOP("Options", "Not with a two"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "You may not go out with a play that holds a two; if you lead and hold nothing "
                    "else, you may pass.",
                ),
            ),
        },
    ),
    "scoring": _option(
        "scoring",
        QT_TRANSLATE_NOOP("Options", "Points of a deal"),
        {
            "bands": _value(
                QT_TRANSLATE_NOOP("Options", "Cards left count"),
                QT_TRANSLATE_NOOP(
                    "Options", "Every card that a player still holds counts against them."
                ),
            ),
            "never-played": _value(
                QT_TRANSLATE_NOOP("Options", "Cards left count, threefold if never played"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Every card left counts one point against its holder, two with ten cards or "
                    "more, and three if the player has not played a card in the whole deal.",
                ),
            ),
            "twos-played": _value(
                QT_TRANSLATE_NOOP("Options", "The winner scores, more with twos"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Only the winner scores: one point, doubled for every two in the last play.",
                ),
            ),
            "winner-collects": _value(
                QT_TRANSLATE_NOOP("Options", "The winner collects"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Only the winner scores: one point for every card that an opponent has left, "
                    "two for every card of an opponent with more than ten.",
                ),
            ),
            "indonesian": _value(
                QT_TRANSLATE_NOOP("Options", "Indonesian, with bonuses"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Cards left count one point each and twos five, doubled with eleven or twelve "
                    "cards and tripled with thirteen or more; the winner, and special plays that "
                    "nobody beats, take points off.",
                ),
            ),
            "places": _value(
                QT_TRANSLATE_NOOP("Options", "By places"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Places count: no point for going out first, one for the second place, two for "
                    "the third, and so on.",
                ),
            ),
            "sides": _value(
                QT_TRANSLATE_NOOP("Options", "By sides"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "When a hand is empty, the side with fewer cards in its two hands together "
                    "wins: each of its players scores one point.",
                ),
            ),
        },
    ),
    "bands": _option("scoring", QT_TRANSLATE_NOOP("Options", "Points a card"), {}),
    "held_cards": _option(
        "scoring",
        QT_TRANSLATE_NOOP("Options", "Costly cards left in hand"),
        {
            "nothing": _value(
                QT_TRANSLATE_NOOP("Options", "None"),
                QT_TRANSLATE_NOOP("Options", "All cards left in hand cost the same."),
            ),
            "point-a-two": _value(
                QT_TRANSLATE_NOOP("Options", "One point more for each two"),
                QT_TRANSLATE_NOOP(
                    "Options", "Each two left in hand costs one point more, never multiplied."
                ),
            ),
            "double-a-two": _value(
                QT_TRANSLATE_NOOP("Options", "Double for each two"),
                QT_TRANSLATE_NOOP(
                    "Options", "Each two left in hand doubles what its holder loses."
                ),
            ),
            "double-a-four-or-straight-flush": _value(
                QT_TRANSLATE_NOOP("Options", "Double for four of a kind or straight flush"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "A four of a kind or a straight flush left in hand doubles what its holder "
                    "loses.",
                ),
            ),
        },
    ),
    "winning_play": _option(
        "scoring",
        QT_TRANSLATE_NOOP("Options", "Winning with a two"),
        {
            "nothing": _value(
                QT_TRANSLATE_NOOP("Options", "Counts like any play"),
                QT_TRANSLATE_NOOP("Options", "It makes no difference what the last play holds."),
            ),
            "double-with-a-two": _value(
                QT_TRANSLATE_NOOP("Options", "Doubles all points"),
                QT_TRANSLATE_NOOP(
                    "Options", "If the last play holds a two, all losers lose twice as much."
                ),
            ),
        },
    ),
    "settlement": _option(
        "scoring",
        QT_TRANSLATE_NOOP("Options", "How points are settled"),
        {
            "add-up": _value(
                QT_TRANSLATE_NOOP("Options", "They add up"),
                QT_TRANSLATE_NOOP(
                    "Options", "All write down their own points, and the winner none."
                ),
            ),
            "pairs": _value(
                QT_TRANSLATE_NOOP("Options", "Difference between every two players"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Every two players settle the difference of their points, so that what one "
                    "gains another loses.",
                ),
            ),
            "winner-takes-all": _value(
                QT_TRANSLATE_NOOP("Options", "The winner takes all"),
                QT_TRANSLATE_NOOP(
                    "Options", "The winner gets all the points that the others lose."
                ),
            ),
        },
    ),
    "match_ends": _option("match", QT_TRANSLATE_NOOP("Options", "End of the match"), {}),
    "match_length": _option("match", QT_TRANSLATE_NOOP("Options", "Length of the match"), {}),
    "result": _option(
        "match",
        QT_TRANSLATE_NOOP("Options", "Who wins the match"),
        {
            "lowest": _value(
                QT_TRANSLATE_NOOP("Options", "The lowest total"),
                QT_TRANSLATE_NOOP("Options", "Whoever has the lowest total then wins the match."),
            ),
            "highest": _value(
                QT_TRANSLATE_NOOP("Options", "The highest total"),
                QT_TRANSLATE_NOOP("Options", "Whoever has the highest total then wins the match."),
            ),
        },
    ),
    "tie": _option(
        "match",
        QT_TRANSLATE_NOOP("Options", "A tie"),
        {
            "shared": _value(
                QT_TRANSLATE_NOOP("Options", "Is shared"),
                QT_TRANSLATE_NOOP("Options", "Players with equal totals share the win."),
            ),
            "deals-won": _value(
                QT_TRANSLATE_NOOP("Options", "Deals won decide"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Of players with equal totals the one who won more deals wins the match; if "
                    "these are equal too, they share it.",
                ),
            ),
            "deals-go-on": _value(
                QT_TRANSLATE_NOOP("Options", "Deals go on"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "If the best totals are equal, further deals are played until one player "
                    "stands alone.",
                ),
            ),
        },
    ),
}
