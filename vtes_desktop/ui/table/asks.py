"""Over the upper edge of the table: what others ask of who is looking, and why something was refused."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Ask
from vtes_desktop.table.saying import Saying, Who, segments
from vtes_desktop.ui import theme
from vtes_desktop.ui.plain import Label, RichLabel, as_written, caption, escape
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Session

READING: Final = 2500
"""Milliseconds that a notice stays, besides those for its letters."""
LETTER: Final = 45
"""Milliseconds more for each letter."""
FADE: Final = 180


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader say something now."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def rich(session: Session, saying: Saying) -> str:
    """A sentence as rich text: names of seats in their colours, those of cards in the serif."""
    names = [seat.name for seat in session.table.seats]
    made = []
    for text, named in segments(saying, names, session.name):
        if isinstance(named, Who):
            made.append(f'<b style="color: {seat_colour(named.seat)}">{escape(text)}</b>')
        elif named is not None:
            made.append(f'<span style="font-family: {theme.SERIF}; font-weight: 700">{escape(text)}</span>')
        else:
            made.append(escape(text))
    return "".join(made)


class AsksBar(Overlay):
    """What others ask of who is looking, with Allow and Refuse, and what that seat is waiting for an answer to."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self.session = session
        self._shown: tuple[Ask, ...] = ()
        self._for = session.viewer
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(14, 8, 10, 8)
        self._rows.setSpacing(6)
        session.updated.connect(self.refresh)
        session.viewer_changed.connect(self.refresh)
        if session.client.asks:
            self.refresh()

    def place(self) -> None:
        """Along the upper edge."""
        room = self.ground.adjusted(8, 8, -8, -8)
        em = self.fontMetrics().height()
        width = min(room.width(), em * 42)
        line = self.size() - self.contentsRect().size()
        height = self._rows.totalHeightForWidth(width - line.width()) + line.height()
        self.setGeometry(QRect(room.center().x() - width // 2, room.top(), width, min(height, room.height())))

    def refresh(self) -> None:
        """Show the questions that are open for the seat that is looking."""
        asks = self.session.client.asks
        viewer = self.session.viewer
        if asks == self._shown and viewer == self._for:
            return
        new = [ask for ask in asks if ask.of == viewer and (ask not in self._shown or viewer != self._for)]
        self._shown, self._for = asks, viewer
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for ask in asks:
            row = self._row(ask)
            self._rows.addWidget(row)
            row.show()
        if not asks:
            self.close_panel()
            return
        self.show()
        self._rows.activate()
        self.place()
        self.raise_()
        for ask in new:
            name = self.session.table.seats[ask.by].name
            announce(self, f"{name} asks. {keys.shown('allow')} allows it.")

    def _row(self, ask: Ask) -> QWidget:
        seats = self.session.table.seats
        row = QWidget()
        narrow = self.ground.width() < self.fontMetrics().height() * 32
        line = QVBoxLayout(row) if narrow else QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        mine = ask.by == self.session.viewer
        name = f'<b style="color: {seat_colour(ask.of if mine else ask.by)}">'
        name += f"{escape(seats[ask.of if mine else ask.by].name)}</b>"
        # Who asks is said already.
        parts = ask.saying.parts[1:] if ask.saying.parts[:1] == (Who(ask.by),) else ask.saying.parts
        said = rich(self.session, replace(ask.saying, parts=parts)).strip()
        words = RichLabel(f"Waiting for {name}: {said}" if mine else f"{name} asks: {said}")
        words.setWordWrap(True)
        line.addWidget(words, 1)
        line.addLayout(buttons)
        if not mine:
            buttons.addWidget(self._button("Refuse", ask, "", yes=False))
            buttons.addWidget(self._button("Allow", ask, "green", yes=True))
            return row
        if ask.of in self.session.clients:
            over = QPushButton(caption(f"Hand over to {seats[ask.of].name}"))
            over.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            over.clicked.connect(partial(self._hand_over, ask.of))
            buttons.addWidget(over)
        buttons.addWidget(self._button("Cancel", ask, "", yes=False))
        return row

    def _button(self, title: str, ask: Ask, tone: str, *, yes: bool) -> QPushButton:
        button = QPushButton(caption(title))
        button.setProperty("tone", tone)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if yes:
            button.setToolTip(as_written(keys.shown("allow")))
        button.clicked.connect(partial(self._answer, ask.number, yes))
        return button

    def _answer(self, number: int, yes: bool, *_: bool) -> None:
        self.session.ask(r.Answer(number, yes))

    def _hand_over(self, seat: int, *_: bool) -> None:
        self.session.want_look(seat)


class Notice(Overlay):
    """A sentence that fades by itself: why something was refused. A click puts it away; it never takes the focus."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="blood")
        self.session = session
        self.words = Label()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 8, 16, 8)
        self._row.addWidget(self.words)
        self._clear = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._clear)
        self._fade = QPropertyAnimation(self._clear, b"opacity", self)
        self._fade.setDuration(FADE)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuad)
        self._fade.finished.connect(self.close_panel)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._go)
        session.refused.connect(self.say)
        session.viewer_changed.connect(self.close_panel)

    def say(self, sentence: str) -> None:
        """Show a sentence for as long as it takes to read."""
        self._fade.stop()
        self._clear.setOpacity(1.0)
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()
        self.place()
        self.raise_()
        self.timer.start(READING + LETTER * len(sentence))
        announce(self, sentence)

    def place(self) -> None:
        """In the upper part of the table, below what is asked."""
        room = self.ground.adjusted(8, 8, -8, -8)
        em = self.fontMetrics().height()
        margins = self._row.contentsMargins()
        line = self.size() - self.contentsRect().size()
        across = margins.left() + margins.right() + line.width()
        letters = self.words.fontMetrics().horizontalAdvance(self.words.text())
        width = min(room.width(), em * 30, letters + across + 1)
        size = QSize(
            width, self.words.heightForWidth(width - across) + margins.top() + margins.bottom() + line.height()
        )
        asks = self._below.findChild(AsksBar)
        top = asks.geometry().bottom() + 8 if asks is not None and not asks.isHidden() else room.top() + em * 2
        self.setGeometry(QRect(room.center().x() - width // 2, top, size.width(), size.height()))

    def mousePressEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """Put it away."""
        self.close_panel()

    def _go(self) -> None:
        if self.session.settings.options.motion:
            self._fade.start()
        else:
            self.close_panel()
