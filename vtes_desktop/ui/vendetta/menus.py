"""The context menus of Vendetta's table: short, with the keys beside the actions that have one."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QMenu

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import NOBODY, Copy, Place
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import caption
from vtes_desktop.ui.table.items import PileItem
from vtes_desktop.ui.table.menus import Menus
from vtes_desktop.ui.vendetta.grounds import location_title
from vtes_desktop.vendetta.game import DIABLERIE, INFLUENCE, USED, locations_for
from vtes_desktop.vendetta.table import position

STEPS: Final = (1, 2, 3, 5)


class HouseMenus(Menus):
    """Builds the menu for what lies under a point."""

    def _card(self, menu: QMenu, copy: Copy) -> None:
        if self._asking.is_strict:
            self._strict_card(menu, copy)
            return
        session, table = self._session, self._session.table
        actor = session.acting(copy)
        region = table.region_of(copy).name
        names = locations_for(len(table.seats))
        if copy.kind == "tile":
            for amount in STEPS:
                there = Purse("card", copy.id)
                self._ask(
                    menu,
                    tr("Play {amount} Blood here", amount=amount),
                    r.Blood(Purse("pool", copy.owner), there, amount),
                    actor,
                )
            if copy.blood:
                back = r.Blood(Purse("card", copy.id), Purse("pool", copy.owner), copy.blood)
                self._ask(menu, tr("Take the Blood back"), back, actor)
            self._key(menu, "move blood")
            return
        if region == "hand" or region.startswith("position "):
            for title, face_up in ((tr("Play face up at"), True), (tr("Play face down at"), False)):
                places = menu.addMenu(caption(title))
                for name in names:
                    put = r.Put((copy.id,), Place(copy.owner, position(name)), -1, face_up=face_up)
                    self._ask(places, location_title(name), put, actor)
        if region.startswith("position "):
            self._ask(menu, tr("Back to the hand"), r.Put((copy.id,), Place(copy.owner, "hand")), actor)
            self._key(menu, "flip")
        if region == "alliance":
            self._ask(menu, tr("Drain it"), r.Chore("drain", (copy.id,)), actor)
        if region == "drained":
            self._ask(menu, tr("Back into the Alliance"), r.Put((copy.id,), Place(copy.controller, "alliance")), actor)
        if copy.kind in ("ally", "victim"):
            give = menu.addMenu(tr("To the Alliance of"))
            for seat in table.playing():
                self._ask(give, table.seats[seat].name, r.Put((copy.id,), Place(seat, "alliance")), session.viewer)
            self._ask(menu, tr("Out of the game"), r.Put((copy.id,), Place(NOBODY, "removed")), actor)
        menu.addSeparator()
        self._key(menu, "reveal", "note", "pin")

    def _pile(self, menu: QMenu, pile: PileItem) -> None:
        session = self._session
        if pile.deck is None:
            menu.addAction(tr("Look through…")).triggered.connect(lambda: session.browse.emit(pile.seat, pile.region))
            return
        if self._asking.is_strict:
            return
        if pile.seat == NOBODY:
            for name in locations_for(len(session.table.seats)):
                put = r.PutTop(NOBODY, pile.region, Place(NOBODY, f"location {name}"))
                self._ask(menu, tr("One to {place}", place=location_title(name)), put, session.viewer)
            return
        actor = session.acting(owner=pile.seat)
        if actor != pile.seat:
            return
        self._ask(menu, tr("Draw a card"), r.PutTop(pile.seat, pile.region, Place(pile.seat, "hand")), actor)
        top = menu.addMenu(tr("Look at the top"))
        for count in (1, 2, 3):
            title = plural("{n} card", "{n} cards", count)
            top.addAction(caption(title)).triggered.connect(
                lambda _=False, n=count: self._look_at_top(pile.region, n, pile.seat)
            )
        self._ask(menu, tr("Shuffle"), r.ShuffleDeck(pile.region), actor, enabled=pile.count > 0)

    def _pool(self, menu: QMenu, seat: int) -> None:
        if not self._asking.is_strict:
            actor = self._session.acting(owner=seat)
            pool = Purse("pool", seat)
            gain, lose = menu.addMenu(tr("Gain Blood")), menu.addMenu(tr("Lose Blood"))
            for amount in STEPS:
                self._ask(gain, str(amount), r.Blood(BANK, pool, amount), actor)
                self._ask(lose, str(amount), r.Blood(pool, BANK, amount), actor)
        self._seat(menu, seat)

    def _seat(self, menu: QMenu, seat: int) -> None:
        session, table = self._session, self._session.table
        name = table.seats[seat].name
        actor = session.acting(owner=seat)
        if seat != session.viewer and seat in session.clients:
            menu.addAction(caption(tr("Look as {name}", name=name))).triggered.connect(lambda: session.want_look(seat))
        if self._asking.is_strict:
            self._offer(menu, self._asking.with_seat(seat))
            return
        self._tokens(menu, seat, actor)
        if table.edge != seat:
            self._ask(menu, tr("Give the Ambition token to {name}", name=name), r.TakeEdge(seat), actor)
        if table.pile(seat, "hand"):
            self._ask(menu, tr("Random card of {name}’s hand", name=name), r.RandomCard(seat), session.viewer)
        if table.seats[seat].playing and not table.over:
            menu.addSeparator()
            self._ask(menu, tr("{name} is out of the game", name=name), r.Oust(seat), session.viewer)

    def _tokens(self, menu: QMenu, seat: int, actor: int) -> None:
        """Influence and Diablerie tokens, and those of them that are turned down."""
        had = self._session.table.seats[seat].tokens
        gain, lose = menu.addMenu(tr("Gain Influence")), menu.addMenu(tr("Lose Influence"))
        for amount in STEPS:
            self._ask(gain, str(amount), r.Count(0, INFLUENCE, amount, seat), actor)
            self._ask(lose, str(amount), r.Count(0, INFLUENCE, -amount, seat), actor)
        self._ask(menu, tr("Take a Diablerie token"), r.Count(0, DIABLERIE, 1, seat), actor)
        left = had.get(DIABLERIE, 0)
        self._ask(menu, tr("Give a Diablerie token back"), r.Count(0, DIABLERIE, -1, seat), actor, enabled=left > 0)
        down = had.get(USED, 0)
        self._ask(menu, tr("Turn a Diablerie token down"), r.Count(0, USED, 1, seat), actor, enabled=left > down)
