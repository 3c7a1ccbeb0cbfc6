"""The program ends as it should, whatever its workers are at."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PAINTING = """
from PySide6.QtWidgets import QApplication
from tests.game import catalogue
from vtes_desktop.ui.faces.cache import FaceCache
app = QApplication([])
cache = FaceCache()
for card in catalogue().crypt[:40]:
    cache.request(card, "crypt", 400)
"""
"""Faces are being painted as the program ends."""

READING = """
import time
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from vtes_desktop.ui.ending import shared_pool
class Told(QObject):
    done = Signal()
app = QApplication([])
told = Told()
def work():
    for _ in range(200):
        time.sleep(0.001)
        told.done.emit()
shared_pool().start(work)
"""
"""Something is being read in Qt's own pool."""


@pytest.mark.parametrize("program", [PAINTING, READING], ids=["painting", "reading"])
def test_the_program_ends_in_order_while_a_worker_is_busy(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
