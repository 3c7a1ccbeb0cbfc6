"""How much of the window a dialog takes."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

BESIDE = 30
BELOW = 60


def make_room(dialog: QDialog, parent: QWidget, width: int, height: int, scale: float, below: int = BELOW) -> None:
    """Give a dialog its size in pixels at text scale 1, or what the window of `parent` has but for its edges.

    :param below: pixels that are left of the window's height.
    """
    window = parent.window().size()
    wide = min(round(width * scale), window.width() - BESIDE)
    dialog.resize(wide, min(round(height * scale), window.height() - below))
