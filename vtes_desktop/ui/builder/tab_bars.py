"""Bars of tabs as the builder has them: no frame, arrows where there are more tabs than room."""

from __future__ import annotations

from PySide6.QtWidgets import QTabBar

from vtes_desktop import folders
from vtes_desktop.ui import theme


def tab_bar(words: str) -> QTabBar:
    """A bar of tabs; a screen reader calls it by these words."""
    return dress(QTabBar(), words)


def dress(bar: QTabBar, words: str) -> QTabBar:
    """Give a bar of tabs its looks."""
    icons = (folders.resources() / "icons" / "widgets").as_posix()
    bar.setDrawBase(False)
    bar.setExpanding(False)
    bar.setUsesScrollButtons(True)
    bar.setAccessibleName(words)
    bar.setStyleSheet(
        f"QTabBar::close-button {{ image: url({icons}/close.svg); subcontrol-position: right;"
        " width: 12px; height: 12px; }"
        f"QTabBar::close-button:hover {{ background: {theme.RAISED}; border-radius: 4px; }}"
        "QTabBar::scroller { width: 44px; }"
        f"QTabBar QToolButton {{ background: {theme.PANEL}; border: none; border-radius: 0; padding: 0; margin: 0; }}"
        f"QTabBar QToolButton:hover {{ background: {theme.RAISED}; }}"
        f"QTabBar QToolButton::right-arrow {{ image: url({icons}/arrow_right.svg); width: 14px; height: 14px; }}"
        f"QTabBar QToolButton::left-arrow {{ image: url({icons}/arrow_left.svg); width: 14px; height: 14px; }}"
        "QTabBar QToolButton::left-arrow:disabled, QTabBar QToolButton::right-arrow:disabled { image: none; }"
    )
    return bar
