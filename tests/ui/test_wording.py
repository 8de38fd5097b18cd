"""Every sentence of the table is whole, and names what it speaks of."""

import pytest

from bigtwo_qt.rules import Kind, Rules, parse_cards, system
from bigtwo_qt.rules.cards import CARDS
from bigtwo_qt.rules.refusal import Lack, Reason, Refusal
from bigtwo_qt.ui import wording

NINES = system("big-two").classify(parse_cards("9d 9s"))
CARD = parse_cards("3d")[0]
LOOSE = Rules(
    bare_fours=True,
    four_cards="two-pairs-and-bare-fours",
    runs="two-high",
)
DOUBLE = system("double-deck")
WINNER = system("winner")


@pytest.mark.parametrize("reason", [one for one in Reason if one is not Reason.NOT_A_COMBINATION])
def test_every_reason_is_one_whole_sentence(reason: Reason) -> None:
    text = wording.refusal_text(Refusal(reason, (CARD,), NINES))
    assert_is_sentence(text)


@pytest.mark.parametrize("lack", list(Lack))
def test_every_lack_is_one_whole_sentence(lack: Lack) -> None:
    kind = Kind.FLUSH.value if lack is Lack.KIND_NOT_PLAYED else None
    refusal = Refusal(Reason.NOT_A_COMBINATION, (CARD,), None, lack, kind)
    assert_is_sentence(wording.refusal_text(refusal))


@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_can_be_named_as_not_played(kind: Kind) -> None:
    lack = Lack.KIND_NOT_PLAYED
    refusal = Refusal(Reason.NOT_A_COMBINATION, (), None, lack, kind.value)
    assert_is_sentence(wording.refusal_text(refusal))


def assert_is_sentence(text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text
    assert "  " not in text
    assert len(text) <= 100


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal(Reason.NOT_HIGHER, (), NINES), "This is not higher than the pair of nines."),
        (Refusal(Reason.WRONG_COUNT, (), NINES), "It takes two cards to beat the pair of nines."),
        (
            Refusal(Reason.OPENING_CARD_MISSING, (CARD,)),
            "The opening play must hold the three of diamonds.",
        ),
        (
            Refusal(Reason.NOT_A_COMBINATION, (), None, Lack.FIFTH_CARD),
            "Four of a kind needs a fifth card.",
        ),
        (
            Refusal(Reason.NOT_A_COMBINATION, (), None, Lack.KIND_NOT_PLAYED, "flush"),
            "A flush cannot be played by these rules.",
        ),
        (
            Refusal(Reason.NOT_A_COMBINATION, (), None, Lack.KIND_NOT_PLAYED, "two_pairs"),
            "Two pairs cannot be played by these rules.",
        ),
    ],
)
def test_refusals_say_what_is_to_be_beaten(refusal: Refusal, text: str) -> None:
    assert wording.refusal_text(refusal) == text


def test_a_trump_asks_for_a_higher_trump() -> None:
    honour = system("honour-hands").classify(parse_cards("4d 4c 4h 4s 5d"))
    assert honour is not None
    text = wording.refusal_text(Refusal(Reason.WRONG_KIND, (), honour))
    assert text == "Only a higher trump answers the four fours with a five."


@pytest.mark.parametrize(
    ("rules", "cards", "name"),
    [
        (LOOSE, "9s", "nine of spades"),
        (LOOSE, "9d 9s", "pair of nines"),
        (LOOSE, "6d 6c 6s", "three sixes"),
        (LOOSE, "5d 6c 7s 8h 9d", "straight to the nine"),
        (LOOSE, "Ad 2c 3s 4h 5d", "straight to the five"),
        (LOOSE, "3h 6h 8h Th Ah", "flush of hearts to the ace"),
        (LOOSE, "9d 9s 9h 4c 4d", "full house of nines"),
        (LOOSE, "4d 4c 4h 4s 5d", "four fours with a five"),
        (LOOSE, "5s 6s 7s 8s 9s", "straight flush to the nine"),
        (LOOSE, "4d 4c 4h 4s", "four fours"),
        (WINNER, "4d 4c 5h 5s", "run of pairs to the fives"),
        (LOOSE, "4d 4c 9h 9s", "two pairs, nines and fours"),
        (DOUBLE, "4d 4d 4c 4h 4s", "five fours"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_combinations_have_names(rules: Rules, cards: str, name: str) -> None:
    combination = rules.classify(parse_cards(cards))
    assert combination is not None
    assert wording.combination_name(combination) == name
    assert wording.play_label(combination) == f"Play {name}"


def test_every_card_has_its_own_name() -> None:
    names = {wording.card_label(card) for card in CARDS}
    assert len(names) == len(CARDS)
    assert {"Three of diamonds", "Two of spades", "Black joker", "Colour joker"} <= names
    assert wording.card_label(None) == "Face-down card"


@pytest.mark.parametrize(
    ("names", "you_win", "title"),
    [
        (["You"], True, "You win the match"),
        (["Mei"], False, "Mei wins the match"),
        (["You", "Mei"], True, "You and Mei share the match"),
        (["Ana", "Mei", "Budi"], False, "Ana, Mei and Budi share the match"),
    ],
)
def test_the_end_of_a_match_names_all_winners(names: list[str], you_win: bool, title: str) -> None:
    assert wording.won_match(names, you_win) == title


def test_titles_say_how_long_a_match_is() -> None:
    assert wording.match_title("Big Two", True, 100) == "Big Two · to 100 points"
    assert wording.match_title("Big Two", False, 1) == "Big Two · one deal"
    assert wording.match_title("Big Two", False, 8) == "Big Two · 8 deals"
