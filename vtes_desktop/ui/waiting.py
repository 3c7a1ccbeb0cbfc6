"""What takes a moment shows that it works: the pointer says so, and a sign where it may take seconds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.plain import Label


@contextmanager
def waiting(over: QWidget | None = None, words: str = "") -> Iterator[None]:
    """The pointer is a clock meanwhile, over every window.

    :param over: where `words` stand in the middle meanwhile, painted at once: the thread that paints is what works.
    """
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    sign = _sign(over, words) if over is not None and words else None
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()
        if sign is not None:
            sign.hide()
            sign.deleteLater()


def _sign(over: QWidget, words: str) -> Label:
    sign = Label(words, over)
    sign.setStyleSheet(
        f"background: {theme.PANEL}; color: {theme.BONE}; border: 1px solid {theme.GOLD}; border-radius: 10px; "
        "padding: 14px 26px;"
    )
    sign.adjustSize()
    sign.move(over.rect().center() - sign.rect().center())
    sign.show()
    sign.raise_()
    sign.repaint()
    return sign
