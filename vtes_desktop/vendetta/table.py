"""What lies on the table of Vendetta (rulebook, pages 2 to 5).

The Locations lie in the middle and are nobody's; beside each lies a Position of every seat. A Position tile is a card
of its Position, and bears the Blood that was deployed there.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from vtes_desktop.table.games import GameTable, by_name
from vtes_desktop.table.regions import Region

HAVEN: Final = "haven"
"""The Prince's Haven, among the names of Locations."""
LOCATIONS: Final = ("1", "2", "3", HAVEN)
"""The Locations in the order in which they are resolved; the third is in play with five players only."""


def position(location: str) -> str:
    """The region of a seat's Position at a Location.

    >>> position("1"), position(HAVEN)
    ('position 1', 'position haven')
    """
    return f"position {location}"


def location_region(location: str) -> str:
    """The region of the table where the Ally of a Location lies, and a Location card.

    >>> location_region("1")
    'location 1'
    """
    return f"location {location}"


def _called(location: str) -> str:
    return "the Prince’s Haven" if location == HAVEN else f"Location {location}"


def _regions() -> Iterator[Region]:
    yield Region(
        "clan deck", "Clan deck", "nobody", tracked=False, ordered=True, face_up=False, owners=True, kinds=("clan",)
    )
    yield Region("hand", "hand", "controller", tracked=False, face_up=False, owners=True, kinds=("clan",))
    # Untracked, so that a token has another id each time it is taken up: the second choice would tell which is which.
    yield Region(
        "aside", "Stay and Withdraw tokens", "controller", tracked=False, face_up=False, owners=True, kinds=("token",)
    )
    for each in LOCATIONS:
        yield Region(
            position(each), f"Position at {_called(each)}", "controller", tracked=True, face_up=False, in_play=True
        )
    yield Region("sheet", "Clan sheet", "face up", tracked=True, in_play=True, kinds=("sheet",))
    yield Region("alliance", "Alliance", "face up", tracked=True, in_play=True)
    yield Region("drained", "Drained cards", "face up", tracked=True)
    yield Region(
        "allies", "Allies deck", "nobody", tracked=False, ordered=True, face_up=False, kinds=("ally",), common=True
    )
    yield Region("victims", "Victims", "always", tracked=True, kinds=("victim",), common=True)
    yield Region("clans", "Clan sheets", "face up", tracked=True, kinds=("sheet",), common=True)
    yield Region("relics", "Relics", "always", tracked=True, kinds=("relic",), common=True)
    for each in LOCATIONS:
        title = "the Prince’s Haven" if each == HAVEN else f"Location {each}"
        yield Region(location_region(each), title, "face up", tracked=True, in_play=True, common=True)
    yield Region("removed", "cards that left the game", "face up", tracked=True, common=True)


GAME: Final = GameTable(
    key="vendetta",
    title="Vampire: The Masquerade – Vendetta",
    regions=by_name(_regions()),
    phases=("feed", "locations", "hand", "planning", "resolution"),
    kinds=MappingProxyType(
        {
            "clan": "Clan card",
            "ally": "Ally",
            "victim": "Victim",
            "tile": "Position tile",
            "token": "token",
            "sheet": "Clan sheet",
            "relic": "Relic",
            "location": "Location card",
        }
    ),
    tokens=MappingProxyType(
        {
            "influence": "Influence",
            "diablerie": "Diablerie",
            "diablerie used": "Diablerie turned down",
        }
    ),
    pool="Blood",
    blood="Blood",
    start=6,
    edge="Ambition token",
    points="Influence",
    seats=(3, 6),
    edition="clear",
)
"""The description."""
