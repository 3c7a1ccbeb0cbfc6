"""Reading a deck from anything a player may open, paste or drop, and writing it for any program.

The kind of list is told by what is in it, never by the file's name.

>>> from vtes_desktop.cards.catalogue import load
>>> result = read_deck("2x Deflection\\n3 Govern the Unaligned", load())
>>> result.format, result.deck.library_count
('jol', 5)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.encoding import MAX_BYTES, TOO_LARGE, UnreadableDeckError, seen, text_of
from vtes_desktop.decks.formats import (
    ardb,
    csv_lists,
    deck_builders,
    eldb,
    html_lists,
    jol,
    json_lists,
    lackey,
    own,
    twd,
    xml_lists,
)
from vtes_desktop.decks.formats.card_lines import untabled
from vtes_desktop.decks.formats.headings import heading
from vtes_desktop.decks.formats.text_list import read_text
from vtes_desktop.decks.formats.undressing import undressed
from vtes_desktop.decks.matching import Matcher

OWN = "vtes-desktop"
"""The name of the program's own format."""


class FileFormat(Struct, frozen=True):
    """A kind of deck list that can be written."""

    name: str
    """For the command line: ``twd``."""
    title: str
    """For people: ``Tournament archive (TWD)``."""
    suffix: str
    """The usual end of a file's name."""
    write: Callable[[Deck, Catalogue], str]
    aliases: tuple[str, ...] = ()


FILE_FORMATS: tuple[FileFormat, ...] = (
    FileFormat("twd", "Tournament archive (TWD)", ".txt", twd.write, ("twda", "archive")),
    FileFormat("jol", "Jyhad On Line", ".txt", jol.write),
    FileFormat("lackey", "LackeyCCG", ".txt", lackey.write, ("lackeyccg",)),
    FileFormat(
        "vdb", "VDB or Amaranth text", ".txt", deck_builders.write_text, ("text", "txt", "amaranth", "vdb-text")
    ),
    FileFormat("vdb-json", "VDB JSON", ".json", deck_builders.write_vdb_json),
    FileFormat("vdb-link", "Link to VDB", ".txt", deck_builders.write_link, ("link", "url")),
    FileFormat(
        "vtesdecks-json", "VTES Decks JSON", ".json", deck_builders.write_vtes_decks_json, ("vtesdecks", "vtes-decks")
    ),
    FileFormat("ardb", "ARDB or FELDB text", ".txt", ardb.write, ("ardb-text", "feldb", "feldb-text")),
    FileFormat("ardb-xml", "ARDB or FELDB XML", ".xml", xml_lists.write, ("xml", "feldb-xml", "eldb-xml")),
    FileFormat("eldb", "ELDB", ".eld", eldb.write, ("eld",)),
    FileFormat("csv", "Table (CSV)", ".csv", csv_lists.write),
    FileFormat(OWN, "VTES Desktop deck", ".vtesdeck", own.write, ("own", "json")),
)
"""Everything that :func:`write_deck` writes, in the order in which a player is offered it."""


class ReadResult(Struct, frozen=True):
    """A deck and the kind of list it was read from: a :class:`FileFormat`'s name, or ``html``, or ``json``."""

    deck: Deck
    format: str
    lines: dict[int, int]
    """The line on which each card first stands, by card number."""


def read_deck(data: bytes | str, catalogue: Catalogue, name_hint: str = "") -> ReadResult:
    """Read a deck from a file's bytes or from text.

    What couldn't be understood is in the deck's problems, nothing is dropped.

    :param name_hint: the deck's name if the list gives none: the file's name without its end, usually.
    :raises UnreadableDeckError: it isn't a deck list at all; the message is a sentence for the player.
    """
    text = text_of(data)
    matcher = Matcher(catalogue)
    deck, kind = _read(text, matcher)
    named = deck.entries or deck.sideboard or any(problem.kind == "card" for problem in deck.problems)
    if not named and kind != OWN:  # a player may save a deck without cards
        raise UnreadableDeckError(
            "No card of the game is named in it. A deck list has lines like “2x Deflection”; if this is one, its "
            "names may be in a language other than English."
        )
    if not deck.name and name_hint:
        deck.name = name_hint
    return ReadResult(deck, kind, matcher.lines)


def read_deck_file(path: Path, catalogue: Catalogue, name_it: bool = True) -> ReadResult:
    """Read a deck from a file.

    :param name_it: whether a deck without a name gets the file's.

    :raises UnreadableDeckError: the file can't be opened, or isn't a deck; the message names the file.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
            if len(data) > MAX_BYTES:
                raise UnreadableDeckError(TOO_LARGE)
        return read_deck(data, catalogue, path.stem if name_it else "")
    except OSError as error:
        raise UnreadableDeckError(f"{path} can't be opened: {error.strerror or error}.") from error
    except UnreadableDeckError as error:
        raise UnreadableDeckError(f"{path} can't be read as a deck. {error}") from None


def file_format(name: str) -> FileFormat:
    """The format of that name or alias, in any case.

    :raises KeyError: there is none; the message lists the names there are.
    """
    wanted = name.strip().casefold().replace("_", "-").replace(" ", "-")
    for one in FILE_FORMATS:
        if wanted in (one.name, *one.aliases):
            return one
    raise KeyError(f"No deck format is called “{name}”. There are: {', '.join(one.name for one in FILE_FORMATS)}.")


def write_deck(deck: Deck, format: str, catalogue: Catalogue) -> str:
    """The deck as text in the format of that name; encode it as UTF-8.

    :raises KeyError: there is no such format.
    :raises UnknownCard: the deck has a card that the catalogue hasn't.
    """
    return file_format(format).write(deck, catalogue)


def lost_in(deck: Deck, format: str, catalogue: Catalogue) -> list[str]:
    """What a deck loses when it is written in a format: sentences, none when it loses nothing.

    It is found out by writing the deck and reading it back, so it is what another reader would miss.
    """
    written = write_deck(deck, format, catalogue)
    try:
        back = read_deck(written, catalogue).deck
    except UnreadableDeckError as error:
        return [f"It can't be read back: {error}"]
    lost = [
        f"{what} kept."
        for what, before, after in (
            ("The name isn't", deck.name, back.name),
            ("The author isn't", deck.author, back.author),
            ("The description isn't", deck.description, back.description),
            ("The tournament isn't", deck.event, back.event),
            ("The notes aren't", deck.notes, back.notes),
            ("The tags aren't", deck.tags, back.tags),
        )
        if before and before != after
    ]
    if _counts(deck.entries) != _counts(back.entries):
        lost.append("The cards aren't the same.")
    if _counts(deck.sideboard) != _counts(back.sideboard):
        lost.append("The sideboard isn't kept.")
    if any(_comments(deck).get(card_id) != comment for card_id, comment in _comments(back).items()) or (
        _comments(deck).keys() - _comments(back).keys()
    ):
        lost.append("The comments beside cards aren't kept.")
    if any(
        back.printings.get(entry.card_id, ()) != sets[: entry.count]
        for entry in deck.entries
        if (sets := deck.printings.get(entry.card_id))
    ):
        lost.append("The choice of printings isn't kept.")
    if deck.unmatched and not back.unmatched:
        lost.append("The lines that aren't matched to cards are left out.")
    return lost


def _read(text: str, matcher: Matcher) -> tuple[Deck, str]:
    start = text.lstrip()
    if start.startswith(("{", "[")):
        try:
            value = json_lists.decode(text)
        except UnreadableDeckError:
            if start.startswith("{") and not _has_card_lines(text):
                raise
        else:
            if own.looks_like(value):
                return own.read(value, matcher), OWN
            return json_lists.read(value, matcher), json_lists.kind(value)
    text = seen(text)
    start = text.lstrip()
    if start.startswith("<"):
        if html_lists.looks_like(text):
            return read_text(html_lists.words(text), matcher), "html"
        return xml_lists.read(text, matcher), "ardb-xml"
    if "|" in text:
        text = _untabled(text)
    if deck_builders.is_link(text):
        return deck_builders.read_link(text, matcher), "vdb-link"
    if eldb.looks_like(text):
        return eldb.read(text, matcher), "eldb"
    layout = csv_lists.table(text, matcher)
    if layout is not None:
        return csv_lists.read(text, layout, matcher), "csv"
    deck = read_text(undressed(text, matcher), matcher)
    return deck, _kind_of_text(text, deck)


def _untabled(text: str) -> str:
    """A text without what is drawn round the cells of its Markdown tables; a description that says where it ends, by
    the heading of the cards, is as it was written."""
    lines = text.split("\n")
    said = next((n for n, line in enumerate(lines) if line.startswith("Description:")), len(lines))
    headed = (n for n in range(said, len(lines)) if (found := heading(lines[n])) and found.kind != "summary")
    words = range(said, next(headed, said))
    return "\n".join(line if n in words else untabled(line) for n, line in enumerate(lines))


_RULED = re.compile(r"(?m)^={5,}\s*$")
_CARD_LINE = re.compile(r"(?m)^\s*\d+\s*[xX\t ]\s*\w")


def _has_card_lines(text: str) -> bool:
    return len(_CARD_LINE.findall(text[:20_000])) > 3


def _kind_of_text(text: str, deck: Deck) -> str:
    if lackey.looks_like(text):
        return "lackey"
    if ardb.looks_like(text):
        return "ardb"
    if deck.event is not None:
        return "twd"
    if _RULED.search(text):
        return "vdb"
    headed = any((found := heading(line)) and found.kind != "summary" for line in text.split("\n"))
    return "twd" if headed else "jol"


def _counts(entries: list[Entry]) -> dict[int, int]:
    return {entry.card_id: entry.count for entry in entries}


def _comments(deck: Deck) -> dict[int, str]:
    return {entry.card_id: entry.comment for entry in (*deck.entries, *deck.sideboard) if entry.comment}
