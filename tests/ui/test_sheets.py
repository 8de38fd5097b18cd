"""The sheets beside the table: course of the match, plays, cards counted, results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from bigtwo_qt.players import LEVELS
from bigtwo_qt.rules import system
from bigtwo_qt.rules.cards import TWO, cards_of, parse_cards
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.rules.events import Play
from bigtwo_qt.ui.card_model import CardModel
from bigtwo_qt.ui.counting_model import CountingModel
from bigtwo_qt.ui.course_model import CourseLine, CourseModel, round_figures, round_step
from bigtwo_qt.ui.game import Game
from bigtwo_qt.ui.history_model import HistoryModel, HistoryRow
from bigtwo_qt.ui.sheet_model import SheetModel, SheetRow
from tests.ui.person import Person, items_in

Open = Callable[..., Game]
PlayOut = Callable[..., None]

KEYS = {"sheet": Qt.Key.Key_T, "history": Qt.Key.Key_L, "cards": Qt.Key.Key_K}
PANELS = {"sheet": "sheetPanel", "history": "historyPanel", "cards": "historyPanel"}
SIZES = [
    (360, 480),
    (480, 800),
    (800, 600),
    (1000, 720),
    (1280, 800),
    (2560, 1440),
    (3840, 2160),
]
WITH_DRAGONS = replace(system("big-two"), id="house", instant_win="dragon-or-four-twos")


def watch(model: Any) -> None:
    """Have Qt watch a model: what is wrong with it becomes a warning, which fails the test."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)


# The course of the match.


def play_deals(game: Game, play_out: PlayOut, deals: int) -> None:
    for _ in range(deals):
        play_out(game, passes=True)
        if game.phase == "matchOver":
            return
        game.nextDeal()


@pytest.mark.parametrize(
    ("name", "deals", "lines", "goal"),
    [
        ("big-two", 4, 4, True),
        ("match-play", 9, 4, False),
        ("indonesian", 5, 4, False),
        ("two-players", 3, 2, None),
        ("double-deck", 2, 8, True),
        ("winner", 1, 4, False),
    ],
)
def test_the_course_adds_up_what_the_deals_brought(
    name: str, deals: int, lines: int, goal: bool | None, open_game: Open, play_out: PlayOut
) -> None:
    game = open_game(system(name))
    play_deals(game, play_out, deals)
    controller = game._controller
    assert controller is not None
    results = controller.match.results
    course = game.sheet.course
    assert course.deals == len(results) > 0
    assert len(course.lines) == lines
    for line in course.lines:
        (seat,) = line.seats
        sums = [sum(one.scores[seat] for one in results[:count]) for count in range(course.deals)]
        assert line.totals == [*sums, game.table.seats.rows[seat].score]
    figures = course.figures
    totals = [total for line in course.lines for total in line.totals]
    assert figures[0] <= min(totals) <= max(totals) <= figures[-1]
    best = controller.match.standing.totals
    winning = min(best) if controller.match.rules.result == "lowest" else max(best)
    assert course.leaders == [seat for seat, total in enumerate(best) if total == winning]
    if goal is not None:
        assert bool(course.goal) == goal
    else:
        assert course.goal == (100 if controller.match.rules.match_ends == "points" else 0)


def test_partners_share_a_line(open_game: Open, play_out: PlayOut) -> None:
    game = open_game(system("partners"), seed=5)
    play_deals(game, play_out, 1)
    course = game.sheet.course
    assert course.isSided
    assert [line.seats for line in course.lines] == [(0, 2), (1, 3)]
    assert [line.name for line in course.lines] == ["You and Ana", "Mei and Budi"]
    assert [len(line.emblems) for line in course.lines] == [2, 2]
    rows = game.table.seats.rows
    assert [line.totals[-1] for line in course.lines] == [rows[0].score, rows[1].score]


def test_a_course_goes_on_with_the_match_that_was_broken_off(
    open_game: Open, play_out: PlayOut
) -> None:
    game = open_game()
    play_deals(game, play_out, 3)
    before = [line.totals for line in game.sheet.course.lines]
    assert [line.totals for line in open_game().sheet.course.lines] == before


@pytest.fixture
def course(root: QObject) -> CourseModel:
    model = CourseModel(root)
    watch(model)
    lines = [CourseLine((seat,), name, ("you",), not seat) for seat, name in enumerate("ABC")]
    model.begin(lines, 100, True)
    return model


def test_a_course_without_deals_has_nothing_to_draw(course: CourseModel) -> None:
    assert course.deals == 0
    assert course.leaders == []
    assert course.sentence == course.sentenceAt(3) == "No deal is over yet."
    assert not course.hasGoal


def test_the_goal_shows_once_somebody_is_on_the_way(course: CourseModel) -> None:
    course.add((0, 3, 9))
    assert not course.hasGoal
    assert course.figures[-1] == 10
    course.add((0, 0, 1))
    assert course.hasGoal
    assert course.figures[-1] == 100


def test_the_course_is_told_in_a_sentence(course: CourseModel) -> None:
    told: list[str] = []
    course.changed.connect(lambda: told.append(course.sentence))
    course.add((4, 0, 9))
    course.add((0, 4, -20))
    ends = "The match ends at 100 points."
    assert told == [
        f"After deal 1: in the lead B with 0, A 4, C 9. {ends}",
        f"After deal 2: in the lead C with −11, A 4, B 4. {ends}",
    ]
    assert course.sentenceAt(1) == told[0]


def test_a_tie_of_all_is_told(course: CourseModel) -> None:
    course.begin([CourseLine((0,), "A", ("you",), True)] * 1, None, True)
    course.add((0,))
    assert course.sentence == "After deal 1: A level with 0."


@pytest.mark.parametrize(
    ("low", "high", "figures"),
    [
        (0, 0, [0, 1]),
        (0, 1, [0, 1]),
        (0, 22, [0, 10, 20, 30]),
        (-18, 15, [-20, -10, 0, 10, 20]),
        (0, 100, [0, 50, 100]),
        (-7, 0, [-8, -6, -4, -2, 0]),
        (0, 1234, [0, 500, 1000, 1500]),
    ],
)
def test_figures_beside_the_plot_are_round(low: int, high: int, figures: list[int]) -> None:
    assert round_figures(low, high) == figures


def test_many_deals_are_named_now_and_then(course: CourseModel) -> None:
    for _ in range(60):
        course.add((1, 2, 3))
    assert course.numbers == [10, 20, 30, 40, 50, 60]
    assert round_step(61, 10) == 10
    assert round_step(9, 10) == 1


def test_a_sheet_row_tells_who_won(open_game: Open, play_out: PlayOut) -> None:
    game = open_game()
    play_deals(game, play_out, 1)
    row = game.table.sheet.rows[0]
    (winner,) = row.winners
    assert row.points[winner] == 0
    name = game.table.seats.rows[winner].name
    assert row.label.startswith("Deal 1: ")
    assert f"{name} 0, won" in row.label


def test_a_sheet_without_lines_only_lists(root: QObject) -> None:
    sheet = SheetModel(root)
    sheet.add(SheetRow(1, (0, 3), (0,)))
    assert sheet.course.deals == 0


# The plays.


def test_plays_stand_under_their_tricks_with_passes_in_one_line(root: QObject) -> None:
    history = HistoryModel(root)
    watch(history)

    def play(trick: int, seat: int, face: str) -> None:
        history.add(HistoryRow(trick, seat, "ABC"[seat], (face,), face, "lotus"))

    def pass_(trick: int, seat: int) -> None:
        history.add(HistoryRow(trick, seat, "ABC"[seat], (), "passed", is_pass=True))

    play(1, 0, "3d")
    pass_(1, 1)
    play(1, 2, "9s")
    pass_(1, 0)
    pass_(1, 1)
    assert [line.text for line in history.lines if line.kind == "trick"] == ["Trick 1 · A led"]
    history.end_trick()
    play(2, 2, "4d")
    history.end_trick()
    assert [(line.kind, line.text) for line in history.lines] == [
        ("trick", "Trick 1 · A led, C won"),
        ("play", "3d"),
        ("passes", "B passed"),
        ("play", "9s"),
        ("passes", "A and B passed"),
        ("trick", "Trick 2 · C led and won"),
        ("play", "4d"),
    ]
    assert [line.text for line in history.lines if line.is_best] == ["9s", "4d"]
    history.clear()
    assert history.rowCount() == 0


def test_a_hand_that_wins_before_play_stands_under_no_trick(root: QObject) -> None:
    history = HistoryModel(root)
    history.add(HistoryRow(1, 1, "Mei", (), "Won before play", "lotus"))
    history.end_trick()
    assert [(line.kind, line.label) for line in history.lines] == [("said", "Mei: Won before play")]


# The cards that are gone, and those still out.


def counted(game: Game, kind: str) -> list[str]:
    """Return the cards that the grid shows so, each as often as it does."""
    return sorted(
        str(cell.card)
        for cell in game.counting.cells
        for copy in cell.copies
        if copy == kind and cell.card is not None
    )


@pytest.mark.parametrize("name", ["big-two", "pusoy-dos", "two-players", "double-deck"])
def test_the_grid_marks_exactly_the_cards_that_were_played(
    name: str, open_game: Open, play_out: PlayOut
) -> None:
    game = open_game(system(name))
    controller = game._controller
    assert controller is not None
    checks = 0

    def is_right() -> bool:
        nonlocal checks
        deal = controller.deal if controller is not None else None
        if deal is None or game.phase != "playing":
            return False
        played = [
            str(card)
            for event in deal.events
            if isinstance(event, Play)
            for card in event.combination.cards
        ]
        held = [str(card) for card in cards_of(deal.masks[0])]
        pack = [str(row.card) for row in game.table.cards.rows]
        assert counted(game, "gone") == sorted(played)
        assert counted(game, "own") == sorted(held)
        for card in [*played, *held]:
            pack.remove(card)
        assert counted(game, "out") == sorted(pack)
        assert sum(game.counting.out) == len(pack)
        checks += 1
        return checks == 12

    play_out(game, until=is_right)
    assert checks > 2


def test_rows_are_suits_and_columns_ranks_by_the_rules(root: QObject) -> None:
    counting = CountingModel(root)
    watch(counting)
    counting.begin(replace(system("big-two"), suit_order="cshd"))
    assert counting.suits == ["d", "h", "s", "c"]
    assert counting.ranks == [*"3456789", "10", *"JQKA2"]
    assert [str(cell.card) for cell in counting.cells[12:15]] == ["2d", "3h", "4h"]


def test_copies_and_jokers_are_counted_each(root: QObject) -> None:
    rules = replace(system("double-deck"), jokers=2)
    cards, counting = CardModel(root), CountingModel(root)
    watch(counting)
    counting.begin(rules)
    cards.gather(parse_cards("9s 9s 9h jc"), 0)
    cards.deal(0, 0, 0, 1, own=True, duration=0)
    cards.turn_up(0, 0)
    cards.deal(1, 1, 0, 1, own=False, duration=0)
    cards.play([1], 0)
    counting.count(cards.rows, 0)
    found = {str(cell.card): cell.copies for cell in counting.cells if cell.copies}
    assert found == {"9s": ("gone", "own"), "9h": ("out",), "jc": ("out",)}
    assert counting.packs == 2
    assert len(counting.ranks) == 14
    assert counting.text == "2 cards still out, the highest is the colour joker."
    labels = [cell.label for cell in counting.cells if cell.label]
    assert labels == [
        "Nine of spades: played, in your hand",
        "Colour joker: still out",
        "Nine of hearts: still out",
    ]


def test_the_own_cards_show_only_once_they_are_turned(root: QObject) -> None:
    cards, counting = CardModel(root), CountingModel(root)
    counting.begin(system("big-two"))
    cards.gather(parse_cards("2s 3d"), 0)
    cards.deal(0, 0, 0, 1, own=True, duration=0)
    counting.count(cards.rows, 0)
    assert sum(counting.out) == 2
    cards.turn_up(0, 0)
    counting.count(cards.rows, 0)
    assert counting.text == "One card still out: the three of diamonds."
    cards.put_aside(0)
    counting.count(cards.rows, 0)
    assert counting.text.endswith("diamonds. 1 card out of play.")
    cards.gather(parse_cards("2s"), 0)
    cards.deal(0, 0, 0, 1, own=True, duration=0)
    cards.turn_up(0, 0)
    counting.count(cards.rows, 0)
    assert counting.text == "No card is out any more."


# The panels in the window.


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def open_side(person: Person, qtbot: QtBot, name: str) -> QRectF:
    """Open a panel by its key, and return where it is once it has come."""
    person.press(KEYS[name])
    side = person.find("sidePanel")
    qtbot.waitUntil(lambda: side.property("openness") == 1)
    return box(person.find(PANELS[name]))


def names_in(person: Person) -> set[str]:
    return {item.objectName() for item in items_in(person.window.contentItem())}


def is_open(person: Person, name: str) -> bool:
    return PANELS[name] in names_in(person)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_panel_covers_neither_the_hand_nor_the_buttons(
    size: tuple[int, int], sit_down: Any, qtbot: QtBot
) -> None:
    person = sit_down(size=size)
    person.wait()
    number = person.held()[str(person.deal.opening_card)]
    person.game.hand.tap(number)
    window = QRectF(0, 0, *size)
    for name in KEYS:
        seen = open_side(person, qtbot, name)
        assert window.contains(seen)
        below = ["promptLine", "sortButton", "hintButton", "clearButton", "playButton"]
        below += ["passButton", *(f"card-{card}" for card in person.held().values())]
        assert not any(seen.intersects(box(person.find(item))) for item in below)
        assert seen.height() >= 150
        if size[0] >= 1000:
            for seat in range(4):
                assert not seen.intersects(box(person.find(f"seat-{seat}")))


@pytest.mark.parametrize("players", [2, 8])
def test_no_seat_is_covered_where_there_is_room(players: int, sit_down: Any, qtbot: QtBot) -> None:
    rules = system("two-players") if players == 2 else system("double-deck")
    person = sit_down(rules=rules, size=(1280, 800))
    person.wait()
    seen = open_side(person, qtbot, "sheet")
    plates = [box(person.find(f"seat-{seat}")) for seat in range(players)]
    assert not any(seen.intersects(plate) for plate in plates)
    assert not any(one.intersects(other) for one in plates for other in plates if one is not other)


@pytest.mark.parametrize("name", list(KEYS))
def test_keys_open_and_close(name: str, sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down()
    person.wait()
    assert not is_open(person, name)
    open_side(person, qtbot, name)
    assert is_open(person, name)
    person.press(KEYS[name])
    qtbot.waitUntil(lambda: not is_open(person, name))
    open_side(person, qtbot, name)
    person.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not is_open(person, name))


def test_the_heap_opens_the_cards_that_are_gone(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down()
    while not any(row.zone == "heap" for row in person.game.table.cards.rows):
        person.wait()
        person.decide_by_keys()
    person.wait()
    person.click("heap")
    assert person.find("countingGrid").isVisible()
    qtbot.waitUntil(lambda: not person.find("sidePanel").property("isMoving"))
    gone = sum(name == "counted-gone" for name in all_names(person))
    assert gone == 1 + len(counted(person.game, "gone"))  # one stands in the legend
    person.click("tab-0")
    assert person.find("playsList").isVisible()
    person.press(Qt.Key.Key_L)
    qtbot.waitUntil(lambda: not is_open(person, "history"))


def all_names(person: Person) -> list[str]:
    return [item.objectName() for item in items_in(person.window.contentItem())]


def test_a_panel_slides_but_only_fades_where_motion_is_reduced(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()

    def is_half_way() -> bool:
        openness: float = person.find("sidePanel").property("openness")
        return 0 < openness < 0.9

    for is_calm in (False, True):
        person.game.preferences.reduceMotion = is_calm
        end = open_side(person, qtbot, "sheet").x()
        heap = box(person.find("heap")).x()
        person.press(Qt.Key.Key_T)
        qtbot.waitUntil(is_half_way)
        place = box(person.find("sheetPanel")).x()
        assert place == end if is_calm else place > end
        qtbot.waitUntil(lambda: not is_open(person, "sheet"))
        assert box(person.find("heap")).x() > heap


def test_the_list_of_plays_follows_the_newest_until_it_is_scrolled(
    sit_down: Any, qtbot: QtBot
) -> None:
    person = sit_down(size=(800, 600))
    for _ in range(3):
        person.wait()
        person.decide_by_keys()
    person.wait()
    open_side(person, qtbot, "history")
    plays = person.find("playsList")
    assert plays.property("contentHeight") > plays.height()
    qtbot.waitUntil(lambda: bool(plays.property("atYEnd")))
    person.press(Qt.Key.Key_Home)
    assert plays.property("atYBeginning")
    assert not plays.property("follows")
    before = plays.property("contentY")
    count = plays.property("count")
    person.decide_by_keys()
    person.wait()
    assert plays.property("count") > count
    assert plays.property("contentY") == before
    person.click("newestButton")
    qtbot.waitUntil(lambda: bool(plays.property("atYEnd")))
    assert not person.shown.window.findChild(QObject, "newestButton").isVisible()
    person.decide_by_keys()
    person.wait()
    qtbot.waitUntil(lambda: bool(plays.property("atYEnd")))


@pytest.mark.parametrize("name", ["big-two", "double-deck"])
def test_every_line_of_the_plot_is_drawn_in_its_colour(
    name: str, sit_down: Any, play_out: PlayOut, qtbot: QtBot
) -> None:
    person = sit_down(rules=system(name), size=(1280, 800), seed=6)
    play_deals(person.game, play_out, 2)
    open_side(person, qtbot, "sheet")
    plot = person.find("coursePlot")
    ends = [item for item in plot.childItems() if item.property("ink") is not None]
    assert len(ends) == person.game.seatCount
    inks = {QColor(item.property("ink")).rgb() for item in ends}
    assert len(inks) == len(ends)

    def drawn() -> int:
        """Return how many inks are seen in the plot, a shade off at most."""
        area = box(plot)
        left, right = round(plot.property("leftEdge")), round(plot.property("rightEdge"))
        part = QRect(round(area.x()) + left, round(area.y()), right - left, round(plot.height()))
        picture = person.window.grabWindow().copy(part)
        picture = picture.convertToFormat(QImage.Format.Format_RGB32)
        seen = np.frombuffer(picture.constBits(), np.uint8).reshape(-1, 4)[:, :3].astype(int)
        wanted = np.array([[ink & 255, ink >> 8 & 255, ink >> 16 & 255] for ink in inks])
        off = np.abs(seen[:, None] - wanted).max(axis=2)
        return int((off.min(axis=0) <= 3).sum())

    qtbot.waitUntil(lambda: drawn() >= min(4, len(inks)))


def test_the_plot_shows_the_totals_of_the_deal_under_the_pointer(
    sit_down: Any, play_out: PlayOut, qtbot: QtBot
) -> None:
    person = sit_down(size=(1280, 800), seed=6)
    play_deals(person.game, play_out, 3)
    open_side(person, qtbot, "sheet")
    plot = person.find("coursePlot")
    lines = person.game.sheet.course.lines

    def totals() -> list[int]:
        ends = [item for item in plot.childItems() if item.property("ink") is not None]
        return [item.property("total") for item in ends]

    assert totals() == [line.totals[3] for line in lines]
    left, right = plot.property("leftEdge"), plot.property("rightEdge")
    spot = QPointF(left + (right - left) * 1.1 / 3, plot.height() / 2)
    QTest.mouseMove(person.window, plot.mapToScene(spot).toPoint())
    qtbot.waitUntil(lambda: plot.property("looked") == 1)
    assert totals() == [line.totals[1] for line in lines]
    QTest.mouseMove(person.window, plot.mapToScene(QPointF(10, -60)).toPoint())
    qtbot.waitUntil(lambda: plot.property("looked") == 0)
    plot.forceActiveFocus()
    person.press(Qt.Key.Key_Left)
    assert totals() == [line.totals[2] for line in lines]
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Right)
    assert totals() == [line.totals[3] for line in lines]


def test_a_short_panel_has_tabs_for_the_plot_and_the_points(
    sit_down: Any, play_out: PlayOut, qtbot: QtBot
) -> None:
    person = sit_down(size=(800, 600), seed=6)
    play_deals(person.game, play_out, 1)
    open_side(person, qtbot, "sheet")
    assert person.find("coursePlot").isVisible()
    assert "sheetList" not in names_in(person)
    person.click("tab-1")
    assert person.find("sheetList").isVisible()
    assert "coursePlot" not in names_in(person)
    person.window.resize(1280, 800)
    QCoreApplication.processEvents()
    assert {"coursePlot", "sheetList"} <= names_in(person)


# The result.


def lines_of(person: Person) -> list[int]:
    """Return the seats of the result from top to bottom."""
    places = {seat: box(person.find(f"result-{seat}")).y() for seat in range(4)}
    return sorted(places, key=lambda seat: places[seat])


def test_a_result_is_in_order_and_shows_the_last_play(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down(size=(1280, 800))
    person.wait()
    while person.game.phase == "playing":
        person.decide_by_keys()
        person.wait()
    person.find("resultPanel")
    result = person.game._controller.match.results[-1]
    assert lines_of(person) == list(result.order)
    rows = person.game.table.seats.rows
    assert [row.counted for row in rows] == [row.cards_left for row in rows]
    assert person.game.texts.result.endswith(person.game.table.history.rows[-1].text)
    pictures = [item for item in items_in(person.find("lastPlay")) if item.property("source")]
    assert len(pictures) == len(person.game.texts.resultFaces) > 0
    panel = person.find("resultPanel")
    qtbot.waitUntil(lambda: panel.property("come") == 5)


def test_how_a_deal_ended_stands_in_full_beside_five_cards(sit_down: Any) -> None:
    """Seed 22 ends with a straight; beside the open history the panel is at its narrowest."""
    levels = dict.fromkeys(LEVELS, LEVELS["skilled"])
    person = sit_down(size=(1000, 700), seed=22, levels=levels)
    person.press(KEYS["history"])
    person.wait()
    while person.game.phase == "playing":
        person.decide_by_keys()
        person.wait()
    assert len(person.game.texts.resultFaces) == 5
    told = person.find("resultStory")
    assert told.property("text") == person.game.texts.result
    told.setProperty("text", "Budi went out: straight flush of diamonds to the queen")
    QCoreApplication.processEvents()
    assert not told.property("truncated")
    last = person.find("lastPlay")
    assert box(told).left() + told.property("contentWidth") <= box(last).left()
    heading = box(told.parentItem())
    assert heading.bottom() <= box(person.find("result-0").parentItem()).top()


def test_a_hand_that_won_before_play_counts_no_cards(sit_down: Any) -> None:
    def has_won(seed: int) -> bool:
        hands = deal_cards(WITH_DRAGONS, seed).hands
        return any(hand >> 4 * TWO & 15 == 15 for hand in hands)

    seed = next(seed for seed in range(2000) if has_won(seed))
    person = sit_down(rules=WITH_DRAGONS, seed=seed)
    person.wait()
    assert person.game.phase == "dealOver"
    winner = person.game._controller.match.results[-1].order[0]
    rows = person.game.table.seats.rows
    assert [row.counted for row in rows] == [0 if row.seat == winner else 13 for row in rows]
    shown = person.find(f"counted-{winner}")
    assert shown.property("text") == "–"
    assert person.find(f"counted-{(winner + 1) % 4}").property("text") == "13"
    assert person.game.texts.result.startswith("Four twos!")
    assert person.game.texts.resultFaces == []


def test_the_end_of_a_match_shows_its_standings_and_its_course(
    sit_down: Any, play_out: PlayOut
) -> None:
    rules = replace(system("chinese-session"), match_length=2)
    person = sit_down(rules=rules, size=(1280, 800))
    play_deals(person.game, play_out, 2)
    assert person.game.phase == "matchOver"
    standing = person.game._controller.match.standing
    seats = lines_of(person)
    assert [standing.totals[seat] for seat in seats] == sorted(standing.totals)
    assert seats[0] in standing.winners
    assert person.find("smallPlot").isVisible()
    assert person.game.texts.result.startswith("After 2 deals · ")
    person.click("newMatchButton")
    person.wait()
    assert person.game.sheet.course.deals == 0


def test_an_open_sheet_grows_with_every_deal(
    sit_down: Any, play_out: PlayOut, qtbot: QtBot
) -> None:
    person = sit_down(rules=system("chinese-session"), size=(1280, 800))
    person.wait()
    open_side(person, qtbot, "sheet")
    for deal in range(1, 8):
        play_deals(person.game, play_out, 1)
        points = person.find("sheetList")
        assert points.property("count") == deal
        qtbot.waitUntil(partial(points.property, "atYEnd"))
