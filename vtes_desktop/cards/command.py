"""The ``cards`` commands of the command line.

``vtes-desktop cards find 'QUERY'`` prints what the search finds. It ends with 0 when it found cards, with 1 when it
found none, and with 2 when the query can't be understood or the card lists can't be read.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vtes_desktop.cards.catalogue import Catalogue
    from vtes_desktop.cards.model import Card

FOUND, NONE_FOUND, NOT_UNDERSTOOD = 0, 1, 2

_EXAMPLES = """\
examples:
  vtes-desktop cards find govern
  vtes-desktop cards find 'clan:tremere cap>=6 title:prince'
  vtes-desktop cards find 'disc:AUS type:reaction "intercept"' --limit 20
  vtes-desktop cards find 'type:master cost:0 -text:unique' --json
  vtes-desktop cards find '(clan:ministry or clan:"banu haqim") group:5'

fields: name text clan disc cap group type kind title sect path requires cost pool blood conviction set rarity adv
banned burn format artist flavor id. Numbers know < <= > >= and != too; - before a word or field means not (put --
before a query that begins with it); none and * ask for no value and for any.
"""


def add_commands(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    """Add ``cards`` and its commands to the program's parser; each sets ``run``, a function of the parsed arguments.

    Returns where other rooms can add theirs.
    """
    about = "search the published cards"
    cards = subparsers.add_parser("cards", help=about, description=about.capitalize() + ".")
    commands = cards.add_subparsers(metavar="COMMAND", required=True)
    find = commands.add_parser(
        "find",
        aliases=["search"],
        help="print the cards that a query finds, the likeliest first",
        description="Print the cards that a query finds, as a table or as JSON.",
        epilog=f"{_EXAMPLES}\nexit status: 0 for cards found, 1 for none, 2 for a query or lists that can’t be read.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    find.add_argument("query", nargs="+", metavar="QUERY", help="words and fields; quote it for your shell")
    find.add_argument("--text", action="store_true", help="print the text of each card under it")
    find.add_argument("--json", action="store_true", help="print every field of each card, as one JSON array")
    find.add_argument("--limit", type=_positive, metavar="N", help="print at most N cards")
    find.add_argument("--lists", type=Path, metavar="PATH", help="read the card lists in this folder or krcg wheel")
    find.set_defaults(run=run_find)
    return commands


def run_find(arguments: argparse.Namespace) -> int:
    """``cards find``; returns the exit status."""
    from vtes_desktop.cards.catalogue import CardListError, load
    from vtes_desktop.cards.lists import chosen
    from vtes_desktop.cards.query import QueryError

    query = " ".join(arguments.query)
    try:
        catalogue = load(arguments.lists or chosen())
        finding = catalogue.finder.find(query)
        found = finding.cards
    except QueryError as error:
        print(pointed(query, error.start, error.end), file=sys.stderr)
        print(error.message, file=sys.stderr)
        return NOT_UNDERSTOOD
    except CardListError as error:
        print(error, file=sys.stderr)
        return NOT_UNDERSTOOD
    shown = found[: arguments.limit]
    if arguments.json:
        print(as_json(shown, catalogue))
    elif found:
        print("\n".join(table(shown, catalogue, text=arguments.text)))
    if finding.meant:
        print(f"No card has these words. Did you mean “{finding.meant}”?", file=sys.stderr)
    if not arguments.json:
        print(_count(len(found), len(shown)), file=sys.stderr)
    return FOUND if found else NONE_FOUND


def pointed(query: str, start: int, end: int) -> str:
    """The query with carets under the characters from ``start`` to ``end``."""
    line = "".join(character if character.isprintable() else " " for character in query)
    return f"{line}\n{' ' * start}{'^' * max(1, end - start)}"


def as_json(cards: list[Card], catalogue: Catalogue) -> str:
    """The cards as a JSON array: for each the fields of :class:`Card` by name, all of them, and ``display_name``.

    Disciplines are their letters, in capitals at the superior level; a cost of X has the amount ``"X"``.
    """
    import msgspec

    rows = [
        {
            "display_name": catalogue.display_key(card),
            **msgspec.structs.asdict(card),
            "text": [msgspec.structs.asdict(part) for part in card.text],
            "disciplines": [str(level) for level in card.disciplines],
            "costs": [
                {"currency": cost.currency, "amount": "X" if cost.variable else cost.amount} for cost in card.costs
            ],
            "printings": [msgspec.structs.asdict(printing) for printing in card.printings],
        }
        for card in cards
    ]
    return msgspec.json.format(msgspec.json.encode(rows), indent=2).decode()


def table(cards: list[Card], catalogue: Catalogue, text: bool = False) -> list[str]:
    """The cards as lines of a table; columns that none of them fills are left out. With ``text``, theirs below each."""
    rows = [("ID", "NAME", "G", "CAP", "COST", "TYPE", "CLAN OR REQUIREMENT", "DISCIPLINES", "BANNED")]
    rows += [_row(card, catalogue) for card in cards]
    used = [column for column in range(len(rows[0])) if any(row[column] for row in rows[1:])]
    widths = {column: max(len(row[column]) for row in rows) for column in used}
    lines = ["  ".join(row[column].ljust(widths[column]) for column in used).rstrip() for row in rows]
    if not text:
        return lines
    return lines[:1] + [line for card, row in zip(cards, lines[1:], strict=True) for line in (row, *_text(card), "")]


def _text(card: Card) -> list[str]:
    """A card's text as lines that fit a terminal."""
    import textwrap

    paragraphs = ("".join(f"[{mark}] " for mark in part.marks) + part.text for part in card.text)
    return [
        line
        for paragraph in "\n".join(paragraphs).split("\n")
        for line in textwrap.wrap(paragraph, 96, initial_indent="    ", subsequent_indent="    ")
    ]


def _row(card: Card, catalogue: Catalogue) -> tuple[str, str, str, str, str, str, str, str, str]:
    joined = " & " if card.discipline_rule == "all" else "/" if card.discipline_rule == "any" else " "
    return (
        str(card.id),
        catalogue.display_key(card),
        str(card.group or "").upper(),
        str(card.capacity if card.kind == "crypt" else ""),
        " ".join(f"{cost} {cost.currency}" for cost in card.costs),
        "/".join(card.types),
        ", ".join(filter(None, ("/".join(card.clans), card.title, *card.requirement))),
        joined.join(map(str, card.disciplines)),
        card.banned,
    )


def _count(found: int, shown: int) -> str:
    if not found:
        return "No card fits."
    cards = "1 card" if found == 1 else f"{found} cards"
    return f"{cards}." if shown == found else f"{cards}; the first {shown} shown."


def _positive(written: str) -> int:
    if not written.isdecimal() or int(written) < 1:
        raise argparse.ArgumentTypeError(f"“{written}” is no number of cards (1 or more)")
    return int(written)
