"""The search index: for every field and value, which cards have it.

A set of cards is one int with a bit for each card; cards are numbered in the order in which results are shown (name,
then group, base before advanced), so a set's bits in order are a sorted result.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import compress

from msgspec import Struct

from vtes_desktop.cards import terms
from vtes_desktop.cards.model import Card, CardSet, TextPart
from vtes_desktop.cards.spelling import fold

_TO_FLAGS = bytes.maketrans(b"01", b"\0\1")
_TO_DIGITS = bytes.maketrans(b"\0\1", b"01")


class Index(Struct, array_like=True):
    """What searching needs, in the order of results; strings are folded (see :func:`~.spelling.fold`)."""

    order: list[int]
    """Card numbers; a card's place in this list is its bit."""
    names: list[str]
    """Each card's names and older names, one a line, with a line end before the first and after the last."""
    words: list[str]
    """All that a bare word may find: names, types, clans, disciplines, sect, title, path, and last the text."""
    texts: list[int]
    """Where in ``words`` the text begins."""
    artists: list[str]
    flavors: list[str]
    values: dict[str, dict[str, bytes]]
    """By field and folded value (or number, as text): the set of cards, little-endian."""
    spoken: dict[str, list[str]]
    """By field: the values as they are printed, to be offered."""


def flags(bits: int, size: int) -> bytes:
    """One byte 0 or 1 for each card."""
    return f"{bits:0{size}b}".encode()[::-1].translate(_TO_FLAGS)


def bits(flagged: bytes | bytearray) -> int:
    """The set of the cards whose byte is 1."""
    return int(flagged[::-1].translate(_TO_DIGITS), 2) if flagged else 0


def members(among: int, size: int) -> Iterator[int]:
    """The places of a set's cards, rising."""
    return compress(range(size), flags(among, size))


def build(cards: Iterable[Card], sets: Mapping[str, CardSet]) -> Index:
    """The index of these cards."""
    ordered = sorted(cards, key=name_place)
    index = Index([card.id for card in ordered], [], [], [], [], [], {}, {})
    found: dict[str, dict[str, bytearray]] = defaultdict(lambda: defaultdict(lambda: bytearray(len(ordered))))
    spoken: dict[str, dict[str, None]] = defaultdict(dict)
    set_names = _set_names(sets)
    for place, card in enumerate(ordered):
        names = [fold(name) for name in (card.name, card.display_name, *card.aka, *(one.name for one in card.foreign))]
        index.names.append("\n" + "\n".join(dict.fromkeys(names)) + "\n")
        words = index.names[-1] + _words(card) + "\n"
        index.texts.append(len(words))
        lines = [line for part in card.text for line in _lines(part)]
        lines += (line for one in card.foreign for line in one.text.split("\n"))
        index.words.append(words + "\n".join(map(fold, lines)))
        index.artists.append("\n" + "\n".join(map(fold, card.artists)) + "\n")
        index.flavors.append(fold(card.flavor))
        for field, value in _values(card, set_names):
            found[field][fold(value)][place] = 1
            if field != "set" and value != "*":
                spoken[field][value] = None
    published = [one for one in sets.values() if not one.code.startswith("Promo")]
    spoken["set"] = dict.fromkeys([one.code for one in published] + [one.name for one in published] + ["promo"])
    index.values = {
        field: {value: _packed(flagged) for value, flagged in values.items()} for field, values in found.items()
    }
    index.spoken = {field: sorted(values, key=_natural) for field, values in spoken.items()}
    return index


def name_place(card: Card) -> tuple[str, int, bool, int]:
    """By what cards are put in order: name, then group, base before advanced."""
    return fold(card.name), card.group if isinstance(card.group, int) else 0, card.advanced, card.id


def _natural(value: str) -> tuple[int, str]:
    return (int(value) if value.isdecimal() else 1000, value)


def _packed(flagged: bytearray) -> bytes:
    whole = bits(flagged)
    return whole.to_bytes((whole.bit_length() + 7) // 8, "little")


def _set_names(sets: Mapping[str, CardSet]) -> dict[str, tuple[str, ...]]:
    """The names under which each set is found, by its code."""
    return {
        code: (code, one.name, "promo") if code.startswith("Promo") else (code, one.name) for code, one in sets.items()
    }


def _words(card: Card) -> str:
    """Bare words' hunting ground beside name and text."""
    words = [*card.types, card.kind, card.sect, card.title, card.title_of, card.path]
    for clan in card.clans:
        words += (clan, *(old for old, new in terms.OTHER_CLANS.items() if new == clan))
    words += (terms.discipline_name(level.code) for level in card.disciplines)
    if card.kind == "crypt":
        words += (f"g{card.group}", "adv advanced" if card.advanced else "")
    if card.burn_option:
        words.append("burn option")
    return "\n".join(fold(word) for word in words if word)


def _lines(part: TextPart) -> list[str]:
    """A part's paragraphs with its marks before the first, as printed."""
    return ("".join(f"[{mark}] " for mark in part.marks) + part.text).split("\n")


def _values(card: Card, set_names: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    """Every field's values of one card, as printed. A field's ``*`` marks a card that has any value."""
    for field, values in (
        ("clan", card.clans),
        ("type", card.types),
        ("path", (card.path,) if card.path else ()),
        ("title", (card.title,) if card.title else ()),
        ("sect", (card.sect,) if card.sect else ()),
        ("requires", card.requirement),
        ("format", card.formats),
        ("disc", tuple(level.code for level in card.disciplines)),
    ):
        for value in values:
            yield field, value
        if values:
            yield field, "*"
    yield "kind", card.kind
    if card.kind == "crypt":
        yield from _crypt_values(card)
    else:
        yield from _library_values(card)
    yield "banned", "yes" if card.banned else "no"
    if card.banned:
        yield "banned", card.banned[:4]
    for printing in card.printings:
        for name in set_names.get(printing.set, (printing.set,)):
            yield "set", name
        if printing.starter:
            yield "set", f"{printing.set}:{printing.starter}"
        if printing.rarity:
            yield "rarity", printing.rarity


def _crypt_values(card: Card) -> Iterator[tuple[str, str]]:
    for level in card.disciplines:
        if level.superior:
            yield "superior", level.code
    if card.group is not None:
        yield "group", str(card.group)
    if card.capacity is not None:
        yield "cap", str(card.capacity)
    yield "adv", "yes" if card.advanced else "no"


def _library_values(card: Card) -> Iterator[tuple[str, str]]:
    marks = {mark for part in card.text for mark in part.marks}
    for level in card.disciplines:
        if level.code.upper() in marks:
            yield "superior", level.code
    yield "burn", "yes" if card.burn_option else "no"
    for cost in card.costs:
        amount = "x" if cost.variable else str(cost.amount)
        yield cost.currency, amount
        if cost.currency != "conviction":
            yield "cost", amount
    if not card.costs:
        yield "cost", "0"
    for currency in {"pool", "blood", "conviction"} - {cost.currency for cost in card.costs}:
        yield currency, "0"
