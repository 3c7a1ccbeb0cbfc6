"""A table that was left is let go: no connection of its session's keeps the page, nor what it drew."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit
from vtes_desktop.ui.table.page import TablePage


def _sit_and_leave(qtbot: QtBot, sit: Sit, seats: int) -> weakref.ref[TablePage]:
    session = sit(seats)
    page = TablePage(session)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: page.scene.settled)
    session.close()
    page.faces.wait()
    page.close()
    page.deleteLater()
    return weakref.ref(page)


def test_a_page_that_was_closed_is_let_go(qtbot: QtBot, sit: Sit) -> None:
    """The fixture still holds the sessions; the pages go."""
    pages = [_sit_and_leave(qtbot, sit, seats) for seats in (3, 5)]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    assert [page() for page in pages] == [None, None]
