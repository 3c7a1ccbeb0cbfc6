"""A panel of the referee over the table: moved by its head, folded up to it, scrolled where the window is small."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.strict.stage import Stage
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.panel_handles import PanelHead

STAYS_MS = 2200
"""How long a result stands."""
EDGE = 8
"""Pixels that a panel keeps from the edge of the table."""


class Floating(Overlay):
    """A head with a title, and a body below it that can be folded up.

    It lies over the table only, so that the log beside it is never hidden, and stays where a person puts it. Where its
    stage is too small it is folded by itself, to a line under the minions of the others, until a person unfolds it.
    """

    placed = Signal()
    """It lies somewhere else, or is of another size."""

    def __init__(self, parent: QWidget, panel: str, stage: Callable[[], Stage] | None = None) -> None:
        self._stage = stage
        """Where it belongs as long as nobody has moved it; anywhere by default."""
        self._moved: QPoint | None = None
        super().__init__(parent, panel=panel)
        self._wish: bool | None = None
        """Whether a person wants it folded up; None while nobody has said."""
        self.title = Label()
        self.title.setProperty("tone", "heading")
        self.title.setWordWrap(True)
        self.beside = Label()
        self.fold = QPushButton("–")
        self.fold.setProperty("tone", "flat")
        self.fold.setProperty("compact", True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold.clicked.connect(self._fold_or_unfold)
        self.head = PanelHead(self)
        row = QHBoxLayout(self.head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.title, 1)
        row.addWidget(self.beside)
        row.addWidget(self.fold)
        self.body = QWidget()
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.scrolled = QScrollArea()
        self.scrolled.setWidget(self.body)
        self.scrolled.setWidgetResizable(True)
        self.scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self.scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scrolled.viewport().setAutoFillBackground(False)
        self.body.setAutoFillBackground(False)
        self.standing = QWidget()
        """What stands under the body and is never scrolled away: the question and its answers."""
        self.foot = QVBoxLayout(self.standing)
        self.foot.setContentsMargins(0, 0, 0, 0)
        whole = self._whole = QVBoxLayout(self)
        whole.setSpacing(7)
        whole.addWidget(self.head)
        whole.addWidget(self.scrolled, 1)
        whole.addWidget(self.standing)
        self._away = False
        self._low = False
        """Whether it is folded because its stage is too small."""
        self.lingers = True
        """Whether the result is seen for a moment once it is over."""
        self._staying = QTimer(self)
        self._staying.setSingleShot(True)
        self._staying.setInterval(STAYS_MS)
        self._staying.timeout.connect(self.hide)
        self._shown: tuple[object, ...] = ()
        # New buttons get their style, and so their height, only when Qt comes round to it.
        self._once_styled = QTimer(self)
        self._once_styled.setSingleShot(True)
        self._once_styled.timeout.connect(self.place)
        self._once_laid_out = QTimer(self)
        self._once_laid_out.setSingleShot(True)
        self._once_laid_out.setInterval(40)
        self._once_laid_out.timeout.connect(self.place)
        self._show_body()

    @property
    def folded(self) -> bool:
        """Whether only the head is left: a person wants it, or there is no room and nobody has said otherwise."""
        return self._low if self._wish is None else self._wish

    def set_folded(self, folded: bool) -> None:
        """Leave only the head, or show the body too, whatever room there is."""
        self._wish = folded
        self._show_body()

    def _fold_or_unfold(self) -> None:
        self.set_folded(not self.folded)

    def _look_for_room(self) -> None:
        """Fold up by itself where the stage is too small."""
        low = self._moved is None and self._stage is not None and self._stage().cramped
        if low != self._low:
            self._low = low
            self._show_body(place=False)

    def step_aside(self, away: bool) -> None:
        """Leave only the head while something else needs the room; what a person has folded stays as it is."""
        if away != self._away:
            self._away = away
            self._show_body()

    def _show_body(self, *, place: bool = True) -> None:
        shown = not (self.folded or self._away)
        self.fold.setText("+" if self.folded else "–")
        self.fold.setToolTip(tr("Unfold") if self.folded else tr("Fold up"))
        self.fold.setAccessibleName(self.fold.toolTip())
        self.scrolled.setVisible(shown)
        self.standing.setVisible(shown and self.foot.count() > 0)
        above, below = (2, 2) if self._low and self.folded else (10, 12)
        self._whole.setContentsMargins(16, above, 14, below)
        if place and self.isVisible():
            self.place()

    @property
    def ground(self) -> QRect:
        """The part of the table in which it is placed."""
        whole = super().ground
        return whole if self._stage is None or self._moved is not None else self._stage().ground.intersected(whole)

    def wide(self, room: QSize) -> int:
        """How wide it would like to be, in pixels."""
        return min(room.width(), max(self.body.sizeHint().width() + self._across(), 320))

    def high(self, room: QSize) -> int:
        """How high it may be, in pixels."""
        return room.height()

    def spot(self, room: QRect, size: QSize) -> QPoint:
        """Where its upper left corner belongs, as long as nobody has moved it."""
        return QPoint(room.center().x() - size.width() // 2, room.top())

    def _across(self) -> int:
        margins = self._whole.contentsMargins()
        return margins.left() + margins.right() + self.width() - self.contentsRect().width()

    def place(self) -> None:
        """Where it belongs or was moved to, as large as it needs to be and as there is room."""
        self._look_for_room()
        room = self.ground.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        width = self.wide(room.size())
        needed = self._needs(width - self._across())
        height = min(needed, self.high(room.size()), room.height())
        # A scroll bar that comes while the words are being laid out, and goes again, has all laid out three times.
        off, on = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.scrolled.setVerticalScrollBarPolicy(on if needed > height else off)
        size = QSize(width, height)
        if self._low and self.folded:
            room.setBottom(self.ground.bottom() - 1)
            at = QPoint(room.left(), room.bottom())  # minions stand above
        else:
            at = self._moved if self._moved is not None else self.spot(room, size)
        at = QPoint(
            max(room.left(), min(at.x(), room.right() + 1 - width)),
            max(room.top(), min(at.y(), room.bottom() + 1 - height)),
        )
        place = QRect(at, size)
        if place != self.geometry():
            self.setGeometry(place)
            self.placed.emit()

    def _needs(self, inner: int) -> int:
        """The height that all of it takes in a width inside its margins, in pixels."""
        margins = self._whole.contentsMargins()
        head_row = self.head.layout()
        self.column.invalidate()
        height = margins.top() + margins.bottom() + self.height() - self.contentsRect().height()
        if head_row is not None:
            height += max(head_row.totalHeightForWidth(inner), head_row.totalSizeHint().height())
        if not self.scrolled.isHidden():
            height += self._whole.spacing() + self._height_of(self.column, inner)
        if not self.standing.isHidden():
            self.foot.invalidate()
            height += self._whole.spacing() + self._height_of(self.foot, inner)
        return height

    @staticmethod
    def _height_of(column: QVBoxLayout, width: int) -> int:
        return column.totalHeightForWidth(width) if column.hasHeightForWidth() else column.totalSizeHint().height()

    def put_at(self, place: QRect) -> None:
        """Keep it where a person has moved it to."""
        self._moved = place.topLeft()
        self.place()

    def stay(self) -> None:
        """What it shows is over: let it stay for a moment, until a click or the next one."""
        if not self.isVisible() or not self.lingers:
            self.hide()
        elif not self._staying.isActive():
            self._staying.start()

    def come(self) -> None:
        """Show it over the table without taking the focus."""
        self._staying.stop()
        if self.isVisible():
            self.place()
        else:
            self.show()  # which places it
        self.raise_()
        self._once_styled.start()
        self._once_laid_out.start()

    def fit_anew(self) -> None:
        """What it says has grown or shrunk."""
        if self.isVisible():
            self.come()

    def is_news(self, moment: tuple[object, ...]) -> bool:
        """Whether another moment is to be shown than last time: an update is heard of in more than one way."""
        news = moment != self._shown
        self._shown = moment
        return news

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What is over goes at a click."""
        if self._staying.isActive():
            self._staying.stop()
            self.hide()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives the focus back to the table; what the referee asks stays in sight."""
        if event.key() == Qt.Key.Key_Escape:
            self._below.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)
