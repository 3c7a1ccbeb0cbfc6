"""What stands on the table besides the cards in rows, kept in step with the mirror: areas, pools, bank, Edge, piles."""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.grounds import AreaItem, BankItem, EdgeItem, HandFacts, PoolItem, Standing, Well, rims
from vtes_desktop.ui.table.items import Painted, PileItem
from vtes_desktop.ui.table.layout import SUNK, Plan, SeatArea, Zone
from vtes_desktop.ui.table.looks import Look, Looks
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.words import relation

COUNT_MS: Final = 80
"""Between two steps of a pool that counts up or down."""
COUNT_STEPS: Final = 6
"""In how many of them, at most about, it comes to what it is."""
HINTS: Final = {
    "ready": later("Your vampires and allies stand here"),
    "uncontrolled": later("Draw vampires from your crypt, and drag blood onto them from your pool"),
    "torpor": later("Nobody is in torpor"),
    "in play": later("Locations, masters and events stay here"),
}
"""What lies in one's own regions, said while nothing does."""


class Furniture:
    """The painted things of a scene."""

    def __init__(
        self,
        scene: QGraphicsScene,
        session: Session,
        looks: Looks,
        edge: EdgeItem | None = None,
        hand: HandFacts | None = None,
    ) -> None:
        self._scene = scene
        self._session = session
        self._looks = looks
        self.areas: dict[int, AreaItem] = {}
        self.pools: dict[int, PoolItem] = {}
        self.piles: dict[tuple[int, str], PileItem] = {}
        self._counted: dict[int, int] = {}
        """What each pool shows while it counts up or down to what it is."""
        self._lit: set[int] = set()
        self._zoom = 1.0
        self._counting = QTimer(scene)
        self._counting.setInterval(COUNT_MS)
        self._counting.timeout.connect(self._count)
        self.bank = BankItem()
        self.edge = edge or EdgeItem()
        self.hand = hand or HandFacts()
        self.rims = rims()
        for item in (self.bank, self.edge, self.hand, *self.rims):
            scene.addItem(item)

    def __iter__(self) -> Iterator[Painted]:
        yield from self.areas.values()
        yield from self.piles.values()
        yield from self.pools.values()
        yield from (self.bank, self.edge, self.hand)

    def clear(self) -> None:
        """Take away all that tells of what a seat saw."""
        for item in (*self.areas.values(), *self.pools.values(), *self.piles.values()):
            self._scene.removeItem(item)
        self._counting.stop()
        self._counted.clear()
        self.areas.clear()
        self.pools.clear()
        self.piles.clear()

    def sync(self, table: Table, plan: Plan) -> None:
        """Bring everything to what the mirror says and the plan has room for."""
        for seat, area in plan.areas.items():
            self._sync_area(table, plan, seat, area)
            self._sync_pool(table, plan, seat, area)
        active = plan.areas.get(self.turn_of(table))
        for rim in self.rims:
            rim.place(active.rect if active is not None else QRectF())
        for zone in plan.zones():
            if zone.kind == "pile":
                self._sync_pile(table, plan, zone)
        for key in [key for key in self.piles if plan.zone(*key) is None]:
            self._scene.removeItem(self.piles.pop(key))
        self.bank.place(plan.bank)
        self.edge.place(plan.edge_at(table.edge))
        self._sync_hand(table, plan)
        self.bank.tell(plan.text, plan.bank.right() - plan.bank_edge.left() if table.edge == NOBODY else 0.0)

    def turn_of(self, table: Table) -> int:
        """The seat whose area has the gold line round it; -1 for none."""
        return NOBODY if table.over else table.active

    def refresh(self, zoom: float, seen: QRectF, until: float = math.inf) -> bool:
        """Paint whatever is in sight and not yet painted for this zoom; False when the time (of `perf_counter`) came
        before all of it was."""
        self._zoom = zoom
        for item in self:
            if item.rect.intersects(seen):
                if perf_counter() > until and item.waits(zoom):
                    return False
                item.refresh(zoom)
        return True

    def _sync_area(self, table: Table, plan: Plan, seat: int, area: SeatArea) -> None:
        item = self.areas.get(seat)
        if item is None:
            item = self.areas[seat] = AreaItem(seat)
            self._scene.addItem(item)
        item.place(area.rect)
        state = table.seats[seat]
        away = tr("ousted") if state.ousted else tr("withdrawn")
        hand_shown = area.own or "hand" in area.zones
        in_hand = len(table.pile(seat, "hand"))
        untold = (hand_shown and area.shape == "wide") or not (state.playing or in_hand)
        standing = Standing(
            state.name,
            relation(table, self._session.viewer, seat) if state.playing else away,
            state.playing,
            area.own,
            state.victory_points,
            "" if untold else tr("hand {count}", count=in_hand),
            tuple(
                self._well(table, plan, zone)
                for zone in area.zones.values()
                if zone.kind == "row" and not (area.own and zone.region == "hand")
            ),
            plan.text,
            area.shape == "narrow",
            area.edge if table.edge == seat else None,
        )
        item.tell(standing, area.header, area.facts)

    def _well(self, table: Table, plan: Plan, zone: Zone) -> Well:
        own = plan.areas[zone.seat].own
        used = bool(table.pile(zone.seat, zone.region))
        had = 0
        if zone.region == "uncontrolled" and table.active == zone.seat and table.phase == "influence":
            had = edition_of(table.edition).transfers_of(table.turn)
        left = table.tally.get("transfers", 0)
        name = "" if not zone.caption else self._name(table, zone)
        told = own and not used and table.seats[zone.seat].playing and not self._session.watches
        hint = self._hint(table, zone.region) if told else ""
        return Well(zone.rect, name, zone.region in SUNK, hint, (left, max(left, had)) if had else (0, 0))

    @staticmethod
    def _hint(table: Table, region: str) -> str:
        """What is said in one's own region while nothing lies there: nothing to do that the referee does by himself."""
        if region == "uncontrolled" and table.mode == "strict":
            return ""
        return tr(HINTS[region]) if region in HINTS else ""

    def _name(self, table: Table, zone: Zone) -> str:
        match zone.region:
            case "uncontrolled" if (
                zone.seat == self._session.viewer
                and not self._session.watches
                and table.pile(zone.seat, zone.region)
                and table.mode == "manual"
                and not (table.phase == "influence" and table.active == zone.seat)
            ):
                return tr("uncontrolled — drag blood here from your pool")
            case "hand":
                return tr("hand {count}", count=len(table.pile(zone.seat, "hand")))
            case other:
                return game_word(other)

    def _make_pool(self, seat: int) -> PoolItem:
        return PoolItem(seat)

    def _sync_pool(self, table: Table, plan: Plan, seat: int, area: SeatArea) -> None:
        item = self.pools.get(seat)
        if item is None:
            item = self.pools[seat] = self._make_pool(seat)
            self._scene.addItem(item)
        item.place(area.pool)
        beside = table.edge == seat and area.pool.intersects(area.edge)
        room = (area.edge.left() - area.pool.left()) / area.pool.width() if beside else 1.0
        pool = table.seats[seat].pool
        shown = self._counted.setdefault(seat, pool)
        if shown != pool and self._session.motion:
            item.flash = 1 if pool > shown else -1
            item.stale()
            self._counting.start()
        else:
            shown = self._counted[seat] = pool
        now = (area.shape == "wide", shown, plan.text, room, seat in self._lit)
        if (item.beads, item.pool, item.text, item.room, item.lit) != now:
            item.beads, item.pool, item.text, item.room, item.lit = now
            item.stale()

    def light_pools(self, seats: set[int]) -> None:
        """Let exactly these pools glow: a click on one says which Methuselah is meant."""
        self._lit = seats
        for seat, item in self.pools.items():
            if item.lit != (seat in seats):
                item.lit = seat in seats
                item.stale()
                item.refresh(self._zoom)

    @property
    def counting(self) -> bool:
        """Whether a pool still counts up or down to what it is."""
        return self._counting.isActive()

    def count_now(self) -> None:
        """Let pools show at once what they are."""
        self._counted.update((seat, state.pool) for seat, state in enumerate(self._session.table.seats))
        self._count()

    def _count(self) -> None:
        """Each pool goes another step to what it is."""
        self._counting.stop()
        for seat, item in self.pools.items():
            left = self._session.table.seats[seat].pool - self._counted.get(seat, item.pool)
            if left:
                step = math.copysign(math.ceil(abs(left) / COUNT_STEPS), left)
                self._counted[seat] = self._counted.get(seat, item.pool) + round(step)
                self._counting.start()
            if item.pool != self._counted.get(seat, item.pool) or (item.flash and not left):
                item.pool = self._counted[seat]
                item.flash = item.flash if left else 0
                item.stale()
                item.refresh(self._zoom)

    def _sync_pile(self, table: Table, plan: Plan, zone: Zone) -> None:
        key = zone.seat, zone.region
        item = self.piles.get(key)
        if item is None:
            item = self.piles[key] = PileItem(
                zone.seat, zone.region, self._looks, ordered=table.regions[zone.region].ordered
            )
            self._scene.addItem(item)
        item.place(zone.rect)
        ids = table.pile(*key)
        # The last card to come lies on top of an ash heap; a deck's first card is its top.
        shown = ids[-1] if ids and table.regions[zone.region].tracked else ids[0] if ids else 0
        copy = table.copies.get(shown)
        kind = copy.kind if copy else next(iter(table.regions[zone.region].kinds or table.description.kinds))
        top = Look(self._session.face(copy) if copy else None, kind, 60) if ids else None
        wide = zone.seat in plan.areas and plan.areas[zone.seat].shape == "wide"
        now = (len(ids), top, plan.text, self._pile_name(zone.region, len(ids), wide=wide))
        if (item.count, item.top, item.text, item.caption) != now:
            item.count, item.top, item.text, item.caption = now
            item.stale()

    def _pile_name(self, region: str, count: int, *, wide: bool) -> str:
        """What stands under a pile."""
        return f"{tr('ash') if region == 'ash heap' and not wide else game_word(region)} {count}"

    def _sync_hand(self, table: Table, plan: Plan) -> None:
        seat = plan.own.seat
        count, size = len(table.pile(seat, "hand")), table.seats[seat].hand_size
        if self._session.watches or table.mode == "strict" or not table.seats[seat].playing:
            # The referee draws by himself, and asks when there are too many.
            advice = ""
        elif count < size and table.pile(seat, "library"):
            advice = tr("{shown}: draw {size}", shown=keys.shown("refill"), size=size - count)
        elif count > size:
            advice = tr("{count} too many", count=count - size)
        else:
            advice = ""
        self.hand.place(plan.hand_facts)
        now = (count, size, advice, plan.text)
        if (self.hand.count, self.hand.size, self.hand.advice, self.hand.text) != now:
            self.hand.count, self.hand.size, self.hand.advice, self.hand.text = now
            self.hand.stale()

    # -- what is under the pointer ----------------------------------------------------------------------------------

    def pile_at(self, point: QPointF) -> PileItem | None:
        """The pile under a point."""
        return next((pile for pile in self.piles.values() if pile.rect.contains(point)), None)

    def pool_at(self, point: QPointF) -> PoolItem | None:
        """The pool under a point."""
        return next((pool for pool in self.pools.values() if pool.rect.contains(point)), None)
