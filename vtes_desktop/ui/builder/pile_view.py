"""The deck as piles: read, counted, chosen, dragged in and out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import structs
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import dragging
from vtes_desktop.ui.builder.arrange import Pile
from vtes_desktop.ui.builder.choosing import Choosing, Chosen, key_of
from vtes_desktop.ui.builder.pile_layout import Layout, Part, Place, Spot, lay_out
from vtes_desktop.ui.builder.pile_paint import PilePainter
from vtes_desktop.ui.faces import FaceCache, FaceKey
from vtes_desktop.ui.languages import tr


class PileView(QWidget):
    """The piles. It shows what it is given and asks for changes; it changes nothing itself."""

    counted = Signal(list, int)
    """So many copies more (or fewer) of these entries (:class:`Chosen`)."""
    set_wanted = Signal(list, int)
    """Exactly so many copies of these entries."""
    dropped = Signal(object, str)
    """Cards (:class:`~.dragging.Dragged`) were dropped on a part."""
    hovered = Signal(object, QRect)
    look_wanted = Signal(object, QRect)
    menu_wanted = Signal(list, QPoint)
    """The menu for these entries (:class:`Chosen`), at this point of the screen."""
    chosen_changed = Signal()
    zoomed = Signal(float)
    shown = Signal(QRect)
    """This part of the view should be in sight."""

    def __init__(self, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._painter = PilePainter(faces)
        self._piles: tuple[Sequence[Pile], Sequence[Pile], Sequence[Pile]] = ((), (), ())
        self._titles: Sequence[tuple[str, str]] = ((tr("Crypt"), ""), (tr("Library"), ""), ("", ""))
        self.place = Place(400)
        self.layout_ = Layout([], [], [])
        self.choosing = Choosing()
        self.deck_id = 0
        """Tells this deck's cards from another's while they are dragged."""
        self._hovered: Chosen | None = None
        self._pressed: QPointF | None = None
        self._band: QRectF | None = None
        self._drop_part: Part | None = None
        self._receiving = False
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Deck"))
        faces.ready.connect(self._face_ready)

    def show_piles(
        self,
        crypt: Sequence[Pile],
        library: Sequence[Pile],
        sideboard: Sequence[Pile],
        titles: Sequence[tuple[str, str]],
    ) -> None:
        """Show other piles; what was chosen and is still there stays chosen."""
        self._piles = (crypt, library, sideboard)
        self._titles = titles
        self._lay_out()
        if self.choosing.lie(self.layout_.spots):
            self.chosen_changed.emit()

    @property
    def chosen(self) -> set[Chosen]:
        """The chosen entries."""
        return self.choosing.chosen

    def set_look(self, **values: object) -> None:
        """Change parts of :attr:`place`: scale, zoom, how the library lies."""
        self.place = structs.replace(self.place, **values)
        self._lay_out()

    def place_look(self, zoom: float, library: Literal["stacks", "faces"]) -> None:
        """How large the cards are and how the library lies; they are laid out with the next piles."""
        self.place = structs.replace(self.place, zoom=zoom, library=library)

    def choose(self, chosen: set[Chosen]) -> None:
        """Choose these entries and no others."""
        if chosen != self.chosen:
            self.choosing.chosen = chosen
            self.chosen_changed.emit()
            self.update()

    def sizeHint(self) -> QSize:
        """As high as what lies in it."""
        return QSize(420, max(200, round(self.layout_.height)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew for another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.place = structs.replace(self.place, width=float(self.width()))
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is seen of the piles."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        seen = QRectF(event.rect())
        scale, dpr = self.place.scale, self.devicePixelRatioF()
        for zone, piles in zip(self.layout_.zones, self._shown_piles(), strict=True):
            self._painter.zone(painter, zone, self.width(), scale, empty=not piles, target=zone.part == self._drop_part)
        for title in self.layout_.titles:
            if title.y < seen.bottom() and title.y + title.height > seen.top():
                self._painter.title(painter, title, scale)
        focused = self.hasFocus()
        for spot in self.layout_.spots:
            if spot.y - 8 > seen.bottom() or spot.y + spot.height < seen.top():
                continue
            key = key_of(spot)
            self._painter.spot(
                painter,
                spot,
                scale,
                dpr,
                chosen=key in self.chosen,
                current=focused and key == self.choosing.current,
                hovered=key == self._hovered,
            )
        if self._band is not None:
            painter.setPen(QPen(QColor(theme.GOLD), 1))
            fill = QColor(theme.GOLD)
            fill.setAlpha(40)
            painter.setBrush(fill)
            painter.drawRect(self._band)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose; with Ctrl or Shift choose more; on nothing start a band."""
        self.hovered.emit(None, QRect())
        if event.button() == Qt.MouseButton.MiddleButton:
            spot = self.spot_at(event.position())
            if spot is not None:
                self.counted.emit([key_of(spot)], 1)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = event.position()
        spot = self.spot_at(event.position())
        more = bool(event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier))
        if spot is None:
            self._band = QRectF(event.position(), event.position())
            if not more:
                self.choose(set())
            return
        key = key_of(spot)
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.choosing.current is not None:
            self.choose(self.choosing.between(self.choosing.current, key))
        elif more:
            self.choose(self.chosen ^ {key})
        elif key not in self.chosen:
            self.choose({key})
        self._make_current(key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover; drag what is chosen; stretch the band."""
        if self._band is not None and self._pressed is not None:
            self._band = QRectF(self._pressed, event.position()).normalized()
            self.choose({key_of(spot) for spot in self.layout_.spots if self._band.intersects(_rect(spot))})
            self.update()
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (event.position() - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if far and self.chosen:
                self._drag()
            return
        spot = self.spot_at(event.position())
        key = key_of(spot) if spot else None
        if key != self._hovered:
            self._hovered = key
            self.update()
            self.hovered.emit(spot.row.card if spot else None, self._on_screen(spot) if spot else QRect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click without a drag on one of several chosen entries chooses it alone."""
        band, pressed = self._band, self._pressed
        self._band = self._pressed = None
        if band is not None:
            self.update()
            return
        spot = self.spot_at(event.position())
        plain = not event.modifiers()
        if event.button() == Qt.MouseButton.LeftButton and pressed is not None and spot is not None and plain:
            self.choose({key_of(spot)})

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One copy more; with Shift or Ctrl one fewer."""
        spot = self.spot_at(event.position())
        if spot is not None and event.button() == Qt.MouseButton.LeftButton:
            fewer = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
            self.counted.emit([key_of(spot)], -1 if fewer else 1)

    def leaveEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """The pointer left."""
        if self._hovered is not None:
            self._hovered = None
            self.update()
        self.hovered.emit(None, QRect())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl, larger and smaller cards; with Alt or over a held-down button, more and fewer copies."""
        up = event.angleDelta().y() > 0 or event.angleDelta().x() > 0
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(min(2.2, max(0.6, self.place.zoom * (1.1 if up else 1 / 1.1))))
            event.accept()
            return
        spot = self.spot_at(event.position())
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and spot is not None:
            self.counted.emit([key_of(spot)], 1 if up else -1)
            event.accept()
            return
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu for what is chosen."""
        spot = self.spot_at(QPointF(event.pos()))
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            if spot is None:
                return
            if key_of(spot) not in self.chosen:
                self.choose({key_of(spot)})
        where = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard and (current := self.choosing.current_spot) is not None:
            where = self._on_screen(current).center()
        if self.chosen:
            self.menu_wanted.emit(self.choosing.in_order, where)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, + and − count, a digit sets, Del takes out, Space shows large."""
        key = event.key()
        arrows = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        chosen = self.choosing.in_order
        if key in arrows:
            self._step(*arrows[Qt.Key(key)], more=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_Enter) and chosen:
            self.counted.emit(chosen, 1)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace) and chosen:
            self.counted.emit(chosen, -1)
        elif key == Qt.Key.Key_Delete and chosen:
            self.set_wanted.emit(chosen, 0)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers() and chosen:
            self.set_wanted.emit(chosen, key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Space and (spot := self.choosing.current_spot) is not None:
            self.look_wanted.emit(spot.row.card, self._on_screen(spot))
        elif key == Qt.Key.Key_A and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.choose({key_of(spot) for spot in self.layout_.spots})
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By the keyboard, begin at the first card."""
        super().focusInEvent(event)
        if self.choosing.current is None and self.layout_.spots and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._make_current(key_of(self.layout_.spots[0]))
        self.update()

    # Drops

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards may come."""
        self._consider(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Cards may come."""
        self._consider(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002 - Qt's signature
        """They went elsewhere."""
        self._receive(False)
        self._set_drop(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """They are here."""
        found = dragging.dragged(event.mimeData())
        part = self._part_for(found, event.position()) if found else None
        self._receive(False)
        self._set_drop(None)
        if found is not None and part is not None:
            event.acceptProposedAction()
            self.dropped.emit(found, part)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The entry at a point of the view."""
        for spot in reversed(self.layout_.spots):
            if _rect(spot).contains(point):
                return spot
        return None

    def _consider(self, event: QDropEvent) -> None:
        found = dragging.dragged(event.mimeData())
        part = self._part_for(found, event.position()) if found else None
        self._receive(found is not None)
        self._set_drop(part)
        if found is not None:
            at = event.position().toPoint()
            self.shown.emit(QRect(at.x(), at.y() - 36, 1, 72))  # scrolls on at the edges
        if part is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def _part_for(self, found: dragging.Dragged, point: QPointF) -> Part | None:
        """Where the cards would go: the sideboard when dropped there, else their own part of the deck."""
        over: Part | None = next(
            (zone.part for zone in self.layout_.zones if zone.y <= point.y() < zone.y + zone.height), None
        )
        own = found.deck == self.deck_id and found.source != "pool"
        if over == "sideboard":
            return None if own and found.source == "sideboard" else "sideboard"
        if own and found.source == "deck":
            return None
        return "crypt" if found.cards and found.cards[0] >= 200_000 else "library"

    def _receive(self, receiving: bool) -> None:
        """While cards are dragged over, an empty sideboard has a place, too."""
        if receiving != self._receiving:
            self._receiving = receiving
            self._lay_out()

    def _set_drop(self, part: Part | None) -> None:
        if part != self._drop_part:
            self._drop_part = part
            self.update()

    def _drag(self) -> None:
        chosen = self.choosing.in_order
        spots = {key_of(spot): spot for spot in self.layout_.spots}
        self._pressed = None
        held = self.choosing.current if self.choosing.current in self.chosen else chosen[0]
        source: dragging.Source = "sideboard" if held is not None and held.part == "sideboard" else "deck"
        together = [one for one in chosen if (one.part == "sideboard") == (source == "sideboard")]
        drag = QDrag(self)
        drag.setMimeData(dragging.mime(dragging.Dragged(source, tuple(one.card for one in together), self.deck_id)))
        cards = [spots[one].row.card for one in together]
        picture, at = dragging.picture(self._faces, cards, 96, self.devicePixelRatioF())
        drag.setPixmap(picture)
        drag.setHotSpot(at)
        drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)

    # Inner things

    def _shown_piles(self) -> list[Sequence[Pile]]:
        """The piles of each zone."""
        by_part = dict(zip(("crypt", "library", "sideboard"), self._piles, strict=True))
        return [by_part[zone.part] for zone in self.layout_.zones]

    def _lay_out(self) -> None:
        titles = list(self._titles)
        if self._receiving and not titles[2][0]:
            titles[2] = (tr("Sideboard"), tr("not played"))
        self.layout_ = lay_out(*self._piles, titles, self.place)
        self.choosing.spots = self.layout_.spots
        self.setMinimumHeight(round(self.layout_.height))
        self.updateGeometry()
        self.update()

    def _make_current(self, key: Chosen) -> None:
        self.choosing.current = key
        spot = self.choosing.current_spot
        if spot is not None:
            part = f", {spot.part}" if spot.part == "sideboard" else ""
            self.setAccessibleName(
                tr(
                    "Deck: {count} {display_name}{part}",
                    count=spot.row.entry.count,
                    display_name=spot.row.card.display_name,
                    part=part,
                )
            )
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
            self.shown.emit(_rect(spot).toAlignedRect())
        self.update()

    def _step(self, across: int, down: int, *, more: bool) -> None:
        """Go to the nearest entry in a direction."""
        spot = self.choosing.next_to_current(across, down)
        if spot is not None:
            self._make_current(key_of(spot))
            self.choose(self.chosen | {key_of(spot)} if more else {key_of(spot)})

    def _on_screen(self, spot: Spot) -> QRect:
        rect = _rect(spot).toAlignedRect()
        return QRect(self.mapToGlobal(rect.topLeft()), rect.size())

    def _face_ready(self, key: FaceKey) -> None:
        if key.width in (self.layout_.face_width, self.layout_.column_width) and self.isVisible():
            for spot in self.layout_.spots:
                if spot.row.card.id == key.card:
                    self.update(_rect(spot).toAlignedRect())


def _rect(spot: Spot) -> QRectF:
    return QRectF(spot.x, spot.y, spot.width, spot.height)
