"""The card that one looks at, as large as the page is high."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.faces import ASPECT, FaceCache, FaceKey, height_for
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Hover, Session

LARGEST = 720
"""The widest that it is shown, in logical pixels."""
EDGE = 14
"""Pixels round the face."""


class FullCard(Overlay):
    """Shows one card over the page until a click, Esc or its own key; a card whose face is hidden shows its back."""

    def __init__(self, session: Session, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._faces = faces
        self.shown = Hover()
        """What is shown."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        faces.ready.connect(self._ready)
        session.viewer_changed.connect(self.close_panel)

    def show_card(self, hover: Hover) -> None:
        """Show a card, or put it away when one is shown already."""
        if self.isVisible():
            self.close_panel()
            return
        copy = self._session.table.copies.get(hover.copy)
        if copy is None and not hover.card:
            self._session.refused.emit(tr("Rest the pointer on a card, or choose one, to see it at full size."))
            return
        self.shown = Hover(copy.card if copy is not None else hover.card, hover.copy)
        card = self._session.faces.cards.get(self.shown.card)
        self.setAccessibleName(card.display_name if card else tr("A card, face hidden"))
        self.open()

    def place(self) -> None:
        """As large as the page allows, in its middle."""
        room = self.ground.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        width = min(LARGEST, room.width() - 2 * EDGE, int((room.height() - 2 * EDGE) / ASPECT))
        place = QRect(0, 0, width + 2 * EDGE, height_for(width) + 2 * EDGE)
        place.moveCenter(self.ground.center())
        self.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, as good as it is painted by now."""
        super().paintEvent(event)
        card = self._session.faces.cards.get(self.shown.card)
        copy = self._session.table.copies.get(self.shown.copy)
        kind: str = card.kind if card else copy.kind if copy else "library"
        width = self.width() - 2 * EDGE
        face = self._faces.request(card, kind, width, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(EDGE, EDGE, width, height_for(width)), face, QRectF(face.rect()))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        super().mousePressEvent(event)
        self.close_panel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key that is no part of another does, too."""
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            self.close_panel()

    def _ready(self, key: FaceKey) -> None:
        if self.isVisible() and key.card == self.shown.card:
            self.update()
