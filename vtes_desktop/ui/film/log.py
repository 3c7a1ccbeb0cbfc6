"""The log beside a film: what was said in the turns round the moment that is shown, that moment's sentences lit."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QMouseEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextEdit, QVBoxLayout, QWidget

from vtes_desktop.plain_words import seen
from vtes_desktop.table.saying import Card, Saying, Who
from vtes_desktop.ui import theme
from vtes_desktop.ui.film.session import FilmSession
from vtes_desktop.ui.game_words import translated
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Pages
from vtes_desktop.ui.table.log_view import SIGNS, Formats, Style, style_of
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Hover

FRAMES_AROUND: Final = 30
"""Frames before and after the one that is shown whose sentences are written at least."""
FRAMES_AT_EDGE: Final = 10
"""So near to what is written last, more is written."""


class _Pages(Pages):
    """Tells which sentence was clicked."""

    clicked = Signal(int)
    """The block of the document."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click beside a card's name is one on its sentence."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.clicked.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())


class FilmLog(QFrame):
    """Sentences in step with the film; a click on one goes to its moment."""

    def __init__(self, session: FilmSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setProperty("panel", "raised")
        self._scale = session.settings.options.text_scale
        self._formats = Formats(self._scale)
        self._frames: list[int] = []
        """By block, the frame that says it."""
        self._from = self._to = 0
        self._document: QTextDocument | None = None
        self.pages = _Pages()
        self.pages.setAccessibleName(tr("Log of the film"))
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.setFrameShape(QFrame.Shape.NoFrame)
        self.pages.highlighted.connect(self._hover)
        self.pages.clicked.connect(self._clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.addWidget(self.pages)
        self._writing = QTimer(self)  # after the table: what is seen goes before what is read
        self._writing.setSingleShot(True)
        self._writing.setInterval(0)
        self._writing.timeout.connect(self._write)
        session.moved.connect(self._moved)
        session.viewer_changed.connect(self._writing.start)
        session.settings.changed.connect(self._rescale)
        self._write()

    def _moved(self) -> None:
        at, length = self._session.at, self._session.film.length
        near_start = self._from > 1 and at - self._from < FRAMES_AT_EDGE
        near_end = self._to < length and self._to - at < FRAMES_AT_EDGE
        if near_start or near_end:
            self._writing.start()
        elif not self._writing.isActive():
            self._light_up()

    def _write(self) -> None:
        """Write the sentences round the moment."""
        session = self._session
        film, eyes = session.film, session.viewer
        self._from = max(1, session.at - FRAMES_AROUND)
        self._to = min(film.length, session.at + FRAMES_AROUND)
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(4)
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        self._frames = []
        for frame in range(self._from, self._to + 1):
            for saying in film.sayings(frame, eyes):
                self._write_one(cursor, saying)
                self._frames.append(frame)
        cursor.endEditBlock()
        self.pages.setDocument(document)
        old, self._document = self._document, document
        if old is not None:
            old.deleteLater()
        self._light_up()

    def _write_one(self, cursor: QTextCursor, saying: Saying) -> None:
        style = style_of(saying)
        plain = self._formats.text(style)
        if self._frames:
            cursor.insertBlock(self._formats.block(style), plain)
        else:
            cursor.setBlockFormat(self._formats.block(style))
        if style in SIGNS:
            cursor.insertText(SIGNS[style], plain)
        kinds = self._session.table.description.kinds
        for text, named in translated(saying, self._session.film.names, self._session.name, kinds):
            cursor.insertText(seen(text), plain if named is None else self._named(style, named))

    def _named(self, style: Style, named: Card | Who) -> QTextCharFormat:
        if isinstance(named, Who):
            made = QTextCharFormat(self._formats.text(style, "seat"))
            made.setForeground(QColor(seat_colour(named.seat)))
            return made
        made = QTextCharFormat(self._formats.text(style, "card" if named.card else ""))
        if named.card:
            made.setAnchor(True)
            made.setAnchorHref(f"card:{named.card}/{named.copy}")
            made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
            made.setUnderlineColor(QColor(theme.FAINT))
        return made

    def _light_up(self) -> None:
        """Mark the sentences of the moment, have them in sight, and let what is still to come be fainter."""
        document = self.pages.document()
        blocks = bisect_right(self._frames, self._session.at)
        first = bisect_left(self._frames, self._frames[blocks - 1]) if blocks else 0
        chosen = [_chosen(document, number, number, _lit()) for number in range(first, blocks)]
        if blocks < len(self._frames):
            chosen.append(_chosen(document, blocks, len(self._frames) - 1, _to_come()))
        self.pages.setExtraSelections(chosen)
        cursor = QTextCursor(document.findBlockByNumber(max(0, blocks - 1)))
        self.pages.setTextCursor(cursor)
        place = self.pages.cursorRect(cursor)
        bar = self.pages.verticalScrollBar()
        bar.setValue(bar.value() + place.center().y() - self.pages.viewport().height() * 3 // 5)

    def _clicked(self, block: int) -> None:
        if 0 <= block < len(self._frames):
            self._session.show(self._frames[block])

    def _hover(self, link: QUrl) -> None:
        card, _, copy = link.path().partition("/")
        self._session.hovered.emit(Hover(int(card), int(copy)) if card.isdecimal() else Hover())

    def _rescale(self) -> None:
        scale = self._session.settings.options.text_scale
        if scale != self._scale:
            self._scale = scale
            self._formats = Formats(scale)
            self._write()


def _chosen(document: QTextDocument, first: int, last: int, form: QTextCharFormat) -> QTextEdit.ExtraSelection:
    """Whole blocks of a document, set in another way."""
    chosen = QTextEdit.ExtraSelection()
    cursor = QTextCursor(document.findBlockByNumber(first))
    end = document.findBlockByNumber(last)
    cursor.setPosition(end.position() + end.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    chosen.cursor = cursor
    chosen.format = form
    return chosen


def _to_come() -> QTextCharFormat:
    form = QTextCharFormat()
    form.setForeground(QColor(theme.FAINT))
    return form


def _lit() -> QTextCharFormat:
    form = QTextCharFormat()
    form.setBackground(QColor(theme.RAISED))
    form.setForeground(QColor(theme.GOLD_BRIGHT))
    form.setProperty(QTextCharFormat.Property.FullWidthSelection.value, True)
    return form
