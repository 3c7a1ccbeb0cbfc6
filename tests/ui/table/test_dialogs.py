"""Small questions at the pointer: notes, numbers, counters, blood."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place
from vtes_desktop.ui.table import dialogs
from vtes_desktop.ui.table.dialogs import CounterChooser, NoteEditor, NumberPrompt, Popup
from vtes_desktop.ui.table.session import Session

HERE = QPoint(100, 100)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(sit: Sit) -> Session:
    return sit(2)


@pytest.fixture
def vampire(session: Session) -> int:
    copy = session.table.pile(0, "uncontrolled")[0]
    session.ask(r.Put((copy,), Place(0, "ready")))
    session.ask(r.Blood(BANK, Purse("card", copy), 2))
    return copy


def button(popup: Popup, title: str) -> QPushButton:
    return next(one for one in popup.findChildren(QPushButton) if one.text() == title)


def test_a_note_is_written_with_enter(session: Session, vampire: int, page: QWidget, qtbot: QtBot) -> None:
    editor = dialogs.write_note(session, page, HERE, vampire)
    assert editor.field.hasFocus()
    editor.field.insertPlainText("has the Edge\nuntil ")  # as it was copied from somewhere
    qtbot.keyClicks(editor.field, "burned")
    qtbot.keyClick(editor.field, Qt.Key.Key_Return)
    assert session.table.copies[vampire].note == "has the Edge until burned", "a note forges no line of the log"
    assert not editor.isVisible()


def test_a_note_is_removed(session: Session, vampire: int, page: QWidget, qtbot: QtBot) -> None:
    session.ask(r.Note(vampire, "old"))
    editor = dialogs.write_note(session, page, HERE, vampire)
    qtbot.mouseClick(button(editor, "Remove"), LEFT)
    assert session.table.copies[vampire].note == ""


def test_a_note_left_as_it_was_is_no_move(session: Session, vampire: int, page: QWidget, qtbot: QtBot) -> None:
    session.ask(r.Note(vampire, "old"))
    n = session.client.n
    editor = dialogs.write_note(session, page, HERE, vampire)
    qtbot.mouseClick(button(editor, "Write"), LEFT)
    assert session.client.n == n


def test_esc_and_a_click_beside_it_close_without_doing_anything(page: QWidget, qtbot: QtBot) -> None:
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    written: list[str] = []
    for close in ("esc", "click"):
        editor = NoteEditor(page, "A note", "old")
        editor.written.connect(written.append)
        editor.open_at(HERE)
        if close == "esc":
            qtbot.keyClick(editor.field, Qt.Key.Key_Escape)
        else:
            qtbot.mouseClick(page, LEFT, pos=QPoint(900, 600))
        assert not editor.isVisible()
        assert page.hasFocus()
    assert not written


def test_a_closed_popup_is_gone(page: QWidget, qtbot: QtBot) -> None:
    popup = NumberPrompt(page, "How many?", 3)
    popup.open_at(HERE)
    with qtbot.waitSignal(popup.destroyed):
        popup.close_panel()


def test_a_number_is_given_with_enter_and_kept_in_its_range(page: QWidget, qtbot: QtBot) -> None:
    given: list[int] = []
    prompt = NumberPrompt(page, "How many?", 3, 1, 20)
    prompt.chosen.connect(given.append)
    prompt.open_at(HERE)
    prompt.number.selectAll()
    qtbot.keyClicks(prompt.number, "7")
    qtbot.keyClick(prompt.number, Qt.Key.Key_Return)
    assert given == [7]
    assert (prompt.number.minimum(), prompt.number.maximum()) == (1, 20)


def test_counters_are_put_and_taken_while_it_stays_open(
    session: Session, vampire: int, page: QWidget, qtbot: QtBot
) -> None:
    chooser = dialogs.choose_counter(session, page, HERE, vampire)
    qtbot.mouseClick(button(chooser, "corruption"), LEFT)
    qtbot.mouseClick(button(chooser, "+"), LEFT)
    assert session.table.copies[vampire].counters == {"corruption": 2}
    qtbot.mouseClick(button(chooser, "−"), LEFT)
    assert session.table.copies[vampire].counters == {"corruption": 1}
    qtbot.keyClicks(chooser.field, "void")
    qtbot.keyClick(chooser.field, Qt.Key.Key_Return)
    assert session.table.copies[vampire].counters == {"corruption": 1, "void": 1}
    assert chooser.isVisible()


def test_no_counter_is_taken_that_is_not_there(page: QWidget) -> None:
    counted: list[tuple[str, int]] = []
    chooser = CounterChooser(page, "Counters", {"age": 1})
    chooser.counted.connect(lambda name, by: counted.append((name, by)))
    chooser.count("age", -1)
    chooser.count("age", -1)
    assert counted == [("age", -1)]


def test_names_used_at_the_table_are_offered_first(session: Session, vampire: int, page: QWidget) -> None:
    other = session.table.pile(0, "uncontrolled")[0]
    session.ask(r.Put((other,), Place(0, "ready")))
    session.ask(r.Count(other, "puppet", 1))
    chooser = dialogs.choose_counter(session, page, HERE, vampire)
    assert button(chooser, "puppet") is not None


@pytest.mark.parametrize(
    ("title", "blood", "pool"),
    [
        ("From the bank to the card", 4, 30),
        ("From the card to the bank", 0, 30),
        ("From the pool to the card", 4, 28),
        ("From the card to the pool", 0, 32),
    ],
)
def test_blood_goes_any_way(
    session: Session, vampire: int, page: QWidget, qtbot: QtBot, title: str, blood: int, pool: int
) -> None:
    prompt = dialogs.move_blood(session, page, HERE, vampire)
    prompt.number.setValue(2)
    qtbot.mouseClick(button(prompt, title), LEFT)
    assert session.table.copies[vampire].blood == blood
    assert session.table.seats[0].pool == pool


def test_no_more_blood_is_offered_than_there_is(session: Session, vampire: int, page: QWidget) -> None:
    prompt = dialogs.move_blood(session, page, HERE, vampire)
    prompt.number.setValue(3)
    assert not button(prompt, "From the card to the bank").isEnabled()
    assert button(prompt, "From the pool to the card").isEnabled()
    prompt.number.setValue(31)
    assert not button(prompt, "From the pool to the card").isEnabled()


@pytest.mark.parametrize("point", [QPoint(0, 0), QPoint(5000, 5000), QPoint(1279, 20)])
def test_it_stays_inside_the_page(page: QWidget, point: QPoint) -> None:
    prompt = NumberPrompt(page, "How many of them shall there be?", 3)
    prompt.open_at(point)
    assert page.rect().contains(prompt.geometry())


def test_a_copy_that_is_gone_can_not_be_written_on(session: Session, page: QWidget) -> None:
    with pytest.raises(KeyError):
        dialogs.write_note(session, page, HERE, 99_999)
