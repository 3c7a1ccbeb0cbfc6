"""One line of a text list: how many, which card, what stands beside it.

Understood are all the ways that players write it: ``2x Kuyén``, ``2xKuyén``, ``2 Kuyén``, ``2<tab>Kuyén``,
``x2 Kuyén``, ``Kuyén x2``, ``Kuyén (2)``, or just ``Kuyén`` for one; then, of a vampire, its capacity, disciplines,
title and ``Clan:group`` in any order that a deck builder prints them; then a comment after ``--``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import name_key
from vtes_desktop.cards.terms import DISCIPLINES, OTHER_CODES, VIRTUES
from vtes_desktop.decks.deck import Section
from vtes_desktop.decks.matching import Matcher, Written

LONGEST_LINE = 400
"""Longer lines (without their comment) aren't searched for a card: they are prose."""

_POINT = r"[-*•·+>–—‣⁃∙\uf0b7]"
"""What stands before a line of a list with points; the last is Word's."""
_COUNTED = re.compile(
    rf"\s*(?:{_POINT}\s*)?(?:\[[ xX✓✔]?\]\s*)?[(\[]?(?P<count>\d+)[)\]]?"
    r"(?P<space>\s*)(?P<x>[xX×*]?)(?P<gap>\s*)(?P<rest>\S.*)"
)
_X_COUNTED = re.compile(rf"\s*(?:{_POINT}\s*)?[xX×](?P<count>\d+)\s+(?P<rest>\S.*)")
_COUNT_LAST = re.compile(
    r"(?:\s[xX×]\s?(\d+)|[(\[]\s*[xX×]?\s*(\d+)\s*[xX×]?\s*[)\]]|[:\t,]\s*(\d+)|\s(\d+)[xX×]|\s*\*\s*(\d+))\s*$"
)
_BULLET = re.compile(rf"^\s*{_POINT}\s+(?:\[[ xX✓✔]?\]\s+)?")
_TABLE_RULE = re.compile(r"[|\s:-]+")
_CELLS = re.compile(r"\s{2,}|\t")
_DASHES = re.compile(r"\s--+(?=\s|$)|(?<=\s)--+|\s[–—]\s")
_HASH = re.compile(r"\s+(?:#|//|;)\s+")
_BRACKETED = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*$")
_ADV_LAST = re.compile(r"[\s,]+adv(?:anced|\.)?$", re.IGNORECASE)
_ADV_FIRST = re.compile(r"^adv(?:anced|\.)?\s+", re.IGNORECASE)
_GROUP_LAST = re.compile(r"[\s,]+(?:g|gr|grp|group)\.?\s?\.?(?:\d|any)$", re.IGNORECASE)
_PRICE = r"(?:[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:[€$£]|eur|usd|gbp)\b)"
_PRICE_LAST = re.compile(rf"[\s,@~–-]+({_PRICE})$", re.IGNORECASE)
_SEVERAL = re.compile(
    r"(?:\s*[,;/&+|·]|\s+and)?\s+(?=\d{1,2}\s*[xX×]?\s+[^\W\d_])|[,;/&+|](?=\d{1,2}\s*[xX×]?\s+[^\W\d_])"
)
_GROUP = re.compile(r":\s*(\d|any|\*)(?![\w])|\b(?:g|gr|grp|group)\.?\s?\.?(\d)\b", re.IGNORECASE)
_CAPACITY = re.compile(r"(?<![\d:.])(\d{1,2})(?!\d|[.,]\d|\s*votes?\b)")
_PRICED = re.compile(_PRICE, re.IGNORECASE)
_ADVANCED = re.compile(r"\badv(?:anced)?\b", re.IGNORECASE)
_LEVEL = re.compile(r"(?<![^\W\d_])(?:[a-z]{3}|[A-Z]{3})(?![^\W\d_])")
_BESIDE = ' ,*;"“”'
"""What may stand round a name and is no part of it."""
_LETTERS = frozenset([*DISCIPLINES, *VIRTUES])
_CODES = frozenset([*DISCIPLINES, *VIRTUES, *OTHER_CODES, "none"])
_CUT_SHORT = 12
"""A name of at least this many letters and digits may be one that a deck builder cut to its column."""


def card_line(matcher: Matcher, line_number: int, line: str, section: Section = "deck") -> Written | None:
    """What a line says, when it names a card in any way; None when no card of that name is found."""
    text = line.strip()
    for head, comment in _comments(text):
        if len(head) > LONGEST_LINE:
            continue
        for count, body in _counts(head):
            found = _name(matcher, body)
            if found is not None:
                name, tail = found
                if number := _count_behind(matcher, head, name, tail):
                    count, tail = number, ""
                return _written(matcher, line_number, text, name, tail, count, comment, section)
    return None


def _count_behind(matcher: Matcher, head: str, name: str, tail: str) -> int:
    """The count of a line that has just a name and a number, which isn't the capacity of that name's vampires; or 0."""
    if not tail.isdecimal() or len(tail) > 2 or counted(head):
        return 0
    return 0 if any(card.capacity == int(tail) for card in matcher.versions(name)) else int(tail)


def several(matcher: Matcher, line: str) -> list[str]:
    """The cards of a line that has several, each with its count (``2 Anson, 4 Deflection``, ``2 Anson 4 Deflection``);
    else the line alone."""
    parts = _SEVERAL.split(line.strip())
    named = len(parts) > 1 and all(number and _name(matcher, number[1]) is not None for number in map(counted, parts))
    return parts if named else [line]


def untabled(line: str) -> str:
    """A row of a Markdown table without what is drawn round its cells, any other line as it is; a comment's line empty.

    >>> untabled("| 2 | Deflection |")
    '2\\tDeflection'
    """
    text = line.strip()
    if len(text) < 3 or len(text) > LONGEST_LINE or text[0] != "|" or text[-1] != "|":
        return line
    if _TABLE_RULE.fullmatch(text):
        return ""
    return "\t".join(cell for cell in map(str.strip, text.strip("|").split("|")) if cell)


def counted(line: str) -> tuple[int, str] | None:
    """The count and the rest of a line that begins with a count, or None."""
    if len(line) > LONGEST_LINE:
        line = line[:LONGEST_LINE]
    match = _COUNTED.match(line) or _X_COUNTED.match(line)
    return (int(match["count"]), match["rest"].strip()) if match else None


def unknown_card(line_number: int, line: str, section: Section = "deck") -> Written:
    """What a line says whose card isn't known: the likely name with its count."""
    text = line.strip()
    head, comment = next(_comments(text))
    number = counted(head)
    count, body = number if number else (1, head)
    name = _CELLS.split(body.strip())[0]
    return Written(line_number, text, name.strip(" ,*"), count, comment, section)


def _comments(text: str) -> Iterator[tuple[str, str]]:
    """The ways to part a line into card and comment: first without comment if there are no dashes, then at each."""
    cuts = [*islice(_DASHES.finditer(text), 4)] if "-" in text or "—" in text or "–" in text else []
    for cut in cuts:
        yield text[: cut.start()].rstrip(), text[cut.end() :].strip()
    marked = _HASH.search(text) if "#" in text or "//" in text or ";" in text else None
    if marked:
        yield text[: marked.start()], text[marked.end() :].strip()
    yield text, ""


def _counts(head: str) -> Iterator[tuple[int, str]]:
    """The ways to read a line's count, likeliest first."""
    match = _COUNTED.match(head)
    if match:
        glued = not match["space"] and not match["x"]
        if glued:  # “47th Street Royals” is one card, “3Deflection” three
            yield 1, head
        yield int(match["count"]), match["rest"]
        if match["x"] in ("x", "X") and not match["gap"]:  # “2 Xaviar” isn't two of “aviar”
            yield int(match["count"]), match["x"] + match["rest"]
        if not glued:  # “419 Operation”
            yield 1, head
        return
    match = _X_COUNTED.match(head)
    if match:
        yield int(match["count"]), match["rest"]
    bare = _BULLET.sub("", head)
    last = _COUNT_LAST.search(bare)
    if last and not _CELLS.search(bare[: last.start()].strip()):  # “Gangrel:6” in the last column is no count
        yield int(last[last.lastindex or 1]), bare[: last.start()]
    yield 1, head
    if bare != head:
        yield 1, bare


def _name(matcher: Matcher, body: str) -> tuple[str, str] | None:
    """A card's name at the start of `body` and what follows it, or None."""
    cells = _CELLS.split(body.strip(), maxsplit=1)
    first = cells[0].strip(_BESIDE)
    tail = cells[1] if len(cells) > 1 else ""
    if matcher.versions(first):
        return first, tail
    whole = " ".join(body.split()).strip(_BESIDE)
    if tail and matcher.versions(whole):
        return whole, ""
    advanced = _ADV_LAST.search(first)
    if advanced and matcher.versions(first[: advanced.start()]):
        return f"{first[: advanced.start()]} (ADV)", tail
    advanced = _ADV_FIRST.search(first)
    if advanced and matcher.versions(first[advanced.end() :]):
        return f"{first[advanced.end() :]} (ADV)", tail
    grouped = _GROUP_LAST.search(first)
    if grouped and (found := _name(matcher, first[: grouped.start()])):
        return found[0], f"{found[1]} {grouped[0].strip(' ,')} {tail}".strip()
    priced = _PRICE_LAST.search(first)
    if priced and (found := _name(matcher, first[: priced.start()])):
        return found[0], f"{found[1]} {priced[1]} {tail}".strip()
    bracketed = _BRACKETED.search(first)
    if bracketed and (found := _name(matcher, first[: bracketed.start()])):
        return found[0], f"{found[1]} {bracketed[0].strip()} {tail}".strip()
    return _name_before_numbers(matcher, whole) or _cut_short(matcher, first, tail)


def _name_before_numbers(matcher: Matcher, whole: str) -> tuple[str, str] | None:
    """The name of a vampire whose capacity or disciplines follow after single blanks."""
    words = whole.split(" ")
    for end in range(min(len(words) - 1, 12), 0, -1):
        mark = words[end].strip("-,").rstrip("0123456789").lower()
        if (mark in _CODES or not mark) and matcher.versions(" ".join(words[:end])):
            return " ".join(words[:end]), " ".join(words[end:])
    return None


def _cut_short(matcher: Matcher, name: str, tail: str) -> tuple[str, str] | None:
    """The only crypt card whose name begins like this, for builders that cut names to a column."""
    key = name_key(name)
    capacity = _CAPACITY.search(tail)
    if len(key) < _CUT_SHORT or capacity is None:
        return None
    begun = matcher.catalogue.beginning(key)
    begins = [card for card in begun if card.kind == "crypt" and card.capacity == int(capacity[1])]
    return (matcher.catalogue.display_key(begins[0]), tail) if len(begins) == 1 else None


def _written(
    matcher: Matcher, line_number: int, text: str, name: str, tail: str, count: int, comment: str, section: Section
) -> Written:
    card: Card = matcher.versions(name)[0]
    if card.kind == "library":
        return Written(line_number, text, name, count, _joined(tail, comment), section)
    group = _GROUP.search(tail)
    before = tail[: group.start()] if group else tail
    levels = frozenset(word for word in _LEVEL.findall(before) if word.casefold() in _LETTERS)
    capacity = _CAPACITY.search(_PRICED.sub("", before))
    more = tail[group.end() :].strip() if group else ""
    return Written(
        line_number,
        text,
        name,
        count,
        _joined(more, comment),
        section,
        group=(group[1] or group[2]).lower().replace("*", "any") if group else "",
        capacity=int(capacity[1]) if capacity else None,
        advanced=True if _ADVANCED.search(before) else None,
        disciplines=levels,
    )


def _joined(*parts: str) -> str:
    return " ".join(part.strip() for part in parts if part.strip())
