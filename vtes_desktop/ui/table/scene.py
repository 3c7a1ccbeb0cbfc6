"""The scene: the mirror of the table as things that can be seen and picked up.

:meth:`TableScene.sync` brings the scene to what the mirror says, moving each card the way it went. Nothing here asks
the host for anything; gestures do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from vtes_desktop.cards.model import Card
from vtes_desktop.play.updates import Arrow, Travel, Update
from vtes_desktop.table.table import NOBODY, Copy, Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache, FaceKey
from vtes_desktop.ui.table.items import AreaItem, BankItem, CardItem, PileItem, PoolItem
from vtes_desktop.ui.table.layout import Plan, Spot, Zone, arrange, plan
from vtes_desktop.ui.table.looks import Look, Looks
from vtes_desktop.ui.table.marks import ArrowItem, HeldTokens, ZoneGlow
from vtes_desktop.ui.table.motion import Motion, nearest
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.words import relation

ARROW_MS: Final = 6000
FAN_AFTER_MS: Final = 260
"""How long the pointer rests on a bearer before its cards fan out."""
SLICE_MS: Final = 5.0
"""How long the scene paints looks anew before it lets other things happen."""


class TableScene(QGraphicsScene):
    """Everything on the table, as the seat that is looking sees it."""

    def __init__(self, session: Session, faces: FaceCache) -> None:
        super().__init__()
        self.session = session
        self.looks = Looks(faces)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QColor(theme.GROUND))
        self.plan: Plan = plan(session.table, session.viewer, 1240, 850)
        self.cards: dict[int, CardItem] = {}
        self.piles: dict[tuple[int, str], PileItem] = {}
        self.areas: dict[int, AreaItem] = {}
        self.pools: dict[int, PoolItem] = {}
        self.bank = BankItem(QRectF())
        self.glow = ZoneGlow()
        self.held = HeldTokens()
        for item in (self.bank, self.glow, self.held):
            self.addItem(item)
        self.selection: set[int] = set()
        self.target = 0
        """The card that what is held would drop on."""
        self.lifted: set[int] = set()
        """Cards that the pointer holds; they are not moved by anything else."""
        self.raised = 0
        """The card of the hand under the pointer, drawn up."""
        self._fanned = self._to_fan = 0
        self._fanning = QTimer(self)
        self._fanning.setSingleShot(True)
        self._fanning.setInterval(FAN_AFTER_MS)
        self._fanning.timeout.connect(self._fan_now)
        self._zoom = 1.0
        self._dpr = 1.0
        self._scale = session.settings.options.text_scale
        self._motion = Motion(self)
        self._stale: deque[int] = deque()
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._paint_some)
        faces.ready.connect(self._face_ready)

    # -- size and zoom ----------------------------------------------------------------------------------------------

    def set_size(self, width: float, height: float) -> None:
        """Lay everything out for an area of the window, in logical pixels."""
        self.setSceneRect(0, 0, width, height)
        self.sync(motion=False)

    def set_zoom(self, zoom: float, dpr: float) -> None:
        """Make everything sharp for a zoom, bit by bit."""
        if (zoom, dpr) == (self._zoom, self._dpr):
            return
        self._zoom, self._dpr = zoom, dpr
        self._refresh_painted()
        self._look_again(self.cards)

    def set_smooth(self, smooth: bool) -> None:
        """Draw pictures of another size smoothly, or quickly while the zoom is changing."""
        mode = Qt.TransformationMode.SmoothTransformation if smooth else Qt.TransformationMode.FastTransformation
        for item in (*self.cards.values(), *self.areas.values(), *self.piles.values(), *self.pools.values()):
            item.setTransformationMode(mode)

    def set_text_scale(self, scale: float) -> None:
        """Lay everything out for another text scale."""
        self._scale = scale
        for area in self.areas.values():
            area.scale_text = scale
        self.sync(motion=False)

    # -- the mirror -------------------------------------------------------------------------------------------------

    def start_over(self) -> None:
        """Another seat is looking: nothing of what was seen may stay."""
        self._motion.clear()
        for item in [*self.cards.values(), *self.piles.values(), *self.areas.values()]:
            self.removeItem(item)
        for pool in self.pools.values():
            self.removeItem(pool)
        self.cards.clear()
        self.piles.clear()
        self.areas.clear()
        self.pools.clear()
        self.selection.clear()
        self.lifted.clear()
        self.raised = self.target = 0
        self.looks.clear()
        self.sync(motion=False)

    def sync(self, update: Update | None = None, *, motion: bool = True) -> None:
        """Bring the scene to what the mirror says; `update` says which way cards went."""
        table = self.session.table
        rect = self.sceneRect()
        self.plan = plan(table, self.session.viewer, rect.width(), rect.height(), self._scale)
        travels = update.travels if update is not None else ()
        self._sync_areas()
        spots = arrange(table, self.plan, self._fanned)
        came = {travel.after: travel for travel in travels if travel.after}
        went = {travel.before: travel for travel in travels if travel.before}
        animate = motion and self.session.settings.options.motion
        for copy in [copy for copy in self.cards if copy not in spots]:
            self._let_go(self.cards.pop(copy), went.get(copy), animate=animate)
        for copy, spot in spots.items():
            self._sync_card(copy, spot, came.get(copy), animate=animate)
        self.selection &= self.cards.keys()
        self._motion.run()
        if update is not None and update.arrow is not None:
            self._point(update.arrow)

    def _sync_card(self, copy: int, spot: Spot, travel: Travel | None, *, animate: bool) -> None:
        item = self.cards.get(copy)
        if item is None:
            item = self.cards[copy] = CardItem(copy)
            start = self._origin(travel, spot) if animate and travel is not None else spot
            item.rest(start)
            self.addItem(item)
        if copy == self.raised:
            spot = self._drawn_up(spot)
        wide = spot.width != item.spot.width
        item.spot = spot
        if wide or self._look_of(copy, item) != item.look:
            self._show(copy, item)
        if copy in self.lifted:
            return
        if animate:
            self._motion.send(item, spot, above=travel is not None)
        else:
            self._motion.forget(item)
            item.rest(spot)

    def _origin(self, travel: Travel, spot: Spot) -> Spot:
        """Where a card that was not seen before comes from."""
        centre = self._centre_of(travel.source)
        return spot if centre is None else Spot(centre.x(), centre.y(), spot.width, spot.angle, spot.z)

    def _centre_of(self, place: Place) -> QPointF | None:
        if place.on:
            bearer = self.cards.get(place.on)
            return bearer.pos() if bearer else None
        area = self.plan.areas.get(place.seat)
        zone = area.zones.get(place.region) if area else None
        if zone is not None:
            return zone.rect.center()
        return area.header.center() if area else None

    def _let_go(self, item: CardItem, travel: Travel | None, *, animate: bool) -> None:
        self._motion.forget(item)
        self.lifted.discard(item.copy)
        centre = self._centre_of(travel.target) if travel is not None else None
        if not animate or centre is None:
            self.removeItem(item)
            return
        self._motion.send_off(item, centre)

    # -- areas, piles, pools ----------------------------------------------------------------------------------------

    def _sync_areas(self) -> None:
        table, viewer = self.session.table, self.session.viewer
        for seat, area in self.plan.areas.items():
            item = self.areas.get(seat)
            if item is None:
                item = self.areas[seat] = AreaItem(area.rect, self._scale)
                self.addItem(item)
                self.pools[seat] = PoolItem(area.pool, seat, beads=area.own, scale=self._scale)
                self.addItem(self.pools[seat])
            item.place(area.rect)
            wells = [
                (zone.rect, self._caption(zone), zone.region in ("torpor", "in play"))
                for zone in area.zones.values()
                if zone.kind == "row" and not (area.own and zone.region == "hand")
            ]
            state = (
                table.seats[seat].name,
                relation(table, viewer, seat),
                table.active == seat and not table.over,
                table.edge == seat,
                len(table.pile(seat, "hand")),
                table.seats[seat].victory_points,
                table.seats[seat].playing,
                [(well.getRect(), name) for well, name, _ in wells],
            )
            if item.data(0) != state:
                item.setData(0, state)
                item.seat = table.seats[seat]
                item.relation, item.active, item.edge, item.hand = state[1], state[2], state[3], state[4]
                item.own, item.unit, item.wells, item.header = area.own, self.plan.unit, wells, area.header
                item.stale()
            pool = self.pools[seat]
            pool.beads = area.own or area.pool.height() > area.header.height() * 1.5
            if pool.pool != table.seats[seat].pool:
                pool.pool = table.seats[seat].pool
                pool.stale()
            pool.place(area.pool)
            self._sync_piles(area.zones.values())
        for key in [key for key in self.piles if key[1] not in self.plan.areas[key[0]].zones]:
            self.removeItem(self.piles.pop(key))
        self.bank.place(self.plan.bank)
        if self.bank.edge_here != (table.edge == NOBODY):
            self.bank.edge_here = table.edge == NOBODY
            self.bank.stale()
        self._refresh_painted()

    def _sync_piles(self, zones: Iterable[Zone]) -> None:
        table = self.session.table
        for zone in zones:
            if zone.kind != "pile":
                continue
            key = zone.seat, zone.region
            pile = self.piles.get(key)
            if pile is None:
                pile = self.piles[key] = PileItem(zone.rect, zone.seat, zone.region, self.looks, self._dpr)
                self.addItem(pile)
            pile.place(zone.rect)
            ids = table.pile(*key)
            # The last card to come lies on top of an ash heap; a deck's first card is its top.
            shown = ids[-1] if ids and table.regions[zone.region].tracked else ids[0] if ids else 0
            copy = table.copies.get(shown)
            kind = copy.kind if copy else "crypt" if zone.region == "crypt" else "library"
            top = Look(self.session.card(copy) if copy else None, kind, 60) if ids else None
            if (pile.count, pile.top) != (len(ids), top) or pile.text_scale != self._scale:
                pile.count, pile.top, pile.text_scale = len(ids), top, self._scale
                name = zone.region if self.plan.areas[zone.seat].own else SHORT_NAMES.get(zone.region, zone.region)
                pile.caption = f"{name} {len(ids)}"
                pile.stale()

    def _caption(self, zone: Zone) -> str:
        table = self.session.table
        match zone.region:
            case "ready":
                return "ready"
            case "uncontrolled" if zone.seat == self.session.viewer:
                return "uncontrolled — drag blood here from your pool"
            case "in play":
                return "in play: locations, masters, events" if self.plan.areas[zone.seat].own else "in play"
            case "hand":
                return f"hand {len(table.pile(zone.seat, 'hand'))}"
            case other:
                return other

    def _refresh_painted(self) -> None:
        zoom = self._zoom * self._dpr
        for item in (*self.areas.values(), *self.piles.values(), *self.pools.values(), self.bank):
            item.refresh(zoom)

    # -- looks ------------------------------------------------------------------------------------------------------

    def _look_of(self, copy: int, item: CardItem) -> Look:
        table = self.session.table
        state = table.copies[copy]
        card = self.session.card(state)
        region = table.region_of(state)
        minion = state.kind == "crypt" and not state.place.on
        ally = card is not None and "Ally" in card.types
        blood: int | None = state.blood or None
        if (minion or ally) and region.in_play:
            blood = state.blood
        return Look(
            card,
            state.kind,
            max(12, round(item.spot.width * self._zoom)),
            self._dpr,
            state.locked,
            region.in_play and not state.face_up,
            blood,
            state.kind == "library",
            card.capacity if card is not None and minion else None,
            tuple(state.counters.items()),
            bool(state.note),
            copy in self.selection,
            self._may_leave(state, card),
            copy == self.target,
        )

    def _may_leave(self, state: Copy, card: Card | None) -> bool:
        """Whether a vampire has the blood to leave the uncontrolled region now (sec. 7)."""
        table = self.session.table
        return (
            card is not None
            and card.capacity is not None
            and state.place.region == "uncontrolled"
            and table.phase == "influence"
            and state.controller == table.active
            and state.blood >= card.capacity
        )

    def _show(self, copy: int, item: CardItem) -> None:
        look = self._look_of(copy, item)
        item.look = look
        item.show_picture(self.looks.picture(look), self._zoom)

    def _look_again(self, copies: Iterable[int]) -> None:
        self._stale.extend(copies)
        if self._stale and not self._painting.isActive():
            self._painting.start()

    def _paint_some(self) -> None:
        until = perf_counter() + SLICE_MS / 1000
        while self._stale and perf_counter() < until:
            copy = self._stale.popleft()
            item = self.cards.get(copy)
            if item is not None and copy in self.session.table.copies:
                self._show(copy, item)
        if not self._stale:
            self._painting.stop()

    def _face_ready(self, key: FaceKey) -> None:
        """A face was painted: show it on each card that waits for it."""
        table = self.session.table
        waiting = [
            copy
            for copy, item in self.cards.items()
            if not item.sharp and copy in table.copies and table.copies[copy].card == key.card
        ]
        self._look_again(waiting)
        for pile in self.piles.values():
            if pile.top is not None and pile.top.card is not None and pile.top.card.id == key.card:
                pile.stale()
                pile.refresh(self._zoom * self._dpr)

    # -- what is under the pointer ----------------------------------------------------------------------------------

    def card_at(self, point: QPointF, *, but: Iterable[int] = ()) -> CardItem | None:
        """The topmost card under a point, leaving out some."""
        leave_out = set(but)
        under = [item for item in self.cards.values() if item.copy not in leave_out and item.covers(point)]
        return max(under, key=lambda item: item.zValue(), default=None)

    def cards_in(self, rect: QRectF) -> set[int]:
        """The cards whose centre is in a rectangle."""
        return {copy for copy, item in self.cards.items() if rect.contains(item.pos())}

    def pile_at(self, point: QPointF) -> PileItem | None:
        """The pile under a point."""
        return next((pile for pile in self.piles.values() if pile.rect.contains(point)), None)

    def pool_at(self, point: QPointF) -> PoolItem | None:
        """The pool under a point."""
        return next((pool for pool in self.pools.values() if pool.rect.contains(point)), None)

    def area_at(self, point: QPointF) -> int | None:
        """The seat whose area is under a point."""
        if self.plan.hand.contains(point):
            return next((seat for seat, area in self.plan.areas.items() if area.own), None)
        return next((seat for seat, area in self.plan.areas.items() if area.rect.contains(point)), None)

    def copy(self, copy: int) -> Copy | None:
        """The mirror's copy of that id."""
        return self.session.table.copies.get(copy)

    def neighbour(self, way: QPointF) -> CardItem | None:
        """The nearest card in a direction from the chosen one; with none chosen, the first of one's own."""
        chosen = next((self.cards[i] for i in self.selection if i in self.cards), None)
        if chosen is not None:
            return nearest(self.cards.values(), chosen, way)
        own = next((area.rect for area in self.plan.areas.values() if area.own), self.sceneRect())
        mine = [item for item in self.cards.values() if own.contains(item.pos())] or list(self.cards.values())
        return min(mine, key=lambda item: (item.y(), item.x()), default=None)

    # -- showing what gestures do -----------------------------------------------------------------------------------

    def select(self, copies: Iterable[int]) -> None:
        """Select exactly these cards."""
        wanted = set(copies) & self.cards.keys()
        changed = wanted ^ self.selection
        self.selection = wanted
        for copy in changed:
            self._show(copy, self.cards[copy])

    def lift(self, item: CardItem) -> None:
        """Give a card to the pointer: nothing else moves it until :meth:`put_down`."""
        self._motion.forget(item)
        self.lifted.add(item.copy)

    def put_down(self, item: CardItem) -> None:
        """Take a card back from the pointer."""
        self.lifted.discard(item.copy)

    def aim(self, copy: int) -> None:
        """Mark the card that what is held would drop on; 0 for none."""
        if copy == self.target:
            return
        before, self.target = self.target, copy
        for each in (before, copy):
            if each in self.cards:
                self._show(each, self.cards[each])

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
        """Draw a card of the hand up to be read; 0 for none."""
        if copy == self.raised:
            return
        self.raised = copy
        self.sync()

    def _drawn_up(self, spot: Spot) -> Spot:
        height = spot.width * 1.4
        bottom = self.plan.hand.bottom()
        return Spot(spot.x, min(spot.y - height * 0.12, bottom - height * 0.55), spot.width, 0.0, 190.0)

    def _point(self, arrow: Arrow) -> None:
        start = self.cards.get(arrow.source)
        end: QPointF | None = None
        if arrow.target and arrow.target in self.cards:
            end = self.cards[arrow.target].pos()
        elif arrow.seat in self.plan.areas:
            end = self.plan.areas[arrow.seat].header.center()
        if start is None or end is None:
            return
        item = ArrowItem(start.pos(), end)
        self.addItem(item)
        QTimer.singleShot(ARROW_MS, self, lambda: self.removeItem(item) if item.scene() is self else None)


SHORT_NAMES: Final = {"ash heap": "ash"}
"""What piles are called where there is little room."""
