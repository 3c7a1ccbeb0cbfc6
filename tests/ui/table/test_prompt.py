"""Somebody has run out of pool: the word that comes up, and what is made of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.table.at_table import AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.ui.table.session import Session

Sit = Callable[..., Session]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(4, replace=False))


def drain(at: AtTable, seat: int) -> None:
    at.ask(r.Blood(Purse("pool", seat), BANK, at.table.seats[seat].pool))


def test_it_says_who_gains_what_and_ousts(at: AtTable, qtbot: QtBot) -> None:
    prompt = panel_of(at.page, "prompt")
    assert not prompt.isVisible()
    drain(at, 1)
    assert prompt.isVisible()
    assert "Alexis" in prompt.words.text()
    assert "Sarah" in prompt.words.text()
    assert prompt.geometry().intersects(at.page.view.rect())
    qtbot.mouseClick(prompt.oust, LEFT)
    assert at.table.playing() == [0, 1, 2, 3], "nobody is ousted without leave where pool may be taken from anybody"
    at.agree()
    assert at.table.seats[1].ousted
    assert at.table.seats[0].victory_points == 1
    assert at.table.seats[0].pool == 36
    assert not prompt.isVisible()


def test_it_waits_when_told_and_comes_back_only_for_a_new_reason(at: AtTable, qtbot: QtBot) -> None:
    prompt = panel_of(at.page, "prompt")
    drain(at, 1)
    qtbot.mouseClick(prompt.later, LEFT)
    assert not prompt.isVisible()
    at.ask(r.Chat("not so fast"))
    assert not prompt.isVisible()
    at.ask(r.Blood(BANK, Purse("pool", 1), 1))
    drain(at, 1)
    assert prompt.isVisible()


def test_a_pool_that_is_filled_again_makes_it_go(at: AtTable) -> None:
    drain(at, 2)
    assert panel_of(at.page, "prompt").isVisible()
    at.ask(r.TakeBack())
    assert not panel_of(at.page, "prompt").isVisible()


def test_several_are_told_one_after_the_other(at: AtTable, qtbot: QtBot) -> None:
    prompt = panel_of(at.page, "prompt")
    drain(at, 1)
    drain(at, 2)
    assert "Alexis" in prompt.words.text()
    qtbot.mouseClick(prompt.later, LEFT)
    assert prompt.isVisible()
    assert "Justin" in prompt.words.text()
    qtbot.mouseClick(prompt.oust, LEFT)
    assert at.table.playing() == [0, 1, 2, 3], "nobody is ousted without leave where pool may be taken from anybody"
    at.agree()
    assert at.table.seats[2].ousted
    assert not at.table.seats[1].ousted
    assert not prompt.isVisible()


def test_whoever_looks_sees_it(at: AtTable) -> None:
    drain(at, 3)
    at.session.look(2)
    assert panel_of(at.page, "prompt").isVisible()
    at.ask(r.Oust(3))
    assert not panel_of(at.page, "prompt").isVisible()


def test_the_last_one_is_not_asked_about(qtbot: QtBot, sit: Sit) -> None:
    at = AtTable(qtbot, sit(2, replace=False))
    drain(at, 1)
    qtbot.mouseClick(panel_of(at.page, "prompt").oust, LEFT)
    at.agree()
    assert at.table.over
    drain(at, 0)
    assert not panel_of(at.page, "prompt").isVisible()


def test_it_stays_over_the_table_in_a_small_window(at: AtTable) -> None:
    at.session.settings.change(text_scale=2.0)
    at.page.resize(1024, 640)
    drain(at, 1)
    assert at.page.view.rect().contains(panel_of(at.page, "prompt").geometry())
