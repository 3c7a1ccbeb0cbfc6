"""A film at the table: a session whose one client is shown any moment of a game, through any of its eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.film import ABOVE, Film
from vtes_desktop.play.updates import Reply, Snapshot, Update
from vtes_desktop.table.doing import Travel
from vtes_desktop.table.sight import differences
from vtes_desktop.table.table import Table
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.session import Session

NOT_IN_A_FILM: Final = later("This is a film: what was done can’t be changed. “Play on from here” begins a new game.")
"""Why nothing can be done."""


class FilmSession(Session):
    """The table as a film shows it. Nothing that is asked of it changes the film."""

    moved = Signal()
    """Another moment is shown, or the same through other eyes."""

    def __init__(self, film: Film, catalogue: Catalogue, settings: Settings, eyes: int | None = None) -> None:
        self.film = film
        self._jumped = False
        self.at = 0
        """The frame after which the table is shown."""
        first = film.eyes[0] if eyes is None or eyes not in film.eyes else eyes
        still = _still(film.table(0, first))
        snapshot = Snapshot(0, 0.0, first, still, name=film.name, extra=film.extra)
        self._only = Client(snapshot, self._refuse)
        super().__init__(None, [self._only], catalogue, settings)
        self._wanted = 0
        self._seeking, self._showing = _soon(self, self._find), _soon(self, lambda: self.show(self._wanted))
        # The one client is given other eyes: whoever these are, it is what is looked at.
        self._only.on_update[:] = [self._told]

    @property
    def motion(self) -> bool:
        """Only from one frame to the next: nothing has gone anywhere where the film jumps."""
        return super().motion and not self._jumped

    @property
    def watches(self) -> bool:
        """Whoever watches a film has no seat in it."""
        return True

    @property
    def shared(self) -> bool:
        """There is nothing to be kept from anybody."""
        return False

    @property
    def may_talk(self) -> bool:
        """Nobody would hear it."""
        return False

    def eyes_name(self, eyes: int) -> str:
        """Whose eyes these are, in words."""
        if eyes == ABOVE:
            return tr("From above: all hands") if self.film.tells_all else tr("As who watches")
        return tr("As {names}", names=self.film.names[eyes])

    def seek(self, n: int) -> None:
        """Show the table after a frame soon: of several that are asked for before the window has followed, the last.

        The table is found in one turn of the window's loop and shown in the next, so that neither is long.
        """
        self._wanted = n
        self._seeking.start()

    @property
    def goal(self) -> int:
        """The frame that is shown, or soon will be."""
        waits = self._seeking.isActive() or self._showing.isActive()
        return max(0, min(self._wanted, self.film.length)) if waits else self.at

    def _find(self) -> None:
        n = max(0, min(self._wanted, self.film.length))
        self.film.table(n, self.viewer)
        self._showing.start()

    def show(self, n: int) -> None:
        """Show the table after a frame at once; the nearest there is."""
        n = max(0, min(n, self.film.length))
        if n == self.at:
            return
        film, viewer, client = self.film, self.viewer, self._only
        self._jumped = n != self.at + 1
        ways: list[Travel] = film.travels(n) if n == self.at + 1 else []
        table = _still(film.table(n, viewer))
        before = client.table.copies
        travels = tuple(
            replace(
                way,
                before=way.before if way.before in before else 0,
                after=way.after if way.after in table.copies else 0,
            )
            for way in ways
        )
        sayings = tuple(film.sayings(n, viewer)) if n == self.at + 1 else ()
        self.at = n
        seconds = film.frame(n).t if n else 0.0
        client.receive(Update(n, seconds, differences(client.table, table), sayings, travels))
        self.moved.emit()

    def look(self, seat: int) -> None:
        """Look through other eyes, those of a seat or from above."""
        if seat not in self.film.eyes or seat == self.viewer:
            return
        self.following.finish()
        client = self._only
        self._viewer = client.seat = seat
        self.clients = {seat: client}
        client.table = _still(self.film.table(self.at, seat))
        self.viewer_changed.emit()
        self.moved.emit()

    def want_look(self, seat: int) -> None:
        """A new turn does not give a film other eyes; who watches chooses them."""

    def step(self) -> None:
        """A line further."""
        self.show(self.at + 1)

    def ask(
        self,
        request: r.Request,
        seat: int | None = None,  # noqa: ARG002 - a session's way
        answered: Callable[[Reply], None] | None = None,
    ) -> None:
        """Nothing can be done."""
        self._refuse(request, answered or _unheard)

    def _refuse(self, request: r.Request, answered: Callable[[Reply], None]) -> None:  # noqa: ARG002 - a client's way
        self.refused.emit(tr(NOT_IN_A_FILM))
        answered(Reply(False, tr(NOT_IN_A_FILM)))

    def _told(self, update: Update) -> None:
        self.tell(update)


def _soon(parent: QObject, do: Callable[[], None]) -> QTimer:
    """What does something in the next turn of the window's loop, once however often it is started before."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(0)
    timer.timeout.connect(do)
    return timer


def _unheard(_: Reply) -> None:
    """Nobody listens."""


def _still(table: Table) -> Table:
    """A table whose clock does not run."""
    table.clock = replace(table.clock, running=False)
    return table
