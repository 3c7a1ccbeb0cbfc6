"""The table by the keyboard alone: where Tab goes, that everything is heard, and a whole strict game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.strict.conftest import Sit
from tests.ui.table.at_table import AtTable
from tests.ui.table.conftest import NAMES, SEED, deck_list
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import Options
from vtes_desktop.ui import theme
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Session

MOST_ANSWERS = 1200
WANTED = ("bleed", "hand strike", "hunt")
"""Kinds of options that bring a game to its end, the first before all."""


def press(at: AtTable, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, wherever the keyboard is."""
    here = QApplication.focusWidget()
    QTest.keyClick(here if here is not None else at.page, key, modifier)


def stop(at: AtTable) -> str:
    return at.page.tab_stops.at()


def test_tab_goes_from_the_question_to_hand_table_bar_and_log_and_back(sit: Sit) -> None:
    at = sit(lambda _, asked: asked.kind == "minion phase" and len(asked.options) > 3)
    at.page.tab_stops.enter("question")
    went = [stop(at)]
    for _ in range(5):
        press(at, Qt.Key.Key_Tab)
        went.append(stop(at))
    assert went[:5] == ["question", "hand", "table", "bar", "log"]
    for name in reversed(went[:5]):
        press(at, Qt.Key.Key_Backtab)
        assert stop(at) == name
    assert isinstance(QApplication.focusWidget(), QAbstractButton)


def test_the_arrows_go_from_answer_to_answer_and_round(sit: Sit) -> None:
    at = sit(lambda _, asked: asked.kind == "minion phase" and len(asked.options) > 3)
    at.page.tab_stops.enter("question")
    first = QApplication.focusWidget()
    seen: list[Any] = []
    while not seen or QApplication.focusWidget() is not first:
        here = QApplication.focusWidget()
        assert isinstance(here, QAbstractButton)
        assert here not in seen
        seen.append(here)
        press(at, Qt.Key.Key_Right)
        assert stop(at) == "question"
    assert len(seen) > 3
    press(at, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is seen[-1]


def test_every_answer_and_the_log_are_heard(sit: Sit) -> None:
    at = sit(lambda _, asked: asked.kind == "minion phase" and len(asked.options) > 3)
    asked = at.page.asking.mine
    assert asked is not None
    heard = set()
    for button in at.page.view.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled():
            told = QAccessible.queryAccessibleInterface(button)
            assert told.role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.ButtonMenu)
            assert told.text(QAccessible.Text.Name), "a button without a name"
            heard.add(told.text(QAccessible.Text.Name))
    quiet = [option.text for option in asked.options if option.kind == "pass"]
    assert set(quiet) <= heard
    log = QAccessible.queryAccessibleInterface(at.page.log_view.pages)
    assert log.text(QAccessible.Text.Name)
    lines = log.textInterface()
    said = lines.text(0, lines.characterCount())
    assert f"{NAMES[0]}: minion phase" in said or "minion phase" in said


def answer(at: AtTable, choose: random.Random) -> bool:
    """Answer what is asked by the keyboard; False where there is nothing to answer."""
    asked = at.page.asking.mine
    if asked is None:
        return False
    at.qtbot.waitUntil(lambda: at.page.tab_stops.enter("question"))
    buttons = [button for name, find in at.page.tab_stops.stops if name == "question" for button in find()]
    texts = {option.text: option.kind for option in asked.options}
    good = [button for button in buttons if button.accessibleName() in texts]
    menus = [button for button in buttons if button not in good and isinstance(getattr(button, "menu", None), object)]
    kinds = [kind for kind in WANTED if any(kind in texts[button.accessibleName()] for button in good)]
    if kinds and choose.random() < 0.9:
        good = [button for button in good if kinds[0] in texts[button.accessibleName()]]
    target = choose.choice(good or menus)
    for _ in range(len(buttons) + 1):
        if QApplication.focusWidget() is target:
            break
        press(at, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is target
    before = at.lines
    press(at, Qt.Key.Key_Space)
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
    return at.lines > before


def test_a_whole_strict_game_is_played_by_the_keyboard(
    qapp: QApplication, qtbot: QtBot, catalogue: Catalogue, tmp_path: Path
) -> None:
    theme.apply(qapp)
    players = [(name, deck_list(starter)) for name, starter in zip(NAMES[:2], catalogue.starters, strict=False)]
    header = new_header(players, Options(pool=16, open_table=True), mode="strict", seed=SEED)
    host = Host.start(catalogue, tmp_path / "game.vtes-game", header)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    at = AtTable(qtbot, Session.at_this_desktop(host, settings), (1280, 720))
    at.page.asking.dead_seconds = at.page.asking.own_seconds = 0.0
    choose = random.Random(4)
    idle = answers = 0
    while not host.table.over and answers < MOST_ANSWERS:
        if answer(at, choose):
            answers += 1
            idle = 0
        else:
            idle += 1
            assert idle < 300, f"nothing can be answered: {at.page.asking.asked}"
            qtbot.wait(5)  # an answer that comes in the moment after its question is not taken
    assert host.table.over, f"{answers} answers were not enough"
    assert answers > 60
    assert any(seat.ousted for seat in host.table.seats)
    assert sum(line.picks for line in host.lines) >= answers, "and what can change nothing is passed by itself"
    at.session.close()
