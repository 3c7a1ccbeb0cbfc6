"""The page of a game: how its parts share the window, whose eyes it shows, what lies over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import AtTable, lift
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.ui.table.page import column_width
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]
SPACE = Qt.Key.Key_Space


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(3, replace=False))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900), (2560, 1440)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_the_table_has_most_of_the_window(at: AtTable, size: tuple[int, int], scale: float) -> None:
    at.session.settings.change(text_scale=scale)
    at.page.resize(*size)
    view, page = at.page.view, at.page
    assert page.size().width() == size[0], "nothing makes the window wider"
    assert page.size().height() == size[1]
    assert view.width() >= size[0] * 0.58
    assert view.height() >= size[1] * 0.82
    column = page.across.widget(1)
    assert abs(column.width() - column_width(size[0], scale)) <= 14


def test_a_column_parted_by_hand_stays_so(at: AtTable) -> None:
    at.page.across.moveSplitter(1100, 1)
    width = at.page.across.widget(1).width()
    assert width > 400
    at.page.resize(1700, 900)
    assert abs(at.page.across.widget(1).width() - width) < 30


def test_the_turn_passes_behind_the_curtain(at: AtTable) -> None:
    mine = set(at.pile("hand"))
    at.key(SPACE, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert at.table.active == 1
    assert at.page.curtain.isVisible()
    assert at.page.curtain.geometry() == at.page.rect(), "all of the page is behind it"
    assert at.session.viewer == 0
    before = at.lines
    at.key(Qt.Key.Key_D)
    lift(at)
    assert at.lines == before + 1 or at.lines == before
    assert at.session.viewer == 1
    assert at.scene.plan.own.seat == 1
    assert not mine & set(at.scene.cards)


def test_at_an_open_table_the_view_follows_the_turn_at_once(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(3, open_table=True))
    at.key(SPACE, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert at.session.viewer == 1
    assert not at.page.curtain.isVisible()
    assert at.scene.plan.own.seat == 1
    at.key(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert at.table.active == 0
    assert at.session.viewer == 0


def test_another_viewer_looks_from_afar_and_holds_nothing(at: AtTable) -> None:
    at.page.view.camera.set_zoom(3)
    at.hold(at.scene.cards[at.pile("hand")[3]].pos(), at.nowhere())
    at.session.look(2)
    assert at.page.view.gesture is None
    assert at.page.view.camera.zoom == 1
    assert not at.scene.lifted


def test_the_end_of_the_game_does_not_pass_the_view_on(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(2))
    at.ask(r.Oust(1))
    assert at.table.over
    assert not at.page.curtain.isVisible()
    assert at.page.score.isVisible()


def test_settings_take_effect_at_once(at: AtTable) -> None:
    text = at.scene.plan.text
    at.session.settings.change(text_scale=1.8, picture_memory=64)
    assert at.scene.plan.text > text
    assert at.page.faces.limit == 64 * 2**20


@pytest.mark.parametrize("key", [Qt.Key.Key_N, Qt.Key.Key_C, Qt.Key.Key_M])
def test_small_questions_open_beside_their_card_and_give_the_focus_back(at: AtTable, key: Qt.Key) -> None:
    (vampire,) = at.ready()
    at.ask(r.Blood(BANK, Purse("card", vampire), 2))
    at.select([vampire])
    at.key(key)
    field = at.page.window().focusWidget()
    assert field is not at.page.view
    popup: QWidget = field
    while popup.parentWidget() is not at.page:
        popup = popup.parentWidget()  # type: ignore[assignment]
    card = at.page.view.viewport().mapTo(at.page, at.at(at.scene.cards[vampire].pos()))
    assert at.page.rect().contains(popup.geometry())
    assert (popup.geometry().center() - card).manhattanLength() < 500
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert at.page.window().focusWidget() is at.page.view
    assert not at.refusals


def test_a_question_about_a_card_that_goes_away_is_harmless(at: AtTable) -> None:
    (vampire,) = at.ready()
    at.select([vampire])
    at.key(Qt.Key.Key_N)
    field = at.page.window().focusWidget()
    at.ask(r.TakeBack())
    QTest.keyClicks(field, "x")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    at.settle()


def test_what_the_table_refuses_is_said(at: AtTable) -> None:
    at.key(Qt.Key.Key_U)
    assert at.page.notice.isVisible()
    assert at.refusals


def test_leaving(at: AtTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(at.page.left):
        at.page.top_bar.leave.emit()
    with qtbot.waitSignal(at.page.full_screen_wanted):
        at.key(Qt.Key.Key_F11)
    with qtbot.waitSignal(at.page.settings_wanted):
        at.page.top_bar.settings_wanted.emit()


def test_tab_goes_round_the_page_and_comes_back_to_the_table(at: AtTable) -> None:
    seen: list[QWidget] = []
    QTest.keyClick(at.page.view, Qt.Key.Key_Tab)
    for _ in range(60):
        widget = at.page.window().focusWidget()
        assert widget is not None
        if widget is at.page.view:
            break
        seen.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    else:
        pytest.fail(f"the table is not reached by Tab: {seen[-5:]}")
    assert len(seen) >= 3
    assert at.scene.selection or at.scene.ring.isVisible(), "where the keyboard is can be seen"
