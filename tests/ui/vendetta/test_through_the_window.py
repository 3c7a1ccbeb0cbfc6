"""Vendetta through the program's window: take back, without and with the referee, leave, Continue, replay, verify, the
curtain between two at one desktop; and a whole game over the network, each at a screen of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.table.at_table import AtTable
from tests.ui.vendetta.test_table import CLANS, answer
from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.verify import verify
from vtes_desktop.table.applying import clone_table
from vtes_desktop.table.table import Table
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table import table_menu
from vtes_desktop.ui.vendetta.new_game import HouseSetup
from vtes_desktop.ui.window import MainWindow
from vtes_desktop.vendetta.card_files import practice
from vtes_desktop.vendetta.readings import Readings

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Sarah", "Alexis", "Justin", "Lisa")


class AtWindow(AtTable):
    """The table in the window, and somebody's hands on it."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        assert window.table_page is not None
        self.qtbot, self.page, self.session = qtbot, window.table_page, window.table_page.session
        self.refusals: list[str] = []
        self.session.refused.connect(self.refusals.append)
        self.page.asking.dead_seconds = self.page.asking.own_seconds = 0.0
        self.settle()

    def answer(self) -> None:
        """One answer by mouse, carried out."""
        before = self.lines
        answer(self)
        self.qtbot.waitUntil(lambda: self.lines > before)

    def until(self, kind: str) -> None:
        while self.session.client.asked.kind != kind:
            self.answer()

    def switch(self, mode: str) -> None:
        menu = QMenu()
        table_menu.offer_modes(self.page.top_bar, menu)
        next(action for action in menu.actions() if action.text().lower().startswith(mode)).trigger()
        self.agree()
        assert self.table.mode == mode


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    settings = Settings()
    settings.change(motion=False, pace="at once", card_list=str(tmp_path / "none"))
    made = MainWindow(settings, folders.games())
    qtbot.addWidget(made)
    made.resize(1600, 900)
    made.show()
    return made


def sit_down(qtbot: QtBot, window: MainWindow, *, open_table: bool) -> AtWindow:
    players = tuple((name, "here", clan) for name, clan in zip(NAMES, CLANS, strict=False))
    window._of("vendetta").begin(HouseSetup(players, practice(), Readings(), True, open_table))  # type: ignore[attr-defined]
    return AtWindow(qtbot, window)


def as_it_is(table: Table) -> list[object]:
    """How a table stands, to be compared later. Which copy was made first is no part of it: a card that is taken back
    into a hand gets its old id again, at another place among the ids."""
    table = clone_table(table)
    return [table.copies, table.seats, table.common, table.phase, table.active, table.tally]


def test_take_back_referee_away_and_back_continue_replay_and_verify(qtbot: QtBot, window: MainWindow) -> None:
    at = sit_down(qtbot, window, open_table=True)
    path = at.session.host.journal.path
    at.until("planning")
    before, asked = as_it_is(at.host_table), at.session.client.asked.question
    at.answer()
    assert as_it_is(at.host_table) != before
    QTest.mouseClick(at.page.top_bar.back, LEFT)
    qtbot.waitUntil(lambda: as_it_is(at.host_table) == before)
    assert at.session.client.asked.question == asked

    at.switch("manual")
    chores = panel_of(at.page, "chores")
    assert chores.isVisible() and at.session.client.asked is None
    QTest.mouseClick(chores.buttons["count up"], LEFT)
    assert any("Influence" in part for said in at.session.client.log for part in said.parts if isinstance(part, str))
    at.switch("strict")
    assert at.session.client.asked.question == asked  # type: ignore[attr-defined]

    at.answer()
    left, open_question = as_it_is(at.host_table), at.session.client.asked.question  # type: ignore[attr-defined]
    window.leave_table()
    window.start_page.continue_game.emit(path)
    at = AtWindow(qtbot, window)
    assert as_it_is(at.host_table) == left and at.session.client.asked.question == open_question
    if at.page.curtain.down:
        at.page.curtain.lift()
    at.until("withdraw")
    window.leave_table()

    window.theatre.watch(path)
    qtbot.waitUntil(lambda: window.theatre.page is not None)
    film = window.theatre.page.session
    film.show(film.film.length)
    assert film.table.phase == "resolution" and not film.film.problem
    window.theatre.leave()
    assert verify(path, Catalogue(())).honest


def test_between_two_at_one_desktop_the_curtain_falls(qtbot: QtBot, window: MainWindow) -> None:
    at = sit_down(qtbot, window, open_table=False)
    assert at.page.curtain.down, "whoever opened the game need not be the one whose hand would show"
    at.page.curtain.lift()
    shown = at.session.viewer
    other = next(seat for seat in range(4) if seat != shown)
    assert all(at.copy(i).card for i in at.pile("hand", shown))
    assert not any(at.pile("hand", other)), "nobody sees another's hand"
    at.session.want_look(other)
    assert at.page.curtain.down and at.session.viewer == shown
    at.page.curtain.lift()
    assert at.session.viewer == other and not any(at.pile("hand", shown))
    assert panel_of(at.page, "choosing").isVisible(), "both choose at once, each behind the curtain"
    assert all(offer.text for offer in panel_of(at.page, "choosing")._offers)
