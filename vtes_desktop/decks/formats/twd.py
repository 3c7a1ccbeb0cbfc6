"""The tournament winning deck archive's text: the event's block, the deck's words, crypt in columns, library."""

from __future__ import annotations

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck, Event
from vtes_desktop.decks.formats.arranging import (
    archive_name,
    clan_text,
    crypt_rows,
    discipline_text,
    group_text,
    library_parts,
    one_line,
)
from vtes_desktop.decks.statistics import capacity_span

_ARCHIVE_CLANS = {"Banu Haqim": "Assamite", "Ministry": "Follower of Set"}
"""The archive keeps the former names of clans, in new decks too."""


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as the archive prints it. It holds name, author, description, event and a comment for each card."""
    lines: list[str] = []
    if deck.event is not None:
        lines += _event_lines(deck.event)
    if deck.name:
        lines.append(f"Deck Name: {one_line(deck.name)}")
    if deck.author:
        lines.append(f"Created by: {one_line(deck.author)}")
    if deck.description:
        lines += [f"Description: {deck.description}"]
    if lines and lines[-1]:
        lines.append("")
    lines += crypt_lines(deck, catalogue)
    lines += ["", f"Library ({deck.library_count} cards)"]
    for number, part in enumerate(library_parts(deck, catalogue)):
        trifles = f"; {part.trifles} trifle" if part.title == "Master" and part.trifles else ""
        lines += [""] * (number > 0) + [f"{part.title} ({part.count}{trifles})"]
        for row in part.rows:
            comment = f" -- {one_line(row.entry.comment)}" if row.entry.comment.strip() else ""
            lines.append(f"{row.entry.count}x {archive_name(row.card)}{comment}")
    return "\n".join(lines) + "\n"


def crypt_lines(deck: Deck, catalogue: Catalogue) -> list[str]:
    """The crypt with its heading, in columns as wide as they need to be."""
    rows = crypt_rows(deck, catalogue)
    span = capacity_span(deck, catalogue)
    title = f"Crypt ({deck.crypt_count} cards, min={span.lowest}, max={span.highest}, avg={span.average:.4g})"
    names = [archive_name(row.card) + (" (ADV)" if row.card.advanced else "") for row in rows]
    columns: list[list[str]] = [
        _column([f"{row.entry.count}x" for row in rows], gap=1),
        _column(names),
        _column([str(row.card.capacity or 0) for row in rows], right=True),
        _column([discipline_text(row.card) for row in rows]),
        _column([row.card.path.split(" ")[0] for row in rows]),
        _column([row.card.title for row in rows]),
        _column([f"{_archive_clan(row.card)}:{group_text(row.card)}" for row in rows]),
        [f"-- {one_line(row.entry.comment)}" if row.entry.comment.strip() else "" for row in rows],
    ]
    return [title, "-" * len(title), *("".join(cells).rstrip() for cells in zip(*columns, strict=True))]


def _column(cells: list[str], *, right: bool = False, gap: int = 2) -> list[str]:
    """Cells padded to the widest of them, with a gap after; nothing at all where every cell is empty."""
    width = max(map(len, cells), default=0)
    if width == 0:
        return cells
    return [f"{cell:>{width}}" + " " * gap if right else f"{cell:<{width + gap}}" for cell in cells]


def _archive_clan(card: Card) -> str:
    return _ARCHIVE_CLANS.get(clan_text(card), clan_text(card))


def _event_lines(event: Event) -> list[str]:
    players = f"{event.players} players" if event.players is not None else ""
    block = (event.name, event.place, event.date, event.rounds, players, event.winner, event.url, *event.more)
    lines = [one_line(line) for line in block if line.strip()]
    if lines:
        lines.append("")
    if event.score:
        lines += [f"-- {one_line(event.score)}", ""]
    return lines
