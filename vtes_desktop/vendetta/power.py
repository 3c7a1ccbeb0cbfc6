"""Power: of a card after all that was done to it, and of a seat at a Location (K2). Read from what lies on the table,
so that a screen or a player counts by the same lines as the referee."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table.table import Copy, Table
from vtes_desktop.vendetta.cards import Faces
from vtes_desktop.vendetta.readings import Readings
from vtes_desktop.vendetta.table import position

ADDED: Final = "added"
"""The mark on a card, or on a Position tile, of what effects have added to its Power: ``-2``."""
HALVED: Final = "halved"
"""The mark on a card whose printed Power was halved."""
SAID: Final = "power said"
"""The mark on a card whose Power is in no file: what its player has said that it is."""
TOTAL: Final = "power"
"""The mark on a Position tile: the total Power that the referee has counted."""
RANK: Final = "rank"
"""The mark on a Position tile: its player's rank in the conflict."""


def _number(copy: Copy, mark: str) -> int:
    said = copy.marks.get(mark, "")
    return int(said) if said.lstrip("-").isascii() and said.lstrip("-").isdigit() else 0


def added(copy: Copy) -> int:
    """What effects have added to a card's Power, or to that of a Position."""
    return _number(copy, ADDED)


def printed(copy: Copy, faces: Faces) -> int | None:
    """The printed Power of a Clan card; None where it is not known, or its face is not seen."""
    if SAID in copy.marks:
        return _number(copy, SAID)
    face = faces.get(copy.card)
    return face.power if face is not None else None


def of_card(copy: Copy, faces: Faces, readings: Readings) -> int | None:
    """The Power of a Deployed card after all effects; None where it is not known or not seen."""
    power = printed(copy, faces)
    if power is None:
        return None
    face = faces[copy.card]
    if face.step == "passive" and readings.passive_power == "no":
        power = 0
    return (power // 2 if HALVED in copy.marks else power) + added(copy)


def total(table: Table, seat: int, location: str, faces: Faces, readings: Readings) -> tuple[int, int]:
    """The Power of a seat at a Location as far as it is seen, and how many of its cards there are not (K2)."""
    power = unseen = 0
    for i in table.seats[seat].piles[position(location)]:
        copy = table.copies[i]
        if copy.kind == "tile":
            power += copy.blood + added(copy)
        elif copy.kind == "clan":
            of = of_card(copy, faces, readings)
            power, unseen = power + (of or 0), unseen + (of is None)
    if readings.power_below_zero == "as zero":
        power = max(0, power)
    return power, unseen
