"""Cards dragged out of a panel (a pile that is looked through) and dropped on the table."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QMimeData, QPointF

from vtes_desktop.table.table import Table
from vtes_desktop.ui.table.drops import Cards
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.targets import show_target, target_at

COPIES: Final = "application/x-vtes-copies"
"""Dragged copies: their ids as a JSON list."""


class PanelDrops:
    """What the view does with such a drag."""

    def __init__(self, session: Session, scene: TableScene) -> None:
        self._session = session
        self._scene = scene

    def over(self, data: QMimeData, point: QPointF) -> bool:
        """Show where the cards would drop; False for a drag of something else."""
        held, _, _ = self._held(data)
        if held is not None:
            show_target(self._scene, held, target_at(self._scene, held, point))
        return held is not None

    def away(self) -> None:
        """They were taken elsewhere."""
        show_target(self._scene, Cards(()), None)

    def drop(self, data: QMimeData, point: QPointF) -> bool:
        """Drop them; False when that means nothing."""
        held, table, seat = self._held(data)
        self.away()
        target = target_at(self._scene, held, point) if held is not None else None
        request = (
            self._scene.game.drops.request(table, held, target) if held is not None and target is not None else None
        )
        if request is None:
            return False
        self._session.ask(request, seat)
        return True

    def _held(self, data: QMimeData) -> tuple[Cards | None, Table, int]:
        """What is dragged, the table of who knows those cards, and that seat.

        At an open table one may look through another's deck, whose cards only its own seat knows.
        """
        session = self._session
        try:
            ids = json.loads(bytes(data.data(COPIES).data()) or b"null")
        except ValueError:
            ids = None
        if isinstance(ids, list) and ids and all(isinstance(i, int) for i in ids):
            others = session.clients if session.table.open else {}
            for seat in (session.viewer, *(seat for seat in others if seat != session.viewer)):
                table = session.clients[seat].table
                if all(i in table.copies for i in ids):
                    actor = session.acting(table.copies[ids[0]])
                    return Cards(tuple(ids)), table, actor
        return None, session.table, session.viewer
