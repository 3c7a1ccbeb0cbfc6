"""What the keys and menus do: each action of :mod:`~vtes_desktop.ui.table.keys` on the chosen cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.table import NOBODY, Copy, Place, on
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.camera import ZOOM_STEP
from vtes_desktop.ui.table.drops import uppermost
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.view import TableView


class Actions(QObject):
    """The doings of a table page, by the names of its actions."""

    note_wanted = Signal(int)
    """Write a note on a copy."""
    counter_wanted = Signal(int)
    """Put another counter on a copy."""
    blood_wanted = Signal(int)
    """Move any number of blood from or to a copy."""

    def __init__(self, session: Session, scene: TableScene, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._scene = scene
        self._view = view
        self.answer: Callable[[int], bool] | None = None
        """Answers what is asked with a number; False where nothing has that number."""

    def doings(self) -> dict[str, Callable[[], object]]:
        """What to do for each action that needs nothing but the table."""
        ask = self._session.ask
        return {
            "next phase": lambda: ask(r.NextPhase()),
            "end turn": lambda: ask(r.EndTurn()),
            "unlock all": lambda: ask(r.UnlockAll()),
            "draw": lambda: ask(r.Draw()),
            "refill": lambda: ask(r.Refill()),
            "draw crypt": lambda: ask(r.Draw("crypt")),
            "take back": lambda: ask(r.TakeBack()),
            "again": lambda: ask(r.Again()),
            "edge": self._edge,
            "lock": self._lock,
            "play": self._play,
            "discard": lambda: self.put("ash heap", only="hand"),
            "burn": lambda: self.put("ash heap"),
            "ready": lambda: self.put("ready"),
            "torpor": lambda: self.put("torpor"),
            "flip": self._flip,
            "reveal": self._reveal,
            "point": self._point,
            "note": lambda: self._with_one(self.note_wanted.emit),
            "counter": lambda: self._with_one(self.counter_wanted.emit),
            "move blood": lambda: self._with_one(self.blood_wanted.emit),
            "select all": self._select_all,
            "add blood": lambda: self._blood(1),
            "burn blood": lambda: self._blood(-1),
            "influence": lambda: self._influence(1),
            "influence back": lambda: self._influence(-1),
            **{f"seat {number}": self._closer(number) for number in range(1, 7)},
            **{f"answer {number}": self._holder(number) for number in range(1, 10)},
            "whole table": lambda: self._view.camera.close_up(None),
            "zoom in": lambda: self._view.camera.set_zoom(self._view.camera.zoom * ZOOM_STEP),
            "zoom out": lambda: self._view.camera.set_zoom(self._view.camera.zoom / ZOOM_STEP),
            "next view": self._next_view,
            "raise hand": lambda: ask(r.Signal("hand")),
            "wait": lambda: ask(r.Signal("wait")),
            "something": lambda: ask(r.Signal("something")),
            "go on": lambda: ask(r.Signal("go on")),
        }

    # -- on cards ---------------------------------------------------------------------------------------------------

    def chosen(self) -> list[Copy]:
        """The chosen cards, or the one under the pointer when none is chosen, or it is not among them."""
        table = self._session.table
        under = self._view.hovered
        ids = self._scene.selection if not under or under in self._scene.selection else {under}
        found = [table.copies[i] for i in ids if i in table.copies]
        return sorted(found, key=lambda copy: self._scene.cards[copy.id].x() if copy.id in self._scene.cards else 0)

    def put(self, region: str, *, only: str = "", index: int = -1, copies: list[Copy] | None = None) -> None:
        """Move the chosen cards to a region of their own side."""
        table = self._session.table
        cards = self.chosen() if copies is None else copies
        if only:
            cards = [copy for copy in cards if table.region_of(copy).name == only]
        if cards:
            first = cards[0]
            seat = first.owner if table.region_of(first).name == "ash heap" else first.controller
            ids = uppermost(table, (copy.id for copy in cards))
            self._session.ask(r.Put(ids, Place(seat, region), index), self._session.acting(first))

    def put_on(self, bearer: int) -> None:
        """Put the chosen library cards on a card."""
        cards = [copy for copy in self.chosen() if copy.kind == "library" and copy.id != bearer]
        if cards:
            ids = tuple(copy.id for copy in cards)
            self._session.ask(r.Put(ids, on(bearer)), self._session.acting(cards[0]))

    def _play(self) -> None:
        for copy in self.chosen():
            if self._session.table.region_of(copy).name == "hand":
                self._session.ask(r.Play(copy.id), self._session.acting(copy))

    def _point(self) -> None:
        cards = self.chosen()
        if not cards or not self._view.point_from(cards[0].id):
            self._session.refused.emit(tr("Choose the card from which to point first."))

    def _lock(self) -> None:
        cards = [copy for copy in self.chosen() if self._session.table.region_of(copy).in_play]
        if cards:
            # A mixed lot is locked first; a second press unlocks all of it.
            locked = not all(copy.locked for copy in cards)
            ids = tuple(copy.id for copy in cards)
            self._session.ask(r.LockCards(ids, locked), self._session.acting(cards[0]))

    def _flip(self) -> None:
        cards = self.chosen()
        if cards:
            up = not all(copy.face_up for copy in cards)
            self._session.ask(r.TurnCards(tuple(copy.id for copy in cards), up), self._session.acting(cards[0]))

    def _reveal(self) -> None:
        cards = self.chosen()
        if cards:
            ids = tuple(copy.id for copy in cards)
            everyone = all(len(copy.shown_to) >= len(self._session.table.seats) for copy in cards)
            request: r.Request = r.Hide(ids) if everyone else r.Reveal(ids)
            self._session.ask(request, self._session.acting(cards[0]))

    def _with_one(self, wanted: Callable[[int], object]) -> None:
        cards = self.chosen()
        if cards:
            wanted(cards[0].id)

    def _select_all(self) -> None:
        table = self._session.table
        self._scene.select(
            copy.id
            for copy in table.copies.values()
            if copy.controller == self._session.viewer and not copy.place.on and copy.place.region == "ready"
        )

    def _blood(self, by: int) -> None:
        for copy in self.chosen():
            self._view.change_blood(copy.id, by)

    def _influence(self, by: int) -> None:
        for copy in self.chosen():
            pool, card = Purse("pool", copy.controller), Purse("card", copy.id)
            request = r.Blood(pool, card, 1) if by > 0 else r.Blood(card, pool, 1)
            self._session.ask(request, self._session.acting(copy))

    # -- on the table -----------------------------------------------------------------------------------------------

    def _edge(self) -> None:
        session = self._session
        has = session.table.edge == session.viewer
        session.ask(r.TakeEdge(NOBODY if has else session.viewer))

    def _holder(self, number: int) -> Callable[[], None]:
        """Hold so many counters, while any are held; else answer with that number, or bring that seat close."""

        def hold() -> None:
            if self._view.hold(number) or (self.answer is not None and self.answer(number)):
                return
            if self._session.table.mode == "manual":
                self._closer(number)()

        return hold

    def _closer(self, number: int) -> Callable[[], None]:
        """Bring the seat of that number close; while counters are held, hold so many instead."""

        def close_up() -> None:
            if not self._view.hold(number) and number <= len(self._session.table.seats):
                self._view.camera.close_up(number - 1)

        return close_up

    def _next_view(self) -> None:
        seats = sorted(self._session.clients)
        here = seats.index(self._session.viewer)
        self._session.want_look(seats[(here + 1) % len(seats)])
