"""What minions come to now, for the screen: bleed, strength, votes and their like with all that changes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vtes_desktop.abilities.onlooker import Onlooker
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.rules.figures import Figures, figures
from vtes_desktop.rules.minions import is_minion

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game
    from vtes_desktop.table.table import Copy, Table
    from vtes_desktop.ui.table.session import Session

WITH_FIGURES = ("ready", "torpor")
"""The regions whose minions have some."""


class TableFigures:
    """The figures of the minions that the seat that is looking sees, where the rules are enforced: in manual mode
    players may have agreed on what no card says."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._onlooker: Onlooker | None = None
        self._game: tuple[Table, Game] | None = None
        self._kept: dict[int, tuple[Copy, Figures]] = {}
        """By number, with the state of the copy for which they were reckoned."""
        session.updated.connect(self.changed)
        session.viewer_changed.connect(self._start_over)

    def of(self, copy: Copy) -> Figures | None:
        """What a copy comes to; None for what is no minion in play, or whose face is not seen."""
        kept = self._kept.get(copy.id)
        if kept is not None and kept[0] is copy:
            return kept[1]
        table = self._session.table
        if table.mode != "strict" or copy.place.on or copy.place.region not in WITH_FIGURES or not copy.card:
            return None
        if copy.card not in self._session.catalogue.cards or not copy.face_up:
            return None
        game = self._looked_at(table)
        if game is None or not is_minion(game, copy):
            return None
        found = figures(game, copy)
        fights = (table.combat.acting, table.combat.opposing) if table.combat is not None else ()
        for side in fights:
            if side.minion == copy.id and side.strength >= 0:
                found = replace(found, strength=side.strength)  # what was played is known to the referee alone
        self._kept[copy.id] = copy, found
        return found

    def again(self) -> Iterator[int]:
        """Reckon all minions anew, one in each step, for what changes one may be another card; gives the number of each
        that comes to something else now, and 0 for another."""
        before, self._kept = self._kept, {}
        table = self._session.table
        for seat in range(len(table.seats)):
            for number in [number for region in WITH_FIGURES for number in table.pile(seat, region)]:
                copy, old = table.copies.get(number), before.get(number)
                now = self.of(copy) if copy is not None else None
                yield number if now != (old[1] if old is not None else None) else 0

    def changed(self) -> None:
        """What was found out of the table may not be so any more."""
        self._game = None

    def _start_over(self) -> None:
        self._game = None
        self._kept.clear()

    def _looked_at(self, table: Table) -> Game | None:
        """The game of the mirror; None while a card of it is not in this program's list."""
        if self._game is not None and self._game[0] is table:
            return self._game[1]
        cards = self._session.catalogue.cards
        if any(copy.card and copy.card not in cards for copy in table.copies.values()):
            return None
        if self._onlooker is None:
            self._onlooker = Onlooker(self._session.catalogue, Texts.kept(self._session.catalogue))
        game = self._onlooker.game(table, self._session.viewer)
        self._game = table, game
        return game
