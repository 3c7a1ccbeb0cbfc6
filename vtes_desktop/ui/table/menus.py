"""The context menus: short, with the keys beside the actions that have one. In strict mode what the referee offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.table.asking import Option
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import NOBODY, Copy, Place
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import capital, plural, tr
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.table.actions import Actions
from vtes_desktop.ui.table.drops import Cards, takes
from vtes_desktop.ui.table.held import HeldMenu
from vtes_desktop.ui.table.items import PileItem
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Session

POOL_STEPS = (1, 2, 3, 5)
MOST_OFFERED: Final = 14
"""Entries for what the referee offers with one card; more of them go into a menu of their own."""


class Menus:
    """Builds the menu for what lies under a point."""

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        actions: Actions,
        bound: Mapping[str, QAction],
        look_at_top: Callable[[str, int, int], None],
        asking: Asking,
    ) -> None:
        self._session = session
        self._scene = scene
        self._actions = actions
        self._bound = bound
        self._look_at_top = look_at_top
        self._asking = asking

    def menu_for(self, point: QPointF, parent: QWidget) -> QMenu | None:
        """The menu for a point of the scene, or None where there is nothing to do."""
        menu = HeldMenu(parent)
        scene = self._scene
        if self._session.watches:
            self._to_look(menu, point)
            return None if menu.isEmpty() else menu
        item = scene.card_at(point)
        if item is not None and (copy := scene.copy(item.copy)) is not None:
            if copy.id not in scene.selection:
                scene.select((copy.id,))
            self._card(menu, copy)
        elif (pool := scene.furniture.pool_at(point)) is not None:
            self._pool(menu, pool.seat)
        elif (pile := scene.furniture.pile_at(point)) is not None:
            self._pile(menu, pile)
        elif (seat := scene.area_at(point)) is not None:
            self._seat(menu, seat)
        return None if menu.isEmpty() else menu

    def _to_look(self, menu: QMenu, point: QPointF) -> None:
        """What there is for who only watches."""
        if self._scene.card_at(point) is not None:
            self._key(menu, "large", "pin")
        elif (pile := self._scene.furniture.pile_at(point)) is not None and pile.deck is None:
            self._pile(menu, pile)

    def _key(self, menu: QMenu, *names: str) -> None:
        for name in names:
            menu.addAction(self._bound[name])

    def _ask(self, menu: QMenu, title: str, request: r.Request, actor: int, *, enabled: bool = True) -> None:
        action = menu.addAction(caption(title))
        action.triggered.connect(lambda: self._session.ask(request, actor))
        action.setEnabled(enabled)

    def _offer(self, menu: QMenu, options: Iterable[Option]) -> None:
        """Entries for what the referee offers."""
        menu.setToolTipsVisible(True)
        for option in options:
            action = menu.addAction(caption(self._asking.said(option)))
            action.setToolTip(as_written(self._asking.explained(option)))
            action.triggered.connect(partial(self._pick, option))

    def _pick(self, option: Option, *_: bool) -> None:
        self._asking.pick(option)

    def _strict_card(self, menu: QMenu, copy: Copy) -> None:
        """What may be done with a card now, or a way to ask why not; and what may be done at any time."""
        options = self._asking.with_card(copy.id)
        self._offer(menu, options[:MOST_OFFERED])
        if len(options) > MOST_OFFERED:
            self._offer(
                menu.addMenu(caption(tr("{count} more", count=len(options) - MOST_OFFERED))), options[MOST_OFFERED:]
            )
        if not options:
            menu.addAction(tr("Why not?")).triggered.connect(lambda: self._asking.why_not(copy))
        menu.addSeparator()
        mine = self._session.acting(copy) == copy.controller
        if mine and (not self._session.table.region_of(copy).tracked or not copy.face_up):
            self._key(menu, "reveal")
        self._key(menu, "point", "large", "pin")

    def _card(self, menu: QMenu, copy: Copy) -> None:
        if self._asking.is_strict:
            self._strict_card(menu, copy)
            return
        table = self._session.table
        region = table.region_of(copy)
        actor = self._session.acting(copy)
        match region.name:
            case "hand":
                self._key(menu, "play", "discard", "reveal", "large")
                self._ask(menu, tr("Play without drawing"), r.Play(copy.id, replace=False), actor)
                self._onto(menu, copy)
                self._elsewhere(menu, copy, ("in play", "ready", "removed"))
                self._decks(menu, copy)
                return
            case "uncontrolled":
                self._key(menu, "ready", "influence", "influence back", "reveal")
            case _ if region.in_play:
                self._key(menu, "lock", "torpor" if region.name != "torpor" else "ready", "burn", "flip")
        menu.addSeparator()
        self._key(menu, "add blood", "burn blood", "move blood", "counter", "note")
        self._key(menu, "point", "large")
        if copy.place.on:
            self._ask(menu, tr("Take it off"), r.Put((copy.id,), Place(copy.controller, "in play")), actor)
        menu.addSeparator()
        self._onto(menu, copy)
        places = ("ready", "torpor", "uncontrolled", "in play", "hand", "contested", "research", "removed")
        self._elsewhere(menu, copy, places)
        self._decks(menu, copy)
        if region.in_play:
            others = menu.addMenu(tr("Give control to"))
            for seat in table.playing():
                if seat != copy.controller:
                    self._ask(others, table.seats[seat].name, r.TakeControl(copy.id, seat), actor)

    def _onto(self, menu: QMenu, copy: Copy) -> None:
        """The minions that a library card can be put on: one's own first."""
        table, viewer = self._session.table, self._session.viewer
        found = [
            (seat, i)
            for seat in sorted(range(len(table.seats)), key=lambda seat: (seat != viewer, seat))
            for region in ("ready", "torpor")
            for i in table.pile(seat, region)
            if i != copy.place.on and takes(table, Cards((copy.id,)), i)
        ]
        if not found:
            return
        submenu = menu.addMenu(tr("Put on"))
        for seat, i in found:
            card = self._session.card(table.copies[i])
            name = called(card) if card else tr("a card face down")
            title = name if seat == viewer else f"{name} ({table.seats[seat].name})"
            submenu.addAction(caption(title)).triggered.connect(lambda _=False, to=i: self._actions.put_on(to))

    def _elsewhere(self, menu: QMenu, copy: Copy, regions: tuple[str, ...]) -> None:
        table = self._session.table
        here = table.region_of(copy).name
        submenu = menu.addMenu(tr("Move to"))
        for region in regions:
            if region != here and table.regions[region].takes(copy.kind):
                action = submenu.addAction(caption(capital(game_word(table.regions[region].title))))
                action.triggered.connect(lambda _=False, to=region: self._actions.put(to))

    def _decks(self, menu: QMenu, copy: Copy) -> None:
        submenu = menu.addMenu(caption(tr("To the {kind}", kind=tr(copy.kind))))
        for title, index in ((tr("On top"), 0), (tr("To the bottom"), -1)):
            action = submenu.addAction(caption(title))
            action.triggered.connect(lambda _=False, at=index: self._actions.put(copy.kind, index=at))

    def _pile(self, menu: QMenu, pile: PileItem) -> None:
        session = self._session
        actor = session.acting(owner=pile.seat)
        mine = actor == pile.seat
        if pile.deck is None:
            menu.addAction(tr("Look through…")).triggered.connect(lambda: session.browse.emit(pile.seat, pile.region))
            return
        if self._asking.is_strict:
            self._offer(menu, self._asking.with_pile(pile.seat, pile.region))
            return
        if not mine:
            to = Place(pile.seat, "ash heap")
            self._ask(menu, tr("Top card to its ash heap"), r.PutTop(pile.seat, pile.deck, to), actor)
            return
        if pile.seat == session.viewer:
            self._key(menu, *(("draw", "refill") if pile.deck == "library" else ("draw crypt",)))
        else:
            self._ask(menu, tr("Draw a card"), r.Draw(pile.deck), actor)
        menu.addAction(tr("Search… (shuffles afterwards)")).triggered.connect(
            lambda: session.browse.emit(pile.seat, pile.region)
        )
        top = menu.addMenu(tr("Look at the top"))
        for count in (1, 2, 3, 5, 7):
            title = plural("{n} card", "{n} cards", count)
            top.addAction(caption(title)).triggered.connect(
                lambda _=False, n=count: self._look_at_top(pile.region, n, pile.seat)
            )
        self._ask(menu, tr("Shuffle"), r.ShuffleDeck(pile.deck), actor, enabled=pile.count > 0)
        self._ask(
            menu, tr("Top card to the ash heap"), r.PutTop(pile.seat, pile.deck, Place(pile.seat, "ash heap")), actor
        )
        self._ask(menu, tr("Remove the top card"), r.PutTop(pile.seat, pile.deck, Place(pile.seat, "removed")), actor)

    def _pool(self, menu: QMenu, seat: int) -> None:
        if self._asking.is_strict:
            self._seat(menu, seat)
            return
        actor = self._session.acting(owner=seat)
        pool = Purse("pool", seat)
        gain, burn = menu.addMenu(tr("Gain pool")), menu.addMenu(tr("Burn pool"))
        for amount in POOL_STEPS:
            self._ask(gain, str(amount), r.Blood(BANK, pool, amount), actor)
            self._ask(burn, str(amount), r.Blood(pool, BANK, amount), actor)
        menu.addSeparator()
        self._seat(menu, seat)

    def _seat(self, menu: QMenu, seat: int) -> None:
        session, table = self._session, self._session.table
        name = table.seats[seat].name
        actor = session.acting(owner=seat)
        if seat != session.viewer and seat in session.clients:
            menu.addAction(caption(tr("Look as {name}", name=name))).triggered.connect(lambda: session.want_look(seat))
        if self._asking.is_strict:
            self._offer(menu, self._asking.with_seat(seat))
            self._look_at_hand(menu, seat)
            return
        if table.edge == seat:
            self._ask(menu, tr("Give up the Edge"), r.TakeEdge(NOBODY), actor)
        else:
            self._ask(menu, tr("Give the Edge to {name}", name=name), r.TakeEdge(seat), actor)
        if table.pile(seat, "hand"):
            self._ask(menu, tr("Random card of {name}’s hand", name=name), r.RandomCard(seat), session.viewer)
        self._look_at_hand(menu, seat)
        if seat == actor:
            hand = menu.addMenu(tr("Hand size"))
            for size in range(max(0, table.seats[seat].hand_size - 3), table.seats[seat].hand_size + 4):
                self._ask(hand, str(size), r.HandSize(seat, size), actor)
        if table.seats[seat].playing and not table.over:
            menu.addSeparator()
            self._ask(menu, tr("{name} is ousted", name=name), r.Oust(seat), session.viewer)
            if seat == actor:
                self._ask(menu, tr("{name} withdraws", name=name), r.Withdraw(), actor)

    def _look_at_hand(self, menu: QMenu, seat: int) -> None:
        session = self._session
        if any(session.table.pile(seat, "hand")) and seat != session.viewer:
            look = menu.addAction(caption(tr("Look at {name}’s hand…", name=session.table.seats[seat].name)))
            look.triggered.connect(lambda: session.browse.emit(seat, "hand"))
