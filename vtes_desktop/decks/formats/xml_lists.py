"""Deck files in XML: ARDB's and FELDB's, their inventories, Sutekh's card sets, OCTGN's decks.

They agree on little but this: an element for each card has a count, and the card's name in an attribute, in a child or
as its text. A file that declares entities is refused before any is expanded, and nothing outside the file is opened.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from xml.etree import ElementTree
from xml.parsers import expat

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck, Section
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.formats.arranging import clan_text, crypt_rows, discipline_text, group_text, library_parts
from vtes_desktop.decks.matching import Matcher, Written
from vtes_desktop.decks.statistics import capacity_span

_DEEPEST = 32
_COUNTS = ("count", "qty", "quantity", "number", "have")
_CARDS = frozenset({"card", "vampire", "imbued", "crypt_card", "library_card"})
_NOT_XML = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DECLARATION = re.compile(r"^\s*<\?xml[^>]{0,200}\?>")


class _Refused(Exception):  # noqa: N818 never leaves this module
    pass


def read(text: str, matcher: Matcher) -> Deck:
    """Read a deck from XML; when the file breaks off, what stands before the break is read.

    :raises UnreadableDeckError: it holds no cards, declares entities, or is no XML.
    """
    reader = _Reader(matcher)
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.EntityDeclHandler = _refuse_entities
    reader.line = lambda: parser.CurrentLineNumber
    damage: tuple[int, str] | None = None
    try:
        parser.Parse(_DECLARATION.sub("", text, count=1).encode("utf-8", errors="replace"), True)
    except expat.ExpatError as error:
        damage = (error.lineno, expat.ErrorString(error.code) or "damaged")
    except _Refused as refused:
        raise UnreadableDeckError(str(refused)) from None
    if not reader.any:
        why = f"its XML breaks on line {damage[0]} ({damage[1]})" if damage else "no cards with their counts are in it"
        raise UnreadableDeckError(f"It isn't a deck that can be read: {why}. Export the deck again, or as text.")
    if damage:
        line, why = damage
        matcher.rest(line, "", f"The XML breaks on line {line} ({why}); what stands after it is not read.")
    return matcher.finish(reader.deck())


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as ARDB saves it. It holds name, author and description."""
    span = capacity_span(deck, catalogue)
    root = ElementTree.Element("deck", generator="vtes-desktop", formatVersion="-TODO-1.0", databaseVersion="official")
    for tag, words in (
        ("name", deck.name),
        ("author", deck.author),
        ("description", deck.description),
        ("date", date.today().isoformat()),
    ):
        ElementTree.SubElement(root, tag).text = _allowed(words)
    crypt = ElementTree.SubElement(
        root,
        "crypt",
        size=str(deck.crypt_count),
        min=str(span.lowest),
        max=str(span.highest),
        avg=f"{span.average:.2f}",
    )
    for row in crypt_rows(deck, catalogue):
        _element(crypt, "vampire", row.entry.count, row.card, _vampire(row.card))
    library = ElementTree.SubElement(root, "library", size=str(deck.library_count))
    for part in library_parts(deck, catalogue):
        for row in part.rows:
            _element(library, "card", row.entry.count, row.card, _library_card(row.card, part.title))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


class _Reader:
    """Collects cards from elements as they end."""

    def __init__(self, matcher: Matcher) -> None:
        self.matcher = matcher
        self.any = False
        self.line: Callable[[], int] = lambda: 0
        self._open: list[tuple[str, dict[str, str], list[str], dict[str, str], int]] = []
        self._words: dict[str, str] = {}
        self._section: Section = "deck"

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self._open) >= _DEEPEST:
            raise _Refused(f"Its XML is nested more than {_DEEPEST} deep: it isn't a deck.")
        plain = {_plain(key): value for key, value in attributes.items()}
        self._open.append((_plain(tag), plain, [], {}, self.line()))
        if len(self._open) == 1:
            self._words.update(plain)
        if _plain(tag) == "sideboard" or plain.get("name", "").casefold() == "sideboard":
            self._section = "sideboard"

    def text(self, data: str) -> None:
        if self._open:
            self._open[-1][2].append(data)

    def end(self, _tag: str) -> None:
        tag, attributes, pieces, children, line = self._open.pop()
        text = "".join(pieces).strip()
        if tag in _CARDS and self._card(tag, attributes, text, children, line):
            return
        if tag == "sideboard" or attributes.get("name", "").casefold() == "sideboard":
            self._section = "deck"
        if len(self._open) == 1 and text:
            self._words[tag] = text
        if self._open:
            self._open[-1][3].setdefault(tag, text)

    def deck(self) -> Deck:
        words = self._words
        described = [words.get(key, "") for key in ("description", "comment", "comments")]
        return Deck(
            name=words.get("name", "").strip(),
            author=words.get("author", "").strip(),
            description="\n\n".join(part for part in described if part),
            notes=words.get("annotations", ""),
        )

    def _card(self, tag: str, attributes: dict[str, str], text: str, children: dict[str, str], line: int) -> bool:
        """Take an element as a card; False when it is none."""
        said = attributes | children
        count = next((said[key] for key in _COUNTS if key in said), None)
        name = attributes.get("name") or children.get("name") or text
        if count is None and not name:
            return False
        self.any = True
        as_line = f"{count or 1}x {name}"
        number = (count or "1").strip()
        if not number.lstrip("-").isdecimal() or len(number) > 40:
            self.matcher.rest(line, as_line, f"“{number[:40]}” isn't a number of copies (of {name}).")
            return True
        group = children.get("group", "").lower()
        capacity = children.get("capacity", "")
        advanced = children.get("adv", "").strip().casefold()
        self.matcher.take(
            Written(
                line,
                as_line,
                name,
                int(number),
                children.get("comment", ""),
                self._section,
                0,
                group if group.isdecimal() or group == "any" else "",
                int(capacity) if capacity.isdecimal() and len(capacity) < 4 else None,
                (advanced not in ("", "false", "no", "0")) if "adv" in children and tag != "card" else None,
            )
        )
        return True


def _refuse_entities(*_declaration: object) -> None:
    raise _Refused("Its XML declares entities, which no deck builder does; it was not read. Export the deck again.")


def _plain(name: str) -> str:
    return name.rsplit(":", 1)[-1].casefold()


def _vampire(card: Card) -> dict[str, str]:
    return {
        "adv": "(Advanced)" if card.advanced else "",
        "name": card.name,
        "disciplines": discipline_text(card, ""),
        "clan": clan_text(card),
        "capacity": str(card.capacity or 0),
        "group": group_text(card),
    }


def _library_card(card: Card, types: str) -> dict[str, str]:
    return {
        "name": card.name,
        "type": types,
        "cost": " ".join(f"{cost} {cost.currency}" for cost in card.costs),
        "requirement": "/".join([*card.clans, *(str(level) for level in card.disciplines)]),
    }


def _element(parent: ElementTree.Element, tag: str, count: int, card: Card, children: dict[str, str]) -> None:
    element = ElementTree.SubElement(parent, tag, databaseID=str(card.id), count=str(count))
    for name, text in children.items():
        ElementTree.SubElement(element, name).text = text


def _allowed(words: str) -> str:
    """Text without the characters that XML can't have."""
    return _NOT_XML.sub("", words)
