"""“What if”: a new game that begins where a film stands.

The journal's lines up to there become the beginning of another journal, which is then gone on with as after any break
(:meth:`~vtes_desktop.play.host.Host.resume`): the referee is set up in the middle of whatever is going on, and chance
goes on as it would have. The first journal is only read.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from vtes_desktop.play.film import tells_all
from vtes_desktop.play.setup import free_path
from vtes_desktop.table.journal import Header, Journal, JournalError, Opened


def begin_at(opened: Opened, n: int, folder: Path, players: Mapping[int, str] | None = None) -> Path:
    """Write the game up to its line `n` as a new one into `folder`, and return where it is.

    :param players: for seats by number, who plays there from now on, as a header has it; who is on the network and not
        named sits at this desktop.
    :raises JournalError: for a line that is not there, a game that others are still playing, a file that can't be
        made; with a sentence.
    """
    if not 1 <= n <= len(opened.lines):
        raise JournalError(f"The game has lines 1 to {len(opened.lines)}; it can’t be continued from line {n}.")
    if not tells_all(opened):
        raise JournalError("Others are still playing this game. It can be continued from here once it is over.")
    created = datetime.datetime.now().astimezone()
    path = free_path(folder, created)
    journal = Journal.create(path, _header(opened.header, n, created, players or {}))
    try:
        for line in opened.lines[:n]:
            journal.append(line)
        unsaved = journal.unsaved
    finally:
        journal.close()
    if unsaved:
        path.unlink(missing_ok=True)
        raise JournalError(f"The new game can’t be kept. {unsaved}")
    return path


def _header(header: Header, n: int, created: datetime.datetime, players: Mapping[int, str]) -> Header:
    """As the first game's, under another name and with other players."""
    seats = tuple(
        replace(seat, player=players.get(number, "here" if seat.player == "person" else seat.player))
        for number, seat in enumerate(header.seats)
    )
    name = header.name if header.name.startswith("What if") else f"What if: {header.name}"
    return replace(header, seats=seats, name=f"{name} (line {n})", created=created.isoformat(timespec="seconds"))
