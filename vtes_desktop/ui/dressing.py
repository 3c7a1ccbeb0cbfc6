"""How a widget that is there already comes to look otherwise: it is styled anew only when something has changed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def dress(widget: QWidget, **properties: object) -> None:
    """Set properties that the style sheet knows."""
    changed = {name: value for name, value in properties.items() if widget.property(name) != value}
    for name, value in changed.items():
        widget.setProperty(name, value)
    if changed:
        widget.style().polish(widget)


def dress_letters(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet of its own."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
        widget.ensurePolished()
