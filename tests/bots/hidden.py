"""The same position as a seat sees it, with other cards where it sees none: whatever answers it must answer alike."""

from __future__ import annotations

import random

import msgspec

from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Table


def with_hidden_cards_dealt_anew(table: Table, seat: int, chance: random.Random) -> Table:
    """The same table with the cards that a seat may not see changed for others of the same back."""
    other: Table = msgspec.convert(msgspec.to_builtins(table), Table)
    for kind in ("crypt", "library"):
        hidden = [copy for copy in other.copies.values() if copy.kind == kind and not sees(other, copy, seat)]
        numbers = [copy.card for copy in hidden]
        chance.shuffle(numbers)
        for copy, number in zip(hidden, numbers, strict=True):
            copy.card = number
    return other
