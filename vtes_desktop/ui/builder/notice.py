"""A word at the foot of the page about what was just done; it goes by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, caption

SHORT: Final = 3_500
"""Milliseconds that it stays."""
LONG: Final = 12_000
"""The same for what went wrong, which must be read."""


class Notice(QFrame):
    """One sentence, with a button where something can be done about it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._do: Callable[[], object] | None = None
        self.setProperty("panel", "raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.said = Label()
        self.said.setWordWrap(True)
        self.button = QPushButton()
        self.button.setProperty("compact", True)
        self.close_button = QPushButton("✕")
        self.close_button.setProperty("tone", "flat")
        self.close_button.setAccessibleName(tr("Close this message"))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 6, 7)
        row.addWidget(self.said, 1)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        self._gone = QTimer(self, singleShot=True)
        self._gone.timeout.connect(self.hide)
        self.button.clicked.connect(self._clicked)
        self.close_button.clicked.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def say(
        self,
        sentence: str,
        tone: Literal["plain", "blood"] = "plain",
        button: str = "",
        do: Callable[[], object] | None = None,
    ) -> None:
        """Say something; with a button, offer to do something about it."""
        self.said.setText(sentence)
        self.setAccessibleName(sentence)
        self.setProperty("panel", "blood" if tone == "blood" else "raised")
        self.style().unpolish(self)
        self.style().polish(self)
        self._do = do
        self.button.setText(caption(button))
        self.button.setVisible(bool(button))
        self._place()
        self.show()
        self.raise_()
        self._gone.start(LONG if tone == "blood" or button else SHORT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of the page."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        ground = self._over.rect()
        wide = min(ground.width() - 60, 760)
        self.said.setMinimumWidth(0)
        self.resize(wide, 10)
        needs = self.sizeHint().width()
        width = min(wide, max(260, needs))
        height = max(self.heightForWidth(width), self.sizeHint().height())
        self.setGeometry((ground.width() - width) // 2, ground.height() - height - 22, width, height)

    def _clicked(self) -> None:
        self.hide()
        if self._do is not None:
            self._do()
