"""Filling a layout anew."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def empty(grid: QLayout) -> None:
    """Take everything out of a layout, so that its size is right again at once."""
    while (item := grid.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
