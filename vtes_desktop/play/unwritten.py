"""A journal that is on no disk: of a game played again to be checked, and of a position laid to be learnt from."""

from __future__ import annotations

from vtes_desktop.table.journal import Header, Journal, Line, checksum


class Unwritten(Journal):
    """A journal that is on no disk."""

    def __init__(self, header: Header) -> None:
        self.sum = checksum(header.seed, "", b"")
        self.unsaved = ""

    @property
    def closed(self) -> bool:
        """It can't be."""
        return False

    def append(self, line: Line) -> None:
        """Nothing is written."""

    def sync_soon(self) -> None:
        """There is no disk."""

    def close(self) -> None:
        """There is nothing to let go of."""
