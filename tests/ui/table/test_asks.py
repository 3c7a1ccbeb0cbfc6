"""Questions between seats, and notices of what was refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.table.table import Place
from vtes_desktop.ui.table.asks import READING, AsksBar, Notice
from vtes_desktop.ui.table.session import Session


def buttons(bar: AsksBar) -> dict[str, QPushButton]:
    return {button.text(): button for button in bar.findChildren(QPushButton) if button.isVisible()}


def words(bar: AsksBar) -> list[str]:
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


@pytest.fixture
def asking(sit: Sit) -> Session:
    """Alexis asks to move a vampire of Sarah's to torpor; Sarah is looking."""
    session = sit(3, ask=True)
    vampire = session.table.pile(0, "uncontrolled")[0]
    session.ask(r.Put((vampire,), Place(0, "ready")))
    session.ask(r.Put((vampire,), Place(0, "torpor")), 1)
    return session


def test_nothing_stands_there_while_nothing_is_asked(sit: Sit, page: QWidget) -> None:
    bar = AsksBar(sit(3), page)
    assert bar.isHidden()


def test_who_is_asked_may_allow(asking: Session, page: QWidget, qtbot: QtBot) -> None:
    bar = AsksBar(asking, page)
    assert bar.isVisible()
    (said,) = words(bar)
    assert "Alexis</b> asks: moves" in said
    assert "torpor" in said
    vampire = asking.table.pile(0, "ready")[0]
    assert asking.name(asking.table.copies[vampire].card) in said
    qtbot.mouseClick(buttons(bar)["Allow"], Qt.MouseButton.LeftButton)
    assert asking.table.pile(0, "torpor") == [vampire]
    assert bar.isHidden()


def test_who_is_asked_may_refuse(asking: Session, page: QWidget, qtbot: QtBot) -> None:
    bar = AsksBar(asking, page)
    qtbot.mouseClick(buttons(bar)["Refuse"], Qt.MouseButton.LeftButton)
    assert asking.table.pile(0, "torpor") == []
    assert bar.isHidden()


def test_who_asks_waits_and_may_think_better_of_it(asking: Session, page: QWidget, qtbot: QtBot) -> None:
    bar = AsksBar(asking, page)
    asking.look(1)
    (said,) = words(bar)
    assert said.startswith("Waiting for <b")
    assert "Sarah" in said
    assert set(buttons(bar)) == {"Hand over to Sarah", "Withdraw"}
    qtbot.mouseClick(buttons(bar)["Withdraw"], Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert asking.clients[0].asks == ()


def test_who_asks_may_hand_the_desktop_over(asking: Session, page: QWidget, qtbot: QtBot) -> None:
    bar = AsksBar(asking, page)
    asking.look(1)
    with qtbot.waitSignal(asking.curtain_wanted) as told:
        qtbot.mouseClick(buttons(bar)["Hand over to Sarah"], Qt.MouseButton.LeftButton)
    assert told.args == [0]


def test_one_question_asked_of_several_shows_who_has_agreed(sit: Sit, page: QWidget, qtbot: QtBot) -> None:
    session = sit(4)
    bar = AsksBar(session, page)
    session.ask(r.OpenHands(True))
    (said,) = words(bar)
    assert "0 of 3 have agreed" in said
    assert said.count("…") == 3
    assert "Hand over to Alexis" in buttons(bar)
    session.look(1)
    assert "asks: opens all hands" in words(bar)[0]
    qtbot.mouseClick(buttons(bar)["Allow"], Qt.MouseButton.LeftButton)
    assert not session.table.open
    (said,) = words(bar)
    assert said.startswith("You have agreed.")
    assert "1 of 3 have agreed" in said
    assert said.count("✓") == 1
    assert set(buttons(bar)) == {"Hand over to Justin"}, "who has agreed is not asked again"
    session.look(2)
    qtbot.mouseClick(buttons(bar)["Refuse"], Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert not session.table.open
    session.look(3)
    assert bar.isHidden(), "one refusal has ended it for all"


def test_what_is_ones_own_is_called_so(sit: Sit, page: QWidget) -> None:
    session = sit(3, ask=True)
    bar = AsksBar(session, page)
    session.ask(r.EndTurn(), 1)
    assert "asks: ends your turn" in words(bar)[0]


def test_a_third_seat_sees_no_question(asking: Session, page: QWidget) -> None:
    bar = AsksBar(asking, page)
    asking.look(2)
    assert bar.isHidden()
    asking.look(0)
    assert bar.isVisible()


def test_several_questions_are_all_in_sight(asking: Session, page: QWidget) -> None:
    bar = AsksBar(asking, page)
    vampire = asking.table.pile(0, "ready")[0]
    asking.ask(r.LockCards((vampire,)), 2)
    assert len(words(bar)) == 2
    labels = [label for label in bar.findChildren(QLabel) if label.isVisible()]
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()), (label.size(), bar.size(), label.text())
    assert page.rect().contains(bar.geometry())


def test_a_refusal_is_shown_and_fades(sit: Sit, page: QWidget) -> None:
    session = sit(2)
    notice = Notice(session, page)
    session.ask(r.UnlockAll())
    assert notice.isVisible()
    assert notice.words.text() == "None of your cards is locked."
    assert notice.accessibleName() == notice.words.text()
    assert notice.timer.interval() > READING
    notice.timer.timeout.emit()
    assert not notice.isVisible()


def test_with_motion_it_fades_out(sit: Sit, page: QWidget, qtbot: QtBot) -> None:
    session = sit(2)
    session.settings.change(motion=True)
    notice = Notice(session, page)
    notice.say("No.")
    notice.timer.timeout.emit()
    assert notice.isVisible()
    qtbot.waitUntil(lambda: not notice.isVisible())
    notice.say("No, again.")
    assert notice.isVisible()


def test_a_notice_never_takes_the_focus_and_goes_with_a_click(sit: Sit, page: QWidget, qtbot: QtBot) -> None:
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    notice = Notice(sit(2), page)
    notice.say("That is not done.")
    assert page.hasFocus()
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


def test_a_notice_stands_below_the_questions_and_whole(asking: Session, page: QWidget) -> None:
    bar = AsksBar(asking, page)
    notice = Notice(asking, page)
    notice.say("This sentence is long enough to need more than a single line of the narrow notice " * 2)
    assert not notice.geometry().intersects(bar.geometry())
    assert notice.words.height() >= notice.words.heightForWidth(notice.words.width())


def test_a_notice_for_one_seat_is_not_left_for_the_next(sit: Sit, page: QWidget) -> None:
    session = sit(2)
    notice = Notice(session, page)
    notice.say("You can only play cards of your own hand.")
    session.look(1)
    assert not notice.isVisible()
