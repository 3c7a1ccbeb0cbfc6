"""A game played once more from its requests, to see whether they lead where the journal says."""

from __future__ import annotations

import msgspec

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.table.journal import Header, Journal, Line, checksum
from vtes_desktop.table.table import NOBODY


class _Unwritten(Journal):
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


class PlayedAgain(Host):
    """A host that is given a journal's requests in order."""

    def __init__(self, catalogue: Catalogue, header: Header) -> None:
        super().__init__(catalogue, _Unwritten(header), header, lambda: 0.0)

    def differs(self, line: Line) -> tuple[str, object, object] | None:
        """Play a line's request; returns what came of it otherwise (what, expected, found), or None.

        After a difference the game can't be played on.
        """
        try:
            request = msgspec.json.decode(line.request, type=r.Request)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return "The request is none that can be asked of a table.", "", str(error)
        if (line.seat == NOBODY) != isinstance(request, r.Deal) or (isinstance(request, r.Deal) and self.lines):
            return "Nobody may ask that, or nobody else.", "", request
        # When the referee could not go on, the host has asked for manual mode by itself: that line is there already.
        if len(self.lines) < line.n:
            reply = self._carry_out(line.seat, request)
            if not reply.accepted:
                return "The request was to be refused.", reply.reason, request
        came = self.lines[line.n - 1]
        if came.moves != line.moves:
            return "The request does not lead to these moves.", *_first_other(came.moves, line.moves)
        for name in ("draws", "drawn", "given", "back", "again", "picks", "start", "at"):
            if getattr(came, name) != getattr(line, name):
                return f"The request leads to another “{name}”.", getattr(came, name), getattr(line, name)
        if came.log != line.log and not isinstance(request, r.SwitchMode):  # why the referee left is in no request
            return "The request leads to other sentences.", *_first_other(came.log, line.log)
        return None


def _first_other(expected: tuple[object, ...], found: tuple[object, ...]) -> tuple[object, object]:
    """The first of two sequences' members that differ; words where one has ended."""
    for one, other in zip(expected, found, strict=False):
        if one != other:
            return one, other
    longer = expected if len(expected) > len(found) else found
    rest: object = longer[min(len(expected), len(found))]
    return (rest, "nothing more") if longer is expected else ("nothing more", rest)
