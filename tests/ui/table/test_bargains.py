"""Bargains on the screen: offered with a click, answered in a row that is there only as long as it is needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.play.bargaining import in_force
from vtes_desktop.ui.table.bargains import fill_offers
from vtes_desktop.ui.table.log_view import LogView
from vtes_desktop.ui.table.session import Session

SARAH, ALEXIS = 0, 1


@pytest.fixture
def log(sit: Sit, qtbot: QtBot) -> LogView:
    found = LogView(sit(3))
    qtbot.addWidget(found)
    found.resize(336, 500)
    found.show()
    qtbot.waitExposed(found)
    return found


def press(log: LogView, word: str, qtbot: QtBot) -> None:
    button = next(each for each in log.bargains.findChildren(QPushButton) if each.text() == word and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def offer_from(session: Session, seat: int) -> None:
    session.ask(r.Offer(SARAH, "no bleed", "vote for", 2), seat)


def test_an_offer_has_a_row_until_it_is_answered(log: LogView, qtbot: QtBot) -> None:
    assert not log.bargains.isVisible()
    offer_from(log.session, ALEXIS)
    assert log.bargains.isVisible()
    press(log, "Agree", qtbot)
    assert not log.bargains.isVisible()
    (agreed,) = in_force(log.session.table)
    assert agreed.agreed


def test_an_offer_is_refused_with_a_click(log: LogView, qtbot: QtBot) -> None:
    offer_from(log.session, ALEXIS)
    press(log, "No", qtbot)
    assert not log.bargains.isVisible()
    assert in_force(log.session.table) == ()


def test_an_offer_that_comes_under_the_pointer_waits_until_that_moves(log: LogView, qtbot: QtBot) -> None:
    offer_from(log.session, ALEXIS)
    button = next(each for each in log.bargains.findChildren(QPushButton) if each.text() == "Agree")
    qtbot.waitUntil(lambda: button.height() > 10)
    place = button.mapToGlobal(button.rect().center())
    press(log, "No", qtbot)
    QCursor.setPos(place)
    offer_from(log.session, ALEXIS)
    again = next(each for each in log.bargains.findChildren(QPushButton) if each.isVisible() and each.text() == "Agree")
    qtbot.waitUntil(lambda: again.property("held") is True)
    qtbot.mouseClick(again, Qt.MouseButton.LeftButton, pos=again.mapFromGlobal(place))
    assert not any(each.agreed for each in in_force(log.session.table))
    qtbot.mouseMove(again, again.mapFromGlobal(place) + QPoint(14, 2))
    press(log, "Agree", qtbot)
    assert [each.agreed for each in in_force(log.session.table)] == [True]


def test_what_one_has_offered_oneself_has_no_row(log: LogView) -> None:
    log.session.ask(r.Offer(ALEXIS, "nothing", "vote for", 1))
    assert not log.bargains.isVisible()


def test_the_menu_names_the_others_and_what_can_be_offered(log: LogView) -> None:
    assert log.deal is not None
    fill_offers(log.session, log.deal.offers)
    of = {action.text(): action.menu() for action in log.deal.offers.actions()}
    assert list(of) == ["Alexis", "Justin"]
    entries = of["Alexis"].actions()  # type: ignore[attr-defined]
    assert not [each for each in entries if "block" in each.text() and each.isEnabled()], "no action is running"
    entries[0].trigger()
    (offered,) = in_force(log.session.table)
    assert (offered.by, offered.to, offered.want) == (SARAH, ALEXIS, "vote for")
