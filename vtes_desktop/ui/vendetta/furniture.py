"""What stands on Vendetta's table besides cards in rows, kept in step with the mirror."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.table import furniture
from vtes_desktop.ui.table.grounds import PoolItem
from vtes_desktop.ui.table.items import Painted
from vtes_desktop.ui.table.layout import Plan, SeatArea
from vtes_desktop.ui.table.looks import Looks
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.vendetta import known
from vtes_desktop.ui.vendetta.faces import clan_name, kind_of, said
from vtes_desktop.ui.vendetta.grounds import (
    AmbitionItem,
    BloodPool,
    HandNote,
    LaneTold,
    LocationItem,
    RewardsItem,
    SeatItem,
    Sheet,
    Told,
    location_title,
)
from vtes_desktop.ui.vendetta.layout import HousePlan, LocationArea
from vtes_desktop.ui.vendetta.marks import TITLES
from vtes_desktop.vendetta import power
from vtes_desktop.vendetta.cards import Face
from vtes_desktop.vendetta.game import DIABLERIE, INFLUENCE, USED, locations_for
from vtes_desktop.vendetta.planning import TURN, turns_of
from vtes_desktop.vendetta.resolution import LOCATION, STEP, STEPS
from vtes_desktop.vendetta.table import HAVEN, location_region, position

CAPTIONS: Final = {
    "aside": later("Stay · Withdraw"),
    "alliance": later("Alliance"),
    "drained": later("Drained"),
    "hand": "",
}
PILES: Final = {
    "clan deck": (later("deck", "pile of cards"), "pile of cards"),
    "allies": (later("Allies"), ""),
    "victims": (later("Victims"), ""),
    "relics": (later("Relics"), ""),
    "removed": (later("gone", "pile of cards"), "pile of cards"),
}
"""The words for a pile, and their sense."""
_NUMBERED: Final = re.compile(r"(.+) (\(\d+\))")
RANKS: Final = (later("1st"), later("2nd"), later("3rd"))
TAKES: Final = (later("the Ally"), later("a Victim"), "")


class HouseFurniture(furniture.Furniture):
    """The painted things of Vendetta's scene."""

    def __init__(self, scene: QGraphicsScene, session: Session, looks: Looks) -> None:
        super().__init__(scene, session, looks, AmbitionItem(), HandNote())
        self.locations: dict[str, LocationItem] = {}
        self.rewards = RewardsItem()
        scene.addItem(self.rewards)

    def __iter__(self) -> Iterator[Painted]:
        yield from super().__iter__()
        yield from self.locations.values()
        yield self.rewards

    def clear(self) -> None:
        """Take away all that tells of what a seat saw."""
        super().clear()
        for item in self.locations.values():
            self._scene.removeItem(item)
        self.locations.clear()

    def sync(self, table: Table, plan: Plan) -> None:
        """Bring everything to what the mirror says and the plan has room for."""
        super().sync(table, plan)
        if not isinstance(plan, HousePlan):
            return
        for area in plan.locations:
            self._sync_location(table, plan, area)
        rows = tuple((tr(rank), self._reward(table, place)) for place, rank in enumerate(RANKS, 1))
        title = tr("Round {number}", number=table.round)
        self.rewards.place(plan.rewards)
        if (self.rewards.rows, self.rewards.title, self.rewards.text) != (rows, title, plan.text):
            self.rewards.rows, self.rewards.title, self.rewards.text = rows, title, plan.text
            self.rewards.stale()

    def _make_pool(self, seat: int) -> PoolItem:
        return BloodPool(seat)

    def _face(self, table: Table, copy: int) -> Face | None:
        found = table.copies.get(copy)
        return known.face(self._session, found) if found is not None else None

    def _clan(self, table: Table, seat: int) -> str:
        sheets = table.pile(seat, "sheet")
        face = self._face(table, sheets[0]) if sheets else None
        return clan_name(face) if face is not None else ""

    def turn_of(self, table: Table) -> int:  # noqa: ARG002 - as games differ
        """None: an area draws the line itself."""
        return NOBODY

    def _sync_area(self, table: Table, plan: Plan, seat: int, area: SeatArea) -> None:
        item = self.areas.get(seat)
        if not isinstance(item, SeatItem):
            item = self.areas[seat] = SeatItem(seat)
            self._scene.addItem(item)
        item.place(area.rect)
        state = table.seats[seat]
        wells = tuple(
            (zone.rect, tr(CAPTIONS[name]) if zone.caption and CAPTIONS.get(name) else "")
            for name, zone in area.zones.items()
            if zone.kind == "row" and not name.startswith("position") and not (area.own and name == "hand")
        )
        sheet = Sheet(
            seat,
            state.name,
            self._clan(table, seat),
            state.playing,
            table.active == seat and table.phase in ("planning",) and not table.over,
            area.own,
            state.tokens.get(INFLUENCE, 0),
            state.tokens.get(DIABLERIE, 0),
            state.tokens.get(USED, 0),
            len(table.pile(seat, "hand")),
            len(table.pile(seat, "alliance")),
            len(table.pile(seat, "drained")),
            wells,
            plan.text,
            area.edge if table.edge == seat else None,
        )
        if item.sheet != sheet or (item.header, item.facts) != (area.header, area.facts):
            item.sheet, item.header, item.facts = sheet, area.header, area.facts
            item.stale()

    def _pile_name(self, region: str, count: int, *, wide: bool) -> str:  # noqa: ARG002 - as games differ
        words, sense = PILES.get(region, (region, ""))
        return f"{tr(words, sense)} {count}"

    def _sync_hand(self, table: Table, plan: Plan) -> None:
        seat = plan.own.seat
        count = len(table.pile(seat, "hand"))
        turn = table.tally.get(TURN, 0)
        planning = table.phase == "planning" and turn > 0
        advice = tr("turn {turn} of {turns}", turn=turn, turns=turns_of(table.round)) if planning else ""
        self.hand.place(plan.hand_facts)
        now = (count, 0, advice, plan.text)
        if (self.hand.count, self.hand.size, self.hand.advice, self.hand.text) != now:
            self.hand.count, self.hand.size, self.hand.advice, self.hand.text = now
            self.hand.stale()

    def _reward(self, table: Table, place: int) -> str:
        """The Influence of a rank in this round, from the file or as the group has said; a question mark else."""
        value = known.rewards(self._session).of(place, min(3, table.round))
        if value is None:
            told = table.tally.get(f"reward {('first', 'second', 'third')[place - 1]} {table.round}", 0)
            value = told - 1 if told else None
        return said(value)

    def _sync_location(self, table: Table, plan: HousePlan, area: LocationArea) -> None:
        item = self.locations.get(area.name)
        if item is None:
            item = self.locations[area.name] = LocationItem()
            self._scene.addItem(item)
        item.place(area.rect)
        there = [self._face(table, i) for i in table.pile(NOBODY, location_region(area.name))]
        ally = next((face for face in there if face is not None and face.kind == "ally"), None)
        number = locations_for(len(table.seats)).index(area.name) + 1
        resolved = table.phase == "resolution" and table.tally.get(LOCATION, 0) == number
        step = tr(TITLES[STEPS[min(5, table.tally[STEP]) - 1]]) if resolved and table.tally.get(STEP) else ""
        takes = TAKES if ally is not None else ("", *TAKES[1:])
        told = Told(
            location_title(area.name),
            resolved,
            step,
            ally.display_name if ally is not None else "",
            _worth(ally),
            tuple(
                (
                    tr(rank),
                    tr(what) if what else "",
                    self._bonus(table, place, area.name),
                )
                for place, (rank, what) in enumerate(zip(RANKS, takes, strict=True), 1)
            ),
            tuple(self._lane(table, plan, area, seat) for seat in area.lanes),
            plan.text,
            area.name == HAVEN,
        )
        if item.told != told or item.area is None or item.area.rect != area.rect:
            item.told, item.area = told, area
            item.stale()

    def _bonus(self, table: Table, place: int, location: str) -> str:
        """What a rank brings at a Location: 1 more for who wins the Haven (K10)."""
        words = self._reward(table, place)
        if location != HAVEN or place != 1:
            return words
        more = known.rewards(self._session).haven_winner
        more = 1 if more is None else more
        return str(int(words) + more) if words.isdigit() else f"{words}+{more}"

    def _lane(self, table: Table, plan: HousePlan, area: LocationArea, seat: int) -> LaneTold:
        lane = area.lanes[seat]
        pile = [table.copies[i] for i in table.pile(seat, position(area.name)) if i in table.copies]
        tile = next((copy for copy in pile if copy.kind == "tile"), None)
        words = ""
        if tile is not None and (any(copy.kind == "clan" for copy in pile) or tile.blood):
            counted, unseen = power.total(
                table, seat, area.name, known.faces(self._session), known.readings(self._session)
            )
            words = f"{counted} + ?" if unseen else str(counted)
            if unseen and not counted:
                words = "?"
        rank = tile.marks.get(power.RANK, "") if tile is not None else ""
        choice = ""
        for copy in pile:
            if copy.kind == "token":
                face = known.face(self._session, copy) if copy.face_up else None
                choice = face.code if face is not None else "hidden"
        return LaneTold(
            seat,
            tr("you") if seat == self._session.viewer else short(table.seats[seat].name),
            lane.rect,
            lane.name,
            words,
            tr(RANKS[int(rank) - 1]) if rank.isdigit() and 0 < int(rank) <= 3 else "",
            choice,
            plan.areas[seat].own,
        )


def short(name: str) -> str:
    """A name for where there is little room: one that is told from another by a number keeps that.

    >>> short("Computer (3)"), short("Bartholomew")
    ('Comp… (3)', 'Bartholomew')
    """
    numbered = _NUMBERED.fullmatch(name)
    return f"{numbered[1][:4]}… {numbered[2]}" if numbered is not None and len(numbered[1]) > 5 else name


def _worth(ally: Face | None) -> str:
    """What an Ally is worth, in words for the line beside it."""
    if ally is None or ally.ally is None:
        return ""
    what = kind_of(ally.ally)
    return " · ".join(part for part in (what, ally.ally.occupation or "") if part)
