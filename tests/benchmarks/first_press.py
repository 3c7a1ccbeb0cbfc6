"""The program itself, with a button of its start page pressed.

``python -m tests.benchmarks.first_press quick 8`` presses *Quick start* 8 seconds after the page was painted, ``builder
0`` the deck builder's at once. It prints as JSON how long it was from the press until what was wanted stood painted
(``wall``), until all its cards had their faces (``faces``), and what this process computed meanwhile; all in seconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from vtes_desktop.__main__ import main
from vtes_desktop.ui import application
from vtes_desktop.ui.window import MainWindow

SEATS = 4


class _Painted(QObject):
    """Tells once when a widget was painted and has on it what it must."""

    def __init__(self, widget: QWidget, is_there: Callable[[], bool], then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._is_there, self._then = is_there, then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._is_there():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)  # after the painting
        return False


class _Pressed(MainWindow):
    """The window, and a stop watch."""

    def measure(self, what: str, after: float) -> None:
        self._what = what
        self._begun = self._computed = 0.0
        self.start_page.seats.setCurrentIndex(self.start_page.seats.findData(SEATS))
        self.start_page.painted.connect(lambda: QTimer.singleShot(round(after * 1000), self._press))
        self._looks = QTimer(self)
        self._looks.timeout.connect(self._look)

    def _press(self) -> None:
        self._begun, self._computed = time.perf_counter(), time.process_time()
        self._looks.start(1)
        {"quick": self.start_page.quick, "builder": self.start_page.deck_builder}[self._what].click()
        self._look()

    def _look(self) -> None:
        if self.table_page is not None:
            strip = self.table_page.strip
            _Painted(strip, lambda: bool(strip.question.text()), self._there)
        elif self._builder is not None:
            _Painted(self._builder.pool.grid.viewport(), lambda: True, self._there)
        else:
            return
        self._looks.stop()

    def _there(self) -> None:
        self._told = {
            "wall": time.perf_counter() - self._begun,
            "computed": time.process_time() - self._computed,
        }
        self._looks.timeout.disconnect()
        self._looks.timeout.connect(self._faces)
        self._looks.start(5)

    def _faces(self) -> None:
        pictures = self.pictures()
        if pictures is None or not pictures.faces.wait(0):
            return
        self._looks.stop()
        self._told["faces"] = time.perf_counter() - self._begun
        print(json.dumps(self._told), flush=True)
        self.close()
        QApplication.quit()


if __name__ == "__main__":
    wanted, seconds = sys.argv[1], float(sys.argv[2])

    class _Window(_Pressed):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            self.measure(wanted, seconds)

    vars(application)["MainWindow"] = _Window
    sys.exit(main(["play"]))
