"""A film on the screen: going about in it, through whose eyes, and that nothing of it can be changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.game import catalogue
from tests.lab.field import series
from vtes_desktop.__main__ import main
from vtes_desktop.lab.playing import file_name, play
from vtes_desktop.play import requests as r
from vtes_desktop.play.film import ABOVE, read_film
from vtes_desktop.ui import theme
from vtes_desktop.ui.film import bar as film_bar
from vtes_desktop.ui.film.page import FilmPage
from vtes_desktop.ui.film.session import NOT_IN_A_FILM, FilmSession
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.course import Course, CourseItem
from vtes_desktop.ui.window import MainWindow


@pytest.fixture(scope="module")
def lab_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab")
    plan = series("regular,random,random").plan(0, 1)
    assert play(plan, folder).ended == "ousts"
    return folder / file_name(plan)


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot, lab_game: Path, tmp_path: Path) -> Iterator[FilmPage]:
    theme.apply(qapp)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    before = hashlib.sha256(lab_game.read_bytes()).digest()
    made = FilmPage(FilmSession(read_film(lab_game), catalogue(), settings))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.bar.pause()
    assert hashlib.sha256(lab_game.read_bytes()).digest() == before, "a film changes nothing"


def is_at(page: FilmPage, n: int) -> bool:
    session = page.film_session
    then = session.film.table(n, session.viewer)
    return session.at == n and (session.table.copies, session.table.seats) == (then.copies, then.seats)


def press(page: FilmPage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    page.view.setFocus()
    QTest.keyClick(page.view, key, modifier)


def test_keys_go_by_line_action_turn_and_oust_and_back(page: FilmPage, qtbot: QtBot) -> None:
    session, film = page.film_session, page.film_session.film
    for _ in range(3):
        press(page, Qt.Key.Key_Period)
    qtbot.waitUntil(lambda: session.at == 3)
    press(page, Qt.Key.Key_Comma)
    qtbot.waitUntil(lambda: is_at(page, 2))
    for key, back, kinds in (
        (Qt.Key.Key_BracketRight, Qt.Key.Key_BracketLeft, ("action", "turn", "oust", "end")),
        (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, ("turn", "end")),
    ):
        first = film.next_mark(session.at, kinds)  # type: ignore[arg-type]
        second = film.next_mark(first, kinds)  # type: ignore[arg-type]
        press(page, key)
        press(page, key)
        qtbot.waitUntil(lambda second=second: session.at == second)
        press(page, back)
        qtbot.waitUntil(lambda first=first: session.at == first)
    press(page, Qt.Key.Key_O)
    oust = next(mark for mark in film.marks if mark.kind == "oust")
    qtbot.waitUntil(lambda: session.at == oust.frame)
    assert f"{film.names[oust.seat]} is ousted" in page.bar.where.text()
    press(page, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: session.at == film.length)
    assert session.table.over
    press(page, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_at(page, 0))


def test_it_plays_by_itself_and_pauses(page: FilmPage, qtbot: QtBot) -> None:
    page.bar.speed.setCurrentIndex(len(film_bar.SPEEDS) - 1)
    press(page, Qt.Key.Key_Space)
    assert page.bar.playing
    qtbot.waitUntil(lambda: page.film_session.at >= 5)
    press(page, Qt.Key.Key_Space)
    assert not page.bar.playing
    at = page.film_session.at
    page.bar.play()
    qtbot.waitUntil(lambda: page.film_session.at > at)
    page.film_session.show(page.film_session.film.length - 1)
    qtbot.waitUntil(lambda: not page.bar.playing)
    assert page.film_session.at == page.film_session.film.length


def test_a_click_on_the_line_of_pools_goes_there(page: FilmPage, qtbot: QtBot) -> None:
    line, film = page.bar.line, page.film_session.film
    for n in (film.length // 2, film.length // 4, film.length - 1):
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(round(line._x(n)), line.height() // 2))
        qtbot.waitUntil(lambda n=n: abs(page.film_session.at - n) <= 2)
    oust = next(mark for mark in film.marks if mark.kind == "oust")
    near = QPoint(round(line._x(oust.frame)) + 3, line.height() // 2)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=near)
    qtbot.waitUntil(lambda: page.film_session.at == oust.frame)
    told = QAccessible.queryAccessibleInterface(line)
    assert told.role() == QAccessible.Role.Slider
    assert told.valueInterface().currentValue() == oust.frame


def test_the_log_is_in_step_and_a_click_on_a_sentence_goes_there(page: FilmPage, qtbot: QtBot) -> None:
    session, log = page.film_session, page.film_log
    session.show(100)
    qtbot.waitUntil(lambda: bool(log._frames) and log._frames[0] > 1)
    said = session.film.last_said(100, session.viewer)
    chosen = log.pages.extraSelections()
    lit = chosen[0]
    assert log._frames[lit.cursor.blockNumber()] == said
    assert lit.format.foreground().color().name() == theme.GOLD_BRIGHT
    first = log.pages.document().findBlockByNumber(log._frames.index(said)).text()
    assert first in page.bar.words.text()
    block = next(number for number, frame in enumerate(log._frames) if frame > 110)
    log.pages.clicked.emit(block)
    assert session.at == log._frames[block]


def test_a_card_is_read_in_a_film_as_at_a_table(page: FilmPage) -> None:
    card, log = page.column.sizes()
    assert card > log, "a low window leaves the card its share"


def test_other_eyes_see_other_hands(page: FilmPage) -> None:
    session = page.film_session
    session.show(60)
    hands = {}
    for eyes in session.film.eyes:
        page.bar.eyes.setCurrentIndex(page.bar.eyes.findData(eyes))
        assert session.viewer == eyes
        table = session.table
        hands[eyes] = [sum(bool(i) for i in table.pile(seat, "hand")) for seat in range(3)]
    for seat in range(3):
        assert hands[seat][seat] > 0
        assert not any(seen for other, seen in enumerate(hands[seat]) if other != seat)
    assert hands[ABOVE] == [hands[seat][seat] for seat in range(3)]


def test_a_film_goes_on_through_other_eyes(page: FilmPage) -> None:
    session = page.film_session
    for n, eyes in enumerate((*session.film.eyes, session.film.eyes[0]), 60):
        page.bar.eyes.setCurrentIndex(page.bar.eyes.findData(eyes))
        session.show(n)
        assert is_at(page, n)
        assert not page.since.lines, "who watches has no turn of her own"


def test_a_film_gives_no_advice(page: FilmPage) -> None:
    session = page.film_session
    assert len(session.table.pile(session.viewer, "hand")) < session.table.seats[session.viewer].hand_size
    assert page.scene.furniture.hand.advice == ""


def test_nothing_can_be_done_in_a_film(page: FilmPage, qtbot: QtBot) -> None:
    session = page.film_session
    session.show(40)
    before = session.film.table(40, session.viewer)
    with qtbot.waitSignal(session.refused) as told:
        session.ask(r.NextPhase())
    assert told.args == [NOT_IN_A_FILM]
    for key in (Qt.Key.Key_U, Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_B, Qt.Key.Key_E, Qt.Key.Key_Return):
        press(page, key)
    assert session.at == 40
    assert session.table.copies == before.copies


def test_a_picture_is_saved(page: FilmPage, tmp_path: Path) -> None:
    page.film_session.show(50)
    page.save_picture(tmp_path / "there.png")
    picture = QImage(str(tmp_path / "there.png"))
    assert (picture.width(), picture.height()) == (page.view.width(), page.view.height())


def test_the_command_line_takes_pictures_of_any_line_and_says_what_is_wrong(
    lab_game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    early, late = tmp_path / "early.png", tmp_path / "late.png"
    assert main(["game", "picture", str(lab_game), "--at", "9", "--size", "900x600", "--out", str(early)]) == 0
    assert main(["game", "picture", str(lab_game), "--eyes", "2", "--size", "900x600", "--out", str(late)]) == 0
    pictures = [QImage(str(path)) for path in (early, late)]
    assert all((picture.width(), picture.height()) == (900, 600) for picture in pictures)
    assert pictures[0] != pictures[1]
    capsys.readouterr()
    for wrong, why in (
        (["--at", "99999"], "there is no line 99999"),
        (["--eyes", "Bob"], "Nobody there is called Bob"),
    ):
        assert main(["game", "picture", str(lab_game), *wrong, "--out", str(early)]) == 2
        assert why in capsys.readouterr().err
    assert main(["game", "picture", str(lab_game), "--out", str(tmp_path / "no" / "there.png")]) == 2


def test_from_the_start_page_to_a_film_and_on_to_a_new_game(
    qapp: QApplication, qtbot: QtBot, lab_game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "home"))
    theme.apply(qapp)
    games = tmp_path / "games"
    games.mkdir()
    (games / "evening.vtes-game").write_bytes(lab_game.read_bytes())
    (games / "wrong.vtes-game").write_bytes(b"no game\nat all\n")
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    window = MainWindow(settings, games)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.start_page.films.click()
    shelf = window.theatre.shelf
    qtbot.waitUntil(lambda: [game.path.name for game in shelf.list.games] == ["evening.vtes-game"])
    shelf.open(games / "wrong.vtes-game")
    qtbot.waitUntil(lambda: "is not a game of this program" in shelf.problem.text())
    QTest.keyClick(shelf.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.theatre.page is not None)
    page = window.theatre.page
    assert page is not None
    page.film_session.show(70)
    window.theatre._play_on(page.film_session.film, 70, {0: "here", 1: "here", 2: "here"})
    assert window.theatre.page is None
    assert window.table_page is not None
    host = window.table_page.session.host
    assert host is not None
    assert len(host.lines) == 70
    window.leave_table()
    assert sorted(path.name for path in games.glob("*.vtes-game"))[-1] == "wrong.vtes-game"
    assert len(list(games.glob("*.vtes-game"))) == 3
    window.start_page.watch_wanted.emit(games / "evening.vtes-game")
    qtbot.waitUntil(lambda: window.theatre.page is not None)
    window.theatre.leave()
    shelf.back_button.click()
    assert window.pages.currentWidget() is window.start_page


def test_a_jump_moves_no_card_about_and_the_next_line_does(page: FilmPage, qtbot: QtBot) -> None:
    session, scene = page.film_session, page.scene
    session.settings.change(motion=True)
    session.show(1)
    session.show(session.film.length)
    assert not session.motion
    assert not scene.motion.running
    assert not scene.furniture.counting
    assert {copy: item.pos() for copy, item in scene.cards.items()} == {
        copy: QPointF(item.spot.x, item.spot.y) for copy, item in scene.cards.items()
    }
    qtbot.waitUntil(lambda: scene.settled, timeout=300_000)
    for copy, item in scene.cards.items():
        assert item.state is session.table.copies[copy]
        assert item.look is not None
    session.show(4)
    session.show(5)
    assert session.motion


def test_words_of_two_arrows_never_cover_each_other(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need the application
    acts = CourseItem(Course((420.0, 150.0), (880.0, 80.0), "bleed 1", "acts"), 13)
    blocks = CourseItem(Course((790.0, 150.0), (420.0, 150.0), "blocks · intercept 0", "blocks"), 13)
    assert acts.label.intersects(blocks.label)
    blocks.keep_clear_of([acts.label])
    assert not acts.label.intersects(blocks.label)
    assert blocks.boundingRect().contains(blocks.label)


def test_arrows_cover_no_number_of_a_pool(page: FilmPage) -> None:
    session, courses, plan, bleeds = page.film_session, page.scene.courses, page.scene.plan, 0
    for n in range(session.film.length):
        table = session.film.table(n, session.viewer)
        if table.action is None and table.combat is None:
            continue
        session.show(n)
        for item in courses.items:
            bleeds += "bleed" in item.course.words
            end = QPointF(*item.course.end)
            for area in plan.areas.values():
                if area.shape == "narrow":
                    assert not area.pool.contains(end), (n, item.course)
    assert bleeds


def test_a_film_tells_the_running_phase_and_offers_none(page: FilmPage) -> None:
    session, bar = page.film_session, page.top_bar
    told = set()
    for n in range(session.film.length):
        if session.film.table(n, session.viewer).phase in told:
            continue
        session.show(n)
        running = session.table.phase
        told.add(running)
        for phase, pill in bar.phases.items():
            ground = pill.grab().toImage().pixelColor(pill.width() // 6, pill.height() // 2)
            assert (ground == QColor(theme.BLOOD)) == (phase == running)
            assert not pill.property("next")
    assert len(told) >= 3
