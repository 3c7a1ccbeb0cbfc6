"""Cards on their way from one part of the builder to another, as MIME data, and the picture under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt, SignalInstance
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPixmap

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Section
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache, height_for

CARDS_MIME: Final = "application/x-vtes-cards"
"""Dragged cards: a :class:`Dragged` as JSON."""

Source = Literal["pool", "deck", "sideboard"]


class Dragged(Struct, frozen=True):
    """What is dragged."""

    source: Source
    cards: tuple[int, ...]
    """Card numbers, each once."""
    deck: int = 0
    """Which open deck they come from: Python's id of it; 0 from the pool."""

    @property
    def section(self) -> Section:
        """The part of the deck that they come from."""
        return "sideboard" if self.source == "sideboard" else "deck"


def mime(dragged: Dragged) -> QMimeData:
    """What is dragged, for Qt."""
    data = QMimeData()
    data.setData(CARDS_MIME, msgspec.json.encode(dragged))
    return data


def dragged(data: QMimeData) -> Dragged | None:
    """What is dragged, from Qt; None for anything else (another program may use any name)."""
    if not data.hasFormat(CARDS_MIME):
        return None
    try:
        return msgspec.json.decode(bytes(data.data(CARDS_MIME).data()), type=Dragged)
    except UNREADABLE:
        return None


def picture(faces: FaceCache, cards: Sequence[Card], width: int, dpr: float) -> tuple[QPixmap, QPoint]:
    """The picture under the pointer while cards are dragged (at most three, and a count), and where it is held."""
    shown = cards[:3]
    step = round(width * 0.16)
    whole_width = width + step * (len(shown) - 1) + 12
    whole_height = height_for(width) + step * (len(shown) - 1) // 2 + 12
    made = QPixmap(round(whole_width * dpr), round(whole_height * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(0.92)
    for number, card in reversed(list(enumerate(shown))):
        rect = QRectF(number * step, 8 + number * step / 2, width, height_for(width))
        face = faces.request(card, card.kind, width, dpr)
        painter.drawPixmap(rect, face, QRectF(face.rect()))
    if len(cards) > 1:
        badge = QRectF(width - 16, 0, 26, 26)
        painter.setBrush(QColor(theme.BLOOD))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(badge)
        painter.setPen(QColor(theme.BONE))
        painter.setFont(theme.sans(13, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(len(cards)))
    painter.end()
    return made, QPoint(width // 2, height_for(width) // 4)


class TakesBack:
    """What the two pictures of the pool share: cards that are dragged out of a deck are dropped here to be put back.

    Stands before Qt's own class among the bases, which it takes the events from.
    """

    returned: SignalInstance
    """Emitted with what came back."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards of a deck may come."""
        self._consider(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Cards of a deck may come."""
        self._consider(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Cards of a deck go back."""
        if (found := self._consider(event)) is not None:
            self.returned.emit(found)

    def _consider(self, event: QDropEvent) -> Dragged | None:
        """Accept what comes out of a deck."""
        found = dragged(event.mimeData())
        if found is None or found.source == "pool":
            event.ignore()
            return None
        event.acceptProposedAction()
        return found
