"""Tickets: what proves on this machine that a seat (or a table) on another is the player's, kept on disk.

A ticket is written before the host hears of it, so that a program killed at any moment comes back to its seat.
"""

from __future__ import annotations

import datetime
import secrets
from pathlib import Path
from typing import Annotated

import msgspec
from filelock import FileLock
from msgspec import Meta, Struct
from msgspec.structs import replace as changed

from vtes_desktop.decks.storing import StoringError, replace
from vtes_desktop.lan.invitation import Address
from vtes_desktop.lan.known_hosts import Fingerprint

FILE = "network-seats.json"
MOST = 200
"""Tickets kept; the longest unused goes first."""
LARGEST = 4 * 1024 * 1024
"""Bytes of the file."""

Secret = Annotated[bytes, Meta(min_length=32, max_length=32)]


class TicketError(Exception):
    """Tickets can't be read or written; the message is a sentence."""


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


def new_secret() -> bytes:
    """A token that nobody can guess."""
    return secrets.token_bytes(32)


class Tickets:
    """The tickets in one folder, the last used first. Several programs may share it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.damage = ""
        """A sentence when the file could not be read and was put aside; empty when all is well."""

    def all(self) -> list[Ticket]:
        """Every ticket. Raises :class:`TicketError`."""
        try:
            with self.path.open("rb") as file:
                data = file.read(LARGEST + 1)
            if len(data) <= LARGEST:
                return msgspec.json.decode(data, type=list[Ticket])
        except FileNotFoundError:
            return []
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            pass
        except OSError as error:
            raise TicketError(
                f"Your seats at other tables can’t be read from {self.path}: {error.strerror}."
            ) from error
        self._put_aside()
        return []

    def find(self, fingerprint: str, table: str) -> Ticket | None:
        """The last used ticket for a table. Raises :class:`TicketError`."""
        return next((t for t in self.all() if (t.fingerprint, t.table) == (fingerprint, table)), None)

    def keep(self, ticket: Ticket, instead: Ticket | None = None) -> Ticket:
        """Write a ticket down, in place of the same one (and of `instead`). Raises :class:`TicketError`."""
        ticket = changed(ticket, used=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"))
        self._write(ticket, *(one for one in (ticket, instead) if one is not None))
        return ticket

    def drop(self, ticket: Ticket) -> None:
        """Forget a ticket: the seat is lost. Raises :class:`TicketError`."""
        self._write(None, ticket)

    def _write(self, new: Ticket | None, *old: Ticket) -> None:
        gone = {_key(ticket) for ticket in old}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self.path.with_name(FILE + ".lock")):
                kept = [ticket for ticket in self.all() if _key(ticket) not in gone]
                tickets = ([new] if new else []) + kept
                replace(self.path, msgspec.json.format(msgspec.json.encode(tickets[:MOST])))
        except StoringError as error:
            raise TicketError(str(error)) from error
        except OSError as error:
            raise TicketError(f"{self.path} can’t be written: {error.strerror or error}.") from error

    def _put_aside(self) -> None:
        number = 1
        while (kept := self.path.with_name(f"{FILE}.damaged-{number}")).exists():
            number += 1
        try:
            self.path.replace(kept)
        except OSError as error:
            raise TicketError(
                f"Your seats at other tables can’t be read: {self.path} is damaged. Move it away by hand."
            ) from error
        self.damage = (
            f"The file with your seats at other tables was damaged and is kept as {kept.name}. To come back to a seat, "
            "ask its table’s owner to hand it over to you."
        )


def _key(ticket: Ticket) -> tuple[str, bytes, bytes]:
    return ticket.fingerprint, ticket.token, ticket.owner
