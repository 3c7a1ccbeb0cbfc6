"""The games that are played at this table: each is described by a :class:`GameTable`, which is data only.

A description says what lies on the table and how it is called. How the game is played is said one floor up
(:mod:`vtes_desktop.play.games`), how it looks at the top (``ui/games.py``); nothing that games share asks which of them
it is. :data:`GAMES` names the module of each description, which is imported when such a game is opened; nothing is
registered, and whoever adds a game adds a line here and one in each of the other two.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from vtes_desktop.table.regions import Region

VTES: Final = "vtes"
"""The key of the game that this program was made for: what a journal without one is."""

GAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        VTES: "vtes_desktop.table.vtes",
        "vendetta": "vtes_desktop.vendetta.table",
    }
)
"""By a game's key in journals and on the wire: the module whose ``GAME`` is its :class:`GameTable`."""


class GameTable(Struct, frozen=True, kw_only=True):
    """What lies on the table of a game, and how the things on it are called."""

    key: str
    """As in :data:`GAMES`."""
    title: str
    """Its name, for people."""
    regions: Mapping[str, Region]
    """All regions by name: those that each seat has, and with :attr:`Region.common` those of the table itself, whose
    places have the seat -1. No two have the same name. Make it with :func:`by_name`."""
    phases: tuple[str, ...]
    """In order: of a turn, or of a round; the first is where the game begins."""
    kinds: Mapping[str, str]
    """The kinds of cards (:attr:`Copy.kind`), and how one is called whose face the reader may not see: ``crypt``:
    ``crypt card``."""
    tokens: Mapping[str, str] = MappingProxyType({})
    """What a seat may have besides the counters of its pool (:attr:`Seat.tokens`), by name, with how it is called:
    ``influence``: ``Influence``. All of it is public."""
    player: str = "player"
    """What somebody who plays is called."""
    pool: str = "pool"
    """How the counters of a seat's pool are called: “burns 3 pool”."""
    blood: str = "blood"
    """How the same counters are called on a card."""
    start: int = 0
    """How many a seat begins with, where nobody agreed on another number."""
    edge: str = ""
    """What the one thing is called that one seat has at a time (:attr:`Table.edge`): ``Edge``; empty for none."""
    points: str = "points"
    """What is counted in the end."""
    hidden: str = "hands"
    """What an open table opens to everybody."""
    seats: tuple[int, int] = (2, 6)
    """The fewest and the most seats."""
    edition: str = ""
    """The edition of the rules that a game is played by where nobody says otherwise."""

    @property
    def of_seats(self) -> tuple[str, ...]:
        """The names of the regions that each seat has, in order."""
        return tuple(region.name for region in self.regions.values() if not region.common)

    @property
    def common(self) -> tuple[str, ...]:
        """The names of the regions of the table itself, in order."""
        return tuple(region.name for region in self.regions.values() if region.common)


def by_name(regions: Iterable[Region]) -> Mapping[str, Region]:
    """Regions by their names, in order. Raises ValueError for two of one name."""
    found: dict[str, Region] = {}
    for region in regions:
        if found.setdefault(region.name, region) is not region:
            raise ValueError(f"There are two regions called {region.name!r}.")
    return MappingProxyType(found)


@cache
def game_table(key: str) -> GameTable:
    """The description of a game. Raises KeyError for one that this program does not know.

    >>> game_table("vtes").phases
    ('unlock', 'master', 'minion', 'influence', 'discard')
    """
    found = import_module(GAMES[key]).GAME
    if not isinstance(found, GameTable) or found.key != key:
        raise TypeError(f"{GAMES[key]} has no description of the game {key!r}.")
    return found
