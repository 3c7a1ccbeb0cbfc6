"""Boxes and sliders that the wheel leaves alone until they have the focus: who scrolls past them changes nothing.

Everything in ``ui/`` that is chosen with one of these is one of these (``tests/ui/test_choosers.py`` sees to it).
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSlider, QSpinBox, QWidget

from vtes_desktop.ui.choice_box import ChoiceBox
from vtes_desktop.ui.languages import tr

__all__ = ["ChoiceBox", "HoursBox", "NumberBox", "Slider"]


class Slider(QSlider):
    """An amount by its length."""

    def __init__(self, orientation: Qt.Orientation = Qt.Orientation.Horizontal, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """For this slider if it has the focus, else for the page."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class NumberBox(QSpinBox):
    """A whole number from `least` to `most`. Qt gives its text no room on the left, so it stands in the middle."""

    def __init__(self, least: int, most: int, value: int) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """For this box if it has the focus, else for the page."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class HoursBox(QDoubleSpinBox):
    """A time limit in half hours, up to `most`; at 0 there is none."""

    def __init__(self, most: float, value: float) -> None:
        super().__init__()
        self.setRange(0, most)
        self.setSingleStep(0.5)
        self.setDecimals(1)
        self.setSuffix(" h")
        self.setSpecialValueText(tr("none", "time limit"))
        self.setValue(value)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """For this box if it has the focus, else for the page."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()
