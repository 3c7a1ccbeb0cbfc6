"""What the pages of playing across machines have in common: a heading with the way back, content, a foot."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.ui import theme
from vtes_desktop.ui.backdrop import Backdrop, margin_at
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label

ONE_COLUMN = 860
"""Below this width at text scale 1, what stands at the side goes under the rest."""
WIDEST = 1180
"""Width that the content fills at most at text scale 1."""


class Sheet(Backdrop):
    """A page with a title, a main part, a part at its side, and a foot with what can be done.

    :param title: its heading.
    """

    back = Signal()

    def __init__(self, settings: Settings, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.back_button = QPushButton(tr("‹  Back"))
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self.back)
        self.title = Label(title)
        self.title.setProperty("tone", "title")
        self.head = QHBoxLayout()
        self.head.addWidget(self.back_button)
        self.head.addWidget(self.title, 1)
        self.main = QWidget()
        self.column = QVBoxLayout(self.main)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.side = QFrame()
        self.side.setProperty("panel", "raised")
        self.beside = QVBoxLayout(self.side)
        content = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._across.addWidget(self.main, 1)
        self._across.addWidget(self.side, 0, Qt.AlignmentFlag.AlignTop)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        self.summary = Label()
        self.summary.setWordWrap(True)
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.summary, 1)
        self._whole = QGridLayout()
        self.setLayout(self._whole)
        self._whole.addLayout(self.head, 0, 0)
        self._whole.addWidget(self._scroll, 1, 0)
        self._whole.addLayout(self.foot, 2, 0)
        self._whole.setRowStretch(1, 1)
        settings.changed.connect(self._fit)

    def px(self, length: float) -> int:
        """A length at text scale 1, in pixels at the scale that is set."""
        return round(length * theme.clamp_scale(self._settings.options.text_scale))

    @property
    def wide(self) -> bool:
        """Whether there is room for two columns."""
        return self.width() >= self.px(ONE_COLUMN)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say something beside the buttons at the foot."""
        self.summary.setText(game_word(sentence))
        self.summary.setStyleSheet(f"color: {theme.BLOOD_BRIGHT if wrong else theme.DIM};")

    def let_enter_press(self) -> None:
        """Let Enter press every button too; call it when all are made."""
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(True)

    @staticmethod
    def heading(text: str) -> QLabel:
        """A small golden heading."""
        label = Label(text)
        label.setProperty("tone", "gold")
        return label

    @staticmethod
    def dim(text: str = "") -> QLabel:
        """A line of lesser weight."""
        label = Label(text)
        label.setProperty("tone", "dim")
        label.setWordWrap(True)
        return label

    @staticmethod
    def labelled(text: str, field: QWidget) -> QHBoxLayout:
        """A field with its name before it."""
        row = QHBoxLayout()
        label = Label(text)
        label.setBuddy(field)
        field.setProperty("row", label)
        field.setAccessibleName(text)
        row.addWidget(label, 1)
        row.addWidget(field)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = self.px
        wide = self.wide
        margin = max(margin_at(self.width(), px(24)), (self.width() - px(WIDEST)) // 2)
        self._whole.setContentsMargins(margin, px(14), margin, px(16))
        self._whole.setVerticalSpacing(px(10))
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._across.setAlignment(self.side, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0))
        self._across.setContentsMargins(0, 0, px(4), 0)
        self._across.setSpacing(px(18))
        beside = max(px(310), self.side.minimumSizeHint().width())
        self.side.setMinimumWidth(beside)
        self.side.setMaximumWidth(beside if wide else 16_777_215)
        self.beside.setContentsMargins(px(18), px(14), px(18), px(14))
        self.beside.setSpacing(px(8))
        self.column.setSpacing(px(10))
        self.head.setSpacing(px(8))
        self.foot.setSpacing(px(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
