"""The scene: the mirror of the table as things that can be seen and picked up.

:meth:`TableScene.sync` brings the scene to what the mirror says, moving each card the way it went. Nothing here asks
the host for anything; gestures do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from vtes_desktop.play.updates import Arrow, Update
from vtes_desktop.table.doing import Travel
from vtes_desktop.table.table import Copy, Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import ASPECT, FaceCache, FaceKey
from vtes_desktop.ui.table.course import Courses
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.layout import STRIP_GAP, Plan, make_room
from vtes_desktop.ui.table.looks import Looks
from vtes_desktop.ui.table.marks import ArrowItem, FocusRing, HeldTokens, ZoneGlow
from vtes_desktop.ui.table.motion import Motion
from vtes_desktop.ui.table.rows import Rows, Spot
from vtes_desktop.ui.table.session import Session

ARROW_MS: Final = 6000
FAN_AFTER_MS: Final = 260
"""How long the pointer rests on a bearer before its cards fan out."""
SLICE_MS: Final = 3.0
"""How long the scene paints looks anew before it lets other things happen."""


class TableScene(QGraphicsScene):
    """Everything on the table, as the seat that is looking sees it."""

    laid_out = Signal()
    """Areas may be elsewhere than before."""

    def __init__(self, session: Session, faces: FaceCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.game = session.game
        """How this game looks."""
        self.looks = Looks(faces)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QColor(theme.GROUND))
        self.strip_height: Callable[[], float] = _none
        """How high the strip is in which the referee asks, in scene units; 0 while nobody does."""
        self.plan: Plan = self.game.plan(session.table, session.viewer, 1240, 850, 1.0)
        self.cards: dict[int, CardItem] = {}
        self.furniture = self.game.furniture(self, session, self.looks)
        self.glow = ZoneGlow()
        self.held = HeldTokens()
        self.ring = FocusRing()
        for item in (self.glow, self.held, self.ring):
            self.addItem(item)
        self.selection: set[int] = set()
        self.legal: set[int] = set()
        """The cards with which something may be done now (strict mode)."""
        self.target = 0
        """The card that what is held would drop on."""
        self.lifted: set[int] = set()
        """Cards that the pointer holds; they are not moved by anything else."""
        self.raised = 0
        """The card of the hand under the pointer, drawn up."""
        self._rows = Rows()
        self._spots: dict[int, Spot] = {}
        self._arrows: dict[int, ArrowItem] = {}
        """By the card that they point from: a new one takes the place of the last."""
        self._fanned = self._to_fan = 0
        self._fanning = QTimer(self)
        self._fanning.setSingleShot(True)
        self._fanning.setInterval(FAN_AFTER_MS)
        self._fanning.timeout.connect(self._fan_now)
        self._zoom = 1.0
        self._dpr = 1.0
        self._seen = QRectF()
        self._scale = session.settings.options.text_scale
        self._phase: tuple[str, int] = ("", -1)
        self._fight: frozenset[int] = frozenset()
        """The two that fight."""
        self.motion = Motion(self)
        self.courses = Courses(self)
        """Who acts at whom, who blocks, what pools have changed by."""
        self._stale: deque[int] = deque()
        self._paint_until = 0.0
        """Until when, of `perf_counter`, what has changed is painted at once."""
        self._bare = False
        """Whether some of the furniture waits to be painted."""
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._paint_some)
        faces.ready.connect(self._face_ready)
        session.following.add(self._follow_figures, Rank.PANEL)

    # -- size and zoom ----------------------------------------------------------------------------------------------

    @property
    def pixels(self) -> float:
        """Device pixels for one scene unit."""
        return self._zoom * self._dpr

    @property
    def settled(self) -> bool:
        """Whether nothing moves, or waits to follow the table or to be painted."""
        waits = self._stale or self._bare
        return not (
            self.session.following.waits
            or self.motion.running
            or self.furniture.counting
            or waits
            or any(not item.sharp for item in self.cards.values())
        )

    def set_size(self, width: float, height: float) -> None:
        """Lay everything out for an area of the window, in logical pixels."""
        self.setSceneRect(0, 0, width, height)
        self._seen = self._seen.united(self.sceneRect()) if self._zoom == 1.0 else self._seen
        self.sync(motion=False)

    def set_zoom(self, zoom: float, dpr: float, seen: QRectF) -> None:
        """Make everything in sight sharp for a zoom, bit by bit; `seen` is the part of the scene in the window."""
        self._zoom, self._dpr, self._seen = zoom, dpr, QRectF(seen)
        self.furniture.refresh(self.pixels, seen)
        self._look_again(copy for copy, item in self.cards.items() if self._in_sight(item))

    def set_smooth(self, smooth: bool) -> None:
        """Draw pictures of another size smoothly, or quickly while the zoom is changing."""
        mode = Qt.TransformationMode.SmoothTransformation if smooth else Qt.TransformationMode.FastTransformation
        for item in self.cards.values():
            item.setTransformationMode(mode)
        for thing in self.furniture:
            thing.smooth = smooth

    def set_text_scale(self, scale: float) -> None:
        """Lay everything out for another text scale."""
        if scale != self._scale:
            self._scale = scale
            theme.set_letters(scale)
            self.looks.faces.clear()
            self.looks.clear()
            for item in self.cards.values():
                item.look = None
            self.sync(motion=False)
            self._look_again(self.cards)

    # -- the mirror -------------------------------------------------------------------------------------------------

    def start_over(self) -> None:
        """Another seat is looking: nothing of what was seen may stay."""
        self.motion.clear()
        self.courses.start_over()
        for item in [*self.cards.values(), *self._arrows.values()]:
            self.removeItem(item)
        self.cards.clear()
        self._arrows.clear()
        self._stale.clear()
        self.furniture.clear()
        self.selection.clear()
        self.lifted.clear()
        self.raised = self.target = self._fanned = self._to_fan = 0
        self._fanning.stop()
        self.glow.show_at(None)
        self.ring.show_at(None)
        self.held.hide()
        self.looks.clear()
        self.sync(motion=False)

    def sync(self, update: Update | None = None, *, motion: bool = True) -> None:
        """Bring the scene to what the mirror says; `update` says which way cards went."""
        table = self.session.table
        rect = self.sceneRect()
        strip = self.strip_height()
        height = rect.height() - (strip + STRIP_GAP if strip else 0.0)
        self.plan = self.game.plan(table, self.session.viewer, rect.width(), height, self._scale)
        make_room(self.plan, strip)
        self.laid_out.emit()
        self.furniture.sync(table, self.plan)
        # When somebody leaves, or a film jumps, nearly all is another: then the rest of it is painted bit by bit.
        self._paint_until = perf_counter() + SLICE_MS / 1000
        travels = update.travels if update is not None else ()
        came = {travel.after: travel for travel in travels if travel.after}
        went = {travel.before: travel for travel in travels if travel.before}
        # What another hand moved, with what lies on it, is not in this one any more.
        for copy in came.keys() & table.copies.keys() if self.lifted else ():
            self.lifted -= {each.id for each in table.with_attached(table.copies[copy])}
        spots = self._rows.arrange(table, self.plan, self._fanned)
        animate = motion and self.session.motion
        for copy in [copy for copy in self.cards if copy not in spots]:
            self._let_go(self.cards.pop(copy), went.get(copy), animate=animate)
        turned = self._phase != (table.phase, table.active)
        self._phase = table.phase, table.active
        self._spots = spots
        copies, cards = table.copies, self.cards
        follows = self.game.follows_phase if turned else frozenset()
        for copy, spot in spots.items():
            item = cards.get(copy)
            state = copies[copy]
            again = state.place.region in follows
            # Most cards lie just as they did; the mirror replaces a copy when anything of it changes.
            if item is None or item.lies_at is not spot or item.state is not state or again or copy in came:
                self._sync_card(copy, spot, came.get(copy), animate=animate, again=again)
        fight = frozenset((table.combat.acting.minion, table.combat.opposing.minion) if table.combat else ())
        self._show_soon(fight ^ self._fight)
        self._fight = fight
        self._bare = not self.furniture.refresh(self.pixels, self._seen, self._paint_until)
        self._look_again(())
        self.selection &= self.cards.keys()
        self.courses.sync()
        if update is not None and update.arrow is not None:
            self._point(update.arrow)

    def _sync_card(self, copy: int, spot: Spot, travel: Travel | None, *, animate: bool, again: bool) -> None:
        item = self.cards.get(copy)
        if item is None:
            item = self.cards[copy] = CardItem(copy)
            item.lie(self._origin(travel, spot) if animate and travel is not None else spot)
            self.addItem(item)
        # Who is locked turns what she bears with her, and with it the side on which their signs are upright.
        other = spot.width != item.spot.width or spot.angle != item.spot.angle
        item.spot = spot
        state = self.session.table.copies[copy]
        if other or again or state is not item.state or travel is not None or item.look is None:
            if perf_counter() < self._paint_until:
                self._show_if_changed(copy, item, state)
            else:
                item.state = state
                self._look_again((copy,))
        if copy not in self.lifted:
            self._go(item, spot, animate=animate, above=travel is not None)

    def _go(self, item: CardItem, spot: Spot, *, animate: bool, above: bool = False) -> None:
        """Have a card at its spot, drawn up if it is the one of the hand that is looked at."""
        if item.copy == self.raised:
            spot = self._drawn_up(spot)
        if animate:
            self.motion.send(item, spot, above=above)
        else:
            self.motion.forget(item)
            item.lie(spot)

    def _origin(self, travel: Travel, spot: Spot) -> Spot:
        """Where a card that was not seen before comes from."""
        centre = self._centre_of(travel.source)
        return spot if centre is None else Spot(centre.x(), centre.y(), spot.width, spot.angle, spot.z)

    def _centre_of(self, place: Place) -> QPointF | None:
        if place.on:
            bearer = self.cards.get(place.on)
            return bearer.pos() if bearer else None
        zone = self.plan.zone(place.seat, place.region)
        if zone is not None:
            return zone.rect.center()
        area = self.plan.areas.get(place.seat)
        return area.header.center() if area else None

    def _let_go(self, item: CardItem, travel: Travel | None, *, animate: bool) -> None:
        self.motion.forget(item)
        self.lifted.discard(item.copy)
        centre = self._centre_of(travel.target) if travel is not None else None
        if not animate or centre is None:
            self.removeItem(item)
            return
        self.motion.send_off(item, centre)

    # -- looks ------------------------------------------------------------------------------------------------------

    def _show_if_changed(self, copy: int, item: CardItem, state: Copy) -> None:
        item.state = state
        # Out of sight and closer up, a card keeps what it has until it comes into sight.
        zoom = self._zoom if self._in_sight(item) else 1.0
        width = max(12, round(item.spot.width * zoom))
        look = self.game.look_of(
            self.session,
            state,
            width,
            self._dpr,
            selected=copy in self.selection,
            target=copy == self.target,
            legal=copy in self.legal,
        )
        if look != item.look or not item.sharp:
            item.look = look
            item.show_picture(self.looks.picture(look), zoom)

    def _show(self, copy: int) -> None:
        item, state = self.cards.get(copy), self.copy(copy)
        if item is not None and state is not None:
            self._show_if_changed(copy, item, state)

    def _show_soon(self, copies: Iterable[int]) -> None:
        """Show cards as they look now: at once as long as there is time, else bit by bit."""
        for copy in copies:
            if perf_counter() < self._paint_until:
                self._show(copy)
            else:
                self._look_again((copy,))

    def _in_sight(self, item: CardItem) -> bool:
        if self._zoom == 1.0:
            return True
        spot = item.spot
        half = spot.width * ASPECT / 2
        return self._seen.intersects(QRectF(spot.x - half, spot.y - half, 2 * half, 2 * half))

    def _look_again(self, copies: Iterable[int]) -> None:
        self._stale.extend(copies)
        if (self._stale or self._bare) and not self._painting.isActive():
            self._painting.start()

    def _paint_some(self) -> None:
        if self.session.following.waits:
            return  # one thing in each turn of the window's loop
        if not self.session.following.has_time():
            return
        until = perf_counter() + SLICE_MS / 1000
        if self._bare:
            self._bare = not self.furniture.refresh(self.pixels, self._seen, until)
        while self._stale and perf_counter() < until:
            self._show(self._stale.popleft())
        if not self._stale and not self._bare:
            self._painting.stop()

    def _follow_figures(self) -> Iterator[None]:
        """Show each minion that comes to something else now, by whatever card."""
        figures = self.session.figures
        for changed in figures.again() if figures is not None else ():
            if changed:
                self._look_again((changed,))
            yield

    def _face_ready(self, key: FaceKey) -> None:
        """A face was painted: show it on each card that waits for it."""
        copies = self.session.table.copies
        self._look_again(
            copy
            for copy, item in self.cards.items()
            if not item.sharp and copy in copies and copies[copy].card == key.card
        )
        for pile in self.furniture.piles.values():
            if pile.top is not None and pile.top.card is not None and pile.top.card.id == key.card:
                pile.stale()
                self._bare = True
        self._look_again(())

    # -- what is under the pointer ----------------------------------------------------------------------------------

    def card_at(self, point: QPointF, *, but: Iterable[int] = ()) -> CardItem | None:
        """The topmost card under a point, leaving out some."""
        leave_out = set(but)
        under = [item for item in self.cards.values() if item.copy not in leave_out and item.covers(point)]
        return max(under, key=lambda item: item.zValue(), default=None)

    def cards_in(self, rect: QRectF) -> set[int]:
        """The cards whose centre is in a rectangle; what lies on a card goes with it."""
        copies = self.session.table.copies
        return {i for i, item in self.cards.items() if rect.contains(item.pos()) and not copies[i].place.on}

    def area_at(self, point: QPointF) -> int | None:
        """The seat whose area is under a point."""
        if self.plan.hand.contains(point):
            return self.plan.own.seat
        return next((seat for seat, area in self.plan.areas.items() if area.rect.contains(point)), None)

    def spot_of(self, copy: int) -> Spot | None:
        """Where a copy lies, or is going to; None for one that is not seen by itself."""
        return self._spots.get(copy)

    def copy(self, copy: int) -> Copy | None:
        """The mirror's copy of that id."""
        return self.session.table.copies.get(copy)

    # -- showing what gestures do -----------------------------------------------------------------------------------

    def select(self, copies: Iterable[int]) -> None:
        """Select exactly these cards."""
        wanted = set(copies) & self.cards.keys()
        changed = wanted ^ self.selection
        self.selection = wanted
        self.ring.show_at(None)
        for copy in changed:
            self._show(copy)

    def light_up(self, copies: Iterable[int]) -> None:
        """Let exactly these cards glow: something may be done with them now."""
        wanted = set(copies)
        changed = wanted ^ self.legal
        self.legal = wanted
        self._show_soon(changed)

    def lift(self, item: CardItem) -> None:
        """Give a card to the pointer: nothing else moves it until :meth:`put_down`, or until the table moves it."""
        self.motion.forget(item)
        item.lies_at = None
        self.lifted.add(item.copy)

    def put_down(self, item: CardItem) -> None:
        """Take a card back from the pointer."""
        self.lifted.discard(item.copy)

    def refuse(self, items: Iterable[QGraphicsItem]) -> None:
        """Shake what was refused, once it is back where it was."""
        if self.session.motion:
            self.motion.shake(item for item in items if item.scene() is self)

    def aim(self, copy: int) -> None:
        """Mark the card that what is held would drop on; 0 for none."""
        if copy != self.target:
            before, self.target = self.target, copy
            self._show(before)
            self._show(copy)

    def fan_out(self, bearer: int) -> None:
        """Fan out the cards on a bearer; 0 for none."""
        if bearer == self._to_fan:
            return
        self._to_fan = bearer
        if bearer:
            self._fanning.start()
        else:
            self._fanning.stop()
            self._fan_now()

    def _fan_now(self) -> None:
        if self._fanned != self._to_fan:
            self._fanned = self._to_fan
            self.sync()

    def raise_card(self, copy: int) -> None:
        """Draw a card of the hand up to be read; 0 for none. Nothing else is touched."""
        if copy == self.raised:
            return
        changed = (self.raised, copy)
        self.raised = copy
        for each in changed:
            item, spot = self.cards.get(each), self._spots.get(each)
            if item is not None and spot is not None and each not in self.lifted:
                self._go(item, spot, animate=self.session.motion)

    def _drawn_up(self, spot: Spot) -> Spot:
        height = spot.width * ASPECT
        y = min(spot.y - height * 0.12, self.plan.hand.bottom() - height * 0.5)
        return Spot(spot.x, y, spot.width, 0.0, 190.0)

    def _point(self, arrow: Arrow) -> None:
        start = self.cards.get(arrow.source)
        end: QPointF | None = None
        if arrow.target and arrow.target in self.cards:
            end = self.cards[arrow.target].pos()
        elif arrow.seat in self.plan.areas:
            end = self.plan.areas[arrow.seat].header.center()
        if start is None or end is None:
            return
        if arrow.source in self._arrows:
            self._unpoint(arrow.source, self._arrows[arrow.source])
        item = self._arrows[arrow.source] = ArrowItem(start.pos(), end)
        self.addItem(item)
        QTimer.singleShot(ARROW_MS, self, lambda: self._unpoint(arrow.source, item))

    def _unpoint(self, source: int, item: ArrowItem) -> None:
        if self._arrows.get(source) is item:
            del self._arrows[source]
            self.removeItem(item)


def _none() -> float:
    return 0.0
