"""The sentences of the table: names of cards and combinations, and every refusal in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.combinations import Combination, Kind
from bigtwo_qt.rules.refusal import Lack, Reason, Refusal
from bigtwo_qt.store import Settings, StoreError
from bigtwo_qt.store.sentences import Sentence

UNNAMED = Settings().player_name
RANK_NAMES = (
    QT_TRANSLATE_NOOP("Wording", "three"),
    QT_TRANSLATE_NOOP("Wording", "four"),
    QT_TRANSLATE_NOOP("Wording", "five"),
    QT_TRANSLATE_NOOP("Wording", "six"),
    QT_TRANSLATE_NOOP("Wording", "seven"),
    QT_TRANSLATE_NOOP("Wording", "eight"),
    QT_TRANSLATE_NOOP("Wording", "nine"),
    QT_TRANSLATE_NOOP("Wording", "ten"),
    QT_TRANSLATE_NOOP("Wording", "jack"),
    QT_TRANSLATE_NOOP("Wording", "queen"),
    QT_TRANSLATE_NOOP("Wording", "king"),
    QT_TRANSLATE_NOOP("Wording", "ace"),
    QT_TRANSLATE_NOOP("Wording", "two"),
)
RANKS_WITH_ARTICLE = (
    QT_TRANSLATE_NOOP("Wording", "a three"),
    QT_TRANSLATE_NOOP("Wording", "a four"),
    QT_TRANSLATE_NOOP("Wording", "a five"),
    QT_TRANSLATE_NOOP("Wording", "a six"),
    QT_TRANSLATE_NOOP("Wording", "a seven"),
    QT_TRANSLATE_NOOP("Wording", "an eight"),
    QT_TRANSLATE_NOOP("Wording", "a nine"),
    QT_TRANSLATE_NOOP("Wording", "a ten"),
    QT_TRANSLATE_NOOP("Wording", "a jack"),
    QT_TRANSLATE_NOOP("Wording", "a queen"),
    QT_TRANSLATE_NOOP("Wording", "a king"),
    QT_TRANSLATE_NOOP("Wording", "an ace"),
    QT_TRANSLATE_NOOP("Wording", "a two"),
)
RANK_PLURALS = (
    QT_TRANSLATE_NOOP("Wording", "threes"),
    QT_TRANSLATE_NOOP("Wording", "fours"),
    QT_TRANSLATE_NOOP("Wording", "fives"),
    QT_TRANSLATE_NOOP("Wording", "sixes"),
    QT_TRANSLATE_NOOP("Wording", "sevens"),
    QT_TRANSLATE_NOOP("Wording", "eights"),
    QT_TRANSLATE_NOOP("Wording", "nines"),
    QT_TRANSLATE_NOOP("Wording", "tens"),
    QT_TRANSLATE_NOOP("Wording", "jacks"),
    QT_TRANSLATE_NOOP("Wording", "queens"),
    QT_TRANSLATE_NOOP("Wording", "kings"),
    QT_TRANSLATE_NOOP("Wording", "aces"),
    QT_TRANSLATE_NOOP("Wording", "twos"),
)
# A card by its rank, {suit} is its suit; and the same after a verb: what is held, played or beaten.
CARDS = (
    QT_TRANSLATE_NOOP("Wording", "three of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "four of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "five of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "six of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "seven of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "eight of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "nine of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "ten of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "jack of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "queen of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "king of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "ace of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "two of {suit}"),
)
THE_CARDS = (
    QT_TRANSLATE_NOOP("Wording", "the three of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the four of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the five of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the six of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the seven of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the eight of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the nine of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the ten of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the jack of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the queen of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the king of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the ace of {suit}"),
    QT_TRANSLATE_NOOP("Wording", "the two of {suit}"),
)
SUIT_NAMES = (
    QT_TRANSLATE_NOOP("Wording", "diamonds"),
    QT_TRANSLATE_NOOP("Wording", "clubs"),
    QT_TRANSLATE_NOOP("Wording", "hearts"),
    QT_TRANSLATE_NOOP("Wording", "spades"),
)
JOKER_NAMES = (
    QT_TRANSLATE_NOOP("Wording", "black joker"),
    QT_TRANSLATE_NOOP("Wording", "colour joker"),
)
THE_JOKERS = (
    QT_TRANSLATE_NOOP("Wording", "the black joker"),
    QT_TRANSLATE_NOOP("Wording", "the colour joker"),
)
COUNTS = (
    QT_TRANSLATE_NOOP("Wording", "no cards"),
    QT_TRANSLATE_NOOP("Wording", "one card"),
    QT_TRANSLATE_NOOP("Wording", "two cards"),
    QT_TRANSLATE_NOOP("Wording", "three cards"),
    QT_TRANSLATE_NOOP("Wording", "four cards"),
    QT_TRANSLATE_NOOP("Wording", "five cards"),
)
# What a combination is called: {first} and {last} are the ranks of its first and last card, in the
# order of the table, {firsts} and {lasts} their plurals, {a_last} the last with its article, {suit}
# the suit of the last.
COMBINATIONS = {
    Kind.PAIR: QT_TRANSLATE_NOOP("Wording", "pair of {firsts}"),
    Kind.TRIPLE: QT_TRANSLATE_NOOP("Wording", "three {firsts}"),
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("Wording", "straight to the {last}"),
    Kind.FLUSH: QT_TRANSLATE_NOOP("Wording", "flush of {suit} to the {last}"),
    Kind.FULL_HOUSE: QT_TRANSLATE_NOOP("Wording", "full house of {firsts}"),
    Kind.QUADS: QT_TRANSLATE_NOOP("Wording", "four {firsts} with {a_last}"),
    Kind.STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Wording", "straight flush to the {last}"),
    Kind.FIVE_OF_A_KIND: QT_TRANSLATE_NOOP("Wording", "five {firsts}"),
    Kind.BARE_QUADS: QT_TRANSLATE_NOOP("Wording", "four {firsts}"),
    Kind.PAIR_RUN: QT_TRANSLATE_NOOP("Wording", "run of pairs to the {lasts}"),
    Kind.TWO_PAIRS: QT_TRANSLATE_NOOP("Wording", "two pairs, {lasts} and {firsts}"),
}
# The same after a verb: what is to be beaten.
THE_COMBINATIONS = {
    Kind.PAIR: QT_TRANSLATE_NOOP("Wording", "the pair of {firsts}"),
    Kind.TRIPLE: QT_TRANSLATE_NOOP("Wording", "the three {firsts}"),
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("Wording", "the straight to the {last}"),
    Kind.FLUSH: QT_TRANSLATE_NOOP("Wording", "the flush of {suit} to the {last}"),
    Kind.FULL_HOUSE: QT_TRANSLATE_NOOP("Wording", "the full house of {firsts}"),
    Kind.QUADS: QT_TRANSLATE_NOOP("Wording", "the four {firsts} with {a_last}"),
    Kind.STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Wording", "the straight flush to the {last}"),
    Kind.FIVE_OF_A_KIND: QT_TRANSLATE_NOOP("Wording", "the five {firsts}"),
    Kind.BARE_QUADS: QT_TRANSLATE_NOOP("Wording", "the four {firsts}"),
    Kind.PAIR_RUN: QT_TRANSLATE_NOOP("Wording", "the run of pairs to the {lasts}"),
    Kind.TWO_PAIRS: QT_TRANSLATE_NOOP("Wording", "the two pairs, {lasts} and {firsts}"),
}
KINDS = {
    Kind.SINGLE: QT_TRANSLATE_NOOP("Wording", "A single card"),
    Kind.PAIR: QT_TRANSLATE_NOOP("Wording", "A pair"),
    Kind.TRIPLE: QT_TRANSLATE_NOOP("Wording", "Three of a kind"),
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("Wording", "A straight"),
    Kind.FLUSH: QT_TRANSLATE_NOOP("Wording", "A flush"),
    Kind.FULL_HOUSE: QT_TRANSLATE_NOOP("Wording", "A full house"),
    Kind.QUADS: QT_TRANSLATE_NOOP("Wording", "Four of a kind with a fifth card"),
    Kind.STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Wording", "A straight flush"),
    Kind.FIVE_OF_A_KIND: QT_TRANSLATE_NOOP("Wording", "Five of a kind"),
    Kind.BARE_QUADS: QT_TRANSLATE_NOOP("Wording", "Four of a kind alone"),
    Kind.PAIR_RUN: QT_TRANSLATE_NOOP("Wording", "A run of pairs"),
    Kind.TWO_PAIRS: QT_TRANSLATE_NOOP("Wording", "Two pairs"),
}
PLACES = (
    QT_TRANSLATE_NOOP("Wording", "1st"),
    QT_TRANSLATE_NOOP("Wording", "2nd"),
    QT_TRANSLATE_NOOP("Wording", "3rd"),
    QT_TRANSLATE_NOOP("Wording", "4th"),
    QT_TRANSLATE_NOOP("Wording", "5th"),
    QT_TRANSLATE_NOOP("Wording", "6th"),
    QT_TRANSLATE_NOOP("Wording", "7th"),
    QT_TRANSLATE_NOOP("Wording", "8th"),
)
INSTANT_WINS = {
    "dragon": QT_TRANSLATE_NOOP("Wording", "Dragon!"),
    "four-twos": QT_TRANSLATE_NOOP("Wording", "Four twos!"),
}
SORTINGS = {
    "rank": QT_TRANSLATE_NOOP("Wording", "By rank"),
    "suit": QT_TRANSLATE_NOOP("Wording", "By suit"),
    "combinations": QT_TRANSLATE_NOOP("Wording", "By groups"),
}
CARD_STATES = {
    "gone": QT_TRANSLATE_NOOP("Wording", "played"),
    "own": QT_TRANSLATE_NOOP("Wording", "in your hand"),
    "out": QT_TRANSLATE_NOOP("Wording", "still out"),
}
LEVELS = {
    "beginner": QT_TRANSLATE_NOOP("Wording", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Wording", "Casual"),
    "skilled": QT_TRANSLATE_NOOP("Wording", "Skilled"),
    "expert": QT_TRANSLATE_NOOP("Wording", "Expert"),
    "master": QT_TRANSLATE_NOOP("Wording", "Master"),
    "random": QT_TRANSLATE_NOOP("Wording", "Random"),
    "greedy": QT_TRANSLATE_NOOP("Wording", "Greedy"),
    "planner": QT_TRANSLATE_NOOP("Wording", "Planner"),
}
# What is wrong with the file without which a player cannot play as its level does.
FILE_FAULTS = {
    "missing": QT_TRANSLATE_NOOP("Wording", "The file {file} is missing."),
    "unreadable": QT_TRANSLATE_NOOP("Wording", "The file {file} cannot be read."),
    "damaged": QT_TRANSLATE_NOOP("Wording", "The file {file} is damaged."),
    "foreign": QT_TRANSLATE_NOOP("Wording", "The file {file} is of another version."),
}
# {card} is the card that the refusal speaks of, {table} the combination to beat, {count} how many
# cards that has, {kind} the kind of combination that is not played.
REASONS = {
    Reason.DEAL_OVER: QT_TRANSLATE_NOOP("Wording", "This deal is over."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Wording", "It is not your turn yet."),
    Reason.NOT_YOUR_CARD: QT_TRANSLATE_NOOP("Wording", "{the_card} is not in your hand."),
    Reason.WRONG_COUNT: QT_TRANSLATE_NOOP("Wording", "It takes {count} to beat {the_table}."),
    Reason.WRONG_KIND: QT_TRANSLATE_NOOP(
        "Wording", "Only its own kind of play answers {the_table}."
    ),
    Reason.NOT_HIGHER: QT_TRANSLATE_NOOP("Wording", "This is not higher than {the_table}."),
    Reason.OPENING_CARD_MISSING: QT_TRANSLATE_NOOP(
        "Wording", "The opening play must hold {the_card}."
    ),
    Reason.OPENING_CARD_ALONE: QT_TRANSLATE_NOOP(
        "Wording", "{the_card} opens the deal alone, as a single card."
    ),
    Reason.LEADER_CANNOT_PASS: QT_TRANSLATE_NOOP(
        "Wording", "You lead, so you cannot pass: play any combination."
    ),
    Reason.PASSED_THIS_TRICK: QT_TRANSLATE_NOOP(
        "Wording", "You passed, and play again once this trick is cleared."
    ),
    Reason.NO_INTERRUPTION: QT_TRANSLATE_NOOP(
        "Wording",
        "Out of turn, only a higher four of a kind or straight flush may be played on five cards.",
    ),
    Reason.LAST_CARD_HIGHEST_SINGLE: QT_TRANSLATE_NOOP(
        "Wording", "The next player has one card left: a single must be your highest, {the_card}."
    ),
    Reason.LAST_CARD_MUST_BEAT: QT_TRANSLATE_NOOP(
        "Wording", "The next player has one card left, so you cannot pass: play {the_card}."
    ),
    Reason.FINISH_WITH_SINGLE_TWO: QT_TRANSLATE_NOOP(
        "Wording", "The last play of a deal cannot be a single two."
    ),
    Reason.FINISH_WITH_TWO: QT_TRANSLATE_NOOP(
        "Wording", "The last play of a deal cannot hold a two."
    ),
}
TRUMP_NEEDED = QT_TRANSLATE_NOOP("Wording", "Only a higher trump answers {the_table}.")
LACKS = {
    Lack.NOTHING_CHOSEN: QT_TRANSLATE_NOOP("Wording", "Choose the cards to play."),
    Lack.FIFTH_CARD: QT_TRANSLATE_NOOP("Wording", "Four of a kind needs a fifth card."),
    Lack.ONLY_ON_A_TWO: QT_TRANSLATE_NOOP(
        "Wording", "Four of a kind is only played to beat a single two."
    ),
    Lack.ONLY_IN_FULL_HOUSE: QT_TRANSLATE_NOOP(
        "Wording", "Three of a kind is only played inside a full house."
    ),
    Lack.RUN_BREAKS_AT_TWO: QT_TRANSLATE_NOOP("Wording", "K-A-2 does not run on in a straight."),
    Lack.RUN_TOO_LONG: QT_TRANSLATE_NOOP("Wording", "A straight has five cards, no more."),
    Lack.RUN_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "Wording", "This row of cards is no straight by these rules."
    ),
    Lack.JOKER_STANDS_ALONE: QT_TRANSLATE_NOOP("Wording", "A joker is only played as a single."),
    Lack.KIND_NOT_PLAYED: QT_TRANSLATE_NOOP("Wording", "{kind} cannot be played by these rules."),
    Lack.SIMPLY_NONE: QT_TRANSLATE_NOOP("Wording", "These cards are not a combination."),
}


def translate(context: str, text: object) -> str:
    """Return a text in the language of the player; also takes what QT_TRANSLATE_NOOP returns."""
    return QCoreApplication.translate(context, str(text))


def counted(context: str, text: str, count: int) -> str:
    """Return a text in the form that goes with a number, which stands for "%n" in it."""
    return QCoreApplication.translate(context, text, "", count)


def in_language(sentence: str) -> str:
    """Return a sentence of the store in the language of the player; any other as it is."""
    if not isinstance(sentence, Sentence):
        return sentence
    values = {
        name: in_language(value) if isinstance(value, str) else value
        for name, value in sentence.values.items()
    }
    return translate("Store", sentence.text).format(**values)


def failure_text(error: StoreError) -> str:
    """Return what could not be kept or read, and why."""
    return in_language(error.sentence)


def card_name(card: Card) -> str:
    """Return the name of a card in a sentence: "nine of spades"."""
    return _named(card, CARDS, JOKER_NAMES)


def the_card_name(card: Card) -> str:
    """Return the name of a card after a verb, as what is played: "the nine of spades"."""
    return _named(card, THE_CARDS, THE_JOKERS)


def _named(card: Card, cards: Sequence[object], jokers: Sequence[object]) -> str:
    if card.is_joker:
        return translate("Wording", jokers[card.suit])
    suit = translate("Wording", SUIT_NAMES[card.suit])
    return translate("Wording", cards[card.rank]).format(suit=suit)


def card_label(card: Card | None) -> str:
    """Return what a screen reader says of a card; None is a card whose face is hidden."""
    return translate("Wording", "Face-down card") if card is None else sentence(card_name(card))


def count_name(count: int) -> str:
    """Return so many cards in words: "five cards"."""
    if count < len(COUNTS):
        return translate("Wording", COUNTS[count])
    return counted("Wording", "%n cards", count)


def combination_name(combination: Combination) -> str:
    """Return the name of a combination in a sentence: "pair of nines"."""
    if combination.kind is Kind.SINGLE:
        return card_name(combination.cards[0])
    return _described(combination, COMBINATIONS)


def the_combination_name(combination: Combination) -> str:
    """Return the name of a combination after a verb, as what is beaten: "the pair of nines"."""
    if combination.kind is Kind.SINGLE:
        return the_card_name(combination.cards[0])
    return _described(combination, THE_COMBINATIONS)


def _described(combination: Combination, texts: Mapping[Kind, object]) -> str:
    first, last = combination.cards[0], combination.cards[-1]
    return translate("Wording", texts[combination.kind]).format(
        firsts=translate("Wording", RANK_PLURALS[first.rank]),
        lasts=translate("Wording", RANK_PLURALS[last.rank]),
        last=translate("Wording", RANK_NAMES[last.rank]),
        a_last=translate("Wording", RANKS_WITH_ARTICLE[last.rank]),
        suit=translate("Wording", SUIT_NAMES[last.suit]),
    )


def refusal_text(refusal: Refusal) -> str:
    """Return one sentence that tells a player which rule refuses, and what would be allowed."""
    if refusal.reason is Reason.NOT_A_COMBINATION:
        kind = Kind(refusal.kind) if refusal.kind else None
        return translate("Wording", LACKS[refusal.lack or Lack.SIMPLY_NONE]).format(
            kind=translate("Wording", KINDS[kind]) if kind else ""
        )
    table = refusal.against
    text = REASONS[refusal.reason]
    if refusal.reason is Reason.WRONG_KIND and table is not None and table.trump:
        text = TRUMP_NEEDED
    words = {**_card_words(refusal.cards[0] if refusal.cards else None), **_table_words(table)}
    return sentence(translate("Wording", text).format(**words))


def _card_words(card: Card | None) -> dict[str, str]:
    """Return what stands in a text for a card."""
    if card is None:
        return {"card": "", "the_card": ""}
    return {"card": card_name(card), "the_card": the_card_name(card)}


def _table_words(table: Combination | None) -> dict[str, str]:
    """Return what stands in a text for the combination to beat."""
    if table is None:
        return {"table": "", "the_table": "", "count": ""}
    return {
        "table": combination_name(table),
        "the_table": the_combination_name(table),
        "count": count_name(table.size),
    }


def incomplete_text(table: Combination | None) -> str:
    """Return the sentence for cards that are the beginning of a play, but no play yet."""
    if table is None:
        return translate("Wording", "Not a combination yet.")
    text = translate("Wording", "Not a combination yet: it takes {count} to beat {the_table}.")
    return text.format(**_table_words(table))


def play_label(combination: Combination | None) -> str:
    """Return the text of the Play button for what is staged."""
    if combination is None:
        return translate("Wording", "Play")
    return translate("Wording", "Play {cards}").format(cards=combination_name(combination))


def lead_prompt(opening: Card | None) -> str:
    """Return what the person who leads is asked to do; `opening` is a card that is due."""
    if opening is None:
        return translate("Wording", "Your lead")
    return translate("Wording", "Your lead, with {the_card}").format(**_card_words(opening))


def answer_prompt(table: Combination, can_beat: bool) -> str:
    """Return what the person who follows is asked to do."""
    text = (
        translate("Wording", "Beat {the_table}")
        if can_beat
        else translate("Wording", "You hold nothing that beats {the_table}")
    )
    return text.format(**_table_words(table))


def thinking_prompt(name: str) -> str:
    """Return that a player is thinking."""
    return translate("Wording", "{name} is thinking").format(name=name)


def player_failed(name: str) -> str:
    """Return that a computer player could not decide, and what was done instead."""
    return translate(
        "Wording", "{name} could not decide because of a fault, and made the lowest play."
    ).format(name=name)


def interruption_failed() -> str:
    """Return that no computer player could be asked for an interruption."""
    return translate("Wording", "A computer player could not interrupt because of a fault.")


def hint_failed() -> str:
    """Return that no hint could be worked out."""
    return translate("Wording", "There is no hint here because of a fault.")


def told(name: str, text: str) -> str:
    """Return what a seat has just done: "Mei: pair of nines"."""
    return translate("Wording", "{name}: {text}").format(name=name, text=text)


def passed_text() -> str:
    """Return the word for a pass, as the table and the history show it."""
    return translate("Wording", "passed")


def cards_left_text(count: int) -> str:
    """Return the announcement of a seat as it makes it: "Two cards left"."""
    return sentence(translate("Wording", "{count} left").format(count=count_name(count)))


def counts_text(left: Sequence[tuple[str, int]]) -> str:
    """Return how many cards players have left: "Mei has five cards, Ana has one card."."""
    text = translate("Wording", "{name} has {count}")
    parts = [text.format(name=name, count=count_name(count)) for name, count in left]
    return joined(parts) + "." if parts else ""


def announcement(name: str, is_you: bool, count: int) -> str:
    """Return the announcement that a seat is down to so many cards."""
    text = (
        translate("Wording", "You have {count} left")
        if is_you
        else translate("Wording", "{name} has {count} left")
    )
    return text.format(name=name, count=count_name(count))


def points_text(points: int, signed: bool) -> str:
    """Return points as figures, with a real minus sign; `signed` ones also have their plus."""
    plus = "+" if signed and points > 0 else ""
    return f"{plus}{points}".replace("-", "\N{MINUS SIGN}")


def place_text(place: int) -> str:
    """Return as what a seat went out: "1st" is place 0."""
    return translate("Wording", PLACES[place])


def bonus_text(name: str, is_you: bool, points: int) -> str:
    """Return that a special play which nobody beat has earned its points."""
    text = (
        translate("Wording", "You score {points}: nobody beats it")
        if is_you
        else translate("Wording", "{name} scores {points}: nobody beats it")
    )
    return text.format(name=name, points=points_text(points, signed=True))


def instant_win(name: str, is_you: bool, hand: str) -> str:
    """Return that a hand wins before play."""
    text = (
        translate("Wording", "{hand} You win before play")
        if is_you
        else translate("Wording", "{hand} {name} wins before play")
    )
    return text.format(hand=translate("Wording", INSTANT_WINS[hand]), name=name)


def counted_text(card: Card, name: str, is_you: bool) -> str:
    """Return whom the deal begins with, by the counted card."""
    text = (
        translate("Wording", "{card}: you get the first card")
        if is_you
        else translate("Wording", "{card}: {name} gets the first card")
    )
    return text.format(card=card_label(card), name=name)


def leftover_text(card: Card, name: str, is_you: bool) -> str:
    """Return who takes up the card that did not divide."""
    text = (
        translate("Wording", "{the_card} is left over: you take it")
        if is_you
        else translate("Wording", "{the_card} is left over: {name} takes it")
    )
    return sentence(text.format(**_card_words(card), name=name))


def undealt_text(count: int) -> str:
    """Return how many cards stay out of play."""
    return counted("Wording", "%n cards out of play", count)


def tie_break_text() -> str:
    """Return why a deal of five cards each is dealt."""
    return translate("Wording", "Tie: a deal of five cards decides")


def given_text(loser: str, winner: str, card: Card, seats: tuple[bool, bool]) -> str:
    """Return what the loser gives; `seats` tells whether the loser, the winner is the person."""
    if seats[0]:
        text = translate("Wording", "You give {winner} your highest card, {the_card}")
    elif seats[1]:
        text = translate("Wording", "{loser} gives you their highest card, {the_card}")
    else:
        text = translate("Wording", "{loser} gives {winner} their highest card, {the_card}")
    return text.format(loser=loser, winner=winner, **_card_words(card))


def offer_prompt(loser: str) -> str:
    """Return what the person who won is asked to do in the exchange."""
    text = translate("Wording", "Choose two cards to offer {loser}, who takes one of them")
    return text.format(loser=loser)


def take_prompt(winner: str) -> str:
    """Return what the person who lost is asked to do in the exchange."""
    text = translate("Wording", "{winner} offers two cards: choose the one you take")
    return text.format(winner=winner)


def offered_text(loser: str, winner: str, seats: tuple[bool, bool]) -> str:
    """Return that two cards are offered; `seats` as in `given_text`."""
    if seats[0]:
        text = translate("Wording", "{winner} offers you two cards")
    elif seats[1]:
        text = translate("Wording", "You offer {loser} two cards")
    else:
        text = translate("Wording", "{winner} offers {loser} two cards")
    return text.format(loser=loser, winner=winner)


def taken_text(loser: str, card: Card, is_you: bool) -> str:
    """Return which of the cards offered is taken."""
    text = (
        translate("Wording", "You take {the_card}")
        if is_you
        else translate("Wording", "{loser} takes {the_card}")
    )
    return text.format(loser=loser, **_card_words(card))


def sort_label(sorting: str) -> str:
    """Return how the hand is sorted, one of ARRANGEMENTS, for the button that changes it."""
    return translate("Wording", SORTINGS[sorting])


def offer_label() -> str:
    """Return the text of the button that offers cards in the exchange."""
    return translate("Wording", "Offer two cards")


def take_label(card: Card | None) -> str:
    """Return the text of the button that takes an offered card in the exchange."""
    if card is None:
        return translate("Wording", "Take")
    return translate("Wording", "Take {card}").format(card=card_name(card))


def offer_refusal(count: int) -> str:
    """Return why so many cards cannot be offered."""
    if count == 1:
        return translate("Wording", "Choose one more card to offer.")
    return translate("Wording", "Choose two cards to offer.")


def take_refusal() -> str:
    """Return why nothing can be taken."""
    return translate("Wording", "Choose one of the two cards.")


def interrupt_prompt(table: Combination) -> str:
    """Return that the person may play out of turn."""
    text = translate("Wording", "You may interrupt {the_table}")
    return text.format(**_table_words(table))


def interrupt_label(combination: Combination | None) -> str:
    """Return what the Interrupt button would play, for screen readers too."""
    if combination is None:
        return translate("Wording", "Interrupt")
    return translate("Wording", "Interrupt: {cards}").format(cards=combination_name(combination))


def partner_tag(name: str, is_you: bool) -> str:
    """Return whose partner a seat is."""
    if is_you:
        return translate("Wording", "Your partner")
    return translate("Wording", "With {name}").format(name=name)


def joined(names: Sequence[str]) -> str:
    """Return names in a row: "Mei and Budi"."""
    if len(names) == 1:
        return names[0]
    return translate("Wording", "{names} and {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def side_wins_deal(names: Sequence[str]) -> str:
    """Return the title of a deal's result between two sides."""
    return translate("Wording", "{names} win the deal").format(names=joined(names))


def side_wins_match(names: Sequence[str]) -> str:
    """Return the title of a match's result between two sides."""
    return translate("Wording", "{names} win the match").format(names=joined(names))


def trick_text(number: int, leader: str, winner: str | None) -> str:
    """Return the head of a trick in the history; `winner` is None while it goes on."""
    if winner is None:
        text = translate("Wording", "Trick {number} · {leader} led")
    elif winner == leader:
        text = translate("Wording", "Trick {number} · {leader} led and won")
    else:
        text = translate("Wording", "Trick {number} · {leader} led, {winner} won")
    return text.format(number=number, leader=leader, winner=winner)


def passes_text(names: Sequence[str]) -> str:
    """Return that players have passed, one after the other."""
    return translate("Wording", "{names} passed").format(names=joined(names))


def counted_card(card: Card, states: Sequence[str]) -> str:
    """Return what is known of a card of the pack, or of its copies in two packs."""
    known = ", ".join(translate("Wording", CARD_STATES[state]) for state in states)
    return told(card_label(card), known)


def counting_text(count: int, highest: Card | None, aside: int) -> str:
    """Return how many cards are still out, the highest, and how many of them nobody holds."""
    if highest is None:
        return translate("Wording", "No card is out any more.")
    if count == 1:
        text = translate("Wording", "One card still out: {the_card}.")
    else:
        text = counted("Wording", "%n cards still out, the highest is {the_card}.", count)
    told_all = text.format(**_card_words(highest))
    if not aside:
        return told_all
    return f"{told_all} {sentence(undealt_text(aside))}."


def no_course() -> str:
    """Return that there is nothing to draw of the match yet."""
    return translate("Wording", "No deal is over yet.")


def course_text(
    deals: int,
    leaders: Sequence[str],
    best: int,
    others: Sequence[tuple[str, int]],
    goal: int | None,
) -> str:
    """Return how a match stood after so many deals, the best first, as the plot shows it."""
    text = (
        translate("Wording", "After deal {deals}: in the lead {leaders} with {best}")
        if others
        else translate("Wording", "After deal {deals}: {leaders} level with {best}")
    )
    parts = [text.format(deals=deals, leaders=joined(leaders), best=points_text(best, False))]
    parts += [f"{name} {points_text(total, False)}" for name, total in others]
    told_all = ", ".join(parts) + "."
    if goal is None:
        return told_all
    return f"{told_all} {counted('Wording', 'The match ends at %n points.', goal)}"


def sheet_row(
    number: int, names: Sequence[str], texts: Sequence[str], winners: Sequence[int]
) -> str:
    """Return a deal of the score sheet as a sentence."""
    won = translate("Wording", "{name} {points}, won")
    parts = [
        won.format(name=name, points=points) if seat in winners else f"{name} {points}"
        for seat, (name, points) in enumerate(zip(names, texts, strict=True))
    ]
    text = translate("Wording", "Deal {number}: {points}")
    return text.format(number=number, points="; ".join(parts))


def last_play_text(name: str, is_you: bool, play: str) -> str:
    """Return with what a seat has gone out."""
    text = (
        translate("Wording", "You went out: {play}")
        if is_you
        else translate("Wording", "{name} went out: {play}")
    )
    return text.format(name=name, play=play)


def match_text(deals: int, ended: str) -> str:
    """Return after how many deals a match is over, and how the last one ended."""
    if deals == 1:
        return ended
    return counted("Wording", "After %n deals · {ended}", deals).format(ended=ended)


def instant_win_text() -> str:
    """Return the words for a hand that wins before play."""
    return translate("Wording", "Won before play")


def dealing_prompt(name: str, is_you: bool) -> str:
    """Return what is said while cards are dealt."""
    if is_you:
        return translate("Wording", "You deal")
    return translate("Wording", "{name} deals").format(name=name)


def pass_is_best() -> str:
    """Return the hint where passing looks best."""
    return translate("Wording", "Passing looks best here.")


def shown_name(name: str) -> str:
    """Return what a player is called; a person who has given no name is "You"."""
    return translate("Wording", "You") if name == UNNAMED else name


def level_name(level: str) -> str:
    """Return what a level of computer players is called; "" is a person."""
    return translate("Wording", LEVELS[level]) if level in LEVELS else sentence(level)


def match_title(title: str, by_points: bool, length: int) -> str:
    """Return what a match is: the title of its system, and how long it goes."""
    if by_points:
        text = counted("Wording", "{title} · to %n points", length)
    elif length == 1:
        text = translate("Wording", "{title} · one deal")
    else:
        text = counted("Wording", "{title} · %n deals", length)
    return text.format(title=title)


def seen_as(mode: str, title: str) -> str:
    """Return the title of a match of which a deal is seen again, or played as practice."""
    if mode == "replay":
        return translate("Wording", "Seen again · {title}").format(title=title)
    if mode == "practice":
        return translate("Wording", "Practice, does not count · {title}").format(title=title)
    return title


def plays_as(levels: Sequence[str], instead: str, lack: str, file: str) -> str:
    """Return that players of some levels play as another, because of what a file lacks."""
    text = counted("Wording", "{levels} play as {instead}.", len(levels))
    names = joined([level_name(level) for level in levels])
    parts = [
        text.format(levels=names, instead=level_name(instead)),
        translate("Wording", FILE_FAULTS[lack]).format(file=file),
        translate("Wording", "Installing Big Two again puts it right."),
    ]
    return " ".join(parts)


def promised(code: str) -> str:
    """Return the beginning of the hash that was worked out before a deal was played."""
    return translate("Wording", "Cards fixed before play: {code} …").format(code=code)


def about_promise(is_open: bool) -> str:
    """Return what the hash of a deal is for, while it is played and when it is over."""
    if not is_open:
        return translate(
            "Wording",
            "All cards of this deal were dealt before the first play. This code is the SHA-256 of "
            "them and of a secret salt. When the deal is over both are shown here, and anybody can "
            "work the code out again: were a card changed, it would be another.",
        )
    return translate(
        "Wording",
        "The code was there before the first play. It is the SHA-256 of the lines below it: a "
        "name, the salt, the number of the deal, the hand of each seat, and the cards out of play.",
    )


def deal_heading(number: int) -> str:
    """Return the heading of a deal in a list of several."""
    return translate("Wording", "Deal {number}").format(number=number)


def promise_kept(deals: int) -> str:
    """Return that the hashes of so many deals are those that were there before play."""
    return counted(
        "Wording",
        "Nothing was changed: the cards and salts of these %n deals give the same codes.",
        deals,
    )


def promise_broken(numbers: Sequence[int]) -> str:
    """Return that the cards of some deals are not those that were fixed before play."""
    text = counted(
        "Wording",
        "The cards of deals {numbers} do not give the codes that were shown before.",
        len(numbers),
    )
    return text.format(numbers=joined([str(number) for number in numbers]))


def commands_copied(count: int) -> str:
    """Return that commands which work hashes out are on the clipboard."""
    return counted("Wording", "%n commands that work the codes out are on the clipboard.", count)


def code_copied() -> str:
    """Return that the hash is on the clipboard."""
    return translate("Wording", "The code is on the clipboard.")


def not_kept() -> str:
    """Return that this match is not kept."""
    return translate("Wording", "You can play, but this match will not be kept.")


def cannot_go_on() -> str:
    """Return that the match in progress could not be understood."""
    return translate(
        "Wording",
        "The match in progress could not be read. It stays in the results; a new one has begun.",
    )


def won_deal(name: str, is_you: bool) -> str:
    """Return the title of a deal's result."""
    if is_you:
        return translate("Wording", "You win the deal")
    return translate("Wording", "{name} wins the deal").format(name=name)


def won_match(names: Sequence[str], you_win: bool) -> str:
    """Return the title of a match's result; `names` are those of all winners."""
    if not you_win and len(names) == 1:
        return translate("Wording", "{name} wins the match").format(name=names[0])
    if len(names) == 1:
        return translate("Wording", "You win the match")
    return translate("Wording", "{names} share the match").format(names=joined(names))


def sentence(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
