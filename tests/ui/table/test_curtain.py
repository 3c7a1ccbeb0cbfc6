"""The curtain: nothing behind it is seen, touched or heard until the next person lifts it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit, Ticks
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.curtain import GUARD, Curtain
from vtes_desktop.ui.table.session import Session

SPACE = Qt.Key.Key_Space


@pytest.fixture
def session(sit: Sit) -> Session:
    return sit(3)


@pytest.fixture
def curtain(session: Session, page: QWidget, ticks: Ticks) -> Curtain:
    """A curtain that has just fallen for Alexis, and long enough ago for keys."""
    page.setObjectName("page")
    page.setStyleSheet("#page { background: #00ff00; }")
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    made = Curtain(session, page, ticks)
    session.curtain_wanted.connect(made.fall)
    session.want_look(1)
    ticks.now += 2 * GUARD
    return made


def test_it_falls_over_the_whole_page_and_nothing_shines_through(curtain: Curtain, page: QWidget) -> None:
    assert curtain.down
    assert curtain.geometry() == page.rect()
    picture = page.grab().toImage()
    green = QColor("#00ff00")
    for x in range(0, picture.width(), 7):
        for y in range(0, picture.height(), 7):
            assert picture.pixelColor(x, y) != green


def test_it_covers_the_page_when_that_grows(curtain: Curtain, page: QWidget) -> None:
    page.resize(1600, 900)
    assert curtain.geometry() == page.rect()


@pytest.mark.parametrize("key", [SPACE, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_lifts_it_and_the_next_seat_looks(
    curtain: Curtain, session: Session, page: QWidget, qtbot: QtBot, key: Qt.Key
) -> None:
    lifted: list[int] = []
    curtain.lifted.connect(lifted.append)
    assert session.viewer == 0
    qtbot.keyClick(curtain, key)
    assert session.viewer == 1
    assert lifted == [1]
    assert not curtain.isVisible()
    assert page.hasFocus()


def test_the_button_lifts_it(curtain: Curtain, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert session.viewer == 1


def test_esc_goes_back_to_who_looked(curtain: Curtain, session: Session, qtbot: QtBot) -> None:
    qtbot.keyClick(curtain, Qt.Key.Key_Escape)
    assert session.viewer == 0
    assert not curtain.isVisible()


def test_other_keys_and_clicks_do_nothing(curtain: Curtain, session: Session, page: QWidget, qtbot: QtBot) -> None:
    done: list[str] = []
    keys.bind(page, {action.name: lambda name=action.name: done.append(name) for action in keys.ACTIONS})
    for key in (Qt.Key.Key_D, Qt.Key.Key_Delete, Qt.Key.Key_F1, Qt.Key.Key_Tab, Qt.Key.Key_Left):
        qtbot.keyClick(curtain, key)
    qtbot.keyClick(curtain, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(curtain, SPACE, Qt.KeyboardModifier.ShiftModifier)
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(curtain, Qt.MouseButton.RightButton)
    assert not done
    assert curtain.down
    assert session.viewer == 0


def test_the_key_that_made_it_fall_does_not_lift_it(
    session: Session, page: QWidget, ticks: Ticks, qtbot: QtBot
) -> None:
    curtain = Curtain(session, page, ticks)
    curtain.fall(1)
    qtbot.keyClick(curtain, SPACE)
    assert curtain.down
    ticks.now += 2 * GUARD
    qtbot.keyClick(curtain, SPACE)
    assert not curtain.down


def test_the_focus_does_not_leave_it(curtain: Curtain, page: QWidget, qtbot: QtBot) -> None:
    field = QLineEdit(page)
    field.show()
    qtbot.keyClick(curtain, Qt.Key.Key_Tab)
    assert curtain.hasFocus()
    qtbot.keyClick(curtain, Qt.Key.Key_Backtab)
    assert curtain.hasFocus()


def test_with_motion_the_table_behind_is_the_next_seats_before_anything_of_it_shows(
    session: Session, page: QWidget, ticks: Ticks, qtbot: QtBot
) -> None:
    session.settings.change(motion=True)
    curtain = Curtain(session, page, ticks)
    curtain.fall(1)
    ticks.now += 2 * GUARD
    covered: list[bool] = []
    session.viewer_changed.connect(lambda: covered.append(curtain.isVisible() and curtain._height == 1.0))
    qtbot.keyClick(curtain, SPACE)
    assert covered == [True]
    qtbot.waitUntil(lambda: not curtain.isVisible())
    assert session.viewer == 1


def test_it_can_fall_again_while_it_rises(session: Session, page: QWidget, ticks: Ticks, qtbot: QtBot) -> None:
    session.settings.change(motion=True)
    curtain = Curtain(session, page, ticks)
    curtain.fall(1)
    curtain.lift()
    curtain.fall(2)
    assert curtain.down
    assert curtain._height == 1.0
    curtain.lift()
    qtbot.waitUntil(lambda: not curtain.isVisible())
    assert session.viewer == 2


def test_an_open_table_needs_no_curtain(sit: Sit, page: QWidget) -> None:
    session = sit(3, open_table=True)
    curtain = Curtain(session, page)
    session.curtain_wanted.connect(curtain.fall)
    session.want_look(1)
    assert session.viewer == 1
    assert curtain.isHidden()
