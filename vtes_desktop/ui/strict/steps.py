"""A row of steps, of which one is now: the course of an action, of a combat round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label


class Steps(QWidget):
    """Names of steps in pills; the one that is now is gold."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        row = Flow(6, self)
        self._pills = {name: Label(tr(name)) for name in names}
        self._on: dict[str, bool] = {}
        for pill in self._pills.values():
            row.addWidget(pill)
        self.show_step("")

    def show_step(self, now: str) -> None:
        """Say which step is now."""
        for name, pill in self._pills.items():
            on = name == now
            if self._on.get(name) == on:
                continue
            self._on[name] = on
            pill.setStyleSheet(
                f"background: {theme.GOLD if on else theme.WELL}; color: {theme.GROUND if on else theme.DIM};"
                f"border: 1px solid {theme.GOLD if on else theme.EDGE_LINE}; border-radius: 9px; padding: 2px 10px;"
                f"font-weight: {600 if on else 400};"
            )
            pill.setAccessibleName(tr("{name}, now", name=tr(name)) if on else tr(name))
