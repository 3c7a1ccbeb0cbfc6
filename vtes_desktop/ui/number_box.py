"""Boxes for a number, looking alike everywhere: Qt gives their text no room on the left, so it stands in the middle."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox


def number_box(least: int, most: int, value: int) -> QSpinBox:
    """A box for a whole number from `least` to `most`."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return box


def hours_box(most: float, value: float) -> QDoubleSpinBox:
    """A box for a time limit in half hours, up to `most`; at 0 there is none."""
    box = QDoubleSpinBox()
    box.setRange(0, most)
    box.setSingleStep(0.5)
    box.setDecimals(1)
    box.setSuffix(" h")
    box.setSpecialValueText("none")
    box.setValue(value)
    box.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return box
