"""How cards look on the table: a face or a back with what lies on it, as one picture each.

A card on the table is a single pixmap, so that Qt draws hundreds of them without a line of Python. A look is made
again only when something of it changes; faces come from the program's :class:`FaceCache`.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from vtes_desktop.cards.model import Card, Kind
from vtes_desktop.ui.faces import FaceCache, height_for, overlays

MOST_LOOKS: Final = 1200


class Look(Struct, frozen=True):
    """All that decides a card's picture on the table."""

    card: Card | None
    kind: Kind
    width: int
    """Logical pixels at the zoom it is made for."""
    dpr: float = 1.0
    locked: bool = False
    face_down: bool = False
    """Its controller sees the face, others don't."""
    blood: int | None = None
    """None shows no counter."""
    life: bool = False
    capacity: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    note: bool = False
    selected: bool = False
    legal: bool = False
    target: bool = False
    contested: bool = False

    def key(self) -> tuple[object, ...]:
        """What tells two looks apart."""
        return (
            self.card.id if self.card else 0,
            self.kind,
            self.width,
            self.dpr,
            self.locked,
            self.face_down,
            self.blood,
            self.life,
            self.capacity,
            self.counters,
            self.note,
            self.selected,
            self.legal,
            self.target,
            self.contested,
        )

    @property
    def bare(self) -> bool:
        """Whether nothing lies on the face, so that the face's own picture can serve."""
        return not (
            self.locked
            or self.face_down
            or self.blood is not None
            or self.counters
            or self.note
            or self.selected
            or self.legal
            or self.target
            or self.contested
        )


class Picture(Struct, frozen=True):
    """A look's pixmap. Its card fills all but `margin` on every side; all in logical pixels."""

    pixmap: QPixmap
    margin: float
    width: int
    sharp: bool
    """False while the face under it is a stand-in or of another size."""


class Looks:
    """Makes and keeps the pictures of looks."""

    def __init__(self, faces: FaceCache) -> None:
        self.faces = faces
        self._kept: OrderedDict[tuple[object, ...], Picture] = OrderedDict()

    def clear(self) -> None:
        """Forget all pictures."""
        self._kept.clear()

    def picture(self, look: Look) -> Picture:
        """The picture of a look. When its face is not painted yet it is made of what there is, and not sharp."""
        key = look.key()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        face = self.faces.request(look.card, look.kind, look.width, look.dpr)
        wanted = round(look.width * look.dpr)
        sharp = face.width() == wanted and not self._stand_in(look, face)
        if look.bare and face.width() == wanted:
            made = Picture(face, 0.0, look.width, sharp)
        else:
            made = Picture(_paint(look, face), overlays.margin(look.width), look.width, sharp)
        if sharp:
            self._kept[key] = made
            while len(self._kept) > MOST_LOOKS:
                self._kept.popitem(last=False)
        return made

    def _stand_in(self, look: Look, face: QPixmap) -> bool:
        """Whether `face` is only a stand-in: a real one is what the cache has nearest to its own width."""
        if look.card is None:
            return False
        nearest = self.faces.nearest(look.card, look.kind, look.width)
        return nearest is None or nearest.cacheKey() != face.cacheKey()


def _paint(look: Look, face: QPixmap) -> QPixmap:
    margin = overlays.margin(look.width)
    height = height_for(look.width)
    made = QPixmap(round((look.width + 2 * margin) * look.dpr), round((height + 2 * margin) * look.dpr))
    made.setDevicePixelRatio(look.dpr)
    made.fill(Qt.GlobalColor.transparent)
    rect = QRectF(margin, margin, look.width, height)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, face, QRectF(face.rect()))
    if look.face_down and look.card is not None:
        overlays.face_down(painter, rect)
    if look.locked:
        overlays.locked(painter, rect)
    if look.contested:
        overlays.contested(painter, rect)
    if look.note:
        overlays.note(painter, rect)
    if look.counters:
        overlays.counters(painter, rect, dict(look.counters))
    if look.blood is not None:
        if look.life:
            overlays.life(painter, rect, look.blood)
        else:
            overlays.blood(painter, rect, look.blood, look.capacity)
    if look.legal:
        overlays.legal(painter, rect)
    if look.target:
        overlays.target(painter, rect)
    if look.selected:
        overlays.selected(painter, rect)
    painter.end()
    return made
