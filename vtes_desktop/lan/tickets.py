"""Tickets: what proves on this machine that a seat (or a table) on another is the player's, kept on disk.

A ticket is written before the host hears of it, so that a program killed at any moment comes back to its seat.
"""

from __future__ import annotations

import datetime
import secrets
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace as changed

from vtes_desktop.lan.invitation import Address
from vtes_desktop.lan.kept_list import KeptList
from vtes_desktop.lan.known_hosts import Fingerprint

FILE = "network-seats.json"
MOST = 200
"""Tickets kept; the longest unused goes first."""
LARGEST = 4 * 1024 * 1024
"""Bytes of the file."""

Secret = Annotated[bytes, Meta(min_length=32, max_length=32)]


class Ticket(Struct, frozen=True, omit_defaults=True):
    """A seat, or the ownership of a table, at a host."""

    fingerprint: Fingerprint
    """The host's."""
    table: str
    """The table's id; empty while it is being made."""
    addresses: tuple[Address, ...] = ()
    """Where the host was."""
    host: str = ""
    """What the host calls itself."""
    title: str = ""
    """What the table is called."""
    player: str = ""
    """The name that the player took."""
    token: bytes = b""
    """Of the seat, 32 bytes; empty for who only owns the table or watches."""
    owner: bytes = b""
    """Of the table, 32 bytes; empty for who does not own it."""
    number: str = ""
    """The random number that the seat promised, in hex."""
    commitment: str = ""
    """The host's, when the seat promised."""
    terms: str = ""
    """The host's, when the seat was asked to tell its number."""
    promises: dict[int, str] = {}
    """Everyone's, by seat, in hex, as they were told then."""
    playing: bool = False
    """Whether the game has begun."""
    finished: bool = False
    """Whether the table is finished: there is nothing to come back to but its journal."""
    used: str = ""
    """When last, ISO 8601."""
    players: tuple[str, ...] = ()
    """Who sits at the table, as was seen last."""
    round: int = 0
    """Of the game, as was seen last; 0 before it."""
    turn_of: str = ""
    """Whose turn it was then."""
    over: bool = False
    """Whether the game was over then, though the table may not be finished."""


def new_secret() -> bytes:
    """A token that nobody can guess."""
    return secrets.token_bytes(32)


class Tickets:
    """The tickets in one folder, the last used first. Several programs may share it."""

    def __init__(self, folder: Path) -> None:
        self.kept = KeptList(
            folder / FILE,
            Ticket,
            "Your seats at other tables",
            "To come back to a seat, ask its table’s owner to hand it over to you.",
            most=MOST,
            largest=LARGEST,
        )

    def all(self) -> list[Ticket]:
        """Every ticket. Raises :class:`KeptListError`."""
        return self.kept.read()

    def find(self, fingerprint: str, table: str) -> Ticket | None:
        """The last used ticket for a table. Raises :class:`KeptListError`."""
        return next((t for t in self.all() if (t.fingerprint, t.table) == (fingerprint, table)), None)

    def keep(self, ticket: Ticket, instead: Ticket | None = None) -> Ticket:
        """Write a ticket down, in place of the same one (and of `instead`). Raises :class:`KeptListError`."""
        ticket = changed(ticket, used=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"))
        self._write(ticket, *(one for one in (ticket, instead) if one is not None))
        return ticket

    def note(self, ticket: Ticket) -> None:
        """Write down where the game stands, in the ticket as it is kept by now; nothing when it is not kept any more.
        Raises :class:`KeptListError`."""
        now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")

        def noted(one: Ticket) -> Ticket:
            if _key(one) != _key(ticket):
                return one
            return changed(
                one, players=ticket.players, round=ticket.round, turn_of=ticket.turn_of, over=ticket.over, used=now
            )

        self.kept.change(lambda tickets: [noted(one) for one in tickets])

    def drop(self, ticket: Ticket) -> None:
        """Forget a ticket: the seat is lost. Raises :class:`KeptListError`."""
        self._write(None, ticket)

    def _write(self, new: Ticket | None, *old: Ticket) -> None:
        gone = {_key(ticket) for ticket in old}
        first = [new] if new else []
        self.kept.change(lambda tickets: first + [ticket for ticket in tickets if _key(ticket) not in gone])


def _key(ticket: Ticket) -> tuple[str, bytes, bytes]:
    return ticket.fingerprint, ticket.token, ticket.owner
