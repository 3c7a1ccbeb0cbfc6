"""What a drop means on Vendetta's table: face up on the left half of a lane, face down on its right half; Blood on a
Position, a card of the Alliance to be Drained."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from vtes_desktop.play import requests as r
from vtes_desktop.table.asking import Option
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.table import Place, Table
from vtes_desktop.ui.games import Drops
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.table import drops
from vtes_desktop.ui.table.drops import Cards, Edge, Held, OnCard, OnPlace, Target, Tokens, Top
from vtes_desktop.ui.table.scene import TableScene

POSITION: Final = "position "
FACE_DOWN: Final = 1
"""Blood that it costs to play a card face down (P6)."""


def tile_of(table: Table, seat: int, region: str) -> int:
    """The Position tile of a lane; 0 where there is none."""
    pile = table.pile(seat, region)
    return next((i for i in pile if i in table.copies and table.copies[i].kind == "tile"), 0)


def _from_hand(table: Table, held: Held) -> bool:
    ids = held.ids if isinstance(held, Cards) else ()
    return bool(ids) and all(i in table.copies and table.copies[i].place.region == "hand" for i in ids)


def aimed(scene: TableScene, held: Held, found: Target | None, point: QPointF) -> Target | None:
    """What is under the pointer: a lane takes Blood for its tile, and cards of the hand by its half."""
    table = scene.session.table
    zone = scene.plan.zone_at(point)
    if zone is None or not zone.region.startswith(POSITION):
        return found
    if isinstance(held, Tokens):
        tile = tile_of(table, zone.seat, zone.region)
        return OnCard(tile) if tile else found
    if isinstance(held, Cards | Top):
        side = "" if not _from_hand(table, held) else "up" if point.x() < zone.rect.center().x() else "down"
        return OnPlace(zone.seat, zone.region, -1, "up" if side == "up" else "down" if side == "down" else "")
    return found


def request(table: Table, held: Held, target: Target) -> r.Request | None:
    """What is asked of the host; None when the drop means nothing."""
    if isinstance(held, Cards) and isinstance(target, OnPlace) and target.side:
        return r.Put(held.ids, Place(target.seat, target.region), -1, face_up=target.side == "up")
    if isinstance(held, Cards) and isinstance(target, OnPlace) and _drains(table, held, target):
        return r.Chore("drain", held.ids)
    if isinstance(held, Cards) and isinstance(target, OnPlace) and _token(table, held):
        return r.Put(held.ids, Place(target.seat, target.region), -1, face_up=False)
    return drops.request_for(table, held, target)


def _drains(table: Table, held: Cards, target: OnPlace) -> bool:
    copies = [table.copies[i] for i in held.ids if i in table.copies]
    return target.region == "drained" and bool(copies) and all(copy.place.region == "alliance" for copy in copies)


def _token(table: Table, held: Cards) -> bool:
    return all(i in table.copies and table.copies[i].kind == "token" for i in held.ids)


def likely(table: Table, held: Held, target: Target) -> bool:
    """Whether the table takes such a drop at all: one's cards go to one's own Positions."""
    if isinstance(target, OnPlace) and isinstance(held, Cards) and target.region.startswith(POSITION):
        return all(table.copies[i].owner == target.seat for i in held.ids if i in table.copies)
    return drops.likely(table, held, target)


def takes(table: Table, held: Held, copy: int) -> bool:
    """Whether a card can be what is dropped on: Blood lies on Position tiles; no card lies on another."""
    under = table.copies.get(copy)
    return under is not None and isinstance(held, Tokens) and under.kind == "tile"


def price(table: Table, held: Held, target: Target) -> str:
    """What the drop does and costs."""
    match held, target:
        case Cards(), OnPlace(side="up"):
            return tr("face up · free")
        case Cards(), OnPlace(side="down"):
            if table.mode == "manual":
                return tr("face down · you pay {blood} Blood", blood=FACE_DOWN)
            return tr("face down · −{blood} Blood", blood=FACE_DOWN)
        case Cards(ids), OnPlace(region=region):
            kinds = {table.copies[i].kind for i in ids if i in table.copies}
            if region == "drained" and kinds <= {"ally", "victim"}:
                return tr("Drain")
            if kinds == {"token"} and region.startswith(POSITION):
                return tr("face down")
        case Tokens(amount=amount), OnCard(copy) if copy in table.copies and table.copies[copy].kind == "tile":
            return tr("+{amount} Power", amount=amount)
        case Edge(), _:
            return tr("first player")
    return ""


DROPS: Final = Drops(aimed, request, likely, takes, price)


def meant(asking: Asking, wanted: r.Request) -> list[Option]:
    """The referee's options that a gesture can mean: a card to a Position face up or down, Blood with it, a card of the
    Alliance that is Drained, a card that is kept or chosen."""
    match wanted:
        case r.Put(copies=copies, to=to, face_up=face_up) if copies:
            fitting = asking.with_card(copies[0])
            if to.region.startswith(POSITION):
                location = to.region.removeprefix(POSITION)
                there = [option for option in fitting if option.kind.startswith("play") and option.level == location]
                side = "play face up" if face_up else "play face down"
                chosen = [option for option in there if face_up is None or option.kind == side]
                return chosen or there or _decided(asking, location)
            return fitting if to.region == "hand" else []
        case r.Chore("drain", (copy, *_)):
            return [option for option in asking.with_card(copy) if option.kind == "drain"]
        case r.Blood(Purse("pool"), Purse("card"), amount):
            return [option for option in asking.options if option.kind == "blood" and option.amount == amount]
        case r.Play(copy) | r.TurnCards((copy, *_)) | r.LockCards((copy, *_)):
            return asking.with_card(copy)
    return []


def _decided(asking: Asking, location: str) -> list[Option]:
    return [option for option in asking.options if option.kind in ("stay", "withdraw") and option.level == location]
