"""How cards look on the table: a face or a back with what lies on it, as one picture each.

A card on the table is a single pixmap, so that Qt draws hundreds of them without a line of Python. A look is made
again only when something of it changes; faces come from the program's :class:`FaceCache`.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from vtes_desktop.cards.model import Card
from vtes_desktop.table.situation import ACTED, AWAKE
from vtes_desktop.table.table import Copy, Table
from vtes_desktop.ui.faces import FaceCache, height_for, overlays
from vtes_desktop.ui.faces.overlays import Figure, Status
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.table.layout import ROWS
from vtes_desktop.ui.table.session import Session

if TYPE_CHECKING:
    from vtes_desktop.rules.figures import Figures

MOST_BYTES: Final = 40 * 2**20
"""Bytes of pictures kept beyond those that cards in the scene show."""
LEAST_OVERLAY: Final = 24
"""Pixels: on a narrower card counters and marks keep to their part of it, rather than to their least size."""
CLOSE: Final = 140.0
"""Pixels: on a wider card counters grow more slowly than it does."""
LEAST_FIGURES: Final = 44
"""Pixels: on a narrower card bleed, strength and their like can't be read."""
LEAST_CAPACITY: Final = 46
"""Pixels: a narrower card has no room for its capacity beside its blood."""


class Look(Struct, frozen=True):
    """All that decides a card's picture on the table."""

    card: Printed | None
    kind: str
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
    turned: bool = False
    """Whether it lies on its side: what lies on it stays upright."""
    status: tuple[Status, ...] = ()
    """What it does and has done, as small signs."""
    figures: tuple[tuple[Figure, int], ...] = ()
    """What it comes to that a minion does not by itself."""

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
            self.turned,
            self.status,
            self.figures,
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
            or self.status
            or self.figures
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
        self._bytes = 0

    def clear(self) -> None:
        """Forget all pictures."""
        self._kept.clear()
        self._bytes = 0

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
            return Picture(face, 0.0, look.width, sharp)
        margin = _margin(look)
        made = Picture(_paint(look, face, margin), margin, look.width, sharp)
        if sharp:
            self._kept[key] = made
            self._bytes += _bytes_of(made)
            while self._bytes > MOST_BYTES and len(self._kept) > 1:
                self._bytes -= _bytes_of(self._kept.popitem(last=False)[1])
        return made

    def _stand_in(self, look: Look, face: QPixmap) -> bool:
        """Whether `face` is only a stand-in: a real one is what the cache has nearest to its own width."""
        if look.card is None:
            return False
        nearest = self.faces.nearest(look.card, look.kind, look.width)
        return nearest is None or nearest.cacheKey() != face.cacheKey()


def _bytes_of(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


def _margin(look: Look) -> float:
    """Room round the card for what reaches out of it: whole device pixels, so that the face under it stays sharp."""
    return math.ceil(overlays.margin(look.width) * look.dpr) / look.dpr


def _paint(look: Look, face: QPixmap, margin: float) -> QPixmap:
    height = height_for(look.width)
    made = QPixmap(round((look.width + 2 * margin) * look.dpr), round((height + 2 * margin) * look.dpr))
    made.setDevicePixelRatio(look.dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(margin, margin, look.width, height), face, QRectF(face.rect()))
    painter.translate(margin, margin)
    shrink = min(1.0, look.width / LEAST_OVERLAY)
    painter.scale(shrink, shrink)
    _paint_over(look, painter, QRectF(0, 0, look.width / shrink, height / shrink))
    painter.end()
    return made


def _paint_over(look: Look, painter: QPainter, rect: QRectF) -> None:
    if look.face_down and look.card is not None:
        overlays.face_down(painter, rect)
    if look.locked:
        overlays.locked(painter, rect)
    if look.note:
        overlays.note(painter, rect)
    shown = look.figures if look.width >= LEAST_FIGURES else ()
    if shown:
        overlays.figures(painter, rect, shown, turned=look.turned)
    if look.counters:
        overlays.counters(painter, rect, dict(look.counters), below=len(shown), turned=look.turned)
    if look.status:
        overlays.status(painter, rect, look.status, turned=look.turned)
    if look.blood is not None:
        place = _corner(rect)
        if look.life:
            overlays.life(painter, place, look.blood, turned=look.turned)
        else:
            capacity = look.capacity if look.width >= LEAST_CAPACITY else None
            overlays.blood(painter, place, look.blood, capacity, turned=look.turned)
    if look.legal:
        overlays.legal(painter, rect)
    if look.target:
        overlays.target(painter, rect)
    if look.selected:
        overlays.selected(painter, rect)


def _corner(rect: QRectF) -> QRectF:
    """The lower right of a card, where its blood lies: all of a small card, less of a large one, whose text is read."""
    part = min(1.0, (CLOSE + (rect.width() - CLOSE) * 0.35) / rect.width())
    width, height = rect.width() * part, rect.height() * part
    return QRectF(rect.right() - width, rect.bottom() - height, width, height)


def look_of(
    session: Session,
    state: Copy,
    width: int,
    dpr: float,
    *,
    selected: bool = False,
    target: bool = False,
    legal: bool = False,
) -> Look:
    """How a copy looks to the seat that is looking, `width` logical pixels wide."""
    table = session.table
    card = session.card(state)
    region = table.region_of(state)
    minion = state.kind == "crypt" and not state.place.on
    ally = card is not None and "Ally" in card.types
    blood: int | None = state.blood or None
    if (minion or ally) and region.in_play:
        blood = state.blood
    figures = session.figures.of(state) if session.figures is not None else None
    return Look(
        card,
        state.kind,
        width,
        dpr,
        state.locked,
        region.in_play and not state.face_up,
        blood,
        state.kind == "library",
        capacity_of(figures, card) if minion else None,
        tuple(state.counters.items()),
        bool(state.note),
        selected,
        legal or may_leave(table, state, card),
        target,
        lies_on_its_side(table, state),
        status_of(table, state) if region.in_play else (),
        unusual(figures) if figures is not None else (),
    )


def capacity_of(found: Figures | None, card: Card | None) -> int | None:
    """What a crypt card holds: as it is now, else as printed; None for a face that is not seen."""
    if found is not None and found.capacity is not None:
        return found.capacity
    return card.capacity if card is not None else None


def unusual(found: Figures) -> tuple[tuple[Figure, int], ...]:
    """The figures that differ from those of a minion without a text: bleed and strength 1, the others 0."""
    told: tuple[tuple[Figure, int, int], ...] = (
        ("bleed", found.bleed, 1),
        ("strength", found.strength, 1),
        ("stealth", found.stealth, 0),
        ("intercept", found.intercept, 0),
        ("votes", found.votes, 0),
    )
    return tuple((name, number) for name, number, usual in told if number != usual)


def lies_on_its_side(table: Table, state: Copy) -> bool:
    """Whether a copy is turned ninety degrees on the table: it is locked, or what bears it is."""
    root = table.root(state)
    return root.locked and root.place.region in ROWS and root.place.region != "hand"


def status_of(table: Table, state: Copy) -> tuple[Status, ...]:
    """What a minion does now and has done in this turn, as the table says it to everyone."""
    found: list[Status] = []
    combat = table.combat
    if combat is not None and state.id in (combat.acting.minion, combat.opposing.minion):
        found.append("fights")
    if AWAKE in state.marks:
        found.append("awake")
    acted = state.marks.get(ACTED, "").split()
    if acted:
        found.append("bled" if "bleed" in acted else "acted")
    return tuple(found)


def may_leave(table: Table, state: Copy, card: Card | None) -> bool:
    """Whether a vampire has the blood to leave the uncontrolled region now (sec. 7)."""
    return (
        card is not None
        and card.capacity is not None
        and state.place.region == "uncontrolled"
        and table.phase == "influence"
        and state.controller == table.active
        and state.blood >= card.capacity
    )
