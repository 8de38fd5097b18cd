"""The view-models: what QML reads, how it is told of changes, and what it never gets to know."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from bigtwo_qt.rules import parse_cards
from bigtwo_qt.ui.card_model import ASIDE, HAND, HEAP, PILE, SEAT, STOCK, UNDER, CardModel
from bigtwo_qt.ui.history_model import HistoryModel, HistoryRow
from bigtwo_qt.ui.roles import camel_case
from bigtwo_qt.ui.seat_model import SeatModel, SeatRow
from bigtwo_qt.ui.sheet_model import SheetModel, SheetRow

CARD_ROLES = [
    *("cardId", "face", "zone", "seat", "slot", "slots", "depth", "order", "faceUp", "staged"),
    *("playable", "offered", "focused", "label", "duration"),
]
SEAT_ROLES = [
    *("seat", "name", "emblem", "level", "isYou", "cardsLeft", "score", "isTurn", "isThinking"),
    *("passed", "locked", "isLeader", "isDealer", "lastPlay", "place", "penalty", "isWinner"),
    *("side", "tag", "points", "counted", "line"),
]


def check(model: QAbstractItemModel) -> None:
    """Have Qt watch a model: what is wrong with it becomes a warning, which fails the test."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)


def value(model: QAbstractItemModel, row: int, role: str) -> Any:
    """Return what QML reads of a row."""
    numbers = {bytes(name.data()).decode(): number for number, name in model.roleNames().items()}
    return model.data(model.index(row, 0), numbers[role])


def column(model: QAbstractItemModel, role: str) -> list[Any]:
    return [value(model, row, role) for row in range(model.rowCount())]


@pytest.fixture
def cards(root: QObject) -> CardModel:
    """Eight cards: two each for the seats 0 (the person) and 1, and four not dealt."""
    model = CardModel(root)
    model.gather(parse_cards("9s 3d 9h 4d 5d 6d 7d 8d"), 0)
    check(model)
    for number in range(4):
        model.deal(number, number % 2, number // 2, 2, own=number % 2 == 0, duration=40)
    return model


@pytest.mark.parametrize(
    ("model_class", "roles"),
    [
        (CardModel, CARD_ROLES),
        (SeatModel, SEAT_ROLES),
        (
            HistoryModel,
            ["kind", "name", "emblem", "faces", "text", "isBest", "label"],
        ),
        (SheetModel, ["number", "points", "winners", "texts", "label"]),
    ],
)
def test_roles_have_the_names_that_qml_uses(
    model_class: type[QAbstractItemModel], roles: list[str], root: QObject
) -> None:
    names = [bytes(name.data()).decode() for name in model_class(root).roleNames().values()]
    assert names == roles


def test_names_for_qml() -> None:
    assert [camel_case(name) for name in ("seat", "cards_left")] == ["seat", "cardsLeft"]


def test_a_gathered_pack_is_a_face_down_stock(root: QObject) -> None:
    model = CardModel(root)
    model.gather(parse_cards("9s 3d"), 0)
    assert column(model, "zone") == [STOCK, STOCK]
    assert column(model, "face") == ["", ""]
    assert column(model, "label") == ["Face-down card"] * 2
    assert column(model, "cardId") == [0, 1]
    # The first card dealt lies on top.
    assert value(model, 0, "order") > value(model, 1, "order")


def test_dealt_cards_lie_in_their_hands_unseen(cards: CardModel) -> None:
    assert column(cards, "zone") == [HAND, SEAT, HAND, SEAT, STOCK, STOCK, STOCK, STOCK]
    assert column(cards, "face") == [""] * 8
    assert cards.hand(0) == [0, 2]
    assert cards.hand(1) == [1, 3]
    assert value(cards, 2, "slot") == 1
    assert value(cards, 2, "slots") == 2
    assert value(cards, 2, "duration") == 40


def test_only_the_faces_of_the_turned_hand_are_known(cards: CardModel) -> None:
    cards.turn_up(0, 0)
    assert column(cards, "face")[:4] == ["9s", "", "9h", ""]
    assert column(cards, "faceUp")[:4] == [True, False, True, False]
    assert value(cards, 0, "label") == "Nine of spades"


def test_arranging_changes_places_and_not_the_rows(cards: CardModel) -> None:
    cards.arrange([2, 0], 30)
    assert cards.hand(0) == [2, 0]
    assert column(cards, "slot")[:3] == [1, 0, 0]


def test_a_play_lies_on_the_pile_and_the_hand_closes_up(cards: CardModel) -> None:
    cards.play(cards.ids_of(1, parse_cards("4d")), 25)
    assert value(cards, 3, "zone") == PILE
    assert value(cards, 3, "face") == "4d"
    assert value(cards, 3, "faceUp")
    assert value(cards, 3, "seat") == 1
    assert value(cards, 1, "slots") == 1
    cards.play([2, 0], 25)
    assert value(cards, 3, "zone") == UNDER
    assert value(cards, 3, "depth") == 1
    assert column(cards, "slot")[0] == 1
    assert value(cards, 0, "order") > value(cards, 2, "order") > value(cards, 3, "order")
    assert cards.hand(0) == []


def test_a_swept_trick_lies_face_down_on_the_heap(cards: CardModel) -> None:
    cards.play([3], 0)
    cards.play([0], 0)
    cards.sweep(0)
    assert [value(cards, number, "zone") for number in (0, 3)] == [HEAP, HEAP]
    assert [value(cards, number, "slot") for number in (3, 0)] == [0, 1]
    assert not value(cards, 0, "faceUp")
    cards.play([1], 0)
    cards.sweep(0)
    assert value(cards, 1, "slot") == 2


def test_marks_are_on_the_hand_alone(cards: CardModel) -> None:
    cards.mark(cards.hand(0), staged=[0, 1], offered=[2], playable=[0], focused=2, duration=12)
    assert column(cards, "staged")[:4] == [True, False, False, False]
    assert column(cards, "offered")[:4] == [False, False, True, False]
    assert column(cards, "playable")[:4] == [True, True, False, True]
    assert column(cards, "focused")[:4] == [False, False, True, False]


def test_what_is_left_of_the_stock_lies_aside_face_down(cards: CardModel) -> None:
    left = [row.card_id for row in cards.rows if row.zone == STOCK]
    cards.put_aside(0)
    assert [row.card_id for row in cards.rows if row.zone == ASIDE] == left
    assert all(cards.rows[number].face == "" for number in left)


def test_cards_lie_open_between_two_hands(cards: CardModel) -> None:
    one, other = cards.hand(1)[:2]
    cards.lay_open([other, one], 0)
    assert cards.lying_open() == [other, one]
    assert [cards.rows[number].face == "" for number in (one, other)] == [False, False]
    assert one not in cards.hand(1)
    cards.take_up([other], 0, True, True, 0)
    cards.take_up([one], 1, False, False, 0)
    assert cards.lying_open() == []
    assert cards.hand(0)[-1] == other
    assert value(cards, other, "faceUp")
    assert cards.hand(1)[-1] == one
    assert not value(cards, one, "faceUp")


def test_gathering_again_forgets_everything(cards: CardModel) -> None:
    cards.turn_up(0, 0)
    cards.play([0], 0)
    resets: list[bool] = []
    cards.modelReset.connect(lambda: resets.append(True))
    cards.gather(parse_cards("2s 3d 9h 4d 5d 6d 7d 8d"), 10)
    assert not resets, "the rows last, so that the cards fly back"
    assert column(cards, "zone") == [STOCK] * 8
    assert column(cards, "face") == [""] * 8
    cards.gather(parse_cards("2s 3d"), 10)
    assert cards.rowCount() == 2
    assert resets


def test_the_duration_is_told_before_the_move_that_it_times(cards: CardModel) -> None:
    names = {number: bytes(name.data()).decode() for number, name in cards.roleNames().items()}
    told: list[list[str]] = []
    cards.dataChanged.connect(
        lambda _first, _last, roles: told.append([names[role] for role in roles])
    )
    cards.turn_up(0, 77)
    assert told == [["duration", "face", "label", "faceUp"]] * 2
    told.clear()
    cards.turn_up(0, 55)
    assert told == [], "nothing moved"
    cards.settle()
    assert told == [["duration"]] * 4


def test_of_equal_cards_each_is_found_once(root: QObject) -> None:
    model = CardModel(root)
    model.gather(parse_cards("9s 9s 9s"), 0)
    for number in range(3):
        model.deal(number, number // 2, number % 2, 2, own=False, duration=0)
    assert model.ids_of(0, parse_cards("9s 9s")) == [0, 1]


def test_seats_tell_what_changed(root: QObject) -> None:
    model = SeatModel(root)
    model.seat_players(
        [
            SeatRow(0, "You", "you", "", True, True),
            SeatRow(1, "Mei", "lotus", "Planner", False, False),
        ]
    )
    check(model)
    names = {number: bytes(name.data()).decode() for number, name in model.roleNames().items()}
    told: list[tuple[int, list[str]]] = []
    model.dataChanged.connect(
        lambda first, _last, roles: told.append((first.row(), [names[role] for role in roles]))
    )
    model.change(1, cards_left=12, is_turn=True, passed=False)
    model.change(1, cards_left=12)
    model.change_all(passed=True)
    assert told == [(1, ["cardsLeft", "isTurn"]), (0, ["passed"]), (1, ["passed"])]
    assert column(model, "cardsLeft") == [0, 12]
    assert column(model, "isYou") == [True, False]


def test_history_and_sheet_grow(root: QObject) -> None:
    history, sheet = HistoryModel(root), SheetModel(root)
    history.add(HistoryRow(1, 2, "Ana", ("9d", "9s"), "pair of nines"))
    sheet.add(SheetRow(1, (0, 3, 7, 22), (0,)))
    check(history)
    check(sheet)
    assert column(history, "kind") == ["trick", "play"]
    assert value(history, 1, "faces") == ["9d", "9s"]
    assert value(sheet, 0, "points") == [0, 3, 7, 22]
    history.clear()
    sheet.clear()
    assert history.rowCount() == sheet.rowCount() == 0


def test_models_are_lists(cards: CardModel, qtbot: QtBot) -> None:
    assert cards.rowCount(cards.index(0)) == 0
    assert cards.data(QModelIndex(), 257) is None
    assert cards.data(cards.index(0), 0) is None
