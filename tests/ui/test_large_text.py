"""Text of 200 % in a window of 1280×720: on every page all words stand in full, within the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.lab.field import series
from vtes_desktop.lab.playing import file_name, play
from vtes_desktop.ui import theme
from vtes_desktop.ui.choice_button import BESIDE, ChoiceButton
from vtes_desktop.ui.lessons.page import CoachedPage
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import NameLabel
from vtes_desktop.ui.window import MainWindow

NEAR = 3
"""Pixels that a style may round by."""


def scrolls(widget: QWidget, window: QWidget) -> bool:
    """Whether it is within something that scrolls."""
    above: QWidget | None = widget
    while above is not None and above is not window:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def needs(widget: QWidget) -> tuple[int, int] | None:
    """The size that its words need, in pixels; None where it has none, or cuts them with the whole in its tooltip."""
    if isinstance(widget, QLabel):
        if not widget.text() or isinstance(widget, NameLabel) or not widget.pixmap().isNull():
            return None
        if widget.wordWrap():
            return widget.width(), widget.heightForWidth(widget.width())
        return widget.sizeHint().width(), widget.sizeHint().height()
    if isinstance(widget, ChoiceButton):
        beside = round(BESIDE * widget._scale)
        words = (widget.sizeHint().width() - beside) // (2 if widget._wraps else 1)
        return words + beside, widget.sizeHint().height()
    if not isinstance(widget, QPushButton | QToolButton | QCheckBox):
        return None
    return (widget.sizeHint().width(), widget.fontMetrics().height()) if widget.text() else None


def clipped(window: QWidget) -> list[str]:
    """What is cut off, or out of the window, on the page that is shown."""
    found = []
    for widget in window.findChildren(QWidget):
        wanted = needs(widget) if widget.isVisible() else None
        if wanted is None:
            continue
        words = getattr(widget, "text", str)()
        if wanted[0] > widget.width() + NEAR or wanted[1] > widget.height() + NEAR:
            found.append(f"{words!r} needs {wanted} and has {widget.width()}×{widget.height()}")
        corner = widget.mapTo(window, QPoint(0, 0))
        end = corner + QPoint(widget.width(), widget.height())
        outside = corner.x() < -NEAR or end.x() > window.width() + NEAR or end.y() > window.height() + NEAR
        if outside and not scrolls(widget, window):
            found.append(f"{words!r} is out of the window at {corner.x()}, {corner.y()}")
    return found


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "home"))
    theme.apply(qapp, 2.0)
    settings = Settings(tmp_path / "settings.json")
    settings.change(text_scale=2.0, motion=False)
    games = tmp_path / "games"
    games.mkdir()
    plan = series("regular,random,random,random", rounds=3).plan(0, 1)
    play(plan, games)
    (games / file_name(plan)).rename(games / "evening.vtes-game")
    made = MainWindow(settings, games)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    theme.apply(qapp)


def test_no_page_is_wider_than_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    house = window._of("vendetta")
    for show in (
        window.show_new_game,
        lambda: window.network.show_host(),
        lambda: window.network.show_join(),
        house.show_new_game,
    ):
        show()
        page = window.pages.currentWidget()
        areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
        qtbot.waitUntil(lambda areas=areas: not any(area.horizontalScrollBar().maximum() for area in areas))
        assert areas


def test_nothing_is_clipped_on_any_page(window: MainWindow, qtbot: QtBot) -> None:
    def check(page: str) -> None:
        assert window.width() == 1280, f"{page} makes the window wider"
        assert window.height() == 720, f"{page} makes the window higher"
        qtbot.waitUntil(lambda: not clipped(window), timeout=3000) if clipped(window) else None
        assert not clipped(window), page

    check("start")
    window.show_lessons()
    check("lessons")
    school = window._school
    assert school is not None
    for number in (0, 2, 5):
        school.take(school.lessons[number])
        check(f"lesson {number + 1}")
    school.leave()
    window.show_start()
    window.theatre.show_shelf()
    qtbot.waitUntil(lambda: len(window.theatre.shelf.list.games) == 1)
    check("shelf")
    window.theatre.shelf.open(window.games / "evening.vtes-game")
    qtbot.waitUntil(lambda: window.theatre.page is not None)
    page = window.theatre.page
    assert page is not None
    for n in (10, page.film_session.film.length):
        page.film_session.show(n)
        check(f"film at {n}")
    window.theatre.leave()
    window.show_start()
    window.show_settings()
    check("settings")
    window.show_new_game()
    check("new game")
    window.network.show_join()
    check("join")
    window.show_builder()
    check("builder")
    window.show_start()
    window.quick_start(4)
    check("table")


def test_a_lesson_in_the_smallest_window_leaves_the_table_its_height(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    window.show_lessons()
    school = window._school
    assert school is not None
    for lesson in school.lessons:
        school.take(lesson)
        page = window.pages.currentWidget()
        assert isinstance(page, CoachedPage)
        coach = page.coach
        qtbot.waitUntil(lambda coach=coach: coach.upright and coach.height() > 100)
        qtbot.waitUntil(lambda page=page: page.scene.plan.own.rect.height() >= 140)
        assert not page.log_view.isVisible()
        for step in lesson.steps:
            coach.say(lesson.title, step.say, reads=not step.do, shows=bool(step.do))
            if step.instead:
                coach.correct(step.instead)
            qtbot.waitUntil(lambda: not clipped(window), timeout=3000) if clipped(window) else None
            assert not clipped(window), step.say
        school.leave()
    window.resize(1920, 1200)
    school.take(school.lessons[0])
    page = window.pages.currentWidget()
    assert isinstance(page, CoachedPage)
    assert not page.coach.upright
    assert page.log_view.isVisible()
