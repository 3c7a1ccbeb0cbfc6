"""The search line as the chips see it: which values of a field it asks for, and the line with other values in it.

Only what is asked at the top level of the query counts: ``clan:tremere``, ``-type:master``, ``under cap 7``, and one
field's values with commas, or in brackets with ``or`` between them. Everything else is left as it was typed.

>>> chosen("clan:tremere -type:master", "type").without
('master',)
>>> with_values('cap>=6 (type:action or type:combat) "stealth"', "type", ("action",), ())
'cap>=6 type:action "stealth"'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from vtes_desktop.cards import terms
from vtes_desktop.cards.query import FIELDS, Operator, QueryError, tokens, values_of
from vtes_desktop.cards.sayings import said
from vtes_desktop.cards.spelling import fold
from vtes_desktop.ui.languages import tr

_BLANKS = re.compile(r"[\s()|\"]")
_OTHER_TYPES = {"modifier": "action modifier", "political": "political action", "vote": "political action"}


class Asked(Struct, frozen=True):
    """One condition of the query."""

    field: str
    operator: Operator
    value: str


class Term(Struct, frozen=True):
    """A part of the query that must fit, with the characters it takes up."""

    start: int
    end: int
    kind: Literal["one", "any", "other"]
    """One condition; several of one field with ``or`` between them; anything else."""
    negated: bool = False
    asked: tuple[Asked, ...] = ()


class Chosen(Struct, frozen=True):
    """What a query asks of one field, values in their canonical spelling (see :func:`canonical`)."""

    wanted: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    any: bool = False
    """Whether one of the wanted values is enough (brackets with ``or``)."""


class Bounds(Struct, frozen=True):
    """The range that a query asks of a number; None for no bound."""

    low: int | None = None
    high: int | None = None


def terms_of(query: str) -> list[Term]:
    """The parts of a query in order; the whole of it as one ``other`` when it has ``or`` at its top level.

    :raises QueryError: it can't be understood.
    """
    found: list[Term] = []
    all_tokens = said(tokens(query))
    position = 0
    negated_from = -1
    while position < len(all_tokens):
        token = all_tokens[position]
        position += 1
        if token.kind == "-" or _is_word(token.value, token.kind, token.quoted, "not"):
            negated_from = token.start if negated_from < 0 else negated_from
            continue
        if token.kind == "|" or _is_word(token.value, token.kind, token.quoted, "or"):
            return [Term(0, len(query), "other")]
        if _is_word(token.value, token.kind, token.quoted, "and"):
            continue
        start = token.start if negated_from < 0 else negated_from
        negated = negated_from >= 0
        negated_from = -1
        if token.kind == "test":
            each_asked = tuple(Asked(token.field, token.operator, value) for value in values_of(token))
            found.append(Term(start, token.end, "one" if len(each_asked) == 1 else "any", negated, each_asked))
        elif token.kind == "(":
            depth, first = 1, position
            while position < len(all_tokens) and depth:
                depth += {"(": 1, ")": -1}.get(all_tokens[position].kind, 0)
                position += 1
            if depth:
                raise QueryError(tr("This opening bracket is not closed."), token.start, token.end)
            inside = all_tokens[first : position - 1]
            joined = all(
                each.kind == "test" if number % 2 == 0 else each.kind == "|" or each.value.lower() == "or"
                for number, each in enumerate(inside)
            )
            asked_all = tuple(Asked(each.field, each.operator, each.value) for each in inside if each.kind == "test")
            same = joined and len(inside) % 2 == 1 and len({(one.field, one.operator) for one in asked_all}) == 1
            end = all_tokens[position - 1].end
            if same and not negated:
                found.append(Term(start, end, "any", False, asked_all))
            else:
                found.append(Term(start, end, "other"))
        else:
            found.append(Term(start, token.end, "other"))
    return found


def canonical(field: str, value: str) -> str:
    """One spelling for all ways to write a value: folded; disciplines as their letters, capitals for superior."""
    if field == "disc":
        code = terms.discipline_code(fold(value))
        return code.upper() if len(value.strip()) == 3 and value.strip().isupper() else code
    folded = fold(value)
    if field == "clan":
        if folded.startswith("!"):
            folded = f"{folded[1:]} antitribu"
        for old, new in terms.OTHER_CLANS.items():
            if fold(old) == folded:
                return fold(new)
    if field == "type":
        folded = _OTHER_TYPES.get(folded, folded)
    return folded


def chosen(query: str, field: str) -> Chosen:
    """What a query asks of a field by ``:`` or ``=``.

    :raises QueryError: it can't be understood.
    """
    wanted: list[str] = []
    without: list[str] = []
    either = False
    for term in terms_of(query):
        if _is_about(term, field):
            values = [canonical(field, one.value) for one in term.asked]
            (without if term.negated else wanted).extend(values)
            either = either or (term.kind == "any" and not term.negated)
    return Chosen(tuple(dict.fromkeys(wanted)), tuple(dict.fromkeys(without)), either)


def with_values(
    query: str, field: str, wanted: Sequence[str], without: Sequence[str], either: bool | None = None
) -> str:
    """The query with just these values of a field; the rest of it stays.

    :param either: whether one of several wanted values is enough; None does as fields usually are asked: several
        Disciplines all, several of anything else any.
    :raises QueryError: the query can't be understood.
    """
    if either is None:
        either = field != "disc"
    written = [f"{field}:{quoted(value)}" for value in wanted]
    if either and len(written) > 1:
        written = [f"({' or '.join(written)})"]
    written += [f"-{field}:{quoted(value)}" for value in without]
    return _replaced(query, [term for term in terms_of(query) if _is_about(term, field)], written)


def bounds(query: str, field: str) -> Bounds:
    """The range that a query asks of a number by comparing it.

    :raises QueryError: it can't be understood.
    """
    low: int | None = None
    high: int | None = None
    for term in terms_of(query):
        if not _is_range(term, field):
            continue
        value = int(term.asked[0].value)
        operator = term.asked[0].operator
        if operator in (">", ">="):
            value += operator == ">"
            low = value if low is None else max(low, value)
        elif operator in ("<", "<="):
            value -= operator == "<"
            high = value if high is None else min(high, value)
        else:
            low = high = value
    return Bounds(low, high)


def with_bounds(query: str, field: str, low: int | None, high: int | None) -> str:
    """The query with this range of a number; the rest of it stays.

    :raises QueryError: it can't be understood.
    """
    if low is not None and low == high:
        written = [f"{field}:{low}"]
    else:
        written = [f"{field}>={low}"] if low is not None else []
        written += [f"{field}<={high}"] if high is not None else []
    return _replaced(query, [term for term in terms_of(query) if _is_range(term, field)], written)


def quoted(value: str) -> str:
    """A value as it is written in a query: in double quotes when it has blanks or signs in it."""
    return f'"{value}"' if _BLANKS.search(value) else value


def _is_word(value: str, kind: str, was_quoted: bool, word: str) -> bool:
    return kind == "word" and not was_quoted and value.lower() == word


def _is_about(term: Term, field: str) -> bool:
    return bool(term.asked) and term.asked[0].field == field and term.asked[0].operator in (":", "=")


def _is_range(term: Term, field: str) -> bool:
    return (
        term.kind == "one"
        and not term.negated
        and term.asked[0].field == field
        and term.asked[0].operator != "!="
        and term.asked[0].value.isascii()
        and term.asked[0].value.isdecimal()
        and FIELDS[field].manner == "number"
    )


def _replaced(query: str, old: list[Term], written: Sequence[str]) -> str:
    """The query with words in the place of some terms, or at its end."""
    if not old:
        rest = query.strip()
        whole = terms_of(query)
        if written and len(whole) == 1 and whole[0].kind == "other" and whole[0].end - whole[0].start == len(query):
            # “a or b”: what is added must hold for both.
            rest = f"({rest})" if _has_or(rest) else rest
        return " ".join([rest, *written]).strip()
    pieces: list[str] = []
    end = 0
    for number, term in enumerate(old):
        pieces.append(query[end : term.start].strip())
        if number == 0:
            pieces.extend(written)
        end = term.end
    pieces.append(query[end:].strip())
    return " ".join(filter(None, pieces))


def _has_or(query: str) -> bool:
    return any(token.kind == "|" or _is_word(token.value, token.kind, token.quoted, "or") for token in tokens(query))
