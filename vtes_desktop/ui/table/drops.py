"""What a drop means: from what is held and what lies under the pointer to a request, without a screen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place, Table, on


class Cards(Struct, frozen=True):
    """Copies held, in the order they were picked up."""

    ids: tuple[int, ...]


class Top(Struct, frozen=True):
    """The top card of a deck, unseen."""

    seat: int
    region: Literal["crypt", "library"]


class Tokens(Struct, frozen=True):
    """Counters held, and where they were picked up."""

    source: Purse
    amount: int


Held = Cards | Top | Tokens


class OnCard(Struct, frozen=True):
    """Over a card."""

    copy: int


class OnPlace(Struct, frozen=True):
    """Over a region, between cards; `index` is where among them (-1: the end)."""

    seat: int
    region: str
    index: int = -1


class OnPool(Struct, frozen=True):
    """Over a pool."""

    seat: int


class OnBank(Struct, frozen=True):
    """Over the bank."""


Target = OnCard | OnPlace | OnPool | OnBank


def request_for(table: Table, held: Held, target: Target) -> r.Request | None:
    """What is asked of the host when `held` is dropped on `target`; None when that means nothing."""
    match held:
        case Tokens(source, amount):
            purse = _purse(table, target)
            return r.Blood(source, purse, amount) if purse is not None and purse != source else None
        case Top(seat, region):
            place = _place(table, (), target)
            if place is None or place == Place(seat, region):
                return None
            return r.PutTop(seat, region, place)
        case Cards(ids):
            place = _place(table, ids, target)
            if place is None:
                return None
            index = target.index if isinstance(target, OnPlace) else -1
            if _as_it_is(table, ids, place, index):
                return None
            return r.Put(ids, place, index)


def _as_it_is(table: Table, ids: tuple[int, ...], place: Place, index: int) -> bool:
    """Whether the cards lie just there already."""
    if not all(i in table.copies and table.copies[i].place == place for i in ids):
        return False
    if place.on or index < 0:
        return True
    pile = table.pile(place.seat, place.region)
    others = [i for i in pile if i not in ids]
    return [*others[:index], *ids, *others[index:]] == pile


def takes(table: Table, held: Held, copy: int) -> bool:
    """Whether a card can be what `held` is dropped on: a minion for library cards, any card for counters."""
    under = table.copies.get(copy)
    if under is None:
        return False
    region = table.region_of(under)
    if isinstance(held, Tokens):
        return region.tracked and region.name not in ("ash heap", "removed")
    if not region.in_play:
        return False
    if isinstance(held, Cards):
        cards = [table.copies[i] for i in held.ids if i in table.copies]
        return copy not in held.ids and all(card.kind == "library" for card in cards) and _bears(table, copy)
    return held.region == "library" and _bears(table, copy)


def _bears(table: Table, copy: int) -> bool:
    """Whether cards are put on it: a minion or another card that lies in a region by itself."""
    return not table.copies[copy].place.on


def _purse(table: Table, target: Target) -> Purse | None:
    match target:
        case OnCard(copy):
            return Purse("card", copy) if takes(table, Tokens(BANK, 1), copy) else None
        case OnPool(seat):
            return Purse("pool", seat)
        case OnBank():
            return BANK
        case OnPlace():
            return None


def _place(table: Table, ids: tuple[int, ...], target: Target) -> Place | None:
    match target:
        case OnCard(copy):
            return on(copy) if copy not in ids and copy in table.copies else None
        case OnPlace(seat, region):
            return Place(seat, region)
        case OnPool() | OnBank():
            return None
