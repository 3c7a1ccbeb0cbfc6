"""The panel in which a pile is looked through, as every game has one."""

from __future__ import annotations

from abc import abstractmethod

from vtes_desktop.ui.table.overlay import Overlay


class Browsing(Overlay):
    """Shows the cards of a pile over the table."""

    @abstractmethod
    def open_pile(self, seat: int, region: str) -> None:
        """Look through a seat's pile, or one of the table itself (-1)."""

    @abstractmethod
    def open_top(self, region: str, count: int, seat: int | None = None) -> None:
        """Look at the top cards of a deck."""
