"""The keys: one table, no key twice, and the overview that shows all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.keys import ACTIONS, KeysOverview, as_written_here


def test_every_key_is_a_key_and_belongs_to_one_action() -> None:
    owners: dict[str, str] = {}
    for action in ACTIONS:
        for key in action.keys:
            sequence = QKeySequence(key)
            assert not sequence.isEmpty(), f"{key} of {action.name} is no key"
            assert sequence.toString() not in owners, f"{key}: {owners.get(sequence.toString())} and {action.name}"
            owners[sequence.toString()] = action.name


def test_names_are_one_each() -> None:
    assert len({action.name for action in ACTIONS}) == len(ACTIONS) == len(keys.BY_NAME)


def test_a_bound_key_does_its_action_once(page: QWidget, qtbot: QtBot) -> None:
    done: list[str] = []
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    keys.bind(page, {"lock": lambda: done.append("lock"), "take back": lambda: done.append("take back")})
    qtbot.keyClick(page, Qt.Key.Key_L)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page, Qt.Key.Key_D)
    assert done == ["lock", "take back"]


def test_what_a_key_does_closes_the_menus_that_were_open(page: QWidget, qtbot: QtBot) -> None:
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    menus = [QMenu("One", page), QMenu("Another", page)]
    keys.bind(page, {"lock": lambda: menus[1].popup(page.mapToGlobal(QPoint(20, 20)))})
    menus[0].addMenu("More").addAction("Later")
    menus[1].addAction("Now")
    menus[0].popup(page.mapToGlobal(QPoint(0, 0)))
    qtbot.keyClick(page, Qt.Key.Key_L)
    assert [menu.isVisible() for menu in menus] == [False, True]
    menus[1].close()


def test_an_action_that_there_is_not_can_not_be_bound(page: QWidget) -> None:
    with pytest.raises(KeyError):
        keys.bind(page, {"win the game": lambda: None})


def test_letters_typed_into_a_field_are_not_shortcuts(page: QWidget, qtbot: QtBot) -> None:
    done: list[str] = []
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    keys.bind(page, {"lock": lambda: done.append("lock")})
    qtbot.keyClicks(field, "lilac")
    assert field.text() == "lilac"
    assert not done


def test_the_overview_shows_every_action_and_gesture(page: QWidget) -> None:
    overview = KeysOverview(page)
    overview.open()
    text = overview.pages.toPlainText()
    for action in ACTIONS:
        if not action.name.startswith(("seat ", "answer ")):
            assert action.title in text
            assert keys.shown(action.name) in text
    for gesture, what in keys.GESTURES:
        assert gesture in text
        assert what in text


def test_the_overview_opens_and_closes_by_the_same_key_and_gives_the_focus_back(page: QWidget, qtbot: QtBot) -> None:
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    overview = KeysOverview(page)
    keys.bind(page, {"keys": overview.open})
    qtbot.keyClick(page, Qt.Key.Key_F1)
    assert overview.isVisible()
    assert overview.isAncestorOf(page.window().focusWidget())
    qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_F1)
    assert not overview.isVisible()
    assert page.hasFocus()


def test_the_focus_is_not_given_back_to_what_is_gone(page: QWidget, qtbot: QtBot) -> None:
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    overview = KeysOverview(page)
    overview.open()
    with qtbot.waitSignal(field.destroyed):
        field.deleteLater()
    overview.close_panel()
    assert not overview.isVisible()


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (640, 480)])
def test_the_overview_stays_inside_the_page(page: QWidget, size: tuple[int, int]) -> None:
    overview = KeysOverview(page)
    page.resize(*size)
    overview.open()
    assert page.rect().contains(overview.geometry())


def test_the_tables_keys_do_nothing_while_the_overview_has_the_focus(page: QWidget, qtbot: QtBot) -> None:
    done: list[str] = []
    overview = KeysOverview(page)
    keys.bind(page, {"next phase": lambda: done.append("next phase"), "discard": lambda: done.append("discard")})
    overview.open()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Delete):
        qtbot.keyClick(page.window().focusWidget(), key)
    assert not done


def test_the_overview_tells_the_keys_of_the_mode() -> None:
    told = {mode: keys.of_mode(ACTIONS, keys.GESTURES, mode) for mode in keys.MODE_TITLES}
    names = {mode: {action.name for action in actions} for mode, (actions, _, _) in told.items()}
    assert "burn" in names["manual"] - names["strict"]
    assert "pass action" in names["strict"] - names["manual"]
    assert not names["by looking"] & {"lock", "play", "answer 1"}
    assert {"pin", "large", "keys"} <= names["by looking"] & names["strict"] & names["manual"]
    passes = {action.name: action.title for action in told["strict"][0]}["next phase"]
    assert passes == "Pass; it never ends a phase"
    assert len({title for _, _, title in told.values()}) == 3


def test_keys_are_written_as_they_stand_on_a_keyboard(speaking: Callable[[str], None]) -> None:
    assert as_written_here("Ctrl+Shift+Z") == "Ctrl+Shift+Z"
    assert as_written_here("Ctrl++") == "Ctrl++"
    speaking("es")
    assert as_written_here("Ctrl+Shift+Z") == "Ctrl+Mayús+Z"
