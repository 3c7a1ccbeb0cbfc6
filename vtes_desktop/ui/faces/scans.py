"""The player's own pictures as faces: cut to a card's rounded corners, at the size asked for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.picture_store import PictureStore
from vtes_desktop.ui.faces.shape import outline


class Scans:
    """Gives a :class:`~vtes_desktop.ui.faces.cache.FaceCache` the pictures of a store; called on its worker."""

    def __init__(self, store: PictureStore) -> None:
        self._store = store

    def __call__(self, card: Card, size: QSize, printing: str = "") -> QImage | None:
        """The card's picture at ``size`` device pixels, or None when there is none that can be shown.

        :param printing: a set's code, for the picture of another printing than the usual one.
        """
        made = self._store.scaled(card, size.width(), size.height(), printing)
        if made is None:
            return None
        picture = QImage(made.rgba, made.width, made.height, made.width * 4, QImage.Format.Format_RGBA8888)
        face = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        face.fill(Qt.GlobalColor.transparent)
        rect = QRectF(0, 0, size.width(), size.height())
        painter = QPainter(face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(outline(rect), QColor("#100c0a"))
        painter.fillPath(outline(rect), QBrush(picture))
        painter.end()
        return face
