"""The games on the network to go on with: those at other hosts, and those that were hosted in this window."""

from __future__ import annotations

import datetime
import logging
from collections.abc import Callable
from pathlib import Path

from vtes_desktop.lan.fingerprint import own_fingerprint
from vtes_desktop.lan.kept_list import KeptListError
from vtes_desktop.lan.table_files import path_of
from vtes_desktop.lan.tickets import Ticket, Tickets
from vtes_desktop.ui.continue_list import HOSTED_HERE, Game, bring_back, move_to_trash
from vtes_desktop.ui.languages import later, tr

log = logging.getLogger(__name__)


def hosted_folder(games: Path) -> Path:
    """Where the tables are that were hosted in this window."""
    return games / "hosted"


def used_at(ticket: Ticket) -> float:
    """When it was last used: seconds since 1970; 0 when that can't be read."""
    try:
        return datetime.datetime.fromisoformat(ticket.used).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0


def kept_tickets(network: Path) -> list[Ticket]:
    """Every seat that can be come back to, the last used first.

    :param network: the folder of tickets and of this window's key.
    """
    try:
        return [one for one in Tickets(network).all() if one.table and not one.finished]
    except KeptListError as error:
        log.warning("%s", error)
        return []


def hosted(network: Path, games: Path) -> list[Ticket]:
    """Of tables that were hosted here and still are to be played, the last used first."""
    own, folder = own_fingerprint(network), hosted_folder(games)
    mine = [one for one in kept_tickets(network) if own and one.fingerprint == own and not one.over]
    return [one for one in mine if path_of(folder, one.table).is_file()]


def network_games(network: Path, games: Path) -> list[Game]:
    """What the list of games has of the network."""
    own, folder = own_fingerprint(network), hosted_folder(games)
    found: list[Game] = []
    for ticket in kept_tickets(network):
        here = bool(own) and ticket.fingerprint == own
        path = path_of(folder, ticket.table)
        if here and not path.is_file():
            continue  # it was taken away
        where = HOSTED_HERE if here else f"at {ticket.host}" if ticket.host else later("on the network")
        found.append(
            Game(
                path,
                used_at(ticket),
                ticket.players,
                ticket.round,
                ticket.turn_of,
                ticket=ticket,
                table=ticket.title,
                where=where,
                over=ticket.over,
            )
        )
    return found


def put_away(ticket: Ticket, network: Path, games: Path) -> Callable[[], None]:
    """Forget a seat; a table that was hosted here goes into the trash folder itself. Returns what undoes it.

    Raises OSError, :class:`~vtes_desktop.table.journal.JournalError` and KeptListError with sentences.
    """
    from filelock import FileLock, Timeout

    from vtes_desktop.table.journal import JournalInUseError

    moved: list[Path] = []
    if ticket.fingerprint == own_fingerprint(network):
        folder = hosted_folder(games)
        try:
            with FileLock(folder / ".lock", timeout=0):
                files = (path_of(folder, ticket.table), folder / f"{ticket.table}.vtes-game")
                moved = [move_to_trash(path) for path in files if path.is_file()]
        except Timeout as error:
            raise JournalInUseError(
                tr("The table “{title}” is open in another window of this program.", title=ticket.title)
            ) from error
    tickets = Tickets(network)
    tickets.drop(ticket)

    def undo() -> None:
        for path in moved:
            bring_back(path)
        tickets.keep(ticket)

    return undo
