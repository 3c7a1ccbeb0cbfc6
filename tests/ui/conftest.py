"""Cyclic garbage is collected on the Qt thread only, as in the program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from vtes_desktop.ui.collecting import Collector


@pytest.fixture(autouse=True)
def _collected_here(qapp: QApplication) -> Iterator[None]:
    collector = Collector(qapp)
    collector.start()
    yield
    collector.look()
    collector.stop()
    collector.deleteLater()
