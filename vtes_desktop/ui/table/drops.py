"""What a drop means: from what is held and what lies under the pointer to a request, without a screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import NOBODY, Place, Table, on


class Cards(Struct, frozen=True):
    """Copies held, in the order they were picked up."""

    ids: tuple[int, ...]


class Top(Struct, frozen=True):
    """The top card of a deck, unseen."""

    seat: int
    region: str


class Tokens(Struct, frozen=True):
    """Counters held, and where they were picked up."""

    source: Purse
    amount: int


class Edge(Struct, frozen=True):
    """The Edge."""


Held = Cards | Top | Tokens | Edge


class OnCard(Struct, frozen=True):
    """Over a card."""

    copy: int


class OnPlace(Struct, frozen=True):
    """Over a region, between cards; `index` is where among them (-1: the end)."""

    seat: int
    region: str
    index: int = -1
    side: Literal["", "up", "down"] = ""
    """Where a game tells halves of a region apart: face up or face down."""


class OnPool(Struct, frozen=True):
    """Over a pool."""

    seat: int


class OnSeat(Struct, frozen=True):
    """Anywhere over a seat's area."""

    seat: int


class OnBank(Struct, frozen=True):
    """Over the bank."""


Target = OnCard | OnPlace | OnPool | OnSeat | OnBank


def uppermost(table: Table, ids: Iterable[int]) -> tuple[int, ...]:
    """These copies without those that lie on another of them: they go along with their bearer."""
    wanted = [i for i in ids if i in table.copies]
    below = {each.id for i in wanted for each in table.with_attached(table.copies[i]) if each.id != i}
    return tuple(i for i in wanted if i not in below)


def request_for(table: Table, held: Held, target: Target) -> r.Request | None:
    """What is asked of the host when `held` is dropped on `target`; None when that means nothing."""
    match held:
        case Tokens(source, amount):
            purse = _purse(table, target)
            return r.Blood(source, purse, amount) if purse is not None and purse != source else None
        case Edge():
            seat = _edge_goes_to(target)
            return r.TakeEdge(seat) if seat is not None and seat != table.edge else None
        case Top(seat, region):
            place = _place(table, (), target)
            if place is None or place == Place(seat, region):
                return None
            return r.PutTop(seat, region, place, index=target.index if isinstance(target, OnPlace) else -1)
        case Cards(ids):
            place = _place(table, ids, target)
            if place is None:
                return None
            index = target.index if isinstance(target, OnPlace) else -1
            if _as_it_is(table, ids, place, index):
                return None
            return r.Put(ids, place, index)


def likely(table: Table, held: Held, target: Target) -> bool:
    """Whether the table takes such a drop at all, so that it can be shown before the drop: the host has the last word.

    Crypt cards don't go to the library or a hand, nor library cards to the crypt.
    """
    if not isinstance(target, OnPlace):
        return True
    region = table.regions[target.region]
    match held:
        case Cards(ids):
            kinds = {table.copies[i].kind for i in ids if i in table.copies}
        case Top(region=deck):
            kinds = set(table.regions[deck].kinds)
        case _:
            return True
    return all(region.takes(kind) for kind in kinds)


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
    match held:
        case Tokens():
            return region.tracked and region.name not in ("ash heap", "removed")
        case Cards(ids):
            cards = [table.copies[i] for i in ids if i in table.copies]
            fits = copy not in ids and all(card.kind == "library" for card in cards)
        case Top(region=deck):
            fits = deck == "library"
        case Edge():
            fits = False
    # A card that lies on another bears nothing: what is dropped on it belongs to the same bearer or nowhere.
    return fits and region.in_play and not under.place.on


def _purse(table: Table, target: Target) -> Purse | None:
    match target:
        case OnCard(copy):
            return Purse("card", copy) if takes(table, Tokens(BANK, 1), copy) else None
        case OnPool(seat):
            return Purse("pool", seat)
        case OnBank():
            return BANK
        case OnPlace() | OnSeat():
            return None


def _edge_goes_to(target: Target) -> int | None:
    match target:
        case OnSeat(seat):
            return seat
        case OnBank():
            return NOBODY
        case OnCard() | OnPlace() | OnPool():
            return None


def _place(table: Table, ids: tuple[int, ...], target: Target) -> Place | None:
    match target:
        case OnCard(copy):
            return on(copy) if copy not in ids and copy in table.copies else None
        case OnPlace(seat, region):
            return Place(seat, region)
        case OnSeat(seat):
            return Place(seat, "ready")
        case OnPool() | OnBank():
            return None
