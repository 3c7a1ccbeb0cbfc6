"""Lists in columns, shown in a font whose letters are all as wide."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit


def monospaced(edit: QPlainTextEdit, px: float) -> None:
    """Show what is in `edit` in the system's font of one width, `px` pixels high."""
    family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    edit.setStyleSheet(f'QPlainTextEdit {{ font-family: "{family}", monospace; font-size: {round(px)}px; }}')
