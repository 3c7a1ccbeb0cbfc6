"""The score: it opens with the end of the game, says who won, and can be taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import agree
from tests.ui.table.conftest import Sit, Ticks
from vtes_desktop.play import requests as r
from vtes_desktop.table.table import Seat
from vtes_desktop.ui.table.score import ScorePanel, duration, fate, ranking
from vtes_desktop.ui.table.session import Session


@pytest.fixture
def session(sit: Sit) -> Session:
    return sit(4)


@pytest.fixture
def panel(session: Session, page: QWidget) -> ScorePanel:
    return ScorePanel(session, page)


def rows(panel: ScorePanel) -> list[list[str]]:
    """What stands in the table, row by row, without the buttons."""
    found = []
    for row in range(panel.rows.rowCount()):
        item = panel.rows.itemAtPosition(row, 1)
        if item is not None:
            cells = [panel.rows.itemAtPosition(row, column).widget() for column in (1, 2, 3)]
            found.append([cell.text() for cell in cells if isinstance(cell, QLabel)])
    return found


def test_it_opens_when_the_last_but_one_is_ousted(panel: ScorePanel, session: Session) -> None:
    for seat in (1, 2):
        session.ask(r.Oust(seat))
        agree(session)
        assert panel.isHidden()
    session.ask(r.Oust(3))
    agree(session)
    assert panel.isVisible()
    assert panel.title.text() == "Sarah has the game win"
    assert [row[0] for row in rows(panel)] == ["Sarah", "Alexis", "Justin", "Lisa"]
    assert rows(panel)[0] == ["Sarah", "survived, pool 48", "4 VP"]
    assert rows(panel)[1] == ["Alexis", "ousted", "0 VP"]


def test_nobody_wins_without_two_points(panel: ScorePanel, session: Session) -> None:
    session.ask(r.TimeUp())
    agree(session)
    assert panel.title.text() == "The game is over; nobody has the game win"
    assert all(row[2] == "0.5 VP" for row in rows(panel))


def test_taking_it_back_closes_it_and_the_game_goes_on(panel: ScorePanel, session: Session, qtbot: QtBot) -> None:
    session.ask(r.EndGame())
    agree(session)
    qtbot.mouseClick(panel.back, Qt.MouseButton.LeftButton)
    agree(session)
    assert not session.table.over
    assert panel.isHidden()


def test_leaving_is_told_and_looking_only_closes_it(panel: ScorePanel, session: Session, qtbot: QtBot) -> None:
    session.ask(r.EndGame())
    agree(session)
    with qtbot.waitSignal(panel.leave):
        qtbot.mouseClick(panel.out, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.look, Qt.MouseButton.LeftButton)
    assert panel.isHidden()
    assert session.table.over
    panel.open()
    assert panel.isVisible()


def test_asked_for_in_between_it_is_the_score_so_far(panel: ScorePanel) -> None:
    panel.open()
    assert panel.title.text() == "The score so far"
    assert not panel.back.isVisible()
    assert not panel.out.isVisible()
    assert rows(panel)[0] == ["Sarah", "playing, pool 30", "0 VP"]


def test_a_miscount_is_corrected_in_halves(panel: ScorePanel, session: Session, qtbot: QtBot) -> None:
    panel.open()
    more = [button for button in panel.findChildren(QPushButton) if button.text() == "+ ½" and button.isVisible()]
    less = [button for button in panel.findChildren(QPushButton) if button.text() == "− ½" and button.isVisible()]
    assert not any(button.isEnabled() for button in less)
    qtbot.mouseClick(more[1], Qt.MouseButton.LeftButton)
    agree(session)
    assert session.table.seats[1].victory_points == 0.5
    assert rows(panel)[0] == ["Alexis", "playing, pool 30", "0.5 VP"]


def test_rounds_and_time_are_told(panel: ScorePanel, session: Session, ticks: Ticks) -> None:
    ticks.now += 6431
    for _ in range(8):
        session.ask(r.EndTurn())
    panel.open()
    assert panel.about.text().startswith("3 rounds, 1 h 47 min of play.")


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (700, 420)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_it_stays_inside_the_page(
    panel: ScorePanel, session: Session, page: QWidget, size: tuple[int, int], scale: float
) -> None:
    session.settings.change(text_scale=scale)
    page.resize(*size)
    panel.open()
    assert page.rect().contains(panel.geometry())


def test_the_order_is_by_points_then_pool_then_clockwise() -> None:
    seats = [Seat("A", 3, {}), Seat("B", 0, {}, 2.0, ousted=True), Seat("C", 9, {}), Seat("D", 9, {})]
    assert ranking(seats) == [1, 2, 3, 0]
    assert [fate(seat, over=True) for seat in seats[:2]] == ["survived, pool 3", "ousted"]
    assert fate(Seat("E", 0, {}, withdrawn=True), over=True) == "withdrew"


def test_durations_are_said_in_hours_and_minutes() -> None:
    assert [duration(seconds) for seconds in (0, 59, 3599, 7200)] == ["1 min", "1 min", "1 h 0 min", "2 h 0 min"]
