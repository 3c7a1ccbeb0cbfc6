"""The table in words: what seats are to each other, and cards for who hears the table rather than sees it."""

from __future__ import annotations

from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.table.table import NOBODY, Copy, Table
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.faces.overlays import STATUS_WORDS
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import listed, plural, tr
from vtes_desktop.ui.table.looks import status_of


def relation(table: Table, viewer: int, seat: int) -> str:
    """What a seat is to the one that is looking, in the words of the game (sec. 2.1); to who only watches, whose
    predator it is."""
    if viewer == NOBODY:
        return tr("preys on {name}", name=table.seats[table.prey(seat)].name) if table.prey(seat) != seat else ""
    if seat == viewer:
        return tr("you")
    prey, predator = table.prey(viewer), table.predator(viewer)
    words = []
    if seat == prey:
        words.append(tr("your prey"))
    if seat == predator:
        words.append(tr("predator") if words else tr("your predator"))
    if words:
        return listed(words)
    if seat == table.prey(prey):
        words.append(tr("prey’s prey"))
    if seat == table.predator(predator):
        words.append(tr("predator’s predator"))
    return words[0] if len(words) == 1 else tr("across")


def described(table: Table, copy: Copy, card: Printed | None) -> str:
    """A card with its state and place; `card` is None while its face is hidden."""
    words = [called(card) if card else tr("a {kind} card, face down", kind=tr(copy.kind))]
    if copy.locked:
        words.append(game_word(edition_of(table.edition).words.locked))
    words += [tr(STATUS_WORDS[each]) for each in status_of(table, copy)]
    if copy.blood:
        words.append(tr("{blood} blood", blood=copy.blood))
    words += [f"{number} {name}" for name, number in copy.counters.items()]
    words.append(
        tr("{title} of {name}", title=game_word(table.region_of(copy).title), name=table.seats[copy.controller].name)
    )
    return ", ".join(words)


def said_of_pile(table: Table, seat: int, region: str, top: Printed | None) -> str:
    """A pile: whose, how many cards, and which is seen."""
    count = len(table.pile(seat, region))
    cards = plural("{n} card", "{n} cards", count) if count else tr("empty")
    seen = ", " + tr("{display_name} on top", display_name=called(top)) if top is not None else ""
    return tr(
        "{name}’s {title}, {cards}{seen}",
        name=table.seats[seat].name,
        title=game_word(table.regions[region].title),
        cards=cards,
        seen=seen,
    )


def said_of_pool(table: Table, seat: int) -> str:
    """A pool: whose and how much."""
    return tr("{name}’s pool, {pool}", name=table.seats[seat].name, pool=table.seats[seat].pool)


def said_of_edge(table: Table) -> str:
    """The Edge and who has it."""
    return (
        tr("the Edge, at the bank")
        if table.edge == NOBODY
        else tr("the Edge, with {name}", name=table.seats[table.edge].name)
    )


def said_of_seat(table: Table, viewer: int, seat: int) -> str:
    """A Methuselah: the name, what she is to the one that looks, how she stands."""
    state = table.seats[seat]
    words = [state.name]
    if state.playing:
        words += [word for word in (relation(table, viewer, seat), tr("pool {pool}", pool=state.pool)) if word]
    else:
        words.append(tr("ousted") if state.ousted else tr("withdrawn"))
    words += [
        tr("{victory_points:g} victory points", victory_points=state.victory_points),
        tr("{count} cards in hand", count=len(table.pile(seat, "hand"))),
    ]
    if table.active == seat and not table.over:
        words.append(tr("has the turn"))
    return ", ".join(words)
