"""Made-up cards for positions: the rulebook's examples speak of vampires that were never printed, or were otherwise.

They are ordinary :class:`~vtes_desktop.cards.model.Card` structs, so the rules read them as they read any card.

>>> vampire("Krid", 5, "dom FOR", clan="Ventrue").disciplines[1]
DisciplineLevel(code='for', superior=True)
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Final

from vtes_desktop.cards.model import Card, CardType, Cost, DisciplineLevel, Kind, TextPart

FIRST_ID: Final = 10_000_000_000
"""Made-up cards have ids from here on: far above the printed ones."""
Text = str | Mapping[str, str]
"""A card's text, or its paragraphs by the marks that stand before them: ``{"cel": "Strike: dodge."}``."""


def vampire(
    name: str,
    capacity: int = 5,
    disciplines: str = "",
    *,
    clan: str = "",
    sect: str = "Camarilla",
    title: str = "",
    text: Text = "",
    advanced: bool = False,
) -> Card:
    """A vampire. Disciplines are codes with a blank between, upper case for superior; a title may say of what:
    ``"prince of Chicago"``."""
    kind, _, of = title.partition(" of ")
    return Card(
        id=_id("crypt", f"{name} (ADV)" if advanced else name, text),
        name=name,
        kind="crypt",
        types=("Vampire",),
        text=_parts(text),
        clans=(clan,) if clan else (),
        disciplines=_levels(disciplines),
        group=1,
        capacity=capacity,
        title=kind,
        title_of=of,
        sect=sect,
        advanced=advanced,
    )


def imbued(name: str, life: int = 4, virtues: str = "", *, creed: str = "Innocent", text: Text = "") -> Card:
    """An Imbued with virtues by their codes."""
    clans = (creed,)
    levels = _levels(virtues)
    return Card(
        _id("crypt", name, text), name, "crypt", ("Imbued",), _parts(text), (), clans, disciplines=levels, capacity=life
    )


def ally(name: str, life: int = 1, *, strength: int = 1, bleed: int = 1, pool: int = 0, text: str = "") -> Card:
    """An ally with its numbers, as the pool's allies print them."""
    said = f"Ally with {life} life. {strength} strength, {bleed} bleed. {text}".strip()
    return library(name, "Ally", pool=pool, text=said)


def retainer(name: str, life: int = 1, *, pool: int = 0, blood: int = 0, text: str = "") -> Card:
    """A retainer with its life."""
    return library(name, "Retainer", pool=pool, blood=blood, text=f"Retainer with {life} life. {text}".strip())


def library(
    name: str,
    *types: CardType,
    text: Text = "",
    disciplines: str = "",
    together: bool = False,
    clans: Sequence[str] = (),
    requirement: Sequence[str] = (),
    pool: int = 0,
    blood: int = 0,
    convictions: int = 0,
    burn_option: bool = False,
    capacity_change: int | None = None,
) -> Card:
    """A library card of these types. Of several disciplines one will do, or with `together` all are needed."""
    levels = _levels(disciplines)
    prices = (Cost("pool", pool), Cost("blood", blood), Cost("conviction", convictions))
    return Card(
        id=_id("library", name, types, text, disciplines),
        name=name,
        kind="library",
        types=types,
        text=_parts(text),
        clans=tuple(clans),
        disciplines=levels,
        discipline_rule=("all" if together else "any") if len(levels) > 1 else "",
        requirement=tuple(requirement),
        costs=tuple(cost for cost in prices if cost.amount),
        burn_option=burn_option,
        capacity_change=capacity_change,
    )


def _id(kind: Kind, name: str, *rest: object) -> int:
    """The number of a card; one of the same name that does something else is another card."""
    return FIRST_ID + zlib.crc32(repr((kind, name, *rest)).encode())


def _levels(codes: str) -> tuple[DisciplineLevel, ...]:
    return tuple(DisciplineLevel(code.lower(), code.isupper()) for code in codes.split())


def _parts(text: Text) -> tuple[TextPart, ...]:
    if isinstance(text, str):
        return (TextPart((), text),) if text else ()
    return tuple(TextPart(tuple(marks.split()), paragraph) for marks, paragraph in text.items())


BLANK: Final = library("Blank card")
"""A library card without a type, which can't be played: what fills hands and libraries nobody asks about."""
