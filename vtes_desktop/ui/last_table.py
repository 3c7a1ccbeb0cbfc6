"""How the last table was laid, so that the next one starts from there: seats, decks, what was agreed on."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from vtes_desktop import folders
from vtes_desktop.any_json import UNREADABLE

log = logging.getLogger(__name__)

FILE = "last_table.json"

POOL = (1, 100)
HAND_SIZE = (1, 20)
HOURS = (0.0, 24.0)
"""Least and most that the page of a new game offers; no time limit is 0."""


class LastSeat(Struct, omit_defaults=True):
    """A seat as it was set up: at most one of `starter` and `file` is given."""

    name: Annotated[str, Meta(max_length=40)] = ""
    starter: str = ""
    """A starter deck's code: ``V5:PTr``."""
    file: str = ""
    """A deck file."""
    player: Annotated[str, Meta(max_length=60)] = ""
    """Who played there, as a journal's header has it; empty for a person."""


class LastTable(Struct, omit_defaults=True):
    """Everything that the page of a new game asks."""

    seats: Annotated[list[LastSeat], Meta(max_length=6)] = field(default_factory=list)
    random_seating: bool = True
    hours: Annotated[float, Meta(ge=HOURS[0], le=HOURS[1])] = 2.0
    """Time limit; 0 for none."""
    open_table: bool = True
    replace: bool = True
    ask: bool = False
    pool: Annotated[int, Meta(ge=POOL[0], le=POOL[1])] = 30
    hand_size: Annotated[int, Meta(ge=HAND_SIZE[0], le=HAND_SIZE[1])] = 7
    strict: bool = False
    edition: Annotated[str, Meta(max_length=40)] = "current"
    """Of the rules, by its name."""
    game: Annotated[str, Meta(max_length=40)] = "vtes"
    """Which game the start page offers, by its key."""
    quick_seats: Annotated[int, Meta(ge=2, le=6)] = 5
    """Seats of the last quick start."""


def load(path: Path | None = None) -> LastTable:
    """The last table, or a usual one when there is none or its file can't be read."""
    path = path or folders.settings() / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=LastTable)
    except FileNotFoundError:
        return LastTable()
    except (OSError, *UNREADABLE) as error:
        log.warning("The last table in %s can't be read (%s); a usual one is laid instead.", path, error)
        return LastTable()


def save(table: LastTable, path: Path | None = None) -> None:
    """Keep the table for the next time; when that fails only the log says so."""
    path = path or folders.settings() / FILE
    scratch = path.with_suffix(".new")
    try:
        scratch.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=2))
        scratch.replace(path)
    except OSError as error:
        log.warning("The last table can't be kept in %s: %s", path, error)
