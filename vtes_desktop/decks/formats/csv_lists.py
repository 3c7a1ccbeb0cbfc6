"""Comma separated lists, as spreadsheets and inventories write them: any delimiter, any order of columns."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry, Section
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.formats.arranging import crypt_rows, group_text, library_parts, listed_name, type_title
from vtes_desktop.decks.formats.headings import is_rule
from vtes_desktop.decks.matching import Matcher, Written

_DELIMITERS = (",", ";", "\t", "|")
_LONGEST_LINE = 20_000
_SEPARATOR_LINE = re.compile(r"(?i)sep=(.)$")
_WHOLE = re.compile(r"\s*(-?\d{1,40})(?:[.,]0+)?\s*[xX]?\s*$")

_COLUMNS: dict[str, frozenset[str]] = {
    "count": frozenset({"count", "quantity", "qty", "number", "copies", "amount", "owned", "have", "q", "#", "nb"}),
    "name": frozenset({"name", "card", "cardname", "card name", "title"}),
    "id": frozenset({"id", "card id", "cardid", "card_id", "vekn id", "krcg id"}),
    "group": frozenset({"group", "grp"}),
    "advanced": frozenset({"adv", "advanced"}),
    "comment": frozenset({"comment", "comments", "note", "notes"}),
    "section": frozenset({"section", "deck", "part", "zone"}),
}


class Table(Struct, frozen=True):
    """How a list's columns are laid out: the number of each column by what it holds (see ``count``, ``name`` …)."""

    delimiter: str
    columns: dict[str, int]
    first_line: int
    """The number (from 0) of the first line with a card."""


def table(text: str, matcher: Matcher) -> Table | None:
    """The layout of a comma separated list, or None when the text is none."""
    lines = text.split("\n")
    if max(map(len, lines)) > _LONGEST_LINE:
        return None
    first = next((number for number, line in enumerate(lines) if line.strip()), 0)
    separator = _SEPARATOR_LINE.match(lines[first].strip())
    if separator:
        first += 1
    delimiters = (separator[1],) if separator else _DELIMITERS
    for delimiter in delimiters:
        if first >= len(lines):
            return None
        cells = [cell.strip().casefold() for cell in _cells(lines[first], delimiter)]
        columns = {
            what: cells.index(title)
            for what, titles in _COLUMNS.items()
            if (title := next((cell for cell in cells if cell in titles), None)) is not None
        }
        if "count" in columns and ("name" in columns or "id" in columns):
            return Table(delimiter, columns, first + 1)
    for delimiter in delimiters:
        sample = [line for line in lines[first : first + 40] if line.strip()]
        if delimiter == "\t" or not all(delimiter in line for line in sample):
            continue  # counts and names with tabs between are Lackey's
        columns = _guessed([_cells(line, delimiter) for line in sample], matcher)
        if columns:
            return Table(delimiter, columns, first)
    return None


_TOTAL = re.compile(r"(?i)(?:(?:sub|grand )?totale?s?|sum|summe|gesamt|somme|suma)(?: cards)?:?")
"""What stands in the row under a table that adds it up."""


def rows(text: str, layout: Table) -> list[tuple[int, str, dict[str, str]]]:
    """Every line of the list as (line number, the line, its cells by what they hold).

    :raises UnreadableDeckError: the quoting is broken.
    """
    lines = text.split("\n")
    body = "\n".join(lines[layout.first_line :])
    reader = csv.reader(io.StringIO(body), delimiter=layout.delimiter)
    taken: list[tuple[int, str, dict[str, str]]] = []
    at = 0
    try:
        for cells in reader:
            line_number, at = layout.first_line + at + 1, reader.line_num
            if any(cell.strip() for cell in cells):
                found = {what: cells[place].strip() for what, place in layout.columns.items() if place < len(cells)}
                whole = "\n".join(lines[line_number - 1 : layout.first_line + at])
                taken.append((line_number, whole, found))
    except csv.Error as error:
        raise UnreadableDeckError(
            f"Line {layout.first_line + at + 1} of the table can't be taken apart: {error}. Save it again as CSV."
        ) from None
    return taken


def written(text: str, layout: Table, matcher: Matcher) -> Iterator[Written]:
    """What every line of the table says; lines without a count become problems.

    :raises UnreadableDeckError: the quoting is broken.
    """
    for line_number, line, cells in rows(text, layout):
        count = _WHOLE.match(cells.get("count", ""))
        name = cells.get("name", "")
        if is_rule(line) or _TOTAL.fullmatch(name) or _TOTAL.fullmatch(cells.get("count", "")):
            continue
        number = cells.get("id", "")
        if count is None:
            if name or number:
                matcher.rest(line_number, line, f"“{cells.get('count', '')[:40]}” isn't a number of copies.")
            else:
                matcher.line(line_number, line)
            continue
        section: Section = "sideboard" if cells.get("section", "").casefold().startswith("side") else "deck"
        yield Written(
            line_number,
            line,
            name,
            int(count[1]),
            cells.get("comment", ""),
            section,
            int(number[:12]) if number.isdecimal() else 0,
            cells.get("group", "").lower().removeprefix("g"),
            None,
            cells.get("advanced", "").casefold() in ("advanced", "adv", "true", "yes", "1", "x") or None,
        )


def read(text: str, layout: Table, matcher: Matcher) -> Deck:
    """Read a deck from a table.

    :raises UnreadableDeckError: the quoting is broken.
    """
    for one in written(text, layout, matcher):
        matcher.take(one)
    return matcher.finish(Deck())


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as a table. It holds the cards, their counts and comments, and the sideboard."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["Quantity", "Card", "Type", "Group", "Section", "Id", "Comment"])

    def row(entry: Entry, section: str) -> None:
        card = catalogue.card(entry.card_id)
        group = group_text(card) if card.kind == "crypt" else ""
        name = listed_name(card, catalogue)
        writer.writerow([entry.count, name, type_title(card), group, section, card.id, entry.comment])

    for one in crypt_rows(deck, catalogue):
        row(one.entry, "Crypt")
    for part in library_parts(deck, catalogue):
        for one in part.rows:
            row(one.entry, "Library")
    for entry in deck.sideboard:
        row(entry, "Sideboard")
    return file.getvalue()


def _cells(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        return []


def _guessed(lines: list[list[str]], matcher: Matcher) -> dict[str, int]:
    """The columns of a table without titles: one of counts, one of names; empty when they aren't there."""
    if not lines or min(map(len, lines)) < 2:
        return {}
    width = min(map(len, lines))
    counts = [place for place in range(width) if all(_WHOLE.match(cells[place]) for cells in lines)]
    names = [
        place
        for place in range(width)
        if sum(bool(matcher.versions(cells[place])) for cells in lines) * 2 >= len(lines) and place not in counts
    ]
    return {"count": counts[0], "name": names[0]} if counts and names else {}
