"""The table at a line of a journal, in words: what a bug report or a quarrel is settled with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vtes_desktop.cards.model import Card
from vtes_desktop.play.games import lay_out
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.journal import Opened
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import NOBODY, Copy, Table

SHOWN = ("ready", "torpor", "uncontrolled", "in play", "contested")
"""The regions whose cards are named; of others they are counted."""


def table_at(opened: Opened, line: int) -> Table:
    """The true table after a line of a journal; 0 for before the first.

    Raises :class:`~vtes_desktop.table.checks.MoveError` where the lines do not add up.
    """
    table = lay_out(opened.header)
    for each in opened.lines[: max(0, line)]:
        apply_all(table, each.moves)
    return table


def in_words(table: Table, cards: Mapping[int, Card], seat: int = NOBODY) -> Iterator[str]:
    """A table line by line, as a seat may know it; -1: as who watches sees it."""
    seen = cut(table, seat)
    yield f"turn {seen.turn}, round {seen.round}: the {seen.phase} phase of {seen.seats[seen.active].name}"
    for number, each in enumerate(seen.seats):
        marks = [f"{each.pool} pool", f"{each.victory_points:g} victory points"]
        marks += ["the Edge"] if seen.edge == number else []
        marks += ["ousted"] if each.ousted else ["withdrawn"] if each.withdrawn else []
        marks += [f"{len(each.piles[region])} in the {region}" for region in ("hand", "crypt", "library", "ash heap")]
        yield f"{each.name}: {', '.join(marks)}"
        for region in SHOWN:
            for i in each.piles[region]:
                yield f"  {region}: {_card(seen, cards, seen.copies[i]) if i in seen.copies else 'a card'}"
    for name, going_on in (("action", seen.action), ("combat", seen.combat), ("referendum", seen.referendum)):
        if going_on is not None:
            yield f"{name}: {going_on}"


def _card(table: Table, cards: Mapping[int, Card], copy: Copy) -> str:
    card = cards.get(copy.card)
    name = card.display_name if card is not None else f"a {copy.kind} card, face down"
    facts = [f"{copy.blood} blood"] if copy.blood else []
    facts += [f"{count} {counter}" for counter, count in copy.counters.items()]
    facts += ["locked"] if copy.locked else []
    facts += [_card(table, cards, table.copies[below]) for below in copy.attached]
    return f"{name} ({', '.join(facts)})" if facts else name
