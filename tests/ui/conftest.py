"""What tests of the window stand on: patience, and cyclic garbage that is collected on the Qt thread only, as in the
program."""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from vtes_desktop.ui import languages, theme
from vtes_desktop.ui.collecting import Collector
from vtes_desktop.ui.table import following
from vtes_desktop.ui.table.session import Session

BETWEEN_COLLECTIONS = 5
_tests = count(1)


@pytest.fixture(autouse=True, scope="session")
def _shipped_fonts(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need the application
    """As in the program: nothing is measured in another font, whichever test comes first."""
    theme.load_fonts()


@pytest.fixture(autouse=True, scope="module")
def _frozen_before(qapp: QApplication) -> None:
    """What whole modules have left behind (card lists, readers of their text) stays: no collection looks through it."""
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _collected_here(qapp: QApplication) -> Iterator[None]:
    collector = Collector(qapp)
    collector.start()
    yield
    collector.look()
    if next(_tests) % BETWEEN_COLLECTIONS == 0:
        # Pages are rings that only a whole collection finds, once Qt has let go of its part; until then each style
        # sheet goes through all of them.
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    collector.stop()
    collector.deleteLater()


@pytest.fixture(autouse=True)
def _sessions_let_go(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As the window does when one gets up: what is connected to a session holds it in turn, so that each would keep its
    game and page in memory, 9 MB a test."""
    made: list[Session] = []
    begin = Session.__init__

    def kept(session: Session, *rest: Any, **named: Any) -> None:
        begin(session, *rest, **named)
        made.append(session)

    monkeypatch.setattr(Session, "__init__", kept)
    yield
    for session in made:
        if isValid(session):
            session.deleteLater()


@pytest.fixture(autouse=True)
def _follows_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window has followed when a host's answer returns; that it may take several turns of its loop is what
    ``tests/ui/table/test_following.py`` is about."""
    monkeypatch.setattr(following, "SLICE_MS", math.inf)


PATIENCE_MS = 300_000
"""How long a test waits for what comes in milliseconds: no measure, only so that a fault does not hang. A machine whose
cores are all busy with something else is no fault."""


class PatientBot(QtBot):
    """A robot that waits for anything equally long."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        """Wait until that is so."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:  # noqa: N802
        """Wait until that is told."""
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(self, signals: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:  # noqa: N802
        """Wait until all of that is told."""
        return super().waitSignals(signals, timeout=timeout, **more)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE_MS) -> Any:  # noqa: N802
        """Wait until the window is there."""
        return super().waitExposed(widget, timeout=timeout)

    def waitActive(self, widget: Any, *, timeout: int = PATIENCE_MS) -> Any:  # noqa: N802
        """Wait until the window has the keys."""
        return super().waitActive(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:  # noqa: ARG001 - it makes the program's loop
    """Drives windows, patiently."""
    return PatientBot(request)


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Lets the window speak a language, until the end of the test."""
    before = QLocale()
    yield lambda language: languages.speak(qapp, language) and None
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)
    qapp.sendPostedEvents(None, QEvent.Type.LanguageChange)
