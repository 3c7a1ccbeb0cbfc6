"""How the deck's cards look in their piles: strips with count and name, faces with a badge, headings."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from vtes_desktop.cards.model import Card
from vtes_desktop.decks.formats.arranging import Row
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.builder import badges
from vtes_desktop.ui.builder.pile_layout import Spot, Title, Zone
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.faces import FaceCache, inks
from vtes_desktop.ui.faces.frame import band_brush, rim_colour
from vtes_desktop.ui.languages import later, tr

_INVITES: Final = {
    "crypt": later("Drag vampires here, or double-click them."),
    "library": later("Drag library cards here, or press + on them."),
    "sideboard": later("Cards kept beside the deck."),
}
_KEPT: Final = 600
_NAMED: Final = 0.175
"""The share of a face's height that its name takes."""
_TIGHTEST: Final = 0.8
"""A name is squeezed to this share of its width before it is cut short."""
_StripKey = tuple[int, int, bool, int, float, float]


class PilePainter:
    """Paints spots and headings; keeps the strips that it has painted.

    :param at_once: paint faces now if need be, for a picture that is painted only once.
    """

    def __init__(self, faces: FaceCache, *, at_once: bool = False) -> None:
        self._face = faces.pixmap if at_once else faces.request
        self._strips: OrderedDict[_StripKey, QPixmap] = OrderedDict()

    def spot(
        self, painter: QPainter, spot: Spot, scale: float, dpr: float, *, chosen: bool, current: bool, hovered: bool
    ) -> None:
        """Paint one entry of the deck."""
        rect = QRectF(spot.x, spot.y, spot.width, spot.height)
        card = spot.row.card
        if spot.look == "face":
            face = self._face(card, card.kind, int(spot.width), dpr)
            if face.width() == round(spot.width * dpr):
                painter.drawPixmap(QPointF(spot.x, spot.y), face)
            else:
                painter.drawPixmap(rect, face, QRectF(face.rect()))
        elif spot.look == "last":
            self._last(painter, rect, card, int(spot.width), 23 * scale, dpr)
        if spot.look != "face":
            height = round(spot.height if spot.look == "strip" else 23 * scale)
            strip = self._strip(spot.row, int(spot.width), height + 3, scale, dpr)
            painter.drawPixmap(QPointF(spot.x, spot.y), strip)
        if chosen or hovered:
            colour = theme.GOLD_BRIGHT if current and chosen else theme.GOLD if chosen else theme.FAINT
            painter.setPen(QPen(QColor(colour), 2.4 * scale if chosen else 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            frame = rect.adjusted(0.5, 0.5, -0.5, -0.5 if spot.look == "face" else 1.5)
            painter.drawRoundedRect(frame, 5, 5)
        if spot.look == "face":
            badge = badges.count(spot.row.entry.count, min(scale, spot.width / 72), dpr, True)
            painter.drawPixmap(badges.at_edge(rect, badge.width() / dpr), badge)
        if spot.row.entry.comment:
            self._corner(painter, rect, scale)

    def zone(self, painter: QPainter, zone: Zone, width: float, scale: float, *, empty: bool, target: bool) -> None:
        """Paint a part's ground: an invitation while it is empty, gold while cards may be dropped on it."""
        if empty:
            rect = QRectF(1, zone.y + 28 * scale, width - 2, zone.height - 36 * scale)
            painter.setPen(QPen(QColor(theme.EDGE_LINE), 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 8, 8)
            painter.setPen(QColor(theme.DIM))
            painter.setFont(theme.sans(13 * scale))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, tr(_INVITES[zone.part]))
        if target:
            painter.setPen(QPen(QColor(theme.GOLD), 2))
            fill = QColor(theme.GOLD)
            fill.setAlpha(18)
            painter.setBrush(fill)
            painter.drawRoundedRect(QRectF(1, zone.y, width - 2, zone.height - 4), 8, 8)

    def title(self, painter: QPainter, title: Title, scale: float) -> None:
        """Paint a heading."""
        large = title.level == 1
        font = theme.sans((15.5 if large else 12.5) * scale, bold=True, width="normal" if large else "condensed")
        metrics = QFontMetricsF(font)
        rect = QRectF(title.x, title.y, title.width, title.height)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(QColor(theme.BONE if large else theme.GOLD))
        more_width = metrics.horizontalAdvance(f" {title.more}") if not large else 0
        text = metrics.elidedText(title.text, Qt.TextElideMode.ElideRight, title.width - more_width)
        painter.drawText(rect, flags, text)
        if title.more:
            small = theme.sans(
                (13 if large else 12.5) * scale, bold=not large, width="normal" if large else "condensed"
            )
            painter.setFont(small)
            painter.setPen(QColor(theme.DIM if large else theme.GOLD))
            left = metrics.horizontalAdvance(text) + (10 if large else 5) * scale
            room = rect.adjusted(left, 0, 0, 0)
            said = QFontMetricsF(small).elidedText(title.more, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, flags, said)

    def _strip(self, row: Row, width: int, height: int, scale: float, dpr: float) -> QPixmap:
        key = (row.card.id, row.entry.count, bool(row.entry.comment), width, scale, dpr)
        kept = self._strips.get(key)
        if kept is not None:
            self._strips.move_to_end(key)
            return kept
        made = QPixmap(round(width * dpr), round(height * dpr))
        made.setDevicePixelRatio(dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_strip(painter, QRectF(0, 0, width, height), row, scale)
        painter.end()
        self._strips[key] = made
        while len(self._strips) > _KEPT:
            self._strips.popitem(last=False)
        return made

    def _last(self, painter: QPainter, rect: QRectF, card: Card, width: int, strip: float, dpr: float) -> None:
        """The picture of a face under the strip, which has its name, fading below."""
        face = self._face(card, card.kind, width, dpr)
        ratio = face.width() / rect.width()
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(rect, 6, 6)
        painter.setClipPath(shape)
        below = rect.adjusted(0, strip - 2, 0, 0)
        painter.drawPixmap(below, face, QRectF(0, face.height() * _NAMED, face.width(), below.height() * ratio))
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        dark = QColor(theme.FELT)
        dark.setAlpha(0)
        shade.setColorAt(0.72, dark)
        dark.setAlpha(190)
        shade.setColorAt(1.0, dark)
        painter.fillRect(rect, shade)
        painter.restore()

    def _corner(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """The dog-ear of an entry with a comment."""
        side = 8 * scale
        corner = QPainterPath(rect.topRight())
        corner.lineTo(rect.right() - side, rect.top())
        corner.lineTo(rect.right(), rect.top() + side)
        corner.closeSubpath()
        painter.fillPath(corner, QColor("#e9d48a"))


def paint_strip(painter: QPainter, rect: QRectF, row: Row, scale: float) -> None:
    """Paint the visible top of a card in a pile: how many, its name, and where there is room what it needs."""
    card = row.card
    shape = QPainterPath()
    shape.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, 8), 5 * scale, 5 * scale)
    painter.save()
    painter.setClipRect(rect)
    painter.fillPath(shape, QColor(theme.GROUND))
    painter.fillPath(shape, band_brush(card, rect))
    rim = rim_colour(card)
    rim.setAlpha(150)
    painter.setPen(QPen(rim, 1))
    painter.drawPath(shape)
    line = QRectF(rect.left(), rect.top() + 1, rect.width(), 21 * scale)
    number = QRectF(rect.left() + 4 * scale, line.top(), 24 * scale, line.height())
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(theme.sans(13 * scale, bold=True, width="condensed"))
    painter.setPen(QColor(theme.printed("GOLD_BRIGHT")))
    painter.drawText(number, middle | Qt.AlignmentFlag.AlignLeft, f"{row.entry.count}×")
    left = number.left() + (20 if row.entry.count < 10 else 27) * scale
    room = rect.right() - 4 * scale - left
    name, font, needs, squeeze = _fitted(called(card), room, scale)
    painter.setFont(font)
    painter.setPen(QColor(inks.BONE))
    painter.save()
    painter.translate(left, line.top())
    painter.scale(squeeze, 1.0)
    painter.drawText(QRectF(0, 0, room / squeeze + 2, line.height()), middle | Qt.AlignmentFlag.AlignLeft, name)
    painter.restore()
    side = 15 * scale
    x = rect.right() - 4 * scale
    for icon in reversed(_signs(card)):
        if x - side < left + needs + 4 * scale:
            break
        icons.paint(painter, QRectF(x - side, line.center().y() - side / 2, side, side), icon)
        x -= side + 1
    painter.restore()


def _fitted(name: str, room: float, scale: float) -> tuple[str, QFont, float, float]:
    """The name, its font, how wide it will be, and how much it is squeezed to fit; cut short when it still doesn't."""
    font = theme.sans(13 * scale, width="condensed")
    metrics = QFontMetricsF(font)
    needs = metrics.horizontalAdvance(name)
    if needs <= room:
        return name, font, needs, 1.0
    squeeze = max(_TIGHTEST, room / needs)
    short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room / squeeze)
    return short, font, room, squeeze


def _signs(card: Card) -> list[str]:
    """What a card needs, as icons: disciplines, or its clan."""
    signs = [icons.discipline_icon(level) for level in card.disciplines[:2]]
    if card.clans and not signs:
        signs.append(icons.clan_icon(card.clans[0]))
    return signs
