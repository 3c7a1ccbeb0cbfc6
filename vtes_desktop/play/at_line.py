"""The table at a line of a journal, in words: what a bug report or a quarrel is settled with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vtes_desktop.play.games import lay_out
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.faces import Face
from vtes_desktop.table.journal import Opened
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import NOBODY, Copy, Table


def table_at(opened: Opened, line: int) -> Table:
    """The true table after a line of a journal; 0 for before the first.

    Raises :class:`~vtes_desktop.table.checks.MoveError` where the lines do not add up.
    """
    table = lay_out(opened.header)
    for each in opened.lines[: max(0, line)]:
        apply_all(table, each.moves)
    return table


def in_words(table: Table, cards: Mapping[int, Face], seat: int = NOBODY) -> Iterator[str]:
    """A table line by line, as a seat may know it; -1: as who watches sees it.

    Cards in decks, in hands and on heaps are counted, others named.
    """
    seen = cut(table, seat)
    of = seen.description
    yield f"turn {seen.turn}, round {seen.round}: the {seen.phase} phase of {seen.seats[seen.active].name}"
    for number, each in enumerate(seen.seats):
        marks = [f"{each.pool} {of.pool}"]
        marks += [f"{each.tokens.get(token, 0)} {title}" for token, title in of.tokens.items()]
        marks += [f"{each.victory_points:g} {of.points}"] if not of.tokens else []
        marks += [f"the {of.edge}"] if seen.edge == number else []
        marks += ["ousted"] if each.ousted else ["withdrawn"] if each.withdrawn else []
        marks += [f"{len(pile)} in the {region}" for region, pile in each.piles.items() if _counted(seen, region)]
        yield f"{each.name}: {', '.join(marks)}"
        yield from _lying(seen, cards, each.piles)
    for region, pile in seen.common.items():
        if _counted(seen, region):
            yield f"{len(pile)} in the {region}"
    yield from _lying(seen, cards, seen.common)
    for name, going_on in (("action", seen.action), ("combat", seen.combat), ("referendum", seen.referendum)):
        if going_on is not None:
            yield f"{name}: {going_on}"


def _counted(table: Table, region: str) -> bool:
    """Whether what lies in a region is counted, not named."""
    of = table.regions[region]
    return not of.tracked or of.owners


def _lying(table: Table, cards: Mapping[int, Face], piles: Mapping[str, list[int]]) -> Iterator[str]:
    for region, pile in piles.items():
        for i in pile if not _counted(table, region) else ():
            yield f"  {region}: {_card(table, cards, table.copies[i]) if i in table.copies else 'a card'}"


def _card(table: Table, cards: Mapping[int, Face], copy: Copy) -> str:
    card = cards.get(copy.card)
    name = card.display_name if card is not None else f"a {table.description.kinds.get(copy.kind, 'card')}, face down"
    facts = [f"{copy.blood} blood"] if copy.blood else []
    facts += [f"{count} {counter}" for counter, count in copy.counters.items()]
    facts += ["locked"] if copy.locked else []
    facts += [_card(table, cards, table.copies[below]) for below in copy.attached]
    return f"{name} ({', '.join(facts)})" if facts else name
