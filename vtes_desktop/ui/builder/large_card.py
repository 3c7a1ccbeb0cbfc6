"""The card under the pointer, large: its face, its text, where it was printed, its rulings.

Resting on a card shows it as long as the pointer rests; Space, or a click into it, holds it, so that its text can be
scrolled and copied.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QRunnable, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.builder.texts_reader import TextsReader
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.ending import shared_pool
from vtes_desktop.ui.faces import ASPECT, FaceCache, FaceKey, height_for
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Pages, escape, followed
from vtes_desktop.ui.table import card_sheet

FIRST_AFTER: Final = 450
"""Milliseconds of rest on a card before it is shown."""
NEXT_AFTER: Final = 60
"""The same while one is shown already."""
GONE_AFTER: Final = 160
_MARGIN: Final = 10


class _Read(QRunnable):
    """Reads the rulings' files once, away from the Qt thread."""

    class _Told(QObject):
        done = Signal()

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self.told = self._Told()
        self._catalogue = catalogue
        self.setAutoDelete(False)

    def run(self) -> None:
        """Read; nothing is asked for any particular card."""
        self._catalogue.rulings.of(0)
        self.told.done.emit()


class _Face(QWidget):
    """The face itself."""

    def __init__(self, faces: FaceCache) -> None:
        super().__init__()
        self._faces = faces
        self.card: Card | None = None
        faces.ready.connect(self._ready)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint it, as good as it is by now."""
        if self.card is None:
            return
        face = self._faces.request(self.card, self.card.kind, self.width(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(0, 0, self.width(), height_for(self.width())), face, QRectF(face.rect()))

    def _ready(self, key: FaceKey) -> None:
        if self.card is not None and key.card == self.card.id:
            self.update()


class _Text(Pages):
    """The text beside it; gives it its icons."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """An icon."""
        name = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and name.scheme() == "icon":
            return icons.icon_pixmap(name.path(), round(self.font().pixelSize() * 1.4), self.devicePixelRatioF())
        return None


class LargeCard(QFrame):
    """The panel. It lies over the page, beside the card that it shows and never over it."""

    closed = Signal()

    def __init__(self, catalogue: Catalogue, faces: FaceCache, texts: TextsReader, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._catalogue = catalogue
        self._texts = texts
        texts.read.connect(self._write)
        self._scale = 1.0
        self.card: Card | None = None
        self.held = False
        """Whether it stays until it is closed."""
        self._around = QRect()
        self._rulings: _Read | None = None
        self._rulings_read = False
        self._wanted: tuple[Card, QRect] | None = None
        self._coming = QTimer(self, singleShot=True)
        self._coming.timeout.connect(self._come)
        self._going = QTimer(self, interval=GONE_AFTER, singleShot=True)
        self._going.timeout.connect(self.close_card)
        self.face = _Face(faces)
        self.text = _Text()
        self.text.setAccessibleName(tr("Card"))
        self.text.anchorClicked.connect(followed)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.setSpacing(_MARGIN + 2)
        row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.text, 1)
        self.setProperty("panel", "raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.text)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._scale = scale

    def hover(self, card: Card | None, around: QRect) -> None:
        """The pointer rests on a card, in this rectangle of the screen; or (None) on none any more."""
        if self.held:
            return
        if card is None:
            self._coming.stop()
            if self.isVisible():
                self._going.start()
            return
        self._going.stop()
        self._wanted = (card, around)
        self._coming.start(NEXT_AFTER if self.isVisible() else FIRST_AFTER)

    def hold(self, card: Card, around: QRect) -> None:
        """Show a card until it is closed; the card that is held already is closed."""
        if self.held and self.card == card:
            self.close_card()
            return
        self._coming.stop()
        self._going.stop()
        self.held = True
        self._show(card, around)
        self.setProperty("panel", "gold")
        self.style().polish(self)
        self.text.setFocus()

    def close_card(self) -> None:
        """Show nothing."""
        self._coming.stop()
        self._going.stop()
        was_held, self.held = self.held, False
        self.card = None
        self.hide()
        if was_held:
            self.setProperty("panel", "raised")
            self.style().polish(self)
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Esc close it."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _come(self) -> None:
        if self._wanted is not None:
            self._show(*self._wanted)

    def _show(self, card: Card, around: QRect) -> None:
        self.card = card
        self._around = around
        ground = self._over.rect().adjusted(8, 8, -8, -8)
        width = int(min(330 * min(1.25, max(1.0, self._scale)), (ground.height() - 30) / ASPECT, ground.width() * 0.4))
        self.face.card = card
        self.face.setFixedSize(width, height_for(width))
        self.face.update()
        self._write()
        text_width = min(round(390 * self._scale), ground.width() - width - 40)
        height = height_for(width) + 2 * _MARGIN
        if self._catalogue.rulings.of(card.id) if self._rulings_read else False:
            height = min(ground.height(), round(height * 1.25))
        self.setGeometry(self._placed(QSize(width + text_width + 3 * _MARGIN + 2, height), ground))
        # What is held takes the pointer; what only hovers must never come between the pointer and the cards.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.held)
        self.show()
        self.raise_()
        self._read_rulings()

    def _placed(self, size: QSize, ground: QRect) -> QRect:
        """At the far right of the page (over the deck, for the cards found) or beside the card; never over it."""
        corner = self._over.mapFromGlobal(self._around.topLeft())
        around = QRect(corner, self._around.size())
        gap = 12
        x = ground.right() - size.width()
        if x < around.right() + gap:
            x = around.left() - gap - size.width()
        if x < ground.left():
            right, left = ground.right() - around.right(), around.left() - ground.left()
            x = ground.right() - size.width() if right >= left else ground.left()
        y = max(ground.top(), min(around.center().y() - size.height() // 2, ground.bottom() - size.height()))
        return QRect(QPoint(x, y), size.boundedTo(ground.size()))

    def _write(self) -> None:
        card = self.card
        if card is None:
            return
        px = theme.BASE_PX * self._scale
        rulings = self._catalogue.rulings.of(card.id) if self._rulings_read else ()
        text = self._texts.of(card)
        parts = [card_sheet.head(card, px, px * 1.55), card_sheet.text(card, px)]
        if text is not None:
            judged = card_sheet.judged(card, rulings) if self._rulings_read else {}
            parts.append(card_sheet.by_itself(text, px, judged))
        parts += [card_sheet.foreign(card, px), self._printings(card, px), card_sheet.rulings(rulings, px)]
        if text is not None and self._rulings_read:
            parts.append(card_sheet.reading(card, text, px))
        self.text.setHtml("".join(parts))
        self.text.setAccessibleName(called(card))

    @cached_property
    def _decks(self) -> dict[str, str]:
        """What starter decks are called within their sets, by code."""
        return {deck.code: deck.name.partition(": ")[2] for deck in self._catalogue.starters}

    def _printings(self, card: Card, px: float) -> str:
        """The sets that it was printed in, newest first, with rarity or starter deck; and who drew it."""
        sets = self._catalogue.sets
        lines: dict[str, list[str]] = {}
        for printing in card.printings:
            one = sets.get(printing.set)
            name = f"{one.name} ({one.released[:4]})" if one and one.released else one.name if one else printing.set
            deck = self._decks.get(f"{printing.set}:{printing.starter}", printing.starter)
            detail = f"{deck} ×{printing.copies}" if deck and printing.copies else deck or printing.rarity
            lines.setdefault(name, []).append(detail)
        order = sorted(lines, key=lambda name: name[-6:], reverse=True)
        said = "; ".join(f"{escape(name)} {escape(', '.join(filter(None, lines[name])))}".strip() for name in order)
        artists = " · " + tr("drawn by {artists}", artists=escape(", ".join(card.artists))) if card.artists else ""
        heading = f'<p style="color: {theme.GOLD}; font-weight: 600; margin: {round(px)}px 0 0 0">{tr("Printings")}</p>'
        if not said:
            return ""
        return f'{heading}<p style="color: {theme.DIM}; margin: 2px 0 0 0">{said}{artists}</p>'

    def _read_rulings(self) -> None:
        if self._rulings_read or self._rulings is not None:
            return
        self._rulings = _Read(self._catalogue)
        self._rulings.told.done.connect(self._have_rulings, Qt.ConnectionType.QueuedConnection)
        shared_pool().start(self._rulings)

    def _have_rulings(self) -> None:
        self._rulings_read = True
        self._write()
