"""Searching the catalogue with the language of :mod:`~vtes_desktop.cards.query`.

>>> from vtes_desktop.cards.catalogue import load
>>> [card.display_name for card in load().search.find('clan:tremere title:prince group:1')]
['Cardano']
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import compress

from vtes_desktop.cards import terms
from vtes_desktop.cards.index import Index, bits, flags, members
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.query import FIELDS, All, Condition, Node, Not, QueryError, Word, nearest, parse
from vtes_desktop.cards.spelling import fold

_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_COSTS = ("cost", "pool", "blood", "conviction")
_SAME: Mapping[str, Mapping[str, str]] = {
    "clan": {fold(old): fold(new) for old, new in terms.OTHER_CLANS.items()},
    "type": {
        "allies": "ally",
        "modifier": "action modifier",
        "modifiers": "action modifier",
        "political": "political action",
        "vote": "political action",
    },
    "title": {"ic": "inner circle", "1": "1 vote", "2": "2 votes"},
    "rarity": {"common": "c", "uncommon": "u", "rare": "r", "vampire": "v"},
    "path": {f"path of {fold(path)}": fold(path) for path in terms.PATHS},
}
"""Other words for a field's value."""
_RANGE = re.compile(r"(\d{1,9})(?:-|\.\.\.?)(\d{1,9})")
_REMEMBERED = 256
"""Words whose cards are remembered."""
_YES = {"true": "yes", "y": "yes", "false": "no", "n": "no"}


class Search:
    """An index, ready to be asked.

    :param index: the index of the catalogue's cards.
    :param card: gives the card with a number.
    """

    def __init__(self, index: Index, card: Callable[[int], Card]) -> None:
        self.index = index
        self._card = card
        self._size = len(index.order)
        self._everything = (1 << self._size) - 1
        self._sets: dict[tuple[str, str], int] = {}
        self._having: dict[tuple[str, str], int] = {}
        """The cards that have a word that was read for in a field: who types on has it again, or a longer one."""

    def find(self, query: str | Node) -> list[Card]:
        """The cards that fit the query, by name, then group, base before advanced; all of them for an empty query.

        :raises QueryError: the query can't be understood, or asks for a value that no card has.
        """
        found = self.matching(parse(query) if isinstance(query, str) else query)
        return [self._card(number) for number in compress(self.index.order, flags(found, self._size))]

    def matching(self, node: Node, among: int | None = None) -> int:
        """The set of the cards that fit, a bit for each in the index's order; of those `among`, where that is given.
        Raises :class:`QueryError`."""
        return self._matching(node, self._everything if among is None else among)

    def _matching(self, node: Node, among: int) -> int:
        """Those of the cards ``among`` that fit the node."""
        if isinstance(node, Word):
            return self._word("", fold(node.value), among)
        if isinstance(node, Condition):
            return self._condition(node, among)
        if isinstance(node, Not):
            return among & ~self._matching(node.node, among)
        if isinstance(node, All):
            # Fields are looked up, words are read for: look up first, and read only in what is left.
            for each in sorted(node.nodes, key=_labour):
                among = self._matching(each, among)
            return among
        found = 0
        for each in node.nodes:
            found |= self._matching(each, among & ~found)
        return found

    def _word(self, field: str, words: str, among: int) -> int:
        """The cards that have a word in their text, or anywhere for no field. What has a longer one has its beginning,
        too: only there is it read for."""
        found = self._having.get((field, words))
        if found is None:
            begun = (self._having.get((field, words[:end])) for end in range(len(words) - 1, 0, -1))
            known = next((cards for cards in begun if cards is not None), self._everything)
            few = among & known
            if few.bit_count() * 8 < self._size:
                return self._read_words(field, words, few)
            if len(self._having) >= _REMEMBERED:
                self._having.clear()
            found = self._having[field, words] = self._read_words(field, words, known)
        return among & found

    def _read_words(self, field: str, words: str, among: int) -> int:
        return self._read_texts(words, among) if field else self._read(self.index.words, words, among)

    def _read(self, pages: list[str], words: str, among: int) -> int:
        """The cards whose page has the words."""
        if among == self._everything:
            return bits(bytes([words in page for page in pages]))
        found = bytearray(self._size)
        for place in members(among, self._size):
            if words in pages[place]:
                found[place] = 1
        return bits(found)

    def _condition(self, asked: Condition, among: int) -> int:
        field = FIELDS[asked.field]
        if asked.operator in _COMPARE and field.manner != "number":
            raise QueryError(
                f"“{field.name}” is no number: ask with “:”, as in {field.name}:{asked.value}.", asked.start, asked.end
            )
        if field.manner == "part":
            return self._part(asked, among)
        if field.name == "id":
            return among & self._identity(asked)
        if asked.operator in _COMPARE:
            return among & self._compared(asked)
        found = self._value(asked)
        if asked.operator == "!=":
            found = self._any(field.name) & ~found
        return among & found

    def _part(self, asked: Condition, among: int) -> int:
        words = fold(asked.value)
        if asked.field == "text":
            found = self._word("text", words, among)
        else:
            pages = {"name": self.index.names, "artist": self.index.artists, "flavor": self.index.flavors}[asked.field]
            whole = asked.operator == "=" and asked.field != "flavor"
            found = self._read(pages, f"\n{words}\n" if whole else words, among)
        return among & ~found if asked.operator == "!=" else found

    def _read_texts(self, words: str, among: int) -> int:
        pages, starts = self.index.words, self.index.texts
        found = bytearray(self._size)
        for place in members(among, self._size):
            if pages[place].find(words, starts[place]) >= 0:
                found[place] = 1
        return bits(found)

    def _identity(self, asked: Condition) -> int:
        number = _number(asked)
        holds = _COMPARE.get(asked.operator) or (operator.ne if asked.operator == "!=" else operator.eq)
        return bits(bytes([holds(each, number) for each in self.index.order]))

    def _compared(self, asked: Condition) -> int:
        number, holds = _number(asked), _COMPARE[asked.operator]
        found = 0
        for value in self.index.values.get(asked.field, ()):
            if value.isdecimal() and holds(int(value), number):
                found |= self._set(asked.field, value)
        return found

    def _value(self, asked: Condition) -> int:
        """The cards that have the whole value."""
        field, value = asked.field, fold(asked.value)
        known = self.index.values.get(field, {})
        if value == "*" or (value == "any" and "any" not in known):
            return self._any(field)
        if field in _COSTS and value in ("none", "free"):
            value = "0"
        elif value == "none":
            return self._everything & ~self._any(field)
        if field == "disc":
            return self._discipline(asked)
        if FIELDS[field].manner == "number" and (ends := _RANGE.fullmatch(value)):
            return self._between(field, int(ends[1]), int(ends[2]))
        value = _SAME.get(field, _YES).get(value, value)
        if field == "clan" and value.startswith("!"):
            value = f"{value[1:]} antitribu"  # as players write it
        for spelt in (value, value.removesuffix("s")):
            if spelt in known:
                return self._set(field, spelt)
        if FIELDS[field].manner == "number" and (value.isdecimal() or (value == "x" and field in _COSTS)):
            return 0
        raise self._unknown(asked)

    def _between(self, field: str, least: int, most: int) -> int:
        found = 0
        for value in self.index.values.get(field, ()):
            if value.isdecimal() and least <= int(value) <= most:
                found |= self._set(field, value)
        return found

    def _discipline(self, asked: Condition) -> int:
        written = asked.value.strip()
        code = terms.discipline_code(fold(written))
        if code not in terms.DISCIPLINES and code not in terms.VIRTUES:
            raise self._unknown(asked)
        # Virtues and Flight have one level: capitals ask for nothing more.
        levels = code in terms.DISCIPLINES and code != "fli"
        return self._set("superior" if levels and len(written) == 3 and written.isupper() else "disc", code)

    def _any(self, field: str) -> int:
        """The cards that have any value in the field."""
        if (field, "*") not in self._sets and "*" not in self.index.values.get(field, {}):
            found = 0
            for value in self.index.values.get(field, ()):
                found |= self._set(field, value)
            self._sets[field, "*"] = found
        return self._set(field, "*")

    def _set(self, field: str, value: str) -> int:
        key = (field, value)
        if key not in self._sets:
            self._sets[key] = int.from_bytes(self.index.values.get(field, {}).get(value, b""), "little")
        return self._sets[key]

    def _unknown(self, asked: Condition) -> QueryError:
        field = FIELDS[asked.field]
        if field.manner == "number":
            return QueryError(f"“{field.name}” is a number; “{asked.value}” is none.", asked.start, asked.end)
        suggestion = nearest(asked.value, self.spoken(field.name))
        return QueryError(f"No card has the {field.name} “{asked.value}”{suggestion}", asked.start, asked.end)

    def spoken(self, field: str) -> list[str]:
        """The values of a field as they are printed, to be offered; empty for fields that match anywhere."""
        if field == "disc":
            return list(self._discipline_names)
        return self.index.spoken.get(field, [])

    @cached_property
    def _discipline_names(self) -> tuple[str, ...]:
        return tuple(sorted(terms.discipline_name(code) for code in self.index.spoken.get("disc", ())))


def _labour(node: Node) -> int:
    """How much work a node is: look-ups 0, reading one field 1, reading all 2, more with what is inside."""
    if isinstance(node, Condition):
        return 1 if FIELDS[node.field].manner == "part" else 0
    if isinstance(node, Word):
        return 2
    if isinstance(node, Not):
        return _labour(node.node)
    return 3 * max(map(_labour, node.nodes), default=0)


def _number(asked: Condition) -> int:
    if not (asked.value.isascii() and asked.value.isdecimal()):
        raise QueryError(
            f"“{asked.field}{asked.operator}” needs a number; “{asked.value}” is none.", asked.start, asked.end
        )
    return int(asked.value[:18])
