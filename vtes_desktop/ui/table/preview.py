"""The preview: the card under the pointer, large, with its text, what lies on it and its rulings.

Everything is one flow of rich text, the face a picture in it: above the text where there is room for a face that can
be read, else beside it, so that the text is what is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QAbstractSlider, QFrame, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.abilities.judged_rulings import State, states
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.rulings import Rulings
from vtes_desktop.table.table import Copy
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.ending import shared_pool
from vtes_desktop.ui.faces import ASPECT, FaceCache, FaceKey, height_for
from vtes_desktop.ui.faces.frame import LARGE_FROM
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Pages, followed
from vtes_desktop.ui.table import card_sheet, signs
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.overlay import keeps
from vtes_desktop.ui.table.session import Hover, Session

LARGEST: Final = 420
"""The widest face, in logical pixels; beyond it more room goes to the text."""
TEXT_LINES: Final = 3.4
"""Lines of text that must stay in sight under a large face."""


_SCROLLING: Final = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class _Told(QObject):
    """Carries word from a worker to the Qt thread."""

    done = Signal()


def _read(rulings: Rulings, told: _Told) -> None:
    """Read the rulings' files; nothing is asked for any particular card. Runs on a worker."""
    rulings.of(0)
    told.done.emit()


class _Fade(QWidget):
    """Darkens the foot of the text while there is more below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint from nothing to the panel's colour."""
        painter = QPainter(self)
        colour = QColor(theme.PANEL)
        shade = QLinearGradient(0, 0, 0, self.height())
        colour.setAlpha(0)
        shade.setColorAt(0, colour)
        colour.setAlpha(235)
        shade.setColorAt(1, colour)
        painter.fillRect(self.rect(), shade)


class _Sheet(Pages):
    """The flow of text; gives it its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.face = QPixmap()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A click here pins or follows a link; the keys stay with the table.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.setAccessibleName(tr("Card"))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The face, or an icon."""
        name = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        if name.scheme() == "icon":
            return icons.icon_pixmap(name.path(), round(self.font().pixelSize() * 1.4), self.devicePixelRatioF())
        return self.face


class Preview(QFrame):
    """Shows the card that :attr:`Session.hovered` told last, until another is.

    A click on the face, or Space when the preview has the focus, pins it. When another seat looks, it is emptied: what
    it showed may have been secret.
    """

    pinned_changed = Signal(bool)

    def __init__(self, session: Session, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.faces = faces
        self.shown = Hover()
        """What is shown; empty at first."""
        self.pinned = False
        """Whether the shown card stays whatever is hovered."""
        self._texts = Texts.kept(session.catalogue)
        self._rulings_read = False
        self._reading: _Told | None = None
        self._written = ""
        self._waits_for: FaceKey | None = None
        self._made_of: tuple[int, int, int, float] | None = None
        self._printed_of: tuple[int, float, int, int, bool] | None = None
        self._said = ("", "")
        """What the picture on the sheet was made of."""
        self.setProperty("panel", "raised")
        self.sheet = _Sheet()
        self.sheet.anchorClicked.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 4, 6)
        column.addWidget(self.sheet)
        self.pin = QToolButton(self)
        self.pin.setCheckable(True)
        self.pin.setIcon(signs.icon("pin", theme.DIM))
        self.pin.setToolTip(tr("Keep this card here"))
        self.pin.setAccessibleName(tr("Keep this card in the preview"))
        self.pin.setStyleSheet(
            f"QToolButton {{ background: {theme.WELL}; border: 1px solid {theme.EDGE_LINE}; padding: 0; }}"
            f"QToolButton:hover {{ border-color: {theme.GOLD}; }}"
        )
        self.pin.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pin.clicked.connect(self.toggle_pin)
        self.pin.hide()
        self._fade = _Fade(self)
        self.sheet.verticalScrollBar().valueChanged.connect(self._shade)
        self.sheet.verticalScrollBar().rangeChanged.connect(self._shade)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        session.hovered.connect(self.show_card)
        session.following.add(self._refresh, Rank.LOG)
        session.viewer_changed.connect(self.clear)
        session.settings.changed.connect(self._refresh)
        faces.ready.connect(self._painted)
        self.clear()

    def sizeHint(self) -> QSize:
        """The mock-up's share of 1600 by 900."""
        return QSize(336, 470)

    def minimumSizeHint(self) -> QSize:
        """It can be read down to a narrow column."""
        return QSize(150, 120)

    def show_card(self, hover: Hover) -> None:
        """Show a card, unless another is pinned. An empty hover leaves what is there."""
        if self.pinned or not (hover.card or hover.copy) or hover == self.shown:
            return
        self.shown = hover
        self.pin.show()
        self._refresh()
        self._shade()
        self.sheet.verticalScrollBar().setValue(0)

    def clear(self) -> None:
        """Show nothing, and let go of what was pinned."""
        self.shown = Hover()
        if self.pinned:
            self.toggle_pin()
        self.pin.hide()
        self._refresh()

    def toggle_pin(self) -> None:
        """Keep the card that is shown whatever is hovered, or let it go."""
        if not self.pinned and self.shown == Hover():
            return
        self.pinned = not self.pinned
        self.pin.setChecked(self.pinned)
        self.pin.setIcon(signs.icon("pin", theme.GOLD if self.pinned else theme.DIM))
        self.setProperty("panel", "gold" if self.pinned else "raised")
        self.style().polish(self)
        self.pinned_changed.emit(self.pinned)

    def event(self, event: QEvent) -> bool:
        """Keep the table's keys from the preview while that has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pins; keys that move go through the text."""
        if event.key() == Qt.Key.Key_Space:
            self.toggle_pin()
        elif event.key() in _SCROLLING:
            self.sheet.verticalScrollBar().triggerAction(_SCROLLING[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the face's size anew."""
        super().resizeEvent(event)
        self._refresh()
        self._shade()

    @property
    def _px(self) -> float:
        return theme.BASE_PX * self.session.settings.options.text_scale

    @property
    def _copy(self) -> Copy | None:
        return self.session.table.copies.get(self.shown.copy)

    def _face_width(self) -> tuple[int, bool]:
        """The face's width in logical pixels, and whether it stands beside the text."""
        # The scroll bar comes and goes with the text; the face keeps clear of it.
        room = QSize(self.sheet.width() - self.sheet.verticalScrollBar().sizeHint().width() - 1, self.sheet.height())
        under = TEXT_LINES * self._px * 1.3
        width = min(room.width(), LARGEST, int((room.height() - under) / ASPECT))
        # A face whose letters are much smaller than the text the player has asked for is no help.
        if width >= LARGE_FROM * min(1.3, max(1.0, self._px / theme.BASE_PX)):
            return width, False
        whole = min(room.width(), LARGEST)
        if self._px <= theme.BASE_PX and room.height() - height_for(whole) > under * 2:
            # Too narrow for a face with its text, but there is height enough for both one above the other.
            return whole, False
        return max(48, min(round(room.width() * 0.38), int(room.height() * 0.7 / ASPECT))), True

    def _refresh(self) -> None:
        """Write the sheet anew if anything of it changed."""
        copy = self._copy
        card = self.session.faces.cards.get(self.shown.card or (copy.card if copy else 0))
        if card is None and copy is None:
            self._write(
                f'<p align="center" style="color: {theme.DIM}; margin-top: {round(self._px * 3)}px">'
                + tr("Rest the pointer on a card to read it here.")
                + "</p>"
            )
            self.setAccessibleName(tr("Preview: no card yet"))
            return
        width, beside = self._face_width()
        kind: str = card.kind if card else copy.kind if copy else "library"
        face = self._take_face(card, kind, width, beside)
        self.setAccessibleName(
            tr("Preview: {card}", card=called(card) if card else tr("a {kind} card, face hidden", kind=tr(kind)))
        )
        place = ' style="float: left"' if beside else ""
        parts = [f'<a href="pin:"><img src="face:{face}"{place}></a>']
        if not beside:
            parts = [f'<p align="center" style="margin: 0">{parts[0]}</p>']
        state = self._state(copy) if copy is not None else ""
        if card is None:
            parts.append(state)
        else:
            head, text = self._printed(card, width if beside else 0)
            # Over the text the face says what the card is: then what lies on it is told first.
            parts += [head, state, text] if beside else [state, head, text]
        self._write("".join(parts))

    def _state(self, copy: Copy) -> str:
        """What of a copy is not printed."""
        return card_sheet.state(self.session, copy, self._px)

    def _printed(self, card: Printed, beside: int) -> tuple[str, str]:
        """What the sheet says of the printed card, written once for each card, size and face `beside` it (0 for none):
        what it is; its text, its rulings and how the referee reads it."""
        if not isinstance(card, Card):
            return "", ""
        made_of = (card.id, self._px, beside, self.sheet.viewport().width(), self._rulings_read)
        if made_of != self._printed_of:
            self._printed_of = made_of
            name_px = self._name_px(card, beside) if beside else 0.0
            known = self._texts.of(card)
            self._said = (
                card_sheet.head(card, self._px, name_px) + card_sheet.by_itself(known, self._px, self._judged(card)),
                card_sheet.text(card, self._px)
                + card_sheet.foreign(card, self._px)
                + self._rulings(card)
                + card_sheet.reading(card, known, self._px),
            )
        return self._said

    def _name_px(self, card: Card, face: int) -> float:
        """The size of the name beside a face of that width: large, unless a word would be broken."""
        room = self.sheet.viewport().width() - face - self._px * 1.5
        largest = self._px * (1.55 if room > self._px * 11 else 1.25)
        metrics = QFontMetricsF(theme.serif(largest))
        widest = max(metrics.horizontalAdvance(word) for word in called(card).split())
        return max(self._px * 0.9, largest * min(1.0, room / widest))

    def _write(self, html: str) -> None:
        if html == self._written:
            return
        self._written = html
        bar = self.sheet.verticalScrollBar()
        at = bar.value()
        self.sheet.setHtml(html)
        bar.setValue(at)

    def _take_face(self, card: Printed | None, kind: str, width: int, beside: bool) -> str:
        """Give the sheet its picture; returns what tells it from others."""
        dpr = self.devicePixelRatioF()
        face = self.faces.request(card, kind, width, dpr)
        self._waits_for = FaceKey(card.id if card else 0, kind, width, dpr)
        gap = round(self._px * 0.7) if beside else 0
        made_of = (face.cacheKey(), width, gap, dpr)
        if made_of != self._made_of:
            self._made_of = made_of
            self.sheet.face = self._enlarged(face, width, gap, dpr)
        return f"{card.id if card else kind}/{width}/{face.cacheKey()}"

    @staticmethod
    def _enlarged(face: QPixmap, width: int, gap: int, dpr: float) -> QPixmap:
        """A face in its width, with a gap at its right and half of it below."""
        picture = QPixmap(round((width + gap) * dpr), round((height_for(width) + gap // 2) * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(0, 0, width, height_for(width)), face, QRectF(face.rect()))
        painter.end()
        return picture

    def _painted(self, key: FaceKey) -> None:
        if key == self._waits_for:
            self._refresh()

    def _judged(self, card: Card) -> Mapping[State, int]:
        """How many of the card's rulings the referee obeys, once they have been read."""
        return states(card, self.session.catalogue.rulings.of(card.id)) if self._rulings_read else {}

    def _rulings(self, card: Card) -> str:
        """The rulings if they have been read; else they are read now and shown when they are."""
        known = self.session.catalogue.rulings
        if self._rulings_read:
            return card_sheet.rulings(known.of(card.id), self._px, known.problem)
        if self._reading is None:
            self._reading = _Told()
            self._reading.done.connect(self._have_rulings, Qt.ConnectionType.QueuedConnection)
            shared_pool().start(partial(_read, known, self._reading))
        return ""

    def _have_rulings(self) -> None:
        self._rulings_read = True
        self._refresh()

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == "pin":
            self.toggle_pin()
            return
        if link.scheme() != "card":
            followed(link)
            return
        card, _, copy = link.path().partition("/")
        self.pinned = False
        self.pin.setChecked(False)
        self.show_card(Hover(int(card), int(copy)))

    def _shade(self) -> None:
        bar = self.sheet.verticalScrollBar()
        self._fade.setVisible(bar.value() < bar.maximum() - 2)
        tall = round(self._px * 1.6)
        margins = self.contentsMargins()
        self._fade.setGeometry(10, self.height() - tall - 2 - margins.bottom(), self.width() - 26, tall)
        # In the corner where neither the face nor the beginning of the text is.
        side = round(self._px * 2)
        self.pin.setIconSize(QSize(side * 2 // 3, side * 2 // 3))
        self.pin.setGeometry(self.width() - side - 16, self.height() - side - 8, side, side)
        self.pin.raise_()
