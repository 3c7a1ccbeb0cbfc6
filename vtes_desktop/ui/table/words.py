"""The table in words: what seats are to each other, and cards for who hears the table rather than sees it."""

from __future__ import annotations

from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.table.table import NOBODY, Copy, Table
from vtes_desktop.ui.faces.overlays import STATUS_WORDS
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.table.looks import status_of


def relation(table: Table, viewer: int, seat: int) -> str:
    """What a seat is to the one that is looking, in the words of the game (sec. 2.1); to who only watches, whose
    predator it is."""
    if viewer == NOBODY:
        return f"preys on {table.seats[table.prey(seat)].name}" if table.prey(seat) != seat else ""
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
    return words[0] if len(words) == 1 else "across"


def described(table: Table, copy: Copy, card: Printed | None) -> str:
    """A card with its state and place; `card` is None while its face is hidden."""
    words = [card.display_name if card else f"a {copy.kind} card, face down"]
    if copy.locked:
        words.append(edition_of(table.edition).words.locked)
    words += [STATUS_WORDS[each] for each in status_of(table, copy)]
    if copy.blood:
        words.append(f"{copy.blood} blood")
    words += [f"{number} {name}" for name, number in copy.counters.items()]
    words.append(f"{table.region_of(copy).title} of {table.seats[copy.controller].name}")
    return ", ".join(words)


def said_of_pile(table: Table, seat: int, region: str, top: Printed | None) -> str:
    """A pile: whose, how many cards, and which is seen."""
    count = len(table.pile(seat, region))
    cards = "empty" if not count else "1 card" if count == 1 else f"{count} cards"
    seen = f", {top.display_name} on top" if top is not None else ""
    return f"{table.seats[seat].name}’s {table.regions[region].title}, {cards}{seen}"


def said_of_pool(table: Table, seat: int) -> str:
    """A pool: whose and how much."""
    return f"{table.seats[seat].name}’s pool, {table.seats[seat].pool}"


def said_of_edge(table: Table) -> str:
    """The Edge and who has it."""
    return "the Edge, at the bank" if table.edge == NOBODY else f"the Edge, with {table.seats[table.edge].name}"


def said_of_seat(table: Table, viewer: int, seat: int) -> str:
    """A Methuselah: the name, what she is to the one that looks, how she stands."""
    state = table.seats[seat]
    words = [state.name]
    if state.playing:
        words += [word for word in (relation(table, viewer, seat), f"pool {state.pool}") if word]
    else:
        words.append("ousted" if state.ousted else "withdrawn")
    words += [f"{state.victory_points:g} victory points", f"{len(table.pile(seat, 'hand'))} cards in hand"]
    if table.active == seat and not table.over:
        words.append("has the turn")
    return ", ".join(words)
