"""The real window, with real clicks and keys; any warning of Qt or QML fails these tests."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QElapsedTimer,
    QPoint,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QImage, QWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigtwo_qt.players.seat_view import SeatView
from bigtwo_qt.rules import system
from bigtwo_qt.rules.cards import Card
from bigtwo_qt.rules.dealing import deal_cards
from bigtwo_qt.rules.events import Announce, Play
from bigtwo_qt.store import Places, Settings, SettingsFile, Window
from bigtwo_qt.ui import window
from bigtwo_qt.ui.keeper import Keeper
from bigtwo_qt.ui.opponents import seating
from bigtwo_qt.ui.window import TableWindow, WindowError, placement
from tests.ui.person import CONTROL, LEFT, NO_KEYS, SHOWN, Person, items_in

PERSON_OPENS = next(seed for seed in range(100) if deal_cards(system("big-two"), seed).opener == 0)


def test_a_whole_match_with_clicks_and_keys(sit_down: Any) -> None:
    person = sit_down()
    game = person.game
    decisions = 0
    while game.phase != "matchOver":
        person.wait()
        if game.yourTurn:
            if decisions % 2:
                person.decide_by_keys()
            else:
                person.decide_by_mouse()
            decisions += 1
        elif game.phase == "dealOver":
            if game.dealNumber % 2:
                person.click("nextDealButton")
            else:
                person.press(Qt.Key.Key_Return)
    scores = [row.score for row in game.table.seats.rows]
    assert max(scores) >= 100
    assert decisions > 30
    assert len(game.table.sheet.rows) == game.dealNumber
    person.click("newMatchButton")
    person.wait()
    assert game.phase == "playing"
    assert [row.score for row in game.table.seats.rows] == [0] * 4


def test_the_table_is_light_or_dark_by_choice_or_as_the_system_wishes(sit_down: Any) -> None:
    person = sit_down()
    looks = {}
    for brightness in ("light", "dark", "system"):
        person.game.preferences.brightness = brightness
        looks[brightness] = person.window.property("color")
    assert looks["light"] != looks["dark"]
    is_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    assert looks["system"] == looks["dark" if is_dark else "light"]


def test_a_window_that_is_closed_in_mid_deal_opens_in_the_same_position(
    sit_down: Any, bigtwo_home: Path
) -> None:
    person = sit_down(size=(1000, 720))
    for _ in range(3):
        person.wait()
        person.decide_by_mouse()
    person.wait()
    assert person.game.phase == "playing"
    before, places = person.position(), person.places()
    person.window.close()
    person = sit_down(seed=99)
    person.wait()
    assert person.position() == before
    assert (person.window.width(), person.window.height()) == (1000, 720)
    assert person.places() == places
    person.decide_by_keys()
    assert person.position() != before


def test_the_window_opens_where_it_was(bigtwo_home: Path, sit_down: Any) -> None:
    person = sit_down()
    person.window.setGeometry(60, 40, 820, 640)
    person.window.close()
    kept = SettingsFile.open(Places(bigtwo_home).settings).settings.window
    assert kept == Window(60, 40, 820, 640, False)
    person = sit_down()
    place = person.window.geometry()
    assert (place.x(), place.y(), place.width(), place.height()) == (60, 40, 820, 640)


def test_a_window_that_is_closed_in_full_screen_keeps_its_place(
    bigtwo_home: Path, sit_down: Any
) -> None:
    SettingsFile.open(Places(bigtwo_home).settings).save(Settings(window=Window(20, 30, 700, 600)))
    person = sit_down()
    person.press(Qt.Key.Key_F11)
    again = sit_down()
    assert (again.window.width(), again.window.height()) == (700, 600)


def test_a_place_on_no_screen_is_not_gone_back_to(qtbot: QtBot) -> None:
    assert placement(Window()) == {}
    assert placement(Window(90_000, 40, 820, 640)) == {"width": 820, "height": 640}
    assert "visibility" in placement(Window(maximized=True))


def test_a_program_without_its_pages_says_how_to_build_them(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(window, "RESOURCES", "bigtwo_qt.ui.no_such_module")
    with pytest.raises(WindowError, match="uv run bigtwo"):
        TableWindow(Keeper(None), seating(system("big-two"), "You"))


def test_a_refused_tap_says_why_on_the_table(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    opening = str(person.deal.opening_card)
    other = next(face for face in person.held() if face != opening)
    person.click(f"card-{person.held()[other]}", SHOWN)
    told = person.find("promptLine").property("text")
    assert told == "The opening play must hold the three of diamonds."
    assert not person.find("playButton").property("enabled")


def test_staged_cards_rise_and_the_button_names_them(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    number = person.held()[str(person.deal.opening_card)]
    card = person.find(f"card-{number}")
    low = card.y()
    person.click(f"card-{number}", SHOWN)
    assert card.y() < low
    assert person.find("playButton").property("text") == "Play three of diamonds"
    assert person.find("playButton").property("enabled")
    person.press(Qt.Key.Key_C)
    assert card.y() == low
    person.click(f"card-{number}", SHOWN)
    person.press(Qt.Key.Key_Escape)
    assert card.y() == low


def test_a_double_click_takes_up_the_offer(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down()
    person.wait()
    person.click("hintButton")
    rows = person.game.table.cards.rows
    qtbot.waitUntil(lambda: any(row.offered for row in rows))
    offered = {row.card_id for row in rows if row.offered}
    card = person.find(f"card-{min(offered, key=lambda number: rows[number].slot)}")
    spot = card.mapToScene(QPointF(SHOWN[0] * card.width(), SHOWN[1] * card.height())).toPoint()
    QTest.mouseDClick(person.window, LEFT, NO_KEYS, spot)
    assert {row.card_id for row in rows if row.staged} == offered
    assert person.find("playButton").property("enabled")


@pytest.fixture
def slow_player(lowest_first: Any) -> Iterator[Any]:
    """Return a player that takes its time until it is released, and what releases it."""
    release = threading.Event()

    class Slow(lowest_first):  # type: ignore[misc]
        def choose(self, view: SeatView) -> list[Card] | None:
            release.wait(10)
            chosen: list[Card] | None = super().choose(view)
            return chosen

    yield dict.fromkeys(("beginner", "casual", "skilled", "planner"), Slow), release
    release.set()


def test_the_window_answers_while_a_computer_thinks(sit_down: Any, slow_player: Any) -> None:
    levels, release = slow_player
    person = sit_down(levels=levels)
    person.wait()
    person.decide_by_mouse()
    assert person.find("promptLine").property("text") == "Budi is thinking"
    face, number = next(iter(person.held().items()))
    person.click(f"card-{number}", SHOWN)
    assert person.game.table.cards.rows[number].staged
    assert person.find("promptLine").property("text") == "It is not your turn yet."
    release.set()
    person.wait()
    assert face in person.held()


def test_closing_the_window_waits_for_who_thinks(
    sit_down: Any, slow_player: Any, qtbot: QtBot
) -> None:
    levels, release = slow_player
    person = sit_down(levels=levels)
    person.wait()
    person.decide_by_mouse()
    before = len(person.deal.events)
    threading.Timer(0.2, release.set).start()
    person = sit_down()
    assert release.is_set()
    assert len(person.deal.events) >= before
    person.wait()


def test_sorting_by_key_and_by_button_moves_the_cards(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    places = person.places()
    order = list(person.held())
    person.press(Qt.Key.Key_S)
    assert list(person.held()) != order
    assert person.places() != places
    person.click("sortButton")
    assert list(person.held()) != order
    person.click("sortButton")
    assert person.places() == places


def test_no_face_of_another_hand_is_on_the_window(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    hidden = {row.card_id for row in person.game.table.cards.rows if row.zone == "seat"}
    assert hidden
    for number in hidden:
        assert person.find(f"card-{number}").property("face") == ""


def test_a_click_on_the_table_skips_the_dealing(sit_down: Any) -> None:
    person = sit_down(animate=True)
    assert person.game.phase == "dealing"
    person.click_at(QPoint(person.window.width() // 2, person.window.height() // 3))
    assert person.game.phase == "playing"


def test_resizing_in_the_midst_of_the_dealing_leaves_every_card_in_its_place(
    sit_down: Any, qtbot: QtBot
) -> None:
    person = sit_down(animate=True, size=(1280, 800))
    qtbot.wait(300)
    assert person.game.phase == "dealing"
    person.window.resize(900, 700)
    qtbot.waitUntil(lambda: bool(person.game.yourTurn), timeout=10_000)
    qtbot.wait(500)
    animated = person.places()
    person = sit_down(animate=False)
    person.wait()
    assert person.places() == {name: pytest.approx(place) for name, place in animated.items()}


def test_a_message_stands_on_the_table_until_it_is_put_away(
    sit_down: Any, bigtwo_home: Path
) -> None:
    bigtwo_home.mkdir()
    Places(bigtwo_home).results.write_bytes(b"this is no database" * 100)
    person = sit_down()
    banner = person.find("messageBanner")
    assert "set aside as results-damaged-" in banner.property("text")
    person.click("messageButton")
    assert not banner.isVisible()


@pytest.mark.parametrize("name", ["two-players", "three-players", "double-deck"])
def test_tables_of_other_sizes_are_shown(name: str, sit_down: Any) -> None:
    person = sit_down(rules=system(name))
    person.wait()
    rows = person.game.table.cards.rows
    assert set(person.places()) == {f"card-{row.card_id}" for row in rows}


def boxes(person: Person, names: list[str]) -> dict[str, QRectF]:
    """Return where things are seen in the window."""
    found = {}
    for name in names:
        item = person.find(name)
        found[name] = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return found


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (480, 800)])
@pytest.mark.parametrize("name", ["two-players", "match-play"])
def test_undealt_cards_lie_over_nothing_else(
    name: str, size: tuple[int, int], sit_down: Any
) -> None:
    person = sit_down(rules=system(name, players=2), size=size)
    person.wait()
    rows = person.game.table.cards.rows
    aside = next(f"card-{row.card_id}" for row in rows if row.zone == "aside")
    held = [f"card-{row.card_id}" for row in rows if row.zone in ("hand", "seat")]
    seen = boxes(person, [aside, "heap", "seat-0", "seat-1", *held])
    lying = seen.pop(aside)
    # The box of a card holds its shadow, and turned cards are within theirs: cards may touch.
    assert not any(lying.intersects(box.adjusted(2, 2, -2, -2)) for box in seen.values())
    assert person.find("undealt").isVisible()


def play_until(person: Person, is_done: Callable[[], bool]) -> None:
    deadline = QDeadlineTimer(20_000)
    while not is_done():
        assert not deadline.hasExpired(), f"nothing happens: {person.game.hand.prompt!r}"
        if person.game.yourTurn and person.game.hand.choice is None:
            person.decide_by_keys()
        QCoreApplication.processEvents()


@pytest.mark.parametrize("size", [(480, 800), (600, 1000), (1280, 800)])
def test_plays_of_eight_seats_are_large_enough_and_cover_no_seat(
    size: tuple[int, int], sit_down: Any
) -> None:
    person = sit_down(rules=system("double-deck"), size=size)
    person.wait()
    seats = [f"seat-{seat}" for seat in range(8)]
    for _ in range(3):
        person.decide_by_keys()
        person.wait()
        rows = person.game.table.cards.rows
        pile = [f"card-{row.card_id}" for row in rows if row.zone == "pile"]
        lying = [f"card-{row.card_id}" for row in rows if row.zone == "under" and row.depth <= 3]
        seen = boxes(person, [*seats, *pile, *lying])
        plates = [seen[name] for name in seats]
        # The box of a card holds its shadow.
        assert all(seen[name].width() > min(size) * 0.1 for name in pile)
        for name in (*pile, *lying):
            card = seen[name].adjusted(2, 6, -2, -6)
            assert not any(card.intersects(plate) for plate in plates)
    assert pile or lying


# First deals that the person wins or loses, and a deal in which the person can interrupt.
WINS, LOSES, MAY_INTERRUPT = 1, 0, 130


def play_to_exchange(person: Person) -> None:
    play_until(person, lambda: person.game.phase == "dealOver")
    panel = person.find("resultPanel")
    person.click("nextDealButton")
    play_until(person, lambda: person.game.hand.choice is not None and not panel.isVisible())


def test_two_cards_are_offered_with_clicks(sit_down: Any) -> None:
    person = sit_down(rules=system("winner"), seed=WINS)
    play_to_exchange(person)
    assert person.find("promptLine").property("text").startswith("Choose two cards to offer ")
    button = person.find("playButton")
    assert button.property("text") == "Offer two cards"
    assert not button.property("enabled")
    offered = list(person.held())[2:4]
    for face in offered:
        person.click(f"card-{person.held()[face]}", SHOWN)
    person.click("playButton")
    person.wait()
    header = person.game._controller.match.header
    assert sorted(map(str, header.exchange.offered)) == sorted(offered)
    assert sorted(person.held()) == sorted(map(str, person.deal.hands[0]))


def test_a_card_is_taken_with_keys_or_clicks(sit_down: Any) -> None:
    person = sit_down(rules=system("winner"), seed=LOSES)
    play_to_exchange(person)
    first, second = person.game.table.cards.lying_open()
    person.click(f"card-{second}")
    assert person.game.table.cards.rows[second].staged
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Space)
    staged = [number for number in (first, second) if person.game.table.cards.rows[number].staged]
    assert staged == [first]
    card = person.game.table.cards.rows[first].card
    assert person.find("playButton").property("text").startswith("Take ")
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.game._controller.match.header.exchange.taken == card
    assert str(card) in person.held()


@pytest.mark.parametrize("by_key", [True, False], ids=["by-key", "by-click"])
def test_the_person_interrupts_while_the_time_runs_out(by_key: bool, sit_down: Any) -> None:
    person = sit_down(rules=system("bu-bu-gao-sheng"), seed=MAY_INTERRUPT, animate=True)
    person.game.preferences.speed = "instant"
    play_until(person, lambda: bool(person.game.hand.mayInterrupt))
    button = person.find("interruptButton")
    assert button.property("text").startswith("Interrupt: ")
    assert 0 < person.find("interruptTime").width() <= button.width()
    assert "playButton" not in {item.objectName() for item in items_in(person.window.contentItem())}
    deal = person.deal
    if by_key:
        person.press(Qt.Key.Key_I)
    else:
        person.click("interruptButton")
    plays = [event for event in deal.events if isinstance(event, Play) and event.out_of_turn]
    assert [play.seat for play in plays] == [0]
    assert person.find("playButton").isVisible()


def test_the_time_to_interrupt_passes(sit_down: Any) -> None:
    person = sit_down(rules=system("bu-bu-gao-sheng"), seed=MAY_INTERRUPT, animate=True)
    person.game.preferences.speed = "instant"
    play_until(person, lambda: bool(person.game.hand.mayInterrupt))
    deal, before = person.deal, len(person.deal.events)
    opened = QElapsedTimer()
    opened.start()
    play_until(person, lambda: len(deal.events) > before)
    assert opened.elapsed() >= 700
    assert not any(isinstance(event, Play) and event.out_of_turn for event in deal.events)


def test_last_cards_are_said_at_the_seat(sit_down: Any) -> None:
    person = sit_down(rules=system("indonesian"), seed=5)
    announced: list[int] = []

    def follow(step: object) -> None:
        if isinstance(step, Announce) and not announced:
            announced.append(step.seat)
            person.game.animator.pause()

    person.game.animator.shown.connect(follow)
    play_until(person, lambda: bool(announced))
    assert person.find(f"bubble-{announced[0]}").isVisible()
    assert person.find("promptLine").property("text").endswith(" left")


def test_partners_wear_their_tags(sit_down: Any) -> None:
    person = sit_down(rules=system("partners"), seed=5)
    person.wait()
    for seat in range(4):
        assert person.find(f"tag-{seat}").isVisible()
    assert person.find("sides").isVisible()


def run_demo(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bigtwo_qt", "demo", "--speed", "instant", "--exit", *options],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_demonstration_plays_its_deals_and_takes_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    done = run_demo("--deals", "2", "--seed", "3", "--screenshots", str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    names = ["1-dealt.png", "2-trick.png", "3-deal-end.png", "4-match-end.png"]
    assert sorted(path.name for path in folder.iterdir()) == names
    for name in names:
        picture = QImage(str(folder / name))
        assert picture.width() >= 800
        colours = {picture.pixel(x, y) for x in range(0, 800, 40) for y in range(0, 600, 40)}
        assert len(colours) > 20


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--system", "canasta"), "there is no system 'canasta'"),
        (("--players", "greedy,genius,greedy,greedy"), "there is no player 'genius'"),
        (("--players", "greedy,greedy"), "these rules are for 4 players, not 2"),
        (("--screenshots", "/proc/pictures"), "the folder /proc/pictures cannot be used"),
    ],
)
def test_a_demonstration_that_cannot_be_given_says_why(
    options: tuple[str, ...], sentence: str
) -> None:
    done = run_demo(*options)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_numbered_deal_by_keys(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    first = person.held()
    number = person.game.dealSeed
    for digits in ("77", str(number)):
        person.press(Qt.Key.Key_D, CONTROL)
        field = person.find("numberField")
        assert field.property("text") == str(person.game.dealSeed)
        person.type(digits)
        person.press(Qt.Key.Key_Return)
        person.wait()
        assert person.game.dealSeed == int(digits)
    assert person.held().keys() == first.keys()


def test_the_panel_of_numbers_takes_no_other_text_and_can_be_left(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    before = person.position()
    person.click("menuButton")
    person.click("menuNumber")
    field = person.find("numberField")
    person.type("x-1234567890123")
    assert field.property("text").isdigit()
    assert int(field.property("text")) < 1_000_000_000
    person.press(Qt.Key.Key_Escape)
    assert person.position() == before
    person.press(Qt.Key.Key_D, CONTROL)
    person.click("keepDealButton")
    assert person.position() == before


def test_a_play_is_taken_back_by_key_and_from_the_menu(sit_down: Any) -> None:
    person = sit_down()
    person.wait()
    before = person.position()
    places = person.places()
    person.decide_by_mouse()
    person.wait()
    person.press(Qt.Key.Key_Z, CONTROL)
    person.wait()
    assert person.position() == before
    assert person.places() == places
    person.press(Qt.Key.Key_Z, CONTROL)
    assert person.position() == before
    person.decide_by_keys()
    person.wait()
    person.click("menuButton")
    person.click("menuTakeBack")
    person.wait()
    assert person.position() == before


def test_full_screen_and_back_by_key_and_from_the_menu(sit_down: Any, qtbot: QtBot) -> None:
    person = sit_down(size=(900, 700))
    person.wait()
    held = person.held()
    for leave in (True, False):
        person.press(Qt.Key.Key_F11)
        assert person.window.visibility() == QWindow.Visibility.FullScreen
        if leave:
            person.press(Qt.Key.Key_F11)
        else:
            person.click("menuButton")
            person.click("menuFullScreen")
        qtbot.waitUntil(lambda: person.window.visibility() == QWindow.Visibility.Windowed)
    assert (person.window.width(), person.window.height()) == (900, 700)
    assert person.held() == held
