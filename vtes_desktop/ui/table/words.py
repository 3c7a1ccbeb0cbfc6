"""The table in words: what seats are to each other, and cards for who hears the table rather than sees it."""

from __future__ import annotations

from vtes_desktop.cards.model import Card
from vtes_desktop.table.table import Copy, Table


def relation(table: Table, viewer: int, seat: int) -> str:
    """What a seat is to the one that is looking, in the words of the game (sec. 2.1)."""
    if seat == viewer:
        return "you"
    prey, predator = table.prey(viewer), table.predator(viewer)
    words = []
    if seat == prey:
        words.append("your prey")
    if seat == predator:
        words.append("predator" if words else "your predator")
    if words:
        return " and ".join(words)
    if seat == table.prey(prey):
        words.append("prey’s prey")
    if seat == table.predator(predator):
        words.append("predator’s predator")
    return " · ".join(words) if len(words) < 2 else "across"


def described(table: Table, copy: Copy, card: Card | None) -> str:
    """A card with its state and place; `card` is None while its face is hidden."""
    words = [card.display_name if card else f"a {copy.kind} card, face down"]
    if copy.locked:
        words.append("locked")
    if copy.blood:
        words.append(f"{copy.blood} blood")
    words += [f"{number} {name}" for name, number in copy.counters.items()]
    words.append(f"{table.region_of(copy).title} of {table.seats[copy.controller].name}")
    return ", ".join(words)
