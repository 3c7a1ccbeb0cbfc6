"""What a drop means, as a table: what is held, what is under the pointer, what is asked."""

from __future__ import annotations

import pytest

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import NOBODY, Copy, Place, Table, empty_table, on
from vtes_desktop.ui.table.drops import (
    Cards,
    Edge,
    Held,
    OnBank,
    OnCard,
    OnPlace,
    OnPool,
    OnSeat,
    Target,
    Tokens,
    Top,
    likely,
    request_for,
    takes,
)

VAMPIRE, OTHER, WAITING, SWORD, WORN, HUNTING_GROUND, ASHES, THEIRS = range(1, 9)
"""Two ready vampires, one uncontrolled, a card in hand, one on a vampire, one in play, one burned, another's."""


@pytest.fixture
def table() -> Table:
    made = empty_table(["Sarah", "Alexis", "Justin"])
    made.edge = 1
    lying = {
        VAMPIRE: ("crypt", Place(0, "ready")),
        OTHER: ("crypt", Place(0, "ready")),
        WAITING: ("crypt", Place(0, "uncontrolled")),
        SWORD: ("library", Place(0, "hand")),
        WORN: ("library", on(VAMPIRE)),
        HUNTING_GROUND: ("library", Place(0, "in play")),
        ASHES: ("library", Place(0, "ash heap")),
        THEIRS: ("crypt", Place(1, "ready")),
    }
    for i, (kind, place) in lying.items():
        seat = 1 if i == THEIRS else 0
        made.copies[i] = Copy(i, 100, kind, seat, seat, place)
        if place.on:
            made.copies[place.on].attached.append(i)
        else:
            made.pile(place.seat, place.region).append(i)
    return made


POOL, THEIR_POOL = Purse("pool", 0), Purse("pool", 1)

MEANINGS: list[tuple[Held, Target, r.Request | None]] = [
    # cards to regions
    (Cards((SWORD,)), OnPlace(0, "ready", 1), r.Put((SWORD,), Place(0, "ready"), 1)),
    (Cards((SWORD,)), OnPlace(0, "ash heap"), r.Put((SWORD,), Place(0, "ash heap"))),
    (Cards((VAMPIRE, OTHER)), OnPlace(0, "torpor", 0), r.Put((VAMPIRE, OTHER), Place(0, "torpor"), 0)),
    (Cards((VAMPIRE,)), OnPlace(1, "ready", 0), r.Put((VAMPIRE,), Place(1, "ready"), 0)),
    (Cards((WORN,)), OnPlace(0, "in play", 0), r.Put((WORN,), Place(0, "in play"), 0)),
    # where they lie already
    (Cards((VAMPIRE,)), OnPlace(0, "ready", 0), None),
    (Cards((VAMPIRE,)), OnPlace(0, "ready"), None),
    (Cards((VAMPIRE,)), OnPlace(0, "ready", 1), r.Put((VAMPIRE,), Place(0, "ready"), 1)),
    (Cards((ASHES,)), OnPlace(0, "ash heap"), None),
    (Cards((WORN,)), OnCard(VAMPIRE), None),
    # cards on cards
    (Cards((SWORD,)), OnCard(VAMPIRE), r.Put((SWORD,), on(VAMPIRE))),
    (Cards((WORN,)), OnCard(OTHER), r.Put((WORN,), on(OTHER))),
    (Cards((SWORD,)), OnCard(THEIRS), r.Put((SWORD,), on(THEIRS))),
    (Cards((SWORD,)), OnCard(SWORD), None),
    (Cards((SWORD,)), OnCard(999), None),
    # cards where none go
    (Cards((SWORD,)), OnPool(0), None),
    (Cards((SWORD,)), OnBank(), None),
    (Cards((SWORD,)), OnSeat(1), r.Put((SWORD,), Place(1, "ready"))),
    # the top of a deck
    (Top(0, "library"), OnPlace(0, "hand", 2), r.PutTop(0, "library", Place(0, "hand"), index=2)),
    (Top(0, "library"), OnPlace(0, "ash heap"), r.PutTop(0, "library", Place(0, "ash heap"))),
    (Top(0, "crypt"), OnPlace(0, "uncontrolled", 1), r.PutTop(0, "crypt", Place(0, "uncontrolled"), index=1)),
    (Top(0, "library"), OnCard(VAMPIRE), r.PutTop(0, "library", on(VAMPIRE))),
    (Top(0, "library"), OnPlace(0, "library", 0), None),
    (Top(0, "library"), OnPool(0), None),
    # counters
    (Tokens(POOL, 3), OnCard(WAITING), r.Blood(POOL, Purse("card", WAITING), 3)),
    (Tokens(POOL, 1), OnCard(VAMPIRE), r.Blood(POOL, Purse("card", VAMPIRE), 1)),
    (Tokens(POOL, 1), OnCard(HUNTING_GROUND), r.Blood(POOL, Purse("card", HUNTING_GROUND), 1)),
    (Tokens(POOL, 2), OnBank(), r.Blood(POOL, BANK, 2)),
    (Tokens(POOL, 2), OnPool(1), r.Blood(POOL, THEIR_POOL, 2)),
    (Tokens(POOL, 2), OnPool(0), None),
    (Tokens(BANK, 2), OnPool(0), r.Blood(BANK, POOL, 2)),
    (Tokens(BANK, 1), OnCard(VAMPIRE), r.Blood(BANK, Purse("card", VAMPIRE), 1)),
    (Tokens(BANK, 1), OnBank(), None),
    (Tokens(Purse("card", VAMPIRE), 1), OnPool(0), r.Blood(Purse("card", VAMPIRE), POOL, 1)),
    (Tokens(Purse("card", VAMPIRE), 1), OnBank(), r.Blood(Purse("card", VAMPIRE), BANK, 1)),
    (Tokens(Purse("card", VAMPIRE), 1), OnCard(VAMPIRE), None),
    (Tokens(POOL, 1), OnCard(SWORD), None),
    (Tokens(POOL, 1), OnCard(ASHES), None),
    (Tokens(POOL, 1), OnPlace(0, "ready"), None),
    (Tokens(POOL, 1), OnSeat(1), None),
    # the Edge
    (Edge(), OnSeat(0), r.TakeEdge(0)),
    (Edge(), OnSeat(2), r.TakeEdge(2)),
    (Edge(), OnBank(), r.TakeEdge(NOBODY)),
    (Edge(), OnSeat(1), None),
    (Edge(), OnCard(VAMPIRE), None),
    (Edge(), OnPlace(0, "ready"), None),
    (Edge(), OnPool(0), None),
]


@pytest.mark.parametrize(("held", "target", "asked"), MEANINGS, ids=lambda part: str(part)[:48])
def test_what_a_drop_asks(table: Table, held: Held, target: Target, asked: r.Request | None) -> None:
    assert request_for(table, held, target) == asked


def test_the_edge_of_nobody_is_not_given_back_to_nobody(table: Table) -> None:
    table.edge = NOBODY
    assert request_for(table, Edge(), OnBank()) is None


@pytest.mark.parametrize(
    ("held", "under", "does"),
    [
        (Cards((SWORD,)), VAMPIRE, True),
        (Cards((SWORD,)), THEIRS, True),
        (Cards((SWORD,)), HUNTING_GROUND, True),
        (Cards((SWORD,)), WAITING, False),
        (Cards((SWORD,)), WORN, False),
        (Cards((SWORD,)), ASHES, False),
        (Cards((SWORD,)), 999, False),
        (Cards((OTHER,)), VAMPIRE, False),
        (Cards((SWORD, OTHER)), VAMPIRE, False),
        (Cards((VAMPIRE,)), VAMPIRE, False),
        (Top(0, "library"), VAMPIRE, True),
        (Top(0, "crypt"), VAMPIRE, False),
        (Tokens(POOL, 1), WAITING, True),
        (Tokens(POOL, 1), WORN, True),
        (Tokens(POOL, 1), SWORD, False),
        (Edge(), VAMPIRE, False),
    ],
)
def test_which_card_takes_what(table: Table, held: Held, under: int, does: bool) -> None:
    assert takes(table, held, under) is does


@pytest.mark.parametrize(
    ("held", "target", "expected"),
    [
        (Cards((VAMPIRE,)), OnPlace(0, "hand"), False),
        (Cards((VAMPIRE,)), OnPlace(0, "library"), False),
        (Cards((VAMPIRE,)), OnPlace(0, "crypt"), True),
        (Cards((SWORD,)), OnPlace(0, "crypt"), False),
        (Cards((SWORD,)), OnPlace(0, "library"), True),
        (Cards((SWORD, VAMPIRE)), OnPlace(0, "ready"), True),
        (Cards((SWORD, VAMPIRE)), OnPlace(0, "library"), False),
        (Top(0, "crypt"), OnPlace(0, "hand"), False),
        (Top(0, "library"), OnPlace(0, "hand"), True),
        (Cards((VAMPIRE,)), OnCard(OTHER), True),
        (Tokens(POOL, 1), OnPlace(0, "hand"), True),
    ],
)
def test_what_the_table_is_likely_to_refuse(table: Table, held: Held, target: Target, expected: bool) -> None:
    assert likely(table, held, target) is expected
