"""What may come next in a search line: names of fields, and their values."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from vtes_desktop.cards.query import FIELDS, SHORT
from vtes_desktop.cards.search import Search
from vtes_desktop.cards.spelling import fold

_UNDER_CURSOR = re.compile(
    r'(?P<word>(?:(?P<field>[^\W\d_]+)(?P<operator>!=|<=|>=|[:=<>]))?(?P<quote>")?(?P<value>(?(quote)[^"]*|[^\s()|"]*)))$'
)


class Completion(Struct, frozen=True):
    """One proposal: put ``text`` in place of the query's characters from ``start`` to ``end``."""

    text: str
    start: int
    end: int
    meaning: str
    """What it is, in a few words."""


def complete(search: Search, query: str, cursor: int | None = None, limit: int = 12) -> list[Completion]:
    """Proposals for the word before the cursor (the query's end when ``None``), the likeliest first.

    After a field's sign its values are proposed; else fields, and values of fields that begin with what was typed.

    >>> from vtes_desktop.cards.catalogue import load
    >>> [proposal.text for proposal in complete(load().search, "cap>=6 clan:trem")]
    ['clan:Tremere', 'clan:"Tremere antitribu"']
    """
    cursor = len(query) if cursor is None else max(0, min(cursor, len(query)))
    before = query[:cursor]
    if before.count('"') % 2 == 0 and before.endswith('"'):
        return []  # a quoted phrase that was just closed
    under = _UNDER_CURSOR.search(before)
    if under is None:
        return []
    typed = fold(under["value"])
    if under["field"]:
        field = SHORT.get(under["field"].lower(), under["field"].lower())
        found = _values(search, field, typed) if field in FIELDS else iter(())
        # Only numbers are more or less.
        fits = (field in FIELDS and FIELDS[field].manner == "number") or under["operator"] in (":", "=", "!=")
        start, prefix = under.start("word"), f"{under['field']}{under['operator'] if fits else ':'}"
        proposals = [Completion(prefix + _quoted(value), start, cursor, FIELDS[field].meaning) for value in found]
        return proposals[:limit]
    start = under.start("word") + (under["word"].startswith("-"))
    typed = typed.removeprefix("-")
    if not typed:
        return []
    fields = [
        Completion(f"{name}:", start, cursor, field.meaning) for name, field in FIELDS.items() if name.startswith(typed)
    ]
    values = [
        Completion(f"{name}:{_quoted(value)}", start, cursor, field.meaning)
        for name, field in FIELDS.items()
        if field.manner == "value"
        for value in search.spoken(name)
        if fold(value).startswith(typed)
    ]
    return [*fields, *values][:limit]


def _values(search: Search, field: str, typed: str) -> Iterator[str]:
    """The field's values that begin with what was typed, then those in which a later word does."""
    folded = [(value, fold(value)) for value in search.spoken(field)]
    yield from (value for value, spelt in folded if spelt.startswith(typed))
    if typed:
        yield from (value for value, spelt in folded if f" {typed}" in spelt and not spelt.startswith(typed))


def _quoted(value: str) -> str:
    return f'"{value}"' if re.search(r"[\s()|]", value) else value
