"""What can be read on a screen: words against what they stand on, as they are painted."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

LEAST = 3.0
"""The least contrast of letters that are read (of 1 to 21), for those of ordinary size a pixel or two thick."""
LEAST_OFF = 1.6
"""The same for what can't be pressed now."""


def luminance(colour: QColor) -> float:
    """How light a colour is, from 0 to 1, as WCAG has it."""

    def part(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF())


def contrast(one: float, other: float) -> float:
    """Of two luminances: from 1 for equal ones to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def read_against(image: QImage, rect: QRect) -> float:
    """The contrast of what differs most in a part of a picture with the colour that most of it has."""
    part = image.copy(rect)
    seen = Counter(part.pixel(x, y) for y in range(part.height()) for x in range(part.width()))
    if not seen:
        return 21.0
    ground = luminance(QColor(seen.most_common(1)[0][0]))
    return max(contrast(luminance(QColor(pixel)), ground) for pixel in seen)


def faint(window: QWidget) -> list[str]:
    """Words on a window that hardly differ from what they stand on."""
    image = window.grab().toImage()
    found = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton) or not widget.isVisible() or not widget.text().strip():
            continue
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            continue
        inner = widget.contentsRect() if isinstance(widget, QLabel) else widget.rect().adjusted(5, 3, -5, -3)
        rect = QRect(widget.mapTo(window, inner.topLeft()), inner.size()).intersected(image.rect())
        above = window.childAt(rect.center())
        if rect.isEmpty() or not (above is widget or widget.isAncestorOf(above) or above is None):  # type: ignore[arg-type]
            continue  # something lies over it, or it is scrolled away
        found_here = read_against(image, rect)
        if found_here < (LEAST if widget.isEnabled() else LEAST_OFF):
            found.append(f"{widget.text()!r} has a contrast of {found_here:.1f} at {rect.x()}, {rect.y()}")
    return found
