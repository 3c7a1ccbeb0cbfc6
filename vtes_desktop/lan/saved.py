"""A table of a host on disk: who has which seat, by what right, and what the game is to be.

The game itself is in its journal. This file is handed to the operating system before anyone is told of what is in it,
and holds secrets (decks, the seed, a password): it is the host's alone.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
from pathlib import Path

import msgspec
from msgspec import Struct, field

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.lan.protocol import Player, State, Terms
from vtes_desktop.lan.table_files import path_of
from vtes_desktop.table.chance import new_seed
from vtes_desktop.table.journal import NO_EXTRA, DeckList

FORMAT = 1
LARGEST = 4 * 1024 * 1024
"""Bytes."""
KEPT_DIGESTS = 50
"""Of guests that were sent away."""


KEPT_DEEDS = 64
"""Of each guest: no more can be on their way again."""
MOST_DEEDS = 512
"""Of all who ever were at a table."""


class SavedError(Exception):
    """A table can't be read or written; the message is a sentence."""


class SavedSeat(Struct, omit_defaults=True):
    """A seat, with the secrets that go with it."""

    name: str = ""
    player: Player = "open"
    token: bytes = b""
    """SHA-256 of its person's token; empty for none."""
    key: bytes = b""
    """SHA-256 of the key with which it was handed over; empty for none."""
    deck: DeckList | None = None
    computer: str = ""
    """How the host's program plays it, while its player is “random”; empty for at random."""
    released: bool = False
    """In a game: whether the table has let somebody else have it, while its player is away."""


class Saved(Struct):
    """A table."""

    id: str
    terms: Terms
    owner: bytes
    """SHA-256 of the owner's token."""
    seats: list[SavedSeat]
    password: str = ""
    state: State = "lobby"
    seed: str = field(default_factory=new_seed)
    """The host's, in hex, of the game that is to begin."""
    sent_away: list[bytes] = field(default_factory=list)
    """SHA-256 of the tokens of guests that were."""
    maker: str = ""
    """The address of whoever made it."""
    done: list[tuple[bytes, bytes]] = field(default_factory=list)
    """Deeds that were done, by the digest of whose they were (empty for who only watches) and their words."""
    seed_told: bool = False
    """Of a finished table: whether everybody knows the seed."""
    format: int = FORMAT
    extra: msgspec.Raw = field(default_factory=lambda: NO_EXTRA)
    """The game's own options and card set, as its header will have them."""

    @property
    def journal(self) -> str:
        """The name of the journal's file."""
        return self.id + GAME_SUFFIX


def digest(secret: bytes) -> bytes:
    """What is kept of a token or a key."""
    return hashlib.sha256(secret).digest()


def same(kept: bytes, secret: bytes) -> bool:
    """Whether `secret` is the one whose digest was kept, in a time that tells nothing."""
    return bool(kept) and hmac.compare_digest(kept, digest(secret))


def encoded(saved: Saved) -> bytes:
    """A table as it is kept."""
    return msgspec.json.encode(saved)


def decoded(data: bytes) -> Saved:
    """A table that was kept. Raises msgspec.MsgspecError or UnicodeDecodeError when it is none."""
    return msgspec.json.decode(data, type=Saved)


def keep(folder: Path, table: str, data: bytes) -> None:
    """Hand an encoded table to the operating system, in one step. Raises :class:`SavedError`."""
    path = path_of(folder, table)
    part = path.with_name(path.name + ".part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        part.replace(path)
    except OSError as error:
        raise SavedError(f"The table can’t be saved as {path}: {error.strerror or error}.") from error


def sync(folder: Path, table: str) -> None:
    """Have a table that was kept written to the disk, against a pulled plug. Takes a while; never raises."""
    try:
        with path_of(folder, table).open("r+b") as file:
            os.fsync(file.fileno())
    except OSError as error:
        logging.getLogger(__name__).info("The table %s could not be synced: %s", table, error)


def read(path: Path) -> Saved:
    """Read a table. Raises :class:`SavedError`."""
    try:
        if path.stat().st_size > LARGEST:
            raise SavedError(f"{path} is larger than any table could be. Move it away.")
        saved = decoded(path.read_bytes())
    except OSError as error:
        raise SavedError(f"The table {path} can’t be read: {error.strerror or error}.") from error
    except UNREADABLE as error:
        raise SavedError(f"The table {path} is damaged. Its game, if it has begun, is beside it.") from error
    if saved.format > FORMAT:
        raise SavedError(f"The table {path} was saved by a newer version of this program.")
    if path != path_of(path.parent, saved.id) or not 2 <= len(saved.seats) <= 6:
        raise SavedError(f"The table {path} is damaged: it does not fit its name or its seats.")
    return saved


def remove(folder: Path, saved: Saved) -> None:
    """Remove a table that has no game. Raises :class:`SavedError`."""
    try:
        path_of(folder, saved.id).unlink(missing_ok=True)
    except OSError as error:
        raise SavedError(f"The table can’t be removed: {error.strerror or error}.") from error
