"""What tests of the window stand on: patience, and cyclic garbage that is collected on the Qt thread only, as in the
program."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop.ui.collecting import Collector

BETWEEN_COLLECTIONS = 5
_tests = count(1)


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
