"""Talking to the table: the signals, and the line to say something."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.table import signs

SIGNALS: Final[tuple[tuple[Literal["hand", "wait", "something", "go on"], str, str], ...]] = (
    ("hand", later("Hand"), later("Raise a hand")),
    ("wait", later("Wait"), later("Ask everyone to wait")),
    ("something", later("Mine"), later("I have something to play")),
    ("go on", later("Go on"), later("I have nothing: go on")),
)
"""The signals: kind, word on the button, what it says."""


class SignalRow(QWidget):
    """The signals in one row: with their words where there is room, else their signs alone."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons: list[tuple[QPushButton, str]] = []
        for kind, word, says in ((kind, tr(word), tr(says)) for kind, word, says in SIGNALS):
            button = QPushButton(caption(word))
            button.setProperty("compact", True)
            button.setIcon(signs.icon(kind, theme.DIM))
            button.setToolTip(as_written(says))
            button.setAccessibleName(says)
            button.setMinimumWidth(1)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self.wanted.emit, kind))
            row.addWidget(button)
            self._buttons.append((button, word))

    def minimumSizeHint(self) -> QSize:
        """Room for the signs alone is enough."""
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the words where they don't fit."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show words or signs, by the room there is."""
        side = round(self.fontMetrics().height() * 0.95)
        for button, word in self._buttons:
            button.setText(caption(word))
            button.setIconSize(QSize(side, side))
        wanted = max(button.sizeHint().width() for button, _ in self._buttons)
        if wanted * len(self._buttons) + 12 > self.width():
            for button, _ in self._buttons:
                button.setText("")


class ChatLine(QLineEdit):
    """The line to say something; Esc leaves it."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("say something to the table…"))
        self.setAccessibleName(tr("Say something to the table"))
        self.setMaxLength(500)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the table, and leaves what was written."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
