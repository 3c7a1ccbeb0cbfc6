"""Players that a game brings along: who plays a seat that no person plays, in a game other than V:tES."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Final

import msgspec

from vtes_desktop.play.client import Client
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Table

OWN: Final = MappingProxyType({"vendetta": "vtes_desktop.vendetta.sensible"})
"""By a game's key: the module whose ``sit_down`` makes a player of its own."""

Pick = Callable[[Table, str, Sequence[Option]], int]
"""Picks an option of a choice of a kind, from its seat's mirror: its place among them. Quick: a few milliseconds."""
SitDown = Callable[[msgspec.Raw, int, str], Pick]
"""Makes a player of the game's own part of the header, the seat, and a seed."""


def own_player(client: Client, seed: str) -> Pick | None:
    """A player of the game's own for a client's seat; None where the game has none, and the computer Methuselahs play.
    Raises ValueError for a header that this game can't be played with."""
    module = OWN.get(client.table.game)
    if module is None:
        return None
    make: SitDown = import_module(module).sit_down
    return make(client.extra, client.seat, seed)
