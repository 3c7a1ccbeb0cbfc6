"""The lessons: the referee allows each step of all of them, other things are answered kindly, and progress is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.game import SEED, catalogue
from tests.rules.random_game import compiled
from vtes_desktop import folders
from vtes_desktop.play import requests as r
from vtes_desktop.play.laid import Laid, LaidCard, LaidHost, LaidSeat
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.ui import theme
from vtes_desktop.ui.lessons.course import YOU, Course, Lesson, LessonError, lessons
from vtes_desktop.ui.lessons.page import GamePage, LessonPage
from vtes_desktop.ui.lessons.progress import DONE, Progress
from vtes_desktop.ui.lessons.session import READ_ON, LessonSession
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.window import MainWindow

ALL = lessons(folders.resources() / "lessons")
LAID = [lesson for lesson in ALL if lesson.table is not None]
PLACES = {"pool", "bank", "hand", "crypt", "library", "ready", "torpor", "uncontrolled", "in play", "edge"}

Open = Callable[[Lesson], LessonPage]


def course(lesson: Lesson) -> Course:
    assert lesson.table is not None
    return Course(lesson, LaidHost(catalogue(), lesson.table, SEED, Vtes(compiled)), catalogue())


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    theme.apply(qapp)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)

    def make(lesson: Lesson) -> LessonPage:
        taken = course(lesson)
        page = LessonPage(LessonSession(taken, taken._host, settings))
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        qtbot.waitExposed(page)
        return page

    return make


def test_there_are_eight_and_the_last_is_a_whole_game() -> None:
    assert len(ALL) == 8
    assert ALL[-1].table is None
    assert len({lesson.name for lesson in ALL}) == 8
    assert all(lesson.steps and lesson.end and lesson.about for lesson in ALL)


@pytest.mark.parametrize("lesson", LAID, ids=lambda lesson: lesson.name)
def test_the_referee_allows_each_step_and_the_table_shows_it(lesson: Lesson) -> None:
    taken = course(lesson)
    for number, step in enumerate(lesson.steps):
        taken.play_to(number)
        assert taken.at == number
        if step.do and not step.others:
            assert taken.right(), f"step {number + 1} is not offered"
        if step.do and step.until is not None:
            assert not step.until.holds(taken._host.table, taken.asked, taken.named), (
                f"step {number + 1} is done before"
            )
        for name in step.light:
            known = name in PLACES or any(taken.named(copy) == name for copy in taken._host.table.copies)
            assert known, f"step {number + 1} lights what is not there: {name}"
    taken.play_to(len(lesson.steps))
    assert taken.done


@pytest.mark.parametrize("lesson", LAID, ids=lambda lesson: lesson.name)
def test_each_lesson_goes_through_on_the_screen(lesson: Lesson, opened: Open, qtbot: QtBot) -> None:
    page = opened(lesson)
    reached: list[int] = []
    page.came_to.connect(reached.append)
    for number, step in enumerate(lesson.steps):
        assert page.course.at == number
        assert step.say in page.coach.words.text()
        if not step.do:
            assert page.coach.next.isVisible()
            QTest.keyClick(page.coach.next, Qt.Key.Key_Space)
        else:
            while page.course.at == number:
                qtbot.waitUntil(lambda n=number: bool(page.course.right()) or page.course.at > n)
                if page.course.at == number:
                    page.coach.show_me.click()
                    qtbot.waitUntil(lambda n=number: bool(page.course.right()) or page.course.at > n)
    assert page.course.done
    assert reached[-1] == len(lesson.steps)
    assert lesson.end in page.coach.words.text()


def test_something_else_that_is_legal_is_answered_kindly_and_does_not_happen(opened: Open) -> None:
    page = opened(next(lesson for lesson in LAID if lesson.name == "pool"))
    step = next(number for number, step in enumerate(page.course.lesson.steps) if step.do)
    page.course.play_to(1)
    before = msgspec.json.encode(page.session.table)
    asked = page.course.asked
    assert asked is not None
    page.session.ask(r.Pick(asked.number, 0))
    assert READ_ON in page.coach.answer.text()
    page.course.play_to(step)
    page._say()
    other = next(n for n, option in enumerate(asked.options) if "Adrianne" in option.text)
    page.session.ask(r.Pick(asked.number, other))
    assert page.course.lesson.steps[step].instead in page.coach.answer.text()
    assert page.coach.answer.isVisible()
    page.session.ask(r.TakeBack())
    assert "Not in a lesson" in page.coach.answer.text()
    assert msgspec.json.encode(page.session.table) == before


def test_what_is_to_be_done_is_lit_on_the_table_and_on_its_button(opened: Open, qtbot: QtBot) -> None:
    page = opened(next(lesson for lesson in LAID if lesson.name == "pool"))
    step = next(number for number, step in enumerate(page.course.lesson.steps) if step.do)
    page.course.play_to(step)
    page._say()
    qtbot.waitUntil(lambda: len(page.lights.places()) == len(page.course.lesson.steps[step].light) + 1)
    (hector,) = [item for i, item in page.scene.cards.items() if page.course.named(i) == "Hector Sosa"]
    middle = page.view.viewport().mapTo(page, page.view.mapFromScene(hector.edge().center()))
    assert page.lights.places()[0].contains(middle)


def test_a_lesson_that_the_referee_refuses_says_where(tmp_path: Path) -> None:
    lesson = LAID[0]
    right, other = b'"kind":"transfer","card":"Hector Sosa"', b'"kind":"transfer","card":"Mazz"'
    wrong = msgspec.json.decode(msgspec.json.encode(lesson).replace(right, other), type=Lesson)
    with pytest.raises(LessonError, match=r"Step 3 of .* can’t be done"):
        course(wrong).play_to(99)
    (tmp_path / "1.json").write_text('{"name": 7}')
    with pytest.raises(LessonError, match=r"1\.json"):
        lessons(tmp_path)


def test_a_position_is_laid_as_it_is_written_and_can_be_taken_back_in() -> None:
    laid = Laid(
        (
            LaidSeat(
                "Sarah",
                pool=12,
                hand_size=2,
                ready=(LaidCard("Hector Sosa", blood=2, locked=True, on=(LaidCard(".44 Magnum"),)), LaidCard("Mazz")),
                hand=("Dodge", "Dodge"),
                library=("Blood Doll", "Dodge"),
            ),
            LaidSeat("Alexis", torpor=(LaidCard("Ashley"),)),
        ),
        edge=1,
    )
    host = LaidHost(catalogue(), laid, SEED, Vtes(compiled))
    table = host.table
    names = {
        region: [catalogue().cards[table.copies[i].card].display_name for i in pile]
        for region, pile in table.seats[0].piles.items()
        if pile
    }
    assert names == {
        "ready": ["Hector Sosa", "Mazz"],
        "hand": ["Dodge", "Dodge"],
        "library": ["Blood Doll", "Dodge"],
    }
    hector, mazz = (table.copies[i] for i in table.pile(0, "ready"))
    assert (hector.blood, hector.locked, mazz.blood, mazz.locked) == (2, True, 3, False)
    assert [catalogue().cards[table.copies[i].card].display_name for i in hector.attached] == [".44 Magnum"]
    assert (table.seats[0].pool, table.seats[1].pool, table.edge, table.phase) == (12, 30, 1, "minion")
    asked = host.asked(YOU)
    assert asked is not None and asked.kind == "minion phase"
    hunt = next(n for n, option in enumerate(asked.options) if option.kind == "hunt")
    assert host.submit(YOU, r.Pick(asked.number, hunt)).accepted
    before = len(host.lines)
    assert host.submit(YOU, r.TakeBack()).accepted
    assert len(host.lines) > before
    assert host.asked(YOU) is not None


def test_progress_is_kept_and_what_was_done_stays_done(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    first = Progress(path)
    first.keep("pool", 3)
    first.keep("votes", DONE)
    first.keep("votes", 2)
    again = Progress(path)
    assert (again.of("pool"), again.of("votes"), again.of("combat")) == (3, DONE, 0)
    path.write_bytes(b'{"pool": "x"}')
    assert Progress(path).of("pool") == 0


def test_from_the_start_page_into_a_lesson_away_and_back_to_the_same_step(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "home"))
    theme.apply(qapp)
    games = tmp_path / "games"
    games.mkdir()
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    window = MainWindow(settings, games)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.start_page.learn.click()
    school = window._school
    assert school is not None
    school.list.buttons[0].click()
    page = school.page
    assert isinstance(page, LessonPage)
    page.coach.next.click()
    page.coach.next.click()
    page.coach.show_me.click()
    assert page.course.at == 3
    page.coach.leave.click()
    assert window.pages.currentWidget() is school.list
    assert "step 4 of" in school.list.buttons[0].accessibleDescription()
    school.list.buttons[0].click()
    again = school.page
    assert isinstance(again, LessonPage)
    assert again.course.at == 3
    school.take(school.lessons[-1])
    whole = school.page
    assert isinstance(whole, GamePage)
    assert whole.coach.words.text() == school.lessons[-1].steps[0].say
    assert len(whole.session.table.seats) == 2
    whole.coach.next.click()
    school.leave()
    assert len(list(games.glob("*.vtes-game"))) == 1, "it can be continued"
