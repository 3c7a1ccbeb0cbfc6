"""Over the upper edge of the table: what others ask of who is looking, and why something was refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Ask
from vtes_desktop.table.saying import Part, Saying, Who
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui import theme
from vtes_desktop.ui.game_words import translated
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, RichLabel, as_written, caption, escape
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Session

READING: Final = 2500
"""Milliseconds that a notice stays, besides those for its letters."""
LETTER: Final = 45
"""Milliseconds more for each letter."""
FADE: Final = 180
_OF: Final = re.compile(r"(.*)the (\w+) of ", re.S)
"""The end of a text that says that something is somebody's."""


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader say something now."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def rich(session: Session, saying: Saying, to: int = NOBODY) -> str:
    """A sentence as rich text: names of seats in their colours, those of cards in the serif. Whose turn or hand it is
    said `to` is “your turn”, “your hand”."""
    names = [seat.name for seat in session.table.seats]
    made = []
    kinds = session.table.description.kinds
    for text, named in translated(_addressed(saying, to), names, session.name, kinds):
        if isinstance(named, Who) and named.seat == to:
            made.append(f'<b style="color: {seat_colour(to)}">{tr("you")}</b>')
        elif isinstance(named, Who):
            made.append(f'<b style="color: {seat_colour(named.seat)}">{escape(text)}</b>')
        elif named is not None:
            made.append(f'<span style="font-family: {theme.SERIF}; font-weight: 700">{escape(text)}</span>')
        else:
            made.append(escape(text))
    return "".join(made)


def _addressed(saying: Saying, to: int) -> Saying:
    """“the end of the turn of ⟨Alexis⟩” becomes “the end of your turn” where Alexis reads it."""
    if tr("Pass") != "Pass":  # other languages have their own way
        return saying
    parts: list[Part] = []
    for part in saying.parts:
        before = parts[-1] if parts else ""
        found = _OF.fullmatch(before) if isinstance(before, str) and part == Who(to) else None
        if found is None:
            parts.append(part)
        else:
            parts[-1] = f"{found[1]}your {found[2]}"
    return replace(saying, parts=tuple(parts))


class AsksBar(Overlay):
    """What others ask of who is looking, with Allow and Refuse, and what that seat is waiting for an answer to; of a
    question that is put to several, who has agreed."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self.session = session
        self._shown: tuple[Ask, ...] = ()
        self._for = session.viewer
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(14, 8, 10, 8)
        self._rows.setSpacing(6)
        session.following.add(self.refresh, Rank.QUESTION)
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
        known = {ask.number for ask in self._shown} if viewer == self._for else set()
        new = [ask for ask in asks if ask.waits_for(viewer) and ask.number not in known]
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
        self.hold()
        for ask in new:
            name = self.session.table.seats[ask.by].name
            announce(self, tr("{name} asks. {shown} allows it.", name=name, shown=keys.shown("allow")))

    def _row(self, ask: Ask) -> QWidget:
        row = QWidget()
        narrow = self.ground.width() < self.fontMetrics().height() * 32
        line = QVBoxLayout(row) if narrow else QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        words = RichLabel(self._words(ask))
        words.setWordWrap(True)
        line.addWidget(words, 1)
        line.addLayout(buttons)
        if ask.waits_for(self.session.viewer):
            buttons.addWidget(self._button(tr("Refuse"), ask, "", yes=False))
            buttons.addWidget(self._button(tr("Allow"), ask, "green", yes=True))
            return row
        there = [seat for seat in ask.of if ask.waits_for(seat) and seat in self.session.clients]
        if there:
            over = QPushButton(caption(tr("Hand over to {name}", name=self.session.table.seats[there[0]].name)))
            over.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            over.clicked.connect(partial(self._hand_over, there[0]))
            buttons.addWidget(over)
        if ask.by == self.session.viewer:
            buttons.addWidget(self._button(tr("Withdraw"), ask, "", yes=False))
        return row

    def _words(self, ask: Ask) -> str:
        """The question, and who has agreed to it already; as rich text."""
        viewer = self.session.viewer
        parts = ask.saying.parts
        if parts[:1] == (Who(ask.by),):
            # Who asks is said already.
            parts = parts[1:]
        said = rich(self.session, replace(ask.saying, parts=parts), viewer).strip()
        waiting = [seat for seat in ask.of if ask.waits_for(seat)]
        if ask.by == viewer:
            told = tr("Waiting for {names}: {said}", names=self._names(waiting), said=said)
        elif ask.waits_for(viewer):
            told = tr("{names} asks: {said}", names=self._names([ask.by]), said=said)
        else:
            told = tr("You have agreed. {names} asks: {said}", names=self._names([ask.by]), said=said)
        if len(ask.of) == 1:
            return told
        each = " &nbsp; ".join(f"{'✓' if seat in ask.agreed else '…'} {self._names([seat])}" for seat in ask.of)
        agreed = tr("{count} of {count2} have agreed", count=len(ask.agreed), count2=len(ask.of))
        return f'{told}<br><span style="color: {theme.DIM}">{agreed}: </span>{each}'

    def _names(self, seats: Sequence[int]) -> str:
        """Seats in their colours: “Alexis, Justin and Lisa”; who is looking is “you”."""
        table, viewer = self.session.table, self.session.viewer
        named = [
            f'<b style="color: {seat_colour(seat)}">{"you" if seat == viewer else escape(table.seats[seat].name)}</b>'
            for seat in seats
        ]
        return " and ".join(filter(None, (", ".join(named[:-1]), *named[-1:])))

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
        place = QRect(room.center().x() - width // 2, top, size.width(), size.height())
        panels = self._below.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if any(each is not self and each.isVisible() and each.geometry().intersects(place) for each in panels):
            # A combat, a referendum or the scene of an oust is read undisturbed.
            place.moveBottom(room.bottom())
        self.setGeometry(place)

    def mousePressEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """Put it away."""
        self.close_panel()

    def _go(self) -> None:
        if self.session.settings.options.motion:
            self._fade.start()
        else:
            self.close_panel()
