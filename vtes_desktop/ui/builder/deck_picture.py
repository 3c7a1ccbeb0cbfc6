"""The deck as one picture, to be shown to others: its name, its crypt, its library as faces with their counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.statistics import statistics
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import arrange
from vtes_desktop.ui.builder.pile_layout import Place, lay_out
from vtes_desktop.ui.builder.pile_paint import PilePainter
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import tr

WIDTH: Final = 1600
_MARGIN: Final = 28
_HEAD: Final = 84
_TALLEST: Final = 12_000
"""The tallest picture in pixels; a deck of more different cards than that holds is cut below."""


def picture_of(deck: Deck, catalogue: Catalogue, faces: FaceCache, width: int = WIDTH) -> QImage:
    """Paint the deck's picture, `width` pixels wide and as high as it needs. On the Qt thread; about 3 ms a card."""
    found = statistics(deck, catalogue)
    crypt = arrange.crypt_piles(arrange.rows_of(deck.crypt, catalogue), "none", "copies")
    library = arrange.library_piles(arrange.rows_of(deck.library, catalogue), "type", "name")
    titles = [
        (
            tr("Crypt {crypt}", crypt=found.crypt),
            tr(
                "min {lowest}, max {highest}, avg {average:.2f}",
                lowest=found.span.lowest,
                highest=found.span.highest,
                average=found.span.average,
            ),
        ),
        (
            tr("Library {library}", library=found.library),
            ", ".join(f"{count} {card_type(name)}" for name, count in found.types.items()),
        ),
        ("", ""),
    ]
    scale = width / WIDTH * 1.5
    place = Place(width - 2 * _MARGIN, scale, 1.5 * width / WIDTH, "faces")
    layout = lay_out(crypt, library, (), titles, place)
    height = min(_TALLEST, round(layout.height) + _HEAD + _MARGIN)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.FELT))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    head = QRectF(_MARGIN, 14, width - 2 * _MARGIN, _HEAD - 24)
    painter.setFont(theme.serif(40))
    painter.setPen(QColor(theme.BONE))
    painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, deck.name or tr("New deck"))
    if deck.author:
        painter.setFont(theme.sans(22))
        painter.setPen(QColor(theme.DIM))
        painter.drawText(
            head, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tr("by {author}", author=deck.author)
        )
    painter.translate(_MARGIN, _HEAD)
    brush = PilePainter(faces, at_once=True)
    for title in layout.titles:
        brush.title(painter, title, scale)
    for spot in layout.spots:
        brush.spot(painter, spot, scale, 1.0, chosen=False, current=False, hovered=False)
    painter.end()
    return image
