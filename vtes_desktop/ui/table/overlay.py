"""Panels that lie over the table: children of the page that keep their place when it changes its size.

None of them is a window of its own and none asks the system for anything, so they look and behave alike everywhere.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QToolTip, QWidget
from shiboken6 import isValid

from vtes_desktop.ui.plain import as_written
from vtes_desktop.ui.table.held import Held

_LEFT_TO_THE_TABLE = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def keeps(event: QKeyEvent) -> bool:
    """Whether a key is for the control that has the focus: plain ones are, F1 and those with Ctrl are not."""
    function = Qt.Key.Key_F1.value <= event.key() <= Qt.Key.Key_F35.value
    return not function and not event.modifiers() & _LEFT_TO_THE_TABLE


STRIP: Final = "strip"
"""The object name of the strip that asks; no panel ever lies over it."""


class Overlay(QFrame):
    """A panel over its parent. It starts hidden; :meth:`place` puts it where it belongs whenever the parent changes.

    A click in it never reaches what lies under it. Esc closes it, and gives the focus back to who had it before.
    """

    closed = Signal()
    """It was open and is not any more."""

    def __init__(self, parent: QWidget, panel: str = "raised") -> None:
        super().__init__(parent)
        self._below = parent
        self._focus_before: QWidget | None = None
        self._held = Held(self)
        self._held.refused.connect(self._say_held)
        self.setProperty("panel", panel)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.hide()
        parent.installEventFilter(self)

    @property
    def ground(self) -> QRect:
        """The parent's rectangle, in which the panel is placed; above the strip that asks, where there is one."""
        whole = self._below.rect()
        strip = self._below.findChild(QWidget, STRIP, Qt.FindChildOption.FindDirectChildrenOnly)
        if strip is not None and strip is not self and not strip.isHidden() and strip.y() > whole.height() // 3:
            whole.setBottom(strip.y() - 1)
        return whole

    def place(self) -> None:
        """Put the panel where it belongs in :attr:`ground`; the middle, unless a panel says otherwise."""
        size = self.sizeHint().boundedTo(self.ground.size())
        place = QRect(self.ground.topLeft(), size)
        place.moveCenter(self.ground.center())
        self.setGeometry(place)

    def open(self) -> None:
        """Show the panel over everything else and give it the focus."""
        if not self.isVisible():
            self._focus_before = self.window().focusWidget()
        self.show()
        self.adjustSize()
        self.place()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_panel(self) -> None:
        """Put the panel away; the focus goes back to who had it."""
        if self.isHidden():
            return
        had_focus = self.isAncestorOf(self.window().focusWidget()) or self.hasFocus()
        self.hide()
        before, self._focus_before = self._focus_before, None
        if had_focus and before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        """Keep the table's keys from what has the focus in here: Space presses a button, letters are typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parent's size."""
        if watched is self._below and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """What was shown before the page was laid out finds its place now."""
        super().showEvent(event)
        self.place()
        self.hold()

    def hold(self) -> None:
        """What stands here now is new: what has come under the pointer is pressed only once that has moved."""
        self._held.forget()
        # Where buttons stand is known once Qt has come round to laying them out.
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        if self.isVisible():
            self._held.look([button for button in self.findChildren(QPushButton) if button.isVisible()])

    def _say_held(self, words: str) -> None:
        QToolTip.showText(QCursor.pos(), as_written(words), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the table below."""
        event.accept()
